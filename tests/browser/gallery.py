"""A server with a table of every game to look at: the fullest there are, with the longest names, in German."""

import re
import time
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import maester.words
from maester.server.audience import replays
from tests.browser import battle_positions, card_positions
from tests.browser import served as serving
from tests.browser.people import Person
from tests.patience import patience

BEGINNING = """
from tests.browser import gallery
gallery.begin()
"""

GERMAN = "".join(
    (Path(maester.words.__file__).parent / name).read_text(encoding="utf-8") for name in ("de.ftl", "web-de.ftl")
)

NAMES = (
    "Königin der Nebelklippen",
    "Ritterin von Kaltenquell",
    "Hochmaester Sturmbringer",
    "Burgvogt von Finsterwald",
    "Lordkommandant Eisensand",
    "Bannerträgerin Rabenfels",
)
"""As long as names may be."""

FULLEST: dict[str, dict[str, Any]] = {
    "intrigue": {"seats": 6},
    "boardgame1": {"seats": 5},
    "boardgame2": {"seats": 6},
    "cardgame": {"seats": 6},
    "miniatures": {"seats": 4, "options": {"points": 50}},
}
"""With as many players as a game has, in the positions of card_positions.py and battle_positions.py."""


FINISHED: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "intrigue": (("squire",) * 5, {}),
    "boardgame2": (("random",) * 2, {}),
    "cardgame": (("squire",), {"open_lists": True}),
    "miniatures": (("squire",), {"terrain": "none"}),
}
"""Who plays to the end, and how: what is soon over."""


def german(message: str) -> str:
    """A plain message, as it is said in German."""
    found = re.search(rf"^{message} = (.*)$", GERMAN, re.MULTILINE)
    assert found, message
    return found[1]


def run() -> str:
    return BEGINNING + serving.RUN


USUAL = replays.replayed


@cache
def begin() -> None:
    """From now on, in this process; once, for a position is not made of another."""
    card_positions.begin()
    battle_positions.begin()
    replays.replayed = replayed


def replayed(game: str, record: str, sequences: tuple[int, ...], seat: str) -> bytes:
    """Replays are made in a process of their own, which has to begin with the same positions."""
    begin()
    return USUAL(game, record, sequences, seat)


class Gallery:
    """People with long names at the fullest tables; the first of them looks."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.people = [Person(browser, url, nickname=name, locale="de-DE") for name in NAMES]
        self.me = self.people[0]

    def waiting(self, game: str) -> str:
        """A match with free seats."""
        free = ["open"] * (FULLEST[game]["seats"] - 1)
        return self.me.make("me", *free, game=game, options=FULLEST[game].get("options", {}))

    def table(self, game: str) -> str:
        """A running match, with a person at every seat."""
        match = self.waiting(game)
        for guest in self.people[1 : FULLEST[game]["seats"]]:
            guest.post(f"/api/matches/{match}/sit", {})
        return match

    def finished(self, game: str) -> str:
        """A match that bots have played to its end, the first of them for me."""
        bots, options = FINISHED[game]
        match = self.me.make("me", *bots, game=game, options=options)
        [seat] = self.me.get(f"/api/matches/{match}")["my_seats"]
        self.me.post(f"/api/matches/{match}/substitute", {"seat": seat, "bot": bots[0]})
        until = time.monotonic() + patience(300)
        while self.me.get(f"/api/matches/{match}")["status"] != "over":
            assert time.monotonic() < until, f"{game} is not over"
            time.sleep(0.3)
        return match

    def close(self) -> None:
        for each in self.people:
            each.close()
