"""The board game on its board: orders, marches, a combat with support, a clash of kings; and the first edition."""

import re
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from tests.browser import served as serving
from tests.browser.axe import findings
from tests.browser.served import Served

LUCK = 1137
"""With this seed the second round brings mustering, a clash of kings and a choice for the holder of the Blade; the
third brings supply, a choice for the holder of the Raven and the wildlings."""

FIRST_ORDERS = {
    "Dragonstone": "March +0",
    "Shipbreaker Bay": "March −1",
    "Kingswood": "Consolidate Power",
    "Lannisport": "Special Consolidate Power",
    "Port of Lannisport": "Raid",
    "The Golden Sound": "Support",
    "Stoney Sept": "Consolidate Power",
    "Winterfell": "Support",
    "White Harbor": "Defense +1",
    "The Shivering Sea": "Support",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server of our own, whose matches all have the same luck."""
    lucky = f"import secrets\nsecrets.randbits = lambda bits: {LUCK}\n{serving.RUN}"
    with patch.object(serving, "RUN", lucky):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


class Board:
    """Somebody at the board, who may hold several houses."""

    def __init__(self, me, *seats, game="boardgame2", **look):
        self.me, self.page, self.bar = me, me.page, me.bar
        self.match = me.make(*seats, game=game, **look)
        self.map = me.page.get_by_role("group", name="Map of Westeros")
        self.matter = me.page.get_by_role("region", name="What is happening now")
        self.combat = me.page.get_by_role("region", name=re.compile("^Combat in "))
        me.open(f"/match/{self.match}")
        expect(self.map).to_be_visible()

    def area(self, name):
        return self.map.get_by_role("button", name=re.compile(rf"^{name}(,|$)"))

    def touch(self, area):
        """By keyboard: an area is rarely in the middle of the rectangle around it."""
        self.area(area).press("Enter")

    def choose(self, label):
        """A choice of the bar."""
        self.me.choices.filter(has_text=label).first.click()
        self.me.settled()

    def wait(self):
        """Until something is asked."""
        amount = self.bar.get_by_role("spinbutton")
        expect(self.me.choices.or_(amount).or_(self.me.ended).first).to_be_visible()

    # --------------------------------------------------------------------------------------------------- planning

    @property
    def screen(self):
        """The areas that want an order."""
        return self.matter.get_by_role("list", name="Your areas").get_by_role("listitem")

    def token(self, name):
        return self.matter.get_by_role("list", name="Order tokens").get_by_role(
            "button", name=re.compile(rf"^{re.escape(name)},")
        )

    def own_areas(self):
        expect(self.screen.first).to_be_visible()
        return [row.get_by_role("button").first.locator("span").nth(-2).inner_text() for row in self.screen.all()]

    def row(self, area):
        return self.screen.filter(has=self.page.get_by_text(area, exact=True))

    def give(self, area, token):
        """An area first, then its order."""
        chip = self.row(area).get_by_role("button").first
        if chip.get_attribute("aria-pressed") != "true":
            chip.click()
        self.token(token).click()
        expect(self.row(area)).to_contain_text(token)

    def plan(self, orders):
        for area in self.own_areas():
            self.give(area, orders[area])
        expect(self.matter).to_contain_text("every area has an order")
        self.choose("Place these orders")

    def plan_anything(self):
        """The last tokens of the tray that can be placed: nobody marches."""
        for row in self.screen.all():
            chip = row.get_by_role("button").first
            if chip.get_attribute("aria-pressed") != "true":
                chip.click()
            # What may be placed changes while the engine judges the orders so far: point again until one lies there.
            for _ in range(100):
                if not row.locator(".hole").count():
                    break
                self.matter.locator(".token:not([aria-disabled=true])").last.dispatch_event("click")
                self.page.wait_for_timeout(50)
        self.choose("Place these orders")

    # ------------------------------------------------------------------------------------------------ everything else

    def bid(self, power):
        expect(self.bar.get_by_role("spinbutton")).to_be_visible()
        if not power:
            self.me.answer(self.nothing)
            return
        for _ in range(power):
            self.bar.get_by_role("button", name="more", exact=True).click()
        self.bar.get_by_role("button", name="Confirm").click()
        self.me.settled()

    @property
    def nothing(self):
        """The button that does nothing, beside the one that sends what is prepared."""
        return self.bar.locator("form button.quiet")

    def go_on(self):
        """Answer whatever is asked with the first thing that is offered."""
        self.wait()
        if self.bar.get_by_role("spinbutton").count():
            self.bid(0)
        elif self.screen.count():
            self.plan_anything()
        else:
            self.name_enough()
            self.me.answer(self.nothing if self.nothing.count() else self.me.choices.first)

    def name_enough(self):
        """An order is chosen; units are named, one after another, as long as the bar says that they are not enough."""
        starts = self.matter.get_by_role("group", name="March order").get_by_role("button")
        if starts.count() and not starts.and_(self.page.locator("[aria-pressed=true]")).count():
            starts.first.click()
        unranked = self.matter.locator("li[data-house] button[aria-pressed=false]")
        while unranked.count():
            unranked.first.click()
        more = self.matter.get_by_role("button", name=re.compile(": more$"), disabled=False)
        while more.count() and not self.nothing.count() and self.would_be_refused():
            more.last.click()

    def would_be_refused(self):
        """Whether the server says so of what is prepared, a moment after the last change."""
        self.page.wait_for_timeout(400)
        return self.me.choices.first.get_attribute("aria-disabled") == "true"

    def go_on_until(self, sign):
        for _ in range(80):
            self.wait()
            if sign.count():
                return
            self.go_on()
        raise AssertionError(f"it never came to {sign}")

    def stands(self, text):
        """Something in the header: the round, the step."""
        return self.page.locator("header").get_by_text(text, exact=True)


def test_three_rounds_with_a_combat_with_support_and_a_clash_of_kings(person):
    board = Board(person("Arya"), "me", "me", "me")
    me, page, matter = board.me, board.page, board.matter
    expect(board.area("Winterfell")).to_have_accessible_name(
        re.compile("Stark.*footman.*knight.*garrison 2.*stronghold.*home of Stark")
    )

    # A token first, then areas, by keyboard; what lies there is taken off again.
    board.token("Raid").click()
    board.touch("Kingswood")
    expect(board.area("Kingswood")).to_have_accessible_name(re.compile("order: Raid"))
    matter.get_by_role("button", name="Kingswood: take the order off").click()
    page.keyboard.press("Escape")
    expect(me.choices.first).to_have_attribute("aria-disabled", "true")
    expect(me.bar).to_contain_text("BG2-PLAN-02")

    # Orders behind the screens; those of one house are taken back, found again and sent as they were.
    board.plan(FIRST_ORDERS)
    expect(board.row("Lannisport")).to_be_visible()
    me.bar.get_by_role("button", name=re.compile("take back", re.IGNORECASE)).click()
    expect(board.row("Dragonstone")).to_contain_text("March +0")
    board.choose("Place these orders")
    board.plan(FIRST_ORDERS)
    board.plan(FIRST_ORDERS)
    board.choose("Don't use the raven")

    # A march splits an army; a chain of ships carries the next one over the sea and into a combat.
    board.touch("Shipbreaker Bay")
    matter.get_by_role("button", name="Ship: Less").click()
    board.touch("The Narrow Sea")
    board.choose("March with 1 unit")
    expect(board.area("The Narrow Sea")).to_have_accessible_name(re.compile("Baratheon, 1 ship"))
    board.touch("White Harbor")
    ahead = matter.get_by_role("region", name="Combat in White Harbor")
    expect(ahead).to_contain_text(re.compile("Baratheon.*3.*Stark", re.DOTALL))
    board.choose("Attack with 2 units")

    # Two support orders of the defender, given in one answer; the sheet adds up both sides.
    for area in ("Winterfell", "The Shivering Sea"):
        matter.get_by_role("group", name=area).get_by_role("radio", name="Stark").check()
    board.choose("Give this support")
    rows = board.combat.get_by_role("row")
    expect(rows.filter(has_text="Support by Stark: Winterfell")).to_contain_text("+3")
    expect(rows.filter(has_text="Support by Stark: The Shivering Sea")).to_contain_text("+1")
    expect(board.combat.get_by_label("Combat strength 3")).to_be_visible()
    expect(board.combat.get_by_label("Combat strength 6")).to_be_visible()
    board.combat.get_by_role("button", name="4 Stannis Baratheon").click()
    me.settled()
    board.combat.get_by_role("button", name=re.compile("Eddard Stark.* 10 if played")).click()
    me.settled()
    board.go_on_until(board.stands("Power"))
    page.get_by_role("tab", name=re.compile("^Story")).click()
    expect(me.story.filter(has_text="White Harbor").last).to_be_visible()
    page.get_by_role("tab", name="Tracks").click()

    # A special order musters where there is a stronghold.
    board.go_on_until(me.choices.filter(has_text="Lannisport"))
    board.touch("Lannisport")
    board.choose("Muster instead")
    matter.get_by_role("button", name=re.compile("^Knight")).click()
    board.choose("Muster 1 unit")
    expect(board.area("Lannisport")).to_have_accessible_name(re.compile("2 knights"))

    # The second round: mustering, and bids for the three tracks; who holds the throne settles a tie of all.
    board.go_on_until(board.stands("Round 2 of 10"))
    board.go_on_until(me.bar.get_by_role("spinbutton"))
    for power in (2, 1, 0):
        board.bid(power)
    for _ in range(3):
        board.bid(0)
    primary = me.bar.locator("button.primary")
    expect(primary).to_have_attribute("aria-disabled", "true")  # no order of the houses is anybody's choice yet
    for house in ("baratheon", "lannister"):  # the last one left comes last
        matter.locator(f"li[data-house={house}] button").first.click()
    matter.get_by_role("button", name="Stark: a better place").click()
    board.choose("Put them in this order")
    fiefdoms = page.get_by_role("list", name="Fiefdoms").first.get_by_role("listitem")
    expect(fiefdoms.nth(1)).to_contain_text("Stark")
    for power in (0, 1, 2):
        board.bid(power)
    expect(page.get_by_role("list", name="King's Court").first.get_by_role("listitem").first).to_contain_text("Stark")

    # The third round to its end, whatever it brings.
    board.go_on_until(board.stands("Round 3 of 10"))
    board.go_on_until(board.stands("Round 4 of 10"))


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"phone": True}])
def test_the_table_can_be_used_by_everybody(person, pictures, look):
    board = Board(person("Arya", **look), "me", "me", "me")
    name = "-".join(["boardgame2", *look])
    expect(board.screen.first).to_be_visible()
    assert findings(board.page) == []
    board.page.screenshot(path=pictures / f"{name}-orders.png")

    board.page.get_by_role("button", name="Cards and units of Stark").click()
    expect(board.page.get_by_role("dialog")).to_contain_text("Eddard Stark")
    assert findings(board.page) == []
    board.page.keyboard.press("Escape")

    for _ in range(3):
        board.plan(FIRST_ORDERS)
    board.choose("Don't use the raven")
    board.touch("Shipbreaker Bay")
    board.matter.get_by_role("button", name="Ship: Less").click()
    board.touch("The Narrow Sea")
    assert findings(board.page) == []
    board.choose("March with 1 unit")
    board.touch("White Harbor")
    board.choose("Attack with 2 units")
    board.choose("Give this support")
    expect(board.combat.get_by_role("button", name="4 Stannis Baratheon")).to_be_visible()
    assert findings(board.page) == []
    board.page.screenshot(path=pictures / f"{name}-combat.png")


def test_a_round_against_bots(person):
    board = Board(person("Arya"), "random", "me", "random")
    board.go_on_until(board.stands("Round 2 of 10"))
    expect(board.page.get_by_role("complementary", name="Guide")).to_be_visible()
    board.page.get_by_role("button", name="Hide the guide").click()
    board.page.reload()
    expect(board.map).to_be_visible()
    expect(board.page.get_by_role("complementary", name="Guide")).to_have_count(0)


def test_three_rounds_of_the_first_edition(person):
    board = Board(person("Arya"), "random", "me", "random", game="boardgame1")
    board.go_on_until(board.stands("Round 4 of 10"))
    expect(board.page.get_by_text("8 win")).to_be_visible()
    assert findings(board.page) == []


def test_a_coast_that_does_not_count_is_marked_on_the_map_and_said(person):
    agreed = {"oldtown_on_sunset_sea": False}
    board = Board(person("Arya"), "random", "me", "random", game="boardgame1", options=agreed)
    expect(board.area("Oldtown")).to_have_accessible_name(re.compile("no border with Sunset Sea at this table"))
    expect(board.area("Sunset Sea")).to_have_accessible_name(re.compile("no border with Oldtown at this table"))
    expect(board.page.locator("path.spikes")).to_have_count(1)
