"""Imagined worlds: all that a seat knows is kept, all that it does not know is dealt again."""

from collections import Counter

import pytest

from maester.games.intrigue.facts import DECK, FACTS, HOUSE_OF
from maester.games.intrigue.state import State
from maester.kernel import Chance
from tests.scenarios.intrigue.play import COUNTS, random_decisions
from tests.scenarios.intrigue.scenario import GAME, Scenario


def imagined(state: State, watcher: str, seed: int) -> State:
    world = state.copy()
    GAME.imagine(world, watcher, Chance(seed))
    return world


def hidden_from(state: State, watcher: str) -> tuple[object, ...]:
    others = [seat for seat in state.seats if seat != watcher]
    return (
        [state.hands[seat] for seat in others],
        state.unused,
        [state.throne[seat] for seat in others],
        state.throne_pile,
    )


@pytest.mark.parametrize("players", COUNTS)
def test_an_imagined_world_keeps_what_the_watcher_knows(players: int):
    for n, game in enumerate(random_decisions(players, seed=31)):
        state = game.state
        for watcher in state.seats:
            world = imagined(state, watcher, seed=n)
            assert GAME.view(world, watcher) == GAME.view(state, watcher)
            assert world.hands[watcher] == state.hands[watcher]
            assert world.throne[watcher] == state.throne[watcher]
            assert [len(hand) for hand in world.hands.values()] == [len(hand) for hand in state.hands.values()]
            assert list(world.hands) == list(state.hands), "in the order of the seats"
            assert len(world.unused) == len(state.unused)
            for seat in state.seats:
                assert not {HOUSE_OF[card] for card in world.hands[seat]} & set(state.lacking.get(seat, ()))


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_appears_or_vanishes_in_an_imagined_world(players: int):
    for n, game in enumerate(random_decisions(players, seed=32)):
        world = imagined(game.state, game.state.seats[n % players], seed=n)
        cards = [*world.cards.values(), *world.unused, *(card for hand in world.hands.values() for card in hand)]
        assert Counter(cards) == Counter(DECK)
        throne = [*world.throne_pile, *(card for cards in world.throne.values() for card in cards)]
        assert Counter(throne) == Counter(FACTS.throne)


@pytest.mark.rule("INT-DEAL-07", "INT-RULE-16")
@pytest.mark.parametrize("players", COUNTS)
def test_an_imagined_world_does_not_tell_what_is_hidden(players: int):
    """Two worlds that differ only in what the watcher must not know must lead to the same imagined worlds."""
    game = next(game for game in random_decisions(players, seed=33) if game.state.round == 2)
    watcher = game.state.seats[0]
    unknown = game.state.copy()
    others = [seat for seat in unknown.seats if seat != watcher]
    seen_first = {seat: Counter[str]() for seat in others}
    for n in range(300):
        world = imagined(unknown, watcher, seed=n)
        for seat in others:
            seen_first[seat].update(world.hands[seat])
    mine = {*unknown.hands[watcher], *unknown.cards.values()}
    for seat in others:
        assert set(seen_first[seat]) == set(DECK) - mine, "any card not seen could be in any hand"
        rarest, commonest = min(seen_first[seat].values()), max(seen_first[seat].values())
        assert commonest < 3 * rarest, "and none is much more likely than another"


@pytest.mark.rule("INT-TURN-03")
def test_a_player_who_is_asked_can_place_a_card_in_every_imagined_world():
    """Row 1 is full and only Starks fit: everybody knows that the active player holds one, or he would be out."""
    scenario = Scenario(players=3).row(1, "S S S S S B B B").row(2, ". . . . . B B").row(3, ". . . . . B")
    game = scenario.hand(1, "S T").hand(2, "L L L").hand(3, "T T").to_act(1).begin()
    for n in range(60):
        for watcher in ("seat-2", "seat-3"):
            world = game.table.imagined(watcher, Chance(n))
            assert world.waiting == ("seat-1",)
            assert world.decision("seat-1").answers(), "the question has an answer"


def test_every_hidden_thing_is_dealt_again():
    game = next(game for game in random_decisions(2, seed=34) if game.state.round == 2)
    state = game.state
    watcher = next(seat for seat in state.seats if not state.throne[seat])
    worlds = [hidden_from(imagined(state, watcher, seed=n), watcher) for n in range(60)]
    for part in range(4):
        assert len({str(world[part]) for world in worlds}) > 5, f"part {part} is always the same"
    tops = {world[3][0] for world in worlds}  # type: ignore[index]
    assert tops == set(FACTS.throne), "any card may be drawn next"
    owned = {world[2][0][0] for world in worlds}  # type: ignore[index]
    assert owned == set(FACTS.throne), "and any may be the other's"


def test_the_luck_of_an_imagined_world_is_its_own():
    game = next(iter(random_decisions(3, seed=35)))
    luck = Chance(99)
    world = game.state.copy()
    GAME.imagine(world, "seat-1", luck)
    assert world.chance is luck
    assert world.chance != game.state.chance


def test_a_seat_known_to_lack_houses_is_dealt_none_of_them():
    """Player 2 lacks all but Targaryens, player 3 only Starks: player 2 has to be served first."""
    row = "S L S B S L S B"
    scenario = Scenario(players=3).row(1, row).hand(1, "S S L B").hand(2, "T T T T T T").hand(3, "T T T").to_act(1)
    game = scenario.begin().says(1, "S", 2, 1)
    assert game.state.lacking == {"seat-2": ("stark", "lannister", "baratheon")} | {
        "seat-3": ("stark", "lannister", "baratheon")
    }
    for n in range(20):
        world = imagined(game.state, "seat-1", seed=n)
        assert {HOUSE_OF[card] for seat in ("seat-2", "seat-3") for card in world.hands[seat]} == {"targaryen"}
        assert world.hands["seat-2"] != () != world.hands["seat-3"]


def test_when_the_game_is_over_nothing_is_hidden_any_more():
    scenario = Scenario(players=2).row(1, "S").hand(1, "L").hand(2).out(2).to_act(1).round(2).throne(2, (3, 6))
    game = scenario.begin().says(1, "L", 1, "left").ends()
    world = imagined(game.state, "seat-1", seed=1)
    assert world.throne == game.state.throne
    assert world.throne_pile == game.state.throne_pile
    assert world.hands == game.state.hands
