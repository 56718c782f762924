"""Flow: rules written as they are read. A procedure is a generator that asks and goes on."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar, final

from msgspec import UNSET, Struct, UnsetType

from maester.kernel.decision import Barred, Decision, Pick, Seat
from maester.kernel.event import AnsweredItself

A = TypeVar("A")
R = TypeVar("R")


@final
class Asking(Struct, frozen=True, gc=False):
    """The flow waits for one seat. The question is worked out when somebody looks at it."""

    seat: Seat
    question: Callable[..., Decision[Any]]
    about: tuple[Any, ...] = ()
    brief: Callable[..., Decision[Any]] | None = None
    """The same question without what only a reader needs, if that takes long to work out. It is enough to sample an
    answer."""


@final
class AskingTogether(Struct, frozen=True):
    """The flow waits for several seats, whose answers stay sealed until the last one is in."""

    questions: dict[Seat, Callable[[], Decision[Any]]]


class Checkpoint(Struct, frozen=True):
    """Here the state alone says what comes next."""


CHECKPOINT = Checkpoint()

Flow: TypeAlias = Generator[Asking | AskingTogether | Checkpoint | AnsweredItself, Any, R]


def ask(
    seat: Seat,
    question: Callable[..., Decision[A]],
    *about: Any,
    brief: Callable[..., Decision[A]] | None = None,
) -> Flow[A]:
    """Ask one seat. The question is worked out when somebody looks at it. `brief` is for those who only want to sample
    an answer."""
    answer: A = yield Asking(seat, question, about, brief)
    return answer


def pick(
    seat: Seat,
    about: str,
    options: Iterable[A],
    rule: str | None = None,
    barred: Callable[[], Iterable[Barred]] = tuple,
    idle: A | UnsetType = UNSET,
    of: str | UnsetType = UNSET,
) -> Flow[A]:
    """Choose from a list that everybody could know. With only one choice, nobody is asked, and the story says so.

    What is barred, and why, is worked out when somebody looks at the question.
    """
    choices = tuple(options)
    assert choices, f"{seat} has nothing to choose from: {about}"
    if len(choices) == 1:
        yield AnsweredItself(seat, about, choices[0])
        return choices[0]

    def question() -> Pick[A]:
        return Pick(about=about, options=choices, rule=rule, barred=tuple(barred()), idle=idle, of=of)

    return (yield from ask(seat, question))


def together(questions: Mapping[Seat, Callable[[], Decision[A]]]) -> Flow[Mapping[Seat, A]]:
    """All seats answer in secret; the flow continues once all have, with the answers in the order of asking."""
    answers: Mapping[Seat, A] = (yield AskingTogether(dict(questions))) if questions else {}
    return answers
