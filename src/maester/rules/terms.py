"""Words of questions and of rules: what all forms of a word have in common."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from snowballstemmer import stemmer

STEMMERS = {"en": stemmer("english"), "de": stemmer("german"), "nl": stemmer("dutch")}

NO_STEM = {"initiative", "golden"}
"""Words that mean something else than their stem: to initiate, gold."""

IRREGULAR = {
    form: word
    for word, forms in {
        "win": "won winner winners",
        "lose": "lost loser losing",
        "choose": "chose chosen",
        "take": "took taken",
        "give": "gave given",
        "draw": "drew drawn",
        "pay": "paid",
        "spend": "spent",
        "keep": "kept",
        "hold": "held",
        "kneel": "knelt",
        "stand": "stood",
        "fight": "fought",
        "show": "shown",
        "begin": "began begun",
        "die": "dice",
        "footman": "footmen",
        "ncu": "ncus",
    }.items()
    for form in forms.split()
}
"""Forms that do not share their stem with their word."""

WORD = re.compile(r"[^\W_]+")
LONGEST_WORD = 40
"""Further letters are ignored: stemming takes time with the square of a word's length, splitting with the cube."""
TYPED_UMLAUT = re.compile(r"(?<![aeiouq])([aou])e")


@cache
def kept(name: str) -> Mapping[str, Any]:
    """A file of the glossary, parsed. A game without words of its own has an empty one."""
    return written("glossaries", name)


@cache
def subjects(game: str) -> Mapping[str, str]:
    """What people ask, in English, when an atom is the answer, by the atom's id."""
    return written("subjects", game)


def written(folder: str, name: str) -> Mapping[str, Any]:
    file = files(__package__).joinpath(folder, f"{name}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


ALL = tuple(STEMMERS)


@cache
def only_asking(langs: tuple[str, ...] = ALL) -> frozenset[str]:
    """Question words that say nothing about the subject."""
    return frozenset(word for lang in langs for word in said(kept("asking")[lang]))


def spoken(words: Sequence[str]) -> tuple[str, ...]:
    """The languages a question may be in, judged by its question words: "which units die" is English, not German."""
    asking = {lang: sum(word in only_asking((lang,)) for word in words) for lang in ALL}
    return tuple(lang for lang in ALL if asking[lang] == max(asking.values()))


@cache
def particles() -> frozenset[str]:
    """What a German or Dutch verb leaves at the end of its clause: ich *ziehe* mich *zurück*."""
    return frozenset(said(kept("asking")["particles"]))


@cache
def clauses() -> frozenset[str]:
    """Words that begin the next clause."""
    return frozenset(said(kept("asking")["clauses"]))


@cache
def apart() -> Mapping[str, frozenset[str]]:
    """Pairs of words that belong together, whatever stands between them: the second word → the possible first ones."""
    pairs = [said(pair) for pair in kept("asking")["apart"].split(",")]
    return {last: frozenset(first for first, other in pairs if other == last) for _, last in pairs}


def said(text: str) -> list[str]:
    """The words of a text, in lower case, without punctuation."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("’", "'").replace("'s", "")
    return [word[:LONGEST_WORD] for word in WORD.findall(plain)]


@lru_cache(maxsize=50_000)
def stem(word: str, lang: str = "en") -> str:
    """What all forms of a word have in common."""
    if lang == "en":
        return word if word in NO_STEM else str(STEMMERS[lang].stemWord(IRREGULAR.get(word, word)))
    return str(STEMMERS[lang].stemWord(folded(word)))


def stems(text: str) -> list[str]:
    """The stems of an English text, one for each word."""
    return [stem(word) for word in said(text)]


@lru_cache(maxsize=50_000)
def folded(word: str) -> str:
    """A word without its accents, however they are typed: Würfel, Wuerfel and Wurfel are the same."""
    bare = (letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))
    return TYPED_UMLAUT.sub(r"\1", "".join(bare))
