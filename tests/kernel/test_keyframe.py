"""A table with its past as bytes. Only the rules that wrote it can read it."""

from functools import partial
from typing import Any

import pytest
from msgspec import Struct, msgpack
from msgspec.structs import replace

from maester.kernel import CHECKPOINT, Amount, Event, Flow, RulesBroke, Table, ask
from maester.kernel.keyframe import UnfitKeyframe, Written, read, written
from tests.kernel.slate import Slate, slate_game
from tests.kit.walks import whole


class Wrote(Event, frozen=True):
    word: int


class Word(Struct, frozen=True):
    """An answer that is more than JSON to the rules that asked for it."""

    number: int


class AskWord(Amount, frozen=True, kw_only=True):
    def read(self, value: Any) -> Any:
        return value if isinstance(value, Word) else Word(value if isinstance(value, int) else value["number"])

    def refusal(self, answer: Any) -> None:
        assert isinstance(answer, Word)


def play(state: Slate) -> Flow[None]:
    while True:
        yield CHECKPOINT
        word: Any = yield from ask(state.seats[state.step % 2], partial(AskWord, about="word", least=0, most=99))
        state.step += 1
        assert word.number != 99, "a mistake of ours"
        state.write(word.number)
        state.tell(Wrote(word.number))


GAME = slate_game(play)


def table_after(*numbers: int) -> Any:
    table = Table.opened(GAME, GAME.options(seats=2), 1)
    for each in numbers:
        table.answer(table.waiting[0], each)
    return table


def again(table: Any) -> Any:
    return read(GAME, table.opening, written(GAME, table.past))


def test_a_table_read_from_a_keyframe_is_the_same():
    table = table_after(*range(30))
    found = again(table)
    assert whole(found) == whole(table)
    assert found.story == table.story
    assert whole(again(found)) == whole(table), "one that began at a keyframe is written like any other"


def test_answers_from_before_a_keyframe_can_be_taken_back():
    """They are only known as JSON. The rules read them when the table goes back to the deal."""
    found = again(table_after(*range(31)))
    for n in range(30, 0, -1):
        found.undo(("ann", "bob")[n % 2])
        assert whole(found) == whole(table_after(*range(n)))
    assert found.given[0].answer == Word(0)
    found.answer("bob", 7)
    assert whole(found) == whole(table_after(0, 7))


def test_a_copy_and_a_table_whose_rules_broke_are_written_alike():
    table = table_after(*range(5))
    assert whole(again(table.copy())) == whole(table)
    with pytest.raises(RulesBroke):
        table.answer("bob", 99)
    assert whole(again(table)) == whole(table_after(*range(5)))


def test_a_past_does_not_change_when_its_table_goes_on():
    table = table_after(1, 2, 3)
    past = table.past
    before = written(GAME, past)
    table.answer("bob", 4)
    table.undo("bob")
    restored = Table.restored(GAME, table.opening, past)
    restored.answer("bob", 5)
    assert written(GAME, past) == before


class LongerSlate(Slate, kw_only=True):
    more: int = 0


@pytest.mark.parametrize(
    "other",
    [replace(GAME, rules=2), replace(GAME, state=LongerSlate), replace(GAME, name="another")],
    ids=["rules", "shape", "name"],
)
def test_other_rules_refuse_a_keyframe(other: Any):
    table = table_after(1, 2, 3)
    with pytest.raises(UnfitKeyframe):
        read(other, table.opening, written(GAME, table.past))


def test_an_incomplete_keyframe_is_refused():
    table = table_after(1, 2, 3)
    data = written(GAME, table.past)
    for bad in (b"", data[:-3], data[:20], b"\x00" * 100, msgpack.encode({"shape": 1})):
        with pytest.raises(UnfitKeyframe):
            read(GAME, table.opening, bad)
    unknown = replace(msgpack.decode(data, type=Written), kinds=("os.path.Join",))
    with pytest.raises(UnfitKeyframe):
        read(GAME, table.opening, msgpack.encode(unknown))
