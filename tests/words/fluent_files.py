"""The Fluent files as data: which messages there are, what they are given, what they refer to."""

from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src/maester"
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))
GENERAL = SOURCE / "words"
FLAGS = {
    "you": {"yes", "no"},
    "sign": {"negative", "zero", "positive"},
    "hidden": {"yes", "no"},
}
"""The flags a message may select on, and the keys such a selection must have."""


def builds_on(folder: Path) -> list[Path]:
    """The folders whose words are spoken with those of this one, the general ones aside."""
    if folder == GENERAL or folder.parent.parent.name != "games":
        return []
    room = import_module(f"maester.games.{folder.parent.name}.words")
    return [folder.parents[1] / base / "words" for base in getattr(room, "BUILDS_ON", ())]


class Seen(Visitor):
    """What a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.functions: set[str] = set()
        self.text = ""
        self.selections: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += f" {node.value} "

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)


def seen_in(pattern: ftl.Pattern) -> Seen:
    seen = Seen()
    seen.visit(pattern)
    return seen


@cache
def entries(folder: Path, lang: str) -> tuple[ftl.EntryType, ...]:
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    return tuple(FluentParser(with_spans=False).parse(text).body)


def ids(folder: Path, lang: str) -> list[str]:
    """Messages and terms, in the order of the file; a term with its dash."""
    named = [entry for entry in entries(folder, lang) if isinstance(entry, ftl.Message | ftl.Term)]
    return [f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name for entry in named]


@cache
def texts(folder: Path, lang: str) -> dict[str, ftl.Pattern]:
    """Every text of the messages: values as `id`, attributes as `id.attribute`."""
    found = {}
    for entry in entries(folder, lang):
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def variables(folder: Path, lang: str, name: str) -> set[str]:
    """What a text is given, the messages it refers to included."""
    seen = seen_in((texts(GENERAL, lang) | texts(folder, lang))[name])
    return seen.variables.union(*(variables(folder, lang, inner) for inner in seen.messages))


def given(variable: str) -> str | None:
    """The argument a variable comes from; None for `$hidden`, which is always there."""
    name, _, flag = variable.rpartition("-")
    if variable == "hidden":
        return None
    return name if name and flag in ("you", "id", "sign", "count", "inches", "degrees") else variable
