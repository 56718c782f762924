"""Whatever the server refuses, it has words for, in every language."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from maester.kernel import IllegalAnswer, Refusal
from maester.server.guards.refused import NotAllowed, ServerWords, worded
from maester.store import StoreUnavailable
from maester.words import LANGUAGES

SERVER = Path(__file__).parents[2] / "src/maester/server"
REASONS = ("read-only", "full", "busy", "gone")


def refusals() -> dict[str, list[str]]:
    """Every NotAllowed of the source: its reason, and what it is about."""
    found = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "NotAllowed":
                names = [each.arg for each in node.keywords if each.arg]
                for constant in ast.walk(node.args[0]):
                    # Of `a if x == "b" else c`, the words that are compared with are no reasons.
                    if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and "-" in constant.value:
                        found[constant.value] = names
                    if isinstance(constant, ast.Constant) and constant.value == "stale":
                        found["stale"] = names
    return found


def ids(lang: str) -> list[str]:
    text = (SERVER / "words" / f"{lang}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def test_the_source_is_read_as_it_is_meant():
    assert refusals()["no-such-seat"] == ["seat"]
    assert {"stale", "seat-is-taken", "no-seat-open"} <= set(refusals())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_words(lang: str):
    general = {"wrong-seat-count": {"seats": 1, "least": 2, "most": 6}}
    for why, names in refusals().items():
        about = general.get(why, dict.fromkeys(names, "x"))
        assert worded(NotAllowed(why, **about), lang).sentence
    for reason in REASONS:
        assert worded(StoreUnavailable(reason), lang).sentence  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_words_and_none_is_left_over(lang: str):
    assert ids(lang) == ids("en")
    said = {f"refusal-{why}" for why in refusals()} | {f"refusal-store-{reason}" for reason in REASONS}
    source = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    assert [each for each in ids(lang) if each not in said and f'"{each}"' not in source] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_table_itself_says(lang: str):
    voice = ServerWords(lang, "intrigue", {"seat-1": "Ned"})
    for line in (each for each in ids(lang) if each.startswith("system-")):
        assert "Ned" in voice.say(line, seat="seat-1")


def test_all_that_is_wrong_is_said_at_once():
    two = Refusal.all([Refusal("out-of-range", "INT-02", {"least": 1, "most": 2}), Refusal("named-twice", "INT-03")])
    assert two is not None
    refused = worded(IllegalAnswer(two), "en", "intrigue")
    assert (refused.why, refused.rule) == ("out-of-range", "INT-02")
    assert [(each.why, each.rule, each.more) for each in refused.more] == [("named-twice", "INT-03", ())]
    assert "\n" not in refused.sentence
    assert refused.more[0].sentence.endswith("INT-03")
