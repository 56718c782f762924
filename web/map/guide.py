"""What was drawn by hand: the guidance of an edition's map, as its TOML file says it."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Point = tuple[float, float]

KINDS = ("coast", "border", "river", "sea", "harbour", "wall")


@dataclass
class Line:
    """A hand-drawn line between two places where lines meet."""

    name: str
    kind: str
    points: list[Point]
    bridges: list[Point]


@dataclass
class Guide:
    """Lines, a place inside each area, and wishes for names and ornaments."""

    width: int
    height: int
    areas: dict[str, Point]
    lines: list[Line] = field(default_factory=list)
    meets: dict[str, Point] = field(default_factory=dict)
    labels: dict[str, list[float]] = field(default_factory=dict)
    ornaments: dict[str, Any] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)
    """Isles by the area they belong to."""

    def read(self, name: str, kind: str, path: str) -> None:
        """A row of places, cut into lines at the named ones."""
        words = path.split()
        bridges = [place(word.removeprefix("bridge:")) for word in words if word.startswith("bridge:")]
        points: list[Point] = []
        for word in (word for word in words if not word.startswith("bridge:")):
            if "," in word and "=" not in word:
                points.append(place(word))
                continue
            points.append(self.meet(word))
            if len(points) > 1:
                self.lines.append(Line(f"{name}-{word.partition('=')[0]}", kind, points, bridges))
                points = points[-1:]

    def meet(self, word: str) -> Point:
        """A named place: `name=x,y` gives it, `name` uses it."""
        name, given, at = word.partition("=")
        if given:
            if name in self.meets:
                raise ValueError(f"{name} lies in two places")
            self.meets[name] = place(at)
        return self.meets[name]


def place(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


def load(path: Path) -> Guide:
    """A guide; one that `follows` another keeps its lines unless it draws or drops them itself."""
    said = tomllib.loads(path.read_text("utf-8"))
    lines = {(kind, name): row for kind in KINDS for name, row in said.get(kind, {}).items()}
    if "follows" in said:
        before = tomllib.loads((path.parent / said["follows"]).read_text("utf-8"))
        dropped = set(said.get("without", []))
        kept = {
            (kind, name): row for kind in KINDS for name, row in before.get(kind, {}).items() if name not in dropped
        }
        lines = kept | lines
        areas = {name: at for name, at in before["areas"].items() if name not in dropped}
        ornaments = before.get("ornaments", {}) | said.get("ornaments", {})
        said = {**before, **said, "areas": areas | said.get("areas", {}), "ornaments": ornaments}
    width, height = said["size"]
    guide = Guide(
        width,
        height,
        {name: (float(x), float(y)) for name, (x, y) in said["areas"].items()},
        labels=said.get("labels", {}),
        ornaments=said.get("ornaments", {}),
        parts=said.get("parts", {}),
    )
    for (kind, name), row in lines.items():
        guide.read(name, kind, row)
    return guide
