"""The last corners: targets of which one is enough, grown shapes, walls that are worth nothing, who left a quadrant."""

from typing import Any

import pytest

from maester.games.miniatures.combat.foreseen import chances
from maester.games.miniatures.combat.harm import remove
from maester.games.miniatures.combat.ranged import can_shoot, targets_from, which_shift
from maester.games.miniatures.combat.reach import why_no_charge
from maester.games.miniatures.geometry.arc import arcs, touched
from maester.games.miniatures.geometry.measure import GRAIN
from maester.games.miniatures.geometry.seen import seen_from
from maester.games.miniatures.geometry.sight import CLEARANCE, Blocker
from maester.games.miniatures.modes.carried import which_spot
from maester.games.miniatures.modes.corpses import new_marker
from maester.games.miniatures.modes.quadrants import score_quadrants
from maester.games.miniatures.moving.placing import danger, place, stands_in_danger
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Danger, Strike
from maester.games.miniatures.terrain import Laid, add_piece
from maester.games.miniatures.texts.changes import IgnoresTerrain, Unlimited
from maester.games.miniatures.unit import field_around
from maester.games.miniatures.victory import army_left, unit_points
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import FAR
from tests.scenarios.miniatures.play import bare_scene, holding, ncu, piece, scene, told, unit
from tests.scenarios.miniatures.scenes import infantry
from tests.scenarios.miniatures.test_modes_storm import storm, wall

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 40, 180)
BOWS = unit("a1", "bowmen", 24, 20, 0)


# ----------------------------------------------------------------------------------------------------------- shots


@pytest.mark.rule("MIN-RANGED-02", "MIN-RANGED-03")
def test_a_shift_is_found_if_one_of_several_enemies_can_be_shot():
    """One comes into range with the shift; the other stands behind the archers."""
    ahead, behind = unit("b1", "guardsmen", 24, 37.5, 180), unit("b2", "guardsmen", 24, 10, 0)
    state = bare_scene(BOWS, ahead, behind).state
    shift = which_shift(state, "a1")
    found = shift.first_legal()
    assert found is not None
    assert (found.way, found.travel) == ("ahead", 2_000)
    assert targets_from(shift.end(found), shift.field, shift.sights) == ["b1"]
    assert which_shift(state, "a1", "b2").first_legal() is None


@pytest.mark.rule("MIN-RANGED-04")
def test_a_weapon_without_limits_finds_targets_across_the_table():
    lasting = holding("a1", Unlimited(hit=-1))
    state = bare_scene(unit("a1", "bowmen", 24, 4, 180), unit("b1", "guardsmen", 24, 44, 180), lasting=lasting).state
    assert can_shoot(state, "a1")
    assert which_shift(state, "a1").first_legal() is not None
    plain = bare_scene(unit("a1", "bowmen", 24, 4, 180), unit("b1", "guardsmen", 24, 44, 180)).state
    assert not can_shoot(plain, "a1")
    assert which_shift(plain, "a1").first_legal() is None


def test_a_blocker_is_grown_to_all_sides_alike():
    grown = Blocker([(0.0, 0.0), (0.0, 640.0), (1280.0, 640.0), (1280.0, 0.0)])
    low, wide, high = -CLEARANCE, 1280.0 + CLEARANCE, 640.0 + CLEARANCE
    corners = sorted((round(u, 6), round(v, 6)) for u, v in grown.corners)
    assert corners == [(low, low), (low, high), (wide, low), (wide, high)]
    assert (grown.left, grown.right, grown.low, grown.high) == (low, wide, low, high)
    assert CLEARANCE == 5 * GRAIN


# ------------------------------------------------------------------------------------------------- arcs and charges


@pytest.mark.rule("MIN-RULE-17", "MIN-ARC-05")
def test_who_touches_little_more_than_a_corner_stands_where_most_of_it_is():
    """Five thousandths of the right edge do not count, a tenth of an inch does."""
    defender, y = infantry(24, 20, 0), 20 + 2.4 + 2.75
    corner, edge = infantry(24 + 2.75 + 2.4, y - 0.005, 90), infantry(24 + 2.75 + 2.4, y - 0.1, 90)
    assert (arcs(defender, corner), touched(defender, corner)) == (("front",), ("front",))
    assert (arcs(defender, edge), touched(defender, edge)) == (("front",), ("right",))


@pytest.mark.rule("MIN-CHARGE-02", "MIN-CHARGE-03", "MIN-CHARGE-05")
def test_why_nobody_can_be_charged_is_told_of_the_nearest():
    far = why_no_charge(bare_scene(GUARDS, SWORDS, FAR).state, "a1")
    assert (far.why, far.rule) == ("charge-too-far", "MIN-CHARGE-05")
    assert far.about == {"unit": "b1", "far": 20_000 - 4_800, "most": 4_000 + 6_000}
    behind = why_no_charge(bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 12, 0), FAR).state, "a1")
    assert (behind.why, behind.about) == ("charge-unseen", {"unit": "b1"})
    only = why_no_charge(bare_scene(GUARDS, SWORDS, FAR).state, "a1", "b9")
    assert only.about["unit"] == "b9"
    assert why_no_charge(bare_scene(GUARDS, SWORDS).state, "a1", "b7").why == "nobody-to-charge"


@pytest.mark.rule("MIN-ARC-03")
def test_what_a_tray_sees_comes_with_the_nearest_first():
    state = bare_scene(GUARDS, SWORDS, unit("b2", "guardsmen", 24, 30, 90)).state
    near, far = seen_from(state.units["a1"].placed, field_around(state, "a1"))
    assert (near.unit, near.distance, near.arc, near.line is not None) == ("b2", 10_000 - 2_400 - 2_750, "right", True)
    assert (far.unit, far.arc) == ("b1", "front")
    corner = bare_scene(unit("a1", "guardsmen", 29.5, 24.8, 0), unit("b1", "guardsmen", 24, 20, 0)).state
    (both,) = seen_from(corner.units["a1"].placed, field_around(corner, "a1"))
    assert (both.arc, arcs(corner.units["b1"].placed, corner.units["a1"].placed)) == ("front", ("front", "right"))


@pytest.mark.rule("MIN-RULE-71")
def test_a_wall_that_is_fought_from_its_side_is_fought_as_from_its_front():
    aside = unit("b1", "guardsmen", 15.1, 3.875, 90)
    table = storm(wall(), aside, agenda=(Strike("b1", "wall"),), faces=[1] * 9, active="seat-2")
    assert [(event.target, event.arc) for event in told(table, "AttackBegan")] == [("wall", "front")]
    (shown,) = chances(storm(wall(), aside).state, "b1")
    assert (shown.unit, shown.arc) == ("wall", "front")


# ----------------------------------------------------------------------------------------------------------- danger


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-01", "MIN-TERRAIN-DANGEROUS-02")
@pytest.mark.parametrize("ignores", [True, False])
def test_who_ignores_dangerous_ground_is_not_hurt_by_it(ignores):
    lasting = holding("a1", IgnoresTerrain(keywords=("dangerous",))) if ignores else ()
    state: Any = bare_scene(GUARDS, SWORDS, pieces=[piece("stakes", 24, 26)], lasting=lasting).state
    assert not stands_in_danger(state, "a1")
    place(state, "a1", ("infantry", 24_000, 26_000, 0), "maneuver")
    assert state.agenda == (() if ignores else (Danger("a1"),))
    assert stands_in_danger(state, "a1") == (not ignores)
    state.agenda = ()
    place(state, "a1", ("infantry", 24_000, 34_000, 0), "maneuver")  # off it again
    assert state.agenda == ()


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-01")
def test_dangerous_ground_hurts_nobody_who_is_gone():
    gone = unit("a1", "guardsmen", 24, 20, 0, wounds=0)
    state: Any = bare_scene(gone, SWORDS).state
    danger(state, "a1")
    assert (state.told, state.hurt) == ([], None)


# --------------------------------------------------------------------------------------------------- what is counted


@pytest.mark.rule("MIN-RULE-56", "MIN-WIN-07")
def test_a_castle_wall_is_worth_no_army_points():
    state = storm(wall(), unit("a1", "guardsmen", 10, 9, 0), SWORDS).state
    assert (unit_points(state.units["wall"]), unit_points(state.units["a1"])) == (0, 5)
    assert army_left(state, "seat-1") == 5


@pytest.mark.rule("MIN-MODE-HWS-05", "MIN-MODE-HWS-06")
@pytest.mark.parametrize(("gone", "points"), [(False, 1), (True, 0)])
def test_an_ncu_that_has_left_counts_in_no_quadrant(gone, points):
    """Four points of a unit are too few alone."""
    few = unit("a1", "poor-fellows", 12, 12, 0)
    there = ncu("an1", "tyrion-lannister-the-imp", quadrant=0, gone=gone)
    state: Any = scene(few, FAR, ncus=[there], options=Options(seats=2, mode="here-we-stand")).state
    assert unit_points(state.units["a1"]) < 5
    with pytest.raises(StopIteration):
        score_quadrants(state).send(None)
    assert state.points["seat-1"] == points


@pytest.mark.rule("MIN-UNIT-09")
def test_bonded_animals_leave_with_their_unit_and_other_counters_stay():
    counters = (("bonded-wolf", 1), ("faith", 2))
    state: Any = bare_scene(unit("a1", "guardsmen", 24, 20, 0, counters=counters), GUARDS_TOO, SWORDS).state
    remove(state, "a1", "seat-2", "b1")
    assert state.units["a1"].counters == (("faith", 2),)


GUARDS_TOO = unit("a2", "guardsmen", 40, 8, 0)


# ------------------------------------------------------------------------------------------------ markers and pieces


@pytest.mark.rule("MIN-SETUP-05", "MIN-MODE-AFFC-13")
def test_a_piece_has_the_name_it_is_given_or_one_of_its_kind():
    state: Any = bare_scene(GUARDS, SWORDS).state
    add_piece(state, Laid("bog", 1_000, 2_000, 300))
    add_piece(state, Laid("bog", 9_000, 2_000))
    add_piece(state, Laid("corpse-pile", 20_000, 2_000), "pile-pile1")
    assert [each.name for each in state.pieces] == ["bog-1", "bog-2", "pile-pile1"]
    first, _, last = state.told
    assert (first.piece, first.kind, first.x, first.y, first.heading) == ("bog-1", "bog", 1_000, 2_000, 300)
    assert (last.piece, last.kind) == ("pile-pile1", "corpse-pile")


@pytest.mark.rule("MIN-MODE-AFFC-05")
def test_a_new_marker_draws_the_top_card_as_long_as_there_is_one():
    state: Any = bare_scene(GUARDS, SWORDS, cards_left=("armory", "gallows"), objectives={}).state
    new_marker(state, "pile1", (1_000, 2_000))
    assert (state.spots["pile1"], state.markers["pile1"]) == ((1_000, 2_000), None)
    assert (state.objectives, state.cards_left) == ({"armory": "pile1"}, ("gallows",))
    state.cards_left, state.told = (), []
    new_marker(state, "pile2", (5_000, 2_000))
    assert (state.objectives, len(state.told)) == ({"armory": "pile1"}, 1)


@pytest.mark.rule("MIN-MODE-ADWD-06")
def test_a_marker_is_drawn_somewhere_around_the_tray():
    state = scene(GUARDS, SWORDS, options=Options(seats=2, mode="a-dance-with-dragons")).state
    question = which_spot(state, "centre", state.units["a1"].placed, None)
    assert (question.about, question.rule, question.reach) == ("lay-marker", "MIN-MODE-ADWD-06", 2_000)
    drawn = [question.sample(Chance(seed)) for seed in range(20)]
    assert [question.refusal(each) for each in drawn] == [None] * 20
    assert len({(each.x, each.y) for each in drawn}) > 15
    assert (min(each.x for each in drawn) < 22_000, max(each.x for each in drawn) > 26_000) == (True, True)
