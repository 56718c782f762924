"""HCARD: the house cards of Martell that have a text."""

import pytest

from maester.games.boardgame.events import AreaConquered, AttackersRepelled, InfluenceMoved, TokenPassed
from maester.games.boardgame.facts import TRACKS, Track
from tests.scenarios.boardgame.combat import Field

# Nymeria Sand


@pytest.mark.rule("BG2-HCARD-14")
def test_nymeria_has_a_sword_when_attacking():
    game = Field("martell knight knight", "lannister footman footman").fight()
    game.plays(martell="nymeria-sand", lannister="cersei-lannister")
    assert game.lost("lannister") == "footman"


@pytest.mark.rule("BG2-HCARD-14")
def test_nymeria_has_no_tower_when_attacking():
    game = Field("martell footman footman", "lannister knight knight").fight()
    game.plays(martell="nymeria-sand", lannister="ser-jaime-lannister").ends()
    assert game.lost("martell") == "footman"


@pytest.mark.rule("BG2-HCARD-14")
def test_nymeria_has_a_tower_when_defending():
    game = Field("lannister knight knight", "martell footman footman").fight()
    game.plays(martell="nymeria-sand", lannister="ser-jaime-lannister")
    assert game.winner == "lannister"
    assert game.lost("martell") == ""


@pytest.mark.rule("BG2-HCARD-14")
def test_nymeria_has_no_sword_when_defending():
    game = Field("lannister footman", "martell knight knight").fight()
    game.plays(martell="nymeria-sand", lannister="cersei-lannister").ends()
    assert game.winner == "martell"
    assert game.lost("lannister") == ""


# Arianne Martell


@pytest.mark.rule("BG2-HCARD-15")
def test_arianne_keeps_the_attackers_out():
    game = Field("tyrell knight knight", "martell knight").fight()
    game.plays(tyrell="margaery-tyrell", martell="arianne-martell").waits_for("martell").asks("martell", "retreat")
    game.says("martell", "harrenhal").ends()
    assert game.units("the-reach") == "knight knight", "they are not routed"
    assert game.units("harrenhal") == "(knight)"
    assert game.units("blackwater") == ""
    assert game.told(AttackersRepelled)
    assert not game.told(AreaConquered)


@pytest.mark.rule("BG2-HCARD-15")
def test_arianne_does_nothing_for_a_winner():
    game = Field("tyrell footman", "martell knight knight").fight()
    game.plays(tyrell="margaery-tyrell", martell="arianne-martell").ends()
    assert game.winner == "martell"
    assert game.units("the-reach") == "(footman)"


@pytest.mark.rule("BG2-HCARD-15")
def test_arianne_does_nothing_in_attack():
    game = Field("martell footman", "tyrell knight knight").fight()
    game.plays(tyrell="margaery-tyrell", martell="arianne-martell").ends()
    assert (game.units("the-reach"), game.units("blackwater")) == ("(footman)", "knight knight")


# Doran Martell


@pytest.mark.rule("BG2-HCARD-16")
@pytest.mark.parametrize("track", TRACKS)
def test_doran_moves_the_opponent_to_the_last_place(track: Track):
    field = Field("tyrell knight", "martell knight").track("iron-throne", "tyrell").track("kings-court", "tyrell")
    game = field.fight().plays(tyrell="margaery-tyrell", martell="doran-martell")
    game.waits_for("martell").asks("martell", "push-to-last")
    before = game.track(track).split()
    others = {each: game.track(each) for each in TRACKS if each != track}
    game.says("martell", track)
    assert game.track(track).split() == [house for house in before if house != "tyrell"] + ["tyrell"]
    assert {each: game.track(each) for each in others} == others
    assert game.told(InfluenceMoved) == [InfluenceMoved("tyrell", track, 6)]


@pytest.mark.rule("BG2-HCARD-16")
def test_doran_moves_the_opponent_at_once():
    field = Field("tyrell knight", "martell knight").track("fiefdoms", "tyrell", "stark")
    game = field.fight().plays(tyrell="margaery-tyrell", martell="doran-martell").says("martell", "fiefdoms")
    assert game.told(TokenPassed) == [TokenPassed("fiefdoms", "stark")]
    told = game.happened()
    assert told.index("InfluenceMoved") < told.index("CombatWon")
