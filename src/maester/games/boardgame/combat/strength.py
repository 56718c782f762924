"""Combat strength, added up part by part on request. Nothing is stored until it has decided the combat."""

from collections.abc import Iterable
from typing import TypeVar

from maester.games.boardgame.combat.fighters import fighters
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.state import Battle, Part, Side, State, Unit
from maester.games.boardgame.verbs import Bonus, MultiplyDefense, Text, UnitStrength, VoidCardStrength

T = TypeVar("T", bound=Text)


def defender_of(state: State, area: Area) -> House:
    """Whose units, or lone garrison, an attack on an area meets."""
    there = state.units.get(area)
    return there[0].house if there else state.edition.realm.home_of[area]


def worth(state: State, battle: Battle, unit: Unit, side: Side, supporting: bool) -> int:
    """What a unit is worth in this combat, card texts included."""
    if unit.routed:
        return 0
    if supporting and unit.kind == state.no_support_by:
        return 0
    attacked = battle.area if side == "attacker" else None
    value = state.edition.strengths(attacked)[unit.kind]
    # If texts about the same units conflict, the one carried out later decides.
    for house in in_turn_order(state, battle):
        for text in modifiers(state, battle, house, UnitStrength):
            if text.unit == unit.kind and applies(text, house, unit, supporting):
                value = text.worth
    return value


def applies(text: UnitStrength, house: House, unit: Unit, supporting: bool) -> bool:
    """Whether a text about units applies to this one."""
    whose = {"own": unit.house == house, "others": unit.house != house}.get(text.whose, True)
    return whose and (text.supporters if supporting else text.fighters)


def in_turn_order(state: State, battle: Battle) -> tuple[House, ...]:
    """Attacker and defender in turn order."""
    first, second = battle.sides
    order = state.turn_order
    return (first, second) if order.index(first) < order.index(second) else (second, first)


def texts(state: State, battle: Battle, house: House, when: str) -> list[Text]:
    """The texts on a house's card that apply at this moment."""
    card = battle.cards.get(house)
    if card is None or house in battle.silenced:
        return []
    side = battle.side(house)
    return [
        text
        for text in state.edition.cards[card].abilities
        if text.when == when and text.side in (None, side) and needs_met(state, battle, house, text)
    ]


def modifiers(state: State, battle: Battle, house: House, kind: type[T], when: str = "standing") -> list[T]:
    """The texts of one kind on a house's card that modify what is added up."""
    return [text for text in texts(state, battle, house, when) if type(text) is kind]


def needs_met(state: State, battle: Battle, house: House, text: Text) -> bool:
    """Whether the condition of a text is met now."""
    if text.needs is None:
        return True
    if text.needs == "structure":
        return battle.area in state.edition.realm.points
    if text.needs == "discarded":
        return text.card in state.discards[house]
    if text.needs == "opponent-ahead":
        order = state.turn_order
        return order.index(battle.opponent(house)) < order.index(house)
    return is_supported(battle, house) == (text.needs == "supported")


def is_supported(battle: Battle, house: House) -> bool:
    """The house's own support counts, and so does support of strength 0."""
    side = battle.side(house)
    return any(to == side for to in battle.support.values())


def initial(state: State, battle: Battle, house: House) -> list[Part]:
    """Units, order, garrison and support."""
    side = battle.side(house)
    edition = state.edition
    units = fighters(state, battle, house)
    parts = [Part("units", sum([worth(state, battle, unit, side, False) for unit in units]), battle.area, house)]
    march = edition.orders[battle.order.token].modifier
    bonus = march if side == "attacker" else defense_bonus(state, battle, house)
    if bonus:
        parts.append(Part("order", bonus, battle.area, house))
    if side == "defender" and battle.area in state.garrisons:
        parts.append(Part("garrison", state.garrisons[battle.area], battle.area, house))
    for area, to in battle.support.items():
        if to == side:
            parts.append(support_part(state, battle, area, side))
    return parts


def defense_bonus(state: State, battle: Battle, house: House) -> int:
    order = state.orders.get(battle.area)
    if order is None or order.house != house or state.edition.orders[order.token].kind != "defense":
        return 0
    bonus = state.edition.orders[order.token].modifier
    for text in modifiers(state, battle, house, MultiplyDefense):
        bonus *= text.times
    return bonus


def support_part(state: State, battle: Battle, area: Area, side: Side) -> Part:
    """What the units of an area add, and their order, unless a card has removed it after the outcome."""
    there, order = state.units[area], state.orders.get(area)
    units = sum([worth(state, battle, unit, side, True) for unit in there])
    bonus = state.edition.orders[order.token].modifier if order is not None else 0
    return Part("support", units + bonus, area, there[0].house)


def final(state: State, battle: Battle, house: House) -> list[Part]:
    """The initial strength as it is now, plus the card, its text, the Blade and the tides."""
    parts = initial(state, battle, house)
    card = battle.cards.get(house)
    if card is not None:
        opponent = battle.opponent(house)
        void = modifiers(state, battle, opponent, VoidCardStrength)
        parts.append(Part("card", 0 if void else state.edition.cards[card].strength, house=house))
        bonus = sum(text.strength for text in modifiers(state, battle, house, Bonus))
        if bonus:
            parts.append(Part("text", bonus, house=house))
    if battle.blade == house:
        parts.append(Part("blade", 1, house=house))
    if battle.tides_shown:
        parts.append(Part("tides", state.edition.tides[battle.tides[house]].strength, house=house))
    return parts


def reckoned(state: State, battle: Battle, house: House) -> tuple[Part, ...]:
    """The final strength as it decides the combat: never below 0, with a line for what that adds."""
    parts = final(state, battle, house)
    lacking = -added_up(parts)
    return (*parts, Part("floor", lacking, house=house)) if lacking > 0 else tuple(parts)


def added_up(parts: Iterable[Part]) -> int:
    """The plain sum. It can be below 0 as long as cards and Blade are still to come."""
    return sum([part.strength for part in parts])


def total(parts: Iterable[Part]) -> int:
    """The sum as it would decide the combat, never below 0."""
    return max(0, added_up(parts))


def icons(state: State, battle: Battle, house: House) -> tuple[int, int]:
    """Swords and towers of a house: from its card, its text and the tides."""
    card = battle.cards.get(house)
    swords = towers = 0
    if card is not None:
        facts = state.edition.cards[card]
        bonuses = modifiers(state, battle, house, Bonus)
        swords = facts.swords + sum(text.swords for text in bonuses)
        towers = facts.towers + sum(text.towers for text in bonuses)
    if battle.tides_shown:
        tide = state.edition.tides[battle.tides[house]]
        swords, towers = swords + tide.swords, towers + tide.towers
    return swords, towers
