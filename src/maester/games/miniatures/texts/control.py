"""Who controls a zone of the tactics board. (MIN-BOARD-08)"""

from maester.games.miniatures.state import State
from maester.games.miniatures.texts.changes import Controls
from maester.games.miniatures.texts.which import Zone
from maester.kernel import Seat


def controls(state: State, seat: Seat, zone: Zone | str) -> bool:
    """An NCU of the player stands on it, or an effect says so."""
    guards = state.board.get("water-gardens")
    if guards is not None and not state.friends(state.ncus[guards].seat, seat):
        return False
    ncu = state.board.get(zone)
    if ncu is not None and state.ncus[ncu].seat == seat:
        return True
    return any(
        each.word == zone and each.bound.seat == seat for each in state.lasting if isinstance(each.change, Controls)
    )


def rivals(state: State, seat: Seat, zone: Zone) -> bool:
    return any(controls(state, foe, zone) for foe in state.foes(seat))
