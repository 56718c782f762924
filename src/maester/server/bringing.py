"""Bringing: what each seat brings to a match, and the decks and armies that people keep for it.

What is brought is stored with the seat, never in the match's options, which everybody may read. The two are put
together only when the match has started, for the rules and nobody else.
"""

import secrets
from typing import Any

from msgspec import ValidationError, convert
from msgspec.json import decode, encode

from maester import games
from maester.kernel import Brings, Game, Seat
from maester.server.messages import Brought, MyBrought
from maester.server.refused import NotAllowed, RefusedOptions
from maester.store import MatchRow, RosterRow, Store

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
    """What a seat will bring, as stored with the seat: what was asked for, or one of the game's own. RefusedOptions,
    with every reason, if it may not be played."""
    brings = game.brings
    if brings is None:
        if wanted is not None:
            raise NotAllowed("nothing-is-brought", 400)
        return None
    if wanted is None:
        return encode(secrets.choice(list(brings.built_in))).decode()
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


def with_brought(row: MatchRow) -> dict[str, Any]:
    """The options of a match including what its seats bring. Not for everybody's eyes."""
    options: dict[str, Any] = decode(row.options)
    brings = games.game(row.game).brings
    if brings is not None:
        seats = {seat.seat: decode(seat.brings) for seat in row.seats if seat.brings is not None}
        options[brings.option] = {**options.get(brings.option, {}), **seats}
    return options


def brought_to(row: MatchRow) -> dict[Seat, str]:
    """What each seat of a match brings, as stored with the seat."""
    brings = games.game(row.game).brings
    found = {} if brings is None else with_brought(row)[brings.option]
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
    return {seat: brings.built_in[value] if isinstance(value, str) else value for seat, value in seen.items()}
