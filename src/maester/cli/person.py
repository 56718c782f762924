"""The person at the terminal: what is shown to them, and what they type."""

import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from maester.cli.output import hanging
from maester.cli.terminal_words import TerminalWords
from maester.kernel import Refusal

RULES_SHOWN = 8


class Quit(Exception):
    """The person leaves, or input has ended."""


class Undo(Exception):
    """The person wants the last answer back."""


class Back(Exception):
    """The person wants to change the previous choice."""


class Person:
    """Somebody who reads and types. Letters are commands at every prompt; numbers and the rest are answers."""

    def __init__(self, console: Console, voice: TerminalWords) -> None:
        self.console, self.voice = console, voice
        self.story: list[str] = []
        """What has happened since their last move, told under every scene."""
        self.rule: str | None = None
        """The rule mentioned last."""
        self.typed: list[str] = []
        self.at_terminal = console.is_terminal and sys.stdin.isatty()

    def scene(self, whole: RenderableType, part: RenderableType | None = None) -> None:
        """Show the position and the story on a cleared screen; where the screen cannot be cleared, only what is new."""
        if not self.at_terminal and part is not None:
            self.console.print(part)
            return
        if self.at_terminal:
            self.console.clear()
        else:
            self.console.print()
        self.console.print(whole)
        self.console.print()
        for line in self.told():
            self.say(line)

    def told(self) -> list[str]:
        """As much of the story as fits below the position, newest last."""
        most = self.story_lines()
        return self.story if len(self.story) <= most else ["…", *self.story[1 - most :]]

    def story_lines(self) -> int:
        """How many lines of story go under a scene; all of them, if the screen is not cleared."""
        return max(6, self.console.height // 4) if self.at_terminal else len(self.story)

    def read_story(self) -> None:
        """A story too long to go under a scene, such as the end of a round, gets a screen of its own first."""
        if len(self.story) <= self.story_lines():
            return
        self.console.clear()
        for line in self.story:
            self.say(line)
        self.read(self.voice.say("label-continue"))

    def note(self, sentence: str) -> None:
        """Something to show with the next scene."""
        self.story.append(sentence)

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Padding(Text(sentence, style=style), (0, 1), expand=False))

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, and remember the rule for `r`."""
        self.rule = refusal.rule or self.rule
        self.say(self.voice.refusal(refusal), "bold")

    def number(self, asking: str, most: int, least: int = 1) -> int:
        """A number between two bounds. Several on one line are kept for the following questions."""
        while True:
            if not self.typed:
                self.typed = self.line(asking).split()
            word = self.typed.pop(0) if self.typed else ""
            if is_number(word) and least <= int(word) <= most:
                return int(word)
            self.typed = []
            if word == "0":
                raise Back
            self.say(self.voice.say("error-not-a-choice", least=least, most=most))

    def line(self, asking: str) -> str:
        """The next line the person types that is not a command."""
        while True:
            typed = self.read(asking)
            command, _, rest = typed.partition(" ")
            match command.casefold():
                case "?":
                    self.help()
                case "r":
                    self.look_up(rest.strip())
                case "u" if not rest:
                    raise Undo
                case "q" if not rest:
                    raise Quit
                case _:
                    return typed

    def read(self, asking: str) -> str:
        """One line of input, without unprintable characters."""
        prompt = Text.assemble(("\n " if self.at_terminal else " "), (asking, "bold"), " ", ("› ", "bold red"))
        # Python's `input` can lose an interrupt that comes while it inspects what it reads from. At a terminal,
        # pressing the keys again helps.
        try:
            typed = self.console.input(prompt, stream=None if self.at_terminal else sys.stdin)
        except (EOFError, UnicodeDecodeError) as error:
            self.console.print()
            raise Quit from error
        if not self.at_terminal:
            self.console.print()  # nobody pressed Enter here
            if not typed:
                raise Quit  # there is nothing more to read
        return "".join(letter for letter in typed if letter.isprintable()).strip()

    def help(self) -> None:
        for line in self.voice.say("help").splitlines():
            key, gap, text = line.partition("  ")
            self.console.print(hanging(key if gap else "", text if gap else line, 4 if gap else 1))
        about = f"help-{self.voice.game}"
        if self.voice.has(about):
            self.console.print(hanging("", self.voice.say(about), 1))

    def look_up(self, words: str) -> None:
        """Show the rules that fit the words; without words, the rule mentioned last."""
        from maester.rules import find

        words = words or self.rule or ""
        if not words:
            self.say(self.voice.say("no-rule-yet"))
            return
        atoms = find(words, self.voice.game)
        for atom in atoms[:RULES_SHOWN]:
            self.console.print(hanging(atom.id, atom.text, 15))
        if not atoms:
            self.say(self.voice.say("error-no-rule-found", words=words))
        elif len(atoms) > RULES_SHOWN:
            self.say(self.voice.say("more-rules", count=len(atoms) - RULES_SHOWN))


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def numbered(options: Iterable[str]) -> Text:
    """A list to choose from."""
    return Text("\n").join(Text.assemble((f" {n:>3}  ", "bold"), option) for n, option in enumerate(options, 1))
