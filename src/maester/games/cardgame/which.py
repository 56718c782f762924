"""Which cards: the nouns of the vocabulary. A field left out asks for nothing."""

from typing import Annotated, Literal

from msgspec import Struct

from maester.games.cardgame.lexicon import Trait
from maester.kernel import thing

Code = Annotated[str, thing("code")]
"""What a card goes by outside of play: `robert-baratheon`. Two copies have one code."""

CardId = Annotated[str, thing("card")]
"""What a card in play is called: its code, and a number that counts all cards that have come into play, as in
`ghost.14`. A card that comes back has a new number, because it is another card (CG-RULE-73)."""

CardType = Literal["character", "location", "attachment", "event", "plot", "agenda", "title"]
Faction = Literal[
    "baratheon", "greyjoy", "lannister", "martell", "nights-watch", "stark", "targaryen", "tyrell", "neutral"
]
Contest = Literal["military", "intrigue", "power"]
"""A type of challenge, and the icon it asks for."""

Role = Literal["participating", "attacking", "defending"]
Whose = Literal["me", "opponent", "loser", "chosen", "defender"]
Zone = Literal["play", "hand", "discard", "dead", "deck", "plots"]
Period = Literal["challenge", "phase", "round", "plot"]
Phase = Literal["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"]

PHASES: tuple[Phase, ...] = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
CONTESTS: tuple[Contest, ...] = ("military", "intrigue", "power")
FACTIONS: tuple[Faction, ...] = (
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "nights-watch",
    "stark",
    "targaryen",
    "tyrell",
)


class Words(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """Part of a declaration. Unknown fields are errors, so that a misspelt word is noticed."""


class Which(Words, frozen=True, dict=True):
    """Which cards."""

    # Decided by print alone
    type: tuple[CardType, ...] = ()
    faction: tuple[Faction, ...] = ()
    traits: tuple[Trait, ...] = ()
    """At least one of these."""
    name: tuple[Code, ...] = ()
    unique: bool | None = None
    loyal: bool | None = None
    cost: int | Literal["x"] | None = None
    """Printed cost, at most; x: what was paid."""
    cost_while_first: int | None = None
    """The same while its controller is first player."""
    printed_strength: int | None = None
    """At most."""

    # Decided on the table
    whose: Whose | None = None
    knelt: bool | None = None
    role: Role | None = None
    without_icon: Contest | None = None
    strength: int | None = None
    """At most."""
    strength_with: tuple[Code, int] | None = None
    """At most this much while the player controls that card."""
    other: bool = False
    """Not the card that has the ability."""
    bare: bool = False
    """Without attachments."""
    powered: bool = False
    """With power on it."""
    faction_cards: bool = False
    """Faction cards too."""
    copy_of_last: bool = False
    """A copy of the card that was just discarded."""
    targeted: bool = False
    """One of those chosen before."""
    inside: tuple[Zone, ...] = ("play",)
