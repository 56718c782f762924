"""Units: models, ranks, wounds and healing, and who stands around whom."""

from collections.abc import Mapping

from maester.games.miniatures.arc import frame
from maester.games.miniatures.events import (
    MarkersChanged,
    PointsScored,
    UnitDestroyed,
    UnitHealed,
    UnitMoved,
    UnitWounded,
)
from maester.games.miniatures.facts import MODES, SIZES, UNITS
from maester.games.miniatures.field import Field, Stood, engaged
from maester.games.miniatures.measure import GRAIN
from maester.games.miniatures.state import Pose, State, Unit
from maester.games.miniatures.tray import DEPTH, WIDTH, Placed
from maester.kernel import Seat


def full_wounds(card: str) -> int:
    """What a full tray of a unit can suffer. (MIN-UNIT-03, MIN-UNIT-04)"""
    tray = SIZES.trays[UNITS[card].tray]
    return tray.columns * tray.ranks * UNITS[card].wounds


def models(unit: Unit) -> int:
    """How many models are left: one is removed when it has suffered all it can. (MIN-WOUND-01, MIN-WOUND-02)"""
    each = unit.facts.wounds
    return (unit.wounds + each - 1) // each


def ranks(unit: Unit) -> int:
    """A rank counts while one of its models is left. (MIN-RANK-03)"""
    columns = SIZES.trays[unit.facts.tray].columns
    return (models(unit) + columns - 1) // columns


def ranks_lost(unit: Unit) -> int:
    return SIZES.trays[unit.facts.tray].ranks - ranks(unit)


def is_solo(unit: Unit) -> bool:
    """MIN-RULE-88"""
    return SIZES.trays[unit.facts.tray].ranks == 1


def attack_dice(unit: Unit, weapon: int) -> int:
    """The number printed for the ranks that are left. (MIN-RESOLVE-01, MIN-RULE-35)"""
    dice = unit.facts.attacks[weapon].dice
    return dice[min(ranks_lost(unit), len(dice) - 1)]


def field_around(state: State, name: str) -> Field:
    """The table as a unit that moves meets it."""
    seat = state.units[name].seat
    trays = tuple(
        Stood(other, *unit.placed, unit.seat != seat)
        for other, unit in state.units.items()
        if other != name and unit.on_table
    )
    return Field(state.width, trays, state.pieces)


def enemies_engaged(state: State, name: str) -> list[str]:
    """The enemies in contact with a unit. (MIN-TERMS-12)"""
    unit = state.units[name]
    placed = unit.placed
    return [
        other
        for other, each in state.units.items()
        if each.seat != unit.seat and each.on_table and engaged(placed, each.placed)
    ]


def place(state: State, name: str, placed: Placed, how: str) -> None:
    """A unit comes to stand somewhere by a move, and may claim a marker there. (MIN-TERMS-06, MIN-MODE-AGOT-04)"""
    before = state.units[name].pose
    after = Pose(*placed[1:])
    if after == before:
        return
    state.change(name, pose=after)
    state.tell(UnitMoved(name, how, after.x, after.y, after.heading))
    for marker, spot in markers(state).items():
        if covers(placed, spot):
            state.markers[marker] = name
            state.tell(MarkersChanged(marker, name))
    settle_markers(state)


def take_wounds(state: State, name: str, wounds: int, by: Seat | None) -> None:
    """Wounds remove models from the rear; what is beyond the last is lost. (MIN-RANK-04, MIN-RULE-30)"""
    unit = state.units[name]
    lost = min(wounds, unit.wounds)
    if not lost:
        return
    state.change(name, wounds=unit.wounds - lost)
    state.tell(UnitWounded(name, lost, models(state.units[name]), ranks(state.units[name])))
    if unit.wounds == lost:
        destroy(state, name, by)
    settle_markers(state)


def destroy(state: State, name: str, by: Seat | None) -> None:
    """A destroyed unit leaves the table, and its opponent gains a point. (MIN-UNIT-09, MIN-WIN-11, MIN-WIN-12)"""
    owner = state.units[name].seat
    state.change(name, pose=None, activated=True, tokens=())
    state.tell(UnitDestroyed(name, by))
    gain(state, state.other(owner), 1, "destroyed")


def gain(state: State, seat: Seat, points: int, why: str) -> None:
    state.points[seat] += points
    state.tell(PointsScored(seat, points, why, state.points[seat]))


def heal(state: State, name: str, wounds: int) -> None:
    """First the wounded model, then models that come back one after the other. (MIN-WOUND-03, MIN-RULE-47)"""
    unit = state.units[name]
    if not unit.on_table:
        return
    healed = min(wounds, full_wounds(unit.card) - unit.wounds)
    if healed:
        state.change(name, wounds=unit.wounds + healed)
        state.tell(UnitHealed(name, healed, models(state.units[name]), ranks(state.units[name])))
        settle_markers(state)


# ------------------------------------------------------------------------------------------------------ the markers


def markers(state: State) -> Mapping[str, tuple[int, int]]:
    """Where the markers of the mode lie."""
    return {each.name: (each.x(state.width), each.y) for each in MODES[state.mode].markers}


def covers(placed: Placed, marker: tuple[int, int]) -> bool:
    """Whether a tray lies over the whole marker. (MIN-MODE-AGOT-04)"""
    ((u, v),) = frame(placed, ((marker[0] * GRAIN, marker[1] * GRAIN),))
    half_w, half_d = WIDTH[placed[0]] // 2 - SIZES.marker, DEPTH[placed[0]] // 2 - SIZES.marker
    return abs(u) <= half_w * GRAIN and abs(v) <= half_d * GRAIN


def strength_at_marker(unit: Unit) -> int:
    """Ranks; a solo unit counts its wounds. (MIN-MODE-AGOT-06, MIN-RULE-94)"""
    return unit.wounds if is_solo(unit) else ranks(unit)


def settle_markers(state: State) -> None:
    """Who no longer covers a marker, or fights an enemy of more ranks, stops controlling it. (MIN-MODE-AGOT-05)"""
    for marker, spot in markers(state).items():
        name = state.markers[marker]
        if name is None:
            continue
        unit = state.units[name]
        if not (unit.on_table and covers(unit.placed, spot)) or outranked(state, name):
            state.markers[marker] = None
            state.tell(MarkersChanged(marker, None))


def outranked(state: State, name: str) -> bool:
    mine = strength_at_marker(state.units[name])
    return any(strength_at_marker(state.units[other]) > mine for other in enemies_engaged(state, name))
