"""The pyramid of Westeros Intrigue, row by row, each card over the gap between its two supports."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from maester.cli.boards.heraldry import brick
from maester.cli.terminal_words import TerminalWords

Spot = tuple[int, int]
"""A row and a place in it, as the rules count them."""

NARROWEST, WIDEST = 4, 14
"""Columns from one card to the next."""

END = 5
"""Columns kept free at both ends of row 1 for the mark that says it can grow there."""


def pyramid(view: Any, voice: TerminalWords, width: int, marks: Mapping[Spot, Text]) -> Text:
    """The cards of the view, and the marks on places that are open."""
    bottom = [one.place for one in view.pyramid.values() if one.row == 1]
    left: int = min(bottom, default=0)
    length = len(bottom)
    cell: int = max(NARROWEST, min(WIDEST, (width - END) // view.cap))
    margin = max(END, (width - max(length, 1) * cell) // 2)

    def column(row: int, place: int) -> int:
        return margin + (place - left) * cell + (row - 1) * cell // 2

    pieces: dict[int, list[tuple[int, Text]]] = {}
    for one in view.pyramid.values():
        pieces.setdefault(one.row, []).append((column(one.row, one.place), brick(one.card, one.house, voice, cell - 1)))
    for (row, place), mark in marks.items():
        pieces.setdefault(row, []).append((marked(row, column(row, place), cell, margin, length, mark), mark))
    rows = range(max(pieces, default=1), 0, -1)
    return Text("\n").join(line(row, sorted(pieces.get(row, []), key=lambda piece: piece[0])) for row in rows)


def marked(row: int, column: int, cell: int, margin: int, length: int, mark: Text) -> int:
    """Where a mark begins: in the middle of its place, or next to its end of row 1."""
    if row > 1 or length == 0:
        return column + (cell - 1 - mark.cell_len) // 2
    return column if column > margin else margin - 1 - mark.cell_len


def line(row: int, pieces: list[tuple[int, Text]]) -> Text:
    text = Text(f" {row}", style="")
    text.stylize("dim")
    for column, piece in pieces:
        text.append(" " * (column - text.cell_len))
        text.append_text(piece)
    return text
