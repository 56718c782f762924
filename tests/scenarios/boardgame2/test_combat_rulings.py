"""Rulings on house cards and their timing: what the rulebook leaves open, as docs/rules/boardgame2.md decides it."""

import pytest

from maester.games.boardgame.events import (
    AttackersRepelled,
    CardReplaced,
    CardsTakenBack,
    CombatWon,
    GarrisonDefeated,
    MarchOrderMoved,
    OrderRemoved,
    SupportDeclined,
)
from maester.kernel import AnsweredItself
from tests.scenarios.boardgame.combat import Combat, Field


@pytest.mark.rule("BG2-RULE-01")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_01_tyrion_acts_before_what_is_done_at_once(first: str):
    field = Field("tyrell knight", "lannister footman knight").turn_order(first)
    game = field.fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister").asks("lannister", "send-card-back")
    assert game.units("blackwater") == "footman knight"
    game.says("lannister", "keep")
    assert game.lost("lannister", "card") == "footman"


@pytest.mark.rule("BG2-RULE-01")
@pytest.mark.parametrize("first", ["stark", "tyrell"])
def test_01_the_blackfish_acts_before_what_is_done_at_once(first: str):
    game = Field("tyrell knight", "stark footman").turn_order(first).fight()
    game.plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert game.lost("stark", "card") == ""


@pytest.mark.rule("BG2-RULE-01")
def test_01_patchface_acts_after_what_winning_and_losing_bring():
    field = Field("stark footman", "baratheon knight knight knight").discarded("stark", "eddard-stark")
    game = field.turn_order("baratheon", "stark").fight().plays(stark="roose-bolton", baratheon="patchface")
    game.asks("baratheon", "discard-from-hand")
    assert game.told(CardsTakenBack)


@pytest.mark.rule("BG2-RULE-02", "BG2-RULE-05")
def test_02_tyrion_strikes_once():
    field = Field("lannister knight", "greyjoy knight").track("fiefdoms", "martell").power(greyjoy=2)
    game = field.fight().plays(lannister="tyrion-lannister", greyjoy="euron-crows-eye").says("lannister", "send-back")
    game.plays(greyjoy="aeron-damphair").waits_for("greyjoy").asks("greyjoy", "replace-card")
    game.says("greyjoy", "euron-crows-eye")
    assert game.told(CombatWon), "Tyrion was not asked again"
    assert game.final() == {"greyjoy": 2 + 4, "lannister": 2 + 1}


@pytest.mark.rule("BG2-RULE-03")
@pytest.mark.parametrize(("track", "first"), [("iron-throne", "martell"), ("kings-court", "tyrell")])
def test_03_a_new_turn_order_counts_from_the_next_group_on(track: str, first: str):
    """The skulls of both sides are suffered in turn order."""
    field = Field("tyrell knight footman", "martell footman knight").turn_order("tyrell", "martell")
    game = field.tides("skull", "skull").fight().plays(tyrell="margaery-tyrell", martell="doran-martell")
    game.says("martell", track)
    game.waits_for(first).asks(first, "casualties")


@pytest.mark.rule("BG2-RULE-03")
def test_03_the_group_in_which_it_changes_goes_on_in_the_old_order():
    field = Field("tyrell knight", "martell footman").turn_order("tyrell", "martell")
    for area in ("harrenhal", "stoney-sept"):
        field.army(area, "martell", "footman").order(area, "raid")
    game = field.fight().plays(tyrell="queen-of-thorns", martell="doran-martell").waits_for("tyrell")
    game.says("tyrell", "harrenhal").waits_for("martell").says("martell", "iron-throne")
    assert game.told(CombatWon)
    assert "stoney-sept" in game.state.orders, "the Queen of Thorns acted once"


@pytest.mark.rule("BG2-RULE-04")
def test_04_the_card_sent_back_cannot_be_played_again_at_once():
    game = Field("tyrell knight", "lannister footman").fight()
    game.plays(tyrell="mace-tyrell", lannister="tyrion-lannister").says("lannister", "send-back")
    game.refuses("tyrell", "mace-tyrell", rule="BG2-RULE-04")
    assert "mace-tyrell" not in game.answers("tyrell")
    game.plays(tyrell="margaery-tyrell")
    assert game.lost("lannister", "card") == "", "its text never happened"


@pytest.mark.rule("BG2-RULE-04")
def test_04_without_another_card_there_is_no_card_at_all():
    field = Field("tyrell knight", "lannister footman footman").hand("tyrell", "ser-garlan-tyrell")
    game = field.track("fiefdoms", "lannister").fight().plays(lannister="tyrion-lannister")
    game.says("lannister", "send-back").asks("lannister", "blade")
    assert game.told(CardReplaced) == [CardReplaced("tyrell", None)]
    assert game.icons("tyrell") == (0, 0)
    game.says("lannister", "keep").ends()
    assert game.final() == {"tyrell": 2, "lannister": 3}
    assert game.state.hands["tyrell"] == ("ser-garlan-tyrell",), "it was not played, and nothing is taken back"
    assert len(game.state.discards["tyrell"]) == 6


@pytest.mark.rule("BG2-RULE-04")
def test_04_a_single_other_card_plays_itself():
    field = Field("tyrell knight", "lannister footman").hand("tyrell", "mace-tyrell", "margaery-tyrell")
    game = field.fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister").says("lannister", "send-back")
    assert game.told(AnsweredItself) == [AnsweredItself("tyrell", "house-card", "margaery-tyrell")]
    assert game.told(CardReplaced) == [CardReplaced("tyrell", "margaery-tyrell")]


@pytest.mark.rule("BG2-RULE-04")
def test_04_of_two_other_cards_one_is_chosen():
    field = Field("tyrell knight", "lannister footman").hand(
        "tyrell", "mace-tyrell", "margaery-tyrell", "randyll-tarly"
    )
    game = field.fight().plays(tyrell="mace-tyrell", lannister="tyrion-lannister").says("lannister", "send-back")
    game.waits_for("tyrell").plays(tyrell="randyll-tarly")
    assert game.told(CardReplaced) == [CardReplaced("tyrell", "randyll-tarly")]


@pytest.mark.rule("BG2-RULE-05")
def test_05_tyrion_sends_aeron_back_before_anything_is_paid():
    field = Field("lannister knight", "greyjoy knight").track("fiefdoms", "martell").power(greyjoy=2)
    game = field.fight().plays(lannister="tyrion-lannister", greyjoy="aeron-damphair")
    game.waits_for("lannister").says("lannister", "send-back").plays(greyjoy="dagmar-cleftjaw")
    assert game.told(CombatWon)
    assert game.state.power["greyjoy"] == 2
    assert "aeron-damphair" in game.state.hands["greyjoy"]


@pytest.mark.rule("BG2-RULE-06")
@pytest.mark.parametrize(("power", "asked"), [(1, False), (2, True)])
def test_06_aeron_needs_two_power(power: int, asked: bool):
    game = Field("greyjoy knight", "lannister knight").track("fiefdoms", "martell").power(greyjoy=power).fight()
    game.plays(greyjoy="aeron-damphair", lannister="the-hound")
    assert bool(game.told(CombatWon)) != asked


@pytest.mark.rule("BG2-RULE-06")
def test_06_aeron_needs_another_card():
    field = Field("greyjoy knight", "lannister knight").track("fiefdoms", "martell").hand("greyjoy", "aeron-damphair")
    game = field.fight().plays(lannister="the-hound").ends()
    assert game.final()["greyjoy"] == 2
    assert game.state.power["greyjoy"] == 5


@pytest.mark.rule("BG2-RULE-06")
def test_06_aeron_is_discarded_at_once_and_the_new_text_works():
    field = Field("greyjoy knight", "lannister knight").track("fiefdoms", "greyjoy")
    game = field.fight().plays(greyjoy="aeron-damphair", lannister="tywin-lannister").says("greyjoy", "balon-greyjoy")
    game.asks("greyjoy", "blade")
    assert game.state.discards["greyjoy"] == ("aeron-damphair",)
    game.says("greyjoy", "keep")
    assert game.final() == {"greyjoy": 2 + 2, "lannister": 2}


@pytest.mark.rule("BG2-RULE-07")
def test_07_the_queen_of_thorns_must_remove_an_order():
    field = Field("tyrell knight", "lannister footman").army("harrenhal", "lannister", "footman")
    game = field.order("harrenhal", "raid").fight().plays(tyrell="queen-of-thorns", lannister="the-hound")
    assert game.told(OrderRemoved)[0] == OrderRemoved("lannister", "harrenhal", "raid"), "the only one there is"


@pytest.mark.rule("BG2-RULE-07")
def test_07_ports_count_if_they_touch_but_ship_chains_do_not():
    field = Field("tyrell knight", "lannister footman", "lannisport", "stoney-sept")
    field.army("lannisport-port", "lannister", "ship").order("lannisport-port", "raid")
    field.army("the-golden-sound", "lannister", "ship").order("the-golden-sound", "raid")
    field.army("flints-finger", "lannister", "footman").order("flints-finger", "raid")
    field.army("ironmans-bay", "lannister", "ship").order("ironmans-bay", "raid").order("lannisport", "raid")
    game = field.fight().plays(tyrell="queen-of-thorns", lannister="the-hound").asks("tyrell", "remove-order")
    assert set(game.answers("tyrell")) == {"lannisport-port", "the-golden-sound"}


@pytest.mark.rule("BG2-RULE-07")
def test_07_a_removed_support_order_no_longer_supports():
    field = Field("tyrell knight", "greyjoy footman footman").track("fiefdoms", "martell")
    field.army("harrenhal", "greyjoy", "knight").order("harrenhal", "support")
    game = field.fight().supports("greyjoy", {"harrenhal": "greyjoy"})
    assert game.initial()["greyjoy"] == 4
    game.plays(tyrell="queen-of-thorns", greyjoy="asha-greyjoy").ends()
    assert game.final() == {"tyrell": 2, "greyjoy": 2 + 1}
    assert game.lost("tyrell", "casualty") == "knight", "Asha is unsupported now"


@pytest.mark.rule("BG2-RULE-08")
def test_08_doran_must_be_used():
    game = Field("tyrell knight", "martell knight").fight().plays(tyrell="margaery-tyrell", martell="doran-martell")
    assert game.answers("martell") == ["iron-throne", "fiefdoms", "kings-court"]


@pytest.mark.rule("BG2-RULE-08")
def test_08_a_blade_won_by_doran_can_be_used_at_once():
    field = Field("tyrell knight", "martell knight").track("fiefdoms", "tyrell", "martell")
    game = field.fight().plays(tyrell="margaery-tyrell", martell="doran-martell").says("martell", "fiefdoms")
    game.waits_for("martell").asks("martell", "blade").says("martell", "use").ends()
    assert game.final() == {"martell": 3, "tyrell": 3}
    assert game.winner == "martell", "and it is ahead on the Fiefdoms track now"


@pytest.mark.rule("BG2-RULE-08")
def test_08_a_used_blade_stays_used():
    field = Field("tyrell knight", "martell knight").track("fiefdoms", "tyrell", "martell")
    field.state.blade_used = True
    game = field.fight().plays(tyrell="margaery-tyrell", martell="doran-martell").says("martell", "fiefdoms")
    assert game.state.holders["fiefdoms"] == "martell"
    assert game.told(CombatWon), "nobody was asked for it"


@pytest.mark.rule("BG2-RULE-08")
@pytest.mark.parametrize(("track", "strength"), [("iron-throne", 7), ("kings-court", 6)])
def test_08_stannis_looks_at_the_new_order(track: str, strength: int):
    field = Field("baratheon knight", "martell knight").turn_order("baratheon", "martell")
    game = field.fight().plays(baratheon="stannis-baratheon", martell="doran-martell").says("martell", track)
    assert game.final()["baratheon"] == strength


@pytest.mark.rule("BG2-RULE-08")
def test_08_orders_on_the_board_stay():
    field = Field("tyrell knight", "martell footman").track("kings-court", "tyrell")
    field.army("oldtown", "tyrell", "footman").order("oldtown", "defense-plus-2")
    game = field.fight().plays(tyrell="margaery-tyrell", martell="doran-martell").says("martell", "kings-court")
    assert game.view(None).houses["tyrell"].stars == 0
    assert game.state.orders["oldtown"].token == "defense-plus-2"


@pytest.mark.rule("BG2-RULE-09")
def test_09_the_march_step_goes_on_with_the_next_place_of_the_new_track():
    """Baratheon, first of all, is moved to the last place: Lannister is passed over until the next pass."""
    field = Field("baratheon knight", "martell footman footman", "the-boneway", "kingswood")
    field.army("crackclaw-point", "baratheon", "footman").order("crackclaw-point", "march-minus-1")
    for house, area in (("lannister", "lannisport"), ("stark", "winterfell")):
        field.army(area, house, "footman").order(area, "march-0")
    game = field.turn_order("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell").march()
    game.marches("baratheon", "kingswood", {"the-boneway": "knight"})
    game.plays(baratheon="stannis-baratheon", martell="doran-martell").says("martell", "iron-throne")
    game.says("martell", "yronwood")
    assert game.track("iron-throne") == "lannister stark martell greyjoy tyrell baratheon"
    game.waits_for("stark").marches("stark", "winterfell", {})
    game.waits_for("baratheon").marches("baratheon", "crackclaw-point", {})
    game.waits_for("lannister").marches("lannister", "lannisport", {}).ends()


@pytest.mark.rule("BG2-RULE-10")
def test_10_mace_may_choose_a_routed_footman():
    game = Field("tyrell knight", "lannister footman (footman)").fight()
    game.plays(tyrell="mace-tyrell", lannister="the-hound").waits_for("tyrell").asks("tyrell", "destroy-footman")
    assert game.answers("tyrell") == ["standing", "routed"], "he must destroy one of them"
    game.says("tyrell", "routed")
    assert game.final()["lannister"] == 1 + 2
    assert game.units("blackwater") == "footman"


@pytest.mark.rule("BG2-RULE-10")
def test_10_the_combat_goes_on_without_the_last_unit():
    field = Field("tyrell footman", "lannister footman").order("blackwater", "defense-plus-2")
    game = field.fight().plays(tyrell="mace-tyrell", lannister="tywin-lannister").ends()
    assert game.lost("lannister", "card") == "footman"
    assert game.final() == {"lannister": 2 + 4, "tyrell": 1 + 4}
    assert game.units("the-reach") == "(footman)"


@pytest.mark.rule("BG2-RULE-10")
def test_10_the_blackfish_prevents_mace():
    game = Field("tyrell knight", "stark footman (footman)").fight()
    game.plays(tyrell="mace-tyrell", stark="the-blackfish")
    assert game.lost("stark", "card") == ""


@pytest.mark.rule("BG2-RULE-11")
def test_11_the_blackfish_does_not_protect_from_the_retreat():
    field = Field("tyrell knight knight knight", "stark knight knight (footman) siege-engine").supply(stark=0)
    for area in ("lannisport", "riverrun"):
        field.army(area, "stark", "footman footman")
    game = field.fight().plays(tyrell="ser-garlan-tyrell", stark="the-blackfish").asks("stark", "retreat")
    game.says("stark", "harrenhal").ends()
    assert game.lost("stark", "casualty") == ""
    assert game.lost("stark", "rout") == "footman"
    assert game.lost("stark", "retreat") == "siege-engine knight", "the knight for want of supply"


@pytest.mark.rule("BG2-RULE-12")
def test_12_balon_leaves_what_the_text_adds():
    field = Field("baratheon knight", "greyjoy knight").track("fiefdoms", "martell")
    game = field.turn_order("greyjoy").fight().plays(baratheon="stannis-baratheon", greyjoy="balon-greyjoy")
    assert game.final() == {"baratheon": 2 + 0 + 1, "greyjoy": 2 + 2}


@pytest.mark.rule("BG2-RULE-13")
@pytest.mark.parametrize(("first", "strength"), [("greyjoy", 0), ("baratheon", 4)])
def test_13_victarion_and_salladhor_conflict_and_the_later_text_decides(first: str, strength: int):
    field = Field("greyjoy ship ship", "baratheon ship", "shipbreaker-bay", "the-narrow-sea")
    field.army("blackwater-bay", "baratheon", "ship").order("blackwater-bay", "support").track("fiefdoms", "martell")
    game = field.turn_order(first).fight().supports("baratheon", {"blackwater-bay": "baratheon"})
    game.plays(greyjoy="victarion-greyjoy", baratheon="salladhor-saan")
    assert game.final() == {"greyjoy": strength + 3, "baratheon": 2 + 1}


@pytest.mark.rule("BG2-RULE-14")
def test_14_kevan_raises_own_units_only_and_no_routed_ones():
    field = Field("lannister footman", "tyrell footman").army("harrenhal", "lannister", "footman (footman)")
    field.order("harrenhal", "support").army("stoney-sept", "stark", "footman").order("stoney-sept", "support")
    game = field.fight().supports("lannister", {"harrenhal": "lannister"})
    game.supports("stark", {"stoney-sept": "lannister"}).says("lannister", [])
    game.plays(lannister="ser-kevan-lannister", tyrell="margaery-tyrell")
    assert game.final() == {"lannister": 2 + 2 + 1 + 1, "tyrell": 1 + 1}


@pytest.mark.rule("BG2-RULE-14")
def test_14_victarion_raises_no_routed_ships():
    field = Field("greyjoy ship", "lannister ship", "sunset-sea", "ironmans-bay").track("fiefdoms", "martell")
    game = field.army("bay-of-ice", "greyjoy", "ship (ship)").order("bay-of-ice", "support").fight()
    game.supports("greyjoy", {"bay-of-ice": "greyjoy"})
    game.plays(greyjoy="victarion-greyjoy", lannister="the-hound")
    assert game.final() == {"greyjoy": 2 + 2 + 3, "lannister": 1 + 2}


def asha(supporter: str, units: str) -> Field:
    field = Field("greyjoy knight knight", "lannister footman footman").track("fiefdoms", "martell")
    return field.army("harrenhal", supporter, units).order("harrenhal", "support")


@pytest.mark.rule("BG2-RULE-15")
@pytest.mark.parametrize("supporter", ["greyjoy", "stark"])
def test_15_support_of_strength_0_is_support(supporter: str):
    game = asha(supporter, "siege-engine").fight().supports(supporter, {"harrenhal": "greyjoy"})
    if supporter == "stark":
        game.says("greyjoy", [])
    assert game.initial()["greyjoy"] == 4
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister")
    assert game.winner == "greyjoy"
    assert game.lost("lannister") == ""


@pytest.mark.rule("BG2-RULE-15", "BG2-RULE-71")
def test_15_declined_support_is_none():
    game = asha("stark", "knight").fight().supports("stark", {"harrenhal": "greyjoy"}).says("greyjoy", ["harrenhal"])
    assert game.told(SupportDeclined) == [SupportDeclined("greyjoy", "harrenhal")]
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister").ends()
    assert game.lost("lannister") == "footman footman"


@pytest.mark.rule("BG2-RULE-16")
def test_16_robb_sends_a_losing_attacker_back_or_elsewhere():
    field = Field("tyrell knight", "stark knight knight").army("harrenhal", "lannister", "footman")
    game = field.fight().plays(tyrell="margaery-tyrell", stark="robb-stark")
    game.waits_for("stark").asks("stark", "choose-retreat")
    assert set(game.answers("stark")) == {None, "the-reach", "crackclaw-point", "searoad-marches", "stoney-sept"}
    game.says("stark", "stoney-sept").ends()
    assert game.units("stoney-sept") == "(knight)"


@pytest.mark.rule("BG2-RULE-16")
def test_16_left_to_itself_the_attacker_goes_back():
    game = Field("tyrell knight", "stark knight knight").fight().plays(tyrell="margaery-tyrell", stark="robb-stark")
    game.says("stark", None).ends()
    assert game.units("the-reach") == "(knight)"


@pytest.mark.rule("BG2-RULE-16")
@pytest.mark.parametrize(("area", "units"), [("castle-black", "(knight)"), (None, "")])
def test_16_robb_may_spare_an_attacker_who_cannot_go_back(area: str | None, units: str):
    """Tyrell has left Winterfell to Stark; but for Robb the knight could go nowhere."""
    field = Field("tyrell knight", "stark knight knight", "karhold", "winterfell").without_garrison("winterfell")
    game = field.fight().plays(tyrell="margaery-tyrell", stark="robb-stark").asks("stark", "choose-retreat")
    assert game.answers("stark") == [None, "castle-black"]
    game.says("stark", area).ends()
    assert game.units("castle-black") == units
    assert game.lost("tyrell", "retreat") == ("" if area else "knight")


def repelled(**tyrell: str) -> Combat:
    """Tyrell wins at Sunspear, and Arianne keeps the winners out."""
    field = Field("tyrell knight knight knight", "martell footman footman", "sunspear", "yronwood", "march-plus-1")
    field.order("sunspear", "raid").army("sunspear-port", "martell", "ship")
    return field.fight().plays(martell="arianne-martell", **tyrell)


@pytest.mark.rule("BG2-RULE-17")
def test_17_repelled_attackers_are_not_routed_and_have_conquered_nothing():
    game = repelled(tyrell="randyll-tarly").ends()
    assert game.winner == "tyrell"
    assert game.units("yronwood") == "knight knight knight"
    assert game.told(GarrisonDefeated) == [GarrisonDefeated("martell", "sunspear")]
    assert OrderRemoved("martell", "sunspear", "raid") in game.told(OrderRemoved)
    assert game.lost("martell") == "footman", "casualties apply"
    assert game.units("salt-shore") == "(footman)"
    assert game.view(None).areas["sunspear"].controller == "martell"
    assert game.units("sunspear-port") == "ship"


@pytest.mark.rule("BG2-RULE-17")
def test_17_loras_does_nothing_then():
    game = repelled(tyrell="ser-loras-tyrell").ends()
    assert game.told(AttackersRepelled)
    assert not game.told(MarchOrderMoved)
    assert not game.state.orders


@pytest.mark.rule("BG2-RULE-17")
def test_17_the_power_token_of_the_defender_stays():
    field = Field("tyrell knight knight", "martell footman").token("martell", "blackwater")
    game = field.fight().plays(tyrell="margaery-tyrell", martell="arianne-martell").says("martell", "harrenhal").ends()
    assert game.state.tokens == {"blackwater": "martell"}


@pytest.mark.rule("BG2-RULE-17", "BG2-SUP-10")
def test_17_repelled_attackers_return_as_far_as_supply_allows():
    """With supply 1 there are two armies at most; a footman has made the second one meanwhile."""
    field = Field("tyrell footman footman knight", "martell footman").supply(tyrell=1)
    field.army("highgarden", "tyrell", "footman footman").army("dornish-marches", "tyrell", "footman")
    game = field.march()
    game.marches("tyrell", "the-reach", {"blackwater": "knight", "dornish-marches": "footman"})
    game.plays(tyrell="mace-tyrell", martell="arianne-martell").ends()
    assert game.winner == "tyrell"
    assert game.lost("tyrell", "retreat") == "knight"
    assert game.units("the-reach") == "footman"


@pytest.mark.rule("BG2-RULE-89")
def test_89_repelled_attackers_return_even_to_an_enemy_home_they_left_without_a_token():
    field = Field("greyjoy knight knight", "martell footman", at="dornish-marches", origin="highgarden")
    game = field.without_garrison("highgarden").fight().plays(greyjoy="balon-greyjoy", martell="arianne-martell")
    if game.table.waiting:
        game.asks("greyjoy", "blade").says("greyjoy", "keep")
    assert game.winner == "greyjoy"
    while game.table.waiting == ("martell",):
        game.says("martell", game.answers("martell")[0])
    assert game.units("highgarden") == "knight knight"
    assert game.view(None).areas["highgarden"].controller == "greyjoy"


@pytest.mark.rule("BG2-RULE-18")
def test_18_the_march_of_loras_is_resolved_again_with_its_number():
    field = Field("tyrell knight knight", "lannister footman", march="march-plus-1")
    game = field.army("harrenhal", "stark", "footman").fight()
    game.plays(tyrell="ser-loras-tyrell", lannister="the-hound").says("lannister", "stoney-sept")
    game.marches("tyrell", "blackwater", {"harrenhal": "knight knight"})
    assert game.initial() == {"tyrell": 4 + 1, "stark": 1}


@pytest.mark.rule("BG2-RULE-18")
def test_18_without_a_unit_left_there_is_no_march_order():
    field = Field("tyrell knight", "lannister footman footman").tides("two", "skull")
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="cersei-lannister").says("lannister", "harrenhal")
    game.ends()
    assert game.winner == "tyrell"
    assert not game.state.orders


@pytest.mark.rule("BG2-RULE-19")
def test_19_patchface_acts_after_the_refill():
    game = Field("baratheon footman", "tyrell knight knight").hand("tyrell", "margaery-tyrell").fight()
    game.plays(baratheon="patchface").asks("baratheon", "discard-from-hand")
    assert len(game.state.hands["tyrell"]) == 6
    assert game.state.discards == game.state.discards | {"baratheon": ("patchface",), "tyrell": ("margaery-tyrell",)}
    game.says("baratheon", "mace-tyrell").ends()
    assert game.state.discards["tyrell"] == ("margaery-tyrell", "mace-tyrell")


@pytest.mark.rule("BG2-RULE-19")
def test_19_the_card_just_discarded_is_not_in_hand():
    game = Field("baratheon footman", "tyrell knight knight").fight()
    game.plays(baratheon="patchface", tyrell="margaery-tyrell")
    assert "margaery-tyrell" not in game.answers("baratheon")


@pytest.mark.rule("BG2-RULE-20")
def test_20_patchface_may_hit_roose():
    field = Field("stark footman", "baratheon knight knight knight").hand("stark", "roose-bolton")
    game = field.fight().plays(baratheon="patchface").asks("baratheon", "discard-from-hand")
    assert len(game.state.hands["stark"]) == 7, "Roose took all seven back, himself included"
    game.says("baratheon", "roose-bolton").ends()
    assert game.state.discards["stark"] == ("roose-bolton",)


@pytest.mark.rule("BG2-RULE-21")
def test_21_a_hand_emptied_by_patchface_is_refilled():
    field = Field("baratheon footman", "tyrell knight knight").hand("tyrell", "margaery-tyrell", "mace-tyrell")
    game = field.fight().plays(baratheon="patchface", tyrell="margaery-tyrell").says("baratheon", "mace-tyrell").ends()
    assert game.state.discards["tyrell"] == ("mace-tyrell",), "the card discarded last stays"
    assert len(game.state.hands["tyrell"]) == 6


@pytest.mark.rule("BG2-RULE-22")
@pytest.mark.parametrize(("knights", "asked"), [(4, True), (5, False)])
def test_22_renly_needs_a_knight_in_the_pool(knights: int, asked: bool):
    field = Field("baratheon footman footman", "tyrell footman")
    for area in ("karhold", "seagard", "oldtown", "starfall", "dragonstone")[:knights]:
        field.army(area, "baratheon", "knight")
    game = field.fight().plays(baratheon="renly-baratheon", tyrell="margaery-tyrell")
    if asked:
        game.asks("baratheon", "upgrade-footman").says("baratheon", "blackwater").says("tyrell", "harrenhal").ends()
        assert game.units("blackwater") == "footman knight", "the army is as large as before"
    else:
        game.waits_for("tyrell")


@pytest.mark.rule("BG2-RULE-23")
def test_23_cersei_changes_nothing_about_the_combat_just_fought():
    """Asha was supported; that Cersei takes the order away afterwards does not make her fight alone."""
    field = Field("lannister knight knight knight", "greyjoy footman footman").track("fiefdoms", "martell")
    field.army("harrenhal", "greyjoy", "footman").order("harrenhal", "support-plus-1").tides("one-sword", "blank")
    game = field.fight().supports("greyjoy", {"harrenhal": "greyjoy"})
    game.plays(lannister="cersei-lannister", greyjoy="asha-greyjoy").asks("lannister", "remove-order")
    game.says("lannister", "harrenhal")
    assert "harrenhal" not in game.state.orders
    assert game.lost("greyjoy", "casualty") == "footman", "no tower wards it off"
    game.says("greyjoy", "stoney-sept").ends()


@pytest.mark.rule("BG2-RULE-23")
def test_23_the_march_used_is_beyond_cersei():
    game = Field("tyrell footman", "lannister knight knight").fight()
    game.plays(tyrell="margaery-tyrell", lannister="cersei-lannister").ends()
    assert game.winner == "lannister"
    assert not game.told(OrderRemoved)
