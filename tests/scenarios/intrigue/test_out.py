"""OUT: who takes no more turns this round."""

import pytest

from maester.games.intrigue.events import CardPlaced, HandEmptied, NothingFitted
from tests.scenarios.intrigue.play import COUNTS, random_decisions
from tests.scenarios.intrigue.scenario import LEFT_END, RIGHT_END, Scenario

FULL = "S L S L S L S L"
"""A full row 1 with places for Starks and Lannisters only."""


@pytest.mark.rule("INT-OUT-01")
def test_a_player_with_cards_but_no_place_for_any_is_out():
    game = Scenario(players=3).row(1, FULL).hand(1, "S T").hand(2, "B B T").hand(3, "L").to_act(1).begin()
    assert game.out() == set()
    game.says(1, "S", 2, 1)
    assert game.out() == {2}
    assert game.told(NothingFitted) == [NothingFitted("seat-2", 3)]
    game.waits_for(3)


@pytest.mark.rule("INT-OUT-01")
def test_nobody_is_out_while_row_1_takes_cards():
    game = Scenario(players=3).row(1, "S S S S S S S").hand(1, "T").to_act(1).begin()
    game.waits_for(1)
    assert game.legal("T") == {LEFT_END, RIGHT_END}


@pytest.mark.rule("INT-OUT-01")
def test_several_in_a_row_can_be_out():
    game = Scenario(players=5).row(1, FULL).hand(2, "S S").hand(3, "T").hand(4, "T B").hand(5, "B").hand(1, "S")
    played = game.to_act(2).begin().says(2, "S", 2, 1)
    assert played.out() == {3, 4, 5}
    assert [event.seat for event in played.told(NothingFitted)] == ["seat-3", "seat-4", "seat-5"]
    played.waits_for(1)


@pytest.mark.rule("INT-OUT-02")
def test_a_player_with_no_card_left_is_out():
    game = Scenario(players=3).row(1, "S").hand(1, "S").hand(2, "L L").hand(3, "B B").to_act(1).begin()
    game.says(1, "S", *LEFT_END)
    assert game.out() == {1}
    assert game.told(HandEmptied) == [HandEmptied("seat-1")]
    assert game.told(NothingFitted) == []
    game.says(2, "L", *LEFT_END).says(3, "B", *LEFT_END).waits_for(2)


@pytest.mark.rule("INT-OUT-03")
@pytest.mark.parametrize("players", COUNTS)
def test_a_player_who_is_out_acts_no_more_this_round(players: int):
    out: set[int] = set()
    number = 1
    for game in random_decisions(players, seed=7):
        if game.state.round != number:
            number, out = game.state.round, set()
            assert game.out() == set(), "a new round has everybody in"
        assert out <= game.out()
        assert game.active not in game.out()
        out = game.out()


@pytest.mark.rule("INT-OUT-04")
def test_a_player_who_is_out_keeps_the_cards_until_the_round_ends():
    game = Scenario(players=3).row(1, FULL).hand(1, "S S S").hand(2, "drogon stannis").hand(3).out(3).to_act(1).begin()
    game.says(1, "S", 2, 1)
    assert game.out() == {2, 3}
    assert game.hand(2) == ("drogon", "stannis")
    game.says(1, "S", 2, 2)
    assert game.hand(2) == ("drogon", "stannis")
    assert game.view(1).seats["seat-2"].cards_in_hand == 2


@pytest.mark.rule("INT-OUT-05")
def test_the_round_goes_on_while_one_player_is_in():
    game = Scenario(players=3).row(1, FULL).hand(1, "S S S").hand(2, "T").hand(3, "T").to_act(1).begin()
    for place in (1, 2):
        game.says(1, "S", 2, place).waits_for(1)
        assert (game.state.round, game.out()) == (1, {2, 3})
    game.says(1, "S", 2, 3)
    assert game.state.round == 2


@pytest.mark.rule("INT-OUT-01", "INT-OUT-02")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_is_out_for_another_reason(players: int):
    """Everybody who is out has said why, in the round it happened, after having had a turn."""
    for game in random_decisions(players, seed=8):
        story = game.table.story
        began = max(n for n, event in enumerate(story) if type(event).__name__ == "RoundBegan")
        why = [event.seat for event in story[began:] if isinstance(event, HandEmptied | NothingFitted)]
        assert sorted(why) == sorted(game.state.out)
        emptied = [event.seat for event in story[began:] if isinstance(event, HandEmptied)]
        assert all((seat in emptied) == (game.state.hands[seat] == ()) for seat in game.state.seats)
        placed = [event for event in story[began:] if isinstance(event, CardPlaced)]
        assert len(placed) == len(game.state.cards) - (players == 5)
