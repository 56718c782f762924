"""The framework of Appendix I: marshaling, dominance, standing, taxation."""

import pytest

from maester.games.cardgame.events import (
    CardsStood,
)
from tests.scenarios.cardgame.scenario import Scenario

# ------------------------------------------------------------------------------------------ marshaling


@pytest.mark.rule(
    "CG-MARSHAL-01", "CG-GOLD-03", "CG-GOLD-05", "CG-PLAYER-09", "CG-FW-3.2", "CG-RULE-96", "CG-MOD-10", "CG-GOLD-02"
)
def test_income():
    game = (
        Scenario()
        .table(1, "littlefinger", "the-roseroad")
        .hand(1, "tywin-lannister")
        .income(1)
        .asks(1, "respond-actions")
    )
    assert game.gold(1) == 6
    assert game.view(2).players["seat-1"].gold == 6
    game = Scenario().plot(1, "marching-orders").hand(1, "tywin-lannister").income(1).uses(1, "tywin-lannister")
    assert game.gold(1) == 2, "what comes later gives nothing this round"


@pytest.mark.rule(
    "CG-MARSHAL-02", "CG-MARSHAL-03", "CG-MARSHAL-04", "CG-MARSHAL-05", "CG-MARSHAL-10", "CG-FW-3.SAW", "CG-PLAYER-07"
)
def test_the_window_of_the_marshaling_phase():
    scenario = Scenario().first(1).hand(1, "ghost").hand(2, "left", "right").table(1, "edric-dayne").gold(1, 9)
    game = scenario.marshals(2, gold=9).asks(1, "respond-actions")
    assert game.matching("ghost") == [], "only the active player marshals"
    assert game.matching("edric-dayne"), "everybody may use actions"
    game.says(1, "pass").uses(2, "left").asks(1, "respond-actions").uses(2, "right")
    assert game.in_play("right")


@pytest.mark.rule(
    "CG-MARSHAL-06", "CG-MARSHAL-07", "CG-GOLD-04", "CG-ENTER-01", "CG-CONTROL-01", "CG-CONTROL-02", "CG-ZONE-08"
)
def test_marshaling():
    game = Scenario().hand(1, "ghost").marshals(1, gold=5).uses(1, "ghost")
    assert game.gold(1) == 1
    card = game.card("ghost")
    assert (card.owner, card.controller, card.knelt) == ("seat-1", "seat-1", False)
    assert game.hand(1) == []


@pytest.mark.rule("CG-MARSHAL-11", "CG-FW-3.3")
def test_each_player_is_active_once():
    game = Scenario().first(2).hand(1, "ghost").hand(2, "ghost").phase("marshaling").asks(2, "respond-actions")
    assert game.state.active == "seat-2"
    game.says(2, "pass").asks(1, "respond-actions")
    assert game.state.active == "seat-1"


@pytest.mark.rule("CG-KEYWORD-LIMITED-01", "CG-KEYWORD-LIMITED-03", "CG-RULE-47")
def test_limited():
    game = Scenario().hand(1, "the-roseroad", "the-kingsroad").marshals(1, gold=5).uses(1, "the-roseroad")
    assert not game.offers(1, "the-kingsroad")
    scenario = Scenario().table(1, "old-bear-mormont").hand(1, "the-wall")
    assert (
        scenario.challenges(1)
        .initiates_none(1)
        .uses(1, "old-bear-mormont")
        .chooses(1, "the-wall")
        .state.limited["seat-1"]
        == 0
    )


@pytest.mark.rule("CG-RULE-46", "CG-MOD-07")
def test_reducers_apply_together_and_are_used_up():
    scenario = (
        Scenario()
        .table(1, "heart-tree-grove", "winterfell-steward", "the-kingsroad")
        .hand(1, "bran-stark", "arya-stark")
    )
    game = scenario.marshals(1, gold=2)
    game.uses(1, "heart-tree-grove").uses(1, "winterfell-steward").uses(1, "the-kingsroad").uses(1, "bran-stark")
    assert game.gold(1) == 2, "five less than two is nothing"
    assert not game.offers(1, "arya-stark"), "nothing is left over"


@pytest.mark.rule("CG-RULE-50")
def test_the_faction_card_is_one():
    scenario = Scenario().agenda(1, "fealty").table(1, "wildling-horde").hand(1, "summer")
    game = scenario.challenges(1).uses(1, "fealty").attacks(1, "military", "wildling-horde")
    assert not game.offers(1, "wildling-horde")


# ------------------------------------------------------------------------------------------ dominance to taxation


@pytest.mark.rule("CG-DOM-01", "CG-DOM-02", "CG-FW-5.1", "CG-FW-5.2", "CG-FW-5.AW", "CG-RULE-81")
def test_dominance():
    game = Scenario().table(1, "ghost", "robb-stark/k").gold(1, 1).table(2, "left", "right/k").phase("dominance")
    assert (game.power(1), game.power(2)) == (1, 0)


@pytest.mark.rule("CG-EX-17", "CG-DOM-04")
def test_dominance_by_gold_alone():
    assert Scenario().gold(1, 3).gold(2, 1).phase("dominance").power(1) == 1


@pytest.mark.rule("CG-EX-35", "CG-DOM-03", "CG-RULE-81")
def test_a_tie_has_no_winner():
    game = Scenario(3).gold(1, 7).gold(2, 7).gold(3, 5).phase("dominance")
    assert [game.power(each) for each in (1, 2, 3)] == [0, 0, 0]
    assert Scenario().phase("dominance").power(1) == 0


@pytest.mark.rule("CG-STAND-01", "CG-FW-6.2", "CG-FW-6.AW", "CG-ZONE-07", "CG-RULE-80", "CG-RULE-50")
def test_all_stand():
    scenario = Scenario().table(1, "jon-snow/k", "the-wall/k", "longclaw>jon-snow/k")
    scenario.state.knelt["seat-1"] = True
    game = scenario.phase("standing")
    assert not any(game.kneels(each) for each in ("jon-snow", "the-wall", "longclaw"))
    assert not game.state.knelt["seat-1"]
    (told,) = game.told(CardsStood)
    assert set(told.cards) == {game.name(each) for each in ("jon-snow", "the-wall", "longclaw")}, "in one sentence"


@pytest.mark.rule("CG-TAX-01", "CG-FW-7.2", "CG-FW-7.AW")
def test_gold_is_returned():
    game = Scenario().gold(1, 3).gold(2, 2).phase("taxation")
    assert (game.gold(1), game.gold(2)) == (0, 0)


@pytest.mark.rule("CG-EX-36", "CG-TAX-02", "CG-TAX-03", "CG-FW-7.3", "CG-RULE-82", "CG-RULE-104", "CG-DISCARD-05")
def test_reserve():
    scenario = Scenario().plot(1, "a-clash-of-kings").table(1, "samwell-tarly").hand(1, *["ice"] * 8, "ghost")
    game = scenario.phase("taxation").asks(1, "discard-to-reserve")
    game.refuses(1, ("ice",), rule="CG-TAX-03").refuses(1, ("ice", "ice", "ice"), rule="CG-TAX-03").says(
        1, ("ghost", "ice")
    )
    assert game.discard(1) == ["ghost", "ice"]
    assert len(game.hand(1)) == 7


@pytest.mark.rule("CG-TAX-04")
def test_at_reserve_nobody_discards():
    game = Scenario().hand(1, *["ice"] * 7).phase("taxation").ends()
    assert len(game.hand(1)) == 7


@pytest.mark.rule("CG-LIMIT-02", "CG-EX-40", "CG-RULE-73", "CG-LEAVE-05")
def test_a_card_that_comes_back_is_another_one():
    scenario = (
        Scenario().table(1, "magister-illyrio", "arianne-martell").gold(1, 9).table(2, "left/k", "right/k", "ghost/k")
    )
    scenario.table(2, "tyrion-lannister").hand(2, "the-things-i-do-for-love").gold(2, 5)
    game = (
        scenario.challenges(1)
        .uses(1, "magister-illyrio")
        .chooses(1, "left")
        .uses(2, "the-things-i-do-for-love")
        .says(2, 5)
    )
    game.chooses(2, "magister-illyrio").uses(1, "arianne-martell").chooses(1, "magister-illyrio")
    game.uses(1, "magister-illyrio").chooses(1, "right")
    assert not game.kneels("right")
