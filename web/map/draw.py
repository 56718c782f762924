"""Draws the map of an edition: web/map/<edition>.toml and the game's facts become web/src/boards/<edition>/map.json.

`.venv/bin/python web/map/draw.py boardgame2`, after a change of either; it takes a minute or two. Lines that cross,
areas that are not closed and areas without room for their pieces are refused. Whether the borders are those of the
rules is then measured by tests/web/test_maps.py.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import room
import shapely
from guide import Point, load
from ornaments import box, ornaments
from plane import plane
from room import Printed, Slots, slots

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "nl")
FRAME = 8.0
"""The edge of the map is framed."""
SPAN = 19.0
"""A bridge reaches so far from the middle of the river."""


def draw(edition: str) -> dict[str, Any]:
    guide = load(Path(__file__).parent / f"{edition}.toml")
    facts = tomllib.loads((ROOT / "src/maester/games" / edition / "facts/map.toml").read_text("utf-8"))
    kinds = {name: kind for kind in ("land", "sea", "port") for name in facts.get(kind, {})}
    drawn = plane(guide)
    told = {name: printed(kinds[name], facts[kinds[name]][name]) for name in guide.areas if name in kinds}
    spans = shapely.unary_union([middle(arc.points).buffer(SPAN) for arc in drawn.arcs if arc.kind == "bridge"])
    page = shapely.box(FRAME, FRAME, guide.width - FRAME, guide.height - FRAME)
    floors = {name: drawn.faces[name].intersection(page).difference(spans) for name in told}
    names = {name: called(name, edition) for name in told}
    laid = {
        name: slots(name, names[name], floor, told[name], guide.labels.get(name, [0]))
        for name, floor in floors.items()
        if isinstance(floor, shapely.Polygon)
    }
    taken = [ground for name, found in laid.items() for ground in grounds(found, kinds[name])]
    seas = {name for name, kind in kinds.items() if kind != "land"}
    return {
        "width": guide.width,
        "height": guide.height,
        "arcs": [
            {
                "kind": arc.kind,
                "left": arc.left,
                "right": arc.right,
                "points": [numeral(n) for at in arc.points for n in at],
            }
            for arc in drawn.arcs
        ],
        "areas": {
            name: {"kind": each.kind, "rings": drawn.rings[name], **said(laid[name], each)}
            for name, each in told.items()
        },
        "beyond": {name: rings for name, rings in drawn.rings.items() if name not in kinds},
        "ornaments": ornaments(guide, drawn, [*taken, spans], seas),
    }


def called(area: str, edition: str) -> list[str]:
    """What an area is called in every language; an edition's own words go before those of both."""
    found = []
    for language in LANGUAGES:
        for game in (edition, "boardgame"):
            words = (ROOT / f"src/maester/games/{game}/words/{language}.ftl").read_text("utf-8")
            if name := re.search(rf"^name-{area} = (.+)$", words, re.M):
                found.append(name[1].replace("'", "").replace("’", ""))
                break
    return found or [area]


def middle(points: list[Point]) -> shapely.Point:
    return shapely.LineString(points).interpolate(0.5, normalized=True)


def printed(kind: str, facts: dict[str, Any]) -> Printed:
    return Printed(
        kind, facts.get("structure", "none"), facts.get("power", 0), facts.get("supply", 0), facts.get("home_of")
    )


def grounds(found: Slots, kind: str) -> list[shapely.Polygon]:
    """What must not be grown over."""
    squares = [(at, room.UNIT) for at in found.units] + [(at, room.ICON) for at in (*found.crowns, *found.barrels)]
    singles = (found.order, room.ORDER), (found.power, room.POWER), (found.garrison, room.GARRISON)
    squares += [(at, size) for at, size in (*singles, (found.structure, room.STRUCTURE)) if at]
    label = found.label
    names = [box(label.at, label.width, label.lines * room.LINE[kind], label.angle)] if label else []
    return [box(at, size, size) for at, size in squares] + names


def said(found: Slots, each: Printed) -> dict[str, Any]:
    label = found.label and {
        "at": point(found.label.at),
        "angle": found.label.angle,
        "lines": found.label.lines,
        "width": numeral(found.label.width),
    }
    places = {
        "label": label,
        "units": [point(at) for at in found.units],
        "order": point(found.order),
        "power": point(found.power),
        "garrison": point(found.garrison),
        "structure": found.structure and {"kind": each.structure, "at": point(found.structure)},
        "home": each.home,
        "crowns": [point(at) for at in found.crowns],
        "barrels": [point(at) for at in found.barrels],
    }
    return {name: place for name, place in places.items() if place}


def point(at: Point | None) -> list[float] | None:
    return at and [numeral(at[0]), numeral(at[1])]


def numeral(value: float) -> float:
    """In tenths, and whole where it is."""
    return int(value) if value == int(value) else round(value, 1)


if __name__ == "__main__":
    for edition in sys.argv[1:]:
        target = ROOT / "web/src/boards" / edition / "map.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(draw(edition)), "utf-8")
        subprocess.run(["node_modules/.bin/biome", "format", "--write", target], check=True, cwd=ROOT / "web")
