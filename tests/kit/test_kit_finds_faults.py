"""The kit itself is tested: we put each fault into a small game on purpose, and the law meant to find it must fail."""

from collections.abc import Callable
from itertools import count as counting
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from maester.kernel import CHECKPOINT, Amount, Chance, Event, Flow, Game, Options, Pick, Refusal, Seat, Standing, ask
from maester.kernel.position.layout import Layout, Spelling
from tests.kernel.flows import bids, windows
from tests.kit.citizens import Citizen, citizen
from tests.kit.copying import copies_are_exact_and_independent, records_rebuild_the_game, saves_go_on_alike
from tests.kit.hiding import direct_changes_stay_hidden, hidden_stays_hidden, imagined_worlds_can_be_played
from tests.kit.playing import (
    habits_are_allowed,
    nothing_appears_or_vanishes,
    questions_can_be_answered,
    random_play_ends,
    standings_make_sense,
)
from tests.kit.positions import positions_are_text
from tests.kit.refusing import malformed_answers_change_nothing
from tests.kit.undoing import undo_leads_back

COUNT = 3


def faulty(game: Game, **changes: Any) -> Citizen:
    return replace(citizen(game), game=replace(game, **changes))


class Showing(Struct, frozen=True):
    """A view that shows one thing too many."""

    view: Any
    more: Any


def a_view_that_shows_purses() -> Citizen:
    return faulty(bids.GAME, view=lambda state, seat: Showing(bids.view(state, seat), state.purse.copy()))


def a_view_that_shows_spectators_a_hand() -> Citizen:
    def view(state: windows.State, seat: Seat | None) -> Showing:
        return Showing(windows.view(state, seat), state.hands["seat-1"] if seat is None else None)

    return faulty(windows.GAME, view=view, drawn=str)


def a_view_that_shows_the_luck() -> Citizen:
    return faulty(bids.GAME, view=lambda state, seat: Showing(bids.view(state, seat), state.chance.seed % 97))


def a_question_that_shows_a_hand() -> Citizen:
    def which(state: windows.State, seat: Seat) -> Pick[Any]:
        return Pick(about="any", options=(0, *map(len, "".join(state.hands[state.seats[0]]).split("r"))))

    return faulty(windows.GAME, play=lambda state: ask(state.seats[1], which, state, state.seats[1]))


class Whispered(Event, frozen=True):
    seat: Seat
    chest: int


class WhisperedToOthers(Whispered, frozen=True):
    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat != self.seat else None


def an_event_that_tells_the_chest(event: type[Whispered] = Whispered) -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        while state.prize <= bids.PRIZES:
            yield CHECKPOINT
            yield from ask("seat-1", bids.which_bid, state, "seat-1")
            state.tell(event("seat-1", state.chest))
            state.prize += 1

    return faulty(bids.GAME, play=play)


def an_event_that_tells_others() -> Citizen:
    return an_event_that_tells_the_chest(WhisperedToOthers)


class Forgetful(bids.State, kw_only=True):
    def copy(self) -> "Forgetful":
        return self.twin()


def a_copy_that_shares_purses() -> Citizen:
    def deal(options: Options, chance: Chance) -> Forgetful:
        state = bids.deal(options, chance)
        return Forgetful(**{name: getattr(state, name) for name in state.__struct_fields__})

    return faulty(bids.GAME, deal=deal, state=Forgetful)


def a_checkpoint_that_is_not_the_whole_truth() -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        for prize in range(1, bids.PRIZES + 1):  # lost when the flow starts again in the middle
            yield CHECKPOINT
            yield from bids.auction(state)
            state.prize = prize + 1

    return faulty(bids.GAME, play=play)


def luck_from_elsewhere() -> Citizen:
    numbers = counting()

    def play(state: bids.State) -> Flow[None]:
        while state.prize <= bids.PRIZES:
            yield CHECKPOINT
            yield from bids.auction(state)
            state.tell(Whispered("seat-1", next(numbers)))

    return faulty(bids.GAME, play=play)


def a_coin_that_vanishes() -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        yield from bids.play(state)
        state.paid["seat-1"] = 0

    return faulty(bids.GAME, play=play)


def a_game_without_end() -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        while True:
            yield CHECKPOINT
            yield from ask("seat-1", lambda: Pick(about="again", options=(1, 2)))

    return faulty(bids.GAME, play=play)


class Wrong(Amount, frozen=True, kw_only=True):
    """Samples what it refuses."""

    def sample(self, chance: Chance) -> int:
        return self.most + chance.below(2)


class Twice(Pick[int], frozen=True, kw_only=True):
    """Lists an answer twice."""

    def answers(self) -> tuple[int, ...]:
        return (*self.options, self.options[0])


class Careless(Amount, frozen=True, kw_only=True):
    """Refuses nothing."""

    def refusal(self, answer: int) -> None:
        return None


def refusing(also: Callable[[], None]) -> Amount:
    """Does something when it refuses."""

    class Refusing(Amount, frozen=True, kw_only=True):
        def refusal(self, answer: int) -> Refusal | None:
            why = Amount.refusal(self, answer)
            if why is not None:
                also()
            return why

    return Refusing(about="refusing", least=0, most=1)


def asking(decision: Any) -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        while state.prize <= bids.PRIZES:
            yield CHECKPOINT
            yield from ask(state.seats[0], lambda: decision)
            state.prize += 1

    return faulty(bids.GAME, play=play)


def a_sample_that_is_refused() -> Citizen:
    return asking(Wrong(about="wrong", least=0, most=1))


def an_answer_listed_twice() -> Citizen:
    return asking(Twice(about="twice", options=(1, 2)))


def an_answer_never_refused() -> Citizen:
    return asking(Careless(about="careless", least=0, most=1))


def a_refusal_that_takes_a_coin() -> Citizen:
    def play(state: bids.State) -> Flow[None]:
        def take() -> None:
            state.purse["seat-1"] -= 1

        while state.prize <= bids.PRIZES:
            yield CHECKPOINT
            yield from ask("seat-1", refusing, take)
            state.prize += 1

    return faulty(bids.GAME, play=play)


def a_refusal_that_is_shown() -> Citizen:
    """Nothing a table holds changes, only what is worked out from it."""
    refusals: list[int] = []
    found = asking(refusing(lambda: refusals.append(1)))
    return replace(found, game=replace(found.game, view=lambda state, seat: len(refusals)))


def a_question_without_answer() -> Citizen:
    return asking(Pick(about="nothing", options=()))


def an_imagination_that_keeps_the_luck() -> Citizen:
    return faulty(bids.GAME, imagine=lambda state, seat, chance: None)


def an_imagination_that_forgets_its_own_purse() -> Citizen:
    return faulty(bids.GAME, imagine=lambda state, seat, chance: bids.imagine(state, "nobody", chance))


def an_imagination_that_makes_coins() -> Citizen:
    def imagine(state: bids.State, seat: Seat, chance: Chance) -> None:
        bids.imagine(state, seat, chance)
        state.chest += 1

    return faulty(bids.GAME, imagine=imagine)


def a_habit_that_peeks() -> Citizen:
    return faulty(bids.GAME, habit=lambda state, seat, decision, chance: min(state.chest, decision.most))


def a_standing_that_never_ends() -> Citizen:
    def standing(state: bids.State) -> Standing:
        return replace(bids.standing(state), over=False)

    return faulty(bids.GAME, standing=standing)


def an_evaluation_above_one() -> Citizen:
    return faulty(bids.GAME, evaluate=lambda state, seat: float(state.prize))


def nothing_stated() -> Citizen:
    return citizen(replace(bids.GAME, name="unheard-of"))


def a_layout_that_leaves_purses_out() -> Citizen:
    return faulty(bids.GAME, layout=Layout(derived=("purse",)))


def a_layout_that_turns_piles_over() -> Citizen:
    turned = Spelling(lambda pile, _: list(pile), lambda pile, _: tuple(reversed(pile)))
    return faulty(windows.GAME, layout=Layout(spellings={"discard": turned}))


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (a_view_that_shows_purses, hidden_stays_hidden),
        (a_view_that_shows_purses, direct_changes_stay_hidden),
        (a_view_that_shows_spectators_a_hand, hidden_stays_hidden),
        (a_view_that_shows_spectators_a_hand, direct_changes_stay_hidden),
        (a_view_that_shows_the_luck, hidden_stays_hidden),
        (a_question_that_shows_a_hand, hidden_stays_hidden),
        (an_event_that_tells_the_chest, hidden_stays_hidden),
        (an_event_that_tells_others, hidden_stays_hidden),
        (a_copy_that_shares_purses, copies_are_exact_and_independent),
        (a_checkpoint_that_is_not_the_whole_truth, copies_are_exact_and_independent),
        (a_checkpoint_that_is_not_the_whole_truth, saves_go_on_alike),
        (luck_from_elsewhere, records_rebuild_the_game),
        (luck_from_elsewhere, undo_leads_back),
        (a_coin_that_vanishes, nothing_appears_or_vanishes),
        (a_game_without_end, random_play_ends),
        (a_sample_that_is_refused, questions_can_be_answered),
        (an_answer_listed_twice, questions_can_be_answered),
        (an_answer_never_refused, malformed_answers_change_nothing),
        (a_refusal_that_takes_a_coin, malformed_answers_change_nothing),
        (a_refusal_that_is_shown, malformed_answers_change_nothing),
        (a_question_without_answer, random_play_ends),
        (an_imagination_that_keeps_the_luck, imagined_worlds_can_be_played),
        (an_imagination_that_keeps_the_luck, hidden_stays_hidden),
        (an_imagination_that_forgets_its_own_purse, hidden_stays_hidden),
        (an_imagination_that_makes_coins, imagined_worlds_can_be_played),
        (a_habit_that_peeks, habits_are_allowed),
        (a_standing_that_never_ends, standings_make_sense),
        (an_evaluation_above_one, standings_make_sense),
        (nothing_stated, nothing_appears_or_vanishes),
        (a_layout_that_leaves_purses_out, positions_are_text),
        (a_layout_that_turns_piles_over, positions_are_text),
    ],
    ids=lambda one: one.__name__,
)
def test_fault_is_found(fault, law):
    with pytest.raises(AssertionError):
        law(fault(), COUNT, 1)
