"""Components as data: what the TOML files of an edition say, read into frozen values."""

import tomllib
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct, convert

from maester.kernel import Seat

House = Seat
"""A house and its player are the same thing here, so a seat is named after its house."""

Area = str
Kind = str
"""A kind of unit."""
Token = str
"""A kind of order token."""
Card = str

Track = Literal["iron-throne", "fiefdoms", "kings-court"]
TRACKS: tuple[Track, ...] = ("iron-throne", "fiefdoms", "kings-court")

Deck = Literal["I", "II", "III"]
DECKS: tuple[Deck, ...] = ("I", "II", "III")

OrderKind = Literal["march", "defense", "support", "raid", "consolidate-power"]


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed. `status` says how certain we are, where there is doubt."""


class Land(Facts, frozen=True):
    structure: Literal["none", "castle", "stronghold"]
    power: int
    supply: int
    home_of: House | None = None
    port: Area | None = None


class Sea(Facts, frozen=True):
    pass


class Port(Facts, frozen=True):
    land: Area
    sea: Area


class Map(Facts, frozen=True):
    land: dict[Area, Land]
    sea: dict[Area, Sea]
    borders: dict[str, dict[Area, tuple[Area, ...]]]
    """Kind of border → area → the areas across it; each border is listed once."""
    port: dict[Area, Port] = {}


class UnitFacts(Facts, frozen=True):
    ground: Literal["land", "sea"]
    strength: int
    cost: int
    pool: int
    against_structure: int | None = None
    """Strength when attacking, or supporting an attack on, an area with a structure, if different."""
    upgrade: int | None = None
    """What it costs to turn a footman into this unit."""
    retreats: bool = True


class OrderFacts(Facts, frozen=True):
    kind: OrderKind
    count: int
    modifier: int = 0
    special: bool = False


class HouseFacts(Facts, frozen=True, rename="kebab"):
    home: Area
    players: tuple[int, ...]
    """The player counts at which the house is in the game."""
    supply: int
    iron_throne: int
    fiefdoms: int
    kings_court: int
    units: dict[Area, tuple[Kind, ...]]
    garrison: int = 0
    status: str = "confirmed"


class TidesCard(Facts, frozen=True):
    count: int
    strength: int = 0
    swords: int = 0
    towers: int = 0
    skulls: int = 0


class Components(Facts, frozen=True):
    units: dict[Kind, UnitFacts]
    orders: dict[Token, OrderFacts]
    supply: dict[int, tuple[int, ...]]
    stars: dict[int, tuple[int, ...]]
    to_win: dict[int, int]
    neutral: dict[int, dict[Area, int]]
    houses: dict[House, HouseFacts]
    closed: dict[int, tuple[Area, ...]] = {}


def read(package: str, name: str, shape: Any) -> Any:
    """The facts in one file of an edition's package."""
    text = files(package).joinpath("facts", f"{name}.toml").read_text("utf-8")
    # Numbers of players and places on tracks are keys, and TOML keys are text.
    return convert(tomllib.loads(text), shape, strict=False)
