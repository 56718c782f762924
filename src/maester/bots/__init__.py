"""Players that are programs. They play every game, because they know none: only the kernel's contract."""

from maester.bots.bot import NAMES, Bot, UnknownBot, bot
from maester.bots.maester import Maester
from maester.bots.random import Random
from maester.bots.squire import Squire
from maester.bots.thinking import BadThinking, Thinking

__all__ = [
    "NAMES",
    "BadThinking",
    "Bot",
    "Maester",
    "Random",
    "Squire",
    "Thinking",
    "UnknownBot",
    "bot",
]
