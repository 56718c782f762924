"""Structs as TypeScript: interfaces with the names, aliases and remarks they have in Python."""

import ast
import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.json import encode
from msgspec.structs import FieldInfo, fields, replace

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null"}
LISTS = (tuple, list, set, frozenset, Sequence, Iterable)
UNIONS = (Union, UnionType)

ANYTHING = "unknown"
"""Of what comes in any shape, whoever receives it has to find out which."""


class Writer:
    """The requested types and all the types they use, in the order in which they come up."""

    def __init__(
        self,
        optional: Callable[[type[Struct], FieldInfo], bool],
        aliases: bool = True,
        instead: Mapping[type[Struct], Any] | None = None,
        elsewhere: Collection[str] = (),
        called: Mapping[type[Struct], str] | None = None,
    ) -> None:
        self.optional = optional
        """Whether a field may be absent."""
        self.aliases = aliases
        """Whether `Area` is written as Area, or as the string it is."""
        self.instead = instead or {}
        """What is written for a base class: a union of its subclasses."""
        self.elsewhere = elsewhere
        """What another file declares."""
        self.called = called or {}
        """What goes by another name than its own."""
        self.named: dict[str, Any] = {}
        self.written: dict[str, str] = {}

    def name(self, name: str, means: Any) -> str:
        """A name in the file; two different things cannot share it."""
        known = self.named.setdefault(name, means)
        assert known == means, f"{name} would mean two things: {known} and {means}"
        return name

    def finish(self) -> str:
        """The declarations of everything named, and of what those name."""
        while waiting := [name for name in self.named if name not in self.written and name not in self.elsewhere]:
            for name in waiting:
                means = self.named[name]
                self.written[name] = self.interface(means) if is_struct(means) else self.alias(name, means)
        return "\n".join(self.written[name] for name in self.named if name in self.written)

    def imported(self, path: str) -> str:
        """What is used from elsewhere, known in this file and to whoever imports it."""
        names = ", ".join(sorted(name for name in self.named if name in self.elsewhere))
        return f'import type {{ {names} }} from "{path}";\n\nexport type {{ {names} }};\n'

    def alias(self, name: str, means: Any) -> str:
        kind = self.type(means)
        if len(kind) > 100:
            kind = "".join(f"\n  | {each}" for each in kind.split(" | "))
        return f"export type {name} = {kind};\n".replace("= \n", "=\n")

    def interface(self, struct: type[Struct], name: str = "") -> str:
        """One struct: its tag, and every field as it is called in JSON. Under a name of its own it stands for all its
        kinds, whatever their tag."""
        config, sources = struct.__struct_config__, annotations(struct, self.aliases)
        called = (name or struct.__name__) + listed([f"{each.__name__} = {ANYTHING}" for each in parameters(struct)])
        lines = [*remark(vars(struct).get("__doc__") or "", ""), f"export interface {called} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {'string' if name else encode(config.tag).decode()};")
        for field in fields(struct):
            source = sources[field.name]
            lines += remark(source.remark, "  ")
            called = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
            kind = self.type(source.read(self.aliases))
            lines.append(f"  {called}{'?' if self.optional(struct, field) else ''}: {kind};")
        return "\n".join([*lines, "}", ""])

    def type(self, hint: Any) -> str:
        """What TypeScript calls a type."""
        if isinstance(hint, TypeVar):
            return hint.__name__
        if isinstance(hint, NewType):
            return self.name(hint.__name__, hint.__supertype__)
        if hint in PLAIN:
            return PLAIN[hint]
        if is_struct(hint) and hint is not Struct:
            return self.name(self.called.get(hint, hint.__name__), self.instead.get(hint, hint))
        return self.composed(get_origin(hint), get_args(hint))

    def composed(self, origin: Any, parts: tuple[Any, ...]) -> str:
        if origin is Annotated:
            return self.type(next((part for part in parts if is_struct(part)), parts[0]))
        if origin is Literal:
            return " | ".join(encode(value).decode() for value in parts)
        if origin in UNIONS:
            kinds = dict.fromkeys(self.type(part) for part in parts if part is not UnsetType)
            return ANYTHING if ANYTHING in kinds else " | ".join(kinds)
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"readonly [{', '.join(self.type(part) for part in parts)}]"
        if origin in LISTS:
            return f"readonly {bracketed(self.type(parts[0]))}[]"
        if origin in (dict, Mapping):
            return self.record(*parts)
        if is_struct(origin):
            of = () if origin in self.instead else parts
            return self.type(origin) + listed([self.type(part) for part in of])
        return ANYTHING

    def record(self, key: Any, value: Any) -> str:
        """Of a fixed set of keys, not all need be there."""
        plain = key.__supertype__ if isinstance(key, NewType) else key
        record = f"Record<{self.type(key)}, {self.type(value)}>"
        return f"Partial<{record}>" if get_origin(plain) is Literal else record


def parameters(struct: Any) -> tuple[TypeVar, ...]:
    """The type variables of a generic struct."""
    return getattr(struct, "__parameters__", ())


def listed(kinds: list[str]) -> str:
    return f"<{', '.join(kinds)}>" if kinds else ""


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def bracketed(kind: str) -> str:
    return f"({kind})" if " | " in kind or kind.startswith("readonly ") else kind


def remark(text: str, indent: str) -> list[str]:
    words = " ".join(text.split())
    return [f"{indent}/** {words} */"] if words else []


def nullable(field: FieldInfo) -> bool:
    return get_origin(field.type) in UNIONS and NoneType in get_args(field.type)


def has_default(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


# ------------------------------------------------------------------------------------------------- what the source says


class Source(Struct, frozen=True):
    """A field as written: `areas: dict[Area, AreaView]`, and the remark below it."""

    module: str
    annotation: ast.expr
    remark: str
    bound: Mapping[Any, Any] = {}
    """What the type variables of its class stand for."""

    def read(self, aliases: bool) -> Any:
        return filled(evaluated(self.annotation, self.module, aliases), self.bound)


def annotations(struct: type[Struct], aliases: bool = True) -> dict[str, Source]:
    """The fields of a struct and its bases. To Python, `Area` is `str`; only the source still says Area."""
    found: dict[str, Source] = {}
    bound = bindings(struct, aliases)
    for base in reversed(struct.__mro__):
        if is_struct(base) and base is not Struct:
            own = classes(base.__module__)[base.__name__]
            found |= {name: replace(source, bound=bound.get(base, {})) for name, source in own.items()}
    return found


def bindings(struct: type[Struct], aliases: bool) -> dict[type, Mapping[Any, Any]]:
    """What the type variables of a struct and its bases stand for: in `PlaceCard(Decision[Placement])`, of Decision;
    its own stay as they are."""
    found: dict[type, Mapping[Any, Any]] = {struct: {each: each for each in parameters(struct)}}
    for written in bases(struct.__module__).get(struct.__name__, ()):
        base = evaluated(written, struct.__module__, aliases)
        origin = get_origin(base) or base
        if not is_struct(origin) or origin is Struct:
            continue
        found[origin] = dict(zip(parameters(origin), get_args(base), strict=False))
        for further, inner in bindings(origin, aliases).items():
            found[further] = {name: filled(hint, found[origin]) for name, hint in inner.items()}
    return found


def filled(hint: Any, bound: Mapping[Any, Any]) -> Any:
    """A hint with its type variables replaced: `tuple[A, ...]` as `tuple[str, ...]`. Others may be anything."""
    if isinstance(hint, TypeVar):
        return bound.get(hint, Any)
    return hint[tuple(bound.get(each, Any) for each in hint.__parameters__)] if is_open(hint) else hint


def is_open(hint: Any) -> bool:
    """Whether it has type variables left."""
    return bool(parameters(hint)) and not is_struct(hint)


@cache
def tree(module: str) -> ast.Module:
    path = sys.modules[module].__file__
    assert path is not None
    return ast.parse(Path(path).read_text("utf-8"))


@cache
def classes(module: str) -> dict[str, dict[str, Source]]:
    return {node.name: written(node, module) for node in tree(module).body if isinstance(node, ast.ClassDef)}


@cache
def bases(module: str) -> dict[str, list[ast.expr]]:
    return {node.name: node.bases for node in tree(module).body if isinstance(node, ast.ClassDef)}


def written(node: ast.ClassDef, module: str) -> dict[str, Source]:
    found = {}
    for line, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            found[line.target.id] = Source(module, line.annotation, text_of(below))
    return found


def text_of(line: ast.stmt | None) -> str:
    match line:
        case ast.Expr(ast.Constant(str() as text)):
            return text
    return ""


class Unquoted(ast.NodeTransformer):
    """`tuple["Refusal", ...]` as if Refusal were known already; a Literal stays one."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        return node if isinstance(node.value, ast.Name) and node.value.id == "Literal" else self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.parse(node.value, mode="eval").body if isinstance(node.value, str) else node


def evaluated(annotation: ast.expr, module: str, aliases: bool) -> Any:
    names = vars(sys.modules[module])
    if aliases:
        names = {name: NewType(name, value) if is_alias(name, value) else value for name, value in names.items()}
    unquoted = ast.fix_missing_locations(ast.Expression(Unquoted().visit(annotation)))
    return eval(compile(unquoted, module, "eval"), names)  # our own source


def is_alias(name: str, value: Any) -> bool:
    """`Area = str`, `Spot = tuple[int, int]`, `Track = Literal[…]`: capitalised, but no class of that name."""
    if not name[0].isupper() or name.isupper() or isinstance(value, TypeVar):
        return False
    return value in (str, int, float) or get_origin(value) in (Annotated, Literal, tuple, dict, *UNIONS)
