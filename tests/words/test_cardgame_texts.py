"""What is written on the cards of the card game: composed from what they declare, and read once by people.

The files in cardgame-texts/ hold what was read: each card by its code and below it its text. Whoever changes a
declaration or a sentence reads what has become of it there: `python -m tests.words.test_cardgame_texts` writes them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.verbs import Draw, Modify
from maester.games.cardgame.vocabulary import Ability, Choose, Constant, Cost, If, When
from maester.games.cardgame.which import Which
from maester.games.cardgame.words import card_text, lines
from maester.games.cardgame.words.abilities import ability_lines
from maester.games.cardgame.words.constants import constant_line
from maester.games.cardgame.words.phrases import CASES, cards, challenge, slug
from maester.words import LANGUAGES
from maester.words.language import Say, language, saying

READ = Path(__file__).parent / "cardgame-texts"
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def say(lang: str) -> Say:
    return saying(language(lang, "cardgame"))


def composed(lang: str) -> str:
    spoken = language(lang, "cardgame")
    texts = {code: spoken.say(f"text-{code}", {}) for code in CARDS if spoken.has(f"text-{code}")}
    return "\n".join(f"{code}\n{text}\n" for code, text in texts.items())


@each_language
def test_every_card_says_what_was_read(lang: str):
    assert composed(lang) == (READ / f"{lang}.txt").read_text("utf-8")


@each_language
def test_only_cards_without_text_are_silent(lang: str):
    silent = [code for code in CARDS if not language(lang, "cardgame").has(f"text-{code}")]
    assert sorted(silent) == [
        "bastard-in-hiding",
        "courtesan-of-the-rose",
        "house-dayne-knight",
        "the-winds-of-winter",
        "tumblestone-knight",
    ]


@each_language
def test_every_line_is_a_sentence(lang: str):
    for facts in CARDS.values():
        for line in lines(say(lang), facts):
            assert line[0].isupper() or line[0] == "+"
            assert line.endswith(".")
            assert not set("{}") & set(line)
            assert "  " not in line
            assert " ," not in line


@each_language
def test_cards_that_do_different_things_say_different_things(lang: str):
    acting = {str((facts.constants, facts.abilities)): facts for facts in CARDS.values()}
    said = {(*acted(say(lang), facts),) for facts in acting.values()}
    assert len(said) == len(acting)


def acted(speak: Say, facts: CardFacts) -> Iterator[str]:
    yield from (constant_line(speak, constant) for constant in facts.constants)
    for ability in facts.abilities:
        yield from ability_lines(speak, ability)


PLAIN = Ability(kind="action", do=(Draw(),))
ABILITIES: list[dict[str, Any]] = [
    {"phase": "challenges"},
    {"phase": "dominance"},
    {"kind": "reaction", "when": When(what="won", who="me")},
    {"kind": "reaction", "when": When(what="won", who="me", by=5)},
    {"kind": "reaction", "when": When(what="won", who="me", unopposed=True)},
    {"kind": "reaction", "when": When(what="won", who="me", type=("power",))},
    {"kind": "reaction", "when": When(what="won", who="me", role="defender")},
    {"kind": "reaction", "when": When(what="won", who="me", with_this="attacking")},
    {"kind": "reaction", "when": When(what="lost", who="me")},
    {"if_": If(first_player=True)},
    {"if_": If(first_player=False)},
    {"cost": Cost(kneel="this")},
    {"cost": Cost(sacrifice=True)},
    {"cost": Cost(kneel="this", sacrifice=True)},
    {"cost": Cost(gold=1)},
    {"cost": Cost(gold=2)},
    {"cost": Cost(kneel_faction=True)},
    {"choose": Choose(player="opponent")},
    {"choose": Choose(player="opponent", with_cards=True)},
    {"choose": Choose(naming="challenge")},
    {"do": (Draw(amount=2),)},
    {"limit": 1},
    {"limit": 2},
    {"limit": 1, "per": "phase"},
    {"max": 1},
    {"then": (Draw(amount=3),)},
]


@each_language
def test_what_is_changed_in_an_ability_is_changed_in_its_text(lang: str):
    changed = [PLAIN, *(replace(PLAIN, **change) for change in ABILITIES)]
    said = [" ".join(ability_lines(say(lang), ability)) for ability in changed]
    assert len(set(said)) == len(changed)


CONSTANTS: list[dict[str, Any]] = [
    {"strength": 1},
    {"strength": -1},
    {"strength": 1, "per": "gold"},
    {"strength": 1, "per": "used-plots"},
    {"strength": 1, "per": Which(type=("character",), knelt=True)},
    {"strength": 1, "per": Which(type=("character",), knelt=True, other=True)},
    {"strength": 1, "to": "attached"},
    {"strength": 1, "if_": If(this="attacking")},
    {"icons": ("power",)},
    {"icons": ("power", "military")},
    {"keywords": ("renown",)},
    {"blank": True},
]


@each_language
def test_what_is_changed_in_a_constant_is_changed_in_its_text(lang: str):
    said = [constant_line(say(lang), Constant(**change)) for change in CONSTANTS]
    assert len(set(said)) == len(CONSTANTS)


CHARACTER = Which(type=("character",), knelt=True)
EVENT = Which(type=("event",), loyal=True)


@pytest.mark.parametrize(
    ("which", "det", "nom", "acc", "dat", "gen"),
    [
        (CHARACTER, "a", "ein gebeugter", "einen gebeugten", "einem gebeugten", "eines gebeugten"),
        (CHARACTER, "each", "jeder gebeugte", "jeden gebeugten", "jedem gebeugten", "jedes gebeugten"),
        (CHARACTER, "the", "der gebeugte", "den gebeugten", "dem gebeugten", "des gebeugten"),
        (Which(knelt=True), "a", "eine gebeugte", "eine gebeugte", "einer gebeugten", "einer gebeugten"),
        (Which(knelt=True), "each", "jede gebeugte", "jede gebeugte", "jeder gebeugten", "jeder gebeugten"),
        (EVENT, "a", "ein loyales", "ein loyales", "einem loyalen", "eines loyalen"),
        (EVENT, "the", "das loyale", "das loyale", "dem loyalen", "des loyalen"),
    ],
)
def test_german_has_its_cases(which: Which, det: str, nom: str, acc: str, dat: str, gen: str):
    forms = [cards(say("de"), which, det).forms[case] for case in CASES]
    assert [form.rpartition(" ")[0] for form in forms] == [nom, acc, dat, gen]


def test_german_nouns_have_a_genitive():
    assert cards(say("de"), CHARACTER).forms["gen"].endswith(" Charakters")
    assert cards(say("de"), EVENT).forms["gen"].endswith(" Ereignisses")


def test_german_has_its_plural():
    many = cards(say("de"), Which(type=("character",), unique=True), "", many=True)
    assert tuple(many.forms[case] for case in CASES) == (
        "einzigartige Charaktere",
        "einzigartige Charaktere",
        "einzigartigen Charakteren",
        "einzigartiger Charaktere",
    )


@pytest.mark.parametrize(
    ("lang", "which", "text"),
    [
        ("en", Which(type=("attachment",)), "an attachment"),
        ("en", Which(type=("character",), unique=True), "a unique character"),
        ("en", Which(type=("character",), traits=("Ironborn",)), "an Ironborn character"),
        ("en", Which(type=("attachment", "location"), whose="loser"), "an attachment or a location the loser controls"),
        ("nl", Which(type=("character",), unique=True), "een uniek personage"),
        ("nl", Which(type=("location",), knelt=True), "een knielende locatie"),
        ("nl", Which(faction=("stark",), traits=("Direwolf",)), "een Stark-kaart met het kenmerk Schrikwolf"),
    ],
)
def test_articles_and_endings(lang: str, which: Which, text: str):
    assert cards(say(lang), which).forms["acc"] == text


def test_a_challenge_of_two_types_is_said_by_both_genders():
    both = challenge(say("de"), ("intrigue", "power"))
    assert (both.forms["acc"], both.forms["dat"]) == (
        "ein Intrigenspiel oder einen Machtkampf",
        "einem Intrigenspiel oder einem Machtkampf",
    )


@each_language
def test_every_trait_has_a_name(lang: str):
    for facts in CARDS.values():
        for trait in facts.traits:
            assert language(lang, "cardgame").has(f"trait-{slug(trait)}")


def test_several_to_whom_something_is_done_are_spoken_of_as_many():
    grown = Ability(kind="action", do=(Modify(strength=1),), choose=Choose(which=Which(type=("character",)), most=2))
    (line,) = ability_lines(say("de"), grown)
    assert line == "Aktion: bis zu 2 Charaktere wählen; sie erhalten je +1 ST bis zum Ende der Phase."


def test_a_card_without_anything_says_nothing():
    assert card_text(say("en"), CARDS["house-dayne-knight"]) == ""


if __name__ == "__main__":
    for each in LANGUAGES:
        (READ / f"{each}.txt").write_text(composed(each), "utf-8")
