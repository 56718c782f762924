"""The table a deal begins with: where seats bring something themselves, it is part of the luck of the deal."""

from typing import Any

from maester.kernel import Chance, Game, Table, seed_from


def opened(game: Game, seats: int, seed: int) -> Table:
    """A table by the default options, each seat with a deck or an army drawn from those that come with the game.

    It depends on the seed only: when a deal is played again, each seat has the same one, whoever sits there.
    """
    return Table.opened(game, game.options(seats=seats, **brought(game, seats, seed)), seed)


def brought(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """The option that says who brings what. No two bring the same as long as there are enough."""
    if game.brings is None:
        return {}
    chance = Chance(seed_from(seed, "brings"))
    names: list[str] = []
    while len(names) < seats:
        names += chance.shuffled(sorted(game.brings.built_in))
    sitting = game.deal(game.options(seats=seats), Chance(0)).seats
    return {game.brings.option: dict(zip(sitting, names, strict=False))}
