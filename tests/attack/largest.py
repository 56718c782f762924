"""The largest tables that a server offers, of every game: as many seats, units and cards as it takes."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from maester import games
from maester.games.cardgame.brings import fitting
from maester.games.cardgame.decks import BUILT_IN, MOST_COPIES
from maester.games.cardgame.decks import refusal as deck_refusal
from maester.games.cardgame.facts import CARDS
from maester.games.miniatures.areas import Area
from maester.games.miniatures.army import (
    SERVED_POINTS,
    UNITS_ON_TABLE,
    ArmyList,
    Troop,
    crowd_refusals,
    list_refusals,
    ready_made,
)
from maester.games.miniatures.deploy import PlaceUnit
from maester.games.miniatures.facts import MODES
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.setup import Options as Battle
from maester.games.miniatures.values import Pose
from maester.kernel import Chance, Decision, Options, Seat, Table

SMALL = "drowned-men"
KINDS = {"greyjoy": (SMALL, "ironborn-bowmen"), "free-folk": ("free-folk-raiders", "free-folk-trappers")}
"""Of the ironborn, a small tray that blocks much, and a large one that hardly finds room among them."""


def horde(points: int, seats: int, faction: str = "greyjoy") -> ArmyList:
    """As many units as there may be, beside the commander's own."""
    army = ready_made(faction, 30)
    led = [troop for troop in army.units if army.commander in (troop.unit, *troop.attachments)]
    army = replace(army, units=tuple(led), points=points)
    while True:
        larger = replace(army, units=(*army.units, Troop(KINDS[faction][len(army.units) % 2])))
        if any(list_refusals(larger, points)) or any(crowd_refusals(larger, seats)):
            return army
        army = larger


def battle(seats: int, **more: Any) -> Battle:
    """A character fights on a side once, so there are two hordes."""
    hordes = [horde(SERVED_POINTS, seats, faction) for faction in KINDS]
    armies: dict[Seat, str | ArmyList] = {f"seat-{n + 1}": hordes[n // 2] for n in range(seats)}
    options = Battle(seats=seats, points=SERVED_POINTS, armies=armies, **more)
    assert options.refusal() is None, options.refusal()
    assert options.too_large() is None
    assert sum(len(each.units) for each in options.lists().values()) >= UNITS_ON_TABLE - 8
    return options


def crowded_zone(kind: str, count: int, chance: Chance) -> PlaceUnit:
    """Where to put a tray of this kind among so many small ones that lie all over the zone."""
    zone = (0, 0, 48_000, 10_000)
    trays: list[Stood] = []
    while len(trays) < count:
        asked = placing("solo", zone, trays)
        pose = Pose(chance.below(zone[2]), chance.below(zone[3]), chance.below(36_000))
        if asked.refusal(pose) is None:
            trays.append(Stood(f"unit-{len(trays)}", "solo", pose.x, pose.y, pose.heading, False))
    return placing(kind, zone, trays)


def placing(kind: str, zone: Area, trays: list[Stood]) -> PlaceUnit:
    field = Field(48_000, tuple(trays))
    return PlaceUnit(about="deploy", rule="MIN-DEPLOY-04", unit="new", tray=kind, zones=(zone,), ahead=0, field=field)


def melee() -> Options:
    """Six decks of as many cards as faction and agenda allow."""
    largest = {}
    for n, deck in enumerate(list(BUILT_IN.values())[:6], start=1):
        cards = dict(deck.cards)
        for code in fitting(deck):
            grown = replace(deck, cards={**cards, code: MOST_COPIES})
            if CARDS[code].type not in ("plot", "agenda") and deck_refusal(grown) is None:
                cards = dict(grown.cards)
        largest[f"seat-{n}"] = replace(deck, cards=cards)
    options = games.game("cardgame").options(seats=6, decks=largest)  # type: ignore[call-arg]
    assert options.refusal() is None
    return options


def full(game: str) -> Options:
    return games.game(game).options(seats=games.game(game).counts[-1])


LARGEST: dict[str, Callable[[], Options]] = {
    "intrigue": partial(full, "intrigue"),
    "boardgame1": partial(full, "boardgame1"),
    "boardgame2": partial(full, "boardgame2"),
    "cardgame": melee,
    **{f"miniatures {mode}": partial(battle, 2, mode=mode) for mode in MODES},
    "miniatures on a large table": partial(battle, 2, large=True, terrain="none"),
    "miniatures of three": partial(battle, 3),
    "miniatures of four": partial(battle, 4),
    "miniatures in teams": partial(battle, 4, players="teams", mode="here-we-stand"),
}


def answer_of(table: Table, seat: Seat, decision: Decision[Any], chance: Chance) -> Any:
    """What somebody might answer who wants it to be hard: units all over their zones, facing anywhere."""
    if isinstance(decision, PlaceUnit):
        x0, y0, x1, y1 = decision.zones[0]
        for _ in range(40):
            pose = Pose(x0 + chance.below(x1 - x0), y0 + chance.below(y1 - y0), chance.below(36_000))
            if decision.refusal(pose) is None:
                return to_builtins(pose)
    habit = table.game.habit
    answer = habit(table.state, seat, decision, chance) if habit is not None else decision.sample(chance)
    if decision.about == "deploy-unit":
        answers = list(decision.answers() or ())
        answer = next((each for each in answers if str(each).startswith(SMALL)), answers[0])
    return to_builtins(answer)
