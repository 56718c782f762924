"""The actions maneuver and march, and where a surge may lead. (MIN-MANEUVER, MIN-MARCH, MIN-SURGE-03)"""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.path import ahead, sweep
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.numbers import holds, speed
from maester.games.miniatures.state import State
from maester.games.miniatures.unit import field_around, standing
from maester.kernel import Flow, ask


def maneuver(state: State, name: str) -> Flow[None]:
    """Pivot, up to Speed straight ahead, pivot."""
    answer = yield from ask(state.units[name].seat, which_maneuver, state, name)
    make(state, name, answer, "maneuver")


def march(state: State, name: str) -> Flow[None]:
    """Up to twice the Speed straight ahead, pivot."""
    answer = yield from ask(state.units[name].seat, which_march, state, name)
    make(state, name, answer, "march")


def make(state: State, name: str, answer: Moved, how: str) -> None:
    kind, x, y, _ = state.units[name].placed
    swept = sweep((kind, x, y, answer.face), "ahead", answer.travel) if answer.travel else None
    place(state, name, (kind, *ahead(x, y, answer.face, answer.travel), answer.then), how, swept)


def which_maneuver(state: State, name: str) -> Move:
    return which_move(state, name, speed(state, name) * THOU, True, "maneuver", "MIN-MANEUVER-03")


def which_march(state: State, name: str) -> Move:
    return which_move(
        state, name, 2 * speed(state, name) * THOU, holds(state, "march-pivot", name), "march", "MIN-MARCH-02"
    )


def which_surge(state: State, name: str) -> Move:
    heading = state.units[name].placed[3]
    return which_move(state, name, speed(state, name) * THOU, True, "surge", "MIN-SURGE-03", Moved(heading, 0, heading))


def field_for_moving(state: State, name: str) -> Field:
    """The table as it matters to a move. A unit that moves over terrain is not slowed down by it either."""
    field = field_around(state, name)
    return replace(field, over=True, light=True) if holds(state, "moves-through", name) else field


def which_move(
    state: State,
    name: str,
    most: int,
    turns_first: bool,
    about: str = "maneuver",
    rule: str = "MIN-MANEUVER-03",
    idle: Moved | UnsetType = UNSET,
) -> Move:
    heading = state.units[name].placed[3]
    return Move(
        about=about,
        rule=rule,
        idle=idle,
        forgoing=(Moved(heading, 0, heading),) if idle is UNSET else UNSET,
        **standing(state, name),
        most=most,
        turns_first=turns_first,
        field=field_for_moving(state, name),
    )
