"""Cases a strict referee asks about: what comes with a surge, and with a retreat that is rolled again."""

from typing import Any

import pytest

from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.steps.fights import Hits, Strike
from maester.games.miniatures.texts.changes import RerollDefence, RerollRetreat
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from tests.scenarios.miniatures.cast import FAR, GUARDS
from tests.scenarios.miniatures.play import (
    Scene,
    answer,
    asked,
    bare_scene,
    declined,
    offered,
    piece,
    pose,
    refused,
    scene,
    told,
    unit,
)

WEAK = unit("b1", "sworn-swords", 24, 24.8, 180, wounds=1)
KILLS = [6] * 6 + [1] * 6


# ---------------------------------------------------------------------------------------------------------- surge


@pytest.mark.rule("MIN-SURGE-03", "MIN-TERRAIN-DANGEROUS-01")
def test_a_surge_from_dangerous_ground_is_an_action_and_costs_wounds_first():
    stakes = [piece("stakes", 24, 20)]
    table = bare_scene(GUARDS, WEAK, FAR, agenda=(Strike("a1", "b1"),), faces=[*KILLS, 3], pieces=stakes)
    assert asked(table) == "surge"
    answer(table, Moved(0, 4_000, 0))
    assert (table.state.units["a1"].wounds, pose(table, "a1")) == (8, (24, 24, 0))
    after = [type(event).__name__ for event in table.story if type(event).__name__ in ("DangerMet", "UnitMoved")]
    assert after == ["DangerMet", "UnitMoved"]


@pytest.mark.rule("MIN-SURGE-03", "MIN-TERRAIN-DANGEROUS-01", "MIN-ACTION-02")
def test_who_does_not_surge_is_not_hurt():
    stakes = [piece("stakes", 24, 20)]
    table = bare_scene(GUARDS, WEAK, FAR, agenda=(Strike("a1", "b1"),), faces=KILLS, pieces=stakes)
    answer(table, Moved(0, 0, 0))
    assert (table.state.units["a1"].wounds, told(table, "DangerMet")) == (12, [])


@pytest.mark.rule("MIN-SURGE-03", "MIN-TERRAIN-DANGEROUS-01", "MIN-UNIT-09")
def test_who_falls_on_the_stakes_does_not_surge():
    few = unit("a1", "guardsmen", 24, 20, 0, wounds=2)
    stakes = [piece("stakes", 24, 20)]
    other = unit("a2", "guardsmen", 40, 8, 0)
    table = bare_scene(
        few, WEAK, FAR, other, agenda=(Strike("a1", "b1"),), faces=[6, 6, 6, 6, 1, 1, 1, 1, 1], pieces=stakes
    )
    answer(table, Moved(0, 4_000, 0))
    assert table.state.units["a1"].pose is None
    assert told(table, "UnitMoved") == []


@pytest.mark.rule("MIN-SURGE-03", "MIN-TERMS-10")
def test_what_answers_to_an_action_answers_to_a_surge():
    """A unit under a poison suffers a wound whenever it takes an action, and a surge is one."""
    poison = (Laid("seat-2", "crannog-poison", "a1", ("game",)),)
    table = scene(GUARDS, WEAK, FAR, agenda=(Strike("a1", "b1"),), faces=KILLS, laid=poison)
    answer(table, Moved(0, 4_000, 0))
    assert (table.state.units["a1"].wounds, pose(table, "a1")) == (11, (24, 24, 0))


@pytest.mark.rule("MIN-SURGE-03", "MIN-RULE-74")
def test_a_surge_that_was_slowed_down_is_chosen_again():
    """Hidden traps cost an inch of Speed: 4 inches are too far now, 3 are not."""
    trapper = unit("b2", "free-folk-trappers", 24, 34, 180)
    table = scene(GUARDS, WEAK, trapper, agenda=(Strike("a1", "b1"),), faces=KILLS, active="seat-1")
    answer(declined(table), Moved(0, 4_000, 0))
    order = next(each for each in offered(table) if each is not None)
    answer(table, order, 1)
    assert (asked(table), refused(table, Moved(0, 4_000, 0)).rule) == ("surge", "MIN-SURGE-03")
    assert pose(answer(table, Moved(0, 3_000, 0)), "a1") == (24, 23, 0)


# -------------------------------------------------------------------------------------------------------- retreat

HEMMED = [
    unit("a1", "guardsmen", 24, 20, 0),
    unit("b1", "sworn-swords", 24, 24.8, 180),
    unit("a2", "guardsmen", 24, 15.2, 0),
    unit("b2", "guardsmen", 17, 20, 0),
    unit("b3", "guardsmen", 31, 20, 0),
]
"""Enemies before it and at both sides; back there is only room beyond its friend, 9.6 inches away."""


def retreats(*faces: int, again: bool) -> Scene:
    lasting = (Lasting(Bound("seat-1", "elusive-escape"), RerollRetreat(), "game", 0, "a1"),) if again else ()
    return answer(scene(*HEMMED, acts="a1", faces=faces, lasting=lasting), "retreat")


@pytest.mark.rule("MIN-RETREAT-02", "MIN-RETREAT-08", "MIN-MOVE-02")
@pytest.mark.parametrize(("die", "goes"), [(5, False), (6, True)])
def test_a_retreat_over_a_friend_needs_the_whole_way(die, goes):
    table = retreats(die, again=False)
    assert (asked(table) == "retreat") == goes
    assert told(table, "RetreatRolled")[0].stays != goes


@pytest.mark.rule("MIN-RETREAT-02", "MIN-RETREAT-08", "MIN-REROLL-03")
def test_a_retreat_die_that_is_too_low_may_be_rolled_again_by_who_may():
    table = retreats(1, 6, again=True)
    assert asked(table) == "reroll-retreat"
    answer(table, True, Stepped("back", 10_000, 0))
    assert pose(table, "a1") == (24, 10, 0)
    kept = answer(retreats(1, again=True), False)
    assert (asked(kept), pose(kept, "a1")) == ("", (24, 20, 0))


# ------------------------------------------------------------------------------------------------ when dice are final


@pytest.mark.rule("MIN-RESOLVE-08", "MIN-CONDITION-06")
def test_effects_after_the_defence_dice_come_when_nothing_is_rolled_again():
    """The attacker spends the token first; then the shields, who have seen the new results, close their wall."""
    shields = unit("b1", "tully-sworn-shields", 24, 24.8, 180, tokens=("vulnerable",))
    faces = [6, 6, 6, 1, 1, 1, *(6, 6, 6), *(1, 1, 1), 6, 6, 1]
    table = scene(GUARDS, shields, FAR, agenda=(Strike("a1", "b1"),), faces=faces, active="seat-1")
    assert (asked(table), table.waiting) == ("spend-vulnerable", ("seat-1",))
    answer(table, (0, 1, 2))
    assert (asked(table), table.waiting) == ("declare-defence-final", ("seat-2",))
    answer(table, next(each for each in offered(table) if each is not None))
    assert table.state.units["b1"].wounds == 12  # three hits, no die that blocks, three ranks that do


@pytest.mark.rule("MIN-RESOLVE-05", "MIN-CONDITION-07")
def test_effects_after_the_attack_dice_come_when_nothing_is_rolled_again():
    """A unit that halves wounds waits until its player has had the attack dice rolled again."""
    weak = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    guard = unit("b1", "kingsguard", 24, 24.8, 180)
    table = scene(weak, guard, FAR, agenda=(Strike("a1", "b1"),), faces=[*[6] * 6, 6, 6], active="seat-1")
    assert (asked(table), table.waiting) == ("spend-weakened", ("seat-2",))
    answer(table, (0, 1))
    assert (asked(table), table.waiting) == ("declare-attack-final", ("seat-2",))
    assert "order:b1:resilience:0" in offered(table)


# ------------------------------------------------------------------------------------------ hits without an attack


@pytest.mark.rule("MIN-CONDITION-06", "MIN-TERMS-19", "MIN-RULE-42")
@pytest.mark.parametrize(("which", "left", "tokens"), [((0, 2), 10, ()), ((), 11, ("vulnerable",))])
def test_a_vulnerable_unit_may_have_dice_against_any_hits_rolled_again(which, left, tokens):
    """Defence dice are defence dice, whether an attack or an effect asks for them."""
    open_ = unit("b1", "sworn-swords", 24, 40, 180, tokens=("vulnerable",))
    table = bare_scene(GUARDS, open_, agenda=(Hits("b1", 3, "seat-1", "a1"),), faces=[6, 1, 5, 2, 6])
    assert (asked(table), table.waiting) == ("spend-vulnerable", ("seat-1",))
    view: Any = table.view("seat-2")
    assert view.saves.faces == (6, 1, 5)
    answer(table, which)
    assert (table.state.units["b1"].wounds, table.state.units["b1"].tokens) == (left, tokens)
    assert [event.again for event in told(table, "DefenceRolled")] == [False, True][: 1 + bool(which)]


@pytest.mark.rule("MIN-REROLL-02", "MIN-TERMS-19")
def test_the_owner_may_roll_dice_against_any_hits_again_by_an_effect():
    lasting = (Lasting(Bound("seat-2", "x"), RerollDefence(), "game", 0, "b1"),)
    struck = unit("b1", "sworn-swords", 24, 40, 180)
    table = scene(GUARDS, struck, agenda=(Hits("b1", 2, "seat-1"),), faces=[1, 1, 6], lasting=lasting)
    assert (asked(table), table.waiting) == ("reroll-defence", ("seat-2",))
    answer(table, (1,))
    assert (table.state.units["b1"].wounds, told(table, "PanicTested")) == (11, [])


@pytest.mark.rule("MIN-CONDITION-06")
def test_no_die_no_question():
    open_ = unit("b1", "sworn-swords", 24, 40, 180, tokens=("vulnerable",))
    assert asked(bare_scene(GUARDS, open_, agenda=(Hits("b1", 0, "seat-1"),))) == ""
    calm = bare_scene(GUARDS, unit("b1", "sworn-swords", 24, 40, 180), agenda=(Hits("b1", 1, "seat-1"),), faces=[1])
    assert (asked(calm), calm.state.units["b1"].wounds) == ("", 11)
