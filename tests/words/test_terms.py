"""German and Dutch say what their rulebooks say; English on screens is plain. Each list holds what was once wrong."""

import re
from pathlib import Path

import pytest

from maester.words.words import Words
from tests.words.fluent_files import SOURCE

WORD_FILES = sorted(SOURCE.rglob("words/*.ftl"))


def texts(lang: str) -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in WORD_FILES if path.stem.removeprefix("web-") == lang}


RULEBOOK = {
    "de": {
        "boardgame2": {
            "label-westeros-card": "Westeroskarte",
            "name-iron-throne": "Thronfolge",
            "name-fiefdoms": "Lehen",
            "label-power-token": "Machtmarker",
            "label-turn-order": "Zugreihenfolge",
            "name-march-plus-1": "Marschspezialbefehl +1",
            "name-defense-plus-2": "Verteidigungsspezialbefehl +2",
            "name-support-plus-1": "Unterstützungsspezialbefehl +1",
            "name-raid-special": "Überfallspezialbefehl",
            "label-measure-power": "Verfügbare Machtmarker",
            "chapter-map": "Der Spielplan",
        },
        "miniatures": {
            "name-sundering": "Spaltschlag",
            "name-vicious": "Grausam",
            "name-surge": "Nachsetzen",
            "name-bog": "Moor",
            "name-hindering": "Einschränkend",
            "name-failed-charge": "gescheiterter Ansturm",
            "label-sheet-speed": "Geschwindigkeit",
            "chapter-ncu": "Zivile Einheiten",
            "chapter-board": "Die Taktiktafel",
            "chapter-terrain-horrific": "Schreckliches Gelände",
        },
    },
    "nl": {
        "boardgame1": {
            "label-power-token": "Machtfiche",
            "label-order-face-down": "verborgen bevel",
            "name-iron-throne": "IJzeren troon",
            "name-kings-court": "Hof van de koning",
            "label-turn-order": "Speelvolgorde",
            "chapter-map": "Het spelbord",
        },
    },
}
"""What the rulebooks call things."""

NOT_SAID = {
    "en": [
        "cooked the deck",
        "Going on",
        "Being played",
        "does not suffice",
        "suffices",
        "All else is level",
        "are level",
        "have not so many",
        "free of penalty",
        "let the raven rest",
        "the own hand",
        "What shall we",
        "matter in hand",
        "next door",
    ],
    "de": [
        "Westeros-Karte",
        "Schlachtenglück-Karte",
        r"\w-Spezialbefehl",
        "Zugfolge",
        "Lehensleiste",
        "Spielbrett",
        r"(?:auf dem|das) Brett\b",
        r"\bFass\b",
        "neutrale[n]? Streitm",
        "nebenan",
        "ersteigert",
    ],
    "nl": [
        "machtsfiche",
        "machtpunt",
        "dicht bevel",
        "strijdkracht",
        "beurtvolgorde",
        "[Ss]peelbord",
        r"(?:op|van) het bord\b",
        r"\bvat\b",
        "ernaast",
        "Westeros-kaart",
    ],
}
"""What they, and people of today, do not say."""

NOT_SAID_IN = {
    ("nl", "boardgame"): [r"\} macht\b"],
    ("nl", "miniatures"): [
        r"\b[Mm]issie",
        r"\b(?:paniek|moraal)test",
        r"\bstormloopt\b",
        "[Nn]iet-gevechtseenhe",
        "staken",
    ],
    ("de", "miniatures"): [
        r"\b[Zz]erstör(?!bar)",
        r"\b[Nn]achst[oö]ß",
        r"[Gg]eblockt|\bblockt",
        r"\bModell",
        "Geländestück",
        "Missions",
        "Nicht-?[Kk]ampfeinheit",
        "Solo-Einheit",
        r"(?:Panik|Moral)test",
        "Bewegungsbrett",
    ],
    ("de", "boardgame"): [r"\bKrone\b", r"\bFeind", r"(?:verfügbare|bietet|eine) Macht\b"],
}
"""What one game does not say, though another does: the card game has power and no power tokens."""


@pytest.mark.parametrize(
    ("lang", "game", "message", "term"),
    [(lang, game, *each) for lang, of in RULEBOOK.items() for game, table in of.items() for each in table.items()],
)
def test_things_are_called_as_in_the_rulebook(lang: str, game: str, message: str, term: str):
    assert Words(lang, game).say(message) == term


@pytest.mark.parametrize(("lang", "term"), [(lang, term) for lang, terms in NOT_SAID.items() for term in terms])
def test_no_other_word_is_used(lang: str, term: str):
    assert lines_that_say(term, texts(lang)) == []


@pytest.mark.parametrize(
    ("lang", "game", "term"), [(*where, term) for where, terms in NOT_SAID_IN.items() for term in terms]
)
def test_no_other_word_is_used_in_a_game(lang: str, game: str, term: str):
    assert (
        lines_that_say(
            term,
            {path: text for path, text in texts(lang).items() if any(part.startswith(game) for part in path.parts)},
        )
        == []
    )


def lines_that_say(term: str, files: dict[Path, str]) -> list[str]:
    said = re.compile(term)
    return [
        f"{path.parent}/{path.name}: {line}"
        for path, text in files.items()
        for line in text.splitlines()
        if said.search(line) and not line.startswith("#")
    ]


@pytest.mark.parametrize(
    ("lang", "power", "sentence"),
    [
        ("nl", 1, "Stark ontvangt 1 machtfiche (plundering)."),
        ("nl", 3, "Stark ontvangt 3 machtfiches (plundering)."),
        ("de", 3, "Stark erhält 3 Machtmarker (Plünderung)."),
    ],
)
def test_power_tokens_are_counted(lang: str, power: int, sentence: str):
    assert Words(lang, "boardgame2").say("event-power-gained", house="stark", power=power, why="pillage") == sentence


@pytest.mark.parametrize(
    ("lang", "sentence", "other"),
    [
        ("en", "Pillage tokens of Ironmakers: +1.", "Tokens on “Playing the Game”: −1."),
        ("de", "Beutemarker von Eisenmacher: +1.", "Marker auf „Das Spiel spielen“: −1."),
        ("nl", "Buitfiches van IJzermakers: +1.", "Fiches op ‘Het spel spelen’: −1."),
    ],
)
def test_tokens_are_told_with_whose_they_are(lang: str, sentence: str, other: str):
    words = Words(lang, "miniatures")
    assert words.say("event-counters-changed", name="pillage", by=1, unit="ironmakers") == sentence
    assert words.say("event-counters-changed", name="playing-the-game", by=-1, unit=None) == other


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("zone", ("near", "far", "leave")),
        ("role", ("attacker", "defender")),
        ("corner", (0, 1, 2, 3)),
        ("zone-effect", ("zone", "arrows", "missions")),
        ("attack-arc", ("front", "left", "right", "rear")),
        ("charge-arc", ("front", "left", "right", "rear")),
    ],
)
def test_answers_of_the_miniatures_game_are_words(lang: str, question: str, answers: tuple[str | int, ...]):
    said = [Words(lang, "miniatures").say(f"answer-{question}", answer=answer) for answer in answers]
    assert len(set(said)) == len(answers)
    assert all(text[0].isupper() for text in said), said
