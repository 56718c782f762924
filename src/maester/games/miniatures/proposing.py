"""Questions about a place come with a first proposal, which the rules allow."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from maester.kernel import Decision, Flow, Seat, ask

A = TypeVar("A")


def ask_where(seat: Seat, question: Callable[..., Decision[A]], *about: Any) -> Flow[A]:
    """The proposal is looked for when somebody looks at the question; bots do without."""
    answer: A = yield from ask(seat, proposing, question, *about, brief=plainly)
    return answer


def proposing(question: Callable[..., Any], *about: Any) -> Any:
    asked = question(*about)
    return replace(asked, first=asked.proposal())


def plainly(question: Callable[..., Any], *about: Any) -> Any:
    return question(*about)
