"""What each seat, and a spectator, may see. Things that change one at a time have keys, so that patches are small."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from maester.games.boardgame import steps
from maester.games.boardgame.combat.fighters import fighters
from maester.games.boardgame.combat.strength import added_up, final, icons, initial, total
from maester.games.boardgame.control import controller, structures
from maester.games.boardgame.facts import DECKS, Area, Card, Deck, House, Kind, Token, Track
from maester.games.boardgame.forces import all_units
from maester.games.boardgame.state import Battle, Part, State, Unit
from maester.games.boardgame.supply import limits, sizes
from maester.games.boardgame.tracks import stars, tie_winner
from maester.kernel import Seat


class UnitView(Struct, frozen=True):
    kind: Kind
    routed: bool = False


class AreaView(Struct, frozen=True, omit_defaults=True):
    """What lies in an area, and whose it is."""

    holder: House | None = None
    """Whose units stand there."""
    controller: House | None = None
    """Who controls it, or holds it at sea."""
    units: dict[Kind, int] = {}
    """How many of each kind stand there, routed ones included."""
    routed: dict[Kind, int] = {}
    """How many of them are routed."""
    order: Token | None = None
    order_of: House | None = None
    token: House | None = None
    garrison: int = 0
    neutral: int = 0
    closed: bool = False


class HouseView(Struct, frozen=True):
    house: House
    power: int
    supply: int
    limits: tuple[int, ...]
    armies: tuple[int, ...]
    structures: int
    stars: int
    pool: dict[Kind, int]
    cards_in_hand: int
    cards: dict[Card, Literal["hand", "discards"]] | None
    """Where each of its cards is. Everybody sees this, except in a combat: while the edition hides hands, only the
    owner does."""
    ready: bool = False
    """Whether it has assigned its orders, when houses do so in turn order."""

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The cards in hand, if they can be seen."""
        return None if self.cards is None else tuple(card for card in self.cards if self.cards[card] == "hand")

    @property
    def discards(self) -> tuple[Card, ...] | None:
        return None if self.cards is None else tuple(card for card in self.cards if self.cards[card] == "discards")


class SideView(Struct, frozen=True):
    """One side of a combat, added up."""

    house: House
    units: tuple[UnitView, ...]
    initial: int
    parts: tuple[Part, ...]
    strength: int
    card: Card | None = None
    silenced: bool = False
    tides: Card | None = None
    swords: int = 0
    towers: int = 0
    if_played: dict[Card, int] = {}
    """What the strength would be with each card, leaving the opponent's card aside. Only the hand's owner sees it."""


class BattleView(Struct, frozen=True):
    area: Area
    origin: Area
    order: Token
    step: str
    attacker: SideView
    defender: SideView
    tie: House
    """Who wins on equal strength."""
    winner: House | None


class View(Struct, frozen=True):
    edition: str
    round: int
    rounds: int
    to_win: int
    phase: str
    step: str
    areas: dict[Area, AreaView]
    """Only areas with something to see."""
    barred: tuple[tuple[Area, Area], ...]
    """Borders drawn on the map that do not count at this table."""
    houses: dict[House, HouseView]
    """In the order of the seats."""
    tracks: dict[Track, tuple[House, ...]]
    holders: dict[Track, House]
    blade_used: bool
    raven_used: bool
    westeros: dict[Deck, tuple[Card, ...]]
    """The cards revealed and not shuffled back, the newest last."""
    westeros_left: dict[Deck, int]
    wildlings: int
    wildling_deck: tuple[Card | None, ...]
    """The wildling deck from the top, as far as the watcher knows it."""
    banned: tuple[Token, ...]
    no_support_by: Kind | None
    assigned: dict[Area, Token]
    """The watcher's own orders that still lie face down."""
    tides: bool
    battle: BattleView | None
    winner: House | None


def view(state: State, watcher: Seat | None) -> View:
    edition = state.edition
    step = steps.Marches() if state.battle else state.step  # a combat is part of a march
    return View(
        edition=edition.name,
        round=state.round,
        rounds=edition.rounds,
        to_win=edition.to_win[len(state.seats)],
        phase="over" if state.over else step.phase if step else "westeros",
        step=step.name if step else "",
        areas=areas(state),
        barred=edition.realm.barred,
        houses={house: house_view(state, house, watcher) for house in state.seats},
        tracks=state.tracks.copy(),
        holders=state.holders.copy(),
        blade_used=state.blade_used,
        raven_used=state.raven_used,
        westeros=state.westeros_discards.copy(),
        westeros_left={deck: len(state.decks[deck]) for deck in DECKS},
        wildlings=state.wildlings,
        wildling_deck=tuple(
            card if watcher in state.wildlings_known.get(card, ()) else None for card in state.wildling_deck
        ),
        banned=tuple(state.banned),
        no_support_by=state.no_support_by,
        assigned=dict(state.assigned.get(watcher, ())) if watcher is not None else {},
        tides=state.tides,
        battle=battle_view(state, state.battle, watcher) if state.battle else None,
        winner=state.winner,
    )


def areas(state: State) -> dict[Area, AreaView]:
    """Every area with something in it, or under somebody's control."""
    ground = state.edition.realm.ground
    found = {}
    for area in ground:
        units = state.units.get(area, ())
        holder = units[0].house if units else None
        held_by = controller(state, area) if ground[area] == "land" else holder
        order = state.orders.get(area)
        closed = area in state.closed
        if held_by or order or closed or area in state.neutral or area in state.tokens:
            found[area] = AreaView(
                holder=holder,
                controller=held_by,
                units=counted(units) if units else {},
                routed=counted([unit for unit in units if unit.routed]) if units else {},
                order=order.token if order else None,
                order_of=order.house if order else None,
                token=state.tokens.get(area),
                garrison=state.garrisons.get(area, 0),
                neutral=state.neutral.get(area, 0),
                closed=closed,
            )
    return found


def counted(units: Iterable[Unit]) -> dict[Kind, int]:
    return dict(Counter([unit.kind for unit in units]))


class UnitViews(dict[tuple[Kind, bool], UnitView]):
    """All units of one kind share one view."""

    def __missing__(self, key: tuple[Kind, bool]) -> UnitView:
        self[key] = UnitView(*key)
        return self[key]


UNITS = UnitViews()


def house_view(state: State, house: House, watcher: Seat | None) -> HouseView:
    closed = watcher != house and hand_is_closed(state, house)
    on_board: dict[Kind, int] = {}
    for unit in all_units(state, house):
        on_board[unit.kind] = on_board.get(unit.kind, 0) + 1
    return HouseView(
        house=house,
        power=state.power[house],
        supply=state.supply[house],
        limits=limits(state, house),
        armies=tuple(sorted((size for size in sizes(state, house).values() if size > 1), reverse=True)),
        structures=structures(state, house),
        stars=stars(state, house) if state.tracks["kings-court"] else 0,
        pool={kind: count - on_board.get(kind, 0) for kind, count in state.pool.items()},
        cards_in_hand=len(state.hands[house]),
        cards=None if closed else where_cards_are(state, house),
        ready=house in state.assigned,
    )


def where_cards_are(state: State, house: House) -> dict[Card, Literal["hand", "discards"]]:
    found: dict[Card, Literal["hand", "discards"]] = dict.fromkeys(state.hands[house], "hand")
    for card in state.discards[house]:
        found[card] = "discards"
    return found


def hand_is_closed(state: State, house: House) -> bool:
    """Whether a house's hand and discard pile are hidden: either all are while house cards are chosen, or only those of
    a house that has chosen.

    Everybody may know that a choice was made. The whole hand is hidden, and the chosen card still counts as part of it,
    so nothing else shows.
    """
    battle = state.battle
    if battle is None:
        return False
    if state.edition.hands_close_one_by_one:
        choosing = battle.step == "house-cards" and house in battle.sides
        return house in battle.cards or (choosing and house in state.sealed)
    return battle.step == "house-cards"


def battle_view(state: State, battle: Battle, watcher: Seat | None) -> BattleView:
    attacker, defender = (side_view(state, battle, house, watcher) for house in battle.sides)
    return BattleView(
        area=battle.area,
        origin=battle.origin,
        order=battle.order.token,
        step=battle.step,
        attacker=attacker,
        defender=defender,
        tie=tie_winner(state, *battle.sides),
        winner=battle.winner,
    )


def side_view(state: State, battle: Battle, house: House, watcher: Seat | None) -> SideView:
    parts = battle.reckoned.get(house) or final(state, battle, house)
    swords, towers = icons(state, battle, house)
    choosing = watcher == house and battle.step == "house-cards"
    return SideView(
        house=house,
        units=tuple(unit_view(unit) for unit in fighters(state, battle, house)),
        initial=added_up(initial(state, battle, house)),
        parts=tuple(parts),
        strength=added_up(parts),
        card=battle.cards.get(house),
        silenced=house in battle.silenced,
        tides=battle.tides.get(house) if battle.tides_shown or watcher == house else None,
        swords=swords,
        towers=towers,
        if_played=if_played(state, battle, house) if choosing else {},
    )


def unit_view(unit: Unit) -> UnitView:
    return UNITS[unit.kind, unit.routed]


def if_played(state: State, battle: Battle, house: House) -> dict[Card, int]:
    """What the strength would be with each card in hand."""
    found = {}
    for card in state.hands[house]:
        imagined = battle.copy()
        imagined.cards = {house: card}
        found[card] = total(final(state, imagined, house))
    return found
