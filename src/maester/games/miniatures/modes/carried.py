"""Objective markers that units take up: A Feast for Crows and A Dance with Dragons.

A carried marker is off the table. A unit holds one at most. (MIN-RULE-70)
"""

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.events import MarkerPlaced
from maester.games.miniatures.facts import MODES, SIZES
from maester.games.miniatures.geometry.ground import Piece, impassable
from maester.games.miniatures.geometry.measure import GRAIN, THOU, Point, Shape, point_within, within
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.games.miniatures.modes.markers import held_by, hold, touches
from maester.games.miniatures.modes.objectives import cards_at
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import DropMarker, LosesMarker, TakeOne
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import enemies_engaged, ranks
from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, ask

BESIDE = 2 * THOU
"""How far from a tray a marker is put down. (MIN-MODE-ADWD-06)"""


class Spotted(Struct, frozen=True, gc=False):
    """Where a marker is laid."""

    x: int
    y: int


def is_carried(state: State) -> bool:
    return MODES[state.mode].control in ("carried", "piled")


def linked_pile(state: State, marker: str) -> Piece | None:
    """The corpse pile a marker belongs to. (MIN-MODE-AFFC-06)"""
    return next((piece for piece in state.pieces if piece.name == f"pile-{marker}"), None)


def after_move(state: State, name: str) -> None:
    """A unit that ends its move at a marker takes it up; one that leaves its pile loses it.

    (MIN-MODE-AFFC-07..09, MIN-MODE-ADWD-04)
    """
    unit = state.units[name]
    placed, mine = unit.placed, held_by(state, name)
    if mine is not None and leaves_pile(state, mine, placed):
        lay_down(state, mine, name)
        mine = None
    lying = [(marker, spot) for marker, spot in state.spots.items() if spot is not None]
    touched = [marker for marker, spot in lying if state.markers[marker] is None and touches(placed, spot)]
    if mine is None and len(touched) > 1:
        state.do_next(TakeOne(name, tuple(touched)))
    elif mine is None and touched:
        take_up(state, touched[0], name)
    else:
        for marker in touched:
            lay_down(state, marker, name)


def take_up(state: State, marker: str, name: str) -> None:
    state.spots[marker] = None
    hold(state, marker, name)


def take_one(state: State, unit: str, markers: tuple[str, ...]) -> Flow[None]:
    """It would claim them all at once, and may hold one: its owner chooses. (MIN-RULE-110, MIN-TIMING-02)"""
    chosen = yield from ask(state.units[unit].seat, which_marker, state, unit, markers)
    take_up(state, chosen, unit)
    for marker in markers:
        if marker != chosen:
            lay_down(state, marker, unit)


class WhichMarker(Pick[str], frozen=True, kw_only=True):
    """Which of several markers a unit takes up, each with its objective card."""

    unit: str
    cards: tuple[str, ...]

    def said_of(self, answer: str) -> dict[str, Any]:
        return {"card": self.cards[self.options.index(answer)]}


def which_marker(state: State, unit: str, markers: tuple[str, ...]) -> WhichMarker:
    cards = tuple(next(iter(cards_at(state, marker)), "") for marker in markers)
    return WhichMarker(about="take-one-marker", rule="MIN-RULE-110", options=markers, unit=unit, cards=cards)


def leaves_pile(state: State, marker: str, placed: Placed) -> bool:
    """Whether a bearer that ends its move there no longer touches the pile of its marker. (MIN-MODE-AFFC-09)"""
    pile = linked_pile(state, marker) if MODES[state.mode].control == "piled" else None
    return pile is not None and not within(outline(*placed), pile.shape, 0)  # to touch it is enough


def lay_down(state: State, marker: str, name: str, beside: bool = False) -> None:
    """The opponent of a unit's owner will lay the marker down: on its pile, if it has one, or beside the unit."""
    unit = state.units[name]
    hold(state, marker, None)
    tray, x, y, heading = unit.placed
    state.do_next(DropMarker(marker, state.other(unit.seat), tray, x, y, heading, beside))


def bearer_falters(state: State, name: str) -> None:
    """A bearer failed a panic test or is destroyed. (MIN-MODE-AFFC-10, MIN-MODE-ADWD-07)"""
    marker = held_by(state, name) if is_carried(state) else None
    if marker is not None:
        state.do_next(LosesMarker(marker, name))


def loses_marker(state: State, marker: str, unit: str) -> Flow[None]:
    """The opponent chooses an enemy in contact that claims the marker; if there is none, it is laid down beside."""
    if state.markers[marker] != unit:
        return
    takers = enemies_engaged(state, unit)
    if takers:
        taker = yield from one_of(state.other(state.units[unit].seat), "takes-marker", takers, "MIN-MODE-AFFC-10")
        take_over(state, marker, taker)
    else:
        lay_down(state, marker, unit, beside=True)


def take_over(state: State, marker: str, taker: str) -> None:
    """A marker changes hands; a unit that already holds one cannot take another. (MIN-RULE-70)"""
    if held_by(state, taker) is None:
        hold(state, marker, taker)
    else:
        lay_down(state, marker, taker)


def after_melee(state: State, attacker: str, defender: str) -> None:
    """An attacker with more ranks left than the bearer claims its marker. (MIN-MODE-AFFC-12, MIN-MODE-ADWD-08)"""
    marker = held_by(state, defender) if is_carried(state) else None
    one, other = state.units[attacker], state.units[defender]
    if marker is not None and one.on_table and other.on_table and ranks(one) > ranks(other):
        take_over(state, marker, attacker)


# ------------------------------------------------------------------------------------------------- where it is laid


def drop_marker(
    state: State, marker: str, seat: Seat, tray: str, x: int, y: int, heading: int, beside: bool
) -> Flow[None]:
    pile = None if beside else linked_pile(state, marker)
    spot = yield from ask_where(seat, which_spot, state, marker, (tray, x, y, heading), pile)
    state.spots[marker] = (spot.x, spot.y)
    state.tell(MarkerPlaced(marker, spot.x, spot.y))


def which_spot(state: State, marker: str, tray: Placed, pile: Piece | None) -> "LayMarker":
    piled = MODES[state.mode].control == "piled"
    asked = LayMarker(
        about="lay-marker",
        rule="MIN-MODE-AFFC-11" if piled else "MIN-MODE-ADWD-06",
        marker=marker,
        near=outline(*tray) if pile is None else pile.shape,
        reach=BESIDE if pile is None else 0,
        width=state.width,
        trays=tuple(outline(*u.placed) for u in state.units.values() if u.on_table) if pile is None else (),
        blocked=tuple(piece.shape for piece in impassable(state.pieces)),
    )
    while asked.some_place() is None:  # if there is no room so near, a little farther away
        asked = replace(asked, reach=asked.reach + THOU)
    return asked


class LayMarker(Decision[Spotted], frozen=True, kw_only=True):
    """Where a marker is laid: on its pile, or within two inches of a tray, clear of trays and impassable ground."""

    marker: str
    near: Shape
    reach: int
    width: int
    trays: tuple[Shape, ...]
    blocked: tuple[Shape, ...]
    first: Spotted | None = None
    """An allowed answer to begin with."""

    shape: ClassVar[Any] = Spotted

    def proposal(self) -> Spotted | None:
        return self.some_place()

    def refusal(self, answer: Spotted) -> Refusal | None:
        if not (0 <= answer.x <= self.width and 0 <= answer.y <= TABLE_DEPTH):
            return Refusal("not-on-the-table", self.rule)
        spot: Point = (answer.x * GRAIN, answer.y * GRAIN)
        reach = self.reach + SIZES.marker if self.reach else 0
        if not point_within(spot, self.near, reach):
            return Refusal("marker-too-far", self.rule)
        for shape in (*self.trays, *self.blocked):
            if point_within(spot, shape, SIZES.marker - 2):
                return Refusal("marker-not-free", self.rule)
        return None

    def sample(self, chance: Chance) -> Spotted:
        """Some place around it; if none is free, the nearest one on the table will do."""
        xs, ys = [x // GRAIN for x, _ in self.near], [y // GRAIN for _, y in self.near]
        around = self.reach + SIZES.marker
        for _ in range(200):
            x = min(xs) - around + chance.below(max(xs) - min(xs) + 2 * around + 1)
            y = min(ys) - around + chance.below(max(ys) - min(ys) + 2 * around + 1)
            if self.refusal(Spotted(x, y)) is None:
                return Spotted(x, y)
        found = self.some_place()
        assert found is not None, "it is only asked where there is room"
        return found

    def some_place(self) -> Spotted | None:
        """The first free place, in steps of a tenth of an inch."""
        xs, ys = [x // GRAIN for x, _ in self.near], [y // GRAIN for _, y in self.near]
        around = self.reach + SIZES.marker
        for y in range(min(ys) - around, max(ys) + around + 1, 100):
            for x in range(min(xs) - around, max(xs) + around + 1, 100):
                if self.refusal(Spotted(x, y)) is None:
                    return Spotted(x, y)
        return None
