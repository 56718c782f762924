"""Records written under earlier rules that only wrote answers in another way: the same games, question by question."""

from gzip import decompress
from pathlib import Path

import pytest

from maester.games import game
from maester.games.cardgame.events import GameWon
from maester.kernel.record import read_record, record_of, replay, write_record

KEPT = {
    "cardgame-2.rules-4": (547, "seat-2"),
    "cardgame-3.rules-4": (411, "seat-1"),
    "cardgame-4.rules-4": (586, "seat-1"),
    "cardgame-5.rules-4": (786, "seat-4"),
    "cardgame-6.rules-4": (807, "seat-2"),
}
"""How many events each of them told, and who won."""


@pytest.mark.parametrize("name", KEPT)
def test_an_old_record_plays_the_same_game(name: str):
    """A record names each question that was asked: an answer to another would not be read."""
    record = read_record(decompress((Path(__file__).parent / f"{name}.gz").read_bytes()))
    rules = game(record.header.game)
    assert record.header.rules < rules.rules
    table = replay(record, rules)
    last = table.story[-1]
    assert isinstance(last, GameWon)
    assert (len(table.story), last.seat) == KEPT[name]


@pytest.mark.parametrize("name", KEPT)
def test_what_is_written_anew_leads_to_the_same_story(name: str):
    record = read_record(decompress((Path(__file__).parent / f"{name}.gz").read_bytes()))
    table = replay(record, game(record.header.game))
    again = read_record(write_record(record_of(table)))
    assert again.header.rules == table.game.rules
    assert again.answers != record.answers, "answers are values now"
    assert replay(again, table.game).story == table.story
