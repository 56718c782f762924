"""`maester position`: written of a record, shown, played on from."""

import pytest

from tests.cli.conftest import refused


@pytest.fixture
def here(run, record, tmp_path):
    """A position in the middle of a game of three."""
    path = tmp_path / "here.toml"
    path.write_text(run("position", "write", str(record), "--after", "20").stdout, "utf-8")
    return path


def test_the_position_of_a_record_is_written(here):
    text = here.read_text("utf-8")
    assert text.startswith('game = "intrigue"\n')
    assert "[seat-3]\nhand = [" in text


def test_without_a_number_it_is_the_end_of_the_record(run, record):
    text = run("position", "write", str(record)).stdout
    assert "round = 3" in text
    assert "Round 3 of 3" in run("position", "show", "-", typed=text).stdout


def test_a_record_has_only_so_many_answers(run, record):
    assert "not 9999" in refused(run("position", "write", str(record), "--after", "9999"))


def test_it_is_drawn_with_everything_open(run, here):
    shown = run("position", "show", str(here)).stdout
    assert "Round 1 of 3" in shown
    assert "Player 3: " in shown


def test_it_is_drawn_as_a_seat_sees_it(run, here):
    shown = run("position", "show", str(here), "--seat", "2").stdout
    assert "Round 1 of 3" in shown
    assert "Player 3: " not in shown
    assert "no seat 4" in refused(run("position", "show", str(here), "--seat", "4"))


def test_it_is_printed_tidied_up(run, here):
    tidy = here.read_text("utf-8")
    here.write_text("# mine\n" + tidy.replace(" = ", "="), "utf-8")
    assert run("position", "show", str(here), "--text").stdout == tidy


def test_it_is_read_from_stdin(run, here):
    assert "Round 1 of 3" in run("position", "show", "-", typed=here.read_text("utf-8")).stdout


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Line 2: The position is of rules number 99"),
        ("de", "Zeile 2: Die Stellung folgt Regelstand 99"),
        ("nl", "Regel 2: De stelling volgt spelregels nummer 99"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(run, here, lang, sentence):
    here.write_text(here.read_text("utf-8").replace("rules = 1", "rules = 99"), "utf-8")
    assert refused(run("position", "show", str(here), "--lang", lang), code=1).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“game” is missing."),
        ('game = "chess"', "chess"),
        ('game = "intrigue\n', "Line 1: This cannot be read"),
    ],
)
def test_what_is_no_position_is_refused(run, tmp_path, text, sentence):
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    assert sentence in refused(run("position", "show", str(path)), code=1)


def test_refused_options_are_refused_with_their_rule(run):
    said = run("position", "show", "-", typed='game = "intrigue"\n[options]\nseats = 9').stderr
    assert "Line 2: No game can be set up with these options. This game is for 2 to 6 players" in said
    assert "INT-SETUP-01" in said


def test_one_plays_on_from_it(run, here):
    played = run("position", "play", str(here), "--bots", "random", typed="q\n").stdout
    assert "Round 1 of 3" in played
    assert "file name" not in played, "a game that began in the middle has no record"


def test_a_made_up_position_may_lead_the_rules_astray(run, tmp_path, monkeypatch):
    def astray(*_):
        raise KeyError("ghost")

    path = tmp_path / "made-up.toml"
    path.write_text('game = "intrigue"\n[options]\nseats = 2\n', "utf-8")
    monkeypatch.setattr("maester.cli.sitting.Sitting.play", astray)
    assert "rules cannot go on" in refused(run("position", "play", str(path)), code=1)
