"""GARRISON: what protects a home area."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import GarrisonDefeated, SupportGiven
from maester.games.boardgame2.edition import EDITION
from tests.scenarios.boardgame.combat import Field
from tests.scenarios.boardgame.scenario import Scenario


def stormed(attack: str = "knight knight knight", defense: str = "", march: str = "march-0") -> Field:
    """Tyrell marches on Lannisport."""
    defenders = f"lannister {defense}" if defense else ""
    return Field(f"tyrell {attack}", defenders, "lannisport", "stoney-sept", march)


@pytest.mark.rule("BG2-GARRISON-01", "BG2-GARRISON-08")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_house_begins_with_a_garrison_of_2_at_home(players: int):
    game = Scenario(players)
    homes = {EDITION.houses[house].home: 2 for house in game.state.seats}
    assert game.state.garrisons == homes


@pytest.mark.rule("BG2-GARRISON-02")
def test_a_garrison_takes_no_order_and_no_supply():
    game = Scenario(6).army("stoney-sept", "lannister", "footman").begin(steps.AssignOrders())
    game.refuses("lannister", {"stoney-sept": "raid", "lannisport": "raid"}, rule="BG2-PLAN-02")
    house = game.view(None).houses["lannister"]
    assert house.armies == ()


@pytest.mark.rule("BG2-GARRISON-02")
def test_a_lone_unit_with_a_garrison_is_no_army():
    game = Scenario(6).army("lannisport", "lannister", "footman").begin(steps.AssignOrders())
    house = game.view(None).houses["lannister"]
    assert house.armies == ()


@pytest.mark.rule("BG2-GARRISON-03")
def test_a_garrison_counts_for_the_initial_strength_of_the_defender():
    assert stormed(defense="footman").fight().initial() == {"tyrell": 6, "lannister": 3}
    assert stormed(defense="footman").without_garrison("lannisport").fight().initial()["lannister"] == 1


@pytest.mark.rule("BG2-GARRISON-04")
def test_a_garrison_alone_is_fought_in_a_full_combat():
    game = stormed().fight().waits_for("tyrell", "lannister")
    assert game.initial() == {"tyrell": 6, "lannister": 2}
    game.plays(tyrell="mace-tyrell", lannister="the-hound").ends()
    assert game.final() == {"tyrell": 10, "lannister": 4}
    assert game.house_in("lannisport") == "tyrell"


@pytest.mark.rule("BG2-GARRISON-04")
def test_a_garrison_alone_can_win():
    game = stormed("footman").fight().plays(tyrell="alester-florent", lannister="tywin-lannister").ends()
    assert game.winner == "lannister"
    assert game.units("stoney-sept") == "(footman)"
    assert game.state.garrisons["lannisport"] == 2


@pytest.mark.rule("BG2-GARRISON-04")
def test_without_garrison_and_units_there_is_no_combat():
    game = stormed().without_garrison("lannisport").fight().ends()
    assert "CombatBegan" not in game.happened()
    assert game.house_in("lannisport") == "tyrell"


@pytest.mark.rule("BG2-GARRISON-05")
@pytest.mark.parametrize("defense", ["", "footman footman"])
@pytest.mark.parametrize("tower", ["the-hound", "ser-kevan-lannister"])
def test_a_defeated_garrison_leaves_the_game_whatever_the_icons(defense: str, tower: str):
    game = stormed(defense=defense).fight().plays(tyrell="mace-tyrell", lannister=tower)
    assert game.winner == "tyrell"
    assert game.told(GarrisonDefeated) == [GarrisonDefeated("lannister", "lannisport")]
    assert "lannisport" not in game.state.garrisons


@pytest.mark.rule("BG2-GARRISON-05")
def test_a_garrison_that_was_not_defeated_stays():
    game = stormed("footman", "knight").fight().plays(tyrell="ser-garlan-tyrell", lannister="tywin-lannister").ends()
    assert game.state.garrisons["lannisport"] == 2


@pytest.mark.rule("BG2-GARRISON-06")
def test_a_garrison_never_supports():
    field = Field("tyrell knight", "lannister knight", "stoney-sept", "searoad-marches")
    game = field.army("lannisport", "lannister", "footman").order("lannisport", "support").fight()
    game.supports("lannister", {"lannisport": "lannister"})
    assert game.told(SupportGiven) == [SupportGiven("lannister", "lannisport", "lannister", 1)]
    assert game.initial()["lannister"] == 3


@pytest.mark.rule("BG2-GARRISON-06")
def test_a_garrison_does_nothing_for_those_who_march_out():
    game = Field("lannister knight", "tyrell knight", "stoney-sept", "lannisport").fight()
    assert game.initial() == {"lannister": 2, "tyrell": 2}


@pytest.mark.rule("BG2-GARRISON-07")
@pytest.mark.parametrize("defense", ["", "footman"])
def test_skulls_do_not_harm_a_garrison(defense: str):
    game = stormed("footman", defense).tides("skull", "blank").fight()
    game.plays(tyrell="alester-florent", lannister="tywin-lannister").ends()
    assert game.winner == "lannister"
    assert game.lost("lannister", "skull") == defense
    assert game.state.garrisons["lannisport"] == 2
