"""CASUALTY: what a lost combat costs."""

import pytest

from tests.scenarios.boardgame.combat import Field


def beaten(defense: str) -> Field:
    """Lannister will lose Blackwater to Tyrell."""
    return Field("tyrell knight knight knight", f"lannister {defense}").supply(lannister=6)


@pytest.mark.rule("BG2-CASUALTY-01")
def test_only_the_loser_takes_casualties():
    game = beaten("footman knight").fight().plays(tyrell="randyll-tarly", lannister="ser-gregor-clegane")
    assert game.winner == "tyrell"
    game.asks("lannister", "casualties").says("lannister", {"blackwater": ["footman"]})
    assert game.lost("tyrell") == ""
    assert game.lost("lannister") == "footman"


@pytest.mark.rule("BG2-CASUALTY-01")
def test_a_losing_attacker_takes_them_too():
    game = Field("tyrell footman footman", "lannister knight knight").fight()
    game.plays(tyrell="randyll-tarly", lannister="ser-jaime-lannister").ends()
    assert (game.winner, game.lost("tyrell"), game.lost("lannister")) == ("lannister", "footman", "")


@pytest.mark.rule("BG2-CASUALTY-02")
@pytest.mark.parametrize(
    ("winner", "loser", "lost"),
    [
        ("ser-garlan-tyrell", "cersei-lannister", 2),
        ("randyll-tarly", "cersei-lannister", 1),
        ("ser-garlan-tyrell", "the-hound", 0),
        ("randyll-tarly", "the-hound", 0),
        ("margaery-tyrell", "the-hound", 0),
    ],
)
def test_casualties_are_swords_less_towers_and_never_below_0(winner: str, loser: str, lost: int):
    game = beaten("footman footman footman").fight().plays(tyrell=winner, lannister=loser)
    assert game.lost("lannister").split() == ["footman"] * lost
    assert game.units("blackwater").split() == ["footman"] * (3 - lost)


@pytest.mark.rule("BG2-CASUALTY-03")
def test_the_winners_towers_and_the_losers_swords_do_nothing():
    game = Field("martell knight knight knight", "lannister footman footman footman").supply(lannister=6).fight()
    game.plays(martell="areo-hotah", lannister="ser-gregor-clegane")
    assert game.winner == "martell"
    assert game.lost("martell") == game.lost("lannister") == ""


@pytest.mark.rule("BG2-CASUALTY-03")
def test_towers_of_the_winner_do_not_meet_swords_of_the_winner():
    game = Field("martell knight knight knight", "lannister footman footman footman").supply(lannister=6).fight()
    game.plays(martell="the-red-viper", lannister="cersei-lannister")
    assert game.lost("lannister") == "footman footman"


@pytest.mark.rule("BG2-CASUALTY-04")
def test_the_loser_says_which_units_are_lost():
    game = beaten("footman footman knight").fight().plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    game.waits_for("lannister").asks("lannister", "casualties")
    assert game.table.decision("lannister").rule == "BG2-CASUALTY-04"
    game.refuses("lannister", {"blackwater": []}, rule="BG2-CASUALTY-04")
    game.refuses("lannister", {"blackwater": ["footman", "knight"]}, rule="BG2-CASUALTY-04")
    game.refuses("lannister", {"blackwater": ["siege-engine"]}, rule="BG2-CASUALTY-04")
    game.says("lannister", {"blackwater": ["knight"]})
    assert game.units("blackwater") == "footman footman"


@pytest.mark.rule("BG2-CASUALTY-04")
def test_casualties_are_taken_in_the_embattled_area():
    game = beaten("footman knight").army("harrenhal", "lannister", "footman").fight()
    game.plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    game.refuses("lannister", {"harrenhal": ["footman"]}, rule="BG2-CASUALTY-04")


@pytest.mark.rule("BG2-CASUALTY-05")
@pytest.mark.parametrize("kind", ["knight", "siege-engine", "footman"])
def test_each_casualty_is_one_unit_of_any_kind(kind: str):
    game = beaten("footman knight siege-engine").fight().plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    game.says("lannister", {"blackwater": [kind]})
    assert game.lost("lannister", "casualty") == kind


@pytest.mark.rule("BG2-CASUALTY-06")
def test_supporting_units_are_never_casualties():
    scenario = beaten("footman").army("stoney-sept", "lannister", "footman knight").order("stoney-sept", "support")
    game = scenario.fight().supports("lannister", {"stoney-sept": "lannister"})
    game.plays(tyrell="ser-garlan-tyrell", lannister="cersei-lannister").ends()
    assert game.winner == "tyrell"
    assert game.lost("lannister") == "footman"
    assert game.units("stoney-sept") == "footman knight"


@pytest.mark.rule("BG2-CASUALTY-07")
def test_routed_units_are_never_casualties():
    game = beaten("footman footman (knight)").fight().plays(tyrell="randyll-tarly", lannister="cersei-lannister")
    assert game.lost("lannister", "casualty") == "footman", "there was nothing to choose"
    assert game.lost("lannister", "rout") == "knight"


@pytest.mark.rule("BG2-CASUALTY-07")
def test_swords_find_no_routed_unit():
    game = beaten("(footman) (knight)").fight().plays(tyrell="ser-garlan-tyrell", lannister="cersei-lannister").ends()
    assert game.lost("lannister", "casualty") == ""
    assert game.lost("lannister", "rout") == "footman knight"


def test_everybody_sees_that_casualties_are_being_chosen():
    field = Field("stark knight knight knight", "lannister footman knight knight", origin="harrenhal")
    game = field.fight().plays(stark="eddard-stark", lannister="cersei-lannister").asks("lannister", "casualties")
    assert game.view(None).battle.step == "casualties"
