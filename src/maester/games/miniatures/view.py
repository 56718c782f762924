"""What each seat, and a spectator, may see: everything that lies on the table."""

from msgspec import Struct

from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.path import TABLE_DEPTH
from maester.games.miniatures.state import Condition, Pose, State
from maester.games.miniatures.unit import enemies_engaged, models, ranks
from maester.games.miniatures.victory import required
from maester.kernel import Seat


class UnitView(Struct, frozen=True):
    unit: str
    seat: Seat
    card: str
    tray: str
    commander: bool
    wounds: int
    models: int
    ranks: int
    activated: bool
    engaged: tuple[str, ...]
    tokens: tuple[Condition, ...]
    pose: Pose | None = None


class TrayView(Struct, frozen=True):
    width: int
    depth: int
    arc: tuple[int, int]
    """Its arc lines run from the corners: so much across, so much ahead."""


class PieceView(Struct, frozen=True):
    name: str
    kind: str
    x: int
    y: int
    heading: int
    keywords: tuple[str, ...]


class MarkerView(Struct, frozen=True):
    name: str
    x: int | None
    y: int | None
    """Nothing while a unit carries it."""
    unit: str | None
    card: int | None


class TableView(Struct, frozen=True):
    """What never changes in a game."""

    width: int
    depth: int
    zone: int
    marker: int
    trays: dict[str, TrayView]
    pieces: tuple[PieceView, ...]


class View(Struct, frozen=True):
    round: int
    first: Seat
    active: Seat | None
    points: dict[Seat, int]
    required: int
    zones: dict[Seat, int]
    units: tuple[UnitView, ...]
    markers: tuple[MarkerView, ...]
    table: TableView


def view(state: State, watcher: Seat | None) -> View:
    return View(
        round=state.round,
        first=state.first,
        active=None if state.over else state.active,
        points=state.points.copy(),
        required=required(state.size),
        zones=state.zones.copy(),
        units=tuple(unit_view(state, name) for name in state.units),
        markers=tuple(marker_view(state, name) for name in state.markers),
        table=table_view(state),
    )


def marker_view(state: State, name: str) -> MarkerView:
    x, y = state.spots[name] or (None, None)
    return MarkerView(name, x, y, state.markers[name], state.objectives.get(name))


def unit_view(state: State, name: str) -> UnitView:
    unit = state.units[name]
    return UnitView(
        unit=name,
        seat=unit.seat,
        card=unit.card,
        tray=unit.facts.tray,
        commander=unit.commander,
        wounds=unit.wounds,
        models=models(unit),
        ranks=ranks(unit),
        activated=unit.activated,
        engaged=tuple(enemies_engaged(state, name)) if unit.on_table else (),
        tokens=unit.tokens,
        pose=unit.pose,
    )


def table_view(state: State) -> TableView:
    trays = {kind: TrayView(t.width, t.depth, (t.arc.across, t.arc.ahead)) for kind, t in SIZES.trays.items()}
    pieces = tuple(PieceView(p.name, p.kind, p.x, p.y, p.heading, SIZES.pieces[p.kind].keywords) for p in state.pieces)
    return TableView(state.width, TABLE_DEPTH, MODES[state.mode].zone, SIZES.marker, trays, pieces)
