"""Positions as text: what is written, what is read, and one clear error for everything else."""

import pytest

from maester.games import game
from maester.kernel import Chance, NotSettled, Table
from maester.kernel.position.plain import plain, read_as, same
from maester.kernel.position.reading import UnreadablePosition, game_named, opened, read
from maester.kernel.position.toml import LONGEST_LINE, LONGEST_TEXT, line_of, parsed, written
from maester.kernel.position.writing import position_of, write
from maester.kernel.record import record_of
from tests.kernel.flows import bids, road
from tests.kit.walks import position, walk_to

INTRIGUE = game("intrigue")


def table_after(answers: int, seats: int = 3) -> Table:
    return walk_to(Table.opened(INTRIGUE, INTRIGUE.options(seats=seats), 7), Chance(1), answers)


def why(text: str, name: str = "intrigue") -> tuple[str, int]:
    """Why a text is no position of a game, and the line that says so."""
    with pytest.raises(UnreadablePosition) as refused:
        read(game(name), text)
    return refused.value.why, refused.value.line


class TestWriting:
    def test_the_beginning_of_a_game_is_its_options_and_its_seed(self):
        table = Table.opened(INTRIGUE, INTRIGUE.options(seats=4), 7)
        text = write(INTRIGUE, position_of(table))
        assert text == 'game = "intrigue"\nrules = 1\nseed = 7\n\n[options]\nseats = 4\n'

    def test_only_what_differs_from_the_beginning_is_written(self):
        said = parsed(write(INTRIGUE, position_of(table_after(4))))
        assert "hand" in said["seat-1"]
        assert len(said["cards"]) == 4
        assert "penalty" not in said["seat-1"]
        assert "throne_pile" not in said

    def test_it_is_written_at_the_last_checkpoint_with_the_answers_since(self):
        """Sealed answers belong to the position, too."""
        table = Table.opened(bids.GAME, bids.GAME.options(seats=3), 1)
        table.answer("seat-2", 1)
        said = parsed(write(bids.GAME, position_of(table)))
        assert said["answers"] == [["seat-2", "bid", 1]]
        again = opened(bids.GAME, read(bids.GAME, write(bids.GAME, position_of(table))))
        assert again.waiting == table.waiting == ("seat-1", "seat-3")
        assert position(again) == position(table)

    def test_a_table_that_began_with_a_position_can_be_written_again(self):
        text = write(INTRIGUE, position_of(table_after(9)))
        again = opened(INTRIGUE, read(INTRIGUE, text))
        assert write(INTRIGUE, position_of(again)) == text

    def test_an_imagined_world_is_not_written(self):
        with pytest.raises(NotSettled):
            position_of(table_after(9).imagined("seat-1", Chance(3)))

    def test_writing_changes_nothing(self):
        table = table_after(9)
        before = position(table)
        write(INTRIGUE, position_of(table))
        assert position(table) == before


class TestReading:
    def test_what_is_not_said_is_as_at_the_beginning(self):
        found = read(INTRIGUE, "round = 3\n[options]\nseats = 2\n[seat-2]\npenalty = 4")
        assert found.state.round == 3
        assert found.state.penalty == {"seat-1": 0, "seat-2": 4}
        assert found.state.throne_pile == INTRIGUE.deal(found.options, Chance(0)).throne_pile

    def test_comments_and_spaces_are_free(self):
        text = write(INTRIGUE, position_of(table_after(9)))
        loose = "# my own\n" + text.replace(" = ", "=").replace(", ", ",\t")
        assert write(INTRIGUE, read(INTRIGUE, loose)) == text

    def test_the_text_names_its_game(self):
        assert game_named('game = "bids"') == "bids"
        with pytest.raises(UnreadablePosition):
            game_named("seats = 2")
        with pytest.raises(UnreadablePosition):
            game_named("= 2")

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ('seats = 2\n[options', ("position-not-toml", 2)),
            ('game = "boardgame2"', ("position-of-another-game", 1)),
            ("\nrules = 99", ("position-of-other-rules", 2)),
            ("rules = true", ("position-of-other-rules", 1)),
            ("seed = -1\noptions = { seats = 2 }", ("position-not-a-seed", 1)),
            ("options = { seats = 2 }\ndrawn = -1", ("position-not-a-count", 2)),
            ("round = 2", ("position-missing-word", 0)),
            ("[options]\nseats = 9", ("position-with-bad-options", 1)),
            ("[options]\nseats = 2\ntrhone = 1", ("position-unknown-word", 3)),
            ("options = { seats = 2 }\nruond = 2", ("position-unknown-word", 2)),
            ('options = { seats = 2 }\nround = "two"', ("position-wrong-kind", 2)),
            ("options = { seats = 2 }\nround = 2000000", ("position-number-too-large", 2)),
            ("options = { seats = 2 }\nround = nan", ("position-number-too-large", 2)),
            ("options = { seats = 2 }\nround = 1979-05-27", ("position-wrong-kind", 2)),
            ("options = { seats = 2 }\nseat-1 = 3", ("position-wrong-kind", 2)),
            ("options = { seats = 2 }\n[seat-1]\npower = 3", ("position-unknown-word", 3)),
            ("options = { seats = 2 }\nseats = 3", ("position-unknown-word", 2)),
            ("options = { seats = 2 }\nchance = 3", ("position-unknown-word", 2)),
            ("options = { seats = 2 }\nopenings = {}", ("position-unknown-word", 2)),
            ('options = { seats = 2 }\nanswers = [["seat-1", "", 3]]', ("position-answers-break-the-rules", 2)),
            ('options = { seats = 2 }\nanswers = 3', ("position-wrong-kind", 2)),
        ],
    )  # fmt: skip
    def test_what_cannot_be_read_has_one_reason_and_a_line(self, text: str, expected: tuple[str, int]):
        assert why(text) == expected

    def test_answers_answer_the_questions_they_were_given_to(self):
        with pytest.raises(UnreadablePosition) as refused:
            read(bids.GAME, 'options = { seats = 3 }\nanswers = [["seat-2", "tie", 1]]')
        assert refused.value.why == "position-answers-break-the-rules"

    def test_the_step_being_done_is_the_first_of_the_agenda_unless_another_is_named(self):
        board = game("boardgame2")
        head = "options = { seats = 3 }\n"
        said = read(board, head + 'agenda = ["marches", "clean-up"]').state
        assert said.step == said.agenda[0]
        named = read(board, head + 'step = "raids"\nagenda = ["marches", "clean-up"]').state
        assert named.step.name == "raids"
        assert named.agenda == said.agenda

    def test_a_table_of_which_a_part_is_missing_is_refused(self):
        assert why("options = { seats = 3 }\n[power]\nstark = 3", "boardgame2") == ("position-cannot-go-on", 0)


class TestGoingOn:
    def test_answers_can_be_taken_back_as_far_as_the_position(self):
        table = opened(INTRIGUE, read(INTRIGUE, write(INTRIGUE, position_of(table_after(9)))))
        before, seat = position(table), table.waiting[0]
        assert table.may_undo(seat) is not None
        table.answer(seat, table.decision(seat).sample(Chance(1)))
        assert position(table) != before
        table.undo(seat)
        assert position(table) == before

    def test_however_long_ago_it_was(self):
        """Checkpoints in between are forgotten; the position is not."""
        table = opened(road.GAME, read(road.GAME, "taken = 7\n[options]\nseats = 2\nanswers = 100"))
        before = position(table)
        for _ in range(60):
            table.answer(table.waiting[0], 1)
        while table.given:
            table.undo(table.given[-1].seat, agreed=True)
        assert position(table) == before

    def test_there_is_no_record_of_it(self):
        table = opened(INTRIGUE, read(INTRIGUE, "[options]\nseats = 2"))
        with pytest.raises(AssertionError):
            record_of(table)


class TestCost:
    """A stranger may paste anything: it is refused before it takes long."""

    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("#" * (LONGEST_TEXT + 1), "position-too-long"),
            ("a = 1\n#" + "x" * LONGEST_LINE, "position-line-too-long"),
            ("a" + ".a" * 1_500 + " = 1", "position-too-deep"),
            ("[a" + ' . "a"' * 600 + "]", "position-too-deep"),
            ("a = " + "[" * 3_000, "position-not-toml"),
            ("a = " + "{a=" * 1_000, "position-not-toml"),
            ("a = " + "[" * 40 + "]" * 40, "position-too-deep"),
            ("a = " + "9" * 3_000, "position-number-too-large"),
            ("seed = " + "9" * 3_900, "position-not-a-seed"),
        ],
    )
    def test_size_and_depth_are_limited(self, text: str, expected: str):
        assert why(text)[0] == expected


class TestPlain:
    @pytest.mark.parametrize("value", [None, "-", "--", "a-b", "", 0, -3, True, 2.5])
    def test_everything_is_read_as_it_was(self, value: object):
        text = written({"value": [plain(value)]})
        found = parsed(text)["value"][0]
        assert read_as(str | int | float | bool | None, found) == value

    @pytest.mark.parametrize("name", ['"', "\\", "\n\t\x00\x1f\x7f", "é😀", "a.b", "#", "=", "'''"])
    def test_any_text_can_be_a_name(self, name: str):
        said = {name: {name: [name, {name: name}]}}
        assert parsed(written(said)) == said

    def test_no_line_grows_without_end(self):
        """Lists are broken, however deep in tables and other lists they are."""
        happening = {"what": "stood", "card": {"id": "khal-drogo.2", "attachments": ["throwing-axe.6"] * 30}}
        said = {"open": [{"timing": "reaction", "happenings": [happening] * 60}]}
        text = written(said)
        assert parsed(text) == said
        assert max(map(len, text.split("\n"))) < 240

    def test_the_order_of_tables_is_kept(self):
        long = {f"name-{n}": "x" * 90 for n in range(4)}
        said = {"b": {"z": {"k": 1}, "a": long, "m": {}}, "a": {"x": 1}}
        assert [list(each) for each in parsed(written(said)).values()] == [["z", "a", "m"], ["x"]]


def test_the_order_of_a_dict_is_part_of_a_position():
    assert same({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 2}})
    assert not same({"a": {"b": 1, "c": 2}}, {"a": {"c": 2, "b": 1}})
    assert not same(True, 1)


def test_lines_are_found_by_what_they_say():
    text = 'top = 1\n[one]\na = 2\n\n[one."b.c"]\nd = [\n  1,\n]\n'
    assert line_of(text, ("top",)) == 1
    assert line_of(text, ("one", "a")) == 3
    assert line_of(text, ("one", "b.c", "d", "0")) == 6
    assert line_of(text, ("one", "nothing")) == 2
    assert line_of(text, ("nothing",)) == 0
    lists = 'pairs = [\n  ["a", 1],\n  ["b", 2],\n]\nlater = 3\n[ one ] # a heading\na = 4\n'
    assert line_of(lists, ("later",)) == 5
    assert line_of(lists, ("one", "a")) == 7
