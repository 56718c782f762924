"""Who may answer to a challenge won or lost: the attacker, the defender, or both; and who counts as taking part."""

import pytest

from tests.scenarios.cardgame.scenario import Played, Scenario


def won_in_defence(contest: str, *cards: str, **more: str) -> Played:
    """Seat 2 defends with Tywin, who has 6 and a gold piece or two, and wins by five or more."""
    start = Scenario().table(1, "arya-stark", "steward-at-the-wall", "burned-men").power(1, 1)
    start = start.table(2, "tywin-lannister", *cards).gold(2, 3).hand(2, *more.values())
    attacker = {"military": "burned-men", "intrigue": "steward-at-the-wall", "power": "arya-stark"}[contest]
    return start.challenges(1).attacks(1, contest, attacker).defends(2, "tywin-lannister")


@pytest.mark.rule("CG-CHAL-23", "CG-GOLDEN-02")
@pytest.mark.parametrize(
    ("contest", "code"),
    [
        ("intrigue", "lannisport"),
        ("power", "the-mander"),
        ("power", "plaza-of-punishment"),
        ("power", "rhaegal"),
    ],
)
def test_a_card_in_play_answers_to_a_challenge_won_in_defence(contest: str, code: str):
    others = ("daenerys-targaryen/k",) if code == "rhaegal" else ()
    game = won_in_defence(contest, code, *others)
    assert game.offers(2, code.split(">")[0]) == (code != "rhaegal"), "for Rhaegal a Stormborn has to take part"


@pytest.mark.rule("CG-CHAL-23", "CG-ABILITY-12")
@pytest.mark.parametrize(
    ("contest", "code", "offered"),
    [
        ("power", "superior-claim", True),
        ("intrigue", "olennas-cunning", True),
        ("power", "olennas-cunning", True),
        ("military", "olennas-cunning", False),
        ("military", "put-to-the-sword", False),
        ("intrigue", "tears-of-lys", False),
        ("military", "we-do-not-sow", False),
    ],
)
def test_an_event_answers_to_a_challenge_won_in_defence(contest: str, code: str, offered: bool):
    assert won_in_defence(contest, event=code).offers(2, code) == offered


@pytest.mark.rule("CG-GOLDEN-02")
def test_ice_kills_an_attacker_after_its_bearer_defended():
    start = Scenario().table(1, "burned-men").table(2, "robb-stark", "ice>robb-stark")
    game = start.challenges(1).attacks(1, "military", "burned-men").defends(2, "robb-stark")
    assert game.uses(2, "ice").chooses(2, "burned-men").dead(1) == ["burned-men"]


@pytest.mark.rule("CG-GOLDEN-02")
def test_dorans_game_is_for_the_defender_too():
    start = Scenario().table(1, "steward-at-the-wall").table(2, "tywin-lannister").gold(2, 3).used(2, 2)
    game = start.hand(2, "dorans-game").challenges(1).attacks(1, "intrigue", "steward-at-the-wall")
    assert game.defends(2, "tywin-lannister").uses(2, "dorans-game").power(2) == 2


@pytest.mark.rule("CG-GOLDEN-02")
def test_caleotte_takes_an_icon_after_an_attack_that_was_lost():
    start = Scenario().table(1, "maester-caleotte", "left").table(2, "tyrion-lannister")
    game = start.challenges(1).attacks(1, "intrigue", "maester-caleotte").defends(2, "tyrion-lannister")
    game.uses(1, "maester-caleotte").chooses(1, "tyrion-lannister").chooses(1, "power")
    assert game.icons("tyrion-lannister") == "i"


@pytest.mark.rule("CG-GOLDEN-02")
def test_the_queen_of_thorns_brings_somebody_after_defending():
    start = Scenario().table(1, "steward-at-the-wall").table(2, "the-queen-of-thorns").hand(2, "the-knight-of-flowers")
    game = start.challenges(1).attacks(1, "intrigue", "steward-at-the-wall").defends(2, "the-queen-of-thorns")
    game.uses(2, "the-queen-of-thorns").chooses(2, "the-knight-of-flowers")
    assert game.in_play("the-knight-of-flowers")


@pytest.mark.rule("CG-CHAL-30")
def test_the_red_viper_and_the_axe_are_for_attackers():
    start = Scenario().table(1, "arya-stark").table(2, "the-red-viper", "asha-greyjoy", "throwing-axe>asha-greyjoy")
    game = start.challenges(1).attacks(1, "power", "arya-stark").defends(2, "the-red-viper", "asha-greyjoy")
    assert not game.offers(2, "the-red-viper")
    assert game.card("the-red-viper").power == 0


@pytest.mark.rule("CG-RULE-27", "CG-CHAL-21")
def test_without_winner_nobody_answers_and_the_wall_stands():
    start = Scenario().table(1, "arya-stark", "highgarden", "left").table(2, "the-wall", "sunspear").gold(1, 1)
    game = start.challenges(1).attacks(1, "power", "arya-stark").uses(1, "highgarden").chooses(1, "arya-stark")
    assert not game.offers(2, "sunspear"), "nobody has lost"
    assert game.quietly().power(1) == 0
    assert not game.kneels("the-wall")
    assert not game.kneels("arya-stark")
    game.cannot_attack(1, "power", "arya-stark", rule="CG-CHAL-02")


@pytest.mark.rule("CG-CHAL-22", "CG-CHAL-34")
def test_a_defender_removed_leaves_the_challenge_unopposed():
    start = Scenario().table(1, "khal-drogo").table(2, "left", "robb-stark/k").hand(1, "areo-hotah").gold(1, 5)
    game = start.challenges(1).attacks(1, "military", "khal-drogo").defends(2, "left")
    game.uses(1, "areo-hotah").uses(1, "areo-hotah").chooses(1, "left")
    assert game.kneels("left"), "who is removed stays as it is"
    assert game.quietly().power(1) == 2, "one for the unopposed challenge, one of renown"


@pytest.mark.rule("CG-CHAL-18", "CG-CHAL-21")
def test_an_attacker_weakened_to_nothing_wins_nothing():
    start = Scenario().table(1, "desert-scavenger").table(2, "daenerys-targaryen").power(2, 2)
    game = start.challenges(1).attacks(1, "power", "desert-scavenger").undefended().quietly()
    assert game.totals() == [(0, 0)]
    assert game.power(1) == 0


@pytest.mark.rule("CG-RULE-31")
def test_jon_snow_stops_attacking_with_the_brother_he_joined():
    start = Scenario().table(1, "jon-snow", "messenger-raven", "steward-at-the-wall").table(2, "tyrion-lannister")
    start = start.hand(2, "areo-hotah").gold(2, 5)
    game = start.challenges(1).attacks(1, "intrigue", "steward-at-the-wall")
    assert game.takes_part("jon-snow")
    game.uses(2, "areo-hotah").uses(2, "areo-hotah").chooses(2, "steward-at-the-wall")
    assert not game.takes_part("jon-snow")
    assert game.undefended().totals() == [(0, 0)]


@pytest.mark.rule("CG-CANNOT-01")
def test_a_game_of_thrones_counts_an_intrigue_won_in_defence():
    start = Scenario().plot(1, "a-game-of-thrones").table(1, "steward-at-the-wall").table(2, "tywin-lannister", "ghost")
    game = start.challenges(1, 2).attacks(1, "intrigue", "steward-at-the-wall").defends(2, "tywin-lannister")
    game.quietly().attacks(2, "military", "ghost")
    assert game.undefended().totals() == [(1, 6), (3, 0)]


@pytest.mark.rule("CG-KEYWORD-INTIMIDATE-02", "CG-TEXT-06")
def test_dawn_lets_a_dayne_intimidate_as_far_as_the_margin_goes():
    start = Scenario().table(1, "house-dayne-knight", "dawn>house-dayne-knight").used(1, 2)
    game = start.table(2, "robb-stark", "khal-drogo/k", "ghost").challenges(1)
    game.attacks(1, "military", "house-dayne-knight").undefended().quietly("intimidate").asks(1, "intimidate")
    assert game.options(1) == ["ghost", None], "2 and 2 for two used plots is 4"


@pytest.mark.rule("CG-RULE-18")
def test_a_stormborn_with_viserion_cannot_be_passed_by():
    start = Scenario().table(1, "tyrion-lannister").table(2, "daenerys-targaryen", "viserion", "magister-illyrio")
    game = start.challenges(1)
    game.cannot_attack(1, "intrigue", "tyrion-lannister", rule="CG-RULE-18", tyrion_lannister="daenerys-targaryen")
    game.attacks(1, "intrigue", "tyrion-lannister", tyrion_lannister="viserion")
