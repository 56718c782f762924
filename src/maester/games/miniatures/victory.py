"""WIN: points, the last round, and who has no unit left."""

from maester.games.miniatures.events import GameWon
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import gain
from maester.kernel import Seat, Standing

LAST_ROUND = 6


def required(size: int) -> int:
    """8 points of victory at 30 army points, 2 more for each full 10 above. (MIN-WIN-04, MIN-WIN-05, MIN-RULE-82)"""
    return 8 + max(0, (size - 30) // 10) * 2


def score_markers(state: State) -> None:
    """One point for each marker, one more for the commander's. (MIN-MODE-AGOT-08, MIN-MODE-AGOT-09)"""
    if state.round < MODES[state.mode].scores_from:
        return
    for name in state.markers.values():
        if name is not None:
            unit = state.units[name]
            gain(state, unit.seat, 1 + unit.commander, "marker")


def check_points(state: State) -> None:
    """At the end of a round: enough points and alone with it; or the most after the last round. (MIN-WIN-02..08)"""
    need = required(state.size)
    reached = [seat for seat in state.seats if state.points[seat] >= need]
    if len(reached) == 1:
        end(state, tuple(reached), "points")
    elif state.round >= LAST_ROUND:
        one, other = state.seats
        mine, theirs = (state.points[one], army_left(state, one)), (state.points[other], army_left(state, other))
        if mine == theirs:
            end(state, state.seats, "draw")
        else:
            end(state, (one if mine > theirs else other,), "most-points" if mine[0] != theirs[0] else "army-left")


def army_left(state: State, seat: Seat) -> int:
    """Army points still on the table. (MIN-WIN-07, MIN-RULE-56)"""
    return sum([unit.facts.cost for unit in state.units.values() if unit.seat == seat and unit.on_table])


def check_elimination(state: State) -> bool:
    """Who has no unit left on the table is out, and the opponent wins at once. (MIN-WIN-09, MIN-WIN-10, MIN-RULE-55)"""
    for seat in state.seats:
        own = [unit for unit in state.units.values() if unit.seat == seat]
        if any(unit.wounds == 0 for unit in own) and not any(unit.on_table for unit in own):
            end(state, (state.other(seat),), "eliminated")
            return True
    return False


def end(state: State, winners: tuple[Seat, ...], why: str) -> None:
    state.winners, state.why, state.agenda, state.attacks = winners, why, (), ()
    state.tell(GameWon(winners, why))


RULES = {
    "points": "MIN-WIN-02",
    "most-points": "MIN-WIN-06",
    "army-left": "MIN-WIN-07",
    "draw": "MIN-WIN-08",
    "eliminated": "MIN-WIN-10",
}


def standing(state: State) -> Standing:
    """Places by victory points, then by army points left; once it is over, the winners come first."""
    scores = {seat: (state.points[seat], army_left(state, seat)) for seat in state.seats}
    if state.over:
        places = {seat: 1 if seat in state.winners else 2 for seat in state.seats}
    else:
        places = {seat: 1 + sum(other > mine for other in scores.values()) for seat, mine in scores.items()}
    return Standing(state.over, places, state.points.copy(), state.why, RULES.get(state.why))


def measures(state: State) -> dict[str, dict[Seat, float]]:
    """Points and wounds left, to be plotted."""
    wounds = {seat: sum([u.wounds for u in state.units.values() if u.seat == seat]) for seat in state.seats}
    return {
        "points": {seat: float(points) for seat, points in state.points.items()},
        "wounds": {seat: float(left) for seat, left in wounds.items()},
    }
