"""Worlds a seat cannot tell from the real one: luck to come, the order of decks, and what others hold."""

from maester.games.miniatures.facts import MODES
from maester.games.miniatures.modes.missions import ALWAYS, CHOICE
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.games.miniatures.state import State
from maester.kernel import Chance, Seat


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    """Each other player's hand and deck are shuffled together and dealt again; the seat's own deck is shuffled."""
    state.chance = chance
    for seat in state.seats:
        if seat == watcher:
            state.decks[seat] = chance.shuffled(sorted(state.decks[seat]))
        else:
            cards = chance.shuffled(sorted((*state.hands[seat], *state.decks[seat])))
            held = len(state.hands[seat])
            state.hands[seat], state.decks[seat] = tuple(sorted(cards[:held])), cards[held:]
    if MODES[state.mode].missions == "table":
        state.mission_deck = chance.shuffled(sorted(state.mission_deck))
    for seat in state.missions:
        if seat != watcher:
            state.missions[seat] = other_missions(state, seat, chance)
    for seat, held_cards in state.siege.items():
        if seat != watcher:
            state.siege[seat] = other_siege(state, seat, len(held_cards), chance)
    if MODES[state.mode].objectives == "markers":
        state.cards_left = chance.shuffled(sorted(state.cards_left))


def other_missions(state: State, seat: Seat, chance: Chance) -> tuple[str, ...]:
    """Two are known to be in every hand until they are shown; the rest could be any that player has not shown."""
    held = state.missions[seat]
    sure = tuple(card for card in ALWAYS if card in held)
    shown = state.missions_shown.get(seat, ())
    free = [card for card in CHOICE if card not in shown]
    chosen = chance.shuffled(free)[: len(held) - len(sure)]
    return (*(card for card in CHOICE if card in chosen), *sure)


def other_siege(state: State, seat: Seat, count: int, chance: Chance) -> tuple[str, ...]:
    assert state.defender is not None
    deck = DEFENDERS if state.friends(seat, state.defender) else ATTACKERS
    free = [card for card in deck if card not in state.siege_shown]
    return tuple(sorted(chance.shuffled(free)[:count]))
