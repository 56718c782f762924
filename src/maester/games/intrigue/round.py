"""DEAL, TURN, OUT and ROUND: how a round is dealt, played and ended."""

from maester.games.intrigue.events import (
    HandEmptied,
    NothingFitted,
    PenaltyTaken,
    RoundBegan,
    StartCardLaid,
    ThroneCardDrawn,
)
from maester.games.intrigue.facts import DEAL, DECK, HOUSES, House
from maester.games.intrigue.place import can_place, lay, place, which_placement
from maester.games.intrigue.state import State
from maester.games.intrigue.victory import reveal_throne_cards
from maester.kernel import CHECKPOINT, Flow, Seat, ask


def play(state: State) -> Flow[None]:
    """As many rounds as there are players; then the Iron Throne cards decide."""
    while not state.over:
        if not state.turns:
            deal_round(state)
        while state.turns:
            yield CHECKPOINT
            yield from turn(state, state.turns[0])
        end_round(state)
    reveal_throne_cards(state)


def whose_turn(state: State) -> str:
    """The rule that says why the others have to wait."""
    return "INT-TURN-01"


def deal_round(state: State) -> None:
    """All 36 character cards are shuffled and dealt."""
    facts = DEAL[len(state.seats)]
    deck = state.chance.shuffled(DECK)
    for n, seat in enumerate(state.seats):
        state.hands[seat] = deck[n * facts.each : (n + 1) * facts.each]
    left_over = deck[len(state.seats) * facts.each :]

    state.lacking, state.last_placer = {}, None
    state.cards, state.left, state.right, state.openings = {}, 0, -1, {}
    state.turns = clockwise(state.seats, state.starter)
    state.tell(RoundBegan(state.round, state.starter))
    if facts.start_card:
        # INT-DEAL-05: the card left over opens row 1.
        lay(state, left_over[0], (1, 0))
        state.tell(StartCardLaid(left_over[0]))
        left_over = ()
    state.unused = left_over


def clockwise(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The seats in turn order, beginning with this one."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def turn(state: State, seat: Seat) -> Flow[None]:
    """The active player places one card, or is out if none has a place."""
    if can_place(state, seat):
        placement = yield from ask(seat, which_placement, state, seat)
        place(state, seat, placement)
        if state.hands[seat]:
            state.turns = (*state.turns[1:], seat)
        else:
            # INT-RULE-07: out at once, not only when the next turn comes.
            state.turns = state.turns[1:]
            state.tell(HandEmptied(seat))
    else:
        state.turns = state.turns[1:]
        state.lacking[seat] = open_houses(state)
        state.tell(NothingFitted(seat, len(state.hands[seat])))


def open_houses(state: State) -> tuple[House, ...]:
    """The houses whose cards could go above row 1 now."""
    return tuple(house for house in HOUSES if any(house in supports for supports in state.openings.values()))


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
    if not state.over:
        state.starter = clockwise(state.seats, state.starter)[1]
