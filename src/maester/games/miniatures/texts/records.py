"""Abilities and cards of all kinds, read from their declarations. A misspelt word is an error here, at import."""

import tomllib
from importlib.resources import files
from typing import Any

from msgspec import ValidationError, convert

from maester.games.miniatures.texts.spelling import known_names, misspelt
from maester.games.miniatures.texts.vocabulary import Ability, Attached, Mission, ObjectiveCard, SiegeCard, TacticsCard

FACTS = files("maester.games.miniatures") / "facts"


def _read(folder: str, shape: Any) -> dict[str, Any]:
    """All records of a folder, in the order of its files; a name is used once."""
    found: dict[str, Any] = {}
    for path in sorted((FACTS / folder).iterdir(), key=lambda each: each.name):
        for name, record in tomllib.loads(path.read_text("utf-8")).items():
            assert name not in found, f"{name} is written twice"
            found[name] = _record(f"{folder}/{path.name}", name, record, shape)
    return found


def _read_file(name: str, shape: Any) -> dict[str, Any]:
    records = tomllib.loads((FACTS / name).read_text("utf-8"))
    return {each: _record(name, each, record, shape) for each, record in records.items()}


def _record(where: str, name: str, record: Any, shape: Any) -> Any:
    try:
        return convert(record, shape)
    except ValidationError as error:
        raise ValueError(f"{where}, {name}: {error}") from None


ABILITIES: dict[str, Ability] = _read("abilities", Ability)
CARDS: dict[str, TacticsCard] = _read("cards", TacticsCard)
OBJECTIVES: dict[str, ObjectiveCard] = _read_file("objectives.toml", ObjectiveCard)
MISSIONS: dict[str, Mission] = _read_file("missions.toml", Mission)
SIEGE: dict[str, SiegeCard] = _read_file("siege.toml", SiegeCard)
LYING: dict[str, Attached] = {
    **{name: card.attached for name, card in CARDS.items() if card.attached is not None},
    **{name: card.attached for name, card in SIEGE.items() if card.attached is not None},
}
"""What cards do while they lie on a unit, or stay in force."""

_names = known_names(ABILITIES, CARDS, LYING)
for _records in (ABILITIES, CARDS, OBJECTIVES, MISSIONS, SIEGE):
    for _error in misspelt(_records, _names):
        raise ValueError(_error)
