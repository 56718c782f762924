"""MARCH: units go where they are sent, and at most one of their ways ends in a combat."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import controller
from maester.games.boardgame.events import CombatBegan, Marched, PowerTokenRemoved, StoodStill
from maester.games.boardgame.facts import Area, Kind
from maester.games.boardgame.tokens import pool
from maester.kernel import Chance, UnreadableAnswer
from tests.scenarios.boardgame.combat import Combat, Field, march, marching
from tests.scenarios.boardgame.scenario import Scenario


def lannister(units: str = "footman footman knight", area: Area = "lannisport") -> Scenario:
    """An army with a march order, and supply for whatever it does."""
    return Scenario(6).supply(lannister=6).army(area, "lannister", units).order(area, "march-0")


@pytest.mark.rule("BG2-MARCH-01")
def test_in_turn_order_each_house_resolves_one_march_and_then_again():
    """Stark has two marches, Lannister three, Greyjoy one; Baratheon, first of all, has none."""
    scenario = Scenario(6).turn_order("baratheon", "stark", "lannister", "greyjoy")
    for area, house, token in (
        ("winterfell", "stark", "march-0"),
        ("karhold", "stark", "march-minus-1"),
        ("lannisport", "lannister", "march-0"),
        ("stoney-sept", "lannister", "march-minus-1"),
        ("harrenhal", "lannister", "march-plus-1"),
        ("seagard", "greyjoy", "march-0"),
        ("dragonstone", "baratheon", "support"),
    ):
        scenario.army(area, house, "footman").order(area, token)
    game = marching(scenario)
    for house, area in (
        ("stark", "karhold"),
        ("lannister", "harrenhal"),
        ("greyjoy", "seagard"),
        ("stark", "winterfell"),
        ("lannister", "lannisport"),
        ("lannister", "stoney-sept"),
    ):
        game.waits_for(house).marches(house, area, {})
    game.ends()
    assert game.orders() == {"dragonstone": "support"}


@pytest.mark.rule("BG2-MARCH-01")
def test_only_own_march_orders_are_resolved():
    scenario = lannister().army("riverrun", "stark", "footman").order("riverrun", "march-0")
    scenario.army("searoad-marches", "lannister", "footman").order("searoad-marches", "support")
    game = marching(scenario)
    for area in ("riverrun", "searoad-marches", "winterfell"):
        game.refuses_march("lannister", area, {}, rule="BG2-MARCH-01")


@pytest.mark.rule("BG2-MARCH-02", "BG2-MARCH-03")
@pytest.mark.parametrize(
    "moves",
    [
        {"stoney-sept": "footman"},
        {"stoney-sept": "footman footman knight"},
        {"stoney-sept": "footman", "searoad-marches": "footman"},
        {"stoney-sept": "knight", "searoad-marches": "footman", "riverrun": "footman"},
    ],
    ids=["one", "all", "two ways, one stays", "three ways"],
)
def test_units_go_together_or_split_or_stay(moves: dict[Area, str]):
    game = marching(lannister()).marches("lannister", "lannisport", moves).ends()
    for area, units in moves.items():
        assert game.units(area) == units
    gone = " ".join(moves.values()).split()
    stayed = ["footman", "footman", "knight"]
    for kind in gone:
        stayed.remove(kind)
    assert game.units("lannisport") == " ".join(stayed)
    assert [(event.into, event.units) for event in game.told(Marched)] == [
        (a, tuple(u.split())) for a, u in moves.items()
    ]


@pytest.mark.rule("BG2-MARCH-02", "BG2-RULE-53")
def test_nobody_has_to_go():
    game = marching(lannister()).marches("lannister", "lannisport", {}).ends()
    assert game.units("lannisport") == "footman footman knight"
    assert game.orders() == {}
    assert game.told(StoodStill) == [StoodStill("lannister", "lannisport")]


@pytest.mark.rule("BG2-MARCH-02")
def test_only_units_that_are_there_can_go():
    game = marching(lannister())
    for units in ("knight knight", "siege-engine", "footman footman footman", "dragon", "ship"):
        game.refuses_march("lannister", "lannisport", {"stoney-sept": units}, rule="BG2-MARCH-02")
    twice = {"stoney-sept": "knight", "searoad-marches": "knight"}
    game.refuses_march("lannister", "lannisport", twice, rule="BG2-MARCH-02")
    game.refuses_march("lannister", "lannisport", {"stoney-sept": ""}, rule="BG2-MARCH-02")


@pytest.mark.rule("BG2-RETREAT-12")
def test_routed_units_stay():
    game = marching(lannister("footman (footman) (knight)"))
    for units in ("knight", "footman footman"):
        game.refuses_march("lannister", "lannisport", {"stoney-sept": units}, rule="BG2-RETREAT-12")
    game.marches("lannister", "lannisport", {"stoney-sept": "footman"}).ends()
    assert game.units("lannisport") == "(footman) (knight)"


@pytest.mark.rule("BG2-MARCH-04")
@pytest.mark.parametrize("far", ["harrenhal", "seagard", "highgarden", "pyke", "lannisport", "nowhere"])
def test_units_go_next_door_only(far: Area):
    marching(lannister()).refuses_march("lannister", "lannisport", {far: "footman"}, rule="BG2-MARCH-04")


@pytest.mark.rule("BG2-MARCH-05")
@pytest.mark.parametrize("kind", ["footman", "knight", "siege-engine"])
@pytest.mark.parametrize("water", ["the-golden-sound", "lannisport-port"])
def test_land_units_stay_on_land(kind: Kind, water: Area):
    """With an own ship there or not."""
    for ships in ("", "ship"):
        scenario = lannister(kind).army(water, "lannister", ships)
        marching(scenario).refuses_march("lannister", "lannisport", {water: kind}, rule="BG2-MARCH-05")


@pytest.mark.rule("BG2-MARCH-06")
def test_ships_go_to_the_next_sea_or_an_own_port_and_never_on_land():
    scenario = lannister("ship ship", "the-golden-sound")
    game = marching(scenario)
    for coast in ("lannisport", "riverrun", "searoad-marches"):
        game.refuses_march("lannister", "the-golden-sound", {coast: "ship"}, rule="BG2-MARCH-06")
    game.refuses_march("lannister", "the-golden-sound", {"bay-of-ice": "ship"}, rule="BG2-MARCH-04")
    game.marches("lannister", "the-golden-sound", {"sunset-sea": "ship", "lannisport-port": "ship"}).ends()
    assert (game.units("sunset-sea"), game.units("lannisport-port")) == ("ship", "ship")


@pytest.mark.rule("BG2-MARCH-06", "BG2-PORT-09")
def test_a_ship_in_a_port_cannot_land_either():
    game = marching(lannister("ship", "lannisport-port"))
    game.refuses_march("lannister", "lannisport-port", {"lannisport": "ship"}, rule="BG2-MARCH-06")


@pytest.mark.rule("BG2-MARCH-07")
def test_only_one_area_with_enemy_units_may_be_entered():
    scenario = lannister().army("riverrun", "stark", "footman").army("stoney-sept", "greyjoy", "footman")
    two = {"riverrun": "footman", "stoney-sept": "knight"}
    game = marching(scenario).refuses_march("lannister", "lannisport", two, rule="BG2-MARCH-07")
    game.marches("lannister", "lannisport", {"riverrun": "footman knight", "searoad-marches": "footman"})
    assert game.told(CombatBegan) == [CombatBegan("lannister", "stark", "riverrun", "lannisport")]


@pytest.mark.rule("BG2-MARCH-08")
@pytest.mark.parametrize("enemy", ["footman", "knight", "siege-engine", "(footman)"])
def test_entering_an_area_with_enemy_units_starts_a_combat(enemy: str):
    game = Field("tyrell knight", f"lannister {enemy}").fight()
    assert game.told(CombatBegan) == [CombatBegan("tyrell", "lannister", "blackwater", "the-reach")]
    assert game.view(None).battle is not None


@pytest.mark.rule("BG2-MARCH-08")
def test_at_sea_too():
    scenario = lannister("ship", "the-golden-sound").army("sunset-sea", "greyjoy", "ship")
    game = marching(scenario).marches("lannister", "the-golden-sound", {"sunset-sea": "ship"})
    assert game.told(CombatBegan) == [CombatBegan("lannister", "greyjoy", "sunset-sea", "the-golden-sound")]


@pytest.mark.rule("BG2-MARCH-09")
def test_the_other_moves_are_finished_before_the_combat():
    scenario = lannister().army("riverrun", "stark", "footman")
    moves = {"riverrun": "knight", "searoad-marches": "footman", "stoney-sept": "footman"}
    game = marching(scenario).marches("lannister", "lannisport", moves).asks("lannister", "house-card")
    assert game.state.battle is not None
    assert (game.units("searoad-marches"), game.units("stoney-sept")) == ("footman", "footman")
    assert game.house_in("riverrun") == "stark"


@pytest.mark.rule("BG2-MARCH-11", "BG2-CONTROL-03")
def test_a_house_that_leaves_an_area_empty_loses_it_unless_a_power_token_stays():
    scenario = lannister("footman", "stoney-sept")
    game = marching(scenario).marches("lannister", "stoney-sept", {"riverrun": "footman"}).ends()
    assert controller(game.state, "stoney-sept") is None
    game = marching(scenario).marches("lannister", "stoney-sept", {"riverrun": "footman"}, leave_power=True).ends()
    assert controller(game.state, "stoney-sept") == "lannister"


@pytest.mark.rule("BG2-MARCH-12", "BG2-CONTROL-07")
def test_an_enemy_power_token_starts_no_combat_and_returns_to_the_pool():
    scenario = lannister().token("stark", "riverrun")
    assert pool(scenario.state, "stark") == 14
    game = marching(scenario).marches("lannister", "lannisport", {"riverrun": "knight"}).ends()
    assert not game.told(CombatBegan)
    assert game.told(PowerTokenRemoved) == [PowerTokenRemoved("stark", "riverrun")]
    assert (controller(game.state, "riverrun"), pool(game.state, "stark")) == ("lannister", 15)


@pytest.mark.rule("BG2-MARCH-07", "BG2-MARCH-12")
def test_areas_with_tokens_alone_do_not_count_as_combats():
    scenario = lannister().token("stark", "riverrun", "stoney-sept").army("searoad-marches", "tyrell", "footman")
    moves = {"riverrun": "footman", "stoney-sept": "footman", "searoad-marches": "knight"}
    game = marching(scenario).marches("lannister", "lannisport", moves)
    assert game.told(CombatBegan) == [CombatBegan("lannister", "tyrell", "searoad-marches", "lannisport")]
    assert len(game.told(PowerTokenRemoved)) == 2


def chain() -> Combat:
    """A knight in lannisport, marches there, in stoney-sept and in harrenhal."""
    scenario = lannister("knight").army("stoney-sept", "lannister", "footman").army("harrenhal", "lannister", "footman")
    return marching(scenario.order("stoney-sept", "march-minus-1").order("harrenhal", "march-plus-1"))


@pytest.mark.rule("BG2-MARCH-13", "BG2-MARCH-16")
def test_units_may_march_again_with_the_order_where_they_arrived():
    game = chain().marches("lannister", "lannisport", {"stoney-sept": "knight"})
    game.marches("lannister", "stoney-sept", {"harrenhal": "knight"})
    game.marches("lannister", "harrenhal", {"crackclaw-point": "knight"}).ends()
    assert game.units("crackclaw-point") == "knight"


@pytest.mark.rule("BG2-MARCH-14")
def test_a_resolved_march_order_leaves_the_board():
    game = marching(lannister()).marches("lannister", "lannisport", {"stoney-sept": "footman"}).ends()
    assert game.orders() == {}
    fought = Field("tyrell knight", "lannister footman").fight()
    assert fought.orders() == {}


@pytest.mark.rule("BG2-MARCH-15")
def test_after_the_last_march_power_is_consolidated():
    scenario = lannister().army("winterfell", "stark", "footman").order("winterfell", "consolidate-power")
    game = Combat(scenario.begin(steps.Marches(), steps.ConsolidatePower()).table)
    assert game.orders("stark") == {"winterfell": "consolidate-power"}
    game.marches("lannister", "lannisport", {"stoney-sept": "footman"}).ends()
    assert game.happened()[-2:] == ["PowerConsolidated", "PowerGained"]


@pytest.mark.rule("BG2-MARCH-01", "BG2-RETREAT-12")
def test_an_order_that_can_move_nobody_is_removed_without_a_question():
    scenario = lannister("(footman) (knight)")
    game = marching(scenario).ends()
    assert game.told(StoodStill) == [StoodStill("lannister", "lannisport")]


@pytest.mark.rule("BG2-MARCH-01")
def test_of_two_orders_that_can_move_nobody_their_owner_says_which_goes_first():
    """It may matter: what is stuck now may be able to march when others have marched."""
    scenario = Scenario(6).army("dragonstone", "baratheon", "footman").order("dragonstone", "march-0")
    scenario.army("the-arbor", "baratheon", "footman").order("the-arbor", "march-minus-1")
    scenario.army("redwyne-straights", "tyrell", "ship").order("redwyne-straights", "march-0")
    game = marching(scenario.turn_order("baratheon")).marches("baratheon", "the-arbor", {})
    assert game.asks("tyrell", "march").orders("baratheon") == {"dragonstone": "march-0"}


@pytest.mark.parametrize("seed", range(3))
def test_what_the_question_proposes_is_allowed(seed: int):
    scenario = Scenario(6).set_up().without_neutral("kings-landing").supply(lannister=4)
    scenario.army("riverrun", "stark", "footman").army("lannisport", "lannister", "siege-engine")
    for area in ("lannisport", "stoney-sept", "the-golden-sound", "lannisport-port"):
        scenario.order(area, "march-0")
    question = marching(scenario).question("lannister")
    proposed = [question.sample(Chance(seed * 100 + n)) for n in range(100)]
    assert [question.refusal(answer) for answer in proposed] == [None] * 100
    assert len({str(answer) for answer in proposed}) > 20
    assert any(answer.leave_power for answer in proposed)


def test_a_nonsensical_march_changes_nothing():
    game = marching(lannister())
    with pytest.raises(UnreadableAnswer):
        game.table.answer("lannister", {**march("lannisport", {"stoney-sept": "footman"}), "speed": 3})
    assert game.units("lannisport") == "footman footman knight"
