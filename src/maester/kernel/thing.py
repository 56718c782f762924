"""Things: what is on the table, so that a board can light up what an option or an event is about.

The type of an id says what kind of thing it names: `CardId = Annotated[str, thing("card")]`. From that, `about` finds
the things in any tagged value. The browser gets the same table (`server/browser/game_schema.py`): it knows no id by its
spelling.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields

INSIDE = ""
"""Stands for the kind of a thing in a table: the things are inside the value of that field."""


class Thing(Struct, frozen=True, gc=False):
    """Something on the table: a card, a unit, a seat."""

    kind: str
    id: str


def thing(kind: str) -> Meta:
    """Says of a type of ids what kind of thing they name."""
    return Meta(extra={"thing": kind})


def about(value: Any) -> tuple[Thing, ...]:
    """The things that an option, a target or an event is about, each once, in the order of its fields."""
    return tuple(dict.fromkeys(things_in(value, INSIDE)))


def things_in(value: Any, kind: str) -> Iterator[Thing]:
    """The things in a value, whose ids, if it holds any itself, name things of that kind."""
    if isinstance(value, str):
        if kind and value:
            yield Thing(kind, value)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from things_in(each, kind)
    elif isinstance(value, Struct):
        kinds = kinds_of(type(value))
        if isinstance(kinds, str):
            yield Thing(kinds, ":".join(str(getattr(value, name)) for name in value.__struct_fields__))
        else:
            for name, each in kinds.items():
                yield from things_in(getattr(value, name), each)


@cache
def kinds_of(struct: type[Struct]) -> Mapping[str, str] | str:
    """The fields of a struct that are about things, and of what kind. One with a `thing` of its own, such as a card in
    a pile, is that thing as a whole: its fields together are the id."""
    whole: str | None = getattr(struct, "thing", None)
    if whole is not None:
        return whole
    return {field.name: kind for field in fields(struct) if (kind := kind_named(field.type)) is not None}


def kind_named(hint: Any) -> str | None:
    """The kind of thing that the ids of a type name; None if there can be no thing in it. Numbers by thing, which is
    what mappings are, are not about them."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return INSIDE if hint.__struct_config__.tag is not None else None
    if get_origin(hint) in (dict, Mapping):
        return None
    metas = [each.extra for each in get_args(hint) if isinstance(each, Meta) and each.extra is not None]
    kinds = [extra["thing"] for extra in metas if "thing" in extra]
    inner = [kind_named(each) for each in get_args(hint) if not isinstance(each, Meta)]
    found = dict.fromkeys([*kinds, *(kind for kind in inner if kind is not None)])
    assert len(found) < 2, f"{hint} names things of several kinds"
    return next(iter(found), None)
