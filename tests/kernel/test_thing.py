"""Things: what a value is about, found by the types of its fields."""

from typing import Annotated, ClassVar

import pytest
from msgspec import Struct

from maester.kernel import Event, Offer, Seat, Thing, about, thing
from maester.kernel.thing import kinds_of

CardId = Annotated[str, thing("card")]


class Target(Offer, frozen=True):
    pass


class OnTable(Target, frozen=True):
    card: CardId
    power: int = 0


class InPile(Target, frozen=True):
    thing: ClassVar[str] = "pile"

    pile: str
    owner: Seat


class Fell(Event, frozen=True):
    card: CardId
    by: CardId | None
    seats: tuple[Seat, ...]
    onto: OnTable | InPile
    why: str = "struck"
    counts: dict[Seat, int] = {}


ON_TABLE, IN_PILE = OnTable("ghost.4", 2), InPile("dead", "seat-2")


@pytest.mark.parametrize(
    ("value", "things"),
    [
        (ON_TABLE, [("card", "ghost.4")]),
        (IN_PILE, [("pile", "dead:seat-2")]),
        (Fell("a.1", None, ("seat-1",), ON_TABLE), [("card", "a.1"), ("seat", "seat-1"), ("card", "ghost.4")]),
        (Fell("a.1", "a.1", (), IN_PILE, counts={"seat-3": 1}), [("card", "a.1"), ("pile", "dead:seat-2")]),
        (OnTable(""), []),
        ((ON_TABLE, IN_PILE), [("card", "ghost.4"), ("pile", "dead:seat-2")]),
        ("ghost.4", []),
        (None, []),
    ],
)
def test_a_value_is_about_the_things_its_ids_name(value, things):
    assert about(value) == tuple(Thing(*each) for each in things)


def test_an_id_names_things_of_one_kind():
    class Unclear(Struct):
        either: CardId | Seat

    with pytest.raises(AssertionError, match="several kinds"):
        kinds_of(Unclear)
