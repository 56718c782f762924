"""Atoms are found by an id, the beginning of an id, or words, best first."""

import pytest

from maester.rules import UnknownRules, find, index, library, load

INTRIGUE = """
- INT-PLACE-01 A card goes to row 1.
- INT-PLACE-07 No tokenless row grows beyond its cap.
- INT-PLACE-10 A left-over card is a card.
- INT-OUT-01 Tokens stay in place.
- INT-OUT-02 [physical] A Token is round.
"""
CARDGAME = """
- **CG-FW-4.2** A challenge begins.
- **CG-FW-4.2.1** Defenders kneel.
- **CG-FW-4.3** The next player places a card.
"""


@pytest.fixture(autouse=True)
def two_games(tmp_path, monkeypatch):
    (tmp_path / "intrigue.md").write_text(INTRIGUE)
    (tmp_path / "cardgame.md").write_text(CARDGAME)
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    # The rules made up here have ids of real ones, but they do not answer the same questions.
    monkeypatch.setattr(index, "subjects", lambda game: {})


def ids(words: str, game: str | None = None) -> list[str]:
    return [atom.id for atom in find(words, game)]


@pytest.mark.parametrize("words", ["INT-PLACE-07", "int-place-07", "int-place-7", "place-07", " Place-7 "])
def test_an_id_finds_its_atom_alone(words):
    assert ids(words) == ["INT-PLACE-07"]


def test_a_number_is_not_the_beginning_of_a_longer_number():
    assert ids("int-place-1") == ["INT-PLACE-01"]


@pytest.mark.parametrize("words", ["INT-PLACE", "int-place", "int-place-"])
def test_the_beginning_of_an_id_finds_the_chapter(words):
    assert ids(words) == ["INT-PLACE-01", "INT-PLACE-07", "INT-PLACE-10"]


def test_the_first_word_of_ids_finds_the_game():
    assert ids("cg") == [atom.id for atom in load("cardgame")]


def test_dotted_numbers_find_their_steps():
    assert ids("CG-FW-4.2") == ["CG-FW-4.2", "CG-FW-4.2.1"]


def test_a_chapter_comes_before_other_atoms_with_the_word():
    assert ids("place")[:3] == ["INT-PLACE-01", "INT-PLACE-07", "INT-PLACE-10"]
    assert sorted(ids("place")[3:]) == ["CG-FW-4.3", "INT-OUT-01"]


def test_forms_of_a_word_are_one_word_and_beginnings_are_found_while_typing():
    assert sorted(ids("tokens")) == sorted(ids("token")) == ["INT-OUT-01", "INT-OUT-02"]
    assert ids("tokenl") == ["INT-PLACE-07"]
    assert ids("ca") == []


def test_case_does_not_matter():
    assert ids("TOKEN") == ids("token") == ids("Token")


def test_what_speaks_of_all_words_comes_first():
    assert ids("token round")[0] == "INT-OUT-02"
    assert ids("cap row")[0] == "INT-PLACE-07"
    assert ids("dragon glass") == []


def test_words_that_only_ask_are_not_looked_for():
    assert ids("what is a challenge?") == ids("Was ist eine challenge") == ids("challenge") == ["CG-FW-4.2"]
    assert ids("is a") != []


def test_an_id_and_a_word_narrow_each_other():
    assert ids("int-place row") == ["INT-PLACE-01", "INT-PLACE-07"]


def test_words_with_hyphens_and_signs_are_just_words():
    assert ids("left-over")[0] == "INT-PLACE-10"
    assert ids("(.*") == []


def test_tags_are_found():
    assert ids("physical") == ["INT-OUT-02"]


def test_a_game_limits_the_search():
    assert ids("card", "cardgame") == ["CG-FW-4.3"]
    assert {"CG-FW-4.3", "INT-PLACE-01", "INT-PLACE-10"} <= set(ids("card"))


def test_no_words_find_everything_in_the_order_of_the_file():
    assert ids("", "intrigue") == [atom.id for atom in load("intrigue")]
    assert len(ids("  ")) == 8


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownRules, match="there are rules for cardgame, intrigue"):
        find("card", "chess")
