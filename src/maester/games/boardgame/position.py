"""How positions are written: a line for the units of an area, a line for an order, a table for each house."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from maester.games.boardgame.facts import DECKS, TRACKS, Area, Card, Deck, House, Track
from maester.games.boardgame.setup import cards_of
from maester.games.boardgame.state import Battle, Order, State, Unit
from maester.games.boardgame.steps import AnyStep
from maester.kernel.position.checking import at_least, missing, strange, too_many, unknown
from maester.kernel.position.layout import Layout, Misplaced, Spelling
from maester.kernel.position.plain import plain, read_as
from maester.kernel.position.spelling import fixed

ROUTED = " routed"


# ------------------------------------------------------------------------------------------------- in words


def units_said(units: tuple[Unit, ...]) -> str:
    """As in `stark: footman, knight routed`."""
    of_houses = [(house, [kind_said(unit) for unit in own]) for house, own in groupby(units, lambda unit: unit.house)]
    return "; ".join(f"{house}: {', '.join(kinds)}" for house, kinds in of_houses)


def kind_said(unit: Unit) -> str:
    return unit.kind + ROUTED * unit.routed


def units_meant(said: str) -> tuple[Unit, ...]:
    found: list[Unit] = []
    for part in filter(None, said.split(";")):
        house, _, kinds = part.partition(":")
        for kind in kinds.split(","):
            words = kind.strip()
            found.append(Unit(house.strip(), words.removesuffix(ROUTED), words.endswith(ROUTED)))
    return tuple(found)


def order_said(order: Order) -> str:
    return f"{order.house} {order.token}"


def order_meant(said: str) -> Order:
    house, _, token = said.partition(" ")
    return Order(house, token.strip())


def units_out(units: dict[Area, tuple[Unit, ...]], _: Any) -> dict[Area, str]:
    return {area: units_said(there) for area, there in units.items()}


def units_back(data: Any, _: Any) -> dict[Area, tuple[Unit, ...]]:
    return {area: units_meant(said) for area, said in read_as(dict[str, str], data).items()}


def orders_out(orders: dict[Area, Order], _: Any) -> dict[Area, str]:
    return {area: order_said(order) for area, order in orders.items()}


def orders_back(data: Any, _: Any) -> dict[Area, Order]:
    return {area: order_meant(said) for area, said in read_as(dict[str, str], data).items()}


def battle_out(battle: Battle | None, _: Any) -> Any:
    if battle is None:
        return plain(None)
    return plain(battle) | {"order": order_said(battle.order), "attackers": units_said(battle.attackers)}


def battle_back(data: Any, _: Any) -> Battle | None:
    if isinstance(data, dict):
        said = {"order": "", "attackers": "", **data}
        said = read_as(dict[str, str], {name: said[name] for name in ("order", "attackers")})
        data = data | {"order": plain(order_meant(said["order"])), "attackers": plain(units_meant(said["attackers"]))}
    battle: Battle | None = read_as(Battle | None, data)
    return battle


def later_round(state: State) -> tuple[AnyStep, ...]:
    return state.edition.later_rounds


def in_order(state: State, beginning: State) -> None:
    """The units of an area are listed in a fixed order, however they were written."""
    order = state.edition.kind_order
    for area, units in state.units.items():
        state.units[area] = tuple(sorted(units, key=lambda unit: (order.get(unit.kind, 0), unit.routed)))


# ------------------------------------------------------------------------------------------------- what cannot be


def wrong(state: State, beginning: State) -> Iterator[Misplaced]:
    yield from wrong_units(state)
    yield from wrong_tokens(state)
    for house in state.seats:
        yield from wrong_house(state, house)
    yield from wrong_decks(state)
    for track in TRACKS:
        places = state.tracks[track]
        yield from unknown(places, state.seats, "tracks", track)
        yield from too_many(places, 1, "tracks", track)
        if places:
            yield from missing(places, Counter(state.seats), "tracks", track)
        yield from unknown([state.holders[track]], state.seats, "holders", track)
    yield from unknown([state.winner], state.seats, "winner")
    if not 1 <= state.round <= state.edition.rounds:
        yield Misplaced("position-no-such-round", "round", round=state.round, most=state.edition.rounds)
    areas, houses = state.edition.realm.ground, state.seats
    named = dict.fromkeys(("house", "attacker", "defender", "blade", "without"), houses)
    yield from strange(
        state, ("agenda", "battle"), {**named, "area": areas, "origin": areas, "token": state.edition.orders}
    )


def wrong_units(state: State) -> Iterator[Misplaced]:
    """Units of a house in the game, where they may stand, and no more of them than it owns."""
    edition, ground = state.edition, state.edition.realm.ground
    there = [("units", area, units) for area, units in state.units.items()]
    if state.battle is not None:
        yield from wrong_battle(state, state.battle)
        there.append(("battle", "attackers", state.battle.attackers))
    count = Counter[str]()
    most = Counter({f"{house} {kind}": number for house in state.seats for kind, number in state.pool.items()})
    for table, area, units in there:
        where = state.battle.area if table == "battle" and state.battle is not None else area
        yield from unknown([where], ground, table, area)
        yield from unknown((unit.house for unit in units), state.seats, table, area)
        yield from unknown((unit.kind for unit in units), edition.units, table, area)
        if table == "units" and not units:
            yield Misplaced("position-wrong-kind", table, area, word=area)
        if len({unit.house for unit in units}) > 1:
            yield Misplaced("position-two-houses", table, area, area=where)
        on_land = ground[where] == "land"
        for unit in units:
            if (edition.units[unit.kind].ground == "land") != on_land:
                yield Misplaced("position-wrong-ground", table, area, word=unit.kind, area=where)
        if where in state.closed or (where in state.neutral and table == "units"):
            yield Misplaced("position-area-not-free", table, area, area=where)
        count.update(f"{unit.house} {unit.kind}" for unit in units)
        yield from too_many(count.elements(), most, table, area)


def wrong_battle(state: State, battle: Battle) -> Iterator[Misplaced]:
    yield from unknown([battle.area, battle.origin], state.edition.realm.ground, "battle")
    yield from unknown([battle.attacker, battle.defender], state.seats, "battle")
    yield from unknown([battle.order.token], state.edition.orders, "battle", "order")
    yield from unknown(battle.cards.values(), state.edition.cards, "battle", "cards")


def wrong_tokens(state: State) -> Iterator[Misplaced]:
    edition, ground = state.edition, state.edition.realm.ground
    count = Counter[str]()
    most = Counter(
        {f"{house} {token}": facts.count for house in state.seats for token, facts in edition.orders.items()}
    )
    for area, order in state.orders.items():
        yield from unknown([area], ground, "orders", area)
        yield from unknown([order.house], state.seats, "orders", area)
        yield from unknown([order.token], edition.orders, "orders", area)
        count[order_said(order)] += 1
        yield from too_many(count.elements(), most, "orders", area)
    for area, house in state.tokens.items():
        yield from unknown([area], ground, "tokens", area)
        yield from unknown([house], state.seats, "tokens", area)
    for name, forces in (("garrisons", state.garrisons), ("neutral", state.neutral)):
        for area, strength in forces.items():
            yield from unknown([area], ground, name, area)
            yield from at_least(strength, 0, name, area)


def wrong_house(state: State, house: House) -> Iterator[Misplaced]:
    edition, battle = state.edition, state.battle
    yield from at_least(state.power[house], 0, house, "power")
    yield from unknown([str(state.supply[house])], [str(place) for place in edition.supply], house, "supply")
    on_board = sum(token == house for token in state.tokens.values())
    yield from too_many(["power"] * (state.power[house] + on_board), edition.power_tokens, house, "power")
    own = Counter(cards_of(edition, house))
    played = [battle.cards.get(house)] if battle is not None and house in battle.on_table else []
    cards = [card for card in (*state.hands[house], *state.discards[house], *played) if card is not None]
    yield from unknown(state.hands[house], own, house, "hand")
    yield from unknown(state.discards[house], own, house, "discards")
    yield from too_many(cards, own, house, "hand")
    yield from missing(cards, own, house, "hand")


def wrong_decks(state: State) -> Iterator[Misplaced]:
    edition = state.edition
    for deck in DECKS:
        own = Counter({card: facts.count for card, facts in edition.westeros[deck].items()})
        there = [*state.decks[deck], *state.westeros_discards[deck]]
        yield from unknown(state.decks[deck], own, "decks", deck)
        yield from unknown(state.westeros_discards[deck], own, "westeros_discards", deck)
        yield from too_many(there, own, "decks", deck)
        yield from missing(there, own, "decks", deck)
    yield from unknown(state.wildling_deck, edition.wildlings, "wildling_deck")
    yield from too_many(state.wildling_deck, 1, "wildling_deck")
    yield from missing(state.wildling_deck, Counter(list(edition.wildlings)), "wildling_deck")
    yield from unknown(state.banned, edition.orders, "banned")


LAYOUT = Layout(
    by_seat={
        "power": "power",
        "supply": "supply",
        "hands": "hand",
        "discards": "discards",
        "assigned": "assigned",
        "bids": "bid",
    },
    spellings={
        "units": Spelling(units_out, units_back),
        "orders": Spelling(orders_out, orders_back),
        "battle": Spelling(battle_out, battle_back),
        "tracks": fixed(dict[Track, tuple[House, ...]]),
        "holders": fixed(dict[Track, House]),
        "decks": fixed(dict[Deck, tuple[Card, ...]]),
        "westeros_discards": fixed(dict[Deck, tuple[Card, ...]]),
    },
    derived=("closed", "pool", "tides", "home_arms_block_retreat", "oldtown_on_sunset_sea"),
    round=later_round,
    complete=in_order,
    wrong=wrong,
)
