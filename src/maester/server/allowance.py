"""Allowance: how many matches one person may have going at once, so that there is room for those of others."""

from collections.abc import Iterable

from maester.server.access import Access
from maester.server.messages import SeatPlan
from maester.server.refused import NotAllowed
from maester.store import MatchRow, SeatRow

MOST_WAITING = 10
"""Matches that wait for players."""
MOST_GOING_ON = 100
MOST_OF_BOTS = 4
"""Matches that go on, all of whose seats are played by bots."""


async def allow(access: Access, person: str, wanted: Iterable[SeatPlan]) -> None:
    """NotAllowed, if this person has enough matches already to make one more like this."""
    if not access.limits.active:
        return
    hosted = await access.store.matches.hosted(person)
    kinds = [plan.kind for plan in wanted]
    if "open" in kinds and hosted.waiting >= MOST_WAITING:
        raise NotAllowed("too-many-waiting", 429, most=MOST_WAITING)
    if hosted.going_on >= MOST_GOING_ON:
        raise NotAllowed("too-many-matches", 429, most=MOST_GOING_ON)
    # Also one that has a person in it now: who leaves it to the bots has one more of these.
    if "bot" in kinds and hosted.of_bots >= MOST_OF_BOTS:
        raise NotAllowed("too-many-of-bots", 429, most=MOST_OF_BOTS)


def plans_of(row: MatchRow, me: str) -> list[SeatPlan]:
    """As if this person planned a match like this one. The others have to come first."""
    return [plan_of(seat, me) for seat in row.seats]


def plan_of(seat: SeatRow, me: str) -> SeatPlan:
    if seat.person is None:
        return SeatPlan("bot", seat.bot)
    return SeatPlan("me" if seat.person == me else "open")
