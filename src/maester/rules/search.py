"""Finding atoms the way a person asks for them: by an id, a part of one, or by words."""

import re
from collections.abc import Iterable

from maester.rules.atoms import Atom
from maester.rules.library import games, load

BY_ID, WHOLE_WORD, PART_OF_WORD = range(3)


def find(words: str, game: str | None = None) -> tuple[Atom, ...]:
    """The atoms that fit every word, best first: ids before whole words before parts of words, then as in the rulebook.

    Upper and lower case are the same. Without words it is every atom; without a game, the atoms of all games.
    """
    wanted = words.casefold().split()
    atoms = [atom for each in ([game] if game is not None else games()) for atom in load(each)]
    ranked = [(ranks, atom) for atom in atoms if None not in (ranks := [rank(atom, word) for word in wanted])]
    return tuple(atom for _, atom in sorted(ranked, key=lambda found: total(found[0])))


def total(ranks: Iterable[int | None]) -> int:
    return sum(rank or 0 for rank in ranks)


def rank(atom: Atom, word: str) -> int | None:
    """How well one word fits an atom; None if it does not."""
    if names(word, atom.id):
        return BY_ID
    # The id counts as words here, or INT-PLACE-1 would be a part of INT-PLACE-10.
    said = " ".join([*atom.id.split("-"), *atom.tags, atom.text]).casefold()
    if word not in said:
        return None
    whole = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", said)
    return WHOLE_WORD if whole else PART_OF_WORD


def names(word: str, identity: str) -> bool:
    """Whether the word is the id or the beginning of it, with or without the game: INT-PLACE, place-7."""
    asked, parts = steps(word), steps(identity)
    return bool(asked) and asked in (parts[: len(asked)], parts[1 : len(asked) + 1])


def steps(identity: str) -> list[str]:
    """The parts of an id, numbers without leading zeros."""
    return [part.lstrip("0") if part.isdigit() else part for part in re.split(r"[-.]", identity.casefold()) if part]
