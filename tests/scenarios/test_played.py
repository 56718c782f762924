"""The sentences themselves: each fails when it is not true, and then shows the position."""

import sys

import pytest

from tests.scenarios.conftest import games_on_the_way
from tests.scenarios.intrigue.scenario import LEFT_END, Played, Scenario


def stannis_to_act() -> Played:
    return Scenario(players=4).row(1, "S L").hand(1, "stannis tyrion").to_act(1).begin()


def test_what_is_true_can_be_said_in_one_breath():
    game = stannis_to_act()
    said = (
        game.waits_for(1).asks(1, "place-card").refuses(1, "stannis", 2, 1, rule="INT-PLACE-09").says(1, "tyrion", 2, 1)
    )
    assert said is game
    game.waits_for(2)


@pytest.mark.parametrize(
    ("sentence", "failure"),
    [
        (lambda game: game.asks(2, "place-card"), "seat-2 should be asked"),
        (lambda game: game.asks(1, "pay"), "not 'place-card'"),
        (lambda game: game.waits_for(2), "seat-2 should be asked now, not seat-1"),
        (lambda game: game.waits_for(), "nobody should be asked now"),
        (lambda game: game.waits_for(1, 2), "seat-1 seat-2 should be asked now"),
        (lambda game: game.says(1, "stannis", 2, 1), r"house-does-not-match \(INT-PLACE-09\)"),
        (lambda game: game.says(2, "stannis", *LEFT_END), "not-your-turn"),
        (lambda game: game.says(1, "T", *LEFT_END), "holds no card of house targaryen"),
        (lambda game: game.refuses(1, "stannis", *LEFT_END, rule="INT-PLACE-02"), "and was not"),
        (lambda game: game.refuses(1, "stannis", 2, 1, rule="INT-PLACE-08"), "because of INT-PLACE-08, not: house"),
        (lambda game: game.ends(), "the game should be over"),
    ],
)
def test_what_is_not_true_fails(sentence, failure: str):
    with pytest.raises(AssertionError, match=failure):
        sentence(stannis_to_act())


def test_a_failure_shows_the_position_what_is_asked_and_what_is_allowed():
    game = stannis_to_act()
    try:
        game.says(1, "stannis", 2, 1)
    except AssertionError:
        trace = sys.exc_info()[2]
    assert list(games_on_the_way(trace)) == [game], "once, though several frames know it"
    drawn, asked, allowed = game.position().rsplit("\n", 2)
    assert drawn == game.table.game.drawn(game.view(1))
    assert asked == "seat-1 is asked: place-card"
    assert allowed.startswith("allowed: stannis row 1 place left; stannis row 1 place right; tyrion row 1 place left;")
    assert "tyrion row 2 place 1" in allowed


def test_a_position_that_could_not_be_played_is_not_written():
    with pytest.raises(AssertionError, match="cannot lie in row 2 on place 1"):
        Scenario(players=4).row(1, "S L").row(2, "T").begin()
    with pytest.raises(AssertionError, match="cannot lie in row 1 on place 8"):
        Scenario(players=2).row(1, "S L S L S L S L").begin()
    with pytest.raises(AssertionError, match="named twice"):
        Scenario(players=4).row(1, "robb").hand(1, "robb").begin()
    with pytest.raises(AssertionError, match="more cards of house stark than there are"):
        Scenario(players=4).hand(1, "S S S S S S S S S S").begin()
    with pytest.raises(AssertionError, match="must not be out"):
        Scenario(players=4).out(1).to_act(1).begin()
