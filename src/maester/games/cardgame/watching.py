"""Whether anybody could act in a window, as far as all can see.

Who is asked must not show what a hand holds. So the question is not what is in a hand but what *might* be: any event of
the neutral cards, of the faction and of the banner, or of the list where lists are open.
"""

from functools import lru_cache

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.state import Happening, State
from maester.games.cardgame.triggers import kinds, listeners, on_table
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


@lru_cache(maxsize=256)
def in_list(codes: tuple[Code, ...]) -> tuple[Code, ...]:
    return tuple(dict.fromkeys(codes))


def might_hold(state: State, seat: Seat) -> tuple[Code, ...]:
    """The cards that might be in a hand, as far as all can see."""
    if not state.hands[seat]:
        return ()
    if state.open_lists:
        return in_list(state.lists[seat])
    return could_be_in(state.factions[seat], state.agendas.get(seat))


@lru_cache(maxsize=1024)
def events_answering(timing: str, whats: tuple[str, ...]) -> frozenset[Code]:
    numbers = listeners(timing, tuple(Happening(what) for what in whats))
    return frozenset(code for code in numbers if CARDS[code].type == "event")


@lru_cache(maxsize=4096)
def events_among(pool: tuple[Code, ...], timing: str, whats: tuple[str, ...]) -> tuple[Code, ...]:
    """The events of a pool that may answer to this."""
    events = events_answering(timing, whats)
    return tuple(code for code in pool if code in events)


def events_held(state: State, seat: Seat, timing: str, whats: tuple[str, ...]) -> tuple[Code, ...]:
    """The events that might be in a hand and answer to this."""
    return events_among(might_hold(state, seat), timing, whats) if events_answering(timing, whats) else ()


def watched(state: State, timing: str, happenings: tuple[Happening, ...]) -> bool:
    """Whether it is worth asking anybody: a quick look; who is asked is decided seat by seat."""
    if timing == "would" and any(savable_by_duplicate(each) for each in happenings):
        return True
    numbers = listeners(timing, happenings)
    if not numbers:
        return False
    if on_table(state, numbers):
        return True
    whats = kinds(happenings)
    if timing in FORCED or not events_answering(timing, whats):
        return False
    return any(events_held(state, seat, timing, whats) for seat in state.players)


def savable_by_duplicate(happening: Happening) -> bool:
    card = happening.card
    return (
        happening.what == "leaves"
        and happening.savable
        and not happening.burned
        and card is not None
        and bool(card.duplicates or card.facedown)
    )
