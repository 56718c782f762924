"""ROUND: what each step of a round does, until the game is won or the last round is over."""

from maester.games.boardgame import action, losses, planning, steps
from maester.games.boardgame.combat import battle
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import Victory, announce
from maester.games.boardgame.westeros import clash, phase, wildlings
from maester.kernel import Agenda, Flow

AGENDA = Agenda(
    {
        # Westeros phase
        steps.AdvanceRound: phase.advance_round,
        steps.RevealCards: phase.reveal_cards,
        steps.AdvanceWildlings: phase.advance_wildlings,
        steps.Resolve: phase.resolve,
        steps.CountSupply: phase.count_supply,
        steps.Reconcile: losses.reconcile,
        steps.Muster: phase.muster_house,
        steps.Bid: clash.bid_for_track,
        steps.WildlingAttack: wildlings.wildling_attack,
        steps.SecondAttack: wildlings.second_attack,
        steps.WildlingEffect: wildlings.wildling_effect,
        steps.EndAttack: wildlings.end_attack,
        # Planning phase
        steps.AssignOrders: planning.assign_orders,
        steps.AssignOrdersOf: planning.assign_orders_of,
        steps.RevealOrders: planning.reveal_orders,
        steps.UseRaven: planning.use_raven,
        # Action phase
        steps.Raids: action.raids,
        steps.Marches: action.marches,
        steps.ConsolidatePower: action.consolidate_power,
        steps.Rally: action.rally,
        steps.CleanUp: action.clean_up,
        # A combat
        steps.CombatSupport: battle.support,
        steps.CombatHouseCards: battle.house_cards,
        steps.CombatOutcome: battle.outcome,
        steps.CombatCasualties: battle.casualties,
        steps.CombatRetreat: battle.retreats,
        steps.CombatCleanUp: battle.clean_up,
    }
)


def play(state: State) -> Flow[None]:
    """Step by step, until nothing is left or somebody has won."""
    try:
        yield from AGENDA.play(state)
    except Victory:
        announce(state)


def whose_turn(state: State) -> str:
    """The rule that says whose turn it is: mostly the order on the Iron Throne track."""
    turns = state.edition.turns
    return turns.get(state.step.name if state.step is not None else "", turns["otherwise"])
