"""MUST: castles and strongholds recruit."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import Mustered
from maester.games.boardgame.muster import Recruit
from maester.kernel import Chance, UnreadableAnswer
from tests.scenarios.boardgame.scenario import Played, Scenario, unit


def mustering(scenario: Scenario, house: str = "lannister") -> Played:
    return scenario.begin(steps.Muster(house)).asks(house, "muster")


def lannister() -> Scenario:
    """A stronghold with a port (lannisport), a castle inland (harrenhal), and much supply."""
    scenario = Scenario(6).supply(lannister=6)
    return scenario.army("lannisport", "lannister", "footman").token("lannister", "harrenhal")


def recruit(*recruits: dict, area: str = "lannisport") -> dict:
    return {area: list(recruits)}


FOOTMAN = unit("footman", "lannisport")
KNIGHT = unit("knight", "lannisport")
SIEGE_ENGINE = unit("siege-engine", "lannisport")
SHIP = unit("ship", "the-golden-sound")
DUBBED = unit("knight", "lannisport", upgrade=True)
EQUIPPED = unit("siege-engine", "lannisport", upgrade=True)


# Where, and with how many points


@pytest.mark.rule("BG2-MUST-01", "BG2-RULE-39")
def test_a_house_musters_in_all_controlled_areas_with_a_structure_held_by_unit_token_or_crest():
    scenario = Scenario(6).army("riverrun", "lannister", "footman").token("lannister", "harrenhal", "stoney-sept")
    assert mustering(scenario).question("lannister").points == {"harrenhal": 1, "lannisport": 2, "riverrun": 2}


@pytest.mark.rule("BG2-RULE-39")
def test_an_empty_area_recruits():
    game = mustering(lannister()).says("lannister", {"harrenhal": [unit("footman", "harrenhal")]}).ends()
    assert game.units("harrenhal") == "footman"


@pytest.mark.rule("BG2-MUST-01")
def test_areas_of_others_do_not_recruit():
    scenario = lannister().army("seagard", "stark", "footman").army("riverrun", "stark", "footman")
    game = mustering(scenario)
    for area in ("seagard", "riverrun", "winterfell", "kings-landing"):
        game.refuses("lannister", recruit(unit("footman", area), area=area), rule="BG2-MUST-01")


@pytest.mark.rule("BG2-MUST-01")
def test_an_occupied_home_area_recruits_for_the_occupant():
    scenario = lannister().army("winterfell", "lannister", "footman")
    scenario.begin(steps.Muster("stark")).ends()
    game = mustering(scenario).says("lannister", recruit(unit("knight", "winterfell"), area="winterfell")).ends()
    assert game.units("winterfell") == "footman knight"


@pytest.mark.rule("BG2-MUST-14")
def test_an_area_without_structure_cannot_muster():
    game = mustering(lannister().army("stoney-sept", "lannister", "footman"))
    game.refuses("lannister", recruit(unit("footman", "stoney-sept"), area="stoney-sept"), rule="BG2-MUST-14")
    game.refuses("lannister", recruit(SHIP, area="the-golden-sound"), rule="BG2-MUST-14")
    game.refuses("lannister", recruit(FOOTMAN, area="nowhere"), rule="BG2-MUST-14")


COSTS = {
    "BG2-MUST-03": (FOOTMAN, 1),
    "BG2-MUST-04": (KNIGHT, 2),
    "BG2-MUST-05": (SHIP, 1),
    "BG2-MUST-06": (SIEGE_ENGINE, 2),
}


@pytest.mark.parametrize(("bought", "cost"), COSTS.values(), ids=COSTS)
@pytest.mark.rule("BG2-MUST-02", "BG2-MUST-03", "BG2-MUST-04", "BG2-MUST-05", "BG2-MUST-06")
def test_a_stronghold_has_two_points_and_each_unit_its_cost(bought, cost):
    game = mustering(lannister())
    affordable = 2 // cost
    game.refuses("lannister", recruit(*[bought] * (affordable + 1)), rule="BG2-MUST-02")
    game.says("lannister", recruit(*[bought] * affordable)).ends()
    assert [event.unit for event in game.told(Mustered)] == [bought["unit"]] * affordable


@pytest.mark.parametrize("upgrade", [DUBBED, EQUIPPED], ids=["knight", "siege engine"])
@pytest.mark.rule("BG2-MUST-04", "BG2-MUST-06")
def test_an_upgrade_costs_one_point(upgrade):
    game = mustering(lannister().army("lannisport", "lannister", "footman footman"))
    game.refuses("lannister", recruit(upgrade, upgrade, upgrade), rule="BG2-MUST-02")
    game.refuses("lannister", recruit(upgrade, KNIGHT), rule="BG2-MUST-02")
    game.says("lannister", recruit(upgrade, FOOTMAN)).ends()


@pytest.mark.rule("BG2-MUST-02")
def test_a_castle_has_one_point():
    game = mustering(lannister().army("harrenhal", "lannister", "footman"))
    footman = unit("footman", "harrenhal")
    game.refuses("lannister", recruit(footman, footman, area="harrenhal"), rule="BG2-MUST-02")
    game.refuses("lannister", recruit(unit("knight", "harrenhal"), area="harrenhal"), rule="BG2-MUST-02")
    game.says("lannister", recruit(unit("siege-engine", "harrenhal", upgrade=True), area="harrenhal")).ends()
    assert game.units("harrenhal") == "siege-engine"


@pytest.mark.rule("BG2-MUST-11", "BG2-MUST-07")
def test_points_of_one_area_cannot_be_used_for_another():
    """Harrenhal's point and one of lannisport do not make a knight in harrenhal."""
    game = mustering(lannister())
    knight = unit("knight", "harrenhal")
    game.refuses("lannister", {"harrenhal": [knight]}, rule="BG2-MUST-02")
    game.refuses("lannister", {"lannisport": [knight]}, rule="BG2-MUST-07")
    game.refuses("lannister", {"lannisport": [unit("footman", "harrenhal")]}, rule="BG2-MUST-07")


@pytest.mark.rule("BG2-MUST-11")
def test_points_left_are_not_saved():
    scenario = lannister()
    game = (
        scenario.begin(steps.Muster("lannister"), steps.Muster("lannister"))
        .says("lannister", {})
        .asks("lannister", "muster")
    )
    assert game.question("lannister").points == {"harrenhal": 1, "lannisport": 2}


@pytest.mark.rule("BG2-MUST-12")
def test_mustering_is_optional_in_every_area():
    game = mustering(lannister()).says("lannister", {}).ends()
    assert game.told(Mustered) == []
    mustering(lannister()).says("lannister", {"harrenhal": [unit("footman", "harrenhal")], "lannisport": []}).ends()


# Land units and upgrades


@pytest.mark.rule("BG2-MUST-07")
def test_a_land_unit_comes_from_the_pool_into_the_area_that_paid():
    game = mustering(lannister()).says("lannister", recruit(KNIGHT)).ends()
    assert game.units("lannisport") == "footman knight"
    assert game.told(Mustered) == [Mustered("lannister", "lannisport", "knight", "lannisport", upgraded=False)]


@pytest.mark.rule("BG2-MUST-08", "BG2-MUST-10")
@pytest.mark.parametrize("kind", ["knight", "siege-engine"])
def test_an_upgrade_swaps_a_footman_and_the_army_stays_as_large(kind):
    """The limits are exhausted: 4, 3, 2, 2, 2 with supply 6."""
    scenario = lannister().army("lannisport", "lannister", "footman footman footman")
    scenario.army("harrenhal", "lannister", "knight knight knight")
    for area in ("riverrun", "stoney-sept"):
        scenario.army(area, "lannister", "footman footman")
    scenario.army("the-golden-sound", "lannister", "ship ship")
    game = mustering(scenario).refuses("lannister", recruit(FOOTMAN), rule="BG2-MUST-09")
    game.says("lannister", recruit(unit(kind, "lannisport", upgrade=True))).ends()
    assert game.units("lannisport") == f"footman footman footman {kind}"
    assert game.told(Mustered) == [Mustered("lannister", "lannisport", kind, "lannisport", upgraded=True)]


@pytest.mark.rule("BG2-MUST-08")
def test_only_a_footman_standing_in_the_area_can_be_upgraded():
    scenario = lannister().army("harrenhal", "lannister", "knight").army("stoney-sept", "lannister", "footman")
    game = mustering(scenario)
    harrenhal = unit("siege-engine", "harrenhal", upgrade=True)
    game.refuses("lannister", recruit(harrenhal, area="harrenhal"), rule="BG2-MUST-08")
    game.refuses("lannister", recruit(DUBBED, DUBBED), rule="BG2-MUST-08")
    game.refuses("lannister", recruit(unit("knight", "stoney-sept", upgrade=True)), rule="BG2-MUST-07")


@pytest.mark.parametrize("kind", ["footman", "ship"])
@pytest.mark.rule("BG2-MUST-08")
def test_a_footman_becomes_a_knight_or_a_siege_engine_and_nothing_else(kind):
    game = mustering(lannister())
    game.refuses("lannister", recruit(unit(kind, "lannisport", upgrade=True)), rule="BG2-MUST-08")


@pytest.mark.rule("BG2-RULE-40")
def test_two_points_may_be_split_freely():
    two = lannister().army("lannisport", "lannister", "footman")
    assert (
        mustering(two).says("lannister", recruit(DUBBED, EQUIPPED)).ends().units("lannisport") == "knight siege-engine"
    )
    game = mustering(lannister()).says("lannister", recruit(FOOTMAN, SHIP)).ends()
    assert (game.units("lannisport"), game.units("the-golden-sound")) == ("footman footman", "ship")


@pytest.mark.rule("BG2-RULE-40")
def test_a_footman_may_be_upgraded_right_after_it_was_recruited():
    scenario = Scenario(6)
    game = mustering(scenario).says("lannister", recruit(DUBBED, FOOTMAN)).ends()
    assert game.units("lannisport") == "knight"


@pytest.mark.rule("BG2-MUST-09", "BG2-SUP-10")
def test_a_unit_that_would_break_the_supply_limits_cannot_be_recruited():
    """Supply 0 allows two armies of two."""
    scenario = lannister().supply(lannister=0).army("riverrun", "lannister", "footman footman")
    game = mustering(scenario)
    game.refuses("lannister", recruit(FOOTMAN, FOOTMAN), rule="BG2-MUST-09")
    game.refuses("lannister", {**recruit(FOOTMAN), "riverrun": [unit("footman", "riverrun")]}, rule="BG2-MUST-09")
    game.refuses("lannister", {**recruit(FOOTMAN, SHIP), "riverrun": [SHIP]}, rule="BG2-MUST-09")
    game.says("lannister", {**recruit(FOOTMAN, SHIP), "harrenhal": [unit("footman", "harrenhal")]}).ends()


@pytest.mark.rule("BG2-TERMS-03", "BG2-MUST-01")
def test_there_are_four_kinds_of_units():
    game = mustering(lannister())
    for kind in ("garrison", "dragon", ""):
        game.refuses("lannister", recruit(unit(kind, "lannisport")), rule="BG2-TERMS-03")


# The pool


@pytest.mark.rule("BG2-TERMS-15", "BG2-SETUP-11")
@pytest.mark.parametrize(("kind", "owned"), [("footman", 10), ("knight", 5), ("siege-engine", 2), ("ship", 6)])
def test_nobody_musters_beyond_the_pool(kind, owned):
    """All but one of a kind stand on the board, one in each area."""
    scenario = Scenario(6).supply(lannister=6)
    realm = scenario.state.edition.realm
    ground = "sea" if kind == "ship" else "land"
    near = {"lannisport", "riverrun", "the-golden-sound"}
    areas = [
        area for area in realm.ground if realm.ground[area] == ground and area not in near and area not in realm.points
    ]
    for area in areas[: owned - 1]:
        scenario.army(area, "lannister", kind)
    scenario.token("lannister", "riverrun")
    into = "the-golden-sound" if kind == "ship" else None
    last = {area: [unit(kind, into or area)] for area in ("lannisport", "riverrun")}
    game = mustering(scenario).refuses("lannister", last, rule="BG2-TERMS-15")
    game.says("lannister", {"lannisport": last["lannisport"]}).ends()


@pytest.mark.rule("BG2-TERMS-16", "BG2-TERMS-15")
def test_a_footman_freed_by_an_upgrade_can_be_recruited_again():
    scenario = lannister().army("seagard", "lannister", "footman")
    areas = ["stoney-sept", "searoad-marches", "blackwater", "the-twins", "the-fingers", "karhold", "kingswood"]
    for area in areas:
        scenario.army(area, "lannister", "footman")
    scenario.army("castle-black", "lannister", "footman")
    game = mustering(scenario).refuses("lannister", recruit(FOOTMAN), rule="BG2-TERMS-15")
    game.says("lannister", {"harrenhal": [unit("footman", "harrenhal")], **recruit(DUBBED)}).ends()
    assert (game.units("harrenhal"), game.units("lannisport")) == ("footman", "knight")


# Ships


@pytest.mark.parametrize("into", ["lannisport-port", "the-golden-sound"])
@pytest.mark.rule("BG2-MUST-15", "BG2-PORT-05")
def test_a_ship_is_placed_in_the_areas_port_or_an_adjacent_sea(into):
    game = mustering(lannister()).says("lannister", recruit(unit("ship", into))).ends()
    assert game.units(into) == "ship"
    assert game.told(Mustered) == [Mustered("lannister", "lannisport", "ship", into, upgraded=False)]


@pytest.mark.parametrize("into", ["sunset-sea", "ironmans-bay", "pyke-port", "lannisport", "stoney-sept", "nowhere"])
@pytest.mark.rule("BG2-MUST-15")
def test_a_ship_goes_nowhere_else(into):
    mustering(lannister()).refuses("lannister", recruit(unit("ship", into)), rule="BG2-MUST-15")


@pytest.mark.rule("BG2-MUST-16", "BG2-PORT-06")
def test_an_enemy_ship_closes_the_sea_but_not_the_port():
    game = mustering(lannister().army("the-golden-sound", "greyjoy", "ship"))
    game.refuses("lannister", recruit(SHIP), rule="BG2-MUST-16")
    game.says("lannister", recruit(unit("ship", "lannisport-port"))).ends()


@pytest.mark.rule("BG2-MUST-16")
def test_own_ships_do_not_close_the_sea():
    mustering(lannister().army("the-golden-sound", "lannister", "ship")).says("lannister", recruit(SHIP)).ends()


@pytest.mark.rule("BG2-MUST-17")
def test_an_area_without_coast_musters_no_ships():
    ship = recruit(unit("ship", "the-golden-sound"), area="harrenhal")
    mustering(lannister()).refuses("lannister", ship, rule="BG2-MUST-17")


@pytest.mark.rule("BG2-PORT-04")
def test_a_port_holds_three_ships():
    game = mustering(lannister().army("lannisport-port", "lannister", "ship ship"))
    ship = unit("ship", "lannisport-port")
    game.refuses("lannister", recruit(ship, ship), rule="BG2-PORT-04")
    game.says("lannister", recruit(ship)).ends()
    assert game.units("lannisport-port") == "ship ship ship"


@pytest.mark.parametrize("kind", ["footman", "knight", "siege-engine"])
@pytest.mark.parametrize("into", ["lannisport-port", "the-golden-sound"])
@pytest.mark.rule("BG2-MUST-18", "BG2-PORT-03")
def test_land_units_are_never_mustered_into_a_port_or_sea(kind, into):
    mustering(lannister()).refuses("lannister", recruit(unit(kind, into)), rule="BG2-MUST-18")


# Not asked


@pytest.mark.rule("BG2-MUST-01")
def test_a_house_without_structures_is_passed_over():
    Scenario(6).army("lannisport", "stark", "footman").begin(steps.Muster("lannister")).ends()


@pytest.mark.rule("BG2-MUST-09")
def test_a_house_that_can_recruit_nothing_is_passed_over():
    """A third unit would be too many in lannisport, no footman is there, and every sea and port is full or held."""
    scenario = Scenario(6).supply(lannister=0).army("lannisport", "lannister", "knight knight")
    scenario.army("lannisport-port", "lannister", "ship ship").army("the-golden-sound", "stark", "ship")
    scenario.begin(steps.Muster("lannister")).ends()


@pytest.mark.rule("BG2-RULE-69")
def test_with_three_players_a_closed_area_recruits_for_nobody():
    game = Scenario(3).begin(steps.Muster("lannister"))
    assert game.question("lannister").points == {"lannisport": 2}
    game.refuses("lannister", recruit(unit("footman", "highgarden"), area="highgarden"), rule="BG2-MUST-01")


# What the question proposes


POSITIONS = {
    "plenty": (6, {}),
    "room for one more": (0, {"blackwater": "knight knight", "stoney-sept": "knight"}),
    "no room on land": (0, {"lannisport": "footman"}),
    "two ships in port": (5, {"lannisport-port": "ship ship"}),
    "a full port": (5, {"lannisport-port": "ship ship ship"}),
    "one footman left": (
        6,
        {"blackwater": "footman footman footman footman", "the-twins": "footman footman footman", "karhold": "footman"},
    ),
    "one knight left": (6, {"blackwater": "knight knight knight knight"}),
    "no siege engine left": (6, {"blackwater": "siege-engine siege-engine"}),
    "one ship left": (6, {"sunset-sea": "ship ship ship ship", "west-summer-sea": "ship"}),
}


@pytest.mark.parametrize(("supply", "armies"), POSITIONS.values(), ids=POSITIONS)
@pytest.mark.rule("BG2-MUST-02", "BG2-MUST-09", "BG2-MUST-12", "BG2-PORT-04", "BG2-TERMS-15")
def test_sooner_or_later_every_allowed_muster_is_proposed_and_no_other(supply, armies):
    scenario = Scenario(6).supply(lannister=supply).army("lannisport", "lannister", "footman")
    for area, units in armies.items():
        scenario.army(area, "lannister", units)
    question = mustering(scenario).question("lannister")
    proposed = {as_set(question.sample(Chance(seed)).get("lannisport", ())) for seed in range(600)}
    assert proposed == {as_set(recruits) for recruits in every_two() if not question.refusal({"lannisport": recruits})}


def every_two() -> Iterator[tuple[Recruit, ...]]:
    """Any two recruits, one or none, wherever they go."""
    kinds, places = ("footman", "knight", "siege-engine", "ship"), ("lannisport", "lannisport-port", "the-golden-sound")
    recruits = [Recruit(*each) for each in product(kinds, places, (False, True))]
    for count in range(3):
        yield from combinations_with_replacement(recruits, count)


def as_set(recruits: tuple[Recruit, ...]) -> frozenset[tuple[str, str, bool, int]]:
    return frozenset((each.unit, each.into, each.upgrade, recruits.count(each)) for each in recruits)


@pytest.mark.rule("BG2-TERMS-15")
def test_a_footman_freed_by_an_upgrade_is_proposed_too():
    """All ten footmen are on the board, one of them in lannisport."""
    scenario = lannister().army("blackwater", "lannister", "footman footman footman footman")
    scenario.army("the-twins", "lannister", "footman footman footman").army("karhold", "lannister", "footman footman")
    question = mustering(scenario).question("lannister")
    proposed = [question.sample(Chance(seed)) for seed in range(300)]
    assert [question.refusal(answer) for answer in proposed] == [None] * 300
    freed = (Recruit("knight", "lannisport", upgrade=True), Recruit("footman", "lannisport"))
    assert freed in [answer.get("lannisport") for answer in proposed]


def test_proposals_keep_the_areas_and_their_armies_apart():
    """Three areas with five points share pool, supply and sea."""
    scenario = lannister().supply(lannister=1).token("lannister", "riverrun").army("ironmans-bay", "lannister", "ship")
    scenario.army("the-golden-sound", "lannister", "ship").army("seagard", "lannister", "knight footman")
    question = mustering(scenario).question("lannister")
    proposed = [question.sample(Chance(seed)) for seed in range(300)]
    assert [question.refusal(answer) for answer in proposed] == [None] * 300
    assert {area for answer in proposed for area in answer} == {"harrenhal", "lannisport", "riverrun", "seagard"}


def test_a_nonsensical_muster_is_refused():
    game = mustering(lannister())
    before = game.everything()
    nonsense: list[Any] = [
        None,
        [],
        "footman",
        {"lannisport": "footman"},
        {"lannisport": [{"unit": "footman"}]},
        {1: []},
    ]
    for answer in nonsense:
        with pytest.raises(UnreadableAnswer):
            game.table.answer("lannister", answer)
    assert game.everything() == before


@pytest.mark.rule("BG2-MUST-09")
def test_a_single_unit_in_an_empty_area_is_no_army_and_fits_when_supply_is_used_up():
    """Supply 0 feeds two armies of two, and they are on the board; Winterfell is empty, and all ships are at sea."""
    scenario = Scenario(6).supply(stark=0).army("karhold", "stark", "footman footman")
    scenario.army("castle-black", "stark", "footman footman")
    for sea in ("bay-of-ice", "sunset-sea", "ironmans-bay", "the-golden-sound", "the-narrow-sea", "the-shivering-sea"):
        scenario.army(sea, "stark", "ship")
    game = scenario.begin(steps.Muster("stark")).asks("stark", "muster")
    assert {tuple(answer) for answer in (game.question("stark").sample(Chance(n)) for n in range(20))} == {
        (),
        ("winterfell",),
    }
    game.refuses("stark", {"winterfell": [unit("footman", "winterfell")] * 2}, rule="BG2-MUST-09")
    game.says("stark", {"winterfell": [unit("footman", "winterfell")]}).ends()
