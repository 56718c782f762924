"""WILD: the wildlings attack, the houses bid power for the Night's Watch, and a card says what happens."""

from maester.games.boardgame import steps
from maester.games.boardgame.context import Context
from maester.games.boardgame.effects import happens
from maester.games.boardgame.events import (
    BidsRevealed,
    NightsWatchWon,
    TieSettled,
    WildlingCardRevealed,
    WildlingsAttacked,
    WildlingsFellBack,
    WildlingsWon,
)
from maester.games.boardgame.facts import Card, House
from maester.games.boardgame.question import choose
from maester.games.boardgame.state import State
from maester.games.boardgame.westeros.clash import sealed_bids
from maester.games.boardgame.westeros.decks import SPACE
from maester.kernel import Flow


def wildling_attack(state: State) -> Flow[None]:
    """The wildlings attack with the strength under their marker, and fall back afterwards."""
    winner, effects = yield from attack(state, state.wildlings)
    state.do_next(*effects, steps.EndAttack(winner))


def second_attack(state: State, strength: int, without: House) -> Flow[None]:
    """Before the first attack is over, the wildlings attack again; one house takes no part in it."""
    _, effects = yield from attack(state, strength, without)
    state.do_next(*effects)


def attack(state: State, strength: int, without: House | None = None) -> Flow[tuple[str, list[steps.WildlingEffect]]]:
    """The Watch is as strong as all bids together. Players learn who wins, then the card, then whom it affects."""
    state.tell(WildlingsAttacked(strength, without))
    bidders = tuple(house for house in state.seats if house != without)
    state.bids = yield from sealed_bids(state, bidders, "bid-wildlings")
    state.tell(BidsRevealed(state.bids))
    watch = sum(state.bids.values())
    if watch >= strength:
        tied = who_bid(state, max(state.bids.values()))
        state.tell(NightsWatchWon(strength, watch, alone(tied)))
        card = turn_up(state)
        highest = yield from outstanding(state, tied, "highest-bidder")
        return "nights-watch", [steps.WildlingEffect(card, "highest", highest)]
    tied = who_bid(state, min(state.bids.values()))
    state.tell(WildlingsWon(strength, watch, alone(tied)))
    card = turn_up(state)
    lowest = yield from outstanding(state, tied, "lowest-bidder")
    roles = {house: "lowest" if house == lowest else "others" for house in suffering(state, lowest)}
    return "wildlings", [steps.WildlingEffect(card, role, house) for house, role in roles.items()]


def who_bid(state: State, bid: int) -> tuple[House, ...]:
    return tuple(house for house in state.bids if state.bids[house] == bid)


def alone(tied: tuple[House, ...]) -> House | None:
    """The only house with that bid; None if there are several."""
    return tied[0] if len(tied) == 1 else None


def suffering(state: State, lowest: House) -> list[House]:
    """The houses that bid, in the order in which a wildling victory affects them."""
    houses = [house for house in state.turn_order if house in state.bids]
    if state.edition.lowest_bidder_first:
        houses.sort(key=lambda house: house != lowest)
    return houses


def outstanding(state: State, tied: tuple[House, ...], about: str) -> Flow[House]:
    """Of several houses with the same bid, the one named by the holder of the Iron Throne, who has read the card."""
    if len(tied) == 1:
        return tied[0]
    judge = state.holders["iron-throne"]
    house = yield from choose(state, judge, about, tied)
    state.tell(TieSettled(judge, (house,)))
    return house


def turn_up(state: State) -> Card:
    """The top wildling card is revealed; it goes to the bottom of the deck, and everybody knows that."""
    card, *rest = state.wildling_deck
    state.wildling_deck = (*rest, card)
    if rest:
        state.wildlings_known[card] = state.seats
        state.tell(WildlingCardRevealed(card))
    return card


def wildling_effect(state: State, card: Card, role: str, house: House) -> Flow[None]:
    """What a wildling card does to one house: the highest bidder, the lowest, or one of the others."""
    facts = state.edition.wildlings[card]
    effect = {"highest": facts.highest, "lowest": facts.lowest, "others": facts.others}[role]
    yield from happens(Context(state, house, card), effect)


def end_attack(state: State, winner: str) -> None:
    """The marker moves back, and all bids return to the pool."""
    spaces = state.edition.wildlings_fall_back
    if winner == "nights-watch" or spaces is None:
        state.wildlings = 0
    else:
        state.wildlings = max(0, state.wildlings - spaces * SPACE)
    state.tell(WildlingsFellBack(state.wildlings))
    state.bids = {}
