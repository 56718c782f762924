"""What the words of a question mean in the words of the rules.

The rules are written in English; questions come in English, German and Dutch. Words are looked up by their stems, in
the glossary (the files beside this one) and among the games' own names for things. Each game has a file of its own,
which comes before the common one: a Verstärkung is an attachment in one game and not in another.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import islice, product

from maester import games
from maester.rules.spelling import JOINTS
from maester.rules.terms import ALL, apart, clauses, folded, kept, only_asking, particles, said, stem, stems
from maester.words import LANGUAGES
from maester.words.language import sources

NAME = re.compile(r"^name-(?P<id>[\w-]+) = (?P<name>[^{}\n]+)$", re.MULTILINE)

Phrase = tuple[str, ...]
"""Stems of words that belong together."""

Meaning = dict[Phrase, float]
"""Alternative phrases of the rules, and how well each fits."""

Forms = dict[Phrase, Meaning]
"""Words that share a stem, as they are written, and what each stands for: *bieden* and *gebieden* mean different
things."""

Entry = tuple[str, str, Phrase, float]
"""In a language, words stand for a phrase of the rules, with a weight for how well it fits."""

OTHERWISE_SAID, TRANSLATED, PART_OF_NAME, PART_OF_WORD = 0.7, 1.0, 0.6, 0.4

COMPOUNDING = ("de", "nl")
"""The languages that write several words as one."""

LONGEST_WORD = 32
MOST_READINGS = 8
"""How many meanings of an ambiguous compound are looked for. Of a very long word only the beginning is read."""


class Glossary:
    """The words of some games."""

    def __init__(self, those: Iterable[str]) -> None:
        self.terms: dict[str, dict[Phrase, Forms]] = {lang: {} for lang in LANGUAGES}
        self.words: set[str] = set()
        self.parts: set[str] = set()
        for game in those:
            self.add(names(game), [terms(file) for file in ("common", *homes(game))])
        self.beginnings = {folded(word)[:3] for word in self.words}
        self.longest = max((len(words) for of in self.terms.values() for words in of), default=1)

    def add(self, named: Iterator[Entry], files: Sequence[Iterator[Entry]]) -> None:
        """The words of one game: what its own file says replaces what the common one says, and that replaces names."""
        own: dict[str, dict[Phrase, Forms]] = {lang: {} for lang in LANGUAGES}
        for entries in (named, *files):
            new: dict[str, dict[Phrase, Forms]] = {lang: {} for lang in LANGUAGES}
            for lang, words, phrase, fits in entries:
                called = said(words)
                forms = new[lang].setdefault(stemmed(called, lang), {})
                better(forms.setdefault(written(called), {}), {phrase: fits})
                self.words.update(called[:1] if len(called) == 1 else ())
                self.parts.update(called)
            for lang, of in new.items():
                own[lang].update(of)
        for lang, of in own.items():
            for stems_of, forms in of.items():
                known = self.terms[lang].setdefault(stems_of, {})
                for form, meaning in forms.items():
                    better(known.setdefault(form, {}), meaning)

    def readings(self, words: Sequence[str], langs: Sequence[str] = ALL) -> Iterator[Phrase]:
        """The words of a question, those of one term together."""
        words = verbs_joined(words, self)
        at = 0
        while at < len(words):
            lengths = range(min(self.longest, len(words) - at), 1, -1)
            taken = next((many for many in lengths if self.known(words[at : at + many], langs)), 1)
            yield tuple(words[at : at + taken])
            at += taken

    def meant(self, words: Phrase, langs: Sequence[str] = ALL) -> Meaning:
        """What words of some languages may stand for, and how well each meaning fits."""
        found = self.known(words, langs) or (self.in_parts(words[0]) if len(words) == 1 and langs != ("en",) else {})
        return {**found, stemmed(words, "en"): TRANSLATED}

    def known(self, words: Sequence[str], langs: Sequence[str] = ALL) -> Meaning:
        """What the glossary and the games' names say about words of some languages; English ones are used in all."""
        return self.looked_up(words, langs if "en" in langs else ("en", *langs))

    def looked_up(self, words: Sequence[str], langs: Sequence[str]) -> Meaning:
        found: Meaning = {}
        for lang in langs:
            forms = self.terms[lang].get(stemmed(words, lang), {})
            exactly = forms.get(written(words))
            for meaning in forms.values() if exactly is None else (exactly,):
                better(found, meaning)
        return found

    def in_parts(self, word: str) -> Meaning:
        """What the parts of a compound word mean together, or else what its last part means."""
        return self.compound(word) or next((dict.fromkeys(tail, PART_OF_WORD) for _, tail in self.tails(word, 5)), {})

    def compound(self, word: str, depth: int = 2) -> Meaning:
        """What the parts of a compound word mean together: a Marschbefehl is an order to march."""
        for begin, tail in self.tails(word, 3):
            if head := self.head(folded(word)[:begin], depth):
                both = islice(product(head, tail), MOST_READINGS)
                return {(*one, *(each for each in other if each not in one)): TRANSLATED for one, other in both}
        return {}

    def tails(self, word: str, shortest: int) -> Iterator[tuple[int, Meaning]]:
        """Where known words begin that a word ends with, the longest first, and what they mean."""
        word = folded(word)
        for begin in range(3, len(word) - shortest + 1):
            if word[begin : begin + 3] in self.beginnings and (tail := self.looked_up((word[begin:],), COMPOUNDING)):
                yield begin, tail

    def head(self, head: str, depth: int) -> Meaning:
        """What the beginning of a compound means, without what joins it to the rest."""
        cut = [head.removesuffix(joint) for joint in JOINTS if head.endswith(joint)]
        for each in cut:
            if len(each) > 2 and (found := self.looked_up((each,), COMPOUNDING)):
                return found
        return next((found for each in cut if depth > 1 and (found := self.compound(each, depth - 1))), {})


def stemmed(words: Sequence[str], lang: str) -> Phrase:
    return tuple(stem(word, lang) for word in words)


def written(words: Sequence[str]) -> Phrase:
    return tuple(folded(word) for word in words)


def better(meaning: Meaning, more: Meaning) -> None:
    """Add to a meaning what is new, or fits better, in another."""
    for phrase, fits in more.items():
        meaning[phrase] = max(fits, meaning.get(phrase, 0.0))


def verbs_joined(words: Sequence[str], glossary: Glossary) -> list[str]:
    """The words, with separated parts joined: *lege … ab* becomes *ablege*."""
    joined = together(words)
    words = list(joined)
    ends = [at for at, word in enumerate(words) if word in particles() and {*words[at + 1 : at + 2]} <= clauses()]
    for end in reversed(ends):
        for at in range(end - 1, -1, -1):
            if joined[at] not in only_asking() and glossary.known((words[end] + joined[at],)):
                joined[at] = words[end] + joined[at]
                del joined[end]
                break
    return joined


def together(words: Sequence[str]) -> list[str]:
    """The words, with those that belong together side by side: *geen* fiches *meer* becomes fiches *geen meer*."""
    joined = list(words)
    for at, word in enumerate(words):
        firsts = [each for each in range(at) if joined[each] in apart().get(word, ())]
        if firsts:
            joined.insert(at - 1, joined.pop(firsts[-1]))
    return joined


def homes(game: str) -> tuple[str, ...]:
    """The files with a game's words: those of the game it builds on come first."""
    room = import_module(f"maester.games.{game}.words") if game in games.NAMES else None
    return (*getattr(room, "BUILDS_ON", ()), game)


def terms(file: str) -> Iterator[Entry]:
    for rules, called in kept(file).items():
        phrases = [tuple(stems(phrase)) for phrase in rules.split("|")]
        for lang, words in called.items():
            fits = OTHERWISE_SAID if lang == "en" else TRANSLATED
            yield from ((lang, word, phrase, fits) for word in words.split(",") for phrase in phrases)


def names(game: str) -> Iterator[Entry]:
    """Things with a different name in another language, from the game's words; part of a name will do."""
    if game not in games.NAMES:
        return
    english, *others = (dict(NAME.findall("\n".join(sources(lang, game)))) for lang in LANGUAGES)
    for lang, called in zip(LANGUAGES[1:], others, strict=True):
        for what, name in called.items():
            ours = [word for word in said(english.get(what, "")) if not word.isdigit()]
            words = [word for word in said(name) if not word.isdigit()]
            if not ours or not words:
                continue
            phrase = stemmed(ours, "en")
            yield lang, " ".join(words), phrase, TRANSLATED
            telling = [word for word in words if word not in only_asking() and word not in ours]
            yield from ((lang, word, phrase, PART_OF_NAME) for word in telling if len(words) > 1)
