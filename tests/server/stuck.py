"""For a process: a text that holds the interpreter for ever. It is a small module, because the process loads it."""

import re
import signal

from maester.server.workers.processes import paid

SECONDS = 0.2


def stuck(game: str, text: str) -> str:
    """As `understood` of the readers, with less time."""
    with paid(at_most=SECONDS):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        if text == "brackets":
            re.compile("(a+)+b").match("a" * 60)
        elif text == "nonsense":
            sum(range(1_000_000))
            raise ValueError(text)
        signal.setitimer(signal.ITIMER_PROF, 0)
    return text
