"""Whether anybody could act in a window, as far as all can see.

Who is asked must not show what a hand holds. So the question is not what is in a hand but what *might* be: any event of
the neutral cards, of the faction and of the banner, or of the list where lists are open.
"""

from functools import lru_cache

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.lineup import lineup_of
from maester.games.cardgame.state import Happening, State
from maester.games.cardgame.triggers import NOBODY, Listeners
from maester.games.cardgame.which import Code
from maester.kernel import Seat

FORCED = ("forced-interrupt", "forced-reaction")


@lru_cache(maxsize=256)
def could_be_in(faction: str, agenda: Code | None) -> tuple[Code, ...]:
    """The cards a deck of that faction and agenda may contain (CG-DECK-08, -15)."""
    banner = CARDS[agenda].banner if agenda is not None else None
    return tuple(
        code
        for code, facts in CARDS.items()
        if facts.type in ("character", "location", "attachment", "event")
        and (facts.faction in ("neutral", faction) or (facts.faction == banner and not facts.loyal))
    )


@lru_cache(maxsize=4096)
def could_be_among(faction: str, agenda: Code | None, wanted: frozenset[Code]) -> tuple[Code, ...]:
    return tuple(code for code in could_be_in(faction, agenda) if code in wanted)


class Listing(dict[frozenset[Code], tuple[Code, ...]]):
    """The list of a deck. `listing[wanted]`: those of the wanted cards that are on it."""

    def __init__(self, codes: tuple[Code, ...]) -> None:
        self.codes = codes

    def __missing__(self, wanted: frozenset[Code]) -> tuple[Code, ...]:
        found = self[wanted] = tuple(dict.fromkeys(code for code in self.codes if code in wanted))
        return found


listing = lru_cache(maxsize=256)(Listing)

LATEST: dict[Seat, tuple[tuple[Code, ...], Listing]] = {}
"""Seat → the codes asked about last, and their listing: mostly the next ones asked about are the very same."""


def might_hold(state: State, seat: Seat, wanted: frozenset[Code]) -> tuple[Code, ...]:
    """Those of the wanted cards that might be in a hand, as far as all can see."""
    if not wanted or not state.hands[seat]:
        return ()
    if not state.open_lists:
        return could_be_among(state.factions[seat], state.agendas.get(seat), wanted)
    codes = state.lists[seat]
    latest = LATEST.get(seat)
    if latest is None or latest[0] is not codes:
        LATEST[seat] = latest = codes, listing(codes)
    return latest[1][wanted]


def watched(state: State, timing: str, happenings: tuple[Happening, ...], able: Listeners) -> bool:
    """Whether it is worth asking anybody: a quick look, before that is decided seat by seat."""
    if timing == "would" and any(map(savable_by_duplicate, happenings)):
        return True
    if able is NOBODY:
        return False
    if lineup_of(state)[able.codes] or (able.agendas and not able.agendas.isdisjoint(state.agendas.values())):
        return True
    if timing in FORCED or not able.events:
        return False
    return any(might_hold(state, seat, able.events) for seat in state.players)


def savable_by_duplicate(happening: Happening) -> bool:
    card = happening.card
    return (
        happening.what == "leaves"
        and happening.savable
        and not happening.burned
        and card is not None
        and bool(card.duplicates or card.facedown)
    )
