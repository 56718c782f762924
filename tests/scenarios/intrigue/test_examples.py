"""Every worked example of docs/rules/intrigue.md, as it is told there."""

import pytest

from maester.games.intrigue.events import PenaltyTaken, ThroneCardDrawn
from maester.games.intrigue.facts import FACTS, ThroneCard
from maester.kernel import Chance
from tests.scenarios.intrigue.play import next_round
from tests.scenarios.intrigue.scenario import HOUSE, LEFT_END, RIGHT_END, Played, Scenario, opened


def the_sheets_second_example() -> Scenario:
    return (
        Scenario(players=4)
        .row(2, "S B . . S . B")
        .row(1, "S B sandor S B S jaime B")
    )  # fmt: skip


@pytest.mark.rule("INT-EX-01")
def test_01_stannis_is_the_third_character():
    game = Scenario(players=4).row(1, "S L").hand(1, "stannis").to_act(1).begin()
    assert game.legal("stannis") == {LEFT_END, RIGHT_END}
    game.refuses(1, "stannis", 2, 1, rule="INT-PLACE-09")


@pytest.mark.rule("INT-EX-02")
def test_02_tyrion_goes_above_sandor_or_above_jaime():
    game = the_sheets_second_example().hand(3, "tyrion").to_act(3).begin()
    assert game.legal("tyrion") == {(2, 3), (2, 6)}
    game.refuses(3, "tyrion", 2, 4, rule="INT-PLACE-09")
    game.refuses(3, "tyrion", 3, 1, rule="INT-PLACE-09")
    game.refuses(3, "tyrion", *LEFT_END, rule="INT-PLACE-07")
    game.refuses(3, "tyrion", *RIGHT_END, rule="INT-PLACE-07")


@pytest.mark.rule("INT-EX-03")
def test_03_a_baratheon_on_the_same_board():
    game = the_sheets_second_example().hand(3, "B").to_act(3).begin()
    assert game.legal("B") == {(2, 4), (3, 1)}


@pytest.mark.rule("INT-EX-04")
def test_04_two_targaryens_on_the_same_board():
    game = the_sheets_second_example().hand(2, "B L").hand(3, "T T").hand(4, "B L").to_act(2).begin()
    assert game.out() == set()
    game.says(2, "B", 2, 4)
    assert game.out() == {3}
    assert len(game.hand(3)) == 2
    game.waits_for(4)


@pytest.mark.rule("INT-EX-05")
def test_05_row_3_needs_both_supports():
    game = Scenario(players=3).row(1, "S B T").row(2, "S .").hand(1, "S B T").to_act(1).begin()
    assert not [spot for card in ("S", "B", "T") for spot in game.legal(card) if spot[0] == 3]
    game.refuses(1, "S", 3, 1, rule="INT-PLACE-08")


@pytest.mark.rule("INT-EX-06")
def test_06_two_cards_that_are_not_neighbours_support_nothing():
    game = Scenario(players=3).row(1, "S B T L").row(2, "S . T").hand(1, "S B T L").to_act(1).begin()
    assert not [spot for card in HOUSE for spot in game.legal(card) if spot[0] == 3]
    for place in (0, 1, 2, 3):
        game.refuses(1, "S", 3, place, rule="INT-PLACE-08").refuses(1, "T", 3, place, rule="INT-PLACE-08")


@pytest.mark.rule("INT-EX-07")
def test_07_a_card_two_rows_below_does_not_count():
    game = Scenario(players=3).row(1, "S B T").row(2, "S T").hand(1, "B").to_act(1).begin()
    game.refuses(1, "B", 3, 1, rule="INT-PLACE-09")
    assert {LEFT_END, RIGHT_END} <= game.legal("B")


@pytest.mark.rule("INT-EX-08")
def test_08_seven_cards_are_the_limit_for_two_and_eight_for_three():
    row = "S S L L B B T"
    game = Scenario(players=2).row(1, row).hand(1, "S L B T").to_act(1).begin()
    for card in HOUSE:
        game.refuses(1, card, *LEFT_END, rule="INT-PLACE-07").refuses(1, card, *RIGHT_END, rule="INT-PLACE-07")
    eighth = Scenario(players=3).row(1, row).hand(1, "S L B T").to_act(1)
    for card in HOUSE:
        assert eighth.begin().says(1, card, *LEFT_END).row(1) == f"{card} {row}"
        assert eighth.begin().says(1, card, *RIGHT_END).row(1) == f"{row} {card}"


@pytest.mark.rule("INT-EX-09")
def test_09_the_left_over_card_of_five_players():
    game = Scenario(players=5).hand(1, "S L B T").to_act(1).dealt(left_over="T")
    assert game.row(1) == "T"
    for card in HOUSE:
        assert game.legal(card) == {LEFT_END, RIGHT_END}
    game.refuses(1, "T", 2, 1, rule="INT-PLACE-08")


@pytest.mark.rule("INT-EX-10")
def test_10_the_last_player_places_twice_and_ends_the_round():
    scenario = Scenario(players=4).row(1, "S L S B S L S B").hand(3, "S S").out(1, 2, 4).to_act(3).on_top((2, 4))
    game = scenario.begin()
    game.says(3, "S", 2, 1).waits_for(3)
    assert game.state.round == 1
    game.says(3, "S", 2, 7)
    assert game.state.round == 2
    assert game.throne(3) == (ThroneCard(2, 4),)
    assert game.penalty()[2] == 0


@pytest.mark.rule("INT-EX-11")
def test_11_a_place_that_opens_later_brings_nobody_back():
    scenario = Scenario(players=3).row(1, "S L B T B T B T").row(2, "S L . . . . .").row(3, "S . . . . .")
    game = scenario.hand(1, "T L").hand(2, "L L").hand(3, "B B").to_act(2).begin()
    assert game.out() == {2}
    game.says(3, "B", 2, 3)
    assert game.legal("L") == {(3, 2)}, "there is a place with an L support now"
    game.says(1, "T", 2, 7).waits_for(3)
    assert game.out() == {2}
    assert len(game.hand(2)) == 2


@pytest.mark.rule("INT-EX-12")
def test_12_the_last_placer_draws_and_pays():
    game = (
        Scenario(players=3)
        .row(1, "S B S B S B S B")
        .hand(1, "S T T T")
        .hand(2)
        .hand(3, "T T L L L")
        .out(2, 3)
        .to_act(1)
        .begin()
    )
    game.says(1, "S", 2, 1)
    assert [len(game.throne(n)) for n in (1, 2, 3)] == [1, 0, 0]
    assert game.penalty() == (3, 0, 5)


@pytest.mark.rule("INT-EX-13")
def test_13_raija():
    """She pays 4; in the next round she plays out her hand as last placer, takes a card and no penalty."""
    first = Scenario(players=2).row(1, "S B S B S B S").hand(1, "S").hand(2, "T T T T").out(2).to_act(1)
    assert first.begin().says(1, "S", 2, 1).penalty() == (0, 4)

    second = Scenario(players=3).row(1, "S B S B S B S").hand(1, "T").hand(2, "S").hand(3, "T").out(1, 3).to_act(2)
    game = second.penalty(0, 4, 0).on_top((3, 7)).begin().says(2, "S", 2, 1)
    assert game.penalty() == (1, 4, 1)
    assert game.throne(2) == (ThroneCard(3, 7),)
    assert game.view(2).seats["seat-2"].throne == (ThroneCard(3, 7),)
    assert game.told(ThroneCardDrawn, to=2) == [ThroneCardDrawn("seat-2", ThroneCard(3, 7))]
    for other in (None, 1, 3):
        assert game.view(other).seats["seat-2"].throne is None
        assert game.told(ThroneCardDrawn, to=other) == [ThroneCardDrawn("seat-2", None)]


@pytest.mark.rule("INT-EX-14")
def test_14_who_starts_which_round():
    game, chance = opened(3, starter=2), Chance(1)
    game.waits_for(2)
    next_round(game, chance).waits_for(3)
    next_round(game, chance).waits_for(1)
    next_round(game, chance).ends()


def the_last_card(*penalty: int, top: tuple[int, int]) -> Scenario:
    """Three players; player 2 places the last card of the game and draws the top Iron Throne card."""
    scenario = Scenario(players=3).row(1, "S S").hand(1).hand(2, "L").hand(3).out(1, 3).to_act(2).round(3)
    return scenario.penalty(*penalty).on_top(top)


@pytest.mark.rule("INT-EX-15")
def test_15_results():
    scenario = Scenario(players=3).row(1, "S S").hand(1, "L").hand(2).hand(3).out(2, 3).to_act(1).round(3)
    game = scenario.penalty(6, 4, 9).throne(1, (3, 6)).throne(3, (2, 3)).on_top((1, 1)).begin()
    game.says(1, "L", *LEFT_END).ends()
    assert game.results() == (2, 4, 7)
    assert game.winners() == {1}


@pytest.mark.rule("INT-EX-16")
def test_16_a_result_may_be_negative():
    scenario = Scenario(players=2).row(1, "S S").hand(1, "L").hand(2).out(2).to_act(1).round(2)
    game = scenario.penalty(1, 0).throne(1, (3, 6)).on_top((2, 3)).begin().says(1, "L", *LEFT_END).ends()
    assert game.results()[0] == -4


@pytest.mark.rule("INT-EX-17")
def test_17_two_daggers_are_fewer_than_three():
    game = the_last_card(4, 4, 9, top=(2, 3)).throne(1, (1, 5), (1, 2)).begin().says(2, "L", *LEFT_END).ends()
    assert game.results() == (2, 2, 9)
    assert game.winners() == {1}


@pytest.mark.rule("INT-EX-18")
def test_18_a_card_beats_no_card():
    game = the_last_card(2, 4, 9, top=(2, 7)).throne(3, (1, 1), (1, 2)).begin().says(2, "L", *LEFT_END).ends()
    assert game.results() == (2, 2, 7)
    assert game.winners() == {2}


@pytest.mark.rule("INT-EX-19")
def test_19_without_cards_the_victory_is_shared():
    game = the_last_card(4, 20, 4, top=(2, 3)).throne(2, (1, 1), (1, 2)).begin().says(2, "L", *LEFT_END).ends()
    assert game.results() == (4, 16, 4)
    assert game.winners() == {1, 3}


@pytest.mark.rule("INT-EX-20")
def test_20_tokens_are_changed_and_the_total_rises_by_what_is_owed():
    """All but one token of 1 and six of 5 are with the players, and player 1 owes 3."""
    with_players = sum(int(value) * count for value, count in FACTS.tokens.items()) - 1 - 6 * 5
    scenario = Scenario(players=2).row(1, "S B S B S B S").hand(1, "T T T").hand(2, "S").out(1).to_act(2)
    game = scenario.penalty(with_players - 10, 10).begin().says(2, "S", 2, 1)
    assert game.penalty() == (with_players - 10 + 3, 10)
    assert [event.points for event in game.told(PenaltyTaken)] == [3]


WHOLE_DECK = """
S S L L B B T T
S S L L B B T
S L L B B T
S L B B T
S L B T
S L T
S T
T
"""

OF_TWO_PLAYERS = """
S S L L B B T
S L L B B T
S L B B T
S L B T
S L T
S T
T
"""


def built(players: int, drawing: str) -> Played:
    """A round in which everybody places a whole hand, row by row from the left, into this pyramid."""
    rows = [line.split() for line in drawing.split("\n") if line]
    placements = [(row, place, card) for row, cards in enumerate(rows, 1) for place, card in enumerate(cards, 1)]
    scenario = Scenario(players)
    for seat in range(1, players + 1):
        scenario.hand(seat, " ".join(card for _, _, card in placements[seat - 1 :: players]))
    game = scenario.to_act(1).dealt()
    for n, (row, place, card) in enumerate(placements):
        if n == len(placements) - 1:
            assert [game.row(k) for k in range(1, row)] == [" ".join(cards) for cards in rows[:-1]]
            assert sum(len(hand) for hand in game.state.hands.values()) == 1
        game.says(n % players + 1, card, row, place)
    return game


@pytest.mark.rule("INT-EX-21", "INT-PLACE-12")
@pytest.mark.parametrize(("players", "drawing", "cards"), [(4, WHOLE_DECK, 36), (2, OF_TWO_PLAYERS, 28)])
def test_21_every_card_can_be_placed(players: int, drawing: str, cards: int):
    assert len(drawing.split()) == cards
    game = built(players, drawing)
    assert game.state.round == 2
    assert game.penalty() == (0,) * players
    assert len(game.throne(players)) == 1, "the last placer sits last"
