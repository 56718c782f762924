"""The store: people, matches and their logs in a database. It knows rows, not rules.

A log is appended to and never changed. Its key (match, sequence) settles every race, also between processes.
"""

from maester.store.rows import (
    ChatRow,
    Entry,
    InvitationRow,
    MatchRow,
    PersonRow,
    RosterRow,
    SeatRow,
    Summary,
    from_milliseconds,
    milliseconds,
)
from maester.store.seats import LooksAlike
from maester.store.store import Store
from maester.store.unavailable import StoreUnavailable

__all__ = [
    "ChatRow",
    "Entry",
    "InvitationRow",
    "LooksAlike",
    "MatchRow",
    "PersonRow",
    "RosterRow",
    "SeatRow",
    "Store",
    "StoreUnavailable",
    "Summary",
    "from_milliseconds",
    "milliseconds",
]
