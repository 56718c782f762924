"""The agenda: steps as data, done one after the other. A step may add others."""

from typing import Any, ClassVar

import pytest

from maester.kernel import Agenda, Amount, Chance, Flow, Hints, Options, Step, Stepwise, Table, ask, resting
from maester.kernel.flow import CHECKPOINT
from maester.kernel.record import resume, save
from tests.kernel.slate import slate_game
from tests.kit.walks import whole


class Write(Step, frozen=True):
    phase: ClassVar[str] = "writing"
    word: str
    times: int = 1


class AskNumber(Step, frozen=True):
    phase: ClassVar[str] = "asking"


class Count(Step, frozen=True):
    """Find out how many numbers to ask for, then ask for them."""


class AskNumbers(Step, frozen=True):
    left: int


class Board(Stepwise, kw_only=True):
    agenda: tuple[Write | AskNumber | Count | AskNumbers, ...] = ()
    step: Write | AskNumber | Count | AskNumbers | None = None
    words: tuple[Any, ...] = ()

    def copy(self) -> "Board":
        return self.twin()


def write(state: Board, word: str, times: int) -> None:
    state.words += (word,)
    if times > 1:
        state.do_next(Write(word, times - 1), Write("-"))


def ask_number(state: Board) -> Flow[None]:
    number = yield from ask("ann", lambda: Amount(about="number", least=0, most=3))
    state.do_next(Write("x", number + 1))


def count(state: Board) -> Flow[None]:
    """It goes on with another step, so it may change something before anybody is asked."""
    state.words += ("counted",)
    state.do_next(AskNumbers(3))
    return ask_numbers(state, 3)


def ask_numbers(state: Board, left: int) -> Flow[None]:
    while left:
        number = yield from ask("ann", lambda: Amount(about="number", least=0, most=3))
        state.words += (number,)
        left -= 1
        if left:
            yield from resting(state, AskNumbers(left))


AGENDA = Agenda({Write: write, AskNumber: ask_number, Count: count, AskNumbers: ask_numbers})
GAME = slate_game(
    AGENDA.play,
    state=Board,
    deal=lambda options, chance: Board(chance=chance, seats=("ann",), agenda=(Write("a", 2), AskNumber(), Write("z"))),
    hints=Hints(checkpoint_every=1),
)


def opened() -> Any:
    return Table.opened(GAME, Options(seats=1), 1)


def test_steps_are_done_in_order_and_those_they_add_come_first():
    table = opened()
    assert table.state.words == ("a", "a", "-")
    table.answer("ann", 1)
    assert table.state.words == ("a", "a", "-", "x", "x", "-", "z")
    assert table.over


def test_the_state_says_which_step_is_being_done():
    step = opened().state.step
    assert (step, step.name, step.phase) == (AskNumber(), "ask-number", "asking")


def test_a_position_between_steps_is_saved_and_resumed():
    table = opened()
    twin = resume(GAME, save(table))
    twin.answer("ann", 2)
    table.answer("ann", 2)
    assert twin.state == table.state
    assert whole(table.copy()) == whole(table)


def test_a_function_that_does_not_take_the_fields_of_its_step_is_found_at_once():
    with pytest.raises(AssertionError, match="write does not take the fields of AskNumber"):
        Agenda({AskNumber: write})


def test_a_step_that_asks_nobody_costs_no_checkpoint():
    board = Board(chance=Chance(1), seats=("ann",), agenda=(Write("a", 2), AskNumber(), Write("z")))
    flow = AGENDA.play(board)
    assert next(flow) is CHECKPOINT
    assert board.words == ("a", "a", "-")
    assert board.agenda == (AskNumber(), Write("z"))


class TestAFlowThatGoesOnWithAnotherStep:
    game = slate_game(
        AGENDA.play,
        state=Board,
        deal=lambda options, chance: Board(chance=chance, seats=("ann",), agenda=(AskNumber(), Count(), Write("z"))),
        hints=Hints(checkpoint_every=0),
    )

    def opened(self) -> Any:
        return Table.opened(self.game, Options(seats=1), 1)

    def test_every_question_has_its_checkpoint(self):
        table = self.opened()
        table.answer("ann", 0)
        for left in (3, 2, 1):
            assert table.checkpoint.agenda == (AskNumbers(left), Write("z"))
            assert table.state.step == table.checkpoint.step == AskNumbers(left)
            assert not table.since
            table.answer("ann", left)
        assert table.state.words == ("x", "counted", 3, 2, 1, "z")

    def test_what_was_done_before_it_is_not_done_again(self):
        table = self.opened()
        while not table.over:
            twin, resumed = table.copy(), resume(self.game, save(table))
            assert whole(twin) == whole(table)
            for each in (table, twin, resumed):
                each.answer("ann", 2)
            assert resumed.state == twin.state == table.state
