"""Hints: what makes thinking about a game faster or better. No hint changes what is allowed or what happens."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Literal

from msgspec import Struct

from maester.kernel.chance import Chance
from maester.kernel.decision import Decision, Seat
from maester.kernel.extras.prospects import Prospects


def one(state: Any) -> int:
    return 1


class Hints(Struct, frozen=True, kw_only=True):
    """What a game tells bots and tables about how to think. Every hint is optional."""

    checkpoint_every: int = 4
    """A table remembers a checkpoint once this many answers have been given since the last one: fewer are quicker to
    replay than a state is to copy. 0: it remembers every checkpoint, even if nobody was asked."""

    kind: Callable[[Any], Hashable] | None = None
    """kind(answer): what matters about an answer. Answers of one kind have the same effect, so a bot tries only one."""

    likely: Callable[[Any, Seat, Decision[Any], Chance], Sequence[Any]] | None = None
    """likely(state, seat, decision, chance): answers a bot looks at right after the habitual one, best first."""

    chapter: Callable[[Any], int] | None = None
    """chapter(state): a number that grows as play goes on. Positions are compared at the first question of a new
    chapter, where the comparison is fairest: after a round, not in the middle of a battle."""

    chapters: Callable[[Any], int] = one
    """chapters(state): how many chapters a bot that is asked now looks ahead."""

    prospects: Prospects | None = None
    """The numbers that say how everyone stands, and how much they count, learnt from played games."""

    solved: Callable[[Any, Seat, Decision[Any]], dict[Hashable, float] | None] | None = None
    """solved(state, seat, decision): what each kind of answer leads to if everyone plays on perfectly with open hands,
    or None if that would take too long to work out."""

    search: Literal["tree", "contest"] = "tree"
    """How `maester` looks ahead: whichever has won more matches given the same time."""

    whim: int = 3
    """How far habit can be trusted when a tree plays on by it: one answer in this many is a random one instead."""

    width: float = 2.0
    """How many answers a tree looks at: this factor times the square root of how often it has visited the node."""
