"""The `pytest.mark.rule(...)` marks of the tests, read from their source without running it."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from maester.rules.proof import TEST, Test, dotted, proves


class Mark(msgspec.Struct, frozen=True):
    """A rule id that a test claims to prove, and where. A hollow mark is on a test that could not fail."""

    rule: str
    file: str
    line: int
    hollow: bool


def marks(tests: Path) -> tuple[Mark, ...]:
    """All marks in the test files below a folder, by file and line."""
    files = sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")})
    return tuple(mark for file in files for mark in marks_in(file, file.relative_to(tests).as_posix()))


def marks_in(file: Path, name: str) -> list[Mark]:
    module = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
    found = [
        Mark(rule=rule, file=name, line=call.lineno, hollow=not any(proves(test) for test in tests))
        for call, tests in claims(module.body)
        for rule in ids(call)
    ]
    return sorted(found, key=lambda mark: mark.line)


def claims(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.Call, list[Test]]]:
    """Each mark in a module or class, with the tests it is on."""
    inside = [test for statement in body for test in tests_of(statement)]
    for statement in body:
        if isinstance(statement, TEST):
            yield from ((call, [statement]) for call in decorating(statement.decorator_list))
        elif isinstance(statement, ast.ClassDef):
            yield from ((call, tests_of(statement)) for call in decorating(statement.decorator_list))
            yield from claims(statement.body)
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            names = {target.id for target in targets if isinstance(target, ast.Name)}
            if "pytestmark" in names:
                yield from ((call, inside) for call in calls([statement.value], "mark.rule"))
            else:
                using = [test for test in inside if names & names_in(test.decorator_list)]
                yield from ((call, using) for call in in_params([statement.value]))


def tests_of(statement: ast.stmt) -> list[Test]:
    """The test functions a statement defines, including those of a class."""
    if isinstance(statement, TEST):
        return [statement]
    if isinstance(statement, ast.ClassDef):
        return [test for inner in statement.body for test in tests_of(inner)]
    return []


def decorating(decorators: Sequence[ast.expr]) -> list[ast.Call]:
    """The marks that are decorators, and those of the cases listed inside one."""
    own = [call for call in decorators if isinstance(call, ast.Call) and is_named(call, "mark.rule")]
    return own + in_params(decorators)


def in_params(nodes: Iterable[ast.AST]) -> list[ast.Call]:
    """The marks given to `pytest.param(..., marks=...)`."""
    params = calls(nodes, "param")
    return calls((word.value for param in params for word in param.keywords if word.arg == "marks"), "mark.rule")


def calls(nodes: Iterable[ast.AST], name: str) -> list[ast.Call]:
    return [call for node in nodes for call in ast.walk(node) if isinstance(call, ast.Call) and is_named(call, name)]


def is_named(call: ast.Call, name: str) -> bool:
    """Whether the call has that name, however it was imported: `pytest.mark.rule` and `mark.rule` are the same."""
    return f".{dotted(call)}".endswith(f".{name}")


def names_in(nodes: Iterable[ast.AST]) -> set[str]:
    return {name.id for node in nodes for name in ast.walk(node) if isinstance(name, ast.Name)}


def ids(call: ast.Call) -> list[str]:
    """The ids in a mark. If one is not a literal, its source stands for it, which is never the id of an atom."""
    return [
        argument.value
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        else ast.unparse(argument)
        for argument in call.args
    ]
