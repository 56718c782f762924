"""Whatever is asked in whole games: in every language, no two choices have the same words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from maester.games import NAMES, game
from maester.kernel import Amount, Chance, Decision, Form, Seat, Some, Table
from maester.words import LANGUAGES, Words
from tests.words.test_story import raw_ids

ENOUGH = 10
"""So many questions of a kind show what can be asked."""
MOST_READ = 200
"""So many answers to a question are read."""

GAMES = [(name, count) for name in NAMES for count in game(name).counts]

Choice = tuple[Decision[Any], Sequence[Any]]


def parts(decision: Decision[Any]) -> Iterator[Decision[Any]]:
    """A question, and the questions it consists of."""
    yield decision
    if isinstance(decision, Form):
        for field in decision.fields.values():
            yield from parts(field)


def choices(table: Table, seat: Seat, decision: Decision[Any]) -> Iterator[Choice]:
    """What is read to whoever is asked: the options of each part, and the answers worth looking at."""
    for part in parts(decision):
        if isinstance(part, Some):
            yield part, [(option,) for option in part.options]  # each is ticked by itself
        elif not isinstance(part, Amount) and (answers := part.answers()) is not None:
            yield part, list(islice(answers, MOST_READ))
    if decision.answers() is None:
        yield decision, list(islice(table.candidates(seat, Chance(5)), MOST_READ))


def asked(name: str, count: int) -> Iterator[tuple[Seat, Decision[Any], list[Choice]]]:
    """Questions of every kind that came up in a game, played half by habit and half at random."""
    table, chance = Table.opened(game(name), game(name).options(seats=count), 5 + count), Chance(6)
    seen = Counter[str]()
    habit = game(name).habit
    while not table.over:
        seat = table.waiting[0]
        decision = table.decision(seat)
        seen[decision.about] += 1
        if seen[decision.about] <= ENOUGH:
            yield seat, decision, list(choices(table, seat, decision))
        if habit and chance.below(2):
            table.answer(seat, habit(table.state, seat, decision, chance))
        else:
            table.answer(seat, decision.sample(chance))


@pytest.mark.parametrize(("name", "count"), GAMES)
def test_every_question_has_words_and_no_two_choices_have_the_same(name: str, count: int):
    for seat, decision, offered in asked(name, count):
        for lang in LANGUAGES:
            told_apart(Words(lang, name, you=seat), decision, offered)


def told_apart(words: Words, decision: Decision[Any], offered: list[Choice]) -> None:
    assert words.prompt(decision)
    for part, answers in offered:
        said = [words.answer(part, answer) for answer in answers]
        twice = [each for each, times in Counter(said).items() if times > 1]
        assert twice == [], part.about
        assert all(each.strip() for each in said), f"{part.about}: a choice without words"
        assert raw_ids(words.lang, str(words.game), " ".join(said)) == []
