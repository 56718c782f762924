"""An index of atoms: which are about what, built once so that a question is cheap."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from math import log

from maester.rules.atoms import Atom
from maester.rules.terms import Phrase, meant, said, stem, stems

Found = dict[int, float]
"""How well each atom fits, by its number."""

NAMED_BY_ID = 1.6
IN_CHAPTER = 0.8
ONLY_BEGUN = 0.5
ONLY_IN_PART = 0.2
"""How well an atom fits if it has the word only in its id or chapter name, only as the start of another word, or has
only part of a phrase."""

LESS_OFTEN_WANTED = {"rule": 1.0, "ruling": 0.95, "example": 0.6}

SHORTEST_BEGINNING = 3


class Index:
    """Atoms in the order of their rulebook, and how well each fits a word."""

    def __init__(self, atoms: tuple[Atom, ...], chapters: Mapping[str, Mapping[str, str]]) -> None:
        self.atoms = atoms
        self.by_stem: dict[str, Found] = {}
        self.by_id: dict[tuple[str, ...], list[int]] = {}
        self.stem_of: dict[str, str] = {}
        texts = [said(" ".join((*atom.tags, atom.text))) for atom in atoms]
        usual = sum(map(len, texts)) / max(1, len(texts))
        for number, (atom, words) in enumerate(zip(atoms, texts, strict=True)):
            self.add_words(number, words, len(words) / usual)
            self.add_chapter(number, stems(f"{atom.chapter} {chapters[atom.game].get(atom.chapter, '')}"))
            self.add_id(number, atom.id)
        self.words = sorted(self.stem_of)
        self.weight = [LESS_OFTEN_WANTED[atom.kind] * early for atom, early in zip(atoms, openings(atoms), strict=True)]

    def add_words(self, number: int, words: list[str], length: float) -> None:
        """A word that an atom repeats counts more, but less than double; in a short atom it counts more."""
        for word in words:
            self.stem_of.setdefault(word, stem(word))
        for each, times in Counter(self.stem_of[word] for word in words).items():
            self.by_stem.setdefault(each, {})[number] = times / (times + 0.4 + 0.8 * length)

    def add_chapter(self, number: int, named: Iterable[str]) -> None:
        for each in set(named):
            found = self.by_stem.setdefault(each, {})
            found[number] = found.get(number, 0.0) + IN_CHAPTER

    def add_id(self, number: int, identity: str) -> None:
        """The id and its prefixes, with or without the game: INT-PLACE, place-7."""
        parts = steps(identity)
        for begin in (0, 1):
            for end in range(begin + 1, len(parts) + 1):
                self.by_id.setdefault(parts[begin:end], []).append(number)

    def named(self, word: str) -> list[int]:
        """The atoms whose id is the word, or starts with it."""
        return self.by_id.get(steps(word), [])

    def speaking_of(self, word: str) -> Found:
        """The atoms about what a word means; if there are none, those with a word that starts with it."""
        found: Found = {}
        for phrase, fits in meant(word).items():
            merge(found, self.saying(phrase), fits)
        if not found and len(word) >= SHORTEST_BEGINNING:
            for begun in self.begun(word):
                merge(found, self.by_stem[self.stem_of[begun]], ONLY_BEGUN)
        merge(found, dict.fromkeys(self.named(word), NAMED_BY_ID), 1.0)
        return found

    def saying(self, phrase: Phrase) -> Found:
        """The atoms that have some, or far better, all words of a phrase."""
        found: Found = {}
        for each in (self.by_stem.get(part, {}) for part in phrase):
            for number, well in each.items():
                found[number] = found.get(number, 0.0) + well / len(phrase)
        for number in found if len(phrase) > 1 else ():
            if not all(number in self.by_stem.get(part, {}) for part in phrase):
                found[number] *= ONLY_IN_PART
        for number in self.by_id.get(phrase, ()):
            found[number] = NAMED_BY_ID
        return found

    def begun(self, word: str) -> list[str]:
        """The words of the rules that start with it, as when somebody is still typing."""
        begin = bisect_left(self.words, word)
        end = bisect_left(self.words, word + "\U0010ffff")
        return self.words[begin:end]

    def rarity(self, found: Found) -> float:
        """How much a word tells, if this many atoms contain it."""
        return log(1 + len(self.atoms) / len(found)) if found else 0.0


def merge(found: Found, more: Mapping[int, float], fits: float) -> None:
    for number, well in more.items():
        found[number] = max(found.get(number, 0.0), well * fits)


def openings(atoms: tuple[Atom, ...]) -> list[float]:
    """The first atoms of a chapter explain it, so they count a little more."""
    seen: Counter[str] = Counter()
    found = []
    for atom in atoms:
        seen[atom.chapter] += 1
        found.append(1 + 0.2 / seen[atom.chapter])
    return found


def steps(identity: str) -> tuple[str, ...]:
    """The parts of an id, with numbers stripped of leading zeros."""
    parts = (part for part in re.split(r"[-.]", identity.casefold()) if part)
    return tuple(part.lstrip("0") if part.isdigit() else part for part in parts)
