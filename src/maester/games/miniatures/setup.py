"""SETUP: armies, table, terrain and markers before the first unit is deployed."""

from typing import Literal

from maester import kernel
from maester.games.miniatures.facts import ARMIES, MODES, SIZES, TERRAIN
from maester.games.miniatures.ground import Piece
from maester.games.miniatures.state import State, Unit
from maester.games.miniatures.steps import RollForZones
from maester.games.miniatures.unit import full_wounds
from maester.kernel import Chance, Refusal

LETTERS = "ab"


class Options(kernel.Options, frozen=True, kw_only=True):
    """What is agreed before the game. Armies are ready-made ones."""

    armies: tuple[str, str] = ("stark", "lannister")
    points: Literal[30, 40] = 30
    mode: Literal["a-game-of-thrones"] = "a-game-of-thrones"
    terrain: Literal["fixed", "none"] = "fixed"

    def refusal(self) -> Refusal | None:
        for army in self.armies:
            if army not in ARMIES:
                return Refusal("no-such-army", "MIN-ARMY-03", {"army": army})
        return None


def deal(options: Options, chance: Chance) -> State:
    """The armies stand ready beside the table."""
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    units: dict[str, Unit] = {}
    for seat, letter, army in zip(seats, LETTERS, options.armies, strict=True):
        more = ARMIES[army].at_40 if options.points > 30 else None
        cards = [troop.unit for troop in (*ARMIES[army].units, *(more.units if more else ()))]
        for n, card in enumerate(cards):
            units[f"{letter}{n + 1}"] = Unit(seat, card, full_wounds(card), commander=n == 0)
    pieces = [Piece(kind, kind, x, y) for kind, (x, y) in TERRAIN.items()] if options.terrain == "fixed" else []
    return State(
        chance=chance,
        seats=seats,
        agenda=(RollForZones(),),
        mode=options.mode,
        size=options.points,
        width=SIZES.widths[0],
        units=units,
        pieces=tuple(pieces),
        markers={marker.name: None for marker in MODES[options.mode].markers},
        points=dict.fromkeys(seats, 0),
        first=seats[0],
        active=seats[0],
    )
