"""Finding atoms the way a person asks for them: by an id, a part of one, by words, or by a question."""

import re
from functools import cache
from pathlib import Path

from maester import games as rooms
from maester.rules import library
from maester.rules.atoms import Atom
from maester.rules.index import Found, Index
from maester.rules.library import games, load
from maester.rules.terms import only_asking, said
from maester.words.language import sources

CHAPTER = re.compile(r"^chapter-([\w-]+) = (.+)$", re.MULTILINE)

MOST_WORDS = 16
"""Of a longer question the first words are looked for."""

WORTH_SHOWING = 0.35
"""What speaks of some words only, and fits less well than this compared with the best, is left out."""


def find(words: str, game: str | None = None) -> tuple[Atom, ...]:
    """The atoms that fit best, best first.

    An id, or the beginning of one, finds its atoms alone. Other words may be a question, in any of our languages: what
    they mean counts, not their form, and an atom that speaks of all of them comes before one that speaks of some.
    Without words it is every atom; without a game, the atoms of all games.
    """
    if game is not None:
        load(game)  # says which games there are, if not this one
    index = index_of(library.folder(), games() if game is None else (game,))
    if not words.strip():
        return index.atoms
    within, asked = asked_for(words, index)
    fits, whole = fitting(asked, index)
    if within is not None:
        fits = {number: fits.get(number, 0.0) for number in within if not asked or number in fits}
    return ranked(fits, whole, index)


def asked_for(words: str, index: Index) -> tuple[set[int] | None, list[str]]:
    """The atoms that ids among the words limit the search to, if any does, and the other words that mean something."""
    within: set[int] | None = None
    others: list[str] = []
    for word in words.split()[:MOST_WORDS]:
        if ("-" in word or "." in word) and (named := index.named(word)):
            within = set(named) if within is None else within & set(named)
        else:
            others += said(word)
    return within, ([word for word in others if word not in only_asking()] or others)[:MOST_WORDS]


def fitting(asked: list[str], index: Index) -> tuple[Found, set[int]]:
    """How well each atom fits the words, and which speak of all of them: the more, the better by far."""
    found = [(of, index.rarity(of)) for word in dict.fromkeys(asked) if (of := index.speaking_of(word))]
    everything = sum(rare for _, rare in found)
    fits: Found = {}
    whole: set[int] = set()
    for number in dict.fromkeys(number for of, _ in found for number in of):
        said_here = [(of[number], rare) for of, rare in found if number in of]
        covered = sum(rare for _, rare in said_here) / everything
        fits[number] = sum(well * rare for well, rare in said_here) * covered**2 * index.weight[number]
        if len(said_here) == len(found):
            whole.add(number)
    return fits, whole


def ranked(fits: Found, whole: set[int], index: Index) -> tuple[Atom, ...]:
    """The best first; where they fit alike, as in the rulebook."""
    least = WORTH_SHOWING * max(fits.values(), default=0.0)
    shown = (number for number, fit in fits.items() if fit >= least or number in whole)
    return tuple(index.atoms[number] for number in sorted(shown, key=lambda number: (-fits[number], number)))


@cache
def index_of(_: Path, those: tuple[str, ...]) -> Index:
    """The index of the rules of these games, made once for each folder they are read from."""
    atoms = tuple(atom for game in those for atom in load(game))
    return Index(atoms, {game: chapter_names(game) for game in those})


def chapter_names(game: str) -> dict[str, str]:
    """What the chapters of a game's rules are called in English, the language they are written in."""
    if game not in rooms.NAMES:
        return {}
    return {chapter.upper(): name for chapter, name in CHAPTER.findall("\n".join(sources("en", game)))}
