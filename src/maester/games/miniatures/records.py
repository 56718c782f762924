"""Abilities and tactics cards, read from their declarations. A misspelt word is an error here, at import."""

import tomllib
from importlib.resources import files
from typing import Any

from msgspec import ValidationError, convert

from maester.games.miniatures.vocabulary import Ability, TacticsCard


def _read(folder: str, shape: Any) -> dict[str, Any]:
    """All records of a folder, in the order of its files; a name is used once."""
    found: dict[str, Any] = {}
    paths = list((files("maester.games.miniatures") / "facts" / folder).iterdir())
    for path in sorted(paths, key=lambda each: each.name):
        for name, record in tomllib.loads(path.read_text("utf-8")).items():
            assert name not in found, f"{name} is written twice"
            try:
                found[name] = convert(record, shape)
            except ValidationError as error:
                raise ValueError(f"{folder}/{path.name}, {name}: {error}") from None
    return found


ABILITIES: dict[str, Ability] = _read("abilities", Ability)
CARDS: dict[str, TacticsCard] = _read("cards", TacticsCard)
