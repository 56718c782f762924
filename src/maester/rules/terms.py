"""Translates what people ask into the words the rules use.

The rules are written in English; questions come in English, German and Dutch. Each word is looked up by its stem, in
the glossary beside this file and among the games' own names for things.
"""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from snowballstemmer import stemmer

from maester import games
from maester.words import LANGUAGES
from maester.words.language import sources

STEMMERS = {"en": stemmer("english"), "de": stemmer("german"), "nl": stemmer("dutch")}

WORD = re.compile(r"[^\W_]+")
LONGEST_WORD = 40
"""More letters are not looked at: the time that stemming and taking apart need grows with their square and cube."""
NAME = re.compile(r"^name-(?P<id>[\w-]+) = (?P<name>[^{}\n]+)$", re.MULTILINE)

Phrase = tuple[str, ...]
"""Stems of words in the rules that belong together."""

Meaning = dict[Phrase, float]
"""Alternative phrases, and how well each fits."""

Entry = tuple[str, str, Phrase, float]
"""In a language, a word stands for a phrase, with a weight for how well it fits."""

OTHERWISE_SAID, TRANSLATED = 0.7, 1.0

JOINTS = ("", "s", "es", "n", "en", "er", "e")
"""What German and Dutch put between the parts of a compound word."""


@cache
def kept() -> Mapping[str, Any]:
    """The glossary as it is kept."""
    return tomllib.loads(files(__package__).joinpath("glossary.toml").read_text("utf-8"))


@cache
def only_asking() -> frozenset[str]:
    """Question words that say nothing about the subject."""
    return frozenset(word for words in kept()["only_asking"].values() for word in words.split())


def said(text: str) -> list[str]:
    """The words of a text, in lower case, without punctuation."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("’", "'").replace("'s", "")
    return [word[:LONGEST_WORD] for word in WORD.findall(plain)]


@lru_cache(maxsize=20_000)
def stem(word: str, lang: str = "en") -> str:
    """What all forms of a word have in common."""
    return str(STEMMERS[lang].stemWord(word))


def stems(text: str) -> list[str]:
    """The stems of an English text, one for each word."""
    return [stem(word) for word in said(text)]


def meant(word: str) -> Meaning:
    """What a word in a question may stand for, and how well each meaning fits."""
    return {**(translated(word) or in_parts(word)), (stem(word),): 1.0}


def translated(word: str) -> Meaning:
    """What the glossary and the games' names say about a word, in any language."""
    found: Meaning = {}
    for lang in LANGUAGES:
        for each, fits in glossary()[lang].get(stem(word, lang), {}).items():
            found[each] = max(fits, found.get(each, 0.0))
    return found


def in_parts(word: str) -> Meaning:
    """What the two parts of a compound word mean together: a Marschbefehl is an order to march."""
    for end in range(len(word) - 3, 3, -1):
        tail = translated(word[end:])
        if not tail:
            continue
        for joint in JOINTS:
            head = word[: end - len(joint)]
            if word[:end].endswith(joint) and len(head) > 2 and (means := translated(head)):
                return {(*one, *other): TRANSLATED for one in means for other in tail}
    return {}


@cache
def glossary() -> Mapping[str, Mapping[str, Meaning]]:
    """What words stand for, by language and stem; the glossary takes precedence over names."""
    found: dict[str, dict[str, Meaning]] = {lang: {} for lang in LANGUAGES}
    for lang, word, phrase, fits in terms():
        found[lang].setdefault(stem(word, lang), {})[phrase] = fits
    known = {lang: frozenset(of) for lang, of in found.items()}
    for lang, word, phrase, fits in names():
        if stem(word, lang) not in known[lang]:
            found[lang].setdefault(stem(word, lang), {})[phrase] = fits
    return found


def terms() -> Iterator[Entry]:
    for term in kept()["term"]:
        phrases = [tuple(stems(phrase)) for phrase in term["rules"].split("|")]
        for lang in LANGUAGES:
            for word in (word for each in term.get(lang, ()) for word in said(each)):
                yield from ((lang, word, phrase, OTHERWISE_SAID if lang == "en" else TRANSLATED) for phrase in phrases)


def names() -> Iterator[Entry]:
    """Things with a different name in another language, from the games' words."""
    for game in games.NAMES:
        english, *others = (dict(NAME.findall("\n".join(sources(lang, game)))) for lang in LANGUAGES)
        for lang, called in zip(LANGUAGES[1:], others, strict=True):
            for what, name in called.items():
                phrase = tuple(each for each in stems(english.get(what, "")) if not each.isdigit())
                new = [word for word in said(name) if not word.isdigit() and word not in only_asking()]
                yield from ((lang, word, phrase, TRANSLATED) for word in new if phrase and stem(word) not in phrase)
