"""Interrupts and reactions nested three deep and more, copied in the middle."""

from typing import Any

import pytest

from maester.kernel import Chance, Options, Table
from maester.kernel.record import read_record, record_of, replay, resume, save, write_record
from tests.kernel.flows.windows import GAME, CardPlayed, Stopped, Wounded
from tests.kit.walks import play_out, position, whole


def duel(*hands: str) -> Any:
    """Two seats with these cards; seat-1 has just struck."""
    state = GAME.deal(Options(seats=2), Chance(1))
    pool = [*state.deck, *(card for hand in state.hands.values() for card in hand)]
    for seat, hand in zip(state.seats, hands, strict=True):
        state.hands[seat] = tuple(hand.split())
        for card in state.hands[seat]:
            pool.remove(card)
    state.deck = tuple(pool)
    table = Table(GAME, state)  # seat-1 has one opponent only, so the strike chooses itself
    assert table.waiting == ("seat-1",)
    return table


def answer(table: Any, *cards: str | None) -> Any:
    """What those who are asked play, one after the other. Whoever holds no card is not asked."""
    for card in cards:
        table.answer(table.waiting[0], card)
    return table


def test_a_strike_nobody_answers_wounds():
    table = answer(duel("shout", "shout"), None, None, None, None)
    assert table.story[-1] != Wounded("seat-1")
    assert Wounded("seat-2") in table.story


def test_a_parry_stops_the_strike():
    table = answer(duel("oath", "parry"), None, "parry", None, None)
    assert CardPlayed("seat-2", "parry", 0) in table.story
    assert Stopped("strike", 0) in table.story
    assert Wounded("seat-2") not in table.story


def test_a_parry_of_the_parry_lets_the_strike_through():
    table = answer(duel("parry", "parry"), None, "parry", "parry")
    assert Stopped("parry", 1) in table.story
    assert Wounded("seat-2") in table.story


# seat-2 parries, seat-1 parries the parry, seat-2 the parry of the parry, seat-1 once more: four windows deep.
DEEP = (None, "parry", "parry", None, "parry", "parry")


@pytest.mark.parametrize("answered", range(len(DEEP) + 1))
def test_a_copy_in_the_middle_of_nested_windows(answered: int):
    """Copied, saved and imagined wherever one is, and played on to the same end."""
    table = answer(duel("parry parry riposte", "parry parry riposte"), *DEEP[:answered])
    end = position(play_out(table.copy(), Chance(3)))
    twin, saved = table.copy(), resume(GAME, save(table))
    assert whole(twin) == whole(table)
    assert position(saved) == position(table)
    assert position(play_out(twin, Chance(3))) == end
    assert position(play_out(saved, Chance(3))) == end
    world = table.imagined(table.waiting[0], Chance(5))
    assert world.decision(table.waiting[0]) == table.decision(table.waiting[0])
    assert play_out(world, Chance(3)).over
    assert position(play_out(table, Chance(3))) == end


def test_these_windows_are_nested_at_least_three_deep():
    assert answer(duel("parry parry riposte", "parry parry riposte"), *DEEP).state.deepest >= 4


def test_a_riposte_is_a_strike_inside_a_reaction():
    table = answer(duel("oath", "riposte"), None, None, None, "riposte", *[None] * 2)
    assert table.state.deepest == 2
    table = answer(table, *[None] * 3)
    assert Wounded("seat-1") in table.story


def test_random_duels_go_deep_and_are_rebuilt_from_their_records():
    deepest = 0
    for seed in range(20):
        table: Any = play_out(Table.opened(GAME, Options(seats=3), seed), Chance(seed))
        deepest = max(deepest, table.state.deepest)
        assert whole(replay(read_record(write_record(record_of(table))), GAME)) == whole(table)
    assert deepest >= 5
