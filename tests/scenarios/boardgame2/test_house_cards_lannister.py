"""HCARD: the house cards of Lannister that have a text."""

import pytest

from maester.games.boardgame.events import CardReplaced, CardSentBack, OrderRemoved, PowerGained
from tests.scenarios.boardgame.combat import Field

# Tywin Lannister


@pytest.mark.rule("BG2-HCARD-10")
@pytest.mark.parametrize(("attack", "defense"), [("lannister", "tyrell"), ("tyrell", "lannister")])
def test_tywin_gains_two_power_on_a_win(attack: str, defense: str):
    game = Field(f"{attack} knight", f"{defense} knight").power(lannister=1).fight()
    game.plays(lannister="tywin-lannister", tyrell="margaery-tyrell")
    assert game.told(PowerGained) == [PowerGained("lannister", 2, "card")]
    assert game.state.power["lannister"] == 3


@pytest.mark.rule("BG2-HCARD-10")
def test_tywin_gains_nothing_on_a_loss():
    game = Field("lannister footman", "tyrell knight knight").power(lannister=1).fight()
    game.plays(lannister="tywin-lannister", tyrell="ser-loras-tyrell").ends()
    assert game.winner == "tyrell"
    assert game.state.power["lannister"] == 1


# Tyrion Lannister


@pytest.mark.rule("BG2-HCARD-11")
def test_tyrion_sends_the_opponents_card_back():
    game = Field("tyrell knight", "lannister knight").fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister")
    game.waits_for("lannister").asks("lannister", "send-card-back").says("lannister", "send-back")
    assert game.told(CardSentBack) == [CardSentBack("tyrell", "mace-tyrell", "lannister")]
    game.waits_for("tyrell").plays(tyrell="margaery-tyrell")
    assert game.told(CardReplaced) == [CardReplaced("tyrell", "margaery-tyrell")]
    assert game.final() == {"tyrell": 2 + 1, "lannister": 2 + 1}
    assert "mace-tyrell" in game.state.hands["tyrell"]


@pytest.mark.rule("BG2-HCARD-11")
def test_tyrion_may_let_it_stay():
    game = Field("tyrell knight", "lannister knight").fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister")
    game.says("lannister", "keep")
    assert game.final() == {"tyrell": 2 + 4, "lannister": 2 + 1}


@pytest.mark.rule("BG2-HCARD-11")
def test_without_another_card_the_opponent_plays_none():
    game = Field("tyrell knight knight", "lannister footman").hand("tyrell", "mace-tyrell").fight()
    game.plays(lannister="tyrion-lannister").says("lannister", "send-back")
    assert game.told(CardReplaced) == [CardReplaced("tyrell", None)]
    assert game.final() == {"tyrell": 4, "lannister": 2}


# Ser Kevan Lannister


@pytest.mark.rule("BG2-HCARD-12")
def test_kevan_doubles_attacking_footmen():
    game = Field("lannister footman footman", "tyrell footman").fight()
    game.plays(lannister="ser-kevan-lannister", tyrell="margaery-tyrell")
    assert game.final() == {"lannister": 4 + 1, "tyrell": 1 + 1}


@pytest.mark.rule("BG2-HCARD-12")
def test_kevan_doubles_supporting_footmen_of_lannister_only():
    field = Field("lannister knight", "tyrell knight").army("harrenhal", "lannister", "footman")
    field.order("harrenhal", "support").army("stoney-sept", "stark", "footman").order("stoney-sept", "support")
    game = field.fight().supports("lannister", {"harrenhal": "lannister"})
    game.supports("stark", {"stoney-sept": "lannister"}).says("lannister", [])
    game.plays(lannister="ser-kevan-lannister", tyrell="margaery-tyrell")
    assert game.final()["lannister"] == 2 + 2 + 1 + 1


@pytest.mark.rule("BG2-HCARD-12")
def test_kevan_does_nothing_in_defence():
    game = Field("tyrell knight", "lannister footman footman").fight()
    game.plays(lannister="ser-kevan-lannister", tyrell="margaery-tyrell")
    assert game.final()["lannister"] == 2 + 1


# Cersei Lannister


def far_orders(field: Field) -> Field:
    field.army("winterfell", "tyrell", "footman").order("winterfell", "raid")
    return field.army("karhold", "stark", "footman").order("karhold", "raid")


@pytest.mark.rule("BG2-HCARD-13")
def test_cersei_removes_an_order_of_the_loser_anywhere():
    game = far_orders(Field("lannister knight knight", "tyrell footman")).fight()
    game.plays(lannister="cersei-lannister", tyrell="margaery-tyrell")
    game.waits_for("lannister").asks("lannister", "remove-order")
    assert game.table.decision("lannister").rule == "BG2-HCARD-13"
    assert game.answers("lannister") == [None, "winterfell"], "Stark has lost nothing"
    game.says("lannister", "winterfell")
    assert game.told(OrderRemoved) == [OrderRemoved("tyrell", "winterfell", "raid")]
    assert "winterfell" not in game.state.orders


@pytest.mark.rule("BG2-HCARD-13")
def test_cersei_may_leave_all_orders():
    game = far_orders(Field("lannister knight knight", "tyrell footman")).fight()
    game.plays(lannister="cersei-lannister", tyrell="margaery-tyrell").says("lannister", None)
    assert "winterfell" in game.state.orders


@pytest.mark.rule("BG2-HCARD-13")
def test_cersei_removes_nothing_after_a_loss():
    game = far_orders(Field("lannister footman", "tyrell knight knight")).fight()
    game.plays(lannister="cersei-lannister", tyrell="margaery-tyrell").ends()
    assert game.winner == "tyrell"
    assert "winterfell" in game.state.orders
