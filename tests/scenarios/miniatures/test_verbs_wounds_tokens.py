"""Verbs about wounds, tests and tokens, each carried out by itself: how much, to whom, and what is told of it."""

from typing import Any

import pytest

from maester.games.miniatures.steps.texts import TokenComes
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.in_force import abilities
from maester.games.miniatures.texts.in_play import Bound, Laid
from maester.games.miniatures.texts.which import Sum, Which
from tests.scenarios.miniatures import carried_out
from tests.scenarios.miniatures.cast import FAR, FRIEND, GUARDS, SWORDS
from tests.scenarios.miniatures.play import Scene, answer, asked, ncu, offered, scene, told, unit


def done(*what: Any, means: dict[str, Any] | None = None, **more: Any) -> Scene:
    """A text is carried out on its own; the occasion is about a2."""
    return carried_out.done(*what, means={"subject": "a2", **(means or {})}, **more)


def wounds(table: Scene) -> dict[str, int]:
    return {name: each.wounds for name, each in table.state.units.items()}


def hurt(**less: int) -> dict[str, int]:
    return {"a1": 12, "a2": 12, "b1": 12, "b9": 12} | less


# ------------------------------------------------------------------------------------------------------------ wounds


@pytest.mark.rule("MIN-TERMS-19")
@pytest.mark.parametrize(
    ("verb", "faces", "left"),
    [
        (verbs.Wounds(n=2), [], hurt(b1=10)),
        (verbs.Wounds(n=2, to="subject"), [], hurt(a2=10)),
        (verbs.Wounds(d3=True), [3], hurt(b1=9)),
        (verbs.Wounds(n=1, d3=True), [1], hurt(b1=10)),
        (verbs.Wounds(n=Sum(per="given", n=-3)), [], hurt()),  # less than none is none
        (verbs.Wounds(), [], hurt()),
    ],
)
def test_wounds_without_dice(verb, faces, left):
    assert wounds(done(verb, faces=faces)) == left


@pytest.mark.rule("MIN-TERMS-18")
@pytest.mark.parametrize(
    ("verb", "faces", "left"),
    [
        (verbs.Hits(n=2), [2, 3], 11),  # a 3 blocks
        (verbs.Hits(n=2, defence=1), [2, 3], 12),
        (verbs.Hits(n=2, defence=-1), [2, 3], 10),
        (verbs.Hits(n=0, d3=True), [3, 1, 1, 1], 9),
        (verbs.Hits(n=1, d3=True), [1, 1, 1], 10),
        (verbs.Hits(n=0), [], 12),
    ],
)
def test_hits_without_an_attack_are_defended_against(verb, faces, left):
    table = done(verb, faces=faces, units=(GUARDS, FRIEND, unit("b1", "guardsmen", 24, 26.8, 180), FAR))
    assert wounds(table) == hurt(b1=left)
    assert table.state.chance.at == len(faces)


@pytest.mark.rule("MIN-TERMS-21")
@pytest.mark.parametrize(("before", "left", "can"), [(7, 9, True), (11, 12, True), (12, 12, False)])
def test_healing_ends_at_full_strength(before, left, can):
    hit = unit("b1", "sworn-swords", 24, 26.8, 180, before)
    assert wounds(done(verbs.Heal(n=2), units=(GUARDS, FRIEND, hit, FAR))) == hurt(b1=left)
    state = scene(GUARDS, hit).state
    assert could(state, Bound("seat-1", "winters-bite", target="b1"), verbs.Heal(n=2)) == can


@pytest.mark.parametrize(("chosen", "left", "drawn"), [(2, 10, 2), (0, 12, 0)])
def test_wounds_as_a_price_are_counted(chosen, left, drawn):
    """So many wounds as one likes; what follows knows how many."""
    paid = verbs.Wounds(n=Sum(per="given"), to="target")
    table = done(verbs.SufferUpTo(most=3), paid)
    assert (asked(table), table.waiting, offered(table)) == ("suffer-up-to", ("seat-1",), (0, 1, 2, 3))
    assert wounds(answer(table, chosen)) == hurt(a1=left, b1=12 - drawn)


def test_nobody_pays_more_wounds_than_are_left():
    weak = unit("a1", "guardsmen", 24, 20, 0, 2)
    assert offered(done(verbs.SufferUpTo(most=3), units=(weak, SWORDS))) == (0, 1, 2)


@pytest.mark.rule("MIN-UNIT-12")
@pytest.mark.parametrize(("models", "left"), [(True, 3), (False, 5)])
def test_a_price_in_models_is_paid_with_all_their_wounds(models, left):
    """Outriders have several wounds each."""
    riders = unit("a1", "outriders", 24, 20, 0, 6)
    each = riders[1].facts.wounds
    table = answer(done(verbs.SufferUpTo(most=1, models=models), units=(riders, SWORDS)), 1)
    assert each == 3
    assert table.state.units["a1"].wounds == left


def test_a_price_of_several_units_is_paid_wound_by_wound():
    paid = verbs.Wounds(n=Sum(per="given"), to="target")
    table = done(verbs.SufferUpTo(most=2, of=Which(side="friend")), paid)
    assert (asked(table), offered(table)) == ("suffer-from", ("a1", "a2", None))
    assert wounds(answer(table, "a1", "a2")) == hurt(a1=11, a2=11, b1=10)  # no third one is asked for
    stopped = done(verbs.SufferUpTo(most=2, of=Which(side="friend")), paid)
    assert wounds(answer(stopped, "a2", None)) == hurt(a2=11, b1=11)


@pytest.mark.rule("MIN-UNIT-09")
@pytest.mark.parametrize(("n", "left"), [(1, 1), (3, 3)])
def test_a_unit_that_survives_has_so_many_wounds_left(n, left):
    lost = unit("a1", "guardsmen", 24, 20, 0, 0)
    table = done(verbs.Survive(n=n), units=(lost, FRIEND, SWORDS, FAR))
    assert wounds(table) == hurt(a1=left)
    assert [(event.unit, event.wounds) for event in told(table, "UnitSurvived")] == [("a1", n)]
    bound = Bound("seat-1", "winters-bite", this="a1")
    assert could(scene(lost, SWORDS).state, bound, verbs.Survive())
    assert not could(scene(GUARDS, SWORDS).state, bound, verbs.Survive())


# ------------------------------------------------------------------------------------------------------------- tests


@pytest.mark.rule("MIN-MORALE-01", "MIN-PANIC-01")
@pytest.mark.parametrize("kind", ["morale", "panic"])
@pytest.mark.parametrize(("faces", "gets"), [([6, 6], "weakened"), ([1, 1], "vulnerable")])
def test_what_follows_from_a_test(kind, faces, gets):
    """To a2, so that nothing else about it matters."""
    token = {name: (verbs.Give(conditions=(name,), to="subject"),) for name in ("weakened", "vulnerable")}
    verb = verbs.Test(kind=kind, passed=token["weakened"], failed=token["vulnerable"])
    panic = kind == "panic"
    table = done(verb, faces=[*faces, *[2] * panic])
    assert table.state.units["a2"].tokens == (gets,)
    assert wounds(table) == hurt(b1=10 if panic and gets == "vulnerable" else 12)


@pytest.mark.rule("MIN-MORALE-01", "MIN-PANIC-01")
@pytest.mark.parametrize(("modifier", "wounded"), [(0, False), (-1, True)])
def test_a_test_that_a_text_makes_harder(modifier, wounded):
    """The dice show just enough. A failed panic test costs so many more wounds as the text says."""
    brave = unit("b1", "guardsmen", 24, 26.8, 180)
    needed = brave[1].facts.morale
    verb = verbs.Test(kind="panic", modifier=modifier, wounds=2)
    table = done(verb, units=(GUARDS, FRIEND, brave, FAR), faces=[needed - 3, 3, 2])
    assert table.state.units["b1"].wounds == (12 - 2 - 2 if wounded else 12)
    (event,) = told(table, "PanicTested")
    assert (event.unit, event.rolled.added) == ("b1", modifier)


def test_a_test_that_was_not_taken_has_no_outcome():
    """Neither that of an earlier one."""
    table = done(
        verbs.Test(kind="morale", to="earlier", failed=(verbs.Wounds(n=1),), passed=(verbs.Wounds(n=2),)),
        last_test=True,
    )
    assert wounds(table) == hurt()


# ------------------------------------------------------------------------------------------------------------ tokens


@pytest.mark.rule("MIN-CONDITION-02")
@pytest.mark.parametrize(
    ("has", "options"),
    [
        ((), ("panicked", "weakened")),
        (("panicked",), ("weakened",)),
        (("panicked", "weakened"), ("panicked", "weakened")),
    ],
)
def test_one_of_several_tokens_is_chosen_of_those_it_lacks(has, options):
    units = (GUARDS, unit("b1", "sworn-swords", 24, 26.8, 180, tokens=has))
    table = done(verbs.Give(conditions=("panicked", "weakened"), one=True), units=units)
    assert (asked(table), table.waiting, offered(table)) == ("which-token", ("seat-1",), options)
    assert set(answer(table, options[0]).state.units["b1"].tokens) == {*has, options[0]}


def test_several_of_several_tokens_are_different_ones():
    verb = verbs.Give(conditions=("panicked", "vulnerable", "weakened"), one=True, n=2)
    table = answer(done(verb), "vulnerable")
    assert offered(table) == ("panicked", "weakened")
    assert answer(table, "panicked").state.units["b1"].tokens == ("panicked", "vulnerable")


def test_all_the_tokens_a_text_names_are_given():
    table = done(verbs.Give(conditions=("panicked", "weakened"), to="this"))
    assert (table.state.units["a1"].tokens, asked(table)) == (("panicked", "weakened"), "")


def test_without_a_name_it_is_the_token_at_hand():
    assert done(verbs.Give(), means={"word": "vulnerable"}).state.units["b1"].tokens == ("vulnerable",)


@pytest.mark.parametrize(("n", "left"), [(1, ("weakened",)), (2, ()), (3, ())])
def test_tokens_are_taken_one_by_one(n, left):
    scared = unit("b1", "sworn-swords", 24, 26.8, 180, tokens=("panicked", "weakened"))
    table = answer(done(verbs.Take(n=n), units=(GUARDS, scared)), "panicked")
    if n > 1:
        answer(table, "weakened")
    assert (table.state.units["b1"].tokens, asked(table)) == (left, "")


def test_the_next_token_that_comes_does_not():
    coming = (TokenComes("a2", "panicked"), TokenComes("b9", "weakened"))
    table = done(verbs.NoToken(), then=coming)
    assert (table.state.units["a2"].tokens, table.state.units["b9"].tokens) == ((), ("weakened",))


@pytest.mark.rule("MIN-STACK-01")
@pytest.mark.parametrize(("before", "n", "after"), [(0, 1, 1), (1, 1, 2), (2, 1, 2), (0, 3, 2)])
def test_no_unit_has_more_than_two_pillage_tokens(before, n, after):
    rich = unit("a1", "guardsmen", 24, 20, 0, counters=(("pillage", before),) if before else ())
    table = done(verbs.Pillage(n=n), units=(rich, SWORDS))
    assert table.state.units["a1"].counters == (("pillage", after),)
    assert [(event.name, event.by, event.unit) for event in told(table, "CountersChanged")] == [("pillage", n, "a1")]


def test_a_vow_is_kept_at_its_target():
    table = done(verbs.Vow())
    assert (table.state.units["b1"].counters, table.state.units["a1"].counters) == ((("vow-a1", 1),), ())


def test_a_taunt_says_who_whom_and_what():
    assert done(verbs.Taunt(conditions=("weakened",))).state.taunted == (("a2", "a1", ("weakened",)),)


# --------------------------------------------------------------------------------------------------- tokens on cards


@pytest.mark.parametrize(("given", "left"), [(2, (("winters-bite", 1),)), (0, (("winters-bite", 3),))])
def test_tokens_on_a_card_as_a_price_are_counted(given, left):
    holds = unit("a1", "guardsmen", 24, 20, 0, counters=(("winters-bite", 3),))
    spent = verbs.SpendCounters(most=2)
    table = done(spent, verbs.Wounds(n=Sum(per="given")), units=(holds, FRIEND, SWORDS, FAR))
    assert offered(table) == (0, 1, 2)
    answer(table, given)
    assert (table.state.units["a1"].counters, wounds(table)) == (left, hurt(b1=12 - given))
    assert [(event.name, event.by) for event in told(table, "CountersChanged")] == [("winters-bite", -given)] * bool(
        given
    )
    none = done(spent, verbs.Wounds(n=Sum(per="given")))
    assert (asked(none), wounds(none)) == ("", hurt())
    bound = Bound("seat-1", "winters-bite", this="a1")
    assert could(scene(holds, SWORDS).state, bound, spent)
    assert not could(scene(GUARDS, SWORDS).state, bound, spent)


def test_tokens_lie_where_the_card_lies():
    """On a unit, on the unit its card is attached to and on no other, or with an NCU."""
    assert done(verbs.Count(n=2)).state.units["a1"].counters == (("winters-bite", 2),)
    laid = (
        Laid("seat-1", "winters-bite", "a1", ("game",)),
        Laid("seat-1", "winters-bite", "a2", ("game",)),
        Laid("seat-1", "bribery", "a1", ("game",)),
    )
    attached = done(verbs.Count(n=2), means={"origin": "attached"}, laid=laid)
    assert [each.counters for each in attached.state.laid] == [2, 0, 0]
    cersei = ncu("an1", "cersei-lannister-queen-regent", counters=(("order", 1),))
    table = done(verbs.Count(n=-1), means={"ncu": "an1"}, ncus=[cersei])
    assert (table.state.ncus["an1"].counters, table.state.units["a1"].counters) == ((), ())


# ------------------------------------------------------------------------------------------------------------- strip


@pytest.mark.rule("MIN-STACK-03", "MIN-UNIT-19")
def test_for_each_token_that_is_stripped_off_an_ability_is_lost():
    riders = unit("b1", "outriders", 24, 30, 180, tokens=("panicked", "weakened"))
    table = done(verbs.Strip(), units=(GUARDS, riders))
    question: Any = table.decision("seat-1")
    assert (question.about, question.options, question.least, question.most) == ("strip-tokens", (0, 1), 0, 2)
    answer(table, (1,))
    assert (asked(table), offered(table)) == ("strip-ability", ("tactical-reposition", "ambush"))  # no innate one
    answer(table, "ambush")
    assert table.state.units["b1"].tokens == ("panicked",)
    assert abilities(table.state, "b1") == ("tactical-reposition", "cavalry")
    (held,) = table.state.lasting
    assert (held.until, held.on, held.word) == ("round", "b1", "ambush")
