"""Tests wait longer where a machine has more to do, and none has a limit of its own."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import MOST, patience

HERE = Path(__file__).parent
WAITS = {"timeout", "wait", "join", "communicate"}
"""Calls whose first argument may be how long they wait."""

BY_NAME = {"timeout", "open_timeout"}


def limits(tree: ast.AST) -> Iterator[int]:
    """The lines in which somebody waits for a number of seconds that is written there."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [
            *(node.args[:1] if called in WAITS else []),
            *(each.value for each in node.keywords if each.arg in BY_NAME),
        ]
        if any(isinstance(each, ast.Constant) and isinstance(each.value, int | float) for each in given):
            yield node.lineno


@pytest.mark.parametrize("load", [0.0, 3.0, 20.0, 30.0])
def test_a_busy_machine_is_given_more_time(monkeypatch: pytest.MonkeyPatch, load: float):
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0.0, 0.0))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert patience(10) >= max(10, 10 * load / 2)


def test_nothing_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "getloadavg", lambda: (10_000.0, 0.0, 0.0))
    assert patience(10) == 10 * MOST


def test_no_test_has_a_time_limit_of_its_own():
    found = {path: list(limits(ast.parse(path.read_text("utf-8")))) for path in sorted(HERE.rglob("*.py"))}
    assert {str(path.relative_to(HERE)): lines for path, lines in found.items() if lines} == {}


def test_a_time_limit_is_found():
    own = "asyncio.timeout(3)\nconnect(address, open_timeout=1.5)\nprocess.wait(60)\nrun(args, timeout=20)"
    right = "asyncio.timeout(patience())\nconnect(address)\nprocess.wait()\nrun(args, timeout=patience(20))"
    assert list(limits(ast.parse(own))) == [1, 2, 3, 4]
    assert list(limits(ast.parse(right))) == []
