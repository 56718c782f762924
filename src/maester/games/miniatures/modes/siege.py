"""Siege cards of A Storm of Swords: three for each player, each played at its own time. (MIN-MODE-ASOS-07)"""

from maester.games.miniatures.events import SiegeCardPlayed
from maester.games.miniatures.state import State
from maester.games.miniatures.texts.matching import Answer, bound_for, usable
from maester.games.miniatures.texts.occasions import Occasion
from maester.games.miniatures.texts.records import SIEGE
from maester.games.miniatures.texts.uses import start
from maester.kernel import Flow, Pick, Seat, ask, only_if

ATTACKERS = tuple(name for name, card in SIEGE.items() if card.side == "attacker")
DEFENDERS = tuple(name for name, card in SIEGE.items() if card.side == "defender")
EACH = 3


def deal_siege(state: State) -> None:
    """Three at random from the deck of the player's side; only that player sees them."""
    assert state.defender is not None
    for seat in state.seats:
        deck = DEFENDERS if state.friends(seat, state.defender) else ATTACKERS
        state.siege[seat] = tuple(sorted(state.chance.shuffled(deck)[:EACH]))


def answer_of(state: State, seat: Seat, card: str, occasion: Occasion) -> Answer:
    (happening,) = SIEGE[card].happens
    return Answer(f"siege:{card}", happening, bound_for(state, occasion, seat, card, "siege"), card)


def held_for(state: State, seat: Seat, occasion: Occasion) -> tuple[str, ...]:
    """The cards a player holds that answer to this and would change something."""
    held = state.siege.get(seat, ())
    return tuple(card for card in held if usable(state, answer_of(state, seat, card, occasion), occasion))


@only_if(lambda state, seat, occasion: state.siege.get(seat) and seat not in state.out)
def play_siege(state: State, seat: Seat, occasion: Occasion) -> Flow[None]:
    """Everybody who holds siege cards is asked, so that being asked does not give away which they are."""
    card = yield from ask(seat, which_siege_card, state, seat, occasion)
    if card is not None:
        play_card(state, seat, card, occasion)


def which_siege_card(state: State, seat: Seat, occasion: Occasion) -> Pick[str | None]:
    options = (None, *held_for(state, seat, occasion))
    return Pick(about="siege-card", rule="MIN-MODE-ASOS-07", options=options, idle=None)


def play_card(state: State, seat: Seat, card: str, occasion: Occasion) -> None:
    state.siege[seat] = tuple(each for each in state.siege[seat] if each != card)
    state.siege_shown += (card,)
    state.tell(SiegeCardPlayed(seat, card))
    answer = answer_of(state, seat, card, occasion)
    start(state, answer.bound, answer.happening.do)
