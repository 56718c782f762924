"""SETUP: what is on the table before the first round."""

from typing import Annotated

from msgspec import Meta

from maester import kernel
from maester.games.intrigue.facts import DEAL, FACTS, ThroneCard
from maester.games.intrigue.state import State
from maester.kernel import Chance, Refusal

MOST_SHOWN = 99
"""No Iron Throne card shows a larger number."""


class Options(kernel.Options, frozen=True, kw_only=True):
    """What can be agreed before the game: who starts, and what the Iron Throne cards show."""

    starter: Annotated[int, Meta(extra_json_schema={"format": "seat"})] | None = None
    """The seat that starts the first round, counted from 1; if left open, it is drawn. (INT-RULE-18)"""

    throne: tuple[ThroneCard, ...] = FACTS.throne
    """The printed values are not known for sure, so a match may set its own."""

    def refusal(self) -> Refusal | None:
        if self.starter is not None and not 1 <= self.starter <= self.seats:
            return Refusal("no-such-starter", "INT-RULE-18", {"starter": self.starter, "seats": self.seats})
        if len(self.throne) != len(FACTS.throne):
            return Refusal("wrong-throne-count", "INT-SETUP-02", {"cards": len(FACTS.throne)})
        if not all(0 <= card.value <= MOST_SHOWN and 0 <= card.daggers <= MOST_SHOWN for card in self.throne):
            return Refusal("wrong-throne-value", "INT-SETUP-02", {"most": MOST_SHOWN})
        return None


def deal(options: Options, chance: Chance) -> State:
    """The Iron Throne cards are shuffled into a face-down pile; nobody has a card or a penalty yet."""
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    return State(
        chance=chance,
        seats=seats,
        cap=DEAL[options.seats].cap,
        starter=chance.choice(seats) if options.starter is None else seats[options.starter - 1],
        throne_pile=chance.shuffled(options.throne),
        throne=dict.fromkeys(seats, ()),
        penalty=dict.fromkeys(seats, 0),
    )
