"""A match as the lobby and its page show it."""

from collections.abc import Container

from msgspec.json import decode

from maester.kernel import seed_hash
from maester.server.course import Course
from maester.server.messages import MatchInfo, Person, SeatInfo
from maester.server.opening import clock_of
from maester.store import MatchRow, from_milliseconds


def match_info(
    row: MatchRow, me: str | None, course: Course | None = None, here: Container[str] = (), now: int = 0
) -> MatchInfo:
    """What this person may know of a match; without a course, as its row has it."""
    if course is None:
        status, waiting, winners = row.status, tuple(row.waiting.split()), tuple(row.winners.split())
    else:
        status, waiting = row.status if row.status == "broken" else course.status, course.table.waiting
        winners = course.opening.game.standing(course.table.state).winners
    mine = tuple(seat.seat for seat in row.seats if me is not None and seat.person == me)
    played_by_me = [seat.seat for seat in row.seats if seat.seat in mine and seat.bot is None]
    return MatchInfo(
        id=row.id,
        game=row.game,
        seats=seat_infos(row, course, here, now),
        status=status,  # type: ignore[arg-type]
        private=row.private,
        shuffled=row.shuffled,
        host=Person(row.host, row.host_nickname),
        created=from_milliseconds(row.created),
        changed=from_milliseconds(row.changed),
        seed_hash=seed_hash(int(row.seed)),
        seed=row.seed if status == "over" else None,
        sequence=row.sequence if course is None else course.sequence,
        clock=clock_of(row),
        options=decode(row.options),
        waiting_for=waiting,
        winners=winners,
        rematch=row.rematch,
        continues=row.continues,
        my_seats=mine,
        my_turn=status == "running" and any(seat in waiting for seat in played_by_me),
    )


def seat_infos(row: MatchRow, course: Course | None, here: Container[str], now: int) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=seat.seat,
            person=None if seat.person is None else Person(seat.person, seat.nickname or ""),
            bot=seat.bot if course is None else course.bot(seat.seat),
            here=seat.person is not None and seat.person in here,
            drawn=row.status == "waiting" and row.shuffled and not (seat.chosen or seat.open),
            clock=seconds_left(course, seat.seat, now),
            ticking=course is not None and course.clocks is not None and seat.seat in course.clocks.since,
        )
        for seat in row.seats
    )


def seconds_left(course: Course | None, seat: str, now: int) -> float | None:
    if course is None or course.clocks is None:
        return None
    left = course.clocks.remaining(seat, now)
    return None if left is None else left / 1000
