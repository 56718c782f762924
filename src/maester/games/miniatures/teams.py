"""TEAM: what team mates bring, once all armies lie open.

Before that nobody may learn what another brings, so nobody is refused for it. If two team mates bring the same
character, it fights for the one whose seat comes first, and the other army goes without it. An army that cannot go
without it, because it is the commander, gives way to a ready-made one. (MIN-TEAM-02)
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from maester.games.miniatures.army import ArmyList, Troop, list_refusals, person_of, ready_made
from maester.games.miniatures.facts import ARMIES
from maester.kernel import Seat

SIDES = 2


def people_of(army: ArmyList) -> frozenset[str]:
    """The characters of an army."""
    return frozenset(person for card in army.cards if (person := person_of(card)) is not None)


def side_by_side(lists: Mapping[Seat, ArmyList], points: int) -> dict[Seat, ArmyList]:
    """The armies of all seats, with each character once on a side."""
    found = dict(lists)
    for side in range(SIDES):
        there: frozenset[str] = frozenset()
        for seat in list(lists)[side::SIDES]:
            found[seat] = beside(there, lists[seat], points)
            there |= people_of(found[seat])
    return found


def given_way(lists: Mapping[Seat, ArmyList], brought: tuple[Seat, ...], points: int) -> dict[Seat, ArmyList]:
    """The armies of all seats, where those that nobody brought give way to those that somebody did."""
    found = dict(lists)
    for side in range(SIDES):
        mates = list(lists)[side::SIDES]
        there = frozenset(each for seat in mates if seat in brought for each in people_of(lists[seat]))
        for seat in mates:
            if seat not in brought:
                found[seat] = beside(there, lists[seat], points)
                there |= people_of(found[seat])
    return found


def beside(there: frozenset[str], army: ArmyList, points: int) -> ArmyList:
    """An army as it fights beside characters that are there already."""
    if not there & people_of(army):
        return army
    fewer = without(there, army)
    return fewer if not any(list_refusals(fewer, points)) else next(ready(there, points))


def without(there: frozenset[str], army: ArmyList) -> ArmyList:
    def stays(card: str) -> bool:
        return person_of(card) not in there

    units = (Troop(troop.unit, tuple(filter(stays, troop.attachments))) for troop in army.units if stays(troop.unit))
    return replace(army, units=tuple(units), ncus=tuple(filter(stays, army.ncus)))


def ready(there: frozenset[str], points: int) -> Iterator[ArmyList]:
    """Ready-made armies that can fight beside them."""
    for name in ARMIES:
        army = ready_made(name, points)
        if not there & people_of(army):
            yield army
