"""The steps of texts that are carried out."""

from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.steps_setup import ActivationStep
from maester.games.miniatures.texts.which import Condition
from maester.kernel import Seat


class GoOn(ActivationStep, frozen=True):
    """The next verb of the innermost text is carried out."""


class TokenComes(ActivationStep, frozen=True):
    """A unit gets a condition token, unless something has prevented it."""

    unit: str
    token: Condition


class TokenGoes(ActivationStep, frozen=True):
    """A condition token is removed, or a card on the unit instead: a poison."""

    unit: str
    token: Condition


class EndsWith(ActivationStep, frozen=True):
    """A free action is over, and changes that held for it end."""

    until: str
    depth: int


class BringReserve(ActivationStep, frozen=True):
    """A unit that was held back may come in at an edge."""

    seat: Seat


class ChargeAgain(ActivationStep, frozen=True):
    """The charge die may be rolled again, before the charger goes."""

    unit: str
    target: str
    arc: Arc
    heading: int
    die: int


class RetreatAgain(ActivationStep, frozen=True):
    """The retreat die may be rolled again."""

    unit: str
    die: int
