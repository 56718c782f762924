"""The first edition, for the sentences of tests/scenarios/boardgame.

game = First(5).ordered("stark", "raid", "winterfell").begin(steps.Raids())
game = Fight("tyrell knight knight", "lannister footman").fight()
"""

from typing import Any

from maester.games.boardgame.facts import Area, Token
from tests.scenarios.boardgame.combat import Field
from tests.scenarios.boardgame.scenario import Scenario

HOUSES = ("baratheon", "greyjoy", "lannister", "stark", "tyrell")


class First(Scenario):
    """A position of the first edition."""

    def __init__(self, players: int = 5, **agreed: Any) -> None:
        super().__init__(players, "boardgame1", **agreed)


class Fight(Field):
    """A combat of the first edition. No card says anything, and nobody holds the blade, unless a test wants it."""

    def __init__(
        self,
        attack: str,
        defense: str = "",
        at: Area = "blackwater",
        origin: Area = "the-reach",
        march: Token = "march-0",
        players: int = 5,
        **agreed: Any,
    ) -> None:
        super().__init__(attack, defense, at, origin, march, players, game="boardgame1", **agreed)
        self.supply(**dict.fromkeys(self.state.seats, 6))


PLAIN = {"tyrell": "tyrell-captain", "lannister": "kevan-lannister", "stark": "lord-mormont"}
"""Cards of strength 1 with a sword and no text."""
