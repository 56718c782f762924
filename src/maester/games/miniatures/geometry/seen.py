"""What a tray sees of each enemy from a place: for previews, and for looking a unit up. Nothing here is hidden."""

from msgspec import Struct

from maester.games.miniatures.geometry.arc import arcs
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.ground import blocking
from maester.games.miniatures.geometry.measure import distance
from maester.games.miniatures.geometry.sight import Sightline, sight
from maester.games.miniatures.geometry.tray import Arc, Placed, outline


class Seen(Struct, frozen=True):
    """An enemy as a tray sees it."""

    unit: str
    distance: int
    """Between the nearest points, in thou."""
    arc: Arc
    """Where the viewer stands, from the enemy's point of view."""
    line: Sightline | None
    """A free line of sight, if there is one."""


def seen_from(viewer: Placed, field: Field) -> tuple[Seen, ...]:
    """Every enemy, the nearest first."""
    found = [seen(viewer, each, field) for each in field.enemies]
    return tuple(sorted(found, key=lambda each: each.distance))


def seen(viewer: Placed, target: Stood, field: Field) -> Seen:
    others = [outline(*each.placed) for each in field.trays if each.unit != target.unit]
    others += blocking(field.pieces, viewer, target.placed, "any", field.hidden)
    return Seen(
        target.unit,
        distance(outline(*viewer), outline(*target.placed)),
        arcs(target.placed, viewer)[0],
        sight(viewer, target.placed, tuple(others)),
    )
