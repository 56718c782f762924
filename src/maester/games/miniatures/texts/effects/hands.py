"""Tactics cards: drawing, searching, taking back, attaching, cancelling; orders used again; zones of the board."""

from msgspec.structs import replace

from maester.games.miniatures.board_zones import all_zones, free_zones, units_for
from maester.games.miniatures.cards import draw as draw_cards
from maester.games.miniatures.cards import keep_to_limit
from maester.games.miniatures.events import (
    CardAttached,
    CardRecalled,
    CardSearched,
    EffectCancelled,
    NcuMoved,
    ZoneControlled,
)
from maester.games.miniatures.facts import ATTACHMENTS, NCUS, UNITS
from maester.games.miniatures.order import cancel as cancel_declared
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.board import UseZone as UseZoneStep
from maester.games.miniatures.steps.board import ZoneEffect, ZoneOnUnit
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.effects.actions import drop
from maester.games.miniatures.texts.effects.registry import Does, Verbs, is_played, meant, nest
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting
from maester.games.miniatures.texts.occasions import CardTargets, ZoneClaimed, ZoneDone
from maester.games.miniatures.texts.questions import which_card, which_cards, which_unit
from maester.games.miniatures.texts.records import CARDS
from maester.games.miniatures.texts.verbs import (
    Attach,
    Cancel,
    ControlZone,
    Draw,
    InsteadOfZone,
    MoveNcu,
    Recall,
    Redraw,
    RefreshOrder,
    Retarget,
    Search,
    SilenceNcu,
    UseZone,
)
from maester.games.miniatures.texts.which import ANIMALS
from maester.kernel import Flow, Seat, Step, ask


def draw(state: State, bound: Bound, verb: Draw) -> None:
    draw_cards(state, bound.seat, verb.n)


def can_draw(state: State, bound: Bound, verb: Draw) -> bool:
    return bool(state.decks[bound.seat])


def commander_cards(state: State, seat: Seat) -> tuple[str, ...]:
    """The tactics cards that came with the player's commander."""
    found: list[str] = []
    for unit in state.units.values():
        if unit.seat == seat and unit.commander:
            found += UNITS[unit.card].cards
            found += [card for each in unit.attachments for card in ATTACHMENTS[each].cards]
    for ncu in state.ncus.values():
        if ncu.seat == seat and ncu.commander:
            found += NCUS[ncu.card].cards
    return tuple(found)


def search(state: State, bound: Bound, verb: Search) -> Flow[None]:
    """The deck has been looked through, so it is shuffled whether or not anything was found."""
    seat = bound.seat
    wanted = verb.cards or (commander_cards(state, seat) if verb.commander else None)
    found: list[str] = []
    if "deck" in verb.places:
        found += [card for card in state.decks[seat] if wanted is None or card in wanted]
    if "discard" in verb.places:
        found += [card for card in state.discards[seat] if wanted is None or card in wanted]
    options = tuple(sorted(set(found)))
    if options:
        card = yield from ask(seat, which_card, "search-card", bound.name, options)
        fetch(state, seat, card)
        state.tell(CardSearched(seat, bound.name))
        if verb.play:
            play_at_once(state, bound, card)
    if "deck" in verb.places:
        state.decks[seat] = tuple(state.chance.shuffled(sorted(state.decks[seat])))
    keep_to_limit(state, seat)


def play_at_once(state: State, bound: Bound, card: str) -> None:
    """It is declared for the occasion at hand as from the hand: others may answer to it. (MIN-RULE-39)"""
    from maester.games.miniatures.texts.window import declares  # here, because it imports the effects

    moment = state.windows[-1].occasion.moment
    found = [n for n, happening in enumerate(CARDS[card].happens) if happening.when.what == moment]
    for n in found[:1]:
        declares(state, bound.seat, f"card:{card}:{n}")


def fetch(state: State, seat: Seat, card: str) -> None:
    """From the deck if it is there, else from the discard pile."""
    pile = state.decks if card in state.decks[seat] else state.discards
    cards = list(pile[seat])
    cards.remove(card)
    pile[seat] = tuple(cards)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))


def can_search(state: State, bound: Bound, verb: Search) -> bool:
    if verb.play and bound.seat in state.no_cards:  # MIN-DISORDERLY-03
        return False
    return bool(state.decks[bound.seat]) or ("discard" in verb.places and bool(state.discards[bound.seat]))


def recall(state: State, bound: Bound, verb: Recall) -> Flow[None]:
    for _ in range(verb.n):
        if found := tuple(dict.fromkeys(discarded_before(state, bound))):
            card = yield from ask(bound.seat, which_card, "recall-card", bound.name, found)
            cards = list(state.discards[bound.seat])
            cards.remove(card)
            state.discards[bound.seat] = tuple(cards)
            state.hands[bound.seat] = tuple(sorted((*state.hands[bound.seat], card)))
            state.tell(CardRecalled(bound.seat, card))
    keep_to_limit(state, bound.seat)


def discarded_before(state: State, bound: Bound) -> list[str]:
    """The discard pile, without the card that is being played."""
    cards = list(state.discards[bound.seat])
    if is_played(state, bound):
        cards.remove(bound.name)
    return cards


def can_recall(state: State, bound: Bound, verb: Recall) -> bool:
    return bool(discarded_before(state, bound))


def redraw(state: State, bound: Bound, verb: Redraw) -> Flow[None]:
    seat = bound.seat
    hand = state.hands[seat]
    places = yield from ask(seat, which_cards, "set-aside", bound.name, hand, 0, len(hand))
    hand = state.hands[seat]  # in an imagined world it is another one
    aside = [hand[n] for n in places]
    state.hands[seat] = tuple(card for n, card in enumerate(hand) if n not in places)
    draw_cards(state, seat, 1 + len(aside))
    state.decks[seat] = tuple(state.chance.shuffled(sorted((*state.decks[seat], *aside))))


def attach(state: State, bound: Bound, verb: Attach) -> None:
    """The card leaves the discard pile and lies on the unit; a poison comes from beside the table."""
    name = meant(state, bound, verb.to)
    card = verb.card or bound.name
    if name is None or (verb.card is not None and any(each.card == card and each.on == name for each in state.laid)):
        return
    if verb.card is None:
        cards = list(state.discards[bound.seat])
        cards.remove(card)
        state.discards[bound.seat] = tuple(cards)
    master = bound.this if card in ANIMALS else None
    state.laid += (Laid(bound.seat, card, name, verb.until, master=master),)
    state.tell(CardAttached(bound.seat, card, name))


def cancel(state: State, bound: Bound, verb: Cancel) -> None:
    """What was declared; or a card that has just chosen its target, and does nothing more."""
    occasion = state.windows[-1].occasion
    if isinstance(occasion, CardTargets):
        break_off(state)
        state.tell(EffectCancelled(occasion.seat, occasion.key))
    else:
        cancel_declared(state)


def break_off(state: State) -> None:
    """The text beneath the one that cancels it does nothing more; a zone that it had replaced has its effect."""
    mine = state.uses[-1].serial
    other = next((each for each in reversed(state.uses) if each.serial != mine), None)
    if other is None:
        return
    state.uses = tuple(replace(each, verbs=()) if each.serial == other.serial else each for each in state.uses)
    claim = state.windows[-2].occasion
    if isinstance(claim, ZoneClaimed) and not any(isinstance(step, UseZoneStep) for step in state.agenda):
        at = next(n for n, step in enumerate(state.agenda) if is_over(step, claim.zone))
        state.agenda = (*state.agenda[:at], UseZoneStep(claim.ncu, claim.zone), *state.agenda[at:])


def is_over(step: Step, zone: str) -> bool:
    """Whether with that step the effect of a zone is over."""
    return isinstance(step, Happens) and isinstance(step.occasion, ZoneDone) and step.occasion.zone == zone


def refresh_order(state: State, bound: Bound, verb: RefreshOrder) -> Flow[None]:
    name = meant(state, bound, verb.of)
    if name is not None and (used := state.units[name].used):
        order = yield from ask(bound.seat, which_card, "refresh-order", bound.name, used)
        state.change(name, used=tuple(each for each in used if each != order))


# ------------------------------------------------------------------------------------------------------ the board


def instead_of_zone(state: State, bound: Bound, verb: InsteadOfZone) -> None:
    """The zone's own effect is not done. Where something else has taken its place, there is nothing to replace."""
    if is_to_come(state, bound):
        drop(state, effect_of_zone(bound))
        nest(state, verb.do)


def effect_of_zone(bound: Bound) -> type[Step]:
    """The step that carries out a zone; once it has chosen a unit, the step that concerns that unit."""
    return UseZoneStep if bound.subject is None else ZoneOnUnit


def is_to_come(state: State, bound: Bound) -> bool:
    """Whether the zone that was claimed will have its effect: nothing has taken its place yet."""
    return any(isinstance(step, effect_of_zone(bound)) for step in state.agenda)


def can_instead(state: State, bound: Bound, verb: InsteadOfZone) -> bool:
    from maester.games.miniatures.texts.effects import could

    return is_to_come(state, bound) and any(could(state, bound, each) for each in verb.do)


def use_zone(state: State, bound: Bound, verb: UseZone) -> Flow[None]:
    options = tuple(free_zones(state))
    if options and is_to_come(state, bound):
        zone = yield from ask(bound.seat, which_card, "use-zone", bound.name, options)
        drop(state, UseZoneStep)
        state.do_next(ZoneEffect(bound.seat, zone))


def can_use_zone(state: State, bound: Bound, verb: UseZone) -> bool:
    return is_to_come(state, bound) and bool(free_zones(state))


def control_zone(state: State, bound: Bound, verb: ControlZone) -> Flow[None]:
    zone = yield from ask(bound.seat, which_card, "control-zone", bound.name, all_zones(state))
    state.lasting += (Lasting(bound, words.Controls(), "round", state.uses[-1].serial, word=zone),)
    state.tell(ZoneControlled(bound.seat, zone))


def silence_ncu(state: State, bound: Bound, verb: SilenceNcu) -> None:
    if verb.enemies:
        state.silenced += tuple(name for name, ncu in state.ncus.items() if not state.friends(ncu.seat, bound.seat))
    elif bound.about is not None:
        state.silenced += (bound.about,)
    for seat in state.foes(bound.seat):
        keep_to_limit(state, seat)  # the ability may have been one for more cards (MIN-RULE-49)


def move_ncu(state: State, bound: Bound, verb: MoveNcu) -> Flow[None]:
    options = tuple(free_zones(state))
    if bound.about is None or not options:
        return
    zone = yield from ask(bound.seat, which_card, "move-ncu", bound.name, (*options, None))
    if zone is not None:
        old = next(each for each, ncu in state.board.items() if ncu == bound.about)
        del state.board[old]
        state.board[zone] = bound.about
        state.tell(NcuMoved(bound.about, zone))
        nest(state, verb.do)


def retarget(state: State, bound: Bound, verb: Retarget) -> Flow[None]:
    """The player of the zone chooses another unit, if there is one."""
    at = next((n for n, step in enumerate(state.agenda) if isinstance(step, ZoneOnUnit)), None)
    if at is None:
        return
    step = state.agenda[at]
    assert isinstance(step, ZoneOnUnit)
    others = tuple(name for name in units_for(state, step.seat, step.zone) if name != step.unit)
    if others:
        name = yield from ask(step.seat, which_unit, "retarget", bound.name, others)
        state.agenda = (
            *state.agenda[:at],
            ZoneOnUnit(step.seat, step.zone, name, wanted=False),
            *state.agenda[at + 1 :],
        )
        nest(state, verb.do, target=name)


DOES: Verbs = {
    Retarget: Does(retarget),
    Draw: Does(draw, can_draw),
    Search: Does(search, can_search),
    Recall: Does(recall, can_recall),
    Redraw: Does(redraw),
    Attach: Does(attach),
    Cancel: Does(cancel),
    RefreshOrder: Does(refresh_order),
    InsteadOfZone: Does(instead_of_zone, can_instead),
    UseZone: Does(use_zone, can_use_zone),
    ControlZone: Does(control_zone),
    SilenceNcu: Does(silence_ncu),
    MoveNcu: Does(move_ncu),
}
