"""What goes on after an ability: modifiers, cheaper cards, prohibitions, and what is done later."""

from maester.games.cardgame.effects.registry import Does, Verbs, always, looked_at, meant
from maester.games.cardgame.events import Modified
from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import Target
from maester.games.cardgame.state import Delayed, Lasting, Reduction
from maester.games.cardgame.verbs import Claim, Delay, ExtraChallenge, Forbid, Modify, Reduce
from maester.games.cardgame.which import Contest


def named(context: Context) -> Contest:
    assert context.use is not None
    assert context.use.named
    return context.use.named  # type: ignore[return-value]  # one of the words that could be named


def modify(context: Context, effect: Modify) -> None:
    state = context.state
    cards = tuple(card.id for card in meant(context, effect.to))
    strength = effect.strength
    if effect.strength_while_first is not None and state.first == context.seat:
        strength = effect.strength_while_first
    icons, lost = effect.icons, effect.lose_icons
    if effect.named_icon == "gains":
        icons = (named(context),)
    elif effect.named_icon == "loses":
        lost = (named(context),)
    state.lasting += (
        Lasting(effect.until, context.seat, cards, strength, icons, lost, effect.rule or "", effect.burn),
    )
    state.tell(Modified(cards, strength, effect.until, effect.rule or ""))


def can_modify(context: Context, effect: Modify, target: Target | None) -> bool:
    """What lasts until the end of a challenge is for somebody who takes part in it (CG-EFFECT-12)."""
    cards = looked_at(context, effect.to, target)
    if effect.rule is None:
        return bool(cards)
    return any(not context.board.has_rule(card, effect.rule) for card in cards)


def claim(context: Context, effect: Claim) -> None:
    contest: Contest | None = None
    if effect.type == "named":
        contest = named(context)
    elif effect.type == "same":
        contest = context.trigger.contest if context.trigger is not None else None
    attackers = effect.whose == "attackers"
    context.state.lasting += (
        Lasting(effect.until, context.seat, claim=effect.amount, attackers=attackers, contest=contest),
    )


def reduce(context: Context, effect: Reduce) -> None:
    context.state.reductions += (Reduction(context.seat, effect.amount, effect.which, effect.plays),)


def forbid(context: Context, effect: Forbid) -> None:
    """The other side of the challenge cannot initiate such challenges."""
    challenge = context.state.challenge
    assert challenge is not None
    other = challenge.attacker if challenge.defender == context.seat else challenge.defender
    if effect.what == "named-type":
        rule = Lasting(effect.until, context.seat, rule="cannot-initiate", player=other, contest=named(context))
    else:
        rule = Lasting(effect.until, context.seat, rule="cannot-initiate", player=other, against=context.seat)
    context.state.lasting += (rule,)


def can_forbid(context: Context, effect: Forbid, target: Target | None) -> bool:
    """Not if the other side has dropped out, which ended the challenge (CG-RULE-10)."""
    return context.state.challenge is not None


def extra_challenge(context: Context, effect: ExtraChallenge) -> None:
    extra = Lasting("phase", context.seat, rule="extra-challenge", player=context.seat, contest=named(context))
    context.state.lasting += (extra,)


def delay(context: Context, effect: Delay) -> None:
    assert context.use is not None
    targets = context.state.uses[-1].targets
    this = context.this.id if context.this is not None else None
    context.state.delayed += (
        Delayed(effect.at, context.seat, context.use.code, effect.do, targets, effect.token, this),
    )


def can_delay(context: Context, effect: Delay, target: Target | None) -> bool:
    return target is not None


DOES: Verbs = {
    Modify: Does(modify, can_modify),
    Claim: Does(claim, always),
    Reduce: Does(reduce, always),
    Forbid: Does(forbid, can_forbid),
    ExtraChallenge: Does(extra_challenge, always),
    Delay: Does(delay, can_delay),
}
