"""XCARD: what wildling cards do to a house, verb by verb."""

from collections.abc import Callable
from functools import partial

from maester.games.boardgame import steps
from maester.games.boardgame.events import PowerGained
from maester.games.boardgame.facts import TRACKS, House, Track, WildlingEffect
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
from maester.games.boardgame.power import discard
from maester.games.boardgame.question import barred_cards, choose
from maester.games.boardgame.replacement import name_units, replace_units, standing
from maester.games.boardgame.state import State
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.tracks import move_on_track
from maester.kernel import Flow

ALL = 99
"""More than a house has of anything: whoever has less than is demanded loses what there is."""


def many(effect: WildlingEffect) -> int:
    return ALL if effect.count is None else effect.count


def nothing(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Nothing happens."""
    yield from ()


def attack_again(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """A second attack follows at once, without the house that had bid most."""
    state.do_next(steps.SecondAttack(effect.strength, house))
    yield from ()


# ---------------------------------------------------------------------------------------------------------------- units


def lose_units(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Own units are destroyed, any that the house names."""
    yield from destroy_units(state, house, many(effect), "wildlings")


def lose_units_at_structure(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """All of them in one own area with a structure, if there is one with enough land units; otherwise anywhere."""
    yield from destroy_units_in_one_area(state, house, many(effect), "wildlings", structure_areas(state, house))


def lose_units_worth(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Own units are destroyed that would cost so many mustering points."""
    yield from destroy_units_worth(state, house, many(effect), "wildlings")


def lose_units_or_influence(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Own units are destroyed, or the house drops on the track on which it stands best."""
    loss = yield from choose(state, house, "units-or-influence", ("units", "influence"))
    if loss == "units":
        yield from lose_units(state, house, effect)
    else:
        track = yield from best_track(state, house)
        move_on_track(state, house, track, state.tracks[track].index(house) + effect.places)


def best_track(state: State, house: House) -> Flow[Track]:
    """The track with the best place of a house; of several, the one that the holder of the Iron Throne names."""
    places = {track: state.tracks[track].index(house) for track in TRACKS}
    best = [track for track in TRACKS if places[track] == min(places.values())]
    if len(best) == 1:
        return best[0]
    return (yield from choose(state, state.holders["iron-throne"], "best-track", best))


def knight_footmen(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Some footmen may become knights, as far as the pool has them."""
    most = min(many(effect), in_pool(state, house, "knight"))
    named = yield from name_units(state, house, "knight-footmen", standing(state, house, "footman"), 0, most)
    replace_units(state, house, named, "footman", "knight")


def unhorse_knights(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Knights become footmen; those for whom the pool has none are destroyed."""
    knights, count = standing(state, house, "knight"), many(effect)
    unhorsed = yield from name_units(state, house, "unhorse-knights", knights, count, count)
    footmen = in_pool(state, house, "footman")
    spared = yield from name_units(state, house, "spare-knights", unhorsed, footmen, footmen)
    replace_units(state, house, spared, "knight", "footman")
    fallen = {area: ("knight",) * (number - spared.get(area, 0)) for area, number in unhorsed.items()}
    yield from lose(state, fallen, "wildlings")


def muster_in_one_area(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The house may muster in one of its areas."""
    yield from muster(state, house, structure_areas(state, house), in_one_area=True)


# ----------------------------------------------------------------------------------------------------- supply and power


def change_supply(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The supply marker moves, and armies that have become too large are reconciled."""
    set_supply(state, house, state.supply[house] + effect.by)
    yield from reconcile(state, house)


def return_bid(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The bid is available again."""
    if bid := state.bids[house]:
        state.bids = {**state.bids, house: 0}
        state.power[house] += bid
        state.tell(PowerGained(house, bid, "bid"))
    yield from ()


def discard_power(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """Available power returns to the pool: so much, or all of it."""
    discard(state, house, many(effect), "wildlings")
    yield from ()


# ----------------------------------------------------------------------------------------------------------- influence


def rise_on_one_track(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The first place of one track, of the house's choice."""
    track = yield from choose(state, house, "rise-on-one-track", TRACKS)
    move_on_track(state, house, track, 0)


def fall_on_tracks(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The last place of all these tracks."""
    for track in effect.tracks:
        move_on_track(state, house, track, len(state.seats))
    yield from ()


def fall_on_one_track(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """The last place of one of these tracks, of the house's choice."""
    track = yield from choose(state, house, "fall-on-one-track", effect.tracks)
    move_on_track(state, house, track, len(state.seats))


# ---------------------------------------------------------------------------------------------------------- house cards


def take_back_discards(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """All discarded house cards return to the hand."""
    take_back(state, house, state.discards[house])
    yield from ()


def take_back_card(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """One discarded house card may return to the hand."""
    if state.discards[house]:
        in_hand = partial(barred_cards, state, state.hands[house], "card-not-discarded")
        card = yield from choose(state, house, "take-back-card", (*state.discards[house], None), in_hand)
        if card is not None:
            take_back(state, house, (card,))


def discard_strongest(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """All cards of the highest strength in hand are discarded, but never the whole hand."""
    hand, cards = state.hands[house], state.edition.cards
    strongest = tuple(card for card in hand if cards[card].strength == max(cards[each].strength for each in hand))
    if strongest != hand:
        discard_from_hand(state, house, strongest)
    yield from ()


def discard_one(state: State, house: House, effect: WildlingEffect) -> Flow[None]:
    """One card of the house's choice is discarded, but never the last."""
    if len(state.hands[house]) > 1:
        discarded = partial(barred_cards, state, state.discards[house], "card-discarded")
        card = yield from choose(state, house, "discard-one", state.hands[house], discarded)
        discard_from_hand(state, house, (card,))


EFFECTS: dict[str, Callable[[State, House, WildlingEffect], Flow[None]]] = {
    "nothing": nothing,
    "attack-again": attack_again,
    "destroy-units": lose_units,
    "destroy-units-at-structure": lose_units_at_structure,
    "destroy-units-worth": lose_units_worth,
    "units-or-influence": lose_units_or_influence,
    "knight-footmen": knight_footmen,
    "unhorse-knights": unhorse_knights,
    "muster-in-one-area": muster_in_one_area,
    "change-supply": change_supply,
    "return-bid": return_bid,
    "discard-power": discard_power,
    "rise-on-one-track": rise_on_one_track,
    "fall-on-tracks": fall_on_tracks,
    "fall-on-one-track": fall_on_one_track,
    "take-back-discards": take_back_discards,
    "take-back-card": take_back_card,
    "discard-strongest": discard_strongest,
    "discard-one": discard_one,
}
