"""Cards that lie on units, and when they leave them."""

from collections.abc import Callable

from maester.games.miniatures.events import CardRemoved
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.texts.records import CARDS


def drop_cards(state: State, which: Callable[[Laid], bool]) -> None:
    """They go to the discard piles of their players; a poison goes back beside the table."""
    for laid in state.laid:
        if which(laid):
            state.laid = tuple(each for each in state.laid if each is not laid)
            if laid.card in CARDS and CARDS[laid.card].happens:
                state.discards[laid.seat] = (*state.discards[laid.seat], laid.card)
            if laid.on is not None:
                state.tell(CardRemoved(laid.card, laid.on))


def after_test(state: State, unit: str, panic: bool, passed: bool) -> None:
    """Cards that lie on a unit until it passes or fails a test."""
    if state.laid:
        over = "passes-morale" if passed else "fails-morale"
        drop_cards(
            state,
            lambda laid: (
                laid.on == unit and (over in laid.until or (panic and not passed and "fails-panic" in laid.until))
            ),
        )


def zone_targets(state: State, unit: str, zone: str) -> bool:
    """Cards that lie on a unit until a zone targets it; whether there were any."""
    before = len(state.laid)
    drop_cards(state, lambda laid: laid.on == unit and f"{zone}-targets" in laid.until)
    return len(state.laid) < before
