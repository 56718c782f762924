"""EFFECT: delayed effects resolve when their time comes, in an order the first player chooses (CG-SIMUL-02)."""

from maester.games.cardgame.cards import change
from maester.games.cardgame.costs import with_token
from maester.games.cardgame.offers import Duplicate, InPlay, PutOff
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.state import Delayed, State, Use
from maester.games.cardgame.steps import Conclude, DoDelayed, DoLate
from maester.kernel import Flow


def due(state: State, at: str) -> tuple[Delayed, ...]:
    """What is to be done now: its card is still in play, with its token (CG-RULE-73)."""
    if not state.delayed:
        return ()
    return tuple(each for each in state.delayed if each.at == at and still_there(state, each))


def still_there(state: State, delayed: Delayed) -> bool:
    if delayed.at == "challenge-won":
        return state.challenge is not None and state.challenge.winner == delayed.seat
    there = still_targeted(state, delayed)
    if any(isinstance(target, Duplicate) for target in there):
        return True
    cards = [state.cards[target.card] for target in there if isinstance(target, InPlay)]
    return any(delayed.token is None or card.count(delayed.token) for card in cards)


def still_targeted(state: State, delayed: Delayed) -> tuple[InPlay | Duplicate, ...]:
    """Those of its targets that are still in play, or lie under a card that is (CG-RULE-74)."""
    return tuple(
        target
        for target in delayed.targets
        if (isinstance(target, InPlay) and target.card in state.cards)
        or (isinstance(target, Duplicate) and target.under in state.cards)
    )


def do_delayed(state: State, at: str) -> Flow[None]:
    """One after the other."""
    waiting = due(state, at)
    if not waiting:
        state.delayed = tuple(each for each in state.delayed if each.at != at)
        return
    offers = tuple(PutOff(each.code, n) for n, each in enumerate(waiting))
    chosen = waiting[(yield from next_of(state.first, "next-delayed", offers, "CG-SIMUL-02")).number]
    left = list(state.delayed)
    left.remove(chosen)
    state.delayed = tuple(left)
    state.do_next(DoDelayed(at))
    carry_out_late(state, chosen)


def carry_out_late(state: State, delayed: Delayed) -> None:
    """It is no new ability (CG-EFFECT-15): nothing is paid, nothing is cancelled; reactions follow when it is done."""
    targets = still_targeted(state, delayed)
    if delayed.token is not None:
        for target in targets:
            assert isinstance(target, InPlay)
            change(state, target.card, tokens=with_token(state.cards[target.card], delayed.token, -1))
    state.uses += (Use(delayed.seat, delayed.code, 0, delayed.card, targets=targets, late=delayed.do),)
    state.do_next(*(DoLate(n) for n in range(len(delayed.do))), Conclude())
