"""Bringing: what each seat brings to a match, and the decks and armies that people keep for it.

What is brought is stored with the seat, never in the match's options, which everybody may read. The two are put
together only when the match has started, for the rules and nobody else.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Any

from msgspec import ValidationError, convert, to_builtins
from msgspec.json import decode, encode
from msgspec.structs import replace

from maester import games
from maester.kernel import Brings, Game, Options, Refusal, Seat
from maester.server.guards.refused import NotAllowed, RefusedOptions
from maester.server.messages import Brought, MyBrought
from maester.store import MatchRow, RosterRow, SeatRow, Store

LARGEST = 12_000
"""Maximum size in bytes."""


def brings_of(game: str) -> Brings:
    """What seats of this game bring; NotAllowed if there is no such game or nothing is brought to it."""
    if game not in games.NAMES:
        raise NotAllowed("no-such-game", 404)
    found = games.game(game).brings
    if found is None:
        raise NotAllowed("nothing-is-brought", 404)
    return found


def read(brings: Brings, value: Any, name: str = "") -> Any:
    """What was sent, tidied and limited in size. Whether it may be played is another question."""
    try:
        found = brings.tidied(convert(value, brings.shape), name)
    except (ValidationError, OverflowError, RecursionError) as error:
        raise NotAllowed("bad-roster", 400, detail=str(error)[:200]) from error
    if len(encode(found)) > LARGEST:
        raise NotAllowed("too-large", 413)
    return found


def kept(row: RosterRow) -> Any:
    """What is in the store; NotAllowed if it was written in an older format."""
    try:
        return decode(row.value, type=brings_of(row.game).shape)
    except ValidationError as error:
        raise NotAllowed("bad-roster", 400, detail=str(error)[:200]) from error


async def brought(store: Store, person: str, game: Game, wanted: Brought | None) -> str | None:
    """What a seat will bring, as stored with the seat; None if nothing was asked for. RefusedOptions, with every
    reason, if it may not be played."""
    brings = game.brings
    if brings is None:
        if wanted is not None:
            raise NotAllowed("nothing-is-brought", 400)
        return None
    if wanted is None:
        return None
    if (wanted.built_in is None) == (wanted.own is None):
        raise NotAllowed("bring-one", 400)
    if wanted.built_in is not None:
        if wanted.built_in not in brings.built_in:
            raise NotAllowed("no-such-roster", 404)
        return encode(wanted.built_in).decode()
    assert wanted.own is not None
    row = await store.rosters.find(person, wanted.own)
    if row is None or row.game != game.name:
        raise NotAllowed("no-such-roster", 404)
    found = kept(row)
    if refusal := brings.refusal(found):
        raise RefusedOptions(game.name, refusal)
    return encode(found).decode()


# ------------------------------------------------------------------------------------------------- at one table


def refused(game: Game, options: Mapping[str, Any], seats: Iterable[SeatRow]) -> Refusal | None:
    """What keeps one of these from playing with what they bring. Each is judged alone, as if nobody else brought
    anything: a refusal, and the time it takes, must not tell what the others bring."""
    brings = game.brings
    for seat in seats:
        if brings is not None and seat.brings is not None:
            alone = convert({**options, brings.option: {seat.seat: decode(seat.brings)}}, game.options)
            if refusal := alone.refusal() or alone.too_large():
                return refusal
    return None


def judge_of(row: MatchRow) -> Callable[[Sequence[SeatRow]], None]:
    """Whoever would sit down or bring something else is refused, with every reason, if they could not play with it."""
    game, options = games.game(row.game), decode(row.options)
    before = {(seat.person, seat.bot, seat.brings) for seat in row.seats}

    def judge(seats: Sequence[SeatRow]) -> None:
        new = [seat for seat in seats if (seat.person, seat.bot, seat.brings) not in before]
        if refusal := refused(game, options, new):
            raise RefusedOptions(game.name, refusal)

    return judge


def known_to(person: str, row: MatchRow) -> tuple[SeatRow, ...]:
    """The seats of which this person may know what is brought to them before the start: their own and, of the host,
    those of bots."""
    bots = [seat for seat in row.seats if seat.person is None and seat.bot is not None and row.host == person]
    return (*bots, *(seat for seat in row.seats if seat.person == person))


def anything(game: Game, known: Iterable[SeatRow]) -> str | None:
    """Something that comes with the game, for whoever does not care, by lot. What is brought already to a seat they
    know of comes last, unless lists stay hidden: others could draw conclusions."""
    if game.brings is None:
        return None
    names = SystemRandom().sample(list(game.brings.built_in), len(game.brings.built_in))
    if game.brings.opened_by is None:
        there_already = {seat.brings for seat in known}
        names.sort(key=lambda name: encode(name).decode() in there_already)
    return encode(names[0]).decode()


def all_bringing(game: Game, seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Those at a new table, all of whom its host has placed, each with something: who brings nothing gets anything."""
    found = list(seats)
    for n, seat in enumerate(found):
        if not seat.open and seat.brings is None:
            found[n] = replace(seat, brings=anything(game, found))
    return tuple(found)


# ------------------------------------------------------------------------------------------------- in a match


def with_brought(row: MatchRow) -> dict[str, Any]:
    """The options of a match including what its seats bring, as they can play with it. Not for everybody's eyes."""
    options = as_brought(row)
    game = games.game(row.game)
    if game.brings is not None and game.brings.together is not None:
        with suppress(ValidationError):  # of older rules
            options[game.brings.option] = to_builtins(game.brings.together(convert(options, game.options)))
    return options


def changed_for_mates(row: MatchRow) -> dict[Seat, str]:
    """Whose things are not what they brought, because of what team mates bring, and what the table says of it."""
    game = games.game(row.game)
    brings = game.brings
    if brings is None or brings.together is None:
        return {}
    options: Any = convert(as_brought(row), game.options)
    said: dict[Seat, str] = {}
    for seat, value in brings.together(options).items():
        before = getattr(options, brings.option)[seat]
        if value != before:
            same = brings.signs(whole(brings, value, options)) == brings.signs(whole(brings, before, options))
            said[seat] = "system-goes-without" if same else "system-gives-way"
    return said


def as_brought(row: MatchRow) -> dict[str, Any]:
    options: dict[str, Any] = decode(row.options)
    brings = games.game(row.game).brings
    if brings is not None:
        seats = {seat.seat: decode(seat.brings) for seat in row.seats if seat.brings is not None}
        options[brings.option] = {**options.get(brings.option, {}), **seats}
    return options


def brought_to(row: MatchRow) -> dict[Seat, str]:
    """What each seat of a match brings, as stored with the seat."""
    brings = games.game(row.game).brings
    found = {} if brings is None else as_brought(row)[brings.option]
    return {seat: encode(value).decode() for seat, value in found.items()}


def for_everybody(row: MatchRow) -> dict[str, Any]:
    """The options of a match without what anybody brings."""
    brings = games.game(row.game).brings
    return {name: value for name, value in decode(row.options).items() if brings is None or name != brings.option}


def my_brought(row: MatchRow, mine: tuple[Seat, ...]) -> dict[Seat, MyBrought]:
    """What one's own seats bring, by name."""
    found: dict[Seat, MyBrought] = {}
    for seat in row.seats:
        if seat.seat in mine and seat.brings is not None:
            value = decode(seat.brings)
            built_in = value if isinstance(value, str) else None
            found[seat.seat] = MyBrought(built_in, "" if built_in is not None else value.get("name", ""))
    return found


def lists_seen(row: MatchRow, mine: tuple[Seat, ...], over: bool) -> dict[Seat, Any]:
    """What was brought to a match, as far as the holder of these seats may know: always their own; the others' once the
    match has started if lists are open; everything once it is over."""
    brings = brings_of(row.game)
    options = convert(with_brought(row), games.game(row.game).options)
    seen: dict[Seat, Any] = {}
    for seat in (None, *mine):
        view = options if over else options.seen_by(seat)
        seen.update(getattr(view, brings.option))
    if row.started is None:
        seen = {seat: value for seat, value in seen.items() if seat in mine}
    return {seat: whole(brings, value, options) for seat, value in seen.items()}


def whole(brings: Brings, value: Any, options: Options) -> Any:
    """What is meant by the name of something that comes with the game, as it is in a match with these options."""
    if not isinstance(value, str):
        return value
    return brings.as_played(value, options) if brings.as_played is not None else brings.built_in[value]
