"""Points, who is first, castle walls and the ground before them: what objective, mission and siege cards do."""

from maester.games.miniatures.events import PieceDestroyed
from maester.games.miniatures.modes.corpses import stakes_question
from maester.games.miniatures.modes.redeploy import put_back, reserve_question
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import ShootWall
from maester.games.miniatures.terrain import add_piece
from maester.games.miniatures.texts.effects.registry import Does, Verbs
from maester.games.miniatures.texts.in_play import Bound, Laid
from maester.games.miniatures.texts.meaning import amount
from maester.games.miniatures.texts.questions import which_unit
from maester.games.miniatures.texts.verbs import ArrowsAgain, BringIn, ClearPiece, Gain, StakesAtWalls, Stays, TakeFirst
from maester.games.miniatures.victory import gain
from maester.kernel import Flow, Seat, ask


def gain_points(state: State, bound: Bound, verb: Gain) -> None:
    points = amount(state, bound, verb.n)
    if points:
        gain(state, bound.seat, points, "mission" if bound.origin == "mission" else "card")


def take_first(state: State, bound: Bound, verb: TakeFirst) -> None:
    state.next_first = bound.seat


def stays(state: State, bound: Bound, verb: Stays) -> None:
    state.laid += (Laid(bound.seat, bound.name, None, verb.until),)


# ------------------------------------------------------------------------------------------------------ the ground


def clear_piece(state: State, bound: Bound, verb: ClearPiece) -> Flow[None]:
    names = tuple(piece.name for piece in state.pieces)
    piece = names[0] if len(names) == 1 else (yield from ask(bound.seat, which_unit, "clear-piece", bound.name, names))
    state.pieces = tuple(each for each in state.pieces if each.name != piece)
    state.tell(PieceDestroyed("", piece))


def can_clear(state: State, bound: Bound, verb: ClearPiece) -> bool:
    return bool(state.pieces)


def stakes_at_walls(state: State, bound: Bound, verb: StakesAtWalls) -> Flow[None]:
    laid = yield from ask_where(bound.seat, stakes_question, state)
    add_piece(state, laid)


def can_stake_at_walls(state: State, bound: Bound, verb: StakesAtWalls) -> bool:
    return stakes_question(state).some_place() is not None


# ------------------------------------------------------------------------------------------------------ the defenders


def reserves(state: State, seat: Seat) -> tuple[str, ...]:
    """Units that wait, and would find room."""
    waiting = [name for name, unit in state.units.items() if unit.seat == seat and unit.reserve]
    return tuple(name for name in waiting if reserve_question(state, name).some_room() is not None)


def bring_in(state: State, bound: Bound, verb: BringIn) -> Flow[None]:
    found = reserves(state, bound.seat)
    name = found[0] if len(found) == 1 else (yield from ask(bound.seat, which_unit, "sally-forth", bound.name, found))
    pose = yield from ask_where(bound.seat, reserve_question, state, name)
    put_back(state, name, pose, activated=False)


def can_bring_in(state: State, bound: Bound, verb: BringIn) -> bool:
    return bool(reserves(state, bound.seat))


def arrows_again(state: State, bound: Bound, verb: ArrowsAgain) -> None:
    assert bound.subject is not None, "a wall has just shot"
    state.do_next(ShootWall(bound.subject, halved=True))


DOES: Verbs = {
    Gain: Does(gain_points),
    TakeFirst: Does(take_first),
    Stays: Does(stays),
    ClearPiece: Does(clear_piece, can_clear),
    StakesAtWalls: Does(stakes_at_walls, can_stake_at_walls),
    BringIn: Does(bring_in, can_bring_in),
    ArrowsAgain: Does(arrows_again),
}
