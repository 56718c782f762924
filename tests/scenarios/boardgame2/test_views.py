"""Who sees what: in views, in what is told, in what is asked, and in imagined worlds."""

from typing import Any

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import HouseCardsRevealed, TidesDrawn
from maester.games.boardgame.facts import DECKS, TRACKS
from maester.games.boardgame.state import State
from maester.kernel import Chance
from tests.scenarios.boardgame.combat import Combat, Field
from tests.scenarios.boardgame.scenario import Played, Scenario, played_out


def watchers(game: Played) -> list[str | None]:
    return [None, *game.state.seats]


def alike(one: Played, other: Played, *who: str | None) -> None:
    """These watchers see, hear and are asked the same in both games."""
    for watcher in who:
        assert one.view(watcher) == other.view(watcher)
        assert one.table.story_for(watcher) == other.table.story_for(watcher)
        if watcher in one.table.waiting:
            assert one.question(watcher) == other.question(watcher)


# Hands and discard piles


def hands(game: Played, watcher: str | None) -> dict[str, tuple[Any, Any]]:
    return {house.house: (house.hand, house.discards) for house in game.view(watcher).houses.values()}


def fight() -> Combat:
    """Lannister supports and is asked first; then cards are chosen."""
    scenario = Field("tyrell knight", "lannister footman").army("stoney-sept", "lannister", "footman")
    return scenario.order("stoney-sept", "support").discarded("stark", "eddard-stark").fight()


@pytest.mark.rule("BG2-RULE-81", "BG2-RULE-83", "BG2-CARDS-13")
def test_hands_and_discard_piles_are_open_before_and_after_the_cards_are_chosen():
    game = fight().asks("lannister", "support")
    everything = {house: (game.state.hands[house], game.state.discards[house]) for house in game.state.seats}
    assert everything["stark"][1] == ("eddard-stark",)
    for watcher in watchers(game):
        assert hands(game, watcher) == everything
    game.supports("lannister", {"stoney-sept": "nobody"})
    game.plays(tyrell="randyll-tarly", lannister="the-hound")
    while game.table.waiting:
        seat = game.table.waiting[0]
        game.says(seat, game.answers(seat)[0])
    after = {house: (game.state.hands[house], game.state.discards[house]) for house in game.state.seats}
    assert after["tyrell"][1] == ("randyll-tarly",)
    for watcher in watchers(game):
        assert hands(game, watcher) == after


@pytest.mark.rule("BG2-RULE-81", "BG2-RULE-83", "BG2-CARDS-13")
def test_while_cards_are_chosen_each_house_sees_only_its_own():
    game = fight().supports("lannister", {"stoney-sept": "nobody"}).asks("tyrell", "house-card")
    for watcher in watchers(game):
        for house, seen in hands(game, watcher).items():
            own = (game.state.hands[house], game.state.discards[house])
            assert seen == (own if house == watcher else (None, None))
        counts = [house.cards_in_hand for house in game.view(watcher).houses.values()]
        assert counts == [len(game.state.hands[house]) for house in game.state.seats]


@pytest.mark.rule("BG2-RULE-83", "BG2-CARDS-01")
def test_a_chosen_card_is_unseen_until_both_are_revealed():
    games = []
    for card in ("the-hound", "tywin-lannister"):
        game = fight().supports("lannister", {"stoney-sept": "nobody"}).plays(lannister=card)
        assert game.waits_for("tyrell").told(HouseCardsRevealed) == []
        games.append(game)
    one, other = games
    alike(one, other, None, *(house for house in games[0].state.seats if house != "lannister"))
    games[0].plays(tyrell="ser-garlan-tyrell")
    revealed = HouseCardsRevealed("tyrell", "ser-garlan-tyrell", "lannister", "the-hound")
    for watcher in watchers(games[0]):
        assert games[0].told(HouseCardsRevealed, to=watcher) == [revealed]


@pytest.mark.rule("BG2-RULE-83", "BG2-TIDES-02")
def test_only_its_owner_sees_a_tides_card_until_it_is_shown():
    """Tyrell holds the Blade and thinks about drawing another."""
    games = []
    for tide in ("three", "blank"):
        scenario = Field("tyrell knight", "lannister footman", tides=True).track("fiefdoms", "tyrell")
        game = scenario.tides("one-sword", tide).fight().plays(tyrell="ser-garlan-tyrell", lannister="the-hound")
        games.append(game.asks("tyrell", "redraw-tides"))
    one, other = games
    alike(one, other, None, *(house for house in games[0].state.seats if house != "lannister"))
    drawn = games[0].told(TidesDrawn, to="stark")
    assert [(event.house, event.card) for event in drawn] == [("tyrell", None), ("lannister", None)]
    battle = games[0].view("lannister").battle
    assert (battle.attacker.tides, battle.defender.tides) == (None, "three")
    shown = games[0].says("tyrell", "keep").asks("tyrell", "blade").view(None).battle
    assert (shown.attacker.tides, shown.defender.tides) == ("one-sword", "three")


# Orders, power, bids


@pytest.mark.rule("BG2-RULE-83", "BG2-PLAN-11")
def test_after_the_reveal_all_orders_are_open():
    game = Scenario(3).set_up().begin(steps.AssignOrders(), steps.RevealOrders(), steps.UseRaven())
    placed: dict[str, str] = {}
    for n, house in enumerate(game.state.seats):
        orders = game.question(house).sample(Chance(n))
        placed |= orders
        for watcher in watchers(game):
            assert all(area.order is None for area in game.view(watcher).areas.values())
        game.says(house, orders)
    for watcher in watchers(game):
        seen = {area: there.order for area, there in game.view(watcher).areas.items() if there.order}
        assert seen == placed


@pytest.mark.rule("BG2-RULE-83", "BG2-SECRET-02")
def test_power_totals_are_open():
    game = Scenario(3).set_up().power(stark=9, lannister=1).begin(steps.UseRaven())
    for watcher in watchers(game):
        assert {house.house: house.power for house in game.view(watcher).houses.values()} == game.state.power


@pytest.mark.rule("BG2-RULE-83", "BG2-SECRET-01")
def test_nobody_can_tell_which_tokens_a_house_has_left_while_orders_are_assigned():
    """The question names the same tokens for everybody, whatever other houses have assigned."""
    game = Scenario(3).set_up().begin(steps.AssignOrders())
    before = game.question("stark").tokens
    game.says("lannister", game.question("lannister").sample(Chance(5)))
    assert game.question("stark").tokens == before


# Decks


def turned_over(state: State, watcher: str | None) -> None:
    """All that lies face down for this watcher lies in another order."""
    for deck in DECKS:
        state.decks[deck] = state.decks[deck][::-1]
    known = [watcher in state.wildlings_known.get(card, ()) for card in state.wildling_deck]
    unknown = [card for card, seen in zip(state.wildling_deck, known, strict=True) if not seen][::-1]
    cards = iter(unknown)
    state.wildling_deck = tuple(
        card if seen else next(cards) for card, seen in zip(state.wildling_deck, known, strict=True)
    )
    state.wildlings_known = {card: houses for card, houses in state.wildlings_known.items() if card not in unknown}


@pytest.mark.rule("BG2-RULE-83", "BG2-SETUP-02", "BG2-SETUP-04")
@pytest.mark.parametrize("players", [3, 6])
def test_a_seat_cannot_tell_if_what_it_must_not_know_changes(players: int):
    game = Scenario(players, tides=True).set_up().begin()
    chance = Chance(players)
    while game.table.waiting and game.state.round < 3:
        for watcher in watchers(game):
            twin = game.table.copy()
            turned_over(Played(twin).state, watcher)
            assert twin.view(watcher) == game.view(watcher)
            if watcher in game.table.waiting:
                assert twin.decision(watcher) == game.table.decision(watcher)
        game.table.answer_any(game.table.waiting[0], chance)


@pytest.mark.rule("BG2-RULE-27", "BG2-RAVEN-03")
def test_only_a_house_that_has_looked_sees_the_card():
    scenario = Scenario(3).wildlings(2, "crow-killers", "mammoth-riders")
    game = scenario.begin(steps.UseRaven()).says("lannister", {"does": "look"}).says("lannister", "top")
    assert game.view("lannister").wildling_deck == ("crow-killers", *[None] * 8)
    for other in (None, "stark", "baratheon"):
        assert game.view(other).wildling_deck == (None,) * 9


@pytest.mark.rule("BG2-RULE-83")
@pytest.mark.parametrize("players", [3, 6])
def test_an_imagined_world_keeps_what_the_watcher_sees(players: int):
    game = Scenario(players, tides=True).set_up().begin()
    chance = Chance(players + 10)
    seen = 0
    while game.table.waiting and game.state.round < 5:
        seat = game.table.waiting[0]
        world = game.state.copy()
        game.table.game.imagine(world, seat, Chance(seen))
        assert game.table.game.view(world, seat) == game.view(seat)
        for deck in DECKS:
            assert sorted(world.decks[deck]) == sorted(game.state.decks[deck])
        assert sorted(world.wildling_deck) == sorted(game.state.wildling_deck)
        assert world.tracks == game.state.tracks
        game.table.answer_any(seat, chance)
        seen += 1
    assert seen > 20


@pytest.mark.rule("BG2-RULE-83", "BG2-SECRET-01", "BG2-PLAN-08")
def test_orders_face_down_are_imagined_anew():
    """Assigned in turn order, so that they lie there while others are asked."""
    areas = [area for area in Scenario(6).state.edition.realm.ground if area not in Scenario(6).state.neutral][:12]
    scenario = Scenario(6).turn_order("stark", "lannister").army("lannisport-port", "lannister", "ship")
    land = [area for area in areas if scenario.state.edition.realm.ground[area] == "land"]
    for n, area in enumerate(land):
        scenario.army(area, "stark", "footman" if n < 10 else "knight")
    scenario.track("kings-court", "lannister", "greyjoy", "tyrell", "martell", "baratheon", "stark")
    game = scenario.begin(steps.AssignOrders(), steps.RevealOrders())
    game.says("stark", game.question("stark").sample(Chance(1))).waits_for("lannister")
    worlds = set()
    for seed in range(8):
        world = game.state.copy()
        game.table.game.imagine(world, "lannister", Chance(seed))
        assert len(world.assigned["stark"]) == len(game.state.assigned["stark"])
        worlds.add(world.assigned["stark"])
        own = game.state.copy()
        game.table.game.imagine(own, "stark", Chance(seed))
        assert own.assigned == game.state.assigned
    assert len(worlds) == 8


# What is public


@pytest.mark.rule("BG2-RULE-83")
def test_the_board_is_the_same_for_all():
    game = Scenario(4).set_up().token("stark", "karhold").begin(steps.UseRaven())
    boards = [game.view(watcher) for watcher in watchers(game)]
    assert all(board.areas == boards[0].areas for board in boards)
    areas = boards[0].areas
    assert (areas["winterfell"].garrison, areas["winterfell"].controller) == (2, "stark")
    assert (areas["karhold"].token, areas["karhold"].holder) == ("stark", None)
    assert (areas["kings-landing"].neutral, areas["kings-landing"].controller) == (5, None)
    assert areas["the-golden-sound"].holder == "lannister"
    assert boards[0].holders == {track: boards[0].tracks[track][0] for track in TRACKS}


@pytest.mark.rule("BG2-RULE-83")
def test_revealed_westeros_cards_are_open_and_the_rest_is_counted():
    game = played_out(Scenario(3).westeros_phase("last-days-of-summer", "game-of-thrones", "sea-of-storms"))
    view = game.view(None)
    assert view.westeros == {"I": ("last-days-of-summer",), "II": ("game-of-thrones",), "III": ("sea-of-storms",)}
    assert view.westeros_left == dict.fromkeys(DECKS, 9)
    assert set(view.banned) == {"raid", "raid-special"}


@pytest.mark.rule("BG2-RULE-83")
def test_only_the_owner_sees_what_its_cards_would_bring():
    game = fight().supports("lannister", {"stoney-sept": "lannister"})
    battle = game.view("lannister").battle
    assert battle.defender.if_played["tywin-lannister"] == battle.defender.initial + 4
    assert battle.attacker.if_played == {}
    for other in (None, "stark"):
        seen = game.view(other).battle
        assert seen.attacker.if_played == seen.defender.if_played == {}


@pytest.mark.parametrize("watcher", [None, "stark", "tyrell"])
def test_everybody_sees_what_is_in_an_area(watcher: str | None):
    scenario = Scenario(6).army("moat-cailin", "stark", "footman (knight)").order("moat-cailin", "raid")
    scenario.army("bay-of-ice", "greyjoy", "ship ship").token("tyrell", "the-reach")
    areas = scenario.begin(steps.Raids(), steps.AssignOrders()).view(watcher).areas
    assert (areas["moat-cailin"].units, areas["moat-cailin"].routed) == ({"footman": 1, "knight": 1}, {"knight": 1})
    assert (areas["bay-of-ice"].units, areas["bay-of-ice"].routed) == ({"ship": 2}, {})
    assert (areas["bay-of-ice"].holder, areas["moat-cailin"].holder) == ("greyjoy", "stark")
    assert (areas["the-reach"].units, areas["the-reach"].holder) == ({}, None)
    assert (areas["the-reach"].token, areas["the-reach"].controller) == ("tyrell", "tyrell")
    found = {area: (there.garrison, there.neutral, there.closed) for area, there in areas.items()}
    assert found["moat-cailin"] == (0, 0, False)
    assert found["winterfell"] == (2, 0, False)
    assert found["kings-landing"] == (0, 5, False)


def test_the_numbers_worth_plotting_are_those_of_the_board():
    scenario = Scenario(3).army("moat-cailin", "stark", "footman (knight)").army("bay-of-ice", "stark", "ship")
    state = scenario.army("riverrun", "lannister", "footman").power(stark=3).supply(stark=4).state
    measures = scenario.game.measures(state)
    assert measures["units"] == {"baratheon": 0, "lannister": 1, "stark": 3}
    assert measures["structures"] == {"baratheon": 1, "lannister": 2, "stark": 2}
    assert (measures["power"]["stark"], measures["supply"]["stark"]) == (3, 4)
