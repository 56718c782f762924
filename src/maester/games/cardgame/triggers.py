"""TRIGGER: which abilities answer to what, and whether one answers to this very happening."""

from functools import lru_cache
from typing import NamedTuple

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes, fits
from maester.games.cardgame.state import Happening
from maester.games.cardgame.vocabulary import When
from maester.games.cardgame.which import PHASES, Code, Phase

Numbers = dict[Code, tuple[int, ...]]
"""Code → which of the card's abilities."""


def abilities_by_trigger() -> dict[tuple[str, str], Numbers]:
    """For each timing and each kind of happening, the abilities that may answer to it."""
    found: dict[tuple[str, str], dict[Code, tuple[int, ...]]] = {}
    for code, facts in CARDS.items():
        for n, ability in enumerate(facts.abilities):
            if ability.when is not None:
                for what in whats(ability.when):
                    numbers = found.setdefault((ability.kind, what), {})
                    numbers[code] = (*numbers.get(code, ()), n)
    return found


def whats(when: When) -> tuple[str, ...]:
    return (when.what,) if isinstance(when.what, str) else when.what


TRIGGERED = abilities_by_trigger()


class Listeners(NamedTuple):
    """The abilities that may be used at some time, wherever their cards are."""

    numbers: Numbers
    codes: frozenset[Code]
    events: frozenset[Code]
    """Those of the codes that are events; likewise agendas."""
    agendas: frozenset[Code]


def listeners(numbers: Numbers) -> Listeners:
    events, agendas = (frozenset(code for code in numbers if CARDS[code].type == kind) for kind in ("event", "agenda"))
    return Listeners(numbers, frozenset(numbers), events, agendas)


def actions_in(phase: Phase) -> Numbers:
    found: Numbers = {}
    for code, facts in CARDS.items():
        for n, ability in enumerate(facts.abilities):
            if ability.kind == "action" and ability.phase in (None, phase):
                found[code] = (*found.get(code, ()), n)
    return found


ACTIONS_IN = {phase: listeners(actions_in(phase)) for phase in PHASES}
"""Phase → the actions that can be taken in it."""


@lru_cache(maxsize=1024)
def heard(whats: tuple[str, ...]) -> frozenset[str]:
    """The timings at which any card could answer to this, wherever it is."""
    return frozenset(timing for timing, what in TRIGGERED if what in whats)


def kinds(happenings: tuple[Happening, ...]) -> tuple[str, ...]:
    """What happens, each kind once."""
    if len(happenings) == 1:  # by far the most frequent case
        return (happenings[0].what,)
    return tuple(dict.fromkeys([each.what for each in happenings]))


@lru_cache(maxsize=1024)
def listening(timing: str, whats: tuple[str, ...]) -> Listeners:
    """The abilities that may answer to one of these."""
    found: Numbers = {}
    for what in whats:
        for code, numbers in TRIGGERED.get((timing, what), {}).items():
            found[code] = tuple(dict.fromkeys((*found.get(code, ()), *numbers)))
    return listeners(found)


def answers_to(context: Context, when: When, happening: Happening) -> bool:
    """Whether this is what an ability answers to."""
    seat, this = context.seat, context.this
    if happening.what not in whats(when) or (when.how and happening.how not in when.how):
        return False
    if when.who is not None and (happening.seat is None or (happening.seat == seat) != (when.who == "me")):
        return False
    about = happening.card
    if when.this and (about is None or this is None or about.id != this.id):
        return False
    if when.attached and (about is None or this is None or about.id != this.on):
        return False
    if when.by_this and (this is None or happening.source != this.id):
        return False
    if when.against_me and happening.against != seat:
        return False
    if when.card is not None and not speaks_of(context, when, happening):
        return False
    if when.source and CARDS[happening.code].type not in when.source:
        return False
    if when.phase is not None and when.phase != (happening.how if happening.seat is None else context.state.phase):
        return False
    return of_challenge(context, when, happening)


def speaks_of(context: Context, when: When, happening: Happening) -> bool:
    assert when.card is not None
    if happening.card is not None:
        return fits(context, when.card, happening.card)
    return happening.code in codes(when.card)


def of_challenge(context: Context, when: When, happening: Happening) -> bool:
    board, this = context.board, context.this
    if when.type and happening.contest not in when.type:
        return False
    if (when.role is not None and happening.role != when.role) or happening.amount < when.by:
        return False
    if when.unopposed and not happening.unopposed:
        return False
    if when.with_this is not None and (this is None or not board.takes_part(this.id, when.with_this)):
        return False
    if when.with_attached is not None and (
        this is None or this.on is None or not board.takes_part(this.on, when.with_attached)
    ):
        return False
    return when.with_card is None or any(
        card.controller == context.seat and board.takes_part(card.id) and fits(context, when.with_card, card)
        for card in context.state.cards.values()
    )
