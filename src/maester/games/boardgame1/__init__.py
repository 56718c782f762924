"""A Game of Thrones: The Board Game, first edition, for 3 to 5 players. Rules: docs/rules/boardgame1.md."""

from maester.games import boardgame
from maester.games.boardgame1.edition import EDITION, PRINTED
from maester.games.boardgame1.setup import Options, State, deal

GAME = boardgame.game("boardgame1", 2, (3, 4, 5), "BG1-SETUP-01", Options, State, (EDITION, PRINTED), deal)
