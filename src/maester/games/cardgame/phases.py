"""DRAW, MARSHAL, DOM, STAND, TAX: the framework events of the shorter phases."""

from functools import partial

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import characters
from maester.games.cardgame.events import CardsDiscarded, DominanceCounted, GoldReturned
from maester.games.cardgame.occurrence import occur
from maester.games.cardgame.plot import plot_value
from maester.games.cardgame.questions import ChooseCards
from maester.games.cardgame.state import Card, Happening, State
from maester.games.cardgame.steps import Actions
from maester.games.cardgame.zones import discard_from_hand
from maester.kernel import Flow, Seat, ask

CARDS_TO_DRAW = 2


def draw_cards(state: State) -> None:
    """All players at once (CG-DRAW-01)."""
    board = Board(state)
    drawn = []
    for seat in state.players:
        more = sum(source[2].amount for source in board.binds("draws-more", seat))
        drawn.append(Happening("drawn", seat, amount=CARDS_TO_DRAW + more))
    occur(state, *drawn, own=True)


def collect_income(state: State, seat: Seat) -> None:
    """A player becomes active, and may marshal in the window that follows (CG-MARSHAL-01, -02)."""
    if seat in state.out:
        return
    state.active = seat
    state.do_next(Actions("marshaling"))
    occur(state, Happening("income", seat, amount=plot_value(Board(state), seat, "gold")), own=True)


def count_dominance(state: State) -> None:
    """Standing characters, gold, and cards that say so; a tie has no winner (CG-DOM-01 to -03)."""
    board = Board(state)
    totals = {
        seat: sum(board.strength(card) for card in characters(state, seat) if not card.knelt)
        + state.gold[seat]
        + board.summed("dominance", seat)
        for seat in state.players
    }
    best = [seat for seat in totals if totals[seat] == max(totals.values())]
    winner = best[0] if len(best) == 1 else None
    state.tell(DominanceCounted(totals, winner))
    if winner is not None:
        occur(state, Happening("power-gained", winner, amount=1), Happening("dominance-won", winner), own=True)


def stand_cards(state: State) -> Flow[None] | None:
    """All kneeling cards at once; some may stand only so many characters (CG-STAND-01, CG-RULE-80)."""
    caps = [source[2].amount for source in Board(state).rules("stand-at-most")]
    if caps:
        return stand_some(state, min(caps))
    state.knelt = dict.fromkeys(state.knelt, False)
    stand(state, [card for card in state.cards.values() if card.knelt])
    return None


def stand_some(state: State, most: int) -> Flow[None]:
    kneeling = [card for card in state.cards.values() if card.knelt]
    state.knelt = dict.fromkeys(state.knelt, False)
    stay: tuple[str, ...] = ()
    for seat in state.players:
        own = tuple(card.id for card in kneeling if card.controller == seat and card.facts.type == "character")
        if len(own) > most:
            stands = yield from ask(seat, partial(which_to_stand, own, most))
            stay += tuple(name for name in own if name not in stands)
    stand(state, [card for card in kneeling if card.id not in stay])


def stand(state: State, kneeling: list[Card]) -> None:
    occur(state, *(Happening("stood", card.controller, card) for card in kneeling), own=True)


def which_to_stand(cards: tuple[str, ...], count: int) -> ChooseCards:
    return ChooseCards(about="stand", rule="CG-RULE-80", options=cards, least=count, most=count, of="card")


def return_gold(state: State) -> None:
    state.gold = dict.fromkeys(state.gold, 0)
    state.tell(GoldReturned())


def check_reserve(state: State, seat: Seat) -> Flow[None] | None:
    """A player with more cards than their reserve chooses which to discard, and not one more (CG-TAX-02 to -04)."""
    over = len(state.hands[seat]) - plot_value(Board(state), seat, "reserve")
    return discard_some(state, seat, over) if over > 0 and seat not in state.out else None


def discard_some(state: State, seat: Seat, count: int) -> Flow[None]:
    cards = yield from ask(seat, which_to_discard, state, seat, count)
    discard_from_hand(state, seat, *cards)
    state.tell(CardsDiscarded(seat, cards, "hand"))


def which_to_discard(state: State, seat: Seat, count: int) -> ChooseCards:
    hand = state.hands[seat]
    return ChooseCards(about="discard-to-reserve", rule="CG-TAX-03", options=hand, least=count, most=count, of="code")
