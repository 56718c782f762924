"""A Storm of Swords: walls, roles, reserves, siege cards."""

from typing import Any

import pytest

from maester.games.miniatures.agreed import Agreed
from maester.games.miniatures.areas import zone_of
from maester.games.miniatures.combat.reach import charge_targets
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.geometry.maneuver import Moved
from maester.games.miniatures.modes.redeploy import can_return
from maester.games.miniatures.modes.siege import ATTACKERS, DEFENDERS
from maester.games.miniatures.modes.walls import wall_targets
from maester.games.miniatures.numbers import number
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.fights import Panic
from maester.games.miniatures.steps.modes import CheckVictory
from maester.games.miniatures.steps.rounds import Act, Activate, EndActivation, PlaySiege, Redeploy, Turn
from maester.games.miniatures.steps.setup import PrepareMode, RollForZones
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import RerollCharge
from maester.games.miniatures.texts.in_force import has
from maester.games.miniatures.turn import may_activate, must_activate
from maester.games.miniatures.unit import WALL
from maester.games.miniatures.values import Pose, Unit
from maester.games.miniatures.victory import gain
from tests.scenarios.miniatures.cast import THEIRS
from tests.scenarios.miniatures.play import (
    answer,
    asked,
    begun,
    declined,
    happened,
    offered,
    piece,
    pose,
    refused,
    scene,
    told,
    unit,
)

STORM = Options(seats=2, mode="a-storm-of-swords", terrain="none")
OURS = unit("a1", "guardsmen", 10, 9, 0)


def wall(name: str = "wall", x: int = 24_000, wounds: int = 6, **more: Any) -> tuple[str, Unit]:
    return name, Unit("seat-1", WALL, wounds, Pose(x, 3_875, 0), **more)


def storm(*units: Any, **more: Any) -> Any:
    """Seat 1 defends."""
    more.setdefault("siege", {"seat-1": (), "seat-2": ()})
    return scene(*units, options=STORM, defender="seat-1", **more)


@pytest.mark.rule("MIN-MODE-ASOS-01", "MIN-MODE-ASOS-02", "MIN-MODE-ASOS-03", "MIN-RULE-81", "MIN-EX-45")
def test_roles_zones_and_walls():
    table = scene(*[unit(n, "guardsmen", 0, 0, 0) for n in ("a1", "a2", "b1")], options=STORM, agenda=(
        PrepareMode(), RollForZones()), faces=[5, 2, *[1] * 30], zones={})  # fmt: skip
    for name in ("a1", "a2", "b1"):
        table.state.change(name, pose=None)
    assert (asked(table), table.waiting) == ("role", ("seat-1",))
    answer(table, "defender", ("a2",))
    state = table.state
    assert state.defender == "seat-1"
    assert zone_of(state, "seat-1") == (0, 3_000, 48_000, 12_000)
    assert zone_of(state, "seat-2") == (0, 30_000, 48_000, 48_000)
    walls = {name: u.pose for name, u in state.units.items() if u.card == WALL}
    assert walls == {
        "wall-middle": Pose(24_000, 3_875, 0),
        "wall-left": Pose(7_000, 3_875, 0),
        "wall-right": Pose(41_000, 3_875, 0),
    }


@pytest.mark.rule("MIN-MODE-ASOS-04")
def test_only_the_defender_places_terrain_and_stops_when_they_like():
    table: Any = begun(Options(seats=2, mode="a-storm-of-swords"), seed=3)
    while asked(table) != "place-terrain":
        question = table.decision(table.waiting[0])
        answer(table, "defender" if asked(table) == "role" else question.options[: question.least])
    defender = table.state.defender
    assert table.waiting == (defender,)
    assert refused(table, Laid("forest", 24_000, 20_000)).rule == "MIN-MODE-ASOS-04"
    answer(table, Laid("forest", 24_000, 40_000))  # in the attacker's zone
    assert table.waiting == (defender,)
    assert refused(table, Laid("bog", 24_000 + 5_500 + 5_500, 40_000)).why == "too-near-terrain"
    answer(table, None)
    assert len(table.state.pieces) == 1


@pytest.mark.rule("MIN-MODE-ASOS-05", "MIN-MODE-ASOS-06")
def test_only_the_attacker_gains_points_and_time_is_on_the_defenders_side():
    table = storm(OURS, THEIRS)
    gain(table.state, "seat-1", 3, "x")
    gain(table.state, "seat-2", 3, "x")
    assert table.state.points == {"seat-1": 0, "seat-2": 3}
    end = storm(OURS, THEIRS, agenda=(CheckVictory(),), round=6, points={"seat-1": 0, "seat-2": 7})
    assert (end.state.winners, end.state.why) == (("seat-1",), "held")
    won = storm(OURS, THEIRS, agenda=(CheckVictory(),), round=6, points={"seat-1": 0, "seat-2": 8})
    assert won.state.winners == ("seat-2",)


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_each_side_has_three_cards_of_its_own_deck():
    table: Any = begun(STORM, seed=4)
    answer(table, "attacker")
    attacker, defender = table.state.other(table.state.defender), table.state.defender
    assert len(table.state.siege[attacker]) == len(table.state.siege[defender]) == 3
    assert set(table.state.siege[attacker]) <= set(ATTACKERS)
    assert set(table.state.siege[defender]) <= set(DEFENDERS)
    seen = table.view(attacker).players
    own, other = (next(p for p in seen if p.seat == seat) for seat in (attacker, defender))
    assert (own.siege, other.siege, other.siege_count) == (table.state.siege[attacker], None, 3)


@pytest.mark.rule("MIN-MODE-ASOS-08", "MIN-MODE-ASOS-09", "MIN-RULE-69")
def test_the_attacker_brings_back_what_is_no_character():
    gone = Unit("seat-2", "guardsmen", 0, None, True, attachments=("jaime-lannister-kingslayer",))
    gregor = Unit("seat-2", "gregor-clegane", 0, None)
    table = storm(OURS, THEIRS, ("b2", gone), ("b3", gregor), agenda=(Redeploy("seat-2"), Redeploy("seat-1")))
    assert can_return(table.state, "seat-1") == []
    assert can_return(table.state, "seat-2") == ["b2"]
    answer(table, "b2", Pose(10_000, 40_000, 18_000))
    back = table.state.units["b2"]
    assert (back.wounds, back.attachments, back.lost, back.commander) == (
        12, (), ("jaime-lannister-kingslayer",), False
    )  # fmt: skip


@pytest.mark.rule("MIN-MODE-ASOS-10")
def test_half_of_the_defenders_units_wait():
    table: Any = begun(STORM, seed=4)
    answer(table, "defender")
    defender = table.state.defender
    units = [name for name, u in table.state.units.items() if u.seat == defender and u.card != WALL]
    half = (len(units) + 1) // 2
    assert refused(table, tuple(units[: half - 1])).rule == "MIN-MODE-ASOS-10"
    answer(table, tuple(units[:half]))
    assert [u.reserve for n, u in table.state.units.items() if n in units] == [n < half for n in range(len(units))]


@pytest.mark.rule("MIN-MODE-ASOS-11", "MIN-MODE-ASOS-12", "MIN-RULE-79", "MIN-RULE-98")
def test_reserves_come_in_from_the_third_round_and_act():
    waiting = ("a2", Unit("seat-1", "guardsmen", 12, None, reserve=True))
    early = storm(OURS, waiting, THEIRS, round=2).state
    assert must_activate(early, "seat-1") == ["a1"]
    assert may_activate(early, "seat-1") == []
    later = storm(OURS, waiting, THEIRS, round=3, agenda=(Act("a2"), EndActivation("a2")))
    assert may_activate(later.state, "seat-1") == ["a2"]
    assert must_activate(later.state, "seat-1") == ["a1"]  # it never keeps the round open
    assert refused(later, Pose(24_000, 24_000, 0)).rule == "MIN-MODE-ASOS-11"
    answer(later, Pose(3_000, 24_000, 0))
    assert asked(later) == "action"
    answer(later, "maneuver", Moved(0, 4_000, 0))
    assert pose(later, "a2") == (3, 28, 0)


@pytest.mark.rule("MIN-MODE-ASOS-18", "MIN-RULE-79")
def test_walls_shoot_once_a_round_and_need_not():
    ready = storm(wall(), OURS, THEIRS, agenda=(Activate("seat-1"),), active="seat-1")
    assert set(offered(ready)) == {"wall", "a1"}
    enemy = unit("b1", "guardsmen", 24, 15, 180)
    table = storm(wall(), OURS, enemy, agenda=(Act("wall"), EndActivation("wall")), faces=[4, *[1] * 7, 1, 6, 6, 1])
    assert table.decision("seat-1").answers() == ("arrows", "forgo")
    declined(answer(table, "arrows"))
    assert len(told(table, "AttackRolled")[0].rolled.faces) == 8
    assert table.state.units["b1"].wounds == 11
    assert table.state.units["wall"].activated
    far = storm(wall(), OURS, THEIRS)
    assert wall_targets(far.state, "wall") == []
    done = storm(wall(activated=True), ("a1", Unit("seat-1", "guardsmen", 12, OURS[1].pose, activated=True)), THEIRS)
    assert may_activate(done.state, "seat-1") == []


@pytest.mark.rule("MIN-RULE-79")
def test_who_has_only_walls_left_may_pass():
    acted = ("a1", Unit("seat-1", "guardsmen", 12, OURS[1].pose, activated=True))
    table = storm(wall(), acted, THEIRS, agenda=(Turn("seat-1"),))
    assert table.decision("seat-1").answers() == ("wall", "pass")
    answer(table, "pass")
    assert table.waiting == ("seat-2",)


@pytest.mark.rule("MIN-MODE-ASOS-14", "MIN-MODE-ASOS-15", "MIN-MODE-ASOS-16", "MIN-RULE-71", "MIN-MODE-ASOS-13")
def test_a_wall_is_charged_and_falls():
    charger = unit("b1", "guardsmen", 24, 14, 180)
    table = storm(wall(wounds=2), OURS, charger, unit("b2", "guardsmen", 5, 40, 180), acts="b1", faces=[6, *[4] * 6])
    assert charge_targets(table.state, "b1") == ["wall"]
    answer(table, "charge", 18_000)
    answer(table, Aligned("front", 0))
    assert (asked(table), table.waiting) == ("declare-charged", ("seat-1",))
    answer(table, None)
    fallen = table.state.units["wall"]
    assert (fallen.wounds, fallen.pose) == (0, Pose(24_000, 3_875, 0))  # six hits, three wounds, no dice, no panic
    assert table.state.points == {"seat-1": 0, "seat-2": 5}
    assert not told(table, "PanicTested")
    assert told(table, "DefenceRolled")[0].rolled.faces == ()


@pytest.mark.rule("MIN-RULE-71")
def test_nobody_shoots_at_a_wall_or_charges_its_ends():
    archers = unit("b1", "crossbowmen", 24, 12, 180)
    assert refused(storm(wall(), OURS, archers, acts="b1"), "ranged").rule == "MIN-RANGED-02"
    beside = unit("b1", "gregor-clegane", 32.5, 4, 270)
    assert charge_targets(storm(wall(), unit("a1", "guardsmen", 10, 20, 0), beside).state, "b1") == []


@pytest.mark.rule("MIN-MODE-ASOS-13", "MIN-MODE-ASOS-17", "MIN-RULE-71")
def test_nobody_goes_over_or_behind_the_walls():
    inside = unit("a1", "gregor-clegane", 33, 7.5, 180)
    table = storm(wall(), inside, THEIRS, acts="a1")
    answer(table, "maneuver")
    assert refused(table, Moved(18_000, 3_200, 18_000)).about["free"] == 7_500 - 1_380 - 3_000 + 1
    answer(table, Moved(18_000, 3_100, 18_000))  # in the gap, but not behind
    own = storm(wall(), unit("a1", "guardsmen", 24, 9, 180), THEIRS, acts="a1")
    answer(own, "maneuver")
    assert refused(own, Moved(18_000, 3_000, 18_000)).rule == "MIN-MOVE-06"  # not even the defender's own
    turned = storm(wall(), unit("a1", "gregor-clegane", 33, 4.5, 180), THEIRS, acts="a1")
    answer(turned, "maneuver")
    assert refused(turned, Moved(18_000, 0, 22_500)).rule == "MIN-MODE-ASOS-17"


@pytest.mark.rule("MIN-RULE-55", "MIN-RULE-98", "MIN-MODE-ASOS-13")
@pytest.mark.parametrize("goes_on", [False, True])
def test_reserves_and_walls_do_not_save_a_defender(goes_on):
    waiting = ("a2", Unit("seat-1", "guardsmen", 12, None, reserve=True))
    chosen = Options(seats=2, mode="a-storm-of-swords", terrain="none", agreed=Agreed(storm_goes_on=goes_on))
    table = scene(
        wall(), unit("a1", "guardsmen", 10, 9, 0, wounds=1), waiting, THEIRS, options=chosen, defender="seat-1",
        siege={}, round=3, faces=[1, 1, 1], agenda=(Panic("a1", ()), Turn("seat-2")),
    )  # fmt: skip
    assert table.state.winners == (() if goes_on else ("seat-2",))


# ------------------------------------------------------------------------------------------------------ siege cards


def plays(card: str, when: str, *units: Any, seat: str = "seat-2", **more: Any) -> Any:
    hands = {"seat-1": (), "seat-2": (), seat: (card,)}
    table = storm(wall(), *units, agenda=(PlaySiege(seat, happened(when, seat=seat)),), siege=hands, **more)
    assert table.decision(seat).answers() == (None, card)
    answer(table, card)
    assert table.state.siege[seat] == ()
    return table


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_cards_of_the_attacker():
    cleared = plays("clear-the-ground", "turn-start", OURS, THEIRS, pieces=[piece("forest", 24, 24)])
    assert cleared.state.pieces == ()
    despair = answer(plays("spread-despair", "round-start", OURS, THEIRS), 2)
    assert (despair.state.units["a1"].tokens, despair.state.units["b1"].tokens) == (("weakened",), ())
    assert despair.state.units["wall"].tokens == ()
    assault = plays("sound-the-assault", "round-start", OURS, THEIRS)
    assert (number(assault.state, "hit", "b1"), number(assault.state, "hit", "a1")) == (1, 0)
    assert has(assault.state, RerollCharge, "b1")
    assert not has(assault.state, RerollCharge, "a1")


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MORALE-02")
def test_dread_makes_enemies_test_when_they_act():
    dread = plays("dread-of-the-siege", "round-start", OURS, THEIRS)
    table = storm(OURS, THEIRS, agenda=(Activate("seat-1"),), laid=dread.state.laid, faces=[1, 1], active="seat-1")
    assert table.state.units["a1"].tokens == ("panicked",)
    brave = storm(OURS, THEIRS, agenda=(Activate("seat-1"),), laid=dread.state.laid, faces=[6, 6], active="seat-1")
    assert brave.state.units["a1"].tokens == ()


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_cards_of_the_defender():
    mended = plays("masons-at-work", "round-end", OURS, THEIRS, seat="seat-1")
    assert mended.state.units["wall"].wounds == 6
    hands = {"seat-1": ("masons-at-work",), "seat-2": ()}
    play = PlaySiege("seat-1", occasions.RoundEnds("seat-1"))
    broken = storm(wall(wounds=3), OURS, THEIRS, agenda=(play,), siege=hands)
    answer(broken, "masons-at-work")
    assert broken.state.units["wall"].wounds == 5
    ditch = plays("burning-ditch", "round-start", OURS, THEIRS, seat="seat-1")
    assert refused(ditch, Laid("stakes", 24_000, 30_000)).why == "terrain-too-far"
    answer(ditch, Laid("stakes", 24_000, 9_000))
    assert ditch.state.pieces[0].has("dangerous")
    fed = plays("full-granaries", "round-start", unit("a1", "guardsmen", 10, 9, 0, wounds=5), THEIRS, seat="seat-1")
    answer(fed, ("a1",))
    assert fed.state.units["a1"].wounds == 6


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_who_holds_siege_cards_is_asked_whatever_they_are():
    hands = {"seat-1": (), "seat-2": ("battering-ram",)}
    table = storm(wall(), OURS, THEIRS, agenda=(PlaySiege("seat-2", occasions.RoundStarts("seat-1")),), siege=hands)
    assert table.decision("seat-2").answers() == (None,)


@pytest.mark.rule("MIN-MODE-ASOS-14")
def test_pitch_is_poured_once_a_round():
    charger = unit("b1", "guardsmen", 24, 14, 180)
    table = storm(wall(), OURS, charger, acts="b1", faces=[6, 1, *[1] * 4, *[1] * 6])
    answer(table, "charge", 18_000, Aligned("front", 0), "order:wall:tar-and-pitch:0")
    assert table.state.units["b1"].wounds == 12 - 4  # D3 + 3 hits
    assert table.state.units["wall"].used == ("tar-and-pitch",)
    answer(table, ())
    again = storm(wall(used=("tar-and-pitch",)), OURS, charger, acts="b1", faces=[6, *[1] * 6])
    answer(again, "charge", 18_000, Aligned("front", 0))
    assert asked(again) == "reroll-attack"


@pytest.mark.rule("MIN-MODE-ASOS-13", "MIN-CARDS-03")
@pytest.mark.parametrize(
    ("card", "occasion"),
    [
        ("sudden-retreat", occasions.AttackDone("b1", "wall", "melee")),
        ("cunning-ploy", occasions.Activates("wall", "seat-1")),
    ],
)
def test_no_tactics_card_is_for_a_castle_wall(card, occasion):
    """It does not retreat, and does not give up its action for somebody else."""
    hands: dict[str, Any] = {"seat-1": (card,), "seat-2": ()}
    at_wall = unit("b1", "sworn-swords", 24, 7.15, 180)
    table = storm(wall(), OURS, at_wall, agenda=(Happens(occasion),), hands=hands, lists=hands, active="seat-2")
    assert asked(table) == ""
