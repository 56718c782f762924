"""Whom most scenes are about, where they stand, and what they play."""

from typing import Any

from maester.games.miniatures.setup import Options
from maester.games.miniatures.values import Unit
from tests.scenarios.miniatures.play import SEATS, unit

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180)
"""Front to front in the middle of the table."""
FRIEND = unit("a2", "guardsmen", 40, 10, 0)
FAR = unit("b9", "guardsmen", 5, 44, 180)
"""Out of everybody's way, so that seat 2 plays on when its other unit falls."""
ALL = (GUARDS, FRIEND, SWORDS, FAR)

OURS, THEIRS = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
"""As they were deployed, with all the table between them."""

FIVE = ("centre", "near-left", "near-right", "far-left", "far-right")
"""The markers of A Game of Thrones, none of them controlled in most scenes."""


def duel(mode: Any, **more: Any) -> Options:
    """A game of two in this mode."""
    return Options(seats=2, mode=mode, **more)


def fallen(name: str, card: str = "guardsmen", **more: Any) -> tuple[str, Unit]:
    """A unit that was destroyed."""
    return name, Unit(SEATS[name[0]], card, 0, None, **more)
