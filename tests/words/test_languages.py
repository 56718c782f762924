"""All languages say the same: the same messages, given the same arguments."""

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from maester.games import NAMES
from maester.words import LANGUAGES
from maester.words.language import Language, language
from tests.words.fluent_files import (
    FLAGS,
    FOLDERS,
    GENERAL,
    SOURCE,
    builds_on,
    entries,
    ids,
    seen_in,
    texts,
    variables,
)

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(SOURCE)))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_general_words_and_those_of_every_game_are_found():
    assert {GENERAL, *(SOURCE / "games" / name / "words" for name in NAMES)} <= set(FOLDERS)


@each_folder
@each_language
def test_every_line_is_fluent(folder: Path, lang: str):
    assert [entry.content for entry in entries(folder, lang) if isinstance(entry, ftl.Junk)] == []


@each_folder
@each_language
def test_no_message_is_there_twice(folder: Path, lang: str):
    folders = [folder, *builds_on(folder), *([GENERAL] if folder != GENERAL else [])]
    names = [name for each in folders for name in ids(each, lang)]
    assert [name for name in sorted(set(names)) if names.count(name) > 1] == []


@each_folder
@each_language
def test_every_language_has_the_same_messages_in_the_same_order(folder: Path, lang: str):
    assert ids(folder, lang) == ids(folder, "en")
    assert list(texts(folder, lang)) == list(texts(folder, "en"))


@each_folder
@each_language
def test_every_language_uses_the_same_arguments(folder: Path, lang: str):
    differing = {
        name: (variables(folder, lang, name), variables(folder, "en", name))
        for name in texts(folder, "en")
        if variables(folder, lang, name) != variables(folder, "en", name)
    }
    assert differing == {}


@each_folder
@each_language
def test_messages_call_no_function_so_that_a_browser_reads_them_too(folder: Path, lang: str):
    assert {
        name: seen.functions for name, text in texts(folder, lang).items() if (seen := seen_in(text)).functions
    } == {}


@each_folder
@each_language
def test_who_selects_on_a_flag_covers_it(folder: Path, lang: str):
    for name, text in texts(folder, lang).items():
        for variable, keys in seen_in(text).selections:
            flag = variable.rpartition("-")[2]
            assert keys == FLAGS.get(flag, keys), name


def plausible(variable: str) -> list[str | int]:
    """Values that reach every variant: flags both ways, numbers of every kind."""
    flag = variable.rpartition("-")[2]
    return sorted(FLAGS[flag]) if flag in FLAGS else [0, 1, 2, 7, -3]


@each_folder
@each_language
def test_every_message_can_be_said(folder: Path, lang: str):
    game = folder.parent.name if folder.parent.name in NAMES else None
    spoken = language(lang, game)
    if folder != GENERAL and game is None:
        spoken = Language.of(lang, [(part / f"{lang}.ftl").read_text("utf-8") for part in (GENERAL, folder)])
    for name in texts(folder, lang):
        message, _, attribute = name.partition(".")
        used = sorted(variables(folder, lang, name))
        # All flags in all combinations; the other arguments go through their values side by side.
        flags = [variable for variable in used if variable.rpartition("-")[2] in FLAGS]
        others = [variable for variable in used if variable not in flags]
        for states in product(*(plausible(flag) for flag in flags)):
            for number in (0, 1, 2, 7, -3):
                arguments: dict[str, str | int | float] = dict(zip(flags, states, strict=True))
                arguments |= dict.fromkeys(others, number)
                text = spoken.say(message, arguments, attribute or None)
                assert text.strip() == text != ""
                assert not set("{}\u2068\u2069") & set(text), text
