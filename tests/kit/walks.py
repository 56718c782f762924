"""Walks through random games, and what can be seen on the way, as bytes."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec import json, msgpack

from maester.kernel import Chance, Decision, Seat, Table
from maester.kernel.record import record_of, write_record

FARTHEST = 20_000
"""A random game that is not over after this many answers never ends."""


def walk(table: Table, chance: Chance) -> Iterator[tuple[Seat, Decision[Any], Any]]:
    """At every decision, yield the seat that is asked, the question and the answer it will give; then give it."""
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


def in_sight(table: Table) -> list[bytes]:
    """What anybody can see now: every view, who is asked what, and what is suggested to whom."""
    views = [view(table, one) for one in watchers(table)]
    return [*views, *(question(table, seat) for seat in table.waiting), json.encode(table.waiting)]


def shown(table: Table, since: int = 0) -> bytes:
    """Everything that anybody can see: every view, who is asked what, every story from the given event on."""
    return b"\n".join([*in_sight(table), *(told(table, one, since) for one in watchers(table))])


def position(table: Table) -> bytes:
    """The state with all that is hidden, its luck included."""
    return msgpack.encode(table.state, enc_hook=lambda luck: luck.to_bytes())


def hidden(table: Table) -> bytes:
    """The state without its luck."""
    still = table.state.copy()
    still.chance = Chance(0)
    return msgpack.encode(still, enc_hook=lambda luck: luck.to_bytes())


def kept(table: Table) -> bytes:
    """What a table holds: all that is hidden now, all that has happened and all that was answered."""
    return position(table) + b"\n" + json.encode((table.story, table.opening, table.given))


def whole(table: Table) -> bytes:
    """Everything about a table: every view, who is asked what, and what it holds.

    What each seat is told of what has happened, what is suggested to it, and the record, are worked out from these.
    Suggestions take longest by far: they are compared where two tables came about in different ways (`shown`), or
    where somebody might learn something from them (`question`).
    """
    views = [view(table, one) for one in watchers(table)]
    asked = json.encode({seat: table.decision(seat) for seat in table.waiting})
    return b"\n".join([*views, asked, kept(table)])


def recorded(table: Table) -> bytes:
    """The record as it is written."""
    return write_record(record_of(table)).encode()


LATER = 120
"""A game is long after this many answers."""


def now_and_then(n: int, every: int) -> bool:
    """Whether something slow is tried after n answers. Late in a long game it is tried less often."""
    return n % (every if n < LATER else 5 * every) == 0


def same(one: bytes, other: bytes, why: str = "two tables differ that should not") -> None:
    """Like an assertion, but quick to explain even where there is much to compare."""
    if one != other:
        at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        here = slice(max(0, at - 60), at + 60)
        raise AssertionError(f"{why}: {one[here]!r} is not {other[here]!r}")
