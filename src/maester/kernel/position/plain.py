"""Values as plain data, and back: what TOML can hold, with nothing in it that goes without saying."""

import re
from typing import Any

from msgspec import NODEFAULT, UNSET, Struct, ValidationError, convert
from msgspec.structs import fields

from maester.kernel.exactly import beyond
from maester.kernel.position.layout import Misplaced

NOTHING = "-"
"""How None is written: TOML has no word for it."""


def plain(value: Any) -> Any:
    """A value as tables, lists, texts and numbers. Fields that are as usual are left out."""
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return f"{value}-" if only_dashes(value) else value
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    assert isinstance(value, Struct), f"a position holds plain data only, not {value!r}"
    return {**tag_of(value), **{name: plain(each) for name, each in unusual(value)}}


def tag_of(value: Struct) -> dict[str, Any]:
    config = value.__struct_config__
    return {} if config.tag is None else {str(config.tag_field): config.tag}


def unusual(value: Struct) -> list[tuple[str, Any]]:
    """The fields of a struct that differ from their defaults, by the names under which they are written."""
    found = []
    for field in fields(value):
        now = getattr(value, field.name)
        usual = field.default if field.default_factory is NODEFAULT else field.default_factory()
        if now is not UNSET and (usual is NODEFAULT or not same(now, usual)):
            found.append((field.encode_name, now))
    return found


def same(one: Any, other: Any) -> bool:
    """Equal, and in the same order: rules go through a dict in its order."""
    if one is other:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and bool(one == other)


def only_dashes(text: str) -> bool:
    return bool(text) and not text.strip("-")


def read_as(shape: Any, data: Any, *path: str) -> Any:
    """The value that plain data stands for; Misplaced, if it is none or says more than that."""
    said = with_nothing(data)
    try:
        value = convert(said, shape, str_keys=True)
    except ValidationError as error:
        raise misread(error, path) from error
    if (more := beyond(said, value)) is not None:
        word = more.removeprefix("field ").strip("'")
        raise Misplaced("position-unknown-word", *path, word, word=word)
    return value


def misread(error: ValidationError, path: tuple[str, ...]) -> Misplaced:
    """What could not be read, and where."""
    said, _, where = str(error).partition(" - at `$")
    path = (*path, *re.findall(r"[^.\[\]`]+", where))
    if unknown := re.match(r"Invalid (?:enum )?value '(.*)'", said, re.DOTALL):
        return Misplaced("position-unknown-word", *path, word=unknown[1])
    if more := re.match(r"Object contains unknown field `(.*)`", said, re.DOTALL):
        return Misplaced("position-unknown-word", *path, more[1], word=more[1])
    if missing := re.match(r"Object missing required field `(.*)`", said):
        return Misplaced("position-missing-word", *path, word=missing[1])
    return Misplaced("position-wrong-kind", *path, word=path[-1] if path else "…")


def with_nothing(data: Any) -> Any:
    if isinstance(data, str):
        return data if not only_dashes(data) else None if data == NOTHING else data[:-1]
    if isinstance(data, list):
        return [with_nothing(each) for each in data]
    if isinstance(data, dict):
        return {key: with_nothing(each) for key, each in data.items()}
    return data
