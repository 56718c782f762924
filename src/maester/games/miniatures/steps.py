"""The steps of the agenda: what is still to be done, as data. Here those of rounds, turns and the tactics board."""

from maester.games.miniatures import steps_content as content
from maester.games.miniatures import steps_fight as fight
from maester.games.miniatures import steps_modes as modes
from maester.games.miniatures import steps_setup as setup
from maester.games.miniatures.steps_setup import ActivationStep
from maester.games.miniatures.texts.occasion import Occasion
from maester.kernel import Seat


class BeginRound(ActivationStep, frozen=True):
    pass


class Redeploy(ActivationStep, frozen=True):
    """A player may bring destroyed units back, at the start of a round."""

    seat: Seat


class RevealMission(ActivationStep, frozen=True):
    seat: Seat


class Turn(ActivationStep, frozen=True):
    seat: Seat


class TakeUpObjective(ActivationStep, frozen=True):
    """The commander may make use of an objective card until the round ends. (MIN-MODE-ACOK-04)"""

    seat: Seat


class PlaySiege(ActivationStep, frozen=True):
    """A siege card that answers to this occasion may be played."""

    seat: Seat
    occasion: Occasion


class Activate(ActivationStep, frozen=True):
    """The player chooses a unit that has not been activated."""

    seat: Seat


class Act(ActivationStep, frozen=True):
    """An activated unit chooses its action and performs it."""

    unit: str


class FreeAction(ActivationStep, frozen=True):
    """A unit may perform one of these actions without being activated. (MIN-TERMS-10, MIN-RULE-74)"""

    unit: str
    actions: tuple[str, ...]
    target: str | None = None
    """If it may attack or charge nobody else."""


class Perform(ActivationStep, frozen=True):
    """A unit carries out an action."""

    unit: str
    action: str
    target: str | None = None


class ActionOver(ActivationStep, frozen=True):
    unit: str
    action: str


class EndActivation(ActivationStep, frozen=True):
    unit: str


class LayPoint(ActivationStep, frozen=True):
    """The commander's unit may lay a victory point on an enemy. (MIN-MODE-FAB-05)"""

    unit: str


class EndTurn(ActivationStep, frozen=True):
    seat: Seat


class Happens(ActivationStep, frozen=True):
    """Something cards, orders and abilities may answer to."""

    occasion: Occasion


class Passives(ActivationStep, frozen=True):
    """Printed abilities that answer act by themselves."""


class Declare(ActivationStep, frozen=True):
    """A player may declare a card or an order in the innermost window."""

    seat: Seat


class Resolve(ActivationStep, frozen=True):
    """What was declared is carried out, the active player's first."""


class CarryOut(ActivationStep, frozen=True):
    """A declared card or order takes effect, unless it was cancelled."""

    seat: Seat
    key: str


class CloseWindow(ActivationStep, frozen=True):
    pass


# ------------------------------------------------------------------------------------------------- tactics board


class ActNcu(ActivationStep, frozen=True):
    ncu: str


class ClaimZone(ActivationStep, frozen=True):
    ncu: str
    zone: str


class Influence(ActivationStep, frozen=True):
    """The card of the NCU may be attached to a unit."""

    ncu: str


class UseZone(ActivationStep, frozen=True):
    ncu: str
    zone: str


class ZoneEffect(ActivationStep, frozen=True):
    """The effect of a zone chooses whom it concerns."""

    seat: Seat
    zone: str
    drawn: bool = False
    """Whether the cards of the tactics zone have been drawn."""


class ZoneOnUnit(ActivationStep, frozen=True):
    seat: Seat
    zone: str
    unit: str


class EndNcu(ActivationStep, frozen=True):
    ncu: str


class DiscardDown(ActivationStep, frozen=True):
    """Down to the most a hand may hold. (MIN-CLEANUP-09)"""

    seat: Seat


AnyStep = (
    # set-up
    setup.AssignObjective
    | setup.ChooseCards
    | setup.Deploy
    | setup.DrawHands
    | setup.MarkUnits
    | setup.NameFirstPlayer
    | setup.PickCorners
    | setup.Plant
    | setup.PlaceTerrain
    | setup.PrepareMode
    | setup.RollForZones
    | setup.StartGame
    # rounds and turns
    | BeginRound
    | Redeploy
    | RevealMission
    | Turn
    | TakeUpObjective
    | PlaySiege
    | Activate
    | Act
    | FreeAction
    | Perform
    | ActionOver
    | EndActivation
    | LayPoint
    | EndTurn
    | Happens
    | Passives
    | Declare
    | Resolve
    | CarryOut
    | CloseWindow
    # texts
    | content.GoOn
    | content.TokenComes
    | content.TokenGoes
    | content.EndsWith
    | content.BringReserve
    | content.ChargeAgain
    | content.RetreatAgain
    # tactics board
    | ActNcu
    | ClaimZone
    | Influence
    | UseZone
    | ZoneEffect
    | ZoneOnUnit
    | EndNcu
    | DiscardDown
    # moves and charges
    | fight.FreeManeuver
    | fight.FreePivot
    | fight.FreePivots
    | fight.FreeShift
    | fight.Danger
    | fight.Retreat
    | fight.Charge
    | fight.ChargePivot
    | fight.ChargeRoll
    | fight.ChargeMove
    | fight.Align
    | fight.MakeRoom
    | fight.ChargeAttack
    # attacks and tests
    | fight.Melee
    | fight.Strike
    | fight.Shoot
    | fight.Aim
    | fight.RollAttack
    | fight.RerollAttack
    | fight.RollDefence
    | fight.RerollDefence
    | fight.Wounds
    | fight.AttackDone
    | fight.Aftermath
    | fight.StrayTests
    | fight.Hits
    | fight.Destroy
    | fight.Remove
    | fight.Panic
    | fight.Morale
    | fight.RollTest
    | fight.RerollTest
    | fight.EndTest
    | fight.AfterTest
    # markers and modes
    | modes.DropMarker
    | modes.LosesMarker
    | modes.LayCorpses
    | modes.ExchangeMission
    | modes.ShootWall
    # clean-up
    | modes.CleanUp
    | modes.ScoreMarker
    | modes.ScoreMissions
    | modes.ScoreQuadrants
    | modes.Arrows
    | modes.CheckVictory
    | modes.EndRound
    | modes.DiscardCards
    | modes.RefillHand
    | modes.PassToken
)
