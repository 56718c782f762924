"""What every question about a move contains: the unit, where it stands, and what is around it."""

from typing import Any, TypeVar

from maester.games.miniatures.geometry.field import Field
from maester.games.miniatures.geometry.tray import Placed
from maester.kernel import Decision

A = TypeVar("A")


class FromHere(Decision[A], frozen=True, kw_only=True):
    """Where a unit goes or faces, from where it stands."""

    unit: str
    tray: str
    x: int
    y: int
    heading: int
    field: Field

    @property
    def placed(self) -> Placed:
        return self.tray, self.x, self.y, self.heading

    def placed_facing(self, heading: int) -> Placed:
        """The unit where it stands, turned."""
        return self.tray, self.x, self.y, heading

    def move_told(self, answer: A) -> dict[str, Any]:
        """What the unit does, in the numbers it is told by: answers told alike are one answer to a player."""
        raise NotImplementedError
