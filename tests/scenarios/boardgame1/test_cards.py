"""CARDS: house cards, and what is written on them."""

from typing import Any

import pytest

from maester.games.boardgame.events import (
    CardsDiscarded,
    CardsTakenBack,
    HouseCardsRevealed,
    OrderRemoved,
    PowerGained,
    PowerLost,
    TextSilenced,
    UnitsReplaced,
)
from maester.games.boardgame.facts import Area, Card, House, Token
from maester.games.boardgame1 import GAME
from maester.kernel import Chance, Table
from tests.scenarios.boardgame.combat import Combat
from tests.scenarios.boardgame1.first import HOUSES, Fight, First

# Strength, swords and towers of the cards without a text.
PRINTED: dict[Card, tuple[int, int, int]] = {
    "stannis-baratheon": (3, 1, 1),
    "ser-davos-seaworth": (2, 0, 1),
    "robert-baratheon": (1, 1, 0),
    "ser-axell-florent": (1, 1, 0),
    "euron-crows-eye": (3, 2, 0),
    "theon-greyjoy": (2, 1, 0),
    "blacktyde-captain": (1, 0, 1),
    "aeron-damphair": (1, 0, 1),
    "tywin-lannister": (3, 2, 0),
    "tyrion-lannister": (2, 0, 1),
    "kevan-lannister": (1, 1, 0),
    "lannister-captain": (1, 1, 0),
    "eddard-stark": (3, 0, 2),
    "greatjon-umber": (2, 1, 0),
    "lord-mormont": (1, 1, 0),
    "ser-rodrik-cassel": (1, 0, 1),
    "mace-tyrell": (3, 2, 0),
    "ser-garlan-tyrell": (2, 1, 0),
    "tyrell-captain": (1, 1, 0),
    "margaery-tyrell": (1, 0, 1),
}
TEXTS: dict[Card, int] = {
    "robb-stark": 2,
    "catelyn-stark": 0,
    "maester-luwin": 0,
    "ser-jaime-lannister": 2,
    "vargo-hoat": 0,
    "cersei-lannister": 0,
    "renly-baratheon": 2,
    "salladhor-saan": 0,
    "melisandre-of-asshai": 0,
    "asha-greyjoy": 2,
    "victarion-greyjoy": 0,
    "balon-greyjoy": 0,
    "ser-loras-tyrell": 2,
    "brienne-of-tarth": 0,
    "queen-of-thorns": 0,
}


def hands(game: Combat, watcher: House | None) -> dict[House, tuple[Any, Any]]:
    return {house.house: (house.hand, house.discards) for house in game.view(watcher).houses.values()}


# Playing them


@pytest.mark.rule("BG1-CARDS-01", "BG1-RULE-54")
def test_the_thirty_five_cards():
    cards = First().state.edition.cards
    plain = {card: facts for card, facts in cards.items() if not facts.abilities}
    assert {card: (facts.strength, facts.swords, facts.towers) for card, facts in plain.items()} == PRINTED
    texts = {card: facts for card, facts in cards.items() if facts.abilities}
    assert {card: facts.strength for card, facts in texts.items()} == TEXTS
    assert {facts.swords + facts.towers for facts in texts.values()} == {0}, "a card has a text or icons"


@pytest.mark.rule("BG1-CARDS-02", "BG1-CARDS-03", "BG1-RULE-15", "BG1-CARDS-06")
def test_both_choose_a_card_of_their_hand_in_secret():
    field = Fight("tyrell knight", "lannister footman").discarded("lannister", "tywin-lannister")
    game = field.fight().waits_for("tyrell", "lannister")
    game.refuses("lannister", "tywin-lannister", rule="BG1-CARDS-06")
    game.refuses("lannister", "mace-tyrell", rule="BG1-CARDS-03")
    assert len(game.answers("tyrell")) == 7
    twin = field.fight()
    game.plays(lannister="kevan-lannister")
    twin.plays(lannister="cersei-lannister")
    for watcher in (None, "tyrell", "stark"):
        assert game.view(watcher) == twin.view(watcher), "which card it is cannot be told from anything that is seen"
    assert game.told(HouseCardsRevealed) == []
    game.plays(tyrell="mace-tyrell")
    assert game.told(HouseCardsRevealed) == [
        HouseCardsRevealed("tyrell", "mace-tyrell", "lannister", "kevan-lannister")
    ]


@pytest.mark.rule("BG1-CARDS-04", "BG1-CARDS-05")
def test_texts_come_right_after_the_reveal_or_after_the_combat_as_they_say():
    field = Fight("tyrell knight", "lannister footman footman").track("fiefdoms", "tyrell")
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="ser-jaime-lannister").asks("tyrell", "blade")
    assert game.lost("lannister", "card") == "footman", "Loras strikes before strength is counted"
    game.says("tyrell", "keep")
    assert game.final() == {"tyrell": 2 + 2, "lannister": 1 + 2}
    won = Fight("tyrell footman", "lannister knight").fight()
    won.plays(tyrell="margaery-tyrell", lannister="ser-jaime-lannister").ends()
    story = won.happened()
    assert story.index("CombatWon") < story.index("PowerGained")


@pytest.mark.rule("BG1-CARDS-06")
def test_used_cards_are_discarded():
    game = Fight("tyrell knight knight", "lannister footman").fight()
    game.plays(tyrell="mace-tyrell", lannister="tyrion-lannister").ends()
    assert game.state.discards["tyrell"] == ("mace-tyrell",)
    assert game.state.discards["lannister"] == ("tyrion-lannister",)
    assert len(game.state.hands["tyrell"]) == len(game.state.hands["lannister"]) == 6


@pytest.mark.rule("BG1-CARDS-07")
@pytest.mark.parametrize("last", ["tyrion-lannister", "cersei-lannister"])
def test_with_the_seventh_card_all_seven_come_back(last: Card):
    game = Fight("tyrell knight knight", "lannister footman").hand("lannister", last).fight()
    assert game.waits_for("tyrell").state.discards["lannister"]
    game.plays(tyrell="mace-tyrell").ends()
    assert len(game.state.hands["lannister"]) == 7
    assert game.state.discards["lannister"] == ()


@pytest.mark.rule("BG1-CARDS-07", "BG1-CARDS-08", "BG1-RULE-61")
@pytest.mark.parametrize("wanted", ["eddard-stark", None])
def test_with_maester_luwin_as_the_seventh_all_seven_come_back_whatever_he_took(wanted: Card | None):
    """He was the last card when he was used. What he takes back comes at once, the other five after the combat."""
    field = Fight("stark knight knight", "lannister footman", origin="harrenhal").hand("stark", "maester-luwin")
    game = field.fight().plays(lannister="cersei-lannister").asks("stark", "take-back-card").says("stark", wanted)
    assert len(game.state.hands["stark"]) == bool(wanted)
    assert len(game.state.discards["stark"]) == (5 if wanted else 6), "no other card returns before the end"
    game.says("lannister", "stoney-sept").ends()
    assert len(game.state.hands["stark"]) == 7
    assert game.state.discards["stark"] == ()


@pytest.mark.rule("BG1-CARDS-07", "BG1-CARDS-13")
def test_with_maester_luwin_as_the_sixth_only_what_he_takes_comes_back():
    field = Fight("stark knight knight", "lannister footman", origin="harrenhal")
    game = field.hand("stark", "maester-luwin", "robb-stark").fight()
    game.plays(stark="maester-luwin", lannister="cersei-lannister").says("stark", "eddard-stark")
    game.says("lannister", "stoney-sept").ends()
    assert set(game.state.hands["stark"]) == {"robb-stark", "eddard-stark"}


@pytest.mark.rule("BG1-CARDS-08", "BG1-RULE-19")
def test_cards_come_back_after_all_effects_only():
    game = Fight("baratheon knight knight", "lannister footman", origin="kings-landing").hand("lannister", "vargo-hoat")
    fight = game.without_neutral("kings-landing").power(baratheon=5).fight().plays(baratheon="melisandre-of-asshai")
    fight.says("lannister", "stoney-sept").ends()
    assert fight.told(CardsDiscarded) == []
    assert fight.state.power["baratheon"] == 5
    assert len(fight.state.hands["lannister"]) == 7


def open_to(game: Combat, watcher: House | None) -> set[House]:
    """The houses whose hand and discards that watcher sees, just as they are."""
    state = game.state
    seen = hands(game, watcher)
    for house, (hand, discards) in seen.items():
        assert (hand is None) is (discards is None), "hand and discards are open together"
        assert hand is None or (hand, discards) == (state.hands[house], state.discards[house])
    return {house for house in seen if seen[house][0] is not None}


@pytest.mark.rule("BG1-CARDS-09", "BG1-RULE-16", "BG1-RULE-62")
@pytest.mark.parametrize("first", ["tyrell", "lannister"])
def test_a_hand_and_its_discards_are_open_until_that_combatant_has_chosen_a_card(first: House):
    field = Fight("tyrell knight", "lannister footman").ordered("lannister", "support", "stoney-sept")
    field.discarded("stark", "eddard-stark").discarded("lannister", "tywin-lannister").track("fiefdoms", "tyrell")
    game = field.fight()
    everybody, second = set(HOUSES), "tyrell" if first == "lannister" else "lannister"
    cards = {"lannister": "vargo-hoat", "tyrell": "mace-tyrell"}
    for watcher in (None, *HOUSES):
        assert open_to(game, watcher) == everybody, "support is still to be given"
    game.supports("lannister", {"stoney-sept": "nobody"}).waits_for("tyrell", "lannister")
    for watcher in (None, *HOUSES):
        assert open_to(game, watcher) == everybody, "both have still to choose"
    game.says(first, cards[first]).waits_for(second)
    for watcher in (None, *HOUSES):
        assert open_to(game, watcher) == everybody - ({first} - {watcher}), "one has chosen, the other has not"
    assert game.view(None).houses[first].cards_in_hand == len(game.state.hands[first])
    game.says(second, cards[second]).asks("tyrell", "blade")
    for watcher in (None, *HOUSES):
        assert open_to(game, watcher) == everybody - ({first, second} - {watcher}), "the combat is not over"
    game.says("tyrell", "keep").ends()
    for watcher in (None, *HOUSES):
        assert open_to(game, watcher) == everybody
    assert game.state.discards["lannister"] == ("tywin-lannister", "vargo-hoat")


@pytest.mark.rule("BG1-CARDS-09", "BG1-RULE-62")
def test_a_hand_opens_again_when_the_choice_is_taken_back():
    table = Table.opened(GAME, GAME.options(seats=3), 4)
    chance = Chance(4)
    while len(table.waiting) != 2 or table.decision(table.waiting[0]).about != "house-card":
        table.answer_any(table.waiting[0], chance)
    game = Combat(table)
    one, other = table.waiting
    assert open_to(game, None) == set(table.state.seats)
    table.answer_any(one, chance)
    assert open_to(game, other) == set(table.state.seats) - {one}
    table.undo(one)
    assert open_to(game, other) == set(table.state.seats)


@pytest.mark.rule("BG1-CARDS-09", "BG1-RULE-62")
def test_a_single_card_is_no_choice_and_stays_open_until_it_is_shown():
    game = Fight("tyrell knight", "lannister footman").hand("lannister", "vargo-hoat").fight().waits_for("tyrell")
    assert open_to(game, "tyrell") == set(HOUSES)


# Stark


@pytest.mark.rule("BG1-CARDS-11", "BG1-RULE-57")
@pytest.mark.parametrize(("side", "worth"), [("attacker", 3), ("defender", 2)])
def test_robb_stark(side: str, worth: int):
    """Own attacking knights count 3; footmen, routed knights and supporting knights do not change."""
    if side == "attacker":
        field = Fight("stark knight knight footman", "lannister footman", origin="harrenhal")
    else:
        field = Fight("lannister footman", "stark knight knight footman", origin="harrenhal")
    field.army("stoney-sept", "stark", "knight").order("stoney-sept", "support")
    game = field.fight().supports("stark", {"stoney-sept": "stark"})
    game.plays(stark="robb-stark", lannister="kevan-lannister")
    assert game.final()["stark"] == 2 * worth + 1 + 2 + 2


@pytest.mark.rule("BG1-CARDS-11")
def test_robb_stark_does_nothing_for_the_enemys_knights():
    game = Fight("stark knight", "lannister knight knight", origin="harrenhal").fight()
    game.plays(stark="robb-stark", lannister="kevan-lannister")
    assert game.final() == {"stark": 5, "lannister": 5}


@pytest.mark.rule("BG1-CARDS-12")
@pytest.mark.parametrize(("token", "bonus"), [("defense-plus-1", 2), ("defense-plus-2", 4), ("support", 0)])
def test_catelyn_stark(token: Token, bonus: int):
    game = Fight("lannister footman", "stark footman", origin="stoney-sept").order("blackwater", token).fight()
    game.plays(stark="catelyn-stark", lannister="kevan-lannister")
    assert game.final()["stark"] == 1 + bonus


def stark_wins(card: Card) -> Combat:
    """Eddard and Robb Stark have been used."""
    field = Fight("stark knight knight", "lannister footman", origin="harrenhal")
    return (
        field.discarded("stark", "eddard-stark", "robb-stark").fight().plays(stark=card, lannister="cersei-lannister")
    )


@pytest.mark.rule("BG1-CARDS-13", "BG1-CARDS-10", "BG1-RULE-17")
@pytest.mark.parametrize("wanted", ["eddard-stark", None])
def test_maester_luwin(wanted: Card | None):
    game = stark_wins("maester-luwin").waits_for("stark").asks("stark", "take-back-card")
    assert set(game.answers("stark")) == {None, "eddard-stark", "robb-stark"}
    game.says("stark", wanted).says("lannister", "stoney-sept").ends()
    for watcher in (None, "tyrell"):
        assert game.told(CardsTakenBack, to=watcher) == [CardsTakenBack("stark", ("eddard-stark",))] * bool(wanted)
    kept = {"robb-stark", "maester-luwin"} | ({"eddard-stark"} if wanted is None else set())
    assert set(game.state.discards["stark"]) == kept


@pytest.mark.rule("BG1-CARDS-13")
def test_maester_luwin_does_nothing_on_a_defeat():
    field = Fight("stark footman", "lannister knight knight", origin="harrenhal").discarded("stark", "eddard-stark")
    game = field.fight().plays(stark="maester-luwin", lannister="tyrion-lannister").ends()
    assert game.told(CardsTakenBack) == []


# Lannister


@pytest.mark.rule("BG1-CARDS-14")
@pytest.mark.parametrize("wins", [True, False])
def test_ser_jaime_lannister(wins: bool):
    attack, defense = ("footman", "knight knight") if wins else ("knight knight knight", "footman")
    game = Fight(f"tyrell {attack}", f"lannister {defense}").power(3).fight()
    game.plays(tyrell="margaery-tyrell", lannister="ser-jaime-lannister")
    assert game.told(PowerGained) == [PowerGained("lannister", 2, "card")] * wins
    assert game.state.power["lannister"] == (5 if wins else 3)


@pytest.mark.rule("BG1-CARDS-15", "BG1-RULE-57")
@pytest.mark.parametrize(("side", "worth"), [("attacker", 2), ("defender", 1)])
def test_vargo_hoat(side: str, worth: int):
    """Own attacking footmen count 2, supporting ones do not."""
    if side == "attacker":
        field = Fight("lannister footman footman knight", "tyrell knight", origin="stoney-sept")
    else:
        field = Fight("tyrell knight", "lannister footman footman knight")
    game = field.ordered("lannister", "support", "harrenhal").fight().supports("lannister", {"harrenhal": "lannister"})
    game.plays(lannister="vargo-hoat", tyrell="margaery-tyrell")
    assert game.final()["lannister"] == 2 * worth + 2 + 1


@pytest.mark.rule("BG1-CARDS-16", "BG1-RULE-53")
def test_cersei_lannister():
    field = (
        Fight("tyrell footman", "lannister knight knight").turn_order("tyrell").ordered("stark", "raid", "winterfell")
    )
    field.ordered("tyrell", "march-minus-1", "highgarden").ordered("tyrell", "defense-plus-1", "oldtown")
    game = field.fight().plays(tyrell="tyrell-captain", lannister="cersei-lannister").asks("lannister", "remove-order")
    assert set(game.answers("lannister")) == {"highgarden", "oldtown"}, "any order of the loser, and it has to be one"
    game.says("lannister", "highgarden").ends()
    assert game.told(OrderRemoved) == [OrderRemoved("tyrell", "highgarden", "march-minus-1")]


@pytest.mark.rule("BG1-RULE-53")
def test_cersei_finds_no_order():
    field = Fight("tyrell footman", "lannister knight knight").ordered("stark", "support", "winterfell")
    game = field.fight().plays(tyrell="tyrell-captain", lannister="cersei-lannister").ends()
    assert game.told(OrderRemoved) == []


@pytest.mark.rule("BG1-CARDS-16")
def test_cersei_does_nothing_on_a_defeat():
    field = Fight("tyrell knight knight", "lannister footman").ordered("tyrell", "support", "oldtown")
    game = field.fight().plays(tyrell="mace-tyrell", lannister="cersei-lannister").ends()
    assert game.orders("tyrell") == {"oldtown": "support"}


# Baratheon


def baratheon(units: str, defense: str = "lannister footman", march: Token = "march-0") -> Fight:
    return Fight(f"baratheon {units}", defense, origin="crackclaw-point", march=march).power(5)


@pytest.mark.rule("BG1-CARDS-17", "BG1-RULE-54")
@pytest.mark.parametrize("wanted", ["blackwater", None])
def test_renly_baratheon(wanted: Area | None):
    """One own footman that fought, not one that supported, may become a knight."""
    field = baratheon("footman knight knight").ordered("baratheon", "support", "harrenhal")
    game = field.fight().supports("baratheon", {"harrenhal": "baratheon"})
    game.plays(baratheon="renly-baratheon", lannister="cersei-lannister").asks("baratheon", "upgrade-footman")
    assert set(game.answers("baratheon")) == {None, "blackwater"}
    game.says("baratheon", wanted).says("lannister", "stoney-sept").ends()
    assert game.units("blackwater") == ("knight knight knight" if wanted else "footman knight knight")
    told = [UnitsReplaced("baratheon", "blackwater", "footman", "knight", 1)]
    assert game.told(UnitsReplaced) == (told if wanted else [])
    assert game.units("harrenhal") == "footman"


@pytest.mark.rule("BG1-CARDS-17")
@pytest.mark.parametrize("order", ["knight footman", "footman knight"])
def test_renly_knights_the_footman_in_whatever_order_they_march(order: str):
    field = baratheon("footman knight")
    game = field.march().marches("baratheon", "crackclaw-point", {"blackwater": order})
    game.plays(baratheon="renly-baratheon", lannister="cersei-lannister").says("baratheon", "blackwater")
    assert game.says("lannister", "stoney-sept").ends().units("blackwater") == "knight knight"


@pytest.mark.rule("BG1-CARDS-17", "BG1-LIMITS-01")
@pytest.mark.parametrize("case", ["no footman", "no knight left", "defeat"])
def test_renly_finds_nobody(case: str):
    field = baratheon("knight knight" if case == "no footman" else "footman knight knight")
    if case == "no knight left":
        field.army("kingswood", "baratheon", "knight knight")
    if case == "defeat":
        field.army("blackwater", "lannister", "footman knight knight knight")
    game = field.fight().plays(baratheon="renly-baratheon", lannister="cersei-lannister")
    if game.table.waiting:
        game.waits_for("lannister").says("lannister", "stoney-sept")
    assert game.ends().told(UnitsReplaced) == []


@pytest.mark.rule("BG1-CARDS-18", "BG1-RULE-55", "BG1-RULE-20", "BG1-SUPPORT-12")
def test_salladhor_saan():
    """Supporting ships count nothing, those for Baratheon too; supporting land units and fighting ships count."""
    field = Fight("baratheon knight", "lannister footman", at="searoad-marches", origin="highgarden")
    field.army("sunset-sea", "baratheon", "ship ship").order("sunset-sea", "support-plus-1")
    field.army("the-golden-sound", "lannister", "ship").order("the-golden-sound", "support-plus-1")
    game = field.ordered("lannister", "support", "lannisport").fight()
    game.supports("baratheon", {"sunset-sea": "baratheon"})
    game.supports("lannister", {"the-golden-sound": "lannister", "lannisport": "lannister"})
    assert game.initial() == {"baratheon": 2 + 3, "lannister": 1 + 2 + 1}
    game.plays(baratheon="salladhor-saan", lannister="vargo-hoat")
    assert game.final() == {"baratheon": 2 + 1, "lannister": 1 + 1 + 1}


@pytest.mark.rule("BG1-CARDS-18")
def test_salladhor_saan_at_sea_spares_those_who_fight():
    field = Fight("baratheon ship ship", "lannister ship", at="sunset-sea", origin="redwyne-straights")
    game = field.fight().plays(baratheon="salladhor-saan", lannister="vargo-hoat")
    assert game.final() == {"baratheon": 2, "lannister": 1}


@pytest.mark.rule("BG1-CARDS-19", "BG1-CARDS-10", "BG1-RULE-17")
@pytest.mark.parametrize("wanted", ["tywin-lannister", None])
def test_melisandre(wanted: Card | None):
    game = baratheon("knight knight").fight()
    game.plays(baratheon="melisandre-of-asshai", lannister="vargo-hoat").asks("baratheon", "discard-from-hand")
    hand = set(game.state.hands["lannister"])
    assert "vargo-hoat" not in hand
    assert set(game.answers("baratheon")) == {None, *hand}
    game.says("baratheon", wanted).says("lannister", "stoney-sept").ends()
    for watcher in (None, "stark"):
        told = game.told(CardsDiscarded, to=watcher)
        assert [event.cards for event in told] == [("tywin-lannister",)] * bool(wanted)
    assert game.told(PowerLost) == [PowerLost("baratheon", 1, "card")] * bool(wanted)
    discards = ("tywin-lannister", "vargo-hoat") if wanted else ("vargo-hoat",)
    assert game.state.discards["lannister"] == discards


@pytest.mark.rule("BG1-CARDS-19")
@pytest.mark.parametrize("case", ["no power", "defeat"])
def test_melisandre_does_nothing(case: str):
    field = baratheon("knight knight").power(baratheon=0 if case == "no power" else 5)
    if case == "defeat":
        field.army("blackwater", "lannister", "knight knight")
    game = field.fight().plays(baratheon="melisandre-of-asshai", lannister="vargo-hoat")
    if case == "no power":
        game.says("lannister", "stoney-sept")
    assert game.ends().told(CardsDiscarded) == []


@pytest.mark.rule("BG1-RULE-52")
def test_if_melisandre_takes_the_last_card_all_come_back_after_the_combat():
    field = baratheon("knight knight").hand("lannister", "vargo-hoat", "kevan-lannister")
    game = field.fight().plays(baratheon="melisandre-of-asshai", lannister="vargo-hoat")
    game.says("baratheon", "kevan-lannister").says("lannister", "stoney-sept").ends()
    assert len(game.state.hands["lannister"]) == 7
    assert game.state.discards["lannister"] == ()


# Greyjoy


def greyjoy(units: str, defense: str) -> Fight:
    return Fight(f"greyjoy {units}", defense, origin="harrenhal").track("fiefdoms", "stark", "tyrell", "greyjoy")


@pytest.mark.rule("BG1-CARDS-20", "BG1-RULE-53")
@pytest.mark.parametrize("wanted", ["stoney-sept", None])
def test_asha_greyjoy(wanted: Area | None):
    """Any other house's support or power order next to the battle; not further, not across a river, not her own."""
    field = greyjoy("knight knight", "lannister footman").turn_order("greyjoy")
    field.ordered("stark", "consolidate-power", "stoney-sept").ordered("lannister", "support", "searoad-marches")
    field.ordered("stark", "raid", "crackclaw-point").ordered("lannister", "consolidate-power", "riverrun")
    field.ordered("greyjoy", "support", "the-reach")
    game = field.fight().supports("greyjoy", {"the-reach": "nobody"})
    game.supports("lannister", {"searoad-marches": "nobody"})
    game.plays(greyjoy="asha-greyjoy", lannister="cersei-lannister").asks("greyjoy", "remove-order")
    assert set(game.answers("greyjoy")) == {None, "stoney-sept", "searoad-marches"}
    game.says("greyjoy", wanted).ends()
    gone = [OrderRemoved("stark", "stoney-sept", "consolidate-power")] if wanted else []
    assert game.told(OrderRemoved) == gone


@pytest.mark.rule("BG1-CARDS-20")
def test_asha_greyjoy_does_nothing_on_a_defeat():
    field = greyjoy("footman", "lannister knight knight").ordered("stark", "consolidate-power", "stoney-sept")
    game = field.fight().plays(greyjoy="asha-greyjoy", lannister="tyrion-lannister").ends()
    assert game.told(OrderRemoved) == []


@pytest.mark.rule("BG1-CARDS-21", "BG1-RULE-57")
@pytest.mark.parametrize(("side", "worth"), [("attacker", 2), ("defender", 1)])
def test_victarion_greyjoy(side: str, worth: int):
    if side == "attacker":
        field = Fight("greyjoy ship ship", "lannister ship", at="sunset-sea", origin="bay-of-ice")
    else:
        field = Fight("lannister ship", "greyjoy ship ship", at="sunset-sea", origin="bay-of-ice")
    field.track("fiefdoms", "stark").ordered("greyjoy", "support", "ironmans-bay")
    game = field.fight().supports("greyjoy", {"ironmans-bay": "greyjoy"})
    game.plays(greyjoy="victarion-greyjoy", lannister="cersei-lannister")
    assert game.final()["greyjoy"] == 2 * worth + 1


@pytest.mark.rule("BG1-CARDS-22")
def test_balon_greyjoy():
    game = greyjoy("knight knight", "lannister knight").fight()
    game.plays(greyjoy="balon-greyjoy", lannister="tywin-lannister").says("lannister", "stoney-sept").ends()
    assert game.final() == {"greyjoy": 4, "lannister": 2}
    lost = greyjoy("footman", "lannister knight knight").fight()
    lost.plays(greyjoy="balon-greyjoy", lannister="tywin-lannister").ends()
    assert lost.lost("greyjoy", "casualty") == "footman", "its swords still cut"


# Tyrell


@pytest.mark.rule("BG1-CARDS-23", "BG1-RULE-51")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_ser_loras_tyrell(side: str):
    if side == "attacker":
        field = Fight("tyrell footman", "lannister footman knight")
    else:
        field = Fight("lannister footman knight", "tyrell footman", origin="stoney-sept")
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="tyrion-lannister")
    assert game.lost("lannister", "card") == "footman"
    assert game.final() == {"lannister": 2 + 2, "tyrell": 1 + 2}


@pytest.mark.rule("BG1-RULE-51")
@pytest.mark.parametrize("which", ["standing", "routed"])
def test_ser_loras_may_kill_a_routed_footman(which: str):
    field = Fight("tyrell footman", "lannister footman (footman) knight").supply(lannister=6)
    game = field.fight().plays(tyrell="ser-loras-tyrell", lannister="tyrion-lannister")
    assert set(game.asks("tyrell", "destroy-footman").answers("tyrell")) == {"standing", "routed"}
    game.says("tyrell", which).ends()
    assert game.final()["lannister"] == 2 + 2 + (which == "routed")


@pytest.mark.rule("BG1-RULE-51")
def test_without_an_enemy_footman_ser_loras_does_nothing():
    field = Fight("tyrell footman", "lannister knight").ordered("lannister", "support", "stoney-sept")
    game = field.fight().supports("lannister", {"stoney-sept": "lannister"})
    game.plays(tyrell="ser-loras-tyrell", lannister="tyrion-lannister").ends()
    assert (game.lost("lannister"), game.units("stoney-sept")) == ("", "footman")


@pytest.mark.rule("BG1-CARDS-24")
def test_brienne_of_tarth():
    field = Fight("tyrell knight", "lannister footman").order("blackwater", "defense-plus-2")
    game = field.ordered("lannister", "defense-plus-1", "stoney-sept").fight()
    assert game.initial() == {"tyrell": 2, "lannister": 3}
    game.plays(tyrell="brienne-of-tarth", lannister="kevan-lannister")
    assert game.told(OrderRemoved) == [OrderRemoved("lannister", "blackwater", "defense-plus-2")]
    assert game.final() == {"tyrell": 2, "lannister": 2}
    assert game.orders("lannister") == {"stoney-sept": "defense-plus-1"}


@pytest.mark.rule("BG1-CARDS-24")
def test_brienne_leaves_other_orders_and_her_own_defense_alone():
    game = Fight("tyrell knight", "lannister footman").order("blackwater", "support").fight()
    game.plays(tyrell="brienne-of-tarth", lannister="kevan-lannister").says("lannister", "stoney-sept").ends()
    assert game.happened().index("CombatWon") < game.happened().index("OrderRemoved"), "it fell with its area"
    own = (
        Fight("lannister knight", "tyrell footman", origin="stoney-sept").order("blackwater", "defense-plus-2").fight()
    )
    own.plays(tyrell="brienne-of-tarth", lannister="vargo-hoat")
    assert own.final() == {"tyrell": 3, "lannister": 2}
    assert own.orders("tyrell") == {"blackwater": "defense-plus-2"}


@pytest.mark.rule("BG1-RULE-56")
def test_after_brienne_there_is_nothing_for_catelyn_to_double():
    for first in ("stark", "tyrell"):
        field = Fight("tyrell knight", "stark footman").order("blackwater", "defense-plus-2").turn_order(first)
        game = field.fight().plays(tyrell="brienne-of-tarth", stark="catelyn-stark")
        assert game.final() == {"tyrell": 2, "stark": 1}
        assert game.orders() == {}


@pytest.mark.rule("BG1-CARDS-25")
def test_the_queen_of_thorns():
    game = Fight("tyrell footman", "lannister knight knight").power(3).fight()
    game.plays(tyrell="queen-of-thorns", lannister="ser-jaime-lannister").ends()
    assert game.told(TextSilenced) == [TextSilenced("lannister", "ser-jaime-lannister")]
    assert game.final() == {"lannister": 4 + 2, "tyrell": 1}, "its strength stays"
    assert game.state.power["lannister"] == 3
    for first in ("stark", "tyrell"):
        field = Fight("stark knight", "tyrell footman", origin="harrenhal").turn_order(first)
        assert field.fight().plays(tyrell="queen-of-thorns", stark="robb-stark").final()["stark"] == 2 + 2


@pytest.mark.rule("BG1-CARDS-25")
def test_the_queen_of_thorns_has_nothing_to_say_to_a_card_without_a_text():
    game = Fight("tyrell footman", "lannister knight knight").fight()
    game.plays(tyrell="queen-of-thorns", lannister="tywin-lannister").ends()
    assert game.told(TextSilenced) == []


@pytest.mark.rule("BG1-RULE-30")
def test_effects_come_in_groups():
    """The Queen first, then what happens on reveal, then what a win brings."""
    game = Fight("tyrell knight knight", "baratheon footman").fight()
    game.plays(tyrell="queen-of-thorns", baratheon="salladhor-saan").says("baratheon", "harrenhal")
    story = game.ends().happened()
    assert story.index("HouseCardsRevealed") < story.index("TextSilenced") < story.index("CombatWon")
    loras = Fight("tyrell knight knight", "stark footman footman").discarded("stark", "eddard-stark").fight()
    loras.plays(tyrell="ser-loras-tyrell", stark="catelyn-stark")
    story = loras.happened()
    assert story.index("HouseCardsRevealed") < story.index("UnitsLost") < story.index("CombatWon")


@pytest.mark.rule("BG1-CARDS-19")
@pytest.mark.parametrize("power", [0, 1])
def test_melisandre_acts_with_the_last_power_token_and_not_without(power: int):
    game = baratheon("knight knight knight").power(baratheon=power).fight()
    game.plays(baratheon="melisandre-of-asshai", lannister="cersei-lannister")
    if power:
        game.asks("baratheon", "discard-from-hand").says("baratheon", "tywin-lannister")
        assert game.state.power["baratheon"] == 0
        assert "tywin-lannister" not in game.state.hands["lannister"]
    game.asks("lannister", "retreat")
