"""What each seat, and a spectator, may see: everything on the table, and a player's own hand."""

from msgspec import Struct

from maester.games.miniatures.areas import Area, zone_of
from maester.games.miniatures.board_zones import free_zones
from maester.games.miniatures.combat.attack import attack_rolled, defence_rolled
from maester.games.miniatures.combat.harm import saves_rolled
from maester.games.miniatures.combat.morale import test_rolled
from maester.games.miniatures.combat.rolled import Rolled
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.tray import Arc
from maester.games.miniatures.modes.objectives import cards_at
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import Saves
from maester.games.miniatures.texts.which import Condition
from maester.games.miniatures.unit import enemies_engaged, models, ranks
from maester.games.miniatures.values import MoraleTest, Pose
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
    attachments: tuple[str, ...]
    cards: tuple[str, ...]
    """Cards that lie on it."""
    used: tuple[str, ...]
    counters: dict[str, int]
    reserve: bool
    objectives: tuple[str, ...]  # cards of its own
    pose: Pose | None = None


class NcuView(Struct, frozen=True):
    ncu: str
    seat: Seat
    card: str
    commander: bool
    activated: bool
    gone: bool
    zone: str | None
    quadrant: int | None
    on: str | None
    counters: dict[str, int]


class PlayerView(Struct, frozen=True):
    """What all know of a player, and what only that player knows."""

    seat: Seat
    side: int
    out: bool
    faction: str
    """The faction of its army."""
    zone: int | None
    area: Area | None
    """Where it deploys, once that is known."""
    points: int
    hand_count: int
    deck_count: int
    discards: tuple[str, ...]
    siege_count: int
    mission_count: int
    kings_cards: tuple[str, ...]
    hand: tuple[str, ...] | None = None
    missions: tuple[str, ...] | None = None
    siege: tuple[str, ...] | None = None


class AttackView(Struct, frozen=True):
    """The attack that is going on, and what was rolled so far."""

    by: str
    on: str
    weapon: str
    arc: Arc
    charge: bool
    attack: Rolled
    hits: int  # attack dice that hit
    defence: Rolled
    wounds: int


class TestView(Struct, frozen=True):
    """The morale or panic test that is going on."""

    unit: str
    panic: bool
    rolled: Rolled


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
    card: str | None


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
    players: tuple[PlayerView, ...]
    units: tuple[UnitView, ...]
    ncus: tuple[NcuView, ...]
    markers: tuple[MarkerView, ...]
    missions: tuple[str, ...]
    reserve_missions: tuple[str, ...]
    in_force: tuple[str, ...]
    """Siege cards that stay in force for a while."""
    defender: Seat | None
    mode: str
    attack: AttackView | None
    saves: Rolled | None
    """Defence dice against hits that come without an attack, while they may be rolled again."""
    test: TestView | None
    zones_free: tuple[str, ...]
    """Zones of the tactics board on which nobody stands."""
    table: TableView


def view(state: State, watcher: Seat | None) -> View:
    return View(
        round=state.round,
        first=state.first,
        active=None if state.over else state.active,
        points=state.points.copy(),
        required=required(state.size, state.options.started_tens),
        zones=state.zones.copy(),
        players=tuple(player_view(state, seat, seat == watcher) for seat in state.seats),
        units=tuple(unit_view(state, name) for name in state.units),
        ncus=tuple(ncu_view(state, name) for name in state.ncus),
        markers=tuple(marker_view(state, name) for name in state.markers),
        missions=tuple(card for _, card in state.active_missions),
        reserve_missions=state.reserve_missions,
        in_force=tuple(laid.card for laid in state.laid if laid.on is None),
        defender=state.defender,
        mode=state.mode,
        attack=attack_view(state) if state.attacks else None,
        saves=saves_rolled(state, state.step) if isinstance(state.step, Saves) else None,
        test=test_view(state.tests[-1], state) if state.tests else None,
        zones_free=tuple(free_zones(state)),
        table=table_view(state),
    )


def attack_view(state: State) -> AttackView:
    attack = state.attacks[-1]
    return AttackView(
        by=attack.by,
        on=attack.on,
        weapon=state.units[attack.by].facts.weapon(attack.weapon).name,
        arc=attack.arc,
        charge=attack.charge,
        attack=attack_rolled(state),
        hits=attack.hits,
        defence=defence_rolled(state),
        wounds=attack.wounds,
    )


def test_view(test: MoraleTest, state: State) -> TestView:
    return TestView(test.unit, test.panic, test_rolled(state, test))


def marker_view(state: State, name: str) -> MarkerView:
    x, y = state.spots[name] or (None, None)
    return MarkerView(name, x, y, state.markers[name], next(iter(cards_at(state, name)), None))


def unit_view(state: State, name: str) -> UnitView:
    unit = state.units[name]
    return UnitView(
        unit=name,
        seat=unit.seat,
        card=unit.card,
        tray=unit.tray or unit.facts.tray,
        commander=unit.commander,
        wounds=unit.wounds,
        models=models(unit),
        ranks=ranks(unit),
        activated=unit.activated,
        engaged=tuple(enemies_engaged(state, name)) if unit.on_table else (),
        tokens=unit.tokens,
        attachments=unit.attachments,
        cards=tuple(laid.card for laid in state.laid if laid.on == name),
        used=unit.used,
        counters=dict(unit.counters),
        reserve=unit.reserve,
        objectives=cards_at(state, name),
        pose=unit.pose,
    )


def ncu_view(state: State, name: str) -> NcuView:
    ncu = state.ncus[name]
    return NcuView(
        ncu=name,
        seat=ncu.seat,
        card=ncu.card,
        commander=ncu.commander,
        activated=ncu.activated,
        gone=ncu.gone,
        zone=next((zone for zone, there in state.board.items() if there == name), None),
        quadrant=ncu.quadrant,
        on=ncu.on,
        counters=dict(ncu.counters),
    )


def player_view(state: State, seat: Seat, own: bool) -> PlayerView:
    missions, siege = state.missions.get(seat, ()), state.siege.get(seat, ())
    return PlayerView(
        seat=seat,
        side=state.sides[seat],
        out=seat in state.out,
        faction=faction_of(state, seat),
        zone=state.zones.get(seat),
        area=zone_of(state, seat) if seat in state.zones else None,
        points=state.points[seat],
        hand_count=len(state.hands[seat]),
        deck_count=len(state.decks[seat]),
        discards=state.discards[seat],
        siege_count=len(siege),
        mission_count=len(missions),
        kings_cards=state.kings_cards.get(seat, ()),
        hand=state.hands[seat] if own else None,
        missions=missions if own else None,
        siege=siege if own else None,
    )


def faction_of(state: State, seat: Seat) -> str:
    """That of the commander, or, if that one is neutral, of the others: neutrals may serve anybody."""
    own = [unit for unit in state.units.values() if unit.seat == seat]
    led = sorted(own, key=lambda unit: (not unit.commander, unit.facts.faction == "neutral"))
    ncus = [ncu.facts.faction for ncu in state.ncus.values() if ncu.seat == seat]
    return next((each for each in (*(unit.facts.faction for unit in led), *ncus) if each != "neutral"), "neutral")


def table_view(state: State) -> TableView:
    trays = {kind: TrayView(t.width, t.depth, (t.arc.across, t.arc.ahead)) for kind, t in SIZES.trays.items()}
    pieces = tuple(PieceView(p.name, p.kind, p.x, p.y, p.heading, SIZES.pieces[p.kind].keywords) for p in state.pieces)
    return TableView(state.width, TABLE_DEPTH, MODES[state.mode].zone, SIZES.marker, trays, pieces)
