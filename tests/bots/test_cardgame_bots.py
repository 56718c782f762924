"""The card game's bots: what a squire would never do, and worlds it imagines."""

from collections import Counter
from typing import Any

import pytest

from maester.bots.squire import Squire
from maester.games.cardgame import GAME
from maester.games.cardgame.bots.opening import best_layout
from maester.games.cardgame.bots.plots import Situation, wildfire
from maester.games.cardgame.decks import BUILT_IN, MOST_COPIES
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.options import Options
from maester.games.cardgame.setup import LayCards, cost
from maester.games.cardgame.state import Card
from maester.kernel import Chance, Table

NAMES = tuple(BUILT_IN)


def opened(seats: int, seed: int, open_lists: bool = True) -> Table:
    decks: dict[str, Any] = {f"seat-{n + 1}": NAMES[(seed * 7 + n * 5) % len(NAMES)] for n in range(seats)}
    return Table.opened(GAME, Options(seats=seats, decks=decks, open_lists=open_lists), seed)


def winner(table: Table, squire: str, seed: int) -> str:
    bot, luck = Squire(Chance(seed)), Chance(seed + 1)
    while table.waiting:
        seat = table.waiting[0]
        if seat == squire:
            table.answer(seat, bot.answer(table, seat))
        else:
            table.answer_any(seat, luck)
    return GAME.standing(table.state).winners[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_squire_beats_those_who_answer_at_random(seats: int):
    won = [
        winner(opened(seats, seed), f"seat-{seed % seats + 1}", seed) == f"seat-{seed % seats + 1}" for seed in range(6)
    ]
    assert sum(won) >= 5


def test_setup_lays_economy_and_characters_and_not_who_wants_to_be_marshaled():
    hand = (
        "littlefinger",
        "put-to-the-sword",
        "the-roseroad",
        "tumblestone-knight",
        "vanguard-of-the-north",
        "wildling-horde",
    )
    laid = best_layout(LayCards(options=hand))
    assert set(laid) == {"the-roseroad", "tumblestone-knight", "wildling-horde"}
    assert cost(laid) <= 8


def test_wildfire_is_for_who_has_fewer_characters():
    state: Any = opened(2, 1).state
    character = Card("tumblestone-knight.1", "tumblestone-knight", "seat-1", "seat-1")
    few, many = Situation(state, "seat-1"), Situation(state, "seat-1")
    few.mine, few.others = [character] * 3, [[character] * 6]
    many.mine, many.others = [character] * 6, [[character] * 3]
    assert wildfire(few) > 0 > wildfire(many)


def test_wildfire_waits_while_nobody_would_lose_anything_by_it():
    """In a melee everybody keeps three: many opponents with few characters each lose nothing."""
    state: Any = opened(4, 1).state
    situation = Situation(state, "seat-1")
    character = Card("tumblestone-knight.1", "tumblestone-knight", "seat-2", "seat-2")
    situation.mine, situation.others = [character] * 3, [[character] * 3] * 3
    assert wildfire(situation) < 0


def walked(table: Table, answers: int, seed: int) -> Table:
    luck = Chance(seed)
    for _ in range(answers):
        if table.waiting:
            table.answer_any(table.waiting[0], luck)
    return table


def test_what_others_know_is_true_in_imagined_worlds():
    found = 0
    for seed in range(12):
        table = opened(3, seed)
        luck = Chance(seed)
        while table.waiting and len(table.given) < 120:
            table.answer_any(table.waiting[0], luck)
            for watcher in table.state.seats:
                world: Any = table.imagined(watcher, Chance(seed)).state
                for lore in world.lore:
                    found += watcher not in lore.by
                    if lore.zone == "deck":
                        assert world.decks[lore.owner][len(world.decks[lore.owner]) - 1 - lore.place] == lore.code
                    else:
                        assert lore.code in world.hands[lore.owner]
    assert found, "nobody knew anything the watcher did not"


def test_where_lists_are_closed_the_real_one_is_not_known():
    table = walked(opened(2, 3, open_lists=False), 90, 3)
    real: Any = table.state
    world: Any = table.imagined("seat-1", Chance(9)).state
    assert world.lists["seat-1"] == real.lists["seat-1"]
    assert world.discards == real.discards
    assert len(world.decks["seat-2"]) == len(real.decks["seat-2"])
    assert max(Counter(world.lists["seat-2"]).values()) <= MOST_COPIES
    allowed = ("neutral", real.factions["seat-2"])
    banner = CARDS[real.agendas["seat-2"]].banner if "seat-2" in real.agendas else None
    assert all(CARDS[code].faction in (*allowed, banner) for code in world.lists["seat-2"])


def test_a_list_of_ones_own_making_is_not_guessed():
    """The deck of that faction that fits best is believed, whatever the real one is."""
    deck = BUILT_IN[NAMES[0]]
    own = type(deck)(deck.faction, deck.plots, dict.fromkeys(deck.cards, 3), deck.agenda)
    options = Options(seats=2, decks={"seat-2": own}, open_lists=False)
    table = walked(Table.opened(GAME, options, 5), 40, 5)
    real: Any = table.state
    world: Any = table.imagined("seat-1", Chance(1)).state
    assert world.lists["seat-2"] != real.lists["seat-2"]


def test_a_copy_has_few_answers_to_give_again():
    table, luck, most = opened(2, 4), Chance(4), 0
    while table.waiting:
        most = max(most, len(table.since))
        table.answer_any(table.waiting[0], luck)
    assert most <= 3
