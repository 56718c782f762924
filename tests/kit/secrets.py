"""For each game: which events may reveal something hidden, and how to change everything a watcher must not know."""

from collections.abc import Callable, Mapping
from typing import Any

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.kernel import Chance, Seat


def to_everybody(event: Any, watcher: Seat | None) -> bool:
    return True


def to_its_seat(event: Any, watcher: Seat | None) -> bool:
    return bool(event.seat == watcher)


def to_its_house(event: Any, watcher: Seat | None) -> bool:
    return bool(event.house == watcher)


BOARD = {
    "WesterosCardRevealed": to_everybody,
    "WildlingCardRevealed": to_everybody,
    "WildlingCardSeen": to_its_house,
    "OrdersRevealed": to_everybody,
    "TidesDrawn": to_its_house,
    "TidesRevealed": to_everybody,
}

REVEALED: dict[str, Mapping[str, Callable[[Any, Seat | None], bool]]] = {
    "intrigue": {
        "NothingFitted": to_everybody,
        "PenaltyTaken": to_everybody,
        "ThroneCardDrawn": to_its_seat,
        "ThroneCardsRevealed": to_everybody,
    },
    "boardgame1": BOARD,
    "boardgame2": BOARD,
    "cardgame": {
        "SetupRevealed": to_everybody,
        "CardsDrawn": to_its_seat,
        "PlotsRevealed": to_everybody,
        "TitlesRevealed": to_everybody,
        "CardsDiscarded": to_everybody,
        "CardFound": to_everybody,
        "TopRevealed": to_everybody,
        "CardsSeen": to_its_seat,
        "CardLeft": to_everybody,
    },
    "miniatures": {"CardsDrawn": to_its_seat, "CardsDiscarded": to_everybody, "ObjectiveDrawn": to_everybody},
    "bids": {"BidsOpened": to_everybody},
    "orders": {"OrdersRevealed": to_everybody, "GoalsRevealed": to_everybody},
}
"""Game → the events that may show a watcher the first difference between two worlds."""


def intrigue(state: Any, watcher: Seat | None, chance: Chance) -> None:
    """All luck, all hands but the watcher's, the unused cards, and all hidden Iron Throne cards."""
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    state.unused = deal_again(state.hands, others, state.unused, chance)
    if not state.over:
        state.throne_pile = deal_again(state.throne, others, state.throne_pile, chance)


def board(state: Any, watcher: Seat | None, chance: Chance) -> None:
    """All luck, the decks, what lies face down behind the others' screens, and tides only the others have seen."""
    state.chance = chance
    for deck, cards in state.decks.items():
        state.decks[deck] = chance.shuffled(cards)
    unknown = [card for card in state.wildling_deck if watcher not in state.wildlings_known.get(card, ())]
    dealt = iter(chance.shuffled(unknown))
    state.wildling_deck = tuple(next(dealt) if card in unknown else card for card in state.wildling_deck)
    for house, orders in state.assigned.items():
        if house != watcher:
            tokens = chance.shuffled(token for _, token in orders)
            state.assigned[house] = tuple(zip((area for area, _ in orders), tokens, strict=True))
    if state.battle and not state.battle.tides_shown:
        for house in state.battle.tides:
            if house != watcher:
                state.battle.tides[house] = chance.choice(tuple(state.edition.tides))


def cards(state: Any, watcher: Seat | None, chance: Chance) -> None:
    """All luck; the others' hands, decks and face-down cards, and one's own deck; but what the seat has seen stays."""
    state.chance = chance
    for owner in state.seats:
        lore = [each for each in state.lore if each.owner == owner and knows(state, watcher, each)]
        deck, hand = state.decks[owner], list(state.hands[owner] if owner != watcher else ())
        fixed = {len(deck) - 1 - each.place: each.code for each in lore if each.zone == "deck"}
        known = [each.code for each in lore if each.zone == "hand"] if hand else []
        for code in known:
            hand.remove(code)
        loose = chance.shuffled([*hand, *(code for n, code in enumerate(deck) if n not in fixed)])
        if owner != watcher:
            state.hands[owner] = tuple(sorted((*known, *loose[: len(hand)])))
        rest = iter(loose[len(hand) :])
        state.decks[owner] = tuple(fixed[n] if n in fixed else next(rest) for n in range(len(deck)))


def knows(state: Any, watcher: Seat | None, lore: Any) -> bool:
    return len(lore.by) == len(state.seats) if watcher is None else watcher in lore.by


def miniatures(state: Any, watcher: Seat | None, chance: Chance) -> None:
    """All luck; the others' hands, missions and siege cards, and the order of all that lies in piles."""
    state.chance = chance
    for seat in state.seats:
        held = {seat: state.hands[seat]}
        state.decks[seat] = deal_again(held, [seat] if seat != watcher else [], state.decks[seat], chance)
        state.hands[seat] = tuple(sorted(held[seat]))
    state.mission_deck = chance.shuffled(state.mission_deck)
    if MODES[state.mode].objectives == "markers":
        state.cards_left = chance.shuffled(state.cards_left)
    for seat in state.siege:
        if seat != watcher:
            free = DEFENDERS if state.friends(seat, state.defender) else ATTACKERS
            dealt = chance.shuffled(card for card in free if card not in state.siege_shown)
            state.siege[seat] = tuple(sorted(dealt[: len(state.siege[seat])]))


def windows(state: Any, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
    state.deck = deal_again(state.hands, [seat for seat in state.seats if seat != watcher], state.deck, chance)


def bids(state: Any, watcher: Seat | None, chance: Chance) -> None:
    state.chance, state.chest = chance, state.chest + 1
    for seat in state.seats:
        if seat != watcher:
            state.purse[seat] += chance.below(9)


def orders(state: Any, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    if state.round <= 3:
        held = {seat: (state.goals[seat],) for seat in others}
        state.unused_goals = deal_again(held, others, state.unused_goals, chance)
        state.goals.update({seat: goal for seat, (goal,) in held.items()})


def deal_again(held: dict[Seat, Any], seats: list[Seat], rest: Any, chance: Chance) -> tuple[Any, ...]:
    """Shuffle what these seats hold with the rest; everybody gets as many as before. Returns the new rest."""
    pool = chance.shuffled([*(one for seat in seats for one in held.get(seat, ())), *rest])
    for seat in seats:
        count = len(held.get(seat, ()))
        held[seat], pool = pool[:count], pool[count:]
    return pool


CHANGED: dict[str, Callable[[Any, Seat | None, Any], None]] = {
    "intrigue": intrigue,
    "boardgame1": board,
    "boardgame2": board,
    "cardgame": cards,
    "miniatures": miniatures,
    "windows": windows,
    "bids": bids,
    "orders": orders,
}
"""Game → a function that changes in a state all that a watcher (or a spectator) must not know."""
