"""Rules written as they are read: asking, choosing, deciding together."""

from functools import partial

import pytest

from maester.kernel import CHECKPOINT, Amount, AnsweredItself, Flow, IllegalAnswer, Pick, ask, pick, together
from tests.kernel.slate import Slate, opened


def test_ask_works_the_question_out_when_somebody_looks():
    looked = []

    def which(state: Slate, word: str) -> Pick:
        looked.append(word)
        return Pick(about="which", options=(word, len(state.words)))

    def play(state: Slate) -> Flow[None]:
        state.write((yield from ask("ann", which, state, "one")))
        state.write((yield from ask("bob", which, state, "two")))

    table = opened(play)
    assert table.waiting == ("ann",)
    assert looked == []
    assert table.decision("ann").options == ("one", 0)
    assert table.decision("ann").options == ("one", 0)
    assert looked == ["one"], "the same question is worked out once"
    table.answer("ann", "one")
    assert looked == ["one"]
    table.answer("bob", 1)
    assert table.state.words == ("one", 1)
    assert table.over


def test_a_question_is_worked_out_from_the_position_it_is_looked_at_in():
    def play(state: Slate) -> Flow[None]:
        yield from ask("ann", lambda: Pick(about="which", options=(state.step, 7)))

    table = opened(play)
    table.state.step = 5
    assert table.decision("ann").options == (5, 7)


def test_pick_asks_where_there_is_a_choice():
    def play(state: Slate) -> Flow[None]:
        state.write((yield from pick("ann", "march", iter(["north", "south"]), "RULE-1")))

    table = opened(play)
    assert table.decision("ann") == Pick(about="march", options=("north", "south"), rule="RULE-1")
    table.answer("ann", "south")
    assert table.state.words == ("south",)
    assert table.story == []


def test_pick_answers_itself_where_there_is_none_and_says_so():
    def play(state: Slate) -> Flow[None]:
        state.write((yield from pick("ann", "march", ["north"])))
        yield from pick("bob", "march", ["east", "west"])
        state.write((yield from pick("cat", "march", ["south"])))

    table = opened(play)
    assert table.waiting == ("bob",)
    assert table.story == [AnsweredItself("ann", "march", "north")]
    table.answer("bob", "west")
    assert table.story == [AnsweredItself("ann", "march", "north"), AnsweredItself("cat", "march", "south")]
    assert table.story_for("bob") == table.story_for(None) == table.story
    assert [given.seat for given in table.given] == ["bob"], "an answer nobody gave is not in the record"
    assert table.over


def test_pick_from_nothing_is_a_mistake_of_the_rules():
    def play(state: Slate) -> Flow[None]:
        yield from pick("ann", "march", [])

    with pytest.raises(AssertionError, match="ann has nothing to choose from: march"):
        opened(play)


def bids(state: Slate) -> Flow[None]:
    asked = {seat: partial(Amount, about="bid", least=0, most=9) for seat in state.seats}
    state.write(dict((yield from together(asked))))


def test_together_hands_answers_over_in_the_order_of_asking():
    table = opened(bids)
    assert table.waiting == ("ann", "bob", "cat")
    table.answer("cat", 3)
    assert table.waiting == ("ann", "bob")
    table.answer("ann", 1)
    assert table.state.words == ()
    table.answer("bob", 2)
    assert list(table.state.words[0].items()) == [("ann", 1), ("bob", 2), ("cat", 3)]


def test_together_with_nobody_asks_nobody():
    def play(state: Slate) -> Flow[None]:
        state.write((yield from together({})))
        yield from ask("ann", lambda: Pick(about="on", options=(1,)))

    table = opened(play)
    assert table.state.words == ({},)
    assert table.waiting == ("ann",)


def test_together_asks_even_seats_without_a_choice():
    """Not being asked in a secret matter would show that there was nothing to choose."""

    def play(state: Slate) -> Flow[None]:
        yield from together({"ann": lambda: Pick(about="card", options=("only",))})

    table = opened(play)
    assert table.waiting == ("ann",)


def test_a_sub_procedure_returns_what_it_found():
    def play(state: Slate) -> Flow[None]:
        state.write((yield from march(state)) * 2)

    def march(state: Slate) -> Flow[int]:
        yield CHECKPOINT
        return (yield from ask("ann", lambda: Amount(about="far", least=1, most=3)))

    table = opened(play)
    table.answer("ann", 3)
    assert table.state.words == (6,)


def test_a_flow_that_asks_nothing_is_over_at_once():
    def play(state: Slate) -> Flow[None]:
        yield CHECKPOINT

    table = opened(play)
    assert table.over
    with pytest.raises(IllegalAnswer, match="game-is-over"):
        table.decision("ann")
