"""A Game of Thrones, the board game: what both editions share.

An edition is data (edition.py); everything else here plays either of them. Rules: docs/rules/boardgame1.md and
docs/rules/boardgame2.md.
"""

from maester.games.boardgame.edition import Edition
from maester.games.boardgame.game import game
from maester.games.boardgame.setup import set_up
from maester.games.boardgame.state import State

__all__ = ["Edition", "State", "game", "set_up"]
