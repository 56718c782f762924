"""Golden transcripts: a change of rules shows as a diff a reviewer can read."""

import pytest
from msgspec.structs import replace

from maester.games import game
from tests.playthroughs.transcript import FOLDER, answers_in, golden, places, played_on, transcript

PLACES = places()
ANEW = "python -m tests.playthroughs.write"


@pytest.mark.parametrize(("name", "count"), PLACES)
def test_every_game_and_player_count_has_a_golden(name: str, count: int):
    assert golden(name, count).exists(), f"{ANEW} writes it"


@pytest.mark.parametrize(("name", "count"), PLACES)
def test_the_game_is_still_the_same(name: str, count: int):
    text = golden(name, count).read_text("utf-8")
    now = transcript(game(name), count, answers_in(text))
    assert now.splitlines() == text.splitlines(), f"if this change of rules is meant: {ANEW}"


@pytest.mark.parametrize(("name", "count"), PLACES)
def test_a_golden_is_a_whole_game(name: str, count: int):
    text = golden(name, count).read_text("utf-8")
    answers = answers_in(text)
    assert "\nwon by " in text
    assert len(answers) > 10
    assert played_on(game(name), count, answers) == answers
    assert text.count("  seen by a spectator\n") >= 2


def test_no_golden_is_left_over():
    assert {path.name for path in FOLDER.glob("*.txt")} == {golden(*place).name for place in PLACES}


def test_a_refused_answer_ends_the_transcript_and_says_why():
    name, count = PLACES[0]
    answers = answers_in(golden(name, count).read_text("utf-8"))
    bent = [*answers[:3], answers[0], *answers[3:]]
    text = transcript(game(name), count, bent)
    assert text.splitlines()[-1].startswith("    refused: ")
    assert len(answers_in(text)) == 4


def test_a_change_of_what_is_seen_shows():
    name, count = PLACES[0]
    text = golden(name, count).read_text("utf-8")
    rules = replace(game(name), drawn=lambda view: "nothing")
    assert transcript(rules, count, answers_in(text)) != text
