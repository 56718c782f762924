"""The benchmark of the server still measures: a few matches, for a second."""

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench" / "server.py"


def test_the_server_can_be_measured(sqlite: str):
    command = [sys.executable, str(BENCH), "--database", sqlite, "--seconds", "1", "--connections", "2"]
    ran = subprocess.run([*command, "--matches", "80", "--json"], capture_output=True, text=True, check=True)
    closed, steady = json.loads(ran.stdout)["sqlite"]
    assert (closed["connections"], closed["asked_per_second"], steady["asked_per_second"]) == (2, None, 10.0)
    for each in (closed, steady):
        assert each["answers_per_second"] > 0
        assert 0 < each["p50_ms"] <= each["p99_ms"]
        assert each["bytes_per_answer"] > 100
