"""Icons: what it is worth to gain one, or to take one away from somebody."""

from collections.abc import Iterable

from maester.games.cardgame.bots.fighting import promises, still_to_attack
from maester.games.cardgame.challenge.declare import Declared
from maester.games.cardgame.filters import Context
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.verbs import Modify
from maester.games.cardgame.which import CONTESTS, Contest
from maester.kernel import Seat


def changes_icons(effect: Modify) -> bool:
    return bool(effect.icons or effect.lose_icons or effect.named_icon)


def worth_on(context: Context, effect: Modify, card: Card) -> float:
    """What the change of icons is worth if it is done to this character."""
    gained = CONTESTS if effect.named_icon == "gains" else effect.icons
    lost = CONTESTS if effect.named_icon == "loses" else effect.lose_icons
    if card.controller == context.seat:
        return best(gained_by(context, card, contest) for contest in gained)
    return best(lost_by(context, card, contest) for contest in lost)


def best(worths: Iterable[float]) -> float:
    return max(worths, default=0.0)


def gained_by(context: Context, card: Card, contest: Contest) -> float:
    """What a character can attack for with one icon more, beyond what it can attack for already. One that kneels, has
    the icon, or comes too late gains nothing."""
    board, seat = context.board, context.seat
    if card.knelt or board.has_icon(card, contest) or not may_attack(context.state, seat, contest):
        return 0.0
    already = [each for each in board.icons_of(card) if may_attack(context.state, seat, each)]
    return best_attack(context, card, contest) - best(best_attack(context, card, each) for each in already)


def best_attack(context: Context, card: Card, contest: Contest) -> float:
    """What it promises to attack with this character alone."""
    opponents = context.state.opponents(context.seat)
    alone = (Declared(contest, against, (card.id,), {}) for against in opponents)
    return max(0.0, *(promises(context.board, context.seat, declared) for declared in alone))


def lost_by(context: Context, card: Card, contest: Contest) -> float:
    """What it is worth that an opponent's character can neither attack nor defend with an icon."""
    state, owner = context.state, card.controller
    if card.knelt or not context.board.has_icon(card, contest):
        return 0.0
    if not (may_attack(state, context.seat, contest) or may_attack(state, owner, contest)):
        return 0.0
    return 0.3 + 0.3 * context.board.strength(card)


def may_attack(state: State, seat: Seat, contest: Contest) -> bool:
    """Whether a player can still be expected to initiate a challenge of this type in this phase."""
    fought = any(each.attacker == seat and each.contest == contest for each in state.fought)
    turn = state.active == seat or still_to_attack(state, seat)
    return state.phase == "challenges" and state.challenge is None and turn and not fought
