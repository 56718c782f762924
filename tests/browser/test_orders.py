"""Orders go where one points, by mouse, finger and keys; and the map stays where it is."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import at_rest
from tests.browser.test_boardgame2 import Board

PLACE = """(area) => {
  const path = document.querySelector(`path[data-area="${area}"]`);
  const box = path.getBoundingClientRect();
  for (let down = 0.5; down < 1; down += 0.07)
    for (let across = 0.5; across < 1; across += 0.07)
      for (const [x, y] of [[across, down], [1 - across, down], [across, 1 - down], [1 - across, 1 - down]]) {
        const at = { x: box.x + x * box.width, y: box.y + y * box.height };
        if (document.elementFromPoint(at.x, at.y) === path) return at;
      }
  return null;
}"""
"""A point of the screen where an area of the map can be touched."""

UNDER = """(area) => {
  const seen = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const apart = (a, b) => a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  const pieces = seen(`[data-pieces="${area}"] *`).filter((box) => box.width);
  const buttons = seen(".ways button, .tools button");
  return pieces.length && pieces.every((piece) => buttons.every((button) => apart(piece, button)));
}"""
"""Whether nothing that lies on an area is under a button."""

HOMES = ("dragonstone", "pyke", "lannisport", "sunspear", "winterfell", "highgarden")


def planning(person, **look):
    """Baratheon's orders are to be placed."""
    board = Board(person("Arya", **look), "me", "squire", "squire", game="boardgame2")
    expect(board.screen.first).to_be_visible()
    return board


def orders(board):
    """What lies on the chips, area by area."""
    said = {area: board.row(area).get_by_role("button").first.locator("span").last for area in board.own_areas()}
    return {area: order.inner_text() for area, order in said.items()}


def spot(board, area):
    board.map.locator(f'path[data-area="{area}"]').focus()  # which brings it into sight
    at_rest(board.page)
    place = board.page.evaluate(PLACE, area)
    assert place, area
    return place


def drag(page, what, x, y):
    box = what.bounding_box()
    page.mouse.move(box["x"] + 15, box["y"] + 15)
    page.mouse.down()
    page.mouse.move(box["x"] + 15, box["y"] - 20, steps=3)
    page.mouse.move(x, y, steps=5)
    page.mouse.up()


NOTHING = {"Dragonstone": "no order", "Kingswood": "no order", "Shipbreaker Bay": "no order"}


def test_an_order_in_hand_goes_where_one_points(person):
    board = planning(person)
    page = board.page

    # By mouse: the map, then a chip. An area that was pointed at before gets nothing that is meant for another.
    at = spot(board, "kingswood")
    board.token("Raid").click()
    page.mouse.click(at["x"], at["y"])
    assert orders(board) == NOTHING | {"Kingswood": "Raid"}
    board.token("Support").click()
    board.row("Dragonstone").get_by_role("button").first.click()
    assert orders(board) == NOTHING | {"Kingswood": "Raid", "Dragonstone": "Support"}

    # An area first, and then its token: no other area waits after that.
    board.row("Kingswood").get_by_role("button").first.click()
    board.token("Defense +1").click()
    board.token("March +0").click()
    assert orders(board) == NOTHING | {"Kingswood": "Defense +1", "Dragonstone": "Support"}

    # By keys, with the token still in hand; first where it cannot lie, which is said.
    board.touch("The Reach")
    expect(board.matter.get_by_role("status").first).to_have_text("March +0 · The Reach · no units of yours there")
    assert orders(board) == NOTHING | {"Kingswood": "Defense +1", "Dragonstone": "Support"}
    board.touch("Shipbreaker Bay")
    assert orders(board) == {"Kingswood": "Defense +1", "Dragonstone": "Support", "Shipbreaker Bay": "March +0"}
    board.token("Consolidate Power").press("Enter")
    board.row("Kingswood").get_by_role("button").first.press("Enter")
    assert orders(board)["Kingswood"] == "Consolidate Power"

    # A token that is used up says so when it is touched.
    board.token("March +0").click(force=True)
    expect(board.matter.get_by_role("status").first).to_have_text("March +0 · You have only 1 of this order: March +0.")


def test_an_order_is_dragged_to_the_map_or_to_a_chip(person):
    board = planning(person)
    page = board.page
    at = spot(board, "dragonstone")
    drag(page, board.token("Raid"), at["x"], at["y"])
    chip = board.row("Kingswood").bounding_box()
    drag(page, board.token("Support"), chip["x"] + 20, chip["y"] + 10)
    assert orders(board) == NOTHING | {"Dragonstone": "Raid", "Kingswood": "Support"}
    # The click that ends a drag takes nothing in hand.
    expect(board.matter.get_by_role("button", pressed=True)).to_have_count(0)


def test_an_order_in_hand_goes_where_a_finger_points(person):
    board = planning(person, phone=True)
    at = spot(board, "kingswood")
    board.token("Raid").tap()
    board.page.touchscreen.tap(at["x"], at["y"])
    assert orders(board) == NOTHING | {"Kingswood": "Raid"}
    board.token("Support").tap()
    board.row("Shipbreaker Bay").get_by_role("button").first.tap()
    assert orders(board) == NOTHING | {"Kingswood": "Raid", "Shipbreaker Bay": "Support"}


def test_the_map_stays_where_it_is_when_the_bar_grows(person):
    board = planning(person)
    page, winterfell = board.page, board.map.locator('path[data-area="winterfell"]')
    page.mouse.move(500, 250)
    page.wait_for_timeout(700)
    page.mouse.down()
    page.mouse.move(520, 320, steps=4)  # the map is moved by hand
    page.mouse.up()
    at_rest(page)
    for all_of_it in (False, True):
        if all_of_it:
            page.locator(".ways button").last.click()
            at_rest(page)
        before, bar = winterfell.bounding_box(), board.bar.bounding_box()["height"]
        expect(board.bar.get_by_role("status")).to_contain_text("BG2-PLAN-02")
        board.bar.get_by_role("button", name="Choose from a list in words").click()
        at_rest(page)
        assert board.bar.bounding_box()["height"] > bar + 20
        assert winterfell.bounding_box() == before
        board.bar.get_by_role("button", name="Choose from a list in words").click()


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 720}, {"width": 390, "height": 844}])
def test_no_home_begins_under_a_button(person, screen):
    me = person("Arya")
    me.page.set_viewport_size(screen)
    for n, home in enumerate(HOMES):
        board = Board(me, *["me" if n == seat else "squire" for seat in range(len(HOMES))], game="boardgame2")
        expect(board.screen.first).to_be_visible()
        at_rest(me.page)
        assert me.page.evaluate(UNDER, home), home


@pytest.mark.parametrize("look", [{}, {"phone": True}])
def test_an_order_that_was_just_placed_is_no_mistake(person, look):
    board = planning(person, **look)
    why = board.matter.locator(".why")
    for area in board.own_areas():
        board.me._press(board.row(area).get_by_role("button").first)
        board.me._press(board.matter.locator(".token:not([aria-disabled=true])").first)  # and there the pointer stays
        expect(board.row(area).locator(".hole")).to_have_count(0)
        at_rest(board.page)
        assert why.inner_text() == ""
    # Whoever takes a token of which there is none is told so.
    board.token("March −1").dispatch_event("click")
    expect(why).to_contain_text("You have only 1")


SEEN = """(each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const over = [[left + 6, top + 6], [right - 6, bottom - 6]].filter(([x, y]) => x > 0 && x < innerWidth);
  return over.length > 0 && over.every(([x, y]) => each.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over what is in sight of a thing."""


@pytest.mark.parametrize("game", ["boardgame1", "boardgame2"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_tokens_areas_and_guide_are_whole_on_a_phone(person, game, width, height):
    me = person("Arya", phone=True, locale="de-DE")
    me.page.set_viewport_size({"width": width, "height": height})
    me.open(f"/match/{me.make('me', 'squire', 'squire', game=game)}")
    expect(me.page.locator(".areas li").first).to_be_visible()
    at_rest(me.page)
    assert me.page.locator(".tray .token").first.evaluate(SEEN)
    assert me.page.locator(".areas li button").first.evaluate(SEEN)
    # There is no room for the guide below them: it is read over the map.
    expect(me.page.locator(".hand .guide")).to_have_count(0)
    me.page.locator(".tools button").tap()
    guide = me.page.locator(".leaf .guide")
    assert guide.evaluate(SEEN)
    assert guide.locator("p").evaluate("text => text.scrollHeight <= text.clientHeight + 1")
    guide.get_by_role("button").last.tap()
    expect(guide).to_have_count(0)
