"""The command line: `maester games | play | simulate | arena | replay | rules | bench`."""

import sys
from io import TextIOWrapper


def main() -> None:
    """The program `maester`."""
    from maester.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that cannot write “▶” or “ö” gets a “?” there, not an error.
            stream.reconfigure(errors="replace")
    app(prog_name="maester")
