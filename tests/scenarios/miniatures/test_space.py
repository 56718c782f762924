"""The quick look at a full zone rules out nothing that the exact search would find."""

from random import Random

import pytest

from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.geometry.angle import HALF_TURN, QUARTER
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.room import centres
from maester.games.miniatures.geometry.space import Cells, cells_left
from maester.games.miniatures.geometry.tray import outline
from maester.games.miniatures.values import Pose

CORNER = (0, 0, 12_000, 12_000)
KINDS = ("solo", "infantry", "large-solo", "cavalry")


class Everywhere(Cells, frozen=True):
    def hold(self, x: int, y: int) -> bool:
        return True


NOTHING_RULED_OUT = Everywhere(1, set(), None)


def question(kind: str, trays: list[Stood], zone: tuple[int, int, int, int] = CORNER) -> PlaceUnit:
    field = Field(48_000, tuple(trays))
    return PlaceUnit(about="deploy", rule="MIN-DEPLOY-04", unit="new", tray=kind, zones=(zone,), ahead=0, field=field)


def crowded(luck: Random, kind: str, most: int) -> list[Stood]:
    """Trays anywhere in a corner, with any facing, as long as luck finds room for them."""
    trays: list[Stood] = []
    for _ in range(60):
        pose = Pose(luck.randrange(12_000), luck.randrange(12_000), luck.choice((0, luck.randrange(36_000))))
        if len(trays) < most and question(kind, trays).refusal(pose) is None:
            trays.append(Stood(f"unit-{len(trays)}", kind, pose.x, pose.y, pose.heading, False))
    return trays


def fits(asked: PlaceUnit, heading: int, looking: bool) -> bool:
    things = [outline(*each.placed) for each in asked.field.trays]
    cells = cells_left(asked.tray, [heading], CORNER, things).get(heading) if looking else NOTHING_RULED_OUT
    if cells is None:
        return False
    return asked.first_free((x, y, heading) for x, y in centres(asked.tray, heading, CORNER, things, cells)) is not None


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-RULE-58")
def test_what_the_quick_look_leaves_has_room_where_there_is_room():
    luck, found = Random(17), {True: 0, False: 0}
    for _ in range(40):
        trays = crowded(luck, luck.choice(("solo", "large-solo", "infantry")), luck.randrange(2, 8))
        asked = question(luck.choice(KINDS), trays)
        for heading in dict.fromkeys((0, QUARTER, *((each.heading + QUARTER) % HALF_TURN for each in trays))):
            there_is = fits(asked, heading, looking=False)
            assert fits(asked, heading, looking=True) == there_is
            found[there_is] += 1
    assert min(found.values()) > 20, "the scenes show both"


@pytest.mark.rule("MIN-DEPLOY-04", "MIN-RULE-58")
@pytest.mark.parametrize(("gap", "there_is"), [(2_760, True), (2_759, True), (2_757, False)])
def test_a_tray_fits_into_a_gap_of_just_its_own_width(gap, there_is):
    """A thousandth of an inch counts as nothing (MIN-RULE-04); three do not."""
    strip = (0, 0, 5_520 + gap, 2_760)
    trays = [Stood("left", "solo", 1_380, 1_380, 0, False), Stood("right", "solo", 4_140 + gap, 1_380, 0, False)]
    assert (question("solo", trays, strip).some_room() is not None) == there_is
