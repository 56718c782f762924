"""Charges: who may be charged, how they go, and what follows."""

import pytest

from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.combat.reach import charge_targets, target_refusal
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.field import engaged
from maester.games.miniatures.steps.fights import ChargeMove
from maester.games.miniatures.texts.changes import Disorderly
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.unit import enemies_engaged, field_around
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    holding,
    offered,
    piece,
    pose,
    refused,
    scene,
    told,
    unit,
)

CHARGER = unit("a1", "sworn-swords", 24, 10, 0)
TARGET = unit("b1", "guardsmen", 24, 22.8, 180)  # 8 away
MISSES = [1] * 7
PASSES = [6, 6, 1]


def why_not(*units, target="b1", **more) -> str | None:
    table = bare_scene(*units, acts="a1", **more)
    field = field_around(table.state, "a1")
    most = (table.state.units["a1"].facts.speed + 6) * 1000
    enemy = next(each for each in field.trays if each.unit == target)
    refusal = target_refusal(table.state.units["a1"].placed, enemy, field, most)
    assert (refusal is None) == (target in charge_targets(table.state, "a1"))
    return None if refusal is None else refusal.rule


@pytest.mark.rule("MIN-CHARGE-02")
def test_a_valid_target_is_declared_before_anything_else():
    """Of two within reach one is named; who is out of reach is none, and without enemies nobody charges."""
    near, far = unit("b2", "guardsmen", 31, 22.8, 180), unit("b3", "guardsmen", 24, 40, 180)
    table = answer(bare_scene(CHARGER, TARGET, near, far, acts="a1"), "charge")
    assert (asked(table), offered(table)) == ("charge-target", ("b1", "b2"))
    assert refused(table, "b3").rule == "MIN-CHARGE-02"
    assert not told(table, "ChargeRolled")
    assert asked(answer(table, "b2")) == "charge-pivot"
    assert refused(bare_scene(CHARGER, acts="a1"), "charge").rule == "MIN-CHARGE-02"


@pytest.mark.rule("MIN-CHARGE-05")
def test_the_target_must_be_in_reach_of_speed_and_six():
    assert why_not(CHARGER, unit("b1", "guardsmen", 24, 25.8, 180)) is None  # 11 away
    assert why_not(CHARGER, unit("b1", "guardsmen", 24, 25.9, 180)) == "MIN-CHARGE-05"


@pytest.mark.rule("MIN-CHARGE-03", "MIN-LOS-01")
def test_the_target_must_be_in_sight():
    assert why_not(unit("a1", "sworn-swords", 24, 10, 180), TARGET) == "MIN-CHARGE-03"
    between = unit("a2", "sworn-swords", 24, 16, 0)
    assert why_not(CHARGER, between, TARGET) == "MIN-CHARGE-03"


@pytest.mark.rule("MIN-CHARGE-04")
def test_there_must_be_room_in_the_arc():
    beside = unit("a2", "sworn-swords", 21.5, 18, 0), unit("a3", "sworn-swords", 27.2, 18, 0)
    assert why_not(unit("a1", "sworn-swords", 24, 10.5, 0), TARGET, *beside) in ("MIN-CHARGE-04", "MIN-CHARGE-03")
    taken = unit("a2", "sworn-swords", 24.6, 18, 0)
    charger = unit("a1", "sworn-swords", 18, 12, 30)
    assert why_not(charger, TARGET, taken) == "MIN-CHARGE-04"


@pytest.mark.rule("MIN-CHARGE-06", "MIN-RULE-21")
def test_a_charge_that_nothing_lets_arrive_cannot_be_declared():
    palisades = [piece("palisade", 24, 17), piece("palisade", 18.4, 17), piece("palisade", 29.6, 17)]
    table = bare_scene(CHARGER, TARGET, acts="a1", pieces=palisades)
    assert "charge" not in tuple(table.decision("seat-1").answers() or ())


@pytest.mark.rule("MIN-CHARGE-07", "MIN-CHARGE-11", "MIN-CHARGE-13", "MIN-CHARGE-15", "MIN-EX-23")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_charge_that_gets_so_far_is_made(die):
    table = answer(bare_scene(CHARGER, TARGET, acts="a1", faces=[die]), "charge", 0)
    assert told(table, "ChargeEnded")[0].made
    assert asked(table) == "align"
    assert table.decision("seat-1").answers() == tuple(Aligned("front", n) for n in (0, -2_750, 2_750))
    table.state.chance.faces += (*MISSES,)
    answer(table, Aligned("front", 2_750))
    assert pose(table, "a1") == (26.75, 18, 0)
    assert enemies_engaged(table.state, "a1") == ["b1"]


@pytest.mark.rule("MIN-CHARGE-12", "MIN-FAILED-01", "MIN-FAILED-02", "MIN-FAILED-03", "MIN-RULE-22", "MIN-EX-25")
def test_a_charge_that_falls_short_stops_an_inch_before_and_tests_for_panic():
    table = answer(bare_scene(CHARGER, TARGET, acts="a1", faces=[2, *PASSES]), "charge", 0)
    assert pose(table, "a1") == (24, 17, 0)
    assert told(table, "PanicTested")[0].unit == "a1"
    assert not told(table, "AttackBegan")
    assert table.state.units["a1"].activated


@pytest.mark.rule("MIN-CHARGE-12", "MIN-RULE-22")
def test_a_charge_that_falls_short_passes_beside_what_it_does_not_meet():
    beside = piece("palisade", 27.75, 15, 90)  # a quarter of an inch beside the way
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=[2, *PASSES], pieces=[beside])
    assert pose(answer(table, "charge", 0), "a1") == (24, 17, 0)
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=[2, *PASSES], pieces=[piece("palisade", 28.4, 13, 90)])
    assert pose(answer(table, "charge", 0), "a1") == (24, 17, 0)


@pytest.mark.rule("MIN-CHARGE-12", "MIN-RULE-22", "MIN-RULE-91")
def test_a_charge_stops_an_inch_before_a_piece_that_is_in_its_way():
    # A reaction may leave it facing a piece: the roll is made all the same.
    before = piece("palisade", 24, 18)
    table = bare_scene(CHARGER, TARGET, agenda=(ChargeMove("a1", "b1", "front", 0, 5),), faces=PASSES, pieces=[before])
    assert pose(table, "a1") == (24, 10 + 3.85, 0)  # the piece begins at 17.25, its front at 12.4
    short = bare_scene(
        CHARGER,
        TARGET,
        agenda=(ChargeMove("a1", "b1", "front", 0, 1),),
        faces=PASSES,
        pieces=[piece("palisade", 24, 19.65)],
    )
    assert pose(short, "a1") == (24, 16, 0)  # half an inch before a piece it did not reach


@pytest.mark.rule("MIN-CHARGE-14", "MIN-DISORDERLY-01", "MIN-DISORDERLY-02", "MIN-DISORDERLY-03", "MIN-RULE-26")
def test_a_one_makes_a_charge_disorderly():
    near = unit("b1", "guardsmen", 24, 19.8, 180)  # 5 away
    table = bare_scene(CHARGER, near, acts="a1", faces=[1, *MISSES])
    answer(table, "charge", 0, Aligned("front", 0))
    assert table.state.no_cards == ("seat-1",)
    assert told(table, "AttackBegan")
    assert asked(table) == ""  # nobody is asked to roll again, and it is done


@pytest.mark.rule("MIN-RULE-91")
def test_a_poisoned_charger_that_falls_by_a_token_of_its_disorder_does_not_arrive():
    """Something that makes charges disorderly gives the token, and the poison answers to a second one."""
    last = unit("a1", "sworn-swords", 24, 10, 0, wounds=1, tokens=("vulnerable",))
    near, other = unit("b1", "guardsmen", 24, 19.8, 180), unit("a2", "guardsmen", 5, 5, 0)
    stumbles = holding("a1", Disorderly(n=3, gives=("vulnerable",)))
    poison = Laid("seat-2", "manticore-poison", "a1", ())
    table = scene(last, near, other, acts="a1", faces=[2], laid=(poison,), lasting=stumbles)
    answer(table, "charge", 0)
    assert not table.state.units["a1"].on_table
    assert told(table, "ChargeEnded")
    assert not told(table, "AttackBegan")


@pytest.mark.rule("MIN-CHARGE-17", "MIN-CHARGE-18", "MIN-BONUS-01", "MIN-RESOLVE-04")
def test_a_charger_may_roll_any_attack_dice_again():
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=[4, *MISSES, 6, 6, 1, 1, *PASSES])
    answer(table, "charge", 0, Aligned("front", 0))
    assert asked(table) == "reroll-attack"
    answer(table, (0, 3))
    rolls = told(table, "AttackRolled")
    assert [roll.hits for roll in rolls] == [0, 2]
    assert table.state.units["b1"].wounds == 10


@pytest.mark.rule("MIN-CHARGE-08", "MIN-EX-24", "MIN-BONUS-03", "MIN-BONUS-04")
def test_a_charge_into_the_flank_is_aligned_there():
    charger = unit("a1", "sworn-swords", 35, 24, 270)
    target = unit("b1", "guardsmen", 24, 24, 0)
    # All seven hit; the guards need 3 and get -1: a 3 no longer blocks, a 4 does.
    faces = [5, *[6] * 7, 3, 4, 4, 4, 4, 4, 4, 4, 4, 1]
    table = bare_scene(charger, target, acts="a1", faces=faces)
    answer(table, "charge", 27_000, Aligned("right", 0))
    assert pose(table, "a1") == (29.15, 24, 270)
    assert table.state.units["b1"].wounds == 11
    test = told(table, "PanicTested")[0]
    assert (test.rolled.added, test.passed) == (-1, True)  # 8 - 1 against 7


@pytest.mark.rule("MIN-CHARGE-10", "MIN-RULE-25")
def test_the_pivot_must_keep_the_target_in_sight_and_in_reach():
    table = answer(bare_scene(CHARGER, TARGET, acts="a1"), "charge")
    assert asked(table) == "charge-pivot"
    assert refused(table, 9_000).rule == "MIN-CHARGE-10"
    assert refused(table, -5).why == "no-heading"


@pytest.mark.rule("MIN-TERRAIN-HINDERING-01", "MIN-BONUS-02", "MIN-TERRAIN-ROUGH-01")
def test_hindering_ground_takes_the_charge_bonus():
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=[4, *MISSES], pieces=[piece("bog", 24, 16)])
    answer(table, "charge", 0, Aligned("front", 0))  # 5 + 4 - 1 is just enough
    assert told(table, "AttackBegan")
    assert asked(table) == ""  # nobody is asked to roll again, and it is done
    short = answer(
        bare_scene(CHARGER, TARGET, acts="a1", faces=[3, *PASSES], pieces=[piece("bog", 24, 16)]), "charge", 0
    )
    assert not told(short, "ChargeEnded")[0].made


@pytest.mark.rule("MIN-TERRAIN-FORTIFIED-01")
def test_fortified_ground_helps_the_defender():
    faces = [4, *[6] * 7, 2, 2, 2, 2, 2, 2, 2]
    table = bare_scene(CHARGER, TARGET, acts="a1", faces=faces, pieces=[piece("forest", 24, 16)])
    answer(table, "charge", 0, Aligned("front", 0))
    assert told(table, "DefenceRolled")[0].blocked == 7  # 2 + 1 is enough for 3


@pytest.mark.rule("MIN-MULTI-01", "MIN-RULE-72")
def test_a_further_enemy_makes_room():
    other = unit("b2", "guardsmen", 31, 22.8, 180)
    table = bare_scene(CHARGER, TARGET, other, acts="a1", faces=[4, *MISSES])
    answer(table, "charge", "b1", 0, Aligned("front", 2_750), ())
    assert pose(table, "b2") == (29.5, 22.8, 180)
    assert engaged(table.state.units["a1"].placed, table.state.units["b2"].placed)


@pytest.mark.rule("MIN-CHARGE-10")
def test_the_first_facing_offered_is_one_that_is_allowed():
    """Another enemy stands in the straight way, and the charger passes it by."""
    table = answer(bare_scene(CHARGER, TARGET, unit("b2", "guardsmen", 19, 17, 180), acts="a1"), "charge", "b1")
    decision = table.decision("seat-1")
    assert isinstance(decision, ChargeFacing)
    assert decision.refusal(0) is not None
    assert decision.refusal(decision.first) is None
    assert 0 < decision.first < 1_000
    assert decision.said_of(decision.first)["target"] == "b1"
    # Where nothing is in the way it is the straight one.
    straight = answer(bare_scene(CHARGER, TARGET, acts="a1"), "charge").decision("seat-1")
    assert isinstance(straight, ChargeFacing)
    assert straight.first == 0
