"""Cases of the rulebook, one by one: morale and panic tests, healing."""

import pytest
from msgspec.structs import replace

from maester.games.miniatures.combat.harm import heal
from maester.games.miniatures.combat.rolled import Part
from maester.games.miniatures.steps.fights import Morale, Panic
from maester.games.miniatures.texts.changes import PanicWounds
from maester.games.miniatures.values import Unit
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    bare_scene,
    holding,
    offered,
    piece,
    scene,
    told,
    unit,
)

# ------------------------------------------------------------------------------------------------------------ tests


@pytest.mark.rule("MIN-EX-26", "MIN-MORALE-01", "MIN-MORALE-02")
@pytest.mark.parametrize(("dice", "passed"), [([3, 5], True), ([3, 3], True), ([2, 3], False)])
def test_a_morale_test_of_the_sworn_swords(dice, passed):
    """Morale 6: an 8 passes, so does a 6; a 5 does not. Nobody is hurt by a test that is no panic test."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Morale("b1", ()),), faces=dice)
    assert told(table, "MoraleTested")[0].passed == passed
    assert table.state.units["b1"].wounds == 12


@pytest.mark.rule("MIN-EX-27", "MIN-PANIC-02", "MIN-PANIC-04")
def test_a_panic_test_of_the_sworn_swords():
    """A 4 is not enough, and the D3 shows 1: one model falls."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", ()),), faces=[1, 3, 1])
    assert not told(table, "PanicTested")[0].passed
    assert table.state.units["b1"].wounds == 11


@pytest.mark.rule("MIN-EX-40", "MIN-DICE-02", "MIN-RULE-32")
def test_a_result_stops_at_nothing():
    """3 - 4 is 0, and 0 is not enough for anybody."""
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", (Part(-4),)),), faces=[1, 2, 2])
    test = told(table, "PanicTested")[0]
    assert (test.rolled.added, test.passed, table.state.units["b1"].wounds) == (-4, False, 10)


@pytest.mark.rule("MIN-RULE-32", "MIN-PANIC-04")
@pytest.mark.parametrize(("more", "wounds"), [(-1, 11), (-2, 12), (-5, 12), (2, 8)])
def test_wounds_of_a_failed_test_are_changed_but_never_healed(more, wounds):
    changed = holding("b1", PanicWounds(n=more))
    table = bare_scene(GUARDS, SWORDS, agenda=(Panic("b1", ()),), faces=[1, 1, 2], lasting=changed)
    assert table.state.units["b1"].wounds == wounds


@pytest.mark.rule("MIN-TERRAIN-INSPIRING-01", "MIN-TERRAIN-HORRIFIC-01", "MIN-STACK-01")
@pytest.mark.parametrize(
    ("pieces", "modifier"),
    [
        ([piece("weirwood", 24, 33)], 1),
        ([piece("corpse-pile", 24, 33)], -1),
        ([piece("weirwood", 24, 33), piece("corpse-pile", 15, 25)], 0),
        ([piece("weirwood", 24, 33), replace(piece("weirwood", 15, 25), name="other")], 1),
        ([piece("weirwood", 24, 27.2 + 6 + 1.848)], 1),
        ([piece("weirwood", 24, 27.2 + 6.01 + 1.848)], 0),
    ],
)
def test_trees_inspire_and_piles_horrify_in_short_range(pieces, modifier):
    table = bare_scene(GUARDS, SWORDS, agenda=(Morale("b1", ()),), faces=[3, 3], pieces=pieces)
    assert told(table, "MoraleTested")[0].rolled.added == modifier


@pytest.mark.rule("MIN-PANIC-05", "MIN-CONDITION-05", "MIN-RULE-42")
def test_the_d3_may_be_rolled_again_with_a_token():
    scared = unit("b1", "sworn-swords", 24, 24.8, 180, tokens=("panicked",))
    table = bare_scene(GUARDS, scared, agenda=(Panic("b1", ()),), faces=[1, 2, 1, 3])
    assert (asked(table), table.waiting, offered(table)) == ("spend-panicked", ("seat-1",), offered(table))
    answer(table, (2,))
    assert told(table, "MoraleRolled")[-1].rolled.faces == (1, 2, 3)
    assert (table.state.units["b1"].wounds, table.state.units["b1"].tokens) == (9, ())


# ----------------------------------------------------------------------------------------------------------- healing


@pytest.mark.rule("MIN-RULE-47", "MIN-WOUND-04")
def test_a_destroyed_attachment_does_not_come_back():
    """A normal model takes its place."""
    captain = unit("a1", "guardsmen", 24, 8, 0, wounds=5, attachments=("guard-captain",), lost=("guard-captain",))
    state = scene(captain, FAR).state
    heal(state, "a1", 3)
    assert (state.units["a1"].wounds, state.units["a1"].lost) == (8, ("guard-captain",))


@pytest.mark.rule("MIN-RULE-47")
def test_nobody_heals_beyond_a_full_tray_and_nobody_from_the_dead():
    state = scene(unit("a1", "guardsmen", 24, 8, 0, wounds=11), ("a2", Unit("seat-1", "guardsmen", 0)), FAR).state
    assert (heal(state, "a1", 3), state.units["a1"].wounds) == (1, 12)
    assert (heal(state, "a2", 3), state.units["a2"].wounds) == (0, 0)
