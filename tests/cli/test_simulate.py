"""`maester simulate` and `maester arena`."""

import json

import pytest

from maester import arena
from tests.cli.conftest import refused

FIELDS = {
    "game",
    "seats",
    "matches",
    "decisions",
    "seconds",
    "decisions_per_second",
    "errors",
    "outcomes",
    "digest",
}


def simulated(result) -> dict:
    assert result.returncode == 0, result.stderr
    told: dict = json.loads(result.stdout)
    return told


def test_the_same_seed_gives_the_same_digest_in_every_process(process):
    asked = ("simulate", "intrigue", "--seats", "3", "--matches", "6", "--bots", "squire,random", "--json")
    one = simulated(process(*asked, "--seed", "5", PYTHONHASHSEED="1"))
    other = simulated(process(*asked, "--seed", "5", PYTHONHASHSEED="2"))
    another = simulated(process(*asked, "--seed", "6", PYTHONHASHSEED="1"))
    assert one["digest"] == other["digest"] != another["digest"]


def test_simulate_as_json_has_the_named_fields_and_nothing_else_on_stdout(run):
    result = run("simulate", "intrigue", "--seats", "2", "--matches", "4", "--seed", "1", "--json")
    told = json.loads(result.stdout)
    assert told.keys() >= FIELDS
    assert (told["game"], told["seats"], told["matches"], told["errors"]) == ("intrigue", 2, 4, 0)
    assert sum(told["outcomes"]["seats"].values()) == 4
    assert result.stderr == ""


def test_simulate_for_people(run):
    shown = run("simulate", "intrigue", "--matches", "3").stdout
    assert "3 of intrigue, 4 seats" in shown
    assert "digest" in shown


def test_a_match_that_broke_is_a_failure(run, monkeypatch):
    def broken(game, seats, matches, *args, **settings):
        return arena.Simulation(
            game="intrigue",
            seats=seats,
            matches=matches,
            decisions=0,
            seconds=1.0,
            decisions_per_second=0.0,
            errors=2,
            outcomes=arena.Outcomes(seats={}, bots={}, why={}),
            digest="",
        )

    monkeypatch.setattr(arena, "simulate", broken)
    result = run("simulate", "intrigue", "--matches", "3", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 2
    assert result.stderr == "maester: 2 of 3 matches could not be finished.\n"


TOURNAMENT = ("arena", "intrigue", "--bots", "squire,random", "--seats", "2", "--matches", "8", "--workers", "1")


def test_the_arena_as_json(run):
    result = run(*TOURNAMENT, "--json")
    told = json.loads(result.stdout)
    assert told["matches"] >= 8
    assert told["even_share"] == 0.5
    assert [bot["bot"] for bot in told["bots"]] == ["squire", "random"]
    assert all(bot["win_rate"]["low"] <= bot["win_rate"]["value"] <= bot["win_rate"]["high"] for bot in told["bots"])
    assert told["errors"] == 0
    assert result.stderr == ""


def test_the_arena_for_people_names_rates_ratings_and_the_even_share(run):
    shown = run(*TOURNAMENT).stdout
    assert "Win rate (95 %)" in shown
    assert "Rating (95 %)" in shown
    assert "An even share is 50.0%." in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--bots", "squire"), "two bots"),
        (("--bots", "squire,squire"), "named once"),
        (("--lineups", "odd"), "'odd'"),
        (("--milliseconds", "5", "--iterations", "5"), "not in both"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(run, asked, said):
    assert said in refused(run("arena", "intrigue", *asked))


def test_a_cluster_nobody_runs_is_refused(run, monkeypatch):
    def nobody(*args, **settings):
        raise arena.NoCluster("no Dask scheduler answers at 'tcp://nowhere:1'")

    monkeypatch.setattr(arena, "tournament", nobody)
    assert refused(run("arena", "intrigue", "--dask", "tcp://nowhere:1")).startswith("No Dask scheduler answers at")
