"""What is not offered is refused by the rule that forbids it, in every choice from a list."""

from typing import Any

import pytest

from maester.games.boardgame import steps
from tests.scenarios.boardgame.combat import Combat
from tests.scenarios.boardgame1.first import PLAIN, Fight, First


def retreating(field: Fight) -> Combat:
    return field.fight().plays(tyrell=PLAIN["tyrell"], lannister=PLAIN["lannister"]).asks("lannister", "retreat")


def beaten(defense: str = "footman footman", at: str = "blackwater", origin: str = "the-reach", **agreed: Any) -> Fight:
    return Fight("tyrell knight knight knight", f"lannister {defense}", at, origin, **agreed)


@pytest.mark.rule("BG1-RETREAT-05", "BG1-RETREAT-04", "BG1-RULE-48", "BG1-CONTROL-10")
def test_a_retreat_to_where_it_is_not_allowed():
    field = beaten().army("stoney-sept", "stark", "footman").token("stark", "searoad-marches")
    game = retreating(field)
    for area, rule in {
        "the-reach": "BG1-RETREAT-05",
        "stoney-sept": "BG1-RETREAT-04",
        "kings-landing": "BG1-RULE-48",
        "searoad-marches": "BG1-CONTROL-10",
        "winterfell": "BG1-RETREAT-04",
    }.items():
        game.refuses("lannister", area, rule=rule)
    game.says("lannister", "harrenhal").ends()


@pytest.mark.rule("BG1-RETREAT-05", "BG1-RETREAT-09")
def test_a_retreat_by_ship_to_where_the_attackers_embarked():
    """From Crackclaw Point over Shipbreaker Bay; the way back over Blackwater Bay would be open to Lannister."""
    field = beaten(at="kingswood", origin="crackclaw-point").army("shipbreaker-bay", "tyrell", "ship")
    game = retreating(field.army("blackwater-bay", "lannister", "ship"))
    assert set(game.answers("lannister")) == {"dornish-marches", "storms-end", "the-reach"}
    game.refuses("lannister", "crackclaw-point", rule="BG1-RETREAT-05")
    game.refuses("lannister", "blackwater-bay", rule="BG1-MARCH-05")


@pytest.mark.rule("BG1-RULE-39")
def test_a_retreat_into_an_empty_enemy_home_where_the_table_has_agreed_that_arms_bar_it():
    open_home = retreating(beaten(at="searoad-marches"))
    assert "highgarden" in open_home.answers("lannister")
    game = retreating(beaten(at="searoad-marches", home_arms_block_retreat=True))
    game.refuses("lannister", "highgarden", rule="BG1-RULE-39")


@pytest.mark.rule("BG1-RULE-42")
def test_a_retreat_that_costs_more_than_another():
    field = beaten("footman footman footman").army("stoney-sept", "lannister", "footman").supply(lannister=0)
    retreating(field).refuses("lannister", "stoney-sept", rule="BG1-RULE-42")


@pytest.mark.rule("BG1-WILD-10", "BG1-WILD-11", "BG1-CARDS-06")
def test_bidders_and_cards_that_are_not_in_question():
    scenario = First().power(9).discarded("stark", "eddard-stark").turn_order("stark")
    game = scenario.begin(steps.WildlingAttack()).bids(stark=3, tyrell=3).asks("stark", "highest-bidder")
    game.refuses("stark", "greyjoy", rule="BG1-WILD-11").says("stark", "stark").asks("stark", "take-back-card")
    game.refuses("stark", "robb-stark", rule="BG1-CARDS-06").refuses("stark", "vargo-hoat", rule="BG1-WILD-10")


@pytest.mark.rule("BG1-CARDS-20")
def test_an_order_that_asha_does_not_reach():
    field = Fight("greyjoy knight knight knight", "lannister footman", origin="harrenhal").track("fiefdoms", "stark")
    field.ordered("lannister", "support", "stoney-sept").ordered("stark", "raid", "crackclaw-point")
    field.ordered("stark", "support", "winterfell").ordered("greyjoy", "consolidate-power", "searoad-marches")
    game = field.fight().supports("lannister", {"stoney-sept": "nobody"})
    game.plays(greyjoy="asha-greyjoy", lannister=PLAIN["lannister"]).asks("greyjoy", "remove-order")
    for spared in ("crackclaw-point", "winterfell", "searoad-marches"):
        game.refuses("greyjoy", spared, rule="BG1-CARDS-20")
