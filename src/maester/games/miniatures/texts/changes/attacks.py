"""Changes of attack dice and of what follows from hits."""

from typing import Literal

from maester.games.miniatures.texts.changes.change import AttackChange
from maester.games.miniatures.texts.which import Amount, Condition

AttackWord = Literal["critical-blow", "precision", "sundering", "vicious"]


class Hit(AttackChange, frozen=True, tag="hit"):
    n: Amount


class Dice(AttackChange, frozen=True, tag="dice"):
    n: Amount


class RankDice(AttackChange, frozen=True, tag="rank-dice"):
    """As many dice as if so many more ranks were left."""

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


class ExtraHits(AttackChange, frozen=True, tag="extra-hits"):
    n: Amount


class TwoHits(AttackChange, frozen=True, tag="two-hits"):
    """Each die that hits counts twice."""


class ExtraWounds(AttackChange, frozen=True, tag="extra-wounds"):
    n: Amount


class NoDefence(AttackChange, frozen=True, tag="no-defence"):
    """Hits are wounds."""


class WoundsInstead(AttackChange, frozen=True, tag="wounds-instead"):
    """If there is any hit: so many wounds, with `d3` a D3 more, in place of defence dice."""

    n: Amount
    d3: bool = False


class NoBonus(AttackChange, frozen=True, tag="no-bonus"):
    """No bonus for charge, flank or rear."""


class KeepsToken(AttackChange, frozen=True, tag="keeps-token"):
    """Its token of this kind cannot be spent while it attacks or is attacked."""

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


class Defence(AttackChange, frozen=True, tag="defence"):
    """`on` is the defender."""

    n: Amount


class RerollDefence(AttackChange, frozen=True, tag="reroll-defence"):
    pass


class Block(AttackChange, frozen=True, tag="block"):
    """So many more hits are blocked."""

    n: Amount


class Halve(AttackChange, frozen=True, tag="halve"):
    """One wound for every two hits that are not blocked."""
