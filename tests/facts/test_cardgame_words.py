"""Every word in which a card is declared is closed: misspelt anywhere, it is an error when the game is loaded."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, get_args

import pytest
from msgspec import ValidationError

from maester.games.cardgame import facts, lexicon
from maester.games.cardgame.facts import CARDS, FILES, declared_in, names_in, read

Path = tuple[str | int, ...]


def words(declared: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every word of a declaration, and where it stands."""
    if isinstance(declared, str):
        yield path, declared
    elif isinstance(declared, dict):
        for key, each in declared.items():
            yield from words(each, (*path, key))
    elif isinstance(declared, list):
        for n, each in enumerate(declared):
            yield from words(each, (*path, n))


def fields(declared: Any, path: Path = ()) -> Iterator[Path]:
    """Where every field of a declaration stands."""
    if isinstance(declared, dict):
        for key, each in declared.items():
            yield (*path, key)
            yield from fields(each, (*path, key))
    elif isinstance(declared, list):
        for n, each in enumerate(declared):
            yield from fields(each, (*path, n))


def inner(declared: Any, path: Path) -> Any:
    for key in path:
        declared = declared[key]
    return declared


def is_read(file: str, card: dict[str, Any]) -> bool:
    try:
        found = declared_in(file, card)
    except ValidationError:
        return False
    return all(name in CARDS for name in names_in(found))


@pytest.mark.parametrize("file", FILES)
def test_a_misspelt_word_is_an_error(file: str):
    tried = 0
    for code, card in read(file).items():
        assert is_read(file, card)
        for path, word in words(card):
            for misspelt in (f"{word}x", word[1:], word.swapcase()):
                wrong = deepcopy(card)
                inner(wrong, path[:-1])[path[-1]] = misspelt
                assert misspelt == word or not is_read(file, wrong), f"{code} {path}: {misspelt}"
                tried += 1
    assert tried


@pytest.mark.parametrize("file", FILES)
def test_a_misspelt_field_is_an_error(file: str):
    for code, card in read(file).items():
        for path in fields(card):
            wrong = deepcopy(card)
            holder = inner(wrong, path[:-1])
            holder[f"{path[-1]}x"] = holder.pop(path[-1])
            assert not is_read(file, wrong), f"{code} {path}"


def test_a_card_that_does_not_exist_cannot_be_named(monkeypatch: pytest.MonkeyPatch):
    ice = deepcopy(read("stark"))
    speaking = {**ice, "ice": {**ice["ice"], "attach": {"name": ["edard-stark"]}}}
    monkeypatch.setattr(facts, "read", lambda name: speaking if name == "stark" else read(name))
    with pytest.raises(ValidationError, match="ice speaks of edard-stark"):
        facts.read_cards()


def test_every_closed_word_stands_on_some_card():
    """Except for what happens and nobody answers to yet."""
    used = {word for file in FILES for card in read(file).values() for _, word in words(card)}
    for closed in (lexicon.Trait, lexicon.Keyword, lexicon.Token, lexicon.BentRule, lexicon.CardRule):
        assert set(get_args(closed)) <= used
