"""The ends of phases and what returns each round, where several cards meet."""

from tests.scenarios.cardgame.scenario import Scenario


def test_the_end_of_a_challenges_phase_in_order():
    start = (
        Scenario().table(1, "littlefinger", "plaza-of-punishment", "the-wall").hand(1, "gold-cloaks", "tears-of-lys")
    )
    start.gold(1, 3).table(2, "robb-stark/k/d", "ghost/k", "drogon/k")
    game = start.challenges(1).uses(1, "gold-cloaks").attacks(1, "intrigue", "littlefinger").undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").quietly().initiates_none(1)
    assert not game.in_play("gold-cloaks")
    game.uses(1, "the-wall")
    assert game.power(1) == 1 + 2
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")
    assert game.card("robb-stark").tokens == ()


def test_marshaled_gold_cloaks_stay():
    game = Scenario().hand(1, "gold-cloaks").marshals(1, gold=4).uses(1, "gold-cloaks").passes()
    assert game.in_play("gold-cloaks")


def test_dominance_counts_the_throne_even_kneeling_and_a_tie_has_no_winner():
    game = Scenario().table(1, "the-iron-throne/k").table(2, "khal-drogo").gold(2, 2).phase("dominance")
    assert (game.power(1), game.power(2)) == (1, 0)
    game = Scenario().table(1, "the-iron-throne/k").table(2, "khal-drogo").gold(2, 3).phase("dominance")
    assert (game.power(1), game.power(2)) == (0, 0)


def test_reserve_with_throne_and_alannys():
    start = Scenario().first(2).table(1, "the-iron-throne").table(2, "alannys-greyjoy").plot(1, "confiscation")
    start.hand(1, *("ghost",) * 8)
    game = start.phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).least == game.question(1).most == 2
    start = Scenario().table(1, "the-iron-throne").table(2, "alannys-greyjoy").plot(1, "confiscation")
    game = start.hand(1, *("ghost",) * 8).phase("taxation").asks(1, "discard-to-reserve")
    assert game.question(1).most == 1, "she is not first player"


def test_stannis_holds_characters_down_but_not_attachments():
    start = Scenario().table(1, "stannis-baratheon/k", "ghost/k", "drogon/k", "the-wall/k")
    start.table(2, "robb-stark", "ice>robb-stark/k")
    game = start.phase("standing").chooses(1, "ghost", "drogon")
    assert game.kneels("stannis-baratheon")
    assert not game.kneels("the-wall")
    assert not game.kneels("ice")


def test_sansa_gains_power_once_a_round():
    game = Scenario().table(1, "sansa-stark/k").phase("standing").uses(1, "sansa-stark").passes()
    assert game.power(1) == 1
    game = Scenario().hand(1, "sansa-stark").marshals(1, gold=3).uses(1, "sansa-stark")
    assert game.kneels("sansa-stark")


def test_supporting_the_faith_empties_every_pool():
    game = Scenario().plot(1, "supporting-the-faith").gold(1, 2).gold(2, 3).phase("challenges")
    assert (game.gold(1), game.gold(2)) == (0, 0)


def test_tyrion_answers_to_anybodys_intrigue_twice_a_round():
    start = Scenario().table(1, "tyrion-lannister").table(2, "cersei-lannister", "the-tickler", "casterly-rock")
    start.table(2, "casterly-rock", "lannisport-moneylender")
    game = start.challenges(2)
    for name in ("cersei-lannister", "the-tickler"):
        game.attacks(2, "intrigue", name).uses(1, "tyrion-lannister").quietly()
    assert game.gold(1) == 4
    game.attacks(2, "intrigue", "lannisport-moneylender")
    assert not game.offers(1, "tyrion-lannister")


def test_consolidation_of_power_kneels_four_strength_of_one_player():
    start = Scenario().table(1, "ghost").table(2, "burned-men", "house-dayne-knight", "winterfell-steward").gold(1, 1)
    game = start.hand(1, "consolidation-of-power").marshals(1, gold=1).uses(1, "consolidation-of-power")
    names = [game.name(code) for code in ("ghost", "burned-men", "house-dayne-knight", "winterfell-steward")]
    game.refuses(1, (names[0], names[3]), rule="CG-TARGET-05").refuses(1, tuple(names[1:]), rule="CG-TARGET-05")
    game.says(1, tuple(names[1:3]))
    assert game.options(1) == ["burned-men", "house-dayne-knight"]
    game.chooses(1, "burned-men")
    assert game.kneels("house-dayne-knight")
    assert game.card("burned-men").power == 1


def test_x_is_named_and_paxter_pays_one():
    start = Scenario().table(1, "cersei-lannister", "paxter-redwyne").table(2, "asha-greyjoy", "khal-drogo").gold(1, 4)
    game = start.hand(1, "the-things-i-do-for-love").challenges(1).uses(1, "the-things-i-do-for-love").says(1, 5)
    assert game.gold(1) == 0
    assert game.chooses(1, "asha-greyjoy").hand(2) == ["asha-greyjoy"]
    assert game.state.knelt[game.seat(1)]


def test_the_faction_card_kneels_once_for_all_who_ask():
    start = Scenario().table(1, "wildling-horde", "cersei-lannister").gold(1, 4).hand(1, "the-things-i-do-for-love")
    game = start.table(2, "ghost").challenges(1).attacks(1, "military", "wildling-horde").uses(1, "wildling-horde")
    game.chooses(1, "wildling-horde")
    assert game.strength("wildling-horde") == 7
    assert not game.offers_now(1, "the-things-i-do-for-love")
    assert not game.offers_now(1, "wildling-horde")
