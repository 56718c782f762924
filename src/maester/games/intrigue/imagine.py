"""Worlds a seat cannot tell from the real one: everything it has not seen is dealt again."""

from itertools import count

from maester.games.intrigue.facts import HOUSE_OF, Card, House
from maester.games.intrigue.place import can_place
from maester.games.intrigue.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    """New luck: the others' hands, the unused cards and the hidden Iron Throne cards are dealt again."""
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    if state.turns:
        deal_unseen(state, others, chance, asked=watcher is not None)
    if not state.over:
        thrones = [*(card for seat in others for card in state.throne[seat]), *state.throne_pile]
        hidden = chance.shuffled(sorted(thrones, key=lambda card: (card.value, card.daggers)))
        for seat in others:
            count = len(state.throne[seat])
            state.throne[seat], hidden = hidden[:count], hidden[count:]
        state.throne_pile = hidden


ENOUGH_DEALS = 40
"""If the seat to act has had nothing to place in this many deals, no deal will give it anything."""


def deal_unseen(state: State, others: list[Seat], chance: Chance, asked: bool) -> None:
    """Deal the unseen cards to the others again, until the deal agrees with everything that is public.

    `asked`: the seat to act has been asked, so it must have a card to place. If it has not been asked yet, it may turn
    out to have none.
    """
    # Sorted, so that the same luck gives the same world, whatever the real hidden order is.
    unseen = sorted([*(card for seat in others for card in state.hands[seat]), *state.unused])
    sizes = {seat: len(state.hands[seat]) for seat in others}
    for deals in count():
        hands, state.unused = a_deal(chance.shuffled(unseen), sizes, state.lacking)
        state.hands.update(hands)
        complete = all(len(hand) == sizes[seat] for seat, hand in hands.items())
        if complete and (can_place(state, state.turns[0]) or (not asked and deals > ENOUGH_DEALS)):
            return


def a_deal(
    pool: tuple[Card, ...], sizes: dict[Seat, int], lacking: dict[Seat, tuple[House, ...]]
) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
    """Hands in which no seat holds a house it is known to lack, and the cards left over."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    # Seats that lack most houses draw first, so that a complete deal is found quickly.
    for seat in sorted(sizes, key=lambda seat: -len(lacking.get(seat, ()))):
        fitting = [card for card in pool if HOUSE_OF[card] not in lacking.get(seat, ())]
        hands[seat] = tuple(fitting[: sizes[seat]])
        pool = tuple(card for card in pool if card not in hands[seat])
    return hands, pool
