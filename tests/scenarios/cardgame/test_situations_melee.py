"""A melee with titles, where several cards meet."""

from tests.scenarios.cardgame.scenario import Played, Scenario


def four(**titles: str) -> Scenario:
    scenario = Scenario(4)
    for seat, title in titles.items():
        scenario.title(int(seat[1:]), title)
    return scenario


def test_a_rival_pays_once_a_round():
    start = four(_1="master-of-ships", _2="hand-of-the-king").table(1, "khal-drogo", "robb-stark")
    game = start.challenges(1).attacks(1, "military", "khal-drogo", against=2).quietly()
    assert game.state.power[game.seat(1)] == 1 + 1, "unopposed, and the rival"
    game.attacks(1, "power", "robb-stark", against=2).quietly()
    assert game.state.power[game.seat(1)] == 2 + 1, "unopposed only"


def test_a_defender_beats_a_rival():
    start = four(_1="master-of-ships", _2="hand-of-the-king").table(1, "theon-greyjoy").table(2, "eddard-stark")
    game = start.challenges(1).attacks(1, "military", "theon-greyjoy", against=2).defends(2, "eddard-stark").quietly()
    assert game.state.power[game.seat(2)] == 1


def test_nobody_challenges_whom_the_own_title_supports():
    start = four(_1="master-of-ships", _2="master-of-whispers").table(1, "theon-greyjoy").challenges(1)
    start.cannot_attack(1, "military", "theon-greyjoy", against=2, rule="CG-MELEE-21")
    start.attacks(1, "military", "theon-greyjoy", against=3)


def test_a_redirected_challenge_may_hit_the_supported_and_eddard_stands_for_the_first():
    start = four(_1="master-of-ships", _2="master-of-whispers", _4="crown-regent").table(1, "theon-greyjoy")
    game = start.table(3, "eddard-stark/k").table(2, "drogon").challenges(1)
    game.attacks(1, "military", "theon-greyjoy", against=3, theon_greyjoy="eddard-stark").says(4, True)
    game.asks(1, "redirect-to").says(1, game.seat(2)).asks(1, "bypass").says(1, game.name("drogon"))
    game.uses(3, "eddard-stark").quietly()
    assert game.dead(2) == ["drogon"]
    assert not game.kneels("eddard-stark")
    assert game.state.fought[-1].loser == game.seat(2)


def test_the_regent_redirects_once_a_round_and_also_an_own_challenge():
    start = four(_1="crown-regent").table(1, "theon-greyjoy", "asha-greyjoy").challenges(1)
    game = start.attacks(1, "military", "theon-greyjoy", against=2).says(1, True).says(1, start.seat(3)).quietly()
    assert game.state.fought[-1].defender == game.seat(3)
    game.attacks(1, "power", "asha-greyjoy", against=2)
    asked = game.asked()
    assert asked is None or asked[1].about != "redirect"


def whispers(*chosen: int) -> Played:
    start = four(_1="master-of-whispers").table(1, "cersei-lannister")
    for seat in (2, 3, 4):
        start.hand(seat, "ghost", "ghost")
    game = start.challenges(1).attacks(1, "intrigue", "cersei-lannister", against=2).undefended().quietly("claim-from")
    return game.says(1, tuple(game.seat(seat) for seat in chosen)).quietly()


def test_the_master_of_whispers_takes_cards_from_whom_he_likes():
    assert [len(whispers(3, 4).hand(seat)) for seat in (2, 3, 4)] == [2, 0, 0]
    assert [len(whispers().hand(seat)) for seat in (2, 3, 4)] == [2, 2, 2]


def test_the_master_of_ships_kills_one_more_of_a_rival_only():
    for title, dead in (("hand-of-the-king", 2), ("master-of-coin", 1)):
        start = four(_1="master-of-ships", _2=title).table(1, "khal-drogo").table(2, "ghost/k", "drogon/k", "rhaegal/k")
        game = start.challenges(1).attacks(1, "military", "khal-drogo", against=2).undefended().quietly()
        assert len(game.dead(2)) == dead


def test_the_hand_of_the_king_may_challenge_another_opponent_for_power():
    start = four(_1="hand-of-the-king").table(1, "khal-drogo", "theon-greyjoy", "maester-wendamyr").challenges(1)
    start.attacks(1, "power", "khal-drogo", against=2).quietly()
    start.cannot_attack(1, "power", "theon-greyjoy", against=2, rule="CG-CHAL-02")
    start.attacks(1, "power", "theon-greyjoy", against=3)
    assert start.undefended().totals() == [(6, 0), (4, 0)], "with one strength for the title"


def test_daenerys_weakens_only_those_who_fight_her():
    start = four().table(1, "khal-drogo").table(2, "daenerys-targaryen").table(3, "burned-men").challenges(1)
    start.attacks(1, "military", "khal-drogo", against=3).defends(3, "burned-men").passes()
    assert start.totals() == [(5, 2)]


def test_catelyn_silences_those_who_only_watch():
    start = four().table(1, "catelyn-stark").table(3, "tywin-lannister").hand(3, "confinement").gold(3, 9)
    game = start.table(2, "melisandre").challenges(1).attacks(1, "power", "catelyn-stark", against=2)
    game.asks(2, "defenders")


def test_waymar_costs_every_opponent_a_card():
    start = (
        four().table(1, "khal-drogo").table(2, "ser-waymar-royce/k").hand(1, "ghost").hand(3, "ghost").hand(4, "ghost")
    )
    game = start.challenges(1).attacks(1, "military", "khal-drogo", against=2).undefended().uses(2, "ser-waymar-royce")
    assert [len(game.hand(seat)) for seat in (1, 3, 4)] == [0, 0, 0]


def test_crown_regent_and_master_of_laws():
    start = four(_1="crown-regent", _2="master-of-laws").gold(3, 1).gold(1, 0)
    assert start.phase("dominance").power(1) == 1
    game = four(_2="master-of-laws").phase("draw")
    assert [len(game.hand(seat)) for seat in (1, 2, 3)] == [2, 3, 2]


def test_the_challenge_ends_with_the_player_whose_deck_is_pillaged_empty():
    start = four().table(1, "euron-crows-eye").deck_of(2, "ghost").challenges(1, 3)
    game = start.attacks(1, "military", "euron-crows-eye", against=2).undefended().quietly("next-keyword")
    game.says(1, "pillage").says(1, (game.name("euron-crows-eye"),)).quietly()
    assert game.state.out == (game.seat(2),)
    assert game.card("euron-crows-eye").power == 0, "no renown: the challenge was over"
