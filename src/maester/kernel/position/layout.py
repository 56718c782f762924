"""Layout: what a game says about how its positions are written. Every game can do without one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct, field

LONGEST = 60
"""No name is longer. What somebody has written instead of one is cut to this length when it is repeated."""


class Misplaced(ValueError):
    """Something in a position cannot be. `why` is the id of a sentence; `path` leads to where it is said."""

    def __init__(self, why: str, *path: str, **about: str | int) -> None:
        super().__init__(f"{why}: {'.'.join(path)}")
        self.why = why
        self.path = path
        self.about = {name: shortened(said) if isinstance(said, str) else said for name, said in about.items()}


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Spelling(Struct, frozen=True):
    """How one field of a state is written where its plain data would be long or hard to read."""

    out: Callable[[Any, Any], Any]
    """out(now, beginning): the plain data for a value, given what it was when the game began."""
    back: Callable[[Any, Any], Any]
    """back(data, beginning): the value again; Misplaced if it is none."""


class Layout(Struct, frozen=True, kw_only=True):
    """How positions of a game are written, beyond plain data field by field."""

    by_seat: Mapping[str, str] = field(default_factory=dict)
    """Field → its name in the table of a seat: what each seat has of its own."""

    spellings: Mapping[str, Spelling] = field(default_factory=dict)
    """Field → how it is written."""

    derived: tuple[str, ...] = ()
    """Fields that follow from others, and are not written."""

    round: Callable[[Any], tuple[Any, ...]] | None = None
    """round(state): the steps of a whole round. An agenda may end in "...": the rest of the round."""

    abridge: Callable[[Any, Any], None] | None = None
    """abridge(state, beginning): leave out of a copy what can be worked out again, before it is written."""

    complete: Callable[[Any, Any], None] | None = None
    """complete(state, beginning): work out what was not written."""

    wrong: Callable[[Any, Any], Iterable[Misplaced]] | None = None
    """wrong(state, beginning): whatever cannot be: names that are none, a card in two places, too many units."""
