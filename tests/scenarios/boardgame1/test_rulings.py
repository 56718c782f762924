"""The rulings in play: where several rules meet, and what was agreed where the rulebook is silent.

Rulings that say how one rule is read are proven beside that rule, in the chapter it belongs to.
"""

from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import CombatBegan, OrderRemoved, SupportGiven
from maester.games.boardgame.facts import Area
from maester.games.boardgame1 import GAME
from maester.kernel import Chance
from maester.kernel.record import resume, save
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame.scenario import Played, unit
from tests.scenarios.boardgame1.first import Fight, First


@pytest.mark.rule("BG1-RULE-24", "BG1-RETREAT-11")
def test_ships_that_have_just_retreated_carry_units():
    """Lannister's ship flees from the Sunset Sea to the Golden Sound, and from there Lannisport is next to Riverrun."""
    field = Fight("greyjoy ship ship ship", "lannister ship", at="sunset-sea", origin="bay-of-ice")
    field.track("fiefdoms", "stark").turn_order("greyjoy", "lannister").army("ironmans-bay", "greyjoy", "ship")
    field.army("redwyne-straights", "tyrell", "ship").army("searoad-marches", "lannister", "knight")
    game = field.order("searoad-marches", "march-0").fight()
    game.plays(greyjoy="balon-greyjoy", lannister="tyrion-lannister")
    assert game.units("the-golden-sound") == "(ship)"
    game.marches("lannister", "searoad-marches", {"riverrun": "knight"}).ends()
    assert game.units("riverrun") == "knight"


@pytest.mark.rule("BG1-RULE-43", "BG1-RETREAT-15")
def test_a_beaten_attacker_does_not_march_again():
    """An order waits where it returns to, but routed units do not follow it."""
    field = Fight("tyrell footman", "lannister knight knight").turn_order("tyrell")
    game = field.ordered("tyrell", "march-minus-1", "highgarden").fight()
    game.plays(tyrell="margaery-tyrell", lannister="tyrion-lannister")
    assert game.units("the-reach") == "(footman)"
    game.marches("tyrell", "highgarden", {"the-reach": "footman"}).ends()
    assert game.units("the-reach") == "footman (footman)"


@pytest.mark.rule("BG1-RULE-28", "BG1-MAP-09")
def test_oldtown_lies_on_the_sunset_sea():
    realm = First().state.edition.realm
    assert set(realm.seas["oldtown"]) == {"redwyne-straights", "sunset-sea"}
    muster = First().token("tyrell", "oldtown").begin(steps.Muster("tyrell"))
    muster.says("tyrell", {"oldtown": [unit("ship", "sunset-sea")]}).ends()
    raid = First().ordered("greyjoy", "raid", "sunset-sea").ordered("tyrell", "support", "oldtown").begin(steps.Raids())
    raid.raids("greyjoy", "sunset-sea", "oldtown").ends()
    field = Fight("tyrell footman", "lannister footman", at="oldtown", origin="highgarden")
    game = (
        field.ordered("lannister", "support", "sunset-sea").fight().supports("lannister", {"sunset-sea": "lannister"})
    )
    assert game.told(SupportGiven) == [SupportGiven("lannister", "sunset-sea", "lannister", 1)]
    assert game.view(None).barred == ()


@pytest.mark.rule("BG1-RULE-28")
def test_oldtown_does_not_lie_on_the_sunset_sea_if_the_table_agrees_on_the_printed_board():
    """Nothing passes between the two; everything else on the map is as it was."""
    agreed: dict[str, Any] = {"oldtown_on_sunset_sea": False}
    printed, usual = First(**agreed).state.edition.realm, First().state.edition.realm
    for touching, as_usual in (
        (printed.neighbours, usual.neighbours),
        (printed.seas, usual.seas),
        (printed.coasts, usual.coasts),
    ):
        parted = {(area, other) for area, others in as_usual.items() for other in others if other not in touching[area]}
        assert parted <= {("oldtown", "sunset-sea"), ("sunset-sea", "oldtown")}
        assert parted
        assert all(set(others) <= set(as_usual[area]) for area, others in touching.items())

    scenario = First(**agreed).ordered("greyjoy", "march-0", "pyke").army("ironmans-bay", "greyjoy", "ship")
    game = marching(scenario.army("sunset-sea", "greyjoy", "ship"))
    game.refuses_march("greyjoy", "pyke", {"oldtown": "footman"}, rule="BG1-MARCH-04")
    game.marches("greyjoy", "pyke", {"highgarden": "footman"}).ends()

    muster = First(**agreed).token("tyrell", "oldtown").begin(steps.Muster("tyrell")).asks("tyrell", "muster")
    assert muster.question("tyrell").waters["oldtown"] == ("redwyne-straights",)
    muster.refuses("tyrell", {"oldtown": [unit("ship", "sunset-sea")]}, rule="BG1-MUST-07")

    raid = First(**agreed).ordered("greyjoy", "raid", "sunset-sea").ordered("tyrell", "support", "oldtown")
    assert raid.begin(steps.Raids()).ends().orders("tyrell") == {"oldtown": "support"}, "there is nothing to raid"

    field = Fight("tyrell footman", "lannister footman", at="oldtown", origin="highgarden", **agreed)
    field.ordered("lannister", "support", "sunset-sea").fight().waits_for("tyrell", "lannister")


@pytest.mark.rule("BG1-RULE-28")
def test_the_board_agreed_on_is_seen_and_is_kept_when_the_game_is_saved():
    table = First(oldtown_on_sunset_sea=False).set_up().begin(steps.AssignOrders()).table
    for one in (table, table.copy(), table.imagined("stark", Chance(2)), resume(GAME, save(table))):
        game = Played(one)
        assert game.view(None).barred == (("oldtown", "sunset-sea"),)
        assert "sunset-sea" not in game.state.edition.realm.neighbours["oldtown"]
    assert "no border between oldtown and sunset-sea" in GAME.drawn(table.view(None))


@pytest.mark.rule("BG1-RULE-45", "BG1-RULE-44")
def test_a_defense_order_serves_in_every_combat_until_its_area_falls():
    field = Fight("tyrell footman", "lannister knight knight").order("blackwater", "defense-plus-1")
    field.turn_order("tyrell", "stark").army("harrenhal", "stark", "knight").order("harrenhal", "march-0")
    game = field.fight().plays(tyrell="margaery-tyrell", lannister="tyrion-lannister")
    game.marches("stark", "harrenhal", {"blackwater": "knight"})
    assert game.initial() == {"stark": 2, "lannister": 5}


@pytest.mark.rule("BG1-RULE-56", "BG1-CARDS-24")
def test_an_order_that_brienne_removed_is_gone_for_the_round():
    field = Fight("tyrell footman", "lannister knight knight").order("blackwater", "defense-plus-2")
    field.turn_order("tyrell", "stark").army("harrenhal", "stark", "knight").order("harrenhal", "march-0")
    game = field.fight().plays(tyrell="brienne-of-tarth", lannister="tyrion-lannister")
    game.marches("stark", "harrenhal", {"blackwater": "knight"})
    assert game.initial() == {"stark": 2, "lannister": 4}


@pytest.mark.rule("BG1-RULE-53", "BG1-RULE-44")
def test_support_that_asha_removes_was_given_and_is_not_given_again():
    """She has won against it; in the next combat beside it there is none."""
    field = Fight("greyjoy knight knight knight", "lannister footman", origin="harrenhal").turn_order(
        "greyjoy", "tyrell"
    )
    field.track("fiefdoms", "stark").ordered("stark", "support", "stoney-sept").army(
        "searoad-marches", "lannister", "knight"
    )
    field.ordered("tyrell", "march-0", "highgarden")
    game = field.fight().supports("stark", {"stoney-sept": "lannister"})
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister").says("greyjoy", "stoney-sept")
    assert game.told(OrderRemoved)[-1] == OrderRemoved("stark", "stoney-sept", "support")
    assert game.final() == {"greyjoy": 6 + 2, "lannister": 1 + 1}
    game.says("lannister", "crackclaw-point")
    game.marches("tyrell", "highgarden", {"searoad-marches": "footman"})
    assert game.waits_for("tyrell", "lannister").initial() == {"tyrell": 1, "lannister": 2}


@pytest.mark.rule("BG1-RULE-39", "BG1-CONTROL-08")
def test_a_home_area_left_in_a_combat_is_its_houses_again():
    """Greyjoy's footman leaves Winterfell for a combat, without a token. However that ends, Stark controls it again."""
    field = Fight("greyjoy footman", "lannister knight knight", at="karhold", origin="winterfell")
    game = field.track("fiefdoms", "stark").fight()
    assert game.view(None).areas["winterfell"].controller == "stark"
    game.plays(greyjoy="blacktyde-captain", lannister="tyrion-lannister").ends()
    assert game.view(None).areas["winterfell"].controller == "greyjoy", "the beaten return there"


@pytest.mark.rule("BG1-RULE-58", "BG1-CARDS-14")
def test_a_house_that_would_gain_more_power_than_is_left_takes_what_is_left():
    field = Fight("tyrell footman", "lannister knight knight").power(lannister=18).token("lannister", "stoney-sept")
    game = field.fight().plays(tyrell="margaery-tyrell", lannister="ser-jaime-lannister").ends()
    assert game.state.power["lannister"] == 19
    pillage = First().power(stark=20).ordered("stark", "raid", "harrenhal")
    raided = pillage.ordered("lannister", "consolidate-power", "riverrun").begin(steps.Raids())
    assert raided.raids("stark", "harrenhal", "riverrun").ends().state.power["stark"] == 20


@pytest.mark.rule("BG1-RULE-48", "BG1-NEUTRAL-06")
@pytest.mark.parametrize("next_door", ["moat-cailin", "flints-finger"])
def test_neutral_units_do_not_support_each_other(next_door: Area):
    """Greywater Watch has one footman, and two ships lie off its coast; one footman is enough against it."""
    scenario = First(4).ordered("stark", "march-0", next_door)
    game = marching(scenario).marches("stark", next_door, {"greywater-watch": "footman"}).ends()
    assert game.house_in("greywater-watch") == "stark"
    assert game.told(CombatBegan) == []


@pytest.mark.rule("BG1-CP-04")
def test_an_order_whose_units_are_gone_stays_until_the_end_of_the_round():
    field = Fight("tyrell knight knight", "lannister footman")
    field.order("oldtown", "consolidate-power", "stark")
    game = field.fight().plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.orders() == {"oldtown": "consolidate-power"}
