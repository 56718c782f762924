"""EX: the worked examples that are about setup, raids, marches, ships, ports and neutral forces."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    Mustered,
    NeutralForceDefeated,
    PowerGained,
    PowerLost,
    Raided,
    RaidForgone,
)
from maester.games.boardgame.facts import Area, House, Token
from maester.games.boardgame.tokens import pool
from tests.scenarios.boardgame.combat import Combat, marching
from tests.scenarios.boardgame.scenario import Played, Scenario, unit


@pytest.mark.rule("BG2-EX-01")
def test_ex_01_neutral_forces_of_four_players():
    neutral = {"kings-landing": 5, "the-eyrie": 6, "sunspear": 5, "princes-pass": 3, "salt-shore": 3, "starfall": 3}
    neutral |= {"the-boneway": 3, "three-towers": 3, "yronwood": 3}
    neutral |= {"storms-end": 4, "dornish-marches": 3, "oldtown": 3}
    assert Scenario(4).state.neutral == neutral


@pytest.mark.rule("BG2-EX-02")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ex_02_home_area_and_starting_power(players: int):
    state = Scenario(players).state
    assert state.edition.realm.home_of["winterfell"] == "stark"
    assert {(state.power[house], pool(state, house)) for house in state.seats} == {(5, 15)}


def raids() -> Played:
    """The board of example 9."""
    scenario = Scenario(5).turn_order("greyjoy", "stark", "lannister", "baratheon", "tyrell").without_neutral()
    given: dict[Area, tuple[House, Token]] = {
        "the-reach": ("lannister", "raid"),
        "sunset-sea": ("lannister", "raid"),
        "west-summer-sea": ("greyjoy", "raid"),
        "dornish-marches": ("tyrell", "raid"),
        "stoney-sept": ("baratheon", "raid-special"),
        "highgarden": ("tyrell", "consolidate-power"),
        "lannisport": ("lannister", "defense-plus-1"),
    }
    for area, (house, token) in given.items():
        scenario.army(area, house, "ship" if area.endswith("-sea") else "footman").order(area, token)
    return scenario.begin(steps.Raids())


@pytest.mark.rule("BG2-EX-09")
def test_ex_09_raids_one_after_the_other():
    game = raids().waits_for("greyjoy").raids("greyjoy", "west-summer-sea", "highgarden")
    assert not {"highgarden", "west-summer-sea"} & set(game.orders())
    assert (game.state.power["greyjoy"], game.state.power["tyrell"]) == (6, 4)
    game.waits_for("lannister").raids("lannister", "the-reach", "dornish-marches")
    assert not {"the-reach", "dornish-marches"} & set(game.orders())
    game.waits_for("baratheon").raids("baratheon", "stoney-sept", "lannisport").ends()
    assert game.orders() == {}
    assert [event.house for event in game.told(Raided)] == ["greyjoy", "lannister", "baratheon"]
    assert game.told(RaidForgone) == [RaidForgone("lannister", "sunset-sea")]
    assert game.told(PowerGained) == [PowerGained("greyjoy", 1, "pillage")]
    assert game.told(PowerLost) == [PowerLost("tyrell", 1, "pillage")]


@pytest.mark.rule("BG2-EX-10")
def test_ex_10_a_march_without_combat():
    scenario = Scenario(6).supply(lannister=2).army("lannisport", "lannister", "footman footman footman")
    scenario.order("lannisport", "march-0").army("searoad-marches", "lannister", "footman")
    game = marching(scenario)
    game.marches("lannister", "lannisport", {"stoney-sept": "footman", "searoad-marches": "footman"}).ends()
    assert game.sizes("lannister") == {"lannisport": 1, "stoney-sept": 1, "searoad-marches": 2}
    assert "CombatBegan" not in game.happened()
    assert game.orders() == {}


def chain() -> Combat:
    """Lannisport, stoney-sept and harrenhal each have a march order; Stark waits in riverrun."""
    scenario = Scenario(6).supply(lannister=6, stark=6).turn_order("lannister", "stark")
    scenario.army("lannisport", "lannister", "knight").order("lannisport", "march-0")
    scenario.army("stoney-sept", "lannister", "footman").order("stoney-sept", "march-minus-1")
    scenario.army("harrenhal", "lannister", "footman").order("harrenhal", "march-plus-1")
    return marching(scenario.army("riverrun", "stark", "knight knight knight").order("riverrun", "march-0"))


@pytest.mark.rule("BG2-EX-11")
def test_ex_11_chained_marches_move_a_unit_three_times():
    game = chain().marches("lannister", "lannisport", {"stoney-sept": "knight"}).marches("stark", "riverrun", {})
    game.marches("lannister", "stoney-sept", {"harrenhal": "knight"})
    game.marches("lannister", "harrenhal", {"crackclaw-point": "knight"}).ends()
    assert game.units("crackclaw-point") == "knight"


@pytest.mark.rule("BG2-EX-11")
def test_ex_11_an_enemy_who_wins_in_the_middle_breaks_the_chain():
    game = chain().marches("lannister", "lannisport", {"stoney-sept": "knight"})
    game.marches("stark", "riverrun", {"stoney-sept": "knight knight knight"})
    game.plays(stark="eddard-stark", lannister="cersei-lannister")
    while game.table.waiting and game.question(game.table.waiting[0]).about != "march":
        seat = game.table.waiting[0]
        game.says(seat, game.answers(seat)[0])
    assert game.house_in("stoney-sept") == "stark"
    assert list(game.asks("lannister", "march").question("lannister").starts) == ["harrenhal"]


@pytest.mark.rule("BG2-EX-12")
def test_ex_12_consolidate_power_on_dragonstone():
    scenario = Scenario(6).army("dragonstone", "baratheon", "footman").order("dragonstone", "consolidate-power")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.told(PowerGained) == [PowerGained("baratheon", 2, "order")]
    assert game.orders() == {}


SEAS = ("redwyne-straights", "west-summer-sea", "east-summer-sea")


@pytest.mark.rule("BG2-EX-18")
def test_ex_18_ship_transport_from_highgarden_to_sunspear():
    def highgarden(*seas: Area) -> Combat:
        scenario = Scenario(5).without_neutral().supply(tyrell=6).army("highgarden", "tyrell", "footman knight")
        for sea in seas:
            scenario.army(sea, "tyrell", "ship")
        return marching(scenario.order("highgarden", "march-0"))

    game = highgarden(*SEAS).marches("tyrell", "highgarden", {"sunspear": "footman knight"}).ends()
    assert game.units("sunspear") == "footman knight"
    realm = game.state.edition.realm
    coasts = {coast for sea in SEAS for coast in realm.coasts[sea]} - {"highgarden"}
    for coast in sorted(coasts):
        assert highgarden(*SEAS).marches("tyrell", "highgarden", {coast: "footman"}).ends().units(coast) == "footman"
    highgarden(*SEAS[:2]).refuses_march("tyrell", "highgarden", {"sunspear": "footman"}, rule="BG2-MARCH-04")


@pytest.mark.rule("BG2-EX-19")
def test_ex_19_a_port_under_the_eyes_of_an_enemy():
    scenario = Scenario(6).turn_order("martell").supply(martell=6).army("sunspear", "martell", "footman")
    scenario.army("east-summer-sea", "tyrell", "ship")
    game = scenario.begin(*(steps.Muster(house) for house in scenario.state.turn_order)).asks("martell", "muster")
    footman = unit("footman", "sunspear")
    game.refuses("martell", {"sunspear": [footman, unit("ship", "east-summer-sea")]}, rule="BG2-MUST-16")
    scenario.begin(steps.Muster("martell")).says(
        "martell", {"sunspear": [footman, unit("ship", "sea-of-dorne")]}
    ).ends()
    game.says("martell", {"sunspear": [footman, unit("ship", "sunspear-port")]})
    assert [event.into for event in game.told(Mustered)] == ["sunspear", "sunspear-port"]
    later = Scenario(6).army("sunspear-port", "martell", "ship").order("sunspear-port", "raid")
    later.army("east-summer-sea", "tyrell", "ship").order("east-summer-sea", "support")
    assert later.begin(steps.Raids()).raids("martell", "sunspear-port", "east-summer-sea").ends().orders() == {}


@pytest.mark.rule("BG2-EX-20")
@pytest.mark.parametrize("ship", [True, False])
def test_ex_20_attacking_a_neutral_force(ship: bool):
    scenario = Scenario(5).army("yronwood", "tyrell", "knight footman").order("yronwood", "march-plus-1")
    assert scenario.without_neutral("yronwood").state.neutral["sunspear"] == 5
    if ship:
        scenario.army("sea-of-dorne", "tyrell", "ship").order("sea-of-dorne", "support")
    game = marching(scenario)
    if not ship:
        game.refuses_march("tyrell", "yronwood", {"sunspear": "knight footman"}, rule="BG2-NEUTRAL-01")
        return
    game.marches("tyrell", "yronwood", {"sunspear": "knight footman"})
    game.supports("tyrell", {"sea-of-dorne": "tyrell"}).ends()
    assert game.told(NeutralForceDefeated) == [NeutralForceDefeated("tyrell", "sunspear", 5, 5)]
    assert game.units("sunspear") == "footman knight"
    assert "sunspear" not in game.state.neutral


@pytest.mark.rule("BG2-EX-22")
def test_ex_22_a_normal_raid_cannot_remove_a_defense_order():
    for token in ("raid", "raid-special"):
        scenario = Scenario(6).army("stoney-sept", "baratheon", "footman").order("stoney-sept", token)
        game = (
            scenario.army("lannisport", "lannister", "footman")
            .order("lannisport", "defense-plus-1")
            .begin(steps.Raids())
        )
        if token == "raid":
            assert game.ends().orders() == {"lannisport": "defense-plus-1"}
            assert game.told(RaidForgone) == [RaidForgone("baratheon", "stoney-sept")]
        else:
            assert game.raids("baratheon", "stoney-sept", "lannisport").ends().orders() == {}


@pytest.mark.rule("BG2-EX-23")
def test_ex_23_influence_tracks_of_four_players():
    state = Scenario(4).state
    assert state.tracks == {
        "iron-throne": ("baratheon", "lannister", "stark", "greyjoy"),
        "fiefdoms": ("greyjoy", "stark", "baratheon", "lannister"),
        "kings-court": ("lannister", "stark", "baratheon", "greyjoy"),
    }
    assert state.holders == {"iron-throne": "baratheon", "fiefdoms": "greyjoy", "kings-court": "lannister"}
