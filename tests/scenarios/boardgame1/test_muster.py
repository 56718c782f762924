"""MUST: castles and strongholds pay for new units."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import Mustered, NothingMustered
from maester.games.boardgame.facts import Area, Kind
from tests.scenarios.boardgame.scenario import Played, unit
from tests.scenarios.boardgame1.first import First


def mustering(scenario: First, house: str = "stark") -> Played:
    return scenario.begin(steps.Muster(house)).asks(house, "muster")


def winterfell(units: str = "") -> First:
    """Two points in Winterfell, one in White Harbor, held by a power token."""
    return First().supply(stark=6).army("winterfell", "stark", units).token("stark", "white-harbor")


@pytest.mark.rule("BG1-MUST-02", "BG1-MUST-03")
def test_controlled_strongholds_give_two_points_and_castles_one_units_or_not():
    game = mustering(winterfell().token("stark", "karhold"))
    assert game.question("stark").points == {"winterfell": 2, "white-harbor": 1}
    game.refuses("stark", {"karhold": [unit("footman", "karhold")]}, rule="BG1-MUST-02")
    game.refuses("stark", {"lannisport": [unit("footman", "lannisport")]}, rule="BG1-MUST-02")
    game.says("stark", {"white-harbor": [unit("footman", "white-harbor")]}).ends()
    assert game.units("white-harbor") == "footman"


@pytest.mark.parametrize(("kind", "cost"), [("footman", 1), ("knight", 2), ("ship", 1)])
@pytest.mark.rule("BG1-MUST-04", "BG1-MUST-02")
def test_what_units_cost(kind: Kind, cost: int):
    into = "the-shivering-sea" if kind == "ship" else "winterfell"
    wanted = [unit(kind, into)] * (2 // cost)
    game = mustering(winterfell())
    game.refuses("stark", {"winterfell": [*wanted, unit("footman", "winterfell")]}, rule="BG1-MUST-02")
    game.says("stark", {"winterfell": wanted}).ends()
    assert game.units(into).split() == [kind] * (2 // cost)


def test_a_house_that_musters_nothing_is_told_so():
    game = mustering(winterfell())
    game.says("stark", {}).ends()
    assert game.told(NothingMustered) == [NothingMustered("stark")]
    game = mustering(winterfell())
    game.says("stark", {"winterfell": [unit("footman", "winterfell")]}).ends()
    assert game.told(NothingMustered) == []


@pytest.mark.rule("BG1-MUST-04")
def test_there_are_no_siege_engines_here():
    game = mustering(winterfell())
    game.refuses("stark", {"winterfell": [unit("siege-engine", "winterfell")]}, rule="BG1-MUST-04")


@pytest.mark.rule("BG1-MUST-04", "BG1-MUST-05")
def test_a_footman_at_a_structure_becomes_a_knight_for_one_point_of_that_area():
    scenario = winterfell("footman").army("karhold", "stark", "footman").army("white-harbor", "stark", "footman")
    game = mustering(scenario)
    upgrade = unit("knight", "winterfell", upgrade=True)
    game.refuses("stark", {"white-harbor": [upgrade]}, rule="BG1-MUST-06")
    game.refuses("stark", {"winterfell": [upgrade, upgrade]}, rule="BG1-MUST-05")
    game.refuses("stark", {"winterfell": [unit("ship", "winterfell", upgrade=True)]}, rule="BG1-MUST-05")
    game.refuses("stark", {"karhold": [unit("knight", "karhold", upgrade=True)]}, rule="BG1-MUST-02")
    game.says("stark", {"winterfell": [upgrade], "white-harbor": [unit("knight", "white-harbor", True)]}).ends()
    assert (game.units("winterfell"), game.units("white-harbor")) == ("knight", "knight")
    assert [event.upgraded for event in game.told(Mustered)] == [True, True]


@pytest.mark.rule("BG1-MUST-05")
def test_without_a_footman_there_is_nothing_to_upgrade():
    game = mustering(winterfell())
    game.refuses("stark", {"winterfell": [unit("knight", "winterfell", upgrade=True)]}, rule="BG1-MUST-05")


@pytest.mark.parametrize("elsewhere", ["white-harbor", "karhold", "the-shivering-sea", "bay-of-ice"])
@pytest.mark.rule("BG1-MUST-06")
def test_land_units_are_placed_where_they_were_paid(elsewhere: Area):
    for kind in ("footman", "knight"):
        game = mustering(winterfell())
        game.refuses("stark", {"winterfell": [unit(kind, elsewhere)]}, rule="BG1-MUST-06")


@pytest.mark.rule("BG1-MUST-07")
def test_ships_are_placed_in_an_adjacent_sea():
    game = mustering(winterfell())
    for far in ("the-narrow-sea", "winterfell", "karhold"):
        game.refuses("stark", {"winterfell": [unit("ship", far)]}, rule="BG1-MUST-07")
    ships = {"winterfell": [unit("ship", "bay-of-ice")], "white-harbor": [unit("ship", "the-narrow-sea")]}
    game.says("stark", ships).ends()
    assert (game.units("bay-of-ice"), game.units("the-narrow-sea")) == ("ship", "ship")


@pytest.mark.rule("BG1-MUST-07")
def test_without_a_coast_there_are_no_ships():
    game = mustering(First().token("stark", "harrenhal").supply(stark=6))
    game.refuses("stark", {"harrenhal": [unit("ship", "blackwater-bay")]}, rule="BG1-MUST-07")


@pytest.mark.rule("BG1-MUST-08")
def test_no_ship_is_mustered_among_enemy_ships():
    game = mustering(winterfell().army("bay-of-ice", "greyjoy", "ship"))
    game.refuses("stark", {"winterfell": [unit("ship", "bay-of-ice")]}, rule="BG1-MUST-08")
    game.says("stark", {"winterfell": [unit("ship", "the-shivering-sea")]}).ends()


@pytest.mark.rule("BG1-RULE-48")
def test_no_ship_is_mustered_among_neutral_ships():
    scenario = First(4).supply(stark=6).token("stark", "seagard")
    game = mustering(scenario)
    game.refuses("stark", {"seagard": [unit("ship", "ironmans-bay")]}, rule="BG1-RULE-48")


@pytest.mark.rule("BG1-MUST-09")
def test_points_of_two_areas_cannot_be_combined():
    """White Harbor and Moat Cailin have a point each; a knight costs two."""
    game = mustering(winterfell().token("stark", "moat-cailin"))
    for area in ("white-harbor", "moat-cailin"):
        game.refuses("stark", {area: [unit("knight", area)]}, rule="BG1-MUST-02")
    three = {"winterfell": [unit("knight", "winterfell"), unit("footman", "winterfell")]}
    game.refuses("stark", three, rule="BG1-MUST-02")


@pytest.mark.rule("BG1-MUST-10")
def test_two_points_may_be_split():
    game = mustering(winterfell())
    game.says("stark", {"winterfell": [unit("footman", "winterfell"), unit("ship", "the-shivering-sea")]}).ends()
    assert (game.units("winterfell"), game.units("the-shivering-sea")) == ("footman", "ship")


@pytest.mark.rule("BG1-MUST-11", "BG1-MUST-12")
def test_supply_limits_new_units_and_not_upgrades():
    """At level 0 there may be two armies of two."""
    scenario = winterfell("footman footman").army("karhold", "stark", "footman footman").supply(stark=0)
    game = mustering(scenario.army("the-shivering-sea", "stark", "ship"))
    game.refuses("stark", {"winterfell": [unit("footman", "winterfell")]}, rule="BG1-MUST-11")
    game.refuses("stark", {"winterfell": [unit("ship", "the-shivering-sea")]}, rule="BG1-MUST-11")
    upgrades = [unit("knight", "winterfell", upgrade=True)] * 2
    game.says("stark", {"winterfell": upgrades}).ends()
    assert game.units("winterfell") == "knight knight"


@pytest.mark.rule("BG1-MUST-13")
def test_points_that_are_not_used_are_lost():
    scenario = winterfell()
    game = scenario.begin(steps.Muster("stark"), steps.Muster("stark"))
    game.says("stark", {"winterfell": [unit("footman", "winterfell")]})
    game.asks("stark", "muster").refuses(
        "stark", {"winterfell": [unit("knight", "winterfell"), unit("footman", "winterfell")]}, rule="BG1-MUST-02"
    )
    game.says("stark", {}).ends()


@pytest.mark.rule("BG1-MUST-13")
def test_a_house_that_can_muster_nothing_is_not_asked():
    scenario = First().supply(stark=0).army("winterfell", "stark", "knight knight").army("karhold", "stark", "footman")
    scenario.army("karhold", "stark", "footman").army("bay-of-ice", "greyjoy", "ship")
    scenario.army("the-shivering-sea", "greyjoy", "ship").begin(steps.Muster("stark")).ends()


FULL: dict[Kind, tuple[str, Area, list[tuple[Area, str]]]] = {
    "knight": ("knight", "winterfell", [("karhold", "knight knight"), ("castle-black", "knight knight")]),
    "ship": (
        "ship",
        "the-shivering-sea",
        [("bay-of-ice", "ship ship"), ("the-narrow-sea", "ship ship"), ("sunset-sea", "ship")],
    ),
    "footman": (
        "footman",
        "winterfell",
        [(area, "footman footman") for area in ("karhold", "castle-black", "moat-cailin", "widows-watch", "seagard")],
    ),
}


@pytest.mark.parametrize("kind", FULL)
@pytest.mark.rule("BG1-MUST-14", "BG1-LIMITS-01", "BG1-RULE-27")
def test_a_house_has_no_more_units_than_pieces(kind: Kind):
    """10 footmen, 4 knights, 5 ships."""
    _, into, everywhere = FULL[kind]
    scenario = winterfell()
    for area, units in everywhere:
        scenario.army(area, "stark", units)
    mustering(scenario).refuses("stark", {"winterfell": [unit(kind, into)]}, rule="BG1-MUST-14")


@pytest.mark.rule("BG1-RULE-27")
def test_six_ships_if_that_was_agreed():
    scenario = First(ship_pool=6).supply(stark=6).token("stark", "white-harbor")
    for area, units in FULL["ship"][2]:
        scenario.army(area, "stark", units)
    game = mustering(scenario)
    two = [unit("ship", "the-shivering-sea")] * 2
    game.refuses("stark", {"winterfell": two}, rule="BG1-MUST-14")
    game.says("stark", {"winterfell": two[:1]}).ends()


@pytest.mark.rule("BG1-MUST-14")
def test_an_upgrade_frees_its_footman():
    scenario = winterfell("footman")
    for area in ("karhold", "castle-black", "moat-cailin", "widows-watch"):
        scenario.army(area, "stark", "footman footman")
    scenario.army("seagard", "stark", "footman")
    game = mustering(scenario)
    both = [unit("knight", "winterfell", upgrade=True), unit("footman", "winterfell")]
    game.says("stark", {"winterfell": both}).ends()
    assert game.units("winterfell") == "footman knight"


@pytest.mark.rule("BG1-MUST-15", "BG1-SUP-10")
def test_lost_units_can_be_mustered_again():
    scenario = winterfell("footman knight knight").army("karhold", "stark", "knight knight").supply(stark=0)
    game = scenario.begin(steps.Reconcile("stark"), steps.Muster("stark"))
    assert game.question("stark").about == "reconcile"
    game.says("stark", {"winterfell": ["knight"]}).asks("stark", "muster")
    assert game.question("stark").pool["knight"] == 1
    game.says("stark", {"winterfell": [unit("knight", "winterfell", upgrade=True)]}).ends()
    assert game.units("winterfell") == "knight knight"
