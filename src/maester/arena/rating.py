"""Ratings: one number for each bot, from who finished ahead of whom. 400 points are odds of ten to one.

The Bradley-Terry model: those who sat at one table are compared in pairs. How certain a rating is comes from resampling
the deals played, because the matches of one deal are not independent.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import log10

from maester.arena.interval import Interval, middle
from maester.arena.match import Played
from maester.kernel import Chance

AVERAGE = 1500.0
PINNED = 1000.0
DRAWN_AGAIN = 200
STEPS = 200

Wins = dict[tuple[str, str], float]
"""How often the first finished ahead of the second; a tie counts half."""


def ratings(
    bots: Sequence[str], deals: Sequence[Wins], chance: Chance, pinned: str | None = None
) -> dict[str, Interval]:
    """Each bot's rating with its 95 % confidence interval. A pinned bot always has the same."""
    rated = strengths(bots, deals, pinned)
    if not deals:
        return {bot: Interval(rated[bot], rated[bot], rated[bot]) for bot in bots}
    again = [strengths(bots, [chance.choice(deals) for _ in deals], pinned) for _ in range(DRAWN_AGAIN)]
    sure = {bot: middle([rating[bot] for rating in again]) for bot in bots}
    return {bot: Interval(rated[bot], sure[bot].low, sure[bot].high) for bot in bots}


def wins_of(played: Iterable[Played]) -> Wins:
    """Who finished ahead of whom, in matches of one deal. Two seats of the same bot say nothing."""
    wins: Wins = defaultdict(float)
    for one in played:
        for (bot, place), (other, others) in permutations(one.by_bot(one.places), 2):
            if bot != other:
                wins[bot, other] += 1 if place < others else 0.5 if place == others else 0
    return wins


def strengths(bots: Sequence[str], deals: Iterable[Wins], pinned: str | None = None) -> dict[str, float]:
    """The ratings under which the results were most likely."""
    # Every pair of bots is assumed to have tied once, so that nobody is infinitely strong.
    wins: Wins = dict.fromkeys(permutations(bots, 2), 0.5)
    for deal in deals:
        for pair, won in deal.items():
            wins[pair] += won
    total = {bot: sum(wins[bot, other] for other in bots if other != bot) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        for bot in bots:
            meetings = {other: wins[bot, other] + wins[other, bot] for other in bots if other != bot}
            strength[bot] = total[bot] / sum(n / (strength[bot] + strength[other]) for other, n in meetings.items())
    rating = {bot: 400 * log10(strength[bot]) for bot in bots}
    if pinned is not None:
        return {bot: PINNED + rating[bot] - rating[pinned] for bot in bots}
    average = sum(rating.values()) / len(bots)
    return {bot: AVERAGE + rating[bot] - average for bot in bots}
