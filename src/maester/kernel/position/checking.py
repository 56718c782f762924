"""What positions of several games are checked for: names that are none, things twice, too many or too few."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from maester.kernel.game import State
from maester.kernel.position.layout import Misplaced, shortened


def unknown(words: Iterable[str | None], known: Collection[str], *path: str) -> Iterator[Misplaced]:
    """Names that nothing has, with the one that was probably meant."""
    for word in words:
        if word is None or word in known:
            continue
        near = get_close_matches(shortened(word), known, 1)
        if near:
            yield Misplaced("position-unknown-name-near", *path, word=word, near=near[0])
        else:
            yield Misplaced("position-unknown-name", *path, word=word)


def strange(state: State, within: Iterable[str], names: Mapping[str, Collection[str]]) -> Iterator[Misplaced]:
    """Names that nothing has, however deep they lie in some fields of the state, such as its agenda: a field called
    `house` names a house. Fields that hold the text of a card are no good for this: it has words of its own."""
    for top in within:
        for name, word in said_within(getattr(state, top)):
            if name in names and word:
                yield from unknown([word], names[name], top)


def said_within(value: Any) -> Iterator[tuple[str, str]]:
    """Every text that is the value of a field, with the name of the field."""
    if isinstance(value, tuple | list):
        for each in value:
            yield from said_within(each)
    elif isinstance(value, dict):
        yield from said_within(tuple(value.values()))
    elif isinstance(value, Struct):
        for each in fields(value):
            inner = getattr(value, each.name)
            if isinstance(inner, str):
                yield each.name, inner
            else:
                yield from said_within(inner)


def too_many(there: Iterable[str], most: Counter[str] | int, *path: str) -> Iterator[Misplaced]:
    """Things of which there are more than exist."""
    for word, count in Counter(iter(there)).items():
        exist = most if isinstance(most, int) else most[word]
        if count > exist:
            yield Misplaced("position-too-many", *path, word=word, count=count, most=exist)


def missing(there: Iterable[str], all_of: Counter[str], *path: str) -> Iterator[Misplaced]:
    """Things that are nowhere."""
    for word in all_of - Counter(iter(there)):
        yield Misplaced("position-missing-thing", *path, word=word)


def at_least(number: int, least: int, *path: str) -> Iterator[Misplaced]:
    if number < least:
        yield Misplaced("position-too-small", *path, number=number, least=least)
