"""Which rules are tested: the atoms of a game compared with the marks on the tests."""

from pathlib import Path

import msgspec

from maester.rules.library import CHECKOUT, games, load
from maester.rules.marks import Mark, marks


class MissingTests(ValueError):
    """There are no tests to compare the rules with."""


class Coverage(msgspec.Struct, frozen=True):
    """How many atoms a game has, how many a program can observe, and how many of those are tested.

    `unknown` marks name no atom, `hollow` marks are on tests that check nothing; both are mistakes.
    """

    game: str
    atoms: int
    observable: int
    tested: int
    untested: tuple[str, ...]
    unknown: tuple[Mark, ...]
    hollow: tuple[Mark, ...]

    @property
    def complete(self) -> bool:
        """Whether every observable atom is tested and every mark is true."""
        return not (self.untested or self.unknown or self.hollow)


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """The coverage of one game's rules by the tests in a folder (default: those of the checkout)."""
    atoms = load(game)
    known = {atom.id for atom in atoms}
    elsewhere = {prefix(atom.id) for other in games() if other != game for atom in load(other)}
    # A mark that belongs to no game counts as a mistake in every game.
    claimed = [mark for mark in marks(tests_folder(tests)) if prefix(mark.rule) not in elsewhere]
    proven = {mark.rule for mark in claimed if not mark.hollow}
    observable = [atom.id for atom in atoms if atom.observable]
    untested = tuple(rule for rule in observable if rule not in proven)
    return Coverage(
        game=game,
        atoms=len(atoms),
        observable=len(observable),
        tested=len(observable) - len(untested),
        untested=untested,
        unknown=tuple(mark for mark in claimed if mark.rule not in known),
        hollow=tuple(mark for mark in claimed if mark.hollow),
    )


def prefix(rule: str) -> str:
    """The first part of an id, which stands for the game."""
    return rule.split("-")[0]


def tests_folder(tests: Path | None) -> Path:
    """The folder asked for, or the tests of the checkout this program runs from."""
    if tests is not None:
        if not tests.is_dir():
            raise MissingTests(f"There is no folder of tests at {tests}.")
        return tests
    if not (CHECKOUT / "pyproject.toml").is_file() or not (CHECKOUT / "tests").is_dir():
        raise MissingTests("The tests are not part of an installed maester; run this in a checkout of its source.")
    return CHECKOUT / "tests"
