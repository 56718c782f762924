"""Windows: whose chance it is, the question, and using what was chosen. Every chance begins at a checkpoint."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from maester.games.cardgame.cards import change
from maester.games.cardgame.effects.triggers import switch_off
from maester.games.cardgame.events import Saved
from maester.games.cardgame.initiate import begin
from maester.games.cardgame.look import Look, could_act, on_the_table, something_open, uses
from maester.games.cardgame.marshal import ambush, marshal
from maester.games.cardgame.may_use import code_of
from maester.games.cardgame.offers import (
    Ambush,
    AnyPlay,
    AnyUse,
    Marshal,
    Pass,
    PlayEvent,
    Rescue,
    UseAbility,
    UseAgenda,
)
from maester.games.cardgame.questions import next_of
from maester.games.cardgame.state import State, Use, Window
from maester.games.cardgame.steps import Advance, NextChance, NextForced, Opportunity
from maester.games.cardgame.trifling import is_trifling, is_trifling_to_all
from maester.games.cardgame.which import CardId
from maester.games.cardgame.zones import put_on_pile
from maester.kernel import Asking, Flow, Passing, Pick, Seat, resting

PASS = Pass()


def open_actions(state: State, where: str) -> None:
    """An action window of the framework (CG-ACTION-04); none in a challenge that has ended early (CG-RULE-10)."""
    if where in ("attackers", "defenders") and state.challenge is None:
        return
    state.open_window("actions", where=where)
    state.do_next(NextChance(), Advance())


def next_chance(state: State) -> Flow[None] | None:
    """Whose chance it is in the innermost window. When all have passed in a row, the window is over."""
    window = state.open[-1]
    if window.happenings and len(window.off) == len(window.happenings):
        return None
    if window.timing.startswith("forced"):
        state.do_next(NextForced())
        return None
    look = Look(state)
    seat = next_able(look)
    if seat is None:
        return None
    state.do_next(Opportunity(seat))
    return take_chances(look, seat)


def take_opportunity(state: State, seat: Seat) -> Flow[None]:
    return take_chances(Look(state), seat)


def next_able(look: Look) -> Seat | None:
    """Who could act next, as far as everybody can see; the others are passed over. None if nobody could."""
    state, window = look.state, look.state.open[-1]
    players = state.players
    for n in range(len(players) - window.passed):
        seat = players[(window.at + n) % len(players)]
        if marshals_now(state, window, seat) or could_act(look, seat):
            if n:
                pass_over(state, n)
            return seat
    return None


def marshals_now(state: State, window: Window, seat: Seat) -> bool:
    """It is the seat's turn to marshal, and it has cards in hand: it is asked, whatever they are."""
    return (
        state.active == seat and state.phase == "marshaling" and window.timing == "actions" and bool(state.hands[seat])
    )


def take_chances(look: Look, seat: Seat | None) -> Flow[None]:
    """Everybody who could act is asked. A pass changes nothing, so the same look finds the next player."""
    state = look.state
    while seat is not None:
        answer: AnyPlay = yield Asking(seat, which_use, (look, seat), brief=any_use)
        window = state.open[-1]
        if answer != PASS:
            state.do_next(NextChance())
            innermost(state, at=window.at + 1, passed=0, used=(*window.used, answer), uses=window.uses + 1)
            yield from use(state, window, seat, answer)
            return
        pass_over(state, 1)
        seat = next_able(look)
        if seat is not None:
            yield from resting(state, Opportunity(seat))


def pass_over(state: State, count: int) -> None:
    window = state.open[-1]
    innermost(state, at=window.at + count, passed=window.passed + count)


def innermost(state: State, **changes: object) -> None:
    state.open = (*state.open[:-1], replace(state.open[-1], **changes))


def next_forced(state: State) -> Flow[None]:
    """All of them must be used, in an order the first player chooses (CG-FORCED-03)."""
    window, look = state.open[-1], Look(state)
    due = [each for seat in state.players for each in on_the_table(look, seat) if isinstance(each, UseAbility)]
    if not due:
        return
    chosen = yield from next_of(state.first, "next-forced", due, "CG-FORCED-03")
    innermost(state, used=(*window.used, chosen))
    state.do_next(NextChance())
    begin(state, use_of(state, window, state.cards[chosen.card].controller, chosen))


# ------------------------------------------------------------------------------------------------- the question


def which_use(look: Look, seat: Seat) -> Pick[AnyPlay]:
    found = any_use(look, seat)
    chance = found.passing
    if chance is UNSET or look.window.timing != "actions" or not is_trifling(look, seat, found.options[1:]):
        return found
    return replace(found, passing=replace(chance, trifling=True, to_all=is_trifling_to_all(look, seat)))


def any_use(look: Look, seat: Seat) -> Pick[AnyPlay]:
    """The same, without looking whether it is trifling."""
    timing = look.window.timing
    rule = CHANCES.get(timing, "CG-INTERRUPT-04")
    options: tuple[AnyPlay, ...] = (PASS, *uses(look, seat))
    return Pick(about=f"respond-{timing}", rule=rule, options=options, idle=PASS, passing=passing(look, seat))


CHANCES = {"actions": "CG-ACTION-04", "reaction": "CG-REACT-04"}
"""The rules that give players chances to act, by timing."""

KINDS = ("would", "interrupt", "reaction", "actions", "my-challenge", "challenge-against-me")
"""The chances at which a player may want to be waited for."""


def passing(look: Look, seat: Seat) -> Passing | UnsetType:
    """What kind of chance it is, as everybody can see. Marshaling is none: players seldom pass it up, it is their turn.

    A reaction or a save that everybody can see is waited for, so that it is not missed. Actions can be taken later.
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
    return Passing(window.number, kinds, waits=window.timing != "actions" and something_open(look, seat))


# ------------------------------------------------------------------------------------------------- using it


def use(state: State, window: Window, seat: Seat, play: AnyPlay) -> Flow[None]:
    match play:
        case Marshal(card):
            yield from marshal(state, seat, card)
        case Ambush(card, cost):
            yield from ambush(state, seat, card, cost)
        case Rescue(card, occasion):
            save_by_duplicate(state, card, occasion)
        case UseAbility() | UseAgenda() | PlayEvent():
            begin(state, use_of(state, window, seat, play))


def save_by_duplicate(state: State, name: CardId, occasion: int) -> None:
    """A game ability: nothing cancels it (CG-DUP-03, -04)."""
    card = state.cards[name]
    if card.duplicates:
        *kept, gone = card.duplicates
        change(state, name, duplicates=tuple(kept))
    else:
        *kept, gone = card.facedown
        change(state, name, facedown=tuple(kept))
    put_on_pile(state, "discard", card.owner, gone)
    switch_off(state, state.open[-1].happenings[occasion])
    state.tell(Saved(name, by_duplicate=True))


def use_of(state: State, window: Window, seat: Seat, use: AnyUse) -> Use:
    """The use that an answer means."""
    trigger = None if use.occasion is None else window.happenings[use.occasion]
    card = use.card if isinstance(use, UseAbility) else None
    return Use(seat, code_of(state, use), use.number, card, trigger)
