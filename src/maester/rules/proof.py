"""Whether a test could fail: a mark on a test that checks nothing proves nothing."""

import ast

Test = ast.FunctionDef | ast.AsyncFunctionDef
TEST = (ast.FunctionDef, ast.AsyncFunctionDef)


def proves(test: Test) -> bool:
    """Whether pytest runs the test and something in it is checked."""
    return test.name.startswith("test") and not set_aside(test) and any(checks(node) for node in ast.walk(body(test)))


def set_aside(test: Test) -> bool:
    """Whether the test is skipped or expected to fail, so that a broken rule would go unnoticed."""
    return any(dotted(decorator).endswith(("mark.skip", "mark.xfail")) for decorator in test.decorator_list)


def body(test: Test) -> ast.Module:
    # Decorators and defaults are calls too, but they check nothing.
    return ast.Module(body=test.body, type_ignores=[])


def checks(node: ast.AST) -> bool:
    """An assert on something, a `with raises(...)`, or a call made for its own sake: a helper that asserts."""
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if isinstance(node, ast.withitem):
        return dotted(node.context_expr).endswith(("raises", "warns"))
    if isinstance(node, ast.Expr):
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        return isinstance(value, ast.Call) and dotted(value) != "print"
    return False


def dotted(node: ast.expr) -> str:
    """The dotted name of an expression or call, as written: `pytest.mark.rule` for `pytest.mark.rule("…")`."""
    if isinstance(node, ast.Call):
        return dotted(node.func)
    return ast.unparse(node)
