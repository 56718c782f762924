"""Laws of positions: what is written is read again, and plays on as the table it was written of."""

from maester.kernel import Chance, Table
from maester.kernel.position.reading import opened, read
from maester.kernel.position.writing import position_of, write
from tests.kit.citizens import Citizen
from tests.kit.walks import in_sight, position, same, told, walk, watchers

SELDOM, AHEAD = 11, 4
"""Answers between two positions that are written, and how many of these pass until what has followed is compared."""


def positions_are_text(citizen: Citizen, count: int, seed: int) -> None:
    """Read again, a position is the same to the last byte, and so is what it looks like to everybody. It goes on alike:
    the same questions, the same luck, the same events."""
    table, other, begun, story = citizen.opened(count, seed), None, 0, 0
    for n, (seat, _, answer) in enumerate(walk(table, Chance(seed))):
        if n % SELDOM == 0:
            again = read_again(citizen, table)
            same(b"\n".join(in_sight(again)), b"\n".join(in_sight(table)), "a position looks different")
            if n % (SELDOM * AHEAD) == 0:
                if other is not None:
                    goes_on_alike(other, begun, table, story)
                other, begun, story = again, len(again.story), len(table.story)
        if other is not None:
            other.answer(seat, answer)
    assert other is not None
    goes_on_alike(other, begun, table, story)
    assert read_again(citizen, table).over, "a game that is over goes on"


def read_again(citizen: Citizen, table: Table) -> Table:
    text = write(citizen.game, position_of(table))
    found = read(citizen.game, text)
    assert write(citizen.game, found) == text
    again = opened(citizen.game, found)
    same(position(again), position(table), "a position is read as another")
    assert again.waiting == table.waiting
    return again


def goes_on_alike(other: Table, begun: int, table: Table, story: int) -> None:
    same(position(other), position(table), "a position leads elsewhere")
    for one in watchers(table):
        same(told(other, one, begun), told(table, one, story), "from a position other things happen")
