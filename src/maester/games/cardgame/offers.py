"""What players can choose, as values: plays in a window, targets of abilities, outcomes, and what was put off.

`str` writes each of them shortly, for people, transcripts and records of earlier rules, and `spelt` reads that.
"""

import re
from collections.abc import Callable
from typing import ClassVar, Literal, TypeVar

from msgspec import Struct

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.which import CardId, Code
from maester.kernel import Offer, Seat

A = TypeVar("A")

Spellings = tuple[tuple[re.Pattern[str], Callable[..., A]], ...]


def read_by(spellings: Spellings[A], text: str) -> A | None:
    for pattern, read in spellings:
        if found := pattern.fullmatch(text):
            return read(*found.groups())
    return None


# ------------------------------------------------------------------------------------------------- plays


class Play(Offer, frozen=True):
    """What a player can do in a window. `occasion`: which of the window's happenings it answers to."""

    @classmethod
    def spelt(cls, text: str) -> "Play | None":
        return read_by(PLAYS, text)


class Pass(Play, frozen=True):
    def __str__(self) -> str:
        return "pass"


class Marshal(Play, frozen=True):
    card: Code
    cost: int = 0

    def __str__(self) -> str:
        return f"marshal:{self.card}"


class Ambush(Play, frozen=True):
    card: Code
    cost: int

    def __str__(self) -> str:
        return f"ambush:{self.card}:{self.cost}"


class Rescue(Play, frozen=True):
    """A duplicate is discarded instead of its card."""

    card: CardId
    occasion: int

    def __str__(self) -> str:
        return f"save:{self.card}@{self.occasion}"


class Uses(Play, frozen=True):
    """One of the abilities of a card: `joffrey-baratheon.4#0@1` is his first, answering to the second happening."""

    card: str
    number: int
    """Which of the card's abilities."""
    occasion: int | None = None

    def __str__(self) -> str:
        name = f"{self.card}#{self.number}"
        return name if self.occasion is None else f"{name}@{self.occasion}"


class UseAbility(Uses, frozen=True):
    """Of a card in play."""

    card: CardId


class UseAgenda(Uses, frozen=True):
    card: Code


class PlayEvent(Uses, frozen=True):
    """From hand."""

    card: Code


AnyPlay = Pass | Marshal | Ambush | Rescue | UseAbility | UseAgenda | PlayEvent
AnyUse = UseAbility | UseAgenda | PlayEvent


def use_of(name: str, number: str, occasion: str | None) -> AnyUse:
    """A card in play goes by its id, which is no code."""
    facts = CARDS.get(name)
    kind = UseAbility if facts is None else PlayEvent if facts.type == "event" else UseAgenda
    return kind(name, int(number), None if occasion is None else int(occasion))


PLAYS: Spellings[Play] = (
    (re.compile("pass"), Pass),
    (re.compile(r"marshal:([\w-]+)"), Marshal),
    (re.compile(r"ambush:([\w-]+):(\d{1,3})"), lambda card, cost: Ambush(card, int(cost))),
    (re.compile(r"save:([\w.-]+)@(\d{1,3})"), lambda card, occasion: Rescue(card, int(occasion))),
    (re.compile(r"(?<![\w.-])([\w.-]++)#(\d{1,3})(?:@(\d{1,3}))?"), use_of),
)
"""How plays are written, and what that means."""

# ------------------------------------------------------------------------------------------------- targets


class Target(Offer, frozen=True):
    """What an ability can be used on."""

    @classmethod
    def spelt(cls, text: str) -> "Target | None":
        return read_by(TARGETS, text)


class InPlay(Target, frozen=True):
    card: CardId
    owner: Seat = ""
    """Who controls it."""

    def __str__(self) -> str:
        return self.card


class InHand(Target, frozen=True):
    card: Code
    owner: Seat

    def __str__(self) -> str:
        return f"hand:{self.owner}:{self.card}"


class InPile(Target, frozen=True):
    """In a pile that all can see."""

    thing: ClassVar[str] = "pile"

    pile: Literal["discard", "dead"]
    owner: Seat
    card: Code

    def __str__(self) -> str:
        return f"{self.pile}:{self.owner}:{self.card}"


class FactionCard(Target, frozen=True):
    owner: Seat

    def __str__(self) -> str:
        return f"faction:{self.owner}"


AnyTarget = InPlay | InHand | InPile | FactionCard
Elsewhere = InHand | InPile


class Duplicate(Struct, frozen=True, gc=False, tag=True):
    """What an ability meant and has put under a card as its duplicate (CG-RULE-74). Nobody chooses it."""

    under: CardId
    card: Code


SOME_CARD = "?"
"""A card in a hand, to those who do not see it."""

TARGETS: Spellings[Target] = (
    (re.compile(r"(?<![\w-])([\w-]++\.\d++)"), InPlay),
    (re.compile(r"hand:([\w-]+):([\w-]+)"), lambda owner, card: InHand(card, owner)),
    (re.compile(r"(discard|dead):([\w-]+):([\w-]+)"), InPile),
    (re.compile(r"faction:([\w-]+)"), FactionCard),
)
"""How targets are written, and what that means."""

# ------------------------------------------------------------------------------------------------- what comes next


class Outcome(Offer, frozen=True):
    """One of several ways for the game to end, for a player."""

    seat: Seat


class Wins(Outcome, frozen=True):
    def __str__(self) -> str:
        return f"win:{self.seat}"


class DropsOut(Outcome, frozen=True):
    def __str__(self) -> str:
        return f"out:{self.seat}"


class PutOff(Offer, frozen=True):
    """Something that was put off until now."""

    card: Code
    number: int

    def __str__(self) -> str:
        return f"late:{self.card}:{self.number}"
