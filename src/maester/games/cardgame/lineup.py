"""What can be said of the cards in play by what is printed on them, until one enters or leaves play.

Most looks at the table ask for the few cards that could matter at all: those with an ability that answers, those that
bend a rule. Which these are is found once for each lineup and kept, for all tables that have the same.
"""

from functools import lru_cache
from itertools import compress

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.layers import BENT_BY_AGENDAS, RULES
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import CardId, Code


class Lineup(dict[frozenset[Code], tuple[CardId, ...]]):
    """The cards in play, in their order. `lineup[codes]`: those whose codes are among these."""

    def __init__(self, names: tuple[CardId, ...]) -> None:
        self.names = names
        self.listed = [name.rpartition(".")[0] for name in names]
        self.codes = frozenset(self.listed)
        bending = [code for code in self.listed if code in RULES.codes]
        self.bent = BENT_BY_AGENDAS.union([each.rule or "" for code in bending for each in RULES.constants[code]])
        """The rules that some card bends, or some agenda, at least at times."""

    def __missing__(self, codes: frozenset[Code]) -> tuple[CardId, ...]:
        found: tuple[CardId, ...] = ()
        if not codes.isdisjoint(self.listed):
            found = tuple(compress(self.names, map(codes.__contains__, self.listed)))
        self[codes] = found
        return found


lineup = lru_cache(maxsize=4096)(Lineup)

LATEST: list[tuple[dict[CardId, Card], int, int, Lineup]] = [({}, 0, 0, Lineup(()))]
"""The cards asked about last, how many had arrived and how many were there, and their lineup: usually it is asked for
again."""


def lineup_of(state: State) -> Lineup:
    """Cards that come into play are counted, and cards leave one by one. So if neither the count of arrivals nor the
    number of cards has changed, the cards are the same."""
    cards, arrivals, count, found = LATEST[0]
    if state.cards is not cards or state.arrivals != arrivals or len(cards) != count:
        found = lineup(tuple(state.cards))
        LATEST[0] = state.cards, state.arrivals, len(state.cards), found
    return found


def cards_among(state: State, codes: frozenset[Code]) -> list[Card]:
    """The cards in play whose codes are among these."""
    return [*map(state.cards.__getitem__, lineup_of(state)[codes])]


def with_code(kind: str) -> frozenset[Code]:
    return frozenset(code for code, facts in CARDS.items() if facts.type == kind)


CHARACTERS = with_code("character")
EVENTS = with_code("event")
RISEN_CODE = "risen-from-the-sea"
ATTACHABLE = with_code("attachment") | {RISEN_CODE}
"""What can be attached to something."""

COUNTING = frozenset(code for code, facts in CARDS.items() if facts.sacrifice_at is not None)
"""What is sacrificed when it has so many tokens."""

COPIES = {code: frozenset((code,)) for code in CARDS}
