"""The muster: all units as they are now, and what follows from them alone, worked out once and kept until one changes.

Who has an ability by print, who touches whom, and what stands around a unit are asked many times between two changes.
Units are frozen values, so whether anything has changed is seen by comparing them: nothing here can be out of date.
"""

from collections.abc import Hashable

from maester.games.miniatures.geometry.field import Stood, engaged
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Unit
from maester.kernel import Seat

WALL = "castle-wall"


class Muster:
    """The units by name, and which side each player is on."""

    __slots__ = ("_around", "_touching", "bearers", "names", "prints", "sides", "units")

    def __init__(self, state: State, before: "Muster | None") -> None:
        self.names, self.units, self.sides = list(state.units), list(state.units.values()), dict(state.sides)
        self.prints = [(unit.seat, unit.card, unit.attachments) for unit in self.units]
        same = before is not None and before.prints == self.prints and before.names == self.names
        self.bearers: dict[Hashable, list[str]] = before.bearers if same and before is not None else {}
        """Which units have certain abilities by print, as far as it was asked: see `Bearers`. It follows from `names`
        and `prints`."""
        self._touching: dict[str, list[tuple[str, Seat]]] = {}
        self._around: dict[str, tuple[Stood, ...]] = {}

    def is_of(self, state: State) -> bool:
        """Whether the units of a position are exactly these."""
        units = state.units
        return self.units == list(units.values()) and self.names == list(units) and self.sides == state.sides

    def enemies_touching(self, name: str, unit: Unit) -> list[str]:
        """The enemies in contact with a unit. (MIN-TERMS-12)"""
        found = self._touching.get(name)
        if found is None:
            placed = unit.placed
            found = self._touching[name] = [
                (other, each.seat)
                for other, each in zip(self.names, self.units, strict=True)
                if other != name and each.on_table and engaged(placed, each.placed)
            ]
        sides = self.sides
        return [other for other, seat in found if sides[seat] != sides[unit.seat]]

    def around(self, name: str, unit: Unit) -> tuple[Stood, ...]:
        """Everybody else on the table, as a unit that moves sees them."""
        found = self._around.get(name)
        if found is None:
            sides = self.sides
            mine = sides[unit.seat]
            found = self._around[name] = tuple(
                Stood(other, *each.placed, sides[each.seat] != mine, each.card == WALL)
                for other, each in zip(self.names, self.units, strict=True)
                if other != name and each.pose is not None
            )
        return found


_last: list[Muster] = []
"""The muster that was asked for last."""


def muster(state: State) -> Muster:
    last = _last[0] if _last else None
    if last is not None and last.is_of(state):
        return last
    _last[:] = [found := Muster(state, last)]
    return found
