"""Words with a wrong, missing or misplaced letter, and the words they were meant to be."""

from collections.abc import Callable, Iterable, Iterator

from maester.rules.terms import folded

JOINTS = ("", "s", "es", "n", "en", "er", "e")
"""What German and Dutch put between the parts of a compound word."""

SHORTEST_MISSPELT = 5
"""Shorter words are not corrected: too many of them differ in one letter only."""

MOST_GUESSES = 20
"""How many words that a misspelt one may stand for are looked at."""


class Spelling:
    """All known words, and what is left of each without one letter. Words that share this are almost the same."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = {folded(word): word for word in sorted(words)}
        self.nearly: dict[str, list[str]] = {}
        for word in self.words:
            for less in one_less(word) if len(word) >= SHORTEST_MISSPELT else ():
                self.nearly.setdefault(less, []).append(word)

    def meant(self, typed: str, own: Callable[[str], bool]) -> list[str]:
        """The words that differ in one letter, or in the order of two. Those of the question's language come first."""
        word = folded(typed)
        if len(word) < SHORTEST_MISSPELT:
            return []
        found = dict.fromkeys(each for less in one_less(word) for each in self.nearly.get(less, ()))
        likely = sorted(found, key=lambda each: (each[0] != word[0], another_letter(each, word), each))
        return sorted((self.words[each] for each in likely[:MOST_GUESSES]), key=own, reverse=True)

    def meant_in_part(self, typed: str, own: Callable[[str], bool]) -> Iterator[str]:
        """The compounds of two words of which one has a wrong letter, the other none: *Marschbefhl*."""
        word = folded(typed)
        for at in range(3, len(word) - 2):
            head, tail = word[:at], word[at:]
            if any(head.removesuffix(joint) in self.words for joint in JOINTS):
                yield from (head + each for each in self.meant(tail, own))
            if tail in self.words:
                yield from (each + tail for each in self.meant(head, own))


def one_less(word: str) -> list[str]:
    """The word, and the word without any one of its letters."""
    return [word, *(word[:at] + word[at + 1 :] for at in range(len(word)) if not at or word[at] != word[at - 1])]


def another_letter(word: str, other: str) -> bool:
    """Whether one letter was replaced by another. That is less likely than leaving one out, doubling it or swapping
    two."""
    return len(word) == len(other) and sorted(word) != sorted(other)
