"""Cases of the rulebook, one by one: moves and retreats, and what stands in their way."""

from typing import Any

import pytest

from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import FreePivot, FreePivots
from maester.games.miniatures.unit import enemies_engaged
from tests.scenarios.miniatures.cast import FAR
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    offered,
    piece,
    pose,
    refused,
    told,
    unit,
)


def moving(action: str, *others, at=(24, 20, 0), card="sworn-swords", **more):
    return answer(bare_scene(unit("a1", card, *at), FAR, *others, acts="a1", **more), action)


# ------------------------------------------------------------------------------------------------------------ moves


@pytest.mark.rule("MIN-MANEUVER-02", "MIN-MANEUVER-03", "MIN-MANEUVER-04")
def test_every_part_of_a_maneuver_is_optional():
    assert pose(answer(moving("maneuver"), Moved(9_000, 0, 9_000)), "a1") == (24, 20, 90)
    assert pose(answer(moving("maneuver"), Moved(0, 3_000, 0)), "a1") == (24, 23, 0)
    assert pose(answer(moving("maneuver"), Moved(0, 0, 0)), "a1") == (24, 20, 0)


@pytest.mark.rule("MIN-MOVE-07")
def test_a_move_goes_where_the_front_looks():
    """At 30 degrees: half of the way aside, the rest ahead."""
    x, y, heading = pose(answer(moving("maneuver"), Moved(3_000, 4_000, 0)), "a1")
    assert (x, y, heading) == (26, 23.464, 0)


@pytest.mark.rule("MIN-MOVE-01", "MIN-RULE-11", "MIN-RULE-04")
@pytest.mark.parametrize(("gap", "allowed"), [(1, True), (0.999, True), (0.998, False)])
def test_an_inch_is_an_inch_to_the_thousandth(gap, allowed):
    beside = unit("b1", "guardsmen", 24 + 5.5 + gap, 24, 0)
    table = moving("maneuver", beside)
    if allowed:
        assert pose(answer(table, Moved(0, 4_000, 0)), "a1") == (24, 24, 0)
    else:
        assert refused(table, Moved(0, 4_000, 0)).rule == "MIN-MOVE-01"


@pytest.mark.rule("MIN-MOVE-01", "MIN-RULE-12")
def test_the_inch_is_asked_for_at_the_end_of_a_move_only():
    """A lone enemy 0.4 beside the way is passed."""
    beside = unit("b1", "gregor-clegane", 28.53, 24, 0)
    assert refused(moving("march", beside), Moved(0, 4_000, 0)).rule == "MIN-MOVE-01"
    assert pose(answer(moving("march", beside), Moved(0, 9_000, 0)), "a1") == (24, 29, 0)


@pytest.mark.rule("MIN-MOVE-03")
def test_friends_may_touch_but_not_overlap():
    """Edge to edge is no overlap, and nobody keeps an inch from a friend."""
    friend = unit("a2", "guardsmen", 24 + 5.5, 24, 0)
    assert pose(answer(moving("maneuver", friend), Moved(0, 4_000, 0)), "a1") == (24, 24, 0)
    nearer = unit("a2", "guardsmen", 24 + 5.498, 24, 0)
    assert refused(moving("maneuver", nearer), Moved(0, 4_000, 0)).rule == "MIN-MOVE-03"


@pytest.mark.rule("MIN-MOVE-05", "MIN-RULE-14")
def test_between_its_parts_a_move_may_lie_on_friends():
    """After the straight part it lies on a friend; the last pivot takes it off."""
    friend = unit("a2", "gregor-clegane", 20.1, 24, 0)
    assert refused(moving("maneuver", friend), Moved(0, 4_000, 0)).rule == "MIN-MOVE-03"
    assert pose(answer(moving("maneuver", friend, card="guardsmen"), Moved(0, 3_900, 9_000)), "a1")[2] == 90


@pytest.mark.rule("MIN-RULE-14", "MIN-TERRAIN-IMPASSABLE-01")
def test_a_pivot_within_a_move_does_not_stop_on_a_palisade():
    beside = piece("palisade", 27.6, 20, 90)
    refusal = refused(moving("maneuver", pieces=[beside]), Moved(4_500, 1_000, 0))
    assert (refusal.rule, refusal.about) == ("MIN-RULE-14", {"piece": "palisade"})


@pytest.mark.rule("MIN-TERMS-08", "MIN-TERRAIN-IMPASSABLE-01")
def test_a_pivot_turns_over_whatever_its_corners_sweep():
    """A palisade 2.5 before its centre line is swept by the corners, and free of it again at the end."""
    near = piece("palisade", 24, 23.2)
    assert pose(answer(moving("maneuver", pieces=[near]), Moved(0, 0, 18_000)), "a1") == (24, 20, 180)
    assert refused(moving("maneuver", pieces=[near]), Moved(0, 0, 4_500)).rule == "MIN-TERRAIN-IMPASSABLE-01"


@pytest.mark.rule("MIN-RULE-12")
def test_who_stands_too_near_may_only_move_well():
    """0.5 from an enemy without contact: a pivot that stays as near is no legal move."""
    near = unit("b1", "guardsmen", 24, 25.3, 180)
    assert refused(moving("maneuver", near), Moved(0, 0, 100)).rule == "MIN-MOVE-01"
    assert pose(answer(moving("maneuver", near), Moved(18_000, 2_000, 18_000)), "a1") == (24, 18, 180)


@pytest.mark.rule("MIN-RULE-85", "MIN-RULE-15")
def test_who_hangs_over_the_edge_may_come_back_but_not_go_farther():
    """Turned by 45 degrees near the edge, a corner is off the table."""
    table = moving("maneuver", at=(24, 45.5, 45))
    assert refused(table, Moved(4_500, 100, 4_500)).rule == "MIN-RULE-15"
    assert pose(answer(table, Moved(18_000, 3_000, 18_000)), "a1") == (24, 42.5, 180)
    back = moving("march", at=(24, 45.5, 225))
    assert pose(answer(back, Moved(22_500, 2_000, 22_500)), "a1")[2] == 225


@pytest.mark.rule("MIN-MARCH-02", "MIN-MARCH-03", "MIN-MOVE-01")
def test_a_march_is_a_move_like_any():
    ahead = unit("b1", "guardsmen", 24, 34, 180)  # 9.2 before it
    assert refused(moving("march", ahead), Moved(0, 9_000, 0)).rule == "MIN-MOVE-01"
    assert pose(answer(moving("march", ahead), Moved(0, 7_800, 9_000)), "a1") == (24, 27.8, 90)


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RULE-51")
@pytest.mark.parametrize(("at", "free"), [((24, 20), 4_000), ((24, 24), 4_000), ((24, 29.6), 5_000)])
def test_onto_off_and_through_rough_ground(at, free):
    """Standing on it, going onto it, and not reaching it."""
    table = moving("maneuver", pieces=[piece("bog", *at)])
    answer(table, Moved(0, free, 0))
    assert pose(table, "a1") == (24, 20 + free / 1000, 0)
    if free < 5_000:
        over = moving("maneuver", pieces=[piece("bog", *at)])
        assert refused(over, Moved(0, free + 1, 0)).rule == "MIN-TERRAIN-ROUGH-01"


@pytest.mark.rule("MIN-TERRAIN-ROUGH-01", "MIN-RULE-51")
def test_two_rough_pieces_shorten_a_march_twice():
    rough = [piece("hedge", 24, 24), piece("bog", 24, 29)]
    assert refused(moving("march", pieces=rough), Moved(0, 8_001, 0)).rule == "MIN-TERRAIN-ROUGH-01"
    assert pose(answer(moving("march", pieces=rough), Moved(0, 8_000, 0)), "a1") == (24, 28, 0)


@pytest.mark.rule("MIN-RULE-51")
def test_a_pivot_has_no_length():
    table = moving("maneuver", pieces=[piece("bog", 24, 20)])
    assert pose(answer(table, Moved(0, 0, 9_000)), "a1") == (24, 20, 90)


# ---------------------------------------------------------------------------------------------------------- retreat


ENGAGED = (unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180))


@pytest.mark.rule("MIN-RETREAT-03", "MIN-RULE-13", "MIN-EX-16")
def test_a_retreat_to_the_side_slides_along_the_enemy():
    """6 to the side of trays 5.5 wide: half an inch from the enemy is too near, with a pivot or without."""
    table = answer(bare_scene(*ENGAGED, acts="a1", faces=[2]), "retreat")
    assert refused(table, Stepped("left", 6_000, 0)).rule == "MIN-MOVE-01"
    longer = answer(bare_scene(*ENGAGED, acts="a1", faces=[3]), "retreat")
    answer(longer, Stepped("left", 6_500, 0))
    assert pose(longer, "a1") == (17.5, 20, 0)


@pytest.mark.rule("MIN-RETREAT-06")
def test_an_enemy_that_fights_somebody_else_does_not_pivot():
    other = unit("a2", "guardsmen", 24 + 5.15, 24.8, 270)
    table = answer(bare_scene(*ENGAGED, other, acts="a1", faces=[2]), "retreat", Stepped("back", 6_000, 0))
    assert asked(table) == ""
    assert enemies_engaged(table.state, "b1") == ["a2"]


@pytest.mark.rule("MIN-RETREAT-04", "MIN-RULE-17")
@pytest.mark.parametrize(("at", "ahead"), [((24, 15.2, 0), True), ((18.85, 20, 90), True), ((24, 24.8, 180), False)])
def test_ahead_only_from_an_enemy_at_flank_or_rear(at, ahead):
    table = answer(bare_scene(ENGAGED[0], unit("b1", "sworn-swords", *at), acts="a1", faces=[6]), "retreat")
    question: Any = table.decision("seat-1")
    assert ("ahead" in question.ways) == ahead


@pytest.mark.rule("MIN-RETREAT-04", "MIN-RULE-17")
def test_who_is_fought_before_and_behind_may_go_ahead_but_is_blocked():
    behind = unit("b2", "sworn-swords", 24, 15.2, 0)
    table = answer(bare_scene(*ENGAGED, behind, acts="a1", faces=[6]), "retreat")
    assert refused(table, Stepped("ahead", 2_000, 0)).rule == "MIN-MOVE-06"
    answer(table, Stepped("right", 6_500, 0))
    assert pose(table, "a1") == (30.5, 20, 0)


@pytest.mark.rule("MIN-RULE-16", "MIN-RETREAT-08", "MIN-EX-18")
def test_a_die_too_low_leaves_the_unit_where_it_is():
    """Shut in but to the left: a 1 is too low. A 2 is enough for who turns at the end, a 3 without turning."""
    shut = unit("b2", "sworn-swords", 24, 13.5, 0), unit("b3", "sworn-swords", 31, 15.5, 0)
    low = answer(bare_scene(*ENGAGED, *shut, acts="a1", faces=[1]), "retreat")
    assert told(low, "RetreatRolled")[0].stays
    assert pose(low, "a1") == (24, 20, 0)
    assert asked(low) == ""  # nobody pivots
    assert low.state.units["a1"].activated
    turned = answer(bare_scene(*ENGAGED, *shut, acts="a1", faces=[2]), "retreat")
    assert refused(turned, Stepped("left", 6_000, 0)).rule == "MIN-MOVE-01"
    assert pose(answer(turned, Stepped("left", 6_000, 4_500)), "a1") == (18, 20, 45)
    enough = answer(bare_scene(*ENGAGED, *shut, acts="a1", faces=[3]), "retreat")
    assert pose(answer(enough, Stepped("left", 6_500, 0)), "a1") == (17.5, 20, 0)


@pytest.mark.rule("MIN-RULE-93")
def test_a_retreat_does_not_stay_where_it_could_go():
    table = answer(bare_scene(*ENGAGED, acts="a1", faces=[2]), "retreat")
    assert refused(table, Stepped("back", 0, 0)).rule == "MIN-MOVE-01"
    assert refused(table, Stepped("back", 0, 9_000)).rule in ("MIN-MOVE-01", "MIN-MOVE-03")


@pytest.mark.rule("MIN-RULE-37", "MIN-RETREAT-06")
def test_free_pivots_come_in_an_order_their_owner_chooses():
    two = unit("b1", "sworn-swords", 24, 30, 180), unit("b2", "sworn-swords", 40, 30, 180)
    table = bare_scene(ENGAGED[0], *two, agenda=(FreePivots(("b1", "b2")),))
    assert set(offered(table)) == {"b1", "b2"}
    answer(table, "b2", 9_000)
    pivot: Any = table.decision("seat-2")
    assert (asked(table), pivot.unit) == ("pivot", "b1")
    assert pose(answer(table, 18_000), "b2") == (40, 30, 90)


@pytest.mark.rule("MIN-RULE-37")
def test_a_free_pivot_may_be_left_out_where_no_other_is_legal():
    near = unit("b1", "guardsmen", 24, 25.3, 180)
    table = bare_scene(ENGAGED[0], near, agenda=(FreePivot("a1"),))
    assert refused(table, 50).rule == "MIN-MOVE-01"
    assert pose(answer(table, 0), "a1") == (24, 20, 0)
