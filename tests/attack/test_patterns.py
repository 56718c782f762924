"""No pattern can be kept busy: on a long row of whatever characters, each is done in a time that grows with the row.

All patterns of the project are tried, those that only read our own files too: nobody has to remember which is which.
"""

import ast
import re
import string
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time

import pytest

import maester
from maester.games.lists import plain
from maester.rules import find
from maester.server.guards.alike import skeleton
from maester.server.guards.text import cleaned

LONG = 30_000
SINGLE = (*string.printable, "ä", "ß", "é", "–", "×", "•", "“", "\u00a0", "\u2003", "\u0301", "٣", "中", "\U0001f43a")
PAIRS = (
    "1 ",
    " 1",
    "a ",
    " a",
    "( ",
    "()",
    "[]",
    " x",
    "x ",
    "1x",
    "- ",
    "-a",
    "--",
    ", ",
    "aA",
    ".1",
    "*a",
    " *",
    "@1",
)
BEGINNINGS = ("", "1", "a", "(", "name:", "from ", "1 x", "**A", "- **")
END = "\n!"
"""At which most patterns fail, and begin to look for another way."""
YARDSTICK = re.compile(r"\d|[b-z]|(a)")
"""Looks at every character of a row once."""
GENEROUS = 50
FLAGS = {"IGNORECASE": re.IGNORECASE, "MULTILINE": re.MULTILINE}


def sources() -> Iterator[tuple[str, str]]:
    """The modules of the project, each with its text."""
    above = Path(maester.__path__[0]).parent
    for path in sorted(above.glob("maester/**/*.py")):
        yield ".".join(path.relative_to(above).with_suffix("").parts), path.read_text("utf-8")


def compiled() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Those that have a name in a module."""
    for name, text in sources():
        if "re.compile(" in text:
            for what, value in vars(import_module(name.removesuffix(".__init__"))).items():
                if isinstance(value, re.Pattern):
                    yield f"{name}.{what}", value


def inline() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Those that stand in a call, such as `re.sub("x+", …)`; and those that bound a message."""
    for name, source in sources():
        for node in ast.walk(ast.parse(source)) if "re." in source or "Meta(" in source else ():
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            texts = [node.args[0]] if called.startswith("re.") and node.args else []
            texts += [each.value for each in node.keywords if called == "Meta" and each.arg == "pattern"]
            for text in texts:
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    flags = [FLAGS[each] for each in FLAGS if f"re.{each}" in ast.unparse(node)]
                    yield f"{name}:{node.lineno}", re.compile(text.value, sum(flags))


@cache
def patterns() -> dict[re.Pattern[str], str]:
    return {pattern: where for where, pattern in (*inline(), *compiled())}


@cache
def rows(length: int) -> tuple[str, ...]:
    """Long rows of one character or two, with something before and behind them."""
    found = [each * length for each in SINGLE] + [each * (length // 2) for each in PAIRS]
    found += [begin + each * length + END for each in (" ", "1", "a", "(", "-", "*") for begin in BEGINNINGS]
    return tuple(dict.fromkeys(found))


def used(pattern: re.Pattern[str], text: str) -> None:
    """In all ways in which patterns are used."""
    pattern.match(text)
    pattern.fullmatch(text)
    for _ in pattern.finditer(text):
        pass


def cost(pattern: re.Pattern[str], text: str) -> float:
    """Of processor time; once more if it seems much, for it may have been something else."""
    found = []
    for _ in range(3):
        before = process_time()
        used(pattern, text)
        found.append(process_time() - before)
        if found[-1] < 0.02:
            break
    return min(found)


def too_much() -> float:
    return GENEROUS * min(cost(YARDSTICK, "a" * LONG) for _ in range(5))


def test_every_pattern_is_found():
    names = set(patterns().values())
    assert {"maester.games.miniatures.army_text.SIZE_AT_END", "maester.rules.terms.WORD"} <= names
    assert any(".bounds:" in each for each in names)
    assert len(names) > 30


def test_no_pattern_is_kept_busy():
    most = too_much()
    busy = {
        (where, row[:8]): took
        for pattern, where in patterns().items()
        for row in rows(LONG)
        if (took := cost(pattern, row)) > most
    }
    assert not busy


def test_the_law_finds_a_pattern_that_is_kept_busy():
    """The one that stopped a server, with brackets; even a shorter row is too much for it."""
    busy = re.compile(r"(.+?)[\s,:(]+(\d+)\s*(?:points?|pts)\W*", re.IGNORECASE)
    before = process_time()
    busy.fullmatch("(" * (LONG // 3))
    assert process_time() - before > too_much()


MARKS = ("\u0301", "\u0323", "\u0301\u0323", "\ufdfa", "a\u0323\u0301")
"""Putting marks in order takes time that grows with the square of their number, so their number is limited."""


@pytest.mark.parametrize(("done", "longest"), [(cleaned, 500), (plain, 500), (skeleton, 24), (find, 200)])
def test_no_text_that_people_type_is_read_for_long(done: Callable[[str], object], longest: int):
    """With as many characters as are let in."""
    most = too_much()
    done("warm")
    for text in (*SINGLE, *PAIRS, *MARKS):
        before = process_time()
        done((text * longest)[:longest])
        assert process_time() - before < most, text
