"""Trifles: chances at which a player could only make cards cheaper, and no such card could come now.

Fealty may be used in every action window, and mostly to no end. That stays allowed, but it is not worth a question.
"""

from collections.abc import Iterable

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import codes
from maester.games.cardgame.lineup import EVENTS
from maester.games.cardgame.look import Look, might_play, on_the_table, usable_event
from maester.games.cardgame.marshal import might_ambush
from maester.games.cardgame.may_use import code_of
from maester.games.cardgame.offers import AnyPlay, Uses
from maester.games.cardgame.price import price
from maester.games.cardgame.state import Reduction, State
from maester.games.cardgame.triggers import whats
from maester.games.cardgame.verbs import Reduce
from maester.games.cardgame.vocabulary import Ability, When
from maester.games.cardgame.watching import might_hold
from maester.games.cardgame.which import Code
from maester.kernel import Seat

Savings = dict[AnyPlay, Ability]
"""Abilities that make cards cheaper and do nothing else, by the answers that use them."""


def is_trifling(look: Look, seat: Seat, uses: Iterable[AnyPlay]) -> bool:
    """Whether a seat, with all that it could use, could do nothing that matters now. It is not its turn to marshal."""
    savings = only_savings(look.state, uses)
    return bool(savings) and not could_save(look, seat, savings, look.state.hands[seat], public=False)


def is_trifling_to_all(look: Look, seat: Seat) -> bool:
    """The same by what all can see: whatever the seat holds, nothing could come of it."""
    savings = only_savings(look.state, on_the_table(look, seat, public=True))
    if not savings or might_play(look, seat) or might_ambush(look.state, look.board, seat):
        return False
    return not could_save(look, seat, savings, might_hold(look.state, seat, EVENTS), public=True)


def only_savings(state: State, uses: Iterable[AnyPlay]) -> Savings:
    """What these uses do, if all of them only make cards cheaper; otherwise nothing."""
    found: Savings = {}
    for use in uses:
        if not isinstance(use, Uses):
            return {}
        code = code_of(state, use)
        if (code, use.number) not in SAVING:
            return {}
        found[use] = CARDS[code].abilities[use.number]
    return found


SAVING = frozenset(
    (code, number)
    for code, facts in CARDS.items()
    for number, ability in enumerate(facts.abilities)
    if all(isinstance(effect, Reduce) for effect in ability.do)
)
"""Code and number of each ability that makes cards cheaper, and does nothing else."""


def could_save(look: Look, seat: Seat, savings: Savings, held: Iterable[Code], public: bool) -> bool:
    """Whether one of these cards could be played now, or later in this challenge, for less with all these savings.

    Cards are only marshaled in their player's own turn, so events are what matters.
    """
    state = look.state
    cheaper = tuple(
        Reduction(seat, effect.amount, effect.which, effect.plays)
        for ability in savings.values()
        for effect in ability.do
        if isinstance(effect, Reduce) and effect.plays
    )
    events = [code for code in dict.fromkeys(held) if any(code in EVENTS & codes(each.which) for each in cheaper)]
    if not events:
        return False
    saved: State = state.twin()
    saved.reductions += cheaper
    if all(ability.cost.kneel_faction for ability in savings.values()):
        saved.knelt = {**state.knelt, seat: True}
    then = Look(saved)
    return any(costs_gold(look, seat, code) and could_play(then, seat, code, public) for code in events)


def costs_gold(look: Look, seat: Seat, code: Code) -> bool:
    return CARDS[code].cost == "x" or price(look.state, look.board, seat, code, plays=True) > 0


def could_play(look: Look, seat: Seat, code: Code, public: bool) -> bool:
    """Whether an event can be played as an action, or might be in answer to how this challenge ends."""
    if code in look.events(seat) and usable_event(look, seat, code, public):
        return True
    state = look.state
    return price(state, look.board, seat, code, plays=True) <= state.gold[seat] and any(
        ability.when is not None and may_come(state, seat, ability.when) for ability in CARDS[code].abilities
    )


def may_come(state: State, seat: Seat, when: When) -> bool:
    """Whether what an event answers to may come before the seat's next chance to take an action.

    There are such chances in every challenge before it is won, so for that nobody need save earlier.
    """
    if not set(whats(when)) <= {"won", "lost"}:
        return True
    challenge = state.challenge
    if challenge is None or seat not in (challenge.attacker, challenge.defender):
        return False
    role = "attacker" if seat == challenge.attacker else "defender"
    return when.role in (None, role) and (not when.type or challenge.contest in when.type)
