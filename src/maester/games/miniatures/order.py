"""The order in which players act, and the cancelling of what one of them declared."""

from msgspec.structs import replace

from maester.games.miniatures.events import EffectCancelled
from maester.games.miniatures.state import State
from maester.games.miniatures.values import Declared
from maester.kernel import Seat


def in_order(state: State) -> tuple[Seat, ...]:
    """The active player, then the others to the left. (MIN-TIMING-03)"""
    at = state.seats.index(state.active)
    around = (*state.seats[at:], *state.seats[:at])
    return tuple(seat for seat in around if seat not in state.out) if state.out else around


def cancel(state: State) -> None:
    """What was declared last outside the innermost window does nothing. (MIN-RULE-39)"""
    outer = state.windows[-2]
    *before, last = outer.declared
    gone = Declared(last.seat, last.key, cancelled=True)
    kept = replace(outer, declared=(*before, gone))
    state.windows = (*state.windows[:-2], kept, state.windows[-1])
    state.tell(EffectCancelled(last.seat, last.key))
