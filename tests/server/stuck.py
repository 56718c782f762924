"""For a process: a text that holds the interpreter for ever. It is a small module, because the process loads it."""

import re
import signal


def stuck(game: str, text: str) -> str:
    """As `understood` of the readers, with less time."""
    signal.setitimer(signal.ITIMER_PROF, 0.2)
    if text == "brackets":
        re.compile("(a+)+b").match("a" * 60)
    return text
