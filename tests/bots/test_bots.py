"""Laws of bots: they answer legally in every game, touch nothing, and know only what their seat may know."""

import os
import subprocess
import sys
from typing import Any

import pytest
from msgspec import structs, to_builtins
from msgspec.json import encode

from maester.bots import NAMES, BadThinking, UnknownBot, bot
from maester.games import game
from maester.kernel import Chance, Game, Table
from maester.kernel.record import save
from tests.kit.citizens import PLACES, Citizen
from tests.kit.walks import now_and_then

INTRIGUE = game("intrigue")
THINKING = {"iterations": 6}


def ids(value) -> str:
    return value.name if isinstance(value, Citizen) else str(value)


def position(table: Table) -> bytes:
    return encode([to_builtins(table.given), to_builtins(table.story), table.waiting]) + save(table)


def middle_of(playing: Game, seats: int, answers: int, seed: int = 1) -> Table:
    table, chance = Table.opened(playing, playing.options(seats=seats), seed), Chance(seed)
    for _ in range(answers):
        table.answer_any(table.waiting[0], chance)
    return table


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("citizen", "seats"), PLACES, ids=ids)
def test_a_bot_answers_legally_and_leaves_the_table_alone(citizen: Citizen, seats: int, name: str):
    table, player, chance = citizen.opened(seats, 3), bot(name, 5, **THINKING), Chance(4)
    answered = 0
    while table.waiting:
        # Whoever is asked last of several has others' sealed answers before it.
        seat = table.waiting[-1] if answered % 2 else table.waiting[0]
        if answered < 8 or now_and_then(answered, 10):
            before = position(table)
            answer = player.answer(table, seat)
            assert position(table) == before
            table.answer(seat, to_builtins(answer))
        else:
            table.answer_any(seat, chance)
        answered += 1
    assert answered > 4


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_answers(name: str):
    table = middle_of(INTRIGUE, 4, 9)
    answers = [encode(bot(name, seed, iterations=20).answer(table, table.waiting[0])) for seed in (1, 1, *range(2, 30))]
    assert answers[0] == answers[1]
    assert name == "squire" or len(set(answers)) > 1


def test_answers_are_the_same_in_another_process_with_other_hashes():
    told = {
        subprocess.run(
            [sys.executable, "-c", ANSWERS],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(told) == 1
    assert told.pop().count(b"row") == 24


ANSWERS = """
from maester.bots import NAMES, bot
from maester.games import game
from maester.kernel import Chance, Table
from msgspec.json import encode

intrigue = game("intrigue")
for seats in (2, 5):
    table, chance = Table.opened(intrigue, intrigue.options(seats=seats), 8), Chance(8)
    for _ in range(4):
        for name in NAMES:
            print(encode(bot(name, 1, iterations=25).answer(table, table.waiting[0])).decode())
        for _ in range(4):
            table.answer_any(table.waiting[0], chance)
"""


def dealt_in_order(state, watcher, chance):
    """Imagine from hidden cards in one order, so that tables which differ in them alone draw the same worlds."""
    others = [seat for seat in state.seats if seat != watcher]
    cards = sorted([*(card for seat in others for card in state.hands[seat]), *state.unused])
    for seat in others:
        count = len(state.hands[seat])
        state.hands[seat], cards = tuple(cards[:count]), cards[count:]
    state.unused = tuple(cards)
    thrones = sorted([*(card for seat in others for card in state.throne[seat]), *state.throne_pile], key=encode)
    for seat in others:
        count = len(state.throne[seat])
        state.throne[seat], thrones = tuple(thrones[:count]), thrones[count:]
    state.throne_pile = tuple(thrones)
    INTRIGUE.imagine(state, watcher, chance)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", INTRIGUE.counts)
def test_what_is_hidden_makes_no_difference(name: str, seats: int):
    orderly = structs.replace(INTRIGUE, imagine=dealt_in_order)
    changed = 0
    for answers in (0, 7, 15, 22):
        table = middle_of(orderly, seats, answers)
        seat = table.waiting[0]
        answer = bot(name, 2, iterations=20).answer(table, seat)
        for other_luck in range(3):
            hidden: Any = table.state.copy()
            INTRIGUE.imagine(hidden, seat, Chance(other_luck))
            twin = Table(orderly, hidden)
            changed += encode(twin.state, enc_hook=repr) != encode(table.state, enc_hook=repr)
            assert bot(name, 2, iterations=20).answer(twin, seat) == answer
    assert changed, "no hidden thing ever changed: nothing was tested"


@pytest.mark.parametrize("name", ["squire", "maester"])
def test_habit_is_asked_in_imagined_worlds_only(name: str):
    seen: list[Any] = []

    def curious(state, seat, decision, chance):
        seen.append(state.hands)
        return decision.sample(chance)

    table: Any = middle_of(structs.replace(INTRIGUE, habit=curious), 3, 5)
    bot(name, 1, **THINKING).answer(table, table.waiting[0])
    assert seen
    assert table.state.hands not in seen


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownBot, match="no bot called 'hodor'; there are: random, squire, maester"):
        bot("hodor", 1)


@pytest.mark.parametrize(
    ("thinking", "why"),
    [
        ({"milliseconds": 5, "iterations": 5}, "not in both"),
        ({"milliseconds": 0}, "milliseconds must be at least 1"),
        ({"iterations": -3}, "iterations must be at least 1"),
    ],
)
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_takes_impossible_thinking(name: str, thinking: dict[str, int], why: str):
    with pytest.raises(BadThinking, match=why):
        bot(name, 1, **thinking)
