"""The muster: all units as they are now, and what follows from them and the decks alone, worked out once and kept until
one changes.

Who has an ability by print, who touches whom, and what stands around a unit are asked many times between two changes.
Units are frozen values, so whether anything has changed is seen by comparing them: nothing here can be out of date.
"""

from collections.abc import Hashable
from typing import Any

from maester.games.miniatures.geometry.field import Stood, engaged
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Unit

WALL = "castle-wall"


class Muster:
    """The units by name, which side each player is on, and what each deck was made of."""

    __slots__ = ("_around", "_touching", "decks", "names", "prints", "sides", "stand", "units", "worked_out")

    def __init__(self, state: State, before: "Muster | None") -> None:
        self.names, self.units = [*state.units], [*state.units.values()]
        self.sides, self.decks = dict(state.sides), dict(state.lists)
        self.prints = [(unit.seat, unit.card, unit.attachments) for unit in self.units]
        self.stand = [(unit.pose, unit.tray, unit.wounds > 0) for unit in self.units]
        if before is not None and not before.is_printed_like(self):
            before = None
        self.worked_out: dict[Hashable, Any] = {} if before is None else before.worked_out
        """What follows from print, as far as it was asked: which units have certain abilities (`Bearers`), and who
        could answer to a moment (`Audience`). It depends on `names`, `prints` and `decks`, and on nothing else."""
        if before is not None and (before.stand != self.stand or before.sides != self.sides):
            before = None
        self._touching: dict[str, list[str]] = {} if before is None else before._touching
        self._around: dict[str, tuple[Stood, ...]] = {} if before is None else before._around
        """What these two say follows from `names`, `prints`, `stand` and `sides`."""

    def is_of(self, state: State) -> bool:
        """Whether the units, sides and decks of a position are exactly these."""
        units = state.units
        return (
            self.units == [*units.values()]
            and self.names == [*units]
            and self.sides == state.sides
            and self.decks == state.lists
        )

    def is_printed_like(self, other: "Muster") -> bool:
        return self.prints == other.prints and self.names == other.names and self.decks == other.decks

    def enemies_touching(self, name: str, unit: Unit) -> list[str]:
        """The enemies in contact with a unit. (MIN-TERMS-12)"""
        found = self._touching.get(name)
        if found is None:
            sides, placed = self.sides, unit.placed
            mine = sides[unit.seat]
            found = self._touching[name] = [
                other
                for other, each in zip(self.names, self.units, strict=True)
                if sides[each.seat] != mine and each.on_table and engaged(placed, each.placed)
            ]
        return found.copy()

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
