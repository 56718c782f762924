"""A Game of Thrones: The Board Game, second edition, for 3 to 6 players. Rules: docs/rules/boardgame2.md."""

from maester.games.boardgame import drawn, evaluate, habit, imagine, measures, play, standing, view
from maester.games.boardgame2.setup import Options, State, deal
from maester.kernel import Game

GAME = Game(
    name="boardgame2",
    rules=1,
    counts=(3, 4, 5, 6),
    counts_rule="BG2-SETUP-01",
    minutes=(120, 240),
    negotiable=True,
    answers_worth_a_checkpoint=1,
    options=Options,
    state=State,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    measures=measures,
    evaluate=evaluate,
    drawn=drawn,
    habit=habit,
    whim=24,
)
