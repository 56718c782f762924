"""Stand-ins: bots that play for people who left, ran out of time, are away or want it so, until they come back."""

from typing import TYPE_CHECKING, Literal

from maester.kernel import Seat
from maester.server.guards.refused import NotAllowed
from maester.server.matches.clocks import lost
from maester.server.matches.course import Course
from maester.server.messages import TimeControl
from maester.store import Left, Returned

if TYPE_CHECKING:
    from maester.server.matches.live import LiveMatch

STANDS_IN = "squire"
"""The bot that plays on for somebody who left or ran out of time."""

GOOD_ENOUGH = ("squire", "maester")
"""The bots to which others may give somebody's seat."""

GRACE, GRACE_WITHOUT_CLOCK = 120_000, 3_600_000

Why = Literal["time", "left", "wish", "table"]
SAID = {"time": "system-time-is-up", "left": "system-left"}


def grace_of(clock: TimeControl | None) -> int:
    """Milliseconds somebody who is asked may be away before others may let a bot play: days, if moves take days."""
    if clock is None:
        return GRACE_WITHOUT_CLOCK
    return clock.seconds * 1000 if clock.kind == "days" else GRACE


async def hand_over(match: "LiveMatch", seat: Seat, bot: str, why: Why, person: str | None) -> None:
    """Let a bot play for a person."""
    course = await match.certain()
    if course.table.over:
        raise NotAllowed("match-is-over")
    if seat not in course.setup.owners:
        raise NotAllowed("not-your-seat", 403)
    await match.append(Left(seat, bot, why), person)
    await match.registry.store.seats.hand_over(match.row.id, seat, bot)
    await match.audience.say_system(SAID.get(why, "system-bot-plays"), seat)


async def hand_over_absent(match: "LiveMatch", seat: Seat, bot: str, person: str) -> None:
    """The others let a bot play for somebody who is away, after a time in which that person could have come back."""
    course = await match.certain()
    owner = course.setup.owners.get(seat)
    if owner is None or seat in course.away:
        raise NotAllowed("not-your-seat", 403)
    if match.audience.is_here(owner):
        raise NotAllowed("owner-is-here")
    if bot not in GOOD_ENOUGH:
        raise NotAllowed("bot-too-weak", 400)
    if course.paused:
        raise NotAllowed("match-is-paused")
    wait = grace_left(match, course, seat, owner)
    if wait > 0:
        raise NotAllowed("owner-may-come", minutes=-(-wait // 60_000))
    await hand_over(match, seat, bot, "table", person)


def grace_left(match: "LiveMatch", course: Course, seat: Seat, owner: str) -> int:
    """Milliseconds for which the others still have to wait for somebody who is asked and away."""
    grace, asked, now = grace_of(course.setup.clock), course.asked_since(seat), match.registry.now()
    if asked is None:
        return grace
    since = max(asked, match.registry.last_seen(match.row.id, owner))
    return grace - (now - since - lost(course.setup.downtimes, since, now))


async def give_back(match: "LiveMatch", seat: Seat, person: str | None) -> None:
    """The owner plays again."""
    course = await match.certain()
    if seat not in course.away:
        return
    await match.append(Returned(seat), person)
    await match.registry.store.seats.hand_over(match.row.id, seat, None)
    await match.audience.say_system("system-returned", seat)


async def leave(match: "LiveMatch", person: str) -> None:
    course = await match.certain()
    if course.table.over:
        return
    for seat in match.seats_of(person):
        if seat not in course.away:
            await hand_over(match, seat, STANDS_IN, "left", person)
