"""The drawn maps of Westeros: what their lines join and part is what the rules say, and everything has its room.

All of it is measured on the points of map.json, which web/map/draw.py makes. What the file says of itself, such as what
lies left and right of a line, is checked against the same points.
"""

import gzip
import json
import math
import re
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
import shapely
from shapely.affinity import rotate

from maester.games.boardgame.ports import MOST_SHIPS
from maester.games.boardgame1.edition import PRINTED

ROOT = Path(__file__).parents[2]
EDITIONS = [path.parent.name for path in sorted((ROOT / "web/src/boards").glob("boardgame*/map.json"))]

# In units of the map, which is 1000 wide.
VISIBLE = 25
"""A border shorter than this is easily overlooked."""
APART = 12
"""Areas that are nearer look as if they met."""
SIZES = {"units": 26, "order": 34, "power": 22, "garrison": 26, "structure": 32, "crowns": 16, "barrels": 16}
LINE = {"land": 14, "sea": 18}
SMALLEST = {"land": 12_000, "sea": 12_000, "port": 5_000}
LARGEST_FILE = 60 * 1024

edition = pytest.mark.parametrize("edition", EDITIONS)


@cache
def drawn(edition):
    return json.loads((ROOT / f"web/src/boards/{edition}/map.json").read_text("utf-8"))


@cache
def facts(edition):
    return tomllib.loads((ROOT / f"src/maester/games/{edition}/facts/map.toml").read_text("utf-8"))


def kinds(edition):
    return {area: kind for kind in ("land", "sea", "port") for area in facts(edition).get(kind, {})}


def rules_borders(edition):
    said = {
        frozenset((a, b)) for group in facts(edition)["borders"].values() for a, others in group.items() for b in others
    }
    ports = facts(edition).get("port", {})
    return said | {frozenset((port, each[side])) for port, each in ports.items() for side in ("land", "sea")}


def points(arc):
    return list(zip(arc["points"][::2], arc["points"][1::2], strict=True))


def walked(edition, ring):
    """The points of a ring, arc after arc; each begins where the one before ended."""
    path: list[tuple[float, float]] = []
    for n in ring:
        leg = points(drawn(edition)["arcs"][n]) if n >= 0 else points(drawn(edition)["arcs"][~n])[::-1]
        assert not path or path[-1] == leg[0]
        path += leg[1:] if path else leg
    assert path[0] == path[-1]
    return path


@cache
def faces(edition):
    """Every area and what lies beyond, as its outline less its holes."""
    rings = {area: each["rings"] for area, each in drawn(edition)["areas"].items()} | drawn(edition)["beyond"]
    found = {}
    for area, (*all_rings,) in rings.items():
        outlines = [shapely.Polygon(walked(edition, ring)) for ring in all_rings]
        assert all(outline.is_valid for outline in outlines), f"{area} crosses itself"
        whole = [
            outline
            for outline in outlines
            if not any(other.contains(outline) for other in outlines if other is not outline)
        ]
        holes = [outline for outline in outlines if outline not in whole]
        found[area] = shapely.unary_union(whole).difference(shapely.unary_union(holes))
    return found


@cache
def met(edition):
    """Pairs that lie on two sides of a line, with the length of their lines by kind; sides are found on the map."""
    names, grounds = zip(*faces(edition).items(), strict=True)
    tree = shapely.STRtree(grounds)
    pairs: dict[frozenset[str], dict[str, float]] = {}
    for arc in drawn(edition)["arcs"]:
        sides = [beside(tree, names, points(arc), side) for side in (-1, 1)]
        if all(sides):
            lengths = pairs.setdefault(frozenset(sides), {})
            lengths[arc["kind"]] = lengths.get(arc["kind"], 0) + shapely.LineString(points(arc)).length
    return pairs


def beside(tree, names, line, side):
    """What lies a hair to the left (-1) or right (1) of the middle of a line, on the screen."""
    (x0, y0), (x1, y1) = line[len(line) // 2 - 1 : len(line) // 2 + 1]
    long = math.dist((x0, y0), (x1, y1))
    at = shapely.Point((x0 + x1) / 2 - side * (y1 - y0) / long * 0.05, (y0 + y1) / 2 + side * (x1 - x0) / long * 0.05)
    found = tree.query(at, "within")
    return names[found[0]] if len(found) else None


def barred(lengths):
    """Only rivers without a bridge, or the Wall, between two areas."""
    return lengths.keys() <= {"river", "wall"}


def test_the_maps_of_both_editions_are_measured():
    assert EDITIONS == ["boardgame1", "boardgame2"]


def test_a_coast_that_need_not_count_is_drawn_where_it_can_be_marked():
    """The table may agree that Oldtown has no coast on the Sunset Sea; the line between the two is then barred."""
    (pair,) = PRINTED.realm.barred
    assert frozenset(pair) == {"oldtown", "sunset-sea"}
    assert met("boardgame1")[frozenset(pair)].keys() == {"coast"}
    borders = {frozenset((a, b)) for a, others in PRINTED.realm.neighbours.items() for b in others}
    assert borders == rules_borders("boardgame1") - {frozenset(pair)}


@edition
def test_the_drawn_borders_are_those_of_the_rules(edition):
    areas = kinds(edition)
    joined = {pair for pair, lengths in met(edition).items() if pair <= areas.keys() and not barred(lengths)}
    assert sorted(map(sorted, joined - rules_borders(edition))) == [], "drawn, but not in the rules"
    assert sorted(map(sorted, rules_borders(edition) - joined)) == [], "in the rules, but not drawn"


@edition
def test_a_border_is_long_enough_to_be_seen(edition):
    """A way across is a line without a river, or a bridge."""
    for pair in rules_borders(edition):
        lengths = met(edition)[pair]
        assert sum(length for kind, length in lengths.items() if kind != "river") >= VISIBLE, sorted(pair)


@edition
def test_what_a_river_parts_is_not_joined_beside_it(edition):
    """Where two lands have a river between them, they meet at its bridge or not at all."""
    for pair, lengths in met(edition).items():
        if "river" in lengths:
            assert lengths.keys() <= {"river", "bridge"}, sorted(pair)
            assert pair not in rules_borders(edition) or "bridge" in lengths, sorted(pair)


@edition
def test_areas_that_only_touch_at_a_corner_do_not_look_joined(edition):
    """Where four areas met in one point, nobody could tell who borders whom."""
    ends: dict[tuple[float, float], int] = {}
    for arc in drawn(edition)["arcs"]:
        for end in (points(arc)[0], points(arc)[-1]):
            ends[end] = ends.get(end, 0) + 1
    assert [end for end, count in ends.items() if count > 3] == []


@edition
def test_areas_that_do_not_meet_keep_their_distance(edition):
    for a, b in combinations(kinds(edition), 2):
        if frozenset((a, b)) not in met(edition):
            assert faces(edition)[a].distance(faces(edition)[b]) >= APART, (a, b)


@edition
def test_every_line_is_of_the_kind_its_sides_call_for(edition):
    areas = kinds(edition)
    between = {
        ("land", "land"): {"border", "river", "bridge"},
        ("land", "sea"): {"coast"},
        ("land", "port"): {"coast"},
        ("port", "sea"): {"harbour"},
        ("sea", "sea"): {"sea"},
        ("beyond", "sea"): {"coast"},
        ("beyond", "land"): {"wall"},
    }
    for pair, lengths in met(edition).items():
        assert lengths.keys() <= between[tuple(sorted(areas.get(area, "beyond") for area in pair))], sorted(pair)


@edition
def test_what_a_line_says_of_its_sides_is_so(edition):
    names, grounds = zip(*faces(edition).items(), strict=True)
    tree = shapely.STRtree(grounds)
    for arc in drawn(edition)["arcs"]:
        assert arc["left"] == beside(tree, names, points(arc), -1)
        assert arc["right"] == beside(tree, names, points(arc), 1)
        assert (arc["kind"] == "edge") == (None in (arc["left"], arc["right"]))


@edition
def test_areas_fill_the_map_and_do_not_overlap(edition):
    whole = drawn(edition)["width"] * drawn(edition)["height"]
    assert sum(face.area for face in faces(edition).values()) == pytest.approx(whole)
    for (a, one), (b, other) in combinations(faces(edition).items(), 2):
        assert one.intersection(other).area == pytest.approx(0, abs=1e-6), (a, b)


@edition
def test_lines_meet_at_their_ends_only(edition):
    lines = [shapely.LineString(points(arc)) for arc in drawn(edition)["arcs"]]
    assert all(line.is_simple for line in lines)
    for n, m in shapely.STRtree(lines).query(lines, "intersects").T:
        shared = lines[n].intersection(lines[m]) if n < m else shapely.Point()
        assert shared.difference(shapely.MultiPoint([lines[n].coords[0], lines[n].coords[-1]])).is_empty


@edition
def test_every_area_of_the_rules_is_drawn_with_what_is_printed_on_it(edition):
    assert {area: each["kind"] for area, each in drawn(edition)["areas"].items()} == kinds(edition)
    for area, printed in facts(edition)["land"].items():
        each = drawn(edition)["areas"][area]
        assert each.get("structure", {"kind": "none"})["kind"] == printed["structure"], area
        assert len(each.get("crowns", [])) == printed["power"], area
        assert len(each.get("barrels", [])) == printed["supply"], area
        assert each.get("home") == printed.get("home_of"), area
        assert ("garrison" in each) == ("home_of" in printed), area


@edition
def test_no_area_is_too_small(edition):
    small = {
        area: round(face.area)
        for area, face in faces(edition).items()
        if face.area < SMALLEST.get(kinds(edition).get(area), 0)
    }
    assert small == {}


@edition
def test_an_area_has_places_for_all_that_may_lie_there(edition):
    for area, each in drawn(edition)["areas"].items():
        room = MOST_SHIPS if each["kind"] == "port" else 4
        assert len(each["units"]) == room, area
        assert "order" in each
        assert ("power" in each) == (each["kind"] == "land"), area
        assert ("label" in each) == (each["kind"] != "port"), area


@edition
def test_everything_lies_in_its_area_and_nothing_on_anything(edition):
    for area, each in drawn(edition)["areas"].items():
        things = laid(each)
        for what, thing in things:
            assert faces(edition)[area].contains(thing), f"{what} sticks out of {area}"
        for (what, one), (other, two) in combinations(things, 2):
            assert one.intersection(two).area < 1, f"{what} on {other} in {area}"


@edition
def test_bridges_cover_nothing(edition):
    spans = [
        shapely.LineString(points(arc)).interpolate(0.5, normalized=True)
        for arc in drawn(edition)["arcs"]
        if arc["kind"] == "bridge"
    ]
    assert spans
    for area, each in drawn(edition)["areas"].items():
        for what, thing in laid(each):
            assert min(thing.distance(span) for span in spans) >= 17, f"{what} of {area} under a bridge"


def test_the_client_draws_pieces_in_the_sizes_there_is_room_for():
    client = (ROOT / "web/src/boards/westeros/topology.ts").read_text("utf-8")
    said = dict(re.findall(r"(\w+): (\d+)", client.partition("SIZES = {")[2].partition("}")[0]))
    rooms = {"unit": "units", "icon": "crowns"} | {name: name for name in ("order", "power", "garrison", "structure")}
    assert said.keys() == rooms.keys()
    assert {name: int(size) for name, size in said.items()} == {name: SIZES[room] for name, room in rooms.items()}


@edition
def test_the_map_is_quick_to_load(edition):
    assert len(gzip.compress((ROOT / f"web/src/boards/{edition}/map.json").read_bytes())) < LARGEST_FILE


def laid(each):
    """What lies in an area, with its name: tokens and ships in port are round, all else is as wide as high."""
    things = []
    for what, size in SIZES.items():
        places = each.get(what, [])
        places = [places["at"]] if what == "structure" and places else places
        for place in [places] if places and isinstance(places[0], (int, float)) else places:
            disc = what in ("order", "power") or (what == "units" and each["kind"] == "port")
            here = shapely.Point(place)
            things.append((what, here.buffer(size / 2, cap_style="round" if disc else "square")))
    if "label" in each:
        label = each["label"]
        (x, y), high = label["at"], label["lines"] * LINE[each["kind"]]
        upright = shapely.box(x - label["width"] / 2, y - high / 2, x + label["width"] / 2, y + high / 2)
        things.append(("label", rotate(upright, label["angle"])))
    return things
