"""CONTROL: who controls what, by units, power tokens and crests."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import all_structures, controlled, controller
from maester.games.boardgame.events import PowerTokenPlaced, PowerTokenRemoved
from maester.games.boardgame.facts import Area, Kind
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.westeros.effects import income
from maester.games.boardgame.westeros.phase import count_supply
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Scenario


def leaving(area: Area = "riverrun", house: str = "lannister", units: str = "footman") -> Scenario:
    return Scenario(6).supply(**{house: 6}).army(area, house, units).order(area, "march-0")


@pytest.mark.parametrize("kind", ["footman", "knight", "siege-engine"])
@pytest.mark.rule("BG2-CONTROL-01")
def test_a_land_unit_controls_its_area(kind: Kind):
    assert controller(Scenario(6).army("riverrun", "stark", kind).state, "riverrun") == "stark"


@pytest.mark.rule("BG2-CONTROL-01")
def test_a_power_token_controls_an_area_and_nothing_else_does():
    scenario = Scenario(6).token("stark", "riverrun").army("ironmans-bay", "lannister", "ship ship")
    assert controller(scenario.state, "riverrun") == "stark"
    assert controller(scenario.state, "seagard") is None, "ships at its coast do not control it"
    units = Scenario(6).token("stark", "riverrun").army("riverrun", "lannister", "footman")
    assert controller(units.state, "riverrun") == "lannister", "units come before tokens"


@pytest.mark.rule("BG2-CONTROL-02", "BG2-CONTROL-03")
def test_a_house_that_marches_out_may_place_one_token():
    game = marching(leaving()).marches("lannister", "riverrun", {"seagard": "footman"}, leave_power=True).ends()
    assert game.state.tokens == {"riverrun": "lannister"}
    assert (game.state.power["lannister"], pool(game.state, "lannister")) == (4, 15)
    assert game.told(PowerTokenPlaced) == [PowerTokenPlaced("lannister", "riverrun")]
    kept = marching(leaving()).marches("lannister", "riverrun", {"seagard": "footman"}).ends()
    assert kept.state.tokens == {}
    assert kept.state.power["lannister"] == 5


@pytest.mark.rule("BG2-CONTROL-02")
@pytest.mark.parametrize("stays", ["footman", "(knight)"])
def test_no_token_while_a_unit_stays(stays: str):
    game = marching(leaving(units=f"knight {stays}"))
    game.refuses_march("lannister", "riverrun", {"seagard": "knight"}, rule="BG2-CONTROL-02", leave_power=True)
    game.refuses_march("lannister", "riverrun", {}, rule="BG2-CONTROL-02", leave_power=True)


@pytest.mark.rule("BG2-CONTROL-03")
@pytest.mark.parametrize("token", [False, True])
def test_without_a_token_all_benefits_are_lost(token: bool):
    """Riverrun has a stronghold, one supply and one power."""
    march = {"stoney-sept": "footman"}
    game = marching(leaving()).marches("lannister", "riverrun", march, leave_power=token).ends()
    state = game.state
    count_supply(state, "lannister")
    # Lannisport: stronghold, 2 supply, no power. Stoney sept: 1 power.
    assert all_structures(state)["lannister"] == 1 + token
    assert state.supply["lannister"] == 2 + token
    assert income(state, "lannister") == 1 + token


@pytest.mark.rule("BG2-CONTROL-04")
@pytest.mark.parametrize("area", ["ironmans-bay", "lannisport-port"])
def test_no_token_at_sea_or_in_a_port(area: Area):
    game = marching(leaving(area, units="ship"))
    into = {"ironmans-bay": "sunset-sea", "lannisport-port": "the-golden-sound"}[area]
    game.refuses_march("lannister", area, {into: "ship"}, rule="BG2-RULE-64", leave_power=True)


@pytest.mark.rule("BG2-CONTROL-05")
def test_a_token_stays_when_units_come_and_go():
    scenario = leaving("seagard").token("lannister", "riverrun").army("stoney-sept", "lannister", "knight")
    scenario.order("stoney-sept", "march-minus-1")
    game = marching(scenario).marches("lannister", "seagard", {"riverrun": "footman"})
    assert game.state.tokens == {"riverrun": "lannister"}
    game.marches("lannister", "stoney-sept", {"riverrun": "knight"}).ends()
    assert game.state.tokens == {"riverrun": "lannister"}
    away = leaving("riverrun", units="footman knight").token("lannister", "riverrun")
    game = marching(away).marches("lannister", "riverrun", {"seagard": "footman knight"}).ends()
    assert game.state.tokens == {"riverrun": "lannister"}
    assert controller(game.state, "riverrun") == "lannister"


@pytest.mark.rule("BG2-CONTROL-06")
def test_the_token_is_placed_before_the_combat():
    scenario = Field("tyrell knight", "lannister footman")
    game = scenario.march().marches("tyrell", "the-reach", {"blackwater": "knight"}, leave_power=True)
    game.asks("tyrell", "house-card")
    assert game.state.tokens == {"the-reach": "tyrell"}
    told = game.happened()
    assert told.index("PowerTokenPlaced") < told.index("InitialStrength")
    later = Field("tyrell knight", "lannister footman").fight().plays(tyrell="mace-tyrell", lannister="the-hound")
    while later.table.waiting:
        seat = later.table.waiting[0]
        assert "power" not in later.table.decision(seat).about, "afterwards nobody is asked for one"
        later.says(seat, later.answers(seat)[0])
    assert later.state.tokens == {}


@pytest.mark.rule("BG2-CONTROL-07", "BG2-CONTROL-08")
def test_a_token_leaves_only_when_an_enemy_takes_control_and_defends_nothing():
    """A combat in the area that the attacker loses leaves it; one that is won, or no combat at all, removes it."""
    held = Field("tyrell footman", "lannister knight knight").token("lannister", "blackwater").supply(lannister=6)
    game = held.fight()
    assert game.initial() == {"tyrell": 1, "lannister": 4}
    game.plays(tyrell="margaery-tyrell", lannister="tywin-lannister").ends()
    assert game.state.tokens == {"blackwater": "lannister"}
    taken = Field("tyrell knight knight", "lannister footman").token("lannister", "blackwater").supply(tyrell=6)
    game = taken.fight().plays(tyrell="ser-loras-tyrell", lannister="cersei-lannister")
    while "lannister" in game.table.waiting:
        game.says("lannister", game.answers("lannister")[0])
    assert game.state.tokens == {}
    assert PowerTokenRemoved("lannister", "blackwater") in game.told(PowerTokenRemoved)


@pytest.mark.rule("BG2-CONTROL-07")
def test_own_units_entering_leave_the_token():
    scenario = leaving("seagard").token("lannister", "riverrun")
    game = marching(scenario).marches("lannister", "seagard", {"riverrun": "footman"}).ends()
    assert not game.told(PowerTokenRemoved)


@pytest.mark.rule("BG2-CONTROL-09")
def test_an_area_holds_one_token():
    game = marching(leaving().token("lannister", "riverrun"))
    game.refuses_march("lannister", "riverrun", {"seagard": "footman"}, rule="BG2-RULE-64", leave_power=True)


@pytest.mark.rule("BG2-CONTROL-10")
def test_without_available_power_no_token_can_be_placed():
    game = marching(leaving().power(lannister=0))
    game.refuses_march("lannister", "riverrun", {"seagard": "footman"}, rule="BG2-CONTROL-10", leave_power=True)
    game.marches("lannister", "riverrun", {"seagard": "footman"}).ends()


@pytest.mark.rule("BG2-CONTROL-11")
def test_an_area_emptied_otherwise_gets_no_token():
    """The wildlings win, the last unit of an area is lost, and nobody is asked for a token."""
    scenario = Scenario(3).army("riverrun", "lannister", "footman").army("karhold", "stark", "footman footman")
    scenario.wildlings(12, "mammoth-riders").power(5)
    game = scenario.begin(steps.WildlingAttack()).bids(stark=1, baratheon=1)
    assert game.ends().state.tokens == {}
    assert controller(game.state, "riverrun") is None
    assert game.state.power["lannister"] == 5


HOMES = ["dragonstone", "pyke", "lannisport", "sunspear", "winterfell", "highgarden"]


@pytest.mark.rule("BG2-CONTROL-12")
@pytest.mark.parametrize("home", HOMES)
def test_a_home_area_is_controlled_without_units_or_token(home: Area):
    state = Scenario(6).state
    assert controller(state, home) == state.edition.realm.home_of[home]
    state.garrisons.clear()
    assert controller(state, home) == state.edition.realm.home_of[home], "whatever became of the garrison"


@pytest.mark.rule("BG2-CONTROL-12")
def test_no_token_is_placed_on_a_houses_own_crest():
    game = marching(leaving("lannisport"))
    game.refuses_march("lannister", "lannisport", {"riverrun": "footman"}, rule="BG2-RULE-64", leave_power=True)
    game.marches("lannister", "lannisport", {"riverrun": "footman"}).ends()
    assert controlled(game.state, "lannister") == ["lannisport", "riverrun"]


@pytest.mark.rule("BG2-CONTROL-13", "BG2-CONTROL-14")
def test_an_enemy_controls_a_home_area_by_units_or_by_a_token_on_the_crest():
    scenario = leaving("winterfell").without_garrison("winterfell")
    assert controller(scenario.state, "winterfell") == "lannister"
    game = marching(scenario).marches("lannister", "winterfell", {"karhold": "footman"}, leave_power=True).ends()
    assert game.state.tokens == {"winterfell": "lannister"}
    assert controller(game.state, "winterfell") == "lannister"
    left = marching(scenario).marches("lannister", "winterfell", {"karhold": "footman"}).ends()
    assert controller(left.state, "winterfell") == "stark", "at once"


@pytest.mark.rule("BG2-CONTROL-12", "BG2-CONTROL-13")
def test_the_crest_itself_cannot_be_removed():
    """Stark comes home: the token on the crest is gone, and what was printed counts again."""
    scenario = leaving("karhold", "stark").without_garrison("winterfell").token("lannister", "winterfell")
    game = marching(scenario).marches("stark", "karhold", {"winterfell": "footman"}).ends()
    assert game.told(PowerTokenRemoved) == [PowerTokenRemoved("lannister", "winterfell")]
    del game.state.units["winterfell"]
    assert controller(game.state, "winterfell") == "stark"


@pytest.mark.rule("BG2-CONTROL-13", "BG2-MARCH-12")
def test_an_empty_enemy_home_without_garrison_is_entered_without_a_combat():
    scenario = leaving("karhold").without_garrison("winterfell")
    game = marching(scenario).marches("lannister", "karhold", {"winterfell": "footman"}).ends()
    assert "CombatBegan" not in game.happened()
    assert controller(game.state, "winterfell") == "lannister"
