"""The same rooms in every game, as docs/architecture.md lists them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ("intrigue", "boardgame", "cardgame", "miniatures")


def rooms() -> list[tuple[list[str], str]]:
    """The rows of the table: the names a room may have, and where a game differs."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    section = text.split("### The same rooms in every game")[1].split("\n#")[0]
    rows = [row.strip("|").split("|") for row in section.splitlines() if row.startswith("| `")]
    return [(re.findall("`(.+?)`", names), exception.strip()) for names, _, exception in rows]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_rooms_that_are_the_same_in_all(game: str):
    home = ROOT / "src/maester/games" / game
    expected = [names for names, exception in rooms() if not exception]
    assert len(expected) > 6, "the table was not found"
    assert [names for names in expected if not any((home / name).exists() for name in names)] == []


@pytest.mark.parametrize("names", [names for names, _ in rooms()], ids="-".join)
def test_every_room_of_the_table_is_in_some_game(names: list[str]):
    assert any((ROOT / "src/maester/games" / game / name).exists() for game in GAMES for name in names)
