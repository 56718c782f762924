"""Benchmarks: what is measured is there and makes sense. No test looks at how fast anything is."""

import json
import sys
from importlib.util import find_spec

import pytest
from typer.testing import CliRunner

from maester.bench import YARDSTICKS, MissingYardstick, measure
from maester.bench.contest import rate, take_turns
from maester.bench.yardsticks import Chess, Hearts, Uno
from maester.cli.app import app
from maester.games import NAMES, game

FIELDS = {"game", "seats", "decisions_per_second", "with_views_per_second", "copy_us", "view_us", "yardsticks"}


class Steady:
    """A yardstick of a known pace that counts its slices."""

    def __init__(self, seed: int = 0) -> None:
        self.slices = 0

    def play(self, seconds: float) -> float:
        self.slices += 1
        return 100.0


def missing(seed: int) -> Steady:
    raise MissingYardstick("steady")


def test_everything_is_measured_in_one_run():
    measured = measure(game("intrigue"), rotations=2, slice_seconds=0.001, yardsticks={"steady": Steady})
    assert measured.game == "intrigue"
    assert measured.seats == 4
    assert min(measured.decisions_per_second, measured.with_views_per_second, measured.copy_us, measured.view_us) > 0
    found = measured.yardsticks["steady"]
    assert found is not None
    assert found.per_second == 100
    assert found.ratio == pytest.approx(measured.decisions_per_second / 100, rel=0.01)


def test_a_yardstick_that_is_not_installed_is_reported_and_left_out():
    said: list[str] = []
    measured = measure(game("intrigue"), 1, 0.001, yardsticks={"steady": missing}, missing=said.append)
    assert measured.yardsticks == {"steady": None}
    assert said == ["steady"]


def test_contestants_take_turns_and_warm_up_once():
    turns: list[str] = []

    class Noting(Steady):
        def __init__(self, name: str) -> None:
            self.name = name

        def play(self, seconds: float) -> float:
            turns.append(self.name)
            return len(turns)

    rates = take_turns({"a": Noting("a"), "b": Noting("b")}, 2, 0.0, lambda done: None)
    assert "".join(turns) == "ababab"
    assert rates == {"a": [3, 5], "b": [4, 6]}


def test_a_ratio_compares_neighbours_in_time():
    assert rate([10, 20, 1000], [5, 10, 1]).ratio == 2
    assert rate([10, 20, 1000], [5, 10, 1]).per_second == 5


@pytest.mark.parametrize(("yardstick", "module"), [(Uno, "rlcard"), (Hearts, "pyspiel"), (Chess, "pettingzoo.classic")])
def test_a_yardstick_plays_where_it_is_installed_and_says_so_where_it_is_not(monkeypatch, yardstick, module):
    if module in sys.modules or find_spec(module.partition(".")[0]):
        assert yardstick().play(0.001) > 0
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingYardstick):
        yardstick()


def test_each_game_is_held_against_its_yardsticks():
    assert set(YARDSTICKS["intrigue"]) == {"rlcard-uno", "pyspiel-hearts"}
    assert set(YARDSTICKS["boardgame2"]) == set(YARDSTICKS["boardgame1"]) == {"pettingzoo-chess"}
    assert set(YARDSTICKS) <= set(NAMES)


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setitem(YARDSTICKS, "intrigue", {"steady": Steady, "gone": missing})
    monkeypatch.setattr("maester.bench.contest.GAMES_COPIED", 1)
    return lambda *args: CliRunner().invoke(app, ["bench", "--seconds", "0", *args], prog_name="maester")


@pytest.mark.parametrize(("args", "games"), [(("intrigue", "--json"), ("intrigue",)), (("--json",), NAMES)])
def test_as_json_one_object_per_game_and_notes_on_stderr(quick, args, games):
    result = quick(*args)
    assert result.exit_code == 0
    objects = [json.loads(line) for line in result.stdout.splitlines()]
    assert tuple(each["game"] for each in objects) == games
    assert all(each.keys() == FIELDS for each in objects)
    told = next(each for each in objects if each["game"] == "intrigue")
    assert told["yardsticks"]["steady"].keys() == {"per_second", "ratio"}
    assert told["yardsticks"]["gone"] is None
    assert result.stderr == "gone is not installed and was not measured; `make bench` installs it.\n"


def test_for_people(quick):
    shown = quick("intrigue").stdout
    assert "intrigue, 4 seats, one core" in shown
    assert "not installed" in shown
    assert "copy of a table" in shown
