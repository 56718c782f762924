"""Terrain that is placed during the game: corpse piles where units fall, stakes. (MIN-MODE-AFFC-13)"""

from typing import Any, ClassVar

from maester.games.miniatures.events import MarkerPlaced, ObjectiveDrawn
from maester.games.miniatures.facts import SIZES
from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.ground import shape_of
from maester.games.miniatures.geometry.measure import GRAIN, Shape, inside, overlap, too_near, within
from maester.games.miniatures.geometry.path import TABLE_DEPTH
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.proposing import ask_where
from maester.games.miniatures.state import State
from maester.games.miniatures.terrain import GRID, Laid, add_piece, around
from maester.kernel import Chance, Decision, Flow, Refusal

PILES = 4


def lay_corpses(state: State, unit: str) -> Flow[None] | None:
    """A new pile with a marker on it, as long as there are fewer than four. (MIN-MODE-AFFC-13, MIN-MODE-AFFC-14)"""
    piles = sum(piece.kind == "corpse-pile" for piece in state.pieces)
    if piles >= PILES or state.units[unit].pose is None or corpse_question(state, unit).some_place() is None:
        return None
    return laying_corpses(state, unit)


def laying_corpses(state: State, unit: str) -> Flow[None]:
    laid = yield from ask_where(state.units[unit].seat, corpse_question, state, unit)
    marker = f"pile{1 + sum(name.startswith('pile') for name in state.spots)}"
    add_piece(state, laid, f"pile-{marker}")
    new_marker(state, marker, (laid.x, laid.y))


def new_marker(state: State, marker: str, spot: tuple[int, int]) -> None:
    """A marker enters play, with a card of its own. (MIN-MODE-AFFC-05)"""
    state.spots[marker], state.markers[marker] = spot, None
    state.tell(MarkerPlaced(marker, *spot))
    if state.cards_left:
        card, *rest = state.cards_left
        state.cards_left, state.objectives[card] = tuple(rest), marker
        state.tell(ObjectiveDrawn(marker, card))


class LayInPlay(Decision[Laid], frozen=True, kw_only=True):
    """A piece that comes into play near something, clear of trays and other terrain."""

    kind: str
    near: tuple[Shape, ...]
    reach: int
    clear: tuple[Shape, ...]
    """At least an inch from these."""
    width: int
    close: bool = False
    """It may touch them, but not lie on them."""
    first: Laid | None = None
    """An allowed answer to begin with."""

    shape: ClassVar[Any] = Laid

    def refusal(self, answer: Laid) -> Refusal | None:
        if answer.kind != self.kind:
            return Refusal("not-that-terrain", self.rule)
        if not 0 <= answer.heading < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if not (0 <= answer.x <= self.width and 0 <= answer.y <= TABLE_DEPTH):
            return Refusal("not-on-the-table", self.rule)
        shape = shape_of(answer.kind, answer.x, answer.y, answer.heading)
        if not inside(shape, 0, 0, self.width, TABLE_DEPTH):
            return Refusal("not-on-the-table", self.rule)
        if not any(within(shape, other, self.reach) for other in self.near):
            return Refusal("terrain-too-far", self.rule)
        if any((overlap if self.close else too_near)(shape, other) for other in self.clear):
            return Refusal("too-near-terrain", self.rule)
        return None

    def sample(self, chance: Chance) -> Laid:
        for _ in range(40):
            laid = Laid(self.kind, chance.below(self.width), chance.below(TABLE_DEPTH), chance.below(FULL))
            if self.refusal(laid) is None:
                return laid
        found = self.some_place()
        assert found is not None, "it is only asked where there is room"
        return found

    def proposal(self) -> Laid | None:
        return self.some_place()

    def some_place(self) -> Laid | None:
        far = self.reach + 2 * GRID + around(self.kind)
        xs = [x // GRAIN for shape in self.near for x, _ in shape]
        ys = [y // GRAIN for shape in self.near for _, y in shape]
        for y in range(0, TABLE_DEPTH + 1, GRID):
            if not min(ys) - far <= y <= max(ys) + far:
                continue
            for x in range(0, self.width + 1, GRID):
                if min(xs) - far <= x <= max(xs) + far and self.refusal(Laid(self.kind, x, y)) is None:
                    return Laid(self.kind, x, y)
        return None


def everything(state: State) -> tuple[Shape, ...]:
    trays = [outline(*unit.placed) for unit in state.units.values() if unit.pose is not None]
    return (*trays, *(piece.shape for piece in state.pieces))


def corpse_question(state: State, unit: str) -> LayInPlay:
    """Within long range of the unit, an inch from terrain and all trays."""
    return LayInPlay(
        about="lay-corpses",
        rule="MIN-MODE-AFFC-13",
        kind="corpse-pile",
        near=(outline(*state.units[unit].placed),),
        reach=SIZES.long,
        clear=everything(state),
        width=state.width,
    )


def own_stakes_question(state: State, unit: str, reach: int) -> LayInPlay:
    """Beside a unit, on no tray and no other terrain."""
    return LayInPlay(
        about="lay-stakes",
        rule="MIN-SETUP-05",
        kind="stakes",
        near=(outline(*state.units[unit].placed),),
        reach=reach,
        clear=everything(state),
        width=state.width,
        close=True,
    )


def stakes_question(state: State) -> LayInPlay:
    walls = tuple(outline(*u.placed) for u in state.units.values() if u.card == "castle-wall" and u.pose is not None)
    return LayInPlay(
        about="burning-ditch",
        rule="MIN-MODE-ASOS-07",
        kind="stakes",
        near=walls,
        reach=SIZES.short,
        clear=everything(state),
        width=state.width,
    )
