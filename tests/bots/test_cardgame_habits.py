"""Habits of the card game: what a player who knows the rules would not do."""

from typing import Any

from maester.games.cardgame.bots.habit import habit
from maester.games.cardgame.bots.opening import best_layout
from maester.games.cardgame.challenge.declare import Declared
from maester.games.cardgame.setup import LayCards
from maester.kernel import Chance, Pick
from tests.playthroughs.transcript import short
from tests.scenarios.cardgame.scenario import Played, Scenario


def answered(game: Played, who: int) -> Any:
    """What a squire in this seat answers now, as people write it."""
    seat = game.state.seats[who - 1]
    return short(habit(game.state, seat, game.question(who), Chance(1)))


def test_a_burden_is_not_laid_in_setup_where_it_could_only_burden_oneself():
    laid = best_layout(LayCards(options=("areo-hotah", "milk-of-the-poppy", "the-roseroad")))
    assert laid == ("areo-hotah", "the-roseroad")


def test_an_attachment_that_helps_is_laid_in_setup():
    assert "dawn" in best_layout(LayCards(options=("dawn", "edric-dayne", "the-roseroad")))


def test_stealth_passes_by_somebody_who_could_defend():
    """Robb Stark is stronger, but has no intrigue icon."""
    scenario = Scenario().table(1, "tyrion-lannister").table(2, "robb-stark", "catelyn-stark")
    game = scenario.hand(2, "ice", "ice").challenges(1)
    declared = answered(game, 1)
    assert isinstance(declared, Declared)
    assert declared.contest == "intrigue"
    assert declared.bypass == {game.name("tyrion-lannister"): game.name("catelyn-stark")}


def test_nobody_kneels_for_a_defence_to_which_they_add_nothing():
    """Beside Balon Greyjoy, weaker defenders do not count."""
    game = Scenario().table(1, "balon-greyjoy").table(2, "doran-martell").power(2, 3).challenges(1)
    game.attacks(1, "power", "balon-greyjoy").to(2, "defenders")
    assert answered(game, 2) == []


def test_against_somebody_else_the_same_defender_defends():
    game = Scenario().table(1, "asha-greyjoy").table(2, "doran-martell").power(2, 3).challenges(1)
    game.attacks(1, "power", "asha-greyjoy").to(2, "defenders")
    assert answered(game, 2) == [game.name("doran-martell")]


def test_the_last_to_attack_does_not_attack_where_the_defender_surely_wins():
    strong = Scenario().table(1, "gold-cloaks").table(2, "the-red-viper").challenges(1)
    assert answered(strong, 1) is None
    open_to_it = Scenario().table(1, "gold-cloaks").table(2, "the-red-viper/k").challenges(1)
    assert isinstance(answered(open_to_it, 1), Declared)


def test_arianne_stays_while_she_can_still_do_something():
    standing = Scenario().table(1, "arianne-martell").hand(1, "littlefinger").marshals(1, 0)
    assert answered(standing, 1) == "pass"
    knelt = Scenario().table(1, "arianne-martell/k").hand(1, "littlefinger").marshals(1, 0)
    assert answered(knelt, 1).startswith(knelt.name("arianne-martell"))


def test_arianne_does_not_bring_in_her_own_double():
    game = Scenario().table(1, "arianne-martell/k").hand(1, "arianne-martell").phase("challenges")
    assert game.offers_now(1, "arianne-martell")
    assert answered(game, 1) == "pass"


def test_of_two_limited_locations_the_one_that_brings_gold_every_round_comes_first():
    game = Scenario().hand(1, "the-kingsroad", "the-roseroad", "eddard-stark").marshals(1, 7)
    assert answered(game, 1) == "marshal:the-roseroad"


def test_arianne_does_not_leave_a_challenge_that_she_fights():
    scenario = Scenario().table(1, "arianne-martell", "tyrion-lannister").table(2, "catelyn-stark")
    game = scenario.hand(1, "littlefinger").challenges(1)
    game.attacks(1, "intrigue", "arianne-martell", "tyrion-lannister").to(1, "respond-actions")
    assert game.offers_now(1, "arianne-martell")
    assert answered(game, 1) == "pass"


def test_fire_goes_to_somebody_whom_it_kills():
    scenario = Scenario().table(1, "balon-greyjoy", "black-winds-crew").table(2, "drogon")
    game = scenario.hand(2, "dracarys").gold(2, 3).challenges(1)
    game.attacks(1, "power", "balon-greyjoy", "black-winds-crew").to(2, "respond-actions")
    game.says(2, answered(game, 2)).asks(2, "kneel-as-cost").says(2, answered(game, 2)).asks(2, "choose-cards")
    assert answered(game, 2) == [game.name("black-winds-crew")]


def test_no_character_kneels_to_save_gold_that_nobody_needs():
    rich = Scenario().table(1, "iron-islands-fishmonger").hand(1, "theon-greyjoy").marshals(1, 7)
    assert answered(rich, 1) == "marshal:theon-greyjoy"
    poor = Scenario().table(1, "iron-islands-fishmonger").hand(1, "theon-greyjoy", "asha-greyjoy").marshals(1, 7)
    assert answered(poor, 1).startswith(poor.name("iron-islands-fishmonger"))


def test_beside_balon_weaker_defenders_are_not_feared():
    """Each of them is weaker than he is, and together they are stronger."""
    table = ("asha-greyjoy", "theon-greyjoy")
    game = Scenario().table(1, "balon-greyjoy").table(2, *table).power(2, 3).hand(1).challenges(1)
    declared = answered(game, 1)
    assert isinstance(declared, Declared)
    assert declared.attackers == (game.name("balon-greyjoy"),)
    blank = Scenario().table(1, "balon-greyjoy", "milk-of-the-poppy>balon-greyjoy").table(2, *table).power(2, 3)
    assert answered(blank.challenges(1), 1) is None, "without his text they count"


def test_whoever_is_not_needed_stays_standing_for_another_challenge():
    """Either of the two wins alone, and the other can still attack in a military challenge."""
    game = Scenario().table(1, "robb-stark", "eddard-stark").table(2, "left").power(2, 3).challenges(1, 2)
    declared = answered(game, 1)
    assert isinstance(declared, Declared)
    assert (declared.contest, len(declared.attackers)) == ("power", 1)


def test_a_challenge_that_nobody_can_answer_is_made_although_others_attack_later():
    """Kneeling opens nothing: the opponent, who attacks next, has nobody who could use it."""
    game = Scenario().table(1, "eddard-stark").table(2, "the-red-viper/k").power(2, 3).challenges(1, 2)
    assert isinstance(answered(game, 1), Declared)


def test_whoever_would_leave_the_way_open_for_a_stronger_attack_stays_at_home():
    """Ser Gregor alone keeps Robert from an unopposed challenge, which is worth more than one card of a hand."""
    weak = Scenario().table(1, "the-tickler").table(2, "robert-baratheon", "selyse-baratheon").power(1, 4)
    game = weak.plot(2, "a-clash-of-kings").hand(2).challenges(1, 2)
    assert answered(game, 1) is None


def test_an_icon_is_bought_where_it_wins_a_challenge_and_no_second_time():
    """With an icon Edric attacks where nobody defends, and the Red Viper dies. He attacks once: one icon is enough."""
    game = Scenario().table(1, "edric-dayne").table(2, "the-red-viper/k").power(2, 3).gold(1, 3).challenges(1)
    game.to(1, "respond-actions")
    game.says(1, answered(game, 1)).asks(1, "name-icon")
    assert answered(game, 1) == "military"
    game.says(1, "military").to(1, "respond-actions")
    assert answered(game, 1) == "pass"


def test_no_icon_is_bought_that_could_not_be_used():
    kneeling = Scenario().table(1, "edric-dayne/k").table(2, "left").power(2, 3).gold(1, 3).challenges(1)
    assert answered(kneeling.to(1, "respond-actions"), 1) == "pass"
    too_late = Scenario().table(1, "edric-dayne").table(2, "left").power(2, 3).gold(1, 3).window("dominance")
    assert answered(too_late.to(1, "respond-actions"), 1) == "pass"


def test_who_kneels_already_is_not_knelt():
    scenario = Scenario().table(1, "melisandre").table(2, "the-red-viper/k", "left").hand(1, "fiery-followers")
    game = scenario.marshals(1, 5)
    game.says(1, "marshal:fiery-followers").to(1, "respond-reaction").uses(1, "melisandre").asks(1, "choose-cards")
    assert answered(game, 1) == [game.name("left")]


def test_power_for_whoever_kneels_goes_to_a_character_of_ones_own():
    scenario = Scenario().table(1, "fiery-followers").table(2, "left").hand(1, "consolidation-of-power")
    game = scenario.marshals(1, 1)
    game.uses(1, "consolidation-of-power").asks(1, "choose-cards")
    assert answered(game, 1) == [game.name("fiery-followers")]


def test_the_other_goes_first_in_a_joust_and_oneself_in_a_melee():
    for players, goes_first in ((2, "seat-2"), (4, "seat-1")):
        state = Scenario(players).marshals(1).state
        asked = Pick(about="first-player", rule=None, options=state.seats)
        assert habit(state, "seat-1", asked, Chance(1)) == goes_first
