"""Every strike and every card passes through a window: interrupts, what happens, reactions. Windows nest."""

from collections.abc import Iterable
from itertools import cycle

from msgspec import Struct

from maester import kernel
from maester.kernel import CHECKPOINT, Chance, Event, Flow, Game, Options, Pick, Seat, Standing, ask, pick

TURNS = 5
DECK = ("parry", "riposte", "shout", "oath") * 5
CARDS_EACH = 4
INTERRUPTS, REACTIONS = ("parry", "shout"), ("riposte", "oath")


class State(kernel.State, kw_only=True):
    hands: dict[Seat, tuple[str, ...]]
    deck: tuple[str, ...]
    discard: tuple[str, ...] = ()
    wounds: dict[Seat, int]
    turn: int = 0
    deepest: int = 0
    """How many windows were ever open inside one another."""

    def copy(self) -> "State":
        twin = self.twin()
        twin.hands, twin.wounds = self.hands.copy(), self.wounds.copy()
        return twin


class Happening(Struct):
    """What goes through a window: `by` does `name` to `to`. It lives no longer than its window."""

    name: str
    by: Seat
    to: Seat
    stopped: bool = False


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


def play(state: State) -> Flow[None]:
    while state.turn < TURNS:
        yield CHECKPOINT
        active = state.seats[state.turn % len(state.seats)]
        target = yield from pick(active, "strike", (seat for seat in state.seats if seat != active))
        yield from strike(state, active, target, 0)
        state.turn += 1


def strike(state: State, by: Seat, to: Seat, depth: int) -> Flow[None]:
    if (yield from happen(state, Happening("strike", by, to), depth)):
        state.wounds[to] += 1
        state.tell(Wounded(to))


def happen(state: State, what: Happening, depth: int) -> Flow[bool]:
    """True if it happened, False if somebody stopped it."""
    state.deepest = max(state.deepest, depth + 1)
    yield from window(state, what, INTERRUPTS, depth)
    if what.stopped:
        state.tell(Stopped(what.name, depth))
        return False
    yield from window(state, what, REACTIONS, depth)
    return True


def window(state: State, what: Happening, usable: tuple[str, ...], depth: int) -> Flow[None]:
    """Seats act in turn until all have passed in a row."""
    passed = 0
    for seat in cycle(state.seats):
        if what.stopped or passed == len(state.seats):
            return
        card = yield from ask(seat, which_card, state, seat, usable)
        if card is None:
            passed += 1
            continue
        passed = 0
        state.hands[seat] = without(state.hands[seat], card)
        state.discard += (card,)
        state.tell(CardPlayed(seat, card, depth))
        if (yield from happen(state, Happening(card, seat, what.by), depth + 1)):
            yield from resolve(state, card, seat, what, depth)


def resolve(state: State, card: str, seat: Seat, what: Happening, depth: int) -> Flow[None]:
    """A parry stops what was about to happen; a riposte strikes back, which is a window again."""
    if card == "parry":
        what.stopped = True
    elif card == "riposte":
        yield from strike(state, seat, what.by, depth + 1)


def which_card(state: State, seat: Seat, usable: Iterable[str]) -> Pick[str | None]:
    """Asked even of an empty hand: who is not asked would show that there was nothing to choose."""
    held = (card for card in dict.fromkeys(state.hands[seat]) if card in usable)
    return Pick(about="respond", options=(None, *held))


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
    return Standing(state.turn >= TURNS, places, state.wounds.copy(), "fewest-wounds")


def evaluate(state: State, seat: Seat) -> float:
    return 1 / (1 + state.wounds[seat])


def drawn(view: View) -> str:
    return f"turn {view.turn}  wounds {view.wounds}  hand {' '.join(view.hand)}"


GAME = Game(
    name="windows",
    rules=1,
    counts=(2, 3),
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
