"""A Game of Thrones: The Board Game, second edition, for 3 to 6 players. Rules: docs/rules/boardgame2.md."""

from maester.games import boardgame
from maester.games.boardgame2.edition import EDITION
from maester.games.boardgame2.setup import Options, State, deal

GAME = boardgame.game("boardgame2", 1, (3, 4, 5, 6), "BG2-SETUP-01", Options, State, (EDITION,), deal)
