"""Kinds of chances to declare something, so that players can say which they care about. The kind is no secret."""

from maester.games.miniatures.state import State
from maester.games.miniatures.values import Window
from maester.kernel import Passing, Seat

KINDS = ("cancel", "my-turn", "their-turn", "my-attack", "attack-on-me", "test", "board", "loss")

OF_MOMENT: dict[str, str] = {
    "declared": "cancel",
    "targeted": "cancel",
    "test": "test",
    "test-rolled": "test",
    "test-passed": "test",
    "test-failed": "test",
    "zone": "board",
    "zone-targets": "board",
    "zone-done": "board",
    "token": "loss",
    "rank-lost": "loss",
    "would-be-destroyed": "loss",
    "destroyed": "loss",
}


def passing(state: State, window: Window, seat: Seat, orders: bool) -> Passing:
    """Which kinds of chance it is. None of them depends on what is in a hand.

    A player whose turn begins is waited for, and one who could use an order, unless it can be used turn after turn. All
    of that is public.
    """
    occasion = window.occasion
    kinds = ["my-turn" if state.friends(state.active, seat) else "their-turn"]
    if occasion.moment in OF_MOMENT:
        kinds.append(OF_MOMENT[occasion.moment])
    if occasion.unit is not None and occasion.foe is not None:
        mine = state.friends(state.units[occasion.unit].seat, seat)
        kinds.append("my-attack" if mine else "attack-on-me")
    waits = seat == state.active if occasion.moment == "turn-start" else orders
    return Passing(window.number, tuple(kinds), waits=waits)
