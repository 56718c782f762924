"""TIDES: the Tides of Battle module."""

import pytest

from maester.games.boardgame.events import BladeUsed, TidesDrawn, TidesRevealed
from maester.games.boardgame2.edition import EDITION
from tests.scenarios.boardgame.combat import Combat, Field
from tests.scenarios.boardgame.scenario import Scenario


def fought(field: Field, tyrell: str = "alester-florent", lannister: str = "ser-kevan-lannister") -> Combat:
    return field.fight().plays(tyrell=tyrell, lannister=lannister)


def field(attack: str = "knight knight", defense: str = "knight") -> Field:
    return Field(f"tyrell {attack}", f"lannister {defense}").supply(tyrell=6, lannister=6)


@pytest.mark.rule("BG2-TIDES-01")
def test_tides_are_agreed_on_before_the_game():
    assert not Scenario(6).state.tides
    assert Scenario(6, tides=True).state.tides
    assert "TidesDrawn" not in fought(field()).happened()
    agreed = Field("tyrell knight knight", "lannister knight", tides=True)
    assert "TidesDrawn" in fought(agreed).happened()


@pytest.mark.rule("BG2-TIDES-02")
def test_both_draw_a_card_that_only_they_see():
    game = fought(field().tides("three", "skull").track("fiefdoms", "tyrell")).asks("tyrell", "redraw-tides")
    told = game.happened()
    assert told.index("HouseCardsRevealed") < told.index("TidesDrawn")
    assert game.told(TidesDrawn, "tyrell") == [
        TidesDrawn("tyrell", "three", False), TidesDrawn("lannister", None, False)
    ]  # fmt: skip
    assert game.told(TidesDrawn, "lannister")[1].card == "skull"
    assert [event.card for event in game.told(TidesDrawn, "stark")] == [None, None]
    assert [event.card for event in game.told(TidesDrawn)] == [None, None]
    assert (game.view("tyrell").battle.attacker.tides, game.view("tyrell").battle.defender.tides) == ("three", None)
    assert (game.view(None).battle.attacker.tides, game.view(None).battle.defender.tides) == (None, None)
    assert "tides" not in game.parts("tyrell"), "it does not count before it is shown"


@pytest.mark.rule("BG2-TIDES-03")
@pytest.mark.parametrize("holder", ["tyrell", "lannister"])
def test_the_blade_redraws_before_the_cards_are_shown(holder: str):
    game = fought(field().tides("blank", "blank", "three").track("fiefdoms", holder))
    game.waits_for(holder).asks(holder, "redraw-tides")
    assert not game.told(TidesRevealed)
    game.says(holder, "redraw")
    assert game.told(BladeUsed) == [BladeUsed(holder, "tides")]
    assert game.state.blade_used
    shown = game.told(TidesRevealed)[-1]
    cards = {"tyrell": "blank", "lannister": "blank"} | {holder: "three"}
    assert (shown.attack, shown.defense) == (cards["tyrell"], cards["lannister"])


@pytest.mark.rule("BG2-TIDES-03")
def test_the_second_card_must_be_kept():
    game = fought(field().tides("three", "blank", "blank").track("fiefdoms", "tyrell")).says("tyrell", "redraw")
    assert game.told(TidesRevealed)[-1].attack == "blank"
    assert game.final()["tyrell"] == 4 + 1 + 0, "neither the first card nor the Blade counts"


@pytest.mark.rule("BG2-TIDES-03")
def test_a_used_blade_and_others_blades_redraw_nothing():
    assert fought(field().tides("blank", "two").track("fiefdoms", "stark")).told(TidesRevealed)
    used = field().tides("blank", "two").track("fiefdoms", "tyrell")
    used.state.blade_used = True
    assert fought(used).told(TidesRevealed)


@pytest.mark.rule("BG2-TIDES-04")
def test_the_numbers_are_shown_and_added():
    game = fought(field("knight", "knight").tides("two", "three"))
    assert game.told(TidesRevealed) == [TidesRevealed("tyrell", "two", "lannister", "three")]
    assert game.final() == {"tyrell": 2 + 1 + 2, "lannister": 2 + 1 + 3}


@pytest.mark.rule("BG2-TIDES-05")
@pytest.mark.parametrize(
    ("attack", "defense", "card", "lost"),
    [
        ("one-sword", "blank", "ser-kevan-lannister", 1),
        ("one-sword", "one-tower", "ser-kevan-lannister", 0),
        ("blank", "one-sword", "ser-kevan-lannister", 0),
        ("one-sword", "blank", "the-hound", 0),
    ],
)
def test_swords_and_towers_count_as_if_on_the_house_card(attack: str, defense: str, card: str, lost: int):
    game = fought(field("knight knight knight", "footman footman").tides(attack, defense), lannister=card)
    assert game.winner == "tyrell"
    assert game.lost("lannister").split() == ["footman"] * lost


@pytest.mark.rule("BG2-TIDES-05")
def test_swords_of_house_card_and_tides_add_up():
    scenario = field("knight knight knight", "footman footman footman footman").tides("one-sword", "one-tower")
    game = fought(scenario, "ser-garlan-tyrell")
    assert game.lost("lannister", "casualty") == "footman footman"


@pytest.mark.rule("BG2-TIDES-06", "BG2-TIDES-08")
def test_skulls_come_after_the_swords_and_on_top_of_them():
    scenario = field("knight knight knight", "footman footman knight").tides("skull", "blank")
    game = fought(scenario, "randyll-tarly").waits_for("lannister").asks("lannister", "casualties")
    game.says("lannister", {"blackwater": ["footman"]})
    assert game.lost("lannister", "casualty") == "footman"
    game.waits_for("lannister").asks("lannister", "casualties").says("lannister", {"blackwater": ["knight"]})
    assert game.lost("lannister", "skull") == "knight"
    assert game.units("blackwater") == "footman"


@pytest.mark.rule("BG2-TIDES-07")
@pytest.mark.parametrize(
    ("attack", "defense", "loser"), [("skull", "blank", "lannister"), ("blank", "skull", "tyrell")]
)
@pytest.mark.parametrize("units", [("knight knight", "footman footman"), ("footman footman", "knight knight")])
def test_a_skull_costs_the_opponent_a_unit_whoever_won(attack: str, defense: str, loser: str, units: tuple[str, str]):
    game = fought(field(*units).tides(attack, defense))
    assert game.winner == ("tyrell" if units[0].startswith("knight") else "lannister")
    assert len(game.lost(loser, "skull").split()) == 1
    other = "tyrell" if loser == "lannister" else "lannister"
    assert not game.lost(other, "skull")


@pytest.mark.rule("BG2-TIDES-08")
def test_towers_do_not_stop_a_skull():
    game = fought(field("knight knight knight", "footman footman").tides("skull", "one-tower"), lannister="the-hound")
    assert game.lost("lannister", "skull") == "footman"


@pytest.mark.rule("BG2-TIDES-09")
def test_the_house_that_suffers_a_skull_says_which_unit():
    game = fought(field("footman knight knight", "footman").tides("blank", "skull"))
    game.waits_for("tyrell").asks("tyrell", "casualties")
    game.refuses("tyrell", {"blackwater": ["footman", "knight"]}, rule="BG2-CASUALTY-04")
    game.says("tyrell", {"blackwater": ["knight"]})
    assert game.lost("tyrell") == "knight"


@pytest.mark.rule("BG2-TIDES-09")
def test_supporting_and_routed_units_are_safe_from_skulls():
    scenario = field("knight knight knight", "(knight)").tides("skull", "blank")
    scenario.army("stoney-sept", "lannister", "footman").order("stoney-sept", "support")
    game = scenario.fight().supports("lannister", {"stoney-sept": "lannister"})
    game.plays(tyrell="alester-florent", lannister="ser-kevan-lannister").ends()
    assert game.lost("lannister", "skull") == ""
    assert game.lost("lannister", "rout") == "knight"


@pytest.mark.rule("BG2-TIDES-10")
def test_the_deck():
    deck = {}
    for card in EDITION.tides.values():
        deck[card.strength, card.swords, card.towers, card.skulls] = card.count
    assert deck == {
        (0, 0, 0, 0): 8, (1, 1, 0, 0): 4, (1, 0, 1, 0): 4, (2, 0, 0, 0): 4, (3, 0, 0, 0): 2, (0, 0, 0, 1): 2,
    }  # fmt: skip


@pytest.mark.rule("BG2-TIDES-10")
@pytest.mark.parametrize("card", ["three", "skull"])
def test_a_card_is_drawn_only_as_often_as_it_is_in_the_deck(card: str):
    """Both cards of a kind are drawn, so no third is drawn instead of one of them."""
    game = fought(field().tides(card, card, card).track("fiefdoms", "tyrell")).says("tyrell", "redraw")
    shown = game.told(TidesRevealed)[-1]
    assert (shown.attack != card, shown.defense) == (True, card)
