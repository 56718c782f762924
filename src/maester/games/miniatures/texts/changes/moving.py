"""Changes of moves, charges and retreats."""

from typing import Literal

from maester.games.miniatures.facts import Keyword
from maester.games.miniatures.texts.changes.change import Change
from maester.games.miniatures.texts.which import Amount, Condition, Face, Part, Which


class Speed(Change, frozen=True, tag="speed"):
    n: Amount


class MarchPivot(Change, frozen=True, tag="march-pivot"):
    """It may pivot before a march."""


class IgnoresTerrain(Change, frozen=True, tag="ignores-terrain"):
    keywords: tuple[Keyword, ...]


class MovesThrough(Change, frozen=True, tag="moves-through"):
    """Units and terrain do not stop its maneuvers and marches."""


class RerollCharge(Change, frozen=True, tag="reroll-charge"):
    against: Part | Which | None = None


class SureCharge(Change, frozen=True, tag="sure-charge"):
    """Its charge dice count as 6."""


class Disorderly(Change, frozen=True, tag="disorderly"):
    """Its charge is disorderly on a roll of so much or less; then it gets these tokens."""

    n: int
    gives: tuple[Condition, ...] = ()
    against: Part | Which | None = None
    arc: tuple[Face, ...] = ()
    """Only in a charge from there."""


class ChargeGives(Change, frozen=True, tag="charge-gives"):
    """A unit it charges successfully gets these tokens."""

    conditions: tuple[Condition, ...]


class FailedChargeGives(Change, frozen=True, tag="failed-charge-gives"):
    """It gets these tokens if its charge fails."""

    conditions: tuple[Condition, ...]


class RerollRetreat(Change, frozen=True, tag="reroll-retreat"):
    pass


class SlipsAway(Change, frozen=True, tag="slips-away"):
    """Enemies it retreats from get these tokens, and with `no_pivot` they may not pivot."""

    gives: tuple[Condition, ...] = ()
    no_pivot: bool = False


class CannotAct(Change, frozen=True, tag="cannot-act"):
    """Actions it can never take."""

    actions: tuple[Literal["charge", "retreat", "shift"], ...]
