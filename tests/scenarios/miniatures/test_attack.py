"""Attacks step by step, panic, conditions, surge, shooting."""

import pytest

from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import Panic
from tests.scenarios.miniatures.cast import GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, asked, bare_scene, piece, pose, refused, scene, told, unit

BOWMEN = unit("a1", "bowmen", 24, 10, 0)


def fight(faces, attacker=GUARDS, defender=SWORDS, *others, answers=("melee", None), **more):
    return answer(scene(attacker, defender, *others, acts="a1", faces=faces, **more), *answers)


@pytest.mark.rule("MIN-RESOLVE-02", "MIN-RESOLVE-06", "MIN-RESOLVE-09", "MIN-RESOLVE-10", "MIN-EX-28", "MIN-EX-29")
@pytest.mark.rule("MIN-TERMS-18", "MIN-TERMS-19", "MIN-TERMS-22", "MIN-PANIC-02", "MIN-PANIC-04", "MIN-EX-30")
def test_the_example_of_the_rulebook():
    table = fight([6, 5, 4, 4, 2, 1, 5, 4, 3, 1, 1, 3, 1])
    assert told(table, "AttackRolled")[0].hits == 4
    assert told(table, "DefenceRolled")[0].blocked == 2
    assert [event.wounds for event in told(table, "UnitWounded")] == [2, 1]
    assert table.state.units["b1"].wounds == 9


@pytest.mark.rule("MIN-MORALE-01", "MIN-PANIC-03", "MIN-EX-26")
def test_a_test_that_reaches_morale_is_passed():
    table = fight([6, 5, 4, 4, 2, 1, 5, 4, 3, 1, 3, 3, 3])
    assert told(table, "PanicTested")[0].passed
    assert table.state.units["b1"].wounds == 10


@pytest.mark.rule("MIN-EX-27", "MIN-PANIC-04", "MIN-TERMS-23")
def test_who_fails_suffers_what_the_d3_shows():
    table = scene(GUARDS, SWORDS, agenda=(Panic("b1", ()),), faces=[1, 3, 3])
    assert table.state.units["b1"].wounds == 9


@pytest.mark.rule("MIN-RESOLVE-11", "MIN-RESOLVE-12", "MIN-RULE-28")
def test_without_a_wound_the_test_is_passed_without_a_roll():
    table = fight([1] * 6)
    test = told(table, "PanicTested")[0]
    assert (test.rolled.faces, test.rolled.without, test.passed) == ((), "no-wounds", True)


@pytest.mark.rule("MIN-BONUS-05", "MIN-BONUS-06", "MIN-RULE-19")
def test_an_attack_in_the_rear_is_hard_to_block_and_to_bear():
    behind = unit("b1", "sworn-swords", 24, 24.8, 0)
    table = fight([6, 1, 1, 1, 1, 1, 5, 3, 4, 1], defender=behind)
    assert told(table, "DefenceRolled")[0].blocked == 0  # 5 - 2 against 4
    test = told(table, "PanicTested")[0]
    assert (test.rolled.added, test.passed) == (-2, False)


@pytest.mark.rule("MIN-RULE-29")
def test_a_destroyed_defender_takes_no_test():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = fight([6] * 6 + [1] * 6, GUARDS, weak, unit("b2", "guardsmen", 40, 40, 0))
    assert not told(table, "PanicTested")
    assert table.state.points["seat-1"] == 1


@pytest.mark.rule("MIN-SURGE-01", "MIN-SURGE-03", "MIN-RESOLVE-14", "MIN-RULE-36")
def test_who_destroys_its_enemy_may_surge():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    table = fight([6] * 6 + [1] * 6, GUARDS, weak, unit("b2", "guardsmen", 40, 40, 0))
    assert asked(table) == "surge"
    assert table.decision("seat-1").idle == Moved(0, 0, 0)
    assert pose(answer(table, Moved(0, 4_000, 9_000)), "a1") == (24, 24, 90)


@pytest.mark.rule("MIN-SURGE-01")
def test_destruction_by_panic_counts_as_well():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=2)
    table = fight([6, 1, 1, 1, 1, 1, 1, 1, 1, 3], GUARDS, weak, unit("b2", "guardsmen", 40, 40, 0))
    assert asked(table) == "surge"


@pytest.mark.rule("MIN-SURGE-03")
def test_who_fights_another_enemy_does_not_surge():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    other = unit("b2", "sworn-swords", 18.85, 20, 90)
    table = answer(scene(GUARDS, weak, other, acts="a1", faces=[6] * 6 + [1] * 6), "melee", "b1")
    assert table.over


@pytest.mark.rule("MIN-SURGE-04")
def test_friends_that_fought_nobody_else_may_pivot():
    weak = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
    friend = unit("a2", "guardsmen", 29.15, 24.8, 270)
    table = fight([6] * 6 + [1] * 6, GUARDS, weak, friend, unit("b2", "guardsmen", 10, 44, 0))
    answer(table, Moved(0, 0, 0))
    assert (asked(table), table.decision("seat-1").unit) == ("pivot", "a2")


# ------------------------------------------------------------------------------------------------------- conditions


@pytest.mark.rule("MIN-CONDITION-07", "MIN-CONDITION-03", "MIN-CONDITION-04", "MIN-REROLL-01")
def test_the_opponent_of_a_weakened_attacker_may_have_dice_rolled_again():
    weak = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    table = fight([6] * 6 + [1, 1], weak)
    assert (asked(table), table.waiting) == ("spend-weakened", ("seat-2",))
    table.state.chance.faces += (5, 5, 5, 5)
    answer(table, (0, 1))
    assert told(table, "AttackRolled")[-1].hits == 4
    assert table.state.units["a1"].tokens == ()
    kept = answer(fight([6] * 6 + [5] * 6, weak), ())
    assert kept.state.units["a1"].tokens == ("weakened",)


@pytest.mark.rule("MIN-CONDITION-06", "MIN-RESOLVE-08")
def test_the_opponent_of_a_vulnerable_defender_may_have_saves_rolled_again():
    open_ = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("vulnerable",))
    table = fight([6, 1, 1, 1, 1, 1, 6, 1, 6, 6, 1], GUARDS, open_)
    assert (asked(table), table.waiting) == ("spend-vulnerable", ("seat-1",))
    answer(table, (0,))
    assert table.state.units["b1"].wounds == 11


@pytest.mark.rule("MIN-CONDITION-05", "MIN-PANIC-05", "MIN-RULE-42")
def test_the_opponent_of_a_panicked_unit_may_have_its_test_rolled_again():
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked",))
    table = scene(GUARDS, scared, agenda=(Panic("b1", ()),), faces=[6, 6, 1, 1, 1, 3])
    assert (asked(table), table.waiting) == ("spend-panicked", ("seat-1",))
    answer(table, (0, 1, 2))
    assert told(table, "PanicTested")[0].rolled.faces == (1, 1, 3)
    assert table.state.units["b1"].wounds == 9


@pytest.mark.rule("MIN-TERRAIN-INSPIRING-01", "MIN-TERRAIN-HORRIFIC-01")
@pytest.mark.parametrize(("kind", "passed"), [("weirwood", True), ("corpse-pile", False), ("bog", False)])
def test_terrain_in_short_range_moves_hearts(kind, passed):
    faces = [2, 3, 1]  # 5 against 6
    table = scene(GUARDS, SWORDS, agenda=(Panic("b1", ()),), faces=faces, pieces=[piece(kind, 33, 28)])
    assert told(table, "PanicTested")[0].passed == passed
    far = scene(GUARDS, SWORDS, agenda=(Panic("b1", ()),), faces=[3, 3, 1], pieces=[piece("corpse-pile", 38, 28)])
    assert told(far, "PanicTested")[0].passed


# ------------------------------------------------------------------------------------------------------------ melee


@pytest.mark.rule("MIN-MELEE-02", "MIN-MELEE-04", "MIN-RULE-77", "MIN-EX-21")
def test_who_fights_one_enemy_may_turn_to_it_and_slide():
    flanked = unit("a1", "umber-berserkers", 24, 20, 0)
    enemy = unit("b1", "guardsmen", 29.15, 20, 270)
    table = answer(scene(flanked, enemy, acts="a1", faces=[1] * 7), "melee")
    assert asked(table) == "melee-face"
    answer(table, Aligned("front", 2_750))
    x, y, heading = pose(table, "a1")
    assert (x, heading) == (24.35, 90)
    assert abs(y - 20) == 2.75


@pytest.mark.rule("MIN-MELEE-03", "MIN-MELEE-05", "MIN-MELEE-06", "MIN-RULE-18", "MIN-EX-22")
def test_who_is_attacked_from_two_sides_keeps_its_place_and_strikes_either():
    both = unit("b1", "guardsmen", 29.15, 20, 270), unit("b2", "guardsmen", 24, 15.2, 0)
    for target in ("b1", "b2"):
        table = answer(
            scene(unit("a1", "umber-berserkers", 24, 20, 0), *both, acts="a1", faces=[1] * 7), "melee", target
        )
        assert told(table, "AttackBegan")[0].target == target
        assert pose(table, "a1") == (24, 20, 0)


# ----------------------------------------------------------------------------------------------------------- ranged


@pytest.mark.rule("MIN-RANGED-03", "MIN-RANGED-04", "MIN-RANGED-05", "MIN-TERMS-20", "MIN-TERMS-21", "MIN-EX-19")
def test_archers_shift_and_shoot():
    target = unit("b1", "guardsmen", 24, 28, 180)  # 13.2 from the arrow
    table = answer(scene(BOWMEN, target, acts="a1", faces=[1] * 7), "ranged")
    assert refused(table, Stepped("ahead", 2_001, 0)).rule == "MIN-RANGED-03"
    assert refused(table, Stepped("ahead", 1_000, 0)).rule == "MIN-RANGED-03"  # nobody in range from there
    assert refused(table, Stepped("ahead", 1_500, 100)).rule == "MIN-TERMS-21"
    answer(table, Stepped("ahead", 1_500, 0))
    assert told(table, "AttackBegan")[0].target == "b1"
    assert pose(table, "a1") == (24, 11.5, 0)


@pytest.mark.rule("MIN-RANGED-02", "MIN-EX-20")
def test_nobody_in_reach_of_a_shift_is_no_target():
    table = scene(BOWMEN, unit("b1", "guardsmen", 24, 29, 180), acts="a1")  # 14.2 from the arrow
    assert refused(table, "ranged").rule == "MIN-RANGED-02"


@pytest.mark.rule("MIN-TERRAIN-COVER-01", "MIN-TERRAIN-04")
def test_nobody_shoots_through_a_forest():
    target = unit("b1", "gregor-clegane", 24, 20.5, 180)
    for kind, free in (("forest", False), ("bog", True)):
        table = answer(bare_scene(BOWMEN, target, acts="a1", faces=[1] * 7, pieces=[piece(kind, 24, 16.2)]), "ranged")
        if free:
            answer(table, Stepped("ahead", 0, 0))
            assert told(table, "AttackBegan")
        else:
            assert refused(table, Stepped("ahead", 0, 0)).rule == "MIN-RANGED-03"
            answer(table, Stepped("ahead", 2_000, 0))  # from its edge they see through it
            assert told(table, "AttackBegan")


@pytest.mark.rule("MIN-RANGED-07", "MIN-RANGED-08", "MIN-RULE-31")
def test_friends_that_fight_the_target_must_test():
    target = unit("b1", "sworn-swords", 24, 20, 180)
    friends = unit("a2", "guardsmen", 29.15, 20, 270), unit("a3", "guardsmen", 18.85, 20, 90)
    faces = [*[1] * 7, 6, 6, 1, 1, 1, 2]
    table = answer(scene(BOWMEN, target, *friends, acts="a1", faces=faces), "ranged", Stepped("ahead", 0, 0))
    assert asked(table) == "stray-test"
    answer(table, "a3")
    tests = told(table, "PanicTested")
    assert [(test.unit, test.passed) for test in tests] == [("b1", True), ("a3", True), ("a2", False)]
    assert table.state.units["a2"].wounds == 10
