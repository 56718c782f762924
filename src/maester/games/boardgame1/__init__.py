"""A Game of Thrones: The Board Game, first edition, for 3 to 5 players. Rules: docs/rules/boardgame1.md."""

from maester.games.boardgame import drawn, evaluate, habit, imagine, measures, play, standing, view
from maester.games.boardgame1.setup import Options, State, deal
from maester.kernel import Game

GAME = Game(
    name="boardgame1",
    rules=1,
    counts=(3, 4, 5),
    counts_rule="BG1-SETUP-01",
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
