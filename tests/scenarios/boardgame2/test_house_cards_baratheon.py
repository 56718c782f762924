"""HCARD: the house cards of Baratheon that have a text."""

from typing import Any

import pytest

from maester.games.boardgame.events import CardsDiscarded, UnitsReplaced
from tests.scenarios.boardgame.combat import Field

# Stannis Baratheon


@pytest.mark.rule("BG2-HCARD-17")
@pytest.mark.parametrize(("first", "bonus"), [("tyrell", 1), ("baratheon", 0)])
def test_stannis_is_stronger_against_a_house_ahead_on_the_iron_throne(first: str, bonus: int):
    second = "baratheon" if first == "tyrell" else "tyrell"
    game = Field("baratheon knight", "tyrell knight").track("iron-throne", "stark", first, second).fight()
    game.plays(baratheon="stannis-baratheon", tyrell="margaery-tyrell")
    assert game.final() == {"baratheon": 2 + 4 + bonus, "tyrell": 2 + 1}


# Renly Baratheon


def won() -> Field:
    field = Field("baratheon knight footman footman", "tyrell footman").army("harrenhal", "baratheon", "footman")
    return field.order("harrenhal", "support").army("stoney-sept", "stark", "footman").order("stoney-sept", "support")


@pytest.mark.rule("BG2-HCARD-18")
@pytest.mark.parametrize(
    ("area", "fighting", "supporting"),
    [
        ("blackwater", "footman knight knight", "footman"),
        ("harrenhal", "footman footman knight", "knight"),
        (None, "footman footman knight", "footman"),
    ],
)
def test_renly_may_knight_a_footman_that_fought_or_supported(area: str | None, fighting: str, supporting: str):
    game = won().fight().supports("baratheon", {"harrenhal": "baratheon"})
    game.supports("stark", {"stoney-sept": "baratheon"}).says("baratheon", [])
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell").asks("baratheon", "upgrade-footman")
    assert set(game.answers("baratheon")) == {None, "blackwater", "harrenhal"}, "not the footman of Stark"
    game.says("baratheon", area).says("tyrell", "searoad-marches").ends()
    assert (game.units("blackwater"), game.units("harrenhal")) == (fighting, supporting)
    knighted = [UnitsReplaced("baratheon", area, "footman", "knight", 1)] if area else []
    assert game.told(UnitsReplaced) == knighted


@pytest.mark.rule("BG2-HCARD-18")
@pytest.mark.parametrize("order", ["knight siege-engine footman", "siege-engine footman knight"])
def test_renly_knights_the_footman_in_whatever_order_they_march(order: str):
    field = Field("baratheon footman knight siege-engine", "tyrell footman").supply(baratheon=6)
    game = field.march().marches("baratheon", "the-reach", {"blackwater": order})
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell").says("baratheon", "blackwater")
    assert game.says("tyrell", "searoad-marches").ends().units("blackwater") == "knight knight siege-engine"


@pytest.mark.rule("BG2-HCARD-18")
def test_renly_does_not_knight_a_footman_that_did_not_support():
    game = won().fight().supports("baratheon", {"harrenhal": "nobody"}).supports("stark", {"stoney-sept": "nobody"})
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell")
    assert set(game.answers("baratheon")) == {None, "blackwater"}


@pytest.mark.rule("BG2-HCARD-18")
def test_renly_knights_a_defender():
    game = Field("tyrell footman", "baratheon footman knight").fight()
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell").says("baratheon", "blackwater").ends()
    assert game.units("blackwater") == "knight knight"


@pytest.mark.rule("BG2-HCARD-18")
def test_renly_does_nothing_on_a_loss():
    game = Field("baratheon footman", "tyrell knight knight knight").fight()
    game.plays(baratheon="renly-baratheon", tyrell="margaery-tyrell").ends()
    assert game.units("the-reach") == "(footman)"


# Ser Davos Seaworth


@pytest.mark.rule("BG2-HCARD-19")
@pytest.mark.parametrize(("discarded", "bonus"), [(("stannis-baratheon",), 1), (("renly-baratheon",), 0), ((), 0)])
def test_davos_follows_stannis(discarded: tuple[str, ...], bonus: int):
    field = Field("baratheon knight knight knight", "tyrell footman footman").discarded("baratheon", *discarded)
    game = field.fight().plays(baratheon="ser-davos-seaworth", tyrell="queen-of-thorns")
    assert game.final()["baratheon"] == 6 + 2 + bonus
    assert game.lost("tyrell").split() == ["footman"] * bonus


# Salladhor Saan

AT_SEA: dict[str, Any] = {"at": "shipbreaker-bay", "origin": "the-narrow-sea"}


def saan(supported: bool, attack: str = "baratheon", defense: str = "stark") -> Field:
    field = Field(f"{attack} ship ship", f"{defense} ship ship", **AT_SEA)
    house = "baratheon" if supported else "stark"
    return field.army("blackwater-bay", house, "ship").order("blackwater-bay", "support")


@pytest.mark.rule("BG2-HCARD-20")
@pytest.mark.parametrize(("attack", "defense"), [("baratheon", "stark"), ("stark", "baratheon")])
def test_salladhor_becalms_the_ships_of_all_others(attack: str, defense: str):
    field = saan(True, attack, defense).army("east-summer-sea", "martell", "ship").order("east-summer-sea", "support")
    game = field.fight().supports("baratheon", {"blackwater-bay": "baratheon"})
    game.supports("martell", {"east-summer-sea": "baratheon"}).says("baratheon", [])
    game.plays(baratheon="salladhor-saan", stark="the-blackfish")
    assert game.final() == {"baratheon": 2 + 1 + 0 + 1, "stark": 0 + 1}


@pytest.mark.rule("BG2-HCARD-20")
def test_salladhor_needs_support():
    game = saan(False).fight().supports("stark", {"blackwater-bay": "stark"})
    game.plays(baratheon="salladhor-saan", stark="the-blackfish")
    assert game.final() == {"baratheon": 2 + 1, "stark": 2 + 1 + 1}


@pytest.mark.rule("BG2-HCARD-20")
def test_salladhor_becalms_supporting_ships():
    field = Field("baratheon knight", "tyrell knight", "kingswood", "storms-end")
    field.army("the-boneway", "baratheon", "footman").order("the-boneway", "support")
    field.army("shipbreaker-bay", "tyrell", "ship ship").order("shipbreaker-bay", "support-plus-1")
    game = field.fight().supports("baratheon", {"the-boneway": "baratheon"})
    game.supports("tyrell", {"shipbreaker-bay": "tyrell"})
    assert game.initial() == {"baratheon": 3, "tyrell": 2 + 2 + 1}
    game.plays(baratheon="salladhor-saan", tyrell="margaery-tyrell")
    assert game.final() == {"baratheon": 3 + 1, "tyrell": 2 + 1 + 1}, "land units and the order keep their strength"


# Patchface


@pytest.mark.rule("BG2-HCARD-21")
@pytest.mark.parametrize("units", [("footman", "knight knight knight"), ("knight knight knight", "footman")])
def test_patchface_discards_a_card_of_the_opponents_hand(units: tuple[str, str]):
    game = Field(f"baratheon {units[0]}", f"tyrell {units[1]}").fight()
    game.plays(baratheon="patchface", tyrell="margaery-tyrell")
    if game.winner == "baratheon":
        game.says("tyrell", "harrenhal")
    game.waits_for("baratheon").asks("baratheon", "discard-from-hand")
    hand = game.state.hands["tyrell"]
    assert tuple(game.answers("baratheon")) == (None, *hand)
    assert len(hand) == 6
    game.says("baratheon", "mace-tyrell").ends()
    assert game.told(CardsDiscarded) == [CardsDiscarded("tyrell", ("mace-tyrell",), "baratheon")]
    assert game.state.discards["tyrell"] == ("margaery-tyrell", "mace-tyrell")
    assert "mace-tyrell" not in game.state.hands["tyrell"]


@pytest.mark.rule("BG2-HCARD-21")
def test_patchface_may_discard_nothing():
    game = Field("baratheon footman", "tyrell knight knight").fight()
    game.plays(baratheon="patchface", tyrell="margaery-tyrell").says("baratheon", None).ends()
    assert len(game.state.hands["tyrell"]) == 6
    assert game.state.discards["tyrell"] == ("margaery-tyrell",)
    assert not game.told(CardsDiscarded)
