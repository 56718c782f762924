"""WEST and WCARD: the round marker moves, three cards are revealed, the wildlings gather, the cards are resolved."""

from collections.abc import Callable

from maester.games.boardgame import steps
from maester.games.boardgame.clash import clash_of_kings
from maester.games.boardgame.control import controlled, controller
from maester.games.boardgame.events import (
    DeckReshuffled,
    OrdersBanned,
    RoundBegan,
    SupportWeakened,
    WesterosCardResolved,
    WesterosCardRevealed,
)
from maester.games.boardgame.facts import DECKS, Deck, House, WesterosCard, WesterosEffect
from maester.games.boardgame.forces import holder
from maester.games.boardgame.losses import structure_areas
from maester.games.boardgame.muster import muster
from maester.games.boardgame.power import gain
from maester.games.boardgame.question import choose
from maester.games.boardgame.state import State
from maester.games.boardgame.supply import set_supply
from maester.games.boardgame.wildlings import advance
from maester.kernel import Flow

# ----------------------------------------------------------------------------------------------- the steps of the phase


def advance_round(state: State) -> None:
    """The round marker moves on; what was forbidden for a round is allowed again."""
    state.round += 1
    state.banned, state.no_support_by = {}, None
    state.tell(RoundBegan(state.round))


def reveal_cards(state: State) -> None:
    """The top card of each deck is turned up."""
    for deck in DECKS:
        turn_up(state, deck)
        while state.edition.winter_at_reveal and brings_winter(revealed(state, deck)):
            reshuffle(state, deck)
            turn_up(state, deck)


def advance_wildlings(state: State) -> None:
    """The wildlings advance one space for each icon on the three cards."""
    advance(state, sum(revealed(state, deck).icon for deck in DECKS))


def resolve(state: State, deck: Deck) -> Flow[None]:
    """The card of a deck is carried out; some let the holder of a token choose what it does."""
    card, facts = state.westeros_discards[deck][-1], revealed(state, deck)
    effects = {named(state, effect): effect for effect in facts.effects}
    chooser = state.holders[facts.chosen_by] if facts.chosen_by else None
    if chooser is None:
        (name,) = effects
    else:
        name = yield from choose(state, chooser, card, effects)
    state.tell(WesterosCardResolved(deck, card, name, chooser))
    EFFECTS[effects[name].does](state, deck, effects[name])


def named(state: State, effect: WesterosEffect) -> str:
    """What an effect goes by: its verb, and with a ban the kind of orders it is about."""
    if effect.orders:
        return f"{effect.does}-{state.edition.orders[effect.orders[0]].kind}"
    return effect.does


# ------------------------------------------------------------------------------------------------------------ the decks


def turn_up(state: State, deck: Deck) -> None:
    """The top card of a deck is revealed. A deck that is used up begins again, in the order in which it was used."""
    if not state.decks[deck]:
        state.decks[deck], state.westeros_discards[deck] = state.westeros_discards[deck], ()
    card, *rest = state.decks[deck]
    state.decks[deck] = tuple(rest)
    state.westeros_discards[deck] = (*state.westeros_discards[deck], card)
    state.tell(WesterosCardRevealed(deck, card, revealed(state, deck).icon))


def revealed(state: State, deck: Deck) -> WesterosCard:
    """The card of a deck that was revealed last."""
    return state.edition.westeros[deck][state.westeros_discards[deck][-1]]


def brings_winter(card: WesterosCard) -> bool:
    return any(effect.does == "winter" for effect in card.effects)


def reshuffle(state: State, deck: Deck) -> None:
    """A deck is shuffled with all its used cards."""
    state.decks[deck] = state.chance.shuffled((*state.decks[deck], *state.westeros_discards[deck]))
    state.westeros_discards[deck] = ()
    state.tell(DeckReshuffled(deck))


# ---------------------------------------------------------------------------------------------------- what the cards do


def do_nothing(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """Nothing happens."""


def bring_winter(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """The deck is reshuffled; its new card counts with its icon and is carried out before the next deck."""
    reshuffle(state, deck)
    turn_up(state, deck)
    state.do_next(steps.Resolve(deck))
    advance(state, int(revealed(state, deck).icon))


def update_supply(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """Houses count their supply and bring their armies within the new limits."""
    counting = [steps.CountSupply(house) for house in state.turn_order]
    reconciling = [steps.Reconcile(house) for house in state.turn_order]
    if state.edition.supply_markers_first:
        state.do_next(*counting, *reconciling)
    else:
        state.do_next(*(step for pair in zip(counting, reconciling, strict=True) for step in pair))


def count_supply(state: State, house: House) -> None:
    """A supply marker moves to the number of supply icons its house controls."""
    icons = state.edition.realm.supply
    set_supply(state, house, sum(icons.get(area, 0) for area in controlled(state, house)))


def muster_all(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """In turn order all houses muster."""
    state.do_next(*(steps.Muster(house) for house in state.turn_order))


def muster_house(state: State, house: House) -> Flow[None]:
    yield from muster(state, house, structure_areas(state, house))


def hold_clash(state: State, deck: Deck, effect: WesterosEffect) -> None:
    clash_of_kings(state)


def give_power(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """In turn order each house gains power for the icons it controls and for trade in its ports."""
    for house in state.turn_order:
        gain(state, house, income(state, house), "icons")


def income(state: State, house: House) -> int:
    icons = state.edition.realm.power
    return sum(icons.get(area, 0) for area in controlled(state, house)) + trading_ports(state, house)


def trading_ports(state: State, house: House) -> int:
    """Own ports with an own ship, where no enemy ship stands in the sea outside."""
    realm = state.edition.realm
    return sum(
        controller(state, land) == holder(state, port) == house and holder(state, realm.port_sea[port]) in (None, house)
        for port, land in realm.port_land.items()
    )


def call_wildlings(state: State, deck: Deck, effect: WesterosEffect) -> None:
    state.do_next(steps.WildlingAttack())


def ban_orders(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """Nobody may assign these orders this round."""
    state.banned |= dict.fromkeys(effect.orders, effect.rule or "")
    state.tell(OrdersBanned(effect.orders))


def weaken_support(state: State, deck: Deck, effect: WesterosEffect) -> None:
    """Units of one kind support with no strength this round."""
    assert effect.unit is not None, "the card names the units"
    state.no_support_by = effect.unit
    state.tell(SupportWeakened(effect.unit))


EFFECTS: dict[str, Callable[[State, Deck, WesterosEffect], None]] = {
    "nothing": do_nothing,
    "winter": bring_winter,
    "supply": update_supply,
    "mustering": muster_all,
    "clash": hold_clash,
    "power": give_power,
    "wildlings": call_wildlings,
    "ban": ban_orders,
    "no-support-by": weaken_support,
}
