"""What is written on the cards of the miniatures game: composed from what they declare, and read once by people.

The files in miniatures-texts/ hold what was read: each ability and card by its id and below it its text. Whoever
changes a declaration or a sentence reads what has become of it there: `python -m tests.words.test_miniatures_texts`
writes them.
"""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from maester.games.miniatures.facts import ATTACHMENTS, FACTION_CARDS, NCUS, UNITS
from maester.games.miniatures.texts import changes, verbs
from maester.games.miniatures.texts.changes import AnyChange, Hit
from maester.games.miniatures.texts.records import ABILITIES, CARDS, MISSIONS, OBJECTIVES, SIEGE
from maester.games.miniatures.texts.verbs import AnyVerb, Draw
from maester.games.miniatures.texts.vocabulary import Happening, When
from maester.games.miniatures.texts.which import If, Near, Ranks, Sum, Which
from maester.games.miniatures.words import (
    ability_lines,
    card_lines,
    happening_line,
    mission_line,
    objective_lines,
    siege_lines,
)
from maester.games.miniatures.words.deeds import DONE
from maester.games.miniatures.words.holding import change
from maester.games.miniatures.words.phrases import Scene, which
from maester.words import LANGUAGES
from maester.words.language import Say, language, saying

READ = Path(__file__).parent / "miniatures-texts"
ALL = (*ABILITIES, *CARDS, *OBJECTIVES, *MISSIONS, *SIEGE)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def say(lang: str) -> Say:
    return saying(language(lang, "miniatures"))


def composed(lang: str) -> str:
    spoken = language(lang, "miniatures")
    names = [name for name in ALL if spoken.has(f"text-{name}")]
    return "\n".join(f"{name}\n{spoken.say(f'text-{name}', {})}\n" for name in names)


@each_language
def test_every_record_says_what_was_read(lang: str):
    assert composed(lang) == (READ / f"{lang}.txt").read_text("utf-8")


@each_language
def test_only_a_record_that_does_nothing_is_silent(lang: str):
    silent = [name for name in ALL if not language(lang, "miniatures").has(f"text-{name}")]
    assert silent == ["joffreys-retinue"]


@each_language
def test_every_line_is_made_of_sentences(lang: str):
    lines = [line for record in ABILITIES.values() for line in ability_lines(say(lang), record)]
    lines += [line for record in CARDS.values() for line in card_lines(say(lang), record)]
    lines += [line for record in OBJECTIVES.values() for line in objective_lines(say(lang), record)]
    lines += [line for record in SIEGE.values() for line in siege_lines(say(lang), record)]
    lines += [mission_line(say(lang), record) for record in MISSIONS.values()]
    for line in lines:
        assert line[0].isupper(), line
        assert line.endswith("."), line
        assert not set("{}") & set(line), line
        for wrong in ("  ", " ,", " .", "..", ",.", "none", "None"):
            assert wrong not in line, line


@each_language
def test_everything_has_a_name(lang: str):
    weapons = {attack.name for unit in UNITS.values() for attack in unit.attacks}
    cards = [card for found in FACTION_CARDS.values() for card in found]
    declared = [card for card in cards if card in CARDS]
    for name in (*UNITS, *ATTACHMENTS, *NCUS, *ABILITIES, *CARDS, *declared, *sorted(weapons)):
        assert language(lang, "miniatures").has(f"name-{name}"), name


def test_every_verb_has_its_words():
    said = {*DONE, *AnyChange.__args__, verbs.Outcome}
    assert said == set(AnyVerb.__args__)


ATTACKS = Happening(when=When(what="attack", role="attacker"), do=(Draw(),))
CHANGED: list[dict[str, Any]] = [
    {"when": When(what="attack", role="defender")},
    {"when": When(what="attack", role="attacker", attack="melee")},
    {"when": When(what="attack", role="attacker", attack="ranged")},
    {"when": When(what="attack", whose="friend")},
    {"when": When(what="attack", whose="enemy")},
    {"when": When(what="attack-done", role="attacker")},
    {"when": When(what="turn-start")},
    {"when": When(what="turn-start", whose="friend")},
    {"when": When(what="turn-start", whose="enemy")},
    {"when": When(what="test", whose="enemy")},
    {"when": When(what="test", whose="enemy", test="panic")},
    {"if_": If(control=("crown",))},
    {"if_": If(rival=("crown",))},
    {"if_": If(ranks=Ranks(of="this", lost=1))},
    {"if_": If(ranks=Ranks(of="this", left=1))},
    {"if_": If(arc=("flank",))},
    {"cost": verbs.Cost(counters=1)},
    {"cost": verbs.Cost(faith=1)},
    {"cost": verbs.Cost(discard=2)},
    {"optional": True},
    {"once": "game"},
    {"do": (Draw(n=2),)},
]


@each_language
def test_what_is_changed_in_a_happening_is_changed_in_its_text(lang: str):
    changed = [ATTACKS, *(replace(ATTACKS, **each) for each in CHANGED)]
    said = [happening_line(say(lang), each, Scene()) for each in changed]
    assert len(set(said)) == len(changed)


CHANGES = [
    Hit(n=1),
    Hit(n=-1),
    Hit(n=1, attack="melee"),
    Hit(n=Sum(per="lost")),
    Hit(n=Sum(per="left")),
    Hit(n=Sum(per="lost", of="defender")),
    Hit(n=1, on=Which(side="enemy", engaged_with="this")),
    Hit(n=1, until="turn"),
    Hit(n=1, until="round"),
    changes.RerollAttack(),
    changes.RerollAttack(misses=True),
    changes.Keywords(words=("vicious",)),
    changes.Keywords(words=("vicious", "sundering")),
]


@each_language
def test_what_is_changed_in_a_change_is_changed_in_its_text(lang: str):
    said = [change(say(lang), each, Scene()) for each in CHANGES]
    assert len(set(said)) == len(CHANGES)


@pytest.mark.parametrize(
    ("lang", "asked", "text"),
    [
        ("en", Which(type=("infantry",)), "an infantry unit"),
        ("en", Which(side="enemy"), "an enemy unit"),
        ("en", Which(near=Near("short")), "a unit in short range of this unit"),
        ("de", Which(type=("infantry", "cavalry")), "eine Infanterie- oder Kavallerie-Einheit"),
        ("de", Which(side="friend", near=Near("long")), "eine befreundete Einheit in langer Reichweite dieser Einheit"),
        ("nl", Which(side="enemy", engaged_with="this"), "een vijandelijke eenheid in gevecht met deze eenheid"),
    ],
)
def test_units_are_spoken_of_with_articles_and_endings(lang: str, asked: Which, text: str):
    assert which(say(lang), asked, Scene()) == text


if __name__ == "__main__":
    for each in LANGUAGES:
        (READ / f"{each}.txt").write_text(composed(each), "utf-8")
