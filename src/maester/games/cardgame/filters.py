"""Whether a card is meant by a `Which`. As far as the printed card decides that, a set of codes is made once."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from maester.games.cardgame.facts import CARDS, RISEN, CardFacts
from maester.games.cardgame.lineup import RISEN_CODE
from maester.games.cardgame.state import Card, Happening, State, Use
from maester.games.cardgame.which import Code, Which
from maester.kernel import Seat

if TYPE_CHECKING:
    from maester.games.cardgame.board import Board


class Context(Struct, eq=False, gc=False):
    """What an ability knows when it asks for cards: whose it is, on which card, what it answers to, what was chosen."""

    state: State
    board: "Board"
    seat: Seat
    this: Card | None
    trigger: Happening | None = None
    use: Use | None = None

    def player(self, whose: str) -> Seat | None:
        """The player that a word means, if it means a single one."""
        challenge = self.state.challenge
        match whose:
            case "me":
                return self.seat
            case "chosen":
                return self.use.chosen if self.use is not None else None
            case "loser":
                if self.trigger is not None and self.trigger.what == "pillaged":
                    return self.trigger.against
                return challenge.loser if challenge is not None else None
            case "defender":
                return challenge.defender if challenge is not None else None
            case "attacker":
                return challenge.attacker if challenge is not None else None
        return None


def prints(which: Which, facts: CardFacts, code: Code) -> bool:
    """Whether a card can be meant, by what is printed on it."""
    return not (
        (which.type and facts.type not in which.type)
        or (which.faction and facts.faction not in which.faction)
        or (which.traits and not set(which.traits) & set(facts.traits))
        or (which.name and code not in which.name)
        or (which.unique is not None and facts.unique != which.unique)
        or (which.loyal is not None and facts.loyal != which.loyal)
        or (which.printed_strength is not None and (facts.strength or 0) > which.printed_strength)
    )


def codes(which: Which) -> frozenset[Code]:
    """The cards that can be meant by what is printed on them: found once, and kept with the words."""
    kept = which.__dict__
    found: frozenset[Code] | None = kept.get("codes")
    if found is None:
        found = kept["codes"] = frozenset(code for code, facts in CARDS.items() if prints(which, facts, code))
    return found


def fits_code(context: Context, which: Which, code: Code) -> bool:
    """Whether a card outside of play is meant, wherever it lies."""
    return code in codes(which) and cheap_enough(context, which, code)


def cheap_enough(context: Context, which: Which, code: Code) -> bool:
    most = which.cost
    if most is None:
        return True
    if most == "x":
        assert context.use is not None, "X is known, or as high as it could be"
        most = context.use.x
    if which.cost_while_first is not None and context.state.first == context.seat:
        most = which.cost_while_first
    return CARDS[code].printed_cost <= most


def fits(context: Context, which: Which, card: Card) -> bool:
    """Whether a card in play is meant."""
    printed = prints(which, RISEN, card.code) if card.risen else card.code in codes(which)
    return printed and fits_as_it_is(context, which, card)


def fits_as_it_is(context: Context, which: Which, card: Card) -> bool:
    """The same for a card that can be meant by what is printed on it."""
    whose = which.whose
    if whose is not None:
        if whose == "opponent":
            if card.controller == context.seat:
                return False
        elif card.controller != context.player(whose):
            return False
    if which.knelt is not None and card.knelt != which.knelt:
        return False
    if which.other and context.this is not None and card.id == context.this.id:
        return False
    if which.bare and card.attachments:
        return False
    if which.powered and not card.power:
        return False
    if which.cost is not None and not cheap_enough(context, which, card.code):
        return False
    if which.copy_of_last and (context.use is None or card.code != context.use.last):  # by title alone (CG-TEXT-03)
        return False
    if which.targeted and (context.use is None or card.id not in context.use.targeted):
        return False
    board = context.board
    if which.role is not None and not board.takes_part(card.id, which.role):
        return False
    if which.without_icon is not None and board.has_icon(card, which.without_icon):
        return False
    return which.strength is None or board.strength(card) <= most_strength(context, which)


def fitting(context: Context, which: Which) -> Iterator[Card]:
    """The cards in play that are meant, one by one: often it is enough that there is one."""
    cards, lineup = context.state.cards, context.board.lineup
    # One event may lie in play as an attachment, whatever is printed on it; then all cards are looked at.
    names, is_meant = (lineup.names, fits) if RISEN_CODE in lineup.codes else (lineup[codes(which)], fits_as_it_is)
    for name in names:
        card = cards[name]
        if is_meant(context, which, card):
            yield card


def most_strength(context: Context, which: Which) -> int:
    assert which.strength is not None
    if which.strength_with is not None:
        code, more = which.strength_with
        cards = context.state.cards.values()
        if any(card.code == code and card.controller == context.seat for card in cards):
            return more
    return which.strength
