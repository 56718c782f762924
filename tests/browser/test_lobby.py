"""The lobby is composed however many games there are; a new match is planned; friends talk while they wait."""

import re

import pytest
from playwright.sync_api import expect

GAMES = ("boardgame2", "boardgame1", "cardgame", "miniatures", "intrigue")


def words_of(name):
    words = f"game-{name} = {name}\ngame-{name}-tagline = A sentence about it."
    return lambda route: route.fulfill(body=words)


def offering(me, count):
    """The lobby of a server that offers this many games."""
    site = me.get("/api/site")
    (game, *_) = site["games"]
    site["games"] = [{**game, "name": name} for name in GAMES[-count:]]
    me.page.route("**/api/site", lambda route: route.fulfill(json=site))
    for name in GAMES:
        me.page.route(f"**/api/words/*/{name}.ftl", words_of(name))
    me.open("/")


@pytest.mark.parametrize("width", [360, 800, 1440])
def test_tiles_leave_no_hole_however_many_games_there_are(person, width):
    me = person()
    me.page.set_viewport_size({"width": width, "height": 900})
    for count in (1, 2, 3, 4, 5):
        offering(me, count)
        tiles = me.page.get_by_role("list", name="Games").locator("> li")
        expect(tiles).to_have_count(count)
        boxes = tiles.evaluate_all("tiles => tiles.map(tile => tile.getBoundingClientRect().toJSON())")
        rows: dict[int, list[dict[str, float]]] = {}
        for box in boxes:
            rows.setdefault(round(box["top"]), []).append(box)
        for row in rows.values():
            assert min(box["left"] for box in row) == pytest.approx(min(box["left"] for box in boxes), abs=1)
            assert max(box["right"] for box in row) == pytest.approx(max(box["right"] for box in boxes), abs=1)
            assert len({round(box["height"]) for box in row}) == 1
        me.page.unroute_all()


def test_a_page_of_another_build_says_so(person):
    me = person()
    site = me.get("/api/site")
    me.page.clock.install()
    me.open("/")
    expect(me.page.get_by_role("heading", name="Games of Westeros")).to_be_visible()
    banner = me.page.get_by_text("A newer version of maester is running here.")
    with me.page.expect_response("**/api/site"):
        me.page.clock.fast_forward(301_000)
    expect(banner).to_have_count(0)
    me.page.route("**/api/site", lambda route: route.fulfill(json=site | {"build": "another"}))
    me.page.clock.fast_forward(301_000)
    expect(banner).to_be_visible()


def test_who_starts_is_chosen_among_the_seats_by_name(person):
    me = person("Arya")
    me.open("/new/intrigue?with=bots")
    starter = me.page.get_by_label("Who starts the first round")
    expect(starter.get_by_role("radio", name="random")).to_be_checked()
    expect(starter.get_by_role("radio")).to_have_count(4)
    me.page.get_by_role("checkbox", name="Draw who sits where").uncheck()
    expect(starter.get_by_role("radio", name="Seat 1: Me")).to_be_visible()
    starter.get_by_role("radio", name="Seat 3: Squire").check()
    me.page.get_by_role("button", name="2", exact=True).click()
    expect(starter.get_by_role("radio", name="random")).to_be_checked()
    starter.get_by_role("radio", name="Seat 2: Squire").check()
    me.page.get_by_role("button", name="Start the match").click()
    expect(me.story.first).to_have_text("Round 1 begins. Squire plays first.")


def test_who_waits_for_others_has_the_chat_at_hand(person):
    arya, brienne = person("Arya"), person("Brienne", phone=True)
    match = arya.make("me", "open")
    for each in (arya, brienne):
        each.open(f"/match/{match}")
    expect(arya.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(brienne.page.get_by_role("tab", name="Chat")).to_be_hidden()
    brienne.page.get_by_role("button", name="Story, chat and rules").tap()
    brienne.page.get_by_role("textbox", name="Say something").fill("Is this seat free?")
    brienne.page.get_by_role("button", name="Send").tap()
    expect(arya.page.get_by_role("log", name="Chat")).to_contain_text("Is this seat free?")
    brienne.page.get_by_role("button", name="Close").tap()
    brienne.page.get_by_role("button", name="Sit down").tap()
    expect(arya.page.get_by_role("tab", name=re.compile("^Story"))).to_have_attribute("aria-selected", "true")
