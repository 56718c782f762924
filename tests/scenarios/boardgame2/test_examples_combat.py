"""The worked examples of combat in docs/rules/boardgame2.md, as they are told there."""

import pytest

from maester.games.boardgame.events import CombatWon, Retreated
from tests.scenarios.boardgame.combat import Field


@pytest.mark.rule("BG2-EX-13")
def test_13_support():
    """Lannister has marched already with another order, so that it is Tyrell's turn."""
    field = Field("tyrell knight knight", "lannister footman", march="march-plus-1").without_neutral("kings-landing")
    field.army("kings-landing", "tyrell", "knight").army("stoney-sept", "lannister", "footman knight")
    field.army("harrenhal", "baratheon", "knight")
    for area in ("kings-landing", "stoney-sept", "harrenhal"):
        field.order(area, "support")
    field.order("blackwater", "march-minus-1").army("lannisport", "lannister", "footman").order("lannisport", "march-0")
    game = field.turn_order("lannister", "baratheon", "tyrell").march().marches("lannister", "lannisport", {})
    game.marches("tyrell", "the-reach", {"blackwater": "knight knight"})
    game.waits_for("lannister").supports("lannister", {"stoney-sept": "lannister"})
    game.waits_for("baratheon").supports("baratheon", {"harrenhal": "lannister"})
    game.waits_for("tyrell").supports("tyrell", {"kings-landing": "tyrell"})
    game.waits_for("lannister").says("lannister", [])
    assert game.initial() == {"tyrell": 4 + 2 + 1, "lannister": 1 + 5}


@pytest.mark.rule("BG2-EX-14")
def test_14_a_card_text_changes_the_initial_strength():
    game = Field("tyrell knight", "lannister footman knight").track("fiefdoms", "tyrell").fight()
    assert game.initial()["lannister"] == 3
    game.plays(tyrell="mace-tyrell", lannister="the-hound").asks("tyrell", "blade")
    assert game.view(None).battle.defender.initial == 2


@pytest.mark.rule("BG2-EX-15")
def test_15_the_outcome_of_a_combat_with_a_tie():
    field = Field("tyrell footman knight", "lannister footman footman", "kingswood", "kings-landing")
    field.without_neutral("kings-landing").track("fiefdoms", "greyjoy", "lannister", "tyrell")
    game = field.fight()
    assert game.initial() == {"lannister": 2, "tyrell": 3}
    game.plays(lannister="ser-jaime-lannister", tyrell="alester-florent").ends()
    assert game.told(CombatWon) == [CombatWon("lannister", "tyrell", "kingswood", 4, 4, "fiefdoms")]
    assert game.lost("tyrell") == ""
    assert game.units("kings-landing") == "(footman) (knight)"
    assert game.units("kingswood") == "footman footman"
    assert not game.state.orders
    assert game.state.discards["lannister"] == ("ser-jaime-lannister",)
    assert game.state.discards["tyrell"] == ("alester-florent",)


@pytest.mark.rule("BG2-EX-16")
@pytest.mark.parametrize(("card", "footman"), [("patchface", "(footman)"), ("brienne-of-tarth", "")])
def test_16_retreat_and_routed_units(card: str, footman: str):
    """A footman is the only one who can be a casualty in the second combat, and with Brienne it is one."""
    field = Field("baratheon knight knight knight", "tyrell knight", "kingswood", "kings-landing", "march-plus-1")
    field.without_neutral("kings-landing").army("storms-end", "tyrell", "footman")
    field.army("the-boneway", "baratheon", "knight knight").order("the-boneway", "march-0")
    game = field.march().marches("baratheon", "kings-landing", {"kingswood": "knight knight knight"})
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell")
    assert set(game.answers("tyrell")) == {"storms-end", "the-reach"}
    game.says("tyrell", "storms-end")
    assert game.told(Retreated) == [Retreated("tyrell", "kingswood", "storms-end", ("knight",))]
    assert game.units("storms-end") == "footman (knight)"
    game.marches("baratheon", "the-boneway", {"storms-end": "knight knight"})
    assert game.initial() == {"baratheon": 4, "tyrell": 1}
    game.plays(baratheon=card, tyrell="queen-of-thorns")
    assert game.lost("tyrell", "rout") == "knight"
    assert game.lost("tyrell", "casualty") == ("" if footman else "footman")
