"""An answer says what is asked for, and nothing else."""

from typing import Any, ClassVar

import pytest
from msgspec import Struct

from maester.kernel import Decision, Form, Pick, Some, UnreadableAnswer
from maester.kernel.exactly import exactly


class Point(Struct, frozen=True):
    x: int
    y: int = 0


class Line(Struct, frozen=True, tag=True, rename="camel"):
    from_here: Point
    through: tuple[Point, ...] = ()
    named: dict[str, Point] = {}


class Pair(Struct, frozen=True, array_like=True):
    one: Point
    other: int


class Draw(Decision[Any], frozen=True, kw_only=True):
    shape: ClassVar[Any] = Line


class Two(Decision[Any], frozen=True, kw_only=True):
    shape: ClassVar[Any] = Pair


DRAW = Draw(about="draw")
WHOLE = {"type": "Line", "fromHere": {"x": 1, "y": 2}, "through": [{"x": 3}, {"x": 4}], "named": {"a": {"x": 5}}}
POINTS = (Point(1), Point(2, 3))


def test_an_answer_that_says_what_is_asked_for_is_read():
    line = exactly(DRAW, WHOLE)
    assert line == Line(Point(1, 2), (Point(3), Point(4)), {"a": Point(5)})
    assert exactly(DRAW, line) is line
    assert exactly(DRAW, {"fromHere": {"x": 1}}) == Line(Point(1))
    assert exactly(Two(about="two"), [{"x": 1}, 2]) == Pair(Point(1), 2)
    assert exactly(Pick(about="pick", options=POINTS), {"x": 2, "y": 3}) == POINTS[1]
    assert exactly(Some(about="some", options=POINTS, most=2), [{"x": 1, "y": 0}]) == POINTS[:1]


@pytest.mark.parametrize(
    ("decision", "value", "named"),
    [
        (DRAW, {**WHOLE, "more": 1}, "more"),
        (DRAW, {**WHOLE, "from_here": {"x": 1}}, "from_here"),
        (DRAW, {**WHOLE, "fromHere": {"x": 1, "z": 1}}, "z"),
        (DRAW, {**WHOLE, "through": [{"x": 3}, {"x": 4, "": None}]}, "''"),
        (DRAW, {**WHOLE, "named": {"a": {"x": 5, "X": 5}}}, "X"),
        (Two(about="two"), [{"x": 1, "more": 1}, 2], "more"),
        (Two(about="two"), [{"x": 1}, 2, 3], "item 3"),
        (Pick(about="pick", options=POINTS), {"x": 2, "y": 3, "more": 1}, "more"),
        (Some(about="some", options=POINTS, most=2), [{"x": 1, "more": 1}], "more"),
        (Form(about="form", fields={"a": Pick(about="a", options=POINTS)}), {"a": {"x": 1, "more": 1}}, "more"),
    ],
)
def test_what_it_says_beyond_that_is_named_and_refused(decision: Decision[Any], value: Any, named: str):
    with pytest.raises(UnreadableAnswer, match=named):
        exactly(decision, value)
