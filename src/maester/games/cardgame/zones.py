"""Hands, decks and piles. They are changed here only, so that what players know of hidden cards stays true."""

from collections.abc import Iterable

from maester.games.cardgame.state import Lore, State
from maester.games.cardgame.which import Code
from maester.kernel import Seat


def without(codes: tuple[Code, ...], gone: Iterable[Code]) -> tuple[Code, ...]:
    left = list(codes)
    for code in gone:
        left.remove(code)
    return tuple(left)


# ------------------------------------------------------------------------------------------------- the hand


def add_to_hand(state: State, seat: Seat, *codes: Code, known_by: tuple[Seat, ...] = ()) -> None:
    """A hand has no order: it is kept sorted, so that a list made from it is the same in every imagined world."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], *codes)))
    if known_by:
        state.lore += tuple(Lore(seat, "hand", code, known_by) for code in codes)


def take_from_hand(state: State, seat: Seat, *codes: Code) -> None:
    """If somebody knew of such a card, it may have been this copy: they can no longer be sure that one is there."""
    state.hands[seat] = without(state.hands[seat], codes)
    for code in codes:
        forget(state, next((lore for lore in in_hand(state, seat) if lore.code == code), None))
    held = list(state.hands[seat])
    for lore in in_hand(state, seat):
        if lore.code in held:
            held.remove(lore.code)
        else:
            forget(state, lore)


def in_hand(state: State, seat: Seat) -> tuple[Lore, ...]:
    if not state.lore:
        return ()
    return tuple(lore for lore in state.lore if lore.owner == seat and lore.zone == "hand")


def in_deck(state: State, seat: Seat) -> tuple[Lore, ...]:
    if not state.lore:
        return ()
    return tuple(lore for lore in state.lore if lore.owner == seat and lore.zone == "deck")


def knows(state: State, watcher: Seat | None, lore: Lore) -> bool:
    """Whether a seat knows it; a spectator, if everybody does."""
    return len(lore.by) == len(state.seats) if watcher is None else watcher in lore.by


def forget(state: State, lore: Lore | None) -> None:
    if lore is not None:
        left = list(state.lore)
        left.remove(lore)
        state.lore = tuple(left)


# ------------------------------------------------------------------------------------------------- the deck


def take_from_top(state: State, seat: Seat, count: int) -> tuple[Code, ...]:
    """The top cards leave the deck, as many as there are."""
    deck = state.decks[seat]
    taken, state.decks[seat] = deck[:count], deck[count:]
    if state.lore:
        left = len(state.decks[seat])
        for lore in in_deck(state, seat):
            if lore.place >= left:
                forget(state, lore)
    return taken


def draw(state: State, seat: Seat, count: int) -> tuple[Code, ...]:
    """From the top of the deck to the hand, at once. Players who knew the top card still know it in the hand."""
    deck = state.decks[seat]
    known = {lore.place: lore for lore in in_deck(state, seat)} if state.lore else {}
    drawn = take_from_top(state, seat, count)
    add_to_hand(state, seat, *drawn)
    for n, code in enumerate(drawn):
        lore = known.get(len(deck) - 1 - n)
        if lore is not None:
            state.lore += (Lore(seat, "hand", code, lore.by),)
    return drawn


def see_top(state: State, seat: Seat, count: int, by: tuple[Seat, ...]) -> tuple[Code, ...]:
    """Some players see the top cards of a deck, and know them from now on."""
    deck = state.decks[seat]
    seen = deck[:count]
    for n, code in enumerate(seen):
        state.lore += (Lore(seat, "deck", code, by, len(deck) - 1 - n),)
    return seen


def lay_back(state: State, seat: Seat, top: tuple[Code, ...], bottom: tuple[Code, ...], by: Seat) -> None:
    """Cards that were taken from the top go back in an order that one player knows."""
    lore = tuple(
        Lore(each.owner, each.zone, each.code, each.by, each.place + len(bottom)) for each in in_deck(state, seat)
    )
    state.lore = (*(each for each in state.lore if each.owner != seat or each.zone != "deck"), *lore)
    state.decks[seat] = (*top, *state.decks[seat], *bottom)
    size = len(state.decks[seat])
    state.lore += tuple(Lore(seat, "deck", code, (by,), size - 1 - n) for n, code in enumerate(top))
    state.lore += tuple(Lore(seat, "deck", code, (by,), len(bottom) - 1 - n) for n, code in enumerate(bottom))


def shuffle(state: State, seat: Seat) -> None:
    """Nobody knows any more where a card lies."""
    state.decks[seat] = state.chance.shuffled(sorted(state.decks[seat]))
    if state.lore:
        state.lore = tuple(lore for lore in state.lore if lore.owner != seat or lore.zone != "deck")


def shuffle_in(state: State, seat: Seat, *codes: Code) -> None:
    state.decks[seat] = (*state.decks[seat], *codes)
    shuffle(state, seat)


def take_out_of_deck(state: State, seat: Seat, code: Code) -> None:
    """A card found by a search leaves the deck, which is shuffled then."""
    state.decks[seat] = without(state.decks[seat], (code,))


def no_longer_playing(state: State, seat: Seat, code: Code) -> None:
    """An announced card has reached its place."""
    playing = list(state.playing)
    playing.remove((seat, code))
    state.playing = tuple(playing)


# ------------------------------------------------------------------------------------------------- piles


def pile(state: State, zone: str) -> dict[Seat, tuple[Code, ...]]:
    return {"discard": state.discards, "dead": state.dead, "removed": state.removed, "used": state.used}[zone]


def put_on_pile(state: State, zone: str, seat: Seat, *codes: Code) -> None:
    """Face up, on top."""
    cards = pile(state, zone)
    cards[seat] = (*cards[seat], *codes)


def take_from_pile(state: State, zone: str, seat: Seat, code: Code) -> None:
    """The one nearest to the top."""
    cards = pile(state, zone)
    codes = list(cards[seat])
    at = len(codes) - 1 - codes[::-1].index(code)
    del codes[at]
    cards[seat] = tuple(codes)


def discard_from_hand(state: State, seat: Seat, *codes: Code, zone: str = "discard") -> None:
    take_from_hand(state, seat, *codes)
    put_on_pile(state, zone, seat, *codes)


def at_random(state: State, seat: Seat, count: int) -> tuple[Code, ...]:
    """Cards chosen from a hand at random (CG-RULE-83)."""
    return tuple(sorted(state.chance.shuffled(state.hands[seat])[:count]))
