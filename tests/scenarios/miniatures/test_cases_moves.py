"""Cases of the rulebook, one by one: moves, retreats, charges and what stands in their way."""

from typing import Any

import pytest

from maester.games.miniatures.combat.reach import charge_targets
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import ChargeMove, FreePivot, FreePivots
from maester.games.miniatures.unit import enemies_engaged
from maester.games.miniatures.values import Unit
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

CHARGER = unit("a1", "sworn-swords", 24, 10, 0)
TARGET = unit("b1", "guardsmen", 24, 22.8, 180)  # 8 away
MISSES = [1] * 7
PASSES = [6, 6, 1]


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


# ----------------------------------------------------------------------------------------------------------- charge


@pytest.mark.rule("MIN-RULE-21", "MIN-MOVE-02")
def test_a_friend_beside_the_view_does_not_stop_a_charge():
    """It hides half of the target only, and is ridden through."""
    friend = unit("a2", "gregor-clegane", 22.5, 14, 0)
    table = bare_scene(CHARGER, friend, TARGET, acts="a1", faces=[3, *MISSES])
    answer(table, "charge", 0, Aligned("front", 0), ())
    assert pose(table, "a1") == (24, 18, 0)


@pytest.mark.rule("MIN-RULE-21", "MIN-CHARGE-06")
def test_an_enemy_before_the_target_stops_a_charge():
    """Two enemies one behind the other: only the nearer can be charged, however far it could run."""
    near = unit("b2", "gregor-clegane", 24, 16, 180)
    behind = unit("b1", "guardsmen", 24, 20.2, 180)
    state = bare_scene(unit("a1", "sworn-swords", 24, 11, 0), near, behind).state
    assert "b2" in charge_targets(state, "a1")
    made = bare_scene(CHARGER, near, behind, agenda=(ChargeMove("a1", "b1", "front", 0, 6),), faces=PASSES)
    assert not told(made, "ChargeEnded")[0].made
    assert pose(made, "a1") == (24, 16 - 1.38 - 1 - 2.4, 0)


@pytest.mark.rule("MIN-RULE-25")
def test_a_charger_may_turn_over_a_friend_but_not_onto_an_enemy():
    aside = unit("b1", "guardsmen", 30, 20, 210)
    friend, enemy = unit("a2", "gregor-clegane", 28.3, 9, 0), unit("b2", "gregor-clegane", 28.3, 9, 0)
    headings = range(0, 9_000, 50)
    with_friend = answer(bare_scene(CHARGER, friend, aside, acts="a1"), "charge").decision("seat-1")
    with_enemy: Any = answer(bare_scene(CHARGER, enemy, aside, acts="a1"), "charge").decision("seat-1")
    assert with_enemy.target == "b1"
    alone = answer(bare_scene(CHARGER, aside, acts="a1"), "charge").decision("seat-1")
    allowed = [[h for h in headings if each.refusal(h) is None] for each in (alone, with_friend, with_enemy)]
    assert allowed[0] == allowed[1] != []
    assert set(allowed[2]) < set(allowed[0])


@pytest.mark.rule("MIN-EX-13", "MIN-CHARGE-08", "MIN-CHARGE-09", "MIN-ARC-03")
def test_the_larger_part_names_the_arc_and_there_the_charge_ends():
    """The berserkers stand on the line between front and flank, the larger part in the flank."""
    guards = unit("b1", "guardsmen", 24, 24, 0)
    for x, arc, end in ((30, "front", (24, 28.8, 180)), (31, "right", (29.15, 24, 270))):
        table = bare_scene(unit("a1", "umber-berserkers", x, 30, 225), guards, acts="a1", faces=[6, *MISSES])
        answer(table, "charge")
        assert told(table, "ChargeDeclared")[0].arc == arc
        answer(table, next(h for h in range(18_000, 27_000, 100) if table.decision("seat-1").refusal(h) is None))
        answer(table, {"arc": arc, "slide": 0})
        assert pose(table, "a1") == end


@pytest.mark.rule("MIN-ARC-05", "MIN-CHARGE-09")
def test_cut_into_halves_the_attacker_chooses_the_arc():
    riders = unit("b1", "outriders", 24, 24, 0)
    table = bare_scene(unit("a1", "gregor-clegane", 29.75, 29.5, 225), riders, acts="a1", faces=[3])
    answer(table, "charge")
    assert (asked(table), set(offered(table))) == ("charge-arc", {"front", "right"})
    answer(table, "right")
    assert told(table, "ChargeDeclared")[0].arc == "right"


@pytest.mark.rule("MIN-CHARGE-15", "MIN-RULE-20", "MIN-MELEE-04")
def test_two_units_share_a_front():
    """Half against it on the left leaves the right half to another."""
    first = unit("a2", "sworn-swords", 26.75, 18, 0)
    table = bare_scene(unit("a1", "sworn-swords", 21, 10, 0), first, TARGET, acts="a1", faces=[6, *MISSES])
    answer(table, "charge", 0)
    assert told(table, "ChargeEnded")[0].made
    assert pose(table, "a1") == (21.25, 18, 0)  # the only place left
    assert sorted(enemies_engaged(table.state, "b1")) == ["a1", "a2"]


@pytest.mark.rule("MIN-CHARGE-16")
def test_where_neither_half_nor_whole_fits_the_nearest_above_half_is_taken():
    """A friend leaves a bit more than half of the front: the charger takes what is nearest to a half."""
    first = unit("a2", "gregor-clegane", 27, 19.02, 0)
    table = bare_scene(unit("a1", "sworn-swords", 21, 10, 0), first, TARGET, acts="a1", faces=[6, *MISSES])
    answer(table, "charge", 0)
    x, y, heading = pose(table, "a1")
    assert (y, heading) == (18, 0)
    assert x == 21.25  # half is free
    tight = unit("a2", "gregor-clegane", 25.3, 19.02, 0)  # its left edge at 23.92: half would overlap
    assert charge_targets(bare_scene(unit("a1", "sworn-swords", 20, 10, 0), tight, TARGET).state, "a1") == []


@pytest.mark.rule("MIN-CHARGE-12", "MIN-FAILED-01", "MIN-RULE-22")
def test_a_failed_charge_goes_the_whole_way_if_nothing_stops_it():
    away = unit("b1", "guardsmen", 24, 25.8, 180)  # 11 away: only a six arrives
    for die, end in ((1, 16), (4, 19), (5, 20)):
        table = answer(bare_scene(CHARGER, away, acts="a1", faces=[die, *PASSES]), "charge", 0)
        assert pose(table, "a1") == (24, end, 0)
        assert not told(table, "ChargeEnded")[0].made


@pytest.mark.rule("MIN-RULE-22", "MIN-MOVE-03")
def test_a_failed_charge_ends_on_no_friend():
    friend = unit("a2", "gregor-clegane", 25, 17, 0)
    table = bare_scene(CHARGER, friend, TARGET, agenda=(ChargeMove("a1", "b1", "front", 0, 1),), faces=PASSES)
    assert pose(table, "a1") == (24, 17 - 1.38 - 2.4 + 0.001, 0)  # a thousandth is nothing


@pytest.mark.rule("MIN-FAILED-02", "MIN-FAILED-03", "MIN-RULE-27")
def test_who_fails_and_panics_loses_models_and_does_not_strike():
    table = answer(bare_scene(CHARGER, TARGET, acts="a1", faces=[1, 2, 3, 2]), "charge", 0)
    assert table.state.units["a1"].wounds == 10  # morale 6, and the D3 shows 2
    assert not told(table, "AttackBegan")
    assert table.state.no_cards == ("seat-1",)
    assert table.state.units["a1"].activated


@pytest.mark.rule("MIN-DISORDERLY-02", "MIN-BONUS-01")
@pytest.mark.parametrize(("die", "again"), [(1, False), (2, True)])
def test_only_an_orderly_charge_gives_the_bonus(die, again):
    near = unit("b1", "guardsmen", 24, 19.8, 180)
    table = answer(bare_scene(CHARGER, near, acts="a1", faces=[die, *MISSES]), "charge", 0, Aligned("front", 0))
    assert (asked(table) == "reroll-attack") == again


@pytest.mark.rule("MIN-CHARGE-18", "MIN-REROLL-03")
def test_hits_may_be_rolled_again_as_well():
    """Any number of its dice, and only the new result counts."""
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=[4, 6, *[1] * 6, 1])
    answer(table, "charge", 0, Aligned("front", 0))
    answer(table, (0,))
    assert [roll.hits for roll in told(table, "AttackRolled")] == [1, 0]


@pytest.mark.rule("MIN-MULTI-01", "MIN-MULTI-02", "MIN-RULE-72")
def test_a_further_enemy_that_cannot_stand_at_half_goes_an_inch_away():
    """Half against the charger it would lie on its own friend."""
    other, friend = unit("b2", "outriders", 32, 22.9, 180), unit("b3", "gregor-clegane", 27.8, 26.63, 180)
    table = bare_scene(CHARGER, TARGET, other, friend, acts="a1", faces=[4, *MISSES])
    answer(table, "charge", "b1", 0, Aligned("front", 2_750), ())
    assert pose(table, "b1") == (24, 22.8, 180)  # the target stays
    assert pose(table, "b2") == (32, 23.9, 180)
    assert enemies_engaged(table.state, "a1") == ["b1"]


@pytest.mark.rule("MIN-RULE-91")
def test_a_charge_whose_charger_falls_comes_to_nothing():
    fallen = ("a1", Unit("seat-1", "sworn-swords", 0))
    table = bare_scene(
        fallen, unit("a2", "guardsmen", 5, 8, 0), TARGET, agenda=(ChargeMove("a1", "b1", "front", 0, 6),)
    )
    assert asked(table) == ""
    assert not told(table, "ChargeEnded")
    assert not told(table, "PanicTested")
