"""Candidates: the answers that enter a contest, the habitual one first."""

from collections.abc import Hashable, Iterator
from typing import Any

from maester.bots.choices import choices, kind_of
from maester.bots.playout import IsOver, never
from maester.kernel import Chance, Decision, Seat, Table

ASKED_AGAIN = 2
"""How many times habit is asked per candidate wanted; it may repeat itself."""


def candidates(table: Table, seat: Seat, chance: Chance, most: int, is_over: IsOver = never) -> list[Any]:
    """At most `most` answers, one of each kind: all of them if they are few, else those that come to mind in time."""
    game, decision = table.game, table.decision(seat)
    listed = choices(game, decision)
    found: dict[Hashable, Any] = {}
    for answer in coming_to_mind(table, seat, chance, most, listed is not None):
        found.setdefault(kind_of(game, answer), answer)
        if len(found) == most or is_over():
            return list(found.values())
    others = (
        [(kind_of(game, one), one) for one in samples(decision, chance, most)]
        if listed is None
        else (list(listed.items()) if len(listed) <= most else chance.shuffled(listed.items()))
    )
    for kind, answer in others:
        if len(found) < most:
            found.setdefault(kind, answer)
    return list(found.values())


def samples(decision: Decision[Any], chance: Chance, most: int) -> Iterator[Any]:
    return (decision.sample(chance) for _ in range(most))


def coming_to_mind(table: Table, seat: Seat, chance: Chance, most: int, listed: bool) -> Iterator[Any]:
    """What habit says, then what the game suggests, then what habit says on second thoughts, each in its own world.

    Where all answers are listed, there is no need for second thoughts.
    """
    habit, known = table.game.habit, table.game.hints.likely
    if habit is None:
        return
    for again in range(1 if listed else ASKED_AGAIN * most):
        world = table.imagined(seat, Chance(chance.below(1 << 32)))
        decision = world.decision(seat)
        yield habit(world.state, seat, decision, chance)
        if known is not None and not again:
            yield from known(world.state, seat, decision, chance)
