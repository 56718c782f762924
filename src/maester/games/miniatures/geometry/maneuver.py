"""MANEUVER and MARCH: face somewhere, go straight ahead, face somewhere again. (MIN-MANEUVER, MIN-MARCH)

An answer says what the unit does, not just where it ends, so that its path is known.
"""

from typing import Any, ClassVar

from msgspec import Struct

from maester.games.miniatures.geometry.angle import FULL, bearing
from maester.games.miniatures.geometry.field import end_refusal, free_way, pivot_refusal, rough_cost
from maester.games.miniatures.geometry.from_here import FromHere
from maester.games.miniatures.geometry.ground import rough_met
from maester.games.miniatures.geometry.path import affordable, moved
from maester.games.miniatures.geometry.tray import Placed
from maester.games.miniatures.telling import place_told, travel_told, turn_told
from maester.kernel import Chance, Refusal

TRIES = 6
"""How often a sample tries a move before it stays."""


class Moved(Struct, frozen=True, gc=False):
    """Face there, travel so far, face there: hundredths of a degree and thou."""

    face: int
    travel: int
    then: int


class Move(FromHere[Moved], frozen=True, kw_only=True):
    """How a unit moves straight ahead, with a pivot before (if it may) and after."""

    most: int
    turns_first: bool

    shape: ClassVar[Any] = Moved

    @property
    def stay(self) -> Moved:
        return Moved(self.heading, 0, self.heading)

    def travels(self, answer: Moved) -> int:
        """How far the unit goes."""
        return answer.travel

    def end(self, answer: Moved) -> Placed:
        """Where the move ends."""
        kind, x, y, _ = moved(self.placed_facing(answer.face), "ahead", self.travels(answer))
        return kind, x, y, answer.then

    def refusal(self, answer: Moved) -> Refusal | None:
        if not (0 <= answer.face < FULL and 0 <= answer.then < FULL):
            return Refusal("no-heading", self.rule, {"most": FULL - 1})
        if answer.travel < 0:
            return Refusal("not-that-way", self.rule)
        if answer.travel > self.most:
            return Refusal("too-far", self.rule, {"most": self.most})
        if not self.turns_first and answer.face != self.heading:
            return Refusal("no-pivot-first", "MIN-MARCH-02")
        return self.blocked(answer)

    def blocked(self, answer: Moved) -> Refusal | None:
        """What stands in the way. Staying as it is is always allowed. (MIN-RULE-12)"""
        if answer == self.stay:
            return None
        start = self.placed_facing(answer.face)
        if answer.travel:
            if answer.face != self.heading and (refusal := pivot_refusal(self.field, start)):
                return refusal
            free, by = free_way(self.field, start, "ahead", self.most)
            if answer.travel > free:
                if by is None:
                    return Refusal("off-the-table", "MIN-RULE-15", {"free": free})
                return Refusal("blocked-by", "MIN-MOVE-06", {"unit": by, "free": free})
        return self.end_blocked(answer)

    def end_blocked(self, answer: Moved) -> Refusal | None:
        """What is wrong with the end, if the path is free."""
        start, end = self.placed_facing(answer.face), self.end(answer)
        if refusal := end_refusal(self.field, end):
            return refusal
        if answer.travel and self.field.pieces:
            most = self.most - rough_cost(self.field, start, "ahead", answer.travel, end)
            if answer.travel > most:
                return Refusal("rough-ground", "MIN-TERRAIN-ROUGH-01", {"free": max(most, 0)})
        return None

    def move_told(self, answer: Moved) -> dict[str, Any]:
        """Pivot, travel, pivot; who stays pivots once."""
        travel = travel_told(answer.travel)
        face = answer.face if travel else self.heading
        turns = {**turn_told("pivot", self.heading, face), **turn_told("turn", face, answer.then)}
        return {"travel": travel, **turns}

    def said_of(self, answer: Moved) -> dict[str, Any]:
        return {**place_told(self.unit, self.end(answer), self.field), **self.move_told(answer)}

    def reach(self, face: int) -> int:
        """How far the unit can go in a direction."""
        start = self.placed_facing(face)
        if face != self.heading and pivot_refusal(self.field, start):
            return 0
        free, _ = free_way(self.field, start, "ahead", self.most)
        return min(free, affordable(self.most, rough_met(start, "ahead", self.field.rough)))

    def sample(self, chance: Chance) -> Moved:
        """Mostly towards the enemy, or random games would never fight; every allowed move remains possible."""
        for _ in range(TRIES):
            face = self._some_facing(chance) if self.turns_first else self.heading
            free = self.reach(face)
            travel = chance.below(free + 1) if chance.below(4) == 0 else max(0, free - chance.below(4) * 500)
            then = face if chance.below(2) else self._some_facing(chance)
            answer = Moved(face, travel, then)
            if answer == self.stay or self.end_blocked(answer) is None:  # the path is free as far as it reaches
                return answer
        return self.stay

    def _some_facing(self, chance: Chance) -> int:
        """Three times in four towards an enemy, as a rule the nearest; else anywhere."""
        enemies = self.field.enemies
        if enemies and chance.below(4):
            near = min(enemies, key=lambda each: (each.x - self.x) ** 2 + (each.y - self.y) ** 2)
            towards = near if chance.below(4) else chance.choice(enemies)
            return bearing(towards.x - self.x, towards.y - self.y)
        return chance.below(FULL)
