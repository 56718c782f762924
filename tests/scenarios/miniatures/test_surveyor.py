"""Moves, retreats, pivots, charges and arcs against a second surveyor, in random scenes."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from maester.games.miniatures.combat.reach import contact_travel
from maester.games.miniatures.geometry.align import places
from maester.games.miniatures.geometry.arc import arcs, shares
from maester.games.miniatures.geometry.field import Field, Stood, engaged
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.path import WAYS, Way
from maester.games.miniatures.geometry.tray import ARCS, Placed, outline
from maester.games.miniatures.moving.shift import SideStep, Stepped, Turned
from maester.games.miniatures.steps.fights import ChargeMove
from tests.scenarios.miniatures import surveyor
from tests.scenarios.miniatures.play import Scene, bare_scene, piece, pose, told, unit
from tests.scenarios.miniatures.scenes import TRAYS
from tests.scenarios.miniatures.surveyor import DoubtError, Table, Tray

KINDS = ("forest", "bog", "hedge", "palisade", "wall")
CARDS = {"infantry": "sworn-swords", "cavalry": "outriders", "solo": "gregor-clegane"}


def measured(placed: Placed) -> Tray:
    return placed[0], placed[1] / 1000, placed[2] / 1000, placed[3] / 100


def fields(seed: int, count: int) -> Iterator[tuple[Random, Placed, Field]]:
    """A tray somewhere near the middle or the edge, others around it that lie on nobody, and some pieces."""
    luck = Random(seed)
    for _ in range(count):
        own = luck.choice(TRAYS), luck.randint(3_000, 45_000), luck.randint(3_000, 45_000), luck.randrange(36_000)
        shapes = [outline(*own)]
        stood: list[Stood] = []
        for n in range(5):
            x, y = own[1] + luck.randint(-12_000, 12_000), own[2] + luck.randint(-12_000, 12_000)
            other = luck.choice(TRAYS), x, y, luck.choice((luck.randrange(36_000), own[3]))
            if not any(overlap(outline(*other), shape) for shape in shapes):
                shapes.append(outline(*other))
                stood.append(Stood(f"unit-{n}", *other, luck.random() < 0.5))
        pieces = []
        for n in range(2):
            kind = luck.choice(KINDS)
            x, y = own[1] + luck.randint(-9_000, 9_000), own[2] + luck.randint(-9_000, 9_000)
            lies = Piece(f"piece-{n}", kind, x, y, luck.randrange(36_000))
            if kind != "palisade" or not any(overlap(lies.shape, shape) for shape in shapes):
                pieces.append(lies)
        yield luck, own, Field(48_000, tuple(stood), tuple(pieces))


def surveyed(field: Field) -> Table:
    pieces = [(p.kind, surveyor.piece(p.kind, p.x / 1000, p.y / 1000, p.heading / 100)) for p in field.pieces]
    enemies = [measured(each.placed) for each in field.trays if each.enemy]
    return Table(enemies, [measured(each.placed) for each in field.trays if not each.enemy], pieces)


class Tally:
    """How often both said yes, and no."""

    def __init__(self) -> None:
        self.yes = self.no = 0

    def compare(self, engine: bool, second: Callable[..., bool], *about: Any) -> None:
        try:
            expected = second(*about)
        except DoubtError:
            return
        assert engine == expected, about
        self.yes, self.no = self.yes + engine, self.no + (not engine)


@pytest.mark.rule("MIN-MANEUVER-03", "MIN-MOVE-01", "MIN-MOVE-02", "MIN-MOVE-03", "MIN-MOVE-05", "MIN-MOVE-06")
@pytest.mark.rule("MIN-RULE-12", "MIN-RULE-13", "MIN-RULE-14", "MIN-RULE-15", "MIN-RULE-51", "MIN-RULE-85")
def test_maneuvers():
    tally = Tally()
    for luck, (kind, x, y, heading), field in fields(1, 70):
        table, most = surveyed(field), 6_000
        question = Move(
            about="maneuver", rule="MIN-MANEUVER-03", unit="own", tray=kind, x=x, y=y, heading=heading, most=most,
            turns_first=True, field=field,
        )  # fmt: skip
        for _ in range(8):
            face = luck.choice((heading, luck.randrange(36_000)))
            answer = Moved(face, luck.choice((0, luck.randint(0, most))), luck.choice((face, luck.randrange(36_000))))
            told = face / 100, answer.travel / 1000, answer.then / 100, most / 1000
            own = measured((kind, x, y, heading))
            tally.compare(question.refusal(answer) is None, table.maneuver, own, *told)
    assert tally.yes > 100
    assert tally.no > 100


@pytest.mark.rule("MIN-RETREAT-03", "MIN-RETREAT-07", "MIN-TERMS-20", "MIN-MOVE-04", "MIN-RULE-37")
def test_straight_moves_to_all_sides_and_pivots():
    steps, pivots = Tally(), Tally()
    ways: tuple[Way, ...] = tuple(WAYS)
    for luck, (kind, x, y, heading), field in fields(2, 60):
        table, own, most = surveyed(field), measured((kind, x, y, heading)), 7_000
        question = SideStep(
            about="retreat", rule="MIN-RETREAT-02", unit="own", tray=kind, x=x, y=y, heading=heading, most=most,
            ways=ways, turns=True, field=field,
        )  # fmt: skip
        turn = Turned(about="pivot", rule="MIN-RULE-37", unit="own", tray=kind, x=x, y=y, heading=heading, field=field)
        for _ in range(6):
            way, travel, then = luck.choice(ways), luck.randint(1, most), luck.choice((heading, luck.randrange(36_000)))
            told = way, travel / 1000, then / 100, most / 1000
            steps.compare(question.refusal(Stepped(way, travel, then)) is None, table.straight, own, *told)
            new = luck.randrange(36_000)
            pivots.compare(turn.refusal(new) is None, table.ends_well, (*own[:3], new / 100))
    assert min(steps.yes, steps.no, pivots.yes, pivots.no) > 50


@pytest.mark.rule("MIN-CHARGE-12", "MIN-CHARGE-13", "MIN-RULE-21", "MIN-RULE-22", "MIN-RULE-23")
def test_charges_reach_their_target_or_stop_where_they_must():
    tally, stopped = Tally(), 0
    for luck, own, field in fields(3, 120):
        enemies = [each for each in field.trays if each.enemy]
        if not enemies or own[0] not in CARDS or any(engaged(own, each.placed) for each in enemies):
            continue
        table, target = surveyed(field), luck.choice(enemies)
        for most in (6_000, 9_000, 12_000):
            travel = contact_travel(own, target, field, most)
            tally.compare(travel is not None, table.reaches, measured(own), measured(target.placed), most / 1000)
        die = luck.randint(1, 6)
        game = charge_of(own, field, target.unit, die)
        if game is None or told(game, "ChargeEnded")[0].made:
            continue
        speed = game.state.units["a1"].facts.speed
        try:
            goes = table.held_back(measured(own), speed + die)
        except DoubtError:
            continue
        _, x, y, _ = surveyor.moved(measured(own), "ahead", goes)
        found = pose(game, "a1")
        assert abs(found[0] - x) < 0.013, (own, field)
        assert abs(found[1] - y) < 0.013, (own, field)
        stopped += 1
    assert min(tally.yes, tally.no) > 20
    assert stopped > 20


def charge_of(own: Placed, field: Field, target: str, die: int) -> Scene | None:
    """The same scene with units, and the charge as it goes after the roll."""
    if any(each.tray not in CARDS for each in field.trays):
        return None
    units = [unit("a1", CARDS[own[0]], own[1] / 1000, own[2] / 1000, own[3] / 100)]
    names = {}
    for n, each in enumerate(field.trays):
        names[each.unit] = f"{'b' if each.enemy else 'a'}{n + 2}"
        units.append(unit(names[each.unit], CARDS[each.tray], each.x / 1000, each.y / 1000, each.heading / 100))
    lying = [piece(p.kind, p.x / 1000, p.y / 1000, p.heading / 100) for p in field.pieces]
    move = ChargeMove("a1", names[target], "front", own[3], die)
    return bare_scene(*units, agenda=(move,), pieces=lying, faces=[6, 6, 1])


@pytest.mark.rule("MIN-ARC-01", "MIN-ARC-03", "MIN-CHARGE-15", "MIN-CHARGE-16", "MIN-RULE-20")
def test_arcs_and_places_against_an_enemy():
    offered = 0
    for luck, own, field in fields(4, 80):
        for each in field.trays:
            second = surveyor.arc_shares(measured(each.placed), measured(own))
            assert all(abs(shares(each.placed, own)[arc] / 10_000 - second[arc]) < 0.0002 for arc in ARCS)
            best = max(second.values())
            assert all(second[arc] > best - 0.0003 for arc in arcs(each.placed, own))
        if not field.trays:
            continue
        target, arc = luck.choice(field.trays), luck.choice(ARCS)
        table, tray = surveyed(field), measured(target.placed)
        for place in places(own[0], target.placed, arc, field):
            offered += 1
            assert surveyor.contact_share(own[0], target.tray, arc, place.slide / 1000) >= 0.4999
            lies = surveyor.corners(surveyor.flush(own[0], tray, arc, place.slide / 1000))
            assert all(-0.003 < x < 48.003 and -0.003 < y < 48.003 for x, y in lies)
            assert abs(surveyor.apart(lies, surveyor.corners(tray))) < 0.002  # it touches
            assert all(surveyor.apart(lies, shape) > -0.003 for shape in (*table.friends, *table.obstacles))
    assert offered > 40
