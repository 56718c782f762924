"""What somebody who marches can weigh before: the defender, whoever could support, and the tie."""

from typing import Any

import pytest

from maester.games.boardgame.combat.prospect import Backing
from maester.games.boardgame.state import Part
from tests.scenarios.boardgame.combat import Combat, Field, marching
from tests.scenarios.boardgame1.first import First


def contested(**where: Any) -> Field:
    """Tyrell marches against Lannister, who defends with +1; three houses could support."""
    field = Field("tyrell knight siege-engine", "lannister footman knight", march="march-plus-1", **where)
    field.order("blackwater", "defense-plus-1")
    field.army("stoney-sept", "stark", "footman siege-engine").order("stoney-sept", "support-plus-1")
    field.army("searoad-marches", "tyrell", "footman").order("searoad-marches", "support")
    return field.army("harrenhal", "lannister", "knight").order("harrenhal", "support")


def attack(game: Combat, house: str, area: str) -> Any:
    return game.table.prospect(house).attacks[area]  # type: ignore[union-attr]


@pytest.mark.rule("BG2-COMBAT-09")
def test_the_defender_is_added_up_as_everybody_sees_it():
    found = attack(contested().march(), "tyrell", "blackwater")
    assert found.defender == "lannister"
    assert found.parts == (
        Part("units", 3, "blackwater", "lannister"),
        Part("order", 1, "blackwater", "lannister"),
    )
    assert found.strength == 4


@pytest.mark.rule("BG2-SUPPORT-02")
def test_possible_support_says_what_it_would_add_to_whom():
    found = attack(contested().march(), "tyrell", "blackwater")
    assert sorted(found.support, key=lambda backing: backing.area) == [
        Backing("lannister", "harrenhal", None, 2),
        Backing("tyrell", "searoad-marches", 1, None),
        Backing("stark", "stoney-sept", 2, 2),
    ]


@pytest.mark.rule("BG2-COMBAT-08")
def test_a_siege_engine_supports_an_attack_on_a_castle_with_more():
    field = Field("tyrell knight", at="harrenhal", origin="stoney-sept").army("harrenhal", "lannister", "knight")
    field.army("riverrun", "stark", "footman siege-engine").order("riverrun", "support")
    found = attack(field.march(), "tyrell", "harrenhal")
    assert found.support == (Backing("stark", "riverrun", 5, 1),)
    assert found.worth == {"footman": 1, "knight": 2, "siege-engine": 4, "ship": 1}


@pytest.mark.rule("BG2-COMBAT-14")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_the_tie_is_known_before_and_during_the_combat(first: str):
    game = contested().track("fiefdoms", first).march()
    assert attack(game, "tyrell", "blackwater").tie == first
    game.marches("tyrell", "the-reach", {"blackwater": "knight siege-engine"})
    assert game.view("stark").battle.tie == first


@pytest.mark.rule("BG2-COMBAT-09")
def test_what_was_foreseen_is_what_the_combat_announces():
    game = contested().march()
    foreseen = attack(game, "tyrell", "blackwater")
    bonus = game.table.prospect("tyrell").bonus["the-reach"]  # type: ignore[union-attr]
    game.marches("tyrell", "the-reach", {"blackwater": "knight siege-engine"})
    game.supports("lannister", {"harrenhal": "lannister"})
    game.supports("stark", {"stoney-sept": "tyrell"})
    game.supports("tyrell", {"searoad-marches": "tyrell"})
    game.asks("tyrell", "decline-support").says("tyrell", [])
    backing = {each.area: each for each in foreseen.support}
    attacking = foreseen.worth["knight"] + foreseen.worth["siege-engine"] + bonus
    assert game.initial() == {
        "tyrell": attacking + backing["searoad-marches"].attacker + backing["stoney-sept"].attacker,
        "lannister": foreseen.strength + backing["harrenhal"].defender,
    }


@pytest.mark.rule("BG2-GARRISON-03")
def test_a_garrison_alone_is_met():
    field = Field("tyrell knight", at="lannisport", origin="searoad-marches")
    found = attack(field.march(), "tyrell", "lannisport")
    assert (found.defender, found.strength) == ("lannister", 2)
    assert [part.what for part in found.parts] == ["units", "garrison"]


@pytest.mark.rule("BG1-NEUTRAL-02", "BG1-NEUTRAL-06")
def test_a_neutral_force_yields_to_equal_strength_and_has_no_friends():
    scenario = First(5).supply(lannister=6).army("the-reach", "lannister", "knight").order("the-reach", "march-0")
    scenario.army("blackwater", "stark", "knight").order("blackwater", "support")
    found = attack(marching(scenario), "lannister", "kings-landing")
    assert (found.defender, found.strength, found.tie) == (None, 5, "lannister")
    assert found.support == (Backing("stark", "blackwater", 2, None),)


def test_nothing_is_weighed_where_nobody_marches():
    field = contested().fight()
    assert all(field.table.prospect(seat) is None for seat in field.table.waiting)
