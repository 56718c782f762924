"""Whom an ability may be used on, and how good a target each of them is."""

from collections.abc import Callable

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.worth import in_hand, in_play
from maester.games.cardgame.effects.registry import card_at, meant
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, fitting
from maester.games.cardgame.offers import AnyTarget, FactionCard, InHand, InPile, InPlay
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.targets import cards_to_choose
from maester.games.cardgame.verbs import (
    Back,
    Control,
    Discard,
    DropPower,
    Effect,
    GainPower,
    Kill,
    Kneel,
    Leave,
    PlaceToken,
)
from maester.games.cardgame.vocabulary import Ability
from maester.kernel import Seat

HOSTILE = (Kill, Discard, Kneel, Back, Control, PlaceToken, DropPower, Leave)
"""Verbs that a player would rather use on opponents."""


def helps_whom_it_kneels(ability: Ability) -> bool:
    """It harms whom it is used on, and then helps one of them: so it is for one's own characters."""
    kneels = any(isinstance(effect, Kneel) and effect.to == "target" for effect in ability.do)
    return kneels and any(isinstance(effect, GainPower) and effect.to == "target" for effect in ability.then)


def targets(context: Context, effect: Effect) -> list[Card]:
    """The cards in play that an effect may be about: those it means, or all that could be chosen."""
    to = getattr(effect, "to", "target")
    each = getattr(effect, "each", None)
    if each is not None:
        return [*fitting(context, each)]
    if to != "target":
        return meant(context, to)
    assert context.use is not None
    ability = context.use.ability
    if context.use.targets:
        return meant(context, "target")
    choose = ability.choose if ability.choose is not None and ability.choose.which is not None else ability.then_choose
    if choose is None or choose.which is None:
        return []
    found = [card_at(context, target) for target in cards_to_choose(context, choose, ability.do)]
    return [card for card in found if card is not None]


def best_foe(context: Context, effect: Effect, worth: Callable[[Card], float]) -> float:
    """The best that can be done to an opponent; if it affects all cards that fit, what that comes to."""
    cards = targets(context, effect)
    if getattr(effect, "each", None) is not None:
        return sum(worth(card) * (1 if card.controller != context.seat else -1) for card in cards)
    foes = [worth(card) for card in cards if card.controller != context.seat]
    own = [worth(card) for card in cards if card.controller == context.seat]
    return max(foes) if foes else -min(own) if own else 0.0


def best_friend(context: Context, effect: Effect, worth: Callable[[Card], float]) -> float:
    return max((worth(card) for card in targets(context, effect) if card.controller == context.seat), default=0.0)


def as_target(state: State, seat: Seat, target: AnyTarget, hostile: bool) -> float:
    """How good a target is for an effect that helps or harms it."""
    match target:
        case InPlay(name):
            card = state.cards[name]
            worth = in_play(Board(state), card)
            return worth if (card.controller != seat) == hostile else -worth
        case FactionCard(owner):
            return 3.0 if (owner != seat) == hostile else -3.0
        case InHand(code):
            return in_hand(state, seat, code)
        case InPile(_, _, code):
            return 1.0 + CARDS[code].printed_cost
