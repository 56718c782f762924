"""INIT, steps 1 and 2: whether an ability may be used now, and if not, why not."""

from maester.games.cardgame.board import Board
from maester.games.cardgame.conditions import holds
from maester.games.cardgame.costs import cannot_kneel, cannot_pay, most_x
from maester.games.cardgame.effects import could
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context
from maester.games.cardgame.state import Card, State, Use, Window
from maester.games.cardgame.targets import can_choose
from maester.games.cardgame.triggers import answers_to
from maester.games.cardgame.vocabulary import Ability
from maester.games.cardgame.which import Code
from maester.kernel import Refusal, Seat

MOST_USES = 200
"""So many abilities may be used in one window: a loop ends there (CG-RULE-86)."""

TIMINGS = {"action": "actions"}


def why_not(
    state: State,
    board: Board,
    seat: Seat,
    code: Code,
    number: int,
    card: Card | None,
    window: Window,
    happening: int | None = None,
    public: bool = False,
) -> Refusal | None:
    """Why an ability cannot be used in this window. `public`: as far as those can tell who do not see the hand."""
    ability = CARDS[code].abilities[number]
    return wrong_time(state, ability, window) or why_not_now(
        state, board, seat, code, number, card, window, happening, public
    )


def why_not_now(
    state: State,
    board: Board,
    seat: Seat,
    code: Code,
    number: int,
    card: Card | None,
    window: Window,
    happening: int | None,
    public: bool,
) -> Refusal | None:
    """The same of an ability whose time it is."""
    ability = CARDS[code].abilities[number]
    if refusal := cannot_kneel(state, seat, card, ability.cost):
        return refusal
    trigger = window.happenings[happening] if happening is not None else None
    context = Context(state, board, seat, card, trigger)
    if ability.cost.gold == "x":
        context.use = Use(seat, code, number, x=most_x(context, code))
    return (
        not_triggered(context, ability, window, happening)
        or used_here(window, code, number, card, happening)
        or used_up(state, seat, code, number, card)
        or restricted(context, ability)
        or prohibited(board, seat, code, ability)
        or cannot_pay(context, code, ability)
        or pointless(context, ability, public)
    )


def key_of(code: Code, number: int, card: Card | None, happening: int | None = None) -> str:
    """What an answer calls it: `joffrey-baratheon.4#0@1` is his first ability, answering to the second happening."""
    name = f"{card.id if card is not None else code}#{number}"
    return name if happening is None else f"{name}@{happening}"


def wrong_time(state: State, ability: Ability, window: Window) -> Refusal | None:
    timing = TIMINGS.get(ability.kind, ability.kind)
    if timing != window.timing:
        rules = {"actions": "CG-ACTION-01", "reaction": "CG-REACT-01"}
        return Refusal("not-in-this-window", rules.get(timing, "CG-INTERRUPT-01"), {"timing": timing})
    if ability.phase is not None and ability.phase != state.phase:
        return Refusal("not-in-this-phase", "CG-ACTION-02", {"phase": ability.phase})
    if window.uses >= MOST_USES:
        return Refusal("too-often", "CG-RULE-86")
    return None


def prohibited(board: Board, seat: Seat, code: Code, ability: Ability) -> Refusal | None:
    """A "cannot" is absolute (CG-CANNOT-01). Forced abilities are triggered by nobody (CG-RULE-56)."""
    if not ability.kind.startswith("forced"):
        for source in board.rules("opponents-cannot-trigger"):
            if source[1] != seat:
                return Refusal("opponents-cannot-trigger", "CG-RULE-56", {"card": source[0].id if source[0] else ""})
    if CARDS[code].type == "event" and board.binds("cannot-play", seat):
        return Refusal("cannot-play-events", "CG-CANNOT-01")
    return None


def not_triggered(context: Context, ability: Ability, window: Window, happening: int | None) -> Refusal | None:
    if ability.when is None:
        return None
    if happening is None or context.trigger is None:
        return Refusal("not-its-trigger", "CG-TRIGGER-01")
    if happening in window.off:
        return Refusal("no-longer-imminent", "CG-TRIGGER-06")
    if not answers_to(context, ability.when, context.trigger):
        return Refusal("not-its-trigger", "CG-TRIGGER-01")
    return None


def used_here(window: Window, code: Code, number: int, card: Card | None, happening: int | None) -> Refusal | None:
    """Once for each occurrence; of an event every copy (CG-REACT-02, -07)."""
    if happening is None or not window.used or CARDS[code].type == "event":
        return None
    if key_of(code, number, card, happening) not in window.used:
        return None
    return Refusal("used-already", "CG-REACT-02" if "reaction" in window.timing else "CG-INTERRUPT-02")


def used_up(state: State, seat: Seat, code: Code, number: int, card: Card | None) -> Refusal | None:
    """Limits are per copy, maxima per player and title (CG-LIMIT-01, -04)."""
    ability = CARDS[code].abilities[number]
    used = state.counts.get(limit_key(ability, card.id, number), 0) if card is not None else 0
    if ability.limit and used >= ability.limit:
        return Refusal("limit-reached", "CG-LIMIT-01", {"limit": ability.limit, "period": ability.per})
    if ability.max and state.counts.get(limit_key(ability, f"{seat}:{code}", number), 0) >= ability.max:
        return Refusal("maximum-reached", "CG-LIMIT-04", {"limit": ability.max, "period": ability.per})
    return None


def limit_key(ability: Ability, whose: str, number: int) -> str:
    return f"{ability.per} {whose}#{number}"


def restricted(context: Context, ability: Ability) -> Refusal | None:
    if ability.if_ is not None and not holds(context, ability.if_):
        return Refusal("condition-not-met", "CG-ABILITY-12")
    return None


def pointless(context: Context, ability: Ability, public: bool) -> Refusal | None:
    """No target, or nothing would change (CG-TARGET-03, CG-ABILITY-09)."""
    choose = ability.choose
    if choose is not None and choose.which is not None:
        if not can_choose(context, choose, ability.do, public):
            return Refusal("no-target", "CG-TARGET-03")
        return None
    if choose is not None and choose.player is not None and not can_choose(context, choose, ability.do, public):
        return Refusal("no-target", "CG-TARGET-03")
    if not any(could(context, effect) for effect in ability.do):
        return Refusal("changes-nothing", "CG-ABILITY-09")
    return None
