"""Intervals: how certain a win rate is, when matches come in deals.

The rotations of one deal share its cards, so they are not independent; deals are. The spread between deals gives an
effective number of independent matches, and Wilson's interval is computed for that number.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, mean, variance

from msgspec import Struct

CONFIDENCE = 0.95
FEWEST_DEALS = 4
"""With fewer deals, the spread between them says nothing."""


class Interval(Struct, frozen=True):
    value: float
    low: float
    high: float


def win_rate(deals: Sequence[tuple[float, int]]) -> Interval:
    """The win rate, from the shares won and the matches played in each deal, and where it lies with 95 % confidence."""
    played = sum(matches for _, matches in deals)
    if not played:
        return Interval(0.0, 0.0, 1.0)
    rate = sum(won for won, _ in deals) / played
    if len(deals) < FEWEST_DEALS:
        return Interval(rate, 0.0, 1.0)
    return wilson(rate, effective_matches(rate, deals), student(len(deals) - 1))


def effective_matches(rate: float, deals: Sequence[tuple[float, int]]) -> float:
    """How many independent matches would tell as much: at least one per deal, at most all that were played."""
    played = sum(matches for _, matches in deals)
    if rate in (0, 1):
        return len(deals)  # always the same, so there is no telling whether deals or matches agree so well
    # For a ratio of sums: the spread of what each deal adds beyond its expected part.
    per_deal = played / len(deals)
    beyond = variance([(won - rate * matches) / per_deal for won, matches in deals]) / len(deals)
    independent = rate * (1 - rate)
    return min(played, max(len(deals), independent / beyond if beyond else played))


def wilson(rate: float, count: float, z: float) -> Interval:
    """Wilson's score interval: it stays between 0 and 1, and holds near both."""
    spread = z * z / count
    centre = (rate + spread / 2) / (1 + spread)
    reach = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return Interval(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution, expanded from the normal one; accurate from 3 degrees up."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / (4 * freedom),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4),
    )
    return sum(terms)


def middle(values: Sequence[float]) -> Interval:
    """Where the middle 95 % of these values lie."""
    ordered = sorted(values)
    edge = int(len(ordered) * (1 - CONFIDENCE) / 2)
    return Interval(mean(ordered), ordered[edge], ordered[-1 - edge])
