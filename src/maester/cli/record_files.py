"""Records as files: written, and read back."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from maester.cli.errors import BadInput

if TYPE_CHECKING:
    from maester.cli.terminal_words import TerminalWords
    from maester.kernel import Table

STDIN = "-"

LARGEST = 64 * 1024 * 1024
"""No record is this long, but a device or a video may be."""


def write_new(table: "Table", path: Path) -> None:
    """Write a new file; FileExistsError if there is one already."""
    from maester.kernel.record import record_of, write_record

    text = write_record(record_of(table))
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def contents(name: str, voice: "TerminalWords") -> bytes:
    """The contents of a file, or of stdin."""
    if name == STDIN:
        return sys.stdin.buffer.read(LARGEST)
    path = Path(name)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise BadInput(voice.say("error-no-such-file", file=name)) from error
    except (OSError, ValueError) as error:  # a directory, no permission; an impossible file name
        raise BadInput(voice.say("error-unreadable-file", file=name)) from error
