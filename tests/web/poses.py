"""Answers that put a tray, a marker or a piece of terrain somewhere. A pointer is not as fine as they may be."""

from typing import Any

from maester.kernel import Decision

FINE = 10
"""Thousandths of an inch by which a pointer may miss."""
DEGREE = 50
"""Hundredths of a degree by which it may."""
FULL = 36_000


def end_of(decision: Decision[Any], answer: Any) -> tuple[int, int, int] | None:
    """Where the thing would lie, and its heading; None, if the question is of another kind."""
    if hasattr(decision, "end"):
        _, x, y, heading = decision.end(answer)
        return x, y, heading
    if type(decision).__name__ in ("Turned", "ChargeFacing"):
        return 0, 0, answer
    if hasattr(answer, "x"):
        return answer.x, answer.y, getattr(answer, "heading", 0)
    return None


def reached(decision: Decision[Any], wanted: Any, found: Any) -> bool:
    """Whether a pose is the one that was wanted, as far as a pointer can tell."""
    one, other = end_of(decision, wanted), end_of(decision, found)
    assert one
    assert other
    aside = abs(one[2] - other[2])
    return (
        getattr(wanted, "kind", None) == getattr(found, "kind", None)
        and abs(one[0] - other[0]) <= FINE
        and abs(one[1] - other[1]) <= FINE
        and min(aside, FULL - aside) <= DEGREE
    )
