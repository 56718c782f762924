"""WIN: seven castles and strongholds at once, or the most after the last round."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import GameWon
from maester.games.boardgame.facts import House
from maester.kernel import Standing
from tests.scenarios.boardgame.combat import Field, marching
from tests.scenarios.boardgame.scenario import Played, Scenario

CASTLES = ("white-harbor", "moat-cailin", "flints-finger", "harrenhal", "crackclaw-point", "the-reach")
STRONGHOLDS = ("riverrun", "seagard", "oldtown", "kings-landing")


def standing(game: Played) -> Standing:
    found: Standing = game.table.game.standing(game.state)
    return found


def ended(scenario: Scenario) -> Standing:
    """After the clean-up of the last round."""
    return standing(scenario.round(10).begin(steps.CleanUp()).ends())


@pytest.mark.rule("BG2-WIN-01", "BG2-WIN-02")
@pytest.mark.parametrize("others", [CASTLES[:5], (*STRONGHOLDS[:2], *CASTLES[:3])], ids=["castles", "both"])
def test_the_seventh_structure_wins_at_once(others: tuple[str, ...]):
    """Winterfell, five more, and a march into the seventh; another order is still on the board."""
    into = "the-reach" if "seagard" in others else "seagard"
    start = "blackwater" if into == "the-reach" else "the-twins"
    scenario = Scenario(6).token("stark", *others).army(start, "stark", "footman").order(start, "march-0")
    scenario.army("lannisport", "lannister", "footman").order("lannisport", "march-0").turn_order("stark")
    game = marching(scenario).marches("stark", start, {into: "footman"}).ends()
    assert standing(game).winners == ("stark",)
    assert (standing(game).why, standing(game).rule) == ("enough-structures", "BG2-WIN-01")
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]


@pytest.mark.rule("BG2-WIN-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_six_are_not_enough_and_the_number_is_seven_for_all(players: int):
    scenario = Scenario(players).token("stark", *CASTLES[:4]).army("the-twins", "stark", "footman")
    scenario.order("the-twins", "march-0").army("karhold", "stark", "footman").order("karhold", "march-minus-1")
    game = marching(scenario).marches("stark", "the-twins", {"seagard": "footman"}).asks("stark", "march")
    assert game.view(None).to_win == 7
    assert game.view("stark").winner is None


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-73")
def test_a_combat_may_win_the_game():
    scenario = Field("stark knight knight", "lannister footman", at="riverrun", origin="harrenhal").supply(stark=6)
    scenario.token("stark", "seagard", "white-harbor", "moat-cailin", "crackclaw-point")
    scenario.token("stark", "harrenhal")
    game = scenario.fight().plays(stark="eddard-stark", lannister="cersei-lannister")
    while game.table.waiting:
        seat = game.table.waiting[0]
        game.says(seat, game.answers(seat)[0])
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]


@pytest.mark.rule("BG2-WIN-03")
def test_the_victory_track_shows_what_is_controlled_at_every_moment():
    scenario = Scenario(6).token("stark", "harrenhal").army("moat-cailin", "stark", "footman footman")
    scenario.order("moat-cailin", "march-0").supply(stark=6)

    def shown(game: Played) -> dict[str, int]:
        return {house.house: house.structures for house in game.view(None).houses.values()}

    game = marching(scenario)
    assert shown(game)["stark"] == 3
    game.marches("stark", "moat-cailin", {"seagard": "footman", "white-harbor": "footman"}).ends()
    assert shown(game) == {"baratheon": 1, "greyjoy": 1, "lannister": 1, "martell": 1, "stark": 4, "tyrell": 1}
    assert standing(game).scores == shown(game)


@pytest.mark.rule("BG2-WIN-02")
def test_castles_and_strongholds_count_one_each():
    scenario = Scenario(6).token("stark", *CASTLES[:2]).token("lannister", *STRONGHOLDS[:2])
    found = ended(scenario)
    assert (found.scores["stark"], found.scores["lannister"]) == (3, 3)
    assert ended(Scenario(6).token("stark", "karhold", "blackwater")).scores["stark"] == 1, "other areas count nothing"


@pytest.mark.rule("BG2-WIN-04")
def test_after_the_last_round_the_most_structures_win():
    """It does not matter that Lannister has more land and more supply, and is ahead on the tracks."""
    scenario = Scenario(6).token("stark", *CASTLES[:3]).token("lannister", *STRONGHOLDS[:2], "blackwater", "karhold")
    scenario.token("lannister", "stoney-sept").supply(stark=0, lannister=6).turn_order("lannister")
    found = ended(scenario)
    assert found.winners == ("stark",)
    assert (found.why, found.rule) == ("most-structures", "BG2-WIN-04")
    assert found.places["lannister"] == 2


def tied() -> Scenario:
    """Stark and Lannister with three structures each."""
    scenario = Scenario(6).token("stark", *CASTLES[:2]).token("lannister", *STRONGHOLDS[:2])
    return scenario.supply(stark=3, lannister=3).turn_order("tyrell", "stark", "lannister")


@pytest.mark.rule("BG2-WIN-05")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_a_tie_goes_to_the_most_land_areas(house: House):
    """Sea areas do not count, and the other is better in what would be asked next."""
    other = "lannister" if house == "stark" else "stark"
    scenario = tied().token(house, "karhold").supply(**{other: 6}).turn_order(other)
    scenario.army("ironmans-bay", other, "ship").army("sunset-sea", other, "ship")
    found = ended(scenario)
    assert found.winners == (house,)
    assert (found.why, found.rule) == ("most-land-areas", "BG2-WIN-05")


@pytest.mark.rule("BG2-WIN-06", "BG2-RULE-75")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_then_to_the_better_place_on_the_supply_track(house: House):
    """Where the marker stands, whatever a count would say now."""
    other = "lannister" if house == "stark" else "stark"
    found = ended(tied().supply(**{house: 4}).turn_order(other))
    assert found.winners == (house,)
    assert (found.why, found.rule) == ("most-supply", "BG2-WIN-06")


@pytest.mark.rule("BG2-WIN-07")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_then_to_the_better_place_on_the_iron_throne_track(house: House):
    found = ended(tied().turn_order("tyrell", house))
    assert found.winners == (house,)
    assert (found.why, found.rule) == ("most-iron-throne", "BG2-WIN-07")


def two_at_once(**supply: int) -> Scenario:
    """Lannister leaves winterfell, so Stark's seventh again, for two castles, its own sixth and seventh."""
    scenario = Scenario(6).supply(**{"lannister": 4, "stark": 4, **supply}).without_garrison("winterfell")
    scenario.token("lannister", "riverrun", "seagard", "harrenhal", "flints-finger")
    scenario.token("stark", "crackclaw-point", "the-reach", "oldtown", "storms-end", "starfall", "yronwood")
    return scenario.army("winterfell", "lannister", "footman footman").order("winterfell", "march-0")


@pytest.mark.rule("BG2-RULE-74")
@pytest.mark.parametrize("house", ["stark", "lannister"])
@pytest.mark.parametrize("by", ["land", "supply", "throne"])
def test_of_two_who_reach_seven_at_the_same_moment_the_tie_breaks_decide(house: House, by: str):
    other = "lannister" if house == "stark" else "stark"
    scenario = two_at_once(**({house: 5} if by == "supply" else {}))
    scenario.turn_order(house if by == "throne" else other)
    if by == "land":
        scenario.token(house, "karhold").supply(**{other: 6})
    game = marching(scenario)
    game.marches("lannister", "winterfell", {"moat-cailin": "footman", "white-harbor": "footman"}).ends()
    assert (standing(game).scores["stark"], standing(game).scores["lannister"]) == (7, 7)
    assert standing(game).winners == (house,)
    assert standing(game).why == "enough-structures"


@pytest.mark.rule("BG2-RULE-73", "BG2-WIN-01")
def test_the_moves_of_a_march_count_before_its_combat():
    """Moat Cailin is the seventh; the combat in White Harbor is never fought."""
    scenario = Scenario(6).token("stark", "oldtown", "flints-finger", "harrenhal", "crackclaw-point", "the-reach")
    scenario.army("white-harbor", "lannister", "footman").army("winterfell", "stark", "footman footman")
    scenario.supply(stark=6).order("winterfell", "march-0")
    game = marching(scenario).marches("stark", "winterfell", {"moat-cailin": "footman", "white-harbor": "footman"})
    assert game.ends().told(GameWon) == [GameWon(("stark",), "enough-structures")]
    assert "InitialStrength" not in game.happened()


@pytest.mark.rule("BG2-RULE-73", "BG2-WIN-01")
@pytest.mark.parametrize("leaves_power", [False, True])
def test_until_the_combat_is_over_the_embattled_area_is_the_defenders(leaves_power: bool):
    """Winterfell is Stark's again when it is left, and Moat Cailin still is. So Stark wins before the combat."""
    scenario = Scenario(6).without_garrison("winterfell").supply(lannister=6)
    scenario.token("stark", "flints-finger", "harrenhal", "crackclaw-point", "the-reach", "oldtown")
    scenario.army("winterfell", "lannister", "knight knight").order("winterfell", "march-0")
    game = marching(scenario.army("moat-cailin", "stark", "footman"))
    game.marches("lannister", "winterfell", {"moat-cailin": "knight knight"}, leave_power=leaves_power)
    if leaves_power:
        game.waits_for("lannister", "stark").asks("stark", "house-card")
    else:
        assert game.ends().told(GameWon) == [GameWon(("stark",), "enough-structures")]


@pytest.mark.rule("BG2-RULE-73", "BG2-WIN-01")
def test_all_moves_of_a_march_are_one_moment():
    """Gaining a seventh structure while leaving another is not a victory."""
    scenario = Scenario(6).token("stark", "flints-finger", "harrenhal", "the-reach", "oldtown")
    scenario.army("moat-cailin", "stark", "footman").order("moat-cailin", "march-0")
    scenario.army("karhold", "stark", "footman").order("karhold", "march-minus-1")
    game = marching(scenario)
    assert standing(game).scores["stark"] == 6
    game.marches("stark", "moat-cailin", {"white-harbor": "footman"}).asks("stark", "march")
    assert standing(game).scores["stark"] == 6


@pytest.mark.rule("BG2-WIN-01")
def test_a_house_that_takes_a_port_with_its_seventh_structure_is_asked_nothing_more():
    scenario = Scenario(6).token("stark", "moat-cailin", "flints-finger", "harrenhal", "crackclaw-point", "the-reach")
    scenario.token("lannister", "white-harbor").army("white-harbor-port", "lannister", "ship")
    scenario.army("widows-watch", "stark", "footman").order("widows-watch", "march-0")
    game = marching(scenario).marches("stark", "widows-watch", {"white-harbor": "footman"}).ends()
    assert game.told(GameWon) == [GameWon(("stark",), "enough-structures")]


@pytest.mark.rule("BG2-WIN-01", "BG2-RULE-51")
def test_a_loss_of_units_in_the_westeros_phase_may_win_the_game_for_another():
    """Lannister loses what holds winterfell, which falls back to Stark: the seventh."""
    scenario = Scenario(3).without_garrison("winterfell").army("winterfell", "lannister", "footman footman")
    scenario.token("stark", *CASTLES).wildlings(12, "mammoth-riders").power(lannister=0, stark=2, baratheon=2)
    scenario.army("karhold", "stark", "footman footman").army("kingswood", "baratheon", "footman footman")
    game = scenario.begin(steps.WildlingAttack()).bids(stark=1, baratheon=1).ends()
    assert standing(game).winners == ("stark",)
    assert standing(game).why == "enough-structures"


def test_while_the_game_runs_places_follow_the_structures():
    scenario = Scenario(3).army("moat-cailin", "stark", "footman").token("lannister", "riverrun", "harrenhal")
    game = scenario.begin(steps.AssignOrders(), steps.CleanUp()).asks("stark", "orders")
    standing = scenario.game.standing(game.state)
    assert not standing.over
    assert standing.scores == {"baratheon": 1, "lannister": 3, "stark": 2}
    assert standing.places == {"baratheon": 3, "lannister": 1, "stark": 2}
