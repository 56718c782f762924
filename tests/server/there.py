"""For a process: what it is like there. It is a small module, because the process loads it."""

import os
import sys


def games() -> list[str]:
    """The games that are loaded."""
    return sorted(
        name.split(".")[2] for name in sys.modules if name.startswith("maester.games.") and name.count(".") == 2
    )


def niceness() -> int:
    return os.nice(0)
