"""The order of a set differs from run to run: it must not reach a game."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*ROOT.glob("src/maester/kernel/**/*.py"), *ROOT.glob("src/maester/games/**/*.py")])

SETS = {"set", "frozenset", "Set", "FrozenSet", "AbstractSet", "MutableSet"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
ORDERLESS = {"sorted", "len", "any", "all", "set", "frozenset"}
"""What may be done with a set, because the result does not depend on its order."""


def is_set(node: ast.AST, known: set[str]) -> bool:
    """Whether an expression is a set, as far as can be seen; `known` are names and fields that hold sets."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in {"set", "frozenset"}
        case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in SET_METHODS:
            return is_set(value, known)
        case ast.BinOp(left=left, right=right, op=ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub()):
            return any(is_set(side, known) or is_keys(side) for side in (left, right))
        case ast.IfExp(body=one, orelse=other):
            return is_set(one, known) or is_set(other, known)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in known
    return False


def is_keys(node: ast.AST) -> bool:
    """The keys of a dict are in order, but what is computed from them by set operations is not."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in {"keys", "items"}


def known_sets(tree: ast.AST) -> set[str]:
    """Names, arguments and fields that are annotated as sets or assigned one."""
    known: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=annotation):
                if annotated_set(annotation):
                    known.add(name)
            case ast.arg(arg=name, annotation=ast.expr() as annotation):
                if annotated_set(annotation):
                    known.add(name)
            case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value):
                if is_set(value, known):
                    known.add(name)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                if is_set(value, known):
                    known.add(name)
    return known


def annotated_set(annotation: ast.expr) -> bool:
    outer = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(outer, ast.Name | ast.Attribute) and getattr(outer, "id", getattr(outer, "attr", "")) in SETS


def orders_of_sets(tree: ast.AST) -> Iterator[str]:
    """Where the order of a set could be seen: loops, unpacking, and calls of anything not known to be orderless."""
    known = known_sets(tree)
    harmless = {id(argument) for node in ast.walk(tree) for argument in orderless_arguments(node)}
    for node in ast.walk(tree):
        for seen in ordered_parts(node):
            if is_set(seen, known) and id(node) not in harmless and id(seen) not in harmless:
                yield f"line {seen.lineno}: {ast.unparse(node).splitlines()[0]}"


def orderless_arguments(node: ast.AST) -> list[ast.expr]:
    """What is handed to a function that does not mind the order."""
    orderless = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
    return node.args if isinstance(node, ast.Call) and orderless else []


@cache
def takers_of_sets() -> set[str]:
    """Functions and records of ours that say they take a set: what they do with it is looked at where they are."""
    names = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.FunctionDef(name=name, args=ast.arguments(args=taken)):
                    if any(each.annotation and annotated_set(each.annotation) for each in taken):
                        names.add(name)
                case ast.ClassDef(name=name, body=body):
                    if any(isinstance(each, ast.AnnAssign) and annotated_set(each.annotation) for each in body):
                        names.add(name)
    return names


def ordered_parts(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.For(iter=iterated):
            return [iterated]
        case ast.ListComp(generators=generators) | ast.GeneratorExp(generators=generators):
            return [one.iter for one in generators]
        case ast.DictComp(generators=generators):
            return [one.iter for one in generators]
        case ast.Starred(value=value) | ast.YieldFrom(value=value):
            return [value]
        case ast.Call(func=ast.Name(id=name)) if name in {*ORDERLESS, "isinstance", "bool", "hash"}:
            return []
        case ast.Call(func=ast.Attribute(attr=attr)) if attr in {
            *SET_METHODS,
            "add",
            "get",
            "setdefault",
            "update",
            "issubset",
            "issuperset",
        }:
            return []
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in takers_of_sets():
            return []
        case ast.Call(args=args, keywords=keywords):
            return [*args, *(keyword.value for keyword in keywords)]
    return []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_order_of_a_set_reaches_a_game(path: Path):
    assert list(orders_of_sets(ast.parse(path.read_text("utf-8")))) == []


BAD = """
for card in {"a", "b"}: play(card)
for seat in set(seats): ask(seat)
cards = [card for card in frozenset(hand)]
first = next(iter({1, 2}))
order = tuple({card for card in hand})
state.deck = chance.shuffled(set(deck))
known = set(deck) - set(hand)
for card in known: play(card)
pair = (*known, 1)
both = list(one.keys() & other.keys())
def turn(out: set[str]):
    return [seat for seat in out]
class State:
    out: frozenset[str]
def round(state):
    for seat in state.out: ask(seat)
by_name = {name: 1 for name in {"x", "y"}}
text = ", ".join({"x", "y"})
"""

GOOD = """
for card in sorted({"a", "b"}): play(card)
if card in {"a", "b"} or len(set(hand)) < 3: play(card)
known = set(deck) - set(hand)
order = sorted(known)
fits = any(card in hand for card in known)
same = set(one) == set(other)
for name in one.keys(): play(name)
seen = {card for card in known}
known.add(card)
left = 3 - 1
"""


def test_the_order_of_a_set_is_found():
    lines = {int(line.split()[1][:-1]) for line in orders_of_sets(ast.parse(BAD))}
    assert lines == {2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 17, 18, 19}


def test_sets_without_order_are_left_alone():
    assert list(orders_of_sets(ast.parse(GOOD))) == []
