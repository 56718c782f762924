"""The board is the largest thing on every screen, whatever is in hand; and the same shell carries other boards."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser import served as serving
from tests.browser.people import at_rest
from tests.browser.served import Served
from tests.browser.test_boardgame2 import Board

LEAST = {
    (1280, 720): 45,
    (1366, 768): 45,
    (1440, 900): 55,
    (1920, 1080): 55,
    (2560, 1440): 55,
    (390, 844): 50,
    (360, 640): 47,  # two rows of what is ordered, neither of which can be done without
}
"""Per cent of the screen that are the board's."""

SHARE = """(what) => {
  const board = document.querySelector(what);
  let [found, all] = [0, 0];
  for (let x = 10; x < innerWidth; x += 20)
    for (let y = 10; y < innerHeight; y += 20) {
      all += 1;
      const there = document.elementFromPoint(x, y);
      if (there && board.contains(there)) found += 1;
    }
  return (100 * found) / all;
}"""
"""Per cent of the points of the screen where the board can be touched."""

FREE = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing lies over a button."""

MAP = "svg.westeros"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of our own, whose matches of six begin with a great battle."""
    with patch.object(serving, "RUN", positions.run_with("great_battle")):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def settled_share(page, what, least):
    """The board's share, once it has taken the room it is given: on a busy machine that is not at once."""
    for _ in range(20):
        page.wait_for_timeout(300)
        share = page.evaluate(SHARE, what)
        if share >= least:
            break
    return share


def shares(page, pictures, name, what=MAP):
    """What the board keeps on every screen, and where that is too little."""
    small = []
    for (width, height), least in LEAST.items():
        page.set_viewport_size({"width": width, "height": height})
        share = settled_share(page, what, least)
        page.screenshot(path=pictures / f"shell-{name}-{width}.png")
        if share < least:
            small.append(f"{width}x{height}: {share:.0f} %, not {least}")
    page.set_viewport_size({"width": 1440, "height": 900})
    return small


def test_the_map_is_the_largest_thing_while_ordering(person, pictures):
    board = Board(person("Arya"), "me", "squire", "squire")
    expect(board.screen.first).to_be_visible()
    assert shares(board.page, pictures, "orders") == []


def test_the_map_is_the_largest_thing_while_marching_and_fighting(person, pictures):
    board = Board(person("Arya"), *["me"] * 6, options={"tides": True})
    me = board.me
    board.touch("Blackwater")
    expect(board.matter.get_by_role("region", name="Combat in Blackwater")).to_be_visible()
    assert shares(board.page, pictures, "march") == []

    # On a small screen, the preview does not cover the places to go.
    board.page.set_viewport_size({"width": 390, "height": 844})
    ways = board.matter.get_by_role("group", name="March to").locator("button.target")
    expect(ways).not_to_have_count(0)
    for way in ways.all():
        way.scroll_into_view_if_needed()
        assert way.evaluate(FREE), way.inner_text()
    board.page.set_viewport_size({"width": 1440, "height": 900})

    board.choose("Attack with 4 units")
    for house in ("Tyrell", "Tyrell", "Tyrell", "Lannister", "Lannister"):
        board.wait()
        board.choose(house)
    for declining in ("King's Landing", "Crackclaw Point"):
        expect(me.bar).to_contain_text(declining)
        me.bar.get_by_role("button", name="accept all support").click()
        me.settled()
    expect(board.combat.locator(".sum").first).to_have_text("15")
    assert shares(board.page, pictures, "combat") == []


def test_how_the_table_is_laid_out_is_remembered(person):
    me = person("Arya")
    board = Board(me, "me", "squire", "squire")
    page, drawer = me.page, me.page.get_by_role("complementary", name="Story, chat and rules")
    expect(page.get_by_role("tab", name="Tracks")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Chat").click()
    page.reload()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")

    before = board.map.bounding_box()
    page.locator("header").get_by_role("button", name="Story, chat and rules").click()
    expect(drawer).to_have_count(0)
    assert board.map.bounding_box() == before, "the tray still stands beside the map"
    page.reload()
    expect(board.screen.first).to_be_visible()
    expect(drawer).to_have_count(0)


CARDS = """
export default function (anchor) {
  const table = document.createElement("div");
  table.className = "mock";
  table.style.cssText = "display: grid; grid-template: 1fr 1fr / 1fr; gap: 8px; height: 100%";
  for (const side of ["theirs", "mine"]) {
    const row = document.createElement("div");
    row.style.cssText = "display: grid; align-content: start; gap: 4px; overflow: hidden";
    row.style.gridTemplateColumns = "repeat(auto-fill, minmax(44px, 1fr))";
    for (let n = 0; n < 40; n += 1) {
      const card = document.createElement("i");
      card.className = "card " + side;
      card.style.cssText = "aspect-ratio: 5 / 7; max-height: 80px; border: 1px solid; border-radius: 4px";
      row.append(card);
    }
    table.append(row);
  }
  anchor.before(table);
}
"""
"""A board that is nothing but a table with forty cards on each side."""

FIELD = """
export const fills = true;
export default function (anchor) {
  const field = document.createElement("div");
  field.className = "mock";
  field.style.cssText = "height: 100%; display: grid; overflow: hidden";
  const inches = Array.from({ length: 48 }, (_, n) => `M${n} 0V48M0 ${n}H48`).join("");
  field.innerHTML = `<svg viewBox="0 0 48 48" preserveAspectRatio="xMidYMid slice">
    <rect width="48" height="48" fill="#9a8"/><path d="${inches}" stroke="#576" stroke-width="0.03"/></svg>`;
  field.firstElementChild.style.cssText = "width: 100%; height: 100%";  // the page allows no style inside of markup
  anchor.before(field);
}
"""
"""A board that is nothing but a battlefield of 48 by 48 inches."""


def at_a_table_with(person, board):
    """At a table of any game, whose board is another one."""
    me = person("Arya")
    me.context.route("**/assets/intrigue-*.js", lambda route: route.fulfill(content_type="text/javascript", body=board))
    me.open(f"/match/{me.make('me', 'squire')}")
    expect(me.page.locator(".mock")).to_be_visible()
    assert me.is_asked()
    return me.page


def test_the_shell_carries_a_battlefield(person, pictures):
    page = at_a_table_with(person, FIELD)
    assert shares(page, pictures, "battlefield", ".mock") == []


IN_SIGHT = """() => {
  const cards = [...document.querySelectorAll(".card")];
  const seen = cards.filter((card) => {
    const box = card.getBoundingClientRect();
    return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) === card;
  });
  return [cards.length, seen.length];
}"""


def test_the_shell_carries_forty_cards_on_each_side(person, pictures):
    page = at_a_table_with(person, CARDS)
    assert shares(page, pictures, "cards", ".mock") == []
    for width, height in ((1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(IN_SIGHT) == [80, 80], f"all cards are in sight at {width}"
