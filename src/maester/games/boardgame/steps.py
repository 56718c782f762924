"""The steps of a game, as data: what a round consists of, and what its steps may call for.

What each step does is in its chapter's module; round.py says which function. An edition's rounds are lists of these.
"""

from typing import ClassVar

from maester.games.boardgame.facts import Card, Deck, House, Track
from maester.kernel import Step

# -------------------------------------------------------------------------------------------------- the Westeros phase


class Westeros(Step, frozen=True):
    phase: ClassVar[str] = "westeros"


class AdvanceRound(Westeros, frozen=True):
    pass


class RevealCards(Westeros, frozen=True):
    pass


class AdvanceWildlings(Westeros, frozen=True):
    pass


class Resolve(Westeros, frozen=True):
    """The Westeros card of a deck."""

    deck: Deck


class CountSupply(Westeros, frozen=True):
    house: House


class Reconcile(Westeros, frozen=True):
    """A house brings its armies within its supply."""

    house: House


class Muster(Westeros, frozen=True):
    house: House


class Bid(Westeros, frozen=True):
    track: Track


class WildlingAttack(Westeros, frozen=True):
    pass


class SecondAttack(Westeros, frozen=True):
    strength: int
    without: House


class WildlingEffect(Westeros, frozen=True):
    """What a wildling card does to one house."""

    card: Card
    role: str
    house: House


class EndAttack(Westeros, frozen=True):
    winner: str


# -------------------------------------------------------------------------------------------------- the Planning phase


class Planning(Step, frozen=True):
    phase: ClassVar[str] = "planning"


class AssignOrders(Planning, frozen=True):
    pass


class AssignOrdersOf(Planning, frozen=True):
    """Houses assign in turn order if one of them is short of order tokens."""

    house: House


class RevealOrders(Planning, frozen=True):
    pass


class UseRaven(Planning, frozen=True):
    pass


# -------------------------------------------------------------------------------------------------- the Action phase


class Action(Step, frozen=True):
    phase: ClassVar[str] = "action"


class Raids(Action, frozen=True):
    pass


class Marches(Action, frozen=True):
    pass


class ConsolidatePower(Action, frozen=True):
    pass


class Rally(Action, frozen=True):
    pass


class CleanUp(Action, frozen=True):
    pass


class CombatSupport(Action, frozen=True):
    pass


class CombatHouseCards(Action, frozen=True):
    pass


class CombatOutcome(Action, frozen=True):
    pass


class CombatCasualties(Action, frozen=True):
    pass


class CombatRetreat(Action, frozen=True):
    pass


class CombatCleanUp(Action, frozen=True):
    pass


COMBAT = (
    CombatSupport(),
    CombatHouseCards(),
    CombatOutcome(),
    CombatCasualties(),
    CombatRetreat(),
    CombatCleanUp(),
)

AnyStep = (
    AdvanceRound | RevealCards | AdvanceWildlings | Resolve | CountSupply | Reconcile | Muster | Bid | WildlingAttack
    | SecondAttack | WildlingEffect | EndAttack | AssignOrders | AssignOrdersOf | RevealOrders | UseRaven | Raids
    | Marches | ConsolidatePower | Rally | CleanUp | CombatSupport | CombatHouseCards | CombatOutcome
    | CombatCasualties | CombatRetreat | CombatCleanUp
)  # fmt: skip
