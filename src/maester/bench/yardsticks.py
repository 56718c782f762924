"""What we compare ourselves with: other people's engines, stepped at random from Python.

Each is a class with `play(seconds)`, which answers for about that long and returns decisions per second. It gives the
other engine the benefit of the doubt: if there are two ways to step it, the faster one is used.
"""

from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from os import environ
from random import Random
from time import process_time
from typing import Any, Protocol
from warnings import catch_warnings, simplefilter

LOOKS_AWAY = 50


class MissingYardstick(RuntimeError):
    """The other engine is not installed here."""


class Player(Protocol):
    def play(self, seconds: float) -> float:
        """Answer for about that long; decisions per second."""


class Uno:
    """RLCard's `uno` with its usual two players: `env.step` with one of the legal actions."""

    def __init__(self, seed: int = 0) -> None:
        try:
            with redirect_stdout(StringIO()):
                import rlcard
        except ImportError as error:
            raise MissingYardstick("rlcard") from error
        self.env = rlcard.make("uno", config={"seed": seed})
        self.luck = Random(seed)
        self.state, _ = self.env.reset()

    def play(self, seconds: float) -> float:
        env, choice, state, decisions = self.env, self.luck.choice, self.state, 0
        begun = process_time()
        end = begun + seconds
        while (now := process_time()) < end:
            for _ in range(LOOKS_AWAY):
                state, _ = env.step(choice(list(state["legal_actions"])))
                if env.is_over():
                    state, _ = env.reset()
            decisions += LOOKS_AWAY
        self.state = state
        return decisions / (now - begun)


class Hearts:
    """OpenSpiel's C++ `hearts`: its chance nodes take time here, but only the players' decisions are counted."""

    def __init__(self, seed: int = 0) -> None:
        try:
            import pyspiel
        except ImportError as error:
            raise MissingYardstick("pyspiel") from error
        self.game = pyspiel.load_game("hearts")
        self.luck = Random(seed)
        self.state: Any = self.game.new_initial_state()

    def play(self, seconds: float) -> float:
        game, choice, state, decisions = self.game, self.luck.choice, self.state, 0
        begun = process_time()
        end = begun + seconds
        while (now := process_time()) < end:
            for _ in range(LOOKS_AWAY):
                if not state.is_chance_node():
                    decisions += 1
                # Every chance outcome of hearts is equally likely, so the list of legal ones is enough.
                state.apply_action(choice(state.legal_actions()))
                if state.is_terminal():
                    state = game.new_initial_state()
        self.state = state
        return decisions / (now - begun)


class Chess:
    """PettingZoo's `chess_v6`: `env.step` with one of the legal actions, observations built as it always does."""

    def __init__(self, seed: int = 0) -> None:
        # The environment imports a window toolkit, which must not look for a screen.
        environ.setdefault("SDL_VIDEODRIVER", "dummy")
        environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        with catch_warnings():
            simplefilter("ignore", DeprecationWarning)  # it warns about its own way of making an environment
            try:
                from pettingzoo.classic import chess_v6

                self.env = chess_v6.env()
            except ImportError as error:
                raise MissingYardstick("pettingzoo") from error
        self.luck = Random(seed)
        self.env.reset(seed=seed)

    def play(self, seconds: float) -> float:
        env, choice, decisions = self.env, self.luck.choice, 0
        begun = process_time()
        end = begun + seconds
        while (now := process_time()) < end:
            for _ in range(LOOKS_AWAY):
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.reset()
                else:
                    env.step(choice(seen["action_mask"].nonzero()[0]))
                    decisions += 1
        return decisions / (now - begun)


YARDSTICKS: dict[str, dict[str, Callable[[int], Player]]] = {
    "intrigue": {"rlcard-uno": Uno, "pyspiel-hearts": Hearts},
    "boardgame1": {"pettingzoo-chess": Chess},
    "boardgame2": {"pettingzoo-chess": Chess},
    "cardgame": {"pettingzoo-chess": Chess},
    "miniatures": {"pettingzoo-chess": Chess},
}
"""Game → the yardsticks it is compared with. A new game adds its own line."""
