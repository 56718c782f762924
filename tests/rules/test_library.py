"""The rules files of this project are whole: every line counted, every id once, no id cited that is not there."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from maester.rules import UnknownRules, chapter_names, games, library, load
from maester.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs" / "rules"
ALL = [atom for game in games() for atom in load(game)]

each_game = pytest.mark.parametrize("game", games())


def test_every_rules_file_is_a_game():
    assert "intrigue" in games()
    assert games() == tuple(sorted(file.stem for file in DOCS.glob("*.md") if file.stem != "README"))


@each_game
def test_every_line_that_begins_with_an_id_is_an_atom(game):
    lines = (DOCS / f"{game}.md").read_text(encoding="utf-8").splitlines()
    begun = [found[1] for line in lines if (found := re.match(r"\s*- \**([A-Z]+\d?-[A-Z0-9.a-z-]*\w)", line))]
    ids = [atom.id for atom in load(game)]
    assert begun
    assert [identity for identity in ids if identity in begun] == begun


def test_ids_are_unique_over_all_games():
    assert len({atom.id for atom in ALL}) == len(ALL)


@each_game
def test_a_game_has_a_prefix_of_its_own(game):
    own = {atom.id.split("-")[0] for atom in load(game)}
    others = {atom.id.split("-")[0] for atom in ALL if atom.game != game}
    assert len(own) == 1
    assert not own & others


@each_game
def test_numbers_have_no_gaps_within_a_chapter(game):
    numbers = defaultdict(list)
    for atom in load(game):
        number = atom.id.rsplit("-", 1)[1]
        if number.isdigit():
            numbers[atom.chapter].append(int(number))
    for chapter, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), chapter


@each_game
def test_every_id_cited_exists(game):
    atoms = load(game)
    known = {atom.id for atom in atoms}
    assert {(atom.id, cited) for atom in atoms for cited in atom.see if cited not in known} == set()


FOR_KEEPERS_ONLY = re.compile(
    r"""(?ix) \b(?: seed | faq | sheet | facts | implementation | impl | assumed | test\ note | rulebook
    | ours(?!\ is\ the\ Fury) | dutch | german | boardgame\d | BG\d | CP )\b
    | [`*_] | \[(?!\d) | \b[a-z]+-[a-z]+-(?:sea|bay|port)\b"""
)
"""Sources, names of files and options, marks of Markdown: nothing a player should read."""

AN_ID = re.compile(r"\b[A-Z]{2,}-\d|\b(?!III|II|NCU)[A-Z]{3,}\b")


@each_game
def test_what_is_shown_carries_no_sources_and_no_ids(game):
    found = {atom.id: mark[0] for atom in load(game) if (mark := FOR_KEEPERS_ONLY.search(atom.text))}
    assert found == {}
    named = {atom.id: mark[0] for atom in load(game) if (mark := AN_ID.search(atom.text))}
    assert named == {}


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_name(game, lang):
    words = Words(lang, game)
    for chapter in dict.fromkeys(atom.chapter for atom in load(game)):
        assert words.say(f"chapter-{chapter.lower()}") != chapter, chapter
    assert chapter_names(game)["EX"] == "Worked examples"


@each_game
def test_every_atom_says_something_and_its_tags_are_known(game):
    for atom in load(game):
        assert len(atom.text.split()) >= 2, atom.id
        assert set(atom.tags) <= {"physical", "proposed", "unused"}, atom.id


def test_intrigue_has_its_rules_examples_and_rulings():
    kinds = [atom.kind for atom in load("intrigue")]
    assert (kinds.count("rule"), kinds.count("example"), kinds.count("ruling")) == (53, 21, 21)
    assert [atom.id for atom in load("intrigue") if not atom.observable] == ["INT-SETUP-06"]


@pytest.mark.parametrize("game", ["chess", "", "../rules/intrigue", "INTRIGUE", "README"])
def test_an_unknown_game_is_refused_with_the_games_there_are(game):
    with pytest.raises(UnknownRules, match=r"There are no rules for “.*”; there are rules for .*intrigue"):
        load(game)


def test_an_installed_package_reads_its_own_copy(tmp_path, monkeypatch):
    (tmp_path / "_rules").mkdir()
    (tmp_path / "_rules" / "cyvasse.md").write_text("- CYV-SETUP-01 The board is hidden by a screen.\n")
    (tmp_path / "_rules" / "README.md").write_text("About these files.\n")
    monkeypatch.setattr(library, "PACKAGE", tmp_path)
    assert games() == ("cyvasse",)
    assert [atom.id for atom in load("cyvasse")] == ["CYV-SETUP-01"]


def test_without_any_rules_the_sentence_says_where_they_were_looked_for(tmp_path, monkeypatch):
    monkeypatch.setattr(library, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(library, "CHECKOUT", tmp_path)
    assert games() == ()
    with pytest.raises(UnknownRules, match=re.escape(f"there are none in {tmp_path / 'docs' / 'rules'}.")):
        load("intrigue")
