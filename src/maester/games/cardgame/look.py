"""What can be used in a window: abilities on the table, events, duplicates; marshaling and ambush."""

from collections.abc import Iterable, Iterator

from maester.games.cardgame.board import Board
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.marshal import ambushes, marshals, might_ambush
from maester.games.cardgame.may_use import MOST_USES, offer_of, why_not_now, wish_for
from maester.games.cardgame.offers import AnyPlay, AnyUse, Rescue
from maester.games.cardgame.price import out_of_reach
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.triggers import ACTIONS_IN, NOBODY, hearers
from maester.games.cardgame.vocabulary import Ability
from maester.games.cardgame.watching import might_hold, savable_by_duplicate
from maester.games.cardgame.which import CardId, Code
from maester.kernel import Seat


class Look:
    """The innermost window as it is looked at: what the table adds up to, and the abilities whose time it is.

    It lasts until somebody acts. Whoever is asked meanwhile, the table stays as it is.
    """

    __slots__ = ("board", "cards", "listening", "state", "used_for", "window")

    def __init__(self, state: State) -> None:
        window, board = state.open[-1], Board(state)
        if window.timing == "actions":
            self.listening = ACTIONS_IN[state.phase, state.challenge is not None]
        else:
            self.listening = hearers(window.happenings).get(window.timing, NOBODY)
        self.state, self.board, self.window = state, board, window
        kneel, able = self.listening.kneel, board.among(self.listening.codes)
        self.cards = able and [
            card
            for card in able
            if not (card.knelt and card.code in kneel) and not card.risen and card.id not in board.blank
        ]
        """Those in play with such abilities, except those that would have to kneel for it and kneel already."""
        self.used_for: dict[tuple[Seat, CardId | Code], list[AnyUse]] = {}
        """What each seat can use a card for, as far as that has been looked up."""

    def events(self, seat: Seat) -> frozenset[Code]:
        """Those whose time it is, except those for which the faction card would have to kneel and kneels already."""
        return self.listening.events_by_kneeling[self.state.knelt[seat]]


def could_act(look: Look, seat: Seat) -> bool:
    """Whether a seat is asked, by what is on the table and what its hand might hold (watching.py says why)."""
    if something_open(look, seat):
        return True
    state = look.state
    if not state.hands[seat]:
        return False
    if look.window.timing == "actions" and might_ambush(state, look.board, seat):
        return True
    return might_play(look, seat)


def might_play(look: Look, seat: Seat) -> bool:
    """Whether a hand might hold an event that can be played now."""
    events = might_hold(look.state, seat, look.events(seat))
    return any(usable_event(look, seat, code, public=True) for code in events)


def something_open(look: Look, seat: Seat) -> bool:
    """Whether all can see something on the table that a seat could use."""
    for card in look.cards:
        if card.controller == seat and usable(look, seat, card.code, card, public=True):
            return True
    return bool(usable_agenda(look, seat, public=True)) or (look.window.timing == "would" and any(saves(look, seat)))


def uses(look: Look, seat: Seat) -> list[AnyPlay]:
    """All that a seat can do in the innermost window."""
    state, events = look.state, look.events(seat)
    found = on_the_table(look, seat)
    for code in dict.fromkeys(state.hands[seat]):
        if code in events:
            found += usable_event(look, seat, code)
    if look.window.timing == "actions":
        if state.phase == "marshaling" and state.active == seat:
            found += marshals(state, look.board, seat)
        if state.phase == "challenges":
            found += ambushes(state, look.board, seat)
    return found


def on_the_table(look: Look, seat: Seat, public: bool = False) -> list[AnyPlay]:
    """Abilities of cards in play and of the agenda; duplicates, in a window of saves."""
    found: list[AnyPlay] = []
    for card in look.cards:
        if card.controller == seat:
            found += usable(look, seat, card.code, card, public)
    found += usable_agenda(look, seat, public)
    if look.window.timing == "would":
        found += saves(look, seat)
    return found


def saves(look: Look, seat: Seat) -> Iterator[Rescue]:
    """Duplicates that can be discarded instead of their cards (CG-DUP-03)."""
    window = look.window
    for n, each in enumerate(window.happenings):
        if n not in window.off and savable_by_duplicate(each):
            assert each.card is not None
            current = look.state.cards.get(each.card.id)
            if current is not None and current.owner == seat and (current.duplicates or current.facedown):
                yield Rescue(current.id, n)


def usable_agenda(look: Look, seat: Seat, public: bool = False) -> list[AnyUse]:
    agendas = look.listening.agendas_by_kneeling[look.state.knelt[seat]]
    agenda = look.state.agendas.get(seat) if agendas else None
    return usable(look, seat, agenda, None, public) if agenda in agendas else []


def usable_event(look: Look, seat: Seat, code: Code, public: bool = False) -> list[AnyUse]:
    """What an event can be used for, whether it is in the hand or only might be."""
    return [] if out_of_reach(look.board, seat, code) else usable(look, seat, code, None, public)


def usable(look: Look, seat: Seat, code: Code, card: Card | None, public: bool = False) -> list[AnyUse]:
    """What a card can be used for. Where its player's hand does not matter, the answer is the same for everybody."""
    if code in INTO_HANDS:
        return found_usable(look, seat, code, card, public)
    name = code if card is None else card.id
    found = look.used_for.get((seat, name))
    if found is None:
        found = look.used_for[seat, name] = found_usable(look, seat, code, card, public)
    return found


def found_usable(look: Look, seat: Seat, code: Code, card: Card | None, public: bool) -> list[AnyUse]:
    board, window = look.board, look.window
    if window.uses >= MOST_USES:
        return []
    happenings: Iterable[int | None] = range(len(window.happenings)) if window.happenings else NOTHING
    return [
        offer_of(code, number, card, happening)
        for number in look.listening.numbers[code]
        for happening in happenings
        if why_not_now(wish_for(board, seat, code, number, card, window, happening, public)) is None
    ]


NOTHING = (None,)
"""Actions answer to no happening."""


def looks_into_hands(ability: Ability) -> bool:
    return ability.choose is not None and ability.choose.which is not None and "hand" in ability.choose.which.inside


INTO_HANDS = frozenset(code for code, facts in CARDS.items() if any(map(looks_into_hands, facts.abilities)))
"""Cards with an ability that can be used or not depending on what a hand holds."""
