"""TIMING: windows. Printed abilities act; then the active player declares or declines, then the others; then all that
was declared is resolved, the active player's first."""

from maester.games.miniatures import listening
from maester.games.miniatures.events import EffectDeclared
from maester.games.miniatures.occasion import Occasion
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import Declared, State, Window
from maester.games.miniatures.steps import CarryOut, CloseWindow, Declare, Happens, Passives, Resolve
from maester.kernel import Flow, Pick, Seat, ask, pick


def happens(state: State, occasion: Occasion) -> None:
    """A window opens if anything could answer."""
    if listening.watched(state, occasion):
        state.windows += (Window(occasion),)
        seats = listening.who_might_declare(state, occasion)
        state.do_next(Passives(), *(Declare(seat) for seat in seats), Resolve(), CloseWindow())


def passives(state: State) -> Flow[None]:
    """Of several that are due, their player chooses the next one; the active player's come first. (MIN-TIMING-02)"""
    window = state.windows[-1]
    for seat in in_order(state):
        due = [key for key in listening.due_passives(state, window.occasion, seat) if key not in window.passives]
        if due:
            key = yield from pick(seat, "next-ability", due, "MIN-TIMING-02")
            state.change_window(passives=(*window.passives, key))
            state.do_next(CarryOut(seat, key), Passives())
            return


def declare(state: State, seat: Seat) -> Flow[None] | None:
    """One card or order for one occasion. Who is asked does not show what is in a hand. (MIN-TIMING-01..05)"""
    if not listening.might_declare(state, state.windows[-1].occasion, seat):
        return None
    return declaring(state, seat)


def declaring(state: State, seat: Seat) -> Flow[None]:
    key = yield from ask(seat, which_declaration, state, seat)
    if key is None:
        return
    window = state.windows[-1]
    state.change_window(declared=(*window.declared, Declared(seat, key)))
    listening.spend(state, seat, key)
    state.tell(EffectDeclared(seat, key))
    unit = listening.target_of(key) or window.occasion.unit  # who uses an order, or triggers a card (MIN-ORDER-03)
    state.do_next(Happens(Occasion("declared", unit, seat=seat, word=key)))


def which_declaration(state: State, seat: Seat) -> Pick[str | None]:
    occasion = state.windows[-1].occasion
    options = (None, *listening.declarable(state, occasion, seat))
    return Pick(about=f"declare-{occasion.moment}", rule="MIN-TIMING-03", options=options, idle=None)


def resolve(state: State) -> None:
    declared = state.windows[-1].declared
    state.do_next(*(CarryOut(each.seat, each.key) for each in declared if not each.cancelled))


def carry_out(state: State, seat: Seat, key: str) -> None:
    listening.take_effect(state, seat, key)


def close_window(state: State) -> None:
    state.windows = state.windows[:-1]
