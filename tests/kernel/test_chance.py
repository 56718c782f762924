"""All luck: fair, repeatable on every machine, and never changed by accident."""

from collections import Counter
from itertools import permutations

import pytest

from maester.kernel import Chance, is_seed, seed_from, seed_hash


def chi_square(counts: Counter, outcomes: int) -> float:
    expected = counts.total() / outcomes
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (outcomes - len(counts)) * expected


# A fair source stays below these with a probability of 0.9999: 5, 23, 51 and 999 degrees of freedom.
LARGEST = {6: 25.7, 24: 56.9, 52: 98.4, 1000: 1174.0}


@pytest.mark.parametrize("outcomes", [6, 24, 52, 1000])
@pytest.mark.parametrize("seed", [1, 2, 2**127])
def test_a_die_is_fair(outcomes: int, seed: int):
    chance = Chance(seed)
    assert chi_square(Counter(chance.below(outcomes) for _ in range(30 * outcomes)), outcomes) < LARGEST[outcomes]


def test_first_draws_of_neighbouring_seeds_are_fair():
    assert chi_square(Counter(Chance(seed).below(6) for seed in range(6000)), 6) < LARGEST[6]


def test_a_choice_is_fair():
    chance = Chance(5)
    assert chi_square(Counter(chance.choice("abcdef") for _ in range(6000)), 6) < LARGEST[6]


def test_every_order_of_a_shuffle_is_equally_likely():
    chance = Chance(3)
    orders = Counter(chance.shuffled("abcd") for _ in range(4800))
    assert orders.keys() == set(permutations("abcd"))
    assert chi_square(orders, 24) < LARGEST[24]


def test_every_card_is_equally_likely_on_top():
    chance = Chance(4)
    assert chi_square(Counter(chance.shuffled(range(52))[0] for _ in range(2600)), 52) < LARGEST[52]
    assert chi_square(Counter(chance.shuffled(range(52))[-1] for _ in range(2600)), 52) < LARGEST[52]


def test_draws_and_shuffles_are_independent():
    """What a die shows says nothing about the shuffle after it."""
    pairs: Counter = Counter()
    for seed in range(4800):
        chance = Chance(seed)
        pairs[chance.below(4), chance.shuffled("abcdef")[0]] += 1
    assert chi_square(pairs, 24) < LARGEST[24]


def test_known_values():
    """A change here changes every game ever recorded."""
    chance = Chance(7)
    assert [chance.below(6) for _ in range(12)] == [0, 3, 2, 4, 5, 1, 2, 4, 2, 4, 4, 2]
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(40)][-8:] == [871, 590, 659, 788, 104, 47, 338, 552]
    assert "".join(Chance(7).shuffled("abcdefgh")) == "cfgebahd"
    assert Chance(0).below(1 << 32) == 1522310091
    assert Chance((1 << 128) - 1).below(1 << 32) == 4170456008
    assert Chance(7).choice("abcdefgh") == "a"
    assert seed_from("intrigue", 4, 1) == 170297781700043339347519078247756663120
    assert seed_hash(7) == "7243528caacbe9d84f86aa9192ab3aae0e82195178a054b499adaa31fb5236a7"


@pytest.mark.parametrize("drawn", [0, 1, 31, 32, 33, 100])
def test_luck_can_be_restarted_after_any_draw(drawn: int):
    chance = Chance(9)
    for _ in range(drawn):
        chance.below(10)
    again = [Chance.from_bytes(chance.to_bytes()), chance.copy(), eval(repr(chance))]
    expected = ([chance.below(100) for _ in range(70)], chance.shuffled(range(40)))
    assert all(([one.below(100) for _ in range(70)], one.shuffled(range(40))) == expected for one in again)


def test_a_copy_goes_its_own_way():
    chance = Chance(1)
    chance.below(6)
    twin = chance.copy()
    assert twin == chance
    twin.below(6)
    assert twin != chance
    assert chance.below(6) == Chance(1, 1).below(6)


def test_drawing_one_of_one_is_still_a_draw():
    chance = Chance(1)
    assert chance.below(1) == 0
    assert chance.choice(["only"]) == "only"
    assert chance.shuffled(["only"]) == ("only",)
    assert chance.shuffled([]) == ()
    assert chance == Chance(1, 4)


def test_a_shuffle_keeps_every_card_and_leaves_the_original():
    deck = [1, 1, 2, 3]
    shuffled = Chance(6).shuffled(deck)
    assert sorted(shuffled) == deck == [1, 1, 2, 3]
    assert Chance(6).shuffled(iter(deck)) == shuffled


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_no_draw_without_outcomes_or_with_too_many(n: int):
    with pytest.raises(AssertionError):
        Chance(1).below(n)


def test_the_largest_draw_is_in_range():
    chance = Chance(1)
    draws = [chance.below(2**32) for _ in range(1000)]
    assert 0 <= min(draws) < max(draws) < 2**32
    assert max(draws) > 2**31


def test_seeds_from_words():
    assert seed_from("a", 1) == seed_from("a", 1) == seed_from("a", "1")
    assert len({seed_from("a", 1), seed_from("a", 2), seed_from("a1"), seed_from("b", 1), seed_from()}) == 5
    assert is_seed(seed_from("anything"))


@pytest.mark.parametrize("value", [0, 1, 2**128 - 1])
def test_what_is_a_seed(value):
    assert is_seed(value)
    assert Chance(value).below(6) < 6


@pytest.mark.parametrize("value", [-1, 2**128, True, 1.0, "1", None, [1]])
def test_what_is_no_seed(value):
    assert not is_seed(value)


def test_luck_has_no_hash():
    with pytest.raises(TypeError):
        hash(Chance(1))
    assert Chance(1) != 1


def test_dice_are_rolled_one_after_the_other():
    chance, twin = Chance(5), Chance(5)
    rolled = chance.dice(12)
    assert rolled == tuple(1 + twin.below(6) for _ in range(12))
    assert chance == twin
    assert set(Chance(1).dice(300)) == {1, 2, 3, 4, 5, 6}
    assert set(Chance(1).dice(300, sides=3)) == {1, 2, 3}
