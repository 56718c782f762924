"""Whether anything could answer to an occasion: a quick look, so that a window opens only where somebody may use it."""

from collections.abc import Mapping, Sequence

from maester.games.miniatures.order import in_order
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.answering import (
    Audience,
    Ears,
    answering_laid,
    answering_objectives,
    audience,
    bearing,
)
from maester.games.miniatures.texts.in_force import anything_shared, shared
from maester.games.miniatures.texts.matching import might_match
from maester.games.miniatures.texts.occasions import Occasion
from maester.kernel import Seat


def who_might_answer(state: State, occasion: Occasion) -> tuple[bool, Sequence[Seat]]:
    """Whether something could answer by itself, or was put off until such a moment; and the players who might declare
    something, judged by what everybody can see: those with an answer in their deck, or all, if some order could answer.

    Nobody, if nothing acts by itself and none of their cards and orders answers to this very occasion.
    """
    moment = occasion.moment
    heard = audience(state, moment)
    if heard.silent and not (state.lasting or state.planted or lies_or_waits(state, moment)):
        return False, ()
    lent = anything_lent(state)
    acts = acts_by_itself(state, occasion, heard, lent)
    if not (acts or lent or may_be_declared(state, occasion, heard)):
        return False, ()
    seats = in_order(state)
    if heard.ordered or (lent and bearing(moment, orders=True).names):
        return acts, seats
    return acts, [seat for seat in seats if heard.cards[seat]]


def anything_lent(state: State) -> bool:
    """Whether a unit has an ability from another for a while."""
    return anything_shared(state) and any(shared(state, name) for name in state.units)


def acts_by_itself(state: State, occasion: Occasion, heard: Audience, lent: bool) -> bool:
    """Whether an ability, an NCU or a card on a unit might answer, or something was put off until now."""
    moment = occasion.moment
    bearers = bearing(moment, orders=False)
    if bearers.names and (lent or state.planted):
        return True
    for seat in heard.abilities:
        if listens(state, occasion, seat, heard.abilities):
            return True
    if ncus := bearers.ncus:
        for ncu in state.ncus.values():
            if ncu.card in ncus:
                return True
    return lies_or_waits(state, moment)


def lies_or_waits(state: State, moment: str) -> bool:
    """Whether a card on a unit or an objective card might answer, or something was put off until now."""
    if state.laid and (lying := answering_laid(moment)):
        for laid in state.laid:
            if laid.card in lying:
                return True
    for later in state.later:
        if later.at == moment:
            return True
    return bool(state.objectives) and not answering_objectives(moment).isdisjoint(state.objectives)


def may_be_declared(state: State, occasion: Occasion, heard: Audience) -> bool:
    """Whether a card that may be in a hand, or an order, answers to this occasion."""
    for seat in state.playing:
        if might_play(state, occasion, seat, heard) or listens(state, occasion, seat, heard.orders):
            return True
    return False


def might_play(state: State, occasion: Occasion, seat: Seat, heard: Audience) -> bool:
    """Whether a card of a player's deck answers to this occasion, if they hold any cards."""
    if state.hands[seat]:
        for when in heard.plays[seat]:
            if might_match(state, seat, when, occasion, occasion.unit):
                return True
    return False


def listens(state: State, occasion: Occasion, seat: Seat, ears: Mapping[Seat, Ears]) -> bool:
    """Whether a unit of a player answers to this occasion, by print."""
    if seat not in ears:
        return False
    own, others = ears[seat]
    about = occasion.unit
    if about in own:
        for when in own[about]:
            if might_match(state, seat, when, occasion, about):
                return True
    return bool(others) and any(might_match(state, seat, when, occasion, name) for name, when in others)
