"""DECK and CARDS: hands, decks and discard piles."""

from typing import Any

from maester.games.miniatures.events import CardsDiscarded, CardsDrawn
from maester.games.miniatures.numbers import hand_size, most_cards
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.board import DiscardDown
from maester.games.miniatures.telling import told_apart
from maester.games.miniatures.values import Card
from maester.kernel import Flow, Seat, Some, ask, only_if


def draw(state: State, seat: Seat, count: int) -> None:
    """So many cards, or as many as there are. A hand that is too large must discard. (MIN-CLEANUP-09, -10)"""
    deck = state.decks[seat]
    drawn = deck[:count]
    if not drawn:
        return
    state.decks[seat] = deck[count:]
    state.hands[seat] = tuple(sorted((*state.hands[seat], *drawn)))
    state.tell(CardsDrawn(seat, len(drawn), drawn))
    keep_to_limit(state, seat)


def keep_to_limit(state: State, seat: Seat) -> None:
    """No hand is ever larger than allowed, however the cards came, or the limit fell. (MIN-CLEANUP-09, MIN-RULE-49)"""
    if len(state.hands[seat]) > most_cards(state, seat):
        state.do_next(DiscardDown(seat))


def discard(state: State, seat: Seat, *cards: Card) -> None:
    """Cards go from a hand face up to the discard pile. (MIN-CARDS-04, MIN-CARDS-05)"""
    if cards:
        lay_aside(state, seat, *cards)
        state.tell(CardsDiscarded(seat, cards))


def lay_aside(state: State, seat: Seat, *cards: Card) -> None:
    """The same without an event, for a card that is played: that is told already."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.discards[seat] = (*state.discards[seat], *cards)


@only_if(lambda state, seat: len(state.hands[seat]) > most_cards(state, seat))
def discard_down(state: State, seat: Seat) -> Flow[None]:
    """The player chooses what goes. (MIN-RULE-49)"""
    chosen = yield from ask(seat, which_too_many, state, seat)
    discard(state, seat, *named(state, seat, chosen))


def which_too_many(state: State, seat: Seat) -> Some[int]:
    hand = state.hands[seat]
    over = len(hand) - most_cards(state, seat)
    return by_place(hand, about="discard-down", rule="MIN-CLEANUP-09", least=over, most=over)


def by_place(hand: tuple[Card, ...], **asked: Any) -> Some[int]:
    """Cards by their places, for there may be two of a kind."""
    return Some(options=tuple(range(len(hand))), called=told_apart(hand), **asked)


def named(state: State, seat: Seat, places: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards are chosen by their place in the hand, for there may be two of a kind."""
    return tuple(state.hands[seat][n] for n in sorted(places))


@only_if(lambda state, seat: state.hands[seat] and seat not in state.out)
def discard_cards(state: State, seat: Seat) -> Flow[None]:
    """In clean-up any number may be discarded. (MIN-CLEANUP-07)"""
    chosen = yield from ask(seat, which_discards, state, seat)
    discard(state, seat, *named(state, seat, chosen))


def which_discards(state: State, seat: Seat) -> Some[int]:
    hand = state.hands[seat]
    return by_place(hand, about="discard", rule="MIN-CLEANUP-07", most=len(hand), idle=())


def refill_hand(state: State, seat: Seat) -> None:
    """Up to three cards; a player who holds three or more draws none. (MIN-CLEANUP-08)"""
    if seat not in state.out:
        draw(state, seat, max(0, hand_size(state, seat) - len(state.hands[seat])))


def draw_hands(state: State) -> None:
    """Three each, once all units are deployed. (MIN-DEPLOY-07, MIN-DECK-03)"""
    for seat in state.seats:
        draw(state, seat, hand_size(state, seat))
