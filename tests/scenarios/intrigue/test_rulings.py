"""Rulings: what the sheet leaves open, as docs/rules/intrigue.md decides it."""

from collections import Counter

import pytest

from maester.games.intrigue.events import HandEmptied, NothingFitted, PenaltyTaken, ThroneCardDrawn
from maester.games.intrigue.facts import FACTS, HOUSE_OF
from maester.kernel import Chance
from maester.kernel.record import read_record, record_of, replay, write_record
from tests.scenarios.intrigue.play import COUNTS, finished, next_round, random_decisions
from tests.scenarios.intrigue.reference import allowed
from tests.scenarios.intrigue.scenario import GAME, LEFT_END, RIGHT_END, Scenario, opened


@pytest.mark.rule("INT-RULE-02")
def test_nobody_is_forced_to_keep_others_in_or_out():
    """Player 1 may take the last place a Targaryen fits, or leave it."""
    scenario = Scenario(players=2).row(1, "S S S S S S T").hand(1, "S S").hand(2, "T T").to_act(1)
    assert (2, 6) in scenario.begin().legal("S")
    assert (2, 1) in scenario.begin().legal("S")
    assert scenario.begin().says(1, "S", 2, 1).out() == set()
    assert scenario.begin().says(1, "S", 2, 6).out() == {2}


@pytest.mark.rule("INT-RULE-03")
@pytest.mark.parametrize(("place", "card"), [(1, "S"), (2, "S"), (2, "L"), (3, "L")])
def test_row_3_stands_on_any_two_neighbours_of_row_2(place: int, card: str):
    game = Scenario(players=4).row(1, "S L S L S").row(2, "S S L L").hand(1, "S L").to_act(1).begin()
    assert (3, place) in game.legal(card)
    assert game.says(1, card, 3, place).row(3).split()[place - 1] == card


@pytest.mark.rule("INT-RULE-03")
def test_row_4_stands_on_any_two_neighbours_of_row_3():
    game = Scenario(players=4).row(1, "S B S B S").row(2, "S B S B").row(3, "S B S").hand(1, "S").to_act(1).begin()
    assert game.legal("S") == {LEFT_END, RIGHT_END, (4, 1), (4, 2)}


@pytest.mark.rule("INT-RULE-04")
@pytest.mark.parametrize("ends", ["left " * 7, "right " * 7, "left right " * 3 + "left", "left " * 4 + "right " * 3])
def test_row_1_grows_to_its_cap_in_any_mix_of_left_and_right(ends: str):
    game = opened(4, starter=1)
    game.says(1, game.hand(1)[0], 1, 1)
    for end in ends.split():
        seat = game.active
        game.says(seat, game.hand(seat)[0], 1, end)
    assert game.state.right - game.state.left + 1 == 8
    if not game.table.over and game.state.round == 1:
        for end in ("left", "right"):
            game.refuses(game.active, game.hand(game.active)[0], 1, end, rule="INT-PLACE-07")


@pytest.mark.rule("INT-RULE-05")
def test_the_start_card_of_five_players_is_part_of_row_1():
    game = Scenario(players=5).hand(1, "S T").hand(2, "T").to_act(1).dealt(left_over="T")
    assert game.state.last_placer is None
    game.says(1, "S", *RIGHT_END)
    assert game.row(1) == "T S"
    assert (2, 1) in game.legal("T"), "it supports cards, with its house"
    game.says(2, "T", 2, 1)


@pytest.mark.rule("INT-RULE-05")
def test_the_start_card_counts_toward_8_and_belongs_to_nobody():
    game = Scenario(players=5).to_act(1).dealt(left_over="T")
    for _ in range(7):
        game.says(game.active, game.hand(game.active)[0], *LEFT_END)
    assert game.row(1).split()[-1] == "T"
    assert len(game.row(1).split()) == 8
    game.refuses(game.active, game.hand(game.active)[0], *LEFT_END, rule="INT-PLACE-07")
    assert [len(game.hand(n)) for n in (1, 2, 3, 4, 5)] == [5, 5, 6, 6, 6]


@pytest.mark.rule("INT-RULE-05")
@pytest.mark.parametrize("seed", range(3))
def test_the_start_card_makes_nobody_last_placer(seed: int):
    for game in random_decisions(5, seed):
        assert (game.state.last_placer is None) == (len(game.state.cards) == 1)


@pytest.mark.rule("INT-RULE-07")
def test_a_player_who_places_the_last_card_is_out_at_once():
    game = Scenario(players=3).row(1, "S").hand(1, "S").hand(2, "S S").hand(3, "S S").to_act(1).begin()
    game.says(1, "S", *LEFT_END).waits_for(2)
    assert game.out() == {1}
    assert game.view(2).seats["seat-1"].out
    assert game.told(HandEmptied) == [HandEmptied("seat-1")]


@pytest.mark.rule("INT-RULE-08")
def test_players_go_out_only_on_their_own_turn():
    """Player 3 has no place from the beginning, but nobody says so before it is their turn."""
    scenario = Scenario(players=3).row(1, "S S B B L L B T").row(2, "S S B B L L B")
    game = scenario.hand(1, "S S").hand(2, "L L").hand(3, "T T").to_act(1).begin()
    game.says(1, "S", 3, 1).waits_for(2)
    assert game.out() == set()
    game.says(2, "L", 3, 4)
    assert game.out() == {3}
    assert game.told(NothingFitted) == [NothingFitted("seat-3", 2)]


def without_a_place_for_targaryens() -> Scenario:
    """Row 3 place 2 would take a Targaryen, as soon as somebody fills row 2 place 3."""
    scenario = Scenario(players=3).row(1, "S T B L B L B L").row(2, "S T . . . . .").row(3, "S . . . . .")
    return scenario.hand(1, "L L").hand(2, "B L").hand(3, "T T")


@pytest.mark.rule("INT-RULE-08")
def test_a_place_opened_in_time_keeps_a_player_in():
    game = without_a_place_for_targaryens().to_act(2)
    assert game.begin().says(2, "B", 2, 7).out() == {3}
    assert game.begin().says(2, "B", 2, 3).waits_for(3).legal("T") == {(3, 2)}


@pytest.mark.rule("INT-RULE-08", "INT-OUT-03")
def test_a_player_stays_out_even_if_a_place_opens_later():
    game = without_a_place_for_targaryens().hand(2, "B T").to_act(3).begin()
    assert game.out() == {3}
    game.says(1, "L", 2, 7).says(2, "B", 2, 3).says(1, "L", 2, 6)
    assert game.legal("T") == {(3, 2)}, "player 3, too, could place here"
    game.waits_for(2)
    assert game.out() == {1, 3}


@pytest.mark.rule("INT-RULE-08")
def test_places_that_open_later_do_happen_and_bring_nobody_back():
    """In random games players who are out often could place again; none of them ever does."""
    would_fit = 0
    for seed in range(8):
        for game in random_decisions(4, seed):
            state = game.state
            held = {HOUSE_OF[card] for seat in state.out for card in state.hands[seat]}
            would_fit += any(allowed(state.cards, state.cap, house) for house in held)
            assert state.active not in state.out
    assert would_fit > 10


@pytest.mark.rule("INT-RULE-09")
@pytest.mark.parametrize("players", COUNTS)
def test_before_the_first_placement_nobody_is_out(players: int):
    game, chance = opened(players), Chance(3)
    for _ in range(players):
        assert game.out() == set()
        assert all(game.state.hands.values())
        assert {answer.card for answer in game.answers(game.active)} == set(game.hand(game.active))
        next_round(game, chance)


@pytest.mark.rule("INT-RULE-11")
@pytest.mark.parametrize("placer", [1, 2, 3])
@pytest.mark.parametrize("penalty", [(0, 0, 9), (9, 0, 0), (0, 9, 0)])
def test_the_starter_of_a_round_follows_the_starter_before(placer: int, penalty: tuple[int, int, int]):
    others = [seat for seat in (1, 2, 3) if seat != placer]
    scenario = Scenario(players=3).row(1, "S S").hand(placer, "L").out(*others).to_act(placer).penalty(*penalty)
    for other in others:
        scenario.hand(other, "T")
    scenario.started_by(2).begin().says(placer, "L", *LEFT_END).waits_for(3)


@pytest.mark.rule("INT-RULE-14")
def test_penalty_totals_are_open():
    game = Scenario(players=3).penalty(3, 14, 15).begin()
    for watcher in (None, 1, 2, 3):
        assert [seat.penalty for seat in game.view(watcher).seats.values()] == [3, 14, 15]


@pytest.mark.rule("INT-RULE-15")
@pytest.mark.parametrize("players", COUNTS)
def test_the_iron_throne_pile_never_runs_out(players: int):
    for game in random_decisions(players, seed=13):
        owned = [card for seat in game.state.seats for card in game.state.throne[seat]]
        assert Counter([*owned, *game.state.throne_pile]) == Counter(FACTS.throne), "drawn cards never return"
    game = finished(opened(players), Chance(13))
    assert len(game.state.throne_pile) == game.view(None).throne_pile == 7 - players >= 1
    assert len(game.told(ThroneCardDrawn)) == players


@pytest.mark.rule("INT-RULE-18")
def test_the_starter_is_stored_with_the_game():
    """Drawn or agreed, a record leads to the same starter again."""
    for game in (opened(6, seed=5), opened(6, seed=5, starter=4)):
        again = replay(read_record(write_record(record_of(game.table))), GAME)
        assert again.waiting == game.table.waiting
        assert again.state == game.state


@pytest.mark.rule("INT-RULE-19")
def test_mirror_images_are_different_moves():
    scenario = Scenario(players=2).row(1, "S L S").hand(1, "T S").to_act(1)
    assert scenario.begin().legal("T") == {LEFT_END, RIGHT_END}
    assert scenario.begin().legal("S") == {LEFT_END, RIGHT_END, (2, 1), (2, 2)}
    left, right = scenario.begin().says(1, "T", *LEFT_END), scenario.begin().says(1, "T", *RIGHT_END)
    assert (left.row(1), right.row(1)) == ("T S L S", "S L S T")
    assert left.view(None) != right.view(None)


@pytest.mark.rule("INT-RULE-20")
@pytest.mark.parametrize("players", COUNTS)
def test_a_round_always_ends(players: int):
    """Every answer takes one card from a hand, so a game has no more answers than cards are dealt."""
    for seed in range(3):
        in_hands, number = 0, 0
        for game in random_decisions(players, seed):
            held = sum(len(hand) for hand in game.state.hands.values())
            assert game.state.round > number or held == in_hands - 1
            number, in_hands = game.state.round, held
        game.ends()


@pytest.mark.rule("INT-RULE-21")
def test_playing_out_the_hand_earns_no_iron_throne_card():
    game = Scenario(players=2).row(1, "S S").hand(1, "S").hand(2, "S").to_act(1).begin()
    game.says(1, "S", *LEFT_END).says(2, "S", *LEFT_END)
    assert game.penalty() == (0, 0), "both played out their hands"
    assert [len(game.throne(n)) for n in (1, 2)] == [0, 1]
    assert game.told(PenaltyTaken) == []
