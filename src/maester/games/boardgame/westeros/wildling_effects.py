"""XCARD: what wildling cards do to a house, verb by verb."""

from collections.abc import Callable
from functools import partial
from typing import Any

from maester.games.boardgame import steps
from maester.games.boardgame.context import Context
from maester.games.boardgame.events import PowerGained
from maester.games.boardgame.facts import TRACKS, House, Track
from maester.games.boardgame.forces import in_pool
from maester.games.boardgame.hands import discard_from_hand, take_back
from maester.games.boardgame.losses import (
    destroy_units,
    destroy_units_in_one_area,
    destroy_units_worth,
    lose,
    reconcile,
    structure_areas,
)
from maester.games.boardgame.muster import muster
from maester.games.boardgame.question import barred_cards, choose
from maester.games.boardgame.replacement import name_units, replace_units, standing
from maester.games.boardgame.state import State
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.tokens import discard
from maester.games.boardgame.tracks import move_on_track
from maester.games.boardgame.verbs import (
    AttackAgain,
    ChangeSupply,
    DestroyUnits,
    DestroyUnitsAtStructure,
    DestroyUnitsWorth,
    DiscardOne,
    DiscardPower,
    DiscardStrongest,
    FallOnOneTrack,
    FallOnTracks,
    KnightFootmen,
    MusterInOneArea,
    ReturnBid,
    RiseOnOneTrack,
    TakeBackCard,
    TakeBackDiscards,
    UnhorseKnights,
    UnitsOrInfluence,
    Verb,
)
from maester.kernel import Flow

ALL = 99
"""More than a house has of anything: a house with less than is demanded loses all it has."""


def many(count: int | None) -> int:
    return ALL if count is None else count


def attack_again(context: Context, effect: AttackAgain) -> None:
    """A second attack follows at once, without the highest bidder."""
    state, house = context.state, context.house
    state.do_next(steps.SecondAttack(effect.strength, house))


# ---------------------------------------------------------------------------------------------------------------- units


def lose_units(context: Context, effect: DestroyUnits) -> Flow[None]:
    """Units of the house's choice are destroyed."""
    state, house = context.state, context.house
    yield from destroy_units(state, house, many(effect.count), "wildlings")


def lose_units_at_structure(context: Context, effect: DestroyUnitsAtStructure) -> Flow[None]:
    """All in one of the house's areas with a structure, if one has enough land units; otherwise anywhere."""
    state, house = context.state, context.house
    yield from destroy_units_in_one_area(state, house, many(effect.count), "wildlings", structure_areas(state, house))


def lose_units_worth(context: Context, effect: DestroyUnitsWorth) -> Flow[None]:
    """Units worth this many mustering points are destroyed."""
    state, house = context.state, context.house
    yield from destroy_units_worth(state, house, many(effect.count), "wildlings")


def lose_units_or_influence(context: Context, effect: UnitsOrInfluence) -> Flow[None]:
    """Units are destroyed, or the house drops on the track where it has its best place."""
    state, house = context.state, context.house
    loss = yield from choose(state, house, "units-or-influence", ("units", "influence"))
    if loss == "units":
        yield from destroy_units(state, house, effect.count, "wildlings")
    else:
        track = yield from best_track(state, house)
        move_on_track(state, house, track, state.tracks[track].index(house) + effect.places)


def best_track(state: State, house: House) -> Flow[Track]:
    """The track on which a house has its best place; of several, the one the holder of the Iron Throne names."""
    places = {track: state.tracks[track].index(house) for track in TRACKS}
    best = [track for track in TRACKS if places[track] == min(places.values())]
    if len(best) == 1:
        return best[0]
    return (yield from choose(state, state.holders["iron-throne"], "best-track", best))


def knight_footmen(context: Context, effect: KnightFootmen) -> Flow[None]:
    """Some footmen may become knights, as far as the pool has them."""
    state, house = context.state, context.house
    most = min(many(effect.count), in_pool(state, house, "knight"))
    named = yield from name_units(state, house, "knight-footmen", standing(state, house, "footman"), 0, most)
    replace_units(state, house, named, "footman", "knight")


def unhorse_knights(context: Context, effect: UnhorseKnights) -> Flow[None]:
    """Knights become footmen; those for which the pool has no footman are destroyed."""
    state, house = context.state, context.house
    knights, count = standing(state, house, "knight"), many(effect.count)
    unhorsed = yield from name_units(state, house, "unhorse-knights", knights, count, count)
    footmen = in_pool(state, house, "footman")
    spared = yield from name_units(state, house, "spare-knights", unhorsed, footmen, footmen)
    replace_units(state, house, spared, "knight", "footman")
    fallen = {area: ("knight",) * (number - spared.get(area, 0)) for area, number in unhorsed.items()}
    yield from lose(state, fallen, "wildlings")


def muster_in_one_area(context: Context, effect: MusterInOneArea) -> Flow[None]:
    """The house may muster in one of its areas."""
    state, house = context.state, context.house
    yield from muster(state, house, structure_areas(state, house), in_one_area=True)


# ----------------------------------------------------------------------------------------------------- supply and power


def change_supply(context: Context, effect: ChangeSupply) -> Flow[None]:
    """The supply marker moves, and armies that have become too large are reconciled."""
    state, house = context.state, context.house
    set_supply(state, house, state.supply[house] + effect.by)
    yield from reconcile(state, house)


def return_bid(context: Context, effect: ReturnBid) -> None:
    """The bid is available again."""
    state, house = context.state, context.house
    if bid := state.bids[house]:
        state.bids = {**state.bids, house: 0}
        state.power[house] += bid
        state.tell(PowerGained(house, bid, "bid"))


def discard_power(context: Context, effect: DiscardPower) -> None:
    """Available power returns to the pool: this much, or all of it."""
    state, house = context.state, context.house
    discard(state, house, many(effect.count), "wildlings")


# ----------------------------------------------------------------------------------------------------------- influence


def rise_on_one_track(context: Context, effect: RiseOnOneTrack) -> Flow[None]:
    """The house moves to first place on a track of its choice."""
    state, house = context.state, context.house
    track = yield from choose(state, house, "rise-on-one-track", TRACKS)
    move_on_track(state, house, track, 0)


def fall_on_tracks(context: Context, effect: FallOnTracks) -> None:
    """The house drops to last place on all these tracks."""
    state, house = context.state, context.house
    for track in effect.tracks:
        move_on_track(state, house, track, len(state.seats))


def fall_on_one_track(context: Context, effect: FallOnOneTrack) -> Flow[None]:
    """The house drops to last place on one of these tracks, of its choice."""
    state, house = context.state, context.house
    track = yield from choose(state, house, "fall-on-one-track", effect.tracks)
    move_on_track(state, house, track, len(state.seats))


# ---------------------------------------------------------------------------------------------------------- house cards


def take_back_discards(context: Context, effect: TakeBackDiscards) -> None:
    """All discarded house cards return to the hand."""
    state, house = context.state, context.house
    take_back(state, house, state.discards[house])


def take_back_card(context: Context, effect: TakeBackCard) -> Flow[None]:
    """One discarded house card may return to the hand."""
    state, house = context.state, context.house
    if state.discards[house]:
        in_hand = partial(barred_cards, state, state.hands[house], "card-not-discarded")
        card = yield from choose(state, house, "take-back-card", (*state.discards[house], None), in_hand, None)
        if card is not None:
            take_back(state, house, (card,))


def discard_strongest(context: Context, effect: DiscardStrongest) -> None:
    """All cards of the highest strength in hand are discarded, but never the whole hand."""
    state, house = context.state, context.house
    hand, cards = state.hands[house], state.edition.cards
    strongest = tuple(card for card in hand if cards[card].strength == max(cards[each].strength for each in hand))
    if strongest != hand:
        discard_from_hand(state, house, strongest)


def discard_one(context: Context, effect: DiscardOne) -> Flow[None]:
    """One card of the house's choice is discarded, but never the last."""
    state, house = context.state, context.house
    if len(state.hands[house]) > 1:
        discarded = partial(barred_cards, state, state.discards[house], "card-discarded")
        card = yield from choose(state, house, "discard-one", state.hands[house], discarded)
        discard_from_hand(state, house, (card,))


HAPPENS: dict[type[Verb], Callable[[Context, Any], Flow[None] | None]] = {
    AttackAgain: attack_again,
    DestroyUnits: lose_units,
    DestroyUnitsAtStructure: lose_units_at_structure,
    DestroyUnitsWorth: lose_units_worth,
    UnitsOrInfluence: lose_units_or_influence,
    KnightFootmen: knight_footmen,
    UnhorseKnights: unhorse_knights,
    MusterInOneArea: muster_in_one_area,
    ChangeSupply: change_supply,
    ReturnBid: return_bid,
    DiscardPower: discard_power,
    RiseOnOneTrack: rise_on_one_track,
    FallOnTracks: fall_on_tracks,
    FallOnOneTrack: fall_on_one_track,
    TakeBackDiscards: take_back_discards,
    TakeBackCard: take_back_card,
    DiscardStrongest: discard_strongest,
    DiscardOne: discard_one,
}
