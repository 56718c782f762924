"""RAID: orders next door are removed with the raid; the special one may remove two."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import PowerGained, PowerLost, Raided, RaidForgone
from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.scenario import Played, Scenario
from tests.scenarios.boardgame1.first import First


def raiding(scenario: Scenario) -> Played:
    return scenario.begin(steps.Raids())


def refuses(game: Played, area: Area, *targets: Area, rule: str) -> None:
    game.asks("stark", "raid").refuses("stark", {"area": area, "targets": targets}, rule=rule)


@pytest.mark.rule("BG1-RAID-01")
def test_raids_then_marches_then_power():
    scenario = First().ordered("stark", "consolidate-power", "winterfell").ordered("stark", "march-0", "karhold")
    scenario.ordered("tyrell", "raid", "castle-black").ordered("tyrell", "support", "highgarden")
    scenario.ordered("tyrell", "raid", "the-reach").ordered("lannister", "support", "blackwater")
    game = scenario.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower())
    for area in ("castle-black", "the-reach"):
        game.raids("tyrell", area)
    game.asks("stark", "march").says("stark", {"area": "karhold"}).ends()
    assert game.happened() == ["RaidForgone", "RaidForgone", "StoodStill", "PowerConsolidated", "PowerGained"]


@pytest.mark.rule("BG1-RAID-02", "BG1-RAID-03")
def test_one_raid_of_each_house_in_turn_order_and_then_again():
    """Greyjoy, second in the turn order, has no raid order."""
    scenario = First().turn_order("stark", "greyjoy", "lannister").ordered("stark", "raid", "winterfell", "seagard")
    scenario.ordered("lannister", "raid", "lannisport").ordered("tyrell", "support", "castle-black", "riverrun")
    game = raiding(scenario)
    game.waits_for("stark").raids("stark", "winterfell").waits_for("lannister").raids("lannister", "lannisport")
    game.waits_for("stark").raids("stark", "seagard", "riverrun").ends()
    assert game.orders() == {"castle-black": "support"}


@pytest.mark.parametrize("token", ["raid", "raid-special", "support", "support-plus-1", "consolidate-power"])
@pytest.mark.rule("BG1-RAID-04", "BG1-RAID-06")
def test_the_raid_and_an_enemy_order_next_door_are_removed(token: Token):
    scenario = First().turn_order("stark").ordered("stark", "raid", "harrenhal").ordered("lannister", token, "riverrun")
    game = raiding(scenario.ordered("greyjoy", "support", "seagard")).raids("stark", "harrenhal", "riverrun").ends()
    assert game.orders() == {"seagard": "support"}, "a raid order that was raided is not resolved"
    assert game.told(Raided) == [Raided("stark", "harrenhal", "riverrun", "lannister", token)]


@pytest.mark.rule("BG1-RAID-04", "BG1-RAID-02")
def test_a_raid_removes_one_enemy_order_next_door():
    scenario = First().ordered("stark", "raid", "harrenhal").ordered("stark", "support", "blackwater")
    scenario.ordered("lannister", "support", "riverrun", "stoney-sept").ordered("greyjoy", "support", "seagard")
    game = raiding(scenario)
    for target in ("seagard", "blackwater", "crackclaw-point", "harrenhal"):
        refuses(game, "harrenhal", target, rule="BG1-RAID-04")
    refuses(game, "harrenhal", "riverrun", "stoney-sept", rule="BG1-ORDER-08")
    refuses(game, "riverrun", "seagard", rule="BG1-RAID-02")


@pytest.mark.parametrize("raid", ["raid", "raid-special"])
@pytest.mark.parametrize("token", ["march-0", "march-plus-1", "defense-plus-1", "defense-plus-2"])
@pytest.mark.rule("BG1-RAID-05")
def test_marches_and_defense_are_never_raided(raid: Token, token: Token):
    scenario = First().ordered("stark", raid, "harrenhal").ordered("lannister", token, "riverrun")
    refuses(raiding(scenario.ordered("tyrell", "support", "stoney-sept")), "harrenhal", "riverrun", rule="BG1-RAID-05")


@pytest.mark.parametrize("token", ["consolidate-power", "consolidate-power-special"])
@pytest.mark.rule("BG1-RAID-07", "BG1-RAID-08")
def test_pillage_brings_the_raider_one_power_and_costs_the_victim_none(token: Token):
    scenario = First().power(3).ordered("stark", "raid", "harrenhal").ordered("lannister", token, "riverrun")
    game = raiding(scenario).raids("stark", "harrenhal", "riverrun").ends()
    assert (game.state.power["stark"], game.state.power["lannister"]) == (4, 3)
    assert game.told(PowerGained) == [PowerGained("stark", 1, "pillage")]
    assert game.told(PowerLost) == []


@pytest.mark.parametrize("token", ["support", "raid"])
@pytest.mark.rule("BG1-RAID-07")
def test_other_orders_bring_nothing(token: Token):
    scenario = First().power(3).turn_order("stark").ordered("stark", "raid", "harrenhal")
    game = raiding(scenario.ordered("lannister", token, "riverrun")).raids("stark", "harrenhal", "riverrun").ends()
    assert set(game.state.power.values()) == {3}


@pytest.mark.parametrize("raid", ["raid", "raid-special"])
@pytest.mark.rule("BG1-RAID-09")
def test_from_land_the_sea_is_out_of_reach(raid: Token):
    scenario = First().ordered("stark", raid, "riverrun").ordered("greyjoy", "support", "ironmans-bay")
    refuses(
        raiding(scenario.ordered("lannister", "support", "harrenhal")), "riverrun", "ironmans-bay", rule="BG1-RAID-09"
    )


@pytest.mark.parametrize("target", ["riverrun", "pyke", "sunset-sea", "the-golden-sound"])
@pytest.mark.rule("BG1-RAID-10")
def test_from_the_sea_land_and_sea_are_within_reach(target: Area):
    scenario = First().ordered("stark", "raid", "ironmans-bay").ordered("lannister", "support", target)
    assert raiding(scenario).raids("stark", "ironmans-bay", target).ends().orders() == {}


@pytest.mark.rule("BG1-RAID-11")
def test_a_raid_may_be_taken_off_unused():
    scenario = First().power(3).ordered("stark", "raid", "harrenhal")
    game = raiding(scenario.ordered("lannister", "consolidate-power", "riverrun")).raids("stark", "harrenhal").ends()
    assert game.orders() == {"riverrun": "consolidate-power"}
    assert game.told(RaidForgone) == [RaidForgone("stark", "harrenhal")]


@pytest.mark.rule("BG1-RAID-12")
def test_without_a_target_it_is_removed_in_its_owners_turn():
    scenario = First().ordered("stark", "raid", "harrenhal").ordered("stark", "support", "blackwater")
    game = raiding(scenario.ordered("lannister", "march-0", "riverrun")).ends()
    assert game.told(RaidForgone) == [RaidForgone("stark", "harrenhal")]
    assert game.orders() == {"blackwater": "support", "riverrun": "march-0"}


@pytest.mark.rule("BG1-RAID-13", "BG1-SHIP-06")
def test_ships_do_not_carry_a_raid():
    scenario = First().ordered("stark", "raid", "winterfell").army("the-shivering-sea", "stark", "ship")
    game = raiding(scenario.ordered("lannister", "support", "widows-watch")).ends()
    assert game.orders() == {"widows-watch": "support"}


# The special raid


def two() -> First:
    """Around Harrenhal Lannister and Tyrell consolidate power, and Greyjoy supports."""
    scenario = First().power(3).ordered("stark", "raid-special", "harrenhal")
    scenario.ordered("lannister", "consolidate-power", "riverrun").ordered("tyrell", "consolidate-power", "blackwater")
    return scenario.ordered("greyjoy", "support", "stoney-sept")


@pytest.mark.rule("BG1-ORDER-08", "BG1-RULE-35")
def test_it_removes_orders_from_two_areas_of_whichever_houses():
    game = raiding(two()).raids("stark", "harrenhal", "riverrun", "blackwater").ends()
    assert game.orders() == {"stoney-sept": "support"}
    assert game.state.power == {"baratheon": 3, "greyjoy": 3, "lannister": 3, "stark": 5, "tyrell": 3}


@pytest.mark.rule("BG1-ORDER-08", "BG1-RULE-35")
def test_it_may_be_used_on_one_or_none_but_not_on_three_nor_twice_on_one():
    game = raiding(two())
    refuses(game, "harrenhal", "riverrun", "blackwater", "stoney-sept", rule="BG1-ORDER-08")
    refuses(game, "harrenhal", "riverrun", "riverrun", rule="BG1-RULE-35")
    assert len(game.answers("stark")) == 1 + 3 + 3
    game.raids("stark", "harrenhal", "riverrun").ends()
    assert game.orders() == {"blackwater": "consolidate-power", "stoney-sept": "support"}
    assert game.state.power["stark"] == 4


@pytest.mark.rule("BG1-RAID-04")
def test_the_normal_one_removes_one_of_them():
    game = raiding(two().order("harrenhal", "raid"))
    refuses(game, "harrenhal", "riverrun", "blackwater", rule="BG1-ORDER-08")
    assert len(game.answers("stark")) == 1 + 3
