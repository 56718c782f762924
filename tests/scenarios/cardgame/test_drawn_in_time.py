"""A card that comes to hand while it is still time to use it."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-RULE-57", "CG-EFFECT-14")
def test_what_for_the_north_draws_can_answer_to_the_challenge_it_won():
    start = Scenario().table(1, "robb-stark").hand(1, "for-the-north").deck(1, "put-to-the-sword").gold(1, 2)
    game = start.table(2, "ghost/k", "left/k", "right/k").challenges(1).attacks(1, "military", "robb-stark")
    game.uses(1, "for-the-north").chooses(1, "robb-stark").undefended()
    assert game.hand(1) == ["put-to-the-sword"]
    assert game.uses(1, "put-to-the-sword").chooses(1, "ghost").dead(2) == ["ghost"]


@pytest.mark.rule("CG-RULE-57", "CG-EFFECT-14")
def test_two_copies_of_for_the_north_draw_two_cards_before_reactions():
    event = "for-the-north"
    start = Scenario().table(1, "robb-stark", "lannisport").hand(1, event, event).deck(1, "put-to-the-torch", "ghost")
    game = start.gold(1, 1).table(2, "the-wall", "left/k").challenges(1).attacks(1, "military", "robb-stark")
    game.uses(1, event).chooses(1, "robb-stark").uses(1, event).chooses(1, "robb-stark")
    game.undefended().chooses(1, "late:for-the-north:0")
    assert game.strength("robb-stark") == 9
    assert game.hand(1) == ["ghost", "put-to-the-torch"]
    assert game.uses(1, "put-to-the-torch").chooses(1, "the-wall").discard(2) == ["the-wall"]


@pytest.mark.rule("CG-EFFECT-13")
def test_for_the_north_draws_nothing_for_who_does_not_win():
    start = Scenario().table(1, "robb-stark", "left").table(2, "tywin-lannister", "ghost").hand(2, "for-the-north")
    game = start.hand(1, "for-the-north").deck(1, "right").deck(2, "summer").challenges(1)
    game.attacks(1, "military", "robb-stark").uses(1, "for-the-north").chooses(1, "robb-stark")
    game.uses(2, "for-the-north").chooses(2, "robb-stark").defends(2, "tywin-lannister", "ghost").quietly()
    assert game.totals() == [(9, 9)]
    assert game.hand(1) == ["right"]
    assert game.hand(2) == []


@pytest.mark.rule("CG-RULE-57", "CG-REACT-04")
def test_what_lannisport_draws_can_be_played_in_the_same_window():
    start = Scenario().table(1, "tyrion-lannister", "lannisport").deck(1, "tears-of-lys").gold(1, 1).table(2, "left/k")
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "lannisport")
    game.uses(1, "tears-of-lys").chooses(1, "left").quietly()
    assert game.dead(2) == ["left"]


@pytest.mark.rule("CG-RULE-57")
def test_after_one_reaction_brought_somebody_another_still_answers():
    start = Scenario().table(1, "the-queen-of-thorns", "tywin-lannister").hand(1, "maester-lomys", "paxter-redwyne")
    game = start.table(1, "great-kraken").challenges(1).attacks(1, "intrigue", "the-queen-of-thorns").undefended()
    game.uses(1, "the-queen-of-thorns").chooses(1, "paxter-redwyne").uses(1, "great-kraken").says(1, 1)
    assert game.in_play("paxter-redwyne")
    assert game.power(1) == 2, "one of them for the unopposed challenge"


@pytest.mark.rule("CG-RULE-57", "CG-DUP-03")
def test_a_duplicate_that_came_in_an_interrupt_window_does_not_come_too_late_for_the_next_death():
    start = Scenario().plot(1, "a-storm-of-swords").table(1, "khal-drogo", "drogon", "rhaegal")
    start = start.table(2, "arianne-martell/k", "left/k").hand(2, "left")
    game = start.challenges(1).attacks(1, "military", "drogon").uses(2, "arianne-martell").chooses(2, "left")
    game.undefended().uses(2, "left").quietly()
    assert game.in_play("left")
    assert game.discard(2) == ["left"]
