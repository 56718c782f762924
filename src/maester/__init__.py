"""maester: tabletop games of Westeros, refereed to the letter, for people and programs."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maester.kernel import Table

__version__ = "0.2.0"


def table(game: str, *, seed: int, **options: Any) -> "Table":
    """A new table of a game: `maester.table("intrigue", seats=3, seed=7)`."""
    from maester import games, kernel

    played = games.game(game)
    return kernel.Table.opened(played, played.options(**options), seed)
