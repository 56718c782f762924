"""Every printed value of the card game against tables that were written from the printed cards.

Rules read the files of their package; a slip of the pen there would make wrong rules and pass for the truth.
"""

from typing import Any

import pytest

from maester.games.cardgame.decks import BUILT_IN, reasons
from maester.games.cardgame.facts import CARDS, CardFacts
from maester.games.cardgame.vocabulary import Ability
from tests.facts import cardgame
from tests.facts.cardgame_abilities import ABILITIES

FACTIONS = ("neutral", "baratheon", "greyjoy", "lannister", "martell", "nights-watch", "stark", "targaryen", "tyrell")
TYPES = {"Ch": "character", "Lo": "location", "At": "attachment", "Ev": "event"}
ICONS = {"m": "military", "i": "intrigue", "p": "power"}


def table(text: str) -> list[dict[str, str]]:
    """The rows of a printed table, by the names in its first line."""
    head, *lines = ([word.strip() for word in line.split("|")] for line in text.strip().splitlines())
    return [dict(zip(head, line, strict=True)) for line in lines]


def listed(words: str) -> tuple[str, ...]:
    return () if words == "-" else tuple(word.strip() for word in words.split(","))


def whole(word: str) -> int | str | None:
    return None if word == "-" else int(word) if word.isdigit() else word


def added(words: str) -> dict[str, int]:
    """`+1 gold` and the like: what a card adds to the values of its controller's plot."""
    found = {"gold": 0, "initiative": 0, "reserve": 0, "claim": 0}
    for word in listed(words):
        amount, name = word.split()
        found[{"init": "initiative"}.get(name, name)] = int(amount)
    return found


def values(card: CardFacts) -> dict[str, int]:
    return {name: getattr(card, name) for name in ("gold", "initiative", "reserve", "claim")}


def keywords(card: CardFacts) -> tuple[str, ...]:
    """As they are printed."""
    found: list[str] = [*card.keywords]
    if card.ambush is not None:
        found.append(f"ambush ({card.ambush})")
    if card.no_attachments:
        found.append("weapons only" if card.except_ == ("Weapon",) else "bare")
    return tuple(sorted(found))


ROWS = [
    pytest.param(faction, row, id=row["code"])
    for faction in FACTIONS
    for row in table(getattr(cardgame, faction.upper().replace("-", "_")))
]


@pytest.mark.rule("CG-TYPE-05", "CG-TYPE-07", "CG-TYPE-08", "CG-TYPE-10", "CG-KEYWORD-04", "CG-TEXT-04")
@pytest.mark.parametrize(("faction", "row"), ROWS)
def test_a_card_of_a_draw_deck(faction: str, row: dict[str, Any]):
    card = CARDS[row["code"]]
    assert (card.number, card.faction, card.type) == (row["no"], faction, TYPES[row["ty"]])
    assert (card.cost, card.strength) == (whole(row["cost"]), whole(row["str"]))
    assert card.icons == tuple(ICONS[icon] for icon in row["icon"].replace("-", ""))
    assert (card.unique, card.loyal) == ("U" in row["UL"], "L" in row["UL"])
    assert sorted(card.traits) == sorted(listed(row["traits"]))
    assert keywords(card) == tuple(sorted(listed(row["keywords"])))
    assert values(card) == added(row["adds"])
    assert card.quantity == int(row["n"])


@pytest.mark.rule("CG-TYPE-03")
@pytest.mark.parametrize("row", table(cardgame.PLOTS), ids=lambda row: row["code"])
def test_a_plot(row: dict[str, Any]):
    card = CARDS[row["code"]]
    assert (card.number, card.type, card.faction) == (row["number"], "plot", "neutral")
    assert values(card) == {name: int(row[name]) for name in ("gold", "initiative", "reserve", "claim")}
    assert sorted(card.traits) == sorted(listed(row["traits"]))
    assert (card.plot_limit, card.quantity) == (int(row["limit"]), int(row["count"]))


@pytest.mark.parametrize("row", table(cardgame.AGENDAS), ids=lambda row: row["code"])
def test_an_agenda(row: dict[str, Any]):
    card = CARDS[row["code"]]
    assert (card.number, card.type, card.quantity) == (row["number"], "agenda", int(row["count"]))
    assert card.traits == listed(row["traits"])


@pytest.mark.parametrize("row", table(cardgame.TITLES), ids=lambda row: row["code"])
def test_a_title(row: dict[str, Any]):
    card = CARDS[row["code"]]
    assert (card.number, card.type, card.quantity) == (row["number"], "title", int(row["count"]))
    assert card.supports == whole(row["supports"])
    assert sorted(card.rivals) == sorted(listed(row["rivals"]))
    assert values(card) == added(row["adds"])


def test_there_are_no_other_cards():
    printed: list[Any] = [
        *(row.values[1] for row in ROWS),
        *table(cardgame.PLOTS),
        *table(cardgame.AGENDAS),
        *table(cardgame.TITLES),
    ]
    assert sorted(row["code"] for row in printed) == sorted(CARDS)
    assert sum(int(row.get("n") or row["count"]) for row in printed) == 234, "one Core Set"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_deck_of_the_game_is_legal(name: str):
    assert list(reasons(BUILT_IN[name])) == []


# ------------------------------------------------------------------------------------------------- abilities


def timing(ability: Ability) -> str:
    words = f"{ability.phase or ''} {ability.kind.replace('-', ' ')}"
    return words.strip()


def cost(ability: Ability) -> str:
    cost = ability.cost
    gold = {"x": "x gold", "its-cost": "its cost", 0: ""}.get(cost.gold, f"{cost.gold} gold")
    words = {
        gold: bool(gold),
        "faction": cost.kneel_faction,
        "another kneels": bool(cost.kneel_one),
        "kneel": cost.kneel == "this",
        "sacrifice": cost.sacrifice,
        "back": cost.back,
        "remove": cost.remove,
        "discard": cost.discard == 1,
        "token": cost.token is not None,
    }
    return ", ".join(word for word, paid in words.items() if paid) or "-"


def choice(ability: Ability) -> str:
    choose = ability.choose
    if choose is None or (choose.which is None and choose.player is None):
        return "-"
    return "later" if choose.late else "target"


def often(ability: Ability) -> str:
    words = {f"limit {ability.limit} {ability.per}": ability.limit, f"max {ability.max} {ability.per}": ability.max}
    return ", ".join(word for word, many in words.items() if many) or "-"


def spoken(ability: Ability) -> tuple[str, ...]:
    return timing(ability), cost(ability), choice(ability), often(ability)


PRINTED: dict[str, list[tuple[str, ...]]] = {}
for row in table(ABILITIES):
    PRINTED.setdefault(row["code"], []).append((row["timing"], row["cost"], row["choice"], row["often"]))


@pytest.mark.rule("CG-ABILITY-02", "CG-COST-02", "CG-RULE-60", "CG-LIMIT-01", "CG-LIMIT-04")
@pytest.mark.parametrize("code", CARDS)
def test_when_an_ability_may_be_used_and_at_what_cost(code: str):
    found = [spoken(ability) for ability in CARDS[code].abilities]
    assert sorted(found) == sorted(PRINTED.get(code, []))
