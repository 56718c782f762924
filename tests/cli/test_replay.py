"""`maester replay`: shown, seen from seats, verified."""

import json
import unicodedata
from hashlib import sha256

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from maester.cli.output import margin, note, page
from maester.kernel.record import read_record
from tests.cli.conftest import refused


def sealed(lines: list[str]) -> str:
    """A record whose seal fits, whatever the lines say."""
    body = "".join(f"{line}\n" for line in lines)
    return body + json.dumps({"sealed": sha256(body.encode()).hexdigest()}, separators=(",", ":")) + "\n"


def test_a_record_is_shown_move_by_move(run, record):
    shown = run("replay", str(record)).stdout
    answers = len(read_record(record.read_bytes()).answers)
    assert "Round 1 begins." in shown
    for number in range(1, answers + 1):
        assert f"\n {number:>4}" in shown
    assert "Round 3 of 3" in shown
    assert "The Iron Throne goes to" in shown
    assert "Seed: 11" in shown


def test_the_position_is_shown_every_round(run, record):
    shown = run("replay", str(record)).stdout
    assert [shown.count(f"Round {n} of 3 ·") for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.parametrize(("lang", "word"), [("de", "Runde 1"), ("nl", "Ronde 1"), ("en", "Round 1")])
def test_it_speaks_the_language_asked_for(run, record, lang, word):
    assert word in run("replay", str(record), "--lang", lang).stdout


def test_it_speaks_the_language_of_the_computer(run, record):
    assert "Runde 1" in run("replay", str(record), LC_ALL="de_AT.UTF-8").stdout
    assert "Ronde 1" in run("replay", str(record), LC_ALL="", LC_MESSAGES="", LANG="nl_NL").stdout
    assert "Round 1" in run("replay", str(record), LC_ALL="fr_FR.UTF-8").stdout


def test_an_unknown_language_is_refused(run, record):
    assert "'fr'" in refused(run("replay", str(record), "--lang", "fr"))


def test_a_record_comes_in_on_stdin(process, record):
    result = process("replay", "-", typed=record.read_bytes())
    assert result.returncode == 0
    assert b"Round 1 begins." in result.stdout


def drawn(told: dict) -> dict[str, list]:
    """Seat → the Iron Throne cards the watcher saw it draw."""
    seen: dict[str, list] = {}
    for move in told["moves"]:
        for event in move["events"]:
            if event["type"] == "ThroneCardDrawn":
                seen.setdefault(event["seat"], []).append(event["card"])
    return seen


def test_hidden_cards_stay_hidden_from_who_did_not_see_them(run, record):
    spectator = drawn(json.loads(run("replay", str(record), "--json").stdout))
    everything = drawn(json.loads(run("replay", str(record), "--json", "--all").stdout))
    assert all(card is None for cards in spectator.values() for card in cards)
    assert all(card is not None for cards in everything.values() for card in cards)
    for number in (1, 2, 3):
        seen = drawn(json.loads(run("replay", str(record), "--json", "--seat", str(number)).stdout))
        assert {seat: cards[0] is not None for seat, cards in seen.items()} == {
            seat: seat == f"seat-{number}" for seat in everything
        }


def test_hands_are_shown_to_who_may_see_them(run, record):
    def hands(*asked):
        return run("replay", str(record), *asked).stdout.count("S  Stark")

    assert hands() == 0
    assert hands("--seat", "2") > 0
    shown = run("replay", str(record), "--all").stdout
    assert all(f"Player {n}: " in shown for n in (1, 2, 3))


def test_as_json(run, record):
    told = json.loads(run("replay", str(record), "--json").stdout)
    assert (told["game"], told["seats"], told["seed"], told["over"]) == ("intrigue", 3, 11, True)
    assert told["answers"] == len(told["moves"]) - 1
    assert told["moves"][1]["about"] == "place-card"
    assert "answer" not in told["moves"][1]
    assert told["standing"]["over"] is True


def test_a_true_record_verifies(run, record):
    result = run("replay", str(record), "--verify")
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    assert "all by the rules" in result.stdout
    told = json.loads(run("replay", str(record), "--verify", "--json").stdout)
    assert told["verified"] is True


def changed_answer(text: str) -> str:
    lines = text.splitlines()
    lines[2] = lines[3]
    return "".join(f"{line}\n" for line in lines)


def out_of_turn(text: str) -> str:
    lines = text.splitlines()[:-1]
    return sealed([lines[0], lines[2], *lines[2:]])


def against_the_rules(text: str) -> str:
    header, first, *rest = text.splitlines()[:-1]
    return sealed([header, first.replace('"row":1', '"row":2'), *rest])


def other_question(text: str) -> str:
    return sealed([line.replace("place-card", "bid") for line in text.splitlines()[:-1]])


def other_rules(text: str) -> str:
    header, *rest = text.splitlines()[:-1]
    return sealed([json.dumps(json.loads(header) | {"rules": 99}), *rest])


def other_seed(text: str) -> str:
    header, *rest = text.splitlines()[:-1]
    return sealed([json.dumps(json.loads(header) | {"seed": 12}), *rest])


def other_game(text: str) -> str:
    header, *rest = text.splitlines()[:-1]
    return sealed([json.dumps(json.loads(header) | {"game": "chess"}), *rest])


def too_many_seats(text: str) -> str:
    header, *rest = text.splitlines()[:-1]
    told = json.loads(header)
    return sealed([json.dumps(told | {"options": told["options"] | {"seats": 9}}), *rest])


def cut_short(text: str) -> str:
    return text[: len(text) // 2]


FALSE = {
    changed_answer: "changed",
    out_of_turn: "not the turn of Player",
    against_the_rules: "INT-PLACE-0",
    other_question: "“bid”",
    other_rules: "99",
    other_seed: "seed",
    other_game: "“chess”",
    too_many_seats: "options",
    cut_short: "cut short",
    lambda text: "": "empty",
    lambda text: "once upon a time\n": "Line 1",
    lambda text: "[1, 2]\n" * 3: "Line 1",
}


@pytest.mark.parametrize("falsified", FALSE, ids=lambda made: made.__name__)
@pytest.mark.parametrize("asked", [(), ("--verify",), ("--json",)])
def test_a_false_record_is_refused_with_the_reason(run, record, falsified, asked):
    record.write_text(falsified(record.read_text("utf-8")), "utf-8")
    result = run("replay", str(record), *asked)
    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert result.stderr.startswith("maester: ")
    assert FALSE[falsified] in result.stderr
    if asked:
        assert result.stdout == ""


def test_a_false_record_told_to_a_program(run, record):
    record.write_text(changed_answer(record.read_text("utf-8")), "utf-8")
    result = run("replay", str(record), "--verify", "--json")
    told = json.loads(result.stdout)
    assert told["verified"] is False
    assert "changed" in told["why"]
    assert result.exit_code == 1


@pytest.mark.parametrize("data", [bytes(range(256)) * 40, b"\xff\xfe\x00", b"\x00" * 100])
def test_a_file_that_is_no_text(run, record, data):
    record.write_bytes(data)
    assert run("replay", str(record), "--verify").exit_code == 1
    assert "Traceback" not in run("replay", str(record)).output


def test_files_that_cannot_be_read(run, tmp_path):
    assert "no file" in refused(run("replay", str(tmp_path / "gone.txt")))
    assert "cannot be read" in refused(run("replay", str(tmp_path)))
    assert "no file" in refused(run("replay", str(tmp_path / "gone" / "deep.txt")))
    assert "cannot be read" in refused(run("replay", "a\0b"))


def test_seats_that_cannot_be_watched(run, record):
    assert "no seat 4" in refused(run("replay", str(record), "--seat", "4"))
    assert "not both" in refused(run("replay", str(record), "--seat", "1", "--all"))
    assert run("replay", str(record), "--seat", "0").exit_code == 2


def test_replaying_changes_nothing(run, record):
    before = record.read_bytes()
    run("replay", str(record))
    run("replay", str(record), "--verify")
    assert record.read_bytes() == before


EVIL = "\x1b]0;pwned\x07\x1b[2Jx\x7f\x9b31m\u202ey\r"
"""It names the window, clears the screen, turns text around and writes over the line."""


def obeyed(text: str) -> list[str]:
    """The characters in an output that a terminal would obey, except the ends of lines."""
    return [each for each in text if unicodedata.category(each) in ("Cc", "Cf") and each != "\n"]


@pytest.mark.parametrize("options", [(), ("--verify",), ("--verify", "--json"), ("--json",), ("--all",)])
def test_what_strangers_wrote_into_a_record_is_never_obeyed_by_a_terminal(run, record, tmp_path, options):
    header, *answers = record.read_text().splitlines()[:-1]
    opening = json.loads(header)
    altered = [
        [json.dumps({**opening, "game": EVIL}), *answers],
        [json.dumps({**opening, "earlier": [{"seed": 3, "answers": 0, "of": EVIL}]}), *answers],
        [json.dumps({**opening, "options": {EVIL: EVIL}}), *answers],
        [header, json.dumps(["seat-1", EVIL, 1]), *answers],
        [header, json.dumps([EVIL, "place-card", 1]), *answers],
        [header, json.dumps(["seat-1", "place-card", {"card": EVIL, "row": 1, "place": 0}]), *answers],
        [header, json.dumps(["seat-1", "place-card", {EVIL: 1}]), *answers],
    ]
    for n, lines in enumerate(altered):
        file = tmp_path / f"{n}.txt"
        file.write_text(sealed(lines))
        result = run("replay", str(file), *options)
        assert result.exit_code
        assert obeyed(result.stdout + result.stderr) == []


def test_a_file_name_is_not_obeyed_either(run, tmp_path):
    result = run("replay", str(tmp_path / EVIL))
    assert obeyed(result.stdout + result.stderr) == []


def test_boards_and_tables_show_what_they_are_given_and_obey_none_of_it(capsys):
    grid = Table.grid()
    grid.add_row(Text(EVIL, style="bold"), EVIL)
    for console in (page(), margin()):
        console.print(EVIL, Text(EVIL), grid, Panel(EVIL))
    note(EVIL)
    written = capsys.readouterr()
    assert "pwned" in written.out
    assert "pwned" in written.err
    assert obeyed(written.out + written.err) == []


@pytest.mark.parametrize("counts", [(-1,), (10_000,), (3, 3), (5, 2), (0, 0)])
def test_a_record_that_continues_what_cannot_be_does_not_hold(run, record, tmp_path, counts):
    header, *answers = record.read_text().splitlines()[:-1]
    earlier = [{"seed": n, "answers": count, "of": "x"} for n, count in enumerate(counts)]
    file = tmp_path / "continued.txt"
    file.write_text(sealed([json.dumps({**json.loads(header), "earlier": earlier}), *answers]))
    result = run("replay", str(file), "--verify")
    assert result.exit_code == 1
    assert "no table can have been continued" in result.stderr
