"""A playout: one answer tried in one imagined world, played on by habit to the next chapter and judged there.

It depends on the position, the answer and the seed of the world alone, so any process may do it.
"""

from typing import Any

from maester.kernel import Chance, Seat, Table, seed_from

LONGEST = 400
"""No chapter is longer than so many answers; a playout is judged there in any case."""


def playout(table: Table, seat: Seat, answer: Any, world_seed: int) -> float:
    """How well the seat stands when the chapter is over."""
    game = table.game
    world = table.imagined(seat, Chance(world_seed))
    chance = Chance(seed_from("playout", world_seed))
    chapter = game.hints.chapter
    assert chapter is not None, "the game says where playouts end"
    began = chapter(world.state)
    # Who is asked at the same time answers first, and so says the same whatever this seat answers.
    for other in world.waiting:
        if other != seat:
            answer_by_habit(world, other, chance)
    world.answer(seat, answer)
    for _ in range(LONGEST):
        if not world.waiting or chapter(world.state) > began:
            break
        answer_by_habit(world, world.waiting[0], chance)
    return game.evaluate(world.state, seat)


def answer_by_habit(world: Table, seat: Seat, chance: Chance) -> None:
    """As a player of some experience would; where a game has no habit, anything."""
    habit = world.game.habit
    if habit is None:
        world.answer_any(seat, chance)
    else:
        world.answer(seat, habit(world.state, seat, world.decision(seat), chance))
