"""Laws of refusing: an illegal, late or malformed answer is refused with a reason, and nothing changes."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from msgspec import json

from maester.games import NAMES
from maester.kernel import Chance, IllegalAnswer, Refusal, Seat, Table, UnreadableAnswer
from tests.kit.citizens import Citizen
from tests.kit.near_misses import atoms
from tests.kit.walks import kept, same, walk, whole


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


def endless() -> list[Any]:
    snake: list[Any] = []
    snake.append(snake)
    return snake


MALFORMED: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 10**30, -(2**63) - 1, 2**64, 1.5, -0.0, 1e308, float("nan"), float("inf")),
    *("", " ", "x", "seat-1", "x" * 100_000, "\x00", "\ud800", "💍" * 50, b"bytes", "null", "true", "1"),
    *([], (), [None], [[]], [1, 2, 3], ["x"] * 10_000, [True], deep(50), deep(100_000), endless()),
    *({}, {"": ""}, {"x": {}}, {"card": None}, {"card": "x", "row": 1}, {"card": "x", "row": 1, "place": 0, "more": 1}),
    *(
        {"row": "1", "place": [], "card": {}},
        {"x": "0", "y": None, "degrees": []},
        {"type": "Pick"},
        {1: 2},
        {None: None},
    ),
    *({"a": deep(1000)}, {str(n): n for n in range(1000)}, {1, 2}, object(), Exception, lambda: None, 1j),
)


def malformed_answers_change_nothing(citizen: Citizen, count: int, seed: int) -> None:
    """Values of every kind, and answers that were right at other decisions."""
    table = citizen.opened(count, seed)
    stale: list[Any] = []
    for n, (seat, _, answer) in enumerate(walk(table, Chance(seed))):
        extra_fields_are_refused(table, seat, json.decode(json.encode(answer)))
        if n % 16 == seed % 16:
            all_taken_rightly_or_refused(
                table, seat, (*MALFORMED, *stale[-12:], *bent(json.decode(json.encode(answer))))
            )
        stale.append(answer)


def extra_fields_are_refused(table: Table, seat: Seat, answer: Any) -> None:
    """An allowed answer with a field that nobody asked for, wherever it has fields, is refused."""
    before = table.state.chance.drawn, len(table.given), len(table.story), table.waiting
    for value in saying_more(answer):
        for tried in (table.answer, table.would):
            try:
                foreseen = tried(seat, value)
            except (IllegalAnswer, UnreadableAnswer):
                continue
            assert foreseen is not None, f"{value} was taken"
            assert foreseen.refusal is not None, f"{value} would be taken"
    assert (table.state.chance.drawn, len(table.given), len(table.story), table.waiting) == before


def saying_more(answer: Any) -> Iterator[Any]:
    """The answer with one more field, in each place that has fields."""
    if isinstance(answer, dict):
        yield {**answer, "more": 1}
        yield from ({**answer, name: other} for name, each in answer.items() for other in saying_more(each))
    elif isinstance(answer, list):
        for n, each in enumerate(answer):
            yield from ([*answer[:n], other, *answer[n + 1 :]] for other in saying_more(each))


WRONG: tuple[Any, ...] = (None, True, "x", -99, 1e9, [], {}, "")


def bent(answer: Any) -> list[Any]:
    """Malformed in the smallest way: an allowed answer with one thing wrong."""
    if isinstance(answer, dict):
        lacking = [{key: value for key, value in answer.items() if key != gone} for gone in list(answer)[:3]]
        wrong = [{**answer, key: value} for key in list(answer)[:3] for value in WRONG]
        return [*lacking, *wrong, {**answer, "more": 1}, list(answer), [answer], json.encode(answer).decode()]
    return [[answer], {"answer": answer}, [answer, answer], json.encode(answer).decode() + " "]


def all_taken_rightly_or_refused(table: Table, seat: Seat, values: Iterable[Any]) -> None:
    """Try the values one after the other on the same copy until one is taken. What is refused changes nothing."""
    before, stood = whole(table), kept(table)
    twin = table.copy()
    for value in values:
        if taken_rightly(twin, seat, value, stood):
            twin = table.copy()
    same(whole(twin), before, "a refused answer changed something that is seen")
    same(whole(table), before, "answering a copy changed the original")


def taken_rightly(table: Table, seat: Seat, value: Any, before: bytes) -> bool:
    """Whether the value is taken. If it is, it must really be an allowed answer; if not, nothing may have changed."""
    decision = table.decision(seat)
    try:
        table.answer(seat, value)
    except (IllegalAnswer, UnreadableAnswer) as refused:
        if not str(refused):
            raise AssertionError("a refusal needs a reason") from refused
        same(kept(table), before, "a refused answer changed something")
        return False
    answers = decision.answers()
    if answers is not None:
        assert json.encode(decision.read(value)) in [json.encode(each) for each in answers]
    assert kept(table) != before
    return True


def only_who_is_asked_may_answer(citizen: Citizen, count: int, seed: int) -> None:
    """Nobody can answer for another's seat, without a seat, out of turn or after the end; they are told why."""
    table = citizen.opened(count, seed)
    answer: Any = None
    for _, _, answer in walk(table, Chance(seed)):
        before = whole(table)
        for seat in table.state.seats:
            if seat not in table.waiting:
                refusal = refuses(table, seat, answer, "not-your-turn")
                if table.game.name in NAMES:
                    assert refusal.rule in atoms(table.game.name)
        for nobody in ("", "nobody", "SEAT-1", "seat-1 ", None, 0, "x" * 1000):
            refuses(table, nobody, answer, "no-such-seat")
        same(whole(table), before)
    before = whole(table)
    for seat in table.state.seats:
        refuses(table, seat, answer, "game-is-over")
    refuses(table, "nobody", answer, "no-such-seat")
    same(whole(table), before)


def refuses(table: Table, seat: Any, answer: Any, why: str) -> Refusal:
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(seat, answer)
    assert refused.value.refusal.why == why
    with pytest.raises(IllegalAnswer):
        table.decision(seat)
    return refused.value.refusal
