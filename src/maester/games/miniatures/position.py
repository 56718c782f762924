"""How positions are written: the units and what has become of them, hands and decks by seat."""

from collections import Counter
from collections.abc import Iterator

from maester.games.miniatures.facts import ATTACHMENTS, NCUS, SIZES, UNITS
from maester.games.miniatures.geometry.ground import KEYWORDS
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.tray import far_apart, outline
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.records import MISSIONS, OBJECTIVES, SIEGE
from maester.games.miniatures.unit import full_wounds
from maester.games.miniatures.values import Ncu, Unit
from maester.kernel import Seat
from maester.kernel.position.checking import at_least, missing, strange, too_many, unknown
from maester.kernel.position.layout import Layout, Misplaced
from maester.kernel.position.spelling import abridged, completed, entries, rest

MOST_UNITS = 200
FULL_CIRCLE = 36_000


# ------------------------------------------------------------------------------------------------- decks


def abridge(state: State, beginning: State) -> None:
    for seat in state.seats:
        if state.decks[seat] != beginning.decks[seat]:
            state.decks[seat] = abridged(state.decks[seat], beginning.decks[seat], outside_deck(state, seat))


def complete(state: State, beginning: State) -> None:
    """A deck that is not written holds what lies nowhere else. A hand has no order. Once a game is under way everybody
    has a zone: if nothing else is said, in the order of their seats."""
    if state.round and not state.zones:
        state.zones = dict(state.sides)
    for seat in state.seats:
        state.hands[seat] = tuple(sorted(state.hands[seat]))
        whole, outside = beginning.decks[seat], outside_deck(state, seat)
        deck = state.decks[seat]
        state.decks[seat] = rest(whole, outside) if deck == whole else completed(deck, whole, outside)


def outside_deck(state: State, seat: Seat) -> list[str]:
    """The tactics cards of a seat that lie elsewhere."""
    laid = [each.card for each in state.laid if each.seat == seat and each.card in state.lists[seat]]
    return [*state.hands[seat], *state.discards[seat], *laid]


# ------------------------------------------------------------------------------------------------- what cannot be


OF_UNITS = ("unit", "foe", "this", "subject", "attacker", "defender", "earlier")


def wrong(state: State, beginning: State) -> Iterator[Misplaced]:
    seats = state.seats
    for field, seat in (("first", state.first), ("active", state.active), ("next_first", state.next_first)):
        yield from unknown([seat], seats, field)
    yield from unknown(state.out, seats, "out")
    yield from unknown(state.winners, seats, "winners")
    yield from at_least(state.round, 0, "round")
    yield from unknown(state.zones, seats, "zones")
    if state.round:
        yield from missing(state.zones, Counter(seats), "zones")
    for seat in seats:
        yield from wrong_seat(state, seat)
    yield from wrong_units(state)
    yield from trays_on_trays(state)
    for name, ncu in state.ncus.items():
        yield from unknown([ncu.card], NCUS, "ncus", name)
        yield from unknown([ncu.seat], seats, "ncus", name)
        yield from unknown([ncu.on], state.units, "ncus", name)
    yield from unknown(state.board.values(), state.ncus, "board")
    yield from unknown((piece.kind for piece in state.pieces), KEYWORDS, "pieces")
    yield from unknown(state.objectives, OBJECTIVES, "objectives")
    yield from unknown((number for _, number in state.active_missions), MISSIONS, "active_missions")
    units = (*state.units, *state.ncus)
    within = ("agenda", "windows", "attacks", "tests", "slain", "planted", "laid")
    yield from strange(state, within, {"seat": seats, **dict.fromkeys(OF_UNITS, units)})


def wrong_seat(state: State, seat: Seat) -> Iterator[Misplaced]:
    """The tactics cards of a seat are somewhere, once."""
    brought = Counter(state.lists[seat])
    for field, name in (("hands", "hand"), ("decks", "deck"), ("discards", "discard")):
        yield from unknown(getattr(state, field)[seat], brought, seat, name)
    held = [*state.hands[seat], *state.decks[seat], *state.discards[seat]]
    yield from too_many(held, brought, seat, "deck")
    yield from missing([*state.decks[seat], *outside_deck(state, seat)], brought, seat, "deck")
    yield from unknown(state.missions.get(seat, ()), MISSIONS, seat, "missions")
    yield from unknown(state.siege.get(seat, ()), SIEGE, seat, "siege")
    yield from at_least(state.points[seat], 0, seat, "points")


def wrong_units(state: State) -> Iterator[Misplaced]:
    if len(state.units) > MOST_UNITS:
        yield Misplaced("position-too-many", "units", word="units", count=len(state.units), most=MOST_UNITS)
    for name, unit in state.units.items():
        yield from unknown([unit.seat], state.seats, "units", name)
        yield from unknown([unit.card], UNITS, "units", name)
        yield from unknown((*unit.attachments, *unit.lost), ATTACHMENTS, "units", name)
        yield from unknown([unit.tray or None], SIZES.trays, "units", name)
        yield from unknown([unit.master], state.units, "units", name)
        yield from too_many(unit.tokens, 1, "units", name)
        yield from at_least(unit.wounds, 0, "units", name)
        most = full_wounds(unit.card)
        if unit.wounds > most:
            yield Misplaced("position-too-many", "units", name, word="wounds", count=unit.wounds, most=most)
        pose = unit.pose
        if pose is not None and not (
            0 <= pose.x <= state.width and 0 <= pose.y <= SIZES.depth and 0 <= pose.heading < FULL_CIRCLE
        ):
            yield Misplaced("position-off-the-table", "units", name, word=name)


def trays_on_trays(state: State) -> Iterator[Misplaced]:
    placed = [(name, unit.placed) for name, unit in state.units.items() if unit.pose is not None]
    for n, (name, one) in enumerate(placed):
        for other_name, other in placed[:n]:
            if not far_apart(one, other, 0) and overlap(outline(*one), outline(*other)):
                yield Misplaced("position-one-on-another", "units", name, word=name, other=other_name)


LAYOUT = Layout(
    by_seat={
        "hands": "hand",
        "decks": "deck",
        "discards": "discard",
        "points": "points",
        "missions": "missions",
        "missions_shown": "missions_shown",
        "siege": "siege",
        "kings_cards": "kings_cards",
        "to_plant": "to_plant",
    },
    spellings={
        "units": entries(Unit),
        "ncus": entries(Ncu),
    },
    derived=("mode", "size", "width", "sides", "corners", "terrain", "lists", "options"),
    abridge=abridge,
    complete=complete,
    wrong=wrong,
)
