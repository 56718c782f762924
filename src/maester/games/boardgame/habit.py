"""What a player of some experience would answer, from what it sees. Beside luck, everything is public here."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from maester.games.boardgame.clash import Rank
from maester.games.boardgame.control import all_structures
from maester.games.boardgame.facts import House
from maester.games.boardgame.habit_march import march_habit
from maester.games.boardgame.habit_orders import orders_habit
from maester.games.boardgame.hands import PlayCard
from maester.games.boardgame.losses import LoseUnits, Losses
from maester.games.boardgame.march import March
from maester.games.boardgame.muster import Muster, Recruits
from maester.games.boardgame.planning import PlaceOrders, RavenFlight, UseRaven
from maester.games.boardgame.raid import Raid, ResolveRaid
from maester.games.boardgame.state import State
from maester.games.boardgame.strength import added_up, final, initial, total
from maester.games.boardgame.support import NOBODY, GiveSupport
from maester.games.boardgame.tracks import ahead
from maester.games.boardgame.worth import Scout, area_worth
from maester.kernel import Amount, Chance, Decision, Pick, Seat

A = TypeVar("A")

TRIES = 6


def habit(state: State, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """The habit for this kind of question; where there is none, anything allowed."""
    known = HABITS.get(type(decision))
    return known(state, seat, decision, chance) if known else decision.sample(chance)


def best(found: Sequence[A], looks: Callable[[A], float], chance: Chance) -> A:
    """What looks best; among equals, any."""
    worths = [looks(each) for each in found]
    top = max(worths)
    return chance.choice([each for each, worth in zip(found, worths, strict=True) if worth == top])


# ------------------------------------------------------------------------------------------------------- short choices


def pick_habit(state: State, seat: Seat, decision: Pick[Any], chance: Chance) -> Any:
    """Most short choices look at one thing."""
    known = PICKS.get(decision.about)
    return known(state, seat, decision.options, chance) if known else decision.sample(chance)


def use_blade(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """The Blade is used where one more strength turns the combat."""
    battle = state.battle
    assert battle is not None, "the Blade is used in a combat"
    other = battle.opponent(seat)
    lead = total(final(state, battle, seat)) - total(final(state, battle, other))
    losing = lead < 0 or (lead == 0 and not ahead(state, "fiefdoms", seat, other))
    winning = lead + 1 > 0 or (lead + 1 == 0 and ahead(state, "fiefdoms", seat, other))
    return options[1] if losing and winning else options[0]


def safest(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """Retreat to where it is worth most to stand and least dangerous."""
    scout = Scout(state, seat)
    return best(options, lambda area: area_worth(state, area) - 0.5 * scout.threat(area), chance)


def muster_or_power(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    mustering = [each for each in options if each.muster]
    return chance.choice(mustering or list(options))


def own_interest(state: State, seat: Seat, options: tuple[Any, ...], chance: Chance) -> Any:
    """Something rather than nothing."""
    return chance.choice([each for each in options if each not in (None, "nothing")] or list(options))


def name_rival(state: State, seat: Seat, options: tuple[House, ...], chance: Chance) -> House:
    """Of others, the one that is furthest ahead."""
    held = all_structures(state)
    return best(options, lambda house: -1 if house == seat else held[house], chance)


def name_self(state: State, seat: Seat, options: tuple[House, ...], chance: Chance) -> House:
    """Oneself; otherwise the one that is furthest behind."""
    held = all_structures(state)
    return best(options, lambda house: 99 if house == seat else -held[house], chance)


def weakest_card(state: State, seat: Seat, options: tuple[str, ...], chance: Chance) -> str:
    return best(options, lambda card: -state.edition.cards[card].strength, chance)


def strongest_card(state: State, seat: Seat, options: tuple[str | None, ...], chance: Chance) -> str | None:
    return best(options, lambda card: -1 if card is None else state.edition.cards[card].strength, chance)


PICKS: dict[str, Callable[[State, Seat, tuple[Any, ...], Chance], Any]] = {
    "blade": use_blade,
    "retreat": safest,
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


# ---------------------------------------------------------------------------------------------------------------- bids


def bid_habit(state: State, seat: Seat, decision: Amount, chance: Chance) -> int:
    """A fair share against the wildlings; for a track, about a third of what is left, more for the last."""
    power = decision.most
    if decision.about == "bid-wildlings":
        fair = -(-state.wildlings // len(state.seats))
        return min(power, fair + chance.below(2)) if state.wildlings >= 4 else min(power, chance.below(2))
    if not decision.about.startswith("bid-"):
        return power  # ships to be had in a port that was taken
    tenths = {"bid-iron-throne": 3, "bid-fiefdoms": 3, "bid-kings-court": 7}[decision.about]
    return min(power, (power * tenths + chance.below(10)) // 10)


def rank_habit(state: State, seat: Seat, decision: Rank, chance: Chance) -> tuple[House, ...]:
    """Oneself first, then who is behind."""
    held = all_structures(state)
    return tuple(sorted(decision.houses, key=lambda house: (house != seat, held[house])))


# -------------------------------------------------------------------------------------------------------------- orders


def raid_habit(state: State, seat: Seat, decision: ResolveRaid, chance: Chance) -> Raid:
    """The order whose loss hurts most, of the house that is furthest ahead."""
    held, facts = all_structures(state), state.edition.orders

    def hurt(raid: Raid) -> float:
        orders = [state.orders[target] for target in raid.targets]
        return sum(HURT[facts[order.token].kind] + 0.1 * held[order.house] for order in orders)

    return best(decision.answers(), hurt, chance)


HURT = {"support": 1.0, "consolidate-power": 1.2, "raid": 0.8, "defense": 0.9}


def raven_habit(state: State, seat: Seat, decision: UseRaven, chance: Chance) -> RavenFlight:
    return RavenFlight("look") if decision.looks and chance.below(2) else RavenFlight("rest")


# -------------------------------------------------------------------------------------------------------------- combat


def support_habit(state: State, seat: Seat, decision: GiveSupport, chance: Chance) -> dict[str, str]:
    """Oneself; among others, who is behind against who is ahead, or nobody."""
    if seat in (decision.attacker, decision.defender):
        return dict.fromkeys(decision.fields, seat)
    held = all_structures(state)
    if decision.defender is None or held[decision.attacker] == held[decision.defender]:
        return dict.fromkeys(decision.fields, NOBODY)
    weaker = min((decision.attacker, decision.defender), key=lambda house: held[house])
    return dict.fromkeys(decision.fields, weaker)


def card_habit(state: State, seat: Seat, decision: PlayCard, chance: Chance) -> str:
    """The cheapest card that should do; where none should, the weakest."""
    battle = state.battle
    assert battle is not None, "house cards are played in a combat"
    other = battle.opponent(seat)
    cards = state.edition.cards
    if battle.cards.get(other) is not None:
        needed = total(final(state, battle, other))
    else:
        theirs = sorted(cards[card].strength for card in state.hands[other])
        needed = added_up(initial(state, battle, other)) + theirs[len(theirs) // 2] + chance.below(2)
    reached = {}
    for card in decision.hand:
        imagined = battle.copy()
        imagined.cards = {seat: card}
        reached[card] = total(final(state, imagined, seat))
    enough = [card for card in decision.hand if reached[card] >= needed]
    if enough:
        return min(enough, key=lambda card: (cards[card].strength, -cards[card].swords))
    close = [card for card in decision.hand if reached[card] >= needed - 1]
    if close:
        return max(close, key=lambda card: reached[card])
    return min(decision.hand, key=lambda card: (cards[card].strength, -cards[card].towers))


# ------------------------------------------------------------------------------------------------------ units won, lost


def muster_habit(state: State, seat: Seat, decision: Muster, chance: Chance) -> Recruits:
    """Of some ways, the one that adds most strength; ships where there are few."""
    ships = len([area for area in state.units if state.units[area][0].kind == "ship"])

    def adds(recruits: Recruits) -> float:
        units = [recruit for each in recruits.values() for recruit in each]
        return sum(ADDS[recruit.unit] - recruit.upgrade + (recruit.unit == "ship") / (1 + ships) for recruit in units)

    return best([decision.sample(chance) for _ in range(TRIES)], adds, chance)


ADDS = {"footman": 1.0, "knight": 2.1, "siege-engine": 1.7, "ship": 1.1}


def lose_habit(state: State, seat: Seat, decision: LoseUnits, chance: Chance) -> Losses:
    """Of some ways, the one that costs least."""

    def spares(losses: Losses) -> float:
        emptied = [area for area, kinds in losses.items() if len(kinds) == len(state.units.get(area, ()))]
        units = sum(ADDS[kind] for kinds in losses.values() for kind in kinds)
        return -units - 0.3 * sum(area_worth(state, area) for area in emptied)

    return best([decision.sample(chance) for _ in range(TRIES)], spares, chance)


HABITS: dict[type[Any], Callable[[State, Seat, Any, Chance], Any]] = {
    PlaceOrders: orders_habit,
    UseRaven: raven_habit,
    ResolveRaid: raid_habit,
    March: march_habit,
    GiveSupport: support_habit,
    PlayCard: card_habit,
    Muster: muster_habit,
    Rank: rank_habit,
    Amount: bid_habit,
    Pick: pick_habit,
    **dict.fromkeys(LoseUnits.__subclasses__(), lose_habit),
}
