"""COMBAT: support, initial strength, house cards, Valyrian Steel Blade, final strength, resolution."""

from functools import partial

from maester.games.boardgame import steps
from maester.games.boardgame.combat.aftermath import clean_up_battlefield
from maester.games.boardgame.combat.casualties import take_casualties
from maester.games.boardgame.combat.retreat import retreat
from maester.games.boardgame.combat.strength import added_up, defender_of, in_turn_order, initial, reckoned, texts
from maester.games.boardgame.combat.support import call_for_support
from maester.games.boardgame.context import Context
from maester.games.boardgame.effects import happens
from maester.games.boardgame.events import (
    BladeUsed,
    CombatBegan,
    CombatWon,
    HouseCardsRevealed,
    InitialStrength,
    TidesDrawn,
    TidesRevealed,
)
from maester.games.boardgame.facts import Area, Card, House
from maester.games.boardgame.hands import lay_card, which_card
from maester.games.boardgame.ports import settle_control
from maester.games.boardgame.question import choose
from maester.games.boardgame.state import Battle, Order, State, Unit
from maester.games.boardgame.tracks import tie_winner
from maester.kernel import AnsweredItself, Flow, together


def begin_combat(
    state: State, house: House, area: Area, origin: Area, order: Order, attackers: tuple[Unit, ...]
) -> None:
    """Units march into an area that an enemy holds, with units or with a garrison alone."""
    defender = defender_of(state, area)
    state.battle = Battle(area=area, attacker=house, defender=defender, origin=origin, order=order, attackers=attackers)
    state.tell(CombatBegan(house, defender, area, origin))


def fight(state: State) -> None:
    """A whole combat is put on the agenda, from the call for support to the clean-up."""
    state.do_next(*steps.COMBAT)


def support(state: State) -> Flow[None]:
    battle = ongoing(state)
    yield from call_for_support(state, battle)
    tell_initial_strength(state, battle)


def house_cards(state: State) -> Flow[None]:
    yield from play_house_cards(state, ongoing(state))


def outcome(state: State) -> Flow[None]:
    """Tides and Blade, the final strength, and what cards do on a win or a loss."""
    battle = ongoing(state)
    if battle.winner is None:
        if state.tides:
            yield from draw_tides(state, battle)
        yield from use_blade(state, battle)
        determine_winner(state, battle)
    else:
        state.tell(CombatWon(battle.winner, battle.loser, battle.area, 0, 0, "last-unit"))
    yield from carry_out_texts(state, battle, "win", "loss")


def casualties(state: State) -> Flow[None]:
    battle = ongoing(state)
    battle.step = "casualties"
    yield from take_casualties(state, battle)


def retreats(state: State) -> Flow[None]:
    battle = ongoing(state)
    battle.step = "retreat"
    yield from retreat(state, battle)


def clean_up(state: State) -> Flow[None]:
    battle = ongoing(state)
    battle.step = "clean-up"
    yield from clean_up_battlefield(state, battle)
    yield from settle_control(state, battle.attacker)
    yield from carry_out_texts(state, battle, "after")
    state.battle = None


def ongoing(state: State) -> Battle:
    assert state.battle is not None, "a combat has begun"
    return state.battle


def tell_initial_strength(state: State, battle: Battle) -> None:
    attack, defense = (added_up(initial(state, battle, house)) for house in battle.sides)
    state.tell(InitialStrength(battle.attacker, attack, battle.defender, defense))


def play_house_cards(state: State, battle: Battle) -> Flow[None]:
    """Both choose a card in secret; the cards are revealed together, and their texts are carried out."""
    battle.step = "house-cards"
    chosen = yield from choose_cards(state, battle)
    for house, card in chosen.items():
        lay_card(state, battle, house, card)
    attack, defense = (battle.cards[house] for house in battle.sides)
    state.tell(HouseCardsRevealed(battle.attacker, attack, battle.defender, defense))
    yield from carry_out_texts(state, battle, "cancel")
    yield from carry_out_texts(state, battle, "at-once")


def choose_cards(state: State, battle: Battle) -> Flow[dict[House, Card]]:
    """One card from each hand. A house with a single card is not asked: hands were open, so everybody knows it."""
    questions = {}
    for house in battle.sides:
        if len(state.hands[house]) > 1:
            questions[house] = partial(which_card, state, house)
        else:
            yield AnsweredItself(house, "house-card", state.hands[house][0])
    answers = yield from together(questions)
    return {house: answers[house] if house in answers else state.hands[house][0] for house in battle.sides}


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


def draw_tides(state: State, battle: Battle) -> Flow[None]:
    """Each side draws a card and looks at it; the holder of the Blade may draw another; then both are revealed."""
    battle.step = "tides"
    for house in battle.sides:
        draw_tide(state, battle, house)
    house = state.holders["fiefdoms"]
    fresh = house in battle.sides and not state.blade_used
    if fresh and (yield from choose(state, house, "redraw-tides", ("keep", "redraw"), idle="keep")) == "redraw":
        state.blade_used = True
        state.tell(BladeUsed(house, "tides"))
        draw_tide(state, battle, house)
    battle.tides_shown = True
    attack, defense = (battle.tides[house] for house in battle.sides)
    state.tell(TidesRevealed(battle.attacker, attack, battle.defender, defense))


def draw_tide(state: State, battle: Battle, house: House) -> None:
    """A card from the deck, which was shuffled for this combat; a house that draws again must keep the new one."""
    again = house in battle.tides
    deck = [card for card, facts in state.edition.tides.items() for _ in range(facts.count)]
    for drawn in battle.tides.values():
        deck.remove(drawn)
    battle.tides[house] = state.chance.choice(deck)
    state.tell(TidesDrawn(house, battle.tides[house], again))


def use_blade(state: State, battle: Battle) -> Flow[None]:
    """The holder of the Valyrian Steel Blade may use it, if in the combat and it is ready."""
    battle.step = "blade"
    house = state.holders["fiefdoms"]
    fresh = house in battle.sides and not state.blade_used
    if fresh and (yield from choose(state, house, "blade", ("keep", "use"), idle="keep")) == "use":
        state.blade_used, battle.blade = True, house
        state.tell(BladeUsed(house, "strength"))


def determine_winner(state: State, battle: Battle) -> None:
    """The higher final strength wins; on equal strength, the better place on the Fiefdoms track."""
    battle.step = "resolution"
    battle.reckoned = {house: reckoned(state, battle, house) for house in battle.sides}
    strength = {house: added_up(parts) for house, parts in battle.reckoned.items()}
    attack, defense = strength[battle.attacker], strength[battle.defender]
    why = "strength"
    if attack == defense:
        winner, why = tie_winner(state, *battle.sides), "fiefdoms"
    else:
        winner = battle.attacker if attack > defense else battle.defender
    battle.winner = winner
    loser = battle.loser
    state.tell(CombatWon(winner, loser, battle.area, strength[winner], strength[loser], why))
