"""TURN: who acts, and what acting is."""

import pytest

from maester.games.intrigue.events import CardPlaced
from maester.kernel import Chance
from tests.scenarios.intrigue.play import COUNTS, next_round, random_decisions
from tests.scenarios.intrigue.scenario import LEFT_END, RIGHT_END, Scenario, opened

FULL_ROW = "S B L S B S L B"


@pytest.mark.rule("INT-TURN-01")
@pytest.mark.parametrize("players", COUNTS)
def test_exactly_one_player_acts_at_a_time(players: int):
    for game in random_decisions(players, seed=1):
        assert game.table.waiting == (game.state.active,)
        for seat in game.state.seats:
            assert (seat in game.table.waiting) == (game.view(seat).active == seat)


@pytest.mark.rule("INT-TURN-01")
@pytest.mark.parametrize("other", [1, 2, 4])
def test_nobody_else_can_place_a_card(other: int):
    game = Scenario(players=4).to_act(3).begin()
    game.waits_for(3).asks(3, "place-card")
    game.refuses(other, game.hand(other)[0], 1, 1, rule="INT-TURN-01")


@pytest.mark.rule("INT-TURN-02")
@pytest.mark.parametrize("players", COUNTS)
def test_turns_pass_to_the_left(players: int):
    game = opened(players, starter=2)
    for turn in range(2 * players):
        seat = (turn + 1) % players + 1
        game.waits_for(seat).says(seat, game.hand(seat)[0], 1, "right" if game.state.cards else 1)
        if turn == 5:
            break  # row 1 is long enough


@pytest.mark.rule("INT-TURN-02")
def test_turns_skip_those_who_are_out():
    game = Scenario(players=6).row(1, "S").hand(1, "L L").hand(3, "L").hand(6, "L").out(2, 4, 5).to_act(1).begin()
    game.says(1, "L", *LEFT_END).waits_for(3)
    game.says(3, "L", *LEFT_END).waits_for(6)
    game.says(6, "L", *LEFT_END).waits_for(1)


@pytest.mark.rule("INT-TURN-03")
def test_one_card_that_fits_is_enough_to_be_asked():
    game = Scenario(players=4).row(1, FULL_ROW).hand(3, "T T T tywin").to_act(3).begin()
    game.waits_for(3)
    assert game.table.decision("seat-3").rule == "INT-TURN-03", "the question names the rule that asks it"
    assert {answer.card for answer in game.answers(3)} == {"tywin"}
    game.says(3, "tywin", 2, 2)
    assert len(game.hand(3)) == 3


@pytest.mark.rule("INT-TURN-03")
def test_any_card_of_the_hand_may_be_the_one():
    game = Scenario(players=3).row(1, "S").hand(2, "eddard jaime stannis drogon").to_act(2).begin()
    placed = {(answer.card, answer.row) for answer in game.answers(2)}
    assert placed == {("eddard", 1), ("jaime", 1), ("stannis", 1), ("drogon", 1)}


@pytest.mark.rule("INT-TURN-03")
def test_only_cards_from_ones_own_hand_can_be_placed():
    game = Scenario(players=4).row(1, "robb").hand(1, "arya").hand(2, "bran").to_act(1).begin()
    game.refuses(1, "bran", *LEFT_END, rule="INT-TURN-03")
    game.refuses(1, "robb", *LEFT_END, rule="INT-TURN-03")
    game.refuses(1, "nobody", *LEFT_END, rule="INT-TURN-03")


@pytest.mark.rule("INT-TURN-03", "INT-RULE-01")
@pytest.mark.parametrize("nothing", [None, "pass", [], {}, {"card": None, "row": 1, "place": 1}])
def test_a_player_who_can_place_a_card_may_not_pass(nothing: object):
    game = Scenario(players=4).row(1, FULL_ROW).hand(3, "T T tywin").to_act(3).begin()
    before = game.everything()
    with pytest.raises(ValueError, match=r"Expected|Object|object"):
        game.table.answer("seat-3", nothing)
    assert game.everything() == before
    assert all(answer.card == "tywin" for answer in game.answers(3))
    game.waits_for(3)


@pytest.mark.rule("INT-TURN-04")
def test_a_turn_is_one_placement():
    game = Scenario(players=3).row(1, "S L").hand(1, "S S L").to_act(1).begin()
    game.says(1, "S", *RIGHT_END)
    assert len(game.hand(1)) == 2
    assert len(game.state.cards) == 3
    game.waits_for(2).refuses(1, "S", *RIGHT_END, rule="INT-TURN-01")


@pytest.mark.rule("INT-TURN-04", "INT-TURN-06")
def test_the_card_leaves_the_hand_and_lies_where_it_was_put():
    game = Scenario(players=3).row(1, "S L").hand(1, "arya bran tyrion").to_act(1).begin()
    game.says(1, "tyrion", 2, 1)
    assert game.hand(1) == ("arya", "bran")
    assert (game.row(1), game.row(2)) == ("S L", "L")
    game.waits_for(2)
    assert game.told(CardPlaced) == [CardPlaced("seat-1", "tyrion", 2, 0)]
    assert game.state.last_placer == game.view(None).last_placer == "seat-1"


@pytest.mark.rule("INT-TURN-05")
def test_the_last_player_in_takes_all_turns():
    game = Scenario(players=4).row(1, "S").hand(4, "S L B T").out(1, 2, 3).to_act(4).begin()
    for card in ("S", "L", "B"):
        game.says(4, card, *LEFT_END).waits_for(4)
    assert game.out() == {1, 2, 3}
    game.says(4, "T", *LEFT_END)
    assert game.state.round == 2


@pytest.mark.rule("INT-TURN-05")
def test_the_last_player_in_goes_on_until_nothing_fits():
    game = Scenario(players=2).row(1, "S S S S S S").hand(1, "T T L").out(2).to_act(1).begin()
    game.says(1, "T", *LEFT_END)
    assert game.penalty()[0] == 0
    game.says(1, "T", 2, 1)
    assert game.state.round == 2
    assert game.penalty()[0] == 1


@pytest.mark.rule("INT-TURN-06")
@pytest.mark.parametrize("players", COUNTS)
def test_no_card_moves_until_the_round_ends(players: int):
    before: dict = {}
    number = 1
    for game in random_decisions(players, seed=3):
        if game.state.round == number:
            assert before.items() <= game.state.cards.items()
        number, before = game.state.round, game.state.cards.copy()


@pytest.mark.rule("INT-TURN-06")
def test_the_pyramid_is_cleared_when_the_round_ends():
    game = next_round(opened(4), Chance(1))
    assert game.state.cards == {}
    assert game.view(1).pyramid == {}
