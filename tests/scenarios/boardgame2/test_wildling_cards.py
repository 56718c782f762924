"""XCARD: what each wildling card does to the highest bidder, the lowest bidder and the others."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.control import controller, structures
from maester.games.boardgame.events import (
    CardsDiscarded,
    CardsTakenBack,
    InfluenceMoved,
    Mustered,
    NightsWatchWon,
    PowerGained,
    PowerLost,
    PowerTokenPlaced,
    SupplyChanged,
    TokenPassed,
    UnitsLost,
    UnitsReplaced,
    WildlingCardRevealed,
    WildlingsAttacked,
    WildlingsFellBack,
    WildlingsWon,
)
from maester.games.boardgame.facts import TRACKS
from maester.games.boardgame.tokens import pool
from maester.kernel import Chance
from tests.scenarios.boardgame.scenario import Played, Scenario, unit


def strikes(scenario: Scenario, card: str, role: str, house: str = "stark") -> Played:
    """What the card does to that house."""
    return scenario.begin(steps.WildlingEffect(card, role, house))


def attacked(card: str, scenario: Scenario, strength: int = 12) -> Played:
    """An attack with that card on top of the deck."""
    return scenario.wildlings(strength, card).begin(steps.WildlingAttack())


# Silence at the Wall


@pytest.mark.parametrize("role", ["highest", "lowest", "others"])
@pytest.mark.rule("BG2-XCARD-01")
def test_silence_at_the_wall_does_nothing(role):
    scenario = Scenario(6).set_up()
    before = scenario.state.copy()
    game = strikes(scenario, "silence-at-the-wall", role).ends()
    assert game.happened() == []
    assert (game.state.units, game.state.power, game.state.tracks) == (before.units, before.power, before.tracks)


# Preemptive Raid


def raid(second: str = "silence-at-the-wall") -> Played:
    """The Watch, led by Stark with 5, has beaten a strength of 4; Preemptive Raid lets the wildlings come again."""
    scenario = Scenario(3).set_up().power(10).wildlings(4, "preemptive-raid", second)
    return scenario.begin(steps.WildlingAttack()).bids(stark=5, lannister=1)


@pytest.mark.rule("BG2-XCARD-02", "BG2-RULE-42")
def test_preemptive_raid_brings_a_second_attack_of_strength_6_without_the_highest_bidder():
    game = raid().waits_for("lannister", "baratheon").asks("lannister", "bid-wildlings")
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(4), WildlingsAttacked(6, without="stark")]
    game.bids(lannister=4, baratheon=2).ends()
    assert game.told(NightsWatchWon)[-1] == NightsWatchWon(6, 6, "lannister")
    assert game.told(WildlingCardRevealed)[-1] == WildlingCardRevealed("silence-at-the-wall")
    assert game.state.wildling_deck[-2:] == ("preemptive-raid", "silence-at-the-wall")


@pytest.mark.rule("BG2-RULE-42", "BG2-WILD-13")
def test_the_bids_of_the_first_attack_are_out_of_reach_in_the_second():
    game = raid()
    assert game.answers("lannister") == list(range(10))  # 10 less the 1 bid before
    game.bids(lannister=4, baratheon=2).ends()
    assert game.state.power == {"stark": 5, "lannister": 5, "baratheon": 8}
    assert {house: pool(game.state, house) for house in game.state.seats} == {
        "stark": 15,
        "lannister": 15,
        "baratheon": 12,
    }


@pytest.mark.parametrize("bids", [{"lannister": 4, "baratheon": 2}, {"lannister": 1, "baratheon": 2}])
@pytest.mark.rule("BG2-RULE-42")
def test_the_marker_ends_on_0_however_the_second_attack_ends(bids):
    game = raid()
    assert game.state.wildlings == 4, "the marker of the first attack is not reset before the second is over"
    game.bids(**bids).ends()
    assert game.state.wildlings == 0
    assert game.told(WildlingsFellBack) == [WildlingsFellBack(0)]


@pytest.mark.rule("BG2-RULE-42")
def test_a_wildling_victory_in_the_second_attack_spares_the_excluded_house():
    game = raid("rattleshirts-raiders").bids(lannister=1, baratheon=2).ends()
    assert game.told(WildlingsWon) == [WildlingsWon(6, 3, "lannister")]
    assert game.state.supply == {"lannister": 0, "baratheon": 1, "stark": 1}


@pytest.mark.rule("BG2-RULE-42", "BG2-XCARD-09")
def test_a_bid_returned_in_the_second_attack_is_the_second_bid():
    game = raid("skinchanger-scout").bids(lannister=5, baratheon=1).ends()
    assert game.state.power == {"stark": 5, "lannister": 9, "baratheon": 9}


@pytest.mark.rule("BG2-XCARD-02")
def test_preemptive_raid_costs_the_lowest_bidder_two_units():
    game = strikes(Scenario(3).set_up(), "preemptive-raid", "lowest").asks("stark", "units-or-influence")
    assert game.answers("stark") == ["units", "influence"]
    game.says("stark", "units").asks("stark", "lose-units")
    game.refuses("stark", {"winterfell": ["knight"]}, rule="BG2-WILD-08")
    game.says("stark", {"winterfell": ["knight"], "the-shivering-sea": ["ship"]}).ends()
    assert game.sizes("stark") == {"winterfell": 1, "white-harbor": 1}


def courtier() -> Scenario:
    """Stark is second on the Iron Throne track, fourth on Fiefdoms and third at the King's Court."""
    scenario = Scenario(6).turn_order("lannister", "stark", "tyrell", "martell", "greyjoy", "baratheon")
    scenario.track("fiefdoms", "tyrell", "martell", "greyjoy", "stark")
    return scenario.track("kings-court", "tyrell", "martell", "stark")


@pytest.mark.rule("BG2-XCARD-02", "BG2-RULE-48", "BG2-TRACK-10")
def test_or_two_places_on_the_best_track():
    game = strikes(courtier(), "preemptive-raid", "lowest").says("stark", "influence").ends()
    assert game.track("iron-throne") == "lannister tyrell martell stark greyjoy baratheon"
    assert game.told(InfluenceMoved) == [InfluenceMoved("stark", "iron-throne", 4)]


@pytest.mark.parametrize("named", ["iron-throne", "kings-court"])
@pytest.mark.rule("BG2-RULE-48", "BG2-TRACK-03")
def test_of_equally_good_tracks_the_holder_of_the_iron_throne_names_one(named):
    scenario = courtier().track("kings-court", "tyrell", "stark")
    game = strikes(scenario, "preemptive-raid", "lowest").says("stark", "influence")
    game.waits_for("lannister").asks("lannister", "best-track")
    assert game.answers("lannister") == ["iron-throne", "kings-court"]
    game.says("lannister", named).ends()
    assert [event.track for event in game.told(InfluenceMoved)] == [named]


@pytest.mark.rule("BG2-RULE-48", "BG2-RULE-49")
def test_the_drop_stops_at_the_last_place():
    scenario = Scenario(3).turn_order("baratheon", "stark", "lannister").track("fiefdoms", "baratheon", "lannister")
    scenario.track("kings-court", "baratheon", "lannister")
    game = strikes(scenario, "preemptive-raid", "lowest").says("stark", "influence").ends()
    assert game.track("iron-throne") == "baratheon lannister stark"


@pytest.mark.rule("BG2-XCARD-02")
def test_preemptive_raid_does_nothing_to_the_others():
    assert strikes(Scenario(3).set_up(), "preemptive-raid", "others").ends().happened() == []


# Crow Killers


def knights(*, footmen: int = 0) -> Scenario:
    """Stark has knights in winterfell (2), karhold (1) and white-harbor (1), and footmen elsewhere."""
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "knight knight")
    scenario.army("karhold", "stark", "knight").army("white-harbor", "stark", "knight")
    for area in ("castle-black", "moat-cailin", "widows-watch", "the-twins", "seagard")[:footmen]:
        scenario.army(area, "stark", "footman footman" if footmen == 5 else "footman")
    return scenario


@pytest.mark.parametrize("named", [{}, {"castle-black": 1}, {"moat-cailin": 1, "castle-black": 1}, {"white-harbor": 2}])
@pytest.mark.rule("BG2-XCARD-03")
def test_crow_killers_lets_the_highest_bidder_dub_up_to_two_footmen(named):
    scenario = Scenario(6).army("castle-black", "stark", "footman").army("moat-cailin", "stark", "footman knight")
    scenario.army("white-harbor", "stark", "footman footman footman")
    game = strikes(scenario, "crow-killers", "highest").asks("stark", "knight-footmen")
    game.refuses("stark", {"white-harbor": 3}, rule="BG2-XCARD-03")
    game.refuses("stark", {"moat-cailin": 2}, rule="BG2-XCARD-03")
    game.refuses("stark", {"winterfell": 1}, rule="BG2-XCARD-03")
    game.refuses("stark", {"castle-black": -1}, rule="BG2-XCARD-03")
    sizes = game.sizes("stark")
    game.says("stark", named).ends()
    assert game.sizes("stark") == sizes, "army sizes do not change"
    told = [UnitsReplaced("stark", area, "footman", "knight", count) for area, count in named.items()]
    assert game.told(UnitsReplaced) == told


@pytest.mark.rule("BG2-RULE-22", "BG2-XCARD-03", "BG2-TERMS-15")
def test_knights_must_be_in_the_pool():
    game = strikes(knights(footmen=3), "crow-killers", "highest")
    game.refuses("stark", {"castle-black": 1, "moat-cailin": 1}, rule="BG2-XCARD-03")
    game.says("stark", {"castle-black": 1}).ends()
    assert game.units("castle-black") == "knight"
    strikes(knights(footmen=3).army("karhold", "stark", "knight"), "crow-killers", "highest").ends()


@pytest.mark.rule("BG2-XCARD-03")
def test_crow_killers_unhorses_all_knights_of_the_lowest_bidder():
    game = strikes(knights(), "crow-killers", "lowest").ends()
    assert [game.units(area) for area in ("winterfell", "karhold", "white-harbor")] == [
        "footman footman",
        "footman",
        "footman",
    ]
    assert game.told(UnitsLost) == []


@pytest.mark.rule("BG2-XCARD-03")
def test_and_two_knights_of_each_of_the_others():
    game = strikes(knights(), "crow-killers", "others").asks("stark", "unhorse-knights")
    game.refuses("stark", {"winterfell": 1}, rule="BG2-XCARD-03")
    game.refuses("stark", {"winterfell": 2, "karhold": 1}, rule="BG2-XCARD-03")
    game.refuses("stark", {"winterfell": 3}, rule="BG2-XCARD-03")
    game.says("stark", {"winterfell": 1, "karhold": 1}).ends()
    assert [game.units(area) for area in ("winterfell", "karhold", "white-harbor")] == [
        "footman knight",
        "footman",
        "knight",
    ]


@pytest.mark.rule("BG2-XCARD-03", "BG2-TERMS-15")
def test_knights_for_whom_the_pool_has_no_footman_are_destroyed():
    """Nine footmen are on the board; the owner says which of four knights gets the last."""
    scenario = knights(footmen=5)
    scenario.state.units["seagard"] = scenario.state.units["seagard"][:1]
    game = strikes(scenario, "crow-killers", "lowest").asks("stark", "spare-knights")
    game.refuses("stark", {}, rule="BG2-XCARD-03").refuses("stark", {"winterfell": 2}, rule="BG2-XCARD-03")
    game.says("stark", {"karhold": 1}).ends()
    assert [game.units(area) for area in ("winterfell", "karhold", "white-harbor")] == ["", "footman", ""]


@pytest.mark.rule("BG2-XCARD-03", "BG2-RULE-45")
def test_a_house_with_fewer_knights_loses_those_it_has():
    scenario = Scenario(6).army("winterfell", "stark", "knight footman")
    assert strikes(scenario, "crow-killers", "others").ends().units("winterfell") == "footman footman"
    strikes(Scenario(6).army("winterfell", "stark", "footman"), "crow-killers", "others").ends()


# Rattleshirt's Raiders


@pytest.mark.parametrize(
    ("role", "before", "after"),
    [("highest", 3, 4), ("highest", 6, 6), ("lowest", 4, 2), ("lowest", 1, 0), ("others", 4, 3), ("others", 0, 0)],
)
@pytest.mark.rule("BG2-XCARD-04")
def test_rattleshirts_raiders_move_the_supply_marker(role, before, after):
    game = strikes(Scenario(6).supply(stark=before), "rattleshirts-raiders", role).ends()
    assert game.state.supply["stark"] == after
    assert game.told(SupplyChanged) == [SupplyChanged("stark", after)] * (before != after)


@pytest.mark.parametrize(("role", "lost"), [("lowest", "footman footman"), ("others", "footman")])
@pytest.mark.rule("BG2-XCARD-04", "BG2-SUP-05")
def test_and_armies_are_reconciled(role, lost):
    """Supply 2 allows 3, 2, 2; supply 1 allows 3, 2; supply 0 allows 2, 2."""
    scenario = Scenario(6).supply(stark=2).army("winterfell", "stark", "footman footman footman")
    scenario.army("karhold", "stark", "footman footman").army("white-harbor", "stark", "footman footman")
    game = strikes(scenario, "rattleshirts-raiders", role).asks("stark", "reconcile")
    game.says(
        "stark", {"winterfell": ["footman"], "karhold": ["footman"]} if role == "lowest" else {"karhold": ["footman"]}
    )
    assert sum(game.ends().sizes("stark").values()) == 7 - len(lost.split())


# Massing on the Milkwater


@pytest.mark.rule("BG2-XCARD-05")
def test_massing_on_the_milkwater_gives_the_highest_bidder_all_discards_back():
    discards = ("eddard-stark", "robb-stark", "the-blackfish")
    game = strikes(Scenario(6).discarded("stark", *discards), "massing-on-the-milkwater", "highest").ends()
    assert game.state.discards["stark"] == ()
    assert len(game.state.hands["stark"]) == 7
    assert game.told(CardsTakenBack) == [CardsTakenBack("stark", discards)]


@pytest.mark.parametrize(
    ("hand", "strongest"),
    [
        (("eddard-stark", "robb-stark", "catelyn-stark"), ("eddard-stark",)),
        (("roose-bolton", "greatjon-umber", "the-blackfish"), ("roose-bolton", "greatjon-umber")),
        (("roose-bolton", "greatjon-umber"), ()),
        (("robb-stark",), ()),
    ],
)
@pytest.mark.rule("BG2-XCARD-05", "BG2-RULE-47")
def test_it_costs_the_lowest_bidder_all_cards_of_the_highest_strength_but_never_the_whole_hand(hand, strongest):
    game = strikes(Scenario(6).hand("stark", *hand), "massing-on-the-milkwater", "lowest").ends()
    assert set(game.state.hands["stark"]) == set(hand) - set(strongest)
    discarded = game.told(CardsDiscarded)
    assert [set(event.cards) for event in discarded] == [set(strongest)] * bool(strongest)
    assert len(game.state.hands["stark"] + game.state.discards["stark"]) == 7


@pytest.mark.parametrize(
    "hand",
    [("eddard-stark", "robb-stark"), ("eddard-stark", "robb-stark", "catelyn-stark")],
    ids=["of two", "of three"],
)
@pytest.mark.rule("BG2-XCARD-05")
def test_and_the_others_one_card_of_choice(hand):
    game = strikes(Scenario(6).hand("stark", *hand), "massing-on-the-milkwater", "others").asks("stark", "discard-one")
    assert sorted(game.answers("stark")) == sorted(hand)
    game.says("stark", "robb-stark").ends()
    assert set(game.state.hands["stark"]) == set(hand) - {"robb-stark"}
    assert game.state.discards["stark"][-1] == "robb-stark"


@pytest.mark.rule("BG2-XCARD-05")
def test_a_house_with_one_card_keeps_it():
    game = strikes(Scenario(6).hand("stark", "robb-stark"), "massing-on-the-milkwater", "others").ends()
    assert game.state.hands["stark"] == ("robb-stark",)


# A King Beyond the Wall


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.rule("BG2-XCARD-06", "BG2-TRACK-11")
def test_a_king_beyond_the_wall_lifts_the_highest_bidder_to_the_top_of_one_track(track):
    scenario = courtier()
    before = {each: scenario.state.tracks[each] for each in TRACKS}
    game = strikes(scenario, "a-king-beyond-the-wall", "highest").asks("stark", "rise-on-one-track")
    assert game.answers("stark") == list(TRACKS)
    game.says("stark", track).ends()
    for each in TRACKS:
        others = tuple(house for house in before[each] if house != "stark")
        assert game.state.tracks[each] == (("stark", *others) if each == track else before[each])
    assert game.told(TokenPassed) == [TokenPassed(track, "stark")]


@pytest.mark.rule("BG2-XCARD-06", "BG2-RULE-49")
def test_it_casts_the_lowest_bidder_to_the_last_place_of_all_tracks():
    game = strikes(courtier().turn_order("stark"), "a-king-beyond-the-wall", "lowest").ends()
    assert [game.state.tracks[track][-1] for track in TRACKS] == ["stark"] * 3
    assert game.state.holders["iron-throne"] == "lannister"


@pytest.mark.parametrize("track", ["fiefdoms", "kings-court"])
@pytest.mark.rule("BG2-XCARD-06")
def test_and_the_others_on_fiefdoms_or_the_kings_court(track):
    scenario = courtier()
    throne = scenario.state.turn_order
    game = strikes(scenario, "a-king-beyond-the-wall", "others").asks("stark", "fall-on-one-track")
    assert game.answers("stark") == ["fiefdoms", "kings-court"]
    game.says("stark", track).ends()
    assert game.state.tracks[track][-1] == "stark"
    assert [event.track for event in game.told(InfluenceMoved)] == [track]
    assert game.state.turn_order == throne


@pytest.mark.rule("BG2-XCARD-06", "BG2-RULE-43")
def test_the_others_choose_in_turn_order():
    scenario = Scenario(4).turn_order("greyjoy", "stark", "lannister", "baratheon")
    game = attacked("a-king-beyond-the-wall", scenario).bids(greyjoy=0, stark=1, lannister=1, baratheon=1)
    for house in ("stark", "lannister", "baratheon"):
        game.waits_for(house).says(house, "fiefdoms")
    game.ends()
    assert game.track("fiefdoms") == "greyjoy stark lannister baratheon"


# Mammoth Riders


@pytest.mark.parametrize("card", ["eddard-stark", "robb-stark", None])
@pytest.mark.rule("BG2-XCARD-07")
def test_mammoth_riders_lets_the_highest_bidder_take_one_card_back(card):
    scenario = Scenario(6).discarded("stark", "eddard-stark", "robb-stark")
    game = strikes(scenario, "mammoth-riders", "highest").asks("stark", "take-back-card")
    assert game.answers("stark") == ["eddard-stark", "robb-stark", None]
    game.says("stark", card).ends()
    assert set(game.state.discards["stark"]) == {"eddard-stark", "robb-stark"} - {card}
    assert game.told(CardsTakenBack) == [CardsTakenBack("stark", (card,))] * (card is not None)
    assert len(game.state.hands["stark"]) == 5 + (card is not None)


@pytest.mark.rule("BG2-XCARD-07")
def test_without_discards_there_is_nothing_to_take_back():
    strikes(Scenario(6), "mammoth-riders", "highest").ends()


@pytest.mark.parametrize(("role", "count"), [("lowest", 3), ("others", 2)])
@pytest.mark.rule("BG2-XCARD-07")
def test_mammoth_riders_destroy_units(role, count):
    game = strikes(Scenario(6).set_up(), "mammoth-riders", role)
    game.asks("stark", "lose-units")
    pieces = [
        ("winterfell", "footman"),
        ("winterfell", "knight"),
        ("white-harbor", "footman"),
        ("the-shivering-sea", "ship"),
    ]
    for number in (count - 1, count + 1):
        game.refuses("stark", by_area(pieces[:number]), rule="BG2-WILD-08")
    game.refuses("stark", {"lannisport": ["footman"] * count}, rule="BG2-WILD-08")
    game.says("stark", by_area(pieces[:count])).ends()
    assert sum(game.sizes("stark").values()) == 4 - count
    assert {event.why for event in game.told(UnitsLost)} == {"wildlings"}


def by_area(pieces: list[tuple[str, str]]) -> dict[str, list[str]]:
    return {area: [kind for where, kind in pieces if where == area] for area, _ in pieces}


@pytest.mark.rule("BG2-RULE-45")
def test_a_house_with_no_more_units_than_demanded_loses_them_all():
    scenario = Scenario(6).army("karhold", "stark", "footman").army("the-narrow-sea", "stark", "ship")
    assert strikes(scenario, "mammoth-riders", "lowest").ends().sizes("stark") == {}
    assert strikes(Scenario(6), "mammoth-riders", "lowest").ends().told(UnitsLost) == []


# The Horde Descends


@pytest.mark.rule("BG2-XCARD-08")
def test_the_horde_descends_lets_the_highest_bidder_muster_in_one_area():
    scenario = Scenario(6).supply(stark=6).token("stark", "white-harbor", "moat-cailin")
    game = strikes(scenario, "the-horde-descends", "highest").asks("stark", "muster")
    two = {"winterfell": [unit("footman", "winterfell")], "moat-cailin": [unit("footman", "moat-cailin")]}
    game.refuses("stark", two, rule="BG2-XCARD-08")
    game.says("stark", {"winterfell": [unit("knight", "winterfell")], "moat-cailin": []}).ends()
    assert game.told(Mustered) == [Mustered("stark", "winterfell", "knight", "winterfell", upgraded=False)]


@pytest.mark.rule("BG2-XCARD-08")
def test_what_is_proposed_for_it_is_in_one_area_too():
    scenario = Scenario(6).supply(stark=6).token("stark", "white-harbor", "moat-cailin")
    question = strikes(scenario, "the-horde-descends", "highest").question("stark")
    proposed = [question.sample(Chance(seed)) for seed in range(60)]
    assert [question.refusal(answer) for answer in proposed] == [None] * 60
    assert {area for answer in proposed for area in answer} == {"moat-cailin", "white-harbor", "winterfell"}


@pytest.mark.rule("BG2-XCARD-08")
def test_but_need_not():
    strikes(Scenario(6), "the-horde-descends", "highest").asks("stark", "muster").says("stark", {}).ends()


def garrisoned() -> Scenario:
    """Two units in winterfell, three in white-harbor, one in moat-cailin: structures; two in karhold: none; ships."""
    scenario = Scenario(6).supply(stark=6).army("winterfell", "stark", "footman knight")
    scenario.army("white-harbor", "stark", "footman footman siege-engine").army("moat-cailin", "stark", "footman")
    return scenario.army("karhold", "stark", "footman footman").army("winterfell-port", "stark", "ship ship")


@pytest.mark.rule("BG2-XCARD-08", "BG2-RULE-46")
def test_it_destroys_two_units_of_the_lowest_bidder_in_one_area_with_a_structure():
    game = strikes(garrisoned(), "the-horde-descends", "lowest").asks("stark", "lose-in-one-area")
    game.refuses("stark", {"winterfell": ["footman"], "white-harbor": ["footman"]}, rule="BG2-XCARD-08")
    game.refuses("stark", {"winterfell": ["footman"]}, rule="BG2-XCARD-08")
    game.refuses("stark", {"white-harbor": ["footman", "footman", "siege-engine"]}, rule="BG2-XCARD-08")
    game.refuses("stark", {"karhold": ["footman", "footman"]}, rule="BG2-XCARD-08")
    game.refuses("stark", {"moat-cailin": ["footman"]}, rule="BG2-XCARD-08")
    game.refuses("stark", {"winterfell-port": ["ship", "ship"]}, rule="BG2-XCARD-08")
    game.says("stark", {"white-harbor": ["footman", "siege-engine"]}).ends()
    assert game.units("white-harbor") == "footman"


@pytest.mark.parametrize("role", ["lowest", "others"])
@pytest.mark.rule("BG2-XCARD-08")
def test_sooner_or_later_every_loss_is_proposed_and_no_other(role):
    scenario = Scenario(6).army("winterfell", "stark", "footman knight").army("karhold", "stark", "footman")
    game = strikes(scenario.army("white-harbor", "stark", "footman footman knight"), "the-horde-descends", role)
    decision = game.question("stark")
    proposed = [decision.sample(Chance(seed)) for seed in range(200)]
    assert [decision.refusal(answer) for answer in proposed] == [None] * 200
    assert {as_set(answer) for answer in proposed} == {as_set(answer) for answer in decision.answers()}


def as_set(losses: dict[str, tuple[str, ...]]) -> frozenset[tuple[str, tuple[str, ...]]]:
    return frozenset((area, tuple(sorted(kinds))) for area, kinds in losses.items())


@pytest.mark.rule("BG2-RULE-46")
def test_without_such_an_area_any_two_units():
    """Winterfell holds one land unit; its two ships do not count."""
    scenario = Scenario(6).army("winterfell", "stark", "footman").army("karhold", "stark", "footman footman")
    scenario.army("winterfell-port", "stark", "ship ship")
    game = strikes(scenario, "the-horde-descends", "lowest").asks("stark", "lose-units")
    game.says("stark", {"karhold": ["footman"], "winterfell-port": ["ship"]}).ends()


@pytest.mark.rule("BG2-XCARD-08")
def test_and_one_unit_of_each_of_the_others():
    game = strikes(garrisoned(), "the-horde-descends", "others").asks("stark", "lose-units")
    game.refuses("stark", {"karhold": ["footman", "footman"]}, rule="BG2-WILD-08")
    game.says("stark", {"karhold": ["footman"]}).ends()


# Skinchanger Scout


@pytest.mark.rule("BG2-XCARD-09", "BG2-RULE-50")
def test_skinchanger_scout_returns_the_bid_of_the_highest_bidder():
    game = attacked("skinchanger-scout", Scenario(3).power(10), strength=6).bids(stark=4, lannister=3).ends()
    assert game.state.power == {"stark": 10, "lannister": 7, "baratheon": 10}
    assert game.told(PowerGained) == [PowerGained("stark", 4, "bid")]


@pytest.mark.rule("BG2-XCARD-09", "BG2-TERMS-15")
def test_a_returned_bid_is_off_the_table():
    scenario = Scenario(6).power(stark=3)
    scenario.state.bids = {"stark": 4}
    game = strikes(scenario, "skinchanger-scout", "highest").ends()
    assert (game.state.power["stark"], pool(game.state, "stark"), game.state.bids) == (7, 13, {"stark": 0})


@pytest.mark.rule("BG2-XCARD-09", "BG2-RULE-50", "BG2-RULE-45")
def test_it_costs_the_lowest_bidder_all_power_and_the_others_two_and_bids_do_not_count():
    game = (
        attacked("skinchanger-scout", Scenario(3).power(10, baratheon=5)).bids(stark=1, lannister=3, baratheon=4).ends()
    )
    assert game.state.power == {"stark": 0, "lannister": 5, "baratheon": 0}
    assert game.told(PowerLost) == [
        PowerLost("stark", 9, "wildlings"),
        PowerLost("baratheon", 1, "wildlings"),
        PowerLost("lannister", 2, "wildlings"),
    ]


# What follows from losses


@pytest.mark.rule("BG2-RULE-51", "BG2-CONTROL-11")
def test_an_area_emptied_by_wildlings_gets_no_token():
    scenario = Scenario(6).power(5).army("seagard", "stark", "footman")
    game = strikes(scenario, "mammoth-riders", "lowest").ends()
    assert controller(game.state, "seagard") is None
    assert game.told(PowerTokenPlaced) == []


@pytest.mark.rule("BG2-RULE-51", "BG2-CONTROL-14")
def test_a_home_area_falls_back_to_its_house():
    scenario = Scenario(6).army("lannisport", "stark", "footman")
    assert controller(scenario.state, "lannisport") == "stark"
    game = strikes(scenario, "mammoth-riders", "lowest").ends()
    assert controller(game.state, "lannisport") == "lannister"


@pytest.mark.rule("BG2-RULE-51", "BG2-RULE-67")
def test_ships_in_the_port_of_an_area_nobody_controls_any_more_are_removed():
    scenario = Scenario(6).army("oldtown", "stark", "footman").army("oldtown-port", "stark", "ship")
    scenario.army("winterfell", "stark", "footman")
    game = strikes(scenario, "the-horde-descends", "others").says("stark", {"oldtown": ["footman"]}).ends()
    assert game.units("oldtown-port") == ""


@pytest.mark.rule("BG2-RULE-51", "BG2-RULE-66", "BG2-PORT-18")
def test_a_house_that_gets_its_home_area_back_may_replace_the_ships_in_its_port():
    scenario = Scenario(6).army("lannisport", "stark", "footman").army("lannisport-port", "stark", "ship ship")
    game = strikes(scenario, "the-horde-descends", "others").says("stark", {"lannisport": ["footman"]})
    game.asks("lannister", "take-port").refuses("lannister", 3, rule="BG2-PORT-18").says("lannister", 1).ends()
    assert (game.house_in("lannisport-port"), game.units("lannisport-port")) == ("lannister", "ship")


@pytest.mark.rule("BG2-RULE-51", "BG2-RULE-73", "BG2-WIN-01")
def test_a_loss_that_gives_another_house_its_seventh_structure_ends_the_game():
    """Stark's footman in lannisport is destroyed: with its crest Lannister controls 7."""
    areas = ("harrenhal", "riverrun", "seagard", "moat-cailin", "the-reach", "crackclaw-point")
    scenario = Scenario(6).token("lannister", *areas).army("lannisport", "stark", "footman")
    assert structures(scenario.state, "lannister") == 6
    game = scenario.begin(steps.WildlingEffect("mammoth-riders", "others", "stark"), steps.Muster("lannister")).ends()
    assert game.state.winner == "lannister"


@pytest.mark.rule("BG2-TERMS-13", "BG2-TERMS-16")
def test_destroyed_units_can_be_mustered_again():
    scenario = Scenario(6).army("winterfell", "stark", "siege-engine siege-engine")
    before = scenario.begin(steps.Muster("stark")).question("stark").pool["siege-engine"]
    game = scenario.begin(steps.WildlingEffect("mammoth-riders", "others", "stark"), steps.Muster("stark"))
    assert (before, game.question("stark").pool["siege-engine"]) == (0, 2)


def test_every_wildling_card_has_its_rule():
    wildlings = Scenario(6).state.edition.wildlings
    assert [facts.rule for facts in wildlings.values()] == [f"BG2-XCARD-0{n}" for n in range(1, 10)]


@pytest.mark.rule("BG2-XCARD-03")
def test_a_house_with_knights_in_one_area_only_is_not_asked_which():
    scenario = Scenario(6).army("winterfell", "stark", "knight knight knight").army("karhold", "stark", "footman")
    game = strikes(scenario, "crow-killers", "others").ends()
    assert game.units("winterfell") == "footman footman knight"
