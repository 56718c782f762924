"""What only the terminal says: complete in every language, and clear of the words of the games."""

from importlib.resources import files

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from maester.cli.terminal_words import TerminalWords
from maester.games import NAMES
from maester.words import LANGUAGES, Words


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # how fluent.syntax calls it
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Message → the arguments it needs."""
    text = files("maester.cli").joinpath("words", f"{lang}.ftl").read_text("utf-8")
    found = {}
    for entry in parse(text).body:
        assert type(entry).__name__ != "Junk", entry
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(lang):
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang):
    voice = TerminalWords(lang, "intrigue")
    for message, arguments in messages(lang).items():
        assert voice.say(message, **dict.fromkeys(arguments, 2))


@pytest.mark.parametrize("game", [None, *NAMES])
def test_no_message_hides_one_of_the_words(game):
    words = Words("en", game)
    assert [message for message in messages("en") if words.has(message)] == []
