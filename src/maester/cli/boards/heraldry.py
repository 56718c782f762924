"""Houses on a screen: each has a colour and a letter, so that nothing depends on colour alone."""

from rich.text import Text

from maester.cli.terminal_words import TerminalWords

STYLES = {
    "stark": "bold #1f2933 on #d5dbe1",
    "lannister": "bold #ffe9a8 on #8e1b1b",
    "baratheon": "bold #1d1a10 on #e6b422",
    "targaryen": "bold #ff7066 on #2a2226",
}

ROOMY = 13
"""A brick at least this wide has a space before its letter."""


def letter(house: str, voice: TerminalWords) -> str:
    """The first letter of the house's name."""
    return voice.name(house)[:1].upper()


def short_name(card: str, voice: TerminalWords) -> str:
    """What players call a character: Eddard, Jon Snow. The id has as many words as the short name."""
    return " ".join(voice.name(card).split()[: card.count("-") + 1])


def brick(card: str, house: str, voice: TerminalWords, columns: int) -> Text:
    """A card as a brick of exactly that many columns: its house's letter and as much of the name as fits."""
    air = " " if columns >= ROOMY else ""
    text = Text(f"{air}{letter(house, voice)} {short_name(card, voice)}", style=STYLES[house])
    text.truncate(columns, overflow="crop", pad=True)
    return text
