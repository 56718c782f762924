"""SETUP: what is agreed, and what lies on and beside the table before the first unit is deployed."""

from collections.abc import Iterator
from typing import Literal

from maester import kernel
from maester.games.miniatures.agreed import Agreed, tray_of
from maester.games.miniatures.army import (
    ArmyList,
    character_refusals,
    crowd_refusals,
    deck_of,
    facts_of,
    leads_only,
    list_refusals,
    ready_made,
    served_refusals,
    size_refusals,
)
from maester.games.miniatures.called import called
from maester.games.miniatures.events import ObjectiveDrawn
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, FACTION_CARDS, MODES, NCUS, SIZES, TERRAIN
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.modes.missions import lay_missions
from maester.games.miniatures.modes.objectives import ALL_CARDS
from maester.games.miniatures.modes.siege import deal_siege
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.setup import PrepareMode, RollForZones
from maester.games.miniatures.teams import given_way, side_by_side
from maester.games.miniatures.terrain import begin_terrain
from maester.games.miniatures.texts.bearers import printed
from maester.games.miniatures.texts.ready import not_ready
from maester.games.miniatures.texts.records import ABILITIES
from maester.games.miniatures.unit import WALL, full_wounds
from maester.games.miniatures.values import Ncu, Pose, Unit
from maester.games.miniatures.zones import choose_roles
from maester.kernel import Chance, Flow, Refusal, Seat, Some, ask

NOTHING_AGREED = Agreed()
DEFAULTS = ("stark", "lannister", "nights-watch", "free-folk")

Mode = Literal[
    "a-game-of-thrones",
    "a-clash-of-kings",
    "a-storm-of-swords",
    "a-feast-for-crows",
    "a-dance-with-dragons",
    "the-winds-of-winter",
    "honed-and-ready",
    "fire-and-blood",
    "here-we-stand",
    "dark-wings-dark-words",
]


class Options(kernel.Options, frozen=True, kw_only=True):
    """What is agreed before the game. `armies`: for each seat the name of a ready-made army, or a list; whoever brings
    none gets a ready-made one that nobody else brings. Armies are no secret once a game has begun: all their cards lie
    open (MIN-ATTACH-10)."""

    armies: dict[Seat, str | ArmyList] = {}
    points: int = 30
    mode: Mode = "a-game-of-thrones"
    terrain: Literal["fixed", "chosen", "dice", "none"] = "fixed"
    large: bool = False
    """A table of 72 inches. (MIN-SETUP-02)"""
    players: Literal["duel", "teams", "free-for-all"] | None = None
    """How more than two play; two always fight each other."""
    agreed: Agreed = Agreed()

    def refusal(self) -> Refusal | None:
        return Refusal.all(self.refusals())

    def refusals(self) -> Iterator[Refusal]:
        """Every reason at once."""
        yield from size_refusals(self.points)
        kind = self.how_played
        if kind == "duel" and self.seats != 2:
            yield Refusal("duel-of-two", "MIN-SETUP-13")
        if kind == "teams" and self.seats != 4:
            yield Refusal("teams-of-two", "MIN-TEAM-01")
        if kind == "free-for-all" and self.mode == "a-storm-of-swords":
            yield Refusal("no-storm-for-all", "MIN-FFA-01")
        for seat, army in self.armies.items():
            if seat not in seats(self.seats):
                yield Refusal("no-such-seat", None, {"seat": seat})
            elif isinstance(army, ArmyList):
                yield from list_refusals(army, self.points)
                yield from not_carried_out(army)
            elif army not in ARMIES:
                yield Refusal("no-such-army", "MIN-ARMY-03", {"army": army})
        if kind == "teams" and all(army in ARMIES for army in self.armies.values() if isinstance(army, str)):
            yield from self.team_refusals()

    def too_large(self) -> Refusal | None:
        return Refusal.all(self.crowd_refusals())

    def crowd_refusals(self) -> Iterator[Refusal]:
        yield from served_refusals(self.points)
        for army in self.armies.values():
            if isinstance(army, ArmyList):
                yield from crowd_refusals(army, self.seats)

    def team_refusals(self) -> Iterator[Refusal]:
        """A character fights on a side once. (MIN-TEAM-02)"""
        lists = self.lists()
        for side in (0, 1):
            there = seats(self.seats)[side::2]
            # Whoever brings nothing gets what fits.
            cards = [card for seat in there if seat in self.armies for card in lists[seat].cards]
            yield from (
                Refusal("twice-on-a-side", "MIN-TEAM-02", each.about) for each in character_refusals(tuple(cards))
            )

    @property
    def how_played(self) -> str:
        if self.players is not None:
            return self.players
        return "duel" if self.seats == 2 else "free-for-all"

    def lists(self) -> dict[Seat, ArmyList]:
        """The army of each seat."""
        found: dict[Seat, ArmyList] = {}
        brought = [army if isinstance(army, str) else army.faction for army in self.armies.values()]
        others = iter([name for name in dict.fromkeys((*DEFAULTS, *ARMIES)) if name not in brought])
        for seat in seats(self.seats):
            army = self.armies.get(seat) or next(others)
            found[seat] = ready_made(army, self.points) if isinstance(army, str) else army
        return given_way(found, tuple(self.armies), self.points) if self.how_played == "teams" else found

    def together(self) -> dict[Seat, str | ArmyList]:
        """The armies that seats bring without knowing each other's, as they can fight together. (MIN-TEAM-02)"""
        if self.how_played != "teams" or len(self.armies) < self.seats:
            return self.armies
        lists = self.lists()
        found = side_by_side(lists, self.points)
        return {seat: army if found[seat] is lists[seat] else found[seat] for seat, army in self.armies.items()}


def seats(count: int) -> tuple[Seat, ...]:
    return tuple(f"seat-{n}" for n in range(1, count + 1))


def not_carried_out(army: ArmyList) -> Iterator[Refusal]:
    """Cards whose words the rules do not know yet: nobody plays with what would do nothing."""
    known = [card for card in army.cards if facts_of(card) is not None]
    deck = deck_of(army) if army.faction in FACTION_CARDS else ()
    for card in dict.fromkeys((*known, *deck)):
        if not_ready(card):
            yield Refusal("not-ready", "MIN-ARMY-03", {"card": card})


def deal(options: Options, chance: Chance) -> State:
    """The armies stand ready beside the table, the decks are shuffled."""
    names, lists = seats(options.seats), options.lists()
    units: dict[str, Unit] = {}
    ncus: dict[str, Ncu] = {}
    for at, (seat, army) in enumerate(lists.items(), start=1):
        units |= units_of(at, seat, army, options.agreed)
        ncus |= ncus_of(at, seat, army)
    teams = options.how_played == "teams"
    mode, width = MODES[options.mode], SIZES.widths[options.large]
    decks = {seat: deck_of(army) for seat, army in lists.items()}
    nothing: dict[Seat, tuple[str, ...]] = dict.fromkeys(names, ())
    return State(
        chance=chance,
        seats=names,
        agenda=(PrepareMode(), RollForZones()),
        mode=options.mode,
        size=options.points * (2 if teams and not options.agreed.one_army_counts else 1),  # MIN-RULE-82
        width=width,
        sides={seat: n % 2 if teams else n for n, seat in enumerate(names)},
        corners=options.how_played == "free-for-all",
        terrain=options.terrain,
        units=units,
        ncus=ncus,
        hands=nothing.copy(),
        discards=nothing.copy(),
        decks={seat: chance.shuffled(deck) for seat, deck in decks.items()},
        lists=decks,
        markers={marker.name: None for marker in mode.markers},
        spots={marker.name: (marker.x(width), marker.y) for marker in mode.markers},
        points=dict.fromkeys(names, 0),
        first=names[0],
        active=names[0],
        options=options.agreed,
        to_plant={seat: planted for seat, army in lists.items() if (planted := to_plant(army))},
    )


def to_plant(army: ArmyList) -> tuple[str, ...]:
    """Attachments that join units of the enemy."""
    attached = [each for troop in army.units for each in troop.attachments]
    return tuple(each for each in attached if ATTACHMENTS[each].enemy)


def units_of(at: int, seat: Seat, army: ArmyList, agreed: Agreed = NOTHING_AGREED) -> dict[str, Unit]:
    found = {}
    names = called([troop.unit for troop in army.units], at)
    for name, troop in zip(names, army.units, strict=True):
        # Some stand beside a commander who is an NCU, and count as the commander on the table.
        leads = army.commander == troop.unit or any(leads_only(each) for each in troop.attachments)
        own = tuple(each for each in troop.attachments if not ATTACHMENTS[each].enemy)
        found[name] = Unit(
            seat,
            troop.unit,
            full_wounds(troop.unit),
            commander=leads,
            attachments=own,
            counters=starting_tokens(troop.unit, own),
            tray=tray_of(troop.unit, agreed),
        )
    return found


def starting_tokens(card: str, attachments: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Faith, and tokens that lie on the cards of abilities from the start."""
    found: dict[str, int] = {}
    for ability in printed(card, attachments):
        if ABILITIES[ability].faith:
            found["faith"] = 1
        if ABILITIES[ability].counters:
            found[ability] = ABILITIES[ability].counters
    return tuple(found.items())


def ncus_of(at: int, seat: Seat, army: ArmyList) -> dict[str, Ncu]:
    """With the order tokens their cards say. (MIN-DEPLOY-06)"""
    found = {}
    for name, card in zip(called(army.ncus, at), army.ncus, strict=True):
        tokens = NCUS[card].tokens
        counters = (("order", tokens),) if tokens else ()
        found[name] = Ncu(seat, card, commander=card == army.commander, counters=counters)
    return found


# ------------------------------------------------------------------------------------------------------ the mode


def prepare_mode(state: State) -> Flow[None]:
    """Roles, walls, markers and their cards, missions, then terrain. (MIN-SETUP-03..06)"""
    mode = MODES[state.mode]
    if mode.walls_fight:
        yield from choose_roles(state)
        raise_walls(state)
        deal_siege(state)
        yield from choose_reserves(state)
    elif mode.walls:
        state.pieces += tuple(Piece(wall.name, WALL, wall.x(state.width), wall.y, wall.heading) for wall in mode.walls)
    if mode.objectives == "markers":
        state.cards_left = state.chance.shuffled(ALL_CARDS)
        for marker in mode.markers:  # MIN-MODE-AGOT-03
            card, *rest = state.cards_left
            state.cards_left, state.objectives[card] = tuple(rest), marker.name
            state.tell(ObjectiveDrawn(marker.name, card))
    if mode.corpses:
        for marker in mode.markers:  # MIN-MODE-AFFC-03
            state.pieces += (Piece(f"pile-{marker.name}", "corpse-pile", marker.x(state.width), marker.y),)
    if mode.missions == "table":
        lay_missions(state)
    if state.terrain == "fixed":
        fixed_terrain(state)
    begin_terrain(state)


def fixed_terrain(state: State) -> None:
    """The ready-made table, without what the mode does not allow."""
    mode = MODES[state.mode]
    if mode.walls_fight:
        return
    for kind, (x, y) in TERRAIN.items():
        if kind not in mode.no_pieces:
            state.pieces += (Piece(kind, kind, state.width // 2 + x, TABLE_DEPTH // 2 + y),)


def raise_walls(state: State) -> None:
    """Three inches from the defender's edge, four apart. (MIN-MODE-ASOS-03)"""
    assert state.defender is not None
    for wall in MODES[state.mode].walls:
        pose = Pose(wall.x(state.width), wall.y, wall.heading)
        state.units[wall.name] = Unit(state.defender, WALL, full_wounds(WALL), pose)


def choose_reserves(state: State) -> Flow[None]:
    """Half of the defender's units, rounded up, wait in reserve. (MIN-MODE-ASOS-10)"""
    assert state.defender is not None
    for seat in state.side(state.defender):
        units = tuple(name for name, unit in state.units.items() if unit.seat == seat and unit.card != WALL)
        chosen = yield from ask(seat, which_reserves, units)
        for name in chosen:
            state.change(name, reserve=True)


def which_reserves(units: tuple[str, ...]) -> Some[str]:
    half = (len(units) + 1) // 2
    return Some(about="reserve", rule="MIN-MODE-ASOS-10", options=units, least=half, most=half)
