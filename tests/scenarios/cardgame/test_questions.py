"""What questions say of themselves, which answers they take, and which they draw."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from maester.games.cardgame.challenge.declare import DeclareChallenge
from maester.games.cardgame.challenge.defend import ChooseDefenders
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.offers import Pass
from maester.games.cardgame.questions import ChooseCards, ChooseEffect
from maester.games.cardgame.verbs import EitherOf
from maester.kernel import Chance
from maester.words import LANGUAGES
from tests.scenarios.cardgame.scenario import Scenario


def drawn(question: Any) -> set[Any]:
    """What is drawn in a hundred draws, all of it allowed."""
    chance, found = Chance(1), []
    for _ in range(100):
        answer = question.sample(chance)
        assert question.refusal(answer) is None
        found.append(answer)
    return set(found)


# ------------------------------------------------------------------------------------------------- several cards


def test_a_card_is_named_as_often_as_it_is_there():
    question = ChooseCards(about="x", options=("ghost", "ghost", "summer"), least=2, most=2)
    assert question.refusal(("ghost", "ghost")) is None
    twice = question.refusal(("summer", "summer"))
    assert twice is not None
    assert twice.why == "named-twice"
    unknown = question.refusal(("nymeria", "ghost"))
    assert unknown is not None
    assert unknown.why == "not-an-option"


@pytest.mark.parametrize(
    ("answer", "allowed"), [((), False), (("a",), True), (("a", "b"), True), (("a", "b", "c"), False)]
)
def test_neither_fewer_nor_more_than_are_asked_for(answer: tuple[str, ...], allowed: bool):
    question = ChooseCards(about="x", options=("a", "b", "c"), least=1, most=2)
    assert (question.refusal(answer) is None) == allowed


@pytest.mark.rule("CG-TARGET-05")
def test_what_is_drawn_for_consolidation_of_power_is_never_too_strong():
    """All that the characters of one player come to is 4 at most, and all such choices are drawn."""
    start = Scenario().hand(1, "consolidation-of-power").table(1, "arya-stark")
    game = start.table(2, "bran-stark", "left", "right", "balon-greyjoy").marshals(1, gold=1)
    question = game.uses(1, "consolidation-of-power").asks(1, "choose-cards").table.decision("seat-1")
    arya, bran, left, right = map(game.name, ("arya-stark", "bran-stark", "left", "right"))
    assert [game.strength(each) for each in ("arya-stark", "bran-stark", "left", "right")] == [2, 1, 3, 3]
    wanted = [(arya,), (bran,), (left,), (right,), (bran, left), (bran, right)]
    assert {tuple(map(str, each)) for each in drawn(question)} == {tuple(sorted(each)) for each in wanted}


def test_every_allowed_number_is_drawn():
    question = ChooseCards(about="x", options=("a", "b", "c"), least=0, most=2)
    assert drawn(question) == {(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}
    few = ChooseCards(about="x", options=("a",), least=1, most=3)
    assert drawn(few) == {("a",)}


def test_answers_are_listed_where_one_is_chosen_or_none():
    one = ChooseCards(about="x", options=("a", "a", "b"), least=1, most=1)
    assert one.answers() == [("a",), ("b",)]
    none = ChooseCards(about="x", options=("a",), least=0, most=1)
    assert none.answers() == [(), ("a",)]
    assert ChooseCards(about="x", options=("a", "b"), least=1, most=2).answers() is None
    codes = tuple(f"c{n}" for n in range(41))
    assert len(ChooseCards(about="x", options=codes[:40], most=1).answers() or ()) == 40
    assert ChooseCards(about="x", options=codes, most=1).answers() is None


# ------------------------------------------------------------------------------------------------- challenges


def test_every_kind_of_challenge_is_drawn():
    """Any type, any opponent, any number of attackers, with and without passing somebody by."""
    game = (
        Scenario(players=3)
        .table(1, "tyrion-lannister", "euron-crows-eye", "asha-greyjoy")
        .table(2, "left", "gold-cloaks")
        .table(3, "right", "burned-men")
        .challenges(1)
    )
    question = game.question(1)
    assert isinstance(question, DeclareChallenge)
    chance = Chance(3)
    found = [question.sample(chance) for _ in range(400)]
    assert all(question.refusal(each) is None for each in found)
    made = [each for each in found if each is not None]
    assert len(made) < len(found), "sometimes none"
    assert {each.contest for each in made} == {"military", "intrigue", "power"}
    assert {each.against for each in made} == {game.seat(2), game.seat(3)}
    assert {len(each.attackers) for each in made if each.contest == "power"} == {1, 2, 3} - {
        3 - len(question.attackers["power"])
    }
    stealthy = [each for each in made if any(name in question.stealth for name in each.attackers)]
    assert {bool(each.bypass) for each in stealthy} == {True, False}
    assert not any(name not in question.stealth for each in made for name in each.bypass)
    passed = {whom for each in stealthy for whom in each.bypass.values()}
    assert passed == {name for names in question.bypassable.values() for name in names}


def test_every_number_of_defenders_is_drawn_and_who_must_always_is():
    free = ChooseDefenders(options=("a", "b", "c"), must=(), most=3)
    assert {len(each) for each in drawn(free)} == {0, 1, 2, 3}
    bound = ChooseDefenders(options=("a", "b", "c"), must=("b",), most=2)
    assert drawn(bound) == {("b",), ("a", "b"), ("b", "c")}
    single = ChooseDefenders(options=("a", "b"), must=("a", "b"), most=1)
    assert drawn(single) == {("a",), ("b",)}


REFUSED: list[tuple[tuple[str, ...], str]] = [
    (("d",), "cannot-defend"),
    (("b", "b"), "named-twice"),
    (("a", "b", "c"), "too-many-defenders"),
    (("a",), "must-defend"),
]


@pytest.mark.parametrize(("answer", "why"), REFUSED)
def test_who_cannot_defend_is_refused(answer: tuple[str, ...], why: str):
    question = ChooseDefenders(options=("a", "b", "c"), must=("b",), most=2)
    refusal = question.refusal(answer)
    assert refusal is not None
    assert refusal.why == why
    assert question.refusal(("b",)) is None
    assert question.refusal(("a", "b")) is None


# ------------------------------------------------------------------------------------------------- windows


def actions() -> Any:
    return Scenario().table(1, "the-kingsroad").marshals(1).question(1)


def reactions() -> Any:
    game = Scenario().table(1, "tyrion-lannister").table(2, "left").challenges(1)
    return game.attacks(1, "intrigue", "tyrion-lannister").question(1)


def saves() -> Any:
    game = Scenario().table(1, "burned-men").table(2, "robb-stark/d").challenges(1)
    return game.attacks(1, "military", "burned-men").undefended().to(2, "respond-would").question(2)


@pytest.mark.parametrize(
    ("asked", "rule"), [(actions, "CG-ACTION-04"), (reactions, "CG-REACT-04"), (saves, "CG-INTERRUPT-04")]
)
def test_a_window_names_its_rule_and_passing_is_doing_nothing(asked: Callable[[], Any], rule: str):
    question = asked()
    assert question.rule == rule
    assert question.options[0] == question.idle == Pass()
    assert len(question.options) > 1


# ------------------------------------------------------------------------------------------------- what it is for


def test_who_is_to_choose_is_told_for_which_card():
    game = Scenario().table(1, "ghost", "summer").reveals(_1="marched-to-the-wall")
    assert game.question(1).source == "marched-to-the-wall"
    torch = Scenario().table(1, "robb-stark").table(2, "the-wall", "sunspear").hand(1, "put-to-the-torch").gold(1, 1)
    game = torch.challenges(1).attacks(1, "military", "robb-stark").undefended().uses(1, "put-to-the-torch")
    assert game.question(1).source == "put-to-the-torch"


def test_a_choice_between_effects_says_what_they_do():
    game = Scenario().table(1, "great-kraken", "ghost").challenges(1)
    question = game.attacks(1, "military", "ghost").undefended().uses(1, "great-kraken").question(1)
    assert isinstance(question, ChooseEffect)
    assert (question.options, question.effects, question.source) == ((0, 1), ("draw", "gain-power"), "great-kraken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_that_can_be_chosen_has_a_name(language: str):
    effects = [
        str(each.__struct_config__.tag)
        for facts in CARDS.values()
        for ability in facts.abilities
        for effect in ability.do
        if isinstance(effect, EitherOf)
        for each in effect.do
    ]
    assert effects
    said = files("maester.words").joinpath(f"web-{language}.ftl").read_text("utf-8")
    assert [effect for effect in effects if f"web-cardgame-effect-{effect} =" not in said] == []


@pytest.mark.parametrize("held", ["burned-men", "the-roseroad"])
def test_who_might_ambush_is_asked_whatever_the_hand_holds(held: str):
    """The list is open, and the card that could come by ambush may be in hand or in the deck."""
    other = "the-roseroad" if held == "burned-men" else "burned-men"
    scenario = Scenario().table(1, "ghost").table(2, "left").hand(2, held).deck_of(2, other, "the-roseroad").gold(2, 5)
    game = scenario.challenges(1)
    game.state.factions["seat-2"] = "lannister"
    game.attacks(1, "military", "ghost")
    assert game.asked() is not None
    while (asked := game.asked()) is not None and asked[0] != "seat-2":
        game.passes()
    assert asked is not None
    assert asked[1].about == "respond-actions"
