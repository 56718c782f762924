"""The beat: a chance to act is passed automatically for players who do nothing about it.

When it strikes follows from the log alone, never from what anybody could do: one beat after the window opened or
somebody last acted in it. So the beats of all seats run side by side, and a window that nobody uses takes one beat.
Players can ask to be waited for, whatever they hold, and nobody else is told; bots answer on the beat as well.
"""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from maester.kernel import Decision, Passing, Seat
from maester.server.matches.course import Course
from maester.server.messages import Beat
from maester.server.workers.thinkers import QUICK
from maester.store import MatchRow, SeatRow, Summary

ALWAYS, WHEN_ABLE = "all", "able"
"""Stops that every game has: always wait for me, or only where I can do something. The latter gives something away."""

AT_ONCE = 0


def chance(course: Course) -> tuple[Seat, Decision[Any], Passing] | None:
    """The seats that now have a chance to act that is usually passed."""
    table = course.table
    if course.paused or len(table.waiting) != 1:
        return None
    decision = table.decision(table.waiting[0])
    return None if decision.passing is UNSET else (table.waiting[0], decision, decision.passing)


def strikes(course: Course, beat: int | None) -> int | None:
    """When a person's open chance is passed automatically; None if it is left to them."""
    found = chance(course)
    if found is None or course.bot(found[0]):
        return None
    if found[2].to_all:
        return AT_ONCE
    if is_alone(course):
        # Nobody else is there to hide anything from.
        return AT_ONCE if is_forced(found[1]) or found[2].trifling else None
    return None if beat is None else quiet_since(course, found[2].window) + beat


def due(row: MatchRow, course: Course) -> int | None:
    """When somebody who is not a person has to do something: a bot, a clock, or the beat."""
    times = (course.due(), None if course.table.over else strikes(course, row.beat))
    return min((each for each in times if each is not None), default=None)


def summary(row: MatchRow, course: Course) -> Summary:
    """How a match stands, so that any process finds it again when its beat strikes."""
    return replace(course.summary(), due=due(row, course))


def quiet_since(course: Course, window: int) -> int:
    """Since when nobody has done anything in this window but pass."""
    began = course.setup.started
    for number, given in zip(reversed(course.counted), reversed(course.table.given), strict=False):
        if given.window != window or not given.idle:
            began = course.log[number - 1].at
            break
    undone = course.log[course.undone - 1].at if course.undone else began
    return max(began, undone, course.resumed)


def is_alone(course: Course) -> bool:
    """Whether at most one person plays."""
    return len({person for seat, person in course.setup.owners.items() if seat not in course.away}) < 2


def is_forced(decision: Decision[Any]) -> bool:
    """Whether passing is all there is to do."""
    answers = decision.answers()
    return answers is not None and len(list(answers)) == 1


def is_mostly_passed(decision: Decision[Any]) -> bool:
    """Whether it is a chance to act at which nobody sees anything that its seat would give up by passing."""
    return decision.passing is not UNSET and not decision.passing.waits


def is_waited_for(seat: SeatRow, decision: Decision[Any], passing: Passing) -> bool:
    """Whether this chance is open to be thought about: by itself, or because the holder of a seat wants it."""
    stops = seat.stops.split()
    if passing.waits or seat.held == passing.window or ALWAYS in stops or any(kind in stops for kind in passing.kinds):
        return True
    return WHEN_ABLE in stops and not is_forced(decision)


def shown(row: MatchRow, course: Course, now: int) -> Beat | None:
    """What everybody may know: that somebody has a chance to act, and how long it stays open."""
    found = chance(course)
    if found is None or row.beat is None or is_alone(course):
        return None
    window = found[2].window
    return Beat(max(0.0, (quiet_since(course, window) + row.beat - now) / 1000), window)


def held(row: MatchRow, course: Course, mine: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Which of these seats asked to be waited for in the open window."""
    found = chance(course)
    window = None if found is None else found[2].window
    return tuple(each.seat for each in row.seats if each.seat in mine and window is not None and each.held == window)


def bot_waits(row: MatchRow, course: Course, seat: Seat, now: int, pace: float) -> float:
    """The fewest seconds a bot takes to answer. At a chance to act it is the same whatever the bot could do."""
    found = chance(course)
    if found is None or found[0] != seat:
        return pace
    thinking = 0.0 if course.bot(seat) in QUICK else row.thinking / 1000
    if row.beat is None or found[2].to_all or is_alone(course):
        return max(pace, thinking)
    return max(pace, thinking, (quiet_since(course, found[2].window) + row.beat - now) / 1000)
