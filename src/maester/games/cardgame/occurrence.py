"""TRIGGER, INTERRUPT, REACT: what is about to happen can be interrupted; what has happened can be reacted to.

The sequence of Part 2 of the rules: "would" interrupts, forced interrupts, interrupts, it happens, forced reactions,
reactions. Windows are steps of the agenda; none opens where nothing on the table and nothing a hand might hold answers.
"""

from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.events import NothingMarshaled
from maester.games.cardgame.happenings import CHANGES, leaving, take_place
from maester.games.cardgame.offers import Marshal
from maester.games.cardgame.settle import betrayed, burned, unattached, unsettled
from maester.games.cardgame.state import Happening, State, Window
from maester.games.cardgame.steps import Advance, NextChance, React, Settle
from maester.games.cardgame.strengthened import strengthened
from maester.games.cardgame.triggers import hearers
from maester.games.cardgame.victory import decide, outcomes
from maester.games.cardgame.watching import watched
from maester.kernel import Flow

NEXT = {
    "would": ("forced-interrupt", "interrupt"),
    "forced-interrupt": ("interrupt",),
    "interrupt": (),
    "forced-reaction": ("reaction",),
    "reaction": (),
}
INTERRUPTS = ("would", "forced-interrupt", "interrupt")
REACTIONS = ("forced-reaction", "reaction")


def occur(state: State, *happenings: Happening, own: bool = False) -> None:
    """All of this is about to happen at once. What follows must be a step of its own.

    Reactions wait until the ability that brings it about has been resolved as a whole (CG-RULE-59), unless it is an
    occurrence of its own.
    """
    if happenings and not open_first(state, INTERRUPTS, happenings, own):
        happen(state, happenings, own)


def open_first(state: State, timings: tuple[str, ...], happenings: tuple[Happening, ...], own: bool) -> bool:
    """Open the first of these windows in which somebody could act."""
    timing = first_watched(state, timings, happenings)
    if timing is None:
        return False
    state.open_window(timing, happenings, own=own)
    state.do_next(NextChance(), Advance())
    return True


def first_watched(state: State, timings: tuple[str, ...], happenings: tuple[Happening, ...]) -> str | None:
    able = hearers(happenings)
    if able:
        for timing in timings:
            if timing in able and watched(state, timing, happenings, able[timing]):
                return timing
    return None


def happen(state: State, happenings: tuple[Happening, ...], own: bool) -> None:
    """It happens, all at once; standing conditions are looked at before reactions."""
    if len(happenings) == 1:
        done: tuple[Happening, ...] = (take_place(state, happenings[0]),)
        only_told = happenings[0].what not in CHANGES
    else:
        done, only_told = tuple([take_place(state, each) for each in happenings]), False
    board = Board(state)
    done += strengthened(board)
    if own:
        react_to(state, done)
    else:
        add_to_use(state, done)
    if unsettled(board, only_told):
        state.do_next(Settle())


def add_to_use(state: State, done: tuple[Happening, ...]) -> None:
    """What the innermost ability has brought about is reacted to when that is done."""
    if done:
        state.uses = (*state.uses[:-1], replace(state.uses[-1], done=state.uses[-1].done + done))


def react_to(state: State, done: tuple[Happening, ...]) -> None:
    """Reactions follow, as the next thing; but what was delayed to this moment may yet bring a card to hand."""
    if done and (state.delayed or first_watched(state, REACTIONS, done) is not None):
        state.heap += (done,)
        state.do_next(React())


def react(state: State) -> None:
    """Forced reactions first."""
    done, state.heap = state.heap[-1], state.heap[:-1]
    open_first(state, REACTIONS, done, own=True)


def advance(state: State) -> None:
    """The innermost window is over: the next of its sequence opens, or what is left of it happens."""
    window, state.open = state.open[-1], state.open[:-1]
    if window.timing == "actions":
        if window.where == "marshaling":
            tell_if_nothing_marshaled(state, window)
        return
    left, off = window.happenings, window.off
    if off:
        left = tuple(each for n, each in enumerate(left) if n not in off)
    if off and not window.own:
        state.uses = (*state.uses[:-1], replace(state.uses[-1], failed=True))
    if left and open_first(state, NEXT[window.timing], left, window.own):
        return
    if left and window.timing in INTERRUPTS:
        happen(state, left, window.own)
    elif off and unsettled(Board(state)):  # who was saved may have to go all the same
        state.do_next(Settle())


def tell_if_nothing_marshaled(state: State, window: Window) -> None:
    seat = state.active
    if seat is not None and seat not in state.out and not any(isinstance(play, Marshal) for play in window.used):
        state.tell(NothingMarshaled(seat))


def settle(state: State) -> Flow[None]:
    """Whatever standing condition is met takes its course; then they are looked at again."""
    yield from decide(state)
    board = Board(state)
    if gone := burned(board):
        occur(state, *(leaving(card, "killed", burned=True) for card in gone), own=True)
    elif gone := betrayed(board):
        occur(state, *(leaving(card, "sacrificed", savable=False) for card in gone), own=True)
    elif gone := unattached(board):
        occur(state, *(leaving(card, "discarded", savable=False) for card in gone), own=True)
    elif outcomes(state):
        state.do_next(Settle())
