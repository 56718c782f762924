"""The context in which a card does something."""

from typing import NamedTuple

from maester.games.boardgame.facts import House
from maester.games.boardgame.state import Battle, State


class Context(NamedTuple):
    """The state, whose effect it is, and the card or deck it is printed on."""

    state: State
    house: House
    source: str

    @property
    def battle(self) -> Battle:
        assert self.state.battle is not None, "house cards work in a combat"
        return self.state.battle
