"""INIT, steps 1 and 2: whether an ability may be used now, and if not, why not."""

from collections.abc import Callable

from maester.games.cardgame.board import Board
from maester.games.cardgame.conditions import holds
from maester.games.cardgame.costs import cannot_pay, is_free, kneels, most_x
from maester.games.cardgame.effects import could, is_sure
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import AnyUse, PlayEvent, UseAbility, UseAgenda
from maester.games.cardgame.state import Card, State, Use, Window
from maester.games.cardgame.targets import can_choose
from maester.games.cardgame.triggers import answers_to
from maester.games.cardgame.vocabulary import Ability
from maester.games.cardgame.which import Code
from maester.kernel import Refusal, Seat

MOST_USES = 200
"""So many abilities may be used in one window: a loop ends there (CG-RULE-86)."""

TIMINGS = {"action": "actions"}


class Wish(Context, eq=False, gc=False, kw_only=True):
    """An ability that somebody would like to use, and where."""

    code: Code
    number: int
    """Which of the card's abilities."""
    ability: Ability
    window: Window
    happening: int | None
    """Which of the window's happenings it would answer to."""
    public: bool
    """As far as players who do not see the hand can tell."""


def wish_for(
    board: Board,
    seat: Seat,
    code: Code,
    number: int,
    card: Card | None,
    window: Window,
    happening: int | None = None,
    public: bool = False,
) -> Wish:
    return Wish(
        board.state,
        board,
        seat,
        card,
        None if happening is None else window.happenings[happening],
        code=code,
        number=number,
        ability=CARDS[code].abilities[number],
        window=window,
        happening=happening,
        public=public,
    )


def why_not(wish: Wish) -> Refusal | None:
    """Why an ability cannot be used in this window."""
    return wrong_time(wish.state, wish.ability, wish.window) or why_not_now(wish)


def why_not_now(wish: Wish) -> Refusal | None:
    """The same for an ability whose timing is right."""
    for reason in REASONS[wish.code][wish.number]:
        refusal = reason(wish)
        if refusal is not None:
            return refusal
    return None


def offer_of(code: Code, number: int, card: Card | None, happening: int | None = None) -> AnyUse:
    """What is offered to whoever may use it."""
    if card is not None:
        return UseAbility(card.id, number, happening)
    return (PlayEvent if CARDS[code].type == "event" else UseAgenda)(code, number, happening)


def code_of(state: State, use: AnyUse) -> Code:
    """The card whose ability is used."""
    return state.cards[use.card].code if isinstance(use, UseAbility) else use.card


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


ALREADY_KNEELS = Refusal("already-kneels", "CG-ZONE-09")
FACTION_CARD_KNEELS = Refusal("faction-card-kneels", "CG-RULE-50")


def cannot_kneel(wish: Wish) -> Refusal | None:
    """Whether a card can kneel as a cost is quick to see, so it is checked first."""
    cost, this = wish.ability.cost, wish.this
    if cost.kneel == "this" and (this is None or this.knelt):
        return ALREADY_KNEELS
    if cost.kneel_faction and wish.state.knelt[wish.seat]:
        return FACTION_CARD_KNEELS
    return None


def not_triggered(wish: Wish) -> Refusal | None:
    when = wish.ability.when
    if when is None or wish.trigger is None:
        return Refusal("not-its-trigger", "CG-TRIGGER-01")
    if wish.happening in wish.window.off:
        return Refusal("no-longer-imminent", "CG-TRIGGER-06")
    if not answers_to(wish, when, wish.trigger):
        return Refusal("not-its-trigger", "CG-TRIGGER-01")
    return None


def used_here(wish: Wish) -> Refusal | None:
    """Once for each occurrence (CG-REACT-02, -07)."""
    window = wish.window
    if not window.used or offer_of(wish.code, wish.number, wish.this, wish.happening) not in window.used:
        return None
    return Refusal("used-already", "CG-REACT-02" if "reaction" in window.timing else "CG-INTERRUPT-02")


def used_up(wish: Wish) -> Refusal | None:
    """Limits are per copy, maxima per title, and both per player (CG-LIMIT-01, -04, -05)."""
    ability, counts, seat, number = wish.ability, wish.state.counts, wish.seat, wish.number
    used = counts.get(limit_key(ability, seat, wish.this.id, number), 0) if wish.this is not None else 0
    if ability.limit and used >= ability.limit:
        return Refusal("limit-reached", "CG-LIMIT-01", {"limit": ability.limit, "period": ability.per})
    if ability.max and counts.get(limit_key(ability, seat, wish.code, number), 0) >= ability.max:
        return Refusal("maximum-reached", "CG-LIMIT-04", {"limit": ability.max, "period": ability.per})
    return None


def limit_key(ability: Ability, seat: Seat, what: str, number: int) -> str:
    return f"{ability.per} {seat}:{what}#{number}"


def restricted(wish: Wish) -> Refusal | None:
    if wish.ability.if_ is not None and not holds(wish, wish.ability.if_):
        return Refusal("condition-not-met", "CG-ABILITY-12")
    return None


def silenced(wish: Wish) -> Refusal | None:
    """A "cannot" is absolute (CG-CANNOT-01)."""
    if "opponents-cannot-trigger" not in wish.board.lineup.bent:
        return None
    for source in wish.board.rules("opponents-cannot-trigger"):
        if source[1] != wish.seat:
            return Refusal("opponents-cannot-trigger", "CG-RULE-56", {"card": source[0].id if source[0] else ""})
    return None


def plays_no_events(wish: Wish) -> Refusal | None:
    return Refusal("cannot-play-events", "CG-CANNOT-01") if wish.board.binds("cannot-play", wish.seat) else None


def too_dear(wish: Wish) -> Refusal | None:
    return cannot_pay(wish, wish.code, wish.ability)


def in_vain(wish: Wish) -> Refusal | None:
    """It must do something with the highest X that can be paid."""
    if wish.ability.cost.gold == "x":
        wish.use = Use(wish.seat, wish.code, wish.number, x=most_x(wish, wish.code))
    return pointless(wish, wish.ability, wish.public)


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


# ------------------------------------------------------------------------------------------------- all reasons

Reason = Callable[[Wish], Refusal | None]


def reasons_against(facts: CardFacts, ability: Ability) -> tuple[Reason, ...]:
    """What can keep an ability from being used at its time, in the order in which it is looked at.

    Every window asks this of every ability that might be used in it, so reasons that cannot apply are left out once and
    for all.
    """
    is_event, forced = facts.type == "event", ability.kind.startswith("forced")
    reasons: dict[Reason, bool] = {
        cannot_kneel: kneels(ability.cost),
        not_triggered: ability.when is not None,
        used_here: ability.when is not None and not is_event,  # every copy of an event may be played
        used_up: bool(ability.limit or ability.max),
        restricted: ability.if_ is not None,
        silenced: not forced,  # nobody triggers a forced ability (CG-RULE-56)
        plays_no_events: is_event,
        too_dear: is_event or not is_free(ability.cost),
        in_vain: ability.choose is not None or not any(map(is_sure, ability.do)),
    }
    return tuple(reason for reason, applies in reasons.items() if applies)


REASONS = {code: tuple(reasons_against(facts, ability) for ability in facts.abilities) for code, facts in CARDS.items()}
"""Code → the reasons against each of the card's abilities."""
