"""Cases of the rulebook, one by one: melee and shots."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import destroy, take_wounds
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import Aim, ChargeAttack, FreeManeuver, FreePivots, Strike
from maester.games.miniatures.texts.changes import Hit, Keywords
from maester.games.miniatures.values import Unit
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    holding,
    offered,
    piece,
    pose,
    refused,
    told,
    unit,
)

BOWMEN = unit("a1", "bowmen", 24, 10, 0)


def strike(*units, faces, **more):
    return bare_scene(*units, agenda=(Strike("a1", "b1"),), faces=faces, active="seat-1", **more)


# ------------------------------------------------------------------------------------------------------------ melee


@pytest.mark.rule("MIN-EX-39", "MIN-DICE-01", "MIN-RESOLVE-07")
def test_a_natural_six_blocks_whatever_is_taken_off():
    """In the rear by a sundering blow: 6 - 3 would not do, but the face counts."""
    behind = unit("b1", "sworn-swords", 24, 24.8, 0)
    sundering = holding("a1", Keywords(words=("sundering",)))
    table = strike(GUARDS, behind, faces=[6, 6, 1, 1, 1, 1, 6, 5, 6, 6, 1], lasting=sundering)
    rolled = told(table, "DefenceRolled")[0]
    assert (rolled.rolled.faces, rolled.blocked) == ((6, 5), 1)


@pytest.mark.rule("MIN-RESOLVE-03")
def test_a_natural_one_misses_and_a_six_hits_whatever_is_added():
    for modifier, hits in ((4, 5), (-4, 1)):
        luck = holding("a1", Hit(n=modifier))
        table = strike(GUARDS, SWORDS, faces=[1, 2, 3, 4, 5, 6, *[6] * 5], lasting=luck)
        assert told(table, "AttackRolled")[0].hits == hits


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19", "MIN-BONUS-03")
@pytest.mark.parametrize(("turned", "arc"), [(0, "rear"), (90, "right"), (180, "front"), (270, "left")])
def test_in_melee_the_edge_that_is_touched_names_the_arc(turned, arc):
    depth = 2.4 if turned in (0, 180) else 2.75
    table = strike(GUARDS, unit("b1", "sworn-swords", 24, 22.4 + depth, turned), faces=[1] * 6)
    assert told(table, "AttackBegan")[0].arc == arc


@pytest.mark.rule("MIN-RULE-17", "MIN-RULE-19")
def test_with_a_corner_only_the_larger_part_names_the_arc():
    """The corners meet; most of the attacker stands before the defender."""
    table = strike(unit("a1", "guardsmen", 29.5, 29.6, 180), unit("b1", "sworn-swords", 24, 24.8, 0), faces=[1] * 6)
    began = told(table, "AttackBegan")
    if began:
        assert began[0].arc == "front"
    else:
        assert asked(table) == "attack-arc"
        assert set(offered(table)) == {"front", "right"}  # cut into halves: the attacker chooses


@pytest.mark.rule("MIN-RULE-35", "MIN-RESOLVE-01")
def test_the_number_of_dice_is_fixed_when_the_attack_begins():
    """Wounds that the attacker suffers in the course of its attack take no dice from it."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Strike("a1", "b1"),), faces=[6, 1, 1, 1, 1, 1, 1, 6, 6, 1])
    assert len(told(table, "AttackRolled")[0].rolled.faces) == 6
    weak = strike(unit("a1", "guardsmen", 24, 20, 0, wounds=4), SWORDS, faces=[1] * 4)
    assert len(told(weak, "AttackRolled")[0].rolled.faces) == 4


@pytest.mark.rule("MIN-RULE-30", "MIN-SURGE-01")
def test_wounds_beyond_the_last_model_count_for_nothing():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=2)
    table = strike(GUARDS, weak, FAR, faces=[6] * 6 + [1] * 6)
    assert [event.wounds for event in told(table, "UnitWounded")] == [2]
    assert table.state.points == {"seat-1": 1, "seat-2": 0}


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-36")
def test_a_surge_is_a_maneuver_and_may_be_left_out():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = strike(GUARDS, weak, FAR, faces=[6] * 6 + [1] * 6)
    assert refused(table, Moved(0, 4_001, 0)).rule == "MIN-SURGE-03"
    assert pose(answer(table, Moved(9_000, 4_000, 0)), "a1") == (28, 20, 0)


@pytest.mark.rule("MIN-RULE-36", "MIN-SURGE-01")
def test_nobody_surges_after_a_shot():
    weak = unit("b1", "sworn-swords", 24, 20, 180, wounds=1)
    table = bare_scene(BOWMEN, weak, FAR, agenda=(Aim("a1"),), faces=[6] * 7 + [1] * 7)
    assert table.state.units["b1"].pose is None
    assert asked(table) == ""


@pytest.mark.rule("MIN-RULE-36", "MIN-RULE-38", "MIN-SURGE-02", "MIN-SURGE-03")
def test_who_fell_with_its_enemy_does_not_surge_and_its_friends_still_pivot():
    """It won its fight and fell to what answered to it: no maneuver, but a friend that stood there may turn."""
    fallen = ("a1", Unit("seat-1", "guardsmen", 0))
    friend = unit("a2", "guardsmen", 29.15, 24.8, 270)
    table = bare_scene(fallen, friend, FAR, agenda=(FreeManeuver("a1"), FreePivots(("a2",))))
    pivot: Any = table.decision("seat-1")
    assert (asked(table), pivot.unit) == ("pivot", "a2")


@pytest.mark.rule("MIN-SURGE-04")
def test_a_friend_that_fights_somebody_else_does_not_pivot():
    friend, other = unit("a2", "guardsmen", 29.15, 24.8, 270), unit("b2", "guardsmen", 33.95, 24.8, 270)
    state = bare_scene(GUARDS, friend, other, agenda=(FreePivots(("a2",)),))
    assert asked(state) == ""


@pytest.mark.rule("MIN-RULE-38", "MIN-WIN-11", "MIN-RULE-55")
def test_points_come_before_anybody_is_out():
    """The last unit of a player falls: the point is scored, and then the game is over."""
    last = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = strike(GUARDS, last, faces=[6] * 6 + [1] * 6)
    kinds = [type(event).__name__ for event in table.story]
    assert kinds.index("UnitDestroyed") < kinds.index("PointsScored") < kinds.index("GameWon")
    assert (table.state.winners, table.state.points["seat-1"]) == (("seat-1",), 1)


@pytest.mark.rule("MIN-WIN-12")
def test_a_unit_destroyed_by_its_own_side_is_a_point_for_the_others():
    state = bare_scene(unit("a1", "guardsmen", 24, 8, 0), unit("a2", "guardsmen", 5, 8, 0), FAR).state
    for by in ("seat-1", None):
        twin = state.copy()
        take_wounds(twin, "a1", 12, by)
        destroy(twin, "a1", by, None)
        assert twin.points == {"seat-1": 0, "seat-2": 1}


@pytest.mark.rule("MIN-MELEE-04", "MIN-MELEE-02", "MIN-RULE-77")
def test_before_it_strikes_a_unit_may_slide_to_whole_or_half():
    """It stands three quarters against its enemy: centred, and half to either side, are offered, and staying."""
    table = answer(bare_scene(unit("a1", "guardsmen", 25.4, 20, 0), SWORDS, acts="a1", faces=[1] * 6), "melee")
    assert set(offered(table)) == {None, Aligned("front", 0), Aligned("front", 2_750), Aligned("front", -2_750)}
    assert pose(answer(table, Aligned("front", 0)), "a1") == (24, 20, 0)
    assert pose(table, "b1") == (24, 24.8, 180)  # the enemy does not move


@pytest.mark.rule("MIN-RULE-77", "MIN-RULE-12")
def test_a_slide_takes_nobody_into_another_fight():
    """Half to the right it would touch a second enemy: not offered."""
    other = unit("b2", "sworn-swords", 29.6, 24.8, 180)
    table = answer(bare_scene(unit("a1", "guardsmen", 23, 20, 0), SWORDS, other, acts="a1", faces=[1] * 6), "melee")
    found = {each.slide for each in offered(table) if each is not None}
    assert found
    assert 2_750 not in found


@pytest.mark.rule("MIN-TERRAIN-FORTIFIED-01", "MIN-RULE-33")
def test_fortified_ground_and_the_flank_cancel_each_other():
    """-1 and +1: with defence 4 a 4 blocks and a 3 does not."""
    behind = unit("b1", "sworn-swords", 24, 25.15, 90)
    table = bare_scene(
        GUARDS,
        behind,
        agenda=(ChargeAttack("a1", "b1", "right", False, True),),
        faces=[6, 6, 1, 1, 1, 1, 4, 3, 6, 6, 1],
    )
    assert told(table, "DefenceRolled")[0].blocked == 1
    assert told(table, "PanicTested")[0].rolled.added == -1  # the ground does not help against fear


@pytest.mark.rule("MIN-REROLL-01", "MIN-REROLL-02", "MIN-CONDITION-04")
def test_both_players_may_have_the_same_die_rolled_again():
    """The charger first, for it is active; then the opponent of the weakened charger sees the new dice."""
    weak = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    table = bare_scene(
        weak, SWORDS, agenda=(ChargeAttack("a1", "b1", "front", True, False),), active="seat-1",
        faces=[1, 1, 1, 1, 1, 1, 6, 2],
    )  # fmt: skip
    assert (asked(table), table.waiting) == ("reroll-attack", ("seat-1",))
    answer(table, (0,))
    assert (asked(table), table.waiting) == ("spend-weakened", ("seat-2",))
    assert told(table, "AttackRolled")[-1].hits == 1
    answer(table, (0,))
    assert [roll.hits for roll in told(table, "AttackRolled")] == [0, 1, 0]


# ------------------------------------------------------------------------------------------------------------ shots


@pytest.mark.rule("MIN-RULE-19", "MIN-ARC-03", "MIN-BONUS-03", "MIN-BONUS-05")
@pytest.mark.parametrize(
    ("at", "arc"),
    [((24, 10), "rear"), ((14, 24), "left"), ((34, 24), "right"), ((24, 34), "front"), ((34, 31), "right")],
)
def test_a_shot_comes_from_where_the_larger_part_of_the_archers_stands(at, arc):
    x, y = at
    heading = {(24, 10): 0, (14, 24): 90, (34, 24): 270, (24, 34): 180, (34, 31): 235}[at]
    table = bare_scene(
        unit("a1", "bowmen", x, y, heading), unit("b1", "sworn-swords", 24, 24, 0), agenda=(Aim("a1"),), faces=[1] * 7
    )
    assert told(table, "AttackBegan")[0].arc == arc


@pytest.mark.rule("MIN-RULE-31", "MIN-RANGED-08")
def test_friends_test_even_if_the_shot_destroyed_the_target():
    target = unit("b1", "sworn-swords", 24, 20, 180, wounds=1)
    friend = unit("a2", "guardsmen", 29.15, 20, 270)
    table = bare_scene(BOWMEN, target, friend, FAR, agenda=(Aim("a1"),), faces=[*[6] * 7, *[1] * 7, 1, 2, 2])
    assert table.state.units["b1"].pose is None
    (test,) = told(table, "PanicTested")
    assert (test.unit, test.rolled.added, test.passed) == ("a2", 0, False)
    assert table.state.units["a2"].wounds == 10


@pytest.mark.rule("MIN-RANGED-06", "MIN-EX-20")
@pytest.mark.parametrize(("y", "seen"), [(10 + 2.4 + 12 + 2.4, True), (10 + 2.4 + 12.002 + 2.4, False)])
def test_range_is_measured_from_the_arrow(y, seen):
    table = bare_scene(BOWMEN, unit("b1", "guardsmen", 24, y, 180), agenda=(Aim("a1"),), faces=[1] * 7)
    assert bool(told(table, "AttackBegan")) == seen


@pytest.mark.rule("MIN-RANGED-03", "MIN-MOVE-01")
def test_the_shift_of_archers_keeps_an_inch():
    near = unit("b1", "guardsmen", 24, 16.8, 180)  # 2 before them
    table = answer(bare_scene(BOWMEN, near, acts="a1", faces=[1] * 7), "ranged")
    assert refused(table, Stepped("ahead", 1_500, 0)).rule == "MIN-MOVE-01"
    answer(table, Stepped("back", 2_000, 0))
    assert pose(table, "a1") == (24, 8, 0)


@pytest.mark.rule("MIN-RULE-08", "MIN-TERRAIN-COVER-01", "MIN-TERRAIN-BLOCKS-LOS-01")
@pytest.mark.parametrize(
    ("kind", "at", "shot"),
    [
        ("forest", 16.5, False),
        ("palisade", 16.5, False),
        ("forest", 19, True),
        ("hedge", 16.5, False),
        ("wall", 16.5, True),
    ],
)
def test_through_cover_nobody_shoots_unless_somebody_stands_on_it(kind, at, shot):
    target = unit("b1", "gregor-clegane", 24, 20.5, 180)
    table = bare_scene(BOWMEN, target, agenda=(Aim("a1"),), faces=[1] * 7, pieces=[piece(kind, 24, at)])
    assert bool(told(table, "AttackBegan")) == shot


@pytest.mark.rule("MIN-TERRAIN-COVER-01", "MIN-CHARGE-03")
@pytest.mark.parametrize(("kind", "seen"), [("forest", True), ("palisade", False)])
def test_cover_hides_from_arrows_not_from_a_charge(kind, seen):
    target = unit("b1", "gregor-clegane", 24, 18, 180)
    table = bare_scene(unit("a1", "sworn-swords", 24, 10, 0), target, acts="a1", pieces=[piece(kind, 24, 14.3)])
    assert ("charge" in offered(table)) == seen
