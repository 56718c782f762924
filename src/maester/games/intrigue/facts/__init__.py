"""The components of Westeros Intrigue as data, each with how well its print is known.

`status` is "confirmed" where a source shows the component, "proposed" where none does; docs/rules/intrigue.md
says what each proposal rests on. Names live in words/.
"""

import tomllib
from importlib.resources import files

from msgspec import Struct, convert

House = str
Card = str


class CharacterFacts(Struct, frozen=True, forbid_unknown_fields=True):
    house: House
    status: str


class ThroneCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An Iron Throne card: what it takes off the penalty, and the daggers that break ties."""

    value: int
    daggers: int


class DealFacts(Struct, frozen=True, forbid_unknown_fields=True):
    """What the deal table says for a number of players."""

    each: int
    start_card: bool
    cap: int
    """The largest allowed length of row 1."""


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    houses: tuple[House, ...]
    characters: dict[Card, CharacterFacts]
    throne: tuple[ThroneCard, ...]
    throne_status: str
    tokens: dict[str, int]
    tokens_status: str
    deal: dict[str, DealFacts]


FACTS = convert(tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8")), Facts)

HOUSES = FACTS.houses
DECK: tuple[Card, ...] = tuple(FACTS.characters)
HOUSE_OF: dict[Card, House] = {card: facts.house for card, facts in FACTS.characters.items()}
DEAL: dict[int, DealFacts] = {int(players): facts for players, facts in FACTS.deal.items()}
