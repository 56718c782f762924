"""SETUP, PLAYERS and MAP: the board before the first round."""

from collections import Counter

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.facts import TRACKS, Area, House
from maester.games.boardgame.state import State
from maester.games.boardgame.tokens import pool
from maester.kernel import BadOptions, Chance, Table
from tests.scenarios.boardgame.combat import marching
from tests.scenarios.boardgame.crossing import joined, parted
from tests.scenarios.boardgame.scenario import Played, Scenario

COUNTS = (3, 4, 5, 6)
PLAYING = {
    3: ("baratheon", "lannister", "stark"),
    4: ("baratheon", "greyjoy", "lannister", "stark"),
    5: ("baratheon", "greyjoy", "lannister", "stark", "tyrell"),
    6: ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell"),
}
DORNE = ("princes-pass", "salt-shore", "starfall", "the-boneway", "three-towers", "yronwood")


def dealt(players: int, seed: int = 1, **agreed: bool) -> State:
    game = Scenario(players).game
    state: State = game.deal(game.options(seats=players, **agreed), Chance(seed))
    return state


# How many play, and who


@pytest.mark.parametrize("seats", [1, 2, 7])
@pytest.mark.rule("BG2-SETUP-01")
def test_three_to_six_play(seats: int):
    game = Scenario(3).game
    with pytest.raises(BadOptions) as error:
        Table.opened(game, game.options(seats=seats), 1)
    assert error.value.refusal.rule == "BG2-SETUP-01"


@pytest.mark.parametrize(("players", "houses"), PLAYING.items())
@pytest.mark.rule(
    "BG2-SETUP-01", "BG2-SETUP-09", "BG2-PLAYERS-01", "BG2-PLAYERS-02", "BG2-PLAYERS-03", "BG2-PLAYERS-04"
)
def test_with_fewer_players_some_houses_are_not_there_to_be_chosen(players: int, houses: tuple[House, ...]):
    game = Scenario(players).game
    table = Table.opened(game, game.options(seats=players), 1)
    assert table.state.seats == houses, "a seat is a house, and taking the seat is choosing it"
    on_board = {unit.house for units in Played(table).state.units.values() for unit in units}
    assert on_board == set(houses)


# Neutral forces


@pytest.mark.rule("BG2-PLAYERS-01", "BG2-PLAYERS-05", "BG2-SETUP-05")
def test_neutral_forces_of_six_players():
    assert dealt(6).neutral == {"kings-landing": 5, "the-eyrie": 6}


@pytest.mark.rule("BG2-PLAYERS-02", "BG2-PLAYERS-05", "BG2-PLAYERS-06", "BG2-SETUP-05")
def test_neutral_forces_of_five_players():
    south = {"sunspear": 5, **dict.fromkeys(DORNE, 3)}
    assert dealt(5).neutral == {"kings-landing": 5, "the-eyrie": 6, **south}


@pytest.mark.rule("BG2-PLAYERS-03", "BG2-PLAYERS-05", "BG2-PLAYERS-06", "BG2-PLAYERS-07", "BG2-SETUP-05")
def test_neutral_forces_of_four_players():
    south = {"sunspear": 5, **dict.fromkeys(DORNE, 3)}
    reach = {"storms-end": 4, "dornish-marches": 3, "oldtown": 3}
    assert dealt(4).neutral == {"kings-landing": 5, "the-eyrie": 6, **south, **reach}


@pytest.mark.rule("BG2-PLAYERS-04", "BG2-PLAYERS-08", "BG2-SETUP-05", "BG2-SETUP-06")
def test_with_three_players_two_forces_can_be_fought_and_twelve_areas_are_closed():
    state = dealt(3)
    assert state.neutral == {"kings-landing": 5, "the-eyrie": 6}
    south = {*DORNE, "dornish-marches", "highgarden", "oldtown", "pyke", "storms-end", "sunspear"}
    assert set(state.closed) == south
    assert len(state.closed) == 12


@pytest.mark.parametrize(("players", "tokens"), [(3, 14), (4, 12), (5, 9), (6, 2)])
@pytest.mark.rule("BG2-SETUP-07", "BG2-SETUP-06")
def test_how_many_neutral_force_tokens_are_used(players: int, tokens: int):
    """One side of a token is for three players only: there an area is closed that four can fight for."""
    state = dealt(players)
    assert len({*state.neutral, *state.closed}) == tokens
    assert not set(state.neutral) & set(state.closed)
    assert bool(state.closed) == (players == 3)


# Tracks and decks


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG2-SETUP-02", "BG2-SETUP-03", "BG2-SETUP-04", "BG2-SETUP-08")
def test_markers_and_decks(players: int):
    state = dealt(players)
    assert (state.round, state.wildlings) == (1, 2)
    assert len(state.wildling_deck) == len(set(state.wildling_deck)) == 9
    for deck, cards in state.decks.items():
        assert len(cards) == 10
        assert Counter(cards) == {card: facts.count for card, facts in state.edition.westeros[deck].items()}


@pytest.mark.rule("BG2-SETUP-02", "BG2-SETUP-04")
def test_each_deck_is_shuffled_by_itself():
    orders = [(state.wildling_deck, *state.decks.values()) for state in (dealt(6, seed) for seed in range(5))]
    for deck in zip(*orders, strict=True):
        assert len(set(deck)) == 5, "another luck, another order"


SUPPLY = {"baratheon": 2, "greyjoy": 2, "lannister": 2, "martell": 2, "stark": 1, "tyrell": 2}
VICTORY = {"baratheon": 1, "greyjoy": 1, "lannister": 1, "martell": 1, "stark": 2, "tyrell": 1}
PRINTED = {
    "iron-throne": ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"),
    "fiefdoms": ("greyjoy", "tyrell", "martell", "stark", "baratheon", "lannister"),
    "kings-court": ("lannister", "stark", "martell", "baratheon", "tyrell", "greyjoy"),
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG2-SETUP-12", "BG2-SETUP-13", "BG2-SETUP-14", "BG2-SETUP-15")
def test_victory_supply_and_influence_begin_where_the_screens_say_and_gaps_are_closed(players: int):
    state = dealt(players)
    houses = {house.house: house for house in Played(Table(Scenario(players).game, state)).view(None).houses.values()}
    assert {name: house.supply for name, house in houses.items()} == {h: SUPPLY[h] for h in PLAYING[players]}
    assert {name: house.structures for name, house in houses.items()} == {h: VICTORY[h] for h in PLAYING[players]}
    assert len(set(SUPPLY.values())) < players, "several houses share a space of these tracks"
    for track in TRACKS:
        assert state.tracks[track] == tuple(house for house in PRINTED[track] if house in PLAYING[players])
        assert state.holders[track] == state.tracks[track][0]


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("BG2-SETUP-13")
def test_each_place_on_an_influence_track_belongs_to_one_house(track: str):
    for players in COUNTS:
        assert sorted(dealt(players).tracks[track]) == sorted(PLAYING[players])  # type: ignore[index]


@pytest.mark.parametrize(("players", "stars"), [(3, (3, 2, 1)), (4, (3, 2, 1, 0)), (5, (3, 3, 2, 1, 0))])
@pytest.mark.rule("BG2-SETUP-20", "BG2-PLAYERS-03", "BG2-PLAYERS-04", "BG2-TRACK-09")
def test_with_three_or_four_players_the_kings_court_has_fewer_stars(players: int, stars: tuple[int, ...]):
    game = Played(Table(Scenario(players).game, dealt(players)))
    court = game.state.tracks["kings-court"]
    assert tuple(game.question(house).stars for house in court) == stars


@pytest.mark.rule("BG2-SETUP-21", "BG2-TIDES-01")
def test_the_tides_of_battle_are_used_if_that_was_agreed():
    assert not dealt(6).tides
    state = dealt(6, tides=True)
    assert state.tides
    assert sum(facts.count for facts in state.edition.tides.values()) == 24


# The houses

UNITS: dict[House, dict[Area, str]] = {
    "baratheon": {"dragonstone": "footman knight", "kingswood": "footman", "shipbreaker-bay": "ship ship"},
    "greyjoy": {
        "pyke": "footman knight",
        "greywater-watch": "footman",
        "ironmans-bay": "ship",
        "pyke-port": "ship",
    },
    "lannister": {
        "lannisport": "footman knight",
        "stoney-sept": "footman",
        "the-golden-sound": "ship",
        "lannisport-port": "ship",
    },
    "martell": {"sunspear": "footman knight", "salt-shore": "footman", "sea-of-dorne": "ship"},
    "stark": {"winterfell": "footman knight", "white-harbor": "footman", "the-shivering-sea": "ship"},
    "tyrell": {"highgarden": "footman knight", "dornish-marches": "footman", "redwyne-straights": "ship"},
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG2-SETUP-16", "BG2-RULE-82")
def test_the_starting_units(players: int):
    game = Played(Table(Scenario(players).game, dealt(players)))
    for house in PLAYING[players]:
        assert {area: game.units(area) for area in game.sizes(house)} == UNITS[house]


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG2-SETUP-17", "BG2-SETUP-10", "BG2-GARRISON-01")
def test_a_garrison_stands_on_each_home_area(players: int):
    state = dealt(players)
    homes = state.edition.realm.home_of
    assert state.garrisons == {area: 2 for area, house in homes.items() if house in PLAYING[players]}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.rule("BG2-SETUP-10", "BG2-SETUP-11", "BG2-SETUP-18", "BG2-SETUP-19")
def test_what_each_house_receives(players: int):
    state = dealt(players)
    edition = state.edition
    assert sum(facts.count for facts in edition.orders.values()) == 15
    assert {kind: facts.pool for kind, facts in edition.units.items()} == {
        "footman": 10,
        "knight": 5,
        "ship": 6,
        "siege-engine": 2,
    }
    for house in state.seats:
        cards = state.hands[house]
        assert len(cards) == len(set(cards)) == 7
        assert {edition.cards[card].house for card in cards} == {house}
        assert state.discards[house] == ()
        assert (state.power[house], pool(state, house)) == (5, 15)
        assert sum(house in places for places in state.tracks.values()) == 3


# The map


@pytest.mark.rule("BG2-MAP-06")
def test_the_board_in_numbers():
    realm = Scenario(6).state.edition.realm
    assert Counter(realm.ground.values()) == {"land": 38, "sea": 12, "port": 8}
    assert Counter(realm.structure.values()) == {"castle": 10, "stronghold": 10}
    assert (sum(realm.supply.values()), sum(realm.power.values())) == (24, 19)


RIVERS = [
    ("greywater-watch", "winterfell"),
    ("greywater-watch", "the-stony-shore"),
    ("riverrun", "the-twins"),
    ("harrenhal", "the-mountains-of-the-moon"),
    ("starfall", "three-towers"),
]
BRIDGES = [
    ("seagard", "the-twins"),
    ("crackclaw-point", "the-mountains-of-the-moon"),
    ("kingswood", "kings-landing"),
]


@pytest.mark.parametrize(("here", "there"), RIVERS)
@pytest.mark.rule("BG2-MAP-01")
def test_a_river_separates_areas_for_every_purpose(here: Area, there: Area):
    for one, other in ((here, there), (there, here)):
        parted(Scenario, one, other, rule="BG2-MARCH-04")
        assert other not in Scenario(6).state.edition.realm.neighbours[one], "nor can it be retreated to"


@pytest.mark.parametrize(("here", "there"), BRIDGES)
@pytest.mark.rule("BG2-MAP-02")
def test_a_bridge_joins_areas_for_every_purpose(here: Area, there: Area):
    for one, other in ((here, there), (there, here)):
        joined(Scenario, one, other)


ISLANDS = {"dragonstone": "shipbreaker-bay", "pyke": "ironmans-bay", "the-arbor": "redwyne-straights"}
COASTS = {"dragonstone": "kingswood", "pyke": "seagard", "the-arbor": "three-towers"}


@pytest.mark.parametrize("island", ISLANDS)
@pytest.mark.rule("BG2-MAP-03")
def test_an_island_is_land(island: Area):
    """It can be controlled with a power token, and brings its power."""
    scenario = Scenario(6).army(island, "martell", "footman").army(ISLANDS[island], "martell", "ship")
    scenario.state.garrisons.clear()
    coast = COASTS[island]
    game = marching(scenario.order(island, "march-0"))
    game.marches("martell", island, {coast: "footman"}, leave_power=True).ends()
    assert game.view(None).areas[island].controller == "martell"
    income = Scenario(6).army(island, "martell", "footman").order(island, "consolidate-power")
    assert income.begin(steps.ConsolidatePower()).state.power["martell"] == 7


@pytest.mark.parametrize("island", ISLANDS)
@pytest.mark.rule("BG2-MAP-04")
def test_land_units_reach_and_leave_an_island_by_ship_only(island: Area):
    coast = COASTS[island]
    for start, end in ((island, coast), (coast, island)):
        scenario = Scenario(6).army(start, "martell", "footman").order(start, "march-0")
        scenario.state.garrisons.clear()
        if start == island:
            assert marching(scenario).ends().units(island) == "footman"
        else:
            marching(scenario).refuses_march("martell", start, {end: "footman"}, rule="BG2-MARCH-04")
        game = marching(scenario.army(ISLANDS[island], "martell", "ship"))
        assert game.marches("martell", start, {end: "footman"}).ends().units(end) == "footman"
