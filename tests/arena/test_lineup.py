"""Fairness: all bots get every seat equally often, and the same deals."""

from collections import Counter
from itertools import product

import pytest

from maester.arena import BadLineUp
from maester.arena.lineup import KINDS, mixed, one_against_the_rest, rotations
from maester.arena.tournament import plan
from maester.bots import NAMES, Thinking, UnknownBot
from maester.games import game
from maester.kernel import BadOptions

INTRIGUE = game("intrigue")


def planned(bots, seats, matches=1, kind="rest", seed=5):
    return plan(INTRIGUE, bots, seats, matches, seed, lineups=kind, thinking=Thinking())


@pytest.mark.parametrize(("kind", "bots", "seats"), [*product(KINDS, (NAMES, NAMES[:2]), INTRIGUE.counts)])
def test_every_bot_plays_every_seat_equally_often(kind, bots, seats):
    places = Counter((name, seat) for match in planned(bots, seats, 50, kind) for seat, name in enumerate(match.bots))
    assert set(places) == set(product(bots, range(seats)))
    assert len(set(places.values())) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_rotation_of_a_deal_begins_with_the_same_seed(kind):
    matches = planned(NAMES, 4, 60, kind)
    seeds = {match.deal: match.seed for match in matches}
    assert all(match.seed == seeds[match.deal] for match in matches)
    assert len(set(seeds.values())) == len(seeds) > 1
    for deal in seeds:
        met = [match.bots for match in matches if match.deal == deal]
        assert sorted(met) == sorted(rotated for lineup in met[::4] for rotated in rotations(lineup))


def test_another_seed_deals_other_cards():
    assert {match.seed for match in planned(NAMES, 3, seed=1)}.isdisjoint(m.seed for m in planned(NAMES, 3, seed=2))


@pytest.mark.parametrize("matches", [1, 5, 24, 25])
def test_at_least_the_matches_asked_for_are_played_in_whole_deals(matches):
    got = len(planned(NAMES, 4, matches))
    assert got >= matches
    assert got % 24 == 0
    assert got - matches < 24


def test_one_meets_the_rest_both_ways():
    assert one_against_the_rest(("a", "b"), 3) == (("a", "b", "b"), ("b", "a", "a"))
    assert one_against_the_rest(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_all_bots_mix_as_often_as_they_fit():
    for deal in range(6):
        counts = Counter(mixed(NAMES, 5, deal, 1))
        assert sorted(counts.values()) == [1, 2, 2]
        assert len(set(mixed(NAMES, 2, deal, 1))) == 2


def test_neighbours_change_from_deal_to_deal():
    assert len({mixed(NAMES, 6, deal, 1) for deal in range(20)}) > 10


def test_rotations_move_everyone_around_the_table():
    assert rotations(("a", "b", "c")) == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))


@pytest.mark.parametrize(
    ("bots", "kind", "why"),
    [
        (("squire",), "rest", "at least two bots"),
        (("squire", "squire"), "rest", "named once"),
        (("squire", "random"), "pairs", "no line-ups called 'pairs'; there are: rest, mixed"),
    ],
)
def test_what_cannot_be_compared_is_refused(bots, kind, why):
    with pytest.raises(BadLineUp, match=why):
        planned(bots, 3, kind=kind)


def test_unknown_bots_and_wrong_seat_counts_are_refused_before_anything_is_played():
    with pytest.raises(UnknownBot):
        planned(("squire", "hodor"), 3)
    with pytest.raises(BadOptions):
        planned(("squire", "random"), 9)
