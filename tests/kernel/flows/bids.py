"""Secret simultaneous bids for prizes; a tie for the highest is broken by a third seat."""

from functools import partial
from typing import Any, ClassVar

from msgspec import Struct

from maester import kernel
from maester.kernel import CHECKPOINT, Amount, Chance, Event, Flow, Game, Options, Seat, Standing, pick, together

PRIZES = 5
FEWEST, MOST = 4, 12
"""How many coins a purse may begin with; only its owner knows."""


class State(kernel.State, kw_only=True):
    raven: Seat
    """Who breaks the next tie, unless tied too."""
    purse: dict[Seat, int]
    paid: dict[Seat, int]
    chest: int
    won: dict[Seat, tuple[int, ...]]
    unclaimed: tuple[int, ...] = ()
    prize: int = 1

    def copy(self) -> "State":
        twin = self.twin()
        twin.purse, twin.paid, twin.won = self.purse.copy(), self.paid.copy(), self.won.copy()
        return twin


class BidsOpened(Event, frozen=True):
    bids: dict[Seat, int]

    reveals: ClassVar[bool] = True


class PrizeWon(Event, frozen=True):
    seat: Seat | None
    prize: int


def deal(options: Options, chance: Chance) -> State:
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    purse = {seat: FEWEST + chance.below(MOST - FEWEST + 1) for seat in seats}
    return State(
        chance=chance,
        seats=seats,
        raven=seats[0],
        purse=purse,
        paid=dict.fromkeys(seats, 0),
        chest=MOST * len(seats) - sum(purse.values()),
        won=dict.fromkeys(seats, ()),
    )


def play(state: State) -> Flow[None]:
    while state.prize <= PRIZES:
        yield CHECKPOINT
        yield from auction(state)


def auction(state: State) -> Flow[None]:
    """Everybody pays; the highest bid takes the prize, which nobody takes when all bids are equal."""
    bids = yield from together({seat: partial(which_bid, state, seat) for seat in state.seats})
    for seat, bid in bids.items():
        state.purse[seat] -= bid
        state.paid[seat] += bid
    state.tell(BidsOpened(dict(bids)))
    winner = yield from highest(state, tuple(seat for seat, bid in bids.items() if bid == max(bids.values())))
    if winner is None:
        state.unclaimed += (state.prize,)
    else:
        state.won[winner] += (state.prize,)
    state.tell(PrizeWon(winner, state.prize))
    state.prize += 1
    state.raven = clockwise(state)[1]


def highest(state: State, tied: tuple[Seat, ...]) -> Flow[Seat | None]:
    """The one highest bidder, or whom the first seat outside the tie chooses, beginning at the raven."""
    judge = next((seat for seat in clockwise(state) if seat not in tied), None)
    if judge is None:
        return None
    return (yield from pick(judge, "break-the-tie", tied))


def which_bid(state: State, seat: Seat) -> Amount:
    return Amount(about="bid", least=0, most=state.purse[seat])


def clockwise(state: State) -> tuple[Seat, ...]:
    at = state.seats.index(state.raven)
    return state.seats[at:] + state.seats[:at]


class View(Struct, frozen=True):
    prize: int
    raven: Seat
    paid: dict[Seat, int]
    won: dict[Seat, tuple[int, ...]]
    purse: int | None


def view(state: State, seat: Seat | None) -> View:
    purse = None if seat is None else state.purse[seat]
    return View(state.prize, state.raven, state.paid.copy(), state.won.copy(), purse)


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    """New luck, and any purse for the others that fits what they have paid."""
    state.chance = chance
    for seat in state.seats:
        if seat != watcher:
            least, most = max(0, FEWEST - state.paid[seat]), MOST - state.paid[seat]
            was, state.purse[seat] = state.purse[seat], least + chance.below(most - least + 1)
            state.chest += was - state.purse[seat]


def standing(state: State) -> Standing:
    scores = {seat: len(state.won[seat]) for seat in state.seats}
    places = {seat: 1 + sum(other > mine for other in scores.values()) for seat, mine in scores.items()}
    return Standing(state.prize > PRIZES, places, scores, "most-prizes")


def evaluate(state: State, seat: Seat) -> float:
    return len(state.won[seat]) / PRIZES


def drawn(view: View) -> str:
    return f"prize {view.prize}  raven {view.raven}  paid {view.paid}  won {view.won}  purse {view.purse}"


def habit(state: State, seat: Seat, decision: Any, chance: Chance) -> Any:
    """Bids at most half of what is left."""
    if isinstance(decision, Amount):
        return chance.below(state.purse[seat] // 2 + 1)
    return decision.sample(chance)


GAME = Game(
    name="bids",
    rules=1,
    counts=(3, 4),
    options=Options,
    state=State,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    evaluate=evaluate,
    drawn=drawn,
    habit=habit,
)
