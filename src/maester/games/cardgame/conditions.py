"""Whether an `If` holds, for a constant ability at this moment or for a triggered one that would be used now."""

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import Context, codes, fitting
from maester.games.cardgame.vocabulary import If
from maester.games.cardgame.which import Which


def holds(context: Context, condition: If) -> bool:
    state, seat = context.state, context.seat
    if condition.first_player is not None and (state.first == seat) != condition.first_player:
        return False
    return (
        in_challenge(context, condition)
        and of_this_card(context, condition)
        and (condition.control is None or controls(context, condition.control))
        and (condition.opponent_controls is None or opponent_controls(context, condition.opponent_controls))
        and (not condition.revealed or plot_revealed(context, condition.revealed))
        and (condition.not_lost is None or not lost(context, condition.not_lost))
    )


def in_challenge(context: Context, condition: If) -> bool:
    challenge = context.state.challenge
    if condition.challenge is not None:
        if challenge is None:
            return False
        if condition.challenge and challenge.contest not in condition.challenge:
            return False
    if condition.as_ is not None or condition.in_challenge or condition.against_rival:
        if challenge is None:
            return False
        parts = {"attacker": challenge.attacker, "defender": challenge.defender}
        if condition.as_ is not None and parts[condition.as_] != context.seat:
            return False
        if condition.in_challenge and context.seat not in parts.values():
            return False
        if condition.against_rival:
            other = parts["defender"] if parts["attacker"] == context.seat else parts["attacker"]
            return is_rival(context, other)
    return True


def is_rival(context: Context, other: str) -> bool:
    titles, cards = context.state.titles, context.state.cards
    if context.seat not in titles or other not in titles:
        return False
    return cards[titles[other]].code in CARDS[cards[titles[context.seat]].code].rivals


def of_this_card(context: Context, condition: If) -> bool:
    """What is asked of the card that has the ability, or of the one it is attached to."""
    this, board = context.this, context.board
    if this is None:
        return condition.this is None
    match condition.this:
        case "standing":
            if this.knelt:
                return False
        case "participating" | "attacking":
            if not board.takes_part(this.id, condition.this):
                return False
        case "attacking-alone":
            if board.attacking != (this.id,):
                return False
    if condition.duplicate and not (this.duplicates or this.facedown):
        return False
    if condition.ambushed and (this.how != "ambush" or this.phase != context.state.phases):
        return False
    bearer = context.state.cards.get(this.on or "")
    if condition.attached is not None and (bearer is None or bearer.code not in codes(condition.attached)):
        return False
    return condition.attached_role is None or (
        bearer is not None and board.takes_part(bearer.id, condition.attached_role)
    )


def controls(context: Context, which: Which) -> bool:
    return any(card.controller == context.seat for card in fitting(context, which))


def opponent_controls(context: Context, which: Which) -> bool:
    return any(card.controller != context.seat for card in fitting(context, which))


def plot_revealed(context: Context, traits: tuple[str, ...]) -> bool:
    plots = (context.state.cards[name] for name in context.state.revealed.values())
    return any(trait in plot.facts.traits for plot in plots for trait in traits)


def lost(context: Context, what: str) -> bool:
    state = context.state
    mine = [fought for fought in state.fought if fought.loser == context.seat]
    if what == "power-this-round":
        return any(fought.contest == "power" for fought in mine)
    return any(fought.defender == context.seat and fought.phase == state.phases for fought in mine)
