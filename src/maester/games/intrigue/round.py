"""DEAL, TURN, OUT and ROUND: how a round is dealt, played and ended."""

from maester.games.intrigue.events import (
    HandEmptied,
    NothingFitted,
    PenaltyTaken,
    RoundBegan,
    StartCardLaid,
    ThroneCardDrawn,
)
from maester.games.intrigue.facts import DEAL, DECK
from maester.games.intrigue.place import can_place, lay, no_openings, place, which_placement
from maester.games.intrigue.score import reveal_throne_cards
from maester.games.intrigue.state import State
from maester.kernel import CHECKPOINT, Flow, Seat, ask


def play(state: State) -> Flow[None]:
    """As many rounds as players; then the Iron Throne cards decide."""
    while not state.over:
        if state.active is None:
            deal_round(state)
        while state.active is not None:
            yield CHECKPOINT
            yield from turn(state, state.active)
        end_round(state)
    reveal_throne_cards(state)


def deal_round(state: State) -> None:
    """All 36 character cards are shuffled and dealt."""
    facts = DEAL[len(state.seats)]
    deck = state.chance.shuffled(DECK)
    for n, seat in enumerate(state.seats):
        state.hands[seat] = deck[n * facts.each : (n + 1) * facts.each]
    left_over = deck[len(state.seats) * facts.each :]

    state.out, state.lacking, state.last_placer = (), {}, None
    state.cards, state.left, state.right, state.openings = {}, 0, -1, no_openings()
    state.active = state.starter
    state.tell(RoundBegan(state.round, state.starter))
    if facts.start_card:
        # INT-DEAL-05: the card left over opens row 1.
        lay(state, left_over[0], (1, 0))
        state.tell(StartCardLaid(left_over[0]))
        left_over = ()
    state.unused = left_over


def turn(state: State, seat: Seat) -> Flow[None]:
    """The active player places one card, or is out when none has a place."""
    if can_place(state, seat):
        placement = yield from ask(seat, which_placement, state, seat)
        place(state, seat, placement)
        if not state.hands[seat]:
            # INT-RULE-07: at once, not only when the next turn would come.
            state.out += (seat,)
            state.tell(HandEmptied(seat))
    else:
        state.out += (seat,)
        state.lacking[seat] = tuple(house for house, spots in state.openings.items() if spots)
        state.tell(NothingFitted(seat, len(state.hands[seat])))
    state.active = next_to_act(state, seat)


def next_to_act(state: State, seat: Seat) -> Seat | None:
    """The next player to the left who is not out; nobody, when all are."""
    for to_the_left in clockwise_from(state.seats, seat):
        if to_the_left not in state.out:
            return to_the_left
    return None


def clockwise_from(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats in turn order, beginning to the left of this one and ending with it."""
    after = seats.index(seat) + 1
    return seats[after:] + seats[:after]


def end_round(state: State) -> None:
    """The last placer draws an Iron Throne card; then everyone takes penalty for the cards left in hand."""
    assert state.last_placer is not None, "somebody places the first card of every round"
    drawn, *pile = state.throne_pile
    state.throne_pile = tuple(pile)
    state.throne[state.last_placer] += (drawn,)
    state.tell(ThroneCardDrawn(state.last_placer, drawn))

    for seat in state.seats:
        left = state.hands[seat]
        state.hands[seat] = ()
        if left:
            state.penalty[seat] += len(left)
            state.tell(PenaltyTaken(seat, left, len(left), state.penalty[seat]))

    state.round += 1
    state.starter = clockwise_from(state.seats, state.starter)[0]
