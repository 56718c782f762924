"""Verbs that contain others: who chooses, among what, at what price, when it comes, and what is told of it."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.uses import start
from maester.games.miniatures.texts.which import Which
from tests.scenarios.miniatures.carried_out import DO, HURT, HURT_MORE, NO, YES, done, wounded
from tests.scenarios.miniatures.cast import ALL, FRIEND
from tests.scenarios.miniatures.play import Scene, answer, asked, holding, offered, scene, told, unit

# ---------------------------------------------------------------------------------------------------------- choosing

ENEMY, FRIENDLY = Which(side="enemy"), Which(side="friend")


@pytest.mark.rule("MIN-TERMS-04")
def test_a_unit_is_chosen_by_whose_text_it_is():
    table = done(verbs.Choose(which=ENEMY, do=(HURT,)))
    assert (asked(table), table.waiting, offered(table)) == ("choose-unit", ("seat-1",), ("b1", "b9"))
    assert wounded(answer(table, "b9")) == {"b9": 1}
    assert [(event.seat, event.name, event.unit) for event in told(table, "EffectChosen")] == [
        ("seat-1", "winters-bite", "b9")
    ]


def test_where_only_one_fits_nobody_is_asked_unless_it_may_be_left_out():
    only = Which(side="enemy", near=None, type=("infantry",), other="target")
    assert wounded(done(verbs.Choose(which=only, do=(HURT,)))) == {"b9": 1}
    table = done(verbs.Choose(which=only, do=(HURT,), optional=True))
    assert offered(table) == ("b9", None)
    assert wounded(answer(table, None)) == {}


def test_all_that_fit_one_after_the_other():
    table = done(verbs.Choose(which=ENEMY, all=True, do=(HURT,)))
    assert (asked(table), wounded(table)) == ("", {"b1": 1, "b9": 1})
    assert [event.unit for event in told(table, "UnitWounded")] == ["b1", "b9"]


def test_up_to_so_many_are_chosen_together():
    table = done(verbs.Choose(which=Which(), most=2, do=(HURT,)))
    question: Any = table.decision("seat-1")
    assert (question.about, question.least, question.most) == ("choose-units", 1, 2)
    assert wounded(answer(table, ("a2", "b1"))) == {"a2": 1, "b1": 1}


def test_who_was_chosen_before_is_still_known():
    """The target is now another, and the one chosen before it can be spoken of."""
    inner = verbs.Choose(which=Which(side="enemy", other="target"), do=(HURT, verbs.Wounds(n=2, to="earlier")))
    table = answer(done(verbs.Choose(which=ENEMY, do=(inner,)), means={"target": None}), "b9")
    assert wounded(table) == {"b1": 1, "b9": 2}


def test_where_nobody_fits_nobody_is_chosen():
    cavalry = verbs.Choose(which=Which(type=("cavalry",)), do=(HURT,))
    table = done(cavalry)
    assert (asked(table), told(table, "EffectChosen")) == ("", [])
    assert not could(scene(*ALL).state, DO, cavalry)
    assert could(scene(*ALL).state, DO, verbs.Choose(which=ENEMY, do=(HURT,)))


@pytest.mark.rule("MIN-STACK-04")
@pytest.mark.parametrize(
    ("origin", "orders", "which", "found"),
    [
        ("tactics", False, FRIENDLY, False),
        ("order", False, FRIENDLY, True),
        ("order", True, FRIENDLY, False),
        ("ability", True, FRIENDLY, True),
        ("tactics", True, ENEMY, True),
    ],
)
def test_its_own_side_does_not_target_whom_it_may_not(origin, orders, which, found):
    """Enemies still may."""
    units = (unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 26.8, 180))
    held = (*holding("a1", words.Untargetable(orders=orders)), *holding("b1", words.Untargetable(orders=orders)))
    choose = verbs.Choose(which=which, do=(HURT,))
    bound = Bound("seat-1", "winters-bite", origin, this="a1")
    state = scene(*units, lasting=held).state
    assert could(state, bound, choose) == found
    start(state, bound, (choose,))
    assert bool(wounded(Scene(GAME, state))) == found


# ------------------------------------------------------------------------------------------------------ menus, prices


@pytest.mark.parametrize(("by", "whose"), [("me", "seat-1"), ("opponent", "seat-2")])
def test_one_of_several_things_is_chosen(by, whose):
    table = done(verbs.Menu(of=((HURT,), (HURT_MORE,), (verbs.Draw(),)), by=by))
    assert (asked(table), table.waiting, offered(table)) == ("choose-effect", (whose,), (0, 1))  # no card to draw
    assert wounded(answer(table, 1)) == {"b1": 3}


def test_what_a_menu_offers_can_be_taken_again_only_where_it_says_so():
    twice = answer(done(verbs.Menu(of=((HURT,), (HURT_MORE,)), n=2, repeat=True)), 0, 0)
    assert wounded(twice) == {"b1": 2}
    table = done(verbs.Menu(of=((HURT,), (HURT_MORE,), (verbs.Wounds(n=5),)), n=2))
    answer(table, 2)
    assert offered(table) == (0, 1)
    assert wounded(answer(table, 0)) == {"b1": 6}


def test_where_all_is_to_be_done_nobody_is_asked():
    table = done(verbs.Menu(of=((HURT,), (HURT_MORE,)), n=2))
    assert (asked(table), wounded(table)) == ("", {"b1": 4})
    nothing_works = done(verbs.Menu(of=((verbs.Draw(),), (verbs.Heal(n=1),))))
    assert offered(nothing_works) == (0, 1)


@pytest.mark.parametrize(("holds", "hurt"), [(YES, {"b1": 1}), (NO, {"b1": 3})])
def test_this_or_else_that(holds, hurt):
    assert wounded(done(verbs.Whether(holds=holds, do=(HURT,), otherwise=(HURT_MORE,)))) == hurt
    state, useless = scene(*ALL).state, verbs.Draw()
    assert could(state, DO, verbs.Whether(holds=holds, do=(HURT,), otherwise=(useless,))) == (holds is YES)
    assert could(state, DO, verbs.Whether(holds=holds, do=(useless,), otherwise=(HURT,))) == (holds is NO)


RICH = unit("a1", "guardsmen", 24, 20, 0, tokens=("weakened",), counters=(("faith", 2), ("winters-bite", 2)))
TARGET = unit("b1", "sworn-swords", 24, 26.8, 180, tokens=("panicked", "weakened"), counters=(("pillage", 2),))


@pytest.mark.rule("MIN-CONDITION-08")
@pytest.mark.parametrize(
    ("cost", "answers", "left"),
    [
        ({"counters": 1}, (), {"a1": {"faith": 2, "winters-bite": 1}}),
        ({"faith": 1}, (), {"a1": {"faith": 1, "winters-bite": 2}}),
        ({"pillage": 1}, (), {"b1": {"pillage": 1}}),
        ({"discard": 1}, ((1,),), {"hand": ("bribery", "counterplot")}),
        ({"spend": ("panicked", "vulnerable")}, ("panicked",), {"tokens": ("weakened",)}),
        ({"spend": ("weakened",), "spend_of": "this"}, ("weakened",), {"own": ()}),
    ],
)
def test_what_is_paid_and_what_not(cost, answers, left):
    """Whoever agrees pays just that; whoever declines pays nothing."""
    hand = {"seat-1": ("bribery", "bribery", "counterplot"), "seat-2": ()}
    verb = verbs.May(cost=verbs.Cost(**cost), do=(verbs.Wounds(n=1, to="earlier"),), spends="this-text")
    usual = {
        "a1": {"faith": 2, "winters-bite": 2},
        "b1": {"pillage": 2},
        "hand": hand["seat-1"],
        "tokens": ("panicked", "weakened"),
        "own": ("weakened",),
    }

    def found(table: Scene) -> dict[str, Any]:
        state = table.state
        one, other = state.units["a1"], state.units["b1"]
        return {
            "a1": dict(one.counters),
            "b1": dict(other.counters),
            "hand": state.hands["seat-1"],
            "tokens": other.tokens,
            "own": one.tokens,
        }

    units, means = (RICH, FRIEND, TARGET), {"earlier": "a2"}
    table = done(verb, units=units, means=means, hands=dict(hand))
    assert (asked(table), table.waiting) == ("use-ability", ("seat-1",))
    answer(table, True, *answers)
    assert found(table) == usual | left
    assert (table.state.units["a2"].wounds, table.state.spent) == (11, ("this-text",))
    declined = answer(done(verb, units=units, means=means, hands=dict(hand)), False)
    assert found(declined) == usual
    assert (declined.state.units["a2"].wounds, declined.state.spent) == (12, ())


@pytest.mark.parametrize(
    "cost",
    [{"counters": 3}, {"faith": 3}, {"pillage": 3}, {"discard": 1}, {"spend": ("vulnerable",)}],
)
def test_who_cannot_pay_is_not_asked(cost):
    """Nor is it done where it must be paid."""
    units = (RICH, FRIEND, TARGET)
    for must in (True, False):
        verb = verbs.May(cost=verbs.Cost(**cost), do=(HURT,), must=must)
        table = done(verb, units=units)
        assert (asked(table), table.state.units["b1"].wounds) == ("", 12)
        assert not could(scene(*units).state, DO, verb)
        nobody = Bound("seat-1", "winters-bite")
        assert not could(scene(*units).state, nobody, verb)


def test_a_price_for_nothing_is_not_offered():
    state = scene(*ALL).state
    assert not could(state, DO, verbs.May(cost=verbs.Cost(), do=(verbs.Draw(),)))
    assert could(state, DO, verbs.May(cost=verbs.Cost(), do=(verbs.Draw(), HURT)))
    paid = done(verbs.May(cost=verbs.Cost(counters=1), do=(HURT,), must=True), units=(RICH, FRIEND, TARGET))
    assert (asked(paid), wounded(paid)) == ("", {"b1": 1})
    assert paid.state.units["a1"].count("winters-bite") == 1
