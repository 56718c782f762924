"""The same games in other processes: under other hash seeds, after a fork, and spawned by multiprocessing."""

import os
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.kit.citizens import GAMES, PLACES
from tests.kit.digest import digest, digest_of

ROOT = Path(__file__).parents[2]


def lines(*arguments: str, hash_seed: str = "random") -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.digest", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_hash_seeds_make_no_difference():
    """This process has a seed of its own."""
    here = [f"{citizen.name} {count} {digest(citizen, count)}" for citizen, count in PLACES]
    assert lines(hash_seed="1") == here


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_fork_goes_on_with_the_same_game():
    assert len(lines("--fork")) == len(PLACES)


def test_a_new_process_plays_the_same_game():
    places = [(one.name, count) for one in GAMES for count in one.game.counts]
    with get_context("spawn").Pool(1) as pool:
        assert pool.starmap(digest_of, places) == [digest_of(*place) for place in places]
