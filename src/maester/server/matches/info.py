"""A match as the lobby and its page show it."""

from collections.abc import Container

from msgspec import Struct

from maester.kernel import Seat, seed_hash
from maester.server.matches.bringing import for_everybody, my_brought
from maester.server.matches.clocks import Clocks
from maester.server.matches.course import Course
from maester.server.matches.match_setup import clock_of, of_other_rules
from maester.server.messages import MatchInfo, Person, SeatInfo
from maester.store import MatchRow, from_milliseconds


class Stand(Struct, frozen=True):
    """How a match stood after an entry that has been stored."""

    status: str
    waiting: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    sequence: int
    bots: dict[Seat, str]
    """The bots that answer now."""
    clocks: Clocks | None


def stand_of(course: Course) -> Stand:
    winners = course.setup.game.standing(course.table.state).winners if course.table.over else ()
    clocks = None if course.clocks is None else course.clocks.copy()
    bots = {**course.setup.bots, **course.away}
    return Stand(course.status, course.table.waiting, winners, course.sequence, bots, clocks)


def match_info(
    row: MatchRow, me: str | None, stand: Stand | None = None, here: Container[str] = (), now: int = 0
) -> MatchInfo:
    """What this person may know of a match. Without a standing, what its row says is used."""
    if stand is None:
        status, waiting, winners = row.status, tuple(row.waiting.split()), tuple(row.winners.split())
    else:
        status, waiting, winners = row.status if row.status == "broken" else stand.status, stand.waiting, stand.winners
    mine = tuple(seat.seat for seat in row.seats if me is not None and seat.person == me)
    played_by_me = [seat.seat for seat in row.seats if seat.seat in mine and seat.bot is None]
    return MatchInfo(
        id=row.id,
        game=row.game,
        seats=seat_infos(row, me, stand, here, now),
        status=status,  # type: ignore[arg-type]
        private=row.private,
        shuffled=row.shuffled,
        host=Person(row.host, row.host_nickname),
        created=from_milliseconds(row.created),
        changed=from_milliseconds(row.changed),
        seed_hash=seed_hash(int(row.seed)),
        seed=row.seed if status in ("over", "stranded") else None,
        sequence=row.sequence if stand is None else stand.sequence,
        clock=clock_of(row),
        options=for_everybody(row),
        waiting_for=waiting,
        winners=winners,
        rematch=row.rematch,
        continues=row.continues,
        old_rules=row.started is not None and of_other_rules(row),
        my_seats=mine,
        my_brought=my_brought(row, mine),
        beat=row.beat,
        my_stops={seat.seat: tuple(seat.stops.split()) for seat in row.seats if seat.seat in mine and seat.stops},
        my_turn=status == "running" and any(seat in waiting for seat in played_by_me),
    )


def seat_infos(
    row: MatchRow, me: str | None, stand: Stand | None, here: Container[str], now: int
) -> tuple[SeatInfo, ...]:
    clocks = None if stand is None else stand.clocks
    return tuple(
        SeatInfo(
            seat=seat.seat,
            person=None if seat.person is None else Person(seat.person, seat.nickname or ""),
            bot=seat.bot if stand is None else stand.bots.get(seat.seat),
            here=seat.person is not None and seat.person in here,
            drawn=row.status == "waiting" and row.shuffled and not (seat.chosen or seat.open),
            seconds_left=seconds_left(clocks, seat.seat, now),
            ticking=clocks is not None and seat.seat in clocks.since,
            kept=None if not seat.open or seat.kept_for is None else "me" if seat.kept_for == me else "other",
        )
        for seat in row.seats
    )


def seconds_left(clocks: Clocks | None, seat: str, now: int) -> float | None:
    if clocks is None:
        return None
    left = clocks.remaining(seat, now)
    return None if left is None else left / 1000
