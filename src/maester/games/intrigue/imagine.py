"""Worlds a seat cannot tell from the real one: what it has not seen, dealt again."""

from maester.games.intrigue.facts import HOUSE_OF, Card, House
from maester.games.intrigue.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat, chance: Chance) -> None:
    """New luck; the others' hands, the unused cards and the hidden Iron Throne cards in another order."""
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    if state.turns:
        deal_unseen(state, others, chance)
    if not state.over:
        hidden = chance.shuffled([*(card for seat in others for card in state.throne[seat]), *state.throne_pile])
        for seat in others:
            count = len(state.throne[seat])
            state.throne[seat], hidden = hidden[:count], hidden[count:]
        state.throne_pile = hidden


def deal_unseen(state: State, others: list[Seat], chance: Chance) -> None:
    """Deal the unseen cards to the others, nobody getting a house that seat is known to lack."""
    unseen = [*(card for seat in others for card in state.hands[seat]), *state.unused]
    # Who lacks most chooses first, so that a deal that works out is found soon.
    choosy = sorted((seat for seat in others if state.lacking.get(seat)), key=lambda seat: -len(state.lacking[seat]))
    free = [seat for seat in others if seat not in choosy]
    while True:
        pool = chance.shuffled(unseen)
        dealt: dict[Seat, tuple[Card, ...]] = {}
        for seat in choosy:
            dealt[seat] = tuple(fitting(pool, state.lacking[seat])[: len(state.hands[seat])])
            pool = tuple(card for card in pool if card not in dealt[seat])
        if all(len(dealt[seat]) == len(state.hands[seat]) for seat in choosy):
            break
    for seat in free:
        count = len(state.hands[seat])
        dealt[seat], pool = pool[:count], pool[count:]
    state.hands.update(dealt)
    state.unused = pool


def fitting(pool: tuple[Card, ...], lacking: tuple[House, ...]) -> list[Card]:
    return [card for card in pool if HOUSE_OF[card] not in lacking]
