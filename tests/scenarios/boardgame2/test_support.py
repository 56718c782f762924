"""SUPPORT: who stands next to a combat."""

from typing import Any

import pytest
from msgspec import UNSET

from maester.games.boardgame.events import SupportDeclined, SupportGiven, SupportWithheld
from tests.scenarios.boardgame.combat import Field

PLAIN = {"tyrell": "alester-florent", "lannister": "the-hound"}


def field(attack: str = "knight", defense: str = "knight", **where: Any) -> Field:
    return Field(f"tyrell {attack}", f"lannister {defense}", **where)


def with_stark(units: str = "footman knight", token: str = "support") -> Field:
    """Stark can support from Stoney Sept."""
    return field().army("stoney-sept", "stark", units).order("stoney-sept", token)


@pytest.mark.rule("BG2-SUPPORT-01")
def test_support_comes_from_areas_next_to_the_embattled_one():
    game = with_stark().fight()
    game.waits_for("stark").asks("stark", "support")


@pytest.mark.rule("BG2-SUPPORT-01")
def test_to_pass_is_no_answer_of_a_house_that_would_withhold_support_from_itself():
    mine = field().army("stoney-sept", "lannister", "knight").order("stoney-sept", "support")
    own = mine.fight().question("lannister")
    other = with_stark().fight().question("stark")
    assert (own.idle, own.forgoing) == (UNSET, ({"stoney-sept": "nobody"},))
    assert (other.idle, other.forgoing) == ({"stoney-sept": "nobody"}, UNSET)


@pytest.mark.rule("BG2-SUPPORT-01")
def test_areas_next_to_where_the_attack_came_from_do_not_count():
    game = field().army("highgarden", "stark", "knight").order("highgarden", "support").fight()
    game.waits_for("tyrell", "lannister").asks("tyrell", "house-card")


@pytest.mark.rule("BG2-SUPPORT-01")
def test_support_without_such_an_order_is_refused():
    game = with_stark().army("harrenhal", "stark", "knight").order("harrenhal", "defense-plus-1").fight()
    support = {"stoney-sept": "tyrell", "harrenhal": "tyrell"}
    game.refuses("stark", support, rule="BG2-SUPPORT-01")


@pytest.mark.rule("BG2-SUPPORT-02", "BG2-SUPPORT-04")
@pytest.mark.parametrize(
    ("to", "strength"),
    [
        ("tyrell", {"tyrell": 5, "lannister": 2}),
        ("lannister", {"tyrell": 2, "lannister": 5}),
        ("nobody", {"tyrell": 2, "lannister": 2}),
    ],
)
def test_others_support_either_side_or_nobody(to: str, strength: dict[str, int]):
    game = with_stark().fight().asks("stark", "support")
    assert game.question("stark").fields["stoney-sept"].options == ("tyrell", "lannister", "nobody")
    game.supports("stark", {"stoney-sept": to})
    if to == "nobody":
        assert game.told(SupportWithheld) == [SupportWithheld("stark", "stoney-sept")]
    else:
        game.says(to, [])
        assert game.told(SupportGiven) == [SupportGiven("stark", "stoney-sept", to, 3)]
    assert game.initial() == strength


@pytest.mark.rule("BG2-SUPPORT-02")
def test_support_goes_to_the_sides_of_the_combat_only():
    with_stark().fight().refuses("stark", {"stoney-sept": "stark"}, rule="BG2-SUPPORT-02")


@pytest.mark.rule("BG2-SUPPORT-03")
@pytest.mark.parametrize(
    ("units", "token", "strength"),
    [
        ("footman", "support", 1),
        ("footman footman knight", "support", 4),
        ("footman (knight)", "support", 1),
        ("knight", "support-plus-1", 3),
    ],
)
def test_support_is_worth_the_units_of_the_area(units: str, token: str, strength: int):
    game = with_stark(units, token).fight().supports("stark", {"stoney-sept": "tyrell"}).says("tyrell", [])
    assert game.initial()["tyrell"] == 2 + strength


@pytest.mark.rule("BG2-SUPPORT-05")
@pytest.mark.parametrize("house", ["tyrell", "lannister"])
def test_both_sides_may_support_themselves(house: str):
    game = field().army("stoney-sept", house, "knight").order("stoney-sept", "support").fight()
    game.waits_for(house).supports(house, {"stoney-sept": house})
    assert game.initial() == {"tyrell": 2, "lannister": 2} | {house: 4}


@pytest.mark.rule("BG2-SUPPORT-05")
def test_nobody_has_to_support_themselves():
    game = field().army("stoney-sept", "tyrell", "knight").order("stoney-sept", "support").fight()
    game.supports("tyrell", {"stoney-sept": "nobody"})
    assert game.initial() == {"tyrell": 2, "lannister": 2}


@pytest.mark.rule("BG2-SUPPORT-06")
@pytest.mark.parametrize("order", [("stark", "tyrell", "martell"), ("martell", "stark", "tyrell")])
def test_support_is_granted_in_turn_order(order: tuple[str, ...]):
    scenario = with_stark().army("harrenhal", "tyrell", "knight").order("harrenhal", "support")
    scenario.army("searoad-marches", "martell", "footman").order("searoad-marches", "support")
    game = scenario.turn_order(*order).fight()
    where = {"stark": "stoney-sept", "tyrell": "harrenhal", "martell": "searoad-marches"}
    for house in order:
        game.waits_for(house).supports(house, {where[house]: "tyrell"})


@pytest.mark.rule("BG2-SUPPORT-07")
def test_a_support_order_stays_and_supports_again():
    scenario = field("footman", "knight knight").army("stoney-sept", "stark", "knight").order("stoney-sept", "support")
    scenario.army("crackclaw-point", "martell", "footman").order("crackclaw-point", "march-0")
    game = scenario.turn_order("tyrell", "martell").fight()
    game.supports("stark", {"stoney-sept": "tyrell"}).says("tyrell", [])
    game.plays(tyrell="alester-florent", lannister="the-hound")
    assert game.state.orders["stoney-sept"].token == "support"
    game.marches("martell", "crackclaw-point", {"blackwater": "footman"})
    game.supports("stark", {"stoney-sept": "lannister"}).says("lannister", [])
    assert game.initial() == {"martell": 1, "lannister": 6}


@pytest.mark.rule("BG2-SUPPORT-08")
@pytest.mark.parametrize("token", ["support", "support-plus-1"])
def test_a_support_order_does_not_help_its_own_area(token: str):
    game = field().order("blackwater", token).fight()
    game.waits_for("tyrell", "lannister")
    assert game.initial() == {"tyrell": 2, "lannister": 2}


@pytest.mark.rule("BG2-SUPPORT-09")
@pytest.mark.parametrize("house", ["tyrell", "lannister"])
def test_both_sides_may_decline_support(house: str):
    game = with_stark().fight().supports("stark", {"stoney-sept": house})
    game.waits_for(house).asks(house, "decline-support").says(house, ["stoney-sept"])
    assert game.told(SupportDeclined) == [SupportDeclined(house, "stoney-sept")]
    assert game.initial() == {"tyrell": 2, "lannister": 2}


@pytest.mark.rule("BG2-SUPPORT-09")
def test_only_what_was_offered_to_a_side_can_be_declined():
    scenario = with_stark().army("harrenhal", "martell", "footman").order("harrenhal", "support")
    scenario.army("searoad-marches", "tyrell", "footman").order("searoad-marches", "support")
    game = scenario.fight().supports("stark", {"stoney-sept": "tyrell"})
    game.supports("martell", {"harrenhal": "tyrell"}).supports("tyrell", {"searoad-marches": "tyrell"})
    game.refuses("tyrell", ["harrenhal", "harrenhal"], rule="BG2-SUPPORT-09")
    assert game.question("tyrell").options == ("stoney-sept", "harrenhal"), "own support is not declined"
    game.says("tyrell", ["harrenhal"])
    assert game.initial() == {"tyrell": 2 + 3 + 1, "lannister": 2}


@pytest.mark.rule("BG2-SUPPORT-10")
@pytest.mark.parametrize(
    ("at", "origin", "units"), [("lannisport", "stoney-sept", "knight"), ("sunset-sea", "west-summer-sea", "ship")]
)
def test_ships_support_on_land_and_at_sea(at: str, origin: str, units: str):
    scenario = field(units, units, at=at, origin=origin).army("the-golden-sound", "stark", "ship ship")
    game = scenario.order("the-golden-sound", "support").fight()
    before = 2 if units == "knight" else 1
    game.supports("stark", {"the-golden-sound": "tyrell"}).says("tyrell", [])
    assert game.initial()["tyrell"] == before + 2


@pytest.mark.rule("BG2-SUPPORT-11")
def test_land_units_never_support_at_sea():
    scenario = field("ship", "ship", at="the-golden-sound", origin="sunset-sea")
    game = scenario.army("riverrun", "stark", "knight").order("riverrun", "support").fight()
    game.waits_for("tyrell", "lannister").asks("tyrell", "house-card")


@pytest.mark.rule("BG2-SUPPORT-12")
@pytest.mark.parametrize(
    ("at", "to", "strength"),
    [("harrenhal", "tyrell", 5), ("harrenhal", "lannister", 1), ("blackwater", "tyrell", 1)],
)
def test_siege_engines_support_only_an_attack_on_a_structure(at: str, to: str, strength: int):
    scenario = field("footman", "footman", at=at, origin="stoney-sept")
    game = scenario.army("crackclaw-point", "stark", "footman siege-engine").order("crackclaw-point", "support").fight()
    game.supports("stark", {"crackclaw-point": to})
    assert game.told(SupportGiven)[-1].strength == strength


@pytest.mark.rule("BG2-SUPPORT-13")
def test_support_is_given_whole():
    game = with_stark("footman knight").fight()
    assert set(game.question("stark").fields["stoney-sept"].answers()) == {"tyrell", "lannister", "nobody"}
    game.refuses("stark", {"stoney-sept": 1}, rule="BG2-SUPPORT-02")
    game.says("stark", {"stoney-sept": "tyrell"})
    assert game.told(SupportGiven)[-1].strength == 3


@pytest.mark.rule("BG2-SUPPORT-14")
@pytest.mark.parametrize(("house", "enemy"), [("tyrell", "lannister"), ("lannister", "tyrell")])
def test_no_house_supports_the_enemy_of_its_own_units(house: str, enemy: str):
    game = field().army("stoney-sept", house, "knight").order("stoney-sept", "support").fight()
    game.refuses(house, {"stoney-sept": enemy}, rule="BG2-SUPPORT-14")


@pytest.mark.rule("BG2-SUPPORT-15")
def test_the_combat_goes_on_when_every_order_has_spoken():
    scenario = with_stark().army("harrenhal", "stark", "knight").order("harrenhal", "support")
    game = scenario.army("searoad-marches", "martell", "knight").order("searoad-marches", "support").fight()
    game.refuses("stark", {"stoney-sept": "tyrell"}, rule="BG2-SUPPORT-15")
    game.supports("stark", {"stoney-sept": "nobody", "harrenhal": "nobody"})
    game.waits_for("martell").supports("martell", {"searoad-marches": "nobody"})
    game.waits_for("tyrell", "lannister")


@pytest.mark.rule("BG2-SUPPORT-16")
def test_supporting_units_are_no_casualties_and_do_not_retreat():
    scenario = field("knight knight", "footman").army("stoney-sept", "lannister", "footman footman")
    game = scenario.order("stoney-sept", "support").fight().supports("lannister", {"stoney-sept": "lannister"})
    game.plays(tyrell="ser-garlan-tyrell", lannister="ser-kevan-lannister").ends()
    assert game.winner == "tyrell"
    assert game.lost("lannister") == "footman", "one of two swords finds nobody"
    assert game.units("stoney-sept") == "footman footman"
