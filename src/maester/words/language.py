"""One language: its messages, the general ones and those of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from maester.games import NAMES
from maester.words.arguments import Listener, Said

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl")

MINUS = re.compile(r"(?<![^\s(])-(?=\d)")
"""A negative number is written with a minus sign, not a hyphen."""

TWICE_ENDED = re.compile(r"(?<=\w)([!?])\.$")
"""A sentence that ends with a name which ends it already: Hear Me Roar!"""

Argument = str | int | float
Say = Callable[..., str]


class Language:
    """The messages of one language. There is no second language to fall back on: each is complete."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle

    @classmethod
    def of(cls, lang: str, texts: Iterable[str]) -> Language:
        """The language made of these Fluent texts."""
        # Babel, behind fluent.runtime, takes longer to import than all of maester.
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([lang], use_isolating=False)
        for text in texts:
            bundle.add_resource(parsed(text))
        return cls(bundle)

    def has(self, message: str, attribute: str | None = None) -> bool:
        if not self.bundle.has_message(message):
            return False
        return attribute is None or attribute in self.bundle.get_message(message).attributes

    def say(self, message: str, arguments: Mapping[str, Argument], attribute: str | None = None) -> str:
        """A message, or one of its attributes, as text. KeyError if it or one of its arguments is missing."""
        from fluent.runtime.types import fluent_number

        found = self.bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise KeyError(message)
        plain = {
            name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for name, value in arguments.items()
        }
        text, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{message}: {'; '.join(str(error) for error in errors)}")
        assert isinstance(text, str)
        return TWICE_ENDED.sub(r"\1", MINUS.sub("−", text))


@cache
def parsed(text: str) -> Any:
    """A Fluent text, taken apart once: most are part of several languages, one for each game."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


@cache
def language(lang: str, game: str | None) -> Language:
    """A language, with the words of a game. Its files are read once, on first use."""
    return Language.of(lang, texts(lang, game))


@cache
def texts(lang: str, game: str | None) -> tuple[str, ...]:
    """The Fluent texts of a language: the general ones, those of a game, and its card texts."""
    found = sources(lang, game)
    written = getattr(import_module(f"maester.games.{game}.words"), "written", None) if game else None
    return (*found, as_messages(written, Language.of(lang, found))) if written else found


def sources(lang: str, game: str | None) -> tuple[str, ...]:
    """The Fluent files of a language: the general ones, and those of a game."""
    general = files("maester.words").joinpath(f"{lang}.ftl").read_text("utf-8")
    if game is None:
        return (general,)
    room = import_module(f"maester.games.{game}.words")
    folders = [files("maester.games") / home / "words" for home in (*getattr(room, "BUILDS_ON", ()), game)]
    return (general, *(folder.joinpath(f"{lang}.ftl").read_text("utf-8") for folder in folders))


def as_messages(written: Callable[[Say], Mapping[str, str]], language: Language) -> str:
    """Card texts, each as a message of its own: `text-<card>`."""
    return "\n".join(f"text-{card} = {as_pattern(text)}" for card, text in written(saying(language)).items())


def as_pattern(text: str) -> str:
    """A text in Fluent syntax: further lines are indented, and special characters are quoted."""
    quoted = re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', text)
    return "\n    ".join(re.sub(r"^[\[.*]", lambda found: f'{{"{found[0]}"}}', line) for line in quoted.split("\n"))


def saying(language: Language) -> Say:
    """say(message, **values): a message in a language, for composing texts from several messages."""
    listener = Listener(language, {}, None)

    def say(message: str, /, **values: Any) -> str:
        return Said(listener.say(message, values))

    return say


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language called {lang!r}; there is: {', '.join(LANGUAGES)}")


def check_game(game: str | None) -> None:
    if game is not None and game not in NAMES:
        raise ValueError(f"there are no words for a game called {game!r}; there are for: {', '.join(NAMES)}")
