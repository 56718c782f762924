"""Occasions: what has just happened or is about to, so that cards, orders and abilities may answer to it.

A step that reaches such a moment puts `Happens(occasion)` on the agenda. What can answer is declared in the facts, with
`when = { what = "attack", … }`; `what` is the tag of one of these types, and its `asks` are the words that may follow.
"""

from typing import ClassVar, Literal, get_args

from msgspec import Struct

from maester.games.miniatures.geometry.tray import Arc
from maester.kernel import Seat

Test = Literal["panic", "morale"]
UNIT = frozenset(("whose", "this", "which"))
FIGHT = UNIT | {"role", "foe"}


class Occasion(Struct, frozen=True, gc=False, tag_field="moment"):
    """Something that texts may answer to. What an occasion is not about is None."""

    moment: ClassVar[str] = ""
    """Its tag, by which texts name it."""
    asks: ClassVar[frozenset[str]] = frozenset(["whose"])
    """What a text may ask of it."""
    of_player: ClassVar[bool] = False
    """It is about what a player does to a unit, not about that unit."""
    fight: ClassVar[bool] = False
    """It is a step of an attack."""
    charge: ClassVar[bool] = False
    """It is a step of a charge."""
    test: ClassVar[bool] = False
    """It is a step of a morale or panic test."""

    @property
    def unit(self) -> str | None:
        """The unit that triggers it: it acts, attacks, tests or is destroyed."""
        return None

    @property
    def foe(self) -> str | None:
        """The other unit concerned: the defender, the destroyer."""
        return None

    @property
    def seat(self) -> Seat | None:
        """Whose turn, card or NCU it is."""
        return None

    @property
    def ncu(self) -> str | None:
        return None

    @property
    def zone(self) -> str | None:
        return None

    @property
    def word(self) -> str:
        """What a text may ask for by name: an action, an arc, a kind of test, a token."""
        return ""

    @property
    def amount(self) -> int:
        """The die, or the wounds."""
        return 0

    @property
    def fighters(self) -> tuple[str | None, str | None] | None:
        """Who attacks or charges whom, if it is about that."""
        return None


# ---------------------------------------------------------------------------------------------------- rounds and turns


class OfPlayer(Occasion, frozen=True):
    seat: Seat


class GameStarts(OfPlayer, frozen=True, tag="game-start"):
    """All units are deployed."""


class RoundStarts(OfPlayer, frozen=True, tag="round-start"):
    pass


class TurnStarts(OfPlayer, frozen=True, tag="turn-start"):
    asks = Occasion.asks | {"first"}


class TurnEnds(OfPlayer, frozen=True, tag="turn-end"):
    asks = Occasion.asks | {"first"}


class RoundEnds(OfPlayer, frozen=True, tag="round-end"):
    pass


class Deployed(Occasion, frozen=True, tag="deployed"):
    """A unit was put down, or came in later."""

    asks = UNIT
    unit: str
    seat: Seat


class Activates(Occasion, frozen=True, tag="activates"):
    """A unit was chosen; before its action."""

    asks = UNIT
    unit: str
    seat: Seat


class MarkerScored(Occasion, frozen=True, tag="marker-scored"):
    """A unit controls a marker in the clean-up phase."""

    asks = UNIT
    unit: str
    seat: Seat
    marker: str

    @property
    def word(self) -> str:
        return self.marker


# -------------------------------------------------------------------------------------------------- NCUs and the board


class NcuActivates(OfPlayer, frozen=True, tag="ncu-activates"):
    asks = frozenset(("whose", "this"))
    ncu: str


class OfZone(OfPlayer, frozen=True):
    asks = frozenset(("whose", "this", "zones"))
    ncu: str
    zone: str


class ZoneClaimed(OfZone, frozen=True, tag="zone"):
    """An NCU claims a zone; before the effect of the zone."""


class ZoneDone(OfZone, frozen=True, tag="zone-done"):
    """The effect of the zone is over."""


class ZoneTargets(Occasion, frozen=True, tag="zone-targets"):
    """The effect of a zone has chosen a unit."""

    asks = UNIT | {"zones"}
    of_player = True
    unit: str
    seat: Seat
    zone: str


# ------------------------------------------------------------------------------------------------------------- actions


class OfAction(Occasion, frozen=True):
    asks = UNIT | {"actions"}
    unit: str
    action: str

    @property
    def word(self) -> str:
        return self.action

    @property
    def fighters(self) -> tuple[str | None, str | None] | None:
        return (self.unit, self.foe) if self.action == "charge" else None


class ActionDeclared(OfAction, frozen=True, tag="action"):
    """An action was declared, before it is performed."""

    foe: str | None = None


class ActionDone(OfAction, frozen=True, tag="action-done"):
    pass


class RetreatRolled(Occasion, frozen=True, tag="retreat-rolled"):
    asks = UNIT
    unit: str
    die: int

    @property
    def amount(self) -> int:
        return self.die


class Against(Occasion, frozen=True):
    """One unit attacks or charges another."""

    asks = FIGHT
    unit: str
    foe: str

    @property
    def fighters(self) -> tuple[str | None, str | None] | None:
        return self.unit, self.foe


class OfCharge(Against, frozen=True):
    charge = True
    arc: Arc

    @property
    def word(self) -> str:
        return self.arc


class Charged(OfCharge, frozen=True, tag="charged"):
    """Aligned, before the attack."""


class ChargeRolled(OfCharge, frozen=True, tag="charge-rolled"):
    """The die lies, before the charger moves."""

    die: int

    @property
    def amount(self) -> int:
        return self.die


class ChargeFailed(Against, frozen=True, tag="charge-failed"):
    charge = True
    die: int

    @property
    def amount(self) -> int:
        return self.die


# ------------------------------------------------------------------------------------------------------------- attacks


class OfAttack(Against, frozen=True):
    asks = FIGHT | {"attack"}
    fight = True
    range: str
    """Of the weapon."""

    @property
    def word(self) -> str:
        return self.range


class AttackDeclared(OfAttack, frozen=True, tag="attack"):
    """Before attack dice."""


class AttackRolled(OfAttack, frozen=True, tag="attack-rolled"):
    """The dice lie, before anything is rolled again."""


class AttackFinal(OfAttack, frozen=True, tag="attack-final"):
    pass


class DefenceRolled(OfAttack, frozen=True, tag="defence-rolled"):
    """The dice lie, before anything is rolled again."""


class DefenceFinal(OfAttack, frozen=True, tag="defence-final"):
    pass


class AttackDone(OfAttack, frozen=True, tag="attack-done"):
    """Complete; before surge forth."""

    wounds: int = 0

    @property
    def amount(self) -> int:
        return self.wounds


class Surges(Against, frozen=True, tag="surge"):
    asks = FIGHT | {"attack"}
    fight = True


# --------------------------------------------------------------------------------------------------------------- tests


class OfTest(Occasion, frozen=True):
    asks = UNIT | {"role", "foe", "attack", "test"}
    test = True
    unit: str
    kind: Test

    @property
    def word(self) -> str:
        return self.kind


class MoraleTestBegins(OfTest, frozen=True, tag="test"):
    """A morale or panic test, before the dice."""


class MoraleTestRolled(OfTest, frozen=True, tag="test-rolled"):
    """The dice lie, before anything is rolled again."""


class MoraleTestPassed(OfTest, frozen=True, tag="test-passed"):
    foe: str | None = None
    """The unit that caused it."""


class MoraleTestFailed(OfTest, frozen=True, tag="test-failed"):
    foe: str | None = None
    wounds: int = 0

    @property
    def amount(self) -> int:
        return self.wounds


# -------------------------------------------------------------------------------------------------------------- losses


class OfLoss(Occasion, frozen=True):
    asks = UNIT | {"role", "foe", "attack"}
    unit: str
    foe: str | None = None


class RankLost(OfLoss, frozen=True, tag="rank-lost"):
    """One rank; the last one before its unit is removed."""


class WouldBeDestroyed(OfLoss, frozen=True, tag="would-be-destroyed"):
    pass


class Destroyed(OfLoss, frozen=True, tag="destroyed"):
    """The unit is off the table; `foe` destroyed it, if a unit did."""

    seat: Seat | None = None
    """The player who did."""


class AttachmentFalls(Occasion, frozen=True, tag="attachment-lost"):
    """An attachment of a unit is destroyed, but not its unit."""

    asks = UNIT
    unit: str
    attachment: str

    @property
    def word(self) -> str:
        return self.attachment


class TokenNears(Occasion, frozen=True, tag="token"):
    """A unit is about to get a condition token."""

    asks = UNIT | {"condition", "again"}
    unit: str
    token: str

    @property
    def word(self) -> str:
        return self.token


# ---------------------------------------------------------------------------------------------------- cards and orders


class OfEffect(Occasion, frozen=True):
    asks = frozenset(("whose", "which", "effect"))
    of_player = True
    seat: Seat
    key: str
    unit: str | None = None

    @property
    def word(self) -> str:
        return self.key


class CardOrOrderDeclared(OfEffect, frozen=True, tag="declared"):
    """A player declared a card or an order, about this unit: what cancels it answers here."""


class CardTargets(OfEffect, frozen=True, tag="targeted"):
    """A tactics card of a player has chosen a unit, and does nothing to it yet."""


AnyOccasion = (
    GameStarts
    | RoundStarts
    | TurnStarts
    | TurnEnds
    | RoundEnds
    | Deployed
    | Activates
    | MarkerScored
    | NcuActivates
    | ZoneClaimed
    | ZoneDone
    | ZoneTargets
    | ActionDone
    | ActionDeclared
    | RetreatRolled
    | Charged
    | ChargeRolled
    | ChargeFailed
    | AttackDeclared
    | AttackRolled
    | AttackFinal
    | DefenceRolled
    | DefenceFinal
    | AttackDone
    | Surges
    | MoraleTestBegins
    | MoraleTestRolled
    | MoraleTestPassed
    | MoraleTestFailed
    | RankLost
    | WouldBeDestroyed
    | Destroyed
    | AttachmentFalls
    | TokenNears
    | CardOrOrderDeclared
    | CardTargets
)
OCCASIONS: dict[str, type[Occasion]] = {}
"""Every kind, by its tag."""

for _kind in get_args(AnyOccasion):
    _kind.moment = _kind.__struct_config__.tag
    OCCASIONS[_kind.moment] = _kind
