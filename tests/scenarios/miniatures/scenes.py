"""Scenes for tests of geometry: trays in inches and degrees, and random ones that every language can make alike."""

from collections.abc import Iterator

from maester.games.miniatures.geometry.tray import Placed

TRAYS = ("infantry", "cavalry", "solo", "large-solo")


def tray(kind: str, x: float, y: float, heading: float) -> Placed:
    """A tray, in inches and degrees as the rules speak of it."""
    return kind, round(x * 1000), round(y * 1000), round(heading * 100)


def infantry(x: float, y: float, heading: float) -> Placed:
    return tray("infantry", x, y, heading)


class Luck:
    """The smallest good generator that fits into a double: the same numbers in Python and in JavaScript."""

    def __init__(self, seed: int) -> None:
        self.at = seed

    def below(self, n: int) -> int:
        self.at = self.at * 48_271 % 2_147_483_647
        return self.at % n


def pairs(seed: int, count: int) -> Iterator[tuple[Placed, Placed]]:
    """Two trays near each other, anywhere, so that all of apart, near, touching and overlapping come up."""
    luck = Luck(seed)
    for _ in range(count):
        one = (TRAYS[luck.below(4)], luck.below(48_001), luck.below(48_001), luck.below(36_000))
        aside, ahead = luck.below(14_001) - 7_000, luck.below(14_001) - 7_000
        yield one, (TRAYS[luck.below(4)], one[1] + aside, one[2] + ahead, luck.below(36_000))
