"""A Game of Thrones, the board game: what both editions share.

An edition is data (edition.py); everything else here plays either of them. Rules: docs/rules/boardgame1.md and
docs/rules/boardgame2.md.
"""

from maester.games.boardgame.edition import Edition
from maester.games.boardgame.evaluate import evaluate
from maester.games.boardgame.habit import habit
from maester.games.boardgame.imagine import imagine
from maester.games.boardgame.notation import drawn
from maester.games.boardgame.round import play
from maester.games.boardgame.setup import set_up
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import measures, standing
from maester.games.boardgame.view import view

__all__ = [
    "Edition",
    "State",
    "drawn",
    "evaluate",
    "habit",
    "imagine",
    "measures",
    "play",
    "set_up",
    "standing",
    "view",
]
