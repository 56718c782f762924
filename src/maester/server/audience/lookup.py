"""Looking up rules: what many people ask for is found once, in a thread, for a limited number of words."""

import asyncio
from collections import OrderedDict
from functools import cache

from msgspec.json import encode

from maester import rules
from maester.rules.search import MOST_WORDS
from maester.server.messages import RuleAtom, RuleList
from maester.server.workers.background import Background

MOST_REMEMBERED = 2_000
MOST_ATOMS = 100
"""The most atoms that are found: the best ones."""


class Lookup:
    """The rules as JSON: all of a game, or those that match some words. Found once and remembered for a while."""

    def __init__(self) -> None:
        self._thread = Background("lookup")
        self._found: OrderedDict[tuple[str, str], asyncio.Future[bytes]] = OrderedDict()

    async def __call__(self, game: str, words: str) -> bytes:
        wanted = game, " ".join(asked(words))
        found = self._found.get(wanted)
        if found is None:
            # Whoever asks first pays for it.
            found = self._found[wanted] = asyncio.ensure_future(self._thread(found_rules, *wanted))
            if len(self._found) > MOST_REMEMBERED:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(wanted)
        try:
            # Several may wait for the same result: one who leaves does not cancel it for the others.
            return await asyncio.shield(found)
        except Exception:
            self._found.pop(wanted, None)
            raise

    def stop(self) -> None:
        self._thread.stop()


def asked(words: str) -> list[str]:
    """The first words of a query, in their order: some mean something only together."""
    return words.casefold().split()[:MOST_WORDS]


def found_rules(game: str, words: str) -> bytes:
    return written(rules.find(words, game)[:MOST_ATOMS]) if words else all_rules(game)


@cache
def all_rules(game: str) -> bytes:
    return written(rules.load(game))


def written(atoms: tuple[rules.Atom, ...]) -> bytes:
    shown = (RuleAtom(each.id, each.game, each.chapter, each.kind, each.tags, each.text, each.see) for each in atoms)
    return encode(RuleList(tuple(shown)))
