"""Taking an answer back: allowed if others have not seen it, never once something was revealed."""

from functools import partial
from typing import Any, ClassVar

import pytest

from maester.kernel import CHECKPOINT, Amount, Chance, Event, Flow, IllegalAnswer, Refusal, RulesBroke, ask, together
from maester.kernel.record import resume, save
from tests.kernel.slate import Slate, opened, slate_game
from tests.kit.walks import whole

number = partial(Amount, about="number", least=0, most=9)


class Shown(Event, frozen=True):
    reveals: ClassVar[bool] = True


def play(state: Slate) -> Flow[None]:
    """In turn; a 7 draws luck, an 8 reveals something, a 9 leads to sealed answers of all."""
    while state.step < 20:
        yield CHECKPOINT
        word = yield from ask(state.seats[state.step % len(state.seats)], number)
        state.step += 1
        state.write(word)
        if word == 7:
            state.write(state.chance.below(6))
        if word == 8:
            state.tell(Shown())
        if word == 9:
            state.write(tuple((yield from together(dict.fromkeys(state.seats, number))).values()))


def played(*answers: tuple[str, int]) -> Any:
    table = opened(play)
    for seat, answer in answers:
        table.answer(seat, answer)
    return table


def refused(table, seat: str, agreed: bool = False) -> Refusal:
    """Why it is refused. Nothing has changed."""
    before = whole(table)
    why: Refusal | None = table.may_undo(seat, agreed)
    assert why is not None
    with pytest.raises(IllegalAnswer) as error:
        table.undo(seat, agreed)
    assert error.value.refusal == why
    assert whole(table) == before
    return why


def test_the_last_answer_can_be_taken_back():
    table = played(("ann", 1), ("bob", 2))
    table.undo("bob")
    assert whole(table) == whole(played(("ann", 1)))
    table.answer("bob", 3)
    assert whole(table) == whole(played(("ann", 1), ("bob", 3)))


def test_a_seat_that_has_not_answered_has_nothing_to_take_back():
    table = played(("ann", 1))
    assert refused(table, "bob") == Refusal("nothing-to-undo", None, {"seat": "bob"})
    assert refused(table, "nobody").why == "nothing-to-undo"
    assert refused(opened(play), "ann", agreed=True).why == "nothing-to-undo"


def test_once_others_have_acted_they_must_agree():
    table = played(("ann", 1), ("bob", 2), ("cat", 3))
    assert refused(table, "ann") == Refusal("others-have-acted")
    assert table.may_undo("ann", agreed=True) is None
    table.undo("ann", agreed=True)
    assert whole(table) == whole(opened(play))


def test_with_agreement_what_followed_is_taken_back_too():
    table = played(("ann", 1), ("bob", 2), ("cat", 3), ("ann", 4))
    table.undo("bob", agreed=True)
    assert whole(table) == whole(played(("ann", 1)))


@pytest.mark.parametrize(("answer", "what"), [(7, "luck was drawn"), (8, "something was shown")])
def test_nothing_is_taken_back_past_a_reveal(answer: int, what: str):
    table = played(("ann", answer))
    assert refused(table, "ann") == Refusal("something-was-revealed"), what
    assert refused(table, "ann", agreed=True) == Refusal("something-was-revealed")
    table.answer("bob", 1)
    assert table.may_undo("bob") is None, "what came after the reveal can still be taken back"
    assert refused(table, "ann", agreed=True).why == "something-was-revealed"


def test_a_reveal_after_the_answer_counts_as_well():
    assert refused(played(("ann", 1), ("bob", 8)), "ann", agreed=True).why == "something-was-revealed"


def test_a_sealed_answer_can_be_taken_back_until_the_last_seal():
    table = played(("ann", 9), ("bob", 5), ("ann", 4))
    table.undo("bob")
    assert table.waiting == ("bob", "cat")
    assert whole(table) == whole(played(("ann", 9), ("ann", 4)))
    table.answer("cat", 6)
    table.answer("bob", 1)
    assert table.state.words == (9, (4, 1, 6))


def test_opened_seals_stay_open():
    table = played(("ann", 9), ("bob", 5), ("ann", 4), ("cat", 6))
    assert table.state.words == (9, (4, 5, 6))
    for seat in ("ann", "bob", "cat"):
        assert refused(table, seat).why == "something-was-revealed"
        assert refused(table, seat, agreed=True).why == "something-was-revealed"


def test_an_open_answer_before_unopened_seals_can_be_taken_back_with_agreement():
    table = played(("ann", 1), ("bob", 9), ("cat", 5))
    assert refused(table, "bob").why == "others-have-acted"
    table.undo("bob", agreed=True)
    assert whole(table) == whole(played(("ann", 1)))


def test_a_seat_takes_back_its_sealed_answer_before_its_open_one():
    table = played(("ann", 9), ("ann", 4))
    table.undo("ann")
    assert whole(table) == whole(played(("ann", 9)))
    table.undo("ann")
    assert whole(table) == whole(opened(play))


def test_undo_far_from_the_opening_leads_back_exactly():
    answers = [(("ann", "bob", "cat")[n % 3], n % 7) for n in range(15)]
    table = played(*answers)
    table.undo(answers[-1][0])
    assert whole(table) == whole(played(*answers[:-1]))
    assert whole(table.copy()) == whole(table)


def test_a_table_without_its_opening_has_nothing_to_take_back():
    """Resumed or imagined tables have no past to return to; they say so instead of failing."""
    table = played(("ann", 1), ("bob", 9), ("cat", 5))
    resumed = resume(slate_game(play), save(table))
    assert resumed.given
    world = table.imagined("cat", Chance(1))
    assert world.waiting == ("ann", "bob")
    for without_past in (resumed, world):
        for seat in ("ann", "bob", "cat"):
            assert without_past.may_undo(seat, agreed=True) == Refusal("nothing-to-undo", None, {"seat": seat})
            with pytest.raises(IllegalAnswer):
                without_past.undo(seat, agreed=True)


# ------------------------------------------------------------------------------------------------- doing nothing

or_pass = partial(Amount, about="number", least=0, most=9, idle=0)


def play_or_pass(state: Slate) -> Flow[None]:
    """In turn; 0 is to do nothing, a 7 draws luck, an 8 reveals something."""
    while state.step < 40:
        yield CHECKPOINT
        word = yield from ask(state.seats[state.step % len(state.seats)], or_pass)
        state.step += 1
        state.write(word)
        if word == 7:
            state.write(state.chance.below(6))
        if word == 8:
            state.tell(Shown())


def passed(*answers: int) -> Any:
    """Ann, Bob and Cat answer in turn."""
    table = opened(play_or_pass)
    for answer in answers:
        table.answer(table.waiting[0], answer)
    return table


def test_others_who_did_nothing_have_not_acted():
    table = passed(5, 0, 0)
    assert table.may_undo("ann") is None
    table.undo("ann")
    assert whole(table) == whole(passed())


def test_one_of_the_others_who_did_something_has_acted():
    assert refused(passed(5, 0, 1), "ann") == Refusal("others-have-acted")
    assert refused(passed(5, 1, 0), "ann") == Refusal("others-have-acted")


def test_luck_and_reveals_stop_it_even_if_the_others_did_nothing():
    assert refused(passed(7, 0, 0), "ann").why == "something-was-revealed"
    assert refused(passed(8, 0, 0), "ann").why == "something-was-revealed"


def test_to_do_nothing_is_an_answer_that_can_be_taken_back():
    table = passed(5, 0)
    table.undo("bob")
    assert whole(table) == whole(passed(5))


# ------------------------------------------------------------------------------------------------ kept checkpoints


@pytest.mark.parametrize("answers", [1, 7, 8, 9, 16, 31, 39])
def test_going_back_takes_few_answers_again(answers: int):
    """It starts at a kept checkpoint, not at the deal."""
    asked = []

    def play_counting(state: Slate) -> Flow[None]:
        while state.step < 40:
            yield CHECKPOINT
            asked.append(state.step)
            state.write((yield from ask(state.seats[state.step % len(state.seats)], number)))
            state.step += 1

    table = opened(play_counting)
    for _ in range(answers):
        table.answer(table.waiting[0], 1)
    before = len(asked)
    table.undo(table.given[-1].seat)
    assert len(asked) - before <= 13
    assert table.state.words == (1,) * (answers - 1)


def test_one_can_go_back_step_by_step_to_the_deal():
    answers = [1, 2, 3] * 13
    table = passed(*answers)
    while answers:
        answers.pop()
        table.undo(table.given[-1].seat)
        assert whole(table) == whole(passed(*answers))


def test_a_copy_goes_back_as_the_table_does():
    table = passed(*[1, 2, 3] * 10)
    twin = table.copy()
    for each in (table, twin):
        each.undo("cat")
        each.undo("bob")
    assert whole(twin) == whole(table) == whole(passed(*[1, 2, 3] * 9, 1))


def test_an_answer_on_which_the_rules_broke_leaves_no_checkpoint_behind():
    def play_breaking(state: Slate) -> Flow[None]:
        while state.step < 40:
            yield CHECKPOINT
            word = yield from ask(state.seats[state.step % len(state.seats)], number)
            state.step += 1
            state.write(word)
            yield CHECKPOINT
            assert word != 9, "a nine breaks the rules of this game"

    table = opened(play_breaking)
    for _ in range(8):
        table.answer(table.waiting[0], 1)
    for _ in range(4):
        with pytest.raises(RulesBroke):
            table.answer(table.waiting[0], 9)
    table.answer(table.waiting[0], 2)
    table.answer(table.waiting[0], 3)
    table.undo(table.given[-1].seat)
    assert table.state.words == (1,) * 8 + (2,)
