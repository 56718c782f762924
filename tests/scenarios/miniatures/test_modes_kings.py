"""A Clash of Kings: objective cards for the commanders."""

import pytest

from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.missions import ALL
from maester.games.miniatures.modes.objectives import FOR_UNITS
from maester.games.miniatures.numbers import keywords
from maester.games.miniatures.steps.modes import CleanUp
from maester.games.miniatures.steps.rounds import BeginRound, Redeploy, TakeUpObjective, Turn
from maester.games.miniatures.steps.setup import ChooseCards
from maester.games.miniatures.values import Attack, Pose, Unit
from tests.scenarios.miniatures.cast import THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    play_until,
    pose,
    refused,
    scene,
    told,
    unit,
)

CLASH = "a-clash-of-kings"
KING = unit("a1", "guardsmen", 24, 8, 0, commander=True)


@pytest.mark.rule("MIN-MODE-ACOK-03", "MIN-RULE-63", "MIN-RULE-92")
def test_who_is_not_first_takes_a_card_first():
    table = scene(KING, THEIRS, options=duel(CLASH), agenda=(ChooseCards("seat-1"),), first="seat-1")
    assert (asked(table), table.waiting) == ("take-objective", ("seat-2",))
    assert table.decision("seat-2").answers() == FOR_UNITS
    answer(table, "proving-ground")
    assert table.waiting == ("seat-1",)
    assert refused(table, "proving-ground").rule == "MIN-MODE-ACOK-03"
    answer(table, "armory", "gallows", "muster-point")
    assert table.state.kings_cards == {"seat-1": ("armory", "muster-point"), "seat-2": ("gallows", "proving-ground")}


@pytest.mark.rule("MIN-RULE-63", "MIN-RULE-92")
def test_the_first_player_is_named_before_the_cards_are_taken():
    table = play_until(begun(duel(CLASH)), "take-objective")
    assert told(table, "FirstPlayerNamed")
    assert not told(table, "UnitDeployed")


@pytest.mark.rule("MIN-RULE-92")
@pytest.mark.parametrize(
    ("name", "early"),
    [("fire-and-blood", True), ("the-winds-of-winter", False), (CLASH, True), ("a-game-of-thrones", False)],
)
def test_where_cards_depend_on_the_first_player_it_is_named_before_anybody_deploys(name, early):
    table = play_until(begun(duel(name)), "deploy")
    assert bool(told(table, "FirstPlayerNamed")) == early


@pytest.mark.rule("MIN-MODE-ACOK-04", "MIN-MODE-ACOK-05")
def test_a_commander_takes_up_a_card_until_the_round_ends():
    cards = {"seat-1": ("armory", "muster-point"), "seat-2": ()}
    table = scene(KING, THEIRS, options=duel(CLASH), agenda=(TakeUpObjective("seat-1"),), kings_cards=cards)
    assert table.decision("seat-1").answers() == (None, "armory", "muster-point")
    answer(table, "armory")
    assert keywords(table.state, Attack("a1", "b1", 0, "front")) == {"sundering"}
    assert table.state.kings_cards["seat-1"] == ("muster-point",)
    end = scene(
        KING, THEIRS, options=duel(CLASH), agenda=(CleanUp(),), objectives={"armory": "a1"}, kings_cards=cards, round=3
    )
    assert end.state.objectives == {}


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-RULE-69")
def test_the_commander_comes_back():
    gone = ("a1", Unit("seat-1", "guardsmen", 0, None, commander=True))
    other = unit("a2", "guardsmen", 10, 8, 0)
    table = scene(gone, other, THEIRS, options=duel(CLASH), agenda=(Redeploy("seat-1"), Redeploy("seat-2")))
    assert table.decision("seat-1").answers() == (None, "a1")
    answer(table, "a1")
    assert refused(table, Pose(24_000, 24_000, 0)).rule == "MIN-MODE-ACOK-06"
    assert refused(table, Pose(4_000, 24_000, 0)).rule == "MIN-MODE-ACOK-06"  # not the whole tray
    answer(table, Pose(3_000, 24_000, 0))
    assert (table.state.units["a1"].wounds, pose(table, "a1")) == (12, (3, 24, 0))
    assert not table.state.units["a1"].activated
    assert asked(table) == ""


@pytest.mark.rule("MIN-MODE-ACOK-06", "MIN-RULE-69")
def test_nobody_comes_back_beside_an_enemy():
    gone = ("a1", Unit("seat-1", "guardsmen", 0, None, commander=True))
    near = unit("b1", "guardsmen", 3, 30, 180)
    table = scene(gone, OURS_TWO, near, options=duel(CLASH), agenda=(Redeploy("seat-1"),))
    answer(table, "a1")
    assert refused(table, Pose(3_000, 24_500, 0)).rule == "MIN-MOVE-01"


OURS_TWO = unit("a2", "guardsmen", 24, 8, 0)


@pytest.mark.rule("MIN-MODE-ACOK-07", "MIN-MODE-ACOK-08", "MIN-MODE-DWDW-09", "MIN-MODE-DWDW-11", "MIN-MODE-HAR-03")
@pytest.mark.rule("MIN-MODE-HAR-10", "MIN-MODE-TWOW-06", "MIN-RULE-62")
@pytest.mark.parametrize("name", [CLASH, "dark-wings-dark-words", "honed-and-ready"])
@pytest.mark.parametrize(("number", "commander", "points"), [(1, False, 0), (2, False, 1), (3, True, 2)])
def test_covered_markers_score(name, number, commander, points):
    table = answer(
        scene(unit("a1", "sworn-swords", 24, 20, 0, commander=commander), THEIRS, acts="a1", options=duel(name)),
        "maneuver", Moved(0, 4_000, 0),
    )  # fmt: skip
    assert table.state.markers["centre"] == "a1"
    end = scene(
        *table.state.units.items(), options=duel(name), agenda=(CleanUp(),), markers=table.state.markers, round=number,
        kings_cards={"seat-1": (), "seat-2": ()}, active_missions=((None, ALL[3]),), reserve_missions=ALL[4:6],
        mission_deck=ALL[6:9],
    )  # fmt: skip
    assert end.state.points == {"seat-1": points, "seat-2": 0}


@pytest.mark.rule("MIN-MODE-ACOK-09", "MIN-MODE-ACOK-10", "MIN-MODE-02")
def test_commanders_score_by_destroying_and_cost_by_falling():
    victim = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1, commander=True)
    more = unit("b2", "guardsmen", 5, 40, 180)
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0, commander=True), victim, more, acts="a1", options=duel(CLASH),
        faces=[6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    answer(table, "melee", None)
    assert table.state.points["seat-1"] == 1 + 1 + 2
    again = scene(
        unit("a1", "guardsmen", 24, 20, 0), victim, more, acts="a1", options=duel(CLASH), faces=[6, 1, 1, 1, 1, 1, 1],
        slain=table.state.slain,
    )  # fmt: skip
    answer(again, "melee", None)
    assert again.state.points["seat-1"] == 1  # only the first time, and only what the commander does


def test_rounds_begin_with_what_the_mode_says():
    table = scene(
        KING, THEIRS, options=duel(CLASH), agenda=(BeginRound(),), kings_cards={"seat-1": ("armory",), "seat-2": ()}
    )
    assert asked(table) == "use-objective"
    plain = scene(KING, THEIRS, agenda=(Turn("seat-1"),))
    assert asked(plain) == "action"
