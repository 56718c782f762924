"""DECK: which decks are legal, and every reason why another is not."""

from collections import Counter

import pytest
from msgspec.structs import replace

from maester.games.cardgame.decks import BUILT_IN, Deck, refusal
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.options import Options
from maester.kernel import Refusal

COURT, HOST, STAG = BUILT_IN["stormlands-court"], BUILT_IN["northern-host"], BUILT_IN["stag-and-crow"]


def changed(deck: Deck, **counts: int) -> Deck:
    """The same deck with so many of some cards; an underscore stands for a dash."""
    cards = deck.cards | {code.replace("_", "-"): count for code, count in counts.items()}
    return replace(deck, cards={code: count for code, count in cards.items() if count})


def with_plot(deck: Deck, new: str, old: str) -> Deck:
    return replace(deck, plots=tuple(new if code == old else code for code in deck.plots))


def reasons(deck: Deck) -> list[tuple[str, str | None]]:
    found = refusal(deck)
    return [(each.why, each.rule) for each in found.reasons] if found is not None else []


@pytest.mark.rule("CG-DECK-01", "CG-DECK-02", "CG-DECK-16")
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_decks_that_come_with_the_game_are_legal(name: str):
    deck = BUILT_IN[name]
    assert refusal(deck) is None
    assert sum(deck.cards.values()) >= 60
    assert any(CARDS[code].faction == "neutral" for code in deck.cards)


def test_they_use_every_card_there_is_to_build_with():
    used = Counter[str]()
    for deck in BUILT_IN.values():
        used.update((*deck.plots, *deck.cards, *filter(None, [deck.agenda])))
    assert set(used) == {code for code, facts in CARDS.items() if facts.type != "title"}


@pytest.mark.rule("CG-DECK-05")
def test_a_deck_of_59_cards_is_too_small():
    assert reasons(changed(COURT, superior_claim=COURT.cards["superior-claim"] - 1)) == [
        ("too-few-cards", "CG-DECK-05")
    ]


@pytest.mark.rule("CG-DECK-07")
def test_a_fourth_copy_is_too_many():
    assert reasons(changed(COURT, melisandre=4)) == [("too-many-copies", "CG-DECK-07")]


@pytest.mark.rule("CG-AGENDA-01")
def test_fealty_allows_fifteen_neutral_cards():
    neutral = {code: n for code, n in COURT.cards.items() if CARDS[code].faction == "neutral"}
    assert sum(neutral.values()) == 12
    assert reasons(changed(COURT, varys=3)) == []
    assert reasons(changed(COURT, varys=3, little_bird=1)) == [("too-many-neutral", "CG-AGENDA-01")]


@pytest.mark.rule("CG-DECK-15")
def test_a_banner_asks_for_twelve_cards_of_its_faction():
    assert reasons(changed(STAG, ser_waymar_royce=2, littlefinger=3)) == [("too-few-of-banner", "CG-DECK-15")]


@pytest.mark.rule("CG-DECK-14", "CG-DECK-15")
def test_no_banner_allows_loyal_cards_of_its_faction():
    loyal = changed(STAG, old_bear_mormont=1)
    assert reasons(loyal) == [("loyal-elsewhere", "CG-DECK-14")]


@pytest.mark.rule("CG-DECK-08")
def test_a_third_faction_has_no_place():
    assert reasons(changed(STAG, asha_greyjoy=1)) == [("of-another-faction", "CG-DECK-08")]
    assert reasons(replace(changed(COURT, asha_greyjoy=1), agenda=None)) == [("of-another-faction", "CG-DECK-08")]


@pytest.mark.rule("CG-DECK-04", "CG-DECK-12", "CG-EX-48")
def test_one_plot_may_be_doubled_and_no_other():
    doubled = [code for code, count in Counter(HOST.plots).items() if count == 2]
    assert len(doubled) == 1
    assert reasons(with_plot(HOST, "a-storm-of-swords", "confiscation")) == [("two-doubled-plots", "CG-DECK-04")]
    assert reasons(with_plot(COURT, "summons", "confiscation")) == []


@pytest.mark.rule("CG-DECK-11", "CG-DECK-12", "CG-EX-48")
def test_a_plot_with_a_limit_of_one_cannot_be_the_doubled_one():
    assert reasons(with_plot(COURT, "a-feast-for-crows", "confiscation")) == [("too-many-copies", "CG-DECK-11")]


@pytest.mark.rule("CG-DECK-03")
@pytest.mark.parametrize("plots", [COURT.plots[:6], (*COURT.plots, "the-winds-of-winter")])
def test_a_plot_deck_has_seven_cards(plots: tuple[str, ...]):
    assert reasons(replace(COURT, plots=plots)) == [("not-seven-plots", "CG-DECK-03")]


@pytest.mark.rule("CG-DECK-17")
@pytest.mark.parametrize("code", ["hand-of-the-king", "fealty", "summons"])
def test_a_draw_deck_has_characters_locations_attachments_and_events_only(code: str):
    assert reasons(changed(COURT, **{code: 1})) == [("not-a-draw-card", "CG-DECK-17")]


@pytest.mark.rule("CG-DECK-03")
def test_a_plot_deck_has_plots_only():
    assert reasons(with_plot(COURT, "melisandre", "summons")) == [("not-a-plot", "CG-DECK-03")]


@pytest.mark.rule("CG-DECK-15")
def test_another_agenda_has_other_conditions():
    assert reasons(replace(COURT, agenda="banner-of-the-watch")) == [("too-few-of-banner", "CG-DECK-15")]


@pytest.mark.rule("CG-DECK-02")
def test_no_agenda_is_allowed_and_what_is_none_is_not():
    assert reasons(replace(COURT, agenda=None)) == []
    assert reasons(replace(COURT, agenda="summons")) == [("not-an-agenda", "CG-DECK-02")]


@pytest.mark.rule("CG-DECK-06")
def test_a_deck_has_no_largest_size():
    more = {code: 3 for code, facts in CARDS.items() if facts.faction == "baratheon"}
    large = replace(COURT, cards=COURT.cards | more, agenda=None)
    assert sum(large.cards.values()) > 60
    assert reasons(large) == []


@pytest.mark.rule("CG-DECK-01")
def test_a_deck_has_one_of_eight_factions():
    assert ("no-such-faction", "CG-DECK-01") in reasons(replace(COURT, faction="bolton"))


@pytest.mark.rule("CG-DECK-03", "CG-DECK-05", "CG-DECK-07")
def test_all_that_is_wrong_is_said_at_once():
    wrong = replace(changed(COURT, melisandre=5, robert_baratheon=0, stannis_baratheon=0), plots=())
    assert [why for why, _ in reasons(wrong)] == ["not-seven-plots", "too-few-cards", "too-many-copies"]
    refused = Options(seats=2, decks={"seat-1": wrong}).refusal()
    assert isinstance(refused, Refusal)
    assert len(refused.reasons) == 3


def test_unknown_cards_are_all_named_beside_all_that_is_wrong_with_the_others():
    unknown = replace(COURT, cards={"gandalf": 1, "ghost": 4, "frodo": 2}, plots=("summons",) * 3, agenda="mordor")
    found = refusal(unknown)
    assert found is not None
    assert [(each.why, each.about.get("card")) for each in found.reasons] == [
        ("no-such-card", "gandalf"),
        ("no-such-card", "frodo"),
        ("no-such-card", "mordor"),
        ("not-seven-plots", None),
        ("too-many-copies", "summons"),
        ("too-few-cards", None),
        ("too-many-copies", "ghost"),
        ("of-another-faction", "ghost"),
    ]


@pytest.mark.rule("CG-DECK-01", "CG-DECK-02", "CG-DECK-03", "CG-DECK-17")
def test_cards_in_the_wrong_place_and_a_faction_that_is_none_are_all_pointed_out():
    wrong = Deck("wildlings", ("ghost", "fealty"), {"summons": 1, "master-of-coin": 0}, "ice")
    assert [why for why, _ in reasons(wrong)] == [
        *("no-such-faction", "not-an-agenda", "not-seven-plots", "not-a-plot", "not-a-plot"),
        *("too-few-cards", "not-a-draw-card", "not-a-draw-card", "no-copies"),
    ]
