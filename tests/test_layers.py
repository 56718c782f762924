"""Who may know whom: the contracts of [tool.importlinter] in pyproject.toml, and what they cannot say."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src/maester").glob("games/**/*.py")) + sorted((ROOT / "src/maester").glob("kernel/**/*.py"))

# What import-linter cannot see: names that reach the outside world without an import.
OUTSIDE = {"__import__", "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print"}


def test_arrows_point_down_only():
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    done = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT / "src/maester")))
def test_rules_reach_for_nothing_outside(path: Path):
    tree = ast.parse(path.read_text("utf-8"))
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert not {name.id for name in calls if isinstance(name, ast.Name)} & OUTSIDE
