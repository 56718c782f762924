"""The components as data: sizes of trays and terrain, units, armies, modes. Names live in words/."""

import tomllib
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct, convert

Keyword = Literal[
    "blocks-sight",
    "cover",
    "dangerous",
    "destructible",
    "elevated",
    "fortified",
    "hindering",
    "horrific",
    "impassable",
    "inspiring",
    "rough",
]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed, or measured."""


class Slope(Facts, frozen=True):
    across: int
    ahead: int


class TrayFacts(Facts, frozen=True):
    width: int
    depth: int
    reach: int
    arc: Slope
    columns: int
    ranks: int


class PieceFacts(Facts, frozen=True):
    keywords: tuple[Keyword, ...]
    octagon: tuple[int, int] | None = None
    rectangle: tuple[int, int] | None = None


class Sizes(Facts, frozen=True):
    short: int
    long: int
    depth: int
    widths: tuple[int, ...]
    marker: int
    marker_from_side: int
    trays: dict[str, TrayFacts]
    pieces: dict[str, PieceFacts]


def _read(name: str, shape: Any) -> Any:
    text = (files("maester.games.miniatures") / "facts" / f"{name}.toml").read_text("utf-8")
    return convert(tomllib.loads(text), shape)


SIZES: Sizes = _read("sizes", Sizes)


class AttackFacts(Facts, frozen=True):
    name: str
    range: Literal["melee", "short", "long"]
    hit: int
    dice: tuple[int, ...]
    """With all ranks, with one lost, with two lost."""


class UnitFacts(Facts, frozen=True):
    faction: str
    tray: str
    cost: int
    speed: int
    defence: int
    morale: int
    attacks: tuple[AttackFacts, ...]
    wounds: int = 1
    """Of each model."""


class ArmyFacts(Facts, frozen=True):
    units: tuple[str, ...]
    extra: tuple[str, ...]


class MarkerFacts(Facts, frozen=True):
    name: str
    y: int
    middle: bool = False
    left: bool = False

    def x(self, width: int) -> int:
        """Six inches from the side to the nearest point of the marker, or in the middle. (MIN-RULE-60)"""
        if self.middle:
            return width // 2
        off = SIZES.marker_from_side + SIZES.marker
        return off if self.left else width - off


class ModeFacts(Facts, frozen=True):
    zone: int
    markers: tuple[MarkerFacts, ...]
    scores_from: int


UNITS: dict[str, UnitFacts] = _read("units", dict[str, UnitFacts])
ARMIES: dict[str, ArmyFacts] = _read("armies", dict[str, ArmyFacts])
_MODES: dict[str, Any] = _read("modes", dict[str, Any])
TERRAIN: dict[str, tuple[int, int]] = convert(_MODES.pop("terrain"), dict[str, tuple[int, int]])
MODES: dict[str, ModeFacts] = convert(_MODES, dict[str, ModeFacts])
