"""The fuzz run itself: the same digests from any number of processes, and a failing game that can be played again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from maester.kernel.record import read_record, replay
from tests import fuzz
from tests.kernel.flows import bids
from tests.kit.citizens import citizen

ROOT = Path(__file__).parents[2]


def run(*arguments: str, hash_seed: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", "--games", "10", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_workers_and_hash_seeds_make_no_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fuzz, "CHUNK", 5)
    alone = run("--workers", "1", hash_seed="1")
    assert len(alone) == len(fuzz.PLACES)
    assert all(", 0 failed, digest " in line for line in alone)
    assert run("--workers", "2", hash_seed="2") == alone
    assert run("--workers", "1", "--seed", "2", hash_seed="1") != alone


def test_a_failing_game_is_reported_with_its_seed_and_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def too_many(state: bids.State, before: bids.State) -> None:
        assert state.prize < 3, "too many prizes"

    faulty = replace(citizen(bids.GAME), conserved=too_many)
    monkeypatch.setattr(fuzz, "PLACES", [(faulty, 3)])
    with pytest.raises(SystemExit) as ended:
        fuzz.fuzz(games=2, seed=1, workers=1)
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert "bids 3: 2 games" in said
    assert "2 failed" in said
    assert "too many prizes" in said
    failure = fuzz.one_game(0, 1).failure
    record = read_record(failure[failure.index('{"maester"') :])
    assert f"seed {record.header.seed}\n" in failure
    assert replay(record, bids.GAME).given
