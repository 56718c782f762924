"""Every page and every table on a narrow phone, in German: nothing scrolls sideways, and no word falls apart."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, Page, expect

from maester.games import NAMES
from tests.browser import gallery
from tests.browser import served as serving
from tests.browser.gallery import FINISHED, FULLEST, Gallery, german
from tests.browser.people import Person
from tests.browser.served import Served

WIDTHS = {360: 640, 390: 844}

APART = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const around = text.parentElement;
    if (!around.checkVisibility({ visibilityProperty: true })) continue;
    if (around.closest("code, textarea, option, .visually-hidden, [aria-hidden=true] svg")) continue;
    // A word may be divided after a hyphen or a slash, and at a soft hyphen.
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter((each) => each.width > 0.5);
      const lines = new Set(boxes.map((each) => Math.round(each.top)));
      if (lines.size > 1) found.push(`${word} (${lines.size} lines) in ${around.className || around.tagName}`);
    }
  }
  return [...new Set(found)];
}"""
"""Words that do not stand on one line."""

SIDEWAYS = """(width) => {
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth <= width) return [];
  const right = (each) => each.getBoundingClientRect().right;
  const wide = [...document.querySelectorAll("body *")].filter((each) => right(each) > width + 1);
  return [`${scrollWidth} wide`, ...wide.slice(-3).map((each) => each.outerHTML.slice(0, 120))];
}"""
"""What makes a page wider than the screen: a phone would show all of it, and everything smaller."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with patch.object(serving, "RUN", gallery.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def shown(browser: Browser, served: Served) -> Iterator[Gallery]:
    made = Gallery(browser, served.url)
    yield made
    made.close()


@pytest.fixture
def phone(browser: Browser, served: Served, shown: Gallery) -> Iterator[Person]:
    me = Person(browser, served.url, phone=True, locale="de-DE", storage_state=shown.me.context.storage_state())
    yield me
    problems = me.problems
    me.close()
    assert not problems, problems


def look(page: Page, name: str, pictures: Path) -> list[str]:
    """What is wrong with a page, on both screens."""
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)  # boards draw themselves anew
        page.screenshot(path=pictures / f"narrow-{name}-{width}.png")
        problems = page.evaluate(SIDEWAYS, width) + page.evaluate(APART)
        found += [f"{name} at {width}: {each}" for each in problems]
    return found


PAGES = {
    "lobby": ("/", "article"),
    "mine": ("/mine", "h1"),
    "about": ("/about", "h1"),
    **{f"new-{game}": (f"/new/{game}", "form, fieldset, .panel") for game in NAMES},
    **{f"friends-{game}": (f"/new/{game}?with=friends", "form, fieldset, .panel") for game in NAMES},
    **{f"rules-{game}": (f"/rules/{game}", "h2") for game in NAMES},
    "deck": ("/rosters/cardgame?built_in=northern-host", ".pool li"),
    "army": ("/rosters/miniatures?built_in=stark", ".pool li"),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_a_narrow_screen(phone: Person, pictures: Path, name: str) -> None:
    path, wait = PAGES[name]
    phone.open(path)
    expect(phone.page.locator(wait).first).to_be_visible()
    found = look(phone.page, name, pictures)
    if path.startswith("/rosters"):
        phone.page.locator(".parts button").last.click()
        phone.page.get_by_role("button", name=german("label-roster-save")).click()
        expect(phone.page.locator(".tools button.icon")).to_be_visible()
        found += look(phone.page, f"{name}-list", pictures)
    assert found == []


@pytest.mark.parametrize("game", FULLEST)
def test_a_full_table_fits_a_narrow_screen(phone: Person, shown: Gallery, pictures: Path, game: str) -> None:
    phone.open(f"/match/{shown.waiting(game)}")
    expect(phone.page.locator("h2").first).to_be_visible()
    free = phone.page.locator("li.free").get_by_text(german("web-house-free"), exact=True)
    expect(free).to_have_count(FULLEST[game]["seats"] - 1)
    expect(free.filter(visible=True)).to_have_count(FULLEST[game]["seats"] - 1)
    found = look(phone.page, f"waiting-{game}", pictures)
    phone.open(f"/match/{shown.table(game)}")
    expect(phone.page.locator(".bar .sentence").first).to_be_visible()
    found += look(phone.page, f"table-{game}", pictures)
    assert found == []


@pytest.mark.parametrize("game", FINISHED)
def test_looking_back_fits_a_narrow_screen(phone: Person, shown: Gallery, pictures: Path, game: str) -> None:
    match = shown.finished(game)
    phone.open(f"/result/{match}")
    expect(phone.page.get_by_role("table")).to_be_visible()
    found = look(phone.page, f"result-{game}", pictures)
    phone.open(f"/replay/{match}?at=5")
    expect(phone.page.locator("input[type=range]")).to_be_visible()
    found += look(phone.page, f"replay-{game}", pictures)
    assert found == []
