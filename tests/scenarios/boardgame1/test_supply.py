"""SUP: armies, and what supply allows."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.facts import Area
from maester.games.boardgame.supply import fits, limits
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame.scenario import Played, unit
from tests.scenarios.boardgame1.first import Fight, First

LIMITS = {
    0: (2, 2),
    1: (3, 2),
    2: (3, 2, 2),
    3: (3, 2, 2, 2),
    4: (3, 3, 2, 2),
    5: (4, 3, 2, 2),
    6: (4, 3, 2, 2, 2),
}


def counted(scenario: First, house: str = "stark") -> Played:
    return scenario.begin(steps.CountSupply(house), steps.Reconcile(house))


@pytest.mark.parametrize("level", LIMITS)
@pytest.mark.rule("BG1-SUP-04", "BG1-SUP-05", "BG1-SUP-06")
def test_the_level_limits_number_and_size_of_armies(level: int):
    state = First().supply(stark=level).state
    assert limits(state, "stark") == LIMITS[level]
    assert fits(LIMITS[level][::-1], LIMITS[level]), "in whatever order"
    assert not fits((*LIMITS[level], 2), LIMITS[level]), "one army more"
    for rank in range(len(LIMITS[level])):
        larger = [size + (n == rank) for n, size in enumerate(LIMITS[level])]
        assert fits(larger, LIMITS[level]) is False


@pytest.mark.rule("BG1-SUP-06")
def test_fewer_and_smaller_armies_are_legal_too():
    assert fits((2, 2, 2), LIMITS[2])
    assert fits((3,), LIMITS[1])
    assert not fits((3, 3), LIMITS[3]), "the second of them is measured by the second limit"


@pytest.mark.rule("BG1-SUP-01", "BG1-SUP-02", "BG1-SUP-03")
def test_armies_are_two_units_or_more_on_land_or_at_sea_and_lone_units_need_nothing():
    scenario = First().supply(stark=0).army("winterfell", "stark", "knight knight")
    scenario.army("the-shivering-sea", "stark", "ship ship")
    for area in ("karhold", "white-harbor", "the-narrow-sea", "moat-cailin"):
        scenario.army(area, "stark", "ship" if area == "the-narrow-sea" else "footman")
    game = scenario.begin(steps.Reconcile("stark")).ends()
    stark = game.view(None).houses["stark"]
    assert stark.armies == (2, 2), "two knights are two units"
    scenario.army("moat-cailin", "stark", "footman").begin(steps.Reconcile("stark")).asks("stark", "reconcile")


@pytest.mark.rule("BG1-SUP-07", "BG1-SUP-08", "BG1-CONTROL-09")
@pytest.mark.parametrize("before", [0, 2, 6])
def test_the_token_moves_up_or_down_to_the_barrels_of_controlled_areas(before: int):
    """Winterfell by its arms (1), Widow's Watch by a token (1), Riverrun by a footman (1); Seagard is another's."""
    scenario = First().supply(stark=before).token("stark", "widows-watch").army("riverrun", "stark", "footman")
    game = counted(scenario.token("greyjoy", "seagard")).ends()
    assert game.state.supply["stark"] == 3


@pytest.mark.rule("BG1-SUP-13")
def test_the_track_ends_at_6():
    scenario = First().token("stark", "blackwater", "lannisport", "highgarden")
    assert counted(scenario).ends().state.supply["stark"] == 6
    assert First().token("greyjoy", "winterfell").begin(steps.CountSupply("stark")).state.supply["stark"] == 0


@pytest.mark.rule("BG1-SUP-09", "BG1-SUP-10", "BG1-RULE-25", "BG1-LIMITS-04")
def test_a_house_over_its_limit_removes_units_of_its_choice_until_they_fit_and_not_more():
    scenario = First().supply(stark=6).army("winterfell", "stark", "footman footman knight knight")
    game = counted(scenario.army("karhold", "stark", "footman footman")).asks("stark", "reconcile")
    assert game.state.supply["stark"] == 1
    game.refuses("stark", {}, rule="BG1-SUP-09").refuses("stark", {"karhold": ["footman"]}, rule="BG1-SUP-09")
    game.refuses("stark", {"winterfell": ["footman", "knight"]}, rule="BG1-RULE-25")
    game.says("stark", {"winterfell": ["knight"]}).ends()
    assert game.units("winterfell") == "footman footman knight"
    stark = game.view(None).houses["stark"]
    assert stark.pool["knight"] == 3


@pytest.mark.rule("BG1-SUP-11")
def test_barrels_won_and_lost_in_the_action_phase_move_no_token():
    """Blackwater has two barrels."""
    game = Fight("tyrell knight knight", "lannister footman").supply(tyrell=3, lannister=3).fight()
    game.plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.house_in("blackwater") == "tyrell"
    assert (game.state.supply["tyrell"], game.state.supply["lannister"]) == (3, 3)


@pytest.mark.rule("BG1-SUP-12")
def test_no_muster_march_or_retreat_breaks_the_limit():
    full = First().supply(stark=0).army("winterfell", "stark", "footman footman")
    full.army("white-harbor", "stark", "footman footman").army("karhold", "stark", "footman")
    muster = full.begin(steps.Muster("stark"))
    muster.refuses("stark", {"winterfell": [unit("footman", "winterfell")]}, rule="BG1-MUST-11")
    marches = marching(full.order("karhold", "march-0"))
    marches.refuses_march("stark", "karhold", {"winterfell": "footman"}, rule="BG1-MARCH-13")


@pytest.mark.parametrize("room", ["winterfell", "moat-cailin"])
@pytest.mark.rule("BG1-SUP-12", "BG1-RETREAT-06")
def test_a_retreat_heeds_the_limit(room: Area):
    """Level 1 allows a second army of two, and no third."""
    scenario = Fight("greyjoy knight knight", "stark footman", at="white-harbor", origin="widows-watch")
    scenario.army("winterfell", "stark", "footman footman footman").army("moat-cailin", "stark", "footman")
    if room == "winterfell":
        scenario.army("moat-cailin", "stark", "footman").supply(stark=1)
        game = scenario.track("fiefdoms", "tyrell").fight().plays(greyjoy="theon-greyjoy", stark="eddard-stark")
        assert game.ends().lost("stark", "retreat") == "footman"
    else:
        game = scenario.supply(stark=1).track("fiefdoms", "tyrell").fight()
        game.plays(greyjoy="theon-greyjoy", stark="eddard-stark").ends()
        assert game.units(room) == "footman (footman)"
