"""Claim and keywords where several cards meet."""

from maester.games.cardgame.steps import BeginPhase, ChoosePlots, RevealPlots, WhenRevealed
from tests.scenarios.cardgame.scenario import Played, Scenario


def test_cersei_must_still_attack_when_claim_is_taken():
    start = Scenario().table(1, "cersei-lannister").table(2, "grey-wind").gold(2, 1)
    game = start.hand(2, "ghost", "ghost", "like-warm-rain").challenges(1)
    game.attacks(1, "intrigue", "cersei-lannister").undefended().uses(2, "like-warm-rain").quietly()
    assert game.dead(1) == ["cersei-lannister"]
    assert game.hand(2) == ["ghost"], "one card only"


def test_cersei_takes_two_cards():
    game = Scenario().table(1, "cersei-lannister").hand(2, "ghost", "ghost", "ghost").challenges(1)
    assert game.attacks(1, "intrigue", "cersei-lannister").undefended().quietly().hand(2) == ["ghost"]


def test_claim_of_zero_takes_nothing():
    start = (
        Scenario().table(1, "catelyn-stark").hand(2, "ghost").plots(1, "confiscation").plots(2, "calm-over-westeros")
    )
    game = start.begin(ChoosePlots(), RevealPlots(), WhenRevealed(start.state.seats), BeginPhase("challenges"))
    game.says(1, "confiscation").says(2, "calm-over-westeros").says(2, "intrigue")
    game.attacks(1, "intrigue", "catelyn-stark").undefended().quietly()
    assert game.hand(2) == ["ghost"]


def test_winter_is_coming_kills_two():
    start = Scenario().table(1, "robb-stark").table(2, "burned-men/k", "drogon/k", "ghost/k").gold(1, 1)
    game = start.hand(1, "winter-is-coming").challenges(1).attacks(1, "military", "robb-stark")
    game.uses(1, "winter-is-coming").quietly()
    assert sorted(game.dead(2)) == ["burned-men", "drogon"]


def test_sunspear_raises_claim_in_the_same_kind_of_challenge_only():
    start = Scenario().table(1, "cersei-lannister").table(2, "sunspear", "house-dayne-knight").hand(1, "ghost", "ghost")
    game = start.challenges(1, 2).attacks(1, "intrigue", "cersei-lannister").undefended().uses(2, "sunspear")
    game.quietly().attacks(2, "intrigue", "house-dayne-knight").quietly()
    assert game.hand(1) == []
    start = Scenario().table(1, "cersei-lannister").table(2, "sunspear", "house-dayne-knight")
    game = start.table(1, "burned-men/k", "drogon/k").challenges(1, 2).attacks(1, "intrigue", "cersei-lannister")
    game.undefended().uses(2, "sunspear").quietly().attacks(2, "military", "house-dayne-knight")
    assert len(game.quietly().dead(1)) == 1


def test_only_one_is_intimidated_and_no_stronger_than_the_margin():
    start = Scenario().table(1, "robert-baratheon", "grey-wind").table(2, "house-dayne-knight", "burned-men", "ghost/k")
    game = start.challenges(1).attacks(1, "military", "robert-baratheon", "grey-wind").defends(2).passes()
    game.chooses(2, "ghost").quietly("intimidate")
    game.chooses(1, "burned-men").quietly()
    assert [game.kneels("burned-men"), game.kneels("house-dayne-knight")] == [True, False]


def test_the_margin_bounds_whom_one_can_intimidate():
    start = (
        Scenario().table(1, "grey-wind").table(2, "burned-men", "house-dayne-knight", "winterfell-steward", "ghost/k")
    )
    game = start.challenges(1).attacks(1, "military", "grey-wind").defends(2, "burned-men").passes()
    game.chooses(2, "ghost").quietly("intimidate")
    assert game.totals() == [(4, 2)]
    assert game.options(1) == ["house-dayne-knight", "winterfell-steward", None]


def test_a_winning_defender_uses_renown_insight_and_pillage_but_does_not_intimidate():
    start = Scenario().table(1, "maester-wendamyr", "garden-caretaker")
    start.table(2, "robert-baratheon", "wildling-horde", "daenerys-targaryen")
    game = start.challenges(1).attacks(1, "power", "maester-wendamyr")
    game.defends(2, "robert-baratheon", "wildling-horde", "daenerys-targaryen").quietly()
    assert game.card("robert-baratheon").power == 1
    assert len(game.hand(2)) == 1
    assert game.discard(1) == ["the-roseroad"]
    assert not game.kneels("garden-caretaker")
    assert game.in_play("maester-wendamyr")


def test_the_first_player_orders_keywords_of_anybody():
    game = Scenario().first(2).table(1, "euron-crows-eye").challenges(1).attacks(1, "power", "euron-crows-eye")
    game.undefended().quietly("next-keyword").asks(2, "next-keyword").says(2, "renown").asks(1, "use-renown")


def test_pillage_of_the_last_card_ends_the_game_before_renown():
    start = Scenario().table(1, "euron-crows-eye").deck_of(2, "ghost").power(1, 12)
    game = start.challenges(1).attacks(1, "military", "euron-crows-eye").undefended().quietly("next-keyword")
    game.says(1, "pillage").says(1, (game.name("euron-crows-eye"),))
    assert game.state.winner == game.seat(1)
    assert game.power(1) == 13


def test_the_fifteenth_power_ends_the_game_at_once():
    game = Scenario().power(1, 13).table(1, "robb-stark").table(2, "ghost/k").challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().quietly()
    assert game.state.winner == game.seat(1)
    assert game.dead(2) == ["ghost"], "claim came before renown"
    game = Scenario().power(1, 14).table(1, "robb-stark").table(2, "ghost/k").challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().quietly()
    assert game.dead(2) == [], "the unopposed challenge was enough"


def test_jaime_gains_renown_in_military_challenges_only():
    game = Scenario().table(1, "ser-jaime-lannister").challenges(1)
    game.attacks(1, "military", "ser-jaime-lannister").quietly()
    assert game.card("ser-jaime-lannister").power == 1
    assert not game.kneels("ser-jaime-lannister")
    game.attacks(1, "intrigue", "ser-jaime-lannister").quietly()
    assert game.card("ser-jaime-lannister").power == 1
    assert game.kneels("ser-jaime-lannister")


def test_the_red_viper_counts_every_full_five():
    for plots, power in ((2, 1), (3, 2)):
        game = Scenario().table(1, "the-red-viper", "dawn>the-red-viper").used(1, plots).challenges(1)
        game.attacks(1, "intrigue", "the-red-viper").uses(1, "the-red-viper")
        assert game.card("the-red-viper").power == power, "by nine, and by ten"


def test_dorans_game_counts_the_used_plots_and_needs_some():
    start = Scenario().table(1, "doran-martell", "arianne-martell").gold(1, 1).hand(1, "dorans-game").used(1, 3)
    game = start.challenges(1).attacks(1, "intrigue", "arianne-martell").undefended().uses(1, "dorans-game")
    assert game.power(1) == 3 + 1, "and one for the unopposed challenge"
    start = Scenario().table(1, "the-red-viper").gold(1, 1).hand(1, "dorans-game")
    assert not start.challenges(1).attacks(1, "intrigue", "the-red-viper").undefended().offers(1, "dorans-game")


def catelyn(where: str) -> Played:
    start = Scenario().table(1, "catelyn-stark", "winterfell-steward").gold(2, 9)
    start.table(2, "tywin-lannister", "robb-stark/d", "the-wall").hand(2, "confinement", "burned-men", "treachery")
    return start.challenges(1).attacks(1, "power", where)


def test_against_catelyn_no_events_but_ambush():
    game = catelyn("catelyn-stark")
    assert game.offers_now(2, "burned-men")
    assert not game.offers_now(2, "confinement")
    assert catelyn("winterfell-steward").offers_now(2, "confinement")


def test_against_catelyn_the_wall_still_kneels():
    game = catelyn("catelyn-stark").undefended().quietly()
    assert game.kneels("the-wall")


def test_a_blank_catelyn_stops_nobody():
    start = Scenario().table(1, "catelyn-stark", "milk-of-the-poppy>catelyn-stark").table(2, "ghost").gold(2, 9)
    game = start.hand(2, "confinement").challenges(1).attacks(1, "power", "catelyn-stark")
    assert game.offers_now(2, "confinement")
