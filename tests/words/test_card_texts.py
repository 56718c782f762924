"""What is written on cards: composed from what they do, so that no card says anything else."""

from importlib import import_module
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from maester.games.boardgame.cards import WesterosCard, WildlingCard
from maester.games.boardgame.edition import EDITIONS
from maester.games.boardgame.verbs import HouseCardVerb, WesterosVerb, WildlingVerb
from maester.games.boardgame.words import ability_text, westeros_text, wildling_text
from maester.words import LANGUAGES
from maester.words.language import Language, Say, as_messages, language, saying, texts
from tests.words import asked_for

import_module("maester.games.boardgame2")
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_edition = pytest.mark.parametrize("name", sorted({"boardgame2", *asked_for.BOARD}))


def text(does: str, **words: Any) -> HouseCardVerb:
    return convert({"does": does, **words}, HouseCardVerb)  # type: ignore[no-any-return]


def fate(does: str, **words: Any) -> WildlingVerb:
    return convert({"does": does, **words}, WildlingVerb)  # type: ignore[no-any-return]


def effect(does: str, **words: Any) -> WesterosVerb:
    return convert({"does": does, **words}, WesterosVerb)  # type: ignore[no-any-return]


def say(lang: str, name: str = "boardgame2") -> Say:
    return saying(language(lang, name))


@each_edition
@each_language
def test_every_card_that_does_something_says_so(lang: str, name: str):
    edition, spoken = EDITIONS[name], language(lang, name)
    decks = [card for deck in edition.westeros.values() for card in deck]
    acting = [card for card, facts in edition.cards.items() if facts.abilities]
    for card in (*acting, *decks, *edition.wildlings):
        said = spoken.say(f"text-{card}", {})
        assert said[0].isupper()
        assert said.endswith(".")
        assert not set("{}…") & set(said)
        assert "  " not in said
    silent = [card for card, facts in edition.cards.items() if not facts.abilities]
    assert [card for card in silent if spoken.has(f"text-{card}")] == []


@each_edition
@each_language
def test_cards_that_do_different_things_say_different_things(lang: str, name: str):
    edition = EDITIONS[name]
    abilities = {str(facts.abilities): card for card, facts in edition.cards.items() if facts.abilities}
    said = {language(lang, name).say(f"text-{card}", {}) for card in abilities.values()}
    assert len(said) == len(abilities)


CHANGES: dict[str, list[Any]] = {
    "bonus": [{"strength": 5}, {"swords": 5}, {"towers": 5}, {"side": "attacker"}, {"side": "defender"}]
    + [{"needs": needs} for needs in ("structure", "supported", "unsupported", "opponent-ahead")]
    + [{"needs": "discarded", "card": card} for card in ("stannis-baratheon", "melisandre")],
    "unit-strength": [{"worth": 5}, {"supporters": True}, {"supporters": True, "fighters": False}]
    + [{"unit": unit} for unit in ("footman", "knight", "siege-engine", "ship")]
    + [{"whose": whose, "unit": "ship", "worth": 3} for whose in ("own", "others", "all")],
    "gain-power": [{"power": 3}, {"power": 4}, {"when": "loss"}, {"when": "win"}, {"when": "win", "side": "attacker"}],
    "replace-card": [{"power": 3}, {"when": "at-once"}, {"when": "after"}, {"when": "cancel"}],
    "discard-from-hand": [{"power": 1}, {"power": 3}],
    "multiply-defense": [{"times": 2}, {"times": 3}],
    "upgrade-footman": [{"supporters": True}],
    "remove-order": [{"optional": True}, {"whose": "opponent"}, {"where": "adjacent"}, {"where": "embattled"}]
    + [{"kinds": kinds} for kinds in (("support",), ("support", "raid"), ("defense",))],
}
"""What can be changed in the facts of a verb, each a change that has to be read."""

PLAIN: dict[str, dict[str, Any]] = {
    "bonus": {"strength": 1},
    "unit-strength": {"unit": "ship", "worth": 1},
    "gain-power": {"power": 1},
    "replace-card": {"power": 1},
    "multiply-defense": {"times": 1},
    "remove-order": {"whose": "others", "where": "anywhere"},
}
"""What a verb cannot do without."""


@each_language
@pytest.mark.parametrize("does", CHANGES)
def test_what_is_changed_in_the_facts_of_a_house_card_is_changed_in_its_text(lang: str, does: str):
    plain = text(does, **PLAIN.get(does, {}))
    abilities = dict.fromkeys([plain, *(replace(plain, **change) for change in CHANGES[does])])
    said = [ability_text(ability, say(lang)) for ability in abilities]
    assert len(set(said)) == len(abilities)


@each_language
def test_numbers_are_read_from_the_facts(lang: str):
    assert " 7 " in ability_text(text("gain-power", when="win", power=7), say(lang))
    for does, field in WILDLING_NUMBERS:
        needed = {"count": 1, "places": 1} if does == "units-or-influence" else {}
        seven = fate(does, **{**needed, field: 7})
        assert " 7" in wildling_text(WildlingCard("X", seven, fate("nothing"), seven), say(lang))


WILDLING_NUMBERS = [
    ("attack-again", "strength"),
    ("destroy-units", "count"),
    ("destroy-units-at-structure", "count"),
    ("destroy-units-worth", "count"),
    ("units-or-influence", "count"),
    ("units-or-influence", "places"),
    ("knight-footmen", "count"),
    ("unhorse-knights", "count"),
    ("change-supply", "by"),
    ("discard-power", "count"),
]


@each_language
def test_wildling_cards_say_more_and_less_all_and_some_apart(lang: str):
    nothing = fate("nothing")
    pairs = [
        (fate("change-supply", by=2), fate("change-supply", by=-2)),
        (fate("discard-power"), fate("discard-power", count=2)),
        (fate("unhorse-knights"), fate("unhorse-knights", count=2)),
        (
            fate("fall-on-tracks", tracks=("fiefdoms",)),
            fate("fall-on-tracks", tracks=("iron-throne", "fiefdoms")),
        ),
    ]
    for one, other in pairs:
        texts = {wildling_text(WildlingCard("X", nothing, each, nothing), say(lang)) for each in (one, other)}
        assert len(texts) == 2
    swapped = {
        wildling_text(WildlingCard("X", *fates), say(lang))
        for fates in ((one, nothing, nothing), (nothing, one, nothing), (nothing, nothing, one))
    }
    assert len(swapped) == 3, "the bidder it happens to is said"


@each_language
def test_westeros_cards_say_who_chooses_and_from_what(lang: str):
    nothing, ban = effect("nothing"), effect("ban", orders=("raid",), rule="X")
    chosen = [WesterosCard(1, (ban, nothing), track) for track in ("iron-throne", "fiefdoms", "kings-court")]
    cards = [WesterosCard(1, (ban,)), *chosen, replace(chosen[0], effects=(nothing, ban))]
    cards.append(WesterosCard(1, (effect("ban", orders=("support", "raid"), rule="X"),)))
    cards += [WesterosCard(1, (effect("no-support-by", unit=unit, rule="X"),)) for unit in ("footman", "knight")]
    said = [westeros_text(card, False, say(lang)) for card in cards]
    assert len(set(said)) == len(cards)
    power = WesterosCard(1, (effect("power"),))
    assert westeros_text(power, True, say(lang)) != westeros_text(power, False, say(lang))


READ = {
    "theon-greyjoy": "If you defend and the embattled area has a castle or a stronghold: "
    "this card gains 1 strength and 1 sword.",
    "nymeria-sand": "If you defend: this card gains 1 tower. If you attack: this card gains 1 sword.",
    "salladhor-saan": "If you are supported: all fighting and supporting ships but your own have strength 0 each.",
    "aeron-damphair": "At once: you may pay 2 power to discard this card and play another one from your hand.",
    "rains-of-autumn": "Nobody may use these orders this round: Special March +1.",
}


@pytest.mark.parametrize("card", READ)
def test_a_text_reads_well(card: str):
    assert language("en", "boardgame2").say(f"text-{card}", {}) == READ[card]


def test_a_long_text_is_not_cut():
    assert len(language("de", "boardgame2").say("text-dark-wings-dark-words", {})) > 250


def test_texts_are_messages_like_any_other():
    assert texts("en", "boardgame2")[-1].startswith("text-")
    assert as_messages(lambda speak: {"x": speak("yes")}, language("nl", None)) == "text-x = ja"
    assert "text-" not in texts("en", "intrigue")[-1]


def test_a_text_of_several_lines_and_signs_that_mean_something_is_kept_as_it_is():
    text = "One {brace}.\n[Two] lines.\n.Three\n*Four"
    spoken = Language.of("en", [as_messages(lambda speak: {"x": text, "y": "next"}, language("en", None))])
    assert spoken.say("text-x", {}) == text
    assert spoken.say("text-y", {}) == "next"


def test_a_verb_or_a_word_that_does_not_exist_is_an_error_when_facts_are_read():
    with pytest.raises(ValidationError):
        text("teleport")
    with pytest.raises(ValidationError):
        text("gain-power", power=1, strength=2)
    with pytest.raises(ValidationError):
        fate("change-supply")
