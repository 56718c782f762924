"""Cases of a strict referee: ways to the thousandth, charges that touch a corner, retreats and pivots."""

from typing import Any, get_args

import pytest

from maester.games.miniatures.combat.reach import charge_targets
from maester.games.miniatures.geometry.align import places
from maester.games.miniatures.geometry.angle import FULL
from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.everywhere import everywhere
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.path import WAYS, Way, touch
from maester.games.miniatures.geometry.sight import sight
from maester.games.miniatures.geometry.tray import ARCS, DEPTH, WIDTH, Placed, outline
from maester.games.miniatures.moving.shift import SideStep, Stepped
from maester.games.miniatures.steps.fights import ChargeMove, FreePivot, FreeShift
from maester.games.miniatures.unit import enemies_engaged
from tests.scenarios.miniatures.cast import FAR
from tests.scenarios.miniatures.play import (
    Scene,
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
from tests.scenarios.miniatures.scenes import TRAYS, Luck, tray

OURS = unit("a1", "guardsmen", 24, 20, 0)
QUARTERS: dict[int, tuple[int, int]] = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}


def beside_the_way(way: Way, heading: int, side: int, over: float) -> tuple[str, int, int, int]:
    """A solo unit six inches along the way that reaches into it by so much, from its left (-1) or its right (1)."""
    ahead = QUARTERS[(heading + WAYS[way] // 100) % 360]
    right = ahead[1], -ahead[0]
    width = WIDTH if way in ("ahead", "back") else DEPTH
    away = width["infantry"] / 2000 + 1.38 - over
    x, y = 24 + 6 * ahead[0] + side * away * right[0], 24 + 6 * ahead[1] + side * away * right[1]
    return tray("solo", x, y, 0)


# -------------------------------------------------------------------------------------------- left and right are alike


@pytest.mark.rule("MIN-RULE-04", "MIN-MOVE-06")
@pytest.mark.parametrize("way", get_args(Way))
@pytest.mark.parametrize("heading", QUARTERS)
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("over", "meets"), [(0, False), (0.001, False), (0.002, True), (-0.001, False)])
def test_what_reaches_into_a_way_by_a_thousandth_stops_nobody_on_either_side(way, heading, side, over, meets):
    """Overlap needs more than a thousandth of an inch; exactly one is none."""
    met = touch(tray("infantry", 24, 24, heading), way, outline(*beside_the_way(way, heading, side, over)))
    assert (met is not None) == meets


@pytest.mark.rule("MIN-RULE-04", "MIN-MOVE-06")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("over", "goes"), [(0.001, True), (0.002, False)])
def test_a_move_passes_and_a_whole_lattice_of_moves_agrees(side, over, goes):
    enemy = Stood("b1", *beside_the_way("ahead", 0, side, over), enemy=True)
    move = Move(
        about="maneuver", unit="a1", tray="infantry", x=24_000, y=24_000, heading=0, most=12_000, turns_first=False,
        field=Field(48_000, (enemy,)),
    )  # fmt: skip
    assert (move.refusal(Moved(0, 11_000, 0)) is None) == goes
    found = everywhere(move)
    at = [n for n, travel in enumerate(found.travel.tolist()) if travel == 11_000]
    assert bool(at and found.allowed[0, at[0]]) == goes
    back = SideStep(
        about="retreat", unit="a1", tray="infantry", x=24_000, y=24_000, heading=18_000, most=12_000, turns=True,
        ways=("back",), field=Field(48_000, (enemy,)),
    )  # fmt: skip
    assert (back.refusal(Stepped("back", 11_000, 18_000)) is None) == goes


@pytest.mark.rule("MIN-RULE-04", "MIN-CHARGE-13")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("over", "made"), [(0.001, False), (0.01, True)])
def test_a_charge_that_only_brushes_its_target_misses_it_and_one_that_meets_a_corner_does_not(side, over, made):
    target = unit("b1", "sworn-swords", 24 + side * (5.5 - over), 30, 180)
    faces = [1] * 6 if made else [6, 6, 1]  # it strikes in vain, or tests for having failed
    table = bare_scene(OURS, target, FAR, agenda=(ChargeMove("a1", "b1", "front", 0, 6),), faces=faces)
    assert [event.made for event in told(table, "ChargeEnded")] == [made]
    if made:  # wherever it touched, it is laid flush against the edge of the arc in which it began
        answer(table, offered(table)[0], ())
        assert pose(table, "a1") == pytest.approx((24 + side * (5.5 - over), 25.2, 0))


OTHER_SIDE = {"ahead": "ahead", "back": "back", "left": "right", "right": "left", "front": "front", "rear": "rear"}


def mirrored(placed: Placed) -> Placed:
    return placed[0], 48_000 - placed[1], placed[2], (FULL - placed[3]) % FULL


def seen_from(own: Placed, enemy: Placed, third: Placed, ways: tuple[Any, ...]) -> list[Any]:
    """What there is to say about three trays: where a way meets the enemy, arcs, sight, moves and places against it."""
    field = Field(48_000, (Stood("b", *enemy, enemy=True), Stood("c", *third, enemy=False)))
    kind, x, y, heading = own
    said: list[Any] = []
    for way in ways:
        step = SideStep(
            about="retreat",
            unit="a",
            tray=kind,
            x=x,
            y=y,
            heading=heading,
            most=9_000,
            turns=False,
            ways=(way,),
            field=field,
        )
        refusal = step.refusal(Stepped(way, 7_000, heading))
        said += [touch(own, way, outline(*enemy)), refusal.why if refusal else None]
    said.append(sight(own, enemy, (outline(*third),)) is None)
    return said


@pytest.mark.rule("MIN-RULE-04", "MIN-ARC-03", "MIN-LOS-02", "MIN-MOVE-06", "MIN-CHARGE-16")
def test_a_mirrored_table_gives_mirrored_answers():
    """Upright trays that nearly touch a way, and turned ones anywhere."""
    luck = Luck(5)
    for n in range(150):
        own, enemy, third = (
            (TRAYS[luck.below(4)], 14_000 + luck.below(20_000), 14_000 + luck.below(20_000), luck.below(8) * 4_500)
            for _ in range(3)
        )
        if n % 2:
            own, enemy = (*own[:3], 0), (*enemy[:3], 0)
            aside = (WIDTH[own[0]] + WIDTH[enemy[0]]) // 2 + luck.below(7) - 3
            enemy = enemy[0], own[1] + (aside if luck.below(2) else -aside), enemy[2], 0
        ways = tuple(WAYS)
        there = seen_from(mirrored(own), mirrored(enemy), mirrored(third), tuple(OTHER_SIDE[way] for way in ways))
        assert seen_from(own, enemy, third, ways) == there, (own, enemy, third)
        assert sorted(OTHER_SIDE[arc] for arc in arcs(own, enemy)) == sorted(arcs(mirrored(own), mirrored(enemy)))
        for arc in ARCS:
            other: Any = OTHER_SIDE[arc]
            field, field_there = (Field(48_000, (Stood("c", *each, enemy=False),)) for each in (third, mirrored(third)))
            found = sorted(-each.slide for each in places(own[0], enemy, arc, field))
            assert found == sorted(each.slide for each in places(own[0], mirrored(enemy), other, field_there))


# ------------------------------------------------------------------------------------------------------------ charges


@pytest.mark.rule("MIN-CHARGE-04", "MIN-CHARGE-15", "MIN-BONUS-03")
def test_an_enemy_that_fights_already_may_be_charged_in_another_arc():
    engaged = unit("b1", "sworn-swords", 24, 24.8, 180)
    second = unit("a2", "guardsmen", 34, 24.8, 270)
    table = bare_scene(OURS, second, engaged, FAR, acts="a2", faces=[3, *[1] * 6])
    assert charge_targets(table.state, "a2") == ["b1"]
    answer(table, "charge", 27_000)
    answer(table, offered(table)[0])
    assert told(table, "AttackBegan")[0].arc in ("left", "right")
    assert enemies_engaged(table.state, "b1") == ["a1", "a2"]


@pytest.mark.rule("MIN-CHARGE-04", "MIN-CHARGE-16", "MIN-RULE-15")
@pytest.mark.parametrize(("x", "slides"), [(8, [0, -2_750, 2_750]), (3, [0, 2_750]), (0.1, [2_750])])
def test_a_charger_is_laid_against_what_the_table_leaves_of_an_edge(x, slides):
    """Centred, to the left, to the right. The last enemy hangs over the edge: 2.85 of its 5.5 inches are left."""
    found = places("infantry", tray("infantry", x, 30, 180), "front", Field(48_000, ()))
    assert [each.slide for each in found] == slides


@pytest.mark.rule("MIN-CHARGE-16", "MIN-CHARGE-15")
def test_where_left_and_right_are_equally_near_to_half_the_charger_chooses():
    """A palisade before the middle of the front: half of a solo tray fits to either side of it."""
    palisade = piece("palisade", 24, 24.8, 90)
    found = places("solo", tray("infantry", 24, 30, 180), "front", Field(48_000, (), (palisade,)))
    assert sorted(each.slide for each in found) == [-2_750, 2_750]


@pytest.mark.rule("MIN-FAILED-01", "MIN-RULE-22", "MIN-MOVE-01")
def test_a_charge_that_fails_stops_an_inch_before_an_enemy_it_did_not_charge():
    """The way is free for the tray, but it would end within an inch of somebody beside it."""
    target, beside = unit("b1", "sworn-swords", 24, 34, 180), unit("b2", "gregor-clegane", 28.6, 28, 180)
    table = bare_scene(OURS, target, beside, agenda=(ChargeMove("a1", "b1", "front", 0, 2),), faces=[6, 6, 1])
    assert [event.made for event in told(table, "ChargeEnded")] == [False]
    x, y, heading = pose(table, "a1")
    assert (x, heading) == (24, 0)
    assert 28 - 1.38 - (y + 2.4) == pytest.approx(0.886, abs=0.01)  # with half an inch aside, that is one inch in all


@pytest.mark.rule("MIN-DISORDERLY-02", "MIN-CHARGE-14", "MIN-CHARGE-17")
def test_a_one_that_reaches_its_target_strikes_without_the_bonus():
    near = unit("b1", "sworn-swords", 24, 29, 180)
    table = bare_scene(OURS, near, FAR, agenda=(ChargeMove("a1", "b1", "front", 0, 1),), faces=[1] * 6)
    answer(table, offered(table)[0])
    assert [type(event).__name__ for event in table.story].count("AttackRolled") == 1
    assert (asked(table), table.state.no_cards) == ("", ("seat-1",))


# ------------------------------------------------------------------------------------------------- pivots and retreats


@pytest.mark.rule("MIN-RETREAT-06", "MIN-RULE-12", "MIN-RULE-37", "MIN-MOVE-01")
def test_a_free_pivot_keeps_an_inch_from_enemies_and_may_touch_a_friend():
    enemy, friend = unit("b1", "sworn-swords", 24, 26.2, 180), unit("a2", "guardsmen", 18.5, 20, 0)
    beside = bare_scene(OURS, FAR, friend, agenda=(FreePivot("a1"),))
    assert refused(beside, 4_500).why == "ends-on-unit"  # a corner on the friend
    assert pose(answer(beside, 18_000), "a1") == (24, 20, 180)
    before = bare_scene(OURS, enemy, agenda=(FreePivot("a1"),))
    assert refused(before, 4_500).why == "ends-too-near"
    assert pose(answer(before, 9_000), "a1") == (24, 20, 90)


def corner_to_corner() -> Scene:
    """Two trays that share one point only are in contact."""
    return bare_scene(OURS, unit("b1", "sworn-swords", 29.5, 24.8, 180), acts="a1", faces=[1])


@pytest.mark.rule("MIN-TERMS-12", "MIN-RETREAT-01", "MIN-RETREAT-03")
def test_a_corner_that_touches_is_a_fight():
    table = corner_to_corner()
    assert {"retreat", "melee"} <= set(offered(table))
    assert not {"maneuver", "march", "charge"} & set(offered(table))
    answer(table, "retreat")
    assert refused(table, Stepped("left", 900, 0)).rule == "MIN-MOVE-01"
    assert pose(answer(table, Stepped("left", 1_000, 0)), "a1") == (23, 20, 0)


@pytest.mark.rule("MIN-RULE-12", "MIN-RULE-78", "MIN-MOVE-01", "MIN-TERRAIN-ROUGH-01")
def test_a_shift_in_a_fight_keeps_an_inch_from_everybody_else_and_is_slowed_down_by_rough_ground():
    foe, third = unit("b1", "sworn-swords", 24, 24.8, 180), unit("b2", "gregor-clegane", 29.13, 18, 0)
    table = bare_scene(OURS, foe, third, agenda=(FreeShift("a1", 2_000),))
    assert refused(table, Stepped("right", 500, 0)).about == {"unit": "b2"}  # 0.5 inches away, and in no contact
    assert refused(table, Stepped("back", 1_000, 0)).rule == "MIN-RULE-78"
    assert pose(answer(table, Stepped("left", 2_000, 0)), "a1") == (22, 20, 0)
    bog = bare_scene(OURS, foe, agenda=(FreeShift("a1", 2_000),), pieces=[piece("bog", 18.5, 19)])
    assert refused(bog, Stepped("left", 2_000, 0)).rule == "MIN-TERRAIN-ROUGH-01"
    assert pose(answer(bog, Stepped("left", 1_000, 0)), "a1") == (23, 20, 0)


@pytest.mark.rule("MIN-RETREAT-07", "MIN-RULE-15")
def test_a_retreat_ends_at_the_edge_of_the_table():
    cornered = unit("a1", "guardsmen", 24, 4, 0)
    table = answer(bare_scene(cornered, unit("b1", "sworn-swords", 24, 8.8, 180), acts="a1", faces=[6]), "retreat")
    assert refused(table, Stepped("back", 1_602, 0)).rule == "MIN-RULE-15"
    assert pose(answer(table, Stepped("back", 1_600, 0)), "a1") == (24, 2.4, 0)


@pytest.mark.rule("MIN-RETREAT-04", "MIN-RULE-17")
def test_fought_on_three_sides_a_unit_goes_where_nobody_stands():
    """Front and both flanks are taken: back is open; ahead is allowed by the flanks but the enemy there bars it."""
    flanks = [unit("b2", "sworn-swords", 18.85, 20, 90), unit("b3", "sworn-swords", 29.15, 20, 270)]
    table = bare_scene(OURS, unit("b1", "sworn-swords", 24, 24.8, 180), *flanks, acts="a1", faces=[6])
    answer(table, "retreat")
    assert refused(table, Stepped("ahead", 1_000, 0)).rule == "MIN-MOVE-06"
    assert refused(table, Stepped("left", 1_000, 0)).rule == "MIN-MOVE-06"
    answer(table, Stepped("back", 6_300, 0))
    assert pose(table, "a1") == (24, 13.7, 0)
    pivoted = []
    while asked(table) in ("next-pivot", "pivot"):
        question: Any = table.decision("seat-2")
        pivoted += [question.unit] if asked(table) == "pivot" else []
        answer(table, offered(table)[0] if asked(table) == "next-pivot" else question.heading)
    assert sorted(pivoted) == ["b1", "b2", "b3"]
