"""TRIGGER, INTERRUPT, REACT, FORCED, NEST, CANCEL: what can be answered to, when, by whom."""

import pytest

from maester.games.cardgame.events import EventPlayed
from tests.scenarios.cardgame.claims import claim_on, won
from tests.scenarios.cardgame.scenario import Played, Scenario


@pytest.mark.rule(
    "CG-TRIGGER-01", "CG-TRIGGER-03", "CG-TRIGGER-10", "CG-INTERRUPT-03", "CG-REACT-01", "CG-REACT-03", "CG-NEST-01"
)
def test_interrupts_come_before_and_reactions_after_it_happens():
    scenario = claim_on("ser-waymar-royce").hand(1, "ice")
    game = won(scenario).asks(2, "respond-interrupt")
    assert game.in_play("ser-waymar-royce"), "it has not happened yet"
    game = won(claim_on("robb-stark").table(1, "joffrey-baratheon")).asks(1, "respond-reaction")
    assert not game.in_play("robb-stark"), "it has happened"


@pytest.mark.rule(
    "CG-REACT-04", "CG-INTERRUPT-04", "CG-PLAYER-04", "CG-PLAYER-11", "CG-PLAYER-12", "CG-PLAYER-13", "CG-TRIGGER-12"
)
def test_the_first_player_has_the_first_opportunity_and_who_passed_may_still_act():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "tyrion-lannister").first(1)
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister")
    game.asks(1, "respond-reaction").says(1, "pass").asks(2, "respond-reaction").uses(2, "tyrion-lannister/2")
    game.asks(1, "respond-reaction").uses(1, "tyrion-lannister")
    assert (game.gold(1), game.gold(2)) == (2, 2)


@pytest.mark.rule("CG-REACT-05", "CG-INTERRUPT-05")
def test_once_a_window_is_closed_it_is_too_late():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "tyrion-lannister")
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").says(1, "pass").says(2, "pass")
    assert not game.offers(1, "tyrion-lannister")
    assert (game.gold(1), game.gold(2)) == (0, 0)


@pytest.mark.rule("CG-REACT-02", "CG-INTERRUPT-02", "CG-LIMIT-01")
def test_each_ability_once_for_each_occurrence():
    game = Scenario().table(1, "tyrion-lannister").challenges().attacks(1, "intrigue", "tyrion-lannister")
    game.uses(1, "tyrion-lannister")
    assert not game.offers(1, "tyrion-lannister"), "its limit is two, but this occurrence has been answered"
    assert game.gold(1) == 2


@pytest.mark.rule("CG-REACT-07", "CG-INTERRUPT-07")
def test_each_copy_may_be_used_once():
    scenario = Scenario().table(1, "the-queen-of-thorns").hand(1, "olennas-cunning", "olennas-cunning").gold(1, 4)
    game = scenario.deck(1, "left", "highgarden").table(2, "lannisport-merchant").challenges()
    game.attacks(1, "intrigue", "the-queen-of-thorns").undefended()
    game.uses(1, "olennas-cunning").chooses(2, "event").chooses(1, "left")
    game.uses(1, "olennas-cunning").chooses(2, "event").chooses(1, "highgarden")
    assert {"left", "highgarden"} <= set(game.hand(1))
    assert game.discard(1) == ["olennas-cunning", "olennas-cunning"]


@pytest.mark.rule("CG-FORCED-01", "CG-FORCED-02", "CG-TRIGGER-11", "CG-ABILITY-04")
def test_forced_reactions_come_first_and_unasked():
    scenario = Scenario().table(1, "ser-jorah-mormont", "magister-illyrio").table(2, "the-wall")
    scenario.table(1, "plaza-of-punishment").hand(1, "superior-claim")
    game = scenario.challenges().attacks(1, "military", "ser-jorah-mormont").undefended().asks(1, "next-forced")
    assert game.card("ser-jorah-mormont").tokens == ()
    assert not game.kneels("the-wall")


@pytest.mark.rule("CG-FORCED-03", "CG-FORCED-04", "CG-SIMUL-02", "CG-PLAYER-05")
def test_the_first_player_orders_forced_abilities_whoever_has_them():
    scenario = Scenario().table(2, "ser-jorah-mormont").table(1, "the-wall").first(1)
    game = scenario.challenges(2).attacks(2, "military", "ser-jorah-mormont").undefended().asks(1, "next-forced")
    wall = next(each for each in game.answers(1) if each.startswith("the-wall"))
    game.says(1, wall)
    assert game.kneels("the-wall")
    assert game.card("ser-jorah-mormont").count("betrayal") == 1, "the only one left needs no order"


@pytest.mark.rule(
    "CG-TRIGGER-08", "CG-RULE-97", "CG-TRIGGER-09", "CG-EX-45", "CG-FW-END", "CG-EFFECT-11", "CG-EFFECT-14", "CG-FW-4.4"
)
def test_the_end_of_a_phase_in_its_order():
    """Gold Cloaks (forced), The Wall, then what lasts expires, then the poison, then reactions."""
    scenario = (
        Scenario()
        .table(1, "ser-jaime-lannister", "the-wall", "plaza-of-punishment", "varys", "joffrey-baratheon/k")
        .gold(1, 3)
    )
    scenario.hand(1, "gold-cloaks", "tears-of-lys").table(2, "robb-stark", "catelyn-stark/k")
    game = scenario.challenges(1).uses(1, "gold-cloaks").attacks(1, "intrigue", "varys").undefended()
    game.uses(1, "tears-of-lys").chooses(1, "robb-stark").initiates_none(1)
    game.asks(1, "respond-interrupt")
    assert not game.in_play("gold-cloaks"), "forced: before The Wall"
    assert game.in_play("robb-stark"), "the poison waits for the end"
    game.uses(1, "the-wall")
    assert game.power(1) == 3
    game.asks(1, "respond-reaction")
    assert game.dead(2) == ["robb-stark"]
    game.uses(1, "joffrey-baratheon").ends()
    order = [type(event).__name__ for event in game.table.story if type(event).__name__ in ("CardLeft", "PowerGained")]
    assert order[-4:] == ["CardLeft", "PowerGained", "CardLeft", "PowerGained"]


@pytest.mark.rule(
    "CG-NEST-02", "CG-NEST-03", "CG-NEST-04", "CG-RULE-54", "CG-CANCEL-01", "CG-CANCEL-03", "CG-RULE-51", "CG-INIT-08"
)
def test_a_cancel_can_be_cancelled():
    scenario = Scenario().table(1, "robert-baratheon").hand(1, "put-to-the-sword", "the-hands-judgment").gold(1, 2)
    scenario.table(2, "robb-stark", "arya-stark").hand(2, "the-hands-judgment").gold(2, 2)
    game = won(scenario).uses(1, "put-to-the-sword").chooses(1, "robb-stark").uses(2, "the-hands-judgment")
    assert len(game.state.open) == 3, "a window in a window in a window"
    game.uses(1, "the-hands-judgment")
    assert game.gold(1) == 0, "a printed X counts as 0"
    assert game.gold(2) == 0, "its cost stays paid"
    game.passes()
    assert "robb-stark" in game.dead(2), "the outermost goes on"


@pytest.mark.rule(
    "CG-CANCEL-04", "CG-CANCEL-05", "CG-EVENT-05", "CG-EX-39", "CG-LIMIT-04", "CG-LIMIT-05", "CG-LIMIT-06", "CG-RULE-53"
)
def test_a_cancelled_event_is_paid_played_discarded_and_counted():
    scenario = Scenario().table(1, "robert-baratheon").hand(1, "superior-claim", "superior-claim")
    game = (
        scenario.table(2, "bran-stark", "arya-stark").challenges().attacks(1, "power", "robert-baratheon").undefended()
    )
    game.uses(1, "superior-claim").uses(2, "bran-stark")
    assert game.discard(1) == ["superior-claim"]
    assert game.discard(2) == ["bran-stark"]
    assert not game.offers(1, "superior-claim"), "max 1 per challenge, cancelled or not"
    assert game.power(1) == 1, "for the unopposed challenge"
    assert game.told(EventPlayed)[0].code == "superior-claim"


@pytest.mark.rule("CG-RULE-53", "CG-RULE-52", "CG-EVENT-02")
def test_melisandre_reacts_to_a_cancelled_event_when_it_lies_on_its_pile():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1)
    game = scenario.table(2, "bran-stark", "robb-stark").hand(2, "ice").challenges()
    game.uses(1, "seen-in-flames").uses(2, "bran-stark").asks(1, "respond-reaction")
    assert game.discard(1) == ["seen-in-flames"]
    game.uses(1, "melisandre").chooses(1, "robb-stark")
    assert game.kneels("robb-stark")
    assert game.hand(2) == ["ice"]


@pytest.mark.rule("CG-RULE-52")
def test_an_event_being_played_is_in_no_zone():
    scenario = Scenario().table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1)
    game = (
        scenario.table(2, "bran-stark").hand(2, "ice").challenges().uses(1, "seen-in-flames").asks(2, "respond-would")
    )
    assert game.hand(1) == []
    assert game.discard(1) == []
    assert game.state.playing == (("seat-1", "seen-in-flames"),)


@pytest.mark.rule("CG-RULE-55", "CG-EX-11", "CG-COST-02", "CG-CANCEL-04", "CG-TRIGGER-05", "CG-CANCEL-02")
def test_treachery_cancels_an_ability_whose_cost_stays_paid():
    scenario = (
        Scenario()
        .table(2, "the-red-keep", "maester-cressen")
        .table(1, "tyrion-lannister")
        .hand(1, "treachery")
        .gold(1, 1)
    )
    game = scenario.challenges(1).initiates_none(1).uses(2, "the-red-keep").uses(1, "treachery")
    assert game.kneels("the-red-keep")
    assert game.hand(2) == []


@pytest.mark.rule("CG-RULE-55", "CG-FORCED-01")
def test_treachery_reaches_forced_abilities():
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "the-wall").hand(1, "treachery").gold(1, 1)
    game = scenario.challenges().attacks(1, "intrigue", "tyrion-lannister").undefended().uses(1, "treachery")
    assert not game.kneels("the-wall")


@pytest.mark.rule("CG-RULE-55", "CG-RULE-05", "CG-DUP-04")
def test_treachery_does_not_reach_duplicates_keywords_plots_agendas_events_and_marshaling():
    scenario = Scenario().table(1, "tyrion-lannister", "robert-baratheon").hand(1, "treachery").gold(1, 1)
    game = scenario.table(2, "robb-stark/d").hand(2, "winter-is-coming").gold(2, 1).agenda(2, "fealty").challenges()
    game.uses(2, "fealty").attacks(1, "military", "robert-baratheon").uses(2, "winter-is-coming")
    assert not game.offers_now(1, "treachery")
    game.undefended().uses(2, "robb-stark")
    assert not game.offers(1, "treachery"), "neither the save nor renown and intimidate"
    game = Scenario().table(1, "tyrion-lannister").hand(1, "treachery").gold(1, 1).reveals(_2="counting-coppers")
    assert not game.offers(1, "treachery")
    scenario = Scenario().table(1, "tyrion-lannister").hand(1, "treachery").gold(1, 1).hand(2, "arya-stark")
    game = scenario.marshals(2, gold=9).uses(2, "arya-stark").asks(2, "respond-reaction").uses(2, "arya-stark")
    assert game.offers(1, "treachery"), "her reaction it reaches, her being marshaled it did not"


@pytest.mark.rule("CG-RULE-56", "CG-CANNOT-01")
def test_catelyn_stops_what_opponents_may_trigger():
    scenario = (
        Scenario()
        .table(1, "catelyn-stark", "robb-stark")
        .table(2, "tyrion-lannister", "the-wall", "robert-baratheon/d")
    )
    scenario.hand(2, "burned-men", "winter-is-coming").gold(2, 5)
    game = scenario.challenges().attacks(1, "intrigue", "catelyn-stark")
    game.asks(2, "respond-actions")
    assert game.matching("winter-is-coming") == []
    assert game.matching("burned-men"), "ambush is a player action"
    game.undefended().quietly()
    assert game.gold(2) == 5
    assert game.kneels("the-wall"), "forced abilities go on"
    game = scenario.challenges().attacks(1, "military", "robb-stark")
    assert game.offers(2, "winter-is-coming"), "she does not take part"


@pytest.mark.rule("CG-RULE-05", "CG-RULE-49")
def test_catelyn_does_not_stop_duplicates_and_ambush():
    scenario = Scenario().table(1, "catelyn-stark", "syrios-training>catelyn-stark").table(2, "robert-baratheon/d/k")
    game = scenario.challenges().attacks(1, "military", "catelyn-stark").undefended().uses(2, "robert-baratheon")
    assert game.in_play("robert-baratheon")


@pytest.mark.rule("CG-RULE-57")
def test_a_card_drawn_while_the_window_is_open_may_be_used_in_it():
    scenario = Scenario().table(1, "tywin-lannister", "lannisport").deck(1, "tears-of-lys").gold(1, 1)
    game = scenario.table(2, "robb-stark").challenges().attacks(1, "intrigue", "tywin-lannister").undefended()
    game.uses(1, "lannisport").uses(1, "tears-of-lys").chooses(1, "robb-stark")
    assert game.card("robb-stark").count("poison") == 1


@pytest.mark.rule("CG-RULE-59", "CG-EVENT-02")
def test_reactions_wait_until_the_whole_ability_is_done():
    scenario = (
        Scenario().table(1, "arianne-martell").hand(1, "areo-hotah").table(2, "robb-stark", "bran-stark").challenges(2)
    )
    game = scenario.attacks(2, "military", "robb-stark").uses(1, "arianne-martell").chooses(1, "areo-hotah")
    game.asks(1, "respond-reaction")
    assert game.hand(1) == ["arianne-martell"], "she went back before Areo Hotah reacts"
    game.uses(1, "areo-hotah").chooses(1, "robb-stark")
    assert not game.takes_part("robb-stark")


@pytest.mark.rule("CG-ACTION-01", "CG-ACTION-02")
def test_actions_only_in_action_windows_of_their_phase():
    scenario = Scenario().table(1, "maester-cressen", "robb-stark", "little-bird>robb-stark")
    assert not scenario.window("dominance").offers(1, "maester-cressen")
    assert scenario.marshals(1).offers(1, "maester-cressen")


@pytest.mark.rule("CG-ACTION-03", "CG-ACTION-04", "CG-ACTION-05")
def test_actions_rotate_until_all_pass_in_a_row():
    scenario = Scenario().table(1, "edric-dayne").table(2, "edric-dayne").gold(1, 2).gold(2, 2).first(2)
    game = scenario.window("dominance").asks(2, "respond-actions").says(2, "pass").asks(1, "respond-actions")
    game.uses(1, "edric-dayne").chooses(1, "power").asks(2, "respond-actions").uses(2, "edric-dayne/2").chooses(
        2, "power"
    )
    game.asks(1, "respond-actions").says(1, "pass").asks(2, "respond-actions").says(2, "pass")
    assert game.gold(1) == game.gold(2) == 1
    game.ends()


def waits(game: Played, who: int) -> bool:
    return bool(game.question(who).passing.waits)


def test_what_lies_open_and_could_answer_is_waited_for():
    """A reaction or a duplicate that everybody can see is not missed because time is short."""
    arya = Scenario().hand(1, "arya-stark").deck(1, "ghost").marshals(1, gold=9).says(1, "marshal:arya-stark")
    assert waits(arya.asks(1, "respond-reaction"), 1)
    saved = Scenario().table(1, "burned-men").table(2, "robb-stark/d").challenges(1)
    saved = saved.attacks(1, "military", "burned-men").undefended().to(2, "respond-would")
    assert waits(saved, 2)


def test_what_is_in_a_hand_or_can_be_done_at_any_time_is_not_waited_for():
    sword = Scenario().table(1, "robb-stark", "eddard-stark").table(2, "burned-men").hand(1, "put-to-the-sword")
    won = sword.gold(1, 2).challenges(1).attacks(1, "military", "robb-stark", "eddard-stark").undefended()
    assert won.to(1, "respond-reaction").answers(1) == ["pass", "put-to-the-sword#0@0"]
    assert not waits(won, 1)
    steward = Scenario().table(2, "winterfell-steward").hand(1, "ghost").hand(2, "ghost")
    assert not waits(steward.marshals(1, gold=9).says(1, "marshal:ghost").asks(2, "respond-actions"), 2)
