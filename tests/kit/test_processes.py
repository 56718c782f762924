"""The same games in other processes: spawned by multiprocessing under another hash seed, and after a fork."""

import os
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.kit.citizens import PLACES
from tests.kit.digest import digest_of

ROOT = Path(__file__).parents[2]


def test_a_new_process_with_another_hash_seed_plays_the_same_games(monkeypatch: pytest.MonkeyPatch):
    places = [(one.name, count) for one, count in PLACES]
    monkeypatch.setenv("PYTHONHASHSEED", "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1")
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(hash, ("maester",)) != hash("maester"), "both processes have the same seed"
        there = pool.starmap_async(digest_of, places)
        here = [digest_of(*place) for place in places]
        assert there.get() == here


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_fork_goes_on_with_the_same_game():
    """In a process without threads: only such a process can fork safely."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.digest"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(PLACES)
