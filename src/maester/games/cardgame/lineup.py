"""What print alone says about the cards in play: it stays the same as long as none enters or leaves.

Most looks at the table ask for the few cards that could matter at all: those with an ability that answers, those that
bend a rule. Which these are is found once for each lineup and kept, for all tables that have the same.
"""

from functools import lru_cache

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.layers import RULES
from maester.games.cardgame.state import Card, CardId, State
from maester.games.cardgame.which import Code


class Lineup:
    """The cards in play, in their order, and the agendas."""

    def __init__(self, names: tuple[CardId, ...], agendas: tuple[Code, ...]) -> None:
        self.names, self.agendas = names, agendas
        self.cards = [(name, name.rpartition(".")[0]) for name in names]
        codes = [*[code for _, code in self.cards], *agendas]
        self.codes = frozenset(codes)
        self.bent = frozenset([each.rule for code in codes for each in RULES.constants.get(code, ())])
        """The rules that some card or agenda bends, at least at times."""
        self._among: dict[frozenset[Code], tuple[CardId, ...]] = {}

    def among(self, codes: frozenset[Code]) -> tuple[CardId, ...]:
        """Those whose codes are among these."""
        found = self._among.get(codes)
        if found is None:
            found = self._among[codes] = tuple([name for name, code in self.cards if code in codes])
        return found

    def has_any(self, codes: frozenset[Code]) -> bool:
        """Whether a card in play or an agenda is among these."""
        return bool(self.among(codes)) or any(agenda in codes for agenda in self.agendas)


lineup = lru_cache(maxsize=4096)(Lineup)

LATEST = [Lineup((), ())]
"""The one asked for last: mostly the next one asked for is the same, and comparing is quicker than looking up."""


def lineup_of(state: State) -> Lineup:
    names, agendas, latest = tuple(state.cards), tuple(state.agendas.values()), LATEST[0]
    if names == latest.names and agendas == latest.agendas:
        return latest
    LATEST[0] = latest = lineup(names, agendas)
    return latest


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
