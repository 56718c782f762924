"""Cards as data: what the TOML files say, read into frozen values. `CARDS` has them all, by code."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Literal

from msgspec import ValidationError, convert

from maester.games.cardgame.lexicon import CardNumber, Keyword, Token, Trait
from maester.games.cardgame.vocabulary import Ability, Constant
from maester.games.cardgame.which import CardType, Code, Contest, Faction, Which, Words


class CardFacts(Words, frozen=True):
    """One card: what is printed, and what it does."""

    number: CardNumber
    type: CardType
    faction: Faction = "neutral"
    cost: int | Literal["x"] | None = None
    strength: int | None = None
    icons: tuple[Contest, ...] = ()
    unique: bool = False
    loyal: bool = False
    traits: tuple[Trait, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    ambush: int | None = None
    no_attachments: bool = False
    except_: tuple[Trait, ...] = ()
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
    sacrifice_at: tuple[Token, int] | None = None
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
        for code, card in read(name).items():
            assert code not in found, f"{code} stands in two files"
            found[code] = declared_in(name, card)
    for code, facts in found.items():
        if unknown := [name for name in names_in(facts) if name not in found]:
            raise ValidationError(f"{code} speaks of {unknown[0]}, and there is no such card")
    return found


def declared_in(file: str, card: dict[str, Any]) -> CardFacts:
    """A card as a file declares it. A file has the cards of one faction, or of one type."""
    kind = {"plots": "plot", "agendas": "agenda", "titles": "title"}.get(file)
    if kind is not None:
        card = {"type": kind, **card}
    elif file != "neutral":
        card = {"faction": file, **card}
    return convert(card, CardFacts)


def names_in(declared: Any) -> Iterator[Code]:
    """The cards that a declaration names."""
    if isinstance(declared, tuple):
        for each in declared:
            yield from names_in(each)
    elif isinstance(declared, Words):
        if isinstance(declared, Which):
            yield from declared.name
            yield from declared.strength_with[:1] if declared.strength_with is not None else ()
        if isinstance(declared, CardFacts):
            yield from declared.rivals
            yield from (declared.supports,) if declared.supports is not None else ()
        for field in declared.__struct_fields__:
            yield from names_in(getattr(declared, field))


CARDS = read_cards()

RISEN = CardFacts(
    number="", type="attachment", faction="greyjoy", traits=("Condition",), keywords=("terminal",),
    constants=(Constant(to="attached", strength=1),),
)  # fmt: skip
"""What Risen from the Sea is once it is attached (CG-RULE-72)."""
