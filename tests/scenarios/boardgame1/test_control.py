"""CONTROL: areas are controlled by units, by power tokens and by printed arms."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import all_structures, controlled, controller
from maester.games.boardgame.events import PowerTokenPlaced, PowerTokenRemoved
from maester.games.boardgame.facts import Area
from maester.games.boardgame.tokens import pool
from tests.scenarios.boardgame.combat import Combat, marching
from tests.scenarios.boardgame1.first import Fight, First


def leaving(area: Area = "riverrun", units: str = "footman", house: str = "lannister") -> First:
    return First().supply(**{house: 6}).army(area, house, units).order(area, "march-0")


def left(token: bool, scenario: First | None = None) -> Combat:
    """Lannister leaves Riverrun for Seagard, with or without a token."""
    march = {"seagard": "footman"}
    return marching(scenario or leaving()).marches("lannister", "riverrun", march, leave_power=token)


@pytest.mark.rule("BG1-CONTROL-01")
def test_units_and_tokens_control_land():
    state = First().army("riverrun", "stark", "footman").army("seagard", "greyjoy", "knight").state
    assert (controller(state, "riverrun"), controller(state, "seagard")) == ("stark", "greyjoy")
    state = First().token("stark", "riverrun").army("ironmans-bay", "lannister", "ship").state
    assert controller(state, "riverrun") == "stark"
    assert controller(state, "seagard") is None, "ships off its coast do not control it"


@pytest.mark.rule("BG1-CONTROL-02", "BG1-CONTROL-03", "BG1-RULE-10")
def test_a_house_that_marches_out_loses_control_or_leaves_a_power_token():
    game = left(token=False).ends()
    assert controller(game.state, "riverrun") is None
    game = left(token=True).ends()
    assert controller(game.state, "riverrun") == "lannister"
    assert game.told(PowerTokenPlaced) == [PowerTokenPlaced("lannister", "riverrun")]
    assert (game.state.power["lannister"], pool(game.state, "lannister")) == (4, 15)
    poor = marching(leaving().power(lannister=0))
    march = {"seagard": "footman"}
    poor.refuses_march("lannister", "riverrun", march, rule="BG1-CONTROL-03", leave_power=True)


@pytest.mark.rule("BG1-CONTROL-02", "BG1-RULE-38")
def test_no_token_while_units_stay_and_one_for_an_area():
    game = marching(leaving(units="footman knight"))
    march = {"seagard": "footman"}
    game.refuses_march("lannister", "riverrun", march, rule="BG1-CONTROL-02", leave_power=True)
    second = marching(leaving().token("lannister", "riverrun"))
    second.refuses_march("lannister", "riverrun", march, rule="BG1-RULE-38", leave_power=True)


@pytest.mark.rule("BG1-RULE-38")
def test_the_token_is_there_before_the_combat_of_the_same_march():
    scenario = leaving(units="footman").army("seagard", "stark", "knight")
    game = left(token=True, scenario=scenario).asks("lannister", "house-card")
    assert game.state.tokens == {"riverrun": "lannister"}


@pytest.mark.rule("BG1-RULE-38")
def test_a_house_that_retreats_leaves_no_token():
    game = Fight("tyrell knight knight", "lannister footman").fight()
    game.plays(tyrell="ser-garlan-tyrell", lannister="tyrion-lannister").says("lannister", "stoney-sept").ends()
    assert game.units("stoney-sept") == "(footman)"
    assert game.state.tokens == {}


@pytest.mark.rule("BG1-CONTROL-04")
def test_the_token_stays_until_an_enemy_takes_the_area():
    scenario = leaving("seagard").token("stark", "riverrun")
    game = marching(scenario).marches("lannister", "seagard", {"riverrun": "footman"}).ends()
    assert game.told(PowerTokenRemoved) == [PowerTokenRemoved("stark", "riverrun")]
    assert pool(game.state, "stark") == 15
    fought = Fight("tyrell knight knight", "lannister footman").token("lannister", "blackwater").fight()
    fought.plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert fought.state.tokens == {}
    held = Fight("tyrell footman", "lannister knight knight").token("lannister", "blackwater").fight()
    held.plays(tyrell="margaery-tyrell", lannister="tywin-lannister").ends()
    assert held.state.tokens == {"blackwater": "lannister"}


@pytest.mark.rule("BG1-CONTROL-05", "BG1-RULE-11")
def test_the_token_stays_when_its_owner_returns_and_leaves_again():
    scenario = leaving("seagard").token("lannister", "riverrun").power(lannister=4)
    scenario.ordered("lannister", "march-minus-1", "harrenhal")
    game = marching(scenario).marches("lannister", "seagard", {"riverrun": "footman"})
    game.marches("lannister", "harrenhal", {"riverrun": "footman"}).ends()
    assert game.state.tokens == {"riverrun": "lannister"}
    assert game.state.power["lannister"] == 4, "it did not come back"
    again = leaving().token("lannister", "riverrun")
    assert left(token=False, scenario=again).ends().state.tokens == {"riverrun": "lannister"}


@pytest.mark.rule("BG1-CONTROL-06")
def test_a_token_adds_nothing_in_combat():
    scenario = Fight("tyrell footman", "lannister footman").token("lannister", "blackwater")
    assert scenario.fight().initial() == {"tyrell": 1, "lannister": 1}


@pytest.mark.rule("BG1-CONTROL-07")
def test_no_token_at_sea():
    game = marching(leaving("ironmans-bay", "ship"))
    march = {"sunset-sea": "ship"}
    game.refuses_march("lannister", "ironmans-bay", march, rule="BG1-RULE-38", leave_power=True)
    assert controlled(First().army("ironmans-bay", "stark", "ship").state, "stark") == ["winterfell"]


# Home areas


@pytest.mark.rule("BG1-CONTROL-08", "BG1-RULE-39")
def test_a_home_area_is_its_houses_until_enemies_stand_there_or_cover_its_arms():
    assert controller(First().state, "winterfell") == "stark"
    scenario = leaving("winterfell", "footman", "greyjoy")
    assert controller(scenario.state, "winterfell") == "greyjoy"
    march = {"karhold": "footman"}
    freed = marching(scenario).marches("greyjoy", "winterfell", march).ends()
    assert controller(freed.state, "winterfell") == "stark", "at once, when the last of them has left"
    covered = marching(scenario).marches("greyjoy", "winterfell", march, leave_power=True).ends()
    assert controller(covered.state, "winterfell") == "greyjoy"


@pytest.mark.rule("BG1-RULE-39")
def test_an_empty_enemy_home_area_is_entered_without_combat():
    scenario = leaving("karhold", "footman", "greyjoy")
    game = marching(scenario).marches("greyjoy", "karhold", {"winterfell": "footman"}).ends()
    assert controller(game.state, "winterfell") == "greyjoy"


@pytest.mark.rule("BG1-CONTROL-08")
def test_the_arms_need_no_token_of_their_own_house():
    game = marching(leaving("winterfell", "footman", "stark"))
    march = {"karhold": "footman"}
    game.refuses_march("stark", "winterfell", march, rule="BG1-RULE-38", leave_power=True)


@pytest.mark.rule("BG1-CONTROL-09")
def test_a_controlled_area_serves_its_controller_with_units_or_without():
    """Riverrun: a stronghold, a barrel, a crown."""
    for scenario in (First(3).token("stark", "riverrun"), First(3).army("riverrun", "stark", "footman")):
        assert all_structures(scenario.state)["stark"] == 2
        scenario.power(0).supply(stark=0).revealed("II", "game-of-thrones")
        game = scenario.begin(steps.Resolve("II"), steps.CountSupply("stark"), steps.Muster("stark"))
        assert (game.state.power["stark"], game.state.supply["stark"]) == (2, 2)
        assert game.asks("stark", "muster").question("stark").points == {"riverrun": 2, "winterfell": 2}


@pytest.mark.rule("BG1-CONTROL-10", "BG1-RETREAT-04")
def test_nobody_retreats_to_an_enemy_token():
    scenario = Fight("tyrell knight knight", "lannister footman").token("stark", "stoney-sept", "harrenhal")
    scenario.token("tyrell", "crackclaw-point").token("lannister", "searoad-marches").without_neutral("kings-landing")
    game = scenario.fight().plays(tyrell="ser-garlan-tyrell", lannister="tyrion-lannister")
    assert set(game.asks("lannister", "retreat").answers("lannister")) == {"kings-landing", "searoad-marches"}


@pytest.mark.parametrize("agreed", [False, True])
@pytest.mark.rule("BG1-RULE-39", "BG1-RETREAT-04")
def test_an_empty_enemy_home_area_is_open_to_a_retreat_unless_it_was_agreed_otherwise(agreed: bool):
    scenario = Fight(
        "tyrell knight knight",
        "stark footman",
        at="searoad-marches",
        origin="blackwater",
        home_arms_block_retreat=agreed,
    )
    game = scenario.fight().plays(tyrell="ser-garlan-tyrell", stark="ser-rodrik-cassel").asks("stark", "retreat")
    assert ("lannisport" in game.answers("stark")) is not agreed
    assert "stoney-sept" in game.answers("stark")
    assert "highgarden" not in game.answers("stark") or not agreed
