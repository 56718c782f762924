"""Questions as people ask them, in three languages: the rule that answers is among the first three found."""

import tomllib
from pathlib import Path

import pytest

from maester.rules import find, games, library, load
from maester.rules.glossary import LONGEST_WORD, Glossary
from maester.rules.index import Index
from maester.rules.search import MOST_WORDS
from maester.rules.terms import said, stem, subjects

ASKED = [
    (file.stem, question, atom)
    for file in sorted((Path(__file__).parent / "questions").glob("*.toml"))
    for questions in tomllib.loads(file.read_text("utf-8")).values()
    for question, atom in questions.items()
]


def first(question: str, game: str) -> list[str]:
    return [found.id for found in find(question, game)[:3]]


@pytest.mark.parametrize(("game", "question", "atom"), ASKED)
def test_a_question_finds_the_rule_that_answers_it(game: str, question: str, atom: str):
    assert atom in first(question, game)


@pytest.mark.parametrize(
    ("term", "chapter"),
    [
        ("Würfel", "MIN-DICE"),
        ("NKE", "MIN-NCU"),
        ("Sichtlinie", "MIN-LOS"),
        ("Ansturm", "MIN-CHARGE"),
        ("Nachsetzen", "MIN-SURGE"),
        ("Zustandsmarker", "MIN-CONDITION"),
        ("Taktiktafel", "MIN-BOARD"),
        ("Winde des Winters", "MIN-MODE-TWOW"),
        ("Kampf der Könige", "MIN-MODE-ACOK"),
        ("burgereenheid", "MIN-NCU"),
        ("stormloop", "MIN-CHARGE"),
    ],
)
def test_a_term_of_the_rulebook_opens_its_chapter(term: str, chapter: str):
    assert first(term, "miniatures")[0].startswith(f"{chapter}-")


def test_a_term_of_several_words_is_read_as_a_whole():
    assert "BG1-TRACK-05" in first("zwaard van Valyrisch staal", "boardgame1")
    assert first("transport per vloot", "boardgame1")[0] == "BG1-SHIP-01"


@pytest.mark.parametrize("question", ["Sichtlinie", "zichtlijn", "line of sight"])
def test_the_heading_in_the_rulebook_finds_what_stands_below_it_in_any_language(
    question: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "miniatures.md").write_text("- **MIN-OTHER-01** It never bends. *(seed: Sichtlinie; values: facts)*")
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    assert first(question, "miniatures") == ["MIN-OTHER-01"]
    assert find("facts", "miniatures") == ()


def test_a_term_means_what_its_game_says():
    assert set(Glossary(["cardgame"]).known(["schaden"])) == {(stem("claim"),)}
    assert set(Glossary(["miniatures"]).known(["schaden"])) == {(stem("wound"),)}
    assert Glossary(["boardgame2"]).known(["schaden"]) == {}


def test_umlauts_may_be_typed_in_any_way():
    assert find("Würfel", "miniatures") == find("Wuerfel", "miniatures") == find("wurfel", "miniatures")
    assert find("Fußsoldat", "boardgame2") == find("Fusssoldat", "boardgame2")
    words = Glossary(["miniatures"])
    assert words.in_parts("rueckzugswuerfel") == words.in_parts("rückzugswürfel") != {}


def test_a_letter_may_be_wrong_missing_or_in_the_wrong_place():
    for typed in ("Herausforderung", "Herausforderug", "Herausfordreung", "Herausforterung"):
        assert first(typed, "cardgame")[0] == "CG-CHAL-01"


def test_a_term_is_found_while_it_is_typed():
    assert first("Sichtl", "miniatures")[0] == "MIN-LOS-01"


def test_parts_of_a_verb_are_put_together():
    assert all("RETREAT" in found for found in first("Wie ziehe ich mich zurück?", "miniatures"))
    assert all("RETREAT" in found for found in first("hoe trek ik mij terug", "miniatures"))


def test_long_words_are_read_in_their_parts():
    words = Glossary(["boardgame2"])
    assert set(words.in_parts("marschbefehl")) == {(stem("march"), stem("order"))}
    assert (stem("support"), stem("special"), stem("order")) in words.in_parts("unterstützungsspezialbefehl")
    assert words.in_parts("donaudampf") == {}


def test_how_many_asks_for_a_number():
    assert "MIN-NEUTRAL-02" in first("wie viele neutrale", "miniatures")


@pytest.mark.parametrize("game", games())
def test_what_people_ask_for_is_noted_at_rules_there_are(game: str):
    assert set(subjects(game)) <= {atom.id for atom in load(game)}


def test_a_question_may_be_long_but_only_so_many_words_are_looked_for():
    few = "support " * MOST_WORDS
    assert find(few + "retreat " * 1000, "boardgame2") == find(few, "boardgame2")


def test_a_hostile_question_costs_no_more_than_so_many_words(monkeypatch: pytest.MonkeyPatch):
    looked: list[str] = []

    def noted(self: Index, word: str, langs: tuple[str, ...]) -> str:
        looked.append(word)
        return word

    monkeypatch.setattr(Index, "put_right", noted)
    find("-".join(f"xyzzy{each}" for each in range(999)), "boardgame2")
    find(" ".join(f"xyzzy{each}" for each in range(999)), "boardgame2")
    assert len(looked) == 2 * MOST_WORDS
    find("z" * 9999, "boardgame2")
    assert len(looked[-1]) == LONGEST_WORD


def test_words_are_read_without_case_accents_of_typing_and_possessives():
    assert said("The Night’s Watch, isn't IT?") == ["the", "night", "watch", "isn", "t", "it"]
