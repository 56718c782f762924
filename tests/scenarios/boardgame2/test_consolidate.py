"""CP: orders to consolidate power bring one, and one for each crown."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import PowerConsolidated, PowerGained
from maester.games.boardgame.facts import Area
from tests.scenarios.boardgame.scenario import Played, Scenario, unit


def consolidating(*areas: Area, house: str = "stark", token: str = "consolidate-power") -> Scenario:
    scenario = Scenario(6).supply(**{house: 6}).power(0).without_neutral()
    realm = scenario.state.edition.realm
    for area in areas:
        scenario.army(area, house, "footman" if realm.ground[area] == "land" else "ship").order(area, token)
    return scenario


def resolved(scenario: Scenario) -> Played:
    return scenario.begin(steps.ConsolidatePower())


@pytest.mark.rule("BG2-CP-01")
def test_in_turn_order_each_house_resolves_one_and_then_again():
    scenario = consolidating("winterfell", "karhold").turn_order("baratheon", "stark", "lannister", "greyjoy")
    for area, house in (("stoney-sept", "lannister"), ("seagard", "greyjoy"), ("harrenhal", "greyjoy")):
        scenario.army(area, house, "footman").order(area, "consolidate-power")
    game = resolved(scenario).ends()
    houses = [event.house for event in game.told(PowerConsolidated)]
    assert houses == ["stark", "lannister", "greyjoy", "stark", "greyjoy"]
    assert game.orders() == {}


@pytest.mark.rule("BG2-CP-01")
def test_where_it_may_matter_each_says_which_order_is_resolved():
    scenario = consolidating("winterfell", token="consolidate-power-special").turn_order("lannister", "stark")
    for area in ("riverrun", "stoney-sept"):
        scenario.army(area, "lannister", "footman").order(area, "consolidate-power")
    game = resolved(scenario).consolidates("lannister", "stoney-sept")
    game.asks("stark", "consolidate").says("stark", {"area": "winterfell", "muster": False}).ends()
    assert [event.area for event in game.told(PowerConsolidated)] == ["stoney-sept", "winterfell", "riverrun"]


POWER = {"stoney-sept": 2, "winterfell": 2, "kings-landing": 3, "lannisport": 1, "blackwater": 1, "the-arbor": 2}


@pytest.mark.parametrize(("area", "power"), POWER.items())
@pytest.mark.rule("BG2-CP-02")
@pytest.mark.parametrize("token", ["consolidate-power", "consolidate-power-special"])
def test_one_power_and_one_for_each_icon(area: Area, power: int, token: str):
    game = resolved(consolidating(area, token=token))
    if game.table.waiting:
        game.consolidates("stark", area)
    assert game.ends().state.power["stark"] == power
    assert game.told(PowerGained) == [PowerGained("stark", power, "order")]
    assert game.orders() == {}


@pytest.mark.rule("BG2-CP-03")
def test_at_sea_it_may_be_assigned_and_brings_nothing():
    scenario = Scenario(6).power(0).army("ironmans-bay", "stark", "ship")
    game = scenario.begin(steps.AssignOrders(), steps.RevealOrders(), steps.ConsolidatePower())
    game.says("stark", {"ironmans-bay": "consolidate-power"}).ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("stark", "ironmans-bay", 0)]
    assert game.state.power["stark"] == 0
    assert not game.told(PowerGained)


@pytest.mark.rule("BG2-CP-04")
@pytest.mark.parametrize("area", ["stoney-sept", "blackwater"])
def test_power_tokens_are_no_icons(area: Area):
    game = resolved(consolidating(area).token("stark", area)).ends()
    assert game.state.power["stark"] == POWER[area]


@pytest.mark.rule("BG2-CP-05")
def test_after_the_last_order_the_clean_up_begins():
    scenario = consolidating("winterfell", "stoney-sept").army("karhold", "stark", "(footman)").round(10)
    game = scenario.begin(steps.ConsolidatePower(), steps.CleanUp()).ends()
    names = ["PowerConsolidated", "PowerGained"] * 2
    assert game.happened() == [*names, "RoundCleanedUp", "GameWon"]


@pytest.mark.rule("BG2-ORDER-14", "BG2-MUST-13")
def test_a_mustering_is_complete_before_the_next_order_is_resolved():
    scenario = consolidating("winterfell", token="consolidate-power-special").turn_order("stark", "lannister")
    scenario.army("riverrun", "lannister", "footman").order("riverrun", "consolidate-power-special").supply(lannister=6)
    game = resolved(scenario).consolidates("stark", "winterfell", muster=True).waits_for("stark")
    game.asks("stark", "muster").says("stark", {"winterfell": [unit("knight", "winterfell")]})
    game.waits_for("lannister").consolidates("lannister", "riverrun").ends()
    assert game.units("winterfell") == "footman knight"
    assert game.state.power["lannister"] == 2


@pytest.mark.rule("BG2-CP-01", "BG2-CP-02")
def test_other_orders_of_the_house_stay_where_they_lie():
    scenario = consolidating("winterfell", token="support").army("karhold", "stark", "footman")
    game = resolved(scenario.order("karhold", "consolidate-power")).ends()
    assert game.orders() == {"winterfell": "support"}
    assert [event.area for event in game.told(PowerConsolidated)] == ["karhold"]
