"""What holds for the package as a whole: rules that exist, numpy for two questions, no library of geometry in any."""

import ast
import re
from pathlib import Path

import pytest

from maester.rules.library import folder, read

PACKAGE = Path("src/maester/games/miniatures").resolve()
ROOMS = sorted(PACKAGE.rglob("*.py"))
HERE = sorted(Path(__file__).parent.glob("*.py"))
RULES = folder() / "miniatures.md"
CITED = re.compile(r"\bMIN-[A-Z]+(?:-[A-Z]+)*-\d\d\b")


@pytest.mark.parametrize("path", [*ROOMS, *HERE], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_rule_named_exists(path):
    known = {atom.id for atom in read("miniatures", RULES)}
    assert set(CITED.findall(path.read_text("utf-8"))) <= known


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_numpy_serves_two_questions_and_shapely_none(path):
    tree = ast.parse(path.read_text("utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert any(name.startswith("numpy") for name in imported) == (path.name in ("everywhere.py", "space.py"))
    assert not any(name.startswith("shapely") for name in imported)


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_doubles_are_made_of_what_every_machine_computes_alike(path):
    """Only in arcs, sight, odds, hints and arrays; and nowhere with functions that differ between machines."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not names & {"sin", "cos", "tan", "atan2", "hypot", "exp", "log", "pow"}
