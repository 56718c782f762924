"""Laws of taking back: undo leads back to exactly the same table, or it is refused and changes nothing."""

import pytest

from maester.kernel import Chance, IllegalAnswer, Table
from tests.kit.citizens import Citizen
from tests.kit.walks import same, walk, whole

OFTEN = 60
SELDOM = 13
"""In a long game, undo is tried at every decision at first, and later at one in this many."""


def undo_leads_back(citizen: Citizen, count: int, seed: int) -> None:
    table = citizen.opened(count, seed)
    stood: list[bytes] = []
    for n, (seat, _, answer) in enumerate(walk(table, Chance(seed))):
        stood.append(whole(table))
        after = table.copy()
        after.answer(seat, answer)
        answered = whole(after)
        if after.may_undo(seat) is None and (n < OFTEN or n % SELDOM == seed % SELDOM):
            after.undo(seat)
            same(whole(after), stood[-1], "undo did not lead back")
            after.answer(seat, answer)
            same(whole(after), answered, "after an undo the same answer led elsewhere")
        for other in table.state.seats if n % (4 if n < OFTEN else SELDOM) == seed % 4 else ():
            refused_or_led_back(after, other, stood, answered)


def refused_or_led_back(table: Table, seat: str, stood: list[bytes], now: bytes) -> None:
    """With and without the others' agreement. Without it, others must have done nothing but pass since."""
    for agreed in (False, True):
        twin = table.copy()
        if twin.may_undo(seat, agreed):
            with pytest.raises(IllegalAnswer):
                twin.undo(seat, agreed)
            same(whole(twin), now, "a refused undo changed something")
            continue
        twin.undo(seat, agreed)
        back = len(twin.given)
        assert back < len(table.given)
        assert table.given[back].seat == seat or table.given[back].sealed
        if table.given[back].seat == seat:
            same(whole(twin), stood[back])
        taken_back = table.given[back:]
        assert agreed or taken_back[-1].sealed or all(given.idle for given in taken_back if given.seat != seat)
