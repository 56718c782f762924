"""HCARD: the house cards of Stark that have a text."""

import pytest

from maester.games.boardgame.events import CardsTakenBack
from tests.scenarios.boardgame.combat import Field

# Robb Stark


def won(by: str = "attacker") -> Field:
    """Stark will win in Blackwater, attacking or defending."""
    if by == "attacker":
        return Field("stark knight knight", "tyrell knight")
    return Field("tyrell knight", "stark knight knight")


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_chooses_where_the_loser_retreats():
    game = won().fight().plays(stark="robb-stark", tyrell="margaery-tyrell")
    game.waits_for("stark").asks("stark", "choose-retreat")
    assert game.table.decision("stark").rule == "BG2-HCARD-01"
    assert set(game.answers("stark")) == {None, "crackclaw-point", "harrenhal", "searoad-marches", "stoney-sept"}
    game.says("stark", "crackclaw-point").ends()
    assert game.units("crackclaw-point") == "(knight)"


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_may_leave_it_to_the_loser():
    game = won().fight().plays(stark="robb-stark", tyrell="margaery-tyrell").says("stark", None)
    game.waits_for("tyrell").asks("tyrell", "retreat").says("tyrell", "stoney-sept").ends()
    assert game.units("stoney-sept") == "(knight)"


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_chooses_only_legal_areas():
    field = won().army("harrenhal", "lannister", "footman").token("baratheon", "stoney-sept")
    game = field.fight().plays(stark="robb-stark", tyrell="margaery-tyrell")
    assert set(game.answers("stark")) == {None, "crackclaw-point", "searoad-marches"}


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_chooses_what_costs_the_loser_the_fewest_units():
    field = Field("stark knight knight knight", "tyrell knight knight").supply(tyrell=0)
    for area in ("harrenhal", "stoney-sept"):
        field.army(area, "tyrell", "footman")
    game = field.fight().plays(stark="robb-stark", tyrell="margaery-tyrell")
    assert set(game.answers("stark")) == {None, "crackclaw-point", "searoad-marches"}


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_is_not_asked_when_there_is_one_way_only():
    field = Field("stark knight knight", "tyrell knight", "storms-end", "kingswood")
    game = field.fight().plays(stark="robb-stark", tyrell="margaery-tyrell").ends()
    assert game.units("the-boneway") == "(knight)"


@pytest.mark.rule("BG2-HCARD-01")
def test_robb_chooses_nothing_after_a_loss():
    game = Field("stark footman", "tyrell knight knight").fight().plays(stark="robb-stark", tyrell="mace-tyrell").ends()
    assert game.winner == "tyrell"


# Roose Bolton


@pytest.mark.rule("BG2-HCARD-02")
def test_roose_takes_the_discard_pile_back_on_a_loss():
    field = Field("stark footman", "tyrell knight knight").discarded("stark", "eddard-stark", "robb-stark")
    game = field.fight().plays(stark="roose-bolton", tyrell="margaery-tyrell").ends()
    assert game.winner == "tyrell"
    assert game.told(CardsTakenBack) == [CardsTakenBack("stark", ("eddard-stark", "robb-stark", "roose-bolton"))]
    assert len(game.state.hands["stark"]) == 7
    assert game.state.discards["stark"] == ()


@pytest.mark.rule("BG2-HCARD-02")
def test_roose_does_nothing_on_a_win():
    field = Field("stark knight knight", "tyrell footman").discarded("stark", "eddard-stark")
    game = field.fight().plays(stark="roose-bolton", tyrell="margaery-tyrell")
    game.says("tyrell", "harrenhal").ends()
    assert game.winner == "stark"
    assert game.state.discards["stark"] == ("eddard-stark", "roose-bolton")


# The Blackfish


@pytest.mark.rule("BG2-HCARD-03")
def test_the_blackfish_wards_off_swords():
    field = Field("tyrell knight knight knight", "stark footman footman")
    game = field.fight().plays(tyrell="ser-garlan-tyrell", stark="the-blackfish")
    assert game.winner == "tyrell"
    assert game.lost("stark") == ""


@pytest.mark.rule("BG2-HCARD-03")
def test_the_blackfish_wards_off_texts():
    game = Field("tyrell knight", "stark footman").fight().plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert game.lost("stark") == ""


@pytest.mark.rule("BG2-HCARD-03")
def test_the_blackfish_wards_off_skulls():
    game = Field("tyrell knight", "stark knight knight").tides("skull", "skull").fight()
    game.plays(tyrell="margaery-tyrell", stark="the-blackfish").ends()
    assert game.lost("stark") == ""
    assert game.lost("tyrell", "skull") == "knight", "it protects its own house only"


@pytest.mark.rule("BG2-HCARD-03")
def test_another_card_wards_off_nothing():
    field = Field("tyrell knight knight knight", "stark footman footman")
    game = field.fight().plays(tyrell="ser-garlan-tyrell", stark="roose-bolton")
    assert game.lost("stark") == "footman footman"


# Catelyn Stark


@pytest.mark.rule("BG2-HCARD-04")
@pytest.mark.parametrize(("order", "bonus"), [("defense-plus-1", 2), ("defense-plus-2", 4), ("support-plus-1", 0)])
def test_catelyn_doubles_a_defense_order(order: str, bonus: int):
    game = Field("tyrell knight", "stark knight").order("blackwater", order).fight()
    game.plays(tyrell="margaery-tyrell", stark="catelyn-stark")
    assert game.final() == {"tyrell": 2 + 1, "stark": 2 + bonus}


@pytest.mark.rule("BG2-HCARD-04")
def test_catelyn_does_not_double_an_enemys_defense_order():
    game = Field("stark knight", "tyrell knight").order("blackwater", "defense-plus-2").fight()
    game.plays(stark="catelyn-stark", tyrell="margaery-tyrell")
    assert game.final() == {"stark": 2, "tyrell": 2 + 2 + 1}
