"""Results and replays in the colours of the table, and from where one sat."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import gallery
from tests.browser import served as serving
from tests.browser.axe import findings
from tests.browser.gallery import NAMES, Gallery
from tests.browser.people import Person
from tests.browser.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with patch.object(serving, "RUN", gallery.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def played(browser: Browser, served: Served) -> Iterator[tuple[Any, dict[str, str]]]:
    """Who played, and a finished match of each game."""
    shown = Gallery(browser, served.url)
    games = ("intrigue", "cardgame", "miniatures")
    yield shown.me.context.storage_state(), {game: shown.finished(game) for game in games}
    shown.close()


@pytest.fixture
def player(person: Any, played: Any) -> Person:
    """Somebody who sat at all these tables."""
    somebody: Person = person(storage_state=played[0])
    return somebody


@pytest.fixture
def matches(played: Any) -> dict[str, str]:
    return dict(played[1])


def jump(me: Person, label: str) -> Locator:
    return me.page.get_by_role("button", name=label, exact=True)


def at(me: Person) -> int:
    return int(me.page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().split(" / ")[0])


# ------------------------------------------------------------------------------------------------------- the result


@pytest.mark.parametrize(("game", "houses"), [("cardgame", 2), ("miniatures", 2)])
def test_a_result_is_in_the_colours_of_the_table(player, matches, pictures, game, houses):
    player.open(f"/result/{matches[game]}")
    rows = player.page.locator("tbody tr[data-house]")
    expect(rows).to_have_count(houses)
    expect(player.page.get_by_role("figure").first).to_be_visible()
    (start, *_) = player.get(f"/api/matches/{matches[game]}/replay?seat=none")["frames"]
    seated = start["view"]["players"]
    factions = [each["faction"] for each in (seated if game == "miniatures" else seated.values())]
    assert sorted(row.get_attribute("data-house") for row in rows.all()) == sorted(factions)
    strokes = player.page.get_by_role("figure").first.locator("li > svg path")
    drawn = strokes.evaluate_all("lines => lines.map(line => line.getAttribute('stroke'))")
    assert sorted(drawn) == sorted(f"var(--{faction}-text)" for faction in factions)
    assert findings(player.page) == []
    player.page.screenshot(path=pictures / f"result-{game}.png", full_page=True)


def test_the_result_of_a_battle_names_its_mode_and_its_armies(player, matches):
    player.open(f"/result/{matches['miniatures']}")
    expect(player.page.locator("main")).to_contain_text("A Game of Thrones · 30 points")
    brought = player.page.get_by_role("heading", name="What they brought").locator("..")
    expect(brought.locator("ul")).to_have_count(2)
    expect(brought).to_contain_text("Stark Sworn Swords")
    expect(brought).to_contain_text("Lannister Guardsmen")


# ------------------------------------------------------------------------------------------------------- the replay


WHERE = (
    """() => [...document.querySelectorAll("[data-unit]")].map((unit) => [unit.dataset.unit, unit.style.transform])"""
)


def test_the_table_does_not_turn_round_when_the_other_is_asked(player, person, matches):
    frames = player.get(f"/api/matches/{matches['miniatures']}/replay?seat=all")["frames"]
    asked = {frame["seat"] for frame in frames[1:]}
    assert asked == {"seat-1", "seat-2"}
    first = next(n for n, frame in enumerate(frames[1:]) if frame["seat"] == "seat-1")
    second = next(n for n, frame in enumerate(frames[1:]) if frame["seat"] == "seat-2")
    for me in (player, person("Brienne")):  # who sat there, and who looks on
        stood = []
        for step in (first, second):
            me.open(f"/replay/{matches['miniatures']}?at={step}")
            expect(me.page.locator("[data-unit='bowmen.1']")).to_be_visible()
            stood.append({tuple(each) for each in me.page.evaluate(WHERE)})
        assert stood[0] & stood[1], "whoever has not moved stands where they stood"


def test_only_what_is_mine_is_called_mine(player, person, matches):
    mine, other = re.compile("^Your (hand|table)$"), person("Brienne")
    for game in ("intrigue", "cardgame"):
        for seat, is_mine in (("seat-1", True), ("seat-2", False), ("all", True), ("none", False)):
            for me in (player, other):
                me.open(f"/replay/{matches[game]}?at=3&seat={seat}")
                expect(me.page.get_by_role("slider")).to_be_visible()
                regions = me.page.get_by_role("region")
                expect(regions.first).to_be_visible()
                held = me.page.get_by_role("region", name=re.compile("^Hand of"))
                if me is player and is_mine:
                    expect(me.page.get_by_role("region", name=mine).first).to_be_visible()
                    expect(held).to_have_count(0)
                elif me is player and game == "cardgame":
                    expect(me.page.get_by_role("region", name="Your hand")).to_have_count(0)
                else:
                    expect(me.page.get_by_role("region", name="Your hand")).to_have_count(0)
                    expect(held).to_have_count(0 if seat == "none" else 1)
                if me is other:
                    expect(me.page.get_by_role("region", name=mine)).to_have_count(0)
                    expect(me.page.get_by_text("You", exact=True)).to_have_count(0)


def test_a_replay_stops_only_where_there_is_something_to_see(player, matches):
    match = matches["cardgame"]
    frames = player.get(f"/api/matches/{match}/replay?seat=none")["frames"]
    silent = [n for n, frame in enumerate(frames[:-1]) if n and not frame["story"]]
    assert silent, "somebody passed"
    player.open(f"/replay/{match}?at=0&seat=none")
    last = len(frames) - 1
    seen = [at(player)]
    while seen[-1] < last:
        player.page.keyboard.press("ArrowRight")
        expect(player.page.get_by_text(f"{seen[-1]} / {last}", exact=True)).to_have_count(0)
        seen.append(at(player))
    quiet = {"active", "step", "windows"}
    assert not [n for n in seen[1:-1] if not frames[n]["story"] and not frames[n]["view"].keys() - quiet]
    assert {n for n, frame in enumerate(frames) if frame["story"]} <= set(seen) | {0}


@pytest.mark.parametrize(
    ("game", "kind", "event", "locale", "labels"),
    [
        ("intrigue", "round", "RoundBegan", "en-GB", ("Next round", "Previous round", "r")),
        (
            "cardgame",
            "challenge",
            "ChallengeBegan",
            "de-DE",
            ("Nächste Herausforderung", "Vorige Herausforderung", "h"),
        ),
        ("miniatures", "activation", "UnitActivated", "nl-NL", ("Volgende activering", "Vorige activering", "a")),
    ],
)
def test_a_replay_jumps(person, played, matches, game, kind, event, locale, labels):
    me = person(storage_state=played[0], locale=locale)
    frames = me.get(f"/api/matches/{matches[game]}/replay?seat=all")["frames"]
    steps = [n for n, frame in enumerate(frames) if n and any(each["type"] == event for each in frame["story"])]
    assert steps
    forward, back, key = labels
    me.open(f"/replay/{matches[game]}?at=0")
    here = lambda step: expect(me.page.get_by_text(f"{step} / {len(frames) - 1}", exact=True)).to_be_visible()  # noqa: E731
    here(0)
    me.page.locator(".jumps select").select_option(kind)
    jump(me, forward).click()
    here(steps[0])
    me.page.keyboard.press("Home")
    me.page.locator(".jumps select").evaluate("select => select.blur()")
    me.page.keyboard.press(key)
    here(steps[0])
    me.page.keyboard.press("End")
    me.page.keyboard.press(f"Shift+{key.upper()}")
    here(max(n for n in steps if n < len(frames) - 1))
    me.page.keyboard.press("End")
    jump(me, back).click()
    here(max(n for n in steps if n < len(frames) - 1))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["intrigue", "cardgame", "miniatures"])
def test_a_replay_can_be_used_by_everybody(person, played, matches, pictures: Path, game, scheme):
    me = person(storage_state=played[0], locale="de-DE", color_scheme=scheme)
    me.page.set_viewport_size({"width": 1280, "height": 720})
    me.open(f"/replay/{matches[game]}?at=5")
    expect(me.page.get_by_role("slider")).to_be_visible()
    assert findings(me.page) == []
    me.page.screenshot(path=pictures / f"replay-{game}-{scheme}.png")
    me.open(f"/result/{matches[game]}")
    expect(me.page.get_by_role("figure").first).to_be_visible()
    me.page.screenshot(path=pictures / f"result-{game}-{scheme}.png", full_page=True)


def test_the_names_are_long() -> None:
    assert {len(name) for name in NAMES} == {24}
