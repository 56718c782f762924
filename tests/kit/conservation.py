"""Nothing appears or vanishes: what each game conserves, stated once per game."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from maester.games import game
from maester.games.cardgame.facts import CARDS
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.tray import far_apart, outline
from maester.games.miniatures.modes.missions import ON_TABLE
from maester.games.miniatures.unit import full_wounds, is_wall
from tests.kernel.flows import bids, orders, windows

Conserved = Callable[[Any, Any], None]
"""conserved(state, before): a position, and an earlier one of the same game (or the same one again)."""


def not_stated(state: Any, before: Any) -> None:
    raise AssertionError("tests/kit/conservation.py does not say what this game conserves")


def intrigue(state: Any, before: Any) -> None:
    """36 character cards, 7 Iron Throne cards; penalty only grows; what is derived agrees with the cards."""
    held = [card for hand in state.hands.values() for card in hand]
    everywhere = Counter([*held, *state.cards.values(), *state.unused])
    assert max(everywhere.values(), default=1) == 1, "a character card is in two places"
    if state.active is not None:
        assert len(everywhere) == 36
    else:
        assert not held

    assert throne_cards(state) == throne_cards(before)
    assert throne_cards(state).total() == 7
    assert all(state.penalty[seat] >= before.penalty[seat] for seat in state.seats)
    assert sum(len(cards) for cards in state.throne.values()) == state.round - 1
    pyramid_agrees(state)


def throne_cards(state: Any) -> Counter[Any]:
    return Counter([*state.throne_pile, *(card for cards in state.throne.values() for card in cards)])


def pyramid_agrees(state: Any) -> None:
    """Row 1 is one run of cards, all others rest on two, and exactly the places with two supports are open."""
    row_1 = sorted(place for row, place in state.cards if row == 1)
    assert row_1 == list(range(state.left, state.right + 1))
    assert len(row_1) <= state.cap
    house = {card: name for name, cards in houses(state).items() for card in cards}
    supports = {
        (row + 1, place): (house[card], house[state.cards[row, place + 1]])
        for (row, place), card in state.cards.items()
        if (row, place + 1) in state.cards
    }
    assert all(spot[0] == 1 or house[card] in supports[spot] for spot, card in state.cards.items())
    assert state.openings == {spot: of for spot, of in supports.items() if spot not in state.cards}


def houses(state: Any) -> dict[str, list[str]]:
    """House → its cards in the pyramid, as everybody sees them."""
    found: dict[str, list[str]] = {}
    for one in game("intrigue").view(state, None).pyramid.values():  # type: ignore[attr-defined]
        found.setdefault(one.house, []).append(one.card)
    return found


def board(state: Any, before: Any) -> None:
    """Units, power, cards and orders of each house; the decks; who stands where may stand there."""
    edition, battle = state.edition, state.battle
    for house in state.seats:
        on_board = sum(token == house for token in state.tokens.values())
        assert state.power[house] >= 0
        assert state.power[house] + on_board + state.bids.get(house, 0) <= edition.power_tokens
        played = [battle.cards[house]] if battle and house in battle.on_table else []
        cards = sorted([*state.hands[house], *state.discards[house], *played])
        assert cards == sorted(card for card, facts in edition.cards.items() if facts.house == house)
        units = Counter(unit.kind for there in state.units.values() for unit in there if unit.house == house)
        if battle and battle.attacker == house:
            units += Counter(unit.kind for unit in battle.attackers)
        assert all(count <= state.pool[kind] for kind, count in units.items())
        orders = Counter(order.token for order in state.orders.values() if order.house == house)
        assert all(count <= edition.orders[token].count for token, count in orders.items())
    for deck in state.decks:
        there = Counter([*state.decks[deck], *state.westeros_discards[deck]])
        assert there == Counter({card: facts.count for card, facts in edition.westeros[deck].items()})
    assert sorted(state.wildling_deck) == sorted(edition.wildlings)
    for track, places in state.tracks.items():
        assert not places or sorted(places) == sorted(state.seats), track
    areas_agree(state, before)


def areas_agree(state: Any, before: Any) -> None:
    """Land units on land, ships at sea; one house in an area; nobody where a neutral force stands or all is closed."""
    edition = state.edition
    for area, units in state.units.items():
        assert units
        assert len({unit.house for unit in units}) == 1
        on_land = edition.realm.ground[area] == "land"
        assert all((edition.units[unit.kind].ground == "land") == on_land for unit in units)
        assert area not in state.neutral
        assert area not in state.closed
        assert edition.realm.ground[area] != "port" or len(units) <= 3
    assert set(state.neutral.items()) <= set(before.neutral.items())
    assert set(state.garrisons.items()) <= set(before.garrisons.items())
    assert 0 <= state.wildlings <= 12
    assert state.round >= before.round


def cardgame(state: Any, before: Any) -> None:
    """Every card a seat brought is somewhere, once; what lies in play is in order; nothing is owed."""
    for seat in state.seats:
        assert cards_of(state, seat) == Counter(state.lists[seat]), f"a card of {seat} appeared or vanished"
        plots, earlier = plots_of(state, seat), plots_of(before, seat)
        known = state.open_lists  # in an imagined world they are others, but as many
        assert plots == earlier if known else plots.total() == earlier.total(), f"a plot of {seat} appeared or vanished"
        assert state.hands[seat] == tuple(sorted(state.hands[seat])), "a hand is not sorted"
        assert min(state.gold[seat], state.power[seat]) >= 0
    assert state.round >= before.round
    for name, card in state.cards.items():
        assert card.id == name
        assert all(state.cards[each].on == name for each in card.attachments)
        assert card.on is None or name in state.cards[card.on].attachments
    for lore in state.lore:
        if lore.zone == "deck":
            deck = state.decks[lore.owner]
            assert deck[len(deck) - 1 - lore.place] == lore.code, "somebody knows a card that is not there"
    for seat in state.seats:
        known = Counter(lore.code for lore in state.lore if lore.owner == seat and lore.zone == "hand")
        assert known <= Counter(state.hands[seat]), "somebody knows of a card that is not in that hand"


def is_plot(code: str) -> bool:
    return bool(CARDS[code].type == "plot")


def cards_of(state: Any, seat: str) -> Counter[str]:
    """All cards of a seat's draw deck, wherever they lie."""
    zones = (state.hands, state.decks, state.discards, state.dead, state.removed)
    found = Counter(code for zone in zones for code in zone[seat] if not is_plot(code))
    found.update(code for owner, code in state.playing if owner == seat)
    for card in state.cards.values():
        if card.owner == seat and CARDS[card.code].type not in ("plot", "title"):
            found.update((card.code, *card.duplicates, *card.facedown))
    return found


def plots_of(state: Any, seat: str) -> Counter[str]:
    found = Counter([*state.plots[seat], *state.used[seat], *(code for code in state.removed[seat] if is_plot(code))])
    found.update(state.cards[name].code for of, name in state.revealed.items() if of == seat)
    return found


def miniatures(state: Any, before: Any) -> None:
    """Every card is somewhere, once; no tray lies on another; wounds have their bounds; points and rounds only grow."""
    for seat in state.seats:
        held = Counter((*state.hands[seat], *state.decks[seat], *state.discards[seat]))
        laid = Counter(each.card for each in state.laid if each.seat == seat)
        brought = Counter(state.lists[seat])
        assert held <= brought, f"{seat} has a card too many"
        assert brought - held <= laid, f"a card of {seat} vanished"
        assert state.hands[seat] == tuple(sorted(state.hands[seat])), "a hand is not sorted"
        assert state.points[seat] == state.points[state.side(seat)[0]] >= before.points[seat]
    assert state.round >= before.round
    assert set(before.units) <= set(state.units)
    assert state.ncus.keys() == before.ncus.keys()
    if MODES[state.mode].missions == "table" and state.mission_deck + state.reserve_missions:
        active = [number for _, number in state.active_missions]
        everywhere = [*active, *state.reserve_missions, *state.mission_deck, *state.mission_discard]
        assert sorted(everywhere) == sorted(ON_TABLE), "a mission appeared or vanished"
    for name, unit in state.units.items():
        assert 0 <= unit.wounds <= full_wounds(unit.card), f"{name} has {unit.wounds} wounds left"
        assert unit.wounds or unit.pose is None or is_wall(unit) or is_dying(state, name), f"{name} is dead and stands"
        assert len(set(unit.tokens)) == len(unit.tokens), f"{name} has a condition twice"
    trays_lie_apart(state)


def is_dying(state: Any, name: str) -> bool:
    """Between its last wound and its removal a unit is still there."""
    return any(getattr(step, "unit", None) == name for step in state.agenda)


def trays_lie_apart(state: Any) -> None:
    placed = [(name, unit.placed) for name, unit in state.units.items() if unit.pose is not None]
    for n, (name, one) in enumerate(placed):
        for other_name, other in placed[:n]:
            apart = far_apart(one, other, 0) or not overlap(outline(*one), outline(*other))
            assert apart, f"{name} lies on {other_name}"


def all_coins(state: Any, before: Any) -> None:
    assert state.chest + sum(state.purse.values()) + sum(state.paid.values()) == bids.MOST * len(state.seats)
    assert min(state.chest, *state.purse.values()) >= 0
    prizes = sorted([*state.unclaimed, *(prize for won in state.won.values() for prize in won)])
    assert prizes == list(range(1, state.prize))


def all_responses(state: Any, before: Any) -> None:
    held = (card for hand in state.hands.values() for card in hand)
    assert Counter([*held, *state.deck, *state.discard]) == Counter(windows.DECK)
    assert all(state.wounds[seat] >= before.wounds[seat] for seat in state.seats)


def all_trays(state: Any, before: Any) -> None:
    assert state.lying[: len(before.lying)] == before.lying


def all_goals(state: Any, before: Any) -> None:
    assert sorted([*state.goals.values(), *state.unused_goals]) == sorted(orders.KINDS)
    for placed in state.orders.values():
        assert tuple(placed) == orders.AREAS
        assert Counter(placed.values()) <= Counter(orders.TOKENS)


def all_answers(state: Any, before: Any) -> None:
    assert before.taken <= state.taken <= state.answers


CONSERVED: dict[str, Conserved] = {
    "intrigue": intrigue,
    "boardgame1": board,
    "boardgame2": board,
    "cardgame": cardgame,
    "miniatures": miniatures,
    "bids": all_coins,
    "windows": all_responses,
    "trays": all_trays,
    "orders": all_goals,
    "road": all_answers,
}
