"""SCORE: penalty minus Iron Throne cards, once they are all turned up."""

import pytest

from maester.games.intrigue.events import ThroneCardsRevealed
from maester.games.intrigue.facts import ThroneCard
from maester.kernel import Standing
from tests.scenarios.intrigue.scenario import GAME, LEFT_END, Played, Scenario


def last_card(players: int = 3) -> Scenario:
    """Player 1 is about to place the last card of the last round; nobody has cards to pay for."""
    scenario = Scenario(players).row(1, "S S").hand(1, "L").out(*range(2, players + 1)).to_act(1).round(players)
    for other in range(2, players + 1):
        scenario.hand(other)
    return scenario


def over(scenario: Scenario) -> Played:
    return scenario.begin().says(1, "L", *LEFT_END).ends()


def counted() -> Scenario:
    return last_card().penalty(6, 4, 9).throne(1, (3, 6)).throne(3, (2, 3)).on_top((1, 1))


@pytest.mark.rule("INT-SCORE-01")
def test_after_the_last_round_all_iron_throne_cards_are_turned_up():
    game = over(counted())
    owned = [(ThroneCard(3, 6), ThroneCard(1, 1)), (), (ThroneCard(2, 3),)]
    for watcher in (None, 1, 2, 3):
        assert [seat.throne for seat in game.view(watcher).seats.values()] == owned
        assert game.told(ThroneCardsRevealed, to=watcher) == [
            ThroneCardsRevealed("seat-1", owned[0], 2),
            ThroneCardsRevealed("seat-2", owned[1], 4),
            ThroneCardsRevealed("seat-3", owned[2], 7),
        ]


@pytest.mark.rule("INT-SCORE-01", "INT-RULE-16")
def test_before_that_they_stay_covered():
    game = counted().begin()
    assert [seat.throne for seat in game.view(None).seats.values()] == [None, None, None]
    assert [seat.throne for seat in game.view(2).seats.values()] == [None, (), None]
    assert [seat.result for seat in game.view(1).seats.values()] == [None, None, None]
    assert game.told(ThroneCardsRevealed) == []


@pytest.mark.rule("INT-SCORE-02")
def test_the_result_is_penalty_minus_iron_throne_values():
    game = over(counted())
    assert game.results() == (6 - 3 - 1, 4, 9 - 2)
    assert [seat.result for seat in game.view(None).seats.values()] == [2, 4, 7]


@pytest.mark.rule("INT-SCORE-02")
def test_daggers_do_not_count_as_points():
    assert over(last_card().penalty(0, 50, 50).throne(1, (1, 9)).throne(2, (1, 0)).on_top((2, 9))).results()[0] == -3


@pytest.mark.rule("INT-SCORE-02")
def test_the_penalty_of_the_last_round_counts():
    game = counted().hand(2, "T T T").begin().says(1, "L", *LEFT_END).ends()
    assert game.results() == (2, 4 + 3, 7)


@pytest.mark.rule("INT-SCORE-03")
def test_lower_results_are_better():
    game = over(last_card().penalty(30, 4, 9).on_top((1, 1)))
    standing = GAME.standing(game.state)
    assert standing.places == {"seat-1": 3, "seat-2": 1, "seat-3": 2}
    assert standing.scores == {"seat-1": 29, "seat-2": 4, "seat-3": 9}


def test_while_the_game_goes_on_the_open_penalty_says_who_leads():
    """The Iron Throne cards are hidden, so they do not count yet, and nobody has won."""
    game = counted().penalty(6, 4, 4).begin()
    assert GAME.standing(game.state) == Standing(
        False, {"seat-1": 3, "seat-2": 1, "seat-3": 1}, {"seat-1": 6, "seat-2": 4, "seat-3": 4}
    )
    assert game.winners() == set()
