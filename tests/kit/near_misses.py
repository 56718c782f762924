"""Law of reasons: every question names its rule. An answer of the right shape that is not allowed is refused by a rule
that is written down, with a sentence in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from msgspec import json

from maester.games import NAMES
from maester.kernel import Chance, Decision, Form, IllegalAnswer, Pick, Refusal, Seat, Some, Table, UnreadableAnswer
from maester.kernel.exactly import exactly
from maester.rules import load
from maester.words import LANGUAGES, Words
from tests.kit.citizens import Citizen
from tests.kit.walks import same, walk, whole

FAR_AWAY = (10**30, -(10**30), 2**63 - 1, 10**300)
"""Numbers too large to be a count or a distance."""

TRIED = 40
"""Near misses at one decision; luck says which."""


def refusals_name_their_rule(citizen: Citizen, count: int, seed: int) -> None:
    """At some decisions of a random game: all that the seat might have tried instead."""
    name = citizen.game.name
    if name not in NAMES:
        return  # the small flows of tests/kernel have no rulebook
    table, chance = citizen.opened(count, seed), Chance(seed)
    tried: dict[str, int] = {}
    for seat, decision, answer in walk(table, chance):
        every_question_has_a_rule(name, decision)
        tried[decision.about] = tried.get(decision.about, 0) + 1
        if tried[decision.about] <= 3:
            refused_by_a_rule(table, seat, decision, answer, chance)


def every_question_has_a_rule(game: str, decision: Decision[Any]) -> None:
    assert decision.rule in atoms(game), f"{decision.about} is asked by no rule"
    if isinstance(decision, Form):
        for field in decision.fields.values():
            every_question_has_a_rule(game, field)


def refused_by_a_rule(table: Table, seat: Seat, decision: Decision[Any], answer: Any, chance: Chance) -> None:
    before, game = whole(table), table.game.name
    tries = list(near_misses(json.decode(json.encode(answer)), vocabulary(table, decision)))
    for value in (*barred(decision), *chance.shuffled(tries)[:TRIED]):
        try:
            read = exactly(decision, value)
        except UnreadableAnswer:
            assert not (isinstance(decision, Pick) and isinstance(answer, str)), f"{value} is of the kind of {answer}"
            continue
        if decision.refusal(read) is None:
            continue
        refusal = refuses(table, seat, value)
        assert refusal.rule in atoms(game), f"{decision.about}: {value} is refused ({refusal.why}) by no rule"
        for lang in LANGUAGES:
            assert refusal.rule in Words(lang, game, you=seat).refusal(refusal)
    same(whole(table), before, "a refused answer changed something")


def refuses(table: Table, seat: Seat, value: Any) -> Refusal:
    try:
        table.answer(seat, value)
    except IllegalAnswer as error:
        return error.refusal
    raise AssertionError(f"{value} is refused by the question and taken by the table")


@cache
def atoms(game: str) -> frozenset[str]:
    """The ids of all rules of a game."""
    return frozenset(atom.id for atom in load(game))


def barred(decision: Decision[Any]) -> list[Any]:
    """What the question says is barred. None of it may be an option."""
    if not isinstance(decision, Pick | Some):
        return []
    options = [each.option for each in decision.barred]
    assert not any(option in decision.options for option in options)
    assert len({json.encode(option) for option in options}) == len(options), "something is barred twice"
    return [json.decode(json.encode(each if isinstance(decision, Pick) else [each])) for each in options]


def vocabulary(table: Table, decision: Decision[Any]) -> list[str]:
    """The names that a player at this table might say: those of the question and of the seats, areas and cards."""
    seen = json.decode(json.encode((decision, table.view(None))))
    return list(dict.fromkeys(names(seen)))


def names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from names(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from names(each)


def near_misses(answer: Any, words: list[str]) -> Iterator[Any]:
    """The answer with one thing changed, its shape kept."""
    if isinstance(answer, bool):
        yield not answer
    elif isinstance(answer, int):
        yield from (answer - 1, answer + 1, -1, answer + 99, *FAR_AWAY)
    elif isinstance(answer, str):
        yield from words
    elif isinstance(answer, list):
        yield from (answer[:-1], [*answer, *answer[:1]])
        for n, each in enumerate(answer):
            yield from ([*answer[:n], other, *answer[n + 1 :]] for other in near_misses(each, words))
    elif isinstance(answer, dict):
        for key, each in answer.items():
            rest = {name: value for name, value in answer.items() if name != key}
            yield rest
            yield from ({**answer, key: other} for other in near_misses(each, words))
            yield from ({**rest, word: each} for word in islice(words, 30))
