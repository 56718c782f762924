"""A great combat on every screen: both sums can be read, the tie is known, and the attack was weighed before."""

import re
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser import served as serving
from tests.browser.axe import findings
from tests.browser.served import Served
from tests.browser.test_boardgame2 import Board

SCREENS = {
    360: 740,
    390: 844,
    768: 1024,
    1024: 768,
    1280: 720,
    1366: 768,
    1440: 900,
    1920: 1080,
    2560: 1440,
}

UNREADABLE = """() => {
  const sheet = document.querySelector("section.combat");
  const problems = [], boxes = [];
  for (const part of sheet.querySelectorAll(".sum, td, th, .who strong, .tie, h3")) {
    const room = (part.closest(".side") ?? sheet).getBoundingClientRect();
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const rects = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.data.trim() || text.parentElement.closest(".visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      rects.push(...range.getClientRects());
    }
    const what = part.textContent.trim().replace(/\\s+/g, " ");
    for (const box of rects) {
      if (box.left < room.left - 0.5 || box.right > room.right + 0.5) problems.push(`"${what}" sticks out of its side`);
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!seen || !(part.contains(seen) || seen.contains(part))) problems.push(`"${what}" is out of sight`);
      boxes.push({ part, what, box });
    }
    if (part.matches(".sum, td") && part.scrollWidth > part.clientWidth + 1) problems.push(`"${what}" is cut`);
  }
  for (const [n, one] of boxes.entries())
    for (const other of boxes.slice(n + 1)) {
      if (one.part === other.part) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 3) problems.push(`"${one.what}" lies on "${other.what}"`);
    }
  return [...new Set(problems)];
}"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server of our own, whose matches of six begin with a great battle."""
    with patch.object(serving, "RUN", positions.run_with("great_battle")):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def can_be_read(board, pictures, name):
    """On every screen all parts and both sums are there, whole and apart."""
    for width, height in SCREENS.items():
        board.page.set_viewport_size({"width": width, "height": height})
        grip = board.page.locator("button.grip[aria-expanded=false]")
        if grip.is_visible():  # on a small screen half of it is the map's, until somebody wants to read all
            grip.click()
        picture = pictures / f"combat-{name}-{width}.png"
        for _ in range(20):  # the window settles
            found = board.page.evaluate(UNREADABLE)
            if not found:
                break
            board.page.wait_for_timeout(100)
        board.page.screenshot(path=picture)
        assert found == [], f"{name} at {width}"


def sides(board):
    return board.combat.locator(".side")


def test_a_combat_with_five_supporters_can_be_read_on_every_screen(person, pictures):
    board = Board(person("Arya"), *["me"] * 6, options={"tides": True})
    me = board.me
    board.touch("Blackwater")

    # Before the attack: what is known of both sides, who could support whom, and the tie.
    ahead = board.matter.get_by_role("region", name="Combat in Blackwater")
    expect(ahead).to_contain_text("Equal strength: Lannister wins")
    expect(ahead.locator(".side").first).to_contain_text(re.compile("Tyrell.*up to 18.*6", re.DOTALL))
    expect(ahead.locator(".side").last).to_contain_text(re.compile(r"Lannister.*Units 5, Order \+2.*7", re.DOTALL))
    for whose, support in (
        ("Tyrell", "Searoad Marches"),
        ("Lannister", "Harrenhal"),
        ("either side", "Crackclaw Point"),
    ):
        expect(ahead.locator("dl")).to_contain_text(re.compile(rf"For {whose}.*{support} \+\d", re.DOTALL))
    assert findings(board.page) == []

    board.choose("Attack with 4 units")
    for house in ("Tyrell", "Tyrell", "Tyrell", "Lannister", "Lannister"):
        board.wait()
        board.choose(house)
    for declining in ("King's Landing", "Crackclaw Point"):
        expect(me.bar).to_contain_text(declining)
        me.bar.get_by_role("button", name="accept all support").click()
        me.settled()

    # While cards are chosen.
    expect(sides(board).first.locator(".sum")).to_have_text("15")
    expect(sides(board).last.locator(".sum")).to_have_text("12")
    expect(board.combat.locator(".tie")).to_have_text(
        "Equal strength: Lannister wins, being higher on the Fiefdoms track."
    )
    expect(sides(board).first.get_by_role("row")).to_have_count(5)
    can_be_read(board, pictures, "cards")

    # And when they are open, with tides and the Blade still to come; in the language with the longest words, too.
    board.page.set_viewport_size({"width": 1440, "height": 900})
    for card in ("Mace Tyrell", "Tywin Lannister"):
        board.choose(card)
    expect(sides(board).last.get_by_role("row", name="Tywin Lannister")).to_contain_text("+4")
    can_be_read(board, pictures, "open")
    board.page.locator("header button[aria-haspopup=dialog]").click()
    board.page.locator("dialog select").select_option(label="Deutsch")
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".side").filter(has_text="Angreifer")).to_be_visible()
    can_be_read(board, pictures, "german")
