"""Trampling: a pivot, then so many inches straight ahead, no less, through everybody who stands there."""

from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.field import Stood, behind, free_way
from maester.games.miniatures.geometry.ground import impassable, on, rough_met
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import overlap, short_of_an_inch
from maester.games.miniatures.geometry.path import Test, affordable, farthest, moved, sweep
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.games.miniatures.moving.march import which_move
from maester.games.miniatures.state import State
from maester.kernel import Chance, Refusal

DEGREE = 100


class Tramples(Move, frozen=True, kw_only=True):
    """Which way a unit tramples. `most` is how far it goes; rough ground shortens that. It keeps its last heading."""

    first: Moved | None = None
    """An allowed answer to begin with."""

    def proposal(self) -> Moved | None:
        return self.some_way()

    @property
    def stay(self) -> Moved:
        return self.way(self.heading)

    def way(self, face: int) -> Moved:
        return Moved(face, self.most, face)

    def refusal(self, answer: Moved) -> Refusal | None:
        if not (0 <= answer.face < FULL and 0 <= answer.then < FULL):
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if answer.travel != self.most:
            return Refusal("exactly-so-far", self.rule, {"most": self.most})
        if answer.then != answer.face:
            return Refusal("no-pivot-after", self.rule)
        return self.blocked(answer)

    def blocked(self, answer: Moved) -> Refusal | None:
        """The edge of the table and what nobody crosses are in its way; units are not."""
        start = self.placed_facing(answer.face)
        free, by = free_way(self.field, start, "ahead", self.most)
        if free < self.full(start):
            if by is None:
                return Refusal("off-the-table", "MIN-RULE-15", {"free": free})
            return Refusal("blocked-by", "MIN-MOVE-06", {"unit": by, "free": free})
        return self.end_blocked(answer)

    def end_blocked(self, answer: Moved) -> Refusal | None:
        """Units it holds back from; the ground it cannot choose."""
        end = self.end(answer)
        if behind(self.field, outline(*end)):
            return Refusal("behind-the-walls", "MIN-MODE-ASOS-17")
        for piece in impassable(self.field.pieces):
            if on(end, piece):
                return Refusal("ends-on-piece", "MIN-TERRAIN-IMPASSABLE-01", {"piece": piece.name})
        return None

    # ------------------------------------------------------------------------------------------------ where it stops

    def full(self, start: Placed) -> int:
        """How far it would go if nobody stood where it ends."""
        return affordable(self.most, rough_met(start, "ahead", self.field.rough))

    def stops(self, start: Placed) -> tuple[int, tuple[str, ...]]:
        """How far it goes, and the units on which it would have ended: it stops an inch short of them."""
        travel, on_them = self.full(start), dict[str, None]()
        while under := self.under(moved(start, "ahead", travel)):
            on_them |= dict.fromkeys(each.unit for each in under)
            travel = short_of(start, travel, under)
            if not travel:
                break
        return short_of(start, travel, self.field.enemies, friends=self.field.trays), tuple(on_them)

    def under(self, placed: Placed) -> list[Stood]:
        shape = outline(*placed)
        return [each for each in self.field.trays if not each.wall and overlap(shape, outline(*each.placed))]

    def travels(self, answer: Moved) -> int:
        return self.stops(self.placed_facing(answer.face))[0]

    def met(self, answer: Moved) -> tuple[str, ...]:
        """The units it moves through, and those on which it would have ended."""
        start = self.placed_facing(answer.face)
        travel, on_them = self.stops(start)
        swept = sweep(start, "ahead", travel)
        through = [each for each in self.field.trays if not each.wall and overlap(swept, outline(*each.placed))]
        return tuple(each.unit for each in self.field.trays if each in through or each.unit in on_them)

    def reach(self, face: int) -> int:
        return 0 if self.blocked(self.way(face)) else self.travels(self.way(face))

    # ------------------------------------------------------------------------------------------------ some answer

    def some_way(self) -> Moved | None:
        """The first allowed way, from straight ahead on around."""
        ways = (self.way((self.heading + turn) % FULL) for turn in range(0, FULL, DEGREE))
        return next((way for way in ways if self.blocked(way) is None), None)

    def sample(self, chance: Chance) -> Moved:
        for _ in range(8):
            way = self.way(self._some_facing(chance))
            if self.blocked(way) is None:
                return way
        found = self.some_way()
        assert found is not None, "a unit that cannot trample anywhere is not asked"
        return found


def short_of(start: Placed, travel: int, units: Any, friends: Any = ()) -> int:
    """The farthest it can go up to this travel to end an inch away from these, and on nobody."""
    tests: list[Test] = [(outline(*each.placed), short_of_an_inch) for each in units]
    tests += [(outline(*each.placed), overlap) for each in friends]
    return farthest(start, "ahead", start[3], travel, tests) or 0


def which_trample(state: State, name: str, most: int) -> Tramples:
    asked = which_move(state, name, most, True, "trample", "MIN-RULE-107")
    here = {field: getattr(asked, field) for field in asked.__struct_fields__}
    # It goes all the way: to stay is no answer.
    return Tramples(**{**here, "field": replace(asked.field, past=True), "forgoing": UNSET})
