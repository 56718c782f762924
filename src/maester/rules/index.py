"""An index of atoms: which speak of what, worked out once so that a question costs little."""

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
"""How well an atom fits that has the word in its id, in the name of its chapter, only begins a word with it,
or says only a part of what belongs together."""

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
        """A word that an atom says more than once counts more, but not twice; in a short atom it counts more."""
        for word in words:
            self.stem_of.setdefault(word, stem(word))
        for each, times in Counter(self.stem_of[word] for word in words).items():
            self.by_stem.setdefault(each, {})[number] = times / (times + 0.4 + 0.8 * length)

    def add_chapter(self, number: int, named: Iterable[str]) -> None:
        for each in set(named):
            found = self.by_stem.setdefault(each, {})
            found[number] = found.get(number, 0.0) + IN_CHAPTER

    def add_id(self, number: int, identity: str) -> None:
        """The id and its beginnings, with or without the game: INT-PLACE, place-7."""
        parts = steps(identity)
        for begin in (0, 1):
            for end in range(begin + 1, len(parts) + 1):
                self.by_id.setdefault(parts[begin:end], []).append(number)

    def named(self, word: str) -> list[int]:
        """The atoms whose id the word is, or the beginning of one."""
        return self.by_id.get(steps(word), [])

    def speaking_of(self, word: str) -> Found:
        """The atoms that speak of what a word means; if none does, those with a word that begins with it."""
        found: Found = {}
        for phrase, fits in meant(word).items():
            merge(found, self.saying(phrase), fits)
        if not found and len(word) >= SHORTEST_BEGINNING:
            for begun in self.begun(word):
                merge(found, self.by_stem[self.stem_of[begun]], ONLY_BEGUN)
        merge(found, dict.fromkeys(self.named(word), NAMED_BY_ID), 1.0)
        return found

    def saying(self, phrase: Phrase) -> Found:
        """The atoms that say some or, far better, all of what belongs together."""
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
        """The words of the rules that begin with it, as when somebody is still typing."""
        begin = bisect_left(self.words, word)
        end = bisect_left(self.words, word + "\U0010ffff")
        return self.words[begin:end]

    def rarity(self, found: Found) -> float:
        """How much a word says that so many atoms speak of."""
        return log(1 + len(self.atoms) / len(found)) if found else 0.0


def merge(found: Found, more: Mapping[int, float], fits: float) -> None:
    for number, well in more.items():
        found[number] = max(found.get(number, 0.0), well * fits)


def openings(atoms: tuple[Atom, ...]) -> list[float]:
    """What opens a chapter explains it: a little more for its first atoms."""
    seen: Counter[str] = Counter()
    found = []
    for atom in atoms:
        seen[atom.chapter] += 1
        found.append(1 + 0.2 / seen[atom.chapter])
    return found


def steps(identity: str) -> tuple[str, ...]:
    """The parts of an id, numbers without leading zeros."""
    parts = (part for part in re.split(r"[-.]", identity.casefold()) if part)
    return tuple(part.lstrip("0") if part.isdigit() else part for part in parts)
