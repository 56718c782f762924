"""`maester games`."""

import json

from maester.games import NAMES, game


def test_the_table_lists_every_game(run):
    shown = run("games").stdout
    row = next(line for line in shown.splitlines() if line.startswith("intrigue"))
    assert row.split() == ["intrigue", "Westeros", "Intrigue", "2–6", str(game("intrigue").rules)]


def test_as_json(run):
    listed = json.loads(run("games", "--json").stdout)["games"]
    assert [each["game"] for each in listed] == list(NAMES)
    assert listed[0] == {
        "game": "intrigue",
        "title": "Westeros Intrigue",
        "players": [2, 3, 4, 5, 6],
        "rules": game("intrigue").rules,
    }
