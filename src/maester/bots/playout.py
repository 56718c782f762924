"""A playout: one answer tried in one imagined world, played on by habit to the next chapter and judged there.

It depends only on the position, the answer and the world's seed, so any process can run it.
"""

from collections.abc import Callable
from typing import Any

from maester.kernel import Chance, Seat, Table, seed_from

LONGEST = 400
"""A playout is judged after this many answers at the latest; no chapter is longer."""

IsOver = Callable[[], bool]
"""Whether the time to think is up."""


def never() -> bool:
    return False


def playout(table: Table, seat: Seat, answer: Any, world_seed: int, is_over: IsOver = never) -> float | None:
    """How well the seat stands when the chapter is over; None if the time is up before."""
    game = table.game
    world = table.imagined(seat, Chance(world_seed))
    chance = Chance(seed_from("playout", world_seed))
    chapter = game.hints.chapter
    assert chapter is not None, "the game says where playouts end"
    ends = chapter(world.state) + game.hints.chapters(world.state)
    # Others who are asked at the same time answer first, so their answers do not depend on this seat's.
    for other in world.waiting:
        if other != seat:
            answer_by_habit(world, other, chance)
    world.answer(seat, answer)
    for _ in range(LONGEST):
        if not world.waiting or chapter(world.state) >= ends:
            break
        if is_over():
            return None
        answer_by_habit(world, world.waiting[0], chance)
    return game.evaluate(world.state, seat)


def answer_by_habit(world: Table, seat: Seat, chance: Chance) -> None:
    """As an experienced player would; where a game has no habit, anything."""
    habit = world.game.habit
    if habit is None:
        world.answer_any(seat, chance)
    else:
        world.answer(seat, habit(world.state, seat, world.decision(seat), chance))
