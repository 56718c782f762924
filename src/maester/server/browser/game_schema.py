"""What a browser's board is built on, generated from each game: the types of what it receives, and printed facts."""

import ast
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from inspect import isclass
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Union, get_type_hints

from msgspec import UNSET, Struct, to_builtins
from msgspec.json import encode
from msgspec.structs import FieldInfo

from maester import kernel
from maester.games import NAMES, game
from maester.kernel import Decision, Event, Game, Offer, Standing
from maester.kernel.offer import any_of, family_of, members
from maester.kernel.thing import kinds_of
from maester.server.browser.typescript import Writer, has_default, is_struct, nullable, tree

FOLDERS = {"boardgame": "westeros"}
"""Where the board of a package is, if not in a folder of the same name. Two editions share one."""

HEAD = "// Written by `make types` from src/maester/{package}: change that, not this.\n"

ANSWERS = "/** What is answered to a decision, by its type. */\nexport interface Answers {"

ASKED_OF_ALL: tuple[type[Decision[Any]], ...] = (kernel.Pick, kernel.Amount, kernel.Some, kernel.Form)
OF_ALL_KINDS: dict[type[Struct], str] = {Decision: "AnyDecision", Event: "AnyEvent"}
"""What the table knows of every question and event, whichever game it is of."""
TOLD_OF_ALL: tuple[type[Event], ...] = (kernel.AnsweredItself, kernel.Redrawn)


def files() -> dict[str, str]:
    """The types of every package and the printed facts of every game, by path."""
    found = {"lib/kernel.ts": kernel_types()}
    for name in NAMES:
        rules = game(name)
        package = package_of(rules)
        folder = FOLDERS.get(package, package)
        found[f"boards/{folder}/types.ts"] = types(rules)
        found[f"boards/{folder}/things.ts"] = things(rules)
        if rules.printed is not None:
            found[f"boards/{name}/printed.ts"] = printed(rules, folder)
    return found


def package_of(rules: Game) -> str:
    """The package of a game's rules: both editions of the board game share one."""
    return rules.view.__module__.split(".")[2]


def types(rules: Game) -> str:
    """View, decisions with their answers, events, previews and facts of a game, and every type they use."""
    package = package_of(rules)
    modules = all_modules(package)
    view, asked, told = returned(rules.view), decisions(modules), events(modules)
    shared = common().named.keys() - {Decision.__name__}
    writer = Writer(MayBeAbsent(view), instead={Decision: union(asked)}, elsewhere=shared)
    writer.type(view)
    writer.type(Decision)
    for struct in (*asked, *told):
        writer.type(struct)
    writer.name("Event", union(told))
    for family in offers(modules):
        writer.name(family.__name__, any_of(family))
    if rules.preview is not None:
        writer.name("Preview", returned(rules.preview))
    if rules.explain is not None:
        writer.type(returned(rules.explain))
    if rules.printed is not None:
        writer.type(type(rules.printed))
    answers = [f"  {each.__name__}: {writer.type(each.shape)};" for each in asked if each.shape is not Any]
    declared = writer.finish()
    imports = writer.imported("../../lib/kernel")
    head = HEAD.format(package=f"games/{package}")
    return "\n".join([head, imports, declared, ANSWERS, *answers, "}", ""])


def things(rules: Game) -> str:
    """Which fields of events and offers are about things, by the type of the value (`kernel/thing.py`)."""
    package = package_of(rules)
    modules = all_modules(package)
    tagged = (*events(modules), *(kind for family in offers(modules) for kind in members(family)))
    table = {each.__name__: kinds for each in tagged if (kinds := kinds_of(each))}
    lines = [HEAD.format(package=f"games/{package}"), 'import type { Things } from "../../lib/things";', ""]
    return "\n".join([*lines, f"export const THINGS: Things = {laid_out(table, 1)};", ""])


def kernel_types() -> str:
    """What every game may ask and tell."""
    written = common()
    of_all = [written.interface(struct, name) for struct, name in OF_ALL_KINDS.items()]
    written.type(Standing)
    return "\n".join([HEAD.format(package="kernel"), written.finish(), *of_all])


def common() -> Writer:
    writer = Writer(MayBeAbsent(None), instead={Decision: union(ASKED_OF_ALL)})
    for struct in (*ASKED_OF_ALL, *TOLD_OF_ALL):
        writer.type(struct)
    writer.finish()
    return writer


def returned(function: Callable[..., Any]) -> Any:
    return get_type_hints(function)["return"]


def union(structs: Iterable[type[Struct]]) -> Any:
    return Union[tuple(structs)]  # noqa: UP007  # of as many as there are


class MayBeAbsent:
    """Which fields may be absent: those with a default; in a view also those that are null, because patches remove
    them."""

    def __init__(self, view: Any) -> None:
        writer = Writer(lambda struct, field: False)
        writer.type(view)
        writer.finish()
        self.viewed = {struct for struct in writer.named.values() if is_struct(struct)}

    def __call__(self, struct: type[Struct], field: FieldInfo) -> bool:
        if field.default is UNSET or (struct.__struct_config__.omit_defaults and has_default(field)):
            return True
        return struct in self.viewed and nullable(field)


# ---------------------------------------------------------------------------------------- what a package has


def all_modules(package: str) -> list[ModuleType]:
    root = import_module(f"maester.games.{package}")
    return [root, *(import_module(each.name) for each in walk_packages(root.__path__, f"{root.__name__}."))]


def defined(modules: list[ModuleType], base: type[Struct]) -> Iterator[Any]:
    """The kinds of something that these modules define, ordered by module and line."""
    for module in modules:
        for value in vars(module).values():
            if isclass(value) and issubclass(value, base) and value.__module__ == module.__name__:
                yield value


def decisions(modules: list[ModuleType]) -> list[type[Decision[Any]]]:
    """What the game may ask: those of its own decisions that it creates. The others are base classes."""
    made = {
        node.func.id
        for module in modules
        for node in ast.walk(tree(module.__name__))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    return [*ASKED_OF_ALL, *(each for each in defined(modules, Decision) if each.__name__ in made)]


def offers(modules: list[ModuleType]) -> list[type[Offer]]:
    """The families of what the game may offer."""
    return [kind for kind in defined(modules, Offer) if family_of(kind) is kind]


def events(modules: list[ModuleType]) -> list[type[Event]]:
    return [*TOLD_OF_ALL, *defined(modules, Event)]


# ---------------------------------------------------------------------------------------------- what is printed


def printed(rules: Game, folder: str) -> str:
    """The facts as a constant that TypeScript checks against its type, one component per line."""
    kind = type(rules.printed).__name__
    where = "./types" if folder == rules.name else f"../{folder}/types"
    value = laid_out(to_builtins(rules.printed, str_keys=True), depth=2)
    head = HEAD.format(package=f"games/{rules.name}")
    return f'{head}\nimport type {{ {kind} }} from "{where}";\n\nexport const PRINTED: {kind} = {value};\n'


def laid_out(value: Any, depth: int, indent: str = "") -> str:
    if depth == 0 or not isinstance(value, dict) or not value:
        return encode(value).decode()
    inner = f"{indent}  "
    lines = [f"{inner}{encode(key).decode()}: {laid_out(each, depth - 1, inner)}," for key, each in value.items()]
    return "\n".join(["{", *lines, f"{indent}}}"])
