"""Answers that are offered where all cannot be listed, how they are told, and the estimate of who is ahead."""

from typing import Any

import pytest

from maester.games.miniatures.army_text import read_army
from maester.games.miniatures.candidates import candidates
from maester.games.miniatures.combat.foreseen import chances
from maester.games.miniatures.evaluate import evaluate
from maester.games.miniatures.geometry.angle import bearing
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.geometry.measure import distance
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import FreePivot, FreeShift
from maester.games.miniatures.steps.rounds import Perform
from maester.games.miniatures.steps.setup import Deploy
from maester.games.miniatures.telling import place_told, turn_told
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.values import Attack, Pose
from maester.kernel import Chance, Refusal
from tests.scenarios.miniatures.play import bare_scene, scene, unit
from tests.scenarios.miniatures.scenes import infantry

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 14, 0), unit("b1", "sworn-swords", 24, 40, 180)
NO_MARKERS: dict[str, Any] = {"markers": {}, "spots": {}}
ONE_MARKER: dict[str, Any] = {"markers": {"centre": None}, "spots": {"centre": (30_000, 24_000)}}


def offered(*units: Any, step: Any, **more: Any) -> tuple[Any, Any]:
    table = bare_scene(*units, agenda=(step,), **more)
    (seat,) = table.waiting
    question = table.decision(seat)
    found = candidates(table.state, seat, question, Chance(1))
    assert [each for each in found if question.refusal(each) is not None] == []
    assert len(set(found)) == len(found)
    return question, found


def test_a_move_goes_to_a_marker_first_then_to_enemies_and_may_stay():
    maneuver = Perform("a1", "maneuver")
    question, found = offered(GUARDS, SWORDS, step=maneuver, **ONE_MARKER)
    towards = bearing(6_000, 10_000)
    assert (found[0].face, found[0].travel) == (towards, question.most)
    assert question.stay in found
    near = {"markers": {"centre": None}, "spots": {"centre": (24_000, 16_000)}}
    assert offered(GUARDS, SWORDS, step=maneuver, **near)[1][0].travel == 2_000  # onto it, not past it
    _, without = offered(GUARDS, SWORDS, step=maneuver, **NO_MARKERS)
    assert without[0] == Moved(0, question.most, 0)  # straight at the enemy, and looking at it
    taken = {"markers": {"centre": "a1"}, "spots": {"centre": (30_000, 24_000)}}
    assert offered(GUARDS, SWORDS, step=maneuver, **taken)[1][0].face == 0


def test_a_shift_is_offered_along_every_way_and_to_nowhere():
    question, found = offered(GUARDS, SWORDS, step=FreeShift("a1", 2_000), **NO_MARKERS)
    assert found[0] == Stepped("ahead", 0, 0)
    assert {(each.way, each.travel) for each in found} == {("ahead", 0)} | {
        (way, travel) for way in question.ways for travel in (1_000, 2_000)
    }


def test_a_pivot_looks_at_enemies_or_stays():
    aside = unit("b2", "guardsmen", 44, 14, 270)
    _, found = offered(GUARDS, SWORDS, aside, step=FreePivot("a1"), **NO_MARKERS)
    assert found == (0, 9_000)


def test_a_unit_is_deployed_from_the_middle_outwards():
    waiting = unit("a1", "guardsmen", 0, 0, 0)
    table = scene(waiting, SWORDS, agenda=(Deploy("seat-1"),))
    table.state.change("a1", pose=None)
    table = scene(*table.state.units.items(), agenda=(Deploy("seat-1"),))
    (seat,) = table.waiting
    question: Any = table.decision(seat)
    found = candidates(table.state, seat, question, Chance(1))
    room = question.some_room()
    assert room is not None
    assert [each.x for each in found[:3]] == [24_000, 26_750, 21_250]
    assert {each.heading for each in found} == {0}
    told = question.said_of(Pose(10_000, 5_000, 0))
    assert (told["unit"], told["left"], told["edge"], told["foe"]) == ("a1", 10_000, 5_000, "b1")


# ------------------------------------------------------------------------------------------------------ told in words

HERE = unit("a1", "guardsmen", 24, 20, 0)


@pytest.mark.parametrize(
    ("towards", "told"),
    [(0, (0, "none")), (0.4, (0, "none")), (44.6, (45, "right")), (180, (180, "left")), (350, (10, "left"))],
)
def test_a_turn_is_told_in_degrees_to_the_left_or_right(towards, told):
    degrees, side = told
    for before in (0, 9_000):
        said = turn_told("turn", before, round(towards * 100 + before) % 36_000)
        assert said == {"turn": degrees * 100, "turn_side": side}


def test_moves_that_differ_by_a_hair_are_offered_once():
    question, found = offered(GUARDS, SWORDS, step=Perform("a1", "maneuver"), **ONE_MARKER)
    told = [tuple(question.move_told(each).values()) for each in found]
    assert len(set(told)) == len(told)
    near = question.move_told(Moved(3_000, 2_000, 0))
    assert near == question.move_told(Moved(3_020, 2_003, 30))
    assert near != question.move_told(Moved(3_000, 2_000, 1_000))  # the facing at the end is told
    assert question.move_told(Moved(3_000, 0, 0)) == question.move_told(question.stay)


def test_all_ways_to_stay_are_offered_as_one():
    question, found = offered(GUARDS, SWORDS, step=FreeShift("a1", 2_000), **NO_MARKERS)
    assert [each for each in found if each.travel == 0] == [Stepped("ahead", 0, 0)]
    assert question.move_told(Stepped("back", 0, 0)) == question.move_told(Stepped("left", 0, 0))


def test_a_place_is_told_by_whom_it_faces_and_who_is_near():
    near, ahead = unit("b1", "sworn-swords", 34, 20, 90), unit("b2", "sworn-swords", 24, 40, 180)
    state = bare_scene(HERE, near, ahead).state
    told_of = place_told("a1", infantry(24, 20, 0), field_around(state, "a1"))
    assert told_of == {
        "unit": "a1", "faced": "b2", "foe": "b1", "gap": 10_000 - 2_750 - 2_400, "side": "rear",
    }  # fmt: skip
    alone = bare_scene(HERE, SWORDS).state
    alone.change("b1", pose=None, wounds=0)
    told_of = place_told("a1", infantry(24, 20, 0), field_around(alone, "a1"))
    assert (told_of["faced"], told_of["foe"], told_of["gap"]) == ("nobody", "nobody", 0)


@pytest.mark.parametrize(("heading", "faced"), [(2_250, "b1"), (2_251, "nobody"), (33_750, "b1"), (33_749, "nobody")])
def test_a_tray_faces_whoever_lies_within_a_sixteenth_of_a_turn(heading, faced):
    state = bare_scene(HERE, unit("b1", "sworn-swords", 24, 40, 180)).state
    assert place_told("a1", ("infantry", 24_000, 20_000, heading), field_around(state, "a1"))["faced"] == faced


def test_a_question_tells_of_an_answer_in_words():
    table = bare_scene(HERE, unit("b1", "sworn-swords", 24, 40, 180), agenda=(Perform("a1", "maneuver"),))
    question: Any = table.decision("seat-1")
    said = question.said_of(Moved(9_000, 2_000, 0))
    assert (said["unit"], said["foe"], said["faced"]) == ("a1", "b1", "b1")
    assert (said["pivot"], said["pivot_side"], said["travel"]) == (9_000, "right", 2_000)
    assert (said["turn"], said["turn_side"]) == (9_000, "left")


def test_trays_that_overlap_are_no_distance_apart():
    one = outline(*infantry(24, 20, 0))
    assert distance(one, outline(*infantry(25, 21, 0))) == 0
    assert distance(one, outline(*infantry(24, 30, 0))) == 5_200


# -------------------------------------------------------------------------------------------------------- estimates


def test_who_has_won_has_won():
    state = scene(GUARDS, SWORDS).state
    state.winners = ("seat-1",)
    assert (evaluate(state, "seat-1"), evaluate(state, "seat-2")) == (1, 0)
    state.winners = ("seat-1", "seat-2")
    assert (evaluate(state, "seat-1"), evaluate(state, "seat-2")) == (0.5, 0.5)


@pytest.mark.parametrize(
    "ahead",
    [
        {"points": {"seat-1": 2, "seat-2": 1}},
        {"units": {"b1": {"wounds": 6}}},
        {"markers": {"centre": "a1"}},
        {"spots": {"centre": (24_000, 16_000)}},
    ],
)
def test_points_strength_markers_and_places_count(ahead):
    even: dict[str, Any] = {"markers": {"centre": None}, "spots": {"centre": (24_000, 24_000)}}
    ours, theirs = unit("a1", "guardsmen", 24, 14, 0), unit("b1", "guardsmen", 24, 34, 180)
    balance = scene(ours, theirs, **even).state
    assert evaluate(balance, "seat-1") == evaluate(balance, "seat-2") == 0.5
    better = scene(ours, theirs, **even).state
    for name, value in ahead.items():
        if name == "units":
            better.change("b1", **value["b1"])
        else:
            setattr(better, name, value)
    assert 0.5 < evaluate(better, "seat-1") < 1
    assert evaluate(better, "seat-1") + evaluate(better, "seat-2") == pytest.approx(1)


def test_an_attack_that_is_on_its_way_counts_before_its_dice_are_rolled():
    ours, theirs = unit("a1", "guardsmen", 24, 14, 0), unit("b1", "guardsmen", 24, 18.8, 180)
    state = bare_scene(ours, theirs, **NO_MARKERS).state
    state.attacks = (Attack("a1", "b1", 0, "front"),)
    assert evaluate(state, "seat-1") > 0.5
    state.attacks = (Attack("a1", "b1", 0, "front", saves=(1,)),)
    assert evaluate(state, "seat-1") == 0.5


def test_shots_are_foreseen_at_every_enemy_in_sight():
    bows = unit("a1", "bowmen", 24, 14, 0)
    near, far = unit("b1", "sworn-swords", 24, 24, 180), unit("b2", "sworn-swords", 24, 46, 180)
    shots = [each.unit for each in chances(bare_scene(bows, near, far).state, "a1") if each.how == "ranged"]
    assert shots == ["b1"]


# -------------------------------------------------------------------------------------------------------- army lists


@pytest.mark.rule("MIN-ARMY-03")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Commander: Xyzzy Qwfp", "unknown-card-name"),
        ("Faction: Qwxyz Vbnm", "unknown-faction-name"),
        ("Faction: Starc", "unknown-faction-name-near"),
    ],
)
def test_a_commander_or_a_faction_nobody_knows_is_pointed_at(line, why):
    found = read_army(f"{line}\n\n- Stark Sworn Swords\n")
    assert isinstance(found, Refusal)
    assert (why, 1) in [(each.why, each.about.get("line")) for each in found.reasons]
