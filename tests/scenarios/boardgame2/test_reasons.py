"""What is not offered is refused by the rule that forbids it, in every choice from a list."""

from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.consolidate import Consolidation
from maester.kernel import UnreadableAnswer
from tests.scenarios.boardgame.combat import Combat, Field
from tests.scenarios.boardgame.scenario import Scenario


def beaten(defense: str = "knight", **where: Any) -> Field:
    """Lannister will lose to Tyrell, without casualties."""
    return Field("tyrell knight knight knight", f"lannister {defense}", **where)


def retreating(field: Field) -> Combat:
    return field.fight().plays(tyrell="mace-tyrell", lannister="the-hound").asks("lannister", "retreat")


# Retreats


@pytest.mark.rule("BG2-RETREAT-05")
def test_a_retreat_to_where_the_attack_came_from():
    retreating(beaten()).refuses("lannister", "the-reach", rule="BG2-RETREAT-05").says("lannister", "harrenhal").ends()


@pytest.mark.rule("BG2-RETREAT-05", "BG2-RETREAT-13")
def test_a_retreat_by_ship_to_where_the_attackers_embarked():
    """From Crackclaw Point over Shipbreaker Bay; the way back over Blackwater Bay would be open to Lannister."""
    field = beaten(at="kingswood", origin="crackclaw-point").army("shipbreaker-bay", "tyrell", "ship")
    game = retreating(field.army("blackwater-bay", "lannister", "ship"))
    assert set(game.answers("lannister")) == {"storms-end", "the-boneway", "the-reach"}
    game.refuses("lannister", "crackclaw-point", rule="BG2-RETREAT-05")


@pytest.mark.rule("BG2-RETREAT-03", "BG2-RETREAT-15", "BG2-RULE-57")
def test_a_retreat_to_enemies_to_a_neutral_force_and_too_far():
    field = beaten().army("harrenhal", "stark", "footman").token("stark", "stoney-sept")
    game = retreating(field)
    game.refuses("lannister", "harrenhal", rule="BG2-RETREAT-03")
    game.refuses("lannister", "stoney-sept", rule="BG2-RETREAT-15")
    game.refuses("lannister", "kings-landing", rule="BG2-RULE-57")
    game.refuses("lannister", "lannisport", rule="BG2-RETREAT-03")
    for nothing in (None, 7, ["harrenhal"], {"area": "harrenhal"}):
        with pytest.raises(UnreadableAnswer):
            game.table.answer("lannister", nothing)


@pytest.mark.rule("BG2-RETREAT-15")
def test_a_retreat_to_an_empty_enemy_home():
    field = beaten(at="searoad-marches").without_garrison("highgarden").army("the-golden-sound", "lannister", "ship")
    game = retreating(field)
    game.refuses("lannister", "highgarden", rule="BG2-RETREAT-15")
    game.refuses("lannister", "the-golden-sound", rule="BG2-RETREAT-08")


@pytest.mark.rule("BG2-RETREAT-08", "BG2-PORT-10", "BG2-PORT-04")
def test_ships_retreat_neither_to_land_nor_to_a_port_that_is_not_theirs_or_full():
    field = Field("stark ship ship ship", "baratheon ship ship", at="shipbreaker-bay", origin="the-narrow-sea")
    field.army("dragonstone-port", "baratheon", "ship ship").supply(stark=6, baratheon=6)
    game = field.fight().plays(stark="roose-bolton", baratheon="patchface").asks("baratheon", "retreat")
    for area, rule in {
        "the-narrow-sea": "BG2-RETREAT-05",
        "kingswood": "BG2-RETREAT-08",
        "dragonstone-port": "BG2-PORT-04",
        "storms-end-port": "BG2-PORT-10",
    }.items():
        game.refuses("baratheon", area, rule=rule)


@pytest.mark.rule("BG2-RETREAT-06")
def test_a_retreat_that_costs_more_than_another():
    field = beaten("knight knight").supply(lannister=0).army("harrenhal", "lannister", "footman")
    retreating(field).refuses("lannister", "harrenhal", rule="BG2-RETREAT-06")


@pytest.mark.rule("BG2-HCARD-01", "BG2-RETREAT-05")
def test_nor_can_robb_send_beaten_units_there():
    field = Field("stark knight knight knight", "lannister knight", origin="harrenhal")
    game = field.fight().plays(stark="robb-stark", lannister="the-hound").asks("stark", "choose-retreat")
    game.refuses("stark", "harrenhal", rule="BG2-RETREAT-05").refuses("stark", "pyke", rule="BG2-HCARD-01")


@pytest.mark.rule("BG2-RETREAT-05")
def test_barred_options_are_sent_with_their_reason():
    question = retreating(beaten()).question("lannister")
    reasons = {each.option: (each.refusal.why, each.refusal.rule) for each in question.barred}
    assert reasons == {
        "the-reach": ("retreat-to-origin", "BG2-RETREAT-05"),
        "kings-landing": ("retreat-into-neutral", "BG2-RULE-57"),
    }


# Support, orders and cards


@pytest.mark.rule("BG2-RULE-71", "BG2-SUPPORT-09")
def test_declining_what_nobody_else_has_offered():
    field = Field("tyrell knight", "lannister knight").army("stoney-sept", "stark", "knight")
    field.army("searoad-marches", "tyrell", "footman").order("searoad-marches", "support")
    game = field.order("stoney-sept", "support").turn_order("tyrell", "stark").fight()
    game.supports("tyrell", {"searoad-marches": "tyrell"}).supports("stark", {"stoney-sept": "tyrell"})
    game.asks("tyrell", "decline-support").refuses("tyrell", ["searoad-marches"], rule="BG2-RULE-71")
    game.refuses("tyrell", ["stoney-sept", "harrenhal"], rule="BG2-SUPPORT-09").says("tyrell", ["stoney-sept"])


@pytest.mark.rule("BG2-ORDER-14", "BG2-ORDER-15", "BG2-PORT-16", "BG2-MUST-09")
def test_an_order_that_cannot_muster():
    scenario = (
        Scenario(6)
        .supply(stark=0)
        .army("winterfell", "stark", "footman")
        .order("winterfell", "consolidate-power-special")
    )
    scenario.army("castle-black", "stark", "footman").order("castle-black", "consolidate-power-special")
    scenario.army("white-harbor-port", "stark", "ship").token("stark", "white-harbor")
    scenario.order("white-harbor-port", "consolidate-power-special")
    scenario.army("karhold", "stark", "footman").order("karhold", "consolidate-power")
    game = scenario.begin(steps.ConsolidatePower()).asks("stark", "consolidate")
    for area, rule in {
        "karhold": "BG2-ORDER-14",
        "castle-black": "BG2-ORDER-15",
        "white-harbor-port": "BG2-PORT-16",
    }.items():
        assert Consolidation(area, True) not in game.answers("stark")
        game.refuses("stark", {"area": area, "muster": True}, rule=rule)
    game.refuses("stark", {"area": "the-eyrie", "muster": False}, rule="BG2-ORDER-14")
    with pytest.raises(UnreadableAnswer):
        game.table.answer("stark", {"area": "karhold", "muster": False, "more": 1})


@pytest.mark.rule("BG2-MUST-09")
def test_an_order_for_which_nothing_can_be_mustered():
    """Supply 0 feeds two armies of two, all ships are at sea, and in Flint's Finger no footman could be upgraded."""
    scenario = (
        Scenario(6).supply(stark=0).army("winterfell", "stark", "footman").army("flints-finger", "stark", "knight")
    )
    scenario.army("karhold", "stark", "footman footman").army("castle-black", "stark", "footman footman")
    for sea in ("bay-of-ice", "sunset-sea", "ironmans-bay", "the-golden-sound", "the-narrow-sea", "the-shivering-sea"):
        scenario.army(sea, "stark", "ship")
    for area in ("winterfell", "flints-finger"):
        scenario.order(area, "consolidate-power-special")
    game = scenario.begin(steps.ConsolidatePower()).asks("stark", "consolidate")
    game.refuses("stark", {"area": "flints-finger", "muster": True}, rule="BG2-MUST-09")
    game.consolidates("stark", "winterfell", muster=True).asks("stark", "muster")


@pytest.mark.rule("BG2-HCARD-24")
def test_an_order_that_the_queen_of_thorns_does_not_reach():
    field = Field("tyrell knight knight knight", "lannister knight")
    field.ordered("lannister", "raid", "harrenhal", "stoney-sept", "lannisport").ordered(
        "stark", "raid", "crackclaw-point"
    )
    game = field.fight().plays(tyrell="queen-of-thorns", lannister="the-hound").asks("tyrell", "remove-order")
    for spared in ("lannisport", "crackclaw-point", "winterfell"):
        game.refuses("tyrell", spared, rule="BG2-HCARD-24")


@pytest.mark.rule("BG2-CARDS-09", "BG2-HCARD-09")
def test_a_card_that_aeron_cannot_bring():
    field = Field("greyjoy knight knight", "lannister knight", origin="harrenhal").power(greyjoy=5)
    game = field.discarded("greyjoy", "euron-crows-eye").fight()
    game.plays(greyjoy="aeron-damphair", lannister="the-hound").asks("greyjoy", "replace-card")
    game.refuses("greyjoy", "euron-crows-eye", rule="BG2-CARDS-09")
    game.refuses("greyjoy", "eddard-stark", rule="BG2-HCARD-09")


@pytest.mark.rule("BG2-CARDS-09", "BG2-XCARD-05", "BG2-XCARD-07")
def test_cards_that_wildlings_neither_return_nor_take():
    scenario = Scenario(3).power(9).wildlings(2, "mammoth-riders").discarded("stark", "robb-stark", "catelyn-stark")
    game = scenario.begin(steps.WildlingAttack()).bids(stark=9).asks("stark", "take-back-card")
    game.refuses("stark", "eddard-stark", rule="BG2-CARDS-09").refuses("stark", "the-hound", rule="BG2-XCARD-07")
    scenario = Scenario(3).power(9).wildlings(12, "massing-on-the-milkwater").discarded("stark", "robb-stark")
    game = scenario.begin(steps.WildlingAttack()).bids(stark=2, baratheon=1).says("baratheon", "patchface")
    game.asks("stark", "discard-one")
    game.refuses("stark", "robb-stark", rule="BG2-CARDS-09").refuses("stark", "the-hound", rule="BG2-XCARD-05")


@pytest.mark.rule("BG2-WILD-10", "BG2-XCARD-06")
def test_bidders_and_tracks_that_are_not_in_question():
    scenario = Scenario(3).power(9).wildlings(12, "a-king-beyond-the-wall").turn_order("stark")
    game = scenario.begin(steps.WildlingAttack()).bids(stark=3).asks("stark", "lowest-bidder")
    game.refuses("stark", "stark", rule="BG2-WILD-10").refuses("stark", "tyrell", rule="BG2-WILD-10")
    game.says("stark", "lannister").asks("stark", "fall-on-one-track")
    game.refuses("stark", "iron-throne", rule="BG2-XCARD-06")
