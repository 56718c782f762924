"""FRAME: a round as a list of steps, to be held against Appendix I; phases begin and end."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.delayed import due
from maester.games.cardgame.events import PhaseBegan, RoundBegan
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.settle import unsettled
from maester.games.cardgame.state import Happening, State
from maester.games.cardgame.steps import (
    Actions,
    AnyStep,
    BeginPhase,
    BeginRound,
    ChallengeTurn,
    CheckReserve,
    ChoosePlots,
    CollectIncome,
    CompareInitiative,
    CountDominance,
    DoDelayed,
    DraftTitles,
    DrawCards,
    EndPhase,
    EndRound,
    PhaseEnded,
    RecyclePlots,
    ResetPhase,
    ReturnGold,
    ReturnTitles,
    RevealPlots,
    Settle,
    StandCards,
    WhenRevealed,
)
from maester.games.cardgame.strengthened import strengthened
from maester.games.cardgame.which import Phase

END: tuple[AnyStep, ...] = (EndPhase(), PhaseEnded(), ResetPhase())


def begin_round(state: State) -> None:
    """The plot phase; those after it follow when its first player is known."""
    state.round += 1
    state.tell(RoundBegan(state.round))
    state.do_next(*whole_round(state))


def whole_round(state: State) -> tuple[AnyStep, ...]:
    titles = (DraftTitles(),) if state.melee else ()
    return (
        BeginPhase("plot"),
        ChoosePlots(),
        RevealPlots(),
        CompareInitiative(),
        WhenRevealed(state.seats),
        RecyclePlots(),
        *titles,
        Actions("plot"),
        *END,
        BeginPhase("draw"),
        DrawCards(),
        Actions("draw"),
        *END,
        BeginPhase("marshaling"),
        *END,
        BeginPhase("challenges"),
        *END,
        BeginPhase("dominance"),
        CountDominance(),
        Actions("dominance"),
        *END,
        BeginPhase("standing"),
        StandCards(),
        Actions("standing"),
        *END,
        BeginPhase("taxation"),
        ReturnGold(),
        *END,
        EndRound(),
        BeginRound(),
    )


def begin_phase(state: State, kind: Phase) -> None:
    """What each player does in turn follows in player order, as it is now."""
    state.phase, state.active = kind, None
    state.phases += 1
    state.tell(PhaseBegan(kind))
    players = state.players
    if kind == "marshaling":
        state.do_next(*(CollectIncome(seat) for seat in players))
    elif kind == "challenges":
        state.do_next(*(ChallengeTurn(seat) for seat in players))
    elif kind == "taxation":
        titles = (ReturnTitles(),) if state.melee else ()
        step, *rest = state.agenda
        state.agenda = (step, *(CheckReserve(seat) for seat in players), *titles, Actions("taxation"), *rest)
    occur(state, Happening("phase-begins", how=kind), own=True)


def end_phase(state: State) -> None:
    """Its end is imminent: what lasts until then still lasts (CG-FW-END)."""
    occur(state, Happening("phase-ends", how=state.phase), own=True)


def phase_ended(state: State) -> None:
    """What lasts until the end of the phase expires together; then effects delayed to it resolve."""
    expire(state, "phase")
    if due(state, "phase-ends"):
        state.do_next(DoDelayed("phase-ends"))
    if unsettled(Board(state)):
        state.do_next(Settle())


def expire(state: State, period: str) -> None:
    if state.lasting and any(lasting.until == period for lasting in state.lasting):
        state.lasting = tuple(lasting for lasting in state.lasting if lasting.until != period)
        strengthened(Board(state))  # so that strength gained again later counts as raised


def reset_phase(state: State) -> None:
    """Limits per phase begin again, and cheaper cards are over."""
    reset(state, "phase")
    state.reductions = ()


def reset(state: State, period: str) -> None:
    if not state.counts:
        return
    state.counts = {key: count for key, count in state.counts.items() if not key.startswith(f"{period} ")}


def end_round(state: State) -> None:
    expire(state, "round")
    reset(state, "round")
    state.limited = dict.fromkeys(state.limited, 0)
    state.fought, state.cheaper, state.rivals_paid, state.redirected = (), (), (), False
    if unsettled(Board(state)):
        state.do_next(Settle())
