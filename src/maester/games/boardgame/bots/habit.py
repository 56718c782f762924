"""What an experienced player would answer, from what it sees. Apart from luck, everything here is public."""

from collections.abc import Callable, Sequence
from typing import Any

from maester.games.boardgame.bots.bids import bid_habit
from maester.games.boardgame.bots.cards import card_habit
from maester.games.boardgame.bots.marches import best_marches, march_habit
from maester.games.boardgame.bots.muster import lose_habit, muster_habit, name_habit
from maester.games.boardgame.bots.orders import best_flights, orders_habit, raven_habit
from maester.games.boardgame.bots.scout import Scout, area_worth, best
from maester.games.boardgame.combat.strength import final, total
from maester.games.boardgame.combat.support import NOBODY, GiveSupport
from maester.games.boardgame.control import all_structures
from maester.games.boardgame.facts import Card, House, Track
from maester.games.boardgame.hands import PlayCard
from maester.games.boardgame.losses import LoseCount, LoseForSupply, LoseInOneArea, LoseWorth
from maester.games.boardgame.march import March
from maester.games.boardgame.muster import Muster
from maester.games.boardgame.planning import PlaceOrders, UseRaven
from maester.games.boardgame.raid import Raid, ResolveRaid
from maester.games.boardgame.replacement import NameUnits
from maester.games.boardgame.state import State
from maester.games.boardgame.tracks import ahead
from maester.games.boardgame.westeros.clash import Rank
from maester.kernel import Amount, Chance, Decision, Pick, Seat, Some

MOST_LIKELY = 24
"""How many likely answers a bot looks at."""


def habit(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """The habit for this kind of question; where there is none, anything allowed."""
    known = HABITS.get(type(decision))
    return known(state, seat, decision, chance) if known else decision.sample(chance)


def likely(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Sequence[Any]:
    """The best marches and flights of the raven, best first. For other questions, habit is asked again."""
    if isinstance(decision, March):
        return list(best_marches(state, seat, decision, chance, MOST_LIKELY))
    if isinstance(decision, UseRaven):
        return [flight for _, flight in best_flights(state, seat, decision)[:MOST_LIKELY]]
    return ()


def chapter(state: State) -> int:
    """Positions are compared when planning begins: all orders and the Westeros cards have been resolved."""
    return state.round - (state.step is not None and state.step.phase == "westeros")


# ------------------------------------------------------------------------------------------------------- short choices


def pick_habit(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Most short choices depend on one thing."""
    known = PICKS.get(decision.about)
    return known(state, seat, decision.options, chance) if known else decision.sample(chance)


def use_blade(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """The Blade is used where one more strength turns defeat into victory."""
    battle = state.battle
    assert battle is not None, "the Blade is used in a combat"
    other = battle.opponent(seat)
    lead = total(final(state, battle, seat)) - total(final(state, battle, other))
    losing = lead < 0 or (lead == 0 and not ahead(state, "fiefdoms", seat, other))
    winning = lead + 1 > 0 or (lead + 1 == 0 and ahead(state, "fiefdoms", seat, other))
    return options[1] if losing and winning else options[0]


def safest(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """Retreat to the area that is worth most and least dangerous."""
    scout = Scout(state, seat)
    return best(options, lambda area: area_worth(state, area) - 0.5 * scout.threat(area), chance)


def muster_or_power(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    mustering = [each for each in options if each.muster]
    return chance.choice(mustering or list(options))


def own_interest(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """Something rather than nothing."""
    return chance.choice([each for each in options if each not in (None, "nothing")] or list(options))


def name_rival(state: State, seat: Seat, options: tuple[House, ...], chance: Chance) -> House:
    """Another house, the one furthest ahead."""
    held = all_structures(state)
    return best(options, lambda house: -1 if house == seat else held[house], chance)


def name_self(state: State, seat: Seat, options: tuple[House, ...], chance: Chance) -> House:
    """The seat itself; otherwise the house furthest behind."""
    held = all_structures(state)
    return best(options, lambda house: 99 if house == seat else -held[house], chance)


def weakest_card(state: State, seat: Seat, options: tuple[str, ...], chance: Chance) -> str:
    return best(options, lambda card: -state.edition.cards[card].strength, chance)


def strongest_card(state: State, seat: Seat, options: tuple[str | None, ...], chance: Chance) -> str | None:
    return best(options, lambda card: -1 if card is None else state.edition.cards[card].strength, chance)


def send_back(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """The other card is sent back if it would win."""
    return options[0] if wins_now(state, seat) else options[-1]


def replace_card(state: State, seat: Seat, options: tuple[Card | None, ...], chance: Chance) -> Card | None:
    """Pay for another card if this one loses and that one wins."""
    if wins_now(state, seat):
        return None
    winning = [card for card in options if card is not None and wins_now(state, seat, card)]
    return min(winning, key=lambda card: state.edition.cards[card].strength, default=None)


def wins_now(state: State, seat: Seat, card: Card | None = None) -> bool:
    """Whether the cards on the table, or this card instead, win the combat."""
    battle = state.battle
    assert battle is not None, "there is a combat"
    if card is not None:
        battle = battle.copy()
        battle.cards[seat] = card
    other = battle.opponent(seat)
    lead = total(final(state, battle, seat)) - total(final(state, battle, other))
    return lead > 0 or (lead == 0 and ahead(state, "fiefdoms", seat, other))


def their_best_track(state: State, seat: Seat, options: tuple[Track, ...], chance: Chance) -> Track:
    """Where the enemy has its best place."""
    battle = state.battle
    assert battle is not None, "there is a combat"
    other = battle.opponent(seat)
    return best(options, lambda track: -state.tracks[track].index(other), chance)


def own_worst_track(state: State, seat: Seat, options: tuple[Track, ...], chance: Chance) -> Track:
    """Where there is least to lose and most to gain."""
    return best(options, lambda track: state.tracks[track].index(seat), chance)


PICKS: dict[str, Callable[[State, Seat, tuple[Any, ...], Chance], Any]] = {
    "blade": use_blade,
    "retreat": safest,
    "send-card-back": send_back,
    "replace-card": replace_card,
    "push-to-last": their_best_track,
    "fall-on-one-track": own_worst_track,
    "rise-on-one-track": own_worst_track,
    "consolidate": muster_or_power,
    "a-throne-of-blades": own_interest,
    "dark-wings-dark-words": own_interest,
    "take-back-card": strongest_card,
    "discard-one": weakest_card,
    "discard-from-hand": strongest_card,
    "upgrade-footman": own_interest,
    "remove-order": own_interest,
    "lowest-bidder": name_rival,
    "highest-bidder": name_self,
}


def rank_habit(state: State, seat: Seat, decision: Rank, chance: Chance) -> tuple[House, ...]:
    """The seat itself first, then those furthest behind."""
    held = all_structures(state)
    return tuple(sorted(decision.houses, key=lambda house: (house != seat, held[house])))


# -------------------------------------------------------------------------------------------------------------- orders


def raid_habit(state: State, seat: Seat, decision: ResolveRaid, chance: Chance) -> Raid:
    """The order whose loss hurts most, especially if its house is ahead."""
    held, facts = all_structures(state), state.edition.orders

    def hurt(raid: Raid) -> float:
        orders = [state.orders[target] for target in raid.targets]
        return sum(HURT[facts[order.token].kind] + 0.1 * held[order.house] for order in orders)

    return best(decision.answers(), hurt, chance)


HURT = {"support": 1.0, "consolidate-power": 1.2, "raid": 0.8, "defense": 0.9}


# -------------------------------------------------------------------------------------------------------------- combat


def support_habit(state: State, seat: Seat, decision: GiveSupport, chance: Chance) -> dict[str, str]:
    """The seat itself; between others, the one that is behind, or nobody if they are equal."""
    if seat in (decision.attacker, decision.defender):
        return dict.fromkeys(decision.fields, seat)
    held = all_structures(state)
    if decision.defender is None or held[decision.attacker] == held[decision.defender]:
        return dict.fromkeys(decision.fields, NOBODY)
    weaker = min((decision.attacker, decision.defender), key=lambda house: held[house])
    return dict.fromkeys(decision.fields, weaker)


def decline_habit(state: State, seat: Seat, decision: Some[Any], chance: Chance) -> tuple[Any, ...]:
    """Offered support is always accepted."""
    return ()


HABITS: dict[type[Any], Callable[[State, Seat, Any, Chance], Any]] = {
    PlaceOrders: orders_habit,
    UseRaven: raven_habit,
    ResolveRaid: raid_habit,
    March: march_habit,
    GiveSupport: support_habit,
    PlayCard: card_habit,
    Muster: muster_habit,
    NameUnits: name_habit,
    Rank: rank_habit,
    Some: decline_habit,
    Amount: bid_habit,
    Pick: pick_habit,
    **dict.fromkeys((LoseCount, LoseForSupply, LoseInOneArea, LoseWorth), lose_habit),
}
