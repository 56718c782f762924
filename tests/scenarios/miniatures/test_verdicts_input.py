"""Answers that are none: no number, too large, without a direction. A reason is given and nothing changes."""

from math import inf, nan
from typing import Any

import pytest
from msgspec import to_builtins

from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.modes import DropMarker
from maester.games.miniatures.steps.rounds import Activate
from maester.games.miniatures.steps.setup import Deploy
from maester.kernel import IllegalAnswer, UnreadableAnswer
from tests.scenarios.miniatures.play import Scene, answer, asked, begun, play_until, refused, scene, unit

HUGE = 10**40
NO_NUMBERS: tuple[Any, ...] = (nan, inf, -inf, "1", None, True, 1.5, [], {})
OURS, THEIRS = unit("a1", "guardsmen", 24, 12, 0), unit("b1", "guardsmen", 24, 34, 180)
FIGHTS = unit("b1", "guardsmen", 24, 16.8, 180)
ARCHERS = unit("a1", "bowmen", 24, 20, 0)


def maneuver() -> Scene:
    return answer(scene(OURS, THEIRS, acts="a1"), "maneuver")


def march() -> Scene:
    return answer(scene(OURS, THEIRS, acts="a1"), "march")


def retreat() -> Scene:
    return answer(scene(OURS, FIGHTS, acts="a1", faces=[3]), "retreat")


def shift() -> Scene:
    return answer(scene(ARCHERS, unit("b1", "guardsmen", 24, 30, 180), acts="a1"), "ranged")


def charge() -> Scene:
    near = unit("b1", "guardsmen", 24, 22, 180)
    return answer(scene(OURS, near, acts="a1"), "charge")


def deployment() -> Scene:
    new = unit("a1", "guardsmen", 0, 0, 0)[1]
    waits = ("a1", type(new)(new.seat, new.card, new.wounds))
    return scene(waits, THEIRS, agenda=(Deploy("seat-1"),))


def marker() -> Scene:
    drop = DropMarker("centre", "seat-2", "infantry", 24_000, 20_000, 0, True)
    return scene(OURS, THEIRS, options=Options(seats=2, mode="a-dance-with-dragons"), agenda=(drop,))


def terrain() -> Scene:
    return play_until(begun(Options(seats=2, terrain="chosen")), "place-terrain")


PLACES: dict[str, tuple[Any, dict[str, Any]]] = {
    "maneuver": (maneuver, {"face": 0, "travel": 1_000, "then": 0}),
    "march": (march, {"face": 0, "travel": 1_000, "then": 0}),
    "retreat": (retreat, {"way": "back", "travel": 2_000, "then": 0}),
    "ranged-shift": (shift, {"way": "left", "travel": 1_000, "then": 0}),
    "deploy": (deployment, {"x": 24_000, "y": 5_000, "heading": 0}),
    "lay-marker": (marker, {"x": 24_000, "y": 24_000}),
    "place-terrain": (terrain, {"kind": "forest", "x": 24_000, "y": 24_000, "heading": 0}),
}
FIELDS = [(question, field) for question, (_, good) in PLACES.items() for field in good]


@pytest.mark.rule("MIN-MOVE-07", "MIN-DEPLOY-04", "MIN-SETUP-08")
@pytest.mark.parametrize(("question", "field"), FIELDS)
def test_what_is_no_number_is_no_place(question, field):
    """No field of an answer may be left out, be something else than a whole number, or be beyond the table."""
    make, good = PLACES[question]
    table = make()
    assert asked(table) == question
    seat = table.waiting[0]
    before = to_builtins(table.view(seat))
    question_asked = table.decision(seat)
    assert question_asked.refusal(question_asked.read(good)) is None  # one field will be all that is wrong
    values = (*NO_NUMBERS, HUGE, -HUGE) if field not in ("way", "kind") else (nan, 1, None, "up", HUGE)
    bad: list[Any] = [{**good, field: value} for value in values]
    bad += [{name: value for name, value in good.items() if name != field}] * (field != "heading" or "kind" not in good)
    for each in bad:
        with pytest.raises((IllegalAnswer, UnreadableAnswer)):
            table.answer(seat, each)
    assert to_builtins(table.view(seat)) == before
    assert asked(table) == question


@pytest.mark.rule("MIN-TERMS-07", "MIN-TERMS-20", "MIN-MANEUVER-02")
@pytest.mark.parametrize(
    ("question", "field"),
    [each for each in FIELDS if each[1] in ("face", "then", "heading")],
)
@pytest.mark.parametrize("heading", [-1, 36_000, 10**9, HUGE])
def test_a_heading_beyond_the_full_turn_is_no_heading(question, field, heading):
    """The reason says what is wrong: not that the way is too long or the place outside."""
    make, good = PLACES[question]
    refusal = refused(make(), {**good, field: heading})
    assert (refusal.why, refusal.rule is not None) == ("no-heading", True)


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-RETREAT-03")
@pytest.mark.parametrize("question", ["maneuver", "march", "retreat", "ranged-shift"])
def test_a_travel_is_refused_for_its_own_reason(question):
    make, good = PLACES[question]
    assert refused(make(), {**good, "travel": -1}).why == "not-that-way"
    assert refused(make(), {**good, "travel": HUGE}).why == "too-far"


@pytest.mark.rule("MIN-CHARGE-10")
@pytest.mark.parametrize("heading", [-1, 36_000, HUGE])
def test_a_charger_faces_somewhere(heading):
    table = charge()
    assert asked(table) == "charge-pivot"
    assert (refused(table, heading).why, refused(table, heading).rule) == ("no-heading", "MIN-CHARGE-10")


@pytest.mark.rule("MIN-ROUND-08", "MIN-TIMING-03", "MIN-MODE-ACOK-04")
@pytest.mark.parametrize("value", [nan, inf, -inf])
def test_what_is_no_number_does_not_mean_to_pass(value):
    """Written as JSON it would be null, and null declines."""
    table = begun(Options(seats=2, mode="a-clash-of-kings"))
    table = play_until(table, "use-objective")
    assert table.decision(table.waiting[0]).idle is None
    with pytest.raises((IllegalAnswer, UnreadableAnswer)):
        table.answer(table.waiting[0], value)
    assert asked(table) == "use-objective"


@pytest.mark.rule("MIN-ROUND-04")
@pytest.mark.parametrize("value", ["", "b1", "a9", 0, None, nan, ["a1"], {"unit": "a1"}, "a" * 100_000])
def test_only_an_own_unit_is_activated(value):
    other = unit("a2", "guardsmen", 34, 12, 0)
    table = scene(OURS, other, THEIRS, agenda=(Activate("seat-1"),))
    with pytest.raises((IllegalAnswer, UnreadableAnswer)):
        table.answer("seat-1", value)
    assert (asked(table), table.waiting) == ("activate", ("seat-1",))
