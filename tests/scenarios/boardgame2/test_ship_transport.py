"""SHIP: a chain of own ships makes coasts adjacent, for marches and retreats."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import CombatBegan
from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Scenario


def fleet(*seas: Area, units: str = "footman footman knight", ships: str = "ship") -> Scenario:
    """Stark in winterfell with a march order, and ships in these seas."""
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", units).order("winterfell", "march-0")
    for sea in seas:
        scenario.army(sea, "stark", ships)
    return scenario


@pytest.mark.rule("BG2-SHIP-01", "BG2-SHIP-02")
@pytest.mark.parametrize(
    ("seas", "into"),
    [
        (("bay-of-ice",), "flints-finger"),
        (("the-shivering-sea",), "widows-watch"),
        (("the-shivering-sea", "the-narrow-sea"), "the-fingers"),
        (("the-shivering-sea", "the-narrow-sea", "shipbreaker-bay"), "storms-end"),
        (("bay-of-ice", "sunset-sea", "west-summer-sea", "redwyne-straights"), "oldtown"),
    ],
)
def test_an_unbroken_chain_carries_units_in_one_move(seas: tuple[Area, ...], into: Area):
    game = marching(fleet(*seas)).marches("stark", "winterfell", {into: "footman knight"}).ends()
    assert game.units(into) == "footman knight"
    for gap in range(len(seas)):
        broken = marching(fleet(*seas[:gap], *seas[gap + 1 :]))
        broken.refuses_march("stark", "winterfell", {into: "footman"}, rule="BG2-MARCH-04")


@pytest.mark.rule("BG2-SHIP-01")
def test_both_ends_must_touch_the_chain():
    inland = Scenario(6).army("harrenhal", "stark", "footman").order("harrenhal", "march-0")
    game = marching(inland.army("blackwater-bay", "stark", "ship").army("the-narrow-sea", "stark", "ship"))
    game.refuses_march("stark", "harrenhal", {"kingswood": "footman"}, rule="BG2-MARCH-04")
    elsewhere = marching(fleet("the-narrow-sea"))
    elsewhere.refuses_march("stark", "winterfell", {"the-fingers": "footman"}, rule="BG2-MARCH-04")
    marching(fleet("bay-of-ice")).refuses_march("stark", "winterfell", {"seagard": "footman"}, rule="BG2-MARCH-04")


@pytest.mark.rule("BG2-SHIP-03")
def test_the_same_ships_carry_again_and_again():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").army("white-harbor", "stark", "footman")
    scenario.order("white-harbor", "march-minus-1").army("karhold", "stark", "footman").order("karhold", "march-plus-1")
    game = marching(scenario)
    game.marches("stark", "winterfell", {"the-fingers": "knight"})
    game.marches("stark", "white-harbor", {"the-fingers": "footman"})
    game.marches("stark", "karhold", {"the-fingers": "footman"}).ends()
    assert game.units("the-fingers") == "footman footman knight"


@pytest.mark.rule("BG2-SHIP-04")
def test_in_one_march_they_carry_to_different_coasts():
    moves = {"the-fingers": "footman", "widows-watch": "footman", "crackclaw-point": "knight"}
    scenario = fleet("the-shivering-sea", "the-narrow-sea")
    game = marching(scenario).marches("stark", "winterfell", moves).ends()
    assert {area: game.units(area) for area in moves} == moves


@pytest.mark.rule("BG2-SHIP-05")
def test_enemy_ships_carry_nobody():
    scenario = fleet("the-shivering-sea").army("the-narrow-sea", "lannister", "ship")
    marching(scenario).refuses_march("stark", "winterfell", {"the-fingers": "footman"}, rule="BG2-MARCH-04")


ORDERS = ["support", "raid", "defense-plus-1", "consolidate-power", "march-minus-1"]


@pytest.mark.parametrize("token", ORDERS)
@pytest.mark.rule("BG2-SHIP-06")
def test_ships_carry_whatever_their_order(token: Token):
    scenario = fleet("the-shivering-sea").order("the-shivering-sea", token)
    game = marching(scenario).marches("stark", "winterfell", {"widows-watch": "footman"})
    assert game.units("widows-watch") == "footman"


@pytest.mark.rule("BG2-SHIP-06")
def test_ships_without_an_order_carry_too():
    game = marching(fleet("the-shivering-sea")).marches("stark", "winterfell", {"widows-watch": "footman"}).ends()
    assert game.units("widows-watch") == "footman"


@pytest.mark.rule("BG2-SHIP-07")
def test_routed_ships_carry_too():
    scenario = fleet("the-shivering-sea", ships="(ship)")
    game = marching(scenario).marches("stark", "winterfell", {"widows-watch": "footman"}).ends()
    assert game.units("widows-watch") == "footman"


@pytest.mark.rule("BG2-SHIP-08", "BG2-MARCH-07")
def test_carried_units_may_attack_once():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").army("the-fingers", "lannister", "footman")
    scenario.army("widows-watch", "greyjoy", "footman").army("white-harbor", "greyjoy", "footman")
    for other in ("widows-watch", "white-harbor"):
        two = {"the-fingers": "knight", other: "footman"}
        marching(scenario).refuses_march("stark", "winterfell", two, rule="BG2-MARCH-07")
    game = marching(scenario).marches("stark", "winterfell", {"the-fingers": "footman knight"})
    assert game.told(CombatBegan) == [CombatBegan("stark", "lannister", "the-fingers", "winterfell")]
    assert game.initial() == {"stark": 3, "lannister": 1}


@pytest.mark.rule("BG2-SHIP-09")
def test_ships_are_not_carried():
    scenario = fleet("the-shivering-sea", "the-narrow-sea").order("the-shivering-sea", "march-minus-1")
    game = marching(scenario)
    game.refuses_march("stark", "the-shivering-sea", {"shipbreaker-bay": "ship"}, rule="BG2-MARCH-04")
    port = Scenario(6).army("winterfell-port", "stark", "ship").order("winterfell-port", "march-0")
    game = marching(port.army("bay-of-ice", "stark", "ship"))
    game.refuses_march("stark", "winterfell-port", {"sunset-sea": "ship"}, rule="BG2-MARCH-04")


@pytest.mark.rule("BG2-SHIP-10")
def test_a_chain_is_no_way_for_a_raid():
    scenario = Scenario(6).army("winterfell", "stark", "footman").order("winterfell", "raid")
    scenario.army("the-shivering-sea", "stark", "ship").army("widows-watch", "lannister", "footman")
    game = scenario.order("widows-watch", "support").begin(steps.Raids()).ends()
    assert game.orders() == {"widows-watch": "support"}
    near = scenario.army("karhold", "lannister", "footman").order("karhold", "support").begin(steps.Raids())
    near.refuses("stark", {"area": "winterfell", "targets": ["widows-watch"]}, rule="BG2-RAID-03")
    near.raids("stark", "winterfell", "karhold").ends()


@pytest.mark.rule("BG2-SHIP-10")
def test_a_chain_is_no_way_for_support():
    scenario = Field("stark knight", "lannister footman", at="widows-watch", origin="white-harbor")
    scenario.army("the-shivering-sea", "stark", "ship").army("winterfell", "stark", "knight")
    game = scenario.order("winterfell", "support").fight()
    assert game.initial() == {"stark": 2, "lannister": 1}
    game.asks("stark", "house-card")


@pytest.mark.rule("BG2-SHIP-01", "BG2-RETREAT-13")
def test_a_chain_is_a_way_to_retreat():
    scenario = Field("greyjoy knight knight", "stark footman", at="flints-finger", origin="greywater-watch")
    scenario.army("bay-of-ice", "stark", "ship").supply(greyjoy=6)
    game = scenario.fight().plays(greyjoy="balon-greyjoy", stark="catelyn-stark")
    game.asks("greyjoy", "blade").says("greyjoy", "keep")
    offered = set(game.asks("stark", "retreat").answers("stark"))
    assert offered == {"castle-black", "the-stony-shore", "winterfell"}
