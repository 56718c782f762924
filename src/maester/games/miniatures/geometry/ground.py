"""The ground: terrain pieces and castle walls, and what their keywords mean for moving and seeing."""

from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from maester.games.miniatures.facts import SIZES, Keyword
from maester.games.miniatures.geometry.angle import COS, FULL, HALF, SCALE, SIN
from maester.games.miniatures.geometry.measure import GRAIN, Shape, overlap, within
from maester.games.miniatures.geometry.path import Way, touch
from maester.games.miniatures.geometry.tray import FAR, Placed, outline, rectangle_offsets

Purpose = Literal["ranged", "any"]
"""What a line of sight is drawn for."""


class Piece(Struct, frozen=True, gc=False):
    """A piece of terrain on the table."""

    name: str
    kind: str
    x: int
    y: int
    heading: int = 0

    @property
    def shape(self) -> Shape:
        return shape_of(self.kind, self.x, self.y, self.heading)

    def has(self, keyword: Keyword) -> bool:
        return keyword in KEYWORDS[self.kind]


KEYWORDS: dict[str, frozenset[Keyword]] = {kind: frozenset(piece.keywords) for kind, piece in SIZES.pieces.items()}
REACHES: dict[str, int] = {
    kind: sum(piece.rectangle or piece.octagon or ()) // 2 + 2 for kind, piece in SIZES.pieces.items()
}
"""No corner of the piece is farther from its middle, in thou."""


@cache
def octagon(across: int, along: int) -> tuple[tuple[int, int], ...]:
    """The corners of an octagon in an ellipse, in thou in its own frame, clockwise; two sides lie along its heading."""
    corners = []
    for angle in range(2_250, FULL, 4_500):
        u, v = across * SIN[angle], along * COS[angle]
        corners.append(((u + ONE_HALF) >> (SCALE + 1), (v + ONE_HALF) >> (SCALE + 1)))
    return tuple(corners)


ONE_HALF = 1 << SCALE
"""Added before a shift by SCALE + 1, which halves as well, it rounds to the nearest."""


@lru_cache(maxsize=1 << 12)
def shape_of(kind: str, x: int, y: int, heading: int) -> Shape:
    """The corners of a piece on the table, in grains, clockwise."""
    facts, gx, gy = SIZES.pieces[kind], x * GRAIN, y * GRAIN
    if facts.rectangle:
        return tuple((gx + dx, gy + dy) for dx, dy in rectangle_offsets(*facts.rectangle, heading))
    assert facts.octagon, f"a piece has a shape: {kind}"
    s, c = SIN[heading], COS[heading]
    corners = []
    for u, v in octagon(*facts.octagon):
        u, v = u * GRAIN, v * GRAIN
        corners.append((gx + ((u * c + v * s + HALF) >> SCALE), gy + ((v * c - u * s + HALF) >> SCALE)))
    return tuple(corners)


def on(tray: Placed, piece: Piece) -> bool:
    """Whether a tray stands on a piece. (MIN-RULE-50)"""
    kind, x, y, _ = tray
    if (x - piece.x) ** 2 + (y - piece.y) ** 2 > (FAR[kind] + REACHES[piece.kind]) ** 2:
        return False
    return overlap(outline(*tray), piece.shape)


def is_near(tray: Placed, piece: Piece, thou: int) -> bool:
    """Whether a tray is at most so far from a piece."""
    kind, x, y, _ = tray
    if (x - piece.x) ** 2 + (y - piece.y) ** 2 > (FAR[kind] + REACHES[piece.kind] + thou + 2) ** 2:
        return False
    return within(outline(*tray), piece.shape, thou)


def crosses(before: Placed, after: Placed, swept: Shape | None, piece: Piece) -> bool:
    """Whether a move leads onto or over a piece on which it did not begin. (MIN-RULE-50)

    `swept` is what the straight part of the move covered; a pivot may turn the tray onto the piece at the end.
    """
    if on(before, piece):
        return False
    return (swept is not None and overlap(swept, piece.shape)) or on(after, piece)


def rough_met(start: Placed, way: Way, pieces: tuple[Piece, ...]) -> list[int]:
    """At which travels a straight move meets rough pieces; a piece under its start is met at once. (MIN-RULE-51)"""
    found = []
    for piece in pieces:
        if piece.has("rough"):
            met = 0 if on(start, piece) else touch(start, way, piece.shape)
            if met is not None:
                found.append(met)
    return found


def impassable(pieces: tuple[Piece, ...]) -> list[Piece]:
    return [piece for piece in pieces if "impassable" in KEYWORDS[piece.kind]]


def blocking(
    pieces: tuple[Piece, ...], viewer: Placed, target: Placed, purpose: Purpose, hidden: bool = False
) -> list[Shape]:
    """The pieces that block this line of sight: none on which the viewer or the target stands. (MIN-RULE-08)

    Where it was agreed that terrain hides who stands on it, only the viewer's own piece lets it see.
    """
    return [
        piece.shape
        for piece in pieces
        if (piece.has("blocks-sight") or (purpose == "ranged" and piece.has("cover")))
        and not on(viewer, piece)
        and (hidden or not on(target, piece))
    ]


def sees_over_all(pieces: tuple[Piece, ...], viewer: Placed, purpose: Purpose) -> bool:
    """Whether a unit stands high enough to shoot over everything. (MIN-TERRAIN-ELEVATED-01)"""
    return purpose == "ranged" and any(piece.has("elevated") and on(viewer, piece) for piece in pieces)
