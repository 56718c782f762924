"""Prospects: how well everyone stands, in a few numbers, and the chances of winning fitted to them.

A game says which numbers matter; `maester arena fit` learns their weights from played games and writes them down as
data. Only sums, products and roots are used, so chances are the same numbers on every machine.
"""

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from msgspec import Struct

from maester.kernel.decision import Seat

Numbers = tuple[float, ...]


class Weights(Struct, frozen=True, kw_only=True):
    """What each number is worth in the first round and in the last; in between, it changes linearly."""

    games: int
    """How many games they were learnt from."""
    positions: int
    log_loss: float
    """On games that the weights were not fitted to."""
    log_loss_before: float
    """The same with the previous weights, or with equal chances if there were none."""
    first: dict[str, float]
    last: dict[str, float]


class Prospects(Struct, frozen=True, kw_only=True):
    """The numbers that say how a seat stands, and what they are worth, by number of seats."""

    names: tuple[str, ...]
    numbers: Callable[[Any], dict[Seat, Numbers]]
    """numbers(state): everyone's numbers, in the order of the names."""
    progress: Callable[[Any], float]
    """progress(state): from 0 in the first round to 1 in the last."""
    weights: dict[int, Weights]

    def chances(self, state: Any) -> dict[Seat, float]:
        """How likely everyone is to win."""
        weights = self.weights_for(len(state.seats))
        progress = self.progress(state)
        now = [weights.first[n] + (weights.last[n] - weights.first[n]) * progress for n in self.names]
        return chances({seat: weighed(numbers, now) for seat, numbers in self.numbers(state).items()})

    def weights_for(self, seats: int) -> Weights:
        """The weights for this table size or, if there are none, for the nearest size; of two equally near, the
        larger."""
        return self.weights[min(self.weights, key=lambda known: (abs(known - seats), -known))]


def weighed(numbers: Numbers, weights: list[float]) -> float:
    return sum([number * weight for number, weight in zip(numbers, weights, strict=True)])


def chances(scores: Mapping[Seat, float]) -> dict[Seat, float]:
    """Shares that grow with how far a seat is above average."""
    average = sum(scores.values()) / len(scores)
    grown = {seat: growth(score - average) for seat, score in scores.items()}
    total = sum(grown.values())
    return {seat: share / total for seat, share in grown.items()}


def growth(lead: float) -> float:
    """Close to the exponential, but the same number on every machine, because it only uses roots and products."""
    quarter = lead / 4
    grown = quarter + sqrt(quarter * quarter + 1)
    return grown * grown * grown * grown
