"""WIN: the lowest result, then the fewest daggers, then together."""

import pytest

from maester.games.intrigue.events import GameWon
from tests.scenarios.intrigue.scenario import GAME, LEFT_END, Played, Scenario


def counted(*results: int, **cards: tuple[int, ...]) -> Played:
    """A game that ends with these results; p1=(2, 5) owns two cards, with 2 and 5 daggers. Every card is worth 1.

    The last card of the pile goes to the highest seat, which placed the last card; so it always owns one more, of 9
    daggers, and its result is the last.
    """
    players = len(results)
    scenario = Scenario(players).row(1, "S S").hand(players, "L").out(*range(1, players)).to_act(players).round(players)
    points = []
    for n, result in enumerate(results, 1):
        daggers = cards.get(f"p{n}", ())
        scenario.throne(n, *((1, each) for each in daggers))
        points.append(result + len(daggers) + (n == players))
        if n < players:
            scenario.hand(n)
    game = scenario.penalty(*points).on_top((1, 9)).begin().says(players, "L", *LEFT_END).ends()
    assert game.results() == results
    return game


def why(game: Played) -> tuple[str, str | None]:
    standing = GAME.standing(game.state)
    assert game.told(GameWon) == [GameWon(standing.winners, standing.why)]
    return standing.why, standing.rule


@pytest.mark.rule("INT-WIN-01")
@pytest.mark.parametrize("winner", [1, 2, 3])
def test_the_lowest_result_wins(winner: int):
    results = [5, 5, 5]
    results[winner - 1] = 4
    game = counted(*results, p1=(1,), p2=(2,))
    assert game.winners() == {winner}
    assert why(game) == ("lowest-result", "INT-WIN-01")


@pytest.mark.rule("INT-WIN-01")
def test_daggers_do_not_help_a_higher_result():
    assert counted(3, 4, 9, p2=(1,)).winners() == {1}


@pytest.mark.rule("INT-WIN-02")
@pytest.mark.parametrize(
    ("one", "two", "winner"), [((5,), (3,), 2), ((3,), (5,), 1), ((5, 2), (3,), 1), ((7, 6), (4, 5), 2)]
)
def test_among_those_who_tie_the_fewest_daggers_on_one_card_win(
    one: tuple[int, ...], two: tuple[int, ...], winner: int
):
    game = counted(4, 4, 9, p1=one, p2=two)
    assert game.winners() == {winner}
    assert why(game) == ("fewest-daggers", "INT-WIN-02")


@pytest.mark.rule("INT-WIN-02")
def test_daggers_of_those_who_do_not_tie_do_not_matter():
    game = counted(4, 4, 5, 8, p1=(5,), p2=(6,), p3=(1,))
    assert game.winners() == {1}


@pytest.mark.rule("INT-WIN-03")
def test_without_iron_throne_cards_those_who_tie_share_the_victory():
    game = counted(4, 4, 4, 9, p4=(1, 2, 3))
    assert game.winners() == {1, 2, 3}
    assert why(game) == ("shared-victory", "INT-WIN-03")


@pytest.mark.rule("INT-RULE-12")
@pytest.mark.parametrize("owner", [1, 2])
def test_owning_an_iron_throne_card_beats_owning_none(owner: int):
    game = counted(4, 4, 9, **{f"p{owner}": (99,)})
    assert game.winners() == {owner}
    assert why(game) == ("fewest-daggers", "INT-WIN-02")


@pytest.mark.rule("INT-RULE-12")
def test_one_card_is_enough_against_two_who_own_none():
    game = counted(4, 4, 4, 9, p2=(7,))
    assert game.winners() == {2}
    assert why(game) == ("fewest-daggers", "INT-WIN-02")
    assert GAME.standing(game.state).places == {"seat-1": 2, "seat-2": 1, "seat-3": 2, "seat-4": 4}


@pytest.mark.rule("INT-RULE-12", "INT-RULE-13")
def test_equal_owners_share_the_victory_and_those_without_a_card_have_no_part():
    game = counted(4, 4, 4, 9, p1=(2,), p3=(2,))
    assert game.winners() == {1, 3}
    assert why(game) == ("shared-victory", "INT-RULE-13")


@pytest.mark.rule("INT-RULE-13")
def test_ties_of_three_compare_each_players_best_card():
    game = counted(4, 4, 4, 9, p1=(3, 7), p2=(2, 6), p3=(1, 8))
    assert game.winners() == {3}
    assert GAME.standing(game.state).places == {"seat-1": 3, "seat-2": 2, "seat-3": 1, "seat-4": 4}


@pytest.mark.rule("INT-RULE-13")
def test_if_the_best_cards_tie_the_next_cards_are_compared():
    assert counted(4, 4, 9, p1=(2, 5), p2=(2, 4)).winners() == {2}
    assert counted(4, 4, 9, p1=(4, 2), p2=(2, 5)).winners() == {1}
    assert counted(4, 4, 9, p1=(2, 8), p2=(2,)).winners() == {1}, "a card beats none here as well"
    assert counted(4, 4, 9, p1=(0, 99), p2=(0,)).winners() == {1}


@pytest.mark.rule("INT-RULE-13")
def test_if_all_cards_tie_the_victory_is_shared():
    game = counted(4, 4, 9, p1=(2, 5), p2=(5, 2))
    assert game.winners() == {1, 2}
    assert why(game) == ("shared-victory", "INT-RULE-13")
    assert GAME.standing(game.state).places == {"seat-1": 1, "seat-2": 1, "seat-3": 3}


def test_a_place_is_one_more_than_the_number_of_seats_ahead():
    game = counted(7, 4, 4, 4, 9, p2=(3,), p3=(3,))
    assert GAME.standing(game.state).places == {"seat-1": 4, "seat-2": 1, "seat-3": 1, "seat-4": 3, "seat-5": 5}
