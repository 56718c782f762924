"""TRIGGER: which abilities answer to what, and whether one answers to this very happening."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes, fits
from maester.games.cardgame.lexicon import What
from maester.games.cardgame.state import Happening
from maester.games.cardgame.vocabulary import Ability, When
from maester.games.cardgame.which import PHASES, Code, Phase

Numbers = dict[Code, tuple[int, ...]]
"""Code → which of the card's abilities."""


def abilities_by_trigger() -> dict[tuple[str, What], Numbers]:
    """For each timing and each kind of happening, the abilities that may answer to it."""
    found: dict[tuple[str, What], dict[Code, tuple[int, ...]]] = {}
    for code, facts in CARDS.items():
        for n, ability in enumerate(facts.abilities):
            if ability.when is not None:
                for what in whats(ability.when):
                    numbers = found.setdefault((ability.kind, what), {})
                    numbers[code] = (*numbers.get(code, ()), n)
    return found


def whats(when: When) -> tuple[What, ...]:
    return (when.what,) if isinstance(when.what, str) else when.what


TRIGGERED = abilities_by_trigger()


class Listeners:
    """The abilities that may be used at some time, wherever their cards are."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.codes = frozenset(numbers)
        self.events, self.agendas = (
            frozenset(code for code in numbers if CARDS[code].type == kind) for kind in ("event", "agenda")
        )
        """Which of the cards are events, and which are agendas."""
        costs = {code: [CARDS[code].abilities[n].cost for n in numbers[code]] for code in numbers}
        self.kneel = frozenset(code for code in costs if all(cost.kneel == "this" for cost in costs[code]))
        """Cards that kneel for every such ability they have; then those for which the faction card kneels."""
        self.kneel_faction = frozenset(code for code in costs if all(cost.kneel_faction for cost in costs[code]))
        self.events_by_kneeling = (self.events, self.events - self.kneel_faction)
        """The events that can be used while the faction card stands, and while it kneels; then the agendas."""
        self.agendas_by_kneeling = (self.agendas, self.agendas - self.kneel_faction)


NOBODY = Listeners({})


def actions_in(phase: Phase, challenge: bool) -> Numbers:
    found: Numbers = {}
    for code, facts in CARDS.items():
        for n, ability in enumerate(facts.abilities):
            in_time = ability.kind == "action" and ability.phase in (None, phase)
            if in_time and (challenge or not needs_challenge(ability)):
                found[code] = (*found.get(code, ()), n)
    return found


def needs_challenge(ability: Ability) -> bool:
    """Whether it can only be used in a challenge, by what is printed on it."""
    condition, choose = ability.if_, ability.choose
    if condition is not None and (condition.as_ is not None or condition.challenge is not None):
        return True
    target = choose.which if choose is not None and choose.by == "me" else None
    return target is not None and target.role is not None and target.inside == ("play",)


ACTIONS_IN = {
    (phase, challenge): Listeners(actions_in(phase, challenge)) for phase in PHASES for challenge in (False, True)
}
"""Phase, and whether a challenge is going on → the actions that can be taken."""


# ------------------------------------------------------------------------------------------------- who answers


class Hearers:
    """Which cards may answer to a happening, timing by timing, by what is printed on them."""

    def __init__(self, at: dict[str, Listeners]) -> None:
        self.at = at
        """Timing → which cards may answer then. Timings at which none may are left out."""


SILENCE = Hearers({})

SAVING = "would"
"""The timing at which a duplicate may save a card, even if no ability answers."""


@cache
def the_same_listeners(numbers: tuple[tuple[Code, tuple[int, ...]], ...]) -> Listeners:
    """There is only one of each, so that what was worked out for it is found again."""
    return Listeners(dict(numbers)) if numbers else NOBODY


@cache
def the_same_hearers(at: tuple[tuple[str, Listeners], ...]) -> Hearers:
    left = {timing: able for timing, able in at if able is not NOBODY or timing == SAVING}
    return Hearers(left) if left else SILENCE


TIMINGS = {what: tuple(timing for timing, answered in TRIGGERED if answered == what) for _, what in TRIGGERED}
"""What happens → the timings at which any card could answer to it."""


def hearers(happenings: tuple[Happening, ...]) -> dict[str, Listeners]:
    """Timing → the abilities that may answer to one of these, by what is printed."""
    if len(happenings) == 1:  # by far the most frequent case
        return hearers_of(happenings[0]).at
    several = dict.fromkeys([hearers_of(each) for each in happenings])
    several.pop(SILENCE, None)
    return all_hearers(*several).at


def hearers_of(happening: Happening) -> Hearers:
    """The cards that may answer to this, whoever it happens to."""
    kind = KINDS.get(happening.what)
    return SILENCE if kind is None else kind[kind.told_apart(happening)]


ASPECTS: dict[str, Callable[[When], object]] = {
    "seat": lambda when: when.phase,  # for the beginning or end of a phase: which phase
    "how": lambda when: when.how or when.phase,
    "contest": lambda when: when.type,
    "role": lambda when: when.role,
    "amount": lambda when: when.by,
    "unopposed": lambda when: when.unopposed,
    "about": lambda when: when.card or when.this,
}
"""Aspect of a happening → whether an ability asks for it."""


class Kind(dict[Any, Hearers]):
    """A kind of happening. Its hearers are worked out once for all happenings that no ability tells apart."""

    def __init__(self, what: What) -> None:
        self.what = what
        abilities = [TRIGGERED[timing, what] for timing in TIMINGS[what]]
        whens = [CARDS[code].abilities[n].when for numbers in abilities for code in numbers for n in numbers[code]]
        self.aspects = [
            aspect for aspect, matters in ASPECTS.items() if any(when is not None and matters(when) for when in whens)
        ]
        self.told_apart: Callable[[Happening], Any] = attrgetter(*self.aspects) if self.aspects else all_alike

    def __missing__(self, told: Any) -> Hearers:
        values = zip(self.aspects, told if len(self.aspects) > 1 else (told,), strict=False)
        kind = Happening(self.what, **{"code" if aspect == "about" else aspect: value for aspect, value in values})
        found = self[told] = the_same_hearers(tuple((timing, answering(timing, kind)) for timing in TIMINGS[self.what]))
        return found


def all_alike(happening: Happening) -> None:
    """No ability asks for more than what happens."""


KINDS = {what: Kind(what) for what in TIMINGS}


def answering(timing: str, kind: Happening) -> Listeners:
    abilities = TRIGGERED[timing, kind.what]
    found = {code: tuple([n for n in abilities[code] if may_answer(code, n, kind)]) for code in abilities}
    return the_same_listeners(tuple(sorted((code, numbers) for code, numbers in found.items() if numbers)))


@lru_cache(maxsize=4096)
def all_hearers(*several: Hearers) -> Hearers:
    at: dict[str, Numbers] = {}
    for each in several:
        for timing, able in each.at.items():
            found = at.setdefault(timing, {})
            for code, numbers in able.numbers.items():
                found[code] = tuple(sorted({*found.get(code, ()), *numbers}))
    return the_same_hearers(
        tuple((timing, the_same_listeners(tuple(sorted(found.items())))) for timing, found in at.items())
    )


def may_answer(code: Code, number: int, kind: Happening) -> bool:
    """Whether an ability could answer to this, by what is printed. If no card is named, it may be any card."""
    when, about = CARDS[code].abilities[number].when, kind.code
    if when is None or not of_kind(when, kind):
        return False
    return not about or ((when.card is None or about in codes(when.card)) and (not when.this or about == code))


def of_kind(when: When, happening: Happening) -> bool:
    """Whether the happening is of the kind that an ability answers to, whoever it happens to."""
    return not (
        happening.what not in whats(when)
        or (when.how and happening.how not in when.how)
        or (when.phase is not None and happening.seat is None and when.phase != happening.how)
        or (when.type and happening.contest not in when.type)
        or (when.role is not None and happening.role != when.role)
        or happening.amount < when.by
        or (when.unopposed and not happening.unopposed)
    )


def answers_to(context: Context, when: When, happening: Happening) -> bool:
    """Whether this is what an ability answers to."""
    seat, this = context.seat, context.this
    if not of_kind(when, happening):
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
    if when.phase is not None and happening.seat is not None and when.phase != context.state.phase:
        return False
    return taken_part(context, when)


def speaks_of(context: Context, when: When, happening: Happening) -> bool:
    assert when.card is not None
    if happening.card is not None:
        return fits(context, when.card, happening.card)
    return happening.code in codes(when.card)


def taken_part(context: Context, when: When) -> bool:
    """Whether the cards that must take part in the challenge do so."""
    board, this = context.board, context.this
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
