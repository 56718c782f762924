"""Making matches: new ones, rematches with the same people, and ones that continue from a position."""

import secrets
from collections.abc import Sequence
from itertools import zip_longest
from random import SystemRandom
from typing import Any

from msgspec import ValidationError, convert, to_builtins
from msgspec.json import encode
from msgspec.structs import replace

from maester import bots, games
from maester.kernel import BadOptions, Earlier, Game, NotSettled, Options, Table
from maester.kernel.chance import SEED_BITS
from maester.server.guards.refused import NotAllowed, RefusedOptions
from maester.server.matches.bringing import all_bringing, brought_to, for_everybody, refused
from maester.server.matches.course import Course
from maester.server.matches.match_setup import setup_of
from maester.server.messages import ContinueFrom, NewMatch, SeatPlan
from maester.store import Entry, MatchRow, SeatRow, milliseconds
from maester.store.matches import token


def new_match(wanted: NewMatch, host: str, brought: Sequence[str | None] = ()) -> MatchRow:
    """The match that was asked for, or NotAllowed or RefusedOptions. `brought`: what each planned seat brings."""
    if wanted.game not in games.NAMES:
        raise NotAllowed("no-such-game", 400)
    game = games.game(wanted.game)
    options = read_options(game, {**usual(game, wanted), "seats": len(wanted.seats)})
    seed = secrets.randbits(SEED_BITS)
    planning = planned(Table.opened(game, options, seed).state.seats, wanted.seats, host, brought)
    seats = all_bringing(game, planning)
    if refusal := refused(game, to_builtins(options), seats):
        raise RefusedOptions(game.name, refusal)
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
        beat=wanted.beat if game.windows else None,
        created=now,
        changed=now,
        seats=seats,
    )


def usual(game: Game, wanted: NewMatch) -> dict[str, Any]:
    """The options that were asked for. What seats bring is not among them: players keep that to themselves, unless the
    match has open lists."""
    brings = game.brings
    if brings is None:
        return wanted.options
    if brings.option in wanted.options:
        raise NotAllowed("bad-options", 400, detail=brings.option)
    if brings.opened_by is None:
        return wanted.options
    return {brings.opened_by: all(plan.kind != "open" for plan in wanted.seats), **wanted.options}


def read_options(game: Game, values: dict[str, Any]) -> Options:
    try:
        options = game.checked(convert(values, game.options))
        if refusal := options.too_large():
            raise RefusedOptions(game.name, refusal)
        return options
    except BadOptions as error:
        raise RefusedOptions(game.name, error.refusal) from error
    except ValidationError as error:
        raise NotAllowed("bad-options", 400, detail=str(error)) from error
    except (OverflowError, RecursionError) as error:
        raise NotAllowed("bad-options", 400, detail="a value is out of range") from error


def planned(
    names: Sequence[str], plans: Sequence[SeatPlan], me: str, brought: Sequence[str | None] = ()
) -> tuple[SeatRow, ...]:
    """Who sits where, as planned: first those who chose a seat, then the others in order."""
    if len(plans) != len(names):
        counts = {"seats": len(plans), "least": len(names), "most": len(names)}
        raise NotAllowed("wrong-seat-count", 400, **counts)
    wanted: dict[str, SeatRow] = {}
    others: list[SeatRow] = []
    for plan, brings in zip_longest(plans, brought[: len(plans)]):
        if plan.kind == "bot" and plan.bot not in bots.NAMES:
            raise NotAllowed("no-such-bot", 400)
        if plan.seat is not None:
            if plan.seat not in names:
                raise NotAllowed("no-such-seat", 404, seat=plan.seat)
            if plan.seat in wanted:
                raise NotAllowed("seat-is-taken")
            wanted[plan.seat] = holder(plan, me, brings)
        else:
            others.append(holder(plan, me, brings))
    left = iter(others)
    return tuple(replace(wanted.get(name) or next(left), seat=name) for name in names)


def holder(plan: SeatPlan, me: str, brings: str | None) -> SeatRow:
    """Who holds a planned seat. Nobody has chosen a seat that is still open."""
    chosen = plan.seat is not None and plan.kind != "open"
    bot = plan.bot if plan.kind == "bot" else None
    return SeatRow("", me if plan.kind == "me" else None, bot, chosen=chosen, brings=brings)


def rematch(row: MatchRow, host: str) -> MatchRow:
    """The same people and bots in different seats. Seats are kept for the others until they come."""
    game = games.game(row.game)
    options = read_options(game, for_everybody(row))
    seats = drawn_again(row, host)
    now = milliseconds()
    return MatchRow(
        id=token(),
        game=row.game,
        rules=game.rules,
        options=encode(options).decode(),
        seed=str(secrets.randbits(SEED_BITS)),
        private=row.private,
        shuffled=row.shuffled,
        host=host,
        clock=row.clock,
        thinking=row.thinking,
        beat=row.beat,
        created=now,
        changed=now,
        seats=seats,
    )


def drawn_again(row: MatchRow, host: str) -> tuple[SeatRow, ...]:
    """Everybody in a seat by lot, with what they brought the last time."""
    brought = brought_to(row)
    drawn = SystemRandom().sample(row.seats, len(row.seats))
    return tuple(
        kept_seat(seat.seat, replace(who, brings=brought.get(who.seat)), host)
        for seat, who in zip(row.seats, drawn, strict=True)
    )


def kept_seat(name: str, who: SeatRow, host: str) -> SeatRow:
    """With what was brought the last time, until something else is."""
    if who.person is None:
        return SeatRow(name, None, who.bot, brings=who.brings)
    if who.person == host:
        return SeatRow(name, host, brings=who.brings)
    return SeatRow(name, kept_for=who.person, brings=who.brings)


def continued(row: MatchRow, log: Sequence[Entry], wanted: ContinueFrom, host: str) -> tuple[MatchRow, list[Entry]]:
    """A new match that begins where another stood, with its own luck: everybody may know the old one's."""
    if not 0 <= wanted.sequence <= len(log):
        raise NotAllowed("no-such-position", 400)
    course = Course(setup_of(row), log[: wanted.sequence])
    now, name = milliseconds(), token()
    seats = planned([seat.seat for seat in row.seats], wanted.seats, host)
    answers, seed = redrawn_at(course)
    before = [each for each in course.setup.earlier if each.answers < answers]
    # The seed with which the old match was played at that point: its own, or that of a match it had continued itself.
    then = ([*(each.seed for each in course.setup.earlier), course.setup.seed])[len(before)]
    earlier = (*before, Earlier(then, answers, row.id))
    entries = replayed(course, answers, name, now)
    match = MatchRow(
        id=name,
        game=row.game,
        rules=row.rules,
        # Whoever sits down continues with what was brought to that seat.
        options=encode(course.setup.options).decode(),
        seed=str(seed),
        private=row.private,
        # Whoever plays the seat continues with the cards and pieces that are there.
        shuffled=False,
        host=host,
        clock=row.clock,
        thinking=row.thinking,
        beat=row.beat,
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
    """After how many answers, and with which seed, hidden things are drawn anew: at the position itself or, in the
    middle of a procedure or with sealed answers, where that procedure began."""
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
    """The first answers that count, as a log of their own, without anything that was taken back."""
    bare = Course(replace(course.setup, clock=None))
    for given in course.table.given[:answers]:
        what = bare.answered(given.seat, to_builtins(given.answer))
        bare.take(Entry(match, bare.sequence + 1, at, None, what))
    return bare.log
