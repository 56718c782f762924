"""The realm: the areas of the map, what is printed on them, and which of them touch."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from maester.games.boardgame.facts import Area, House, Map

POINTS = {"castle": 1, "stronghold": 2}


class Realm(Struct, frozen=True):
    """The map, indexed once so that no rule has to search it."""

    ground: dict[Area, Literal["land", "sea", "port"]]
    neighbours: dict[Area, tuple[Area, ...]]
    seas: dict[Area, tuple[Area, ...]]
    """The sea areas that touch an area, whether land, sea or port."""
    coasts: dict[Area, tuple[Area, ...]]
    """The land areas that touch a sea area."""
    points: dict[Area, int]
    """Mustering points of the areas with a castle or a stronghold."""
    structure: dict[Area, str]
    power: dict[Area, int]
    supply: dict[Area, int]
    home_of: dict[Area, House]
    port_of: dict[Area, Area]
    """Land → its port."""
    port_land: dict[Area, Area]
    """Port → its land."""
    port_sea: dict[Area, Area]
    """Port → its sea."""
    barred: tuple[tuple[Area, Area], ...] = ()
    """Borders on the printed map that do not count at this table."""

    @classmethod
    def of(cls, drawn: Map) -> "Realm":
        ground: dict[Area, Literal["land", "sea", "port"]] = {}
        ground |= dict.fromkeys(drawn.land, "land")
        ground |= dict.fromkeys(drawn.sea, "sea")
        ground |= dict.fromkeys(drawn.port, "port")
        touching: dict[Area, list[Area]] = {area: [] for area in ground}
        pairs = [(one, other) for kind in drawn.borders.values() for one, others in kind.items() for other in others]
        pairs += [(port, side) for port, facts in drawn.port.items() for side in (facts.land, facts.sea)]
        for one, other in pairs:
            touching[one].append(other)
            touching[other].append(one)
        neighbours = {area: tuple(sorted(others)) for area, others in touching.items()}

        def only(kind: str, area: Area) -> tuple[Area, ...]:
            return tuple(other for other in neighbours[area] if ground[other] == kind)

        return cls(
            ground=ground,
            neighbours=neighbours,
            seas={area: only("sea", area) for area in ground},
            coasts={area: only("land", area) for area in drawn.sea},
            points={area: POINTS[land.structure] for area, land in drawn.land.items() if land.structure != "none"},
            structure={area: land.structure for area, land in drawn.land.items() if land.structure != "none"},
            power={area: land.power for area, land in drawn.land.items() if land.power},
            supply={area: land.supply for area, land in drawn.land.items() if land.supply},
            home_of={area: land.home_of for area, land in drawn.land.items() if land.home_of},
            port_of={facts.land: port for port, facts in drawn.port.items()},
            port_land={port: facts.land for port, facts in drawn.port.items()},
            port_sea={port: facts.sea for port, facts in drawn.port.items()},
        )

    def without_border(self, land: Area, sea: Area) -> "Realm":
        """The same realm, but this land has no coast on that sea."""

        def parted(touching: dict[Area, tuple[Area, ...]]) -> dict[Area, tuple[Area, ...]]:
            barred = {land: sea, sea: land}
            return {area: tuple(o for o in others if o != barred.get(area)) for area, others in touching.items()}

        return replace(
            self,
            neighbours=parted(self.neighbours),
            seas=parted(self.seas),
            coasts=parted(self.coasts),
            barred=(*self.barred, (land, sea)),
        )
