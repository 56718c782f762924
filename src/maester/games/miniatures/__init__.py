"""A Song of Ice & Fire: Tabletop Miniatures Game, rules of 2021. Rules: docs/rules/miniatures.md."""

from collections.abc import Hashable
from typing import Any

from maester.games.miniatures.bots.habit import chapter, chapters, habit
from maester.games.miniatures.bots.places import likely
from maester.games.miniatures.brings import BRINGS
from maester.games.miniatures.candidates import candidates
from maester.games.miniatures.chances import KINDS
from maester.games.miniatures.components import PRINTED
from maester.games.miniatures.evaluate import evaluate
from maester.games.miniatures.explain import explain
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.imagine import imagine
from maester.games.miniatures.notation import drawn
from maester.games.miniatures.position import LAYOUT
from maester.games.miniatures.preview import preview
from maester.games.miniatures.round import play
from maester.games.miniatures.setup import Options, deal
from maester.games.miniatures.state import State
from maester.games.miniatures.turn import whose_turn
from maester.games.miniatures.victory import measures, standing
from maester.games.miniatures.view import view
from maester.kernel import Game, Hints


def kind(answer: Any) -> Hashable:
    """Nearly equal moves are one: to an inch, and to fifteen degrees."""
    if isinstance(answer, Moved):
        return answer.face // 1_500, answer.travel // 1_000, answer.then // 1_500
    return answer if isinstance(answer, Hashable) else str(answer)


GAME = Game(
    name="miniatures",
    rules=7,
    counts=(2, 3, 4),
    counts_rule="MIN-SETUP-13",
    minutes=(60, 120),
    options=Options,
    state=State,
    brings=BRINGS,
    takes_long=True,
    windows=KINDS,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    measures=measures,
    evaluate=evaluate,
    drawn=drawn,
    printed=PRINTED,
    habit=habit,
    candidates=candidates,
    preview=preview,
    explain=explain,
    whose_turn=whose_turn,
    layout=LAYOUT,
    hints=Hints(checkpoint_every=1, kind=kind, likely=likely, chapter=chapter, chapters=chapters, search="contest"),
)
