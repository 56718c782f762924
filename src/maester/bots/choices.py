"""Choices: the answers a bot tries, one of each kind."""

from collections.abc import Hashable
from itertools import islice
from typing import Any

from msgspec.json import encode

from maester.kernel import Decision, Game

MOST_LISTED = 500
"""With more answers than this, a bot tries samples instead."""


def kind_of(game: Game, answer: Any) -> Hashable:
    """The same for answers that have the same effect: their JSON, unless the game knows better."""
    kind = game.hints.kind
    return encode(answer, order="sorted") if kind is None else kind(answer)


def choices(game: Game, decision: Decision[Any]) -> dict[Hashable, Any] | None:
    """One allowed answer of each kind, or None where there are too many to list."""
    answers = decision.answers()
    if answers is None:
        return None
    listed = list(islice(answers, MOST_LISTED + 1))
    if len(listed) > MOST_LISTED:
        return None
    return {kind_of(game, answer): answer for answer in listed}


def has_one_answer(decision: Decision[Any]) -> bool:
    """Whether there is nothing to choose."""
    answers = decision.answers()
    return answers is not None and len(list(islice(answers, 2))) == 1
