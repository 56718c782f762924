"""What is printed on the cards, for drawing them, and the decks that come with the game. Not what the cards do."""

from typing import Literal

from msgspec import Struct

from maester.games.cardgame.decks import BUILT_IN, Deck
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lexicon import Keyword
from maester.games.cardgame.which import CardType, Code, Contest, Faction


class CardFacts(Struct, frozen=True):
    """What is written on a card is the message `text-<code>`, what it is called `name-<code>`."""

    code: Code
    number: str
    type: CardType
    faction: Faction
    cost: int | Literal["x"] | None
    strength: int | None
    icons: tuple[Contest, ...]
    unique: bool
    loyal: bool
    traits: tuple[str, ...]
    """As they are printed."""
    keywords: tuple[Keyword, ...]
    ambush: int | None
    """The price of ambush, if it has that."""
    no_attachments: bool
    quantity: int
    """How many are in one Core Set."""
    gold: int
    """The values of a plot; of other cards, what they add to those of the plot."""
    initiative: int
    claim: int
    reserve: int
    supports: Code | None
    """Of a title."""
    rivals: tuple[Code, ...]
    banner: Faction | None
    """Of an agenda: whose cards it lets into the deck."""


class Printed(Struct, frozen=True):
    cards: dict[Code, CardFacts]
    decks: dict[str, Deck]


def card_facts(code: Code) -> CardFacts:
    shared = [name for name in CardFacts.__struct_fields__ if name != "code"]
    return CardFacts(code, *(getattr(CARDS[code], name) for name in shared))


PRINTED = Printed({code: card_facts(code) for code in CARDS}, BUILT_IN)
