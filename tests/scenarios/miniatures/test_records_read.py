"""Records that were read once more against what is printed: windows, conditions and numbers that differ in a detail."""

from typing import Any

import pytest

from maester.games.miniatures.numbers import keywords
from maester.games.miniatures.steps.board import ActNcu
from maester.games.miniatures.steps.fights import Panic, Strike
from maester.games.miniatures.steps.rounds import Act, EndActivation
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, scene, told, unit


def holding(seat: str, *cards: str) -> dict[str, Any]:
    """Only that player holds these cards, and their deck was made of them."""
    other = {"seat-1": "seat-2", "seat-2": "seat-1"}[seat]
    return {"hands": {seat: cards, other: ()}, "lists": {seat: cards, other: ()}}


@pytest.mark.rule("MIN-RULE-30")
@pytest.mark.parametrize(("left", "healed"), [(1, 1), (2, 2), (9, 3)])
def test_no_more_is_healed_than_a_failed_panic_test_really_cost(left, healed):
    """The High Sparrow heals as many wounds as the influenced enemy suffers, and it can suffer no more than it has,
    even if something saves it."""
    sparrow = ncu("an1", "the-high-sparrow-father-of-the-faithful", on="b1")
    ours = unit("a1", "poor-fellows", 24, 20, 0, wounds=4)
    theirs = unit("b1", "ironborn-reavers", 24, 28, 180, wounds=left)
    held = holding("seat-2", "what-is-dead-may-never-die")
    table = scene(ours, theirs, ncus=[sparrow], agenda=(Panic("b1", (), "seat-1"),), faces=[1, 1, 3], **held)
    if left < 3:
        answer(table, "card:what-is-dead-may-never-die:0")
    assert table.state.units["a1"].wounds == 4 + healed


def test_black_fire_frightens_before_the_panic_test_of_the_same_attack():
    """The token that it gives can be spent at once, if it was given to the defender."""
    drogon = unit("a1", "drogon", 24, 20.22, 0)
    theirs = unit("b1", "sworn-swords", 24, 24, 180)
    other = unit("b2", "sworn-swords", 24, 30, 180)
    faces = [6, 1, 1, 6, 6, 1, 1, 1]  # two attack dice, the D3; the test is passed, and then rolled again
    table = scene(drogon, theirs, other, agenda=(Strike("a1", "b1"),), faces=faces)
    assert (asked(table), offered(table)) == ("choose-unit", ("b1", "b2"))
    answer(table, "b1")
    assert asked(table) == "spend-panicked"
    answer(table, (0, 1))
    assert not told(table, "PanicTested")[0].passed
    missed = scene(drogon, theirs, other, agenda=(Strike("a1", "b1"),), faces=[1, 1])
    assert asked(missed) == ""


@pytest.mark.parametrize(("with_hotah", "wounds"), [(True, (8, 8)), (False, (6, 6))])
def test_a_parlay_of_the_unit_of_areo_hotah_may_heal_both(with_hotah, wounds):
    attachments = ("areo-hotah-captain-of-the-guard",) if with_hotah else ()
    ours = unit("a1", "martell-spearmen", 24, 20, 0, wounds=6, commander=True, attachments=attachments)
    theirs = unit("b1", "sworn-swords", 24, 28, 180, wounds=6)
    steps = (Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1"))
    table = scene(ours, theirs, agenda=steps, **holding("seat-1", "parlay"))
    answer(table, "card:parlay:0")
    if with_hotah:
        assert asked(table) == "use-ability"
        answer(table, True)
    assert tuple(table.state.units[name].wounds for name in ("a1", "b1")) == wounds
    assert table.state.units["b1"].activated


@pytest.mark.rule("MIN-RULE-109")
def test_the_target_of_a_parlay_activates_and_that_is_answered_to():
    """Its speed is taken from it for its activation; then it has been activated, and has not acted."""
    ours, theirs = unit("a1", "martell-spearmen", 24, 20, 0), unit("b1", "guardsmen", 24, 28, 180)
    steps = (Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1"))
    hands = {"seat-1": ("parlay", "vipers-infamy"), "seat-2": ()}
    table = scene(ours, theirs, agenda=steps, active="seat-1", hands=hands, lists=hands)
    answer(table, "card:parlay:0")
    question: Any = table.decision("seat-1")
    assert (question.about, question.unit) == ("declare-activates", "b1")
    assert "card:vipers-infamy:0" in question.options
    assert [event.unit for event in told(table, "UnitActivated")] == ["b1"]
    answer(table, None)
    assert (table.state.units["b1"].activated, table.state.units["a1"].activated) == (True, True)
    assert told(table, "ActionChosen") == []


@pytest.mark.rule("MIN-RULE-109")
def test_the_owner_of_the_target_of_a_parlay_answers_to_its_activation_as_well():
    ours, theirs = unit("a1", "martell-spearmen", 24, 20, 0), unit("b1", "sworn-brothers", 24, 28, 180)
    steps = (Happens(occasions.Activates("a1", "seat-1")), Act("a1"), EndActivation("a1"))
    hands = {"seat-1": ("parlay",), "seat-2": ("for-the-watch",)}
    table = scene(ours, theirs, agenda=steps, active="seat-1", hands=hands, lists=hands)
    answer(table, "card:parlay:0")
    question: Any = table.decision("seat-2")
    assert (table.waiting, question.unit) == (("seat-2",), "b1")
    answer(table, offered(table)[-1])
    assert [(laid.card, laid.on) for laid in table.state.laid] == [("for-the-watch", "b1")]


@pytest.mark.parametrize(("saved", "tokens"), [(False, 1), (True, 0)])
def test_spoils_are_of_enemies_that_really_fell(saved, tokens):
    ours, theirs = unit("a1", "bolton-cutthroats", 24, 20, 0), unit("b1", "ironborn-reavers", 24, 28, 180, wounds=1)
    other = unit("b2", "ironborn-reavers", 5, 44, 180)
    card = Laid("seat-1", "spoils-of-war", "a1", ("game",))
    held = holding("seat-2", "what-is-dead-may-never-die")
    table = scene(ours, theirs, other, laid=(card,), agenda=(Panic("b1", (), "seat-1", "a1"),), faces=[1, 1, 1], **held)
    assert asked(table) == "declare-would-be-destroyed"
    answer(table, "card:what-is-dead-may-never-die:0" if saved else None)
    assert (table.state.units["b1"].pose is not None) is saved
    assert table.state.laid[0].counters == tokens
    assert table.state.later == ()


def test_everybody_is_vicious_against_traitors():
    """In a free for all the third player as well; and nobody is against anybody else."""
    table = scene(
        unit("a1", "guardsmen", 24, 20, 0),
        unit("b1", "sworn-swords", 24, 28, 180),
        unit("b2", "sworn-swords", 40, 28, 180),
        laid=(Laid("seat-2", "traitors", "a1", ("round",)),),
    )
    assert "vicious" in keywords(table.state, Attack("b1", "a1", 0, "front"))
    table.state.laid = (Laid("seat-1", "traitors", "a1", ("round",)),)
    assert "vicious" in keywords(table.state, Attack("b1", "a1", 0, "front"))
    assert "vicious" not in keywords(table.state, Attack("a1", "b1", 0, "front"))


@pytest.mark.parametrize("before", [True, False])
def test_wildling_diplomacy_comes_before_or_after_the_effect_of_the_zone(before):
    ours, theirs = unit("a1", "guardsmen", 24, 8, 0, wounds=11), unit("b1", "guardsmen", 24, 40, 180, wounds=12)
    sansa = ncu("bn1", "sansa-stark-little-bird")
    steps = (Happens(occasions.NcuActivates("seat-2", "bn1")), ActNcu("bn1"))
    table = scene(
        ours, theirs, ncus=[sansa], agenda=steps, active="seat-2", faces=[2], **holding("seat-1", "wildling-diplomacy")
    )
    answer(table, "card:wildling-diplomacy:0", "wealth")
    while asked(table) == "use-ability":  # Sansa keeps to the effect of the zone
        answer(table, False)
    assert (asked(table), table.waiting) == ("before-zone", ("seat-1",))
    answer(table, before)
    asks = []
    while asked(table):
        asks.append(asked(table))
        answer(table, {"use-ability": False, "wealth-target": "a1", "heal": 0}.get(asked(table), "weakened"))
    assert table.state.units["b1"].wounds == 12 - 3
    assert table.state.units["b1"].tokens == ("weakened",)
    token = next(n for n, each in enumerate(asks) if each not in ("use-ability", "wealth-target", "heal"))
    assert (token < asks.index("wealth-target")) is before
    forgone = scene(
        ours, theirs, ncus=[sansa], agenda=steps, active="seat-2", **holding("seat-1", "wildling-diplomacy")
    )
    answer(forgone, "card:wildling-diplomacy:0", None)
    assert asked(forgone) == ""
