"""The habit of intrigue and its evaluation: what an experienced player sees at a glance."""

from collections.abc import Mapping
from statistics import fmean
from typing import Any

import pytest

from maester.games import game
from maester.games.intrigue.bots.habit import ease, habit, kind, room_changes, rooms_of, stakes_of
from maester.games.intrigue.evaluate import evaluate, expected_results
from maester.games.intrigue.facts import DECK, HOUSE_OF, ThroneCard
from maester.games.intrigue.place import Placement, lay, place, which_placement
from maester.games.intrigue.setup import Options
from maester.games.intrigue.state import State
from maester.kernel import Chance, Table
from maester.kernel.extras.prospects import growth

INTRIGUE = game("intrigue")
STARKS = ("eddard", "catelyn", "robb", "sansa", "arya")
LANNISTERS = ("tywin", "cersei", "jaime")
BARATHEONS = ("robert", "stannis", "renly", "joffrey")


def opened(seats: int) -> Any:
    """A table whose state is known to be that of intrigue."""
    return Table.opened(INTRIGUE, Options(seats=seats, starter=1), 6)


def position(row_1: tuple[str, ...], hands: Mapping[str, tuple[str, ...]], cap: int = 8) -> State:
    """A round of this many players, the first of them to act, with some cards in row 1."""
    state: State = opened(len(hands)).state
    state.hands, state.turns, state.cap = dict(hands), tuple(hands), cap
    state.unused = tuple(card for card in DECK if not any(card in cards for cards in (row_1, *hands.values())))
    state.cards, state.openings, state.left, state.right = {}, {}, 0, -1
    for at, card in enumerate(row_1):
        lay(state, card, (1, at))
    return state


def placed(state: State, seat: str = "seat-1", luck: int = 1) -> Placement:
    return habit(state, seat, which_placement(state, seat), Chance(luck))


def test_the_only_place_of_the_own_house_is_kept():
    hands = {"seat-1": ("eddard", "robb", "tywin"), "seat-2": ("cersei", "lancel")}
    state = position(("hodor", "kevan", "gregor"), hands, cap=3)
    # Tywin may go above hodor and kevan, the only place for Starks, or above kevan and gregor.
    assert placed(state) == Placement("tywin", 2, 1)


def test_places_are_taken_that_others_need():
    hands = {"seat-1": ("robert", "stannis"), "seat-2": ("eddard", "robb", "sansa")}
    row = ("hodor", "renly", "joffrey", "gendry")
    state = position(row, hands, cap=4)
    # Baratheon may go above hodor and renly, which is the only place for Starks, or keep to its own.
    assert (placed(state).row, placed(state).place) == (2, 0)


def test_stakes_are_own_cards_minus_what_an_opponent_may_hold():
    state = position((), {"seat-1": STARKS, "seat-2": LANNISTERS, "seat-3": BARATHEONS})
    stakes = stakes_of(state, "seat-1")
    # 7 of the 31 cards unseen are in play, with two opponents.
    assert stakes["stark"] == pytest.approx(5 - 4 * 7 / 31 / 2)
    assert stakes["lannister"] == pytest.approx(-9 * 7 / 31 / 2)


def test_nobody_is_thought_to_hold_a_house_known_to_be_lacking():
    state = position((), {"seat-1": STARKS, "seat-2": LANNISTERS, "seat-3": BARATHEONS})
    state.turns = ("seat-1", "seat-2")
    state.lacking = {"seat-3": ("lannister",)}
    stakes = stakes_of(state, "seat-1")
    assert stakes["lannister"] == pytest.approx(-9 * 3 / 27)
    assert stakes["baratheon"] == pytest.approx(-9 * 3 / 31)


def test_alone_one_thinks_of_oneself_only():
    state = position((), {"seat-1": STARKS, "seat-2": LANNISTERS})
    state.turns = ("seat-1",)
    assert stakes_of(state, "seat-1") == {"stark": 5, "lannister": 0, "baratheon": 0, "targaryen": 0}


@pytest.mark.parametrize("seats", INTRIGUE.counts)
def test_room_changes_foretell_the_room_there_will_be(seats: int):
    table, chance = opened(seats), Chance(5)
    for _ in range(30):
        before, answer = table.state.copy(), table.decision(table.waiting[0]).sample(chance)
        table.answer(table.waiting[0], answer)
        after = table.state
        if len(after.cards) == len(before.cards) + 1:
            changes = room_changes(before, HOUSE_OF[answer.card], (answer.row, answer.place))
            foretold = {house: room + changes.get(house, 0) for house, room in rooms_of(before).items()}
            assert foretold == pytest.approx(rooms_of(after))


@pytest.mark.parametrize("seats", INTRIGUE.counts)
def test_habit_leaves_most_room_to_what_is_at_stake(seats: int):
    """Judged by playing every placement: the stakes, less the card placed, times the ease there is after it."""
    table, chance = opened(seats), Chance(7)
    while table.state.round == 1:
        before, seat = table.state, table.waiting[0]
        worths = {}
        for answer in table.decision(seat).answers():
            after, stakes = before.copy(), stakes_of(before, seat)
            place(after, seat, answer)
            stakes[HOUSE_OF[answer.card]] -= 1
            worths[kind(answer)] = sum(stakes[house] * ease(room) for house, room in rooms_of(after).items())
        answer = habit(before, seat, table.decision(seat), chance)
        assert worths[kind(answer)] == pytest.approx(max(worths.values()))
        table.answer(seat, answer)


def test_equally_good_placements_are_chosen_by_luck():
    state = position(("hodor",), {"seat-1": STARKS, "seat-2": LANNISTERS})
    assert {placed(state, luck=luck).place for luck in range(20)} == {-1, 1}


def test_cards_of_one_house_are_of_one_kind():
    assert kind(Placement("eddard", 2, 1)) == kind(Placement("robb", 2, 1))
    others = (Placement("tywin", 2, 1), Placement("eddard", 3, 1), Placement("eddard", 2, 0))
    assert all(kind(other) != kind(Placement("eddard", 2, 1)) for other in others)


def test_more_room_is_more_ease():
    assert ease(0) == 0
    assert 0 < ease(1) < ease(2) < 1


@pytest.mark.parametrize("seats", INTRIGUE.counts)
def test_evaluations_are_shares_of_the_victory(seats: int):
    table, chance = opened(seats), Chance(6)
    while table.waiting:
        shares = [evaluate(table.state, seat) for seat in table.state.seats]
        assert sum(shares) == pytest.approx(1)
        assert all(0 < share < 1 for share in shares)
        table.answer_any(table.waiting[0], chance)
    winners = INTRIGUE.standing(table.state).winners
    expected = {seat: (seat in winners) / len(winners) for seat in table.state.seats}
    assert {seat: evaluate(table.state, seat) for seat in table.state.seats} == expected


def test_a_shared_victory_is_worth_its_share():
    table, chance = opened(3), Chance(6)
    while table.waiting:
        table.answer_any(table.waiting[0], chance)
    state = table.state
    state.penalty, state.throne = {"seat-1": 4, "seat-2": 4, "seat-3": 9}, dict.fromkeys(state.seats, ())
    assert [evaluate(state, seat) for seat in state.seats] == [0.5, 0.5, 0.0]


def test_penalty_throne_cards_and_cards_without_a_place_are_weighed():
    hands = {"seat-1": ("eddard",), "seat-2": ("robb",)}
    even = position(("hodor", "arya"), hands, cap=2)
    assert evaluate(even, "seat-1") == evaluate(even, "seat-2") == 0.5
    prize = fmean(card.value for card in even.throne_pile)
    assert expected_results(even)["seat-1"] == pytest.approx(1 - ease(1) - prize / 2)
    behind = even.copy()
    behind.penalty["seat-1"] = 3
    assert evaluate(behind, "seat-1") < 0.5
    crowned = even.copy()
    crowned.throne["seat-1"] = (ThroneCard(2, 1),)
    assert evaluate(crowned, "seat-1") > 0.5
    stuck = even.copy()
    stuck.hands["seat-1"] = ("tywin",)
    assert evaluate(stuck, "seat-1") < 0.5
    out = even.copy()
    out.turns = ("seat-2",)
    assert expected_results(out)["seat-1"] == 1
    assert evaluate(out, "seat-1") < 0.5


def test_a_lead_counts_more_the_fewer_cards_are_to_come():
    state = position((), {"seat-1": STARKS, "seat-2": STARKS})
    state.penalty["seat-2"] = 4
    early = evaluate(state, "seat-1")
    state.round = 2
    assert evaluate(state, "seat-1") > early > 0.5


def test_growth_is_close_to_the_exponential():
    assert growth(0) == 1
    assert growth(1) == pytest.approx(2.718, rel=0.02)
    assert growth(-2) * growth(2) == pytest.approx(1)
