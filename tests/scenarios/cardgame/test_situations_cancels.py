"""Cancels and saves where several cards meet."""

from tests.scenarios.cardgame.scenario import Played, Scenario


def beaten_by_five(**gold: int) -> Scenario:
    """Seat 1 can win a military challenge by six."""
    return Scenario().table(1, "tywin-lannister").gold(1, gold.get("_1", 2)).gold(2, gold.get("_2", 2))


# ------------------------------------------------------------------------------------------------- cancels


def test_a_cancelled_event_is_paid_for_and_lies_in_the_discard_pile():
    start = beaten_by_five().table(2, "ranging-party/k", "burned-men/k").hand(1, "put-to-the-sword")
    game = start.hand(2, "the-hands-judgment").challenges(1).attacks(1, "military", "tywin-lannister").undefended()
    game.uses(1, "put-to-the-sword").chooses(1, "ranging-party")
    game.uses(2, "the-hands-judgment")
    assert (game.gold(1), game.gold(2)) == (0, 0), "two gold for the event, two for its cancel"
    assert game.in_play("ranging-party")
    assert game.discard(1) == ["put-to-the-sword"]
    assert game.discard(2) == ["the-hands-judgment"]


def test_the_hands_judgment_cannot_be_paid_with_too_little_gold():
    start = beaten_by_five(_2=1).table(2, "ranging-party/k").hand(1, "put-to-the-sword").hand(2, "the-hands-judgment")
    game = start.challenges(1).attacks(1, "military", "tywin-lannister").undefended().uses(1, "put-to-the-sword")
    game.chooses(1, "ranging-party")
    assert not game.offers_now(2, "the-hands-judgment")


def test_a_cancel_can_be_cancelled_and_the_first_event_goes_on():
    start = Scenario().table(1, "tywin-lannister").table(2, "house-dayne-knight").gold(1, 1).gold(2, 1)
    game = start.hand(1, "confinement", "the-hands-judgment").hand(2, "the-hands-judgment").challenges(1)
    game.uses(1, "confinement").chooses(1, "house-dayne-knight").uses(2, "the-hands-judgment")
    game.uses(1, "the-hands-judgment")
    assert game.icons("house-dayne-knight") == ""
    assert game.gold(1) == game.gold(2) == 0, "a printed X counts 0"


def test_treachery_keeps_the_wall_standing():
    start = Scenario().table(1, "tyrion-lannister").table(2, "the-wall", "old-bear-mormont/k").gold(2, 1)
    game = start.table(2, "the-tickler/k").hand(2, "treachery").challenges(1).attacks(1, "intrigue", "tyrion-lannister")
    game.undefended().uses(2, "treachery")
    assert not game.kneels("the-wall")


def test_treachery_needs_a_unique_lannister_character():
    start = Scenario().table(1, "tyrion-lannister").table(2, "the-wall", "burned-men/k").gold(2, 1).hand(2, "treachery")
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister").undefended()
    assert not game.offers(2, "treachery")
    assert game.kneels("the-wall")


def test_treachery_cancels_neither_events_nor_duplicates_nor_ambush():
    start = Scenario().table(1, "tywin-lannister").table(2, "cersei-lannister/d", "the-queens-assassin/k")
    start = start.gold(1, 9).gold(2, 9).hand(1, "put-to-the-sword", "treachery", "burned-men").hand(2, "treachery")
    game = start.challenges(1)
    game.uses(1, "burned-men")
    assert not game.offers_now(2, "treachery")
    game.attacks(1, "military", "tywin-lannister", "burned-men").undefended()
    game.uses(1, "put-to-the-sword").chooses(1, "cersei-lannister")
    assert not game.offers_now(2, "treachery")
    game.uses(2, "cersei-lannister")
    assert game.in_play("cersei-lannister")
    assert game.card("cersei-lannister").duplicates == ()


def test_a_cancelled_ability_counts_against_its_limit():
    start = Scenario().table(1, "tyrion-lannister").table(2, "cersei-lannister", "casterly-rock").gold(2, 1)
    game = start.hand(2, "treachery").challenges(2)
    game.attacks(2, "intrigue", "cersei-lannister").uses(1, "tyrion-lannister").uses(2, "treachery")
    assert game.gold(1) == 0
    assert sum(game.state.counts.values()) == 1


def test_a_cancelled_event_counts_for_its_maximum():
    start = (
        Scenario().table(1, "tywin-lannister").hand(1, "superior-claim", "superior-claim").hand(2, "the-hands-judgment")
    )
    game = start.challenges(1).attacks(1, "power", "tywin-lannister").undefended()
    game.uses(1, "superior-claim").uses(2, "the-hands-judgment")
    assert not game.offers(1, "superior-claim")
    assert game.power(1) == 1, "for the unopposed challenge"


def test_melisandre_answers_to_a_rhllor_event_that_was_cancelled():
    start = Scenario().table(1, "melisandre").table(2, "ghost").gold(1, 1).gold(2, 1).hand(1, "seen-in-flames")
    game = start.hand(2, "the-hands-judgment", "put-to-the-sword").challenges(1)
    game.uses(1, "seen-in-flames").uses(2, "the-hands-judgment").uses(1, "melisandre").chooses(1, "ghost")
    assert game.kneels("ghost")
    assert "put-to-the-sword" in game.hand(2)


def test_bran_is_sacrificed_and_robb_stands_his_friends():
    start = Scenario().table(1, "robb-stark/k", "bran-stark").table(2, "burned-men").gold(2, 1).hand(2, "confinement")
    game = start.window("dominance").uses(2, "confinement").chooses(2, "burned-men").uses(1, "bran-stark")
    game.uses(1, "robb-stark")
    assert not game.kneels("robb-stark")
    assert game.icons("burned-men") == "m"
    assert game.discard(1) == ["bran-stark"]


def test_the_first_event_of_paxter_redwyne_is_used_up_by_a_cancelled_one():
    start = Scenario().table(1, "paxter-redwyne", "margaery-tyrell").table(2, "ghost").gold(1, 1).gold(2, 1)
    game = start.hand(1, "growing-strong", "growing-strong").hand(2, "the-hands-judgment").challenges(1)
    game.uses(1, "growing-strong").chooses(1, "margaery-tyrell").uses(2, "the-hands-judgment")
    assert game.gold(1) == 1, "the first one cost nothing"
    assert game.uses(1, "growing-strong").chooses(1, "margaery-tyrell").gold(1) == 0
    assert game.strength("margaery-tyrell") == 5


# ------------------------------------------------------------------------------------------------- saves


def claim_of_two(*cards: str) -> Played:
    """Seat 2 is about to lose two characters to claim."""
    game = Scenario().plot(1, "the-winds-of-winter").table(1, "khal-drogo").table(2, *cards).challenges(1)
    return game.attacks(1, "military", "khal-drogo").undefended()


def test_two_who_die_at_once_are_saved_each_by_a_duplicate_of_its_own():
    game = claim_of_two("robb-stark/k/d", "catelyn-stark/k/d").uses(2, "robb-stark").uses(2, "catelyn-stark")
    assert game.quietly().dead(2) == []
    assert game.discard(2) == ["robb-stark", "catelyn-stark"]


def test_of_two_who_die_at_once_one_is_saved():
    game = claim_of_two("robb-stark/k/d", "catelyn-stark/k/d").uses(2, "robb-stark").quietly()
    assert game.dead(2) == ["catelyn-stark"]
    assert "catelyn-stark" in game.discard(2), "the duplicate goes with it"


def test_a_second_duplicate_stays_where_it_is():
    game = claim_of_two("robb-stark/k/d/d").uses(2, "robb-stark")
    assert game.quietly().card("robb-stark").duplicates == ("robb-stark",)


def test_who_is_saved_is_not_killed():
    game = claim_of_two("shireen-baratheon/k/d").uses(2, "shireen-baratheon")
    assert not game.offers(2, "shireen-baratheon")


def test_a_duplicate_saves_from_being_returned_to_hand_but_a_bodyguard_does_not():
    start = Scenario().table(1, "cersei-lannister").table(2, "robb-stark/d", "bodyguard>robb-stark").gold(1, 6)
    game = start.hand(1, "the-things-i-do-for-love").challenges(1)
    game.uses(1, "the-things-i-do-for-love").says(1, 6).chooses(1, "robb-stark")
    assert not game.offers_now(2, "bodyguard")
    game.uses(2, "robb-stark")
    assert game.in_play("robb-stark")


def test_duplicate_and_bodyguard_save_from_varys_but_aemon_does_not():
    start = Scenario().table(1, "varys").table(2, "robb-stark/d", "eddard-stark", "bodyguard>eddard-stark")
    game = start.table(2, "maester-aemon").phase("dominance").uses(1, "varys")
    assert not game.offers_now(2, "maester-aemon")
    game.uses(2, "robb-stark").uses(2, "bodyguard").passes()
    assert game.in_play("robb-stark")
    assert game.in_play("eddard-stark")
    assert "maester-aemon" in game.discard(2)
    assert game.state.removed[game.seat(1)] == ("varys",)


def test_a_duplicate_saves_from_the_return_of_waking_the_dragon():
    game = Scenario().table(1, "khal-drogo/k/d").hand(1, "waking-the-dragon").window("standing")
    game.uses(1, "waking-the-dragon").chooses(1, "khal-drogo").uses(1, "khal-drogo")
    assert game.in_play("khal-drogo")
    assert not game.kneels("khal-drogo")


def test_ghaston_grey_cannot_be_saved_from():
    game = Scenario().table(1, "robb-stark/d").table(2, "ghaston-grey").challenges(1)
    game.attacks(1, "military", "robb-stark").undefended().uses(2, "ghaston-grey").quietly()
    assert game.hand(1) == ["robb-stark"]
    assert game.discard(1) == ["robb-stark"], "the duplicate"


def test_aemon_saves_himself_but_not_while_kneeling():
    assert claim_of_two("maester-aemon").uses(2, "maester-aemon").in_play("maester-aemon")
    assert claim_of_two("maester-aemon/k").quietly().dead(2) == ["maester-aemon"]


def test_risen_from_the_sea_saves_anybodys_greyjoy():
    start = Scenario().plot(1, "the-winds-of-winter").table(1, "khal-drogo").table(2, "theon-greyjoy/k")
    game = start.hand(1, "risen-from-the-sea").challenges(1).attacks(1, "military", "khal-drogo").undefended()
    game.uses(1, "risen-from-the-sea")
    assert game.strength("theon-greyjoy") == 4
    assert game.card("risen-from-the-sea").controller == game.seat(1)


def test_risen_from_the_sea_saves_drowned_men_and_goes_to_the_discard_pile():
    game = Scenario().table(1, "khal-drogo").table(2, "drowned-men/k").hand(2, "risen-from-the-sea").challenges(1)
    game.attacks(1, "military", "khal-drogo").undefended().uses(2, "risen-from-the-sea")
    assert game.strength("drowned-men") == 3
    assert game.discard(2) == ["risen-from-the-sea"]


def plaza(*cards: str, hand: tuple[str, ...] = ()) -> Played:
    start = Scenario().table(1, "daenerys-targaryen", "plaza-of-punishment").table(2, *cards).hand(2, *hand)
    return start.challenges(1).attacks(1, "power", "daenerys-targaryen").undefended().uses(1, "plaza-of-punishment")


def test_no_duplicate_saves_from_strength_zero():
    game = plaza("maester-wendamyr/k/d").chooses(1, "maester-wendamyr")
    assert not game.offers(2, "maester-wendamyr")
    assert game.dead(2) == ["maester-wendamyr"]


def test_risen_from_the_sea_saves_from_strength_zero_if_it_is_enough():
    game = plaza("maester-wendamyr/k", hand=("risen-from-the-sea",)).chooses(1, "maester-wendamyr")
    game.uses(2, "risen-from-the-sea")
    assert game.strength("maester-wendamyr") == 1
    assert game.quietly().in_play("maester-wendamyr")


def test_risen_from_the_sea_does_not_save_if_it_is_not_enough():
    game = plaza("lordsport-shipwright/k", hand=("risen-from-the-sea",)).chooses(1, "lordsport-shipwright")
    assert not game.offers(2, "risen-from-the-sea")
    assert game.dead(2) == ["lordsport-shipwright"]


def test_ice_is_sacrificed_even_if_its_victim_is_saved():
    game = (
        Scenario()
        .table(1, "robb-stark", "ice>robb-stark")
        .table(2, "burned-men/k", "tywin-lannister/k/d")
        .challenges(1)
    )
    game.attacks(1, "military", "robb-stark").undefended().uses(1, "ice").chooses(1, "tywin-lannister")
    game.uses(2, "tywin-lannister")
    assert game.discard(1) == ["ice"]
    assert game.in_play("tywin-lannister")
