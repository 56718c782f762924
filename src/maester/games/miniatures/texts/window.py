"""TIMING: windows. Printed abilities act first. Then the active player declares something or declines, then the others.
Then everything that was declared is resolved, the active player's first."""

from maester.games.miniatures.chances import passing
from maester.games.miniatures.events import EffectDeclared
from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.texts import CarryOut, CloseWindow, Declare, Happens, MayDeclare, Passives, Resolve
from maester.games.miniatures.texts import listening, occasions
from maester.games.miniatures.texts.hearing import who_might_answer
from maester.games.miniatures.texts.occasions import AnyOccasion
from maester.games.miniatures.texts.questions import one_of
from maester.games.miniatures.values import Declared
from maester.kernel import Flow, Pick, Seat, ask


class WhatToDeclare(Pick[str | None], frozen=True, kw_only=True):
    """A card or an order, or neither; and what it would answer to."""

    unit: str | None = None
    foe: str | None = None
    whose: Seat | None = None
    ncu: str | None = None
    zone: str | None = None
    word: str = ""
    amount: int = 0


def happens(state: State, occasion: AnyOccasion) -> None:
    """A window opens if anything could answer."""
    acts, seats = who_might_answer(state, occasion)
    if acts or seats:
        state.open_window(occasion)
        by_themselves = (Passives(),) if acts else ()
        state.do_next(*by_themselves, *[Declare(seat) for seat in seats], Resolve(), CloseWindow())


def passives(state: State) -> Flow[None] | None:
    """Of several that are due, their player chooses the next one; the active player's come first. (MIN-TIMING-02)"""
    window = state.windows[-1]
    for seat in in_order(state):
        due = [key for key in listening.due_passives(state, window.occasion, seat) if key not in window.passives]
        if due:
            return next_passive(state, seat, due)
    return None


def next_passive(state: State, seat: Seat, due: list[str]) -> Flow[None]:
    key = yield from one_of(seat, "next-ability", due, "MIN-TIMING-02")
    state.change_window(passives=(*state.windows[-1].passives, key))
    state.do_next(CarryOut(seat, key), Passives())


def declare(state: State, seat: Seat) -> None:
    """One card or order for each occasion. Being asked says nothing about a hand. (MIN-TIMING-01..05)"""
    if seat in [each.seat for each in state.windows[-1].declared]:
        return  # an NCU has played a card for it
    if listening.might_declare(state, state.windows[-1].occasion, seat):
        state.do_next(MayDeclare(seat))


def may_declare(state: State, seat: Seat) -> Flow[None]:
    key = yield from ask(seat, which_declaration, state, seat)
    if key is not None:
        declares(state, seat, key)


def declares(state: State, seat: Seat, key: str) -> None:
    """A card is played or an order used; what cancels it answers now."""
    window = state.windows[-1]
    state.change_window(declared=(*window.declared, Declared(seat, key)))
    listening.spend(state, seat, key)
    state.tell(EffectDeclared(seat, key))
    unit = listening.target_of(state, window.occasion, seat, key)
    state.do_next(Happens(occasions.CardOrOrderDeclared(seat, key, unit)))


def which_declaration(state: State, seat: Seat) -> WhatToDeclare:
    window = state.windows[-1]
    occasion = window.occasion
    options = listening.declarable(state, occasion, seat)
    return WhatToDeclare(
        about=f"declare-{occasion.moment}",
        rule="MIN-TIMING-03",
        options=(None, *options),
        idle=None,
        passing=passing(state, window, seat, orders=any(key.startswith("order:") for key in options)),
        unit=occasion.unit,
        foe=occasion.foe,
        whose=occasion.seat,
        ncu=occasion.ncu,
        zone=occasion.zone,
        word=occasion.word,
        amount=occasion.amount,
    )


def resolve(state: State) -> None:
    declared = state.windows[-1].declared
    state.do_next(*(CarryOut(each.seat, each.key) for each in declared if not each.cancelled))


def carry_out(state: State, seat: Seat, key: str) -> None:
    listening.take_effect(state, seat, key)


def close_window(state: State) -> None:
    state.windows = state.windows[:-1]
