"""What must be refused: each with the rule it breaks, and nothing changes."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.facts import Token
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Scenario, unit


@pytest.mark.rule("BG2-SUP-10")
def test_a_march_whose_outcome_breaks_supply():
    """Supply 1 feeds a three and a two."""
    scenario = Scenario(6).supply(stark=1).army("winterfell", "stark", "footman footman knight")
    scenario.army("karhold", "stark", "footman").army("white-harbor", "stark", "footman footman")
    scenario.army("castle-black", "lannister", "footman").army("the-shivering-sea", "stark", "ship")
    game = marching(scenario.order("winterfell", "march-0"))
    for moves in (
        {"karhold": "footman"},
        {"karhold": "footman footman knight"},
        {"white-harbor": "footman footman"},
        {"castle-black": "footman knight", "karhold": "footman"},
        {"widows-watch": "footman footman", "karhold": "knight"},
    ):
        game.refuses_march("stark", "winterfell", moves, rule="BG2-SUP-10")


@pytest.mark.rule("BG2-MARCH-07", "BG2-RULE-62", "BG2-NEUTRAL-09")
@pytest.mark.parametrize("second", ["units", "garrison", "neutral force"])
def test_two_combats_by_one_order(second: str):
    scenario = Scenario(6).supply(lannister=6).army("the-reach", "lannister", "knight knight knight footman")
    scenario.army("blackwater", "stark", "footman").order("the-reach", "march-0")
    where = {"units": "searoad-marches", "garrison": "highgarden", "neutral force": "kings-landing"}[second]
    if second == "units":
        scenario.army(where, "tyrell", "footman")
    moves = {"blackwater": "footman", where: "knight knight knight"}
    marching(scenario).refuses_march("lannister", "the-reach", moves, rule="BG2-MARCH-07")


@pytest.mark.rule("BG2-MARCH-05", "BG2-MUST-18", "BG2-PORT-03")
@pytest.mark.parametrize("kind", ["footman", "knight", "siege-engine"])
def test_land_units_into_ports(kind: str):
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", kind).order("winterfell", "march-0")
    for port in ("winterfell-port", "bay-of-ice"):
        marching(scenario).refuses_march("stark", "winterfell", {port: kind}, rule="BG2-MARCH-05")
        mustered = {"winterfell": [unit(kind, port)]}
        scenario.begin(steps.Muster("stark")).refuses("stark", mustered, rule="BG2-MUST-18")


@pytest.mark.rule("BG2-WCARD-04", "BG2-WCARD-17")
def test_a_march_plus_1_under_rains_of_autumn():
    scenario = Scenario(6).army("winterfell", "stark", "footman").army("karhold", "stark", "footman")
    game = scenario.revealed("III", "rains-of-autumn").begin(steps.Resolve("III"), steps.AssignOrders())
    orders = {"winterfell": "march-plus-1", "karhold": "support"}
    game.refuses("stark", orders, rule="BG2-WCARD-04")
    game.says("stark", {"winterfell": "march-0", "karhold": "march-minus-1"})


@pytest.mark.rule("BG2-PLAN-06", "BG2-ORDER-02")
def test_more_special_orders_than_stars():
    """Stark has three stars: a fourth is too many, five are, and a sixth special token does not even exist."""
    areas = ["winterfell", "karhold", "castle-black", "white-harbor", "moat-cailin", "the-stony-shore"]
    special = ["march-plus-1", "defense-plus-2", "support-plus-1", "raid-special", "consolidate-power-special"]
    normal = ["march-0", "march-minus-1", "raid"]
    scenario = Scenario(6)
    for area in areas:
        scenario.army(area, "stark", "footman")
    game = scenario.begin(steps.AssignOrders())
    assert game.question("stark").stars == 3
    game.refuses("stark", dict(zip(areas, special[:4] + normal[:2], strict=True)), rule="BG2-PLAN-06")
    game.refuses("stark", dict(zip(areas, [*special, "march-0"], strict=True)), rule="BG2-PLAN-06")
    game.refuses("stark", dict(zip(areas, [*special, "march-plus-1"], strict=True)), rule="BG2-ORDER-02")
    game.says("stark", dict(zip(areas, special[:3] + normal, strict=True)))


@pytest.mark.rule("BG2-SUPPORT-14")
@pytest.mark.parametrize("side", ["tyrell", "lannister"])
def test_support_for_the_enemy_of_ones_own_units(side: str):
    other = "lannister" if side == "tyrell" else "tyrell"
    scenario = Field("tyrell knight", "lannister footman").army("stoney-sept", side, "footman")
    game = scenario.order("stoney-sept", "support").fight().asks(side, "support")
    game.refuses(side, {"stoney-sept": other}, rule="BG2-SUPPORT-14").says(side, {"stoney-sept": side})


@pytest.mark.rule("BG2-RAID-06")
@pytest.mark.parametrize("raid", ["raid", "raid-special"])
def test_a_raid_from_land_to_sea(raid: Token):
    scenario = Scenario(6).army("riverrun", "stark", "footman").order("riverrun", raid)
    scenario.army("ironmans-bay", "greyjoy", "ship").order("ironmans-bay", "consolidate-power")
    scenario.army("harrenhal", "lannister", "footman").order("harrenhal", "support")
    game = scenario.begin(steps.Raids()).asks("stark", "raid")
    game.refuses("stark", {"area": "riverrun", "targets": ["ironmans-bay"]}, rule="BG2-RAID-06")


@pytest.mark.rule("BG2-TERMS-15")
def test_mustering_beyond_the_pool():
    """Both siege engines are on the board."""
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman siege-engine")
    game = scenario.army("karhold", "stark", "siege-engine").begin(steps.Muster("stark"))
    for upgrade in (False, True):
        bought = {"winterfell": [unit("siege-engine", "winterfell", upgrade)]}
        game.refuses("stark", bought, rule="BG2-TERMS-15")


@pytest.mark.rule("BG2-MUST-16")
def test_a_ship_placed_beside_an_enemy_ship_at_sea():
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman").army("bay-of-ice", "greyjoy", "ship")
    game = scenario.begin(steps.Muster("stark"))
    game.refuses("stark", {"winterfell": [unit("ship", "bay-of-ice")]}, rule="BG2-MUST-16")
    game.says("stark", {"winterfell": [unit("ship", "the-shivering-sea")]}).ends()
    special = scenario.order("winterfell", "consolidate-power-special").begin(steps.ConsolidatePower())
    special.consolidates("stark", "winterfell", muster=True)
    special.refuses("stark", {"winterfell": [unit("ship", "bay-of-ice")]}, rule="BG2-MUST-16")


@pytest.mark.rule("BG2-RETREAT-03", "BG2-RETREAT-05", "BG2-CLASH-03")
def test_a_retreat_elsewhere_and_a_bid_beyond_the_power():
    scenario = Field("tyrell knight knight knight", "lannister footman footman").supply(tyrell=6)
    game = scenario.fight().plays(tyrell="margaery-tyrell", lannister="cersei-lannister")
    game.asks("lannister", "retreat").refuses("lannister", "the-reach", rule="BG2-RETREAT-05")
    game.refuses("lannister", "winterfell", rule="BG2-RETREAT-03")
    game.refuses("lannister", "kings-landing", rule="BG2-RULE-57")
    bidding = Scenario(3).westeros_phase("last-days-of-summer", "clash-of-kings", "sea-of-storms")
    for bid in (-1, 6):
        bidding.refuses("stark", bid, rule="BG2-CLASH-03")
