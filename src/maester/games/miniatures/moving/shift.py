"""Straight moves in any of the four ways, and pivots: shifts, retreats, free pivots. (MIN-TERMS-20, MIN-RETREAT)"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from maester.games.miniatures.geometry.angle import FULL, HALF_TURN, bearing
from maester.games.miniatures.geometry.field import Field, close_by, end_refusal, engaged, free_way, rough_cost
from maester.games.miniatures.geometry.from_here import FromHere
from maester.games.miniatures.geometry.ground import impassable, rough_met
from maester.games.miniatures.geometry.measure import THOU, overlap, too_near
from maester.games.miniatures.geometry.path import WAYS, Test, Way, affordable, farthest, moved, sweep
from maester.games.miniatures.geometry.tray import Placed, outline
from maester.games.miniatures.moving.placing import place
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.fights import FreePivot, FreePivots
from maester.games.miniatures.telling import place_told, travel_told, turn_told
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.unit import enemies_engaged, field_around, is_wall, standing
from maester.kernel import Chance, Flow, Refusal, ask, only_if

TRIES = 8
DEGREE = 100


class Stepped(Struct, frozen=True, gc=False):
    """Go straight this way so far, then face there."""

    way: Way
    travel: int
    then: int


class SideStep(FromHere[Stepped], frozen=True, kw_only=True):
    """How a unit moves straight ahead, back or to a side without turning, and whether it turns afterwards."""

    most: int
    ways: tuple[Way, ...]
    turns: bool
    first: Stepped | None = None
    """An allowed answer to begin with."""

    shape: ClassVar[Any] = Stepped

    def proposal(self) -> Stepped | None:
        """Staying, where that is allowed."""
        stay = Stepped(self.ways[0], 0, self.heading)
        return stay if self.refusal(stay) is None else self.first_legal()

    def end(self, answer: Stepped) -> Placed:
        kind, x, y, _ = moved(self.placed, answer.way, answer.travel)
        return kind, x, y, answer.then

    def refusal(self, answer: Stepped) -> Refusal | None:
        if not 0 <= answer.then < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if answer.travel > self.most:
            return Refusal("too-far", self.rule, {"most": self.most})
        if answer.way not in self.ways or answer.travel < 0:
            return Refusal("not-that-way", "MIN-RETREAT-04")
        if not self.turns and answer.then != self.heading:
            return Refusal("no-turn", "MIN-TERMS-21")
        return self.blocked(answer)

    def blocked(self, answer: Stepped) -> Refusal | None:
        free, by = free_way(self.field, self.placed, answer.way, self.most)
        if answer.travel > free:
            if by is None:
                return Refusal("off-the-table", "MIN-RULE-15", {"free": free})
            return Refusal("blocked-by", "MIN-MOVE-06", {"unit": by, "free": free})
        return self.end_blocked(answer)

    def end_blocked(self, answer: Stepped) -> Refusal | None:
        """What is wrong with the end, if the path is free."""
        end = self.end(answer)
        if refusal := end_refusal(self.field, end):
            return refusal
        most = self.most - rough_cost(self.field, self.placed, answer.way, answer.travel, end)
        if answer.travel > max(most, 0):
            return Refusal("rough-ground", "MIN-TERRAIN-ROUGH-01", {"free": max(most, 0)})
        return None

    def move_told(self, answer: Stepped) -> dict[str, Any]:
        """All ways to stay are the same."""
        travel = travel_told(answer.travel)
        way = answer.way if travel else "ahead"
        return {"way": way, "travel": travel, **turn_told("turn", self.heading, answer.then)}

    def said_of(self, answer: Stepped) -> dict[str, Any]:
        return {**place_told(self.unit, self.end(answer), self.field), **self.move_told(answer)}

    def sample(self, chance: Chance) -> Stepped:
        for _ in range(TRIES):
            way = chance.choice(self.ways)
            free, _ = free_way(self.field, self.placed, way, self.most)
            travel = free if chance.below(2) else chance.below(free + 1)
            then = chance.below(FULL) if self.turns and chance.below(2) else self.heading
            answer = Stepped(way, travel, then)
            if self.end_blocked(answer) is None:  # the path is free as far as it reaches
                return answer
        return self.some()

    def some(self) -> Stepped:
        found = self.first_legal()
        assert found is not None, "a unit that cannot move is not asked"
        return found

    def first_legal(self) -> Stepped | None:
        """Some allowed answer, or None. It is remembered, because undo and bots ask the same question again."""
        return _first_legal(self)

    def look_for_legal(self) -> Stepped | None:
        """The farthest allowed move, way by way. Where none is allowed, a pivot at the end may make room."""
        reach = {way: self.farthest_way(way) for way in self.ways}
        stuck = [way for way, most in reach.items() if not most]  # all ways to stay are the same
        ways = [(way, most, self.wrong_ends(way, most)) for way, most in reach.items() if way not in stuck[1:]]
        # After half a turn a tray covers the same place.
        for turn in range(0, HALF_TURN if self.turns else DEGREE, DEGREE):
            for way, most, tests in ways:
                answer = self.legal(way, most, (self.heading + turn) % FULL, tests)
                if answer is not None:
                    return answer
        return None

    def wrong_ends(self, way: Way, most: int) -> list[Test]:
        """What might keep it from ending there, if it goes at most so far this way."""
        near = close_by(self.field, moved(self.placed, way, most // 2), most // 2 + THOU + 4)
        return wrong_ends(replace(self.field, trays=tuple(near)))

    def farthest_way(self, way: Way) -> int:
        """How far it can go this way before it meets something, wherever it may end."""
        free, _ = free_way(self.field, self.placed, way, self.most)
        return min(free, affordable(self.most, rough_met(self.placed, way, self.field.rough)))

    def legal(self, way: Way, most: int, then: int, tests: Sequence[Test]) -> Stepped | None:
        """The farthest allowed travel this way that ends with this heading."""
        travel = farthest(self.placed, way, then, most, tests)
        if travel is None:
            return None
        answer = Stepped(way, travel, then)
        return answer if self.end_blocked(answer) is None else None


@lru_cache(maxsize=1 << 10)
def _first_legal(asked: SideStep) -> Stepped | None:
    return asked.look_for_legal()


def wrong_ends(field: Field) -> list[Test]:
    """Where no move may end: on a unit, on something impassable, within an inch of an enemy. (MIN-MOVE-01, -03)"""
    tests: list[Test] = [(outline(*each.placed), too_near if each.enemy else overlap) for each in field.trays]
    return [*tests, *((piece.shape, overlap) for piece in impassable(field.pieces))]


class Turned(FromHere[int], frozen=True, kw_only=True):
    """A pivot on its own: a new heading. (MIN-MOVE-04, MIN-RULE-37)"""

    shape: ClassVar[Any] = int

    def refusal(self, answer: int) -> Refusal | None:
        if not 0 <= answer < FULL:
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if answer == self.heading:
            return None
        return end_refusal(self.field, self.placed_facing(answer))

    def move_told(self, answer: int) -> dict[str, Any]:
        return turn_told("turn", self.heading, answer)

    def said_of(self, answer: int) -> dict[str, Any]:
        return {**place_told(self.unit, self.placed_facing(answer), self.field), **self.move_told(answer)}

    def sample(self, chance: Chance) -> int:
        enemies = self.field.enemies
        for _ in range(TRIES):
            towards = chance.choice(enemies) if enemies and chance.below(3) else None
            heading = bearing(towards.x - self.x, towards.y - self.y) if towards else chance.below(FULL)
            if self.refusal(heading) is None:
                return heading
        return self.heading


def free_pivots(state: State, units: tuple[str, ...]) -> Flow[None] | None:
    """Units that fight nobody any more may pivot, in an order their owners choose. (MIN-SURGE-04, MIN-RULE-37)"""
    free = [name for name in units if may_pivot(state, name)]
    return next_pivot(state, free) if free else None


def may_pivot(state: State, name: str) -> bool:
    unit = state.units[name]
    return unit.on_table and not is_wall(unit) and not enemies_engaged(state, name)


def next_pivot(state: State, free: list[str]) -> Flow[None]:
    seat = state.units[free[0]].seat
    own = [name for name in free if state.units[name].seat == seat]
    name = yield from one_of(seat, "next-pivot", own, "MIN-RULE-37")
    state.do_next(FreePivot(name), FreePivots(tuple(each for each in free if each != name)))


@only_if(lambda state, unit: state.units[unit].on_table)
def free_pivot(state: State, unit: str) -> Flow[None]:
    """A unit may pivot on the spot. (MIN-RETREAT-06, MIN-SURGE-04)"""
    heading = yield from ask(state.units[unit].seat, which_pivot, state, unit)
    kind, x, y, _ = state.units[unit].placed
    place(state, unit, (kind, x, y, heading), "pivot")


@only_if(lambda state, unit, most: state.units[unit].on_table)
def free_shift(state: State, unit: str, most: int) -> Flow[None]:
    """A unit may shift so far, never into or out of contact. (MIN-TERMS-20, MIN-RULE-78)"""
    answer = yield from ask(state.units[unit].seat, which_free_shift, state, unit, most)
    step(state, unit, answer, "shift")


def step(state: State, name: str, answer: Stepped, how: str) -> None:
    """The unit goes where the answer says."""
    start = state.units[name].placed
    kind, x, y, _ = moved(start, answer.way, answer.travel)
    swept = sweep(start, answer.way, answer.travel) if answer.travel else None
    place(state, name, (kind, x, y, answer.then), how, swept)


class FreeStep(SideStep, frozen=True, kw_only=True):
    """A shift on its own. A unit that fights stays in contact with the same enemies; from all others it keeps the
    distance of any move. (MIN-RULE-78)"""

    foes: tuple[str, ...]

    def end_blocked(self, answer: Stepped) -> Refusal | None:
        if not answer.travel:
            return None
        end = self.end(answer)
        if not self.foes:
            return super().end_blocked(answer)
        touching = tuple(each.unit for each in self.field.enemies if engaged(end, each.placed))
        if touching != self.foes:
            return Refusal("changes-contact", "MIN-RULE-78")
        others = tuple(each for each in self.field.trays if each.unit not in self.foes)
        return SideStep.end_blocked(replace(self, field=replace(self.field, trays=others)), answer)

    def first_legal(self) -> Stepped:
        """Staying is always allowed."""
        return Stepped("ahead", 0, self.heading)


def which_free_shift(state: State, name: str, most: int) -> FreeStep:
    here = standing(state, name)
    return FreeStep(
        about="shift",
        rule="MIN-TERMS-20",
        idle=Stepped("ahead", 0, here["heading"]),
        **here,
        most=most,
        ways=tuple(WAYS),
        turns=False,
        field=field_around(state, name),
        foes=tuple(enemies_engaged(state, name)),
    )


def which_pivot(state: State, name: str) -> Turned:
    here = standing(state, name)
    return Turned(
        about="pivot",
        rule="MIN-RULE-37",
        idle=here["heading"],
        **here,
        field=field_around(state, name),
    )
