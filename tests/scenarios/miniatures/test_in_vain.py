"""What can do nothing is not offered, and the reason is given; what is proposed is allowed."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.combat.rerolls import WhichDice
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.board import ZoneEffect
from maester.games.miniatures.steps.fights import ChargeAttack, Hits, Panic, Strike
from maester.games.miniatures.texts.changes import (
    CannotAct,
    Immune,
    Keywords,
    NoDefence,
    RerollDefence,
    RerollTest,
    WoundsInstead,
)
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.texts.verbs import Choose, Heal
from maester.games.miniatures.texts.which import Which
from maester.kernel import Chance, Table
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.play import answer, asked, bare_scene, holding, offered, refused, scene, told, unit

FIGHTING, AWAY = unit("a1", "guardsmen", 24, 20, 0), unit("a2", "guardsmen", 8, 8, 0)
BOWS = unit("a3", "bowmen", 40, 8, 0)
ENEMY, OTHER = unit("b1", "guardsmen", 24, 24.8, 180), unit("b2", "guardsmen", 8, 44, 180)


def zone(name: str, *units: Any, **more: Any) -> Any:
    return bare_scene(*units, agenda=(ZoneEffect("seat-1", name, drawn=True),), active="seat-1", **more)


# ------------------------------------------------------------------------------------------------------------- zones


@pytest.mark.rule("MIN-BOARD-05", "MIN-MELEE-01", "MIN-RANGED-02")
def test_combat_is_for_units_that_can_attack_and_says_why_others_cannot():
    table = zone("combat", FIGHTING, AWAY, BOWS, ENEMY, OTHER)
    assert offered(table) == (None, "a1")
    assert (refused(table, "a2").why, refused(table, "a2").rule) == ("is-not-engaged", "MIN-MELEE-01")
    assert (refused(table, "a3").why, refused(table, "a3").rule) == ("nobody-to-shoot", "MIN-RANGED-02")


@pytest.mark.rule("MIN-BOARD-06")
def test_maneuver_is_not_for_a_unit_that_fights_and_never_retreats():
    stuck = holding("a1", CannotAct(actions=("retreat",)))
    table = zone("maneuver", FIGHTING, AWAY, ENEMY, lasting=stuck)
    assert offered(table) == (None, "a2")
    assert refused(table, "a1").why == "cannot-retreat"


@pytest.mark.rule("MIN-BOARD-03", "MIN-RULE-43")
def test_wealth_is_for_units_that_are_hurt_or_have_a_token():
    hurt, marked = unit("b2", "guardsmen", 8, 44, 180, wounds=9), unit("a2", "guardsmen", 8, 8, 0, tokens=("weakened",))
    table = zone("wealth", FIGHTING, marked, ENEMY, hurt)
    assert offered(table) == ("a2", "b2")
    assert (refused(table, "a1").why, refused(table, "a1").rule) == ("nothing-to-restore", "MIN-BOARD-03")
    answer(table, "a2")
    assert (asked(table), table.state.units["a2"].tokens) == ("", ())  # nobody asks how many wounds are healed
    nobody = zone("wealth", FIGHTING, ENEMY)
    assert offered(nobody) == (None,)


@pytest.mark.rule("MIN-BOARD-04", "MIN-CONDITION-02")
def test_tactics_lays_no_token_that_a_unit_has_or_never_gets():
    full = unit("b1", "guardsmen", 24, 30, 180, tokens=("panicked", "vulnerable", "weakened"))
    some = unit("b2", "guardsmen", 8, 44, 180, tokens=("panicked",))
    table = zone("tactics", AWAY, full, some, lasting=holding("b2", Immune(conditions=("weakened",))))
    assert offered(table) == ("b2",)
    assert refused(table, "b1").why == "takes-no-token"
    answer(table, "b2")
    assert offered(table) == ("vulnerable",)
    assert (refused(table, "panicked").why, refused(table, "weakened").why) == ("has-token", "is-immune")


@pytest.mark.rule("MIN-BOARD-05", "MIN-RULE-111")
def test_a_unit_is_not_barred_where_something_lies_on_it_that_answers_to_the_choice():
    """It could take no action of the zone, but a charge in place of it."""
    stuck = (*holding("a1", CannotAct(actions=("retreat",))),)
    watch = unit("a1", "sworn-brothers", 24, 20, 0)
    free = zone("maneuver", watch, ENEMY, lasting=stuck)
    assert offered(free) == (None,)
    laid = (Laid("seat-1", "for-the-watch", "a1", ("fails-panic",)),)
    assert offered(zone("maneuver", watch, ENEMY, lasting=stuck, laid=laid)) == (None, "a1")


@pytest.mark.rule("MIN-BOARD-03")
def test_nor_where_the_choice_rids_it_of_a_card():
    """Who was bribed is hale, but wealth makes it honest again."""
    laid = (Laid("seat-2", "bribery", "a2", ("passes-morale", "wealth-targets")),)
    table = zone("wealth", FIGHTING, AWAY, ENEMY, laid=laid)
    assert offered(table) == ("a2",)
    answer(table, "a2")
    assert table.state.laid == ()


# ------------------------------------------------------------------------------------------------------------- texts


@pytest.mark.rule("MIN-CARDS-03")
def test_a_text_that_heals_is_for_units_that_are_hurt():
    heals = Choose(which=Which(side="friend"), do=(Heal(n=2),))
    hurt = [unit(name, "guardsmen", x, 8, 0, wounds=9) for name, x in (("a2", 8), ("a3", 40))]
    table = done(heals, units=(FIGHTING, *hurt, ENEMY))
    assert offered(table) == ("a2", "a3")
    assert refused(table, "a1").why == "text-does-nothing"
    healthy = done(heals, units=(FIGHTING, AWAY, ENEMY))
    assert offered(healthy) == ("a1", "a2")  # where it helps nobody, it is all the same


@pytest.mark.rule("MIN-CARDS-03")
def test_what_a_text_says_next_of_the_chosen_unit_may_be_all_that_matters():
    heals = Choose(which=Which(side="friend"), do=(Heal(n=2),))
    hurt = unit("a2", "guardsmen", 8, 8, 0, wounds=9)
    assert offered(done(heals, Heal(n=1, to="earlier"), units=(FIGHTING, hurt, ENEMY))) == ("a1", "a2")


# -------------------------------------------------------------------------------------------------------------- dice


def charging(*faces: int, **more: Any) -> Any:
    strike = ChargeAttack("a1", "b1", "front", True, False)
    return bare_scene(FIGHTING, ENEMY, OTHER, agenda=(strike,), faces=faces, active="seat-1", **more)


@pytest.mark.rule("MIN-CHARGE-18", "MIN-RESOLVE-04")
def test_misses_are_proposed_to_be_rolled_again():
    question: Any = charging(6, 1, 4, 3, 5, 2).decision("seat-1")
    assert isinstance(question, WhichDice)
    assert (question.about, question.options, question.failed) == ("reroll-attack", (0, 1, 2, 3, 4, 5), (1, 3, 5))
    assert question.idle == ()


@pytest.mark.rule("MIN-CHARGE-18")
def test_nobody_is_asked_to_roll_again_where_every_attack_die_hit():
    assert asked(charging(*[4] * 6, *[6] * 6)) != "reroll-attack"


@pytest.mark.rule("MIN-CHARGE-18", "MIN-ABILITY-02")
def test_where_sixes_are_worth_more_a_hit_may_be_rolled_again():
    sharp = holding("a1", Keywords(words=("critical-blow",)))
    table = charging(*[4] * 6, lasting=sharp)
    question: Any = table.decision("seat-1")
    assert (question.about, question.failed) == ("reroll-attack", ())
    assert asked(charging(*[6] * 6, *[6] * 12, lasting=sharp)) != "reroll-attack"


@pytest.mark.rule("MIN-CHARGE-18", "MIN-ABILITY-03")
@pytest.mark.parametrize(("more", "asks"), [((), True), ((NoDefence(),), False), ((WoundsInstead(n=1),), False)])
def test_a_six_of_a_precise_weapon_is_sought_only_where_a_hit_might_be_blocked(more, asks):
    precise = holding("a1", Keywords(words=("precision",)), *more)
    assert (asked(charging(*[4] * 6, 6, 6, 1, lasting=precise)) == "reroll-attack") == asks


@pytest.mark.rule("MIN-RESOLVE-08")
def test_nobody_is_asked_to_roll_again_where_every_defence_die_blocked():
    again = holding("b1", RerollDefence())
    strike = (Strike("a1", "b1"),)
    for faces, asks in (([6, 1, 1, 1, 1, 1, 6], ""), ([6, 1, 1, 1, 1, 1, 2], "reroll-defence")):
        table = bare_scene(FIGHTING, ENEMY, OTHER, agenda=strike, faces=[*faces, 6, 6, 1], lasting=again)
        assert asked(table) == asks
    automatic = (Hits("b1", 2, "seat-1"),)
    assert asked(bare_scene(FIGHTING, ENEMY, OTHER, agenda=automatic, faces=[6, 6], lasting=again)) == ""
    missed: Any = bare_scene(FIGHTING, ENEMY, OTHER, agenda=automatic, faces=[6, 1], lasting=again).decision("seat-2")
    assert (missed.about, missed.failed) == ("reroll-defence", (1,))


@pytest.mark.rule("MIN-PANIC-05")
def test_nobody_is_asked_to_roll_a_passed_test_again():
    again = holding("b1", RerollTest())
    assert asked(bare_scene(FIGHTING, ENEMY, OTHER, agenda=(Panic("b1", ()),), faces=[4, 4, 1], lasting=again)) == ""
    failed: Any = bare_scene(FIGHTING, ENEMY, OTHER, agenda=(Panic("b1", ()),), faces=[2, 4, 1], lasting=again)
    assert (asked(failed), failed.decision("seat-2").failed) == ("reroll-test", (0,))


@pytest.mark.rule("MIN-CONDITION-07")
def test_a_token_is_never_proposed_to_be_spent():
    marked = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",))
    table = bare_scene(marked, ENEMY, OTHER, agenda=(Strike("a1", "b1"),), faces=[6, 6, 6, 1, 1, 1], active="seat-1")
    question: Any = table.decision("seat-2")
    assert (question.about, question.failed) == ("spend-weakened", ())


# ------------------------------------------------------------------------------------------------------------- poses

MODES = ("a-game-of-thrones", "a-feast-for-crows", "a-dance-with-dragons", "here-we-stand", "a-storm-of-swords")


@pytest.mark.rule("MIN-MOVE-01", "MIN-DEPLOY-04", "MIN-RETREAT-08", "MIN-SETUP-08")
@pytest.mark.parametrize("mode", MODES)
def test_every_pose_that_is_proposed_is_allowed(mode):
    """What a question begins with, and all that is listed for who plays without the board."""
    table: Any = Table.opened(GAME, Options(seats=2, points=30, mode=mode, terrain="chosen"), 4)
    chance, proposed = Chance(4), 0
    for _ in range(250):
        if table.over:
            break
        seat = table.waiting[0]
        question = table.decision(seat)
        if getattr(question, "first", None) is not None:
            assert question.refusal(question.first) is None
            proposed += 1
        if question.answers() is None and proposed % 5 == 0:
            assert all(question.refusal(each) is None for each in table.candidates(seat, Chance(1)))
        table.answer_any(seat, chance)
    assert proposed > 10


def test_a_retreat_begins_with_a_way_out():
    table = scene(FIGHTING, ENEMY, OTHER, acts="a1", faces=[6])
    answer(table, "retreat")
    question: Any = table.decision("seat-1")
    assert question.about == "retreat"
    assert question.first.travel > 0
    assert question.refusal(question.first) is None
    assert told(table, "RetreatRolled")
