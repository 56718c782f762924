"""Intervals and ratings against numbers known from elsewhere."""

from statistics import fmean

import pytest

from maester.arena.interval import effective_matches, middle, student, wilson, win_rate
from maester.arena.match import Match, Played
from maester.arena.rating import ratings, strengths, wins_of
from maester.kernel import Chance


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)]
)
def test_student_quantiles_are_those_of_the_tables(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, abs=0.011)


@pytest.mark.parametrize(
    ("rate", "count", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0.1, 50, 0.0435, 0.2136), (1.0, 10, 0.7225, 1.0), (0.0, 20, 0.0, 0.1611)],
)
def test_wilson_intervals_are_the_known_ones(rate, count, low, high):
    interval = wilson(rate, count, 1.96)
    assert interval.value == rate
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-4)


def test_independent_matches_count_in_full():
    deals = [(float(n % 4 == 0), 1) for n in range(200)]
    assert effective_matches(0.25, deals) == pytest.approx(200, rel=0.01)


def test_matches_that_always_agree_count_once_a_deal():
    deals = [(4.0 * (n % 2), 4) for n in range(100)]
    assert effective_matches(0.5, deals) == pytest.approx(100, rel=0.02)
    spread_out = [(float(n % 2), 1) for n in range(100)]
    assert win_rate(deals).low == pytest.approx(win_rate(spread_out).low)


def test_matches_that_balance_each_other_count_no_more_than_they_are():
    assert effective_matches(0.5, [(1.0, 2)] * 50) == 100


def test_always_winning_is_not_taken_for_certainty():
    rate = win_rate([(4.0, 4)] * 10)
    assert rate.value == rate.high == 1
    assert rate.low == wilson(1.0, 10, student(9)).low < 0.75


def test_too_few_deals_say_nothing():
    assert (win_rate([(4.0, 4)] * 3).low, win_rate([(4.0, 4)] * 3).high) == (0, 1)
    assert win_rate([]).high == 1


def test_deals_of_different_size_weigh_by_their_matches():
    assert win_rate([(1.0, 1), (0.0, 3), (0.0, 3), (1.0, 1)]).value == pytest.approx(2 / 8)


def test_the_interval_holds_the_truth_as_often_as_it_says():
    """Rotations that share their deal's luck: the interval must not be as narrow as if they were independent."""
    chance, held = Chance(11), 0
    for _ in range(400):
        deals = []
        for _ in range(40):
            favour = chance.choice((0.1, 0.5))
            deals.append((float(sum(chance.below(1000) < 1000 * favour for _ in range(4))), 4))
        rate = win_rate(deals)
        held += rate.low <= 0.3 <= rate.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_middle_leaves_out_the_edges():
    interval = middle([float(n) for n in range(200)])
    assert (interval.low, interval.high) == (5, 194)


def played(bots, places, deal=0):
    seats = {f"seat-{n}": place for n, place in enumerate(places, 1)}
    return Played(match=Match(number=0, deal=deal, seed=0, bots=bots), decisions=1, digest="", places=seats)


def test_who_came_before_whom_is_counted_seat_by_seat():
    wins = wins_of([played(("a", "b", "b"), (1, 2, 2)), played(("a", "b", "a"), (2, 1, 2))])
    assert wins["a", "b"] == 2
    assert wins["b", "a"] == 2
    assert ("a", "a") not in wins


def test_coming_in_together_counts_half():
    assert wins_of([played(("a", "b"), (1, 1))]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_odds_of_ten_to_one_are_400_points():
    rated = strengths(("a", "b"), [{("a", "b"): 10_000.0, ("b", "a"): 1_000.0}])
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)
    assert fmean(rated.values()) == pytest.approx(1500)


def test_strength_is_found_through_third_parties():
    wins = {("a", "b"): 2000.0, ("b", "a"): 1000.0, ("b", "c"): 2000.0, ("c", "b"): 1000.0}
    rated = strengths(("a", "b", "c"), [wins])
    assert rated["a"] - rated["c"] == pytest.approx(241, abs=3)


def test_a_bot_that_never_lost_has_a_finite_rating():
    rated = ratings(("a", "b"), [{("a", "b"): 1.0}] * 8, Chance(1))
    assert 1500 < rated["a"].value < 2000
    assert rated["a"].low <= rated["a"].value <= rated["a"].high


def test_more_deals_make_a_rating_surer():
    deals = [{("a", "b"): 1.0}, {("b", "a"): 1.0}, {("a", "b"): 1.0}]
    few, many = (ratings(("a", "b"), deals * times, Chance(1))["a"] for times in (4, 100))
    assert few.high - few.low > 2 * (many.high - many.low) > 0
    assert many.value == pytest.approx(1500 + 200 * 0.301, abs=5)
