"""A Game of Thrones: The Card Game, second edition: joust for two, melee for three to six."""

from maester.games.cardgame.bots.habit import chapter, habit
from maester.games.cardgame.brings import BRINGS
from maester.games.cardgame.candidates import candidates
from maester.games.cardgame.challenge.declare import challenge_initiated, challenge_turn, initiate_challenge
from maester.games.cardgame.challenge.defend import declare_defenders
from maester.games.cardgame.challenge.keywords import challenge_keywords
from maester.games.cardgame.challenge.outcome import apply_claim, bonuses, compare_strength, end_challenge
from maester.games.cardgame.components import PRINTED
from maester.games.cardgame.delayed import do_delayed
from maester.games.cardgame.evaluate import evaluate, measures
from maester.games.cardgame.explain import explain
from maester.games.cardgame.imagine import imagine
from maester.games.cardgame.initiate import (
    choose_targets,
    conclude,
    do_effect,
    do_late,
    initiate,
    pay_cost,
    resolve,
    then_step,
)
from maester.games.cardgame.notation import drawn
from maester.games.cardgame.occurrence import advance, react, settle
from maester.games.cardgame.options import Options
from maester.games.cardgame.phases import (
    check_reserve,
    collect_income,
    count_dominance,
    draw_cards,
    return_gold,
    stand_cards,
)
from maester.games.cardgame.plot import choose_plots, compare_initiative, recycle_plots, reveal_plots, when_revealed
from maester.games.cardgame.position import LAYOUT
from maester.games.cardgame.preview import preview
from maester.games.cardgame.reasons import refuse, whose_turn
from maester.games.cardgame.round import begin_phase, begin_round, end_phase, end_round, phase_ended, reset_phase
from maester.games.cardgame.setup import attach_setup, deal, fill_hands, lay_setup, mulligan
from maester.games.cardgame.state import State
from maester.games.cardgame.steps import (
    Actions,
    Advance,
    ApplyClaim,
    AttachSetup,
    BeginPhase,
    BeginRound,
    Bonuses,
    ChallengeInitiated,
    ChallengeKeywords,
    ChallengeTurn,
    CheckReserve,
    ChoosePlots,
    ChooseTargets,
    CollectIncome,
    CompareInitiative,
    CompareStrength,
    Conclude,
    CountDominance,
    DeclareDefenders,
    DoDelayed,
    DoEffect,
    DoLate,
    DraftTitles,
    DrawCards,
    EndChallenge,
    EndPhase,
    EndRound,
    FillHands,
    Initiate,
    InitiateChallenge,
    LaySetup,
    Mulligan,
    NextChance,
    NextForced,
    Opportunity,
    Pay,
    PhaseEnded,
    React,
    RecyclePlots,
    ResetPhase,
    Resolve,
    ReturnGold,
    ReturnTitles,
    RevealPlots,
    Settle,
    StandCards,
    ThenStep,
    WhenRevealed,
)
from maester.games.cardgame.titles import draft_titles, return_titles
from maester.games.cardgame.victory import Victory, announce, standing
from maester.games.cardgame.view import view
from maester.games.cardgame.windows import KINDS, next_chance, next_forced, open_actions, take_opportunity
from maester.kernel import Agenda, Flow, Format, Game, Hints

AGENDA = Agenda(
    {
        Mulligan: mulligan,
        LaySetup: lay_setup,
        AttachSetup: attach_setup,
        FillHands: fill_hands,
        # the framework
        BeginRound: begin_round,
        BeginPhase: begin_phase,
        EndPhase: end_phase,
        PhaseEnded: phase_ended,
        ResetPhase: reset_phase,
        EndRound: end_round,
        Actions: open_actions,
        # plot phase
        ChoosePlots: choose_plots,
        RevealPlots: reveal_plots,
        CompareInitiative: compare_initiative,
        WhenRevealed: when_revealed,
        RecyclePlots: recycle_plots,
        DraftTitles: draft_titles,
        # draw, marshaling
        DrawCards: draw_cards,
        CollectIncome: collect_income,
        # challenges
        ChallengeTurn: challenge_turn,
        InitiateChallenge: initiate_challenge,
        ChallengeInitiated: challenge_initiated,
        DeclareDefenders: declare_defenders,
        CompareStrength: compare_strength,
        Bonuses: bonuses,
        ApplyClaim: apply_claim,
        ChallengeKeywords: challenge_keywords,
        EndChallenge: end_challenge,
        # dominance, standing, taxation
        CountDominance: count_dominance,
        StandCards: stand_cards,
        ReturnGold: return_gold,
        CheckReserve: check_reserve,
        ReturnTitles: return_titles,
        # windows and abilities
        NextChance: next_chance,
        Opportunity: take_opportunity,
        NextForced: next_forced,
        Advance: advance,
        Settle: settle,
        React: react,
        Pay: pay_cost,
        ChooseTargets: choose_targets,
        Initiate: initiate,
        Resolve: resolve,
        DoEffect: do_effect,
        ThenStep: then_step,
        Conclude: conclude,
        DoLate: do_late,
        DoDelayed: do_delayed,
    }
)


def play(state: State) -> Flow[None]:
    """Step by step, until somebody has won."""
    try:
        yield from AGENDA.play(state)
    except Victory:
        announce(state)


GAME = Game(
    name="cardgame",
    rules=5,
    since=4,
    counts=(2, 3, 4, 5, 6),
    counts_rule="CG-SETUP-01",
    formats=(Format("joust", (2,), usual=2), Format("melee", (3, 4, 5, 6), usual=4)),
    minutes=(40, 120),
    options=Options,
    state=State,
    brings=BRINGS,
    windows=KINDS,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    evaluate=evaluate,
    measures=measures,
    drawn=drawn,
    printed=PRINTED,
    habit=habit,
    candidates=candidates,
    preview=preview,
    explain=explain,
    refuse=refuse,
    whose_turn=whose_turn,
    layout=LAYOUT,
    hints=Hints(checkpoint_every=0, chapter=chapter, search="contest"),
)
