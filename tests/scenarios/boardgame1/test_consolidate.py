"""CP, WIN and LIMITS: power is collected, and somebody wins."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import GameWon, PowerConsolidated, PowerGained
from maester.games.boardgame.facts import Area
from maester.games.boardgame.tokens import pool
from maester.kernel import Standing
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame1.first import Fight, First

# Consolidate power


@pytest.mark.rule("BG1-CP-01")
def test_all_collect_at_once_and_nobody_is_asked():
    scenario = First().power(0).ordered("stark", "consolidate-power", "winterfell", "karhold")
    scenario.ordered("tyrell", "consolidate-power-special", "highgarden")
    game = scenario.ordered("lannister", "consolidate-power", "lannisport").begin(steps.ConsolidatePower()).ends()
    assert game.state.power == {"baratheon": 0, "greyjoy": 0, "lannister": 1, "stark": 4, "tyrell": 1}


@pytest.mark.parametrize(("area", "power"), [("blackwater", 1), ("winterfell", 2), ("kings-landing", 3)])
@pytest.mark.rule("BG1-CP-02")
def test_an_order_brings_one_and_one_for_each_crown(area: Area, power: int):
    scenario = First().without_neutral("kings-landing").power(0).ordered("stark", "consolidate-power", area)
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.told(PowerConsolidated) == [PowerConsolidated("stark", area, power)]
    assert game.told(PowerGained) == [PowerGained("stark", power, "order")]


@pytest.mark.rule("BG1-CP-03")
def test_an_order_that_was_raided_or_overrun_brings_nobody_anything():
    field = Fight("tyrell knight knight", "lannister footman").order("blackwater", "consolidate-power").power(3)
    field.ordered("stark", "raid", "harrenhal").ordered("greyjoy", "consolidate-power", "riverrun")
    game = field.begin(steps.Raids(), steps.Marches(), steps.ConsolidatePower())
    game.raids("stark", "harrenhal", "riverrun")
    game.says("tyrell", {"area": "the-reach", "moves": {"blackwater": ["knight", "knight"]}})
    game.says("tyrell", "mace-tyrell").says("lannister", "cersei-lannister").ends()
    assert game.told(PowerConsolidated) == []
    assert game.state.power == {"baratheon": 3, "greyjoy": 3, "lannister": 3, "stark": 4, "tyrell": 3}


@pytest.mark.rule("BG1-CP-04")
def test_then_all_orders_are_taken_off_and_the_next_round_begins():
    scenario = First().set_up().westeros(*["last-days-of-summer"] * 3).round(2)
    scenario.order("winterfell", "support").order("lannisport", "defense-plus-1")
    game = scenario.begin(steps.CleanUp()).asks("stark", "orders")
    assert game.orders() == {}
    assert game.state.round == 3


# Limits


@pytest.mark.rule("BG1-LIMITS-02", "BG1-LIMITS-03", "BG1-RULE-58")
@pytest.mark.parametrize(("held", "on_board", "gained"), [(20, 0, 0), (19, 0, 1), (15, 4, 1), (10, 0, 2), (16, 4, 0)])
def test_twenty_tokens_are_all_a_house_has(held: int, on_board: int, gained: int):
    scenario = First().ordered("stark", "consolidate-power", "winterfell").power(stark=held)
    scenario.token("stark", *("karhold", "castle-black", "white-harbor", "moat-cailin")[:on_board])
    assert pool(scenario.state, "stark") == 20 - held - on_board
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.state.power["stark"] == held + gained


@pytest.mark.rule("BG1-LIMITS-02")
def test_after_spending_some_it_gains_again():
    scenario = First(3).power(stark=20, lannister=0, baratheon=0).ordered("stark", "consolidate-power", "winterfell")
    game = scenario.begin(steps.Bid("iron-throne"), steps.ConsolidatePower())
    game.bids(stark=3).says(game.table.waiting[0], ["lannister", "baratheon"]).ends()
    assert game.state.power["stark"] == 19


@pytest.mark.rule("BG1-LIMITS-04", "BG1-RULE-25")
def test_a_house_never_gives_up_more_units_than_it_must():
    """A house that loses units loses as many as it must, and no more."""
    scenario = First(3).army("winterfell", "stark", "footman footman knight").power(0).wildlings(2)
    scenario.army("lannisport", "lannister", "footman")
    game = scenario.turn_order("baratheon").begin(steps.WildlingAttack()).says("baratheon", "lannister")
    game.asks("stark", "lose-worth").refuses("stark", {"winterfell": ["knight", "footman"]}, rule="BG1-RULE-33")
    game.refuses("stark", {"winterfell": ["footman", "footman", "knight"]}, rule="BG1-RULE-33")


# The end


STRUCTURES = ("white-harbor", "moat-cailin", "flints-finger", "seagard", "riverrun", "harrenhal", "crackclaw-point")


def last_round(scenario: First) -> Standing:
    game = scenario.round(10).begin(steps.CleanUp()).ends()
    standing = game.table.game.standing(game.state)
    assert game.told(GameWon) == [GameWon(standing.winners, standing.why)]
    return standing


@pytest.mark.rule("BG1-WIN-01")
def test_after_ten_rounds_most_structures_win_castles_and_strongholds_alike():
    """Stark has one stronghold and three castles, Lannister three strongholds."""
    scenario = First().token("stark", "white-harbor", "moat-cailin", "flints-finger").supply(lannister=6)
    standing = last_round(scenario.token("lannister", "riverrun", "seagard").power(lannister=20 - 2))
    assert (standing.winners, standing.rule) == (("stark",), "BG1-WIN-01")
    assert standing.scores == {"baratheon": 1, "greyjoy": 1, "lannister": 3, "stark": 4, "tyrell": 1}


@pytest.mark.rule("BG1-WIN-02", "BG1-RULE-50")
def test_the_first_tie_break_is_the_place_of_the_supply_token():
    """What the areas would give now does not matter: Lannister holds more barrels."""
    scenario = First(3).supply(stark=4, lannister=3, baratheon=2).token("lannister", "blackwater", "searoad-marches")
    standing = last_round(scenario.power(stark=0, lannister=9))
    assert (standing.winners, standing.rule) == (("stark",), "BG1-WIN-02")


@pytest.mark.rule("BG1-WIN-03", "BG1-RULE-50")
def test_the_second_tie_break_is_available_power_without_what_lies_on_the_board():
    scenario = First(3).supply(stark=3, lannister=3, baratheon=2).power(stark=5, lannister=4, baratheon=20)
    standing = last_round(scenario.token("lannister", "karhold", "castle-black", "stoney-sept"))
    assert (standing.winners, standing.rule) == (("stark",), "BG1-WIN-03")


@pytest.mark.rule("BG1-WIN-04", "BG1-TRACK-03")
def test_houses_that_are_still_tied_share_the_victory():
    scenario = First(3).supply(stark=3, lannister=3, baratheon=2).power(5).turn_order("stark")
    standing = last_round(scenario)
    assert standing.winners == ("lannister", "stark")
    assert (standing.places["baratheon"], standing.rule) == (3, "BG1-WIN-04")


@pytest.mark.parametrize(("players", "enough"), [(3, 8), (4, 7), (5, 7)])
@pytest.mark.rule("BG1-WIN-05", "BG1-PLAYERS-07")
def test_enough_structures_win_at_once(players: int, enough: int):
    for held, won in ((enough - 2, False), (enough - 1, True)):
        tokens = STRUCTURES[1:held]  # this many, with Winterfell
        scenario = First(players).token("stark", *tokens).ordered("stark", "march-0", "winterfell")
        game = marching(scenario).marches("stark", "winterfell", {"white-harbor": "footman"})
        assert bool(game.told(GameWon)) is won
    assert game.ends().told(GameWon) == [GameWon(("stark",), "enough-structures")]
    standing = game.table.game.standing(game.state)
    assert (standing.winners, standing.rule) == (("stark",), "BG1-WIN-05")


def seventh() -> Fight:
    """Stark has six structures and marches on Harrenhal, where a footman stands, with a march of Tyrell to follow."""
    field = Fight("stark knight knight", "lannister footman", at="harrenhal", origin="riverrun")
    field.token("stark", *STRUCTURES[:4]).token("stark", "riverrun").turn_order("stark", "tyrell")
    return field.ordered("tyrell", "march-0", "highgarden")


@pytest.mark.rule("BG1-RULE-49", "BG1-WIN-05")
def test_a_combat_with_its_retreat_is_completed_first():
    game = seventh().fight().plays(stark="greatjon-umber", lannister="tyrion-lannister").asks("lannister", "retreat")
    assert game.told(GameWon) == []
    game.says("lannister", "stoney-sept").ends()
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]
    assert game.units("stoney-sept") == "(footman)"
    assert game.orders("tyrell") == {"highgarden": "march-0"}, "nobody marches any more"


@pytest.mark.rule("BG1-RULE-49", "BG1-WIN-05")
def test_a_combat_that_is_still_to_come_does_not_keep_a_house_from_winning():
    """White Harbor is Stark's seventh; the combat in Karhold, begun by the same march, is never fought."""
    scenario = First().supply(stark=6).token("stark", *STRUCTURES[1:6]).army("karhold", "lannister", "footman")
    scenario.army("winterfell", "stark", "footman footman").order("winterfell", "march-0")
    game = marching(scenario).marches("stark", "winterfell", {"white-harbor": "footman", "karhold": "footman"}).ends()
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]
    assert "InitialStrength" not in game.happened()


def leaving_winterfell() -> First:
    """Lannister marches out of Winterfell against Moat Cailin; with both, Stark would have seven structures."""
    scenario = First().supply(lannister=6).token("stark", *STRUCTURES[2:7])
    scenario.army("winterfell", "lannister", "knight knight").order("winterfell", "march-0")
    return scenario.army("moat-cailin", "stark", "footman")


@pytest.mark.rule("BG1-RULE-49", "BG1-RULE-39", "BG1-WIN-05")
@pytest.mark.parametrize("leaves_power", [False, True])
def test_until_the_combat_is_over_the_embattled_area_is_the_defenders(leaves_power: bool):
    """Winterfell is Stark's again when it is left, and Moat Cailin still is. So Stark wins before the combat."""
    game = marching(leaving_winterfell())
    game.marches("lannister", "winterfell", {"moat-cailin": "knight knight"}, leave_power=leaves_power)
    if leaves_power:
        game.waits_for("lannister", "stark").asks("stark", "house-card")
    else:
        assert game.ends().told(GameWon) == [GameWon(("stark",), "enough-structures")]


@pytest.mark.rule("BG1-RULE-49")
@pytest.mark.parametrize("supply", [0, 6])
def test_of_two_who_reach_the_number_together_the_one_whose_turn_it_is_wins(supply: int):
    """Stark leaves Lannisport, which is Lannister's again, and takes Riverrun and Seagard by ship."""
    scenario = First().without_neutral().supply(stark=1, lannister=supply)
    scenario.token("stark", "white-harbor", "moat-cailin", "flints-finger", "the-eyrie")
    for area in ("harrenhal", "crackclaw-point", "kings-landing", "the-reach", "storms-end", "oldtown"):
        scenario.token("lannister", area)
    scenario.army("lannisport", "stark", "footman footman").order("lannisport", "march-0")
    scenario.army("the-golden-sound", "stark", "ship").army("ironmans-bay", "stark", "ship")
    game = marching(scenario).marches("stark", "lannisport", {"riverrun": "footman", "seagard": "footman"}).ends()
    standing = game.table.game.standing(game.state)
    assert (standing.scores["stark"], standing.scores["lannister"]) == (7, 7)
    assert standing.winners == ("stark",)


@pytest.mark.rule("BG1-WIN-05")
def test_a_house_can_win_at_any_moment_even_when_the_wildlings_drive_units_out():
    """A Stark footman keeps Lannisport from Lannister, who has seven with it."""
    scenario = First(4).power(0).wildlings(2).army("lannisport", "stark", "footman").turn_order("baratheon")
    scenario.token("lannister", "harrenhal", "crackclaw-point", "the-reach", "storms-end", "oldtown", "riverrun")
    game = scenario.begin(steps.WildlingAttack()).asks("baratheon", "lowest-bidder")
    assert game.told(GameWon) == []
    game.says("baratheon", "tyrell").ends()
    assert game.told(GameWon) == [GameWon(("lannister",), "enough-structures")]


@pytest.mark.rule("BG1-CP-01")
def test_other_orders_of_the_house_stay_where_they_lie():
    scenario = First().ordered("stark", "support", "winterfell").ordered("stark", "consolidate-power", "karhold")
    game = scenario.begin(steps.ConsolidatePower()).ends()
    assert game.orders() == {"winterfell": "support"}
    assert [event.area for event in game.told(PowerConsolidated)] == ["karhold"]
