"""An index of atoms: which are about what, built once so that a question is cheap."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from math import log

from maester.rules.atoms import Atom
from maester.rules.glossary import Glossary, Phrase, verbs_joined
from maester.rules.spelling import Spelling
from maester.rules.terms import ALL, folded, only_asking, said, stem, stems, subjects

Found = dict[int, float]
"""How well each atom fits, by its number."""

Titles = Mapping[str, Mapping[str, str]]
"""The titles of a game's chapters, by language and chapter."""

IN_CHAPTER = 0.5
NAMED_BY_ID = 0.15
IN_HEADING = 0.2
IN_TRANSLATED_HEADING = 0.2
ASKED_FOR = 0.6
ONLY_BEGUN = 0.5
ONLY_IN_PART = 0.05
"""How well an atom fits a word that is not in its text, but in its chapter's title, its id, its rulebook's heading (as
it is, or in the words of the rules) or among the questions it answers. The same if it only has a word that starts like
it, or only part of a phrase."""

FITS_IN_FULL = 0.57
"""An atom that fits a word at least this well counts as having the whole word."""

NUMBER = re.compile(r"\b(?:\d+|no|one|two|three|four|five|six|seven|eight|ten|once|twice|half|number|most|least)\b|%")

LIMIT = re.compile(r"\b(?:at most|up to|limits?|maximum|greatest number|never exceeds)\b")

LESS_OFTEN_WANTED = {"rule": 1.0, "ruling": 0.95, "example": 0.6}

SHORTEST_BEGINNING = 3
MOST_PARTED = 5
"""How many of the compounds that a misspelt one may stand for are split. Splitting is slow."""

MOST_BEGUN = 20
"""How many words that start like an unknown one are looked for."""


class Index:
    """Atoms in the order of their rulebook, and how well each fits a word."""

    def __init__(self, atoms: tuple[Atom, ...], titles: Mapping[str, Titles]) -> None:
        self.atoms = atoms
        self.glossary = Glossary(titles)
        self.by_stem: dict[str, Found] = {}
        self.by_heading: dict[tuple[str, str], Found] = {}
        self.by_id: dict[tuple[str, ...], list[int]] = {}
        self.stem_of: dict[str, str] = {}
        texts = [said(" ".join((*atom.tags, atom.text))) for atom in atoms]
        usual = sum(map(len, texts)) / max(1, len(texts))
        meaning = cache(self.meaning)  # many atoms share their heading
        for number, (atom, words) in enumerate(zip(atoms, texts, strict=True)):
            self.add_words(number, words, len(words) / usual)
            self.add_titles(number, atom, titles[atom.game])
            self.add_id(number, atom.id)
            self.add_subject(number, meaning(atom.heading, ALL), IN_TRANSLATED_HEADING)
            self.add_subject(number, meaning(subjects(atom.game).get(atom.id, ""), ("en",)), ASKED_FOR)
        self.explaining = {number for number, atom in enumerate(atoms) if explains(atom)}
        self.numbered = {number for number, atom in enumerate(atoms) if NUMBER.search(atom.text.casefold())}
        self.limiting = {number for number, atom in enumerate(atoms) if LIMIT.search(atom.text.casefold())}
        self.words = sorted({*self.stem_of, *self.glossary.words})
        self.spelling = Spelling({*self.words, *self.glossary.parts, *only_asking()})
        self.weight = [LESS_OFTEN_WANTED[atom.kind] for atom in atoms]
        self.opens = openings(atoms)

    def add_words(self, number: int, words: list[str], length: float) -> None:
        """A word that an atom repeats counts more, but less than double; in a short atom it counts more."""
        for word in words:
            self.stem_of.setdefault(word, stem(word))
        for each, times in Counter(self.stem_of[word] for word in words).items():
            self.by_stem.setdefault(each, {})[number] = times / (times + 0.4 + 0.8 * length)

    def add_titles(self, number: int, atom: Atom, titles: Titles) -> None:
        """The chapter's title in every language, and the heading in the rulebook's, whichever that is."""
        for lang, called in titles.items():
            title = called.get(atom.chapter, "")
            if lang == "en":
                named = set(stems(f"{atom.chapter} {title}"))
                for each in named:
                    found = self.by_stem.setdefault(each, {})
                    found[number] = found.get(number, 0.0) + IN_CHAPTER / len(named) ** 0.5
            else:
                for each in heading_stems(f"{title} {atom.heading}", lang):
                    self.by_heading.setdefault((lang, each), {})[number] = IN_HEADING

    def add_subject(self, number: int, about: frozenset[str], well: float) -> None:
        """What an atom is about besides its text."""
        for each in about:
            found = self.by_stem.setdefault(each, {})
            found[number] = max(found.get(number, 0.0), well)

    def meaning(self, text: str, langs: tuple[str, ...]) -> frozenset[str]:
        """A text in the words of the rules, so that any language finds what it is about."""
        terms = self.telling(said(text), langs)
        return frozenset(part for term in terms for phrase in self.glossary.meant(term, langs) for part in phrase)

    def add_id(self, number: int, identity: str) -> None:
        """The id and its prefixes, with or without the game: INT-PLACE, place-7."""
        parts = steps(identity)
        for begin in (0, 1):
            for end in range(begin + 1, len(parts) + 1):
                self.by_id.setdefault(parts[begin:end], []).append(number)

    def named(self, word: str) -> list[int]:
        """The atoms whose id is the word, or starts with it."""
        return self.by_id.get(steps(word), [])

    def telling(self, words: list[str], langs: tuple[str, ...]) -> Iterator[Phrase]:
        """The words of a question that tell what it is about, those of one term together; if none does, all of them."""
        read = list(self.glossary.readings(words, langs))
        yield from [each for each in read if len(each) > 1 or each[0] not in only_asking(langs)] or read

    def speaking_of(self, words: Phrase, langs: tuple[str, ...]) -> Found:
        """The atoms about what words mean, in these languages or else in any. If there are none, those with a word that
        starts like them."""
        found = self.about(words, langs) or self.about(words, ALL)
        word = words[0]
        for guess in () if found or len(words) > 1 else self.begun(word):
            merge(found, self.about((guess,), ALL), ONLY_BEGUN)
        for number in self.named(word) if len(words) == 1 else ():
            found[number] = found.get(number, 0.0) + NAMED_BY_ID
        return found

    def about(self, words: Phrase, langs: tuple[str, ...]) -> Found:
        found: Found = {}
        for phrase, fits in self.glossary.meant(words, langs).items():
            merge(found, self.saying(phrase), fits)
        for number, well in self.headed(words).items():
            found[number] = found.get(number, 0.0) + well
        return found

    def headed(self, words: Phrase) -> Found:
        """The atoms that the rulebook has under a heading with all these words."""
        found: Found = {}
        for lang in ("de", "nl"):
            each = [self.by_heading.get((lang, stem(word, lang)), {}) for word in words if word not in only_asking()]
            found |= {number: IN_HEADING for number in each[0] if all(number in of for of in each)} if each else {}
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
            found[number] = found.get(number, 0.0) + NAMED_BY_ID
        return found

    def begun(self, word: str) -> list[str]:
        """The words that start with it, as when somebody is still typing."""
        begin = bisect_left(self.words, word)
        end = bisect_left(self.words, word + "\U0010ffff")
        return self.words[begin : min(end, begin + MOST_BEGUN)] if len(word) >= SHORTEST_BEGINNING else []

    def corrected(self, words: list[str], langs: tuple[str, ...]) -> list[str]:
        """The words, with misspelt ones corrected."""
        return [self.put_right(word, langs) for word in verbs_joined(words, self.glossary)]

    def put_right(self, word: str, langs: tuple[str, ...]) -> str:
        """The word, or if it is unknown, the most similar one; words of the question's language come first."""
        if self.spelt(word):
            return word

        def own(guess: str) -> bool:
            ours = "en" in langs and stem(guess) in self.by_stem
            return ours or guess in only_asking(langs) or bool(self.glossary.known((guess,), langs))

        if (guesses := self.spelling.meant(word, own)) or self.glossary.compound(word):
            return guesses[0] if guesses else word
        parted = islice(self.spelling.meant_in_part(word, own), MOST_PARTED)
        return next((guess for guess in parted if self.glossary.compound(guess)), word)

    def spelt(self, word: str) -> bool:
        """Whether a word is one we know, or begins like one."""
        known = folded(word) in self.spelling.words or stem(word) in self.by_stem or self.glossary.known((word,))
        return bool(known or self.begun(word))

    def rarity(self, found: Found) -> float:
        """How much a word tells: the fewer atoms have it, the more."""
        return log(1 + len(self.atoms) / sum(in_full(well) for well in found.values())) if found else 0.0


@cache
def heading_stems(heading: str, lang: str) -> frozenset[str]:
    """The stems of the words in a heading that tell something."""
    return frozenset(stem(word, lang) for word in {*said(heading)} - only_asking() if len(word) > 2)


def in_full(well: float) -> float:
    """How much of a word an atom has, at most all of it."""
    return min(1.0, well / FITS_IN_FULL)


def merge(found: Found, more: Mapping[int, float], fits: float) -> None:
    for number, well in more.items():
        found[number] = max(found.get(number, 0.0), well * fits)


def openings(atoms: tuple[Atom, ...]) -> list[float]:
    """How near an atom is to the first of its chapter, which explains what it is about."""
    seen: Counter[str] = Counter()
    found = []
    for atom in atoms:
        seen[atom.chapter] += 1
        found.append(1 / seen[atom.chapter])
    return found


def explains(atom: Atom) -> bool:
    """Whether the atom is meant to be found by people who ask what a thing is or does."""
    return any(asking in subjects(atom.game).get(atom.id, "") for asking in ("what is", "what are", "what does"))


def steps(identity: str) -> tuple[str, ...]:
    """The parts of an id, with numbers stripped of leading zeros."""
    parts = (part for part in re.split(r"[-.]", identity.casefold()) if part)
    return tuple(part.lstrip("0") if part.isdigit() else part for part in parts)
