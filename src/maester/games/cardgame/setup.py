"""SETUP: decks are shuffled, hands drawn, the first cards laid face down and turned up together."""

from collections import Counter
from functools import partial
from typing import Any, ClassVar

from msgspec import UnsetType

from maester.games.cardgame.cards import arrive, attach, change, own_copy
from maester.games.cardgame.events import CardEntered, CardsDrawn, HandKept, SetupRevealed
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import prints
from maester.games.cardgame.options import Options, seats
from maester.games.cardgame.questions import ChooseBearer
from maester.games.cardgame.state import State
from maester.games.cardgame.steps import AttachSetup, BeginRound, FillHands, LaySetup, Mulligan
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import draw, no_longer_playing, shuffle_in, take_from_hand
from maester.kernel import Chance, Decision, Flow, Pick, Refusal, Seat, ask, together

HAND, SETUP_GOLD = 7, 8
TITLES = tuple(sorted(code for code, facts in CARDS.items() if facts.type == "title"))


def deal(options: Options, chance: Chance) -> State:
    players = seats(options.seats)
    chosen = {seat: options.deck(seat) for seat in players}
    first = chance.choice(players)
    decks = {seat: chance.shuffled(deck.codes) for seat, deck in chosen.items()}
    nothing: dict[Seat, tuple[Code, ...]] = dict.fromkeys(players, ())
    state = State(
        chance=chance,
        seats=players,
        first=first,
        melee=options.seats > 2,
        open_lists=options.open_lists,
        factions={seat: deck.faction for seat, deck in chosen.items()},
        agendas={seat: deck.agenda for seat, deck in chosen.items() if deck.agenda is not None},
        lists={seat: deck.codes for seat, deck in chosen.items()},
        pool=TITLES if options.seats > 2 else (),
        hands=nothing.copy(),
        decks=decks,
        discards=nothing.copy(),
        dead=nothing.copy(),
        plots={seat: tuple(sorted(deck.plots)) for seat, deck in chosen.items()},
        used=nothing.copy(),
        removed=nothing.copy(),
        gold=dict.fromkeys(players, 0),
        power=dict.fromkeys(players, 0),
        knelt=dict.fromkeys(players, False),
        limited=dict.fromkeys(players, 0),
    )
    for seat in players:
        draw(state, seat, HAND)
    state.agenda = (*(Mulligan(seat) for seat in state.players), LaySetup(), FillHands(), BeginRound())
    return state


def mulligan(state: State, seat: Seat) -> Flow[None]:
    """Once, before any card is laid; the new hand must be kept (CG-SETUP-08, -09)."""
    keep = yield from ask(seat, which_hand)
    state.tell(HandKept(seat, keep))
    if not keep:
        hand = state.hands[seat]
        take_from_hand(state, seat, *hand)
        shuffle_in(state, seat, *hand)
        drawn = draw(state, seat, HAND)
        state.tell(CardsDrawn(seat, len(drawn), drawn))


def which_hand() -> Pick[bool]:
    return Pick(about="keep-hand", rule="CG-SETUP-08", options=(True, False), idle=True)


# ------------------------------------------------------------------------------------------------- laying cards


LAID = ("character", "location", "attachment")


class LayCards(Decision[tuple[Code, ...]], frozen=True, kw_only=True):
    """Cards of the hand, worth at most eight gold together; a further copy of a unique one is free."""

    about: str = "setup"
    rule: str | None = "CG-SETUP-10"
    of: str | UnsetType = "code"
    options: tuple[Code, ...]
    """Those of the hand that may be laid at all (CG-SETUP-13)."""
    gold: int = SETUP_GOLD

    shape: ClassVar[Any] = tuple[Code, ...]

    def refusal(self, answer: tuple[Code, ...]) -> Refusal | None:
        there = Counter(self.options)
        for code, count in Counter(answer).items():
            if code in CARDS and CARDS[code].type not in LAID:
                return Refusal("not-in-setup", "CG-SETUP-13", {"card": code})
            if count > there[code]:
                return Refusal("not-in-hand", "CG-SETUP-10", {"card": code})
        if cost(answer) > self.gold:
            return Refusal("setup-too-dear", "CG-SETUP-11", {"cost": cost(answer), "most": self.gold})
        if len(limited := [code for code in answer if "limited" in CARDS[code].keywords]) > 1:
            return Refusal("setup-limited", "CG-SETUP-12", {"card": limited[0], "other": limited[1]})
        for code in answer:
            if CARDS[code].type == "attachment" and not any(can_bear(code, other) for other in answer):
                return Refusal("setup-unattached", "CG-SETUP-14", {"card": code})
        return None

    def sample(self, chance: Chance) -> tuple[Code, ...]:
        """As much as there is gold for."""
        laid: tuple[Code, ...] = ()
        for code in chance.shuffled(self.options):
            if self.refusal((*laid, code)) is None:
                laid = (*laid, code)
        return tuple(sorted(laid))


def cost(codes: tuple[Code, ...]) -> int:
    """Of each unique card one copy is paid for (CG-SETUP-15)."""
    once = [code for code in dict.fromkeys(codes) if CARDS[code].unique]
    return sum(CARDS[code].printed_cost for code in (*once, *(code for code in codes if not CARDS[code].unique)))


def can_bear(attachment: Code, code: Code) -> bool:
    """By what is printed on the cards: nothing else counts in setup (CG-RULE-78)."""
    facts, bearer = CARDS[attachment], CARDS[code]
    fits = bearer.type == "character" if facts.attach is None else prints(facts.attach, bearer, code)
    return fits and (not bearer.no_attachments or bool(set(bearer.except_) & set(facts.traits)))


def lay_setup(state: State) -> Flow[None]:
    """Face down, under seal, and turned up together (CG-RULE-103)."""
    laid = yield from together({seat: partial(which_cards, state, seat) for seat in state.players})
    for seat, codes in laid.items():
        take_from_hand(state, seat, *codes)
        state.tell(SetupRevealed(seat, codes))
        for code in codes:
            if CARDS[code].type != "attachment":
                turn_up(state, seat, code)
    attached = {seat: tuple(c for c in codes if CARDS[c].type == "attachment") for seat, codes in laid.items()}
    state.playing = tuple((seat, code) for seat, codes in attached.items() for code in codes)
    state.do_next(*(AttachSetup(seat, attached[seat]) for seat in state.players if attached[seat]))


def which_cards(state: State, seat: Seat) -> LayCards:
    options = tuple(code for code in state.hands[seat] if CARDS[code].type in LAID)
    return LayCards(options=options, forgoing=((),))


def turn_up(state: State, seat: Seat, code: Code) -> str:
    """It does not enter play: it counts as having been there (CG-SETUP-18, -19)."""
    copy = own_copy(state, seat, code)
    if copy is not None:
        change(state, copy.id, duplicates=(*copy.duplicates, code))
        return copy.id
    return arrive(state, code, seat, seat, "setup").id


def attach_setup(state: State, seat: Seat, codes: tuple[Code, ...]) -> Flow[None]:
    """Only to the player's own cards (CG-RULE-78)."""
    for code in codes:
        if own_copy(state, seat, code) is not None:
            no_longer_playing(state, seat, code)
            turn_up(state, seat, code)
            continue
        options = own_bearers(state, seat, code)
        on = options[0] if len(options) == 1 else (yield from ask(seat, partial(which_own_bearer, options, code)))
        no_longer_playing(state, seat, code)
        card = arrive(state, code, seat, seat, "setup")
        attach(state, card.id, on)
        state.tell(CardEntered(seat, card.id, "setup", on))


def own_bearers(state: State, seat: Seat, code: Code) -> tuple[str, ...]:
    cards = [card for card in state.cards.values() if card.controller == seat]
    return tuple(card.id for card in cards if can_bear(code, card.code))


def which_own_bearer(options: tuple[str, ...], code: Code) -> ChooseBearer:
    return ChooseBearer(rule="CG-SETUP-17", options=options, card=code)


def fill_hands(state: State) -> None:
    for seat in state.players:
        missing = HAND - len(state.hands[seat])
        drawn = draw(state, seat, missing)
        state.tell(CardsDrawn(seat, len(drawn), drawn))
