"""The steps of the agenda: what is still to be done, as data."""

from typing import ClassVar

from maester.games.miniatures.tray import Arc
from maester.kernel import Seat, Step


class RollForZones(Step, frozen=True):
    phase: ClassVar[str] = "setup"


class NameFirstPlayer(Step, frozen=True):
    phase: ClassVar[str] = "setup"
    seat: Seat


class Deploy(Step, frozen=True):
    """This seat deploys a unit, then the other."""

    phase: ClassVar[str] = "deployment"
    seat: Seat


class BeginRound(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class Turn(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    seat: Seat


class Act(Step, frozen=True):
    """An activated unit chooses its action and performs it."""

    phase: ClassVar[str] = "activation"
    unit: str


class EndActivation(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class CleanUp(Step, frozen=True):
    phase: ClassVar[str] = "clean-up"


class FreeManeuver(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class FreePivot(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class Retreat(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str
    most: int


class Charge(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class ChargePivot(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str
    target: str
    arc: Arc


class ChargeMove(Step, frozen=True):
    """The die is rolled, the charger goes."""

    phase: ClassVar[str] = "activation"
    unit: str
    target: str
    arc: Arc
    heading: int


class Align(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str
    target: str
    arc: Arc
    heading: int
    travel: int
    orderly: bool


class Melee(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class Strike(Step, frozen=True):
    """The unit stands as it will, and chooses whom to attack."""

    phase: ClassVar[str] = "activation"
    unit: str


class Shoot(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    unit: str


class RollAttack(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class RerollAttack(Step, frozen=True):
    phase: ClassVar[str] = "activation"
    spends: bool
    """Whether the opponent spends a token, or the attacker uses its charge bonus."""


class RollDefence(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class RerollDefence(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class Wounds(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class Panic(Step, frozen=True):
    """A unit takes a panic test."""

    phase: ClassVar[str] = "activation"
    unit: str
    modifier: int


class AttackDone(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class StrayTests(Step, frozen=True):
    """Friends that fight the unit shot at test one by one, in an order their player chooses."""

    phase: ClassVar[str] = "activation"
    seat: Seat
    units: tuple[str, ...]


AnyStep = (
    RollForZones
    | NameFirstPlayer
    | Deploy
    | BeginRound
    | Turn
    | Act
    | EndActivation
    | CleanUp
    | FreeManeuver
    | FreePivot
    | Retreat
    | Charge
    | ChargePivot
    | ChargeMove
    | Align
    | Melee
    | Strike
    | Shoot
    | RollAttack
    | RerollAttack
    | RollDefence
    | RerollDefence
    | Wounds
    | Panic
    | AttackDone
    | StrayTests
)
