"""The dialogue in the README is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_console_dialogue_happens_as_written():
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0


def test_the_two_commands_come_first():
    commands = [line for line in README.read_text("utf-8").splitlines() if line.startswith("make ")]
    assert [line.split()[1] for line in commands[:2]] == ["play", "test"]
