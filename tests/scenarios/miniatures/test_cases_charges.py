"""Cases of the rulebook, one by one: charges, and what stands in their way."""

from typing import Any

import pytest

from maester.games.miniatures.combat.reach import charge_targets
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.steps.fights import ChargeMove
from maester.games.miniatures.unit import enemies_engaged
from maester.games.miniatures.values import Unit
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    offered,
    pose,
    told,
    unit,
)

CHARGER = unit("a1", "sworn-swords", 24, 10, 0)
TARGET = unit("b1", "guardsmen", 24, 22.8, 180)  # 8 away
MISSES = [1] * 7
PASSES = [6, 6, 1]


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
