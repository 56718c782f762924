"""Windows: whose chance it is, what can be used, and using it. Every chance is a step of the agenda."""

from collections.abc import Iterable, Iterator

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import change
from maester.games.cardgame.effects.triggers import switch_off
from maester.games.cardgame.events import Saved
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.filters import codes
from maester.games.cardgame.initiate import begin
from maester.games.cardgame.marshal import ambush, ambushes, marshal, marshals, might_ambush
from maester.games.cardgame.may_use import MOST_USES, key_of, why_not_now, wish_for
from maester.games.cardgame.price import out_of_reach
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.state import Card, State, Use, Window
from maester.games.cardgame.steps import Advance, NextChance, NextForced, Opportunity
from maester.games.cardgame.triggers import ACTIONS_IN, listening
from maester.games.cardgame.verbs import Reduce
from maester.games.cardgame.watching import might_hold, savable_by_duplicate
from maester.games.cardgame.which import Code
from maester.games.cardgame.zones import put_on_pile
from maester.kernel import Flow, Passing, Pick, Seat, ask

PASS = "pass"


def open_actions(state: State, where: str) -> None:
    """An action window of the framework (CG-ACTION-04); none in a challenge that has ended early (CG-RULE-10)."""
    if where in ("attackers", "defenders") and state.challenge is None:
        return
    state.open_window("actions", where=where)
    state.do_next(NextChance(), Advance())


def next_chance(state: State) -> None:
    """Whose chance it is in the innermost window. When all have passed in a row, the window is over."""
    window = state.open[-1]
    if window.happenings and len(window.off) == len(window.happenings):
        return
    if window.timing.startswith("forced"):
        state.do_next(NextForced())
        return
    players, at, passed = state.players, window.at, window.passed
    if passed >= len(players):
        return
    look: Look | None = None
    while passed < len(players):
        seat = players[at % len(players)]
        if marshals_now(state, window, seat) or could_act(look := look or Look(state), seat):
            if passed != window.passed:
                innermost(state, at=at, passed=passed)
            state.do_next(Opportunity(seat))
            return
        at, passed = at + 1, passed + 1


def marshals_now(state: State, window: Window, seat: Seat) -> bool:
    """It is one's turn, with cards in hand: whatever they are, one is asked."""
    return (
        state.active == seat and state.phase == "marshaling" and window.timing == "actions" and bool(state.hands[seat])
    )


def take_opportunity(state: State, seat: Seat) -> Flow[None]:
    """Somebody could act, as far as all can see, and is asked."""
    answer = yield from ask(seat, which_use, state, seat)
    window = state.open[-1]
    state.do_next(NextChance())
    if answer == PASS:
        innermost(state, at=window.at + 1, passed=window.passed + 1)
        return
    innermost(state, at=window.at + 1, passed=0, used=(*window.used, answer), uses=window.uses + 1)
    yield from use(state, window, seat, answer)


def innermost(state: State, **changes: object) -> None:
    state.open = (*state.open[:-1], replace(state.open[-1], **changes))


def next_forced(state: State) -> Flow[None]:
    """All of them must be used, in an order the first player sets (CG-FORCED-03)."""
    window, look = state.open[-1], Look(state)
    due = [key for seat in state.players for key in on_the_table(look, seat)]
    if not due:
        return
    key = yield from next_of(state.first, "next-forced", due, "CG-FORCED-03")
    innermost(state, used=(*window.used, key))
    state.do_next(NextChance())
    begin(state, named(state, window, controller_of(state, key), key))


def controller_of(state: State, key: str) -> Seat:
    return state.cards[key.split("#")[0]].controller


# ------------------------------------------------------------------------------------------------- what can be used


class Look:
    """The innermost window as it is looked at: what the table adds up to, and the abilities whose time it is."""

    __slots__ = ("board", "cards", "listening", "state", "window")

    def __init__(self, state: State) -> None:
        window, board = state.open[-1], Board(state)
        if window.timing == "actions":
            self.listening = ACTIONS_IN[state.phase, state.challenge is not None]
        else:
            self.listening = listening(window.timing, window.happenings)
        self.state, self.board, self.window = state, board, window
        kneel, able = self.listening.kneel, board.among(self.listening.codes)
        self.cards = able and [
            card
            for card in able
            if not (card.knelt and card.code in kneel) and not card.risen and card.id not in board.blank
        ]
        """Those in play with such abilities, except those that would have to kneel for it and kneel already."""


def could_act(look: Look, seat: Seat) -> bool:
    """Whether a seat is asked: what is on the table, and what its hand might hold (design of asking: watching.py)."""
    if any(on_the_table(look, seat, public=True)):
        return True
    state = look.state
    if not state.hands[seat]:
        return False
    if look.window.timing == "actions" and might_ambush(state, look.board, seat):
        return True
    return any(from_hand(look, seat, might_hold(state, seat, look.listening.events), public=True))


def on_the_table(look: Look, seat: Seat, public: bool = False) -> Iterator[str]:
    """Abilities of cards in play and of the agenda; duplicates, in a window of saves."""
    state, window = look.state, look.window
    for card in look.cards:
        if card.controller == seat:
            yield from usable(look, seat, card.code, card, public)
    agenda = state.agendas.get(seat)
    if agenda in look.listening.agendas:
        yield from usable(look, seat, agenda, None, public)
    if window.timing == "would":
        for n, each in enumerate(window.happenings):
            if n not in window.off and savable_by_duplicate(each):
                assert each.card is not None
                current = state.cards.get(each.card.id)
                if current is not None and current.owner == seat and (current.duplicates or current.facedown):
                    yield f"save:{current.id}@{n}"


def from_hand(look: Look, seat: Seat, events: Iterable[Code], public: bool = False) -> Iterator[str]:
    """Events, really held or such as might be."""
    for code in events:
        if not out_of_reach(look.board, seat, code):
            yield from usable(look, seat, code, None, public)


def usable(look: Look, seat: Seat, code: Code, card: Card | None, public: bool) -> list[str]:
    """What a card can be used for."""
    board, window = look.board, look.window
    if window.uses >= MOST_USES or (code in look.listening.kneel_faction and look.state.knelt[seat]):
        return []
    happenings: Iterable[int | None] = range(len(window.happenings)) if window.happenings else NOTHING
    return [
        key_of(code, number, card, happening)
        for number in look.listening.numbers[code]
        for happening in happenings
        if why_not_now(wish_for(board, seat, code, number, card, window, happening, public)) is None
    ]


NOTHING = (None,)
"""What an action answers to."""


def uses(look: Look, seat: Seat) -> Iterator[str]:
    """All that a seat can do in the innermost window."""
    state = look.state
    yield from on_the_table(look, seat)
    events = look.listening.events
    yield from from_hand(look, seat, dict.fromkeys([code for code in state.hands[seat] if code in events]))
    if look.window.timing == "actions":
        if state.phase == "marshaling" and state.active == seat:
            yield from marshals(state, look.board, seat)
        if state.phase == "challenges":
            yield from ambushes(state, look.board, seat)


def which_use(state: State, seat: Seat) -> Pick[str]:
    timing, look = state.open[-1].timing, Look(state)
    rule = CHANCES.get(timing, "CG-INTERRUPT-04")
    options = (PASS, *uses(look, seat))
    return Pick(about=f"respond-{timing}", rule=rule, options=options, idle=PASS, passing=passing(look, seat, options))


CHANCES = {"actions": "CG-ACTION-04", "reaction": "CG-REACT-04"}
"""The rules that give players chances to act, by timing."""

KINDS = ("would", "interrupt", "reaction", "actions", "my-challenge", "challenge-against-me")
"""The chances at which a player may want to be waited for."""


def passing(look: Look, seat: Seat, options: tuple[str, ...]) -> Passing | UnsetType:
    """What kind of chance it is, as all can see. To marshal is no chance that is mostly passed up: it is one's turn.

    A reaction or a save that lies open is waited for, lest it is missed. What can be done at any time is not.
    """
    state, window, challenge = look.state, look.window, look.state.challenge
    if window.timing == "actions" and state.phase == "marshaling" and state.active == seat:
        return UNSET
    kinds: tuple[str, ...] = (window.timing,)
    if challenge is not None:
        if seat == challenge.attacker:
            kinds += ("my-challenge",)
        if seat == challenge.defender:
            kinds += ("challenge-against-me",)
    if window.timing == "actions":
        return Passing(window.number, kinds, trifling=in_vain(state, seat, options))
    return Passing(window.number, kinds, waits=any(on_the_table(look, seat, public=True)))


def in_vain(state: State, seat: Seat, options: tuple[str, ...]) -> bool:
    """Whether nothing could be done but to make cards cheaper that this seat cannot bring into play in this window."""
    for key in options[1:]:
        if "#" not in key:
            return False
        use = named(state, state.open[-1], seat, key)
        for effect in CARDS[use.code].abilities[use.number].do:
            if not isinstance(effect, Reduce) or (effect.plays and holds_event(state, seat, effect)):
                return False
    return len(options) > 1


def holds_event(state: State, seat: Seat, effect: Reduce) -> bool:
    return any(CARDS[code].type == "event" and code in codes(effect.which) for code in state.hands[seat])


# ------------------------------------------------------------------------------------------------- using it


def use(state: State, window: Window, seat: Seat, answer: str) -> Flow[None]:
    kind, _, rest = answer.partition(":")
    if kind == "marshal":
        yield from marshal(state, seat, rest)
    elif kind == "ambush":
        code, cost = rest.split(":")
        yield from ambush(state, seat, code, int(cost))
    elif kind == "save":
        save_by_duplicate(state, *rest.split("@"))
    else:
        begin(state, named(state, window, seat, answer))


def save_by_duplicate(state: State, name: str, number: str) -> None:
    """A game ability: nothing cancels it (CG-DUP-03, -04)."""
    card = state.cards[name]
    if card.duplicates:
        *kept, gone = card.duplicates
        change(state, name, duplicates=tuple(kept))
    else:
        *kept, gone = card.facedown
        change(state, name, facedown=tuple(kept))
    put_on_pile(state, "discard", card.owner, gone)
    switch_off(state, state.open[-1].happenings[int(number)])
    state.tell(Saved(name, by_duplicate=True))


def named(state: State, window: Window, seat: Seat, key: str) -> Use:
    """The use that an answer means."""
    name, _, rest = key.partition("#")
    number, _, happening = rest.partition("@")
    card = state.cards.get(name)
    trigger = window.happenings[int(happening)] if happening else None
    code = card.code if card is not None else name
    return Use(seat, code, int(number), card.id if card is not None else None, trigger, key)
