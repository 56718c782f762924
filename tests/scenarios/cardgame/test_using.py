"""ABILITY, COST, TARGET, EFFECT: what may be used, what is paid and chosen, and how long it lasts."""

import pytest

from maester.games.cardgame.events import AbilityUsed
from tests.scenarios.cardgame.claims import won
from tests.scenarios.cardgame.scenario import Scenario


@pytest.mark.rule(
    "CG-ABILITY-09", "CG-ABILITY-10", "CG-COST-07", "CG-EX-07", "CG-TARGET-09", "CG-TARGET-03", "CG-INIT-03"
)
def test_nothing_is_used_that_would_change_nothing():
    game = Scenario().table(1, "magister-illyrio").gold(1, 5).table(2, "robb-stark").window("dominance")
    assert not game.offers(1, "magister-illyrio"), "nobody kneels"
    game = (
        Scenario()
        .table(1, "magister-illyrio")
        .gold(1, 5)
        .table(2, "robb-stark/k")
        .window("dominance")
        .uses(1, "magister-illyrio")
    )
    assert game.options(1) == ["robb-stark"]
    scenario = Scenario().table(1, "robb-stark", "seal-of-the-hand>robb-stark")
    assert not scenario.window("dominance").offers(1, "seal-of-the-hand"), (
        "he stands; that the cost kneels something does not count"
    )


@pytest.mark.rule("CG-ABILITY-11", "CG-INIT-04", "CG-INIT-02", "CG-ABILITY-12")
def test_nothing_is_used_that_cannot_be_paid():
    game = Scenario().table(1, "magister-illyrio").gold(1, 1).table(2, "robb-stark/k").window("dominance")
    assert not game.offers(1, "magister-illyrio")
    game = Scenario().table(1, "chamber-of-the-painted-table/k").power(2, 1).gold(1, 1).phase("dominance")
    assert not game.offers(1, "chamber-of-the-painted-table")


@pytest.mark.rule(
    "CG-INIT-01",
    "CG-INIT-05",
    "CG-INIT-06",
    "CG-INIT-07",
    "CG-INIT-09",
    "CG-INIT-10",
    "CG-TARGET-01",
    "CG-TARGET-02",
    "CG-RULE-60",
)
def test_the_cost_is_paid_before_targets_are_chosen_and_they_before_cancels():
    scenario = (
        Scenario()
        .table(1, "robert-baratheon")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
        .table(2, "bran-stark", "arya-stark")
    )
    game = won(scenario).uses(1, "put-to-the-sword").asks(1, "choose-cards")
    assert game.gold(1) == 0
    game.chooses(1, "arya-stark").asks(2, "respond-would")
    assert game.in_play("arya-stark")
    game.says(2, "pass")
    assert game.dead(2)[0] == "arya-stark"


@pytest.mark.rule("CG-RULE-60", "CG-TARGET-08")
def test_what_is_selected_without_targeting_is_selected_after_cancels():
    scenario = (
        Scenario().table(1, "tyrion-lannister").hand(1, "tears-of-lys").gold(1, 1).table(2, "bran-stark", "robb-stark")
    )
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "tears-of-lys")
    game.asks(2, "respond-would").uses(2, "bran-stark")
    assert game.card("robb-stark").tokens == ()


@pytest.mark.rule("CG-RULE-62", "CG-EFFECT-03")
def test_a_target_that_has_left_is_passed_over():
    scenario = (
        Scenario()
        .table(1, "robert-baratheon")
        .hand(1, "put-to-the-sword")
        .gold(1, 2)
        .table(2, "bran-stark", "arya-stark")
    )
    game = won(scenario).uses(1, "put-to-the-sword").chooses(1, "bran-stark").uses(2, "bran-stark")
    assert game.discard(2) == ["bran-stark"], "sacrificed to cancel, not killed"


@pytest.mark.rule("CG-COST-03", "CG-COST-04", "CG-RULE-90")
def test_costs_are_paid_with_ones_own():
    scenario = Scenario().table(1, "daenerys-targaryen/k").table(2, "drogon", "rhaegal").hand(1, "dracarys").gold(1, 1)
    game = scenario.challenges(2).attacks(2, "military", "rhaegal")
    assert not game.offers(1, "dracarys"), "the dragons are the opponent's"


@pytest.mark.rule("CG-COST-05", "CG-COST-01")
def test_several_costs_are_paid_at_once():
    scenario = (
        Scenario().table(1, "tyrion-lannister").hand(1, "the-things-i-do-for-love").gold(1, 7).table(2, "robb-stark")
    )
    game = scenario.challenges().uses(1, "the-things-i-do-for-love").says(1, 6)
    assert game.gold(1) == 1
    assert game.state.knelt["seat-1"]


@pytest.mark.rule("CG-EX-41", "CG-X-01", "CG-X-02")
def test_x_is_named_and_less_is_paid():
    scenario = Scenario().table(1, "tyrion-lannister", "paxter-redwyne").hand(1, "the-things-i-do-for-love").gold(1, 3)
    game = scenario.table(2, "catelyn-stark", "robb-stark").challenges().uses(1, "the-things-i-do-for-love")
    game.says(1, 4)
    assert game.gold(1) == 0
    assert game.options(1) == ["catelyn-stark"]


@pytest.mark.rule("CG-TARGET-04", "CG-TARGET-05", "CG-TARGET-06", "CG-RULE-93")
def test_several_targets_are_chosen_at_once_and_at_least_one():
    scenario = (
        Scenario().table(1, "left", "right", "margaery-tyrell", "randyll-tarly").hand(1, "growing-strong").gold(1, 1)
    )
    game = scenario.challenges().uses(1, "growing-strong")
    game.refuses(1, (), rule="CG-TARGET-01")
    game.chooses(1, "left", "right", "margaery-tyrell")
    assert [game.strength(each) for each in ("left", "right", "margaery-tyrell", "randyll-tarly")] == [5, 5, 5, 5]


@pytest.mark.rule("CG-TARGET-07", "CG-THEN-01", "CG-THEN-02")
def test_what_follows_then_is_chosen_later():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1).hand(2, "ice", "bran-stark")
    game = scenario.challenges().uses(1, "seen-in-flames").asks(1, "choose-cards").chooses(1, "ice")
    assert game.discard(2) == ["ice"]
    assert game.hand(2) == ["bran-stark"]


@pytest.mark.rule("CG-EX-10", "CG-EFFECT-09", "CG-EFFECT-10")
def test_what_lasts_goes_on_without_its_source_and_expires_in_time():
    scenario = Scenario().table(1, "margaery-tyrell", "left").table(2, "robert-baratheon", "bastard-in-hiding")
    game = scenario.challenges(2).uses(1, "margaery-tyrell").chooses(1, "left")
    game.attacks(2, "military", "robert-baratheon").undefended().chooses(1, "margaery-tyrell").quietly()
    assert not game.in_play("margaery-tyrell")
    assert game.strength("left") == 5
    game.initiates_none(2).ends()
    assert game.strength("left") == 2


@pytest.mark.rule("CG-EFFECT-13", "CG-EFFECT-15")
def test_a_delayed_effect_is_no_new_ability():
    scenario = Scenario().table(1, "tyrion-lannister", "bastard-in-hiding").hand(1, "tears-of-lys").gold(1, 1)
    scenario.table(2, "robb-stark", "tyrion-lannister").hand(2, "treachery").gold(2, 1)
    game = (
        scenario.challenges(1)
        .attacks(1, "intrigue", "tyrion-lannister")
        .undefended()
        .uses(1, "tears-of-lys")
        .chooses(1, "robb-stark")
    )
    game.quietly().initiates_none(1)
    assert not game.offers(2, "treachery")
    assert game.dead(2) == ["robb-stark"]
    assert [each.code for each in game.told(AbilityUsed)] == []
