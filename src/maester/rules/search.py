"""Finding atoms the way people ask for them: by id, part of an id, words, or a question."""

import re
from functools import cache
from pathlib import Path

from maester import games as rooms
from maester.rules import library
from maester.rules.atoms import Atom
from maester.rules.glossary import LONGEST_WORD
from maester.rules.index import Found, Index, in_full
from maester.rules.library import games, load
from maester.rules.terms import said, spoken
from maester.words import LANGUAGES
from maester.words.language import sources

CHAPTER = re.compile(r"^chapter-([\w-]+) = (.+)$", re.MULTILINE)

HOW_MANY = re.compile(
    r"\b(?:how (?:many|much|often|long|far|big|strong)|wie ?(?:viel|oft|lang|weit|gross|stark)"
    r"|hoe ?(?:veel|vaak|lang|ver|groot|sterk))"
)
MAY = re.compile(r"\b(?:may|can|darf|dürfen|kann|können|mag|mogen|kan|kunnen)\b")
MORE_THAN_ONE = re.compile(r"\b(?:two|three|twice|several|zwei|drei|zweimal|mehrere|twee|drie|tweemaal|meerdere) \w")
"""People who ask whether two are allowed want to know how many are."""

ANSWERS_THIS_WAY = 1.4
"""How much more an atom counts if it has a number and the question is "how many", or if it explains the one thing that
was asked about."""

SAYS_HOW_MANY = 1.25
"""How much more an atom that sets a limit counts, if the question is how many are allowed."""

OPENING, OPENING_OF_ONE_THING = 0.2, 0.8
"""How much more the first atom of a chapter counts. It counts most when people ask about one thing only, because then
they want to know what it is."""

MOST_WORDS = 20
"""Only the first words of a longer question are searched for."""

WORTH_SHOWING = 0.35
"""Atoms that have only some of the words, and score below this fraction of the best, are left out."""


def find(words: str, game: str | None = None) -> tuple[Atom, ...]:
    """The atoms that fit best, best first.

    An id, or the start of one, finds only its atoms. Other words may be a question, in any of our languages: their
    meaning counts, not their form, and an atom about all of them comes before one about some. Without words, it is
    every atom; without a game, the atoms of all games.
    """
    if game is not None:
        load(game)  # raises an error that lists the games there are
    index = index_of(library.folder(), games() if game is None else (game,))
    if not words.strip():
        return index.atoms
    within, asked = asked_for(words, index)
    asked = index.corrected(asked, spoken(asked))
    question = " ".join(asked)
    may = MAY.search(question) is not None
    how_many = HOW_MANY.search(question) is not None or (may and MORE_THAN_ONE.search(question) is not None)
    fits, whole = fitting(asked, index, how_many, may)
    if within is not None:
        fits = {number: fits.get(number, 0.0) for number in within if not asked or number in fits}
    return ranked(fits, whole, index)


def asked_for(words: str, index: Index) -> tuple[set[int] | None, list[str]]:
    """The atoms that ids among the words limit the search to, if any, and the other words."""
    within: set[int] | None = None
    others: list[str] = []
    for word in words.split()[:MOST_WORDS]:
        if ("-" in word or "." in word) and (named := index.named(word)):
            within = set(named) if within is None else within & set(named)
        else:
            others += (each[:LONGEST_WORD] for each in said(word))
    return within, others[:MOST_WORDS]


def fitting(asked: list[str], index: Index, how_many: bool, may: bool) -> tuple[Found, set[int]]:
    """How well each atom fits the words, and which are about all of them: more words count far more."""
    langs = spoken(asked)
    told = dict.fromkeys(index.telling(asked, langs))
    found = [(of, index.rarity(of)) for words in told if (of := index.speaking_of(words, langs))]
    everything = sum(rare for _, rare in found)
    one_thing = len(found) == 1 and not how_many
    opening = OPENING_OF_ONE_THING if one_thing else OPENING
    fits: Found = {}
    whole: set[int] = set()
    for number in dict.fromkeys(number for of, _ in found for number in of):
        said_here = [(of[number], rare) for of, rare in found if number in of]
        covered = sum(in_full(well) * rare for well, rare in said_here) / everything
        wanted = index.weight[number] * (1 + opening * index.opens[number])
        if (how_many and number in index.numbered) or (one_thing and number in index.explaining):
            wanted *= ANSWERS_THIS_WAY
        if how_many and may and number in index.limiting:
            wanted *= SAYS_HOW_MANY
        fits[number] = sum(well * rare for well, rare in said_here) * covered**1.5 * wanted
        if len(said_here) == len(found):
            whole.add(number)
    return fits, whole


def ranked(fits: Found, whole: set[int], index: Index) -> tuple[Atom, ...]:
    """Best first; equal ones in rulebook order."""
    least = WORTH_SHOWING * max(fits.values(), default=0.0)
    shown = (number for number, fit in fits.items() if fit >= least or number in whole)
    return tuple(index.atoms[number] for number in sorted(shown, key=lambda number: (-fits[number], number)))


@cache
def index_of(_: Path, those: tuple[str, ...]) -> Index:
    """The index of these games' rules, built once for each folder they are read from."""
    atoms = tuple(atom for game in those for atom in load(game))
    return Index(atoms, {game: {lang: chapter_names(game, lang) for lang in LANGUAGES} for game in those})


def chapter_names(game: str, lang: str = "en") -> dict[str, str]:
    """The chapter titles of a game's rules, in English, the language they are written in, or another."""
    if game not in rooms.NAMES:
        return {}
    return {chapter.upper(): name for chapter, name in CHAPTER.findall("\n".join(sources(lang, game)))}
