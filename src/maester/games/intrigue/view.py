"""What each seat, and a spectator, may see. Things that change one at a time have keys, so that patches are small."""

from msgspec import Struct

from maester.games.intrigue.facts import HOUSE_OF, HOUSES, Card, House, ThroneCard
from maester.games.intrigue.state import State
from maester.games.intrigue.victory import result
from maester.kernel import Seat


class CardView(Struct, frozen=True):
    """A card in the pyramid."""

    card: Card
    house: House
    row: int
    place: int


class SeatView(Struct, frozen=True):
    seat: Seat
    cards_in_hand: int
    out: bool
    lacking: tuple[House, ...]
    """Everybody knows that this seat holds no card of these houses."""
    penalty: int
    throne_cards: int
    hand: dict[Card, House] | None = None
    """Only its owner sees it."""
    throne: tuple[ThroneCard, ...] | None = None
    """Only their owner sees them, until they are revealed after the last round."""
    result: int | None = None
    """Known once the Iron Throne cards are revealed."""


class View(Struct, frozen=True):
    round: int
    rounds: int
    starter: Seat
    active: Seat | None
    last_placer: Seat | None
    cap: int
    pyramid: dict[Card, CardView]
    unseen: dict[House, int]
    """How many cards of each house are neither in the pyramid nor in the watcher's hand."""
    throne_pile: int
    seats: dict[Seat, SeatView]


def view(state: State, watcher: Seat | None) -> View:
    hand = state.hands.get(watcher, ()) if watcher is not None else ()
    seen = [HOUSE_OF[card] for card in (*state.cards.values(), *hand)]
    return View(
        round=min(state.round, len(state.seats)),
        rounds=len(state.seats),
        starter=state.starter,
        active=state.active,
        last_placer=state.last_placer,
        cap=state.cap,
        pyramid={card: CardView(card, HOUSE_OF[card], row, place) for (row, place), card in state.cards.items()},
        unseen={house: CARDS_OF[house] - seen.count(house) for house in HOUSES},
        throne_pile=len(state.throne_pile),
        seats={seat: seat_view(state, seat, watcher) for seat in state.seats},
    )


CARDS_OF = {house: sum(of == house for of in HOUSE_OF.values()) for house in HOUSES}


def seat_view(state: State, seat: Seat, watcher: Seat | None) -> SeatView:
    hand = state.hands.get(seat, ())
    throne = state.throne[seat]
    return SeatView(
        seat=seat,
        cards_in_hand=len(hand),
        out=seat in state.out,
        lacking=state.lacking.get(seat, ()),
        penalty=state.penalty[seat],
        throne_cards=len(throne),
        hand={card: HOUSE_OF[card] for card in hand} if seat == watcher else None,
        throne=throne if seat == watcher or state.over else None,
        result=result(state, seat) if state.over else None,
    )
