"""Cases a strict referee asks about: dice and distances under an effect. Units have no ability but the one at hand."""

from typing import Any

import pytest

from maester.games.miniatures.combat.morale import end_test
from maester.games.miniatures.steps.fights import Aim, ChargePivot, ChargeRoll, Hits, Morale, Panic, Strike
from maester.games.miniatures.steps.rounds import Act
from maester.games.miniatures.texts import changes
from maester.games.miniatures.texts.in_play import Bound, Lasting
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.values import MoraleTest
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS
from tests.scenarios.miniatures.play import Scene, answer, asked, offered, pose, scene, told, unit


def under(*held: tuple[str, Any], units: Any = (GUARDS, SWORDS, FAR), **more: Any) -> Scene:
    """A scene in which only these effects are in force: on whom, and what."""
    lost = [Lasting(Bound("seat-1", "winters-bite"), changes.LosesAbilities(), "game", 0, name) for name, _ in units]
    mine = [
        Lasting(Bound("seat-1", f"effect-{n}", this=name), change, "game", n + 1, name)
        for n, (name, change) in enumerate(held)
    ]
    return scene(*units, lasting=(*lost, *mine), active="seat-1", **more)


def struck(*held: tuple[str, Any], faces: list[int], **more: Any) -> Scene:
    return under(*held, agenda=(Strike("a1", "b1"),), faces=faces, **more)


# ---------------------------------------------------------------------------------------------------- attack dice


@pytest.mark.rule("MIN-RESOLVE-02")
def test_where_dice_count_twice_each_hit_is_two():
    table = struck(("a1", changes.TwoHits()), faces=[4, 4, 1, 1, 1, 1, *[6] * 4])
    assert len(told(table, "DefenceRolled")[0].rolled.faces) == 4


@pytest.mark.rule("MIN-RESOLVE-04", "MIN-BONUS-01")
def test_an_effect_may_let_only_misses_be_rolled_again():
    table = struck(("a1", changes.RerollAttack(misses=True)), faces=[6, 4, 3, 2, 1, 1, 5, 1, *[6] * 3])
    assert (asked(table), table.waiting) == ("reroll-attack", ("seat-1",))
    question: Any = table.decision("seat-1")
    assert question.options == (2, 3, 4, 5)
    answer(table, (2, 3))
    assert told(table, "AttackRolled")[-1].rolled.faces == (6, 4, 5, 1, 1, 1)


@pytest.mark.rule("MIN-RESOLVE-04")
def test_another_effect_lets_all_be_rolled_again():
    both = ("a1", changes.RerollAttack(misses=True)), ("a1", changes.RerollAttack())
    question: Any = struck(*both, faces=[6, 4, 3, 2, 1, 1]).decision("seat-1")
    assert question.options == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("MIN-CONDITION-07", "MIN-CONDITION-03")
def test_a_token_that_is_kept_cannot_be_spent():
    weak = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    kept = struck(("a1", changes.KeepsToken(condition="weakened")), units=(weak, SWORDS, FAR), faces=[1] * 6)
    assert (told(kept, "TokenSpent"), kept.state.units["a1"].tokens) == ([], ("weakened",))
    other = struck(("a1", changes.KeepsToken(condition="panicked")), units=(weak, SWORDS, FAR), faces=[1] * 6)
    assert asked(other) == "spend-weakened"


# --------------------------------------------------------------------------------------------------- defence dice


@pytest.mark.rule("MIN-RESOLVE-06", "MIN-RESOLVE-09")
@pytest.mark.parametrize(("faces", "left"), [([4, 4, 1, 1, 1, 1, 6, 6, 1], 10), ([1, 1, 1, 1, 1, 1], 12)])
def test_wounds_in_place_of_defence_dice_need_a_hit(faces, left):
    table = struck(("a1", changes.WoundsInstead(n=2)), faces=faces)
    assert told(table, "DefenceRolled")[0].rolled.faces == ()
    assert table.state.units["b1"].wounds == left


@pytest.mark.rule("MIN-RESOLVE-06")
def test_a_d3_may_come_to_these_wounds():
    table = struck(("a1", changes.WoundsInstead(n=2, d3=True)), faces=[4, 1, 1, 1, 1, 1, 3, 6, 6, 1])
    assert table.state.units["b1"].wounds == 7


@pytest.mark.rule("MIN-RESOLVE-08", "MIN-REROLL-01")
def test_the_defender_may_roll_defence_dice_again_by_an_effect():
    table = struck(("b1", changes.RerollDefence()), faces=[4, 4, 1, 1, 1, 1, 1, 2, 6])
    assert (asked(table), table.waiting) == ("reroll-defence", ("seat-2",))
    table.state.chance.faces += (6, 6, 1)
    answer(table, (0,))
    assert told(table, "DefenceRolled")[-1].rolled.faces == (6, 2)
    assert table.state.units["b1"].wounds == 11


@pytest.mark.rule("MIN-RESOLVE-09", "MIN-TERMS-19")
@pytest.mark.parametrize(("hits", "left"), [(3, 11), (2, 11), (1, 12), (5, 10)])
def test_who_halves_wounds_suffers_one_for_every_two(hits, left):
    dice = [6] * hits + [1] * (6 - hits)
    table = struck(("b1", changes.Halve()), faces=[*dice, *[1] * hits, 6, 6, 1])
    assert table.state.units["b1"].wounds == left
    shot = under(("b1", changes.Halve()), agenda=(Hits("b1", hits, "seat-1"),), faces=[1] * hits)
    assert shot.state.units["b1"].wounds == left


@pytest.mark.rule("MIN-BONUS-02", "MIN-BONUS-05", "MIN-BONUS-06")
def test_without_bonuses_a_blow_in_the_rear_is_like_any():
    behind = unit("b1", "sworn-swords", 24, 24.8, 0)
    table = struck(("a1", changes.NoBonus()), units=(GUARDS, behind, FAR), faces=[4, 1, 1, 1, 1, 1, 3, 3, 3, 1])
    assert told(table, "DefenceRolled")[0].blocked == 0
    assert told(table, "PanicTested")[0].rolled.added == 0


# -------------------------------------------------------------------------------------------------------- charges

CHARGER, TARGET = unit("a1", "sworn-swords", 24, 10, 0), unit("b1", "guardsmen", 24, 22.8, 180)
"""Eight inches apart: a charge needs a 3."""
CHARGE = (CHARGER, TARGET, FAR)


def charges(*held: tuple[str, Any], faces: list[int], units: Any = CHARGE) -> Scene:
    return under(*held, units=units, agenda=(ChargeRoll("a1", "b1", "front", 0),), faces=faces)


@pytest.mark.rule("MIN-CHARGE-11", "MIN-DISORDERLY-01")
def test_a_die_that_counts_as_a_six_is_no_one():
    table = charges(("a1", changes.SureCharge()), faces=[1])
    assert asked(table) == "align"
    assert (told(table, "ChargeEnded")[0].made, table.state.no_cards) == (True, ())


@pytest.mark.rule("MIN-CHARGE-11", "MIN-REROLL-03")
@pytest.mark.parametrize(("again", "made"), [(True, True), (False, False)])
def test_a_charge_die_may_be_rolled_again_by_an_effect(again, made):
    table = charges(("a1", changes.RerollCharge()), faces=[2, 3, 6, 1] if again else [2, 6, 6, 1])
    assert (asked(table), table.waiting) == ("reroll-charge", ("seat-1",))
    answer(table, again)
    assert told(table, "ChargeEnded")[0].made == made
    assert [event.rolled.faces[0] for event in told(table, "DieAgain")] == [3] * again


@pytest.mark.rule("MIN-CHARGE-11")
@pytest.mark.parametrize(("against", "asks"), [(Which(type=("infantry",)), True), (Which(type=("cavalry",)), False)])
def test_an_effect_against_certain_enemies_helps_against_no_other(against, asks):
    table = charges(("a1", changes.RerollCharge(against=against)), faces=[2, 6, 6, 1])
    assert (asked(table) == "reroll-charge") == asks


@pytest.mark.rule("MIN-DISORDERLY-01", "MIN-DISORDERLY-03")
@pytest.mark.parametrize(
    ("die", "change", "tokens", "banned"),
    [
        (4, changes.Disorderly(n=4, gives=("weakened",)), ("weakened",), True),
        (5, changes.Disorderly(n=4, gives=("weakened",)), (), False),
        (4, changes.Disorderly(n=4, gives=("weakened",), arc=("flank",)), (), False),
        (4, changes.Disorderly(n=4, gives=("weakened",), arc=("front",)), ("weakened",), True),
        (4, changes.Disorderly(n=4, gives=("weakened",), against=Which(type=("cavalry",))), (), False),
    ],
)
def test_an_effect_may_make_more_charges_disorderly(die, change, tokens, banned):
    table = charges(("a1", change), faces=[die])
    assert table.state.units["a1"].tokens == tokens
    assert table.state.no_cards == ("seat-1",) * banned


@pytest.mark.rule("MIN-CONDITION-02", "MIN-CHARGE-15", "MIN-FAILED-02")
def test_tokens_that_come_with_a_charge():
    gives = ("a1", changes.ChargeGives(conditions=("panicked",)))
    costs = ("a1", changes.FailedChargeGives(conditions=("weakened",)))
    made = charges(gives, costs, faces=[3, *[1] * 7])
    assert made.state.units["b1"].tokens == ()  # not before it stands there
    answer(made, offered(made)[0])
    assert (made.state.units["b1"].tokens, made.state.units["a1"].tokens) == (("panicked",), ())
    failed = charges(gives, costs, faces=[2, 6, 6, 1])
    assert (failed.state.units["b1"].tokens, failed.state.units["a1"].tokens) == ((), ("weakened",))


@pytest.mark.rule("MIN-RULE-91")
def test_a_charge_that_a_reaction_made_impossible_keeps_its_facing_and_fails():
    """The target was moved out of reach after it was declared: nobody asks where to face, and the die is rolled."""
    away = unit("b1", "guardsmen", 24, 40, 180)
    table = under(units=(CHARGER, away, FAR), agenda=(ChargePivot("a1", "b1", "front"),), faces=[2, 6, 6, 1])
    assert (told(table, "ChargeEnded")[0].made, pose(table, "a1")) == (False, (24, 17, 0))
    gone = under(units=(CHARGER, FAR, unit("b1", "guardsmen", 24, 40, 180, wounds=0)), agenda=(), faces=[])
    gone.state.change("b1", pose=None)
    nothing = scene(*gone.state.units.items(), agenda=(ChargePivot("a1", "b1", "front"),), faces=[])
    assert told(nothing, "ChargeRolled") == []


# --------------------------------------------------------------------------------------------------------- taunts


@pytest.mark.rule("MIN-CONDITION-02", "MIN-ACTION-01")
@pytest.mark.parametrize(("action", "tokens"), [("forgo", ()), ("maneuver", ("panicked",)), ("charge", ())])
def test_who_is_taunted_and_does_something_else_pays_for_it(action, tokens):
    table = under(units=CHARGE, agenda=(Act("a1"),), faces=[6], taunted=(("a1", "b1", ("panicked",)),))
    answer(table, action)
    assert table.state.units["a1"].tokens == tokens
    assert table.state.taunted == (("a1", "b1", ("panicked",)),)  # until the turn ends


# ---------------------------------------------------------------------------------------------------------- tests


@pytest.mark.rule("MIN-PANIC-04", "MIN-RULE-32")
def test_effects_on_the_wounds_of_a_test():
    most = under(("b1", changes.PanicMost(n=1)), agenda=(Panic("b1", ()),), faces=[1, 1, 3])
    assert most.state.units["b1"].wounds == 11
    hard = under(("b1", changes.PanicWounds(n=1, any_test=True)), agenda=(Morale("b1", ()),), faces=[1, 1])
    assert hard.state.units["b1"].wounds == 11
    calm = under(("b1", changes.PanicWounds(n=1)), agenda=(Morale("b1", ()),), faces=[1, 1])
    assert calm.state.units["b1"].wounds == 12


@pytest.mark.rule("MIN-MORALE-01", "MIN-PANIC-03")
@pytest.mark.parametrize(
    ("change", "panic", "morale"),
    [
        (changes.PassesTest(), True, True),
        (changes.MoraleValue(n=2), True, True),
        (changes.MoraleValue(n=8), False, False),
        (changes.Morale(n=4), True, True),
        (changes.Panic(n=4), True, False),
        (changes.Panic(n=3), False, False),
    ],
)
def test_effects_on_the_result_of_a_test(change, panic, morale):
    """Sworn Swords pass with a 6; the dice show 2."""
    one = under(("b1", change), agenda=(Panic("b1", ()),), faces=[1, 1, 1])
    assert told(one, "PanicTested")[0].passed == panic
    two = under(("b1", change), agenda=(Morale("b1", ()),), faces=[1, 1])
    assert told(two, "MoraleTested")[0].passed == morale


# ---------------------------------------------------------------------------------------------------------- shots

ARCHERS = unit("a1", "bowmen", 24, 10, 0)


def shot(*held: Any, target: Any, faces: list[int], units: tuple[Any, ...] = ()) -> Scene:
    return under(*held, units=(ARCHERS, target, *units), agenda=(Aim("a1"),), faces=faces)


@pytest.mark.rule("MIN-RANGED-05", "MIN-RANGED-06", "MIN-RESOLVE-02")
@pytest.mark.parametrize(("y", "hits"), [(24, 7), (40, 0)])
def test_an_unlimited_weapon_hits_worse_where_it_does_not_aim(y, hits):
    """Bowmen hit with a 3; at any range with 3 less, so that a 5 is no hit there."""
    table = shot(
        ("a1", changes.Unlimited(hit=-3)), target=unit("b1", "guardsmen", 24, y, 180), faces=[5] * 7 + [6] * hits
    )
    assert told(table, "AttackRolled")[0].hits == hits


@pytest.mark.rule("MIN-RANGED-06", "MIN-LOS-02")
@pytest.mark.parametrize(("y", "aimed"), [(10 - 4.8 - 12, True), (10 - 4.8 - 12.01, False)])
def test_a_weapon_that_shoots_from_its_tray_measures_from_any_part_of_it(y, aimed):
    """The target stands behind it: no front arc, and the distance is that of the trays."""
    archers, behind = unit("a1", "bowmen", 24, 34, 0), unit("b1", "guardsmen", 24, y + 24, 180)
    table = under(("a1", changes.FromTray()), units=(archers, behind), agenda=(Aim("a1"),), faces=[1] * 7)
    assert (len(told(table, "AttackBegan")) == 1) == aimed


@pytest.mark.rule("MIN-RANGED-04", "MIN-RULE-88")
@pytest.mark.parametrize(("card", "begins"), [("grey-wind", False), ("guardsmen", True)])
def test_a_weapon_that_is_not_for_solo_units(card, begins):
    table = shot(("a1", changes.NotSolo()), target=unit("b1", card, 24, 20, 180), faces=[1] * 7)
    assert (len(told(table, "AttackBegan")) == 1) == begins


@pytest.mark.rule("MIN-LOS-05", "MIN-TERRAIN-ELEVATED-01")
@pytest.mark.parametrize(("held", "begins"), [((), False), ((("a1", changes.SeesAll()),), True)])
def test_a_weapon_that_sees_over_everything(held, begins):
    between = unit("a2", "guardsmen", 24, 16, 0)
    table = shot(*held, target=unit("b1", "guardsmen", 24, 22, 180), faces=[1] * 7, units=(between,))
    assert (len(told(table, "AttackBegan")) == 1) == begins


@pytest.mark.rule("MIN-MORALE-02", "MIN-PANIC-03", "MIN-PANIC-04")
@pytest.mark.parametrize("panic", [True, False])
@pytest.mark.parametrize(("dice", "moment"), [((3, 3, 2), "test-passed"), ((3, 2, 2), "test-failed")])
def test_what_answers_to_a_test_hears_whether_it_was_passed(panic, dice, moment):
    state = under().state
    state.tests = (MoraleTest("b1", panic, (), dice=dice if panic else dice[:2], source="a1"),)
    state.agenda = ()
    end_test(state)
    heard: Any = next(step for step in state.agenda if type(step).__name__ == "Happens")
    told_of = heard.occasion
    assert (told_of.moment, told_of.unit, told_of.foe) == (moment, "b1", "a1")
    assert told_of.word == ("panic" if panic else "morale")
    assert told_of.amount == (2 if panic and moment == "test-failed" else 0)
