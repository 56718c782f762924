"""Dice that decide what a text does, and what it puts off until something else is over."""

import pytest

from maester.games.miniatures.numbers import dice_of
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.in_play import Bound, Later, Use
from maester.games.miniatures.texts.ready import not_ready
from maester.games.miniatures.texts.which import Sum
from maester.games.miniatures.values import Attack, MoraleTest
from tests.scenarios.miniatures.carried_out import DO, HURT, HURT_MORE, NO, YES, done, wounded
from tests.scenarios.miniatures.cast import GUARDS, SWORDS
from tests.scenarios.miniatures.play import answer, asked, bare_scene, holding, ncu, offered, told, unit


@pytest.mark.parametrize(
    ("more", "faces", "hurt"),
    [
        ({}, [4], {"b1": 1}),
        ({}, [3], {}),
        ({"least_if": (2, YES)}, [2], {"b1": 1}),
        ({"least_if": (2, NO)}, [2], {}),
        ({"sure_if": YES}, [], {"b1": 1}),
        ({"sure_if": NO}, [3], {}),
        ({"again_if": NO}, [3], {}),
        ({"again_if": YES}, [4], {"b1": 1}),
    ],
)
def test_a_die_decides(more, faces, hurt):
    table = done(verbs.Roll(least=4, do=(HURT,), **more), faces=faces)
    assert (asked(table), wounded(table)) == ("", hurt)
    assert [(event.seat, event.name, event.rolled.faces[0]) for event in told(table, "DieRolled")] == [
        ("seat-1", "winters-bite", face) for face in faces
    ]


@pytest.mark.rule("MIN-REROLL-03")
@pytest.mark.parametrize(("again", "hurt", "dice"), [(True, {"b1": 1}, [1, 4]), (False, {}, [1])])
def test_a_die_that_fails_may_be_rolled_again(again, hurt, dice):
    table = done(verbs.Roll(least=4, do=(HURT,), again_if=YES), faces=[1, 4])
    assert (asked(table), table.waiting) == ("roll-again", ("seat-1",))
    assert wounded(answer(table, again)) == hurt
    assert [event.rolled.faces[0] for event in told(table, "DieRolled")] == dice


@pytest.mark.parametrize("face", [1, 2, 3])
def test_each_face_of_a_d3_does_its_own(face):
    table = done(verbs.RollD3(faces=((HURT,), (HURT_MORE,), ())), faces=[face])
    assert wounded(table) == ({"b1": 1}, {"b1": 3}, {})[face - 1]
    assert [event.rolled.faces[0] for event in told(table, "DieRolled")] == [face]


BLOW, TEST = Attack("a1", "b1", 0, "front"), MoraleTest("a1", True, ())


@pytest.mark.parametrize(
    ("verb", "waits"),
    [
        (verbs.AfterAttack(do=(HURT,)), [("attack-done", 2, (HURT,), None)]),
        (verbs.AfterTest(passed=(HURT,)), [("test-passed", 1, (HURT,), None)]),
        (verbs.AfterTest(failed=(HURT,)), [("test-failed", 1, (HURT,), None)]),
        (verbs.AfterClaim(do=(HURT,)), [("zone-done", 0, (HURT,), None)]),
        (verbs.AfterDestroyed(do=(HURT,), of="target"), [("destroyed", 0, (HURT,), "b1")]),
    ],
)
def test_what_is_put_off_waits_for_its_own_attack_or_test(verb, waits):
    table = done(verb, attacks=(BLOW, BLOW), tests=(TEST,))
    found = [(later.at, later.depth, later.use.verbs, later.unit) for later in table.state.later]
    assert found == waits
    assert {later.use.serial for later in table.state.later} == {table.state.serial}


@pytest.mark.rule("MIN-NCU-03")
def test_what_is_foreseen_waits_for_a_unit_and_for_an_ncu():
    enemies = [
        ncu("bn1", "sansa-stark-little-bird"),
        ncu("bn2", "catelyn-stark-lady-of-winterfell", activated=True),
        ncu("bn3", "catelyn-stark-lady-of-winterfell", gone=True),
        ncu("an1", "cersei-lannister-queen-regent"),
    ]
    table = done(verbs.Foresee(do=(HURT,)), ncus=enemies)
    assert (asked(table), offered(table)) == ("foresee-ncu", ("bn1",))
    answer(table, "bn1")
    assert [(each.at, each.unit) for each in table.state.later] == [("action", "b1"), ("zone", "bn1")]
    alone = done(verbs.Foresee(do=(HURT,)), means={"target": None})
    assert (asked(alone), alone.state.later) == ("", ())


def test_the_same_is_not_put_off_twice():
    """But it is for another unit, and so is another text."""
    again = Later("destroyed", 0, Use(DO, (HURT,)), "b1")
    verb = verbs.AfterDestroyed(do=(HURT,), of="target")
    assert len(done(verb, later=(again,)).state.later) == 1
    assert len(done(verb, later=(Later("destroyed", 0, Use(DO, (HURT,)), "b9"),)).state.later) == 2
    assert len(done(verb, later=(Later("zone", 0, Use(DO, (HURT,)), "b1"),)).state.later) == 2
    other = Bound("seat-1", "luck", this="a1")
    assert len(done(verb, later=(Later("destroyed", 0, Use(other, (HURT,)), "b1"),)).state.later) == 2


# ------------------------------------------------------------------------------------------------- what begins to hold


def test_what_is_for_nobody_does_not_begin():
    """Nor what is for a condition that does not hold; and how much it is is settled at once."""
    assert done(words.Speed(n=1, on="earlier", until="turn")).state.lasting == ()
    assert done(words.Speed(n=1, until="turn", if_=NO)).state.lasting == ()
    (held,) = done(words.Speed(n=Sum(per="left"), on="target", until="turn", if_=YES)).state.lasting
    assert (held.change, held.until, held.on) == (words.Speed(n=3, on="target", until="turn"), "turn", "b1")


@pytest.mark.rule("MIN-DICE-04", "MIN-RANK-02")
@pytest.mark.parametrize(
    ("lost", "more", "column"), [(0, 1, 0), (1, 1, 0), (2, 1, 1), (0, -1, 1), (0, -2, 2), (1, -5, 2)]
)
def test_dice_as_if_more_or_fewer_ranks_were_left(lost, more, column):
    """Never beyond the numbers that are printed."""
    mine = unit("a1", "guardsmen", 24, 20, 0, 12 - 4 * lost)
    state = bare_scene(mine, SWORDS, lasting=holding("a1", words.RankDice(n=more))).state
    assert dice_of(state, BLOW) == mine[1].facts.attacks[0].dice[column]


def test_what_is_not_counted_is_none():
    assert ncu("an1", "cersei-lannister-queen-regent")[1].count("order") == 0
    assert GUARDS[1].count("pillage") == 0


def test_a_card_that_nobody_knows_cannot_be_played():
    assert (not_ready("hounds-of-nowhere"), not_ready("bribery")) == (("hounds-of-nowhere",), ())
