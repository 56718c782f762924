"""Which cards can be played: those whose words the rules all carry out. An army may contain no others.

A word that no rule asks for would silently do nothing; this is where it is noticed.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from maester.games.miniatures.facts import ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.texts.changes import Change
from maester.games.miniatures.texts.effects import VERBS
from maester.games.miniatures.texts.records import ABILITIES, CARDS

NOT_HOOKED: tuple[type[Change], ...] = ()
"""Changes that can be declared and put into words, but that no rule asks for yet."""


def parts(record: Any) -> Iterator[Any]:
    """A record and all that it is made of."""
    if isinstance(record, Struct):
        yield record
        for name in record.__struct_fields__:
            yield from parts(getattr(record, name))
    elif isinstance(record, tuple):
        for each in record:
            yield from parts(each)


def missing(record: Any) -> list[str]:
    """The words of a record that are not carried out."""
    found = []
    for each in parts(record):
        tag = each.__struct_config__.tag
        if isinstance(each, NOT_HOOKED) or (
            tag is not None and not isinstance(each, Change) and type(each) not in VERBS
        ):
            found.append(str(tag))
    return list(dict.fromkeys(found))


@cache
def not_ready(card: str) -> tuple[str, ...]:
    """Why a unit, attachment, NCU or tactics card cannot be played: its abilities and cards that are missing."""
    found: list[str] = []
    facts = UNITS.get(card) or ATTACHMENTS.get(card) or NCUS.get(card)
    if facts is not None:
        found += [each for each in facts.abilities if each not in ABILITIES or missing(ABILITIES[each])]
        if facts.commander:
            found += [each for each in facts.cards if not_ready(each)]
    elif card not in CARDS or missing(CARDS[card]):
        found.append(card)
    return tuple(found)
