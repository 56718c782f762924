"""Keyframes: a table with its whole past, as bytes, so that a long game can be replayed from there.

A keyframe only saves time. It can be read only by the same rules that wrote it, so the answers it stands for must be
kept as well.
"""

import re
from collections.abc import Iterator
from functools import cache, reduce
from hashlib import sha256
from operator import or_
from typing import Any

from msgspec import DecodeError, MsgspecError, Raw, Struct, inspect, msgpack

from maester.kernel.decision import IllegalAnswer, UnreadableAnswer
from maester.kernel.event import Event
from maester.kernel.game import Game, State
from maester.kernel.record import luck_in, luck_out
from maester.kernel.table import Given, Opening, Past, RulesBroke, Table

READ_GIVEN = msgpack.Decoder(list[Given]).decode


class UnfitKeyframe(ValueError):
    """Not a keyframe of these rules, or not a complete one."""


class Written(Struct, frozen=True, array_like=True):
    """A `Past` as it is written, with what is needed to read it again."""

    shape: str
    """Which rules wrote it, and in what shape."""
    kinds: tuple[str, ...]
    """The kinds of events told, by name."""
    checkpoint: Raw
    given: Raw
    story: Raw
    since: Raw


def written(game: Game, past: Past) -> bytes:
    """A keyframe that `read` understands. It takes a while, but a past never changes, so it can be done in a thread."""
    kinds = tuple(dict.fromkeys(name_of(type(event)) for event in past.story))
    parts = (
        Raw(msgpack.encode(part, enc_hook=luck_out)) for part in (past.checkpoint, past.given, past.story, past.since)
    )
    return msgpack.encode(Written(shape(game, kinds), kinds, *parts))


def read(game: Game, opening: Opening, data: bytes) -> Table:
    """The table that was written. UnfitKeyframe, if these rules would write it differently."""
    try:
        found = msgpack.decode(data, type=Written)
        if found.shape != shape(game, found.kinds):
            raise UnfitKeyframe("of other rules")
        past = Past(
            msgpack.decode(found.checkpoint, type=game.state, dec_hook=luck_in),
            READ_GIVEN(found.given),
            reader_of(found.kinds).decode(found.story) if found.kinds else [],
            READ_GIVEN(found.since),
        )
        return Table.restored(game, opening, past)
    except (MsgspecError, DecodeError, KeyError, IllegalAnswer, UnreadableAnswer, RulesBroke) as error:
        raise UnfitKeyframe(repr(error)) from error


def shape(game: Game, kinds: tuple[str, ...]) -> str:
    """A hash of what the positions and events of a game look like. If it differs, a field may mean something else."""
    return _shape(game.name, game.rules, game.state, kinds)


@cache
def _shape(name: str, rules: int, state: type[State], kinds: tuple[str, ...]) -> str:
    seen: set[type] = set()
    looks = [line for each in (state, *union_members(kinds)) for line in described(inspect.type_info(each), seen)]
    # Memory addresses differ from process to process.
    return sha256(re.sub(" at 0x[0-9a-f]+", "", repr((name, rules, looks))).encode()).hexdigest()


def described(info: Any, seen: set[type]) -> Iterator[str]:
    """A type, part by part. Each struct is described once only, because texts of cards can contain one another."""
    if isinstance(info, inspect.StructType):
        yield name_of(info.cls)
        if info.cls in seen:
            return
        seen.add(info.cls)
    if isinstance(info, inspect.Type | inspect.Field):
        yield type(info).__name__
        for field in info.__struct_fields__:
            yield field
            yield from described(getattr(info, field), seen)
    elif isinstance(info, tuple):
        for each in info:
            yield from described(each, seen)
    else:
        yield repr(info)


@cache
def reader_of(kinds: tuple[str, ...]) -> msgpack.Decoder[list[Any]]:
    """Cached, because it takes longer to make than to use."""
    return msgpack.Decoder(list[reduce(or_, union_members(kinds))])  # type: ignore[misc]


def union_members(kinds: tuple[str, ...]) -> list[type[Event]]:
    known = {name_of(kind): kind for kind in all_events()}
    return [known[name] for name in kinds]


def all_events(of: type[Event] = Event) -> Iterator[type[Event]]:
    for kind in of.__subclasses__():
        yield kind
        yield from all_events(kind)


def name_of(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
