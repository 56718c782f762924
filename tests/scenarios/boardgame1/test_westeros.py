"""WEST and WCARD: the Westeros phase and its eleven cards."""

import pytest

from maester.games.boardgame import steps
from maester.games.boardgame.events import (
    DeckReshuffled,
    OrdersBanned,
    PowerGained,
    RoundBegan,
    SupportWeakened,
    WesterosCardResolved,
    WesterosCardRevealed,
    WildlingsAdvanced,
    WildlingsAttacked,
)
from maester.games.boardgame.facts import DECKS, Deck, Token
from maester.kernel import Chance, Table
from tests.scenarios.boardgame.scenario import Played, played_out
from tests.scenarios.boardgame1.first import HOUSES, Fight, First

QUIET = ("last-days-of-summer", "last-days-of-summer", "last-days-of-summer")


def resolved(deck: Deck, card: str, scenario: First) -> Played:
    """That card was turned up, and its turn has come."""
    return scenario.revealed(deck, card).begin(steps.Resolve(deck))


# The round


@pytest.mark.rule("BG1-WEST-01", "BG1-WEST-02", "BG1-WEST-03")
def test_a_game_has_ten_rounds_of_three_phases_and_the_first_has_no_westeros_phase():
    game = First(3).game
    played = Played(Table.opened(game, game.options(seats=3), 5))
    phases: list[tuple[int, str]] = []
    chance = Chance(5)
    while played.table.waiting:
        now = played.view(None)
        if not phases or phases[-1] != (now.round, now.phase):
            phases.append((now.round, now.phase))
        played.table.answer_any(played.table.waiting[0], chance)
    assert phases[0] == (1, "planning")
    order = ["westeros", "planning", "action"]
    assert phases == sorted(phases, key=lambda phase: (phase[0], order.index(phase[1]))), "each phase once, in order"
    assert 1 < played.state.round <= 10


@pytest.mark.rule("BG1-WEST-01", "BG1-CP-04")
def test_after_the_tenth_round_the_game_is_over():
    assert First().set_up().westeros(*QUIET).round(9).begin(steps.CleanUp()).waits_for(*HOUSES).state.round == 10
    ended = First().set_up().round(10).begin(steps.CleanUp()).ends()
    assert not ended.told(RoundBegan)


@pytest.mark.rule("BG1-WEST-04", "BG1-WEST-05", "BG1-WEST-07", "BG1-WEST-09")
def test_the_marker_moves_three_cards_are_turned_up_and_resolved_and_then_orders_are_placed():
    scenario = First().set_up().round(4).westeros("last-days-of-summer", "game-of-thrones", "sea-of-storms")
    game = scenario.begin().waits_for(*HOUSES).asks("stark", "orders")
    told = [event for event in game.happened() if event not in ("PowerGained", "OrdersBanned")]
    assert told == [
        "RoundBegan",
        *["WesterosCardRevealed"] * 3,
        "WildlingsAdvanced",
        *["WesterosCardResolved"] * 3,
    ]
    assert game.told(RoundBegan) == [RoundBegan(5)]
    assert [event.deck for event in game.told(WesterosCardRevealed)] == list(DECKS)
    assert [event.deck for event in game.told(WesterosCardResolved)] == list(DECKS)


@pytest.mark.rule("BG1-WEST-07")
def test_a_card_is_carried_out_to_its_end_before_the_next():
    game = First(3).set_up().westeros_phase("mustering", "game-of-thrones", "sea-of-storms")
    for house in ("baratheon", "lannister", "stark"):
        assert [event.deck for event in game.told(WesterosCardResolved)] == ["I"]
        game.asks(house, "muster").says(house, {})
    game.ends()


@pytest.mark.rule("BG1-WEST-06", "BG1-WCARD-12", "BG1-WILD-02")
@pytest.mark.parametrize(
    ("icons", "cards"),
    [
        (0, ("supply", "clash-of-kings", "wildlings-attack")),
        (1, ("mustering", "game-of-thrones", "storm-of-swords")),
        (2, ("last-days-of-summer", "game-of-thrones", "feast-for-crows")),
        (3, ("last-days-of-summer", "last-days-of-summer", "rains-of-autumn")),
    ],
)
def test_the_wildlings_move_for_each_icon_before_any_card_is_resolved(icons: int, cards: tuple[str, ...]):
    game = First(3).wildlings(4).westeros_phase(*cards)
    assert game.told(WildlingsAdvanced) == [WildlingsAdvanced(4 + 2 * icons)] * bool(icons)
    story = game.happened()
    if icons:
        assert story.index("WildlingsAdvanced") < story.index("WesterosCardResolved")


@pytest.mark.rule("BG1-WEST-08")
def test_a_card_that_was_resolved_comes_again_only_after_all_others():
    """Ten cards were used, Winter Is Coming among them; what was used first lies on top again."""
    used = ["supply", "winter-is-coming", *["mustering"] * 3, *["last-days-of-summer"] * 3, *["supply"] * 2]
    scenario = First(3)
    for card in used:
        scenario.revealed("I", card)
    game = scenario.on_top("II", "game-of-thrones").on_top("III", "sea-of-storms").begin(steps.RevealCards()).ends()
    assert game.told(WesterosCardRevealed)[0].card == "supply"
    early = First(3).revealed("II", "game-of-thrones").on_top("II", "clash-of-kings").on_top("I", "supply")
    game = early.on_top("III", "sea-of-storms").begin(steps.RevealCards()).ends()
    left = [card for card in game.state.decks["II"] if card == "game-of-thrones"]
    assert len(left) == 2, "the one that was used does not lie among the cards to come"


# Winter is coming


@pytest.mark.rule("BG1-WCARD-01", "BG1-RULE-02", "BG1-RULE-29")
@pytest.mark.parametrize("deck", DECKS)
def test_winter_is_replaced_as_soon_as_it_is_turned_up(deck: Deck):
    scenario = First(3).wildlings(2)
    for each in DECKS:
        scenario.on_top(each, {"I": "supply", "II": "game-of-thrones", "III": "wildlings-attack"}[each])
    scenario.on_top(deck, "winter-is-coming").reshuffled(deck, "last-days-of-summer", "winter-is-coming")
    game = scenario.begin(steps.AdvanceRound(), steps.RevealCards(), steps.AdvanceWildlings()).ends()
    assert game.told(DeckReshuffled) == [DeckReshuffled(deck)]
    shown = [event.card for event in game.told(WesterosCardRevealed) if event.deck == deck]
    assert shown == ["winter-is-coming", "last-days-of-summer"]
    assert game.state.wildlings == 4, "the icon of the new card counts"
    assert game.state.westeros_discards[deck] == ("last-days-of-summer",)
    assert game.state.decks[deck][0] == "winter-is-coming", "it was shuffled in as well"


@pytest.mark.rule("BG1-RULE-29")
def test_the_replacement_comes_before_the_first_card_is_resolved():
    scenario = First(3).westeros("last-days-of-summer", "winter-is-coming", "sea-of-storms")
    game = scenario.reshuffled("II", "game-of-thrones").westeros_phase().ends()
    story = game.happened()
    assert story.index("DeckReshuffled") < story.index("WildlingsAdvanced") < story.index("WesterosCardResolved")
    cards = [event.card for event in game.told(WesterosCardResolved)]
    assert cards == ["last-days-of-summer", "game-of-thrones", "sea-of-storms"]


@pytest.mark.rule("BG1-WCARD-01")
def test_if_winter_comes_again_so_does_the_next_card():
    scenario = First(3).westeros("winter-is-coming", "game-of-thrones", "sea-of-storms")
    scenario.reshuffled("I", "winter-is-coming").reshuffled("I", "mustering")
    game = scenario.begin(steps.RevealCards()).ends()
    assert game.told(DeckReshuffled) == [DeckReshuffled("I")] * 2
    assert game.state.westeros_discards["I"] == ("mustering",)


# The other cards


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.rule("BG1-WCARD-02")
def test_in_the_last_days_of_summer_nothing_happens(deck: Deck):
    scenario = First(3).set_up()
    before = scenario.state.copy()
    game = resolved(deck, "last-days-of-summer", scenario).ends()
    assert game.happened() == ["WesterosCardResolved"]
    assert (game.state.units, game.state.power, game.state.supply) == (before.units, before.power, before.supply)
    assert (game.state.tracks, game.state.wildlings, game.state.banned) == (before.tracks, 0, {})


@pytest.mark.rule("BG1-WCARD-03", "BG1-SUP-07")
def test_supply_is_adjusted_house_by_house_in_turn_order():
    """Each house moves its token and removes units before the next house counts."""
    scenario = First(3).turn_order("stark", "lannister", "baratheon").supply(stark=6, lannister=6, baratheon=6)
    scenario.army("winterfell", "stark", "footman footman footman knight")
    scenario.army("lannisport", "lannister", "footman footman footman knight")
    game = resolved("I", "supply", scenario).waits_for("stark").asks("stark", "reconcile")
    assert game.state.supply == {"stark": 1, "lannister": 6, "baratheon": 6}
    game.says("stark", {"winterfell": ["footman"]}).waits_for("lannister").asks("lannister", "reconcile")
    assert game.state.supply == {"stark": 1, "lannister": 2, "baratheon": 6}
    game.says("lannister", {"lannisport": ["footman"]}).ends()
    assert game.state.supply == {"stark": 1, "lannister": 2, "baratheon": 1}


@pytest.mark.rule("BG1-WCARD-04", "BG1-MUST-01", "BG1-TRACK-02", "BG1-RULE-26")
def test_houses_muster_one_after_the_other_in_turn_order():
    order = ("tyrell", "stark", "greyjoy", "baratheon", "lannister")
    game = resolved("I", "mustering", First().turn_order(*order))
    for house in order:
        game.waits_for(house).asks(house, "muster").says(house, {})
    game.ends()


@pytest.mark.rule("BG1-WCARD-05", "BG1-CLASH-01")
def test_clash_of_kings_clears_all_tracks_and_has_them_bid_for():
    game = resolved("II", "clash-of-kings", First()).waits_for(*HOUSES).asks("stark", "bid-iron-throne")
    assert game.state.tracks == {"iron-throne": (), "fiefdoms": (), "kings-court": ()}


@pytest.mark.rule("BG1-WCARD-06", "BG1-CONTROL-09")
def test_game_of_thrones_gives_power_for_crowns_in_turn_order():
    """Stark has Winterfell by its arms (1 crown), Karhold by a token (1) and White Harbor by a footman (0)."""
    scenario = First(3).power(1).token("stark", "karhold").army("white-harbor", "stark", "footman")
    scenario.without_neutral("kings-landing").army("kings-landing", "baratheon", "footman")
    game = resolved("II", "game-of-thrones", scenario.turn_order("stark", "baratheon")).ends()
    assert game.told(PowerGained) == [PowerGained("stark", 2, "icons"), PowerGained("baratheon", 3, "icons")]
    assert game.state.power == {"stark": 3, "baratheon": 4, "lannister": 1}


BANS = {
    "sea-of-storms": ("BG1-WCARD-07", {"raid", "raid-special"}),
    "feast-for-crows": ("BG1-WCARD-08", {"consolidate-power", "consolidate-power-special"}),
    "storm-of-swords": ("BG1-WCARD-10", {"defense-plus-1", "defense-plus-2"}),
}


@pytest.mark.parametrize("card", BANS)
@pytest.mark.rule("BG1-WCARD-07", "BG1-WCARD-08", "BG1-WCARD-10")
def test_a_ban_forbids_its_orders_and_no_others_for_this_round(card: str):
    rule, tokens = BANS[card]
    scenario = First(3).army("winterfell", "stark", "footman").revealed("III", card)
    game = scenario.begin(steps.Resolve("III"), steps.AssignOrders(), steps.AdvanceRound()).asks("stark", "orders")
    assert set(game.told(OrdersBanned)[0].tokens) == tokens
    for token in tokens:
        game.refuses("stark", {"winterfell": token}, rule=rule)
    for token in game.state.edition.orders.keys() - tokens:
        assert game.question("stark").refusal({"winterfell": token}) is None
    assert game.says("stark", {}).state.banned == {}, "the next round has begun"


@pytest.mark.parametrize(
    ("card", "kind"), [("sea-of-storms", "raid"), ("feast-for-crows", "consolidate-power")], ids=["raid", "power"]
)
@pytest.mark.rule("BG1-WCARD-07", "BG1-WCARD-08")
@pytest.mark.parametrize("seed", range(3))
def test_a_step_without_orders_is_skipped(card: str, kind: str, seed: int):
    scenario = First(4).set_up().westeros("last-days-of-summer", "last-days-of-summer", card)
    game = scenario.begin(*scenario.state.edition.later_rounds[:-1])
    chance = Chance(seed)
    while game.table.waiting:
        asked = game.question(game.table.waiting[0])
        assert asked.about != kind
        assert kind not in {game.state.edition.orders[token].kind for token in game.orders().values()}
        game.table.answer_any(game.table.waiting[0], chance)
    assert not {"Raided", "RaidForgone"} & set(game.happened()) or kind != "raid"
    assert "PowerConsolidated" not in game.happened() or kind != "consolidate-power"


@pytest.mark.parametrize(
    ("units", "token", "given"),
    [
        ("footman footman", "support", 0),
        ("footman knight", "support", 2),
        ("footman", "support-plus-1", 1),
        ("footman knight", "support-plus-1", 3),
    ],
)
@pytest.mark.rule("BG1-WCARD-09", "BG1-SUPPORT-12", "BG1-RULE-03")
def test_in_the_rains_of_autumn_footmen_support_with_nothing(units: str, token: Token, given: int):
    scenario = Fight("tyrell footman", "lannister footman").army("stoney-sept", "stark", units)
    scenario.order("stoney-sept", token).revealed("III", "rains-of-autumn")
    game = scenario.begin(steps.Resolve("III"), steps.Marches())
    game.says("tyrell", {"area": "the-reach", "moves": {"blackwater": ["footman"]}})
    game.asks("stark", "support").says("stark", {"stoney-sept": "tyrell"})
    battle = game.view(None).battle
    assert (battle.attacker.initial, battle.defender.initial) == (1 + given, 1), "fighting footmen count as ever"


@pytest.mark.rule("BG1-WCARD-09")
def test_the_rains_end_with_the_round():
    game = First(3).revealed("III", "rains-of-autumn").begin(steps.Resolve("III"), steps.AdvanceRound()).ends()
    assert game.state.no_support_by is None


@pytest.mark.rule("BG1-WCARD-09")
def test_the_rains_weaken_support_against_a_neutral_force_too():
    scenario = First().army("the-reach", "tyrell", "knight knight").order("the-reach", "march-0")
    scenario.ordered("tyrell", "support", "blackwater").revealed("III", "rains-of-autumn")
    game = scenario.begin(steps.Resolve("III"), steps.Marches()).asks("tyrell", "march")
    march = {"area": "the-reach", "moves": {"kings-landing": ["knight", "knight"]}}
    game.refuses("tyrell", march, rule="BG1-NEUTRAL-02")


@pytest.mark.rule("BG1-WCARD-11", "BG1-WILD-04", "BG1-WILD-05")
@pytest.mark.parametrize("strength", [0, 6, 12])
def test_wildlings_attack_with_the_number_under_their_token(strength: int):
    game = resolved("III", "wildlings-attack", First().wildlings(strength))
    assert game.told(WildlingsAttacked) == [WildlingsAttacked(strength)]
    game.waits_for(*HOUSES).asks("stark", "bid-wildlings")


@pytest.mark.rule("BG1-WCARD-02", "BG1-WCARD-01", "BG1-WCARD-11", "BG1-WCARD-14")
def test_which_cards_are_in_which_deck():
    decks = First().state.edition.westeros
    for card in ("winter-is-coming", "last-days-of-summer"):
        assert all(card in decks[deck] for deck in DECKS)
    assert [deck for deck in DECKS if "wildlings-attack" in decks[deck]] == ["III"]
    assert all(any(facts.icon for facts in decks[deck].values()) for deck in DECKS)
    icons = {card for deck in DECKS for card, facts in decks[deck].items() if facts.icon}
    assert icons == {"last-days-of-summer", "storm-of-swords", "sea-of-storms", "feast-for-crows", "rains-of-autumn"}
    assert len({card for deck in DECKS for card in decks[deck]}) == 11


@pytest.mark.rule("BG1-WILD-04", "BG1-RULE-31")
@pytest.mark.parametrize("strength", [8, 10, 12])
def test_at_12_nothing_happens_by_itself(strength: int):
    game = played_out(First(3).wildlings(strength).westeros_phase(*QUIET))
    assert game.state.wildlings == 12
    assert not game.told(WildlingsAttacked)


@pytest.mark.rule("BG1-WCARD-09")
def test_that_the_rains_weaken_footmen_is_told():
    game = First(3).revealed("III", "rains-of-autumn").begin(steps.Resolve("III")).ends()
    for watcher in (None, "stark"):
        assert game.told(SupportWeakened, to=watcher) == [SupportWeakened("footman")]
