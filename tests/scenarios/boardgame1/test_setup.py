"""SETUP, PLAYERS and MAP: the board before the first round."""

from collections import Counter

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.facts import TRACKS, Area, House
from maester.games.boardgame.state import State
from maester.games.boardgame.supply import supplied
from maester.games.boardgame.tokens import pool
from maester.games.boardgame.tracks import stars
from maester.kernel import BadOptions, Chance, Table
from maester.rules import load
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame.crossing import joined, parted
from tests.scenarios.boardgame.scenario import Played, unit
from tests.scenarios.boardgame1.first import HOUSES, First

COUNTS = (3, 4, 5)
PLAYING = {3: ("baratheon", "lannister", "stark"), 4: ("baratheon", "lannister", "stark", "tyrell"), 5: HOUSES}


def dealt(players: int = 5, seed: int = 1) -> State:
    game = First(players).game
    state: State = game.deal(game.options(seats=players), Chance(seed))
    return state


# How many play, and who


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.rule("BG1-SETUP-01")
def test_three_to_five_play(seats: int):
    game = First().game
    with pytest.raises(BadOptions) as error:
        Table.opened(game, game.options(seats=seats), 1)
    assert error.value.refusal.rule == "BG1-SETUP-01"


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-SETUP-01", "BG1-PLAYERS-01", "BG1-PLAYERS-02")
def test_with_fewer_players_greyjoy_is_not_played_and_then_tyrell(players: int):
    state = dealt(players)
    assert state.seats == PLAYING[players]
    assert {units[0].house for units in state.units.values()} == set(PLAYING[players])


# Neutral forces


TOKENS = {"kings-landing": 5, "sunspear": 5, "the-eyrie": 6}
GREYJOY = {"greywater-watch": 1, "ironmans-bay": 2, "pyke": 3}
TYRELL = {"dornish-marches": 1, "highgarden": 3, "redwyne-straights": 1}


@pytest.mark.parametrize(
    ("players", "forces"), [(5, TOKENS), (4, TOKENS | GREYJOY), (3, TOKENS | GREYJOY | TYRELL)], ids=["5", "4", "3"]
)
@pytest.mark.rule("BG1-SETUP-03", "BG1-NEUTRAL-01", "BG1-PLAYERS-03", "BG1-PLAYERS-04")
def test_the_units_of_an_unplayed_house_are_neutral_forces_beside_the_three_tokens(
    players: int, forces: dict[Area, int]
):
    state = dealt(players)
    assert state.neutral == forces
    unplayed = [facts for house, facts in state.edition.houses.items() if house not in state.seats]
    worth = {"footman": 1, "knight": 2, "ship": 1}
    summed = {area: sum(worth[kind] for kind in kinds) for facts in unplayed for area, kinds in facts.units.items()}
    assert {area: force for area, force in forces.items() if area not in TOKENS} == summed


# Tracks, markers, decks


PRINTED = {
    "iron-throne": ("baratheon", "lannister", "stark", "tyrell", "greyjoy"),
    "fiefdoms": ("greyjoy", "tyrell", "stark", "baratheon", "lannister"),
    "kings-court": ("lannister", "stark", "baratheon", "greyjoy", "tyrell"),
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-SETUP-10", "BG1-SETUP-17", "BG1-SETUP-21", "BG1-PLAYERS-05", "BG1-PLAYERS-06")
def test_influence_begins_as_printed_without_gaps_and_the_first_of_a_track_has_its_object(players: int):
    state = dealt(players)
    for track in TRACKS:
        assert state.tracks[track] == tuple(house for house in PRINTED[track] if house in PLAYING[players])
        assert state.holders[track] == state.tracks[track][0]


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-SETUP-04", "BG1-SETUP-05")
def test_the_wildlings_begin_at_0_and_the_rounds_at_1(players: int):
    assert (dealt(players).wildlings, dealt(players).round) == (0, 1)


DECKS = {
    "I": {"supply": 3, "mustering": 3, "last-days-of-summer": 3, "winter-is-coming": 1},
    "II": {"clash-of-kings": 3, "game-of-thrones": 3, "last-days-of-summer": 3, "winter-is-coming": 1},
    "III": {
        "wildlings-attack": 3,
        "storm-of-swords": 1,
        "sea-of-storms": 1,
        "feast-for-crows": 1,
        "rains-of-autumn": 1,
        "last-days-of-summer": 2,
        "winter-is-coming": 1,
    },
}


@pytest.mark.rule("BG1-SETUP-09", "BG1-WCARD-13")
def test_three_decks_of_ten_are_shuffled_each_by_itself_and_lie_face_down():
    games = [dealt(seed=seed) for seed in range(5)]
    for deck, cards in DECKS.items():
        assert Counter(games[0].decks[deck]) == cards  # type: ignore[index]
        assert len({state.decks[deck] for state in games}) == 5, "another luck, another order"  # type: ignore[index]
    one, other = games[0], games[0].copy()
    other.decks = {deck: cards[::-1] for deck, cards in one.decks.items()}
    look = First().game.view
    for watcher in (None, *one.seats):
        assert look(one, watcher) == look(other, watcher)


# What a house has


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-SETUP-02", "BG1-SETUP-06", "BG1-SETUP-08", "BG1-SETUP-11", "BG1-CARDS-01")
def test_what_each_house_owns_and_takes(players: int):
    state = dealt(players)
    edition = state.edition
    assert sum(facts.count for facts in edition.orders.values()) == 15
    for house in state.seats:
        cards = state.hands[house]
        assert {edition.cards[card].house for card in cards} == {house}
        assert sorted(edition.cards[card].strength for card in cards) == [0, 0, 1, 1, 2, 2, 3]
        assert state.discards[house] == ()
        assert (state.power[house], pool(state, house)) == (5, 15)
        assert sum(house in places for places in state.tracks.values()) == 3


@pytest.mark.rule("BG1-SETUP-12", "BG1-LIMITS-01")
def test_a_house_gains_and_pays_tokens_of_its_own_only():
    """When Lannister runs out, Stark still owns as many as before: houses do not share tokens."""
    scenario = First().power(stark=5, lannister=20).revealed("II", "game-of-thrones")
    game = scenario.token("stark", "karhold", "stoney-sept").begin(steps.Resolve("II")).ends()
    assert game.state.power["lannister"] == 20
    assert (game.state.power["stark"], pool(game.state, "stark")) == (8, 10)


@pytest.mark.rule("BG1-SETUP-13")
def test_available_power_is_seen_by_all_but_not_what_of_it_is_in_a_closed_hand():
    game = First().power(3).power(stark=9).begin(steps.Bid("fiefdoms"))
    before = {watcher: game.view(watcher) for watcher in (None, *HOUSES)}
    for seen in before.values():
        assert {house.house: house.power for house in seen.houses.values()} == game.state.power
    game.says("stark", 7)
    for watcher, seen in before.items():
        assert game.view(watcher) == seen


UNITS: dict[House, dict[Area, str]] = {
    "baratheon": {"dragonstone": "footman knight", "kingswood": "footman", "shipbreaker-bay": "ship ship"},
    "greyjoy": {"pyke": "footman knight", "greywater-watch": "footman", "ironmans-bay": "ship ship"},
    "lannister": {"lannisport": "footman knight", "stoney-sept": "footman", "the-golden-sound": "ship"},
    "stark": {"winterfell": "footman knight", "white-harbor": "footman", "the-shivering-sea": "ship"},
    "tyrell": {"highgarden": "footman knight", "dornish-marches": "footman", "redwyne-straights": "ship"},
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-SETUP-14", "BG1-SETUP-20")
def test_the_start_units(players: int):
    game = Played(Table(First(players).game, dealt(players)))
    for house in PLAYING[players]:
        assert {area: game.units(area) for area in game.sizes(house)} == UNITS[house]


SUPPLY = {"baratheon": 1, "greyjoy": 2, "lannister": 2, "stark": 1, "tyrell": 3}


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.rule("BG1-SETUP-15", "BG1-SETUP-18", "BG1-RULE-04")
def test_start_supply_is_what_the_start_areas_give(house: House):
    state = dealt()
    assert state.supply[house] == SUPPLY[house]
    assert sum(state.edition.realm.supply.get(area, 0) for area in UNITS[house]) == SUPPLY[house]
    assert supplied(state, house)


@pytest.mark.rule("BG1-SETUP-19")
def test_units_not_on_the_board_can_be_mustered_later():
    game = First().set_up().begin(steps.Muster("lannister"))
    lannister = game.view(None).houses["lannister"]
    assert lannister.pool == {"footman": 8, "knight": 3, "ship": 4}
    game.says("lannister", {"lannisport": [unit("footman", "lannisport")]}).ends()
    assert game.units("lannisport") == "footman footman knight"


@pytest.mark.parametrize(("players", "number"), [(3, 8), (4, 7), (5, 7)])
@pytest.mark.rule("BG1-PLAYERS-07")
def test_structures_that_win_at_once(players: int, number: int):
    assert Played(Table(First(players).game, dealt(players))).view(None).to_win == number


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG1-TRACK-07")
def test_the_stars_of_the_kings_court_are_the_same_at_every_number_of_players(players: int):
    state = dealt(players)
    assert tuple(stars(state, house) for house in state.tracks["kings-court"]) == (3, 3, 2, 1, 0)[:players]


@pytest.mark.rule("BG1-RULE-01")
@pytest.mark.parametrize("players", COUNTS)
def test_the_court_swap_is_for_five(players: int):
    court = First(players, kings_court_swap=True).state.tracks["kings-court"]
    if players == 5:
        assert court == ("lannister", "stark", "baratheon", "tyrell", "greyjoy")
    else:
        assert court == First(players).state.tracks["kings-court"]


# The map


REALM = First().state.edition.realm


@pytest.mark.rule("BG1-MAP-08")
def test_the_board_in_numbers():
    assert Counter(REALM.ground.values()) == {"land": 34, "sea": 11}
    assert Counter(REALM.structure.values()) == {"castle": 10, "stronghold": 8}
    assert (sum(REALM.supply.values()), sum(REALM.power.values())) == (21, 17)


@pytest.mark.rule("BG1-MAP-01")
def test_a_coast_is_where_land_and_sea_meet():
    for sea, coasts in REALM.coasts.items():
        assert REALM.ground[sea] == "sea"
        assert coasts == tuple(area for area in REALM.neighbours[sea] if REALM.ground[area] == "land")
        assert all(sea in REALM.seas[coast] for coast in coasts)


RIVERS = [
    ("greywater-watch", "the-stony-shore"),
    ("greywater-watch", "winterfell"),
    ("riverrun", "the-twins"),
    ("harrenhal", "the-mountains-of-the-moon"),
    ("harrenhal", "the-twins"),
    ("oldtown", "starfall"),
]
BRIDGES = [("seagard", "the-twins"), ("crackclaw-point", "the-mountains-of-the-moon")]


@pytest.mark.parametrize(("here", "there"), RIVERS)
@pytest.mark.rule("BG1-MAP-04", "BG1-RAID-14", "BG1-SUPPORT-10", "BG1-RULE-14")
def test_a_river_separates_areas_for_moves_raids_and_support(here: Area, there: Area):
    for one, other in ((here, there), (there, here)):
        parted(First, one, other, rule="BG1-MARCH-04")


@pytest.mark.parametrize(("here", "there"), BRIDGES)
@pytest.mark.rule("BG1-MAP-05")
def test_a_bridge_joins_areas_for_moves_raids_and_support(here: Area, there: Area):
    for one, other in ((here, there), (there, here)):
        joined(First, one, other)


@pytest.mark.rule("BG1-MAP-05")
def test_there_are_two_bridges_only():
    north, south = {"the-twins", "the-mountains-of-the-moon"}, {"seagard", "riverrun", "harrenhal", "crackclaw-point"}
    crossings = {(bank, other) for bank in south for other in REALM.neighbours[bank] if other in north}
    assert crossings == set(BRIDGES)


ISLANDS = {
    "dragonstone": ("shipbreaker-bay", "kingswood"),
    "pyke": ("ironmans-bay", "seagard"),
    "the-arbor": ("redwyne-straights", "starfall"),
}


@pytest.mark.parametrize("island", ISLANDS)
@pytest.mark.rule("BG1-MAP-02")
def test_an_island_is_land_which_no_ship_enters(island: Area):
    sea, _ = ISLANDS[island]
    assert REALM.ground[island] == "land"
    game = marching(First().ordered("stark", "march-0", sea))
    game.refuses_march("stark", sea, {island: "ship"}, rule="BG1-MARCH-05")


@pytest.mark.parametrize("island", ISLANDS)
@pytest.mark.rule("BG1-MAP-03")
def test_land_units_reach_and_leave_an_island_by_ship_only(island: Area):
    sea, coast = ISLANDS[island]
    for start, end in ((island, coast), (coast, island)):
        scenario = First().ordered("stark", "march-0", start)
        if start == island:
            assert marching(scenario).ends().units(island) == "footman", "nobody is asked: there is no way"
        else:
            marching(scenario).refuses_march("stark", start, {end: "footman"}, rule="BG1-MARCH-04")
        game = marching(scenario.army(sea, "stark", "ship")).marches("stark", start, {end: "footman"}).ends()
        assert game.units(end) == "footman"


@pytest.mark.rule("BG1-MAP-06")
def test_nothing_lies_north_of_castle_black():
    assert set(REALM.neighbours["castle-black"]) == {"karhold", "winterfell", "bay-of-ice", "the-shivering-sea"}


@pytest.mark.rule("BG1-MAP-07")
def test_blackwater_has_two_barrels():
    assert REALM.supply["blackwater"] == 2


# Facts in doubt


def test_facts_that_are_in_doubt_are_tagged_as_proposed_in_the_rules():
    proposed = " ".join(atom.text for atom in load("boardgame1") if "proposed" in atom.tags).lower()
    edition = First().state.edition
    doubtful = [house for house, facts in edition.houses.items() if facts.status != "confirmed"]
    doubtful += [card for card, facts in edition.cards.items() if facts.status != "confirmed"]
    doubtful += [card for deck in edition.westeros.values() for card in deck if deck[card].status != "confirmed"]
    assert {"greyjoy", "renly-baratheon", "supply"} < set(doubtful)
    for name in doubtful:
        assert name.removeprefix("ser-").split("-")[0] in proposed, f"{name} rests on facts in doubt"
