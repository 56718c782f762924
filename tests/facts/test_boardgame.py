"""Every printed value of both editions against a table that was written from the printed game.

Rules read the files of their package; a slip of the pen there would make wrong rules and pass for the truth. Nothing
here reads those files except to compare, and nothing may stand in them that the tables do not know.
"""

import tomllib
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest

from maester.games.boardgame.edition import EDITIONS
from maester.games.boardgame.facts import DECKS
from maester.kernel import Chance
from maester.rules import load
from maester.words import Words
from tests.facts import boardgame1, boardgame2

PRINTED: dict[str, ModuleType] = {"boardgame1": boardgame1, "boardgame2": boardgame2}

games = pytest.mark.parametrize("name", PRINTED)


def facts(name: str, file: str) -> Any:
    """A file of facts as it stands."""
    return tomllib.loads(files(f"maester.games.{name}").joinpath("facts", f"{file}.toml").read_text("utf-8"))


def table(text: str) -> list[dict[str, Any]]:
    """The rows of a printed table, by the names in its first line. The last column takes all that is left."""
    head, *lines = text.strip().splitlines()
    names = head.split()
    return [
        {name: value(word) for name, word in zip(names, line.split(maxsplit=len(names) - 1), strict=True)}
        for line in lines
    ]


def value(word: str) -> Any:
    return int(word) if word.lstrip("-").isdigit() else None if word == "-" else word


def listed(text: str) -> dict[str, list[str]]:
    """Lines of a name, a colon and words; a line that is indented goes on with the one before."""
    joined = " ".join(f"\n{line}" if not line.startswith(" ") else line.strip() for line in text.strip().splitlines())
    pairs = [line.partition(":") for line in joined.split("\n") if line]
    return {name.strip(): words.split() for name, _, words in pairs}


def without(facts: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: each for name, each in facts.items() if name not in names}


# The map


@games
def test_land(name: str):
    printed = {
        row["area"]: {"structure": row["structure"], "power": row["power"], "supply": row["supply"]}
        | ({"home_of": row["home"]} if row["home"] else {})
        | ({"port": row["port"]} if row["port"] else {})
        for row in table(PRINTED[name].LAND)
    }
    assert facts(name, "map")["land"] == printed


@games
def test_sea_and_ports(name: str):
    found = facts(name, "map")
    assert found["sea"] == {area: {} for area in PRINTED[name].SEA.split()}
    ports = table(getattr(PRINTED[name], "PORTS", "port land sea"))
    assert found.get("port", {}) == {row["port"]: without(row, "port") for row in ports}
    assert set(found) <= {"land", "sea", "borders", "port"}


@games
def test_borders(name: str):
    """As the rules walk over them: each from both sides, between the grounds that the map says, ports included."""
    printed = listed(PRINTED[name].NEIGHBOURS)
    for row in table(getattr(PRINTED[name], "PORTS", "port land sea")):
        printed[row["port"]] = [row["land"], row["sea"]]
        printed[row["land"]].append(row["port"])
        printed[row["sea"]].append(row["port"])
    realm = EDITIONS[name].realm
    assert {area: sorted(near) for area, near in realm.neighbours.items()} == {
        area: sorted(near) for area, near in printed.items()
    }
    land, sea = ([row["area"] for row in table(PRINTED[name].LAND)], PRINTED[name].SEA.split())
    for area in (*land, *sea):
        assert sorted(realm.seas[area]) == sorted(near for near in printed[area] if near in sea)
    for area in sea:
        assert sorted(realm.coasts[area]) == sorted(near for near in printed[area] if near in land)


@games
def test_each_border_stands_once(name: str):
    borders = facts(name, "map")["borders"]
    pairs = [frozenset((one, other)) for kind in borders.values() for one, near in kind.items() for other in near]
    assert len(pairs) == len(set(pairs)) == sum(map(len, listed(PRINTED[name].NEIGHBOURS).values())) / 2


@games
def test_what_the_rules_make_of_the_map(name: str):
    realm, rows = EDITIONS[name].realm, table(PRINTED[name].LAND)
    points = {"castle": 1, "stronghold": 2}
    assert realm.points == {row["area"]: points[row["structure"]] for row in rows if row["structure"] in points}
    assert {area: n for area, n in realm.power.items() if n} == {r["area"]: r["power"] for r in rows if r["power"]}
    assert {area: n for area, n in realm.supply.items() if n} == {r["area"]: r["supply"] for r in rows if r["supply"]}
    assert realm.home_of == {row["area"]: row["home"] for row in rows if row["home"]}


# Units, orders, tracks and the start of a game


@games
def test_units(name: str):
    printed = {
        row["unit"]: {"ground": row["ground"], "strength": row["strength"], "cost": row["cost"], "pool": row["pool"]}
        | ({"against_structure": row["against-structure"]} if row["against-structure"] is not None else {})
        | ({"upgrade": row["upgrade"]} if row["upgrade"] else {})
        | ({"retreats": False} if row["retreats"] == "no" else {})
        for row in table(PRINTED[name].UNITS)
    }
    assert facts(name, "components")["units"] == printed


@games
def test_orders(name: str):
    printed = {
        row["order"]: {"kind": row["kind"], "count": row["count"]}
        | ({"modifier": row["number"]} if row["number"] else {})
        | ({"special": True} if row["star"] else {})
        for row in table(PRINTED[name].ORDERS)
    }
    assert facts(name, "components")["orders"] == printed
    assert sum(order["count"] for order in printed.values()) == 15


@games
def test_supply_stars_and_how_many_win(name: str):
    edition, printed = EDITIONS[name], PRINTED[name]
    assert (edition.supply, edition.stars, edition.to_win) == (printed.SUPPLY, printed.STARS, printed.TO_WIN)
    assert (edition.rounds, edition.power_tokens, edition.power_at_start) == (10, 20, 5)
    track = {"boardgame1": (0, None, None), "boardgame2": (2, 12, 2)}[name]
    assert (edition.wildlings_start, edition.wildlings_attack_at, edition.wildlings_fall_back) == track


@games
def test_neutral_forces_and_closed_areas(name: str):
    printed = {
        int(players): {area: int(force) for area, _, force in (word.partition("=") for word in words)}
        for players, words in listed(PRINTED[name].NEUTRAL).items()
    }
    assert EDITIONS[name].neutral == printed
    closed = {int(players): sorted(areas) for players, areas in listed(getattr(PRINTED[name], "CLOSED", "")).items()}
    assert {players: sorted(areas) for players, areas in EDITIONS[name].closed.items()} == closed


@games
def test_houses(name: str):
    found = facts(name, "components")["houses"]
    printed = {
        row["house"]: {
            "home": row["home"],
            "players": [int(count) for count in str(row["players"])],
            "supply": row["supply"],
            "iron-throne": row["iron-throne"],
            "fiefdoms": row["fiefdoms"],
            "kings-court": row["kings-court"],
        }
        | ({"garrison": row["garrison"]} if row["garrison"] else {})
        | ({"status": row["status"]} if row["status"] != "confirmed" or name == "boardgame1" else {})
        for row in table(PRINTED[name].HOUSES)
    }
    assert {house: without(each, "units") for house, each in found.items()} == printed
    start: dict[str, dict[str, list[str]]] = {}
    for row in table(f"house area units\n{PRINTED[name].START.strip()}"):
        start.setdefault(row["house"], {})[row["area"]] = row["units"].split()
    assert {house: each["units"] for house, each in found.items()} == start


@games
def test_the_tracks_at_the_start(name: str):
    for row in table(PRINTED[name].TRACKS):
        game = import_module(f"maester.games.{name}").GAME
        state = game.deal(game.options(seats=row["players"]), Chance(1))
        assert state.tracks[row["track"]] == tuple(row["houses"].split())


# Cards


def text_of(card: dict[str, Any]) -> list[dict[str, Any]]:
    abilities: list[dict[str, Any]] = card.get("abilities", [])
    return abilities


@games
def test_house_cards(name: str):
    found = facts(name, "house-cards")
    printed = [(row.pop("card"), row) for row in table(PRINTED[name].HOUSE_CARDS)]
    assert {card: {"swords": 0, "towers": 0, "status": "confirmed"} | without(each, "abilities", "rule")
            for card, each in found.items()} == dict(printed)  # fmt: skip
    assert {card: text_of(each) for card, each in found.items() if text_of(each)} == PRINTED[name].TEXTS
    for house in EDITIONS[name].houses:
        assert sum(card["house"] == house for _, card in printed) == 7


@games
def test_westeros_cards(name: str):
    found = facts(name, "westeros-cards")
    printed = [(f"{row.pop('deck')} {row.pop('card')}", row) for row in table(PRINTED[name].WESTEROS)]
    cards = {f"{deck} {card}": each for deck, there in found.items() for card, each in there.items()}
    assert {
        card: {
            "count": each["count"],
            "icon": "icon" if each.get("icon") else None,
            "chosen-by": each.get("chosen_by"),
            "status": each.get("status", "confirmed"),
        }
        for card, each in cards.items()
    } == dict(printed)
    assert all(set(each) <= {"count", "icon", "chosen_by", "effects", "status"} for each in cards.values())
    effects = {card: [without(effect, "rule") for effect in each["effects"]] for card, each in cards.items()}
    assert {card: list(map(plain, each)) for card, each in effects.items()} == PRINTED[name].EFFECTS
    for deck in DECKS:
        assert sum(row["count"] for card, row in printed if card.split()[0] == deck) == 10


@games
def test_wildling_cards(name: str):
    found = facts(name, "wildling-cards")
    assert {
        card: tuple(plain(each[role]) for role in ("highest", "lowest", "others")) for card, each in found.items()
    } == PRINTED[name].WILDLINGS
    assert all(set(each) == {"rule", "highest", "lowest", "others"} for each in found.values())


def plain(effect: dict[str, Any]) -> dict[str, Any]:
    return {word: tuple(each) if isinstance(each, list) else each for word, each in effect.items()}


def test_tides_of_battle():
    printed = {row.pop("card"): row for row in table(boardgame2.TIDES)}
    found = facts("boardgame2", "tides-of-battle")
    nothing = {"strength": 0, "swords": 0, "towers": 0, "skulls": 0}
    assert {card: nothing | each for card, each in found.items()} == printed
    assert sum(row["count"] for row in printed.values()) == 24


# The rules that facts name


@games
def test_the_rule_of_a_card_speaks_of_that_card(name: str):
    atoms, words = {atom.id: atom.text for atom in load(name)}, Words("en", name)
    cards = [(card, each["rule"]) for card, each in facts(name, "house-cards").items() if text_of(each)]
    for deck in facts(name, "westeros-cards").values():
        effects = ((card, effect) for card, each in deck.items() for effect in each["effects"])
        cards += [(card, effect["rule"]) for card, effect in effects if "rule" in effect or effect["does"] == "ban"]
    if name == "boardgame2":
        cards += [(card, each["rule"]) for card, each in facts(name, "wildling-cards").items()]
    for card, rule in cards:
        title = words.name(card).replace("'", "’")
        assert atoms[rule].replace("'", "’").startswith(title.split(" of ")[0]), f"{rule} does not speak of {title}"


@games
def test_every_rule_that_is_named_is_written_down(name: str):
    known = {atom.id for atom in load(name)}
    assert {rule for rule in facts(name, "rules").values() if rule not in known} == set()
