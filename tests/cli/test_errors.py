"""The program as a whole: its help, its version, and how it leaves."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from maester import __version__
from maester.games import NAMES
from tests.cli.conftest import PLAIN, refused
from tests.patience import patience

COMMANDS = ("games", "play", "serve", "simulate", "arena", "replay", "rules", "bench")


def test_the_help_names_every_command_and_an_example(run):
    shown = run("--help")
    assert shown.exit_code == 0
    assert all(f"│ {command} " in shown.stdout for command in COMMANDS)
    assert "maester play" in shown.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(run, command):
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert f"Usage: maester {command}" in shown.stdout
    assert "Examples:" in shown.stdout.split("Options")[1]
    assert f" maester {command}" in shown.stdout.split("Examples:")[1]


def test_without_a_command_it_shows_its_help(run):
    shown = run()
    assert "Usage: maester" in shown.output
    assert shown.exit_code == 2


def test_the_version(run):
    assert run("--version").stdout == f"maester {__version__}\n"


@pytest.mark.parametrize(
    "args",
    [("plya",), ("games", "--colour"), ("games", "intrigue"), ("replay",), ("simulate", "intrigue", "--seats", "many")],
)
def test_what_is_not_understood_gets_a_sentence_and_a_way_to_the_help(run, args):
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    said = result.stderr.splitlines()
    assert said[0].startswith("maester: ")
    assert said[1].startswith("Try: maester")
    assert said[1].endswith("--help")


def test_a_mistyped_command_is_guessed(run):
    assert "'play'" in run("plya").stderr


def test_python_m_maester_is_maester(process):
    result = process("--version")
    assert (result.returncode, result.stdout.decode()) == (0, f"maester {__version__}\n")


def started(*args, stdout=subprocess.PIPE) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "maester", *args],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=os.environ | PLAIN,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """A job in the background is begun with interrupts ignored, and hands that on to what it starts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interrupt_is_calm():
    with started("play", "--bots", "random") as playing:
        assert playing.stdout
        shown = b""
        while not shown.endswith("› ".encode()):
            shown += playing.stdout.read(1)  # until the first question is asked
        playing.send_signal(signal.SIGINT)
        _, said = playing.communicate(timeout=patience())
    assert playing.returncode == 130
    assert said == b""


@pytest.mark.parametrize("args", [("rules",), ("rules", "--json"), ("games",), ("--help",)])
def test_nobody_listening_is_no_error_worth_a_word(args):
    deaf, talking = os.pipe()
    os.close(deaf)
    with started(*args, stdout=talking) as process:
        os.close(talking)
        _, said = process.communicate(timeout=patience())
    assert process.returncode in (0, 1)
    assert said == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
@pytest.mark.parametrize("args", [("rules",), ("games", "--json")])
def test_a_full_disk_gets_a_sentence(args):
    with Path("/dev/full").open("wb") as full, started(*args, stdout=full) as process:
        _, said = process.communicate(timeout=patience())
    assert process.returncode == 1
    assert said.startswith(b"maester: That could not be done here: ")
    assert said.count(b"\n") == 1


def test_a_terminal_of_few_letters_is_no_error(process):
    shown = process("play", "--bots", "random", "--lang", "de", "--seed", "3", typed=b"q\n", PYTHONIOENCODING="ascii")
    assert shown.returncode == 0
    assert shown.stdout.isascii()
    assert b"Runde 1 von 3" in shown.stdout


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "bench"])
def test_an_unknown_game_is_named(run, command):
    assert refused(run(command, "chess")) == f"There is no game called 'chess'; there is: {', '.join(NAMES)}."


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
@pytest.mark.parametrize("seats", ["0", "1", "7", "-3"])
def test_a_wrong_seat_count_is_refused(run, command, seats):
    said = refused(run(command, "intrigue", "--seats", seats, "--bots", "squire,random"))
    assert said == f"intrigue has 2, 3, 4, 5 or 6 seats, not {seats}."


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
@pytest.mark.parametrize("bots", ["hodor", "squire,hodor", "squire,", "", "Squire"])
def test_an_unknown_bot_is_refused(run, command, bots):
    said = refused(run(command, "intrigue", "--bots", bots))
    assert said.startswith("There is no bot called '")
    assert said.endswith("there are: random, squire, maester.")


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
@pytest.mark.parametrize("seed", ["seven", "", "1.5", "-1", "1e3", "0x10", "²", "1_000", str(2**128), "9" * 5000])
def test_a_seed_that_is_none_is_refused(run, command, seed):
    said = refused(run(command, "intrigue", "--bots", "squire,random", "--seed", seed))
    assert said.startswith("A seed is a whole number from 0 up to 2**128 - 1, not '")
    assert len(said) < 120


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("matches", ["0", "-5", "some"])
def test_a_number_of_matches_that_is_none_is_refused(run, command, matches):
    result = run(command, "intrigue", "--matches", matches)
    assert result.exit_code == 2
    assert "--matches" in result.stderr.splitlines()[0]
    assert result.stdout == ""
