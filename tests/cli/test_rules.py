"""`maester rules`: searching, reading, and holding rules against tests."""

import json
import re

import pytest

from maester import rules
from maester.games import NAMES
from maester.rules import Coverage, Mark, load
from tests.cli.conftest import refused


def ids(shown: str) -> list[str]:
    return re.findall(r"^ (INT-[A-Z]+-\d+) ", shown, flags=re.MULTILINE)


@pytest.mark.parametrize("args", [(), ("intrigue",)])
def test_without_words_every_rule_is_shown_once_in_the_order_of_the_book(run, args):
    assert ids(run("rules", *args).stdout) == [atom.id for atom in load("intrigue")]


@pytest.mark.parametrize("args", [("INT-PLACE-07",), ("int-place-7",), ("intrigue", "INT-PLACE-07")])
def test_a_rule_is_found_by_its_id(run, args):
    shown = run("rules", *args).stdout
    assert ids(shown) == ["INT-PLACE-07"]
    assert "no further card may be placed in it" in " ".join(shown.split())


@pytest.mark.parametrize("args", [("youngest", "player"), ("intrigue", "youngest", "player")])
def test_rules_are_found_by_words_with_or_without_a_game(run, args):
    shown = run("rules", *args).stdout
    assert ids(shown)[0] == "INT-SETUP-06"
    assert "[physical]" in shown
    assert "intrigue · Setting up" in shown


def test_as_json(run):
    found = json.loads(run("rules", "intrigue", "youngest", "--json").stdout)
    assert found["game"] == "intrigue"
    assert found["words"] == ["youngest"]
    best = found["atoms"][0]
    assert (best["id"], best["chapter"], best["tags"]) == ("INT-SETUP-06", "SETUP", ["physical"])


def test_words_no_rule_speaks_of(run):
    assert "dragonglass" in refused(run("rules", "dragonglass"), code=1)
    found = run("rules", "dragonglass", "--json")
    assert json.loads(found.stdout)["atoms"] == []
    assert found.exit_code == 1


@pytest.fixture
def covered(monkeypatch):
    def covering(**lacking):
        full = {"untested": (), "unknown": (), "hollow": ()} | lacking
        told = Coverage(game="intrigue", atoms=9, observable=8, tested=8 - len(full["untested"]), **full)
        monkeypatch.setattr(rules, "coverage", lambda game: told)

    return covering


@pytest.mark.parametrize(("args", "games"), [((), len(NAMES)), (("intrigue",), 1)])
def test_coverage_that_is_complete(run, covered, args, games):
    covered()
    result = run("rules", "coverage", *args)
    assert result.exit_code == 0
    assert result.stdout == "intrigue: 9 atoms, 8 observable, 8 tested\n" * games


@pytest.mark.parametrize(
    ("lacking", "said"),
    [
        ({"untested": ("INT-WIN-02",)}, "untested  INT-WIN-02"),
        ({"unknown": (Mark("INT-X-1", "test_x.py", 3, False),)}, "no such rule  INT-X-1  tests/test_x.py:3"),
        ({"hollow": (Mark("INT-WIN-01", "test_x.py", 3, True),)}, "proves nothing  INT-WIN-01  tests/test_x.py:3"),
    ],
)
def test_coverage_that_is_not_complete_fails_and_says_where(run, covered, lacking, said):
    covered(**lacking)
    result = run("rules", "coverage", "intrigue")
    assert result.exit_code == 1
    assert said in result.stdout
    assert result.stderr == "maester: Not every rule is tested: intrigue.\n"


def test_coverage_as_json(run, covered):
    covered(untested=("INT-WIN-02",))
    result = run("rules", "coverage", "intrigue", "--json")
    told = json.loads(result.stdout)
    assert (told["game"], told["atoms"], told["observable"], told["tested"]) == ("intrigue", 9, 8, 7)
    assert told["untested"] == ["INT-WIN-02"]
    assert result.exit_code == 1


def test_coverage_counts_the_real_rules(run):
    told = json.loads(run("rules", "coverage", "intrigue", "--json").stdout)
    atoms = load("intrigue")
    assert told["atoms"] == len(atoms)
    assert told["observable"] == sum(atom.observable for atom in atoms)
    assert told["tested"] + len(told["untested"]) == told["observable"]


def test_coverage_of_an_unknown_game(run):
    assert "chess" in refused(run("rules", "coverage", "chess"))
