"""Telling apart what is named alike: the options of a question, and the things that an event is about."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from maester.kernel import Decision, Offer, Seat

T = TypeVar("T")

COPY = re.compile(r"(?<![\w~-])([\w~-]++)\.(\d{1,9})(?!\d)")
"""One of several copies of a thing: `ghost.14`."""


class Apart(Struct, frozen=True):
    """What is said of things and offers beyond their names."""

    alike: Mapping[str | Offer, int] = {}
    """Copies with their place among those alike; offers with the place of their occasion, counted from nought."""
    whose: Mapping[str, Seat] = {}
    """Copies with the seat that has them, because another has one, too."""


def told_apart(decision: Decision[Any]) -> Apart:
    """What tells the options of a decision apart. Copies that share their name are told by whose they are, where offers
    say that and it differs, and by their place among those that are left; occasions for one use by their place."""
    offers: list[Any] = [each for each in getattr(decision, "options", ()) if isinstance(each, Offer)]
    owners: dict[str, Seat] = {each.card: each.owner for each in offers if says_whose(each)}
    alike: dict[str | Offer, int] = {}
    whose: dict[str, Seat] = {}
    for name, numbers in numbered(encode(decision).decode()).items():
        copies = [f"{name}.{number}" for number in numbers]
        if len({owners.get(copy) for copy in copies}) > 1:
            whose |= {copy: owners[copy] for copy in copies if copy in owners}
        for same in groups(copies, whose.get):
            alike |= {copy: n for n, copy in enumerate(same, 1) if len(same) > 1}
    answering = [each for each in offers if getattr(each, "occasion", None) is not None]
    for same in groups(answering, lambda offer: replace(offer, occasion=None)):
        alike |= {offer: n for n, offer in enumerate(same)}
    return Apart(alike, whose)


def says_whose(offer: Any) -> bool:
    return bool(getattr(offer, "card", None) and getattr(offer, "owner", None))


def groups(items: Iterable[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    """Items with the same key together, in the order in which they come."""
    found: dict[Hashable, list[T]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return list(found.values())


def numbered(text: str) -> dict[str, list[int]]:
    """The names of copies, and their numbers in order."""
    found: dict[str, set[int]] = {}
    for name, number in COPY.findall(text):
        found.setdefault(name, set()).add(int(number))
    return {name: sorted(numbers) for name, numbers in found.items()}
