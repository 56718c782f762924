"""The steps of moves, charges, attacks and tests."""

from maester.games.miniatures.combat.rolled import Parts
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.steps.phases import ActivationStep
from maester.kernel import Seat


class FreeManeuver(ActivationStep, frozen=True):
    """Surge forth."""

    unit: str


class Surge(ActivationStep, frozen=True):
    """The free maneuver of a surge, once everything has been done that comes before an action. (MIN-SURGE-03)"""

    unit: str
    face: int
    travel: int
    then: int


class FreePivot(ActivationStep, frozen=True):
    unit: str


class FreePivots(ActivationStep, frozen=True):
    """These units may pivot, in an order their owners choose. (MIN-RULE-37)"""

    units: tuple[str, ...]


class FreeShift(ActivationStep, frozen=True):
    """A unit may shift so many thou. (MIN-TERMS-20)"""

    unit: str
    most: int


class Danger(ActivationStep, frozen=True):
    """Dangerous ground. (MIN-TERRAIN-DANGEROUS-01)"""

    unit: str


class RetreatAgain(ActivationStep, frozen=True):
    """The retreat die may be rolled again."""

    unit: str
    die: int


class Retreat(ActivationStep, frozen=True):
    unit: str
    most: int


class Charge(ActivationStep, frozen=True):
    unit: str
    target: str | None = None


class ChargePivot(ActivationStep, frozen=True):
    unit: str
    target: str
    arc: Arc


class ChargeRoll(ActivationStep, frozen=True):
    unit: str
    target: str
    arc: Arc
    heading: int


class ChargeAgain(ActivationStep, frozen=True):
    """The charge die may be rolled again, before the charger goes."""

    unit: str
    target: str
    arc: Arc
    heading: int
    die: int


class ChargeMove(ActivationStep, frozen=True):
    """The die is final, and the charger moves."""

    unit: str
    target: str
    arc: Arc
    heading: int
    die: int


class Align(ActivationStep, frozen=True):
    unit: str
    target: str
    arc: Arc
    heading: int
    travel: int
    orderly: bool


class MakeRoom(ActivationStep, frozen=True):
    """Other enemies that the charger touches are moved aside. (MIN-MULTI-01)"""

    unit: str
    target: str


class ChargeAttack(ActivationStep, frozen=True):
    unit: str
    target: str
    arc: Arc
    bonus: bool
    fortified: bool


# ------------------------------------------------------------------------------------------------ attacks and tests


class Melee(ActivationStep, frozen=True):
    unit: str
    target: str | None = None


class Strike(ActivationStep, frozen=True):
    """The unit has finished its slide, and chooses whom to attack."""

    unit: str
    target: str | None = None


class Shoot(ActivationStep, frozen=True):
    unit: str
    target: str | None = None


class Aim(ActivationStep, frozen=True):
    """After the shift: whom to shoot at."""

    unit: str
    target: str | None = None


class RollAttack(ActivationStep, frozen=True):
    pass


class RerollAttack(ActivationStep, frozen=True):
    """A player may have attack dice rolled again. (MIN-REROLL-02)"""

    seat: Seat


class RollDefence(ActivationStep, frozen=True):
    pass


class RerollDefence(ActivationStep, frozen=True):
    seat: Seat


class Wounds(ActivationStep, frozen=True):
    pass


class AttackDone(ActivationStep, frozen=True):
    pass


class Aftermath(ActivationStep, frozen=True):
    """Tests of friends, surge forth, pivots: after all that answers to the attack."""


class StrayTests(ActivationStep, frozen=True):
    """Friends that fight the unit shot at test one by one, in an order their player chooses."""

    seat: Seat
    units: tuple[str, ...]


class Hits(ActivationStep, frozen=True):
    """Automatic hits: the unit rolls defence dice, and suffers what it does not block. (MIN-TERMS-18)"""

    unit: str
    hits: int
    by: Seat | None = None
    source: str | None = None
    parts: Parts = ()
    """What is added to the defence dice."""


class Saves(ActivationStep, frozen=True):
    """The defence dice against automatic hits were rolled; these players may still have some rolled again."""

    unit: str
    dice: tuple[int, ...]
    by: Seat | None
    source: str | None
    parts: Parts
    seats: tuple[Seat, ...]


class Destroy(ActivationStep, frozen=True):
    """A unit without wounds left is taken off the table."""

    unit: str
    by: Seat | None
    source: str | None
    fallen: int = 0
    """How many ranks it loses with that."""


class Remove(ActivationStep, frozen=True):
    unit: str
    by: Seat | None
    source: str | None


class Eliminate(ActivationStep, frozen=True):
    """Who has no unit left is out, unless something is still to happen that may save a unit or score for it."""


class Panic(ActivationStep, frozen=True):
    """A unit takes a panic test."""

    unit: str
    parts: Parts = ()
    """What is added to the dice because of what asked for it."""
    by: Seat | None = None
    source: str | None = None
    why: str = ""
    wounds: int = 0


class Morale(ActivationStep, frozen=True):
    """A unit takes a morale test other than a panic test; `why` says what asked for it."""

    unit: str
    parts: Parts = ()
    by: Seat | None = None
    source: str | None = None
    why: str = ""


class RollTest(ActivationStep, frozen=True):
    pass


class RerollTest(ActivationStep, frozen=True):
    seat: Seat


class EndTest(ActivationStep, frozen=True):
    pass


class AfterTest(ActivationStep, frozen=True):
    pass
