"""Whole games, told: every event, question and answer, to everybody, in every language."""

import re
from functools import cache

import pytest

from maester.games import NAMES, game
from maester.kernel import Chance, Table
from maester.words import LANGUAGES, Words
from tests.words.asked_for import COMPONENTS

GAMES = [(name, count) for name in NAMES for count in game(name).counts]
each_game_and_count = pytest.mark.parametrize(("name", "count"), GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(name: str, count: int) -> Table:
    """A random game, played to its end."""
    table = Table.opened(game(name), game(name).options(seats=count), 2014 + count)
    chance = Chance(count)
    while not table.over:
        seat = table.waiting[0]
        table.answer(seat, table.decision(seat).sample(chance))
    return table


def raw_ids(name: str, text: str) -> list[str]:
    """Ids that slipped through without a name."""
    known = "|".join((*COMPONENTS[name], r"seat-\d+"))
    return re.findall(rf"(?<![\w-])(?:{known})(?![\w-])", text)


@each_language
@each_game_and_count
def test_a_game_is_told_to_everybody_without_a_gap(lang: str, name: str, count: int):
    table = played(name, count)
    told = {}
    for watcher in (None, *table.state.seats):
        words = Words(lang, name, you=watcher)
        told[watcher] = [words.event(event) for event in table.story_for(watcher)]
    told["replay"] = [Words(lang, name).event(event) for event in table.story]
    for sentences in told.values():
        assert [found for sentence in sentences if (found := raw_ids(name, sentence))] == []
        assert [sentence for sentence in sentences if not re.search(r"\w\)?[.!]$", sentence)] == []
        assert [sentence for sentence in sentences if "  " in sentence] == []
    assert told[None] != told["replay"], "hidden things are told without their secret"


@each_language
@each_game_and_count
def test_every_question_and_answer_has_words_that_tell_answers_apart(lang: str, name: str, count: int):
    table, chance, words = Table.opened(game(name), game(name).options(seats=count), 5), Chance(6), Words(lang, name)
    while not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        assert words.prompt(decision)
        allowed = list(decision.answers() or [decision.sample(chance)])
        said = [words.answer(decision, answer) for answer in allowed]
        assert len(set(said)) == len(allowed)
        assert raw_ids(name, " ".join(said)) == []
        table.answer(seat, decision.sample(chance))


@each_language
@each_game_and_count
def test_the_standing_can_be_told_at_any_time(lang: str, name: str, count: int):
    words = Words(lang, name)
    beginning = Table.opened(game(name), game(name).options(seats=count), 1)
    level = words.standing(game(name).standing(beginning.state))
    assert all(words.name(seat) in level for seat in beginning.state.seats)
    end = game(name).standing(played(name, count).state)
    assert all(words.name(seat) in words.standing(end) for seat in end.winners)
    assert words.standing(end).endswith(f" — {end.rule}")
