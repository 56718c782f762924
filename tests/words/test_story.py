"""Whole games, told: every event, to everybody, in every language."""

import re
from functools import cache

import pytest

from maester.games import NAMES, game
from maester.kernel import Chance, Table
from maester.words import LANGUAGES, Words
from tests.words.asked_for import COMPONENTS
from tests.words.fluent_files import SOURCE, builds_on, seen_in, texts

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


@cache
def ids_of(lang: str, name: str) -> str:
    """A pattern for ids, but not for those that are also a word the language itself uses, such as a ship."""
    home = SOURCE / "games" / name / "words"
    folders = (home, *builds_on(home))
    own = " ".join(seen_in(text).text for folder in folders for text in texts(folder, lang).values())
    used = set(re.findall(r"[\w-]+", own))
    return "|".join((*(each for each in COMPONENTS[name] if each not in used), r"seat-\d+"))


def raw_ids(lang: str, name: str, text: str) -> list[str]:
    """Ids that slipped through without a name."""
    return re.findall(rf"(?<![\w-])(?:{ids_of(lang, name)})(?![\w-])", text)


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
        assert [found for sentence in sentences if (found := raw_ids(lang, name, sentence))] == []
        assert [sentence for sentence in sentences if not re.search(r"\w\)?[.!]$", sentence)] == []
        assert [sentence for sentence in sentences if "  " in sentence] == []
    hidden = any(event.seen_by(None) != event for event in table.story)
    assert (told[None] != told["replay"]) == hidden, "hidden things are told without their secret"


@each_language
@each_game_and_count
def test_the_standing_can_be_told_at_any_time(lang: str, name: str, count: int):
    words = Words(lang, name)
    beginning = Table.opened(game(name), game(name).options(seats=count), 1)
    standing = game(name).standing(beginning.state)
    leaders = [seat for seat, place in standing.places.items() if place == 1]
    assert leaders
    assert all(words.name(seat) in words.standing(standing) for seat in leaders)
    end = game(name).standing(played(name, count).state)
    assert all(words.name(seat) in words.standing(end) for seat in end.winners)
    assert words.standing(end).endswith(f" — {end.rule}")
