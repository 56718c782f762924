"""Sheets on a phone: every kind of them fits on the screen and is closed in every way, and the table is still there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, ElementHandle, Locator, Page, expect

from tests.browser import gallery
from tests.browser import served as serving
from tests.browser.gallery import german
from tests.browser.people import Person
from tests.browser.served import Served

SOURCE = Path(__file__).parents[2] / "web" / "src"
WIDTHS = {360: 640, 390: 844}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with patch.object(serving, "RUN", gallery.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


class Places:
    """Where sheets are opened: a person's matches, made when they are first needed."""

    def __init__(self, me: Person) -> None:
        self.me, self.page = me, me.page
        self._made: dict[str, str] = {}

    def opened(self, path: str, wait: str) -> Page:
        self.page.goto(path)
        expect(self.page.locator(wait).first).to_be_visible()
        return self.page

    def match(self, game: str, *bots: str, **more: Any) -> str:
        if game not in self._made:
            self._made[game] = self.me.make("me", *bots, game=game, **more)
        return self._made[game]

    def table(self, game: str, *bots: str, wait: str = "button.choice, form button.primary", **more: Any) -> Page:
        return self.opened(f"/match/{self.match(game, *bots, **more)}", wait)

    def replay(self) -> Page:
        if "over" not in self._made:
            match = self._made["over"] = self.me.make("me", "squire")
            self.opened(f"/match/{match}", "button.choice")
            self.me.post(f"/api/matches/{match}/substitute", {"seat": "seat-1", "bot": "squire"})
            expect(self.page.locator(f"a[href='/result/{match}']").first).to_be_visible()
        return self.opened(f"/replay/{self._made['over']}?at=3", "input[type=range]")

    def builder(self, game: str, built_in: str) -> Page:
        page = self.opened(f"/rosters/{game}?built_in={built_in}", ".pool li")
        page.locator(".parts button").last.tap()
        expect(page.locator(".tools button").first).to_be_visible()
        return page

    def saved_builder(self) -> Page:
        page = self.builder("cardgame", "northern-host")
        page.get_by_role("button", name=german("label-roster-save")).tap()
        expect(page.locator(".tools button.icon")).to_be_visible()
        return page


def menu(at: Places) -> Locator:
    return at.table("intrigue", "squire").locator("header button[aria-haspopup=dialog]")


def leaving(at: Places) -> Locator:
    menu(at).tap()
    return at.page.get_by_role("dialog").get_by_role("button", name=german("web-leave"))


def myself(at: Places) -> Locator:
    return at.opened("/", "article").locator("header button.me")


def forgetting(at: Places) -> Locator:
    myself(at).tap()
    return at.page.get_by_role("dialog").get_by_role("button", name=german("web-sign-out"), exact=True)


def nickname(at: Places) -> Locator:
    at.me.context.clear_cookies()
    return at.opened("/", "article").get_by_role("button", name=german("web-play-bots")).first


def outcome(at: Places) -> Locator:
    """Bots go on until a combat, a bid or Westeros cards are worth looking at."""
    page = at.table("boardgame2", "random", "random")
    line = page.locator("div.line button")
    if not line.is_visible():
        match = at.match("boardgame2")
        [seat] = at.me.get(f"/api/matches/{match}")["my_seats"]
        at.me.post(f"/api/matches/{match}/substitute", {"seat": seat, "bot": "random"})
        expect(line).to_be_visible()
        at.me.post(f"/api/matches/{match}/substitute", {"seat": seat, "bot": None})
    return line


def tool(name: str) -> Callable[[Places], Locator]:
    def found(at: Places) -> Locator:
        page = at.builder("miniatures", "stark")
        return page.locator(".tools").get_by_role("button", name=german(name))

    return found


def trying(at: Places) -> Locator:
    return at.builder("cardgame", "northern-host").locator(".tools button").first


def deleting(at: Places) -> Locator:
    return at.saved_builder().locator(".tools button.icon")


def joining(at: Places) -> Locator:
    """An attachment that several units can take."""
    page = at.opened("/rosters/miniatures?built_in=stark", ".pool li")
    page.locator(".pool select").select_option("attachments")
    return page.locator(".pool .stepper button:last-child:not([aria-disabled=true])").first


def unit(at: Places) -> Locator:
    """One of the other army, which is nothing to choose."""
    return at.table("miniatures", "squire", options={"terrain": "none"}).locator("[data-unit='guardsmen.2']")


def going_on(at: Places) -> Locator:
    page = at.replay()
    page.locator("header button[aria-expanded=false]").tap()
    return page.get_by_role("button", name=german("web-continue"))


def card_table(at: Places) -> Page:
    return at.table("cardgame", "squire", "squire", "squire", "squire", "squire", wait="section[data-seat=seat-2]")


def players_more(at: Places) -> Locator:
    return card_table(at).locator("button.pile[data-pile=seat-2]")


def pile(at: Places) -> Locator:
    players_more(at).tap()
    return at.page.get_by_role("dialog").locator("button[data-pile$='/discard']")


def card(at: Places) -> Locator:
    players_more(at).tap()
    return at.page.get_by_role("dialog").locator("button.card").first


SHEETS: dict[str, tuple[Callable[[Places], Locator], ...]] = {
    "components/Forget.svelte": (forgetting,),
    "components/MyselfSheet.svelte": (myself,),
    "components/NicknameDialog.svelte": (nickname,),
    "components/RosterExport.svelte": (tool("label-roster-export"),),
    "components/RosterImport.svelte": (tool("label-roster-import"),),
    "components/RosterTools.svelte": (trying, deleting),
    "boards/cardgame/CardSheet.svelte": (card,),
    "boards/cardgame/PileSheet.svelte": (pile,),
    "boards/cardgame/PlayerSheet.svelte": (players_more,),
    "boards/cardgame/builder/Builder.svelte": (
        lambda at: at.opened("/rosters/cardgame?built_in=northern-host", ".pool li").locator(".pool .face").first,
    ),
    "boards/miniatures/ThingSheet.svelte": (unit,),
    "boards/miniatures/builder/Builder.svelte": (
        lambda at: at.opened("/rosters/miniatures?built_in=stark", ".pool li").locator(".pool .face").first,
        joining,
    ),
    "boards/westeros/HandSheet.svelte": (
        lambda at: at.table("boardgame1", "random", "random").locator("button.shield").first,
    ),
    "table/ContinueSheet.svelte": (going_on,),
    "table/Leave.svelte": (leaving,),
    "table/Menu.svelte": (menu,),
    "table/Outcomes.svelte": (outcome,),
}
"""What opens each sheet of each file, in their order there."""


def test_every_sheet_is_in_the_table() -> None:
    used = {}
    for file in SOURCE.rglob("*.svelte"):
        text = file.read_text(encoding="utf-8")
        names = [
            name for name in ("Sheet", "Confirm") if re.search(rf'import {name} from "[./a-z]*/{name}\.svelte"', text)
        ]
        count = sum(len(re.findall(rf"<{name}\b", text)) for name in names)
        if count and file.name != "Confirm.svelte":
            used[file.relative_to(SOURCE).as_posix()] = count
    assert used == {file: len(openers) for file, openers in SHEETS.items()}


# ------------------------------------------------------------------------------------------------------- closing


def by_button(page: Page, sheet: ElementHandle) -> None:
    sheet.eval_on_selector("header button", "button => button.click()")


def beside(page: Page, sheet: ElementHandle) -> None:
    box = sheet.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] / 2)


def by_escape(page: Page, sheet: ElementHandle) -> None:
    page.keyboard.press("Escape")


def by_back(page: Page, sheet: ElementHandle) -> None:
    page.evaluate("history.back()")


WAYS = (by_button, beside, by_escape, by_back)

STEPS = "(count) => (history.state?.sheets ?? 0) === count"
"""Whether the history knows of so many sheets."""

TOPMOST = "document.elementFromPoint(innerWidth / 2, innerHeight - 4).closest('dialog')"

STICKS_OUT = """sheet => {
  const within = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const found = [];
  if (!within(sheet.getBoundingClientRect())) found.push("the sheet");
  if (!within(sheet.querySelector("header button").getBoundingClientRect())) found.push("its button");
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page");
  const scrolls = (each) =>
    each !== sheet && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
  for (const each of sheet.querySelectorAll(".content, .content *")) {
    const sticksOut = each.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1;
    if (sticksOut && !scrolls(each.parentElement) && !each.closest(".visually-hidden"))
      found.push(each.outerHTML.slice(0, 120));
  }
  return found;
}"""


KINDS = {f"{file}-{n}": opener for file, openers in SHEETS.items() for n, opener in enumerate(openers)}


@pytest.fixture(scope="module")
def places(browser: Browser, served: Served) -> Iterator[Places]:
    me = Person(browser, served.url, nickname=gallery.NAMES[0], phone=True, locale="de-DE")
    yield Places(me)
    problems = me.problems
    me.close()
    assert not problems, problems


@pytest.mark.parametrize("kind", KINDS)
def test_a_sheet_fits_and_closes_in_every_way(places: Places, pictures: Path, kind: str) -> None:
    page = places.page
    page.set_viewport_size({"width": 360, "height": 640})
    who = places.me.context.cookies()  # whoever is asked for a nickname is nobody for a while
    opener = KINDS[kind](places)
    sheets, below, address = page.locator("dialog[open]"), page.locator("dialog[open]").count(), page.url
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for way in WAYS:
            opener.click()
            expect(sheets).to_have_count(below + 1)
            page.wait_for_function(STEPS, arg=below + 1)
            if way is by_button:
                page.screenshot(path=pictures / f"sheet-{kind.replace('/', '-')}-{width}.png")
            sheet = page.evaluate_handle(TOPMOST).as_element()
            assert sheet
            assert sheet.evaluate(STICKS_OUT) == [], width
            way(page, sheet)
            expect(sheets).to_have_count(below)
            page.wait_for_function(STEPS, arg=below)
            assert page.url == address, way.__name__
    places.me.context.add_cookies(who)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------------ the history


def lobby_and_menu(person: Any) -> tuple[Person, Locator]:
    """Somebody came to a table from the lobby, and opened its menu."""
    me = person("Arya", phone=True)
    match = me.make("me", "squire")
    me.open("/")
    me.page.locator(f"a[href='/match/{match}']").first.tap()
    assert me.is_asked()
    me.page.get_by_role("button", name="Menu").tap()
    sheet = me.page.get_by_role("dialog", name="Menu")
    expect(sheet).to_be_visible()
    return me, sheet


def is_in_lobby(me: Person) -> None:
    expect(me.page).to_have_url(re.compile("/$"))
    expect(me.tile()).to_be_visible()


def test_a_closed_sheet_leaves_nothing_to_go_back_to(person: Any) -> None:
    me, sheet = lobby_and_menu(person)
    for _ in range(3):
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)
        me.page.wait_for_function(STEPS, arg=0)
        me.page.get_by_role("button", name="Menu").tap()
        me.page.wait_for_function(STEPS, arg=1)
    me.page.go_back()
    expect(sheet).to_have_count(0)
    expect(me.bar).to_be_visible()
    me.page.go_back()
    is_in_lobby(me)


def test_back_closes_one_sheet_after_the_other(person: Any) -> None:
    me, sheet = lobby_and_menu(person)
    sheet.get_by_role("button", name="Leave the table").tap()
    sure = me.page.get_by_role("dialog").filter(has=me.page.get_by_role("button", name="Stay"))
    expect(me.page.locator("dialog[open]")).to_have_count(2)
    me.page.wait_for_function(STEPS, arg=2)
    me.page.go_back()
    expect(me.page.locator("dialog[open]")).to_have_count(1)
    expect(sheet).to_be_visible()
    me.page.go_back()
    expect(sure.or_(sheet)).to_have_count(0)
    expect(me.bar).to_be_visible()


def test_after_a_reload_no_sheet_is_open_and_back_leads_to_the_page_before(person: Any) -> None:
    me, sheet = lobby_and_menu(person)
    me.page.wait_for_function(STEPS, arg=1)
    me.page.reload()
    assert me.is_asked()
    expect(sheet).to_have_count(0)
    me.page.wait_for_function(STEPS, arg=0)
    me.page.go_back()
    is_in_lobby(me)


def test_forward_opens_no_sheet_again(person: Any) -> None:
    me, sheet = lobby_and_menu(person)
    me.page.wait_for_function(STEPS, arg=1)
    me.page.go_back()
    expect(sheet).to_have_count(0)
    me.page.go_forward()
    me.page.wait_for_function(STEPS, arg=0)
    expect(sheet).to_have_count(0)
    expect(me.bar).to_be_visible()


def test_who_goes_elsewhere_from_a_sheet_comes_back_to_the_page_below_it(person: Any) -> None:
    me, sheet = lobby_and_menu(person)
    table = me.page.url
    sheet.get_by_role("button", name="Leave the table").tap()
    me.page.locator("dialog dialog").get_by_role("button", name="Leave the table").tap()
    is_in_lobby(me)
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.page.go_back()
    expect(me.page).to_have_url(table)
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.page.go_back()
    is_in_lobby(me)


def test_escape_closes_the_sheet_and_not_what_is_prepared_below_it(person: Any) -> None:
    me = person("Arya")
    me.open(f"/match/{me.make('me', 'squire')}")
    assert me.is_asked()
    me.page.keyboard.press("1")
    chosen = me.bar.get_by_role("button", pressed=True)
    expect(chosen).to_be_visible()
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(chosen).to_be_visible()
