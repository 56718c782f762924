"""Windows: who may declare what, in which order it is resolved, and that only one is used for one occasion."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.chances import KINDS, passing
from maester.games.miniatures.order import in_order
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import listening, occasions, window
from maester.games.miniatures.texts.occasions import OCCASIONS, Occasion
from maester.games.miniatures.values import Window
from maester.kernel import AnsweredItself, Chance, Passing, Table
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, begun, happened, refused, scene, told

ATTACK = occasions.AttackDeclared("a1", "b1", "melee")


def at(*moments: str) -> Any:
    """A window opens at these moments, for everybody, and something may act by itself there."""
    return lambda state, occasion: (True, in_order(state)) if occasion.moment in moments else (False, ())


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Cards, orders and abilities as the test says: seat → keys; what was carried out is written down."""

    class Texts:
        cards: dict[str, tuple[str, ...]] = {}
        abilities: dict[str, tuple[str, ...]] = {}
        done: list[tuple[str, str]]

    found = Texts()
    found.done = []

    def declarable(state: Any, occasion: Occasion, seat: str) -> tuple[str, ...]:
        return found.cards.get(seat, ()) if occasion.moment == "attack" else ()

    def passives(state: Any, occasion: Occasion, seat: str) -> tuple[str, ...]:
        return found.abilities.get(seat, ()) if occasion.moment == "attack" else ()

    monkeypatch.setattr(window, "who_might_answer", at("attack"))
    monkeypatch.setattr(listening, "declarable", declarable)
    monkeypatch.setattr(listening, "might_declare", lambda *about: bool(declarable(*about)))
    monkeypatch.setattr(listening, "due_passives", passives)
    monkeypatch.setattr(listening, "spend", lambda state, seat, key: None)
    monkeypatch.setattr(listening, "target_of", lambda state, occasion, seat, key: occasion.unit)
    monkeypatch.setattr(listening, "take_effect", lambda state, seat, key: found.done.append((seat, key)))
    return found


def attack(**more: Any) -> Any:
    return scene(OURS, THEIRS, agenda=(Happens(ATTACK),), active="seat-1", **more)


@pytest.mark.rule("MIN-TIMING-01", "MIN-CARDS-06", "MIN-RULE-40", "MIN-EX-35")
def test_one_card_or_order_for_one_occasion(texts):
    texts.cards = {"seat-1": ("card:x", "order:y")}
    table = answer(attack(), "card:x")
    assert asked(table) == ""
    assert texts.done == [("seat-1", "card:x")]


@pytest.mark.rule("MIN-TIMING-03", "MIN-TIMING-05", "MIN-EX-36", "MIN-RULE-39")
def test_the_active_player_declares_first_and_resolves_first(texts):
    texts.cards = {"seat-1": ("mine",), "seat-2": ("theirs",)}
    table = attack()
    assert table.waiting == ("seat-1",)
    answer(table, "mine")
    assert table.waiting == ("seat-2",)
    assert told(table, "EffectDeclared")[0].key == "mine"  # the opponent decides knowing it
    assert texts.done == []
    answer(table, "theirs")
    assert texts.done == [("seat-1", "mine"), ("seat-2", "theirs")]


@pytest.mark.rule("MIN-TIMING-04", "MIN-EX-37")
def test_who_has_declined_cannot_answer_the_opponent(texts):
    texts.cards = {"seat-1": ("mine",), "seat-2": ("theirs",)}
    table = answer(attack(), None, "theirs")
    assert asked(table) == ""
    assert texts.done == [("seat-2", "theirs")]


@pytest.mark.rule("MIN-TIMING-02", "MIN-UNIT-17")
def test_abilities_of_one_player_act_in_an_order_of_their_choice(texts):
    texts.abilities = {"seat-1": ("one", "two"), "seat-2": ("three",)}
    table = attack()
    assert asked(table) == "next-ability"
    answer(table, "two")
    assert texts.done == [("seat-1", "two"), ("seat-1", "one"), ("seat-2", "three")]


@pytest.mark.rule("MIN-RULE-40")
def test_abilities_do_not_count_against_cards(texts):
    texts.abilities, texts.cards = {"seat-1": ("one",)}, {"seat-1": ("mine",)}
    answer(attack(), "mine")
    assert texts.done == [("seat-1", "one"), ("seat-1", "mine")]


@pytest.mark.rule("MIN-CARDS-01", "MIN-ORDER-02", "MIN-CARDS-02")
def test_nothing_else_can_be_declared(texts):
    texts.cards = {"seat-1": ("mine",)}
    table = attack()
    assert refused(table, "theirs").rule == "MIN-TIMING-03"
    assert table.decision("seat-1").idle is None
    nobody = scene(OURS, THEIRS, agenda=(Happens(occasions.TurnStarts("seat-1")),))
    assert asked(nobody) == ""


def test_a_window_inside_a_window(texts, monkeypatch):
    """What answers to a declared card is declared and resolved before the card is."""
    texts.cards = {"seat-1": ("mine",)}
    monkeypatch.setattr(window, "who_might_answer", at("attack", "declared"))
    original = listening.declarable

    def declarable(state: Any, occasion: Occasion, seat: str) -> tuple[str, ...]:
        if occasion.moment == "declared":
            return ("counter",) if seat == "seat-2" and occasion.word == "mine" else ()
        return original(state, occasion, seat)

    monkeypatch.setattr(listening, "declarable", declarable)
    monkeypatch.setattr(listening, "might_declare", lambda *about: bool(declarable(*about)))
    table = answer(attack(), "mine")
    assert len(table.state.windows) == 2
    answer(table, "counter")
    assert texts.done == [("seat-2", "counter"), ("seat-1", "mine")]
    assert table.state.windows == ()


def test_a_chance_says_its_window_and_its_kinds(texts):
    texts.cards = {"seat-1": ("mine",), "seat-2": ("theirs",)}
    table = attack()
    first = table.decision("seat-1")
    assert (first.idle, first.passing.kinds) == (None, ("my-turn", "my-attack"))
    assert (first.unit, first.foe) == ("a1", "b1")
    answer(table, None)
    second = table.decision("seat-2").passing
    assert (second.window, second.kinds) == (first.passing.window, ("their-turn", "attack-on-me"))


def passing_of(table: Table) -> Passing:
    found = table.decision("seat-1").passing
    assert isinstance(found, Passing)
    return found


def test_every_window_has_a_number_of_its_own(texts):
    texts.cards = {"seat-1": ("mine",)}
    table = scene(OURS, THEIRS, agenda=(Happens(ATTACK), Happens(ATTACK)), active="seat-1")
    first = passing_of(table).window
    answer(table, None)
    assert passing_of(table).window == first + 1


def test_every_kind_of_chance_can_be_waited_for():
    units = dict((OURS, THEIRS))
    kinds = {
        kind
        for moment in OCCASIONS
        for seat in ("seat-1", "seat-2")
        for kind in passing(
            scene(*units.items(), active="seat-1").state, Window(happened(moment, "a1", "b1"), number=1), seat, False
        ).kinds
    }
    assert kinds == set(KINDS) == set(GAME.windows)


def test_whoever_could_use_an_order_is_waited_for_and_a_card_in_hand_is_not(texts):
    texts.cards = {"seat-1": ("card:x",), "seat-2": ("order:y",)}
    table = attack()
    assert not passing_of(table).waits
    answer(table, None)
    found = table.decision("seat-2").passing
    assert isinstance(found, Passing)
    assert found.waits


def test_whose_turn_begins_is_waited_for():
    state, begins = scene(OURS, THEIRS, active="seat-1").state, Window(occasions.TurnStarts("seat-1"), number=1)
    assert passing(state, begins, "seat-1", orders=False).waits
    assert not passing(state, begins, "seat-2", orders=False).waits
    assert not passing(state, begins, "seat-2", orders=True).waits, "it can be used in any other turn as well"


def test_what_there_is_only_one_of_is_neither_asked_nor_told():
    table = begun(Options(seats=2))
    chance = Chance(3)
    while not table.over:
        table.answer_any(table.waiting[0], chance)
    assert len(table.story) > 200
    assert [each for each in table.story if isinstance(each, AnsweredItself)] == []
