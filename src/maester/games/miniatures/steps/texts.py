"""The steps of windows, in which cards, orders and abilities answer, and of texts that are carried out."""

from maester.games.miniatures.steps.phases import ActivationStep
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.games.miniatures.texts.which import Condition
from maester.kernel import Seat


class Happens(ActivationStep, frozen=True):
    """Something cards, orders and abilities may answer to."""

    occasion: AnyOccasion


class Passives(ActivationStep, frozen=True):
    """Printed abilities that answer act by themselves."""


class Declare(ActivationStep, frozen=True):
    """A player may declare a card or an order in the innermost window."""

    seat: Seat


class MayDeclare(ActivationStep, frozen=True):
    """A player who might have something to declare is asked. It is a step of its own, so that a game that goes on from
    here need not work that out again."""

    seat: Seat


class Resolve(ActivationStep, frozen=True):
    """What was declared is carried out, the active player's first."""


class CarryOut(ActivationStep, frozen=True):
    """A declared card or order takes effect, unless it was cancelled."""

    seat: Seat
    key: str


class CloseWindow(ActivationStep, frozen=True):
    pass


# ------------------------------------------------------------------------------------------------ carrying out texts


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


class AttachmentGoes(ActivationStep, frozen=True):
    """An attachment is destroyed, but not its unit."""

    unit: str
    attachment: str


class EndsWith(ActivationStep, frozen=True):
    """A free action is over, and changes that held for it end."""

    until: str
    depth: int
