"""Nothing the rules can say lacks words, and no words are there that nobody says."""

from pathlib import Path
from typing import Any

import pytest

from maester import bots, rules
from maester.games import NAMES, game
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.words.phrases import slug
from maester.kernel import Chance
from maester.words import LANGUAGES
from maester.words.arguments import kebab
from maester.words.language import language, saying
from tests.words import asked_for
from tests.words.fluent_files import GENERAL, SOURCE, builds_on, given, ids, seen_in, texts, variables

FOR_SCREENS = ("label-", "phase-", "guide-", "error-", "language-", "told-")
"""What a table, a lobby or a command line says on its own; the rules do not mention it."""

COMPOSED = (
    *("ability-", "westeros-", "wildling-", "gain-", "count-", "refusal-", "name-", "id-"),
    *("per-", "cost-", "when-", "change-"),
)
"""Ids put together from a verb, a component or a reason that the rules name elsewhere."""

general_and_each_game = pytest.mark.parametrize("name", [None, *asked_for.BASES, *NAMES])


def folder(name: str | None) -> Path:
    return GENERAL if name is None else SOURCE / "games" / name / "words"


def spoken(name: str | None) -> set[str]:
    """The ids in the words of a game, those of what it builds on included."""
    return {each for home in (folder(name), *builds_on(folder(name))) for each in ids(home, "en")}


def wanted(name: str | None) -> set[str]:
    """The ids the source leads to."""
    found = {f"refusal-{why}" for why, _ in asked_for.refusals(name)}
    found |= {f"event-{kebab(kind.__name__)}" for kind in asked_for.events(name)}
    found |= {f"offer-{kebab(kind.__name__)}" for kind in asked_for.offers(name)}
    if name is None:
        found |= {record_id(why) for why, _ in asked_for.unreadable_records()}
        found |= {why for why, _ in asked_for.unreadable_positions()}
        found |= {f"name-seat-{n}" for n in range(1, 1 + max(max(game(each).counts) for each in NAMES))}
        found |= {f"bot-{bot}{about}" for bot in bots.NAMES for about in ("", "-about")}
        return found | {f"language-{lang}" for lang in LANGUAGES}
    for about in asked_for.abouts(name):
        found |= {f"ask-{about}", f"answer-{about}"}
    found |= {f"why-{why}" for why in asked_for.whys(name)}
    if name in asked_for.BASES:
        return found
    if name in asked_for.BOARD:
        found |= {f"refusal-{key}" for key in asked_for.BOARD[name].rules if not is_asked_or_won(name, key)}
    found |= {f"name-{component}" for component in asked_for.COMPONENTS[name]}
    found |= {f"chapter-{atom.chapter.lower()}" for atom in rules.load(name)}
    return found | {f"game-{name}", f"game-{name}-tagline"}


def is_asked_or_won(name: str, key: str) -> bool:
    """Whether the rule of an edition is about a question or a victory; the others are about refusals."""
    abouts = asked_for.abouts(name).union(*(asked_for.abouts(base) for base in asked_for.BASES))
    return key in abouts or key in asked_for.VICTORIES


def record_id(why: str) -> str:
    return f"record-{why.removeprefix('record-')}"


def test_the_source_is_read_as_it_is_meant():
    assert ("card-not-in-hand", {"card"}) in asked_for.refusals("intrigue")
    assert ("not-your-turn", {"seat"}) in asked_for.refusals(None)
    assert ("record-of-other-rules", {"line", "rules", "ours"}) in asked_for.unreadable_records()
    assert asked_for.abouts("intrigue") == {"place-card"}
    assert asked_for.whys("intrigue") == {"lowest-result", "fewest-daggers", "shared-victory"}
    assert "AnsweredItself" in [kind.__name__ for kind in asked_for.events(None)]
    assert "CardPlaced" in [kind.__name__ for kind in asked_for.events("intrigue")]


@general_and_each_game
def test_everything_has_its_words(name: str | None):
    assert wanted(name) - spoken(name) - set(ids(GENERAL, "en")) == set()


@general_and_each_game
def test_no_words_are_left_over(name: str | None):
    referred: set[str] = set().union(*(seen_in(text).messages for text in texts(folder(name), "en").values()))
    terms = set().union(*(seen_in(text).terms for text in texts(folder(name), "en").values()))
    many = {f"many-{kebab(kind.__name__)}" for kind in asked_for.events(name)}
    said = wanted(name) | many | referred | {f"-{term}" for term in terms} | asked_for.literals() | said_on_cards(name)
    if name in asked_for.BASES:
        said |= set().union(*(wanted(edition) for edition in asked_for.BOARD))
    left_over = [each for each in ids(folder(name), "en") if each not in said and not each.startswith(FOR_SCREENS)]
    assert [each for each in left_over if not is_composed(each)] == []


def said_on_cards(name: str | None) -> set[str]:
    """What is said to compose the texts of a game's cards, and the traits that are printed on them."""
    if name not in asked_for.COMPOSING:
        return set()
    compose, say, said = asked_for.COMPOSING[name], saying(language("en", name)), set[str]()

    def listening(message: str, /, **values: Any) -> str:
        said.add(message)
        return say(message, **values)

    compose(listening)
    return said | {f"trait-{slug(trait)}" for facts in CARDS.values() for trait in facts.traits}


def is_composed(message: str) -> bool:
    components = {each for of_game in asked_for.COMPONENTS.values() for each in of_game}
    return any(
        message.removeprefix(begin) in asked_for.literals() | components
        for begin in COMPOSED
        if message.startswith(begin)
    )


@general_and_each_game
def test_a_refusal_speaks_only_of_what_it_is_about(name: str | None):
    for why, about in asked_for.refusals(name):
        if about is not None and f"refusal-{why}" in ids(folder(name), "en"):
            assert arguments(name, f"refusal-{why}") <= about, why


def test_a_record_error_speaks_only_of_what_it_is_about():
    for why, about in asked_for.unreadable_records():
        assert arguments(None, record_id(why)) <= about, why


def test_a_position_error_speaks_only_of_what_it_is_about():
    assert ("position-too-many", {"reason", "word", "count", "most"}) in asked_for.unreadable_positions()
    for why, about in asked_for.unreadable_positions():
        assert arguments(None, why) <= about, why


@general_and_each_game
def test_an_event_speaks_only_of_its_fields(name: str | None):
    for kind in asked_for.events(name):
        assert arguments(name, f"event-{kebab(kind.__name__)}") <= set(kind.__struct_fields__), kind


@general_and_each_game
def test_an_offer_speaks_only_of_its_fields(name: str | None):
    for kind in asked_for.offers(name):
        assert arguments(name, f"offer-{kebab(kind.__name__)}") <= set(kind.__struct_fields__), kind


def arguments(name: str | None, message: str) -> set[str]:
    return {argument for each in variables(folder(name), "en", message) if (argument := given(each)) is not None}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_agreed_and_what_is_plotted_has_a_label(name: str):
    options = game(name).options
    labels = {f"label-{option}-option" for option in options.__struct_fields__ if option != "seats"}
    state = game(name).deal(options(seats=game(name).counts[0]), Chance(1))
    labels |= {f"label-measure-{measure}" for measure in game(name).measures(state)}
    assert labels - spoken(name) == set()


def test_a_name_is_the_same_thing_in_every_game():
    """Ids are looked up in the general words and in one game's; a card must not be taken for a seat."""
    for name in NAMES:
        assert not {each for each in spoken(name) if each.startswith("name-")} & set(ids(GENERAL, "en"))
