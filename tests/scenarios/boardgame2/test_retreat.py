"""RETREAT: where the beaten go, and what becomes of them."""

from typing import Any

import pytest

from maester.games.boardgame.events import Retreated
from tests.scenarios.boardgame.combat import Combat, Field

AROUND = {"crackclaw-point", "harrenhal", "searoad-marches", "stoney-sept"}
"""Where one can retreat to from Blackwater if the attack came from the Reach; King's Landing has a neutral force."""


def beaten(defense: str = "knight", **where: Any) -> Field:
    """Lannister will lose to Tyrell, without casualties."""
    return Field("tyrell knight knight knight", f"lannister {defense}", **where)


def lost(field: Field) -> Combat:
    return field.fight().plays(tyrell="mace-tyrell", lannister="the-hound")


def repelled(attack: str = "knight") -> Field:
    """Tyrell will lose to Lannister, without casualties."""
    return Field(f"tyrell {attack}", "lannister knight knight knight")


def beaten_off(field: Field) -> Combat:
    return field.fight().plays(tyrell="alester-florent", lannister="the-hound")


@pytest.mark.rule("BG2-RETREAT-01")
@pytest.mark.parametrize("loser", ["tyrell", "lannister"])
def test_the_loser_must_leave(loser: str):
    if loser == "lannister":
        game = lost(beaten()).waits_for("lannister").asks("lannister", "retreat")
        assert None not in game.answers("lannister")
        game.says("lannister", "harrenhal").ends()
    else:
        game = beaten_off(repelled()).ends()
    assert game.house_in("blackwater") != loser
    assert len(game.told(Retreated)) == 1


@pytest.mark.rule("BG2-RETREAT-02")
def test_a_losing_attacker_goes_back():
    game = beaten_off(repelled("footman knight")).ends()
    assert game.units("the-reach") == "(footman) (knight)"
    assert game.told(Retreated) == [Retreated("tyrell", "blackwater", "the-reach", ("footman", "knight"))]


@pytest.mark.rule("BG2-RETREAT-02")
def test_a_losing_attacker_goes_back_over_the_sea():
    field = Field("tyrell knight", "lannister knight knight", "lannisport", "highgarden")
    field.army("west-summer-sea", "tyrell", "ship").army("sunset-sea", "tyrell", "ship")
    game = beaten_off(field.army("the-golden-sound", "tyrell", "ship")).ends()
    assert game.units("highgarden") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-02")
def test_ships_go_back_to_their_port():
    field = Field("lannister ship", "tyrell ship ship", "the-golden-sound", "lannisport-port")
    game = field.fight().plays(lannister="the-hound", tyrell="randyll-tarly").ends()
    assert game.units("lannisport-port") == "(ship)"


@pytest.mark.rule("BG2-RETREAT-03")
def test_a_losing_defender_goes_to_an_empty_area_next_door():
    assert set(lost(beaten()).answers("lannister")) == AROUND


@pytest.mark.rule("BG2-RETREAT-03")
def test_not_to_enemy_units_nor_enemy_power_tokens():
    field = beaten().army("harrenhal", "stark", "footman").token("stark", "stoney-sept")
    assert set(lost(field).answers("lannister")) == AROUND - {"harrenhal", "stoney-sept"}


@pytest.mark.rule("BG2-RETREAT-03")
def test_but_to_own_units_and_own_power_tokens():
    field = beaten().army("harrenhal", "lannister", "footman").token("lannister", "stoney-sept")
    game = lost(field)
    assert set(game.answers("lannister")) == AROUND
    game.says("lannister", "harrenhal").ends()
    assert game.units("harrenhal") == "footman (knight)"


@pytest.mark.rule("BG2-RETREAT-04")
def test_all_go_to_the_same_area():
    game = lost(beaten("footman knight knight"))
    game.says("lannister", "harrenhal").ends()
    assert game.units("harrenhal") == "(knight) (knight)", "Mace Tyrell had taken the footman"
    assert list(game.sizes("lannister")) == ["harrenhal"]


@pytest.mark.rule("BG2-RETREAT-05")
@pytest.mark.parametrize("origin", ["stoney-sept", "harrenhal"])
def test_never_to_where_the_attack_came_from(origin: str):
    game = lost(beaten(origin=origin))
    assert not game.state.units.get(origin)
    assert set(game.answers("lannister")) == (AROUND | {"the-reach"}) - {origin}


@pytest.mark.rule("BG2-RETREAT-05")
def test_never_to_where_the_attack_came_from_even_when_it_is_the_only_area():
    field = beaten(at="kingswood").army("storms-end", "stark", "footman").army("the-boneway", "stark", "footman")
    game = lost(field).ends()
    assert game.lost("lannister", "retreat") == "knight"


@pytest.mark.rule("BG2-RETREAT-06")
def test_an_area_that_breaks_supply_is_not_open_while_another_is():
    """With supply 0 no army has more than two units."""
    field = beaten("knight knight").supply(lannister=0)
    field.army("harrenhal", "lannister", "footman").army("stoney-sept", "lannister", "footman")
    assert set(lost(field).answers("lannister")) == {"crackclaw-point", "searoad-marches"}


@pytest.mark.rule("BG2-RETREAT-06")
def test_if_there_is_no_other_units_are_destroyed_first():
    field = beaten("knight siege-engine footman", at="storms-end", origin="kingswood").supply(lannister=0)
    field.army("the-boneway", "lannister", "knight")
    game = field.fight().plays(tyrell="margaery-tyrell", lannister="tyrion-lannister").says("lannister", "keep")
    assert game.winner == "tyrell"
    assert game.lost("lannister", "retreat") == "siege-engine", "it cannot retreat anyway"
    game.asks("lannister", "left-behind").refuses("lannister", {"storms-end": []}, rule="BG2-RETREAT-06")
    game.refuses("lannister", {"storms-end": ["footman", "knight"]}, rule="BG2-RETREAT-06")
    game.says("lannister", {"storms-end": ["footman"]}).ends()
    assert game.units("the-boneway") == "knight (knight)"


@pytest.mark.rule("BG2-RETREAT-06")
def test_the_number_of_armies_counts_as_well():
    """With supply 0 there are two armies at most, and two stand elsewhere."""
    field = beaten("knight knight").supply(lannister=0)
    field.army("lannisport", "lannister", "footman footman").army("riverrun", "lannister", "footman footman")
    game = lost(field)
    assert set(game.answers("lannister")) == AROUND
    game.says("lannister", "harrenhal").ends()
    assert game.lost("lannister", "retreat") == "knight"
    assert game.units("harrenhal") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-07")
def test_without_any_legal_area_all_are_destroyed():
    field = beaten("knight knight", at="storms-end", origin="kingswood").token("stark", "the-boneway")
    game = lost(field).ends()
    assert game.lost("lannister", "retreat") == "knight knight"
    assert not game.sizes("lannister")


@pytest.mark.rule("BG2-RETREAT-08")
def test_land_units_never_retreat_to_ports_or_seas():
    game = lost(beaten(at="lannisport", origin="stoney-sept").army("the-golden-sound", "lannister", "ship"))
    assert set(game.answers("lannister")) == {"riverrun", "searoad-marches"}


@pytest.mark.rule("BG2-RETREAT-08")
def test_ships_never_retreat_to_land():
    field = Field("tyrell ship ship", "lannister ship", "the-golden-sound", "sunset-sea")
    game = field.token("lannister", "riverrun").fight().plays(tyrell="randyll-tarly", lannister="the-hound")
    assert set(game.answers("lannister")) == {"ironmans-bay", "lannisport-port"}
    game.says("lannister", "lannisport-port").ends()
    assert game.units("lannisport-port") == "(ship)"


@pytest.mark.rule("BG2-RETREAT-09")
def test_units_that_retreated_are_routed():
    game = lost(beaten("knight knight").army("harrenhal", "lannister", "footman")).says("lannister", "harrenhal").ends()
    assert game.units("harrenhal") == "footman (knight) (knight)"


@pytest.mark.rule("BG2-RETREAT-10")
@pytest.mark.parametrize(("defense", "strength"), [("(knight)", 0), ("(knight) footman", 1), ("(knight) knight", 2)])
def test_routed_units_have_no_strength(defense: str, strength: int):
    assert beaten(defense).fight().initial()["lannister"] == strength


@pytest.mark.rule("BG2-RETREAT-10")
def test_routed_units_support_with_no_strength():
    field = beaten().army("stoney-sept", "stark", "(knight) footman").order("stoney-sept", "support")
    game = field.fight().supports("stark", {"stoney-sept": "lannister"}).says("lannister", [])
    assert game.initial()["lannister"] == 2 + 1


@pytest.mark.rule("BG2-RETREAT-11")
def test_a_routed_unit_that_must_retreat_is_destroyed():
    game = lost(beaten("(knight) knight")).says("lannister", "harrenhal").ends()
    assert game.lost("lannister", "rout") == "knight"
    assert game.units("harrenhal") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-12")
def test_routed_units_cannot_march():
    game = Field("tyrell knight (knight)", "lannister footman").march()
    march = {"area": "the-reach", "moves": {"highgarden": ["knight", "knight"]}}
    game.refuses("tyrell", march, rule="BG2-RETREAT-12")
    game.marches("tyrell", "the-reach", {"highgarden": "knight"}).ends()
    assert game.units("the-reach") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-12")
def test_a_march_of_routed_units_only_is_spent():
    game = Field("tyrell (knight)", "lannister footman").march().ends()
    assert "the-reach" not in game.state.orders
    assert game.units("the-reach") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-13")
def test_ships_carry_a_retreat():
    field = beaten(at="lannisport", origin="stoney-sept").army("the-golden-sound", "lannister", "ship")
    game = lost(field.army("ironmans-bay", "lannister", "ship").without_garrison("pyke").token("lannister", "pyke"))
    overseas = {"seagard", "flints-finger", "greywater-watch", "pyke"}
    assert set(game.answers("lannister")) == {"riverrun", "searoad-marches"} | overseas
    game.says("lannister", "seagard").ends()
    assert game.units("seagard") == "(knight)"


@pytest.mark.rule("BG2-RETREAT-13")
def test_ships_of_others_carry_nobody():
    field = beaten(at="lannisport", origin="stoney-sept").army("the-golden-sound", "lannister", "ship")
    game = lost(field.army("ironmans-bay", "greyjoy", "ship"))
    assert set(game.answers("lannister")) == {"riverrun", "searoad-marches"}


@pytest.mark.rule("BG2-RETREAT-14")
@pytest.mark.parametrize("loser", ["tyrell", "lannister"])
def test_siege_engines_cannot_retreat(loser: str):
    if loser == "lannister":
        game = lost(beaten("knight siege-engine")).says("lannister", "harrenhal").ends()
        assert game.units("harrenhal") == "(knight)"
    else:
        game = beaten_off(repelled("knight siege-engine")).ends()
        assert game.units("the-reach") == "(knight)"
    assert game.lost(loser, "retreat") == "siege-engine"


@pytest.mark.rule("BG2-RETREAT-15")
def test_nobody_retreats_into_an_empty_enemy_home():
    field = Field("tyrell knight knight knight", "stark knight", "searoad-marches", "the-reach")
    game = field.without_garrison("lannisport").fight().plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert set(game.answers("stark")) == {"blackwater", "stoney-sept"}, "not Lannisport, nor Highgarden"


@pytest.mark.rule("BG2-RETREAT-15")
def test_a_power_token_opens_a_conquered_home():
    field = Field("tyrell knight knight knight", "stark knight", "searoad-marches", "the-reach")
    game = field.without_garrison("lannisport").token("stark", "lannisport").fight()
    game.plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert set(game.answers("stark")) == {"blackwater", "stoney-sept", "lannisport"}


@pytest.mark.rule("BG2-RETREAT-15")
def test_a_house_may_retreat_to_its_own_empty_home():
    game = lost(beaten(at="stoney-sept", origin="blackwater"))
    assert "lannisport" in game.answers("lannister")
