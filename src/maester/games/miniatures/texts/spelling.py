"""Names that declarations use for people, houses, units, cards and abilities: a misspelt one is an error at import."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from maester.games.miniatures.facts import ATTACHMENTS, MODES, NCUS, THROWN, UNITS, AttachmentFacts, NcuFacts, UnitFacts
from maester.games.miniatures.texts.changes import IsOf, SharesCards
from maester.games.miniatures.texts.verbs import Attach, Reinforce, Search, Summon, Throw
from maester.games.miniatures.texts.which import If, Which

Names = dict[tuple[type[Struct], str], Collection[str]]


def known_names(abilities: Collection[str], cards: Collection[str], lying: Collection[str]) -> Names:
    """For each field that holds a name, the names there are."""
    facts: list[UnitFacts | AttachmentFacts | NcuFacts] = [*UNITS.values(), *ATTACHMENTS.values(), *NCUS.values()]
    persons = {each.person for each in facts if each.person is not None}
    houses = {house for each in UNITS.values() for house in each.houses}
    markers = {marker.name for mode in MODES.values() for marker in mode.markers}
    return {
        (Which, "person"): persons,
        (SharesCards, "person"): persons,
        (Which, "house"): houses,
        (IsOf, "house"): houses,
        (Which, "faction"): {each.faction for each in facts},
        (Which, "ability"): abilities,
        (Which, "without"): abilities,
        (If, "marker"): markers,
        (Search, "cards"): cards,
        (Attach, "card"): lying,
        (Reinforce, "unit"): UNITS,
        (Reinforce, "attachments"): ATTACHMENTS,
        (Summon, "units"): UNITS,
        (Throw, "weapon"): {each.name for each in THROWN},
    }


def misspelt(records: Mapping[str, Any], names: Names) -> Iterator[str]:
    """Where a record uses a name that there is not."""
    for name, record in records.items():
        for word, field in words_in(record):
            if field in names and word not in names[field]:
                yield f"{name}: there is no {field[1]} {word}"


def words_in(value: Any) -> Iterator[tuple[str, tuple[type[Struct], str]]]:
    """Every word in a declaration, with the field it stands in."""
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            held = getattr(value, field)
            for each in held if isinstance(held, tuple) else (held,):
                if isinstance(each, str):
                    yield each, (type(value), field)
                else:
                    yield from words_in(each)
    elif isinstance(value, tuple):
        for each in value:
            yield from words_in(each)
