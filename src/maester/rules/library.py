"""Where the rules files are, and which games have one."""

from functools import cache
from pathlib import Path

from maester.rules.atoms import Atom, parse

PACKAGE = Path(__file__).parent.parent
CHECKOUT = PACKAGE.parent.parent


class UnknownRules(ValueError):
    """There are no rules for the game asked for."""


def folder() -> Path:
    """The folder of the rules files: inside an installed package, or docs/rules of a checkout."""
    packed = PACKAGE / "_rules"
    return packed if packed.is_dir() else CHECKOUT / "docs" / "rules"


def games() -> tuple[str, ...]:
    """The ids of the games that have rules here."""
    # A game's id is lower case; a README beside the rules is not a game.
    return tuple(sorted(file.stem for file in folder().glob("*.md") if file.stem.islower()))


def load(game: str) -> tuple[Atom, ...]:
    """All atoms of a game, in the order of its rules file."""
    known = games()
    if game not in known:
        have = f"there are rules for {', '.join(known)}" if known else f"there are none in {folder()}"
        raise UnknownRules(f"There are no rules for “{game}”; {have}.")
    return read(game, folder() / f"{game}.md")


@cache
def read(game: str, file: Path) -> tuple[Atom, ...]:
    return parse(game, file.read_text(encoding="utf-8"))
