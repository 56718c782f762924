"""Tournaments and simulations: the same seed gives the same matches, wherever they are played."""

import os
import subprocess
import sys

import pytest
from distributed import LocalCluster
from msgspec import json, structs

from maester.arena import NoCluster, Report, Simulation, simulate, tournament
from maester.arena.lineup import rotations
from maester.arena.match import Match, Played, play_match
from maester.bots import BadThinking, Thinking, UnknownBot
from maester.games import game
from maester.kernel import AnsweredItself, BadOptions
from maester.kernel.record import read_record, replay

INTRIGUE = game("intrigue")


def without_times(report: Report) -> Report:
    return structs.replace(report, seconds=0.0)


def test_reports_are_the_same_here_on_all_cores_and_on_a_cluster():
    def held(**where) -> Report:
        return without_times(tournament(INTRIGUE, ("maester", "squire", "random"), 3, 18, 7, iterations=2, **where))

    here = held(workers=1)
    assert here.matches == 18
    assert here.errors == 0
    assert held(workers=2) == here
    with LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        assert held(dask=cluster.scheduler_address) == here


def test_another_seed_gives_other_matches():
    one, other = (tournament(INTRIGUE, ("squire", "random"), 2, 4, seed, workers=1) for seed in (1, 2))
    assert one.digest != other.digest


def test_no_answer_from_the_scheduler_is_said_plainly(monkeypatch):
    monkeypatch.setattr("maester.arena.workers.PATIENCE", "200ms")
    with pytest.raises(NoCluster, match=r"no Dask scheduler answers at 'tcp://127\.0\.0\.1:1'"):
        tournament(INTRIGUE, ("squire", "random"), 2, 4, 1, dask="tcp://127.0.0.1:1")


def test_a_missing_dask_is_said_plainly(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install 'maester\[cluster\]'"):
        tournament(INTRIGUE, ("squire", "random"), 2, 4, 1, dask="tcp://127.0.0.1:1")


def test_squire_beats_random():
    report = tournament(INTRIGUE, ("squire", "random"), 3, 180, 3, workers=1)
    (squire, random), (above, below) = report.bots, report.pairs
    assert (squire.bot, above.one, above.rest, below.one) == ("squire", "squire", "random", "random")
    assert above.win_rate.low > report.even_share == 1 / 3
    assert above.above_even
    assert not below.above_even
    assert squire.rating.low > random.rating.high
    assert squire.mean_place < random.mean_place
    assert squire.wins + random.wins == pytest.approx(report.matches)
    assert squire.played + random.played == 3 * report.matches


def test_maester_beats_squire():
    """A few matches are enough to see a search that does not search."""
    lineups = rotations(("maester", "squire", "squire", "squire"))
    matches = [
        Match(number=n, deal=n // 4, seed=n // 4, bots=lineups[n % 4], thinking=Thinking(iterations=20))
        for n in range(12)
    ]
    won = sum(
        sum(share for name, share in one.by_bot(one.shares) if name == "maester") for one in map(playing, matches)
    )
    assert won / 12 > 1 / 4


def playing(match: Match) -> Played:
    return play_match(INTRIGUE, match)


def test_progress_is_told_match_by_match():
    told: list[tuple[int, int]] = []
    tournament(INTRIGUE, ("squire", "random"), 2, 6, 1, workers=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(n, 6) for n in range(1, 7)]


def test_a_report_is_ready_for_json():
    report = tournament(INTRIGUE, ("squire", "random"), 4, 8, 1, lineups="mixed", workers=1)
    assert report.pairs == ()
    assert json.decode(json.encode(report), type=Report) == report


def broken(state):
    yield from INTRIGUE.play(state)
    raise ArithmeticError("two and two are five")


def test_errors_are_counted_and_come_with_their_record():
    report = tournament(structs.replace(INTRIGUE, play=broken), ("squire", "random"), 2, 4, 1, workers=1)
    assert report.errors == report.matches == 4
    failure = report.failures[0]
    assert "two and two are five" in failure.error
    assert failure.bots == ("squire", "random")
    table = replay(read_record(failure.record), INTRIGUE)
    assert len(table.waiting) == 1, "one answer before the error"
    assert report.bots[0].played == 0
    assert report.bots[0].win_rate.high == 1


def test_the_same_match_is_always_played_the_same():
    match = Match(number=3, deal=0, seed=9, bots=("squire", "random", "random"))
    assert play_match(INTRIGUE, match) == play_match(INTRIGUE, match)
    later = structs.replace(match, number=4)
    assert play_match(INTRIGUE, later).digest != play_match(INTRIGUE, match).digest


def gossiping(state):
    yield from INTRIGUE.play(state)
    state.tell(AnsweredItself("seat-1", "gossip", None))


@pytest.mark.parametrize("other", [{"play": gossiping}, {"view": lambda state, seat: INTRIGUE.view(state, None)}])
def test_a_digest_tells_matches_apart_that_look_or_read_differently(other):
    match = Match(number=3, deal=0, seed=9, bots=("squire", "random", "random"))
    one, another = (play_match(playing, match) for playing in (INTRIGUE, structs.replace(INTRIGUE, **other)))
    assert one.places == another.places
    assert one.digest != another.digest


def test_a_simulation_adds_up():
    found = simulate(INTRIGUE, 4, 20, ("squire", "random"), 1)
    assert (found.game, found.seats, found.matches, found.errors) == ("intrigue", 4, 20, 0)
    assert found.decisions > 20 * 36
    assert found.decisions_per_second == pytest.approx(found.decisions / found.seconds)
    assert sum(found.outcomes.seats.values()) == pytest.approx(20)
    assert sum(found.outcomes.bots.values()) == pytest.approx(20)
    assert sum(found.outcomes.why.values()) == 20
    assert found.outcomes.bots["squire"] > found.outcomes.bots["random"]
    assert json.decode(json.encode(found), type=Simulation) == found


def test_a_simulation_of_broken_rules_counts_errors():
    found = simulate(structs.replace(INTRIGUE, play=broken), 2, 3, ("random",), 1)
    assert (found.matches, found.errors, len(found.failures)) == (3, 3, 3)


def test_no_matches_are_no_mistake():
    found = simulate(INTRIGUE, 2, 0, ("random",), 1)
    assert (found.matches, found.decisions, found.decisions_per_second, found.errors) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("error", "asked"),
    [
        (UnknownBot, {"bots": ("hodor",)}),
        (BadOptions, {"seats": 7}),
        (BadThinking, {"iterations": 0}),
        (ValueError, {"bots": ()}),
    ],
)
def test_a_simulation_that_cannot_be_played_is_refused(error, asked):
    with pytest.raises(error):
        simulate(INTRIGUE, **{"seats": 2, "matches": 1, "bots": ("random",), "seed": 1, **asked})


def test_digests_depend_on_the_seed_alone():
    def digest(hash_seed: str, seed: int, workers: int) -> bytes:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        script = [sys.executable, "-c", SIMULATED, str(seed), str(workers)]
        return subprocess.run(script, env=env, capture_output=True, check=True).stdout

    first = digest("1", 5, 1)
    assert len(first.strip()) == 64
    assert digest("2", 5, 2) == first
    assert digest("1", 6, 1) != first


SIMULATED = """
import sys
from maester.arena import simulate
from maester.games import game

if __name__ == "__main__":
    seed, workers = map(int, sys.argv[1:])
    bots = ("random", "squire", "maester")
    print(simulate(game("intrigue"), 3, 3, bots, seed, iterations=5, workers=workers).digest)
"""
