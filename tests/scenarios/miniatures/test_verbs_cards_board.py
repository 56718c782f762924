"""Verbs about hands and decks, and the tactics board, each carried out by itself."""

from typing import Any

import pytest

from maester.games.miniatures.steps.board import UseZone, ZoneOnUnit
from maester.games.miniatures.texts import verbs
from maester.games.miniatures.texts.control import controls
from maester.games.miniatures.texts.effects import could
from maester.games.miniatures.texts.in_play import Laid
from tests.scenarios.miniatures.carried_out import DO, done
from tests.scenarios.miniatures.cast import ALL, GUARDS
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, scene, told, unit


def mine(*cards: str) -> dict[str, tuple[str, ...]]:
    return {"seat-1": cards, "seat-2": ()}


# ------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.rule("MIN-CLEANUP-10")
@pytest.mark.parametrize(
    ("n", "hand", "left"), [(1, ("bribery",), ("counterplot",)), (3, ("bribery", "counterplot"), ())]
)
def test_so_many_cards_are_drawn_as_there_are(n, hand, left):
    table = done(verbs.Draw(n=n), decks=mine("bribery", "counterplot"))
    assert (table.state.hands["seat-1"], table.state.decks["seat-1"]) == (hand, left)
    assert [(event.seat, event.count) for event in told(table, "CardsDrawn")] == [("seat-1", len(hand))]
    assert could(table.state, DO, verbs.Draw()) == bool(left)


@pytest.mark.rule("MIN-CLEANUP-10")
def test_an_empty_deck_gives_nothing_and_nothing_is_told():
    assert done(verbs.Draw(n=2)).story == []


@pytest.mark.rule("MIN-CLEANUP-10")
@pytest.mark.parametrize(
    ("places", "options"),
    [
        (("deck",), ("bribery", "counterplot")),
        (("discard",), ("trample",)),
        (("deck", "discard"), ("bribery", "counterplot", "trample")),
    ],
)
def test_a_card_is_searched_for_where_the_text_says(places, options):
    """Each is offered once; a deck that was looked through is shuffled."""
    decks, piles = mine("counterplot", "bribery", "bribery"), mine("trample")
    table = done(verbs.Search(places=places), decks=decks, discards=piles, faces=[1] * 4)
    assert (asked(table), offered(table)) == ("search-card", options)
    answer(table, options[-1])
    assert table.state.hands["seat-1"] == (options[-1],)
    left = [*decks["seat-1"], *piles["seat-1"]]
    left.remove(options[-1])
    assert sorted((*table.state.decks["seat-1"], *table.state.discards["seat-1"])) == sorted(left)
    assert [(event.seat, event.name) for event in told(table, "CardSearched")] == [("seat-1", "winters-bite")]
    assert bool(table.state.chance.drawn) == ("deck" in places)


def test_only_the_cards_a_text_names_are_found():
    table = done(verbs.Search(cards=("bribery",)), decks=mine("counterplot", "bribery", "trample"))
    assert offered(table) == ("bribery",)
    none = done(verbs.Search(cards=("bribery",)), decks=mine("counterplot"))
    assert (asked(none), told(none, "CardSearched")) == ("", [])


@pytest.mark.rule("MIN-CARDS-05")
def test_cards_are_taken_back_from_the_discard_pile():
    """Each once, and not the card that does it."""
    piles = mine("bribery", "winters-bite", "bribery", "trample")
    table = done(verbs.Recall(n=2), discards=piles, means={"origin": "tactics"})
    assert (asked(table), offered(table)) == ("recall-card", ("bribery", "trample"))
    answer(table, "trample", "bribery")
    assert table.state.hands["seat-1"] == ("bribery", "trample")
    assert table.state.discards["seat-1"] == ("winters-bite", "bribery")
    assert [(event.seat, event.card) for event in told(table, "CardRecalled")] == [
        ("seat-1", "trample"),
        ("seat-1", "bribery"),
    ]
    assert could(table.state, DO, verbs.Recall())
    assert not could(scene(*ALL).state, DO, verbs.Recall())


@pytest.mark.rule("MIN-CLEANUP-10")
def test_cards_are_set_aside_for_one_more():
    """Those drawn come from the deck as it was; only then the others are shuffled in."""
    table = done(
        verbs.Redraw(),
        hands=mine("bribery", "trample"),
        decks=mine("counterplot", "shrug-it-off", "luck"),
        faces=[1] * 3,
    )
    question: Any = table.decision("seat-1")
    assert (question.about, question.options, question.least, question.most) == ("set-aside", (0, 1), 0, 2)
    answer(table, (1,))
    assert table.state.hands["seat-1"] == ("bribery", "counterplot", "shrug-it-off")
    assert sorted(table.state.decks["seat-1"]) == ["luck", "trample"]


def test_a_card_is_attached_once_and_a_poison_comes_from_beside_the_table():
    table = done(verbs.Attach(until=("round",)), discards=mine("bribery", "winters-bite"))
    assert table.state.laid == (Laid("seat-1", "winters-bite", "b1", ("round",)),)
    assert table.state.discards["seat-1"] == ("bribery",)
    told_of = [(event.seat, event.card, event.unit) for event in told(table, "CardAttached")]
    assert told_of == [("seat-1", "winters-bite", "b1")]
    poison = verbs.Attach(card="crannog-poison")
    lies = Laid("seat-1", "crannog-poison", "b1", ("game",))
    assert done(poison, discards=mine("bribery")).state.laid == (lies,)
    assert done(poison, laid=(lies,)).state.laid == (lies,)
    elsewhere = Laid("seat-1", "crannog-poison", "b9", ("game",))
    assert done(poison, laid=(elsewhere,)).state.laid == (elsewhere, lies)


@pytest.mark.rule("MIN-ORDER-01")
def test_one_used_order_can_be_used_again():
    used = unit("b1", "sworn-swords", 24, 30, 180, used=("incite", "martial-law"))
    table = done(verbs.RefreshOrder(), units=(GUARDS, used))
    assert (asked(table), offered(table)) == ("refresh-order", ("incite", "martial-law"))
    assert answer(table, "incite").state.units["b1"].used == ("martial-law",)
    assert asked(done(verbs.RefreshOrder())) == ""


# ------------------------------------------------------------------------------------------------------------- board


@pytest.mark.rule("MIN-BOARD-08")
def test_a_zone_counts_as_controlled():
    table = done(verbs.ControlZone())
    assert offered(table) == ("crown", "wealth", "tactics", "combat", "maneuver")
    answer(table, "crown")
    state = table.state
    assert [each.until for each in state.lasting] == ["round"]
    assert [controls(state, seat, "crown") for seat in state.seats] == [True, False]
    assert not controls(state, "seat-1", "wealth")
    assert [(event.seat, event.zone) for event in told(table, "ZoneControlled")] == [("seat-1", "crown")]


@pytest.mark.rule("MIN-BOARD-06", "MIN-RULE-74")
def test_who_was_not_wanted_by_its_player_may_still_decline():
    """Another target than the one that was chosen: it is asked, even where it can do only one thing."""
    step = (ZoneOnUnit("seat-1", "maneuver", "a1"),)
    table = answer(done(verbs.Retarget(), then=step, units=(*ALL, unit("a3", "guardsmen", 40, 20, 0))), "a2")
    assert (asked(table), offered(table)) == ("free-action", (None, "maneuver"))


def test_nobody_moves_to_a_full_board():
    full = dict.fromkeys(("crown", "wealth", "tactics", "combat", "maneuver"), "an1")
    cersei = [ncu("an1", "cersei-lannister-queen-regent")]
    assert asked(done(verbs.MoveNcu(), ncus=cersei, board=full, means={"about": "an1"})) == ""
    more: dict[str, Any] = {"ncus": cersei, "agenda": (UseZone("an1", "crown"), UseZone("an1", "wealth"))}
    assert not could(scene(*ALL, **more, board=full).state, DO, verbs.UseZone())
    assert could(scene(*ALL, **more, board={"crown": "an1"}).state, DO, verbs.UseZone())
    assert not could(scene(*ALL, ncus=cersei, board={"crown": "an1"}).state, DO, verbs.UseZone())  # it was replaced
    assert asked(done(verbs.UseZone(), ncus=cersei, board=full)) == ""
