"""EFFECT: delayed effects resolve when their time comes, in an order the first player chooses (CG-SIMUL-02)."""

from maester.games.cardgame.cards import change
from maester.games.cardgame.costs import with_token
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.state import Delayed, State, Use
from maester.games.cardgame.steps import Conclude, DoDelayed, DoLate
from maester.kernel import Flow

LATE = "late"
"""Answers that name a delayed effect begin with this."""


def due(state: State, at: str) -> tuple[Delayed, ...]:
    """What is to be done now: its card is still in play, with its token (CG-RULE-73)."""
    if not state.delayed:
        return ()
    return tuple(each for each in state.delayed if each.at == at and still_there(state, each))


def still_there(state: State, delayed: Delayed) -> bool:
    if delayed.at == "challenge-won":
        return state.challenge is not None and state.challenge.winner == delayed.seat
    if any(lies_under(state, name) for name in delayed.targets):
        return True
    cards = [state.cards[name] for name in delayed.targets if name in state.cards]
    return any(delayed.token is None or card.count(delayed.token) for card in cards)


def lies_under(state: State, name: str) -> bool:
    """`under:ghost.3:ghost`: a duplicate, if its card is still in play (CG-RULE-74)."""
    return name.startswith("under:") and name.split(":")[1] in state.cards


def do_delayed(state: State, at: str) -> Flow[None]:
    """One after the other."""
    waiting = due(state, at)
    if not waiting:
        state.delayed = tuple(each for each in state.delayed if each.at != at)
        return
    numbers = {f"{LATE}:{each.code}:{n}": each for n, each in enumerate(waiting)}
    key = yield from next_of(state.first, "next-delayed", tuple(numbers), "CG-SIMUL-02")
    chosen = numbers[key]
    left = list(state.delayed)
    left.remove(chosen)
    state.delayed = tuple(left)
    state.do_next(DoDelayed(at))
    carry_out_late(state, chosen)


def carry_out_late(state: State, delayed: Delayed) -> None:
    """It is no new ability (CG-EFFECT-15): nothing is paid, nothing is cancelled; reactions follow when it is done."""
    targets = tuple(name for name in delayed.targets if name in state.cards or lies_under(state, name))
    if delayed.token is not None:
        for name in targets:
            card = state.cards[name]
            change(state, name, tokens=with_token(card, delayed.token, -1))
    state.uses += (Use(delayed.seat, delayed.code, 0, delayed.card, targets=targets, late=delayed.do),)
    state.do_next(*(DoLate(n) for n in range(len(delayed.do))), Conclude())
