"""How positions are written: hands and penalties by seat, the pyramid as it was built."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from maester.games.intrigue.facts import DECK, HOUSES, Card
from maester.games.intrigue.place import ends, lay
from maester.games.intrigue.state import Spot, State
from maester.kernel.position.checking import at_least, missing, too_many, unknown
from maester.kernel.position.layout import Layout, Misplaced, Spelling
from maester.kernel.position.plain import read_as
from maester.kernel.position.spelling import rest


def pyramid_out(cards: dict[Spot, Card], _: Any) -> dict[str, list[int]]:
    """Card → row and place, in the order in which they were laid: it decides which places are offered first."""
    return {card: list(spot) for spot, card in cards.items()}


def pyramid_back(data: Any, _: Any) -> dict[Spot, Card]:
    spots: dict[Card, Spot] = read_as(dict[Card, Spot], data)
    found: dict[Spot, Card] = {}
    for card, spot in spots.items():
        if spot in found:
            raise Misplaced("position-place-taken", card, word=card)
        found[spot] = card
    return found


def build_again(state: State, beginning: State) -> None:
    """What is open above the cards follows from how they were laid. What is named nowhere is out of the round."""
    laid, state.cards = state.cards, {}
    for spot, card in laid.items():
        if card not in DECK:
            raise next(unknown([card], DECK, "cards", card))
        if spot not in (*ends(state), *state.openings):
            raise Misplaced("position-place-not-open", "cards", card, word=card)
        lay(state, card, spot)
    if state.turns and not state.unused:
        held = [card for hand in state.hands.values() for card in hand]
        state.unused = rest(DECK, [*held, *state.cards.values()])


def wrong(state: State, beginning: State) -> Iterator[Misplaced]:
    seats, turns = state.seats, state.turns
    yield from unknown([state.starter], seats, "starter")
    yield from unknown(turns, seats, "turns")
    yield from too_many(turns, 1, "turns")
    yield from unknown([state.last_placer], seats, "last_placer")
    yield from unknown(state.unused, DECK, "unused")
    yield from at_least(state.round, 1, "round")
    everywhere = [*state.cards.values(), *state.unused]
    yield from too_many(everywhere, 1, "unused")
    for seat in seats:
        hand = state.hands.get(seat, ())
        yield from unknown(hand, DECK, seat, "hand")
        everywhere += hand
        yield from too_many(everywhere, 1, seat, "hand")
        yield from unknown(state.lacking.get(seat, ()), HOUSES, seat, "lacking")
        yield from at_least(state.penalty[seat], 0, seat, "penalty")
    if turns:
        yield from missing(everywhere, Counter(DECK))
    if throne_cards(state) != throne_cards(beginning):
        yield Misplaced("position-throne-cards", "throne_pile")


def throne_cards(state: State) -> Counter[tuple[int, int]]:
    cards = [*state.throne_pile, *(card for cards in state.throne.values() for card in cards)]
    return Counter((card.value, card.daggers) for card in cards)


LAYOUT = Layout(
    by_seat={"hands": "hand", "penalty": "penalty", "throne": "throne", "lacking": "lacking"},
    spellings={"cards": Spelling(pyramid_out, pyramid_back)},
    derived=("cap", "left", "right", "openings"),
    complete=build_again,
    wrong=wrong,
)
