"""The command line as its users have it: run in this process, or as a process of its own where streams matter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from maester.cli.app import app
from maester.games import game
from maester.kernel import Chance, Table
from maester.kernel.record import record_of, write_record
from tests.patience import patience

PLAIN = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "80", "LINES": "40"}


@pytest.fixture
def run():
    """Run a command in this process; stdout, stderr and the exit code come apart."""

    def running(*args, typed=None, **env):
        return CliRunner().invoke(app, list(args), input=typed, env=PLAIN | env, prog_name="maester")

    return running


@pytest.fixture
def process():
    """Run a command as a process of its own."""

    def running(*args, typed=None, **env):
        return subprocess.run(
            [sys.executable, "-m", "maester", *args],
            input=typed,
            capture_output=True,
            env=os.environ | PLAIN | env,
            timeout=patience(120),
            check=False,
        )

    return running


@pytest.fixture
def record(tmp_path) -> Path:
    """The record of a whole game of three, played at random."""
    intrigue = game("intrigue")
    table, chance = Table.opened(intrigue, intrigue.options(seats=3), 11), Chance(11)
    while table.waiting:
        table.answer_any(table.waiting[0], chance)
    path: Path = tmp_path / "evening.txt"
    path.write_text(write_record(record_of(table)), "utf-8")
    return path


def refused(result, code: int = 2) -> str:
    """The one sentence a refused command says, on stderr and with nothing on stdout."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    first, *_ = result.stderr.splitlines()
    assert first.startswith("maester: ")
    assert first.rstrip().endswith((".", "”."))
    return str(first.removeprefix("maester: "))
