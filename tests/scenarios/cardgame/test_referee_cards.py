"""Situations a hostile referee would ask for: whose words "you" and "your" are, and what happens twice."""

import pytest

from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule("CG-LIMIT-05")
def test_a_limit_is_counted_anew_for_whoever_takes_control():
    start = Scenario().table(2, "old-forest-hunter").hand(2, "ghost", "left").hand(1, "take-the-black", "drogon")
    game = start.gold(1, 3).window("dominance").uses(2, "old-forest-hunter").chooses(2, "ghost")
    game.uses(1, "take-the-black").chooses(1, "old-forest-hunter").uses(1, "old-forest-hunter").chooses(1, "drogon")
    assert game.gold(1) == game.gold(2) == 1


@pytest.mark.rule("CG-LIMIT-01")
def test_a_limit_is_not_counted_anew_for_the_same_player():
    start = Scenario().table(1, "old-forest-hunter").hand(1, "ghost", "left").window("dominance")
    assert not start.uses(1, "old-forest-hunter").chooses(1, "ghost").offers(1, "old-forest-hunter")


@pytest.mark.rule("CG-TOKEN-02")
def test_whoever_is_poisoned_twice_is_killed_twice():
    start = Scenario().table(1, "cersei-lannister", "casterly-rock", "tyrion-lannister").gold(1, 2)
    start = start.table(2, "robb-stark/d", "left").hand(1, "tears-of-lys", "tears-of-lys")
    game = start.challenges(1).attacks(1, "intrigue", "cersei-lannister").undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").quietly()
    game.attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "tears-of-lys").chooses(1, "robb-stark")
    assert game.card("robb-stark").count("poison") == 2
    game.quietly("next-delayed").chooses(1, "late:tears-of-lys:0").uses(2, "robb-stark")
    assert game.dead(2) == ["robb-stark"], "the duplicate saved him once"


@pytest.mark.rule("CG-TEXT-11", "CG-GOLDEN-02")
def test_the_arakh_helps_in_the_first_challenge_of_its_own_player_only():
    start = Scenario().table(1, "khal-drogo", "drogon").table(2, "drogos-arakh>khal-drogo", "left/k").challenges(1)
    assert start.attacks(1, "military", "khal-drogo").kneels("khal-drogo")


@pytest.mark.rule("CG-GOLDEN-02")
def test_robb_does_not_mind_the_death_of_a_stark_whom_an_opponent_controls():
    start = Scenario().table(1, "robb-stark").table(2, "tumblestone-knight/k").challenges(1)
    game = start.attacks(1, "military", "robb-stark").undefended()
    assert not game.offers(1, "robb-stark")
    assert game.dead(2) == ["tumblestone-knight"]
