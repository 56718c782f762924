"""What changes a number or bends a rule while it holds: one struct a word. They are never applied, only added up.

`on` says whose number it is, the attacker's in an attack; `against` whom it attacks, or is attacked by. A change that
is done at some occasion lasts `until` a time.
"""

from typing import Literal

from maester.games.miniatures.facts import Keyword
from maester.games.miniatures.which import Amount, Condition, Face, If, Part, Until, Which, Words, Zone

AttackWord = Literal["critical-blow", "precision", "sundering", "vicious"]


class Change(Words, frozen=True, tag_field="does", tag=True, kw_only=True):
    """Something that holds for a while."""

    if_: If | None = None
    on: Part | Which = "this"
    until: Until | None = None
    """While it is printed: always. As something that is done: so long."""


class AttackChange(Change, frozen=True, kw_only=True):
    """Something about attacks."""

    attack: Literal["melee", "ranged"] | None = None
    against: Part | Which | None = None


# ------------------------------------------------------------------------------------------------------ attack dice


class Hit(AttackChange, frozen=True, tag="hit"):
    n: Amount


class Dice(AttackChange, frozen=True, tag="dice"):
    n: Amount


class RankDice(AttackChange, frozen=True, tag="rank-dice"):
    """Dice as if so many ranks more were left."""

    n: int


class Highest(AttackChange, frozen=True, tag="highest"):
    """The highest number of dice on the card."""


class Lowest(AttackChange, frozen=True, tag="lowest"):
    pass


class Keywords(AttackChange, frozen=True, tag="keywords"):
    words: tuple[AttackWord, ...]


class RerollAttack(AttackChange, frozen=True, tag="reroll-attack"):
    misses: bool = False
    """Only misses."""


class AllHit(AttackChange, frozen=True, tag="all-hit"):
    pass


class ExtraHits(AttackChange, frozen=True, tag="extra-hits"):
    n: Amount


class TwoHits(AttackChange, frozen=True, tag="two-hits"):
    """Each die that hits counts twice."""


class ExtraWounds(AttackChange, frozen=True, tag="extra-wounds"):
    n: Amount


class NoDefence(AttackChange, frozen=True, tag="no-defence"):
    """Hits are wounds."""


class WoundsInstead(AttackChange, frozen=True, tag="wounds-instead"):
    """If there is any hit: so many wounds, and a D3 perhaps, in place of defence dice."""

    n: Amount
    d3: bool = False


class OnlySixesBlock(AttackChange, frozen=True, tag="only-sixes-block"):
    pass


class NoBonus(AttackChange, frozen=True, tag="no-bonus"):
    """No bonus for charge, flank or rear."""


class KeepsToken(AttackChange, frozen=True, tag="keeps-token"):
    """That token of its cannot be spent while it attacks, or is attacked."""

    condition: Condition


class LongRange(AttackChange, frozen=True, tag="long-range"):
    pass


class Unlimited(AttackChange, frozen=True, tag="unlimited"):
    """It may shoot at any range and without sight, with this added to hit."""

    hit: int = 0


class FromTray(AttackChange, frozen=True, tag="from-tray"):
    """Range and sight are measured from any part of its tray."""


class NotSolo(AttackChange, frozen=True, tag="not-solo"):
    """It cannot be used against solo units."""


class SeesAll(AttackChange, frozen=True, tag="sees-all"):
    """Units and terrain do not block its sight."""


# ------------------------------------------------------------------------------------------------------ defence dice


class Defence(AttackChange, frozen=True, tag="defence"):
    """`on` is who defends."""

    n: Amount


class RerollDefence(AttackChange, frozen=True, tag="reroll-defence"):
    pass


class Block(AttackChange, frozen=True, tag="block"):
    """So many hits more are blocked."""

    n: Amount


class Halve(AttackChange, frozen=True, tag="halve"):
    """One wound for every two hits that are not blocked."""


# ------------------------------------------------------------------------------------------------------ morale


class Morale(Change, frozen=True, tag="morale"):
    """Every morale test."""

    n: Amount


class Panic(AttackChange, frozen=True, tag="panic"):
    """Panic tests only. With `against`: those that follow its attacks."""

    n: Amount


class PanicWounds(AttackChange, frozen=True, tag="panic-wounds"):
    """Wounds of a failed panic test."""

    n: Amount
    any_test: bool = False
    """A failed morale test costs so many as well."""


class PanicMost(Change, frozen=True, tag="panic-most"):
    n: int


class MoraleValue(Change, frozen=True, tag="morale-value"):
    n: int


class PassesTest(Change, frozen=True, tag="passes-test"):
    panic: bool = False
    """Panic tests only."""


class RerollTest(Change, frozen=True, tag="reroll-test"):
    pass


# ------------------------------------------------------------------------------------------------------ moving


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
    """Its charge is disorderly on a roll of so much or less; it gets these tokens then."""

    n: int
    gives: tuple[Condition, ...] = ()
    against: Part | Which | None = None
    arc: tuple[Face, ...] = ()
    """Only in a charge from there."""


class ChargeGives(Change, frozen=True, tag="charge-gives"):
    """Whom it charges successfully gets these tokens."""

    conditions: tuple[Condition, ...]


class FailedChargeGives(Change, frozen=True, tag="failed-charge-gives"):
    """It gets these tokens if its charge fails."""

    conditions: tuple[Condition, ...]


class RerollRetreat(Change, frozen=True, tag="reroll-retreat"):
    pass


class SlipsAway(Change, frozen=True, tag="slips-away"):
    """Enemies it retreats from get these tokens, and may not pivot perhaps."""

    gives: tuple[Condition, ...] = ()
    no_pivot: bool = False


class CannotAct(Change, frozen=True, tag="cannot-act"):
    """Actions it can never take."""

    actions: tuple[Literal["charge", "retreat", "shift"], ...]


# ------------------------------------------------------------------------------------------------------ who it is


class AttackersGet(Change, frozen=True, tag="attackers-get"):
    """Enemies that attack it get these tokens."""

    conditions: tuple[Condition, ...]


class DefendersGet(Change, frozen=True, tag="defenders-get"):
    """Whom it attacks gets these tokens before the dice."""

    conditions: tuple[Condition, ...]


class Reserve(Change, frozen=True, tag="reserve"):
    """It may be held back and come in later, at an edge. (Outflank)"""


class Immune(Change, frozen=True, tag="immune"):
    conditions: tuple[Condition, ...]


class IsOf(Change, frozen=True, tag="is-of"):
    """It belongs to that house as well."""

    house: str


class NoObjectives(Change, frozen=True, tag="no-objectives"):
    pass


class NoPoints(Change, frozen=True, tag="no-points"):
    """Its destruction gives nobody victory points."""


class NoHealing(Change, frozen=True, tag="no-healing"):
    pass


class Untargetable(Change, frozen=True, tag="untargetable"):
    """Its own side cannot make it the target of tactics cards, nor use orders on it perhaps."""

    orders: bool = False


class NoOrders(Change, frozen=True, tag="no-orders"):
    """It may not use orders."""


class LosesAbilities(Change, frozen=True, tag="loses-abilities"):
    pass


class Shares(Change, frozen=True, tag="shares"):
    """It has the abilities of another unit as well, but for the innate ones."""


class HandSize(Change, frozen=True, tag="hand-size"):
    """One's hand may be so much larger, at the start, when it is refilled and at most."""

    n: int


class Controls(Change, frozen=True, tag="controls"):
    """One counts as controlling that zone."""

    zone: Zone | None = None
    """None: the one that was chosen."""


AnyChange = (
    Hit | Dice | RankDice | Highest | Lowest | Keywords | RerollAttack | AllHit | ExtraHits | TwoHits | ExtraWounds
    | NoDefence | WoundsInstead | OnlySixesBlock | NoBonus | KeepsToken | LongRange | Unlimited | FromTray | NotSolo
    | SeesAll | Defence | RerollDefence | Block | Halve | Morale | Panic | PanicWounds | PanicMost | MoraleValue
    | PassesTest | RerollTest | Speed | MarchPivot | IgnoresTerrain | MovesThrough | RerollCharge | SureCharge
    | Disorderly | ChargeGives | FailedChargeGives | RerollRetreat | SlipsAway | CannotAct | AttackersGet
    | DefendersGet | Reserve | Immune | IsOf | NoObjectives | NoPoints | NoHealing | Untargetable | NoOrders
    | LosesAbilities | Shares | HandSize | Controls
)  # fmt: skip
"""Any of them."""
