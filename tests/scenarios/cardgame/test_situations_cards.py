"""Small things between two or three cards."""

from tests.scenarios.cardgame.scenario import Scenario


def test_an_icon_printed_and_gained_is_not_lost_at_once():
    start = Scenario().table(1, "burned-men", "syrios-training>burned-men", "little-bird>burned-men").gold(1, 1)
    game = start.hand(1, "confinement").challenges(1).uses(1, "confinement").chooses(1, "burned-men")
    assert game.icons("burned-men") == "m"


def test_an_icon_lost_beforehand_is_owed():
    start = Scenario().table(1, "selyse-baratheon", "bastard-in-hiding").gold(1, 2).hand(1, "confinement")
    game = start.challenges(1).uses(1, "confinement").chooses(1, "bastard-in-hiding")
    game.uses(1, "selyse-baratheon").chooses(1, "bastard-in-hiding")
    assert game.icons("bastard-in-hiding") == ""


def test_a_gained_icon_adds_up_with_one_lost():
    start = Scenario().table(1, "selyse-baratheon", "bastard-in-hiding", "little-bird>bastard-in-hiding").gold(1, 2)
    game = start.hand(1, "confinement").challenges(1).uses(1, "confinement").chooses(1, "bastard-in-hiding")
    game.uses(1, "selyse-baratheon").chooses(1, "bastard-in-hiding")
    assert game.icons("bastard-in-hiding") == "i"


def test_reducers_add_up_and_are_all_spent():
    start = Scenario().agenda(1, "fealty").table(1, "dragonstone-port", "dragonstone-faithful", "the-kingsroad")
    start.hand(1, "robert-baratheon", "stannis-baratheon")
    game = start.marshals(1, gold=1).uses(1, "fealty").uses(1, "dragonstone-port").uses(1, "dragonstone-faithful")
    game.uses(1, "the-kingsroad").uses(1, "robert-baratheon")
    assert game.gold(1) == 0
    assert game.discard(1) == ["the-kingsroad"]
    assert game.state.reductions == ()


def test_a_duplicate_spends_no_reducer():
    start = Scenario().table(1, "dragonstone-port", "selyse-baratheon").hand(1, "selyse-baratheon", "melisandre")
    game = start.marshals(1, gold=4).uses(1, "dragonstone-port").uses(1, "selyse-baratheon").uses(1, "melisandre")
    assert game.gold(1) == 0


def test_a_marshaled_duplicate_draws_no_cards():
    game = Scenario().table(1, "littlefinger").hand(1, "littlefinger").marshals(1, gold=5).uses(1, "littlefinger")
    assert not game.offers(1, "littlefinger", 0)
    assert game.hand(1) == []


def test_a_noble_cause_is_for_the_first_lord_or_lady_only():
    start = Scenario().plot(1, "a-noble-cause").hand(1, "catelyn-stark", "sansa-stark").marshals(1, gold=5)
    game = start.uses(1, "catelyn-stark").uses(1, "sansa-stark")
    assert game.gold(1) == 0


def test_paxter_makes_a_cancel_cheaper():
    start = Scenario().table(1, "khal-drogo").table(2, "paxter-redwyne", "ghost/k").gold(1, 2).gold(2, 1)
    game = start.hand(1, "put-to-the-sword").hand(2, "the-hands-judgment").challenges(1)
    game.attacks(1, "military", "khal-drogo").undefended().uses(1, "put-to-the-sword").chooses(1, "ghost")
    assert game.uses(2, "the-hands-judgment").gold(2) == 0


def test_heartsbane_stands_randyll_who_takes_part():
    start = Scenario().table(1, "randyll-tarly", "heartsbane>randyll-tarly").challenges(1)
    game = start.attacks(1, "military", "randyll-tarly").uses(1, "heartsbane").uses(1, "randyll-tarly")
    assert not game.kneels("randyll-tarly")
    assert game.undefended().totals() == [(8, 0)]


def test_randyll_stands_when_a_weapon_is_put_on_him_and_not_when_a_reduction_ends():
    start = Scenario().table(1, "randyll-tarly/k", "margaery-tyrell").table(2, "daenerys-targaryen").challenges(1)
    game = start.uses(1, "margaery-tyrell").chooses(1, "randyll-tarly").uses(1, "randyll-tarly")
    assert not game.kneels("randyll-tarly")
    game.attacks(1, "military", "randyll-tarly")
    assert not game.offers(1, "randyll-tarly")


def test_fiery_followers_stand_in_time_for_dominance():
    game = Scenario().table(1, "fiery-followers/k").gold(2, 1).phase("dominance").uses(1, "fiery-followers").passes()
    assert game.power(1) == 1


def test_lightbringer_gives_stannis_renown_and_stands_him():
    start = Scenario().table(1, "stannis-baratheon", "lightbringer>stannis-baratheon").challenges(1)
    game = start.attacks(1, "power", "stannis-baratheon").undefended().quietly("use-renown")
    game.says(1, (game.name("stannis-baratheon"),)).uses(1, "lightbringer")
    assert not game.kneels("stannis-baratheon")
    start = Scenario().table(1, "melisandre", "lightbringer>melisandre").challenges(1)
    assert not start.has("melisandre", "renown")


def test_the_wolfswood_lets_summer_come_by_ambush_and_fetch_a_stark():
    start = Scenario().table(1, "the-wolfswood").hand(1, "summer", "grey-wind").dead(1, "arya-stark").gold(1, 3)
    game = start.challenges(1)
    assert not game.offers_now(1, "grey-wind")
    game.uses(1, "summer").uses(1, "summer").chooses(1, "arya-stark")
    assert sorted(game.hand(1)) == ["arya-stark", "grey-wind"]
    assert game.gold(1) == 0


def test_great_kraken_lets_balon_pass_by():
    start = Scenario().table(1, "balon-greyjoy", "great-kraken").table(2, "robb-stark").challenges(1)
    game = start.attacks(1, "military", "balon-greyjoy", balon_greyjoy="robb-stark").undefended()
    game.uses(1, "great-kraken").says(1, 0)
    assert len(game.hand(1)) == 1


def test_areo_removes_nobody_outside_of_a_challenge():
    start = Scenario().hand(1, "areo-hotah").table(2, "ghost").gold(1, 5).challenges(1).uses(1, "areo-hotah")
    assert not start.offers(1, "areo-hotah")


def test_a_seal_stands_only_who_kneels():
    start = Scenario().table(1, "robb-stark", "seal-of-the-hand>robb-stark").challenges(1)
    assert not start.offers_now(1, "seal-of-the-hand")
    game = start.attacks(1, "military", "robb-stark").uses(1, "seal-of-the-hand")
    assert not game.kneels("robb-stark")
    assert game.kneels("seal-of-the-hand")


def test_raiders_discard_an_attachment_the_loser_controls_wherever_it_is():
    start = Scenario().table(1, "rattleshirts-raiders", "khal-drogo", "drogos-arakh>khal-drogo")
    start.table(2, "milk-of-the-poppy>khal-drogo", "robb-stark/k", "ghost/k", "ice>robb-stark")
    game = start.challenges(1).attacks(1, "military", "rattleshirts-raiders").undefended()
    game.uses(1, "rattleshirts-raiders")
    assert sorted(game.options(1)) == ["ice", "milk-of-the-poppy"]


def test_plaza_cannot_choose_who_bears_an_attachment():
    start = Scenario().table(1, "daenerys-targaryen", "plaza-of-punishment").table(2, "robb-stark", "ice>robb-stark")
    game = start.challenges(1).attacks(1, "power", "daenerys-targaryen").undefended().uses(1, "plaza-of-punishment")
    assert game.options(1) == ["daenerys-targaryen"]


def test_who_was_punished_dies_when_a_strengthening_ends():
    start = Scenario().table(1, "daenerys-targaryen", "plaza-of-punishment").table(2, "maester-wendamyr")
    game = start.table(2, "iron-fleet-scout").first(2).challenges(1)
    game.attacks(1, "power", "daenerys-targaryen").defends(2, "maester-wendamyr").uses(2, "iron-fleet-scout")
    game.chooses(2, "maester-wendamyr").uses(1, "plaza-of-punishment").chooses(1, "maester-wendamyr")
    assert game.strength("maester-wendamyr") == 2
    game.quietly()
    assert game.dead(2) == ["maester-wendamyr"]


def test_the_red_keep_draws_unless_a_power_challenge_was_lost():
    for defenders, draws in (("left", True), ("robb-stark", True), ("tywin-lannister", False)):
        start = Scenario().table(1, "bastard-in-hiding", "left", "the-red-keep").table(2, defenders).gold(2, 1)
        game = start.challenges(1).attacks(1, "power", "bastard-in-hiding")
        game = game.defends(2, defenders) if defenders == "tywin-lannister" else game.undefended()
        game.quietly("challenge").says(1, None)
        assert game.offers(1, "the-red-keep") == draws


def test_the_tickler_discards_a_copy_of_what_lay_on_top():
    start = Scenario().table(1, "the-tickler").table(2, "ghost/d", "drogon").deck(2, "ghost").window("dominance")
    game = start.uses(1, "the-tickler").chooses(1, "ghost").uses(2, "ghost")
    assert game.in_play("ghost")
    assert game.discard(2) == ["ghost", "ghost"]


def test_robert_is_stronger_for_everybody_who_kneels():
    start = Scenario().table(1, "robert-baratheon/k", "ghost/k", "drogon").table(2, "rhaegal/k", "the-wall/k")
    assert start.challenges(1).strength("robert-baratheon") == 7


def test_dracarys_kneels_daenerys_whose_weakening_ends():
    start = Scenario().table(1, "khal-drogo").table(2, "daenerys-targaryen").hand(2, "dracarys").gold(2, 1)
    game = start.challenges(1).attacks(1, "power", "khal-drogo").uses(2, "dracarys")
    game.chooses(2, "daenerys-targaryen").chooses(2, "khal-drogo")
    assert game.kneels("daenerys-targaryen")
    assert game.strength("khal-drogo") == 1


def test_two_copies_of_an_event_of_one_maximum():
    start = Scenario().table(1, "khal-drogo").table(2, "ghost/k", "drogon/k").gold(1, 9)
    game = start.hand(1, "put-to-the-sword", "put-to-the-sword").challenges(1)
    game.attacks(1, "military", "khal-drogo").undefended().uses(1, "put-to-the-sword").chooses(1, "ghost")
    assert not game.offers(1, "put-to-the-sword")


def test_put_to_the_torch_and_a_duplicate_of_the_location():
    start = Scenario().table(1, "khal-drogo").table(2, "the-wall/d", "ghost/k").gold(1, 1).hand(1, "put-to-the-torch")
    game = start.challenges(1).attacks(1, "military", "khal-drogo").undefended().uses(1, "put-to-the-torch")
    game.chooses(1, "the-wall").uses(2, "the-wall")
    assert game.in_play("the-wall")


def test_vanguard_lancer_takes_from_faction_card_or_character_of_an_opponent():
    start = Scenario().hand(1, "vanguard-lancer").table(1, "robb-stark/1p").table(2, "ghost/1p", "drogon").power(2, 1)
    game = start.marshals(1, gold=2).uses(1, "vanguard-lancer").uses(1, "vanguard-lancer")
    assert sorted(map(str, game.question(1).options)) == sorted([game.name("ghost"), f"faction:{game.seat(2)}"])


def test_arya_taking_the_last_card_eliminates_her_player():
    game = Scenario().hand(1, "arya-stark").deck_of(1, "ghost").marshals(1, gold=3).uses(1, "arya-stark")
    game.uses(1, "arya-stark")
    assert game.state.winner == game.seat(2)


def test_aryas_hidden_duplicate_gives_an_icon_and_saves():
    start = Scenario().hand(1, "arya-stark").marshals(1, gold=3).uses(1, "arya-stark").uses(1, "arya-stark")
    assert start.icons("arya-stark") == "mp"
    assert start.card("arya-stark").facedown == ("the-roseroad",)


def test_dothraki_sea_gives_back_what_it_brought():
    start = Scenario().table(1, "daenerys-targaryen", "dothraki-sea").hand(1, "khal-drogo").challenges(1)
    game = start.attacks(1, "power", "daenerys-targaryen").undefended().uses(1, "dothraki-sea").chooses(1, "khal-drogo")
    assert game.in_play("khal-drogo")
    game.quietly().initiates_none(1)
    assert "khal-drogo" in game.hand(1)


def test_hear_me_roar_discards_what_it_brought():
    start = Scenario().hand(1, "tywin-lannister", "hear-me-roar").gold(1, 1).window("standing")
    game = start.uses(1, "hear-me-roar").chooses(1, "tywin-lannister").passes()
    assert game.discard(1) == ["hear-me-roar", "tywin-lannister"]
