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
