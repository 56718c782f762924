"""Which markers a move would win, before it is made."""

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.tray import Placed
from maester.games.miniatures.modes.carried import leaves_pile
from maester.games.miniatures.modes.markers import covers, held_by, touches
from maester.games.miniatures.numbers import holds
from maester.games.miniatures.state import State

Names = tuple[str, ...]


def claimed(state: State, name: str, placed: Placed) -> tuple[Names, Names]:
    """The markers a unit would claim where it ends, and those under its edge that it would not.

    (MIN-MODE-AGOT-04, MIN-MODE-AFFC-07, MIN-MODE-ADWD-04)
    """
    control = MODES[state.mode].control
    stays = placed == state.units[name].placed  # and a unit that does not move claims nothing
    if not control or stays or holds(state, "no-objectives", name):
        return (), ()
    spots = {marker: spot for marker, spot in state.spots.items() if spot is not None}
    touched = tuple(marker for marker, spot in spots.items() if touches(placed, spot))
    if control == "covered":
        covered = tuple(marker for marker in touched if covers(placed, spots[marker]))
        return covered, tuple(marker for marker in touched if marker not in covered)
    free = tuple(marker for marker in touched if state.markers[marker] is None)
    mine = held_by(state, name)
    return (free[:1], ()) if mine is None or leaves_pile(state, mine, placed) else ((), ())
