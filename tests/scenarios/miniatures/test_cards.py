"""Hands, decks and discard piles; the order of the clean-up phase."""

from typing import Any

import pytest

from maester.games.miniatures import GAME
from maester.games.miniatures.army import deck_of, ready_made
from maester.games.miniatures.facts import ARMIES, ATTACHMENTS, FACTION_CARDS, NCUS
from maester.games.miniatures.setup import Options
from maester.games.miniatures.steps.modes import CleanUp, DiscardCards, PassToken, RefillHand
from maester.games.miniatures.steps.setup import DrawHands
from maester.games.miniatures.steps.texts import Happens
from maester.kernel import Chance
from tests.scenarios.miniatures.cast import OURS, THEIRS
from tests.scenarios.miniatures.play import answer, asked, begun, play_until, refused, scene, told

DECK = ("a", "b", "c", "d", "e", "f", "g", "h")


def held(hand, deck=DECK, **more):
    return scene(OURS, THEIRS, hands={"seat-1": hand, "seat-2": ()}, decks={"seat-1": deck, "seat-2": ()}, **more)


@pytest.mark.rule("MIN-DECK-01", "MIN-DECK-02", "MIN-ARMY-06", "MIN-COMMANDER-04", "MIN-EX-32", "MIN-TEAM-03")
@pytest.mark.parametrize("army", [name for name in ARMIES if name != "targaryen"])
def test_a_deck_has_seven_faction_cards_and_three_of_the_commander_twice_each(army):
    found = ready_made(army, 30)
    deck = deck_of(found)
    assert len(deck) == 20
    assert all(deck.count(card) == 2 for card in deck)
    own = ATTACHMENTS[found.commander].cards
    assert len(own) == 3
    assert set(deck) == {*FACTION_CARDS[found.faction], *own}


@pytest.mark.rule("MIN-DECK-03", "MIN-DEPLOY-07")
def test_a_hand_of_three_to_begin_with():
    table = scene(OURS, THEIRS, agenda=(DrawHands(),), decks={"seat-1": DECK, "seat-2": DECK})
    assert [len(table.state.hands[seat]) for seat in table.state.seats] == [3, 3]
    assert table.state.decks["seat-1"] == DECK[3:]
    game = play_until(begun(Options(seats=2)), "first-player")  # all are deployed, nobody has begun
    assert all(len(game.state.hands[seat]) == 3 for seat in game.state.seats)


@pytest.mark.rule("MIN-CLEANUP-07")
def test_any_number_may_be_discarded():
    table = held(("a", "a", "b"), agenda=(DiscardCards("seat-1"), DiscardCards("seat-2")))
    answer(table, (0, 2))
    assert table.state.hands["seat-1"] == ("a",)
    assert table.state.discards["seat-1"] == ("a", "b")
    assert asked(table) == ""  # who holds nothing is not asked


@pytest.mark.rule("MIN-CLEANUP-08")
@pytest.mark.parametrize(("hand", "after"), [((), 3), (("x",), 3), (("x", "y", "z"), 3), (("w", "x", "y", "z"), 4)])
def test_hands_are_refilled_to_three(hand, after):
    assert len(held(hand, agenda=(RefillHand("seat-1"),)).state.hands["seat-1"]) == after


@pytest.mark.rule("MIN-CLEANUP-10")
def test_a_deck_is_never_renewed():
    table = held((), deck=("a",), agenda=(RefillHand("seat-1"),), discards={"seat-1": ("x",) * 9, "seat-2": ()})
    assert table.state.hands["seat-1"] == ("a",)
    assert table.state.discards["seat-1"] == ("x",) * 9


@pytest.mark.rule("MIN-CLEANUP-09", "MIN-RULE-49")
def test_more_than_five_are_discarded_at_once():
    from maester.games.miniatures.cards import draw

    table = held(("a", "b", "c", "d"))
    draw(table.state, "seat-1", 2)
    assert type(table.state.agenda[0]).__name__ == "DiscardDown"
    table = scene(OURS, THEIRS, agenda=table.state.agenda, hands=table.state.hands, decks=table.state.decks)
    assert refused(table, ()).rule == "MIN-CLEANUP-09"
    assert refused(table, (0, 1)).rule == "MIN-CLEANUP-09"
    answer(table, (3,))
    assert len(table.state.hands["seat-1"]) == 5
    assert len(table.state.discards["seat-1"]) == 1


@pytest.mark.rule("MIN-CARDS-04", "MIN-CARDS-05")
def test_all_see_the_discards_and_nobody_else_the_hand():
    table = held(("a", "b"), agenda=(DiscardCards("seat-1"),))
    answer(table, (1,))
    for watcher in ("seat-1", "seat-2", None):
        player = GAME.view(table.state, watcher).players[0]  # type: ignore[attr-defined]
        assert player.discards == ("b",)
        assert player.hand == (("a",) if watcher == "seat-1" else None)
        assert player.hand_count == 1


def test_what_others_draw_is_not_told():
    table = held((), agenda=(RefillHand("seat-1"),))
    (drawn,) = told(table, "CardsDrawn")
    assert drawn.seen_by("seat-1").cards == ("a", "b", "c")
    assert drawn.seen_by("seat-2").cards == ()


def test_imagined_hands_are_dealt_anew_and_the_own_stays():
    game = play_until(begun(Options(seats=2)), "activate")
    real = game.state.hands
    imagined: list[Any] = [game.imagined("seat-1", Chance(n)) for n in range(6)]
    worlds = [world.state.hands for world in imagined]
    assert all(world["seat-1"] == real["seat-1"] for world in worlds)
    assert len({world["seat-2"] for world in worlds}) > 1


@pytest.mark.rule("MIN-CLEANUP-01", "MIN-CLEANUP-02", "MIN-CLEANUP-03", "MIN-CLEANUP-12", "MIN-ROUND-01")
def test_clean_up_keeps_its_order():
    from maester.games.miniatures.cleanup import clean_up

    table = scene(OURS, THEIRS)
    clean_up(table.state)
    names = [type(step).__name__ for step in table.state.agenda]
    order = ["Happens", "ScoreMarker", "CheckVictory", "EndRound", "DiscardCards", "RefillHand", "PassToken"]
    assert list(dict.fromkeys(names)) == order
    first = table.state.agenda[0]
    assert isinstance(first, Happens)
    assert first.occasion.moment == "round-end"


@pytest.mark.rule("MIN-CLEANUP-11", "MIN-CLEANUP-12")
def test_the_token_passes_and_the_round_advances():
    table = scene(OURS, THEIRS, agenda=(PassToken(),), first="seat-2", round=3)
    assert (table.state.first, table.state.round, table.waiting) == ("seat-1", 4, ("seat-1",))


@pytest.mark.rule("MIN-CLEANUP-03")
def test_after_a_victory_nothing_is_cleared_any_more():
    table = scene(OURS, THEIRS, agenda=(CleanUp(),), points={"seat-1": 8, "seat-2": 0}, round=3)
    assert table.over
    assert table.state.round == 3


@pytest.mark.rule("MIN-NCU-02", "MIN-NCU-03")
def test_every_ncu_has_its_price_and_a_crest():
    crests = {"stark", "lannister", "neutral", "nights-watch", "baratheon", "free-folk", "targaryen", "greyjoy"}
    for name, facts in NCUS.items():
        assert facts.cost >= 0, name
        assert facts.faction in {*crests, "martell"}, name
    assert {*crests, "martell"} == set(FACTION_CARDS)
