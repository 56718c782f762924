"""Allowance: how many matches one person may have at once, so that there is room for everybody else's."""

from collections.abc import Iterable

from maester.server.guards.access import Access
from maester.server.guards.refused import NotAllowed
from maester.server.messages import SeatPlan
from maester.store import MatchRow, SeatRow

MOST_WAITING = 10
"""Matches waiting for players."""
MOST_GOING_ON = 100
MOST_OF_BOTS = 4
"""Running matches in which bots play every seat."""


async def allow(access: Access, person: str, wanted: Iterable[SeatPlan]) -> None:
    """Raise NotAllowed if this person already has too many matches to create another like this."""
    if not access.limits.active:
        return
    hosted = await access.store.matches.hosted(person)
    kinds = [plan.kind for plan in wanted]
    if "open" in kinds and hosted.waiting >= MOST_WAITING:
        raise NotAllowed("too-many-waiting", 429, most=MOST_WAITING)
    if hosted.going_on >= MOST_GOING_ON:
        raise NotAllowed("too-many-matches", 429, most=MOST_GOING_ON)
    # Counts matches with a person in them too: when that person leaves, they become one more of these.
    if "bot" in kinds and hosted.of_bots >= MOST_OF_BOTS:
        raise NotAllowed("too-many-of-bots", 429, most=MOST_OF_BOTS)


def plans_of(row: MatchRow, me: str) -> list[SeatPlan]:
    """The match as if this person were planning it. The others still have to come."""
    return [plan_of(seat, me) for seat in row.seats]


def plan_of(seat: SeatRow, me: str) -> SeatPlan:
    if seat.person is None:
        return SeatPlan("bot", seat.bot)
    return SeatPlan("me" if seat.person == me else "open")
