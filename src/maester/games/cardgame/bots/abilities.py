"""What using an ability is worth now: what it does at best, less what it costs."""

from collections.abc import Callable
from typing import Any

from maester.games.cardgame.board import Board
from maester.games.cardgame.bots.icons import best, changes_icons, worth_on
from maester.games.cardgame.bots.targets import best_foe, best_friend, helps_whom_it_kneels, targets
from maester.games.cardgame.bots.worth import CARD, in_play, worth_of_power
from maester.games.cardgame.cards import own_copy
from maester.games.cardgame.challenge.outcome import totals
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context
from maester.games.cardgame.offers import Elsewhere
from maester.games.cardgame.state import Card, State, Use
from maester.games.cardgame.targets import cards_to_choose
from maester.games.cardgame.verbs import (
    Back,
    Cancel,
    Claim,
    Control,
    Delay,
    Discard,
    DiscardHand,
    DiscardTop,
    Draw,
    DropPower,
    DuplicateTop,
    Effect,
    EitherOf,
    EmptyGold,
    ExtraChallenge,
    Forbid,
    GainGold,
    GainPower,
    Instead,
    Join,
    Kill,
    Kneel,
    Leave,
    Look,
    LookAtHand,
    Modify,
    MovePower,
    PlaceToken,
    PutIntoPlay,
    Reduce,
    RevealTop,
    Save,
    Search,
    Stand,
    TakeGold,
)
from maester.games.cardgame.which import Code

GIVEN_UP = 1.5
"""What is sacrificed is gone for good, and what it buys often is not: so it counts for more than it is worth."""
FLIPS = 5.0
"""What it is worth to win a challenge that would otherwise be lost."""


def worth_of_use(state: State, use: Use) -> float:
    """What using it would bring."""
    card = state.cards.get(use.card or "")
    context = Context(state, Board(state), use.seat, card, use.trigger, use)
    ability = use.ability
    if helps_whom_it_kneels(ability):
        return power_for_kneeling(context, use) - price_of(context, use)
    return sum(worth_of(context, effect) for effect in (*ability.do, *ability.then)) - price_of(context, use)


def power_for_kneeling(context: Context, use: Use) -> float:
    """One who kneels gains power: worth it for the weakest of one's own."""
    own = [card for card in targets(context, use.ability.do[0]) if card.controller == context.seat]
    if not own:
        return 0.0
    return worth_of_power(context.state, context.seat) - min(standing_strength(context, card) for card in own)


def price_of(context: Context, use: Use) -> float:
    """Gold, cards, and what kneels or leaves."""
    cost, state, this = use.ability.cost, context.state, context.this
    facts = CARDS[use.code]
    price = 0.6 * (cost.gold if isinstance(cost.gold, int) else 2) + 0.8 * cost.discard + 0.2 * cost.kneel_faction
    if facts.type == "event":
        price += 1.2 + 0.6 * facts.printed_cost
    if this is not None and (cost.sacrifice or cost.remove):
        price += GIVEN_UP * in_play(context.board, this)
    elif this is not None and cost.back:
        price += 1.5
    elif this is not None and cost.kneel == "this" and this.facts.type == "character":
        busy = state.phase in ("plot", "draw", "marshaling", "challenges")
        price += 0.4 * context.board.strength(this) if busy else 0.15 * context.board.strength(this)
    return price + 1.0 * len(cost.kneel_one)


# ------------------------------------------------------------------------------------------------- verbs


def worth_of(context: Context, effect: Effect) -> float:
    known = WORTHS.get(type(effect))
    return known(context, effect) if known is not None else 0.5


def standing_strength(context: Context, card: Card) -> float:
    """What it is worth now that a character stands rather than kneels."""
    useful = context.state.phase in ("plot", "draw", "marshaling", "challenges")
    return (0.6 if useful else 0.2) * context.board.strength(card) + 0.3


def kneel(context: Context, effect: Kneel) -> float:
    return best_foe(context, effect, lambda card: 0.0 if card.knelt else standing_strength(context, card))


def stand(context: Context, effect: Stand) -> float:
    def worth(card: Card) -> float:
        return standing_strength(context, card) if card.knelt else 0.0

    if effect.each is not None:
        return sum(worth(card) for card in targets(context, effect) if card.controller == context.seat)
    if context.state.phase in ("standing", "taxation", "plot", "draw"):
        return 0.0
    return best_friend(context, effect, worth)


def kill(context: Context, effect: Kill | Discard | Back) -> float:
    if not isinstance(effect, Back):
        return best_foe(context, effect, lambda card: in_play(context.board, card))
    return best_foe(context, effect, lambda card: to_take_back(context, card))


def to_take_back(context: Context, card: Card) -> float:
    """It can be marshaled again, but that costs its gold once more, and it misses what it could still have done."""
    spent = card.knelt and not context.board.takes_part(card.id)
    share = 0.6 if card.controller != context.seat or spent else 1.0
    return share * in_play(context.board, card)


def power(context: Context, effect: GainPower) -> float:
    return worth_of_power(context.state, context.seat) * effect.amount


def gold(context: Context, effect: GainGold) -> float:
    early = context.state.phase in ("plot", "draw", "marshaling")
    return (0.7 if early else 0.35) * effect.amount


def modify(context: Context, effect: Modify) -> float:
    """Strength is worth something where it turns the challenge, or where it kills."""
    strength = effect.strength
    cards = targets(context, effect)
    if effect.burn or strength < 0:
        dying = [
            in_play(context.board, card)
            for card in cards
            if card.controller != context.seat and burns(context.board, effect, card)
        ]
        return max([*dying, turned(context, -strength)])
    if strength > 0:
        return turned(context, strength)
    if changes_icons(effect):
        return best(worth_on(context, effect, card) for card in cards)
    return 0.8 if effect.rule else 0.0


def burns(board: Board, effect: Modify, card: Card) -> bool:
    """Whether it is killed because it has no strength left."""
    return effect.burn and board.strength(card) <= -effect.strength


def turned(context: Context, more: int) -> float:
    """Whether so much strength for this side turns the challenge."""
    challenge = context.state.challenge
    if challenge is None or challenge.winner is not None or not challenge.declared:
        return 0.0
    attack, defence = totals(context.board)
    if challenge.attacker == context.seat:
        return FLIPS if attack < defence <= attack + more else 0.0
    if challenge.defender == context.seat and challenge.defenders:
        return FLIPS if defence <= attack < defence + more else 0.0
    return 0.0


def claim(context: Context, effect: Claim) -> float:
    """A higher claim is worth something to a player who is about to win."""
    challenge = context.state.challenge
    if challenge is None or not challenge.declared:
        return 0.0
    attack, defence = totals(context.board)
    winning = attack >= defence and attack > 0
    mine = challenge.attacker == context.seat
    return 2.5 * abs(effect.amount) if winning and mine == (effect.amount > 0) else 0.0


def save(context: Context, effect: Save) -> float:
    card = context.trigger.card if context.trigger is not None else None
    if card is None:
        return 0.0
    return in_play(context.board, card) if card.controller == context.seat else -1.0


def cancel(context: Context, effect: Cancel) -> float:
    trigger = context.trigger
    if trigger is None or trigger.seat == context.seat:
        return -1.0
    facts = CARDS[trigger.code]
    return (2.5 if facts.type == "event" else 0.5) + 0.7 * facts.printed_cost


def put_into_play(context: Context, effect: PutIntoPlay) -> float:
    choose = context.use.ability.choose if context.use is not None else None
    if choose is None or choose.which is None:
        return 2.0
    codes = [each.card for each in cards_to_choose(context, choose, (effect,)) if isinstance(each, Elsewhere)]
    return max((of_entering(context, code) for code in codes), default=0.0)


def of_entering(context: Context, code: Code) -> float:
    """A copy of a card that the player has in play only becomes its duplicate."""
    copy = own_copy(context.state, context.seat, code)
    if copy is None:
        return 0.9 * CARDS[code].printed_cost + 1
    return 0.0 if context.this is not None and copy.id == context.this.id else CARD


def delay(context: Context, effect: Delay) -> float:
    return sum(worth_of(context, each) for each in effect.do) * 0.9


def join(context: Context, effect: Join | Leave) -> float:
    strengths = [context.board.strength(card) for card in targets(context, effect)]
    return turned(context, max(strengths, default=0))


def either(context: Context, effect: EitherOf) -> float:
    return max(worth_of(context, each) for each in effect.do)


def empty_gold(context: Context, effect: EmptyGold) -> float:
    mine = context.state.gold[context.seat]
    return 0.3 * (sum(context.state.gold.values()) - 2 * mine)


def discard_hand(context: Context, effect: DiscardHand) -> float:
    return 1.5 * effect.amount + 0.5 * effect.character_power


WORTHS: dict[type[Any], Callable[[Context, Any], float]] = {
    Draw: lambda context, effect: CARD * effect.amount,
    GainGold: gold,
    TakeGold: lambda context, effect: 1.0,
    EmptyGold: empty_gold,
    GainPower: power,
    MovePower: lambda context, effect: 1.6 * worth_of_power(context.state, context.seat) * effect.amount,
    DropPower: lambda context, effect: 2.0,
    Kneel: kneel,
    Stand: stand,
    Kill: kill,
    Discard: kill,
    Back: kill,
    PutIntoPlay: put_into_play,
    Control: lambda context, effect: best_foe(context, effect, lambda card: 1.5 * in_play(context.board, card)),
    Modify: modify,
    Claim: claim,
    Reduce: lambda context, effect: 0.0,  # used when there is a card to marshal: marshaling.py
    Forbid: lambda context, effect: 1.5,
    ExtraChallenge: lambda context, effect: 2.0,
    Delay: delay,
    PlaceToken: lambda context, effect: 0.2,
    Save: save,
    Cancel: cancel,
    Instead: lambda context, effect: 2.5,
    Search: lambda context, effect: 2.5,
    LookAtHand: lambda context, effect: 0.6,
    RevealTop: lambda context, effect: 1.0,
    Look: lambda context, effect: 1.2,
    DiscardTop: lambda context, effect: 0.3,
    DiscardHand: discard_hand,
    DuplicateTop: lambda context, effect: 1.5,
    Join: join,
    Leave: join,
    EitherOf: either,
}
