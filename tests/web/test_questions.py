"""Every question of every game: what Enter and Space do to it before anything is prepared, and how nothing is done.

The table beside this file has a line for each. Which questions there are is read from the rules; what the browser does
with them is held against it over random games.
"""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET, Struct
from msgspec.structs import astuple

from maester.kernel import Decision
from tests.web.test_offers import in_the_browser
from tests.words.asked_for import abouts

GAMES = {
    "board games": ("boardgame1", "boardgame2"),
    "cardgame": ("cardgame",),
    "intrigue": ("intrigue",),
    "miniatures": ("miniatures",),
}
"""A heading of the table, and the games it is about."""

PARTS = {"board games": {"order", "support-to"}}
"""Questions that are asked only as fields of another."""


class Line(Struct, frozen=True):
    """What may come of it: where it depends on the position, one of several."""

    primary: tuple[str, ...]
    enter: tuple[str, ...]
    space: tuple[str, ...]
    nothing: tuple[str, ...]


def table() -> dict[str, dict[str, Line]]:
    found: dict[str, dict[str, Line]] = {}
    for line in Path(__file__).with_name("questions.txt").read_text("utf-8").splitlines():
        if line.startswith("# "):
            heading = line.removeprefix("# ")
            found[heading] = {}
        elif line and not line.startswith("//"):
            about, *columns = (column.strip() for column in line.split("|"))
            found[heading][about] = Line(*(tuple(column.split(" or ")) for column in columns))
    return found


def what_it_is(does: dict[str, Any]) -> tuple[str, str, str, str]:
    """The columns of the table."""
    primary = "at once" if does["ready"] else "once prepared" if does["primary"] else "none"
    nothing = "no"
    if does["nothing"]:
        nothing = "asked twice" if any(each["twice"] for each in does["nothing"]) else "quiet"
    return primary, "sends" if does["enter"] else "nothing", "passes" if does["space"] else "nothing", nothing


@pytest.mark.parametrize("heading", GAMES)
def test_every_question_has_a_line(heading: str):
    games = {"boardgame", *GAMES[heading]} if heading == "board games" else GAMES[heading]
    asked = set[str]().union(*(abouts(game) for game in games)) - PARTS.get(heading, set())
    assert set(table()[heading]) == asked


@pytest.mark.parametrize(("heading", "name"), [(heading, name) for heading, names in GAMES.items() for name in names])
def test_keys_do_what_the_table_says(heading: str, name: str):
    lines, wrong = table()[heading], defaultdict[str, list[str]](list)
    for met, does in in_the_browser(name):
        line = lines[met.decision.about]
        for column, said, done in zip(Line.__struct_fields__, astuple(line), what_it_is(does), strict=True):
            if done not in said:
                wrong[met.decision.about].append(f"{column}: {done}, not {said}")
    assert not wrong


@pytest.mark.parametrize("name", [name for names in GAMES.values() for name in names])
def test_no_key_gives_anything_up_and_doing_nothing_is_always_allowed(name: str):
    for met, does in in_the_browser(name):
        decision = met.decision
        given_up = [] if decision.forgoing is UNSET else list(decision.forgoing)
        for answer in (*does["enter"], *does["space"]):
            assert decision.read(answer) not in given_up, decision
        for answer in does["space"]:
            assert decision.read(answer) == decision.idle
        for answer in does["enter"]:
            assert decision.idle is UNSET or decision.read(answer) != decision.idle
        for each in does["nothing"]:
            assert allowed(decision, each["answer"]), decision


def allowed(decision: Decision[Any], answer: Any) -> bool:
    return decision.refusal(decision.read(answer)) is None
