"""Every flow is run: `march(state)` without `yield from` does nothing, and nobody notices."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*ROOT.glob("src/maester/kernel/**/*.py"), *ROOT.glob("src/maester/games/**/*.py")])
FLOWS = sorted(path for path in ROOT.glob("tests/kernel/flows/*.py") if not path.name.startswith("test_"))


def makes_flow(annotation: ast.expr | None) -> bool:
    """Whether an annotation means a flow or something that returns one: Flow[...], or Callable[..., Flow[...]]."""
    if annotation is None:
        return False
    return any(isinstance(node, ast.Name | ast.Attribute) and name_of(node) == "Flow" for node in ast.walk(annotation))


def name_of(node: ast.expr) -> str:
    """The last part of a dotted name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def flow_names(tree: ast.AST) -> set[str]:
    """Names that give a flow when called: of functions and methods, and of fields or arguments that hold one."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and makes_flow(node.returns):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and makes_flow(node.annotation):
            names.add(name_of(node.target))
        elif isinstance(node, ast.arg) and makes_flow(node.annotation):
            names.add(node.arg)
    return names - {"Flow"}


def forgotten(tree: ast.AST, names: Iterable[str]) -> Iterator[str]:
    """Calls that make a flow that is never run: it is not behind `yield from`, not returned, and not kept under a name
    that is run."""
    run, own = set(), flow_names(tree)
    kept = {
        node.value.id for node in ast.walk(tree) if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.YieldFrom | ast.Return) and node.value is not None:
            either = node.value
            run |= {id(either.body), id(either.orelse)} if isinstance(either, ast.IfExp) else {id(either)}
        elif isinstance(node, ast.Lambda):
            run.add(id(node.body))
        elif isinstance(node, ast.Assign) and name_of(node.targets[0]) in kept:
            run |= {id(each) for each in ast.walk(node.value)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or name_of(node.func) not in names or id(node) in run:
            continue
        if of_something_else(node.func, tree):
            continue
        if ast.unparse(node.func).startswith("self.") and name_of(node.func) not in own:
            continue  # a method of its own that only has the name of a flow elsewhere
        if ast.unparse(node.func) != "self.game.play":  # the table, which runs the whole game
            yield f"line {node.lineno}: {ast.unparse(node)}"


def of_something_else(called: ast.expr, tree: ast.AST) -> bool:
    """A method of a constant, such as a pattern, or a function of a library: neither makes a flow."""
    if not isinstance(called, ast.Attribute) or not isinstance(called.value, ast.Name):
        return False
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.Import))
    libraries = {each.asname or each.name for node in imports for each in node.names}
    return called.value.id.isupper() or called.value.id in libraries


def unmarked(tree: ast.AST) -> Iterator[str]:
    """Generators without an annotation. If one of them is a flow, the other tests would miss it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_generator(node) and not makes_flow(node.returns):
            yields = ast.unparse(node.returns) if node.returns else "nothing"
            if not yields.startswith(("Iterator", "Iterable", "Generator")):
                yield f"line {node.lineno}: {node.name}"


def is_generator(function: ast.FunctionDef) -> bool:
    """Whether its own body, not that of a function inside it, yields."""
    nodes: list[ast.AST] = [*function.body]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            nodes += ast.iter_child_nodes(node)
    return False


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def room(path: Path) -> str:
    """The game a file belongs to; the editions of the board game are one."""
    parts = path.relative_to(ROOT).parts
    return parts[3].rstrip("12") if parts[:3] == ("src", "maester", "games") and len(parts) > 4 else ""


def known_in(path: Path) -> frozenset[str]:
    """The names that make flows in a file. A name of one game means nothing in another."""
    return known_in_room(room(path)) | flow_names(parsed(path))


@cache
def known_in_room(name: str) -> frozenset[str]:
    """Worked out once for all files of a game: there are hundreds."""
    seen = [source for source in SOURCES if room(source) in ("", name)]
    return frozenset().union(*(flow_names(parsed(source)) for source in seen))


@pytest.mark.parametrize("path", [*SOURCES, *FLOWS], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_flow_is_run(path: Path):
    assert list(forgotten(parsed(path), known_in(path))) == []
    assert list(unmarked(parsed(path))) == []


def test_the_flows_of_the_kernel_and_the_games_are_known():
    names = set().union(*(flow_names(parsed(source)) for source in SOURCES))
    assert {"ask", "pick", "together", "play", "turn"} <= names


BAD = """
class Reaction:
    resolve: Callable[[State], Flow[None]]

def march(state) -> Flow[None]:
    raid(state)
    answer = ask(seat, which)
    battle.fight(state)
    reaction.resolve(state)
    for step in raid(state):
        pass
    [raid(area) for area in areas]
    yield from finish(raid(state))

def raid(state) -> "kernel.Flow[None]":
    yield from ask(seat, which)

def fight(self, state) -> Flow[bool]:
    return (yield from ask(seat, which))

def ask(seat, question) -> Flow[A]:
    answer = yield Asking(seat)
    return answer

def retreat(battle: Battle):
    yield from ask(seat, which)
"""

GOOD = """
def march(state) -> Flow[None]:
    yield from raid(state)
    answer = yield from ask(seat, which)
    if (yield from battle.fight(state)):
        return (yield from raid(state))
    effect = lambda: raid(state)
    schedule(raid)

def shortcut(state) -> Flow[None]:
    return raid(state)

def names(state) -> Iterator[str]:
    yield "raid"

def raid(state) -> Flow[None]:
    yield CHECKPOINT

def ask(seat, question) -> Flow[A]:
    answer = yield Asking(seat)
    return answer

def fight(self, state) -> Flow[bool]:
    return (yield from ask(seat, which))
"""


def test_a_forgotten_yield_from_is_found():
    tree = ast.parse(BAD.replace('"kernel.Flow[None]"', "kernel.Flow[None]"))
    found = list(forgotten(tree, flow_names(tree)))
    assert [line.partition(": ")[2] for line in sorted(found, key=lambda line: int(line.split()[1][:-1]))] == [
        "raid(state)",
        "ask(seat, which)",
        "battle.fight(state)",
        "reaction.resolve(state)",
        "raid(state)",
        "raid(area)",
        "raid(state)",
    ]
    assert [line.partition(": ")[2] for line in unmarked(tree)] == ["retreat"]


def test_a_right_flow_is_left_alone():
    tree = ast.parse(GOOD)
    assert list(forgotten(tree, flow_names(tree))) == []
    assert list(unmarked(tree)) == []
