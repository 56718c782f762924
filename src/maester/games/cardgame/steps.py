"""The steps of a game, as data: the framework of Appendix I, and what can come between.

A round is a list of these (round.py); what each does is in its chapter, and AGENDA in __init__.py says which function.
"""

from maester.games.cardgame.which import Code, Phase
from maester.kernel import Seat, Step

# ------------------------------------------------------------------------------------------------- setup


class Mulligan(Step, frozen=True):
    seat: Seat


class LaySetup(Step, frozen=True):
    pass


class AttachSetup(Step, frozen=True):
    seat: Seat
    codes: tuple[Code, ...]


class FillHands(Step, frozen=True):
    pass


# ------------------------------------------------------------------------------------------------- the framework


class BeginRound(Step, frozen=True):
    pass


class BeginPhase(Step, frozen=True):
    kind: Phase


class EndPhase(Step, frozen=True):
    pass


class PhaseEnded(Step, frozen=True):
    """What lasted until the end of the phase expires; effects delayed to it resolve."""


class ResetPhase(Step, frozen=True):
    """Limits per phase start again."""


class EndRound(Step, frozen=True):
    pass


class Actions(Step, frozen=True):
    """An action window opens."""

    where: str


class ChoosePlots(Step, frozen=True):
    pass


class RevealPlots(Step, frozen=True):
    pass


class CompareInitiative(Step, frozen=True):
    pass


class WhenRevealed(Step, frozen=True):
    """The when-revealed abilities of these players' plots are still to come."""

    seats: tuple[Seat, ...]


class RecyclePlots(Step, frozen=True):
    pass


class DraftTitles(Step, frozen=True):
    pass


class DrawCards(Step, frozen=True):
    pass


class CollectIncome(Step, frozen=True):
    seat: Seat


class ChallengeTurn(Step, frozen=True):
    """The active player may initiate a challenge."""

    seat: Seat


class InitiateChallenge(Step, frozen=True):
    pass


class ChallengeInitiated(Step, frozen=True):
    """Reactions to all that was announced (CG-FW-4.2.e)."""


class DeclareDefenders(Step, frozen=True):
    pass


class CompareStrength(Step, frozen=True):
    pass


class Bonuses(Step, frozen=True):
    pass


class ApplyClaim(Step, frozen=True):
    pass


class ChallengeKeywords(Step, frozen=True):
    pass


class EndChallenge(Step, frozen=True):
    pass


class CountDominance(Step, frozen=True):
    pass


class StandCards(Step, frozen=True):
    pass


class ReturnGold(Step, frozen=True):
    pass


class CheckReserve(Step, frozen=True):
    seat: Seat


class ReturnTitles(Step, frozen=True):
    pass


# --------------------------------------------------------------------------------------------- windows and abilities


class NextChance(Step, frozen=True):
    """The next player who could act in the innermost window is asked."""


class Opportunity(Step, frozen=True):
    """Somebody's chance to act in the innermost window."""

    seat: Seat


class NextForced(Step, frozen=True):
    """The next forced ability that answers to the innermost window."""


class Advance(Step, frozen=True):
    """The innermost window is over: the next one of the sequence opens, or it happens."""


class Settle(Step, frozen=True):
    """Standing conditions are looked at (CG-RULE-09, -43)."""


class React(Step, frozen=True):
    """What was put on the heap last is reacted to."""


class Pay(Step, frozen=True):
    pass


class ChooseTargets(Step, frozen=True):
    pass


class Initiate(Step, frozen=True):
    """The effects are about to be initiated: the moment to cancel them."""


class Resolve(Step, frozen=True):
    pass


class DoEffect(Step, frozen=True):
    """One effect of the innermost ability; `then`: of its second part."""

    number: int
    then: bool


class ThenStep(Step, frozen=True):
    """The second part, if the first was done in full."""


class Conclude(Step, frozen=True):
    pass


class DoLate(Step, frozen=True):
    """One effect of those that were put off until now."""

    number: int


class DoDelayed(Step, frozen=True):
    """What was delayed to a time that has come, one by one."""

    at: str


AnyStep = (
    Mulligan | LaySetup | AttachSetup | FillHands | BeginRound | BeginPhase | EndPhase | PhaseEnded
    | ResetPhase | EndRound | Actions | ChoosePlots | RevealPlots | CompareInitiative | WhenRevealed
    | RecyclePlots | DraftTitles | DrawCards | CollectIncome | ChallengeTurn | InitiateChallenge
    | ChallengeInitiated | DeclareDefenders | CompareStrength | Bonuses | ApplyClaim | ChallengeKeywords
    | EndChallenge | CountDominance | StandCards | ReturnGold | CheckReserve | ReturnTitles | NextChance
    | Opportunity | NextForced | Advance | Settle | React | Pay | ChooseTargets | Initiate | Resolve
    | DoEffect | ThenStep | Conclude | DoLate | DoDelayed
)  # fmt: skip
