"""A long road: as many answers as agreed, thousands if one likes, with a die thrown now and then."""

from typing import Any

from msgspec import Struct

from maester import kernel
from maester.kernel import CHECKPOINT, Chance, Event, Flow, Game, Refusal, Seat, Standing, pick

MOST_ANSWERS = 10_000


class Options(kernel.Options, frozen=True, kw_only=True):
    answers: int = 40

    def refusal(self) -> Refusal | None:
        if not 1 <= self.answers <= MOST_ANSWERS:
            return Refusal("wrong-length", None, {"most": MOST_ANSWERS})
        return None


class State(kernel.State, kw_only=True):
    answers: int
    walked: dict[Seat, int]
    taken: int = 0

    def copy(self) -> "State":
        twin = self.twin()
        twin.walked = self.walked.copy()
        return twin


class Walked(Event, frozen=True):
    seat: Seat
    miles: int
    weather: int | None


def deal(options: Options, chance: Chance) -> State:
    seats = tuple(f"seat-{n}" for n in range(1, options.seats + 1))
    return State(chance=chance, seats=seats, answers=options.answers, walked=dict.fromkeys(seats, 0))


def play(state: State) -> Flow[None]:
    while state.taken < state.answers:
        yield CHECKPOINT
        seat = state.seats[state.taken % len(state.seats)]
        miles = yield from pick(seat, "walk", (1, 2, 3, 5))
        weather = state.chance.below(6) if miles > 2 else None
        state.walked[seat] += miles - (weather or 0)
        state.taken += 1
        state.tell(Walked(seat, miles, weather))


class View(Struct, frozen=True):
    taken: int
    walked: dict[Seat, int]


def view(state: State, seat: Seat | None) -> View:
    return View(state.taken, state.walked.copy())


def imagine(state: State, watcher: Seat | None, chance: Chance) -> None:
    state.chance = chance


def standing(state: State) -> Standing:
    places = {seat: 1 + sum(other > mine for other in state.walked.values()) for seat, mine in state.walked.items()}
    return Standing(state.taken == state.answers, places, state.walked.copy(), "walked-farthest")


def evaluate(state: State, seat: Seat) -> float:
    return 1.0 if standing(state).places[seat] == 1 else 0.0


def drawn(view: Any) -> str:
    return f"{view.taken} answers, walked {view.walked}"


GAME = Game(
    name="road",
    rules=1,
    counts=(2, 4),
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
