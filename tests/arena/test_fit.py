"""Fitting: weights that predict who wins, tested on games they were not fitted to."""

from math import log
from typing import Any

import pytest

from maester.arena import fit as fitting
from maester.arena.fit import BadFit, Position, descend, fit, log_loss, positions_of, slope_of, write_weights
from maester.bots import Thinking
from maester.games import game
from maester.kernel import Chance, Weights

BOARDGAME = game("boardgame2")


def positions(count: int, seed: int = 1) -> list[Position]:
    """Whoever has more of the first number wins early, of the second late; the third says nothing."""
    chance, found = Chance(seed), []
    for n in range(count):
        progress = chance.below(2) * 1.0
        numbers = tuple(tuple(chance.below(100) / 10 for _ in range(3)) for _ in range(3))
        winner = max(range(3), key=lambda seat: numbers[seat][int(progress)])
        found.append(Position(n, progress, numbers, tuple(float(seat == winner) for seat in range(3))))
    return found


def test_what_decides_is_found_and_what_does_not_is_not(monkeypatch):
    monkeypatch.setattr(fitting, "STEPS", 300)
    monkeypatch.setattr(fitting, "BATCH", 100)
    first, last = descend(3, positions(400), Chance(1))
    assert first[0] > 0.3 > 5 * abs(first[1])
    assert last[1] > 0.3 > 5 * abs(last[0])
    assert max(abs(first[2]), abs(last[2])) < 0.1
    tested = positions(200, seed=2)
    assert log_loss(tested, first, last) < 0.5 * log_loss(tested, [0.0] * 3, [0.0] * 3)


def test_equal_chances_lose_the_logarithm_of_their_number():
    assert log_loss(positions(10), [0.0] * 3, [0.0] * 3) == pytest.approx(log(3))


def test_the_slope_is_that_of_the_log_loss():
    found, weights, little = positions(8), [0.1, -0.2, 0.05, 0.0, 0.3, -0.1], 1e-6
    slope = slope_of(found, weights, 3)
    for n in range(6):
        more = [weight + little * (n == at) for at, weight in enumerate(weights)]
        risen = log_loss(found, more[:3], more[3:]) - log_loss(found, weights[:3], weights[3:])
        assert slope[n] == pytest.approx(risen / little, abs=1e-4)


def test_positions_are_taken_at_the_beginning_of_chapters():
    prospects: Any = BOARDGAME.hints.prospects
    found = positions_of(BOARDGAME, prospects, 3, 0, 1, "squire", Thinking())
    assert 3 <= len(found) <= 9
    assert [each.progress for each in found] == [round_number / 9 for round_number in range(1, len(found) + 1)]
    assert all(sum(each.shares) == 1 for each in found)
    assert all(len(numbers) == len(prospects.names) for each in found for numbers in each.numbers)


def test_a_fit_says_what_it_rests_on(monkeypatch):
    monkeypatch.setattr(fitting, "STEPS", 5)
    told = []
    learnt = fit(BOARDGAME, 3, 4, 1, progress=lambda done, of: told.append((done, of)))
    assert learnt.games == 4
    assert learnt.positions > 8
    assert told[-1] == (4, 4)
    assert learnt.log_loss_before > 0


def test_what_cannot_be_fitted_is_refused():
    with pytest.raises(BadFit, match="intrigue has no numbers"):
        fit(game("intrigue"), 3, 4, 1)


def test_weights_are_written_beside_those_of_other_tables(tmp_path):
    path = tmp_path / "weights.json"
    weights = [Weights(games=n, positions=1, log_loss=1, log_loss_before=2, first={}, last={}) for n in (1, 2, 3)]
    for seats, each in zip((6, 3, 6), weights, strict=True):
        write_weights(path, seats, each)
    from msgspec import json

    assert json.decode(path.read_bytes(), type=dict[int, Weights]) == {3: weights[1], 6: weights[2]}
