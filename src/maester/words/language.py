"""One language: its messages, the general ones and those of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from maester.games import NAMES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "nl")

Argument = str | int | float


class Language:
    """The messages of one language. There is no second language to fall back on: each is complete."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle

    @classmethod
    def of(cls, lang: str, texts: Iterable[str]) -> Language:
        """The language these Fluent texts speak together."""
        # Babel, behind fluent.runtime, takes longer to import than all of maester.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([lang], use_isolating=False)
        for text in texts:
            bundle.add_resource(FluentResource(text))
        return cls(bundle)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, arguments: Mapping[str, Argument], attribute: str | None = None) -> str:
        """A message, or its attribute, as text. KeyError, if it or one of its arguments is missing."""
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
        return text


@cache
def language(lang: str, game: str | None) -> Language:
    """A language, with the words of a game. Its files are read once, when the first word is spoken."""
    return Language.of(lang, texts(lang, game))


def texts(lang: str, game: str | None) -> list[str]:
    """The Fluent files of a language."""
    paths = [files("maester.words") / f"{lang}.ftl"]
    if game is not None:
        paths.append(files("maester.games") / game / "words" / f"{lang}.ftl")
    return [path.read_text("utf-8") for path in paths]


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language called {lang!r}; there is: {', '.join(LANGUAGES)}")


def check_game(game: str | None) -> None:
    if game is not None and game not in NAMES:
        raise ValueError(f"there are no words for a game called {game!r}; there are for: {', '.join(NAMES)}")
