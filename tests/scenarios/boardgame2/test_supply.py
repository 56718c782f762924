"""SUP: supply limits, and what happens when they shrink."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import SupplyChanged, UnitsLost
from maester.games.boardgame.supply import fits, limits, supplied
from maester.kernel import Chance
from tests.scenarios.boardgame.scenario import Played, Scenario, unit


def reconciling(scenario: Scenario, house: str = "stark") -> Played:
    return scenario.begin(steps.Reconcile(house))


def counted(scenario: Scenario, house: str = "stark") -> int:
    return scenario.begin(steps.CountSupply(house)).ends().state.supply[house]


# The update


@pytest.mark.rule("BG2-SUP-01")
def test_supply_is_the_number_of_icons_in_controlled_areas():
    """Crest (winterfell 1), unit (widows-watch 1), token (the-fingers 1, the-twins 0), and nothing from an enemy."""
    scenario = Scenario(3).supply(stark=0).army("widows-watch", "stark", "footman")
    scenario.token("stark", "the-fingers", "the-twins").army("blackwater", "lannister", "footman")
    game = scenario.begin(steps.CountSupply("stark")).ends()
    assert game.state.supply["stark"] == 3
    assert game.told(SupplyChanged) == [SupplyChanged("stark", 3)]


@pytest.mark.rule("BG2-SUP-01")
def test_the_marker_goes_down_as_well():
    assert counted(Scenario(3).supply(stark=5)) == 1


@pytest.mark.rule("BG2-SUP-01")
def test_icons_of_an_occupied_home_area_are_the_occupants():
    scenario = Scenario(3).supply(stark=4).army("winterfell", "lannister", "footman")
    assert counted(scenario) == 0
    assert counted(scenario, "lannister") == 3  # with lannisport 2


@pytest.mark.rule("BG2-RULE-36")
def test_more_than_six_icons_count_as_six():
    scenario = Scenario(6).token("stark", "blackwater", "highgarden", "lannisport", "seagard")
    assert counted(scenario) == 6  # 1 + 2 + 2 + 2 + 1


@pytest.mark.rule("BG2-SUP-09")
def test_losing_icons_on_the_board_changes_nothing_until_the_update():
    """The wildlings destroy the footman that holds seagard; its icon is gone, the marker stays."""
    scenario = Scenario(3).supply(stark=2).army("seagard", "stark", "footman")
    game = scenario.begin(steps.WildlingEffect("mammoth-riders", "lowest", "stark")).ends()
    assert game.units("seagard") == ""
    assert game.state.supply["stark"] == 2


@pytest.mark.rule("BG2-SUP-09")
def test_gaining_icons_on_the_board_changes_nothing_either():
    scenario = Scenario(3).supply(stark=1).army("greywater-watch", "stark", "footman").without_neutral()
    scenario.order("greywater-watch", "march-0")
    march = {"area": "greywater-watch", "moves": {"seagard": ["footman"]}, "leave_power": True}
    game = scenario.begin(steps.Marches()).says("stark", march)
    assert game.house_in("seagard") == "stark"
    assert game.state.supply["stark"] == 1


# The limits


LIMITS = [(2, 2), (3, 2), (3, 2, 2), (3, 2, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2), (4, 3, 2, 2, 2)]


@pytest.mark.parametrize(("supply", "sizes"), list(enumerate(LIMITS)))
@pytest.mark.rule("BG2-SUP-02", "BG2-SUP-03")
def test_the_supply_track_fixes_number_and_size_of_armies(supply, sizes):
    scenario = Scenario(6).supply(stark=supply)
    assert limits(scenario.state, "stark") == sizes
    areas = ["winterfell", "karhold", "castle-black", "white-harbor", "widows-watch", "moat-cailin"]
    for area, size in zip(areas, sizes, strict=False):
        scenario.army(area, "stark", " ".join(["footman"] * size))
    assert supplied(scenario.state, "stark")
    scenario.army(areas[len(sizes)], "stark", "knight knight")
    assert not supplied(scenario.state, "stark"), "one army more"


@pytest.mark.parametrize(
    ("sizes", "comply"),
    [
        ((3, 2, 2), True),
        ((2, 3, 2), True),
        ((2, 2, 2), True),
        ((3,), True),
        ((1, 1, 1, 1, 3, 2, 2), True),
        ((4,), False),
        ((3, 3), False),
        ((2, 2, 2, 2), False),
        ((), True),
    ],
)
@pytest.mark.rule("BG2-SUP-04", "BG2-SUP-07", "BG2-TERMS-01", "BG2-TERMS-02")
def test_sorted_by_size_each_army_fits_the_limit_of_its_rank(sizes, comply):
    assert fits(sizes, (3, 2, 2)) is comply


@pytest.mark.parametrize("units", ["footman footman", "knight siege-engine", "knight footman"])
@pytest.mark.rule("BG2-SUP-08")
def test_every_unit_counts_as_one(units):
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", units)
    assert supplied(scenario.state, "stark")
    scenario.army("winterfell", "stark", "siege-engine")
    assert not supplied(scenario.state, "stark")


@pytest.mark.parametrize("area", ["the-narrow-sea", "winterfell-port"])
@pytest.mark.rule("BG2-SUP-11", "BG2-TERMS-01", "BG2-PORT-04")
def test_ships_in_one_sea_or_port_are_an_army(area):
    scenario = Scenario(6).supply(stark=0).army(area, "stark", "ship ship ship")
    assert reconciling(scenario).ends().sizes("stark") == {area: 2}


@pytest.mark.rule("BG2-SUP-12")
def test_routed_units_count_like_standing_ones():
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman (footman) (knight)")
    reconciling(scenario).asks("stark", "reconcile")


@pytest.mark.rule("BG2-SUP-13", "BG2-GARRISON-02", "BG2-TERMS-03")
def test_garrisons_do_not_count():
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman footman")
    assert scenario.state.garrisons["winterfell"] == 2
    reconciling(scenario).ends()


# Reconciling


def over_the_limits() -> Scenario:
    """Supply 2 allows 3, 2, 2; Stark has 4 and 2, and a lone unit."""
    scenario = Scenario(6).supply(stark=2).army("winterfell", "stark", "footman footman knight siege-engine")
    return scenario.army("karhold", "stark", "knight knight").army("white-harbor", "stark", "footman")


@pytest.mark.rule("BG2-SUP-05")
def test_a_house_over_the_limits_removes_units_until_its_armies_comply():
    game = reconciling(over_the_limits()).asks("stark", "reconcile")
    game.refuses("stark", {}, rule="BG2-SUP-05")
    game.refuses("stark", {"karhold": ["knight"]}, rule="BG2-SUP-05")
    game.says("stark", {"winterfell": ["footman"]}).ends()
    assert game.sizes("stark") == {"winterfell": 3, "karhold": 2, "white-harbor": 1}
    assert game.told(UnitsLost) == [UnitsLost("stark", "winterfell", ("footman",), "supply")]


@pytest.mark.rule("BG2-SUP-05", "BG2-SUP-07")
def test_a_house_within_the_limits_is_not_asked():
    reconciling(over_the_limits().supply(stark=5)).ends()


@pytest.mark.parametrize("kind", ["footman", "knight", "siege-engine"])
@pytest.mark.rule("BG2-SUP-06", "BG2-TERMS-13", "BG2-TERMS-16")
def test_the_owner_decides_which_units_go(kind):
    game = reconciling(over_the_limits()).says("stark", {"winterfell": [kind]}).ends()
    left = ["footman", "footman", "knight", "siege-engine"]
    left.remove(kind)
    assert game.units("winterfell").split() == left


@pytest.mark.rule("BG2-SUP-06")
def test_only_own_units_that_are_there_can_be_named():
    game = reconciling(over_the_limits().army("lannisport", "lannister", "footman footman"))
    game.refuses("stark", {"lannisport": ["footman"]}, rule="BG2-SUP-05")
    game.refuses("stark", {"winterfell": ["ship"]}, rule="BG2-SUP-05")
    game.refuses("stark", {"winterfell": ["siege-engine", "siege-engine"]}, rule="BG2-SUP-05")


@pytest.mark.rule("BG2-RULE-37")
def test_no_more_is_removed_than_needed():
    game = reconciling(over_the_limits())
    game.refuses("stark", {"winterfell": ["footman", "footman"]}, rule="BG2-RULE-37")
    game.refuses("stark", {"winterfell": ["footman"], "karhold": ["knight"]}, rule="BG2-RULE-37")


@pytest.mark.rule("BG2-RULE-37")
def test_a_way_with_more_losses_is_allowed_if_none_of_them_could_be_spared():
    """3, 2 and 2 against limits 2, 2: two units of the large army, or one of it and one of another."""
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman footman footman")
    for area in ("karhold", "white-harbor"):
        scenario.army(area, "stark", "footman footman")
    game = reconciling(scenario)
    assert game.answers("stark") == [
        {"winterfell": ("footman", "footman")},
        {"winterfell": ("footman",), "karhold": ("footman",)},
        {"winterfell": ("footman",), "white-harbor": ("footman",)},
    ]
    game.says("stark", {"winterfell": ["footman", "footman"]}).ends()


@pytest.mark.rule("BG2-RULE-37", "BG2-SUP-05")
def test_sooner_or_later_every_way_to_comply_is_proposed_and_no_other():
    """4 and 3 against limits 2, 2."""
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman footman knight siege-engine")
    question = reconciling(scenario.army("karhold", "stark", "footman knight knight")).question("stark")
    proposed = [question.sample(Chance(seed)) for seed in range(300)]
    assert [question.refusal(answer) for answer in proposed] == [None] * 300
    assert {as_set(answer) for answer in proposed} == {as_set(answer) for answer in question.answers()}


def as_set(losses: dict[str, tuple[str, ...]]) -> frozenset[tuple[str, tuple[str, ...]]]:
    return frozenset((area, tuple(sorted(kinds))) for area, kinds in losses.items())


@pytest.mark.rule("BG2-SUP-10", "BG2-MUST-09")
def test_nobody_may_muster_beyond_the_limits():
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman footman")
    game = scenario.begin(steps.Muster("stark"))
    game.refuses("stark", {"winterfell": [unit("footman", "winterfell")]}, rule="BG2-MUST-09")


@pytest.mark.rule("BG2-SUP-05")
def test_only_armies_are_asked_for_units_not_single_ones():
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman footman knight")
    game = scenario.army("karhold", "stark", "footman").begin(steps.Reconcile("stark")).asks("stark", "reconcile")
    assert list(game.question("stark").units) == list(game.question("stark").armies) == ["winterfell"]
    game.refuses("stark", {"winterfell": ["knight"], "karhold": ["footman"]}, rule="BG2-SUP-05")


@pytest.mark.rule("BG2-SUP-05")
def test_of_a_kind_the_standing_and_then_the_routed_are_removed():
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman (footman) knight knight")
    game = scenario.begin(steps.Reconcile("stark")).says("stark", {"winterfell": ["footman", "footman"]}).ends()
    assert game.units("winterfell") == "knight knight"
    scenario = Scenario(6).supply(stark=0).army("winterfell", "stark", "footman (footman) knight")
    game = scenario.begin(steps.Reconcile("stark")).says("stark", {"winterfell": ["footman"]}).ends()
    assert game.units("winterfell") == "(footman) knight"
