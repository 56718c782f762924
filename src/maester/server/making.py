"""Making matches: new ones, the next with the same people, and ones that go on from a position."""

import secrets
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from msgspec import ValidationError, convert, to_builtins
from msgspec.json import decode, encode
from msgspec.structs import replace

from maester import bots, games
from maester.kernel import BadOptions, Earlier, Game, NotSettled, Options, Table
from maester.kernel.chance import SEED_BITS
from maester.server.course import Course
from maester.server.match_setup import setup_of
from maester.server.messages import ContinueFrom, NewMatch, SeatPlan
from maester.server.refused import NotAllowed, RefusedOptions
from maester.store import Entry, MatchRow, SeatRow, milliseconds
from maester.store.matches import token


def new_match(wanted: NewMatch, host: str) -> MatchRow:
    """The match that was asked for, or NotAllowed or RefusedOptions."""
    if wanted.game not in games.NAMES:
        raise NotAllowed("no-such-game", 400)
    game = games.game(wanted.game)
    options = read_options(game, {**wanted.options, "seats": len(wanted.seats)})
    seed = secrets.randbits(SEED_BITS)
    now = milliseconds()
    return MatchRow(
        id=token(),
        game=game.name,
        rules=game.rules,
        options=encode(options).decode(),
        seed=str(seed),
        private=wanted.private,
        shuffled=wanted.shuffled,
        host=host,
        clock=None if wanted.clock is None else encode(wanted.clock).decode(),
        thinking=wanted.thinking,
        created=now,
        changed=now,
        seats=planned(Table.opened(game, options, seed).state.seats, wanted.seats, host),
    )


def read_options(game: Game, values: dict[str, Any]) -> Options:
    try:
        return game.checked(convert(values, game.options))
    except BadOptions as error:
        raise RefusedOptions(game.name, error.refusal) from error
    except ValidationError as error:
        raise NotAllowed("bad-options", 400, detail=str(error)) from error
    except (OverflowError, RecursionError) as error:
        raise NotAllowed("bad-options", 400, detail="a value is out of range") from error


def planned(names: Sequence[str], plans: Sequence[SeatPlan], me: str) -> tuple[SeatRow, ...]:
    """Who sits where, as it was planned: those who chose a seat there, the others in order in what is left."""
    if len(plans) != len(names):
        counts = {"seats": len(plans), "least": len(names), "most": len(names)}
        raise NotAllowed("wrong-seat-count", 400, **counts)
    wanted: dict[str, SeatPlan] = {}
    for plan in plans:
        if plan.kind == "bot" and plan.bot not in bots.NAMES:
            raise NotAllowed("no-such-bot", 400)
        if plan.seat is not None:
            if plan.seat not in names:
                raise NotAllowed("no-such-seat", 404, seat=plan.seat)
            if plan.seat in wanted:
                raise NotAllowed("seat-is-taken")
            wanted[plan.seat] = plan
    others = iter(plan for plan in plans if plan.seat is None)
    return tuple(seated(name, wanted.get(name) or next(others), me) for name in names)


def seated(name: str, plan: SeatPlan, me: str) -> SeatRow:
    """A seat as it was planned. Nobody has chosen one that is still open."""
    chosen = plan.seat is not None and plan.kind != "open"
    return SeatRow(name, me if plan.kind == "me" else None, plan.bot if plan.kind == "bot" else None, chosen=chosen)


def rematch(row: MatchRow, host: str) -> MatchRow:
    """The same people and bots, in other seats. Until they have come, the seats of the others are kept for them."""
    game = games.game(row.game)
    read_options(game, decode(row.options))
    drawn = SystemRandom().sample(row.seats, len(row.seats))
    seats = tuple(kept_seat(seat.seat, who, host) for seat, who in zip(row.seats, drawn, strict=True))
    now = milliseconds()
    return MatchRow(
        id=token(),
        game=row.game,
        rules=game.rules,
        options=row.options,
        seed=str(secrets.randbits(SEED_BITS)),
        private=row.private,
        shuffled=row.shuffled,
        host=host,
        clock=row.clock,
        thinking=row.thinking,
        created=now,
        changed=now,
        seats=seats,
    )


def kept_seat(name: str, who: SeatRow, host: str) -> SeatRow:
    if who.person is None:
        return SeatRow(name, None, who.bot)
    return SeatRow(name, host) if who.person == host else SeatRow(name, kept_for=who.person)


def continued(row: MatchRow, log: Sequence[Entry], wanted: ContinueFrom, host: str) -> tuple[MatchRow, list[Entry]]:
    """A new match that begins where another stood, with luck of its own: the old one's is known to everybody."""
    if not 0 <= wanted.sequence <= len(log):
        raise NotAllowed("no-such-position", 400)
    course = Course(setup_of(row), log[: wanted.sequence])
    now, name = milliseconds(), token()
    seats = planned([seat.seat for seat in row.seats], wanted.seats, host)
    answers, seed = redrawn_at(course)
    before = [each for each in course.setup.earlier if each.answers < answers]
    # The seed by which the old match was played there: its own, or that of one it had continued itself.
    then = ([*(each.seed for each in course.setup.earlier), course.setup.seed])[len(before)]
    earlier = (*before, Earlier(then, answers, row.id))
    entries = replayed(course, answers, name, now)
    match = MatchRow(
        id=name,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seed=str(seed),
        private=row.private,
        # Whoever plays the seat goes on with what lies open before it.
        shuffled=False,
        host=host,
        clock=row.clock,
        thinking=row.thinking,
        created=now,
        changed=now,
        sequence=len(entries),
        continues=row.id,
        earlier=encode(earlier).decode(),
        seats=seats,
    )
    return match, entries


SEEDS_TRIED = 5


def redrawn_at(course: Course) -> tuple[int, int]:
    """After how many answers, and by which seed, hidden things are drawn anew: where the match stands, or, in the
    middle of a procedure or with answers under seal, where that began."""
    bare = Course(course.setup).table
    tables = [bare.copy()]
    for given in course.table.given:
        bare.answer(given.seat, given.answer)
        tables.append(bare.copy())
    for answers in range(len(tables) - 1, -1, -1):
        for _ in range(SEEDS_TRIED):
            seed = secrets.randbits(SEED_BITS)
            try:
                tables[answers].redrawn(seed)
            except NotSettled:
                continue
            return answers, seed
    raise NotAllowed("no-such-position", 400)


def replayed(course: Course, answers: int, match: str, at: int) -> list[Entry]:
    """The first answers that count, without what was taken back, as a log of their own."""
    bare = Course(replace(course.setup, clock=None))
    for given in course.table.given[:answers]:
        what = bare.answered(given.seat, to_builtins(given.answer))
        bare.take(Entry(match, bare.sequence + 1, at, None, what))
    return bare.log
