"""What nobody would notice if it were wrong: who is concerned, for how long, and who knows it."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.events import Cancelled, CardLeft, PowerMoved
from maester.games.cardgame.state import Lore
from maester.games.cardgame.victory import standing
from maester.games.cardgame.zones import draw, see_top, shuffle
from tests.scenarios.cardgame.scenario import Scenario


def test_whom_ghost_passed_by_cannot_defend_later_either():
    start = Scenario().table(1, "ghost", "khal-drogo", "rhaegal").table(2, "left", "robb-stark", "eddard-stark")
    game = start.challenges(1).attacks(1, "military", "ghost", ghost="robb-stark").uses(1, "ghost").quietly()
    game.attacks(1, "power", "khal-drogo").cannot_defend(2, "robb-stark", rule="CG-CANNOT-01")


def test_ghost_does_not_answer_for_others_who_pass_by():
    start = Scenario().table(1, "ghost", "asha-greyjoy").table(2, "robb-stark", "eddard-stark").challenges(1)
    game = start.attacks(1, "military", "ghost", "asha-greyjoy", asha_greyjoy="robb-stark")
    assert not game.offers(1, "ghost")


def test_tears_of_lys_poison_the_loser_only():
    start = Scenario(3).table(1, "cersei-lannister").table(2, "ghost").table(3, "drogon").gold(1, 1)
    game = start.hand(1, "tears-of-lys").challenges(1).attacks(1, "intrigue", "cersei-lannister", against=2)
    assert game.undefended().uses(1, "tears-of-lys").options(1) == ["ghost"]


def test_the_sword_in_the_darkness_lasts_beyond_the_challenge():
    start = Scenario().table(1, "left", "khal-drogo").table(2, "ranging-party", "old-bear-mormont").gold(2, 1)
    game = start.hand(2, "the-sword-in-the-darkness").challenges(1).attacks(1, "military", "left")
    game.defends(2, "ranging-party", "old-bear-mormont").uses(2, "the-sword-in-the-darkness").quietly()
    assert game.asked() is None, "no further challenge against them"


def test_seen_in_flames_discards_from_the_hand_that_was_seen():
    start = Scenario().table(1, "melisandre").hand(1, "seen-in-flames", "ghost").hand(2, "drogon", "left").gold(1, 1)
    game = start.challenges(1).uses(1, "seen-in-flames")
    assert game.options(1) == ["drogon", "left"]


def test_castle_black_strengthens_until_the_end_of_the_challenge():
    start = Scenario().table(1, "khal-drogo", "drogon").table(2, "castle-black", "ranging-party").challenges(1)
    game = start.attacks(1, "military", "khal-drogo").defends(2, "ranging-party").uses(2, "castle-black").quietly()
    assert game.totals() == [(5, 7)]
    assert game.strength("ranging-party") == 5


def test_a_bodyguard_serves_lords_and_ladies():
    start = Scenario().table(1, "catelyn-stark", "robb-stark", "ghost", "left").hand(1, "bodyguard").marshals(1, gold=1)
    assert start.uses(1, "bodyguard").options(1) == ["catelyn-stark", "robb-stark"]


def test_jon_snow_joins_his_own_player_only_and_counts_once():
    start = Scenario().table(1, "ranging-party").table(2, "jon-snow").challenges(1)
    assert start.attacks(1, "military", "ranging-party").undefended().totals() == [(5, 0)]
    start = Scenario().table(1, "jon-snow", "samwell-tarly").challenges(1)
    assert start.attacks(1, "intrigue", "jon-snow", "samwell-tarly").undefended().totals() == [(5, 0)]


def test_dothraki_sea_gives_back_what_became_a_duplicate():
    start = Scenario().table(1, "khal-drogo", "dothraki-sea").hand(1, "khal-drogo").challenges(1)
    game = start.attacks(1, "power", "khal-drogo").undefended().uses(1, "dothraki-sea").chooses(1, "khal-drogo")
    assert game.card("khal-drogo").duplicates == ("khal-drogo",)
    game.quietly()
    assert game.hand(1) == ["khal-drogo"]
    assert game.card("khal-drogo").duplicates == ()


def test_the_informant_asks_for_a_challenge():
    game = Scenario().hand(1, "olennas-informant").gold(1, 4).challenges(1).uses(1, "olennas-informant")
    game.uses(1, "olennas-informant").asks(1, "name-challenge")


def test_reactions_to_a_death_in_between_come_first_and_those_to_the_challenge_still_come():
    start = Scenario().table(1, "daenerys-targaryen", "khal-drogo", "plaza-of-punishment", "joffrey-baratheon")
    game = start.table(1, "tyrion-lannister").table(2, "varys").challenges(1, 2)
    game.attacks(1, "power", "khal-drogo").undefended().uses(1, "plaza-of-punishment").chooses(1, "varys")
    game.quietly().initiates_none(1).attacks(2, "intrigue", "varys")
    assert game.dead(2) == ["varys"]
    game.uses(1, "joffrey-baratheon").uses(1, "tyrion-lannister")
    assert game.gold(1) == 2


# ------------------------------------------------------------------------------------------------- dropping out


def test_who_drops_out_takes_along_own_cards_only():
    start = Scenario(3).table(1, "ghost", "the-wall").table(2, "drogon").table(3, "left").deck_of(2, "rhaegal")
    game = start.phase("draw")
    assert game.state.out == (game.seat(2),)
    assert game.in_play("ghost")
    assert game.in_play("the-wall")
    assert game.in_play("left")
    assert not game.in_play("drogon")
    assert game.discard(1) == game.discard(3) == []


def test_who_dropped_out_later_stands_better():
    start = Scenario(4).deck_of(2, "rhaegal").power(2, 9)
    start.state.out = (start.seat(3),)
    start.power(3, 9).power(1, 1)
    game = start.phase("draw")
    places = standing(game.state).places
    assert [places[game.seat(who)] for who in (1, 4, 2, 3)] == [1, 2, 3, 4]


# ------------------------------------------------------------------------------------------------- told and known


def test_an_attachment_that_returns_is_told():
    start = Scenario().table(1, "khal-drogo").table(2, "robb-stark/k", "ice>robb-stark").challenges(1)
    game = start.attacks(1, "military", "khal-drogo").undefended().quietly()
    assert [(each.code, each.how, each.place) for each in game.told(CardLeft)] == [
        ("ice", "returned", "hand"),
        ("robb-stark", "killed", "dead"),
    ]


def test_moved_power_is_told():
    start = Scenario().plot(1, "a-clash-of-kings").table(1, "khal-drogo").power(2, 2).challenges(1)
    game = start.attacks(1, "power", "khal-drogo").undefended().uses(1, "a-clash-of-kings").quietly()
    assert [each.power for each in game.told(PowerMoved)] == [1, 1], "by the plot, and by claim"


def test_a_card_seen_on_top_is_known_in_the_hand_and_a_shuffle_forgets():
    scenario = Scenario().deck(1, "ghost", "drogon").deck(2, "left")
    state, one, two = scenario.state, scenario.seat(1), scenario.seat(2)
    see_top(state, one, 2, (two,))
    see_top(state, two, 1, (one,))
    draw(state, one, 1)
    assert Lore(one, "hand", "ghost", (two,)) in state.lore
    assert [lore.code for lore in state.lore if lore.zone == "deck"] == ["drogon", "left"]
    shuffle(state, one)
    assert [lore.code for lore in state.lore if lore.zone == "deck"] == ["left"], "of another deck nothing is forgotten"


def test_cards_laid_back_are_known_where_they_lie():
    start = Scenario().deck(2, "ghost", "drogon", "left", "right", "rhaegal").hand(1, "the-bear-and-the-maiden-fair")
    see_top(start.state, start.seat(1), 1, (start.seat(2),))
    game = start.window("standing").uses(1, "the-bear-and-the-maiden-fair").says(1, start.seat(2))
    game.says(1, ("drogon", "rhaegal")).says(1, ("right", "ghost", "left"))
    deck = game.deck(2)
    assert deck[:3] == ["right", "ghost", "left"]
    assert deck[-2:] == ["drogon", "rhaegal"]
    places = {lore.place: lore.code for lore in game.state.lore if lore.owner == game.seat(2) and lore.zone == "deck"}
    assert {place: deck[len(deck) - 1 - place] for place in places} == places
    assert len(places) == 5
    assert [lore.code for lore in game.state.lore if lore.owner == game.seat(1)] == ["the-roseroad"]


def test_a_cancel_is_told_and_lost_icons_are_not_shown():
    start = (
        Scenario().table(1, "house-dayne-knight", "drogon").gold(1, 2).gold(2, 1).hand(1, "confinement", "confinement")
    )
    game = start.hand(2, "the-hands-judgment").challenges(1)
    game.uses(1, "confinement").chooses(1, "house-dayne-knight").uses(2, "the-hands-judgment")
    assert [each.code for each in game.told(Cancelled)] == ["confinement"]
    assert Board(game.state).icons_of(game.card("house-dayne-knight")) == ("military", "intrigue")
    game.uses(1, "confinement").chooses(1, "house-dayne-knight")
    assert Board(game.state).icons_of(game.card("house-dayne-knight")) == ()
