"""What is open and what is hidden: in views, in what is told, and in what is asked."""

import re
from typing import Any

import msgspec
import pytest

from maester.games.intrigue.events import NothingFitted, PenaltyTaken
from maester.games.intrigue.facts import DECK, HOUSE_OF, HOUSES, ThroneCard
from maester.games.intrigue.view import CardView
from maester.kernel import Chance
from tests.scenarios.intrigue.play import COUNTS, decisions, random_decisions
from tests.scenarios.intrigue.scenario import GAME, LEFT_END, Played, Scenario, opened, options


def cards_in(value: object) -> set[str]:
    """Every character card that is named anywhere in a view, a question or a story."""
    words = set(re.findall(r"[\w-]+", msgspec.json.encode(value).decode()))
    return words & set(DECK)


def watchers(game: Played) -> list[str | None]:
    return [None, *game.state.seats]


@pytest.mark.rule("INT-DEAL-07", "INT-RULE-17")
@pytest.mark.parametrize("players", COUNTS)
def test_a_hand_is_known_only_to_its_owner(players: int):
    for game in random_decisions(players, seed=21):
        open_cards = set(game.state.cards.values())
        for watcher in watchers(game):
            own = set(game.state.hands[watcher]) if watcher else set()
            view = game.view(watcher)
            assert cards_in(view) == open_cards | own
            for seat in view.seats.values():
                if seat.seat != watcher:
                    assert seat.hand is None
                else:
                    assert seat.hand == {card: HOUSE_OF[card] for card in game.state.hands[seat.seat]}
        active = game.table.waiting[0]
        assert cards_in(game.table.decision(active)) <= set(game.state.hands[active]) | open_cards


@pytest.mark.rule("INT-DEAL-07", "INT-RULE-17")
@pytest.mark.parametrize("players", COUNTS)
def test_events_name_no_card_before_it_is_seen(players: int):
    """A card is named when it is placed, when it opens row 1, or when penalty is taken for it."""
    for game in random_decisions(players, seed=22):
        story = game.table.story
        began = max(n for n, event in enumerate(story) if type(event).__name__ == "RoundBegan")
        for watcher in watchers(game):
            assert cards_in(game.table.story_for(watcher, since=began)) == set(game.state.cards.values())


@pytest.mark.rule("INT-RULE-17")
@pytest.mark.parametrize("players", COUNTS)
def test_the_number_of_cards_in_every_hand_is_open(players: int):
    for game in random_decisions(players, seed=23):
        for watcher in watchers(game):
            counts = [seat.cards_in_hand for seat in game.view(watcher).seats.values()]
            assert counts == [len(game.state.hands[seat]) for seat in game.state.seats]


@pytest.mark.rule("INT-RULE-17")
def test_the_cards_of_a_player_who_is_out_stay_hidden_until_the_penalty_is_taken():
    scenario = Scenario(players=3).row(1, "S L S L S L S L").hand(1, "S S").hand(2, "drogon davos").hand(3).out(3)
    game = scenario.to_act(1).begin().says(1, "S", 2, 1)
    assert game.told(NothingFitted) == [NothingFitted("seat-2", 2)]
    for other in (None, "seat-1", "seat-3"):
        assert not cards_in([game.view(other), game.table.story_for(other)]) & {"drogon", "davos"}
        assert game.view(other).seats["seat-2"].cards_in_hand == 2
    game.says(1, "S", 2, 2)
    for watcher in watchers(game):
        assert game.told(PenaltyTaken, to=watcher) == [PenaltyTaken("seat-2", ("drogon", "davos"), 2, 2)]


@pytest.mark.rule("INT-DEAL-07", "INT-ROUND-03", "INT-RULE-16")
@pytest.mark.parametrize("players", COUNTS)
def test_a_seat_cannot_tell_if_what_it_must_not_know_changes(players: int):
    """Others' hands, unused cards and covered Iron Throne cards change places; the seat sees, reads and hears the same.

    Only what everybody knows is kept: how many cards there are where, and which houses a seat that is out lacks.
    """
    for game in random_decisions(players, seed=24):
        for watcher in watchers(game):
            twin = game.table.copy()
            shift_the_unknown(twin.state, watcher)
            assert twin.view(watcher) == game.view(watcher)
            if watcher in game.table.waiting:
                assert twin.decision(watcher) == game.table.decision(watcher)


def shift_the_unknown(state: Any, watcher: str | None) -> None:
    others = [seat for seat in state.seats if seat != watcher]
    hidden = [card for seat in others for card in state.hands[seat]] + [*state.unused]
    hidden = hidden[1:] + hidden[:1]
    for seat in others:
        count = len(state.hands[seat])
        state.hands[seat], hidden = tuple(hidden[:count]), hidden[count:]
        state.throne[seat] = tuple(ThroneCard(9, 9) for _ in state.throne[seat])
    state.unused = tuple(hidden)
    state.throne_pile = state.throne_pile[::-1]


@pytest.mark.rule("INT-RULE-16")
@pytest.mark.parametrize("players", COUNTS)
def test_iron_throne_cards_are_known_to_their_owner_and_their_number_to_all(players: int):
    game = opened(players)
    for _ in decisions(game, Chance(25)):
        for watcher in watchers(game):
            for seat in game.view(watcher).seats.values():
                assert seat.throne_cards == len(game.state.throne[seat.seat])
                assert seat.throne == (game.state.throne[seat.seat] if seat.seat == watcher else None)
                assert seat.result is None
    for watcher in watchers(game):
        for seat in game.view(watcher).seats.values():
            assert seat.throne == game.state.throne[seat.seat], "in the end they are turned up"
            assert seat.result == game.state.penalty[seat.seat] - sum(card.value for card in seat.throne)


@pytest.mark.rule("INT-RULE-15", "INT-RULE-16")
def test_a_card_that_was_never_drawn_is_never_seen():
    """Every Iron Throne card has a value of its own here; the last one of the pile is named nowhere."""
    throne = tuple(ThroneCard(50 + n, 70 + n) for n in range(7))
    game = opened(6, throne=throne)
    for _ in decisions(game, Chance(26)):
        pass
    (undrawn,) = game.state.throne_pile
    for watcher in watchers(game):
        text = msgspec.json.encode([game.view(watcher), game.table.story_for(watcher)]).decode()
        assert not re.search(rf"\b({undrawn.value}|{undrawn.daggers})\b", text.replace(f'"result":{undrawn.value}', ""))


@pytest.mark.rule("INT-ROUND-03", "INT-RULE-16")
def test_a_covered_card_is_named_to_its_drawer_alone():
    throne = tuple(ThroneCard(50 + n, 70 + n) for n in range(7))
    game = opened(3, throne=throne)
    for _ in decisions(game, Chance(27)):
        for watcher in watchers(game):
            known = game.state.throne[watcher] if watcher else ()
            text = msgspec.json.encode([game.view(watcher), game.table.story_for(watcher)]).decode()
            named = {card for card in throne if re.search(rf'"daggers":{card.daggers}\b', text)}
            assert named == set(known)


@pytest.mark.rule("INT-SETUP-03", "INT-SETUP-04", "INT-SETUP-05")
def test_the_table_before_the_first_deal():
    state = GAME.deal(options(3, starter=2), Chance(1))
    for watcher in (None, "seat-1"):
        view: Any = GAME.view(state, watcher)
        assert (view.round, view.starter, view.active, view.throne_pile) == (1, "seat-2", None, 7)
        assert (view.pyramid, set(view.unseen.values())) == ({}, {9})
        for seat in view.seats.values():
            assert (seat.cards_in_hand, seat.penalty, seat.throne_cards) == (0, 0, 0)
        assert view.seats["seat-1"].hand == ({} if watcher else None)
    assert GAME.measures(state)["cards-in-hand"] == {"seat-1": 0, "seat-2": 0, "seat-3": 0}


@pytest.mark.rule("INT-RULE-14", "INT-RULE-17")
def test_the_numbers_that_are_plotted_are_public():
    game = Scenario(players=3).row(1, "S").hand(1, "S L").hand(2, "T").hand(3).out(3).penalty(1, 2, 3).begin()
    assert GAME.measures(game.state) == {
        "penalty": {"seat-1": 1, "seat-2": 2, "seat-3": 3},
        "cards-in-hand": {"seat-1": 2, "seat-2": 1, "seat-3": 0},
    }


def test_the_table_as_everybody_sees_it():
    scenario = Scenario(players=3).row(1, "robb tyrion").row(2, "arya").hand(1, "S T").out(3).to_act(2)
    game = scenario.penalty(1, 2, 3).round(2).started_by(2).last_placer(1).begin()
    for watcher in watchers(game):
        view = game.view(watcher)
        assert (view.round, view.rounds, view.cap, view.throne_pile) == (2, 3, 8, 7)
        assert (view.starter, view.active, view.last_placer) == ("seat-2", "seat-2", "seat-1")
        assert set(view.pyramid.values()) == {
            CardView("robb", "stark", 1, 0),
            CardView("tyrion", "lannister", 1, 1),
            CardView("arya", "stark", 2, 0),
        }
        assert [seat.seat for seat in view.seats.values()] == ["seat-1", "seat-2", "seat-3"]
        assert [seat.out for seat in view.seats.values()] == [False, False, True]
        assert [seat.penalty for seat in view.seats.values()] == [1, 2, 3]


@pytest.mark.parametrize("players", COUNTS)
def test_how_many_cards_of_each_house_a_watcher_has_not_seen(players: int):
    for game in random_decisions(players, seed=28):
        for watcher in watchers(game):
            seen = [*game.state.cards.values(), *(game.state.hands[watcher] if watcher else ())]
            expected = {house: 9 - sum(HOUSE_OF[card] == house for card in seen) for house in HOUSES}
            assert game.view(watcher).unseen == expected


def test_a_player_who_went_out_is_known_to_lack_the_houses_that_would_have_fitted():
    scenario = Scenario(players=3).row(1, "S L S L S L S L").hand(1, "S S S").hand(2, "T B").hand(3, "B").to_act(1)
    game = scenario.begin()
    assert [seat.lacking for seat in game.view(None).seats.values()] == [(), (), ()]
    game.says(1, "S", 2, 1)
    for watcher in watchers(game):
        assert [seat.lacking for seat in game.view(watcher).seats.values()] == [
            (),
            ("stark", "lannister"),
            ("stark", "lannister"),
        ]


@pytest.mark.parametrize("players", COUNTS)
def test_a_seat_really_lacks_the_houses_it_is_known_to_lack(players: int):
    for game in random_decisions(players, seed=29):
        for seat in game.view(None).seats.values():
            held = {HOUSE_OF[card] for card in game.state.hands[seat.seat]}
            assert not held & set(seat.lacking)
            assert not seat.lacking or seat.out


def test_when_the_game_is_over_nobody_acts_or_holds_cards():
    scenario = Scenario(players=2).row(1, "S").hand(1, "L").hand(2, "T T").out(2).to_act(1).round(2)
    game = scenario.begin().says(1, "L", *LEFT_END).ends()
    view = game.view(1)
    assert (view.active, view.round, view.rounds) == (None, 2, 2)
    seats = [(seat.hand, seat.cards_in_hand, seat.out) for seat in view.seats.values()]
    assert seats == [({}, 0, True), (None, 0, True)]
    assert set(view.pyramid) == set(game.state.cards.values()), "the last pyramid stays to be seen"
