"""Game of Thrones: Westeros Intrigue, for 2 to 6 players. Rules: docs/rules/intrigue.md."""

from maester.games.intrigue.bots.endgame import solved
from maester.games.intrigue.bots.habit import chapter, habit, kind
from maester.games.intrigue.evaluate import evaluate
from maester.games.intrigue.facts import FACTS
from maester.games.intrigue.imagine import imagine
from maester.games.intrigue.notation import drawn
from maester.games.intrigue.position import LAYOUT
from maester.games.intrigue.round import play, whose_turn
from maester.games.intrigue.setup import Options, deal
from maester.games.intrigue.state import State
from maester.games.intrigue.victory import measures, standing
from maester.games.intrigue.view import view
from maester.kernel import Game, Hints

GAME = Game(
    name="intrigue",
    rules=1,
    counts=(2, 3, 4, 5, 6),
    counts_rule="INT-SETUP-01",
    minutes=(10, 30),
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
    printed=FACTS,
    habit=habit,
    whose_turn=whose_turn,
    layout=LAYOUT,
    hints=Hints(kind=kind, chapter=chapter, solved=solved),
)
