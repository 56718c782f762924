"""Cards as data: what the TOML files say, read into frozen values. `CARDS` has them all, by code."""

import tomllib
from importlib.resources import files
from typing import Any, Literal

from msgspec import convert

from maester.games.cardgame.vocabulary import Ability, Constant
from maester.games.cardgame.which import CardType, Code, Contest, Faction, Which, Words

Keyword = Literal["insight", "intimidate", "limited", "pillage", "renown", "stealth", "terminal"]


class CardFacts(Words, frozen=True):
    """One card: what is printed, and what it does."""

    number: str
    type: CardType
    faction: Faction = "neutral"
    cost: int | Literal["x"] | None = None
    strength: int | None = None
    icons: tuple[Contest, ...] = ()
    unique: bool = False
    loyal: bool = False
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    ambush: int | None = None
    no_attachments: bool = False
    except_: tuple[str, ...] = ()
    """Traits of attachments that it may have nevertheless."""
    quantity: int = 1
    """How many are in one Core Set."""

    # A plot's values; of other cards, what they add to those of their controller's plot
    gold: int = 0
    initiative: int = 0
    claim: int = 0
    reserve: int = 0
    plot_limit: int = 2
    """How often a plot may be in a plot deck."""

    # A title's relations
    supports: Code | None = None
    rivals: tuple[Code, ...] = ()

    # An agenda's conditions
    banner: Faction | None = None
    most_neutral: int | None = None

    attach: Which | None = None
    """What an attachment may be attached to, if not to any character."""
    enters_knelt: bool = False
    sacrifice_at: tuple[str, int] | None = None
    """It is sacrificed when so many tokens of a kind lie on it."""
    constants: tuple[Constant, ...] = ()
    abilities: tuple[Ability, ...] = ()

    @property
    def printed_cost(self) -> int:
        """A printed X counts as 0 (CG-RULE-51)."""
        return self.cost if isinstance(self.cost, int) else 0


FILES = (
    "plots", "agendas", "titles", "neutral", "baratheon", "greyjoy", "lannister", "martell", "nights-watch", "stark",
    "targaryen", "tyrell",
)  # fmt: skip


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("maester.games.cardgame") / "facts" / f"{name}.toml").read_text(encoding="utf-8"))


def read_cards() -> dict[Code, CardFacts]:
    found: dict[Code, CardFacts] = {}
    for name in FILES:
        faction = {"faction": name} if name not in ("plots", "agendas", "titles", "neutral") else {}
        kind = {"plots": {"type": "plot"}, "agendas": {"type": "agenda"}, "titles": {"type": "title"}}.get(name, {})
        for code, card in read(name).items():
            assert code not in found, f"{code} stands in two files"
            found[code] = convert({**faction, **kind, **card}, CardFacts)
    return found


CARDS = read_cards()

RISEN = CardFacts(
    number="", type="attachment", faction="greyjoy", traits=("Condition",), keywords=("terminal",),
    constants=(Constant(to="attached", strength=1),),
)  # fmt: skip
"""What Risen from the Sea is once it is attached (CG-RULE-72)."""
