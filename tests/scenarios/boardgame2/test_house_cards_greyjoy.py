"""HCARD: the house cards of Greyjoy that have a text."""

from typing import Any

import pytest

from maester.games.boardgame.events import CardReplaced, PowerLost
from tests.scenarios.boardgame.combat import Field


def field(attack: str, defense: str, **where: Any) -> Field:
    """A combat of Greyjoy, which holds no Blade here."""
    return Field(attack, defense, **where).track("fiefdoms", "martell")


AT_SEA = {"at": "sunset-sea", "origin": "ironmans-bay"}


# Victarion Greyjoy


@pytest.mark.rule("BG2-HCARD-05")
def test_victarion_doubles_attacking_ships():
    game = field("greyjoy ship ship", "lannister ship", **AT_SEA).fight()
    assert game.initial() == {"greyjoy": 2, "lannister": 1}
    game.plays(greyjoy="victarion-greyjoy", lannister="the-hound")
    assert game.final() == {"greyjoy": 4 + 3, "lannister": 1 + 2}


@pytest.mark.rule("BG2-HCARD-05")
def test_victarion_doubles_supporting_ships_of_greyjoy_only():
    scenario = field("greyjoy knight", "lannister knight", at="riverrun", origin="seagard")
    scenario.army("ironmans-bay", "greyjoy", "ship ship").order("ironmans-bay", "support")
    scenario.army("the-golden-sound", "stark", "ship").order("the-golden-sound", "support")
    game = scenario.fight().supports("stark", {"the-golden-sound": "greyjoy"})
    game.supports("greyjoy", {"ironmans-bay": "greyjoy"}).says("greyjoy", [])
    assert game.initial()["greyjoy"] == 2 + 2 + 1
    game.plays(greyjoy="victarion-greyjoy", lannister="the-hound")
    assert game.final()["greyjoy"] == 2 + 4 + 1 + 3


@pytest.mark.rule("BG2-HCARD-05")
def test_victarion_does_nothing_in_defence():
    game = field("lannister ship", "greyjoy ship ship", **AT_SEA).fight()
    game.plays(greyjoy="victarion-greyjoy", lannister="the-hound")
    assert game.final() == {"greyjoy": 2 + 3, "lannister": 1 + 2}


# Balon Greyjoy


@pytest.mark.rule("BG2-HCARD-06")
@pytest.mark.parametrize(("attack", "defense"), [("greyjoy", "lannister"), ("lannister", "greyjoy")])
def test_balon_makes_the_printed_strength_0(attack: str, defense: str):
    game = field(f"{attack} knight", f"{defense} knight").fight()
    game.plays(greyjoy="balon-greyjoy", lannister="ser-gregor-clegane")
    assert game.final() == {"greyjoy": 2 + 2, "lannister": 2}


@pytest.mark.rule("BG2-HCARD-06")
def test_balon_leaves_the_icons():
    game = field("lannister knight knight knight", "greyjoy footman footman footman").supply(greyjoy=6).fight()
    game.plays(greyjoy="balon-greyjoy", lannister="ser-gregor-clegane")
    assert game.winner == "lannister"
    assert game.lost("greyjoy", "casualty") == "footman footman footman"


# Theon Greyjoy


@pytest.mark.rule("BG2-HCARD-07")
@pytest.mark.parametrize(
    ("attack", "defense", "at", "strength", "swords"),
    [
        ("lannister", "greyjoy", "harrenhal", 3, 1),
        ("lannister", "greyjoy", "blackwater", 2, 0),
        ("greyjoy", "lannister", "harrenhal", 2, 0),
    ],
)
def test_theon_defends_structures(attack: str, defense: str, at: str, strength: int, swords: int):
    units = {"greyjoy": "knight knight knight", "lannister": "footman footman"}
    scenario = field(f"{attack} {units[attack]}", f"{defense} {units[defense]}", at=at, origin="stoney-sept")
    game = scenario.fight().plays(greyjoy="theon-greyjoy", lannister="cersei-lannister")
    assert game.final()["greyjoy"] == 6 + strength
    assert game.lost("lannister", "casualty").split() == ["footman"] * swords


# Asha Greyjoy


@pytest.mark.rule("BG2-HCARD-08")
def test_asha_fights_best_alone():
    game = field("greyjoy knight knight", "lannister footman footman footman").supply(lannister=6).fight()
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister")
    assert game.lost("lannister", "casualty") == "footman footman"


@pytest.mark.rule("BG2-HCARD-08")
def test_asha_has_a_tower_when_alone():
    game = field("greyjoy footman footman", "lannister knight knight knight").fight()
    game.plays(greyjoy="asha-greyjoy", lannister="ser-jaime-lannister").ends()
    assert game.winner == "lannister"
    assert game.lost("greyjoy") == ""


@pytest.mark.rule("BG2-HCARD-08")
@pytest.mark.parametrize("supporter", ["greyjoy", "stark"])
def test_asha_has_no_icons_when_supported(supporter: str):
    scenario = field("greyjoy knight knight", "lannister footman footman footman").supply(lannister=6)
    game = scenario.army("harrenhal", supporter, "footman").order("harrenhal", "support").fight()
    game.supports(supporter, {"harrenhal": "greyjoy"})
    if supporter == "stark":
        game.says("greyjoy", [])
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister")
    assert game.winner == "greyjoy"
    assert game.lost("lannister") == ""


@pytest.mark.rule("BG2-HCARD-08")
def test_support_for_the_enemy_leaves_asha_alone():
    scenario = field("greyjoy knight knight knight", "lannister footman footman footman").supply(lannister=6)
    game = scenario.army("harrenhal", "stark", "footman").order("harrenhal", "support").fight()
    game.supports("stark", {"harrenhal": "lannister"}).says("lannister", [])
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister")
    assert game.lost("lannister", "casualty") == "footman footman"


# Aeron Damphair


@pytest.mark.rule("BG2-HCARD-09")
def test_aeron_makes_way_for_another_card():
    game = field("greyjoy knight", "lannister knight").power(greyjoy=3).fight()
    game.plays(greyjoy="aeron-damphair", lannister="the-hound")
    game.waits_for("greyjoy").asks("greyjoy", "replace-card").says("greyjoy", "euron-crows-eye")
    assert game.told(CardReplaced) == [CardReplaced("greyjoy", "euron-crows-eye")]
    assert game.told(PowerLost) == [PowerLost("greyjoy", 2, "card")]
    assert game.state.power["greyjoy"] == 1
    assert game.final() == {"greyjoy": 2 + 4, "lannister": 2 + 2}
    game.says("lannister", "harrenhal").ends()
    assert game.state.discards["greyjoy"] == ("aeron-damphair", "euron-crows-eye")


@pytest.mark.rule("BG2-HCARD-09")
def test_aeron_may_stay():
    game = field("greyjoy knight", "lannister knight").power(greyjoy=3).fight()
    game.plays(greyjoy="aeron-damphair", lannister="the-hound").says("greyjoy", None).ends()
    assert game.final() == {"greyjoy": 2, "lannister": 4}
    assert game.state.power["greyjoy"] == 3
    assert game.state.discards["greyjoy"] == ("aeron-damphair",)


@pytest.mark.rule("BG2-HCARD-09")
def test_only_a_card_in_hand_follows_aeron():
    game = field("greyjoy knight", "lannister knight").discarded("greyjoy", "euron-crows-eye").fight()
    game.plays(greyjoy="aeron-damphair", lannister="the-hound").asks("greyjoy", "replace-card")
    others = {"victarion-greyjoy", "balon-greyjoy", "theon-greyjoy", "dagmar-cleftjaw", "asha-greyjoy"}
    assert set(game.answers("greyjoy")) == others | {None}
