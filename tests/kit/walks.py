"""Walks through random games, and what can be seen on the way, as bytes."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import json, msgpack

from maester.kernel import Chance, Decision, Seat, Table
from maester.kernel.record import record_of, write_record

FARTHEST = 20_000
"""Answers: a random game that is not over by then never ends."""


def walk(table: Table, chance: Chance) -> Iterator[tuple[Seat, Decision[Any], Any]]:
    """Stop at every decision with a seat that is asked, what, and the answer it will give; then give it."""
    for _ in range(FARTHEST):
        if table.over:
            return
        seat = chance.choice(table.waiting)
        decision = table.decision(seat)
        assert can_be_answered(decision), f"{seat} is asked {decision.about!r}, and no answer is allowed"
        answer = decision.sample(chance)
        yield seat, decision, answer
        table.answer(seat, answer)
    raise AssertionError("a random game does not end")


def can_be_answered(decision: Decision[Any]) -> bool:
    answers = decision.answers()
    return answers is None or any(True for _ in answers)


def play_out(table: Table, chance: Chance) -> Table:
    for _ in walk(table, chance):
        pass
    return table


def walk_to(table: Table, chance: Chance, answers: int) -> Table:
    """The table after this many answers, or at the end of the game."""
    for n, _ in enumerate(walk(table, chance)):
        if n == answers:
            break
    return table


def watchers(table: Table) -> tuple[Seat | None, ...]:
    return (*table.state.seats, None)


def view(table: Table, watcher: Seat | None) -> bytes:
    return json.encode(table.view(watcher))


def question(table: Table, seat: Seat) -> bytes:
    """What a seat is asked, which answers are suggested to it, and what it is told one would lead to."""
    if seat not in table.waiting:
        return b""
    decision = table.decision(seat)
    proposed = list(islice(table.candidates(seat, Chance(1)), 3))
    return json.encode((decision, proposed, table.would(seat, decision.sample(Chance(1)))))


def measured(table: Table) -> bytes:
    """The numbers everybody may plot."""
    return json.encode(table.game.measures(table.state))


def told(table: Table, watcher: Seat | None, since: int = 0) -> bytes:
    return json.encode(table.story_for(watcher, since))


def shown(table: Table) -> bytes:
    """Everything that anybody can see: every view, every story, who is asked what."""
    seen = [part for one in watchers(table) for part in (view(table, one), told(table, one))]
    return b"\n".join([*seen, *(question(table, seat) for seat in table.waiting), json.encode(table.waiting)])


def position(table: Table) -> bytes:
    """The state with all that is hidden, its luck included."""
    return msgpack.encode(table.state, enc_hook=lambda luck: luck.to_bytes())


def hidden(table: Table) -> bytes:
    """The state without its luck."""
    still = table.state.copy()
    still.chance = Chance(0)
    return msgpack.encode(still, enc_hook=lambda luck: luck.to_bytes())


def whole(table: Table) -> bytes:
    """All there is to a table: what is seen, what is hidden, and the record."""
    record = write_record(record_of(table)).encode() if table.opening else b""
    return b"\n".join([shown(table), position(table), record, json.encode(table.given)])


def same(one: bytes, other: bytes, why: str = "two tables differ that should not") -> None:
    """Like an assertion, but quick to explain even where there is much to compare."""
    if one != other:
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        here = slice(max(0, at - 60), at + 60)
        raise AssertionError(f"{why}: {one[here]!r} is not {other[here]!r}")
