"""What print alone says about the cards in play: it stays the same as long as none enters or leaves.

Most looks at the table ask for the few cards that could matter at all: those with an ability that answers, those that
bend a rule. Which these are is found once for each lineup and kept, for all tables that have the same.
"""

from functools import lru_cache

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.state import Card, CardId, State
from maester.games.cardgame.which import Code


class Lineup:
    """The cards in play, in their order, and the agendas."""

    def __init__(self, names: tuple[CardId, ...], agendas: tuple[Code, ...]) -> None:
        self.cards = tuple((name, name.rpartition(".")[0]) for name in names)
        self.codes = frozenset([*(code for _, code in self.cards), *agendas])
        self._among: dict[frozenset[Code], tuple[CardId, ...]] = {}

    def among(self, codes: frozenset[Code]) -> tuple[CardId, ...]:
        """Those whose codes are among these."""
        found = self._among.get(codes)
        if found is None:
            found = self._among[codes] = tuple([name for name, code in self.cards if code in codes])
        return found


lineup = lru_cache(maxsize=4096)(Lineup)


def lineup_of(state: State) -> Lineup:
    return lineup(tuple(state.cards), tuple(state.agendas.values()))


def cards_among(state: State, codes: frozenset[Code]) -> list[Card]:
    """The cards in play whose codes are among these."""
    cards = state.cards
    return [cards[name] for name in lineup_of(state).among(codes)]


def with_code(kind: str) -> frozenset[Code]:
    return frozenset(code for code, facts in CARDS.items() if facts.type == kind)


CHARACTERS = with_code("character")
RISEN_CODE = "risen-from-the-sea"
ATTACHABLE = with_code("attachment") | {RISEN_CODE}
"""What can be attached to something."""

COUNTING = frozenset(code for code, facts in CARDS.items() if facts.sacrifice_at is not None)
"""What is sacrificed when it has so many tokens."""

COPIES = {code: frozenset((code,)) for code in CARDS}
