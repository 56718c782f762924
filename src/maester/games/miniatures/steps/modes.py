"""The steps of the game modes, and of the clean-up phase."""

from maester.games.miniatures.steps.phases import ActivationStep, CleanUpStep
from maester.kernel import Seat


class DropMarker(ActivationStep, frozen=True):
    """The opponent puts a marker down, on its pile or beside a tray. (MIN-MODE-AFFC-08, MIN-MODE-ADWD-06)"""

    marker: str
    seat: Seat
    tray: str
    x: int
    y: int
    heading: int
    beside: bool


class TakeOne(ActivationStep, frozen=True):
    """A unit that stands on several free markers takes up one of them. (MIN-RULE-110)"""

    unit: str
    markers: tuple[str, ...]


class LosesMarker(ActivationStep, frozen=True):
    """An enemy that fights the bearer claims its marker, or it is put down. (MIN-MODE-AFFC-10)"""

    marker: str
    unit: str


class LayCorpses(ActivationStep, frozen=True):
    """A corpse pile where a unit was destroyed. (MIN-MODE-AFFC-13)"""

    unit: str


class ExchangeMission(ActivationStep, frozen=True):
    seat: Seat


class ShootWall(ActivationStep, frozen=True):
    """The arrows of a castle wall. (MIN-MODE-ASOS-18)"""

    unit: str
    halved: bool = False


# ------------------------------------------------------------------------------------------------------- clean-up


class CleanUp(CleanUpStep, frozen=True):
    pass


class ScoreMarker(CleanUpStep, frozen=True):
    """The owner of a marker scores, and its card acts. (MIN-CLEANUP-02)"""

    marker: str


class ScoreMissions(CleanUpStep, frozen=True):
    pass


class ScoreQuadrants(CleanUpStep, frozen=True):
    pass


class Arrows(CleanUpStep, frozen=True):
    """Castle walls shoot at units that hold a marker near them. (MIN-MODE-HAR-07)"""

    units: tuple[str, ...]


class CheckVictory(CleanUpStep, frozen=True):
    pass


class EndRound(CleanUpStep, frozen=True):
    """Tokens, board and influence are cleared. (MIN-CLEANUP-04..06)"""


class DiscardCards(CleanUpStep, frozen=True):
    seat: Seat


class RefillHand(CleanUpStep, frozen=True):
    seat: Seat


class PassToken(CleanUpStep, frozen=True):
    pass
