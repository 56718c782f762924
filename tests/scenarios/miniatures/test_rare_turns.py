"""Rare turns of rules and texts: who is gone meanwhile, what nobody can pay, what dice decide."""

from typing import Any

import pytest

from maester.games.miniatures.combat.odds import Blow, forecast
from maester.games.miniatures.events import NcuMoved
from maester.games.miniatures.steps.fights import Aim, Hits, Melee, Shoot, Strike
from maester.games.miniatures.steps.rounds import Activate, FreeAction, LayPoint, Perform
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.meaning import holds
from maester.games.miniatures.texts.verbs.texts import Cost
from maester.games.miniatures.texts.which import If, Which
from maester.games.miniatures.turn import after
from maester.games.miniatures.victory import check_elimination
from tests.scenarios.miniatures.carried_out import done
from tests.scenarios.miniatures.cast import FAR, GUARDS, SWORDS, fallen
from tests.scenarios.miniatures.play import answer, asked, bare_scene, ncu, offered, scene, told, unit

BOUND = Bound("seat-1", "winters-bite", this="a1", target="b1", attacker="a1", defender="b1")
DEED = (verbs.Wounds(n=1, to="target"),)
"""One wound for b1 shows that something was done."""


# ------------------------------------------------------------------------------------------------------- who is gone


@pytest.mark.rule("MIN-UNIT-09")
@pytest.mark.parametrize(
    "step",
    [
        Perform("a1", "charge"),
        Perform("a1", "melee"),
        FreeAction("a1", ("charge", "maneuver")),
        Strike("a1", "b1"),
        Shoot("a1", "b1"),
        Aim("a1", "b1"),
        Hits("a1", 3, "seat-2"),
        LayPoint("a1"),
    ],
    ids=lambda step: type(step).__name__,
)
def test_nothing_is_done_with_a_unit_that_is_gone(step):
    table = scene(fallen("a1", "bowmen"), unit("a2", "guardsmen", 40, 8, 0), SWORDS, agenda=(step,))
    assert (asked(table), table.story, table.state.agenda) == ("", scene(GUARDS, SWORDS).story, ())


@pytest.mark.rule("MIN-MELEE-01", "MIN-MELEE-05")
def test_a_blow_against_nobody_is_not_struck():
    away = unit("b1", "sworn-swords", 24, 40, 180)
    table = bare_scene(GUARDS, away, agenda=(Strike("a1", None), Melee("a1", None)))
    assert (asked(table), told(table, "AttackBegan")) == ("", [])


@pytest.mark.rule("MIN-WIN-09")
def test_when_the_game_is_over_nobody_is_put_out_any_more():
    state = scene(GUARDS, fallen("b1")).state
    state.winners = ("seat-1",)
    assert check_elimination(state)
    assert state.out == ()


@pytest.mark.rule("MIN-ROUND-07", "MIN-FFA-04")
def test_who_plays_alone_takes_turn_after_turn():
    state = scene(GUARDS, SWORDS).state
    assert after(state, "seat-1") == "seat-2"
    state.out = ("seat-2",)
    assert after(state, "seat-1") == "seat-1"


@pytest.mark.rule("MIN-ROUND-04", "MIN-ROUND-08")
def test_who_has_nothing_to_activate_ends_the_turn_unasked():
    spent = unit("a1", "guardsmen", 24, 8, 0, activated=True)
    table = scene(spent, unit("b1", "sworn-swords", 24, 40, 180), agenda=(Activate("seat-1"),), active="seat-1")
    assert told(table, "UnitActivated") == []
    assert asked(table) != "activate" or table.waiting != ("seat-1",)


# ------------------------------------------------------------------------------------------------------------- dice


@pytest.mark.parametrize(
    ("board", "faces", "hurt", "rolled"),
    [
        ({}, [3], 1, [3]),
        ({}, [2], 0, [2]),
        ({"crown": "an1"}, [2], 1, [2]),  # easier with one zone
        ({"crown": "an1"}, [1], 0, [1]),
        ({"crown": "an1", "wealth": "an2"}, [], 1, []),  # sure with both
    ],
)
def test_a_die_that_zones_make_easier_or_spare(board, faces, hurt, rolled):
    easier, spared = If(control=("crown", "wealth")), If(control_all=("crown", "wealth"))
    verb = verbs.Roll(least=3, do=DEED, least_if=(2, easier), sure_if=spared)
    tyrions = [ncu(name, "tyrion-lannister-the-imp") for name in ("an1", "an2")]
    table = done(verb, ncus=tyrions, board=board, faces=faces)
    assert [event.rolled.faces[0] for event in told(table, "DieRolled")] == rolled
    assert table.state.units["b1"].wounds == 12 - hurt


def test_a_die_that_may_be_rolled_again_only_if_it_was_too_low():
    verb = verbs.Roll(least=4, do=DEED, again_if=If(this=Which(side="friend")))
    assert asked(done(verb, faces=[4])) == ""
    again = done(verb, faces=[3, 4])
    assert (asked(again), again.waiting) == ("roll-again", ("seat-1",))
    answer(again, True)
    assert [event.rolled.faces for event in told(again, "DieRolled")] == [(3,), (4,)]
    assert again.state.units["b1"].wounds == 11
    kept = answer(done(verb, faces=[3]), False)
    assert kept.state.units["b1"].wounds == 12


@pytest.mark.rule("MIN-RESOLVE-06", "MIN-RESOLVE-09")
def test_odds_where_a_hit_makes_a_fixed_number_of_wounds():
    found = forecast(Blow(dice=1, to_hit=4, save=4, morale=2, instead=2, never_panics=True))
    assert found.wounds[:4] == pytest.approx((0.5, 0, 0.5, 0))
    assert found.panic_fails == 0
    fragile = forecast(Blow(dice=1, to_hit=4, save=4, morale=13, instead=2))
    assert fragile.wounds[:6] == pytest.approx((0.5, 0, 0, 1 / 6, 1 / 6, 1 / 6))


# ----------------------------------------------------------------------------------------------- what is paid and taken


def test_a_pillage_token_is_paid_by_the_target():
    rich = unit("b1", "sworn-swords", 24, 24.8, 180, counters=(("pillage", 2),))
    table = done(verbs.May(cost=Cost(pillage=1), do=DEED), units=(GUARDS, rich))
    answer(table, True)
    assert (table.state.units["b1"].count("pillage"), table.state.units["b1"].wounds) == (1, 11)
    assert asked(done(verbs.May(cost=Cost(pillage=1), do=DEED))) == ""


CAPTAIN, CHAMPION = "guard-captain", "umber-champion"


@pytest.mark.rule("MIN-ATTACH-02")
@pytest.mark.parametrize(
    ("attachments", "answers", "joins"),
    [
        ((CAPTAIN,), (True,), (CAPTAIN,)),
        ((CAPTAIN,), (False,), ()),
        ((CAPTAIN, CHAMPION), (True, CHAMPION), (CHAMPION,)),
        ((), (), ()),
    ],
)
def test_an_attachment_of_the_destroyed_may_join_the_attacker(attachments, answers, joins):
    prey = fallen("b1", attachments=attachments)
    table = done(verbs.StealAttachment(), units=(GUARDS, prey, FAR))
    assert (asked(table) == "steal-attachment") == bool(attachments)
    answer(table, *answers)
    assert (table.state.units["a1"].attachments, table.state.units["b1"].lost) == (joins, joins)
    assert [each.attachment for each in told(table, "AttachmentMoved")] == list(joins)


@pytest.mark.rule("MIN-ATTACH-02")
def test_nothing_is_taken_from_a_unit_that_stands_nor_by_one_that_fell():
    led = unit("b1", "sworn-swords", 24, 24.8, 180, attachments=(CAPTAIN,))
    assert asked(done(verbs.StealAttachment(), units=(GUARDS, led))) == ""
    both = (fallen("a1"), unit("a2", "guardsmen", 40, 8, 0), fallen("b1", attachments=(CAPTAIN,)), FAR)
    assert asked(done(verbs.StealAttachment(), units=both)) == ""


@pytest.mark.rule("MIN-RULE-48")
@pytest.mark.parametrize(("attachments", "can"), [((CAPTAIN,), True), ((), False)])
def test_an_attachment_can_be_killed_where_there_is_one(attachments, can):
    prey = unit("b1", "sworn-swords", 24, 24.8, 180, attachments=attachments)
    assert could(scene(GUARDS, prey).state, BOUND, verbs.KillAttachment(of="defender")) == can


# ------------------------------------------------------------------------------------------------- the tactics board


def test_an_ncu_is_moved_to_a_zone_nobody_has_claimed():
    more: dict[str, Any] = {
        "ncus": [ncu("bn1", "cersei-lannister-queen-regent"), ncu("an1", "tyrion-lannister-the-imp")]
    }
    board = {"crown": "bn1", "wealth": "an1"}
    table = done(verbs.MoveNcu(), means={"about": "bn1"}, board=dict(board), **more)
    assert (asked(table), offered(table)) == ("move-ncu", ("tactics", "combat", "maneuver", None))
    answer(table, "combat")
    assert table.state.board == {"wealth": "an1", "combat": "bn1"}
    assert told(table, "NcuMoved") == [NcuMoved("bn1", "combat")]
    kept = answer(done(verbs.MoveNcu(), means={"about": "bn1"}, board=dict(board), **more), None)
    assert kept.state.board == board
    full = dict.fromkeys(("crown", "wealth", "tactics", "combat", "maneuver"), "an1")
    assert asked(done(verbs.MoveNcu(), means={"about": "bn1"}, board=full, **more)) == ""


def test_who_must_fight_activates_a_combat_unit_if_there_is_one():
    table = done(verbs.MustFight())
    assert table.state.must_fight == ("seat-2",)


@pytest.mark.rule("MIN-BOARD-08")
def test_nobody_else_controls_zones_beside_the_water_gardens_of_an_enemy():
    tyrion, doran = ncu("an1", "tyrion-lannister-the-imp"), ncu("bn1", "doran-martell-lord-of-sunspear")
    state = scene(GUARDS, SWORDS, ncus=[tyrion, doran], board={"crown": "an1"}).state
    controlled = If(control=("crown",))
    assert holds(state, BOUND, controlled)
    state.board = {"crown": "an1", "water-gardens": "bn1"}
    assert not holds(state, BOUND, controlled)
    state.board = {"crown": "an1", "water-gardens": "an1"}
    assert holds(state, BOUND, controlled)
    assert not holds(state, BOUND, If(rival=("crown",)))
    assert not holds(state, Bound("seat-2", "x"), If(no_rival=("crown",)))
    assert holds(state, BOUND, If(no_rival=("crown",)))
