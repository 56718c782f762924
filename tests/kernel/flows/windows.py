"""Every strike and every card passes through a window: interrupts, what happens, reactions. Windows nest.

The windows that are open lie in the state as data, and each opportunity to act in one is a step of the agenda. So the
table can be copied however deep it is, and only the last answer is given again.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from maester import kernel
from maester.kernel import Agenda, Chance, Event, Flow, Game, Hints, Options, Pick, Seat, Standing, Step, ask, pick

TURNS = 5
DECK = ("parry", "riposte", "shout", "oath") * 5
CARDS_EACH = 4
STAGES = {"interrupts": ("parry", "shout"), "reactions": ("riposte", "oath")}
"""The stages of a window, and the cards that may be played in each."""


# --------------------------------------------------------------------------------------------------------- the steps


class Turn(Step, frozen=True):
    """The next seat strikes."""


class Happen(Step, frozen=True):
    """`by` does `what` to `to`: a window opens around it."""

    what: str
    by: Seat
    to: Seat


class Opportunity(Step, frozen=True):
    """The next seat's chance to act in the innermost window."""


class CarryOut(Step, frozen=True):
    """What the innermost window is about happens, unless it was stopped."""


class Close(Step, frozen=True):
    """The innermost window is done with."""


AnyStep = Turn | Happen | Opportunity | CarryOut | Close


class Window(Struct, frozen=True, gc=False):
    """What goes through a window, and how far it has come."""

    what: str
    by: Seat
    to: Seat
    stage: str = "interrupts"
    at: int = 0
    """Whose opportunity is next."""
    passed: int = 0
    """How many have passed in a row."""
    stopped: bool = False


class State(kernel.Stepwise, kw_only=True):
    agenda: tuple[AnyStep, ...] = (Turn(),)
    step: AnyStep | None = None
    hands: dict[Seat, tuple[str, ...]]
    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    wounds: dict[Seat, int]
    turn: int = 0
    open: tuple[Window, ...] = ()
    """The windows open now, the innermost last."""
    deepest: int = 0
    """How many windows were ever open inside one another."""

    def copy(self) -> "State":
        twin = self.twin()
        twin.hands, twin.wounds = self.hands.copy(), self.wounds.copy()
        return twin

    def innermost(self, **changes: object) -> None:
        """The innermost window goes on."""
        self.open = (*self.open[:-1], replace(self.open[-1], **changes))


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: str
    depth: int


class Stopped(Event, frozen=True):
    name: str
    depth: int


class Wounded(Event, frozen=True):
    seat: Seat


def deal(options: Options, chance: Chance) -> State:
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    deck = chance.shuffled(DECK)
    hands = {seat: deck[n * CARDS_EACH : (n + 1) * CARDS_EACH] for n, seat in enumerate(seats)}
    return State(
        chance=chance,
        seats=seats,
        hands=hands,
        deck=deck[CARDS_EACH * len(seats) :],
        wounds=dict.fromkeys(seats, 0),
    )


# ---------------------------------------------------------------------------------------------------- what steps do


def take_turn(state: State) -> Flow[None]:
    active = state.seats[state.turn % len(state.seats)]
    target = yield from pick(active, "strike", (seat for seat in state.seats if seat != active))
    state.turn += 1
    if state.turn < TURNS:
        state.do_next(Turn())
    state.do_next(Happen("strike", active, target))


def happen(state: State, what: str, by: Seat, to: Seat) -> None:
    state.open += (Window(what, by, to),)
    state.deepest = max(state.deepest, len(state.open))
    state.do_next(Opportunity(), CarryOut())


def take_opportunity(state: State) -> Flow[None]:
    """Seats act in turn until all have passed in a row. A seat without cards has nothing to act with, as all can
    see."""
    window, count = state.open[-1], len(state.seats)
    at, passed = window.at, window.passed
    while passed < count and not state.hands[state.seats[at % count]]:
        at, passed = at + 1, passed + 1
    if window.stopped or passed == count:
        return
    seat = state.seats[at % count]
    card = yield from ask(seat, which_card, state, seat, STAGES[window.stage])
    state.do_next(Opportunity())
    if card is None:
        state.innermost(at=at + 1, passed=passed + 1)
        return
    state.innermost(at=at + 1, passed=0)
    state.hands[seat] = without(state.hands[seat], card)
    state.discard += (card,)
    state.tell(CardPlayed(seat, card, depth(state) - 1))
    state.do_next(Happen(card, seat, window.by))


def carry_out(state: State) -> None:
    """A parry stops what the window around it is about; a riposte strikes back, which is a window again."""
    window = state.open[-1]
    if window.stopped:
        state.tell(Stopped(window.what, depth(state) - 1))
        state.open = state.open[:-1]
        return
    state.innermost(stage="reactions", at=0, passed=0)
    state.do_next(Opportunity(), Close())


def close(state: State) -> None:
    window, state.open = state.open[-1], state.open[:-1]
    if window.what == "strike":
        state.wounds[window.to] += 1
        state.tell(Wounded(window.to))
    elif window.what == "parry":
        state.innermost(stopped=True)
    elif window.what == "riposte":
        state.do_next(Happen("strike", window.by, window.to))


play = Agenda(
    {
        Turn: take_turn,
        Happen: happen,
        Opportunity: take_opportunity,
        CarryOut: carry_out,
        Close: close,
    }
).play


def which_card(state: State, seat: Seat, usable: Iterable[str]) -> Pick[str | None]:
    """Asked whatever is in the hand: not being asked would show that there was nothing to choose."""
    held = (card for card in dict.fromkeys(state.hands[seat]) if card in usable)
    return Pick(about="respond", options=(None, *held), idle=None)


def depth(state: State) -> int:
    """How many windows are open."""
    return len(state.open)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class View(Struct, frozen=True):
    turn: int
    wounds: dict[Seat, int]
    discard: tuple[str, ...]
    cards_in_hand: dict[Seat, int]
    hand: tuple[str, ...]


def view(state: State, seat: Seat | None) -> View:
    counts = {other: len(hand) for other, hand in state.hands.items()}
    return View(state.turn, state.wounds.copy(), state.discard, counts, () if seat is None else state.hands[seat])


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance
    others = [seat for seat in state.seats if seat != watcher]
    unseen = chance.shuffled([*(card for seat in others for card in state.hands[seat]), *state.deck])
    for seat in others:
        count = len(state.hands[seat])
        state.hands[seat], unseen = unseen[:count], unseen[count:]
    state.deck = unseen


def standing(state: State) -> Standing:
    places = {seat: 1 + sum(other < mine for other in state.wounds.values()) for seat, mine in state.wounds.items()}
    return Standing(state.turn == TURNS and not state.open, places, state.wounds.copy(), "fewest-wounds")


def evaluate(state: State, seat: Seat) -> float:
    return 1 / (1 + state.wounds[seat])


def drawn(view: View) -> str:
    return f"turn {view.turn}  wounds {view.wounds}  hand {' '.join(view.hand)}"


GAME = Game(
    name="windows",
    rules=1,
    counts=(2, 3),
    hints=Hints(checkpoint_every=1),
    options=Options,
    state=State,
    deal=deal,
    play=play,
    view=view,
    imagine=imagine,
    standing=standing,
    evaluate=evaluate,
    drawn=drawn,
)
