"""Guests: bots of another release in a process of their own. Here the other release is this one."""

from pathlib import Path

import pytest
from msgspec import structs

from maester.arena.guest import Guest, GuestFailed
from maester.bots import Thinking, bot
from maester.games import game
from maester.kernel import Chance, Table

SOURCE = Path(__file__).parents[2] / "src"
INTRIGUE = game("intrigue")


def table_of(seats: int, seed: int = 4) -> Table:
    return Table.opened(INTRIGUE, INTRIGUE.options(seats=seats), seed)


@pytest.mark.parametrize(("name", "thinking"), [("squire", Thinking()), ("maester", Thinking(iterations=5))])
def test_a_guest_answers_what_the_same_bot_answers_here(name: str, thinking: Thinking):
    table, host, chance = table_of(3), bot(name, 9, iterations=thinking.iterations), Chance(1)
    guest = Guest(SOURCE, name, 9, thinking)
    for _ in range(6):
        seat = table.waiting[0]
        answer = guest.answer(table, seat)
        assert answer == host.answer(table, seat)
        table.answer(seat, answer)
        table.answer_any(table.waiting[0], chance)


def test_a_guest_follows_when_answers_are_taken_back_and_when_another_match_begins():
    guest, host = Guest(SOURCE, "squire", 2, Thinking()), bot("squire", 2)
    table = table_of(2)
    first = table.waiting[0]
    table.answer_any(first, Chance(1))
    assert guest.answer(table, table.waiting[0]) == host.answer(table, table.waiting[0])
    table.undo(first)
    table.answer_any(first, Chance(5))
    assert guest.answer(table, table.waiting[0]) == host.answer(table, table.waiting[0])
    other = table_of(4, seed=8)
    assert guest.answer(other, other.waiting[0]) == host.answer(other, other.waiting[0])
    assert guest.answer(table, table.waiting[0]) == host.answer(table, table.waiting[0])


def test_a_guest_that_cannot_answer_says_why():
    guest = Guest(SOURCE, "hodor", 2, Thinking())
    table = table_of(2)
    with pytest.raises(GuestFailed, match="no bot called 'hodor'"):
        guest.answer(table, table.waiting[0])
    # The process goes on with others.
    assert Guest(SOURCE, "squire", 2, Thinking()).answer(table, table.waiting[0])


def test_a_guest_whose_process_ends_is_noticed(tmp_path: Path):
    package = tmp_path / "maester"
    package.mkdir()
    (package / "__init__.py").write_text("import os; os._exit(3)")
    table = table_of(2)
    with pytest.raises(GuestFailed, match="ended with 3"):
        Guest(tmp_path, "squire", 2, Thinking()).answer(table, table.waiting[0])


def test_a_release_that_plays_by_other_rules_is_no_guest():
    playing = structs.replace(INTRIGUE, rules=INTRIGUE.rules + 1)
    table = Table.opened(playing, playing.options(seats=2), 4)
    with pytest.raises(GuestFailed, match=f"plays intrigue by rules {INTRIGUE.rules}, not by"):
        Guest(SOURCE, "squire", 2, Thinking()).answer(table, table.waiting[0])
