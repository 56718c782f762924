"""WIN: points, the last round, and who has no unit left."""

from maester.games.miniatures.events import GameWon, PlayerOut, PointsScored
from maester.games.miniatures.facts import ATTACHMENTS, MODES, AttachmentFacts
from maester.games.miniatures.modes.objectives import has_card
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import WALL, attachments_left, models
from maester.games.miniatures.values import Unit
from maester.kernel import Seat, Standing

LAST_ROUND = 6


def required(size: int, started_tens: bool = False) -> int:
    """8 victory points at 30 army points, 2 more for each full 10 above that; if so agreed, for each 10 begun.

    (MIN-WIN-04, MIN-WIN-05, MIN-RULE-82)
    """
    return 8 + max(0, (size - 30 + (9 if started_tens else 0)) // 10) * 2


def gain(state: State, seat: Seat, points: int, why: str) -> None:
    """Points belong to the whole side. The defender of the walls gains none. (MIN-TEAM-07, MIN-MODE-ASOS-06)"""
    if state.defender is not None and state.friends(seat, state.defender):
        return
    for each in state.side(seat):
        state.points[each] += points
    state.tell(PointsScored(seat, points, why, state.points[seat]))


def points_for_destroying(state: State, name: str, unit: Unit, by: Seat | None, source: str | None) -> None:
    """One for the destroyer, or for each opposing side; some modes add to it. (MIN-WIN-11, MIN-WIN-12)"""
    if by is not None and not state.friends(by, unit.seat):
        gainers: tuple[Seat, ...] = (by,)
    else:
        gainers = opposing_sides(state, unit.seat)
    mode = MODES[state.mode]
    for seat in gainers:
        gain(state, seat, 1, "destroyed")
    if mode.marked:
        for seat in opposing_sides(state, unit.seat):  # whoever destroyed it (MIN-RULE-65)
            if has_card(state, name):
                gain(state, seat, 2, "marked")  # MIN-MODE-FAB-07
            if tokens := unit.count("victory"):
                gain(state, seat, tokens, "tokens")  # MIN-MODE-FAB-08
    if by is not None and source is not None and not state.friends(by, unit.seat):
        if mode.marked and has_card(state, source):
            gain(state, by, 1, "marked-destroys")  # MIN-MODE-FAB-06
        if mode.objectives == "hands" and state.units[source].commander:
            gain(state, state.units[source].seat, 1, "commander-destroys")  # MIN-MODE-ACOK-09
    if mode.objectives == "hands" and unit.commander and by in gainers and not fell_before(state, name, by):
        gain(state, by, 2, "commander-destroyed")  # MIN-MODE-ACOK-10, MIN-RULE-102


def fell_before(state: State, name: str, seat: Seat) -> bool:
    """Whether a unit that has just been destroyed had been destroyed before by this side."""
    earlier = [each.by for each in state.slain[:-1] if each.unit == name]
    return any(by is not None and state.friends(by, seat) for by in earlier)


def opposing_sides(state: State, seat: Seat) -> tuple[Seat, ...]:
    """One seat of each opposing side."""
    found: dict[int, Seat] = {}
    for foe in state.foes(seat):
        if foe not in state.out:
            found.setdefault(state.sides[foe], foe)
    return tuple(found.values())


# -------------------------------------------------------------------------------------------------- who has won


def check_points(state: State) -> None:
    """At the end of a round: the only side with enough points, or the one with most after the last. (MIN-WIN-02..08)"""
    need = required(state.size, state.options.started_tens)
    sides = list(dict.fromkeys(state.sides[seat] for seat in state.playing))
    points = {side: max([state.points[seat] for seat in state.seats if state.sides[seat] == side]) for side in sides}
    reached = [side for side in sides if points[side] >= need]
    if state.options.higher_wins and len(reached) > 1:
        best = max(points[side] for side in reached)
        reached = [side for side in reached if points[side] == best]
    if len(reached) == 1:
        end(state, seats_of(state, *reached), "points")
    elif state.round >= LAST_ROUND:
        last_round(state, sides, points)


def last_round(state: State, sides: list[int], points: dict[int, int]) -> None:
    if state.defender is not None:  # the walls have held (MIN-MODE-ASOS-06)
        end(state, state.side(state.defender), "held")
        return
    scores = {side: (points[side], sum(army_left(state, seat) for seat in seats_of(state, side))) for side in sides}
    best = max(scores.values())
    winners = [side for side in sides if scores[side] == best]
    if len(winners) > 1:
        end(state, seats_of(state, *winners), "draw")
    else:
        alone = [score[0] for score in scores.values()].count(best[0]) == 1
        end(state, seats_of(state, *winners), "most-points" if alone else "army-left")


def seats_of(state: State, *sides: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if state.sides[seat] in sides)


def army_left(state: State, seat: Seat) -> int:
    """Army points still on the table: units and their attachments. (MIN-WIN-07, MIN-RULE-56)"""
    return sum([unit_points(unit) for unit in state.units.values() if unit.seat == seat and unit.on_table])


def unit_points(unit: Unit) -> int:
    """What a unit and its own attachments cost; a commander is free, unless its card says a number. (MIN-RULE-56)"""
    if unit.card == WALL:
        return 0
    leads = unit.commander and unit.facts.commander
    price = (unit.facts.commands_for or 0) if leads else unit.facts.cost
    return price + sum([each.cost for each in own_attachments(unit) if not (each.commander and unit.commander)])


def own_attachments(unit: Unit) -> list[AttachmentFacts]:
    """Those of its army that are still there: nobody planted them, and nothing has destroyed them. (MIN-RULE-48)"""
    return [ATTACHMENTS[each] for each in attachments_left(unit) if not ATTACHMENTS[each].enemy]


def check_elimination(state: State) -> bool:
    """A player with no unit on the table is out; the last side wins at once. (MIN-WIN-09, MIN-WIN-10, MIN-RULE-55)"""
    if state.over:
        return True
    if state.defender is not None and state.options.storm_goes_on:
        return False
    for seat in state.playing:
        own = [unit for unit in state.units.values() if unit.seat == seat and unit.card != WALL]
        if any(unit.wounds == 0 for unit in own) and not any(unit.pose is not None for unit in own):
            leave(state, seat)
    sides = list(dict.fromkeys(state.sides[seat] for seat in state.playing))
    if len(sides) > 1:
        return False
    if sides:
        end(state, seats_of(state, *sides), "eliminated")
    else:  # all at once: the higher points win (MIN-RULE-55)
        best = max(state.points.values())
        end(state, tuple(seat for seat in state.seats if state.points[seat] == best), "eliminated")
    return True


def leave(state: State, seat: Seat) -> None:
    """A player is out: NCUs, cards and influence leave with them. (MIN-FFA-07, MIN-RULE-96)"""
    state.out += (seat,)
    for name, ncu in state.ncus.items():
        if ncu.seat == seat:
            state.change_ncu(name, gone=True, on=None)
    state.board = {zone: ncu for zone, ncu in state.board.items() if state.ncus[ncu].seat != seat}
    state.discards[seat] = (*state.discards.get(seat, ()), *state.hands.get(seat, ()))
    state.hands[seat] = ()
    state.tell(PlayerOut(seat))


def end(state: State, winners: tuple[Seat, ...], why: str) -> None:
    state.winners, state.why, state.agenda, state.attacks = winners, why, (), ()
    state.tests, state.windows = (), ()
    state.tell(GameWon(winners, why))


RULES = {
    "points": "MIN-WIN-02",
    "most-points": "MIN-WIN-06",
    "army-left": "MIN-WIN-07",
    "draw": "MIN-WIN-08",
    "eliminated": "MIN-WIN-10",
    "held": "MIN-MODE-ASOS-06",
}


def standing(state: State) -> Standing:
    """Places by victory points, then by army points left; once the game is over, the winners come first."""
    left = {seat: sum(army_left(state, mate) for mate in state.side(seat)) for seat in state.seats}
    scores = {seat: (seat not in state.out, state.points[seat], left[seat]) for seat in state.seats}
    if state.over:
        scores = {seat: (seat in state.winners, *score[1:]) for seat, score in scores.items()}
        best = max(scores[seat] for seat in state.winners)
        scores = {seat: best if seat in state.winners else score for seat, score in scores.items()}
    places = {seat: 1 + sum([score > mine for score in scores.values()]) for seat, mine in scores.items()}
    return Standing(state.over, places, state.points.copy(), state.why, RULES.get(state.why))


def measures(state: State) -> dict[str, dict[Seat, float]]:
    """Points, and what is left of the armies, to be plotted. Castle walls are no army."""
    wounds, standing_models = dict.fromkeys(state.seats, 0.0), dict.fromkeys(state.seats, 0.0)
    for unit in state.units.values():
        if unit.card != WALL:
            wounds[unit.seat] += unit.wounds
            standing_models[unit.seat] += models(unit)
    points = {seat: float(points) for seat, points in state.points.items()}
    return {"points": points, "wounds": wounds, "models": standing_models}
