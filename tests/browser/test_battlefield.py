"""The battlefield on every screen: the largest thing there, readable by everybody, and played with fingers."""

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import battle_positions
from tests.browser import served as serving
from tests.browser.axe import findings
from tests.browser.people import Person, at_rest
from tests.browser.served import Served
from tests.browser.test_miniatures import Battle, place
from tests.browser.test_shell import shares

BOARD = ".board:has(svg.battlefield)"
ARMIES = ("stark", "lannister", "stark", "free-folk")
"""Two of them are of one house."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of our own, whose matches begin in the middle of a battle."""
    with patch.object(serving, "RUN", battle_positions.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


def great_battle(me: Person) -> str:
    """Four armies of fifty points, all of them mine; what passes by itself has passed."""
    seats = [{"kind": "me", "brings": {"built_in": army}} for army in ARMIES]
    body = {"game": "miniatures", "options": {"points": 50}, "seats": seats, "shuffled": False, "thinking": 10}
    match = str(me.post("/api/matches", body)["id"])
    me.open(f"/match/{match}")
    expect(me.page.locator("g.unit")).to_have_count(28)
    return match


def test_the_battlefield_is_the_largest_thing(person, pictures):
    me = person("Arya")
    great_battle(me)
    assert shares(me.page, pictures, "battle", BOARD) == []


COVERED = """() => [...document.querySelectorAll("g.unit")].filter((unit) => {
  const { x, y, width, height } = unit.querySelector(".ground").getBoundingClientRect();
  return !unit.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((unit) => unit.dataset.unit)"""
"""Units that something lies over: nothing but the table is where they stand."""
TEXT_CUT = """() => [...document.querySelectorAll(".tactics .called, .tactics .who, .signs span, .parts button")]
  .filter((each) => !each.matches(".visually-hidden") && getComputedStyle(each).display !== "inline")
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""
"""Words of the board that do not fit where they are."""

LOOKS = [
    ("light", False, "en-GB"),
    ("dark", False, "de-DE"),
    ("light", True, "nl-NL"),
    ("dark", True, "de-DE"),
]


@pytest.mark.parametrize(("scheme", "phone", "locale"), LOOKS)
def test_a_great_battle_can_be_used_by_everybody(person, pictures, scheme, phone, locale):
    me = person("Arya", phone=phone, color_scheme=scheme, locale=locale)
    great_battle(me)
    page = me.page
    assert findings(page) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(TEXT_CUT) == []
    page.wait_for_function("() => document.getAnimations().length === 0")  # at rest, it costs nothing to look at
    # Armies of one house are told apart by a number, on every tray and at the seat.
    assert page.locator(".badges .army").count() == 14
    assert page.locator(".signs .army").count() == 2
    page.screenshot(path=pictures / f"battle-{scheme}-{'phone' if phone else 'desktop'}.png")
    if phone:
        for part in page.locator(".parts button").all():
            part.tap()
            assert findings(page) == []
        page.set_viewport_size({"width": 360, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        page.set_viewport_size({"width": 390, "height": 844})
    # A unit at reading size.
    page.locator("g.unit").first.dispatch_event("contextmenu")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
def test_how_a_battle_went_can_be_read_by_everybody(person, pictures, scheme, phone):
    me = person("Arya", phone=phone, color_scheme=scheme)
    game = Battle(me, terrain="none", large=True)
    game.until("Which unit is activated|which action")
    if game.choice("No action").count() == 0:
        game.press(game.me.choices.first)
        game.until("which action")
    game.me.insist(game.choice("No action"))
    me.sees_the_end()
    assert findings(me.page) == []
    game.press(me.ended)
    for title in ("Victory points", "Wounds left", "Models"):
        expect(me.page.get_by_role("img", name=re.compile(f"^{title}: "))).to_be_visible()
    assert findings(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    me.page.screenshot(path=pictures / f"battle-result-{scheme}.png", full_page=True)

    me.open(me.page.url.replace("/result/", "/replay/"))
    expect(me.page.locator("svg.battlefield g.unit")).to_have_count(6)
    me.page.screenshot(path=pictures / f"battle-replay-{scheme}.png")
    assert findings(me.page) == []


# ------------------------------------------------------------------------------------------------------ with fingers


class Fingers:
    """What a hand does on a touch screen, as the browser itself gets it."""

    def __init__(self, page: Page) -> None:
        self.page, self.session = page, page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def drag(self, what: Locator | tuple[float, float], dx: float, dy: float, steps: int = 6) -> None:
        x, y = what if isinstance(what, tuple) else middle(what)
        self._touch("touchStart", (x, y))
        for n in range(1, steps + 1):
            self._touch("touchMove", (x + dx * n / steps, y + dy * n / steps))
        self._let_go()

    def spread(self, what: Locator, by: float, steps: int = 6) -> None:
        """Two fingers go apart."""
        x, y = middle(what)
        self._touch("touchStart", (x - 20, y), (x + 20, y))
        for n in range(1, steps + 1):
            apart = 20 + by * n / steps
            self._touch("touchMove", (x - apart, y), (x + apart, y))
        self._let_go()

    def _let_go(self) -> None:
        self._touch("touchEnd")
        self.page.wait_for_function("() => !document.querySelector('.view.held, .ghost.held')")
        at_rest(self.page)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_unit_is_dragged_turned_and_sent_with_fingers(person, pictures):
    game = Battle(person("Arya", phone=True), terrain="none")
    page, fingers = game.page, Fingers(game.page)
    game.until("Which unit is activated")
    mover = game.unit("umber-berserkers.1")
    before = place(mover)
    mover.tap()
    game.until("which action")
    game.press(game.choice("Maneuver"))
    expect(game.ghost).to_be_visible()

    # The table stays where it is while the tray is dragged; a tap alone moves nothing.
    field = page.locator("svg.battlefield")
    expect(page.get_by_text(re.compile("in sight")).first).to_be_visible()
    lies = field.bounding_box()
    game.ghost.locator(".body").tap()
    expect(game.send).to_contain_text("Move")
    fingers.drag(game.ghost.locator(".body"), 0, -24)
    expect(game.send).to_contain_text(re.compile(r"Go \d"))
    assert field.bounding_box() == lies
    fingers.drag(game.ghost.locator(".knob"), 40, 30)
    facing = page.get_by_role("group", name="Facing")
    expect(facing).to_contain_text(re.compile(r"[1-9]\d+°"))
    # Handles are large enough for fingers.
    for grip in (".handle .reach", ".body .reach"):
        box = game.ghost.locator(grip).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43
    page.screenshot(path=pictures / "miniatures-phone.png")
    game.sends()
    game.until("Which unit is activated")
    assert place(mover) != before

    # Two fingers bring the table closer, one finger moves it.
    game.me.may_press()
    lies = field.bounding_box()
    assert lies
    there = middle(field)
    fingers.spread(field, 30)
    larger = field.bounding_box()
    assert larger
    assert larger["width"] > 1.5 * lies["width"]
    fingers.drag(there, -40, 30)
    moved = field.bounding_box()
    assert moved
    assert moved["x"] < larger["x"]
    # A unit that cannot be chosen is looked at.
    mover.tap()
    expect(page.get_by_role("dialog", name="House Umber Berserkers")).to_be_visible()
