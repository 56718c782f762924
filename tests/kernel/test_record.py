"""A whole game as a small text: it is written, read and replayed, and refused if anything in it is wrong."""

from functools import partial
from hashlib import sha256
from typing import Any

import pytest
from msgspec import json, msgpack
from msgspec.structs import replace

from maester.games import game
from maester.kernel import CHECKPOINT, Amount, Chance, Decision, Flow, Game, Options, Refusal, Table, ask, seed_hash
from maester.kernel.record import UnreadableRecord, opened, read_record, record_of, replay, resume, save, write_record
from tests.kernel.slate import Slate, slate_game
from tests.kit.walks import play_out, position, walk_to, whole

INTRIGUE = game("intrigue")


def table_after(answers: int) -> Table:
    return walk_to(Table.opened(INTRIGUE, INTRIGUE.options(seats=2), 2**128 - 1), Chance(1), answers)


@pytest.fixture(scope="module")
def table() -> Table:
    return table_after(12)


@pytest.fixture(scope="module")
def text(table: Table) -> str:
    return write_record(record_of(table))


def sealed(*lines: Any) -> str:
    """A text with a correct seal, as somebody who knows how could make it. Lines are values, or text as it is."""
    written = [line if isinstance(line, str) else json.encode(line).decode() for line in lines]
    body = "".join(line + "\n" for line in written)
    return body + json.encode({"sealed": sha256(body.encode()).hexdigest()}).decode() + "\n"


def why(text: str | bytes, rules: Game = INTRIGUE) -> tuple[str, int]:
    """Why a text is not a record of this game, and the line where it was noticed."""
    with pytest.raises(UnreadableRecord) as refused:
        replay(read_record(text), rules)
    line = refused.value.about["line"]
    assert isinstance(line, int)
    return refused.value.why, line


def parts(text: str) -> tuple[dict[str, Any], list[Any]]:
    """The header and the answers of a record, to be changed and sealed again."""
    header, *answers, _ = text.splitlines()
    return json.decode(header), [json.decode(answer) for answer in answers]


class TestWhole:
    def test_a_record_says_what_it_is(self, text: str):
        header, answers = parts(text)
        assert header["maester"] == 1
        assert header["game"] == "intrigue"
        assert header["rules"] == INTRIGUE.rules
        assert header["options"]["seats"] == 2
        assert header["seed"] == 2**128 - 1
        assert header["seed_hash"] == seed_hash(2**128 - 1)
        assert len(answers) == 12
        assert answers[0][1] == "place-card"
        assert answers[0][2].keys() == {"card", "row", "place"}

    def test_it_leads_to_the_same_table(self, table: Table, text: str):
        assert whole(replay(read_record(text), INTRIGUE)) == whole(table)
        assert whole(replay(read_record(text.encode()), INTRIGUE)) == whole(table)

    def test_a_table_just_opened_has_a_record_too(self):
        fresh = table_after(0)
        assert whole(replay(read_record(write_record(record_of(fresh))), INTRIGUE)) == whole(fresh)

    def test_a_finished_game_is_rebuilt_finished(self):
        done = play_out(table_after(0), Chance(4))
        again = replay(read_record(write_record(record_of(done))), INTRIGUE)
        assert again.over
        assert whole(again) == whole(done)

    def test_options_come_back_as_they_were(self):
        options = INTRIGUE.options(seats=3, starter=2)  # type: ignore[call-arg]
        table = Table.opened(INTRIGUE, options, 5)
        again = opened(read_record(write_record(record_of(table))), INTRIGUE)
        assert again.opening is not None
        assert again.opening.options == options
        assert again.waiting == ("seat-2",)

    def test_an_answer_keeps_its_order(self):
        """Rules may read an answer in the order it was given, so a record must not change it."""

        class Free(Decision[dict[str, int]], frozen=True, kw_only=True):
            def refusal(self, answer: dict[str, int]) -> Refusal | None:
                return None

        def play(state: Slate) -> Flow[None]:
            state.write(tuple((yield from ask("ann", partial(Free, about="free")))))

        rules = slate_game(play)
        table = Table.opened(rules, Options(seats=1), 1)
        table.answer("ann", {"z": 1, "a": 2})
        again: Any = replay(read_record(write_record(record_of(table))), rules)
        assert again.state.words == (("z", "a"),)

    def test_an_imagined_table_has_no_record(self, table: Table):
        with pytest.raises(AssertionError, match="no record"):
            record_of(table.imagined("seat-1", Chance(1)))


class TestCorrupted:
    def test_a_text_cut_off_at_any_line(self, text: str):
        lines = text.splitlines(keepends=True)
        for kept in range(1, len(lines)):
            assert why("".join(lines[:kept])) == ("record-is-cut-short", kept)

    def test_a_text_cut_off_anywhere(self, text: str):
        for length in range(len(text) - 1):
            assert why(text[:length])[0] in {
                "record-is-empty",
                "record-is-cut-short",
                "record-line-is-unreadable",
            }, length

    def test_without_its_last_line_break_nothing_is_missing(self, table: Table, text: str):
        assert whole(replay(read_record(text[:-1]), INTRIGUE)) == whole(table)

    @pytest.mark.parametrize("change", [1, 2, 32, 128])
    def test_a_changed_byte_anywhere(self, text: str, change: int):
        data = text.encode()
        reasons = {
            why(data[:at] + bytes([data[at] ^ change]) + data[at + 1 :])[0]
            for at in range(len(data) - 1)  # the very last byte is a line break, and says nothing
        }
        assert "record-was-changed" in reasons
        assert reasons <= {
            "record-was-changed",
            "record-is-cut-short",
            "record-line-is-unreadable",
            "record-of-another-format",
        }

    def test_lines_in_another_order(self, text: str):
        lines = text.splitlines(keepends=True)
        lines[2], lines[3] = lines[3], lines[2]
        assert why("".join(lines)) == ("record-was-changed", len(lines))
        header, answers = parts(text)
        answers[0], answers[1] = answers[1], answers[0]
        assert why(sealed(header, *answers)) == ("record-breaks-the-rules", 2)

    def test_lines_too_many(self, text: str):
        lines = text.splitlines(keepends=True)
        assert why("".join([*lines[:3], lines[2], *lines[3:]]))[0] == "record-was-changed"
        assert why(text + lines[1]) == ("record-is-cut-short", len(lines) + 1)
        assert why(text + lines[-1])[0] == "record-was-changed"
        assert why(text + "\n")[0] == "record-is-cut-short"
        assert why("\n" + text) == ("record-line-is-unreadable", 1)

    def test_a_line_missing(self, text: str):
        lines = text.splitlines(keepends=True)
        assert why("".join(lines[:2] + lines[3:]))[0] == "record-was-changed"
        header, answers = parts(text)
        assert why(sealed(header, *answers[1:])) == ("record-breaks-the-rules", 2)

    @pytest.mark.parametrize("nothing", ["", b""])
    def test_nothing_at_all(self, nothing: str | bytes):
        assert why(nothing) == ("record-is-empty", 0)

    @pytest.mark.parametrize(
        "junk",
        [
            bytes(range(256)),
            b"\xff\xfe" * 40,
            b"\x00",
            b"{}",
            b"[]",
            b"null",
            b"hello\n",
            "\ud800",
            "🐉" * 99,
            b"[" * 200_000,
            b'{"maester":1',
        ],
    )
    def test_junk(self, junk: str | bytes):
        assert why(junk)[0] == "record-line-is-unreadable"

    def test_an_invalid_seal(self, text: str):
        body = text[: text.rindex('{"sealed"')]
        assert why(body + '{"sealed":"0"}\n')[0] == "record-was-changed"
        assert why(body + '{"sealed":0}\n')[0] == "record-line-is-unreadable"
        assert why(body + '{"sealed"}\n')[0] == "record-line-is-unreadable"


class TestTamperedWith:
    """Records that somebody has changed and sealed again correctly."""

    def test_another_format(self, text: str):
        header, answers = parts(text)
        assert why(sealed({**header, "maester": 2}, *answers)) == ("record-of-another-format", 1)

    def test_another_game(self, text: str):
        header, answers = parts(text)
        assert why(sealed({**header, "game": "slate"}, *answers)) == ("record-of-another-game", 1)

    def test_other_rules(self, text: str):
        header, answers = parts(text)
        assert why(sealed({**header, "rules": 0}, *answers)) == ("record-of-other-rules", 1)
        newer = replace(INTRIGUE, rules=INTRIGUE.rules + 1)
        with pytest.raises(UnreadableRecord) as refused:
            replay(read_record(text), newer)
        assert refused.value.about == {"line": 1, "rules": INTRIGUE.rules, "ours": INTRIGUE.rules + 1}
        assert replay(read_record(text), replace(newer, since=INTRIGUE.rules)).waiting is not None

    @pytest.mark.parametrize(
        "options",
        [
            {},
            {"seats": 1},
            {"seats": 7},
            {"seats": "2"},
            {"seats": True},
            {"seats": 2, "starter": 3},
            {"seats": 2, "more": 1},
            {"seats": 2, "throne": []},
            {"seats": 2, "throne": [{"value": 1, "daggers": 1e9}]},
        ],
    )
    def test_bad_options(self, text: str, options: dict[str, Any]):
        header, answers = parts(text)
        assert why(sealed({**header, "options": options}, *answers)) == ("record-with-bad-options", 1)

    @pytest.mark.parametrize("seed", [0, -1, 2**128, 10**60])
    def test_a_seed_that_does_not_fit_its_hash(self, text: str, seed: int):
        header, answers = parts(text)
        written = json.encode({**header, "seed": 0}).decode().replace('"seed":0', f'"seed":{seed}')
        assert why(sealed(written, *answers)) == ("seed-does-not-fit-its-hash", 1)

    @pytest.mark.parametrize("seed", [-1, 2**128])
    def test_an_invalid_seed_even_with_its_hash(self, text: str, seed: int):
        header, answers = parts(text)
        written = json.encode({**header, "seed": 0, "seed_hash": seed_hash(seed)}).decode()
        assert why(sealed(written.replace('"seed":0', f'"seed":{seed}'), *answers))[0] == "seed-does-not-fit-its-hash"

    @pytest.mark.parametrize("key", ["maester", "game", "rules", "options", "seed", "seed_hash"])
    def test_a_header_without_all_its_parts(self, text: str, key: str):
        header, answers = parts(text)
        lacking = {name: value for name, value in header.items() if name != key}
        assert why(sealed(lacking, *answers)) == ("record-line-is-unreadable", 1)
        assert why(sealed({**header, key: None}, *answers)) == ("record-line-is-unreadable", 1)
        assert why(sealed({**header, "more": 1}, *answers)) == ("record-line-is-unreadable", 1)

    @pytest.mark.parametrize(
        "line",
        ["", "[]", "{}", "null", '["seat-1"]', '["seat-1","place-card"]', '["a","b",1,2]', '[1,"b",1]', "[" * 100_000],
    )
    def test_a_line_that_is_not_an_answer(self, text: str, line: str):
        header, answers = parts(text)
        assert why(sealed(header, answers[0], line, *answers[1:])) == ("record-line-is-unreadable", 3)

    def test_an_answer_to_another_question(self, text: str):
        header, answers = parts(text)
        answers[4][1] = "march"
        with pytest.raises(UnreadableRecord) as refused:
            replay(read_record(sealed(header, *answers)), INTRIGUE)
        assert refused.value.why == "record-answers-another-question"
        assert refused.value.about == {"line": 6, "asked": "place-card", "answered": "march"}

    @pytest.mark.parametrize(
        "answer",
        [
            None,
            {},
            {"card": "hodor", "row": 99, "place": 0},
            {"card": "nobody", "row": 1, "place": 0},
            [[[[]]]],
            "x" * 9999,
        ],
    )
    def test_an_answer_against_the_rules(self, text: str, answer: Any):
        header, answers = parts(text)
        answers[4][2] = answer
        assert why(sealed(header, *answers)) == ("record-breaks-the-rules", 6)

    @pytest.mark.parametrize("seat", ["nobody", "seat-9", "", "seat-1", "seat-2"])
    def test_an_answer_out_of_turn(self, text: str, seat: str):
        header, answers = parts(text)
        answers[4][0] = seat if seat != answers[4][0] else "seat-3"
        assert why(sealed(header, *answers)) == ("record-breaks-the-rules", 6)

    def test_answers_after_the_end(self):
        header, answers = parts(write_record(record_of(play_out(table_after(0), Chance(4)))))
        assert why(sealed(header, *answers, answers[-1])) == ("record-breaks-the-rules", len(answers) + 2)

    def test_why_and_where_can_be_read(self):
        assert str(UnreadableRecord("record-was-changed", 3)) == "record-was-changed, line 3"
        assert str(UnreadableRecord("record-is-empty")) == "record-is-empty"


def counting(state: Slate) -> Flow[None]:
    while state.step < 20:
        yield CHECKPOINT
        state.step += 1
        state.write((yield from ask(state.seats[0], partial(Amount, about="number", least=0, most=9))))
        state.write(state.chance.below(100))


class TestSaves:
    @pytest.mark.parametrize("answers", [0, 1, 5, 11, 30])
    def test_a_saved_position_goes_on_alike(self, answers: int):
        table = table_after(answers)
        resumed = resume(INTRIGUE, save(table))
        assert position(resumed) == position(table)
        assert resumed.waiting == table.waiting
        assert position(play_out(resumed, Chance(3))) == position(play_out(table, Chance(3)))

    def test_a_save_does_not_hold_the_past(self):
        assert len(save(table_after(40))) < 2 * len(save(table_after(4)))

    def test_a_resumed_table_can_be_copied_imagined_and_saved(self):
        resumed = resume(INTRIGUE, save(table_after(9)))
        assert position(resumed.copy()) == position(resumed)
        assert resumed.imagined("seat-1", Chance(1)).waiting == resumed.waiting
        assert position(resume(INTRIGUE, save(resumed))) == position(resumed)

    def test_a_save_of_other_rules_is_refused(self):
        with pytest.raises(UnreadableRecord, match="record-of-other-rules"):
            resume(replace(INTRIGUE, rules=INTRIGUE.rules + 1), save(table_after(3)))

    def test_a_save_cut_off_anywhere_is_refused(self):
        saved = save(table_after(6))
        for length in range(len(saved)):
            with pytest.raises(UnreadableRecord):
                resume(INTRIGUE, saved[:length])

    @pytest.mark.parametrize("junk", [b"", b"\x00", b"junk", bytes(range(256)), msgpack.encode({}), msgpack.encode([])])
    def test_junk_is_refused(self, junk: bytes):
        with pytest.raises(UnreadableRecord):
            resume(INTRIGUE, junk)

    def test_a_save_of_another_game_is_refused(self):
        slate = slate_game(counting)
        table = Table.opened(slate, Options(seats=1), 1)
        with pytest.raises(UnreadableRecord):
            resume(INTRIGUE, save(table))

    def test_an_imagined_table_cannot_be_saved_before_its_next_checkpoint(self):
        world = Table.opened(slate_game(counting), Options(seats=1), 1).imagined("ann", Chance(1))
        with pytest.raises(AssertionError, match="cannot be saved"):
            save(world)
        for n in range(5):
            world.answer("ann", n)
        assert position(resume(slate_game(counting), save(world))) == position(world)
