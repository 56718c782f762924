"""The rules library: every rule of every game as an atom with an id, to read, search and check against the tests."""

from maester.rules.atoms import Atom, shown
from maester.rules.library import UnknownRules, games, load
from maester.rules.marks import Mark
from maester.rules.search import chapter_names, find
from maester.rules.tested import Coverage, MissingTests, coverage

__all__ = [
    "Atom",
    "Coverage",
    "Mark",
    "MissingTests",
    "UnknownRules",
    "chapter_names",
    "coverage",
    "find",
    "games",
    "load",
    "shown",
]
