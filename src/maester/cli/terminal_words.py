"""The terminal's voice: the words of the game, plus those only a terminal needs."""

from functools import cache, cached_property
from importlib.resources import files

from maester.words import Words
from maester.words.arguments import Listener
from maester.words.language import Language, texts


class TerminalWords(Words):
    """Words, including those of cli/words."""

    @cached_property
    def listener(self) -> Listener:
        return Listener(spoken(self.lang, self.game), self.names, self.you)

    def about(self, game: str) -> "TerminalWords":
        """The same voice, with the words of a game."""
        return TerminalWords(self.lang, game, self.names, self.you)


@cache
def spoken(lang: str, game: str | None) -> Language:
    own = files("maester.cli").joinpath("words", f"{lang}.ftl").read_text("utf-8")
    return Language.of(lang, [*texts(lang, game), own])
