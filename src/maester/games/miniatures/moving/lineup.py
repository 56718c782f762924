"""The question where a tray lines up against an enemy: the places to choose from, and the pose of each."""

from collections.abc import Sequence

from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.tray import placement
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Pose
from maester.kernel import Flow, Pick, Seat, ask


class LineUp(Pick[Aligned | None], frozen=True, kw_only=True):
    """Flush against an enemy, in one of these places; None: it stays as it is, if that is allowed."""

    unit: str
    tray: str
    ends: tuple[Pose | None, ...]
    """What each option comes to, for whoever draws it."""


def end_of(state: State, unit: str, target: str, place: Aligned) -> Pose:
    return Pose(*placement(state.units[unit].facts.tray, state.units[target].placed, place.arc, place.slide)[1:])


def lining_up(state: State, seat: Seat, unit: str, target: str, places: Sequence[Aligned]) -> Flow[Aligned]:
    """After a charge. (MIN-CHARGE-15)"""
    if len(places) == 1:
        return places[0]
    chosen = yield from ask(seat, which_line, state, unit, target, tuple(places))
    assert chosen is not None, "a charger lines up"
    return chosen


def which_line(state: State, unit: str, target: str, places: tuple[Aligned, ...]) -> LineUp:
    ends = tuple(end_of(state, unit, target, each) for each in places)
    tray = state.units[unit].facts.tray
    return LineUp(about="align", rule="MIN-CHARGE-15", options=places, unit=unit, tray=tray, ends=ends)
