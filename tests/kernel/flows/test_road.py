"""A game of 2,000 answers, rebuilt from its record to the last byte."""

from collections import Counter
from typing import Any

import pytest

from maester.kernel import Chance, Table
from maester.kernel.record import UnreadableRecord, read_record, record_of, replay, resume, save, write_record
from tests.kernel.flows.road import GAME, Options
from tests.kit.walks import play_out, position, whole

ANSWERS = 2_000


@pytest.fixture(scope="module")
def walked() -> Any:
    return play_out(Table.opened(GAME, Options(seats=4, answers=ANSWERS), 11), Chance(11))


def test_it_is_rebuilt_from_its_record(walked: Any):
    text = write_record(record_of(walked))
    assert len(text.splitlines()) == ANSWERS + 2
    again: Any = replay(read_record(text), GAME)
    assert len(again.given) == len(again.story) == ANSWERS
    assert whole(again) == whole(walked)
    assert write_record(record_of(again)) == text


def test_a_copy_far_from_the_opening_is_exact_and_replays_little(walked: Any):
    twin = walked.copy()
    assert whole(twin) == whole(walked)
    assert len(walked.since) < 10


def test_a_save_far_from_the_opening_stays_small(walked: Any):
    saved = save(walked)
    assert len(saved) < 1_000
    assert position(resume(GAME, saved)) == position(walked)


def test_one_changed_answer_among_two_thousand_is_noticed(walked: Any):
    lines = write_record(record_of(walked)).splitlines(keepends=True)
    lines[1_000] = lines[1_000].replace("1]", "2]") if "1]" in lines[1_000] else '["seat-4","walk",1]\n'
    with pytest.raises(UnreadableRecord, match="record-was-changed"):
        read_record("".join(lines))


def test_all_kinds_of_answers_and_luck_were_met(walked: Any):
    assert set(Counter(given.answer for given in walked.given)) == {1, 2, 3, 5}
    assert walked.state.chance.drawn > 500
