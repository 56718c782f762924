"""Fire and Blood: marked units and their objective cards, and points laid on enemies."""

import pytest

from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.rounds import Activate, LayPoint
from maester.games.miniatures.steps.setup import MarkUnits
from maester.games.miniatures.terrain import Laid, terrain_question
from tests.scenarios.miniatures.cast import OURS, THEIRS, duel
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    offered,
    play_until,
    refused,
    scene,
    told,
    unit,
)

BLOOD, STAND = duel("fire-and-blood"), duel("here-we-stand")


@pytest.mark.rule("MIN-MODE-FAB-02", "MIN-MODE-FAB-03", "MIN-RULE-92")
def test_two_units_of_each_side_are_marked_and_get_a_card():
    units = [unit(f"{side}{n}", "guardsmen", 6 * n, 8 if side == "a" else 40, 0) for side in "ab" for n in (1, 2, 3)]
    table = scene(*units, options=BLOOD, agenda=(MarkUnits("seat-1"),), first="seat-2")
    assert (asked(table), table.waiting) == ("mark-unit", ("seat-2",))
    assert refused(table, "b1").rule == "MIN-MODE-FAB-02"
    answer(table, "a2")
    assert (asked(table), table.waiting) == ("assign-objective", ("seat-1",))
    answer(table, "gallows")
    assert table.waiting == ("seat-1",)
    answer(table, "b1")
    assert refused(table, "gallows").rule == "MIN-MODE-FAB-03"
    answer(table, "armory")
    assert set(offered(table)) == {"a1", "a3"}
    answer(table, "a1", "proving-ground", "b3", "mire")
    assert table.state.objectives == {"gallows": "a2", "armory": "b1", "proving-ground": "a1", "mire": "b3"}
    drawn = {event.card: event.marker for event in told(table, "ObjectiveDrawn")}
    assert drawn == table.state.objectives
    assert asked(table) == ""
    few = scene(OURS, THEIRS, options=BLOOD, agenda=(MarkUnits("seat-1"),), first="seat-1")
    answer(few, "armory", "gallows")
    assert few.state.objectives == {"armory": "b1", "gallows": "a1"}


@pytest.mark.rule("MIN-MODE-FAB-04", "MIN-MODE-HWS-02", "MIN-MODE-FAB-01")
@pytest.mark.parametrize("options", [BLOOD, STAND])
def test_terrain_lies_anywhere_six_inches_from_the_edges(options):
    question = terrain_question(scene(OURS, THEIRS, options=options).state, ("weirwood",))
    assert question.refusal(Laid("weirwood", 10_000, 10_000)) is None  # in a deployment zone
    refusal = question.refusal(Laid("weirwood", 24_000, 7_700))
    assert refusal is not None


@pytest.mark.rule("MIN-MODE-FAB-05")
def test_a_commander_lays_a_point_on_an_enemy_in_long_range():
    king = unit("a1", "guardsmen", 24, 20, 0, commander=True)
    table = scene(
        king, unit("b1", "guardsmen", 24, 34, 180), unit("b2", "guardsmen", 24, 40, 180), options=BLOOD,
        agenda=(LayPoint("a1"),),
    )  # fmt: skip
    assert table.decision("seat-1").answers() == (None, "b1")
    answer(table, "b1")
    assert table.state.units["b1"].count("victory") == 1


@pytest.mark.rule("MIN-MODE-FAB-05")
@pytest.mark.parametrize(("leads", "question"), [(True, "lay-point"), (False, "action")])
def test_the_unit_of_a_commander_may_lay_it_when_it_is_activated(leads, question):
    units = unit("a1", "guardsmen", 24, 20, 0, commander=leads), unit("b1", "guardsmen", 24, 34, 180)
    table = scene(*units, options=BLOOD, agenda=(Activate("seat-1"),), active="seat-1")
    assert asked(table) == question


@pytest.mark.rule("MIN-MODE-FAB-06", "MIN-MODE-FAB-07", "MIN-MODE-FAB-08", "MIN-RULE-65", "MIN-MODE-02")
@pytest.mark.parametrize(
    ("objectives", "tokens", "points"),
    [({}, 0, 1), ({"armory": "a1"}, 0, 2), ({"armory": "b1"}, 0, 3), ({"mire": "a1", "armory": "b1"}, 2, 6)],
)
def test_marked_units_are_worth_more(objectives, tokens, points):
    victim = unit("b1", "guardsmen", 24, 24.8, 180, wounds=1, counters=(("victory", tokens),))
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0), victim, unit("b2", "guardsmen", 5, 40, 180), options=BLOOD, acts="a1",
        faces=[6, 1, 1, 1, 1, 1, 1], objectives=objectives,
    )  # fmt: skip
    declined(answer(table, "melee", None))
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-RULE-65", "MIN-MODE-FAB-07", "MIN-MODE-FAB-08", "MIN-WIN-11")
@pytest.mark.parametrize("by", ["seat-1", "seat-3", None])
def test_among_three_every_enemy_of_a_marked_unit_gains_the_two_points_and_only_the_destroyer_the_one(by):
    chosen = Options(seats=3, mode="fire-and-blood", terrain="none")
    marked = unit("b1", "guardsmen", 24, 30, 180, wounds=1, counters=(("victory", 1),))
    others = [unit(name, "guardsmen", x, 10, 0) for name, x in (("a1", 10), ("b2", 20), ("c1", 40))]
    table = scene(
        marked, *others, options=chosen, objectives={"armory": "b1"}, faces=[1, 1, 1], agenda=(Panic("b1", (), by),)
    )
    assert table.state.points == {
        "seat-1": 3 + (by in ("seat-1", None)),
        "seat-2": 0,
        "seat-3": 3 + (by in ("seat-3", None)),
    }


@pytest.mark.rule("MIN-RULE-65", "MIN-MODE-FAB-07", "MIN-MODE-FAB-08", "MIN-TEAM-07")
def test_a_team_gains_the_points_of_a_marked_unit_once():
    teams = Options(seats=4, players="teams", points=30, mode="fire-and-blood", terrain="none")
    units = [unit(f"{side}1", "guardsmen", 6 + 10 * n, 8 if side in "ac" else 40, 0) for n, side in enumerate("abcd")]
    marked = unit("b2", "guardsmen", 24, 30, 180, wounds=1, counters=(("victory", 1),))
    agenda = (Panic("b2", (), "seat-3"),)
    table = scene(*units, marked, options=teams, objectives={"armory": "b2"}, faces=[1, 1, 1], agenda=agenda)
    assert table.state.points == {"seat-1": 4, "seat-2": 0, "seat-3": 4, "seat-4": 0}


@pytest.mark.rule("MIN-RULE-92")
def test_the_first_player_marks_first_in_a_whole_game():
    table = play_until(begun(BLOOD), "mark-unit")
    assert table.waiting == (table.state.first,)
    assert all(u.pose is not None for u in table.state.units.values())
