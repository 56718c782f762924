"""CLEANUP: the end of a round, in its strict order. (MIN-CLEANUP-01..12)"""

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import (
    Arrows,
    CheckVictory,
    DiscardCards,
    EndRound,
    PassToken,
    RefillHand,
    ScoreMarker,
    ScoreMissions,
    ScoreQuadrants,
)
from maester.games.miniatures.steps.rounds import BeginRound, PlaySiege
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.ending import expire
from maester.games.miniatures.texts.lying import drop_cards
from maester.games.miniatures.victory import check_points
from maester.kernel import Step


def clean_up(state: State) -> None:
    """End of round effects, scoring, victory, then the table is made ready for the next round."""
    state.active = state.first
    seats, mode = in_order(state), MODES[state.mode]
    scoring: list[Step] = []
    if state.round >= mode.scores_from:
        if mode.marker_points:
            scoring += [ScoreMarker(marker) for marker in state.markers]
        if mode.quadrants:
            scoring.append(ScoreQuadrants())
    if mode.missions is not None:
        scoring.append(ScoreMissions())
    if mode.walls and not mode.walls_fight and state.round >= mode.scores_from:
        scoring.append(Arrows(near_walls(state)))  # after all markers (MIN-RULE-66)
    sieges = [PlaySiege(seat, occasions.RoundEnds(state.first)) for seat in seats] if state.siege else []
    state.do_next(
        *sieges,
        Happens(occasions.RoundEnds(state.first)),  # step 1
        *scoring,  # step 2
        CheckVictory(),  # step 3
        EndRound(),  # steps 4 to 6
        *(DiscardCards(seat) for seat in seats),  # step 7
        *(RefillHand(seat) for seat in seats),  # step 8
        PassToken(),  # steps 9 and 10
    )


def near_walls(state: State) -> tuple[str, ...]:
    """Units that score from a marker near a castle wall: any but the one in the centre. (MIN-RULE-64)"""
    held = [name for marker, name in state.markers.items() if name is not None and marker != "centre"]
    return tuple(dict.fromkeys(held))


def check_victory(state: State) -> None:
    check_points(state)


def end_round(state: State) -> None:
    """Clears activation tokens, the tactics board, influence and the effects of the round. (MIN-CLEANUP-04..06)"""
    for name, unit in state.units.items():
        if unit.wounds and (unit.activated or unit.used):
            state.change(name, activated=False, used=())
    for name, ncu in state.ncus.items():
        if not ncu.gone:
            state.change_ncu(name, activated=False, on=None, quadrant=None, used=())
    state.board = {}
    expire(state, "round")
    drop_cards(state, lambda laid: "round" in laid.until)
    state.silenced = ()
    state.later = tuple(each for each in state.later if not each.zones)
    if MODES[state.mode].objectives == "hands":
        state.objectives = {}


def pass_token(state: State) -> None:
    """The first player token passes to the next opponent on the left, and the next round begins.

    (MIN-CLEANUP-11, MIN-CLEANUP-12, MIN-TEAM-05, MIN-FFA-05)
    """
    state.first = state.other(state.first) if state.next_first is None else state.next_first
    state.next_first = None
    state.do_next(BeginRound())
