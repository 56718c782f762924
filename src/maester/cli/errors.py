"""The way in and out of every command: bad input becomes a sentence and an exit code, never a traceback."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer
from typer.core import TyperGroup

from maester.cli.output import note

INTERRUPTED = 130


class BadInput(typer.TyperException):
    """The request cannot be carried out; the message is a sentence for the person who made it."""

    exit_code = 2


class Failed(typer.TyperException):
    """The command ran, and the result is negative: a record that does not verify, rules without tests."""

    exit_code = 1


class Commands(TyperGroup):
    """All commands, with one way to report errors."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as error:
            say_what_went_wrong(error)
            code = error.exit_code
        except typer.Abort:
            code = INTERRUPTED
        except OSError as error:
            code = machine_refused(error)
        sys.exit(code if isinstance(code, int) else 0)


def say_what_went_wrong(error: typer.TyperException) -> None:
    """One sentence on stderr, and where to read more when the command was not understood at all."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        return  # the help has been shown already
    note(f"maester: {error.format_message()}")
    if context is not None:
        note(f"Try: {context.command_path} --help")


def machine_refused(error: OSError) -> int:
    """Most likely a full disk. What could not be written is not retried at exit."""
    note(f"maester: That could not be done here: {error.strerror or error}.")
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
