"""From lines to areas: every line is stored once, as an arc, and knows what lies to its left and right."""

from dataclasses import dataclass

import shapely
import shapely.ops
from guide import Guide, Point
from hand import drawn

Ring = list[int]
"""Arcs in order: n is arc n as it was drawn, ~n is arc n backwards."""


@dataclass
class Arc:
    kind: str
    points: list[Point]
    left: str | None = None
    right: str | None = None


@dataclass
class Plane:
    arcs: list[Arc]
    faces: dict[str, shapely.Polygon]
    rings: dict[str, list[Ring]]


def plane(guide: Guide) -> Plane:
    """The areas between the lines. An area that is not closed, has no name or has two is an error."""
    arcs = [Arc(kind, points) for line in guide.lines for kind, points in drawn(line)] + frame(guide)
    refuse_crossings(arcs)
    faces = named(list(shapely.ops.polygonize([shapely.LineString(arc.points) for arc in arcs])), guide)
    starts = {(arc.points[0], arc.points[1]): n for n, arc in enumerate(arcs)}
    starts |= {(arc.points[-1], arc.points[-2]): ~n for n, arc in enumerate(arcs)}
    rings: dict[str, list[Ring]] = {}
    for face_name, face in faces.items():
        name = guide.parts.get(face_name, face_name)
        # Clockwise on the screen, where y grows downwards: what a ring encloses lies to its right.
        outlines = shapely.geometry.polygon.orient(face, 1.0)
        found = [ring(list(each.coords)[:-1], arcs, starts) for each in (outlines.exterior, *outlines.interiors)]
        for n in (n for each in found for n in each):
            if n >= 0:
                arcs[n].right = name
            else:
                arcs[~n].left = name
        rings[name] = rings.get(name, []) + found
    return Plane(arcs, faces, rings)


def refuse_crossings(arcs: list[Arc]) -> None:
    """Lines may meet at their ends only."""
    lines = [shapely.LineString(arc.points) for arc in arcs]
    for n, m in shapely.STRtree(lines).query(lines, "intersects").T:
        ends = shapely.MultiPoint([arcs[n].points[0], arcs[n].points[-1]])
        crossing = lines[n].intersection(lines[m]).difference(ends) if n < m else shapely.Point()
        if not crossing.is_empty:
            raise ValueError(f"a {arcs[n].kind} crosses a {arcs[m].kind} at {crossing}")


def frame(guide: Guide) -> list[Arc]:
    """The edge of the map, cut where lines run into it."""
    w, h = float(guide.width), float(guide.height)
    around = shapely.LineString([(0, 0), (w, 0), (w, h), (0, h), (0, 0)])
    corners = [(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)]
    met = [at for at in guide.meets.values() if at[0] in (0, w) or at[1] in (0, h)]
    order = sorted({*corners, *met}, key=lambda at: around.project(shapely.Point(at)))
    pieces: list[list[Point]] = []
    piece: list[Point] = []
    first = next(n for n, at in enumerate(order) if at in met)
    for at in [*order[first:], *order[: first + 1]]:
        piece.append(at)
        if at in met and len(piece) > 1:
            pieces.append(piece)
            piece = [at]
    return [Arc("edge", piece) for piece in pieces]


def named(faces: list[shapely.Polygon], guide: Guide) -> dict[str, shapely.Polygon]:
    found: dict[str, shapely.Polygon] = {}
    for face in faces:
        names = [name for name, at in guide.areas.items() if face.contains(shapely.Point(at))]
        if len(names) != 1:
            raise ValueError(f"a face around {face.representative_point()} is called {names}")
        found[names[0]] = face
    if missing := guide.areas.keys() - found.keys():
        raise ValueError(f"no closed line around {sorted(missing)}")
    return {name: found[name] for name in guide.areas}


def ring(outline: list[Point], arcs: list[Arc], starts: dict[tuple[Point, Point], int]) -> Ring:
    """An outline as the arcs it is made of."""
    count = len(outline)
    pairs = [(outline[n], outline[(n + 1) % count]) for n in range(count)]
    at = next(n for n in range(count) if pairs[n] in starts)
    found: Ring = []
    walked = 0
    while walked < count:
        arc = starts[pairs[(at + walked) % count]]
        found.append(arc)
        walked += len(arcs[arc if arc >= 0 else ~arc].points) - 1
    return found
