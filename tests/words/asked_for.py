"""What the rules can say, read from their source, so that a sentence rarely said is not forgotten."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from maester.games import NAMES
from maester.games.intrigue.facts import DECK, HOUSES
from maester.kernel import Event
from tests.words.fluent_files import SOURCE

GAMES = SOURCE / "games"
COMPONENTS = {"intrigue": (*DECK, *HOUSES)}
"""What has a name, by game."""

ATOM = re.compile(r"[A-Z][A-Z0-9]*-[A-Z]+-\d+")


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text("utf-8"))))


def source_of(game: str | None) -> Iterator[ast.AST]:
    """The source of a game; without a game, all that is outside the games."""
    folder = SOURCE if game is None else GAMES / game
    for path in sorted(folder.rglob("*.py")):
        if game is not None or GAMES not in path.parents:
            yield from nodes(path)


def calls(game: str | None, name: str) -> Iterator[ast.Call]:
    for node in source_of(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"nobody can check the words of {ast.unparse(node)}"
    assert isinstance(node.value, str)
    return node.value


def refusals(game: str | None) -> list[tuple[str, set[str] | None]]:
    """Each refusal: its why, and what it says it is about (None, where only running it would tell)."""
    found = []
    for call in calls(game, "Refusal"):
        about = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        keys = {literal(key) for key in about.keys if key} if isinstance(about, ast.Dict) else None
        found.append((literal(call.args[0]), keys))
    return found


def unreadable_records() -> list[tuple[str, set[str]]]:
    """Each reason not to read a record, and what it says it is about."""
    calls_ = list(calls(None, "UnreadableRecord"))
    return [(literal(call.args[0]), {"line", *(kw.arg for kw in call.keywords if kw.arg)}) for call in calls_]


def abouts(game: str) -> set[str]:
    """What its decisions are about: said by a class of decisions, on making one, or to `pick`."""
    found = {literal(call.args[1]) for call in calls(game, "pick")}
    for node in source_of(game):
        if isinstance(node, ast.keyword) and node.arg == "about" and isinstance(node.value, ast.Constant):
            found.add(literal(node.value))
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "about" and node.value is not None:
            found.add(literal(node.value))
    return found


def whys(game: str) -> set[str]:
    """Why somebody wins: a reason and the atom it rests on, side by side."""
    pairs = [node.elts for node in source_of(game) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    return {
        literal(why)
        for why, rule in pairs
        if isinstance(rule, ast.Constant) and ATOM.fullmatch(str(rule.value)) and isinstance(why, ast.Constant)
    }


def events(game: str | None) -> list[type[Event]]:
    """The events of a game; without a game, those of the kernel."""
    home = "maester.kernel" if game is None else f"maester.games.{game}"
    for name in NAMES:
        import_module(f"maester.games.{name}")
    return [kind for kind in subclasses(Event) if f"{kind.__module__}.".startswith(f"{home}.")]


def subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from subclasses(sub)


def literals() -> set[str]:
    """Every text in the source."""
    everything = (node for path in sorted(SOURCE.rglob("*.py")) for node in nodes(path))
    return {node.value for node in everything if isinstance(node, ast.Constant) and isinstance(node.value, str)}
