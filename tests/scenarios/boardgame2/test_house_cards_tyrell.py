"""HCARD: the house cards of Tyrell that have a text."""

import pytest

from maester.games.boardgame.events import MarchOrderMoved, OrderRemoved
from tests.scenarios.boardgame.combat import Field

# Mace Tyrell


@pytest.mark.rule("BG2-HCARD-22")
@pytest.mark.parametrize(("attack", "defense"), [("tyrell", "lannister"), ("lannister", "tyrell")])
def test_mace_destroys_a_fighting_footman(attack: str, defense: str):
    game = Field(f"{attack} footman knight", f"{defense} footman knight").fight()
    game.plays(tyrell="mace-tyrell", lannister="the-hound")
    assert game.lost("lannister", "card") == "footman"
    assert game.lost("tyrell") == ""
    assert game.final() == {"tyrell": 3 + 4, "lannister": 2 + 2}


@pytest.mark.rule("BG2-HCARD-22")
def test_mace_finds_neither_knights_nor_supporters():
    field = Field("tyrell knight", "lannister knight").army("harrenhal", "lannister", "footman")
    game = field.order("harrenhal", "support").fight().supports("lannister", {"harrenhal": "lannister"})
    game.plays(tyrell="mace-tyrell", lannister="the-hound")
    assert game.lost("lannister") == ""


# Ser Loras Tyrell


@pytest.mark.rule("BG2-HCARD-23")
def test_loras_marches_on():
    game = Field("tyrell knight knight", "lannister footman", march="march-plus-1").fight()
    game.plays(tyrell="ser-loras-tyrell", lannister="the-hound").says("lannister", "harrenhal")
    assert game.told(MarchOrderMoved) == [MarchOrderMoved("tyrell", "blackwater")]
    assert game.state.orders["blackwater"].token == "march-plus-1"
    game.waits_for("tyrell").marches("tyrell", "blackwater", {"stoney-sept": "knight"}).ends()
    assert (game.units("blackwater"), game.units("stoney-sept")) == ("knight", "knight")


@pytest.mark.rule("BG2-HCARD-23")
def test_loras_does_nothing_when_he_loses():
    game = Field("tyrell footman", "lannister knight knight").fight()
    game.plays(tyrell="ser-loras-tyrell", lannister="the-hound").ends()
    assert game.winner == "lannister"
    assert not game.state.orders


@pytest.mark.rule("BG2-HCARD-23")
def test_loras_does_nothing_in_defence():
    game = Field("lannister footman", "tyrell knight").order("blackwater", "raid").fight()
    game.plays(tyrell="ser-loras-tyrell", lannister="the-hound").ends()
    assert game.winner == "tyrell"
    assert game.state.orders["blackwater"].token == "raid"


# Queen of Thorns


def with_orders(field: Field) -> Field:
    field.army("harrenhal", "lannister", "footman").order("harrenhal", "raid")
    field.army("stoney-sept", "lannister", "footman").order("stoney-sept", "defense-plus-1")
    field.army("riverrun", "lannister", "footman").order("riverrun", "raid")
    field.army("searoad-marches", "stark", "footman").order("searoad-marches", "raid")
    return field


@pytest.mark.rule("BG2-HCARD-24")
def test_the_queen_of_thorns_removes_an_order_of_the_opponent_next_door():
    field = with_orders(Field("tyrell knight", "lannister footman").order("blackwater", "defense-plus-2"))
    game = field.fight().plays(tyrell="queen-of-thorns", lannister="the-hound")
    game.waits_for("tyrell").asks("tyrell", "remove-order")
    assert game.table.decision("tyrell").rule == "BG2-HCARD-24"
    assert set(game.answers("tyrell")) == {"harrenhal", "stoney-sept"}
    game.says("tyrell", "stoney-sept")
    assert game.told(OrderRemoved)[0] == OrderRemoved("lannister", "stoney-sept", "defense-plus-1")
    assert "stoney-sept" not in game.state.orders
    told = game.happened()
    assert told.index("OrderRemoved") < told.index("CombatWon")


@pytest.mark.rule("BG2-HCARD-24")
def test_the_queen_of_thorns_cannot_stop_the_march_that_started_the_combat():
    game = Field("lannister knight knight", "tyrell footman", origin="harrenhal", march="march-plus-1").fight()
    game.plays(tyrell="queen-of-thorns", lannister="the-hound")
    assert not game.told(OrderRemoved)
    assert game.final()["lannister"] == 4 + 1 + 2
