"""What players do not do is told, too; and whose a card is that two of them have."""

from typing import Any

import pytest
from msgspec import UNSET

from maester.games.cardgame.events import (
    CardKnelt,
    CardLeft,
    CardsStood,
    NoChallenge,
    NothingMarshaled,
    NotRedirected,
)
from maester.words import LANGUAGES, Words
from tests.scenarios.cardgame.scenario import Played, Scenario

ONE, TWO, THREE = "seat-1", "seat-2", "seat-3"


def told(game: Played, kind: type) -> list[Any]:
    return [event for event in game.table.story_for(None) if isinstance(event, kind)]


def test_a_challenge_that_is_not_initiated_is_told_alike_whether_it_could_be_or_not():
    chose = Scenario().table(1, "robb-stark").challenges(1).initiates_none(1)
    could_not = Scenario().table(1, "robb-stark/k").challenges(1)
    assert told(chose, NoChallenge) == told(could_not, NoChallenge) == [NoChallenge(ONE)]


def test_after_others_no_further_challenge_is_initiated():
    game = Scenario().table(1, "robb-stark").challenges(1).attacks(1, "military", "robb-stark").quietly()
    assert told(game, NoChallenge) == [NoChallenge(ONE, further=True)]


def test_who_marshals_nothing_is_told_to_have_done_so():
    game = Scenario().hand(1, "the-roseroad", "the-kingsroad").income(1).passes()
    assert told(game, NothingMarshaled) == [NothingMarshaled(ONE)]
    game = Scenario().income(1)
    assert told(game, NothingMarshaled) == [NothingMarshaled(ONE)], "without a card in hand, all the same"
    game = Scenario().hand(1, "the-roseroad").income(1).uses(1, "the-roseroad").passes()
    assert told(game, NothingMarshaled) == []


def test_a_challenge_that_is_not_redirected_is_told_so():
    start = Scenario(3).title(3, "crown-regent").table(1, "tyrion-lannister").table(2, "left").table(3, "right")
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2).says(3, False)
    assert told(game, NotRedirected) == [NotRedirected(THREE)]


def test_owners_are_told_of_a_card_that_two_sides_have():
    start = Scenario().table(1, "the-roseroad/k", "robb-stark/k").table(2, "the-roseroad/k")
    (stood,) = told(start.phase("standing").quietly(), CardsStood)
    assert sorted(stood.owners.values()) == [ONE, TWO]
    assert all(name.startswith("the-roseroad.") for name in stood.owners), "nobody else has Robb Stark"
    said = Words("en", "cardgame", {ONE: "Ann", TWO: "Ben"}, ONE).event(stood)
    assert "The Roseroad (yours)" in said
    assert "The Roseroad of Ben" in said
    assert " and " in said


def test_no_owner_is_told_where_one_side_has_the_card():
    game = Scenario().table(1, "dragonstone-port", "vanguard-lancer", "vanguard-lancer").income(1)
    assert [event.owners for event in told(game.uses(1, "dragonstone-port"), CardKnelt)] == [UNSET]


def test_of_a_card_that_has_left_the_owner_is_told_too():
    start = Scenario().table(1, "the-kingsroad").table(2, "the-kingsroad").hand(1, "robb-stark").income(1)
    (left,) = told(start.uses(1, "the-kingsroad"), CardLeft)
    assert left.owners == {left.card: ONE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_cards_stand_in_one_sentence_with_the_list_behind_it(lang: str):
    words = Words(lang, "cardgame")
    many = CardsStood((*(f"the-roseroad.{n}" for n in range(22)), "robb-stark.30"))
    (one,) = words.story([many])
    assert "23" in one.sentence
    assert one.behind == (words.listed(f"22 × {words.name('the-roseroad')}", "robb-stark"),)
    few = CardsStood(("the-roseroad.1", "robb-stark.30"))
    assert words.story([few])[0].behind == ()


def test_many_that_die_at_once_die_in_one_sentence():
    words = Words("en", "cardgame")
    dead = [CardLeft(f"{code}.{n}", code, ONE, "killed", "dead") for n, code in enumerate(("left", "right") * 3)]
    (one,) = words.story(dead)
    assert (one.sentence, len(one.behind)) == ("6 characters are killed.", 6)
    assert len(words.story(dead[:3])) == 3
    other = CardLeft("left.9", "left", ONE, "sacrificed", "discard")
    assert [len(each.behind) for each in words.story([*dead, other])] == [6, 0]
