"""Worked examples of the Westeros phase, as the rulebook tells them."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import BidsRevealed
from maester.games.boardgame.supply import fits, limits
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.tracks import move_on_track
from tests.scenarios.boardgame.scenario import Scenario, unit


@pytest.mark.rule("BG2-EX-03", "BG2-SUP-03", "BG2-SUP-04")
def test_supply_3():
    allowed = limits(Scenario(6).supply(stark=3).state, "stark")
    assert fits([3, 2, 2, 2], allowed)
    assert fits([2, 2, 2, 2], allowed)
    assert not fits([3, 3], allowed)
    assert not fits([2, 2, 2, 2, 2], allowed)
    assert fits([3, 2, 2, 2, *[1] * 9], allowed), "any number of lone units besides"


@pytest.mark.rule("BG2-EX-04", "BG2-SUP-03")
def test_supply_2():
    allowed = limits(Scenario(6).supply(stark=2).state, "stark")
    assert fits([3, 2, 2], allowed)
    assert not fits([2, 2, 2, 2], allowed)
    assert not fits([3, 3, 2], allowed)
    assert not fits([4, 2, 2], allowed)


@pytest.mark.rule("BG2-EX-05", "BG2-SUP-01", "BG2-SUP-05", "BG2-SUP-06", "BG2-SUP-08", "BG2-TERMS-02")
def test_losing_supply():
    """Icons: lannisport 2, searoad-marches 1. The-twins, harrenhal and stoney-sept show none."""
    scenario = Scenario(6).supply(lannister=5).army("riverrun", "greyjoy", "footman")
    scenario.army("seagard", "greyjoy", "footman").army("the-twins", "lannister", "footman footman knight knight")
    scenario.army("harrenhal", "lannister", "footman knight knight").army("lannisport", "lannister", "footman footman")
    scenario.army("stoney-sept", "lannister", "footman footman").army("searoad-marches", "lannister", "footman")
    game = scenario.revealed("I", "supply").begin(steps.Resolve("I"))
    assert game.state.supply["lannister"] == 3
    assert limits(game.state, "lannister") == (3, 2, 2, 2)
    game.waits_for("lannister").asks("lannister", "reconcile")
    game.refuses("lannister", {}, rule="BG2-SUP-05")
    game.refuses("lannister", {"searoad-marches": ["footman"]}, rule="BG2-SUP-05")
    game.says("lannister", {"the-twins": ["footman"], "harrenhal": ["footman"]}).ends()
    sizes = {"the-twins": 3, "harrenhal": 2, "lannisport": 2, "stoney-sept": 2, "searoad-marches": 1}
    assert game.sizes("lannister") == sizes


@pytest.mark.rule(
    "BG2-EX-06", "BG2-MUST-01", "BG2-MUST-02", "BG2-MUST-08", "BG2-MUST-10", "BG2-MUST-13", "BG2-MUST-14", "BG2-SUP-10"
)
def test_mustering():
    scenario = Scenario(6).turn_order("lannister", "stark").supply(lannister=3)
    scenario.army("lannisport", "lannister", "footman").army("harrenhal", "lannister", "footman footman")
    scenario.army("riverrun", "lannister", "knight knight knight").army("stoney-sept", "lannister", "footman")
    scenario.army("ironmans-bay", "greyjoy", "ship")
    game = scenario.revealed("I", "mustering").begin(steps.Resolve("I")).waits_for("lannister")
    ship = unit("ship", "the-golden-sound")
    wanted = {
        "lannisport": [unit("footman", "lannisport"), ship],
        "harrenhal": [unit("knight", "harrenhal", upgrade=True)],
        "riverrun": [ship],
    }
    further = {
        "BG2-MUST-09": [unit("footman", "riverrun"), ship],
        "BG2-MUST-16": [unit("ship", "ironmans-bay")],
        "BG2-MUST-08": [unit("knight", "riverrun", upgrade=True)],
    }
    for rule, recruits in further.items():
        for recruit in recruits:
            game.refuses("lannister", {**wanted, "riverrun": [ship, recruit]}, rule=rule)
    game.refuses("lannister", {**wanted, "stoney-sept": [unit("footman", "stoney-sept")]}, rule="BG2-MUST-14")
    game.says("lannister", wanted)
    sizes = {"riverrun": 3, "lannisport": 2, "harrenhal": 2, "the-golden-sound": 2, "stoney-sept": 1}
    assert game.sizes("lannister") == sizes
    assert game.units("harrenhal") == "footman knight"
    game.waits_for("stark").asks("stark", "muster")


@pytest.mark.rule(
    "BG2-EX-07", "BG2-CLASH-03", "BG2-CLASH-04", "BG2-CLASH-05", "BG2-CLASH-06", "BG2-CLASH-07", "BG2-CLASH-11"
)
def test_bidding_for_fiefdoms():
    scenario = Scenario(5).power(5).revealed("II", "clash-of-kings")
    game = scenario.begin(steps.Resolve("II"))
    game.bids(greyjoy=1).says("baratheon", ["stark", "lannister", "tyrell", "baratheon"])
    assert game.state.holders["iron-throne"] == "greyjoy"
    before = sum(pool(game.state, house) for house in game.state.seats)

    game.asks("stark", "bid-fiefdoms").bids(lannister=4, baratheon=3, stark=3, tyrell=2, greyjoy=0)
    assert sum(game.told(BidsRevealed)[-1].bids.values()) == 12
    game.waits_for("greyjoy").asks("greyjoy", "settle-tie").says("greyjoy", ["baratheon", "stark"])
    assert game.track("fiefdoms") == "lannister baratheon stark tyrell greyjoy"
    assert game.state.holders["fiefdoms"] == "lannister"
    assert sum(pool(game.state, house) for house in game.state.seats) == before + 12


@pytest.mark.parametrize(
    ("players", "place", "most"), [(5, 1, 3), (6, 1, 3), (5, 4, 1), (6, 4, 1), (6, 5, 0), (6, 6, 0)]
)
@pytest.mark.rule("BG2-EX-08", "BG2-TRACK-07", "BG2-TRACK-08", "BG2-PLAN-06")
def test_special_orders_by_place_at_the_kings_court(players, place, most):
    special = ["march-plus-1", "defense-plus-2", "support-plus-1", "raid-special"]
    normal = ["march-0", "defense-plus-1", "support", "raid"]
    areas = ["winterfell", "karhold", "white-harbor", "castle-black"]
    scenario = Scenario(players)
    others = [house for house in scenario.state.seats if house != "stark"]
    scenario.track("kings-court", *others[: place - 1], "stark")
    for area in areas:
        scenario.army(area, "stark", "footman")
    game = scenario.begin(steps.AssignOrders())

    def orders(stars: int) -> dict[str, str]:
        return dict(zip(areas, special[:stars] + normal[stars:], strict=True))

    game.refuses("stark", orders(most + 1), rule="BG2-PLAN-06").says("stark", orders(most))


@pytest.mark.rule("BG2-EX-17", "BG2-WILD-10")
def test_wildling_tie():
    scenario = Scenario(3).supply(stark=4, lannister=4, baratheon=4).turn_order("baratheon")
    game = (
        scenario.wildlings(10, "rattleshirts-raiders")
        .begin(steps.WildlingAttack())
        .bids(baratheon=3, stark=1, lannister=1)
    )
    game.waits_for("baratheon").says("baratheon", "lannister").ends()
    assert game.state.supply == {"lannister": 2, "stark": 3, "baratheon": 3}


@pytest.mark.rule("BG2-EX-21", "BG2-TRACK-10", "BG2-TRACK-11")
def test_sliding_on_a_track():
    scenario = Scenario(4).track("fiefdoms", "greyjoy", "stark", "lannister", "baratheon")
    scenario.state.blade_used = True
    move_on_track(scenario.state, "lannister", "fiefdoms", 0)
    assert scenario.state.tracks["fiefdoms"] == ("lannister", "greyjoy", "stark", "baratheon")
    assert scenario.state.holders["fiefdoms"] == "lannister"
    assert scenario.state.blade_used
