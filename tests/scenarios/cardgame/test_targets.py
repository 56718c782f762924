"""Whom an ability may choose: each against every card there is, on both sides of a challenge.

Two players control a copy of every character, location and attachment, one copy of each kneeling and one standing, and
both have every card in hand, discard pile and dead pile. Seat 1 has won the challenge and uses the ability.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from maester.games.cardgame.board import Board
from maester.games.cardgame.cards import change
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.filters import Context
from maester.games.cardgame.state import Card, Challenge, State, Use
from maester.games.cardgame.targets import cards_to_choose
from tests.scenarios.cardgame.scenario import Scenario

ATTACKERS = ("robb-stark", "wildling-horde", "the-red-viper", "theon-greyjoy", "ghost", "left")
DEFENDERS = ("ranging-party", "asha-greyjoy", "arya-stark", "khal-drogo", "selyse-baratheon", "wildling-horde")
PLAYABLE = ("character", "location", "attachment", "event")


class Seen(NamedTuple):
    """A card in play as the ability's player sees it."""

    card: Card
    facts: CardFacts
    mine: bool
    strength: int
    part: str

    def of(self, kind: str, faction: str = "") -> bool:
        return self.facts.type == kind and faction in ("", self.facts.faction)

    def has(self, *traits: str) -> bool:
        return bool(set(traits) & set(self.facts.traits))


def world() -> State:
    """All cards on the table: standing ones of seat 1 kneel at seat 2, and the other way round."""
    scenario = Scenario()
    bodies = [code for code, facts in CARDS.items() if facts.type in ("character", "location")]
    for n, code in enumerate(bodies):
        scenario.table(1, f"{code}/k" if n % 2 else code)
        scenario.table(2, code if n % 2 else f"{code}/k")
    state = scenario.state
    first, second = scenario.seat(1), scenario.seat(2)
    names = {(card.controller, card.code): card.id for card in state.cards.values()}
    for seat, who in ((first, 1), (second, 2)):
        bearer = state.cards[names[seat, "courtesan-of-the-rose"]]
        for code in (code for code, facts in CARDS.items() if facts.type == "attachment"):
            scenario.table(who, code)
            attached = f"{code}.{state.arrivals}"
            change(state, attached, on=bearer.id)
            change(state, bearer.id, attachments=(*state.cards[bearer.id].attachments, attached))
        zone = tuple(sorted(code for code, facts in CARDS.items() if facts.type in PLAYABLE))
        state.hands[seat] = state.discards[seat] = zone
    state.challenge = Challenge(
        "military",
        first,
        second,
        second,
        tuple(names[first, code] for code in ATTACKERS),
        defenders=tuple(names[second, code] for code in DEFENDERS),
        declared=True,
        winner=first,
        loser=second,
    )
    return state


WORLD = world()
BOARD = Board(WORLD)
MINE, THEIRS = WORLD.seats


def seen(card: Card) -> Seen:
    part = "attacking" if BOARD.takes_part(card.id, "attacking") else ""
    part = "defending" if BOARD.takes_part(card.id, "defending") else part
    strength = BOARD.strength(card) if card.facts.type == "character" else 0
    return Seen(card, card.facts, card.controller == MINE, strength, part)


def character(each: Seen) -> bool:
    return each.of("character")


IN_PLAY: dict[str, Callable[[Seen], bool]] = {
    "confiscation": lambda each: each.of("attachment"),
    "filthy-accusations": lambda each: character(each) and not each.card.knelt,
    "power-behind-the-throne": lambda each: character(each) and each.card.knelt,
    "rattleshirts-raiders": lambda each: each.of("attachment") and not each.mine,
    "wildling-horde": lambda each: character(each) and each.has("Wildling") and each.mine and each.part != "",
    "put-to-the-sword": lambda each: character(each) and not each.mine,
    "put-to-the-torch": lambda each: each.of("location") and not each.mine,
    "tears-of-lys": lambda each: character(each) and not each.mine and not BOARD.has_icon(each.card, "intrigue"),
    "maester-cressen": lambda each: each.of("attachment") and each.has("Condition"),
    "melisandre": lambda each: character(each) and not each.card.knelt,
    "selyse-baratheon": lambda each: each.of("character", "baratheon"),
    "shireen-baratheon": lambda each: character(each) and not each.card.knelt,
    "consolidation-of-power": lambda each: character(each) and not each.card.knelt,
    "ours-is-the-fury": lambda each: each.of("character", "baratheon") and each.mine and each.card.knelt,
    "lordsport-shipwright": lambda each: (
        each.of("location") and not each.card.knelt and each.facts.printed_cost <= 3
    ),  # seat 1 is first player
    "throwing-axe": lambda each: each.part == "defending",
    "iron-fleet-scout": lambda each: each.of("character", "greyjoy") and each.part != "",
    "the-krakens-grasp": lambda each: each.part == "defending" and each.strength <= 5,
    "we-do-not-sow": lambda each: (each.of("attachment") or each.of("location")) and not each.mine,
    "areo-hotah": lambda each: each.part != "" and each.facts != CARDS["jon-snow"],
    "maester-caleotte": character,
    "dornish-paramour": lambda each: character(each) and not each.mine,
    "ghaston-grey": lambda each: each.part == "attacking",
    "confinement": lambda each: character(each) and each.strength <= 4,
    "veteran-builder": lambda each: each.of("location") and each.card.knelt,
    "castle-black": lambda each: each.of("character", "nights-watch") and each.part == "defending",
    "take-the-black": lambda each: (
        character(each) and not each.facts.unique and not each.mine and each.facts.printed_cost <= 6
    ),
    "grey-wind": lambda each: character(each) and each.strength <= 2,  # seat 1 controls Robb Stark
    "ice": lambda each: character(each) and not each.mine,
    "for-the-north": lambda each: each.of("character", "stark") and each.part != "",
    "like-warm-rain": lambda each: each.part == "attacking",
    "magister-illyrio": lambda each: character(each) and each.card.knelt,
    "rhaegal": lambda each: character(each) and each.has("Stormborn") and each.card.knelt,
    "viserys-targaryen": lambda each: each.of("attachment"),
    "handmaiden": lambda each: character(each) and each.has("Lady") and each.card.knelt,
    "plaza-of-punishment": lambda each: character(each) and not each.card.attachments,
    "dracarys": lambda each: each.part != "",
    "waking-the-dragon": lambda each: each.of("character", "targaryen") and each.facts.unique and each.mine,
    "margaery-tyrell": character,
    "highgarden": lambda each: each.part == "attacking",
    "growing-strong": lambda each: each.of("character", "tyrell"),
}
"""What is printed, for cards in play."""

Elsewhere = Callable[[str, str, CardFacts], bool]
ELSEWHERE: dict[str, Elsewhere] = {
    "rebuilding": lambda zone, seat, facts: (zone, seat) == ("discard", MINE),
    "reinforcements": lambda zone, seat, facts: (
        zone in ("hand", "discard") and seat == MINE and facts.type == "character" and facts.printed_cost <= 5
    ),
    "aeron-damphair": lambda zone, seat, facts: (
        (zone, seat) == ("dead", MINE) and facts.type == "character" and "Ironborn" in facts.traits
    ),
    "euron-crows-eye": lambda zone, seat, facts: (zone, seat) == ("discard", THEIRS) and facts.type == "location",
    "hear-me-roar": lambda zone, seat, facts: (
        (zone, seat) == ("hand", MINE) and (facts.type, facts.faction) == ("character", "lannister")
    ),
    "arianne-martell": lambda zone, seat, facts: (
        (zone, seat) == ("hand", MINE) and facts.type == "character" and facts.printed_cost <= 5
    ),
    "old-bear-mormont": lambda zone, seat, facts: (
        (zone, seat) == ("hand", MINE) and facts.type != "event" and facts.faction == "nights-watch"
    ),
    "yoren": lambda zone, seat, facts: (
        (zone, seat) == ("discard", THEIRS) and facts.type == "character" and facts.printed_cost <= 3
    ),
    "summer": lambda zone, seat, facts: (
        zone in ("discard", "dead")
        and seat == MINE
        and (facts.type, facts.faction) == ("character", "stark")
        and (facts.strength or 0) <= 2
    ),
    "dothraki-sea": lambda zone, seat, facts: (
        (zone, seat) == ("hand", MINE) and facts.type == "character" and "Dothraki" in facts.traits
    ),
    "fire-and-blood": lambda zone, seat, facts: (
        (zone, seat) == ("dead", MINE) and (facts.type, facts.faction, facts.unique) == ("character", "targaryen", True)
    ),
    "the-queen-of-thorns": lambda zone, seat, facts: (
        (zone, seat) == ("hand", MINE)
        and (facts.type, facts.faction) == ("character", "tyrell")
        and facts.printed_cost <= 6
    ),
}
"""The same for cards outside of play."""


def chosen(state: State, code: str) -> set[str]:
    """What can be chosen for the ability of that card."""
    ability = next(each for each in CARDS[code].abilities if each.choose is not None)
    assert ability.choose is not None
    number = CARDS[code].abilities.index(ability)
    this = next((card for card in state.cards.values() if card.code == code and card.controller == MINE), None)
    context = Context(state, Board(state), MINE, this, use=Use(MINE, code, number))
    return set(map(str, cards_to_choose(context, ability.choose, ability.do)))


@pytest.mark.rule("CG-TARGET-01", "CG-TARGET-09", "CG-RULE-91", "CG-RULE-92")
@pytest.mark.parametrize("code", IN_PLAY)
def test_whom_it_may_choose_in_play(code: str):
    meant = {card.id for card in WORLD.cards.values() if IN_PLAY[code](seen(card))}
    assert meant
    assert chosen(WORLD, code) == meant


@pytest.mark.rule("CG-ABILITY-06", "CG-TARGET-01")
@pytest.mark.parametrize("code", ELSEWHERE)
def test_whom_it_may_choose_elsewhere(code: str):
    scenario = Scenario()
    state, zone = scenario.state, WORLD.hands[MINE]
    state.challenge = WORLD.challenge
    found: set[str] = set()
    for where, piles in (("hand", state.hands), ("discard", state.discards), ("dead", state.dead)):
        # One pile at a time: a unique card in a dead pile could not enter play from elsewhere.
        for seat in state.seats:
            piles.update(dict.fromkeys(state.seats, ()))
            piles[seat] = zone
            found |= {name for name in chosen(state, code) if name.startswith(f"{where}:{seat}:")}
            piles[seat] = ()
    places = [(where, seat, each) for where in ("hand", "discard", "dead") for seat in WORLD.seats for each in zone]
    meant = {f"{where}:{seat}:{each}" for where, seat, each in places if ELSEWHERE[code](where, seat, CARDS[each])}
    assert meant
    if code == "old-bear-mormont":  # nobody is there to bear it
        meant -= {f"hand:{MINE}:longclaw"}
    assert found == meant


def test_every_choice_of_cards_is_in_one_of_the_tables():
    choosing = {
        code
        for code, facts in CARDS.items()
        for ability in facts.abilities
        if ability.choose is not None and ability.choose.which is not None
    }
    others = {"marched-to-the-wall", "wildfire-assault", "vanguard-lancer", "the-things-i-do-for-love"}
    assert choosing == {*IN_PLAY, *ELSEWHERE} | others
