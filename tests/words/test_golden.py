"""The word engines of Python and of the browser say the same: both are held to golden.json."""

from msgspec import json

from tests.words.golden import FILE, cases


def test_python_says_what_the_golden_file_says():
    golden = json.decode(FILE.read_bytes())
    now = json.decode(json.encode(cases()))
    assert now["general"] == golden["general"], "if this is meant: python -m tests.words.golden"
    for name, said in now["games"].items():
        assert said == golden["games"][name], "if this is meant: python -m tests.words.golden"
    assert now == golden


def test_the_golden_file_covers_what_games_do():
    golden = json.decode(FILE.read_bytes())
    for said in golden["games"].values():
        assert {"prompt", "answer", "event", "standing"} <= {key for case in said for key in case}
    events = {case["event"]["type"] for case in golden["games"]["boardgame2"] if "event" in case}
    assert len(events) > 30
