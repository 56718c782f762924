"""Before the first round: keeping a hand, laying cards."""

from itertools import combinations
from typing import Any

from maester.games.cardgame.bots.marshaling import is_burden
from maester.games.cardgame.bots.worth import is_economy
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.setup import LayCards, cost
from maester.games.cardgame.state import State
from maester.games.cardgame.verbs import Draw, DuplicateTop
from maester.games.cardgame.which import Code
from maester.kernel import Chance, Decision, Seat

MOST_LOOKED_AT = 8


def keep_hand(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> bool:
    """A hand is kept if cards worth laying are in it."""
    question = LayCards(options=state.hands[seat])
    return layout_worth(best_layout(question)) >= 12


def lay_cards(state: State, seat: Seat, decision: LayCards, chance: Chance) -> tuple[Code, ...]:
    return best_layout(decision)


def best_layout(question: LayCards) -> tuple[Code, ...]:
    """The best of all allowed ones: a hand is small enough to look at every part of it."""
    able = [code for code in question.options if helps_oneself(CARDS[code])][:MOST_LOOKED_AT]
    found: tuple[float, tuple[Code, ...]] = (0.0, ())
    for count in range(1, len(able) + 1):
        for codes in dict.fromkeys(combinations(able, count)):
            if cost(codes) <= question.gold and question.refusal(codes) is None:
                found = max(found, (layout_worth(codes), codes))
    return found[1]


def helps_oneself(facts: CardFacts) -> bool:
    """Attachments laid in setup go on the player's own cards (CG-SETUP-14), so a burden is kept for an opponent's."""
    return facts.type != "event" and not (facts.type == "attachment" and is_burden(facts))


def layout_worth(codes: tuple[Code, ...]) -> float:
    """Each card laid is a card drawn; gold not spent is lost; a player without characters cannot defend."""
    worth = 2.0 * len(codes) + cost(codes)
    worth += sum(2.0 for code in codes if is_economy(CARDS[code]))
    worth -= sum(2.5 for code in dict.fromkeys(codes) if wants_to_be_marshaled(code))
    characters = [CARDS[code] for code in dict.fromkeys(codes) if CARDS[code].type == "character"]
    icons = {icon for facts in characters for icon in facts.icons}
    return worth + len(icons) + (0 if characters else -8) + (1 if len(characters) > 1 else 0)


def wants_to_be_marshaled(code: Code) -> bool:
    """It does something when it enters play, which cards laid in setup do not."""
    for ability in CARDS[code].abilities:
        if ability.when is not None and ability.when.this and ability.kind == "reaction":
            whats = ability.when.what if isinstance(ability.when.what, tuple) else (ability.when.what,)
            enters = "entered" in whats or "marshaled" in whats
            if enters and any(isinstance(effect, Draw | DuplicateTop) for effect in ability.do):
                return True
    return False
