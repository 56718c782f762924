"""The texts of house cards, carried out group by group in turn order."""

from maester.games.boardgame.combat.strength import in_turn_order, texts
from maester.games.boardgame.context import Context
from maester.games.boardgame.effects import happens
from maester.games.boardgame.facts import House
from maester.games.boardgame.state import Battle, State
from maester.kernel import Flow


def carry_out_texts(state: State, battle: Battle, *moments: str) -> Flow[None]:
    """The texts of one group, each completely before the next, in the turn order at the start of the group."""
    for house in in_turn_order(state, battle):
        for when in moments:
            if when not in ("win", "loss") or (when == "win") == (house == battle.winner):
                yield from carry_out_card(state, battle, house, when)
            if battle.winner is not None and when in ("cancel", "at-once"):
                return  # the combat ended with a side's last unit


def carry_out_card(state: State, battle: Battle, house: House, when: str) -> Flow[None]:
    """What a card says for this moment, and then what a card that replaces it says."""
    card = battle.cards.get(house)
    for text in texts(state, battle, house, when):
        yield from happens(Context(state, house, card or ""), text)
        if battle.winner is not None and when in ("cancel", "at-once"):
            return
    if battle.cards.get(house) not in (card, None):
        yield from carry_out_card(state, battle, house, when)
