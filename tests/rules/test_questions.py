"""Questions as people ask them, in three languages: the rule that answers is among the first three found."""

import tomllib
from pathlib import Path

import pytest

from maester.rules import find, games, library, load
from maester.rules.glossary import LONGEST_WORD, Glossary, together
from maester.rules.index import Index
from maester.rules.search import MOST_WORDS
from maester.rules.terms import ALL, said, spoken, stem, subjects
from maester.words import LANGUAGES

ASKED = [
    (file.stem, question, atom)
    for file in sorted((Path(__file__).parent / "questions").glob("*.toml"))
    for questions in tomllib.loads(file.read_text("utf-8")).values()
    for question, atom in questions.items()
]


FRESH = [
    (file.stem, lang, question, set(answers))
    for file in sorted((Path(__file__).parent / "fresh").glob("*.toml"))
    for lang, questions in tomllib.loads(file.read_text("utf-8")).items()
    for question, answers in questions.items()
]


def first(question: str, game: str) -> list[str]:
    return [found.id for found in find(question, game)[:3]]


@pytest.mark.parametrize(("game", "question", "atom"), ASKED)
def test_a_question_finds_the_rule_that_answers_it(game: str, question: str, atom: str):
    assert atom in first(question, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nine_of_ten_fresh_questions_find_their_rule(lang: str):
    asked = [(game, question, answers) for game, spoken_in, question, answers in FRESH if spoken_in == lang]
    missed = [question for game, question, answers in asked if not answers & {*first(question, game)}]
    assert len(missed) <= len(asked) / 10, missed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seven_of_eight_fresh_questions_find_their_rule_with_a_letter_left_out(lang: str):
    asked = [(game, hastily(question), answers) for game, spoken_in, question, answers in FRESH if spoken_in == lang]
    missed = [question for game, question, answers in asked if not answers & {*first(question, game)}]
    assert len(missed) <= len(asked) / 8, missed


def hastily(question: str) -> str:
    """The question without the third letter of its longest word."""
    longest = max(question.split(), key=len)
    return question.replace(longest, longest[:2] + longest[3:], 1)


@pytest.mark.parametrize("game", games())
def test_the_answers_to_fresh_questions_are_rules_there_are(game: str):
    ids = {atom.id for atom in load(game)}
    assert all(answers <= ids for of, _, _, answers in FRESH if of == game)


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


def test_a_misspelt_word_is_put_right_before_its_term_is_read():
    assert first("trasport per vloot", "boardgame1") == first("transport per vloot", "boardgame1")
    assert first("can ships reteat into port", "boardgame2") == first("can ships retreat into port", "boardgame2")


def test_a_misspelt_part_of_a_long_word_is_put_right():
    assert first("Marschbefhl", "boardgame2") == first("Marschbefehl", "boardgame2")
    assert first("darf man nachmesen", "miniatures") == first("darf man nachmessen", "miniatures")


def test_a_misspelt_word_is_taken_for_one_of_the_language_spoken():
    assert first("mag je biden met nul fiches", "boardgame2") == first("mag je bieden met nul fiches", "boardgame2")


def test_a_question_is_read_in_its_own_language():
    assert spoken(said("who decides which units die")) == ("en",)
    assert spoken(said("hoe vaak mag ik de raaf gebruiken")) == ("nl",)
    assert spoken(said("Ansturm")) == ALL
    assert "BG1-RULE-41" in first("who decides which units die", "boardgame1")


def test_a_word_as_it_is_written_counts_before_its_stem():
    words = Glossary(["boardgame2"])
    assert stem("bieden", "nl") == stem("gebieden", "nl")
    assert set(words.known(["bieden"])) == {(stem("bid"),)}
    assert set(words.known(["gebieden"])) == {(stem("area"),)}


def test_words_that_belong_together_may_stand_apart():
    assert together(said("zijn er geen fiches meer")) == ["zijn", "er", "fiches", "geen", "meer"]
    assert together(said("ich habe keine Karten mehr")) == ["ich", "habe", "karten", "keine", "mehr"]
    assert together(said("meer")) == ["meer"]


def test_who_asks_whether_two_are_allowed_asks_how_many_are():
    assert "MIN-ATTACH-04" in first("mag je twee versterkingen in een eenheid doen", "miniatures")


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
