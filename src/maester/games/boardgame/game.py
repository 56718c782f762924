"""An edition as a game: its name, its options, and how it is dealt. Both editions share everything else."""

from collections.abc import Callable
from typing import Any

from maester import kernel
from maester.games.boardgame.bots.habit import chapter, habit, likely
from maester.games.boardgame.candidates import candidates
from maester.games.boardgame.components import printed
from maester.games.boardgame.edition import EDITIONS, Edition
from maester.games.boardgame.evaluate import evaluate, prospects_of
from maester.games.boardgame.imagine import face_down, imagine
from maester.games.boardgame.notation import drawn
from maester.games.boardgame.position import LAYOUT
from maester.games.boardgame.preview import preview
from maester.games.boardgame.round import play, whose_turn
from maester.games.boardgame.state import State
from maester.games.boardgame.victory import measures, standing
from maester.games.boardgame.view import view
from maester.kernel import Chance, Game, Hints


def game(
    name: str,
    rules: int,
    counts: tuple[int, ...],
    counts_rule: str,
    options: type[kernel.Options],
    state: type[State],
    editions: tuple[Edition, ...],
    deal: Callable[[Any, Chance], State],
) -> Game:
    EDITIONS.update({edition.name: edition for edition in editions})
    return Game(
        name=name,
        rules=rules,
        counts=counts,
        counts_rule=counts_rule,
        minutes=(120, 240),
        negotiable=True,
        options=options,
        state=state,
        deal=deal,
        play=play,
        view=view,
        imagine=imagine,
        face_down=face_down,
        standing=standing,
        measures=measures,
        evaluate=evaluate,
        drawn=drawn,
        printed=printed(EDITIONS[name]),
        habit=habit,
        candidates=candidates,
        preview=preview,
        whose_turn=whose_turn,
        layout=LAYOUT,
        hints=Hints(
            checkpoint_every=1,
            likely=likely,
            chapter=chapter,
            prospects=prospects_of(name),
            search="contest",
            whim=24,
            width=1.0,
        ),
    )
