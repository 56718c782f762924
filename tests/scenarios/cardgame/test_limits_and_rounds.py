"""Limits, maxima and allowances: what they count, and when they begin anew."""

import pytest

from maester.games.cardgame.round import END
from maester.games.cardgame.steps import Actions, BeginPhase, ChallengeTurn, CollectIncome, EndRound, StandCards
from tests.scenarios.cardgame.scenario import Played, Scenario


def two_rounds(start: Scenario) -> Played:
    """Challenges of seat 1 at the end of one round, after which all stand, and those of the next."""
    start.state.phase = "challenges"
    turn = ChallengeTurn(start.seat(1))
    return start.begin(turn, *END, StandCards(), EndRound(), BeginPhase("challenges"), *END)


@pytest.mark.rule("CG-LIMIT-01")
def test_the_great_kraken_serves_twice_a_round():
    start = Scenario().table(1, "great-kraken", "asha-greyjoy", "khal-drogo", "black-winds-crew").deck(1, "left")
    game = two_rounds(start).attacks(1, "power", "asha-greyjoy").undefended().uses(1, "great-kraken")
    game.says(1, 1)
    assert game.power(1) == 1
    game.quietly().attacks(1, "military", "black-winds-crew").undefended().uses(1, "great-kraken").says(1, 0)
    assert game.hand(1) == ["left"]
    game.quietly().attacks(1, "military", "khal-drogo").undefended()
    assert not game.offers(1, "great-kraken")
    game.quietly().attacks(1, "military", "asha-greyjoy").undefended().to(1, "respond-reaction")
    assert game.offers_now(1, "great-kraken"), "in the next round"


@pytest.mark.rule("CG-LIMIT-01", "CG-RULE-28")
def test_allowances_are_of_one_phase():
    start = Scenario().table(1, "khal-drogo", "rhaegal", "drogon")
    game = two_rounds(start).attacks(1, "military", "drogon").undefended().quietly()
    game.attacks(1, "military", "rhaegal").undefended().quietly()
    game.cannot_attack(1, "military", "khal-drogo", rule="CG-CHAL-02")
    game.initiates_none(1).attacks(1, "military", "khal-drogo").undefended()
    assert len(game.totals()) == 3


@pytest.mark.rule("CG-LIMIT-01", "CG-LIMIT-06")
def test_a_cancelled_robb_has_been_used_for_this_round():
    start = Scenario().table(1, "tywin-lannister", "ser-jaime-lannister").hand(1, "treachery").gold(1, 2)
    start = start.plot(1, "a-storm-of-swords").table(2, "robb-stark/k", "bran-stark/k", "sansa-stark/k")
    game = start.challenges(1).attacks(1, "military", "tywin-lannister").undefended().quietly("military-claim")
    game.chooses(2, "bran-stark").uses(2, "robb-stark").uses(1, "treachery").quietly()
    game.attacks(1, "military", "ser-jaime-lannister").undefended().quietly("military-claim").chooses(2, "sansa-stark")
    assert not game.offers(2, "robb-stark")
    assert game.kneels("robb-stark")


@pytest.mark.rule("CG-LIMIT-02", "CG-RULE-73")
def test_melisandre_who_comes_again_kneels_again():
    start = (
        Scenario().table(2, "left", "right", "ghost").table(1, "arianne-martell").hand(1, "melisandre", "melisandre")
    )
    game = start.marshals(1, gold=5).uses(1, "melisandre").uses(1, "melisandre").chooses(1, "left")
    game.uses(1, "melisandre")
    assert not game.offers(1, "melisandre"), "a duplicate is no card of that trait"
    assert game.card("melisandre").duplicates == ("melisandre",)


@pytest.mark.rule("CG-LIMIT-04", "CG-LIMIT-05")
def test_each_player_makes_one_meager_contribution_a_round():
    event = "a-meager-contribution"
    start = Scenario().hand(1, event, event).hand(2, event, event).plot(1, "a-noble-cause").plot(2, "a-noble-cause")
    game = start.income(1, 2).uses(2, event)
    assert (game.gold(1), game.gold(2)) == (4, 1)
    assert not game.offers_now(2, event)
    game.uses(1, event)
    assert (game.gold(1), game.gold(2)) == (5, 5)


@pytest.mark.rule("CG-ABILITY-09")
def test_nothing_is_contributed_by_who_has_nothing():
    start = Scenario().plot(2, "naval-superiority").plot(1, "summons").hand(2, "a-meager-contribution")
    assert not start.income(1).offers(2, "a-meager-contribution"), "a base value of 0 and no gold before"


@pytest.mark.rule("CG-LIMIT-04")
def test_two_players_may_play_winter_is_coming_in_one_challenge():
    event = "winter-is-coming"
    start = Scenario().table(1, "khal-drogo").table(2, "left", "right", "ghost").hand(1, event, event).hand(2, event)
    game = start.gold(1, 2).gold(2, 1).challenges(1).attacks(1, "military", "khal-drogo").uses(1, event)
    game.uses(2, event)
    assert not game.offers_now(1, event)
    game.undefended().quietly()
    assert len(game.dead(2)) == 2, "the claim of the attacker's own plot counts"


@pytest.mark.rule("CG-LIMIT-04")
def test_a_maximum_for_each_challenge_is_new_in_the_next():
    start = Scenario().table(1, "the-knight-of-flowers", "khal-drogo").hand(1, "superior-claim", "superior-claim")
    game = start.hand(1, "olennas-informant").gold(1, 4).challenges(1)
    game.uses(1, "olennas-informant").uses(1, "olennas-informant").chooses(1, "power")
    game.attacks(1, "power", "khal-drogo").undefended().uses(1, "superior-claim")
    assert not game.offers_now(1, "superior-claim")
    game.quietly().attacks(1, "power", "the-knight-of-flowers").undefended().uses(1, "superior-claim").quietly()
    assert game.power(1) == 8, "two by the event, one unopposed, one of renown, and all of it twice"


@pytest.mark.rule("CG-LIMIT-01")
def test_old_forest_hunter_and_illyrio_serve_once_in_every_phase():
    start = Scenario().table(1, "old-forest-hunter", "magister-illyrio", "left/k", "right/k").gold(1, 3)
    start.hand(1, "ghost", "drogon", "summer").state.phase = "challenges"
    steps = (Actions("challenges"), *END, BeginPhase("dominance"), Actions("dominance"), *END)
    game = start.begin(*steps).uses(1, "old-forest-hunter").chooses(1, "ghost").uses(1, "magister-illyrio")
    game.chooses(1, "left")
    assert game.state.phase == "dominance", "nothing could be used a second time"
    game.uses(1, "old-forest-hunter").chooses(1, "drogon")
    assert game.gold(1) == 3
    assert not game.uses(1, "magister-illyrio").chooses(1, "right").kneels("right")


@pytest.mark.rule("CG-RULE-96", "CG-GOLD-05")
def test_income_is_that_of_the_moment():
    start = Scenario().hand(1, "the-roseroad", "littlefinger").plot(1, "a-noble-cause").table(1, "tywin-lannister")
    start.state.phase = "marshaling"
    game = start.begin(CollectIncome(start.seat(1)), *END)
    assert game.gold(1) == 7
    game.uses(1, "the-roseroad").uses(1, "littlefinger")
    assert game.gold(1) == 7 - 3, "what comes later adds nothing; the first lord costs 2 less"


@pytest.mark.rule("CG-KEYWORD-LIMITED-03", "CG-RULE-47")
def test_limited_cards_that_euron_or_reinforcements_bring_are_not_counted():
    start = Scenario().discard(1, "lannisport-moneylender")
    game = start.reveals(_1="reinforcements").chooses(1, "lannisport-moneylender")
    assert game.state.limited[game.seat(1)] == 0


@pytest.mark.rule("CG-EFFECT-11", "CG-EFFECT-09")
def test_what_lasts_for_the_round_ends_with_it():
    start = Scenario().table(1, "left", "khal-drogo").table(2, "ranging-party", "old-bear-mormont").gold(2, 1)
    game = two_rounds(start.hand(2, "the-sword-in-the-darkness")).attacks(1, "military", "left")
    game.defends(2, "ranging-party", "old-bear-mormont").uses(2, "the-sword-in-the-darkness").quietly()
    game.attacks(1, "military", "khal-drogo")
    assert game.state.challenge is not None, "in the next round"
