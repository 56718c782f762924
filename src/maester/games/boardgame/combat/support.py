"""SUPPORT: houses next to a combat give strength to one side, to the other, or to nobody."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET

from maester.games.boardgame.combat.strength import support_part
from maester.games.boardgame.events import SupportDeclined, SupportGiven, SupportWithheld
from maester.games.boardgame.facts import Area, House
from maester.games.boardgame.forces import strength_of
from maester.games.boardgame.question import Sheet
from maester.games.boardgame.state import Battle, State
from maester.kernel import Barred, Flow, Pick, Refusal, Some, UnreadableAnswer, ask

NOBODY = "nobody"


class GiveSupport(Sheet, frozen=True, kw_only=True):
    """For each support order next to the combat, whom it supports. The sides are named by house."""

    about: str = "support"
    fields: Mapping[Area, Pick[House]]
    house: House
    area: Area
    """The embattled area."""
    attacker: House
    defender: House | None
    """None: a neutral force, which nobody can support."""
    one_side: bool
    """Whether all orders of a house have to support the same side."""

    def read(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise UnreadableAnswer("support is expected: area by area, who is given it")
        return {area: value[area] for area in self.fields if area in value} | value

    def refusal(self, answer: dict[str, Any]) -> Refusal | None:
        for area, to in answer.items():
            if area not in self.fields:
                return self.no("no-support-order-there", area=str(area))
            if to not in (NOBODY, self.attacker, self.defender) or to is None:
                return self.no("supports-no-side", area=area)
            if self.house in (self.attacker, self.defender) and to not in (NOBODY, self.house):
                return self.no("supports-own-enemy", area=area)
        if len(answer) < len(self.fields):
            return self.no("support-left-open")
        if self.one_side and len({to for to in answer.values() if to != NOBODY}) > 1:
            return self.no("supports-both-sides")
        return None

    def sample(self, chance: Any) -> dict[str, Any]:
        sides = next(iter(self.fields.values())).options
        one = chance.choice(sides)
        if self.one_side:
            return {area: chance.choice((one, NOBODY)) for area in self.fields}
        return {area: chance.choice(sides) for area in self.fields}


def supporters(state: State, area: Area) -> Iterator[tuple[House, Area]]:
    """The support orders that can reach a combat in an area and have units to send, in the order of the map."""
    return (found for found in support_orders(state, area) if found[1] in state.units)


def support_orders(state: State, area: Area) -> Iterator[tuple[House, Area]]:
    """The support orders that can reach a combat in an area, whether or not units are left under them."""
    realm, orders = state.edition.realm, state.edition.orders
    ground = realm.ground[area]
    for near in realm.neighbours[area]:
        order = state.orders.get(near)
        if order is None or orders[order.token].kind != "support":
            continue
        # Land units never support at sea, and ships in a port never support on land.
        if realm.ground[near] == {"land": "port", "sea": "land"}.get(ground):
            continue
        yield order.house, near


def call_for_support(state: State, battle: Battle) -> Flow[None]:
    """In turn order each house grants or withholds the support of its orders; then the sides may decline it."""
    near = list(supporters(state, battle.area))
    for house in state.turn_order:
        areas = tuple(area for owner, area in near if owner == house)
        if areas:
            answer = yield from ask(house, which_support, state, house, areas, battle.area, battle.sides)
            for area, to in answer.items():
                grant(state, battle, house, area, to)
    if state.edition.support_may_be_declined:
        for house in state.turn_order:
            if house in battle.sides:
                yield from decline(state, battle, house)


def which_support(
    state: State, house: House, areas: tuple[Area, ...], area: Area, sides: tuple[House, House | None]
) -> GiveSupport:
    attacker, defender = sides
    allowed = [side for side in sides if side is not None]
    if house in sides:
        allowed = [house]
    rule = state.edition.rules["support"]
    withheld: dict[str, Any] = dict.fromkeys(areas, NOBODY)
    return GiveSupport(
        rule=rule,
        edition=state.edition.name,
        fields=dict.fromkeys(areas, Pick(about="support-to", rule=rule, options=(*allowed, NOBODY))),
        house=house,
        area=area,
        attacker=attacker,
        defender=defender,
        one_side=state.edition.support_one_side,
        # A house that is in the combat should not withhold its own support by mistake, so that is not its way to pass.
        idle=UNSET if house in sides else withheld,
        forgoing=(withheld,) if house in sides else UNSET,
    )


def grant(state: State, battle: Battle, house: House, area: Area, to: str) -> None:
    if to == NOBODY:
        state.tell(SupportWithheld(house, area))
        return
    side = battle.side(to)
    battle.support[area] = side
    state.tell(SupportGiven(house, area, to, support_part(state, battle, area, side).strength))


def decline(state: State, battle: Battle, house: House) -> Flow[None]:
    """Attacker and defender may decline what others offer them."""
    side = battle.side(house)
    offered = tuple(a for a, to in battle.support.items() if to == side and state.orders[a].house != house)
    if offered:
        for area in (yield from ask(house, which_declined, state, battle, offered)):
            del battle.support[area]
            state.tell(SupportDeclined(house, area))


def which_declined(state: State, battle: Battle, offered: tuple[Area, ...]) -> Some[Area]:
    return Some(
        about="decline-support",
        rule=state.edition.rules["decline-support"],
        options=offered,
        barred=tuple(
            Barred(area, state.edition.refusal("support-not-offered", {"area": area}))
            for area in battle.support
            if area not in offered
        ),
        least=0,
        most=len(offered),
        idle=(),
    )


def against_neutral(state: State, house: House, area: Area) -> Flow[int]:
    """The support a house is granted against a neutral force, which itself gets none."""
    near = list(supporters(state, area))
    granted = 0
    for supporter in state.turn_order:
        areas = tuple(where for owner, where in near if owner == supporter)
        if areas:
            answer = yield from ask(supporter, which_support, state, supporter, areas, area, (house, None))
            for where, to in answer.items():
                if to == NOBODY:
                    state.tell(SupportWithheld(supporter, where))
                else:
                    strength = neutral_support(state, area, where)
                    granted += strength
                    state.tell(SupportGiven(supporter, where, house, strength))
    return granted


def neutral_support(state: State, area: Area, where: Area) -> int:
    """What a support order is worth against a neutral force."""
    units = [unit for unit in state.units[where] if unit.kind != state.no_support_by]
    order = state.edition.orders[state.orders[where].token]
    return strength_of(state, units, area) + order.modifier


def most_support(state: State, area: Area) -> int:
    """The most support there can be against a neutral force."""
    return sum(neutral_support(state, area, where) for _, where in supporters(state, area))
