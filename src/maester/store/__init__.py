"""The store: people, matches and their logs in a database. It knows rows, not rules.

A log is only ever appended to. Its key (match, sequence) settles every race, even between processes.
"""

from maester.store.entries import (
    Agreed,
    Answered,
    Entry,
    Left,
    Paused,
    Proposed,
    Resumed,
    Returned,
    Undone,
    What,
)
from maester.store.keyframes import KeyframeRow
from maester.store.rows import (
    ChatRow,
    InvitationRow,
    MatchRow,
    PersonRow,
    SeatRow,
    Summary,
    from_milliseconds,
    milliseconds,
)
from maester.store.seats import LooksAlike
from maester.store.store import Store
from maester.store.unavailable import StoreUnavailable

__all__ = [
    "Agreed",
    "Answered",
    "ChatRow",
    "Entry",
    "InvitationRow",
    "KeyframeRow",
    "Left",
    "LooksAlike",
    "MatchRow",
    "Paused",
    "PersonRow",
    "Proposed",
    "Resumed",
    "Returned",
    "SeatRow",
    "Store",
    "StoreUnavailable",
    "Summary",
    "Undone",
    "What",
    "from_milliseconds",
    "milliseconds",
]
