"""Every roll is told as it was judged: its dice, the number needed, what is added and why, or why there are no dice."""

from typing import Any

import pytest

from maester.games.miniatures.combat.rolled import Die, Part, Rolled
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.steps.board import ZoneOnUnit
from maester.games.miniatures.steps.fights import ChargeRoll, Danger, Hits, Panic, Strike
from maester.games.miniatures.steps.modes import Arrows
from maester.games.miniatures.texts.changes import Hit, NoDefence, PassesTest, Speed, SureCharge
from maester.games.miniatures.texts.changes import Panic as Panics
from maester.games.miniatures.texts.verbs import Roll, RollD3, Wounds
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.cast import FAR, GUARDS
from tests.scenarios.miniatures.play import answer, asked, bare_scene, holding, told, unit

SWORDS = unit("b1", "sworn-swords", 24, 24.8, 180)
BEHIND = unit("b1", "sworn-swords", 24, 24.8, 0)


def rolled(table: Any, event: str) -> Rolled:
    found: Rolled = told(table, event)[-1].rolled
    return found


def fought(*faces: int, on: Any = SWORDS, **more: Any) -> Any:
    table = bare_scene(GUARDS, on, FAR, agenda=(Strike("a1", "b1"),), faces=faces, **more)
    while asked(table):
        answer(table, ())
    return table


@pytest.mark.rule("MIN-RESOLVE-02", "MIN-RESOLVE-06", "MIN-BONUS-05")
def test_each_die_of_an_attack_says_whether_it_counts_and_what_changed_the_number():
    table = fought(6, 4, 4, 3, 1, 1, *(6, 5), 6, 6, 1, on=BEHIND, lasting=holding("a1", Hit(n=-1)))
    hits, blocks = rolled(table, "AttackRolled"), rolled(table, "DefenceRolled")
    assert (hits.needed, hits.least, hits.parts) == (4, 5, (Part(-1, "luck"),))
    assert [die.counts for die in hits.dice] == [True, False, False, False, False, False]
    assert (blocks.needed, blocks.least, blocks.parts) == (4, 6, (Part(-2, "rear"),))
    assert [(die.face, die.counts) for die in blocks.dice] == [(6, True)]


@pytest.mark.rule("MIN-RESOLVE-06", "MIN-RESOLVE-11")
@pytest.mark.parametrize(("faces", "lasting", "why"), [
    ([1] * 6, (), "no-hits"),
    ([6, 1, 1, 1, 1, 1, 6, 6, 1], holding("a1", NoDefence()), "undefended"),
])  # fmt: skip
def test_where_no_defence_die_is_rolled_it_is_said_why(faces, lasting, why):
    assert rolled(fought(*faces, lasting=lasting), "DefenceRolled") == Rolled((), 4, (), 4, without=why)
    assert rolled(fought(*[1] * 6), "PanicTested") == Rolled(without="no-wounds")


@pytest.mark.rule("MIN-PANIC-02", "MIN-PANIC-03", "MIN-BOARD-02", "MIN-TERRAIN-INSPIRING-01")
@pytest.mark.parametrize(("faces", "passed"), [((3, 3, 2), False), ((4, 4, 2), True)])
def test_a_test_is_told_with_its_sum_and_every_modifier(faces, passed):
    """Its D3 counts only if the test fails."""
    corpses = (Piece("corpses", "corpse-pile", 24_000, 28_000),)
    table = bare_scene(
        GUARDS, SWORDS, FAR, agenda=(ZoneOnUnit("seat-1", "crown", "b1"),), faces=faces, pieces=corpses,
        lasting=holding("b1", Panics(n=1)),
    )  # fmt: skip
    parts = (Part(-1, "crown"), Part(-1, "horrific-terrain"), Part(1, "luck"))
    dice = (Die(faces[0]), Die(faces[1]), Die(faces[2], not passed, 3))
    thrown = faces[0] + faces[1]
    assert rolled(table, "PanicTested") == Rolled(dice, 6, parts, thrown=thrown, result=thrown - 1)
    assert told(table, "PanicTested")[-1].passed == passed


@pytest.mark.rule("MIN-PANIC-03")
def test_what_passes_a_test_whatever_the_dice_show_is_named():
    table = bare_scene(GUARDS, SWORDS, FAR, agenda=(Panic("b1"),), faces=[1, 1, 3], lasting=holding("b1", PassesTest()))
    test = rolled(table, "PanicTested")
    assert (test.sure, test.result, test.dice[2].counts) == (("luck",), 2, False)


@pytest.mark.rule("MIN-CHARGE-11")
@pytest.mark.parametrize(("change", "needed", "parts"), [
    ((), 8, (Part(4, "speed"),)),
    (holding("a1", Speed(n=1)), 8, (Part(4, "speed"), Part(1, "luck"))),
])  # fmt: skip
def test_a_charge_says_how_far_it_goes_and_how_far_it_has_to(change, needed, parts):
    target = unit("b1", "sworn-swords", 24, 32, 180)  # 7.2 inches away
    table = bare_scene(GUARDS, target, FAR, agenda=(ChargeRoll("a1", "b1", "front", 0),), faces=[4], lasting=change)
    roll = rolled(table, "ChargeRolled")
    assert (roll.needed, roll.parts, roll.thrown, roll.result) == (needed, parts, 4, 4 + sum(part.n for part in parts))


@pytest.mark.rule("MIN-CHARGE-11")
def test_a_charge_that_no_face_can_make_needs_a_seven_and_a_sure_one_names_what_makes_it_sure():
    far = unit("b1", "sworn-swords", 24, 44, 180)
    sure = holding("a1", SureCharge())
    table = bare_scene(GUARDS, far, agenda=(ChargeRoll("a1", "b1", "front", 0),), faces=[4, 6, 6, 1], lasting=sure)
    roll = rolled(table, "ChargeRolled")
    assert (roll.needed, roll.sure) == (4 + 7, ("luck",))


D3 = (Die(2, sides=3),)


@pytest.mark.rule("MIN-TERRAIN-DANGEROUS-01", "MIN-MODE-HAR-07", "MIN-TERMS-18")
def test_every_d3_is_told_as_a_d3_with_what_its_rule_adds():
    ground = bare_scene(GUARDS, SWORDS, FAR, agenda=(Danger("a1"),), faces=[2])
    assert rolled(ground, "DangerMet") == Rolled(D3, parts=(Part(1),), thrown=2, result=3)
    shot = bare_scene(GUARDS, SWORDS, FAR, agenda=(Arrows(("b1",)),), faces=[2, 6, 6, 6, 1])
    assert rolled(shot, "DieRolled") == Rolled(D3, parts=(Part(2),), thrown=2, result=4)
    assert told(shot, "DieRolled")[0].name == "arrows"
    burnt = done(Wounds(n=1, d3=True, to="this"), faces=[2])
    assert rolled(burnt, "DieRolled") == Rolled(D3, parts=(Part(1),), thrown=2, result=3)
    drawn = done(RollD3(faces=((), (), ())), faces=[2])
    assert rolled(drawn, "DieRolled") == Rolled(D3, thrown=2, result=2)


def test_a_die_that_a_text_asks_for_says_what_it_needs():
    assert rolled(done(Roll(least=4, do=()), faces=[3]), "DieRolled") == Rolled((Die(3, counts=False),), 4, (), 4)


@pytest.mark.rule("MIN-TERMS-18")
def test_defence_dice_against_automatic_hits_name_what_the_text_adds():
    table = bare_scene(
        GUARDS, SWORDS, FAR, agenda=(Hits("b1", 2, "seat-1", "a1", (Part(-1, "volley"),)),), faces=[4, 5]
    )
    saves = rolled(table, "DefenceRolled")
    assert ([die.counts for die in saves.dice], saves.parts) == ([False, True], (Part(-1, "volley"),))
