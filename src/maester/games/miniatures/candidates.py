"""Answers worth looking at where all cannot be listed: for bots, keyboards, screen readers and terminals."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Any

from maester.games.miniatures.combat.charge import ChargeFacing
from maester.games.miniatures.combat.reach import facings, stood
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.angle import FULL, bearing
from maester.games.miniatures.geometry.from_here import FromHere
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import THOU
from maester.games.miniatures.geometry.path import ahead
from maester.games.miniatures.moving.shift import SideStep, Stepped, Turned
from maester.games.miniatures.moving.trample import Tramples
from maester.games.miniatures.state import State
from maester.kernel import Chance, Decision, Seat, Some

MOST = 60
ASIDE = (0, 1_500, -1_500, 4_500, -4_500)


def candidates(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Sequence[Any]:
    """At most 60 allowed answers that a player can tell apart, the likeliest first."""
    found: dict[Any, Any] = {}
    for answer in proposed(state, decision):
        told = as_told(decision, answer)
        if told not in found and decision.refusal(answer) is None:
            found[told] = answer
        if len(found) == MOST:
            break
    return tuple(found.values()) or (decision.sample(chance),)


def as_told(decision: Decision[Any], answer: Any) -> Any:
    """What makes an answer another one to whoever hears it; moves that differ by a hair are the same."""
    return tuple(decision.move_told(answer).values()) if isinstance(decision, FromHere) else answer


def proposed(state: State, decision: Decision[Any]) -> Iterator[Any]:
    if isinstance(decision, Tramples):
        yield from tramplings(decision)
    elif isinstance(decision, Move):
        yield from moves(state, decision)
    elif isinstance(decision, SideStep):
        yield from steps(decision)
    elif isinstance(decision, Turned):
        yield from (bearing(each.x - decision.x, each.y - decision.y) for each in decision.field.enemies)
        yield decision.heading
    elif isinstance(decision, ChargeFacing):
        yield from facings(decision.placed, stood(decision.field, decision.target), decision.field)
    elif isinstance(decision, PlaceUnit):
        yield from decision.along_the_front()
    elif isinstance(decision, Some):
        sizes = dict.fromkeys((decision.least, decision.most, *range(decision.least, decision.most + 1)))
        yield from chain.from_iterable(combinations(decision.options, size) for size in sizes)
    elif (listed := decision.answers()) is not None:
        yield from listed


def moves(state: State, move: Move) -> Iterator[Moved]:
    """Towards the three nearest enemies and the markers, straight and beside, as far as free and less."""
    enemies = sorted(move.field.enemies, key=lambda each: (each.x - move.x) ** 2 + (each.y - move.y) ** 2)[:3]
    spots = [(each.x, each.y) for each in enemies]
    free = [spot for marker, spot in state.spots.items() if spot is not None and state.markers[marker] is None]
    free = sorted(free, key=lambda spot: (spot[0] - move.x) ** 2 + (spot[1] - move.y) ** 2)[:2]
    for x, y in (*free, *spots):
        for aside in ASIDE:
            face = (bearing(x - move.x, y - move.y) + aside) % FULL if move.turns_first else move.heading
            reach = move.reach(face)
            far = ((x - move.x) ** 2 + (y - move.y) ** 2) ** 0.5
            travels = [min(reach, int(far))] if (x, y) in free else [reach]
            for travel in (*travels, reach * 2 // 3, reach // 3, max(0, reach - 1_100)):
                nx, ny = ahead(move.x, move.y, face, travel)
                look = spots[0] if spots else (x, y)
                yield Moved(face, travel, bearing(look[0] - nx, look[1] - ny))
    yield move.stay


def tramplings(trample: Tramples) -> Iterator[Moved]:
    """Over each enemy, the nearest first; else anywhere."""
    for each in sorted(trample.field.enemies, key=lambda each: (each.x - trample.x) ** 2 + (each.y - trample.y) ** 2):
        yield trample.way(bearing(each.x - trample.x, each.y - trample.y))
    if (found := trample.some_way()) is not None:
        yield found


def steps(step: SideStep) -> Iterator[Stepped]:
    """Every way, as far as possible and less, looking as before and at the nearest enemy."""
    enemies = sorted(step.field.enemies, key=lambda each: (each.x - step.x) ** 2 + (each.y - step.y) ** 2)[:1]
    yield Stepped("ahead", 0, step.heading)
    for way in step.ways:
        for travel in range(step.most, -1, -THOU):
            yield Stepped(way, travel, step.heading)
            for each in enemies:
                if step.turns:
                    _, x, y, _ = step.end(Stepped(way, travel, step.heading))
                    yield Stepped(way, travel, bearing(each.x - x, each.y - y))
