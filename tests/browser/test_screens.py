"""Every screen, large and small, light and dark: nothing in anybody's way, and a picture of each to look at."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.people import Person

AROUND = ("lobby", "new", "join", "result", "rules", "mine", "about")
AT_A_TABLE = ("waiting", "table", "picked", "chat", "menu", "replay")
SCREENS = AROUND + AT_A_TABLE


@pytest.fixture(scope="module")
def world(browser, served):
    """What there is to see: a match that waits, one that is played, one that is over; and who is in them."""
    arya = Person(browser, served.url, nickname="Arya")
    over = arya.make("me", "squire", "squire")
    arya.finish(over)
    waiting = arya.make("me", "open")
    running = arya.make("me", "squire", "squire")
    arya.open(f"/match/{running}")
    for _ in range(4):
        assert arya.is_asked()
        arya.place_by_bar()
    assert arya.is_asked()
    arya.page.get_by_role("tab", name="Chat").click()
    for line in ("Well met, everybody.", "May the best house win."):
        arya.page.get_by_role("textbox", name="Say something").fill(line)
        arya.page.get_by_role("button", name="Send").click()
        expect(arya.page.get_by_role("log", name="Chat")).to_contain_text(line)
    invitation = arya.post(f"/api/matches/{waiting}/invitations", {})["token"]
    yield {
        "cookies": arya.context.storage_state(),
        "lobby": ("/", "Finished"),
        "new": ("/new/intrigue?with=friends", "How it is played"),
        "join": (f"/join/{invitation}", "You are invited"),
        "waiting": (f"/match/{waiting}", "Copy a link for one person"),
        "table": (f"/match/{running}", "Place one card."),
        "picked": (f"/match/{running}", "Place one card."),
        "chat": (f"/match/{running}", "Place one card."),
        "menu": (f"/match/{running}", "Place one card."),
        "replay": (f"/replay/{over}?at=20&seat=all", "20 / "),
        "result": (f"/result/{over}", "Penalty points"),
        "rules": ("/rules/intrigue", "Search the rules"),
        "mine": ("/mine", "In progress"),
        "about": ("/about", "Credits"),
    }
    assert not arya.problems
    arya.close()


def show(someone, name, world):
    path, text = world[name]
    someone.open(path)
    expect(someone.page.get_by_text(text).first).to_be_visible()
    expect(someone.page.get_by_text("Loading …")).to_have_count(0)
    if path.startswith("/match") and name != "waiting":
        expect(someone.choices.first).to_be_visible()
    if name == "picked":
        someone.choices.first.click()
        expect(someone.bar.get_by_role("button", pressed=True)).to_be_visible()
    if name == "chat":
        if someone.phone:
            someone.page.get_by_role("button", name="Story, chat and rules").tap()
        someone.page.get_by_role("tab", name="Chat").click()
        expect(someone.page.get_by_text("Well met")).to_be_visible()
    if name == "menu":
        someone.page.get_by_role("button", name="Menu").click()
        expect(someone.page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_what_keeps_people_out_is_found(person):
    me = person()
    me.page.set_content('<html lang="en"><title>Bad</title><main><input><p style="color: #bbb">pale</p></main></html>')
    assert [finding.split(": ")[:2] for finding in findings(me.page)] == [
        ["serious", "color-contrast"],
        ["critical", "label"],
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_keeps_anybody_out(person, world, pictures, phone, theme):
    me = person(phone=phone, color_scheme=theme, storage_state=world["cookies"])
    found = []
    for name in SCREENS:
        # Somebody who is invited has no seat yet.
        visitor = person(phone=phone, color_scheme=theme) if name == "join" else me
        show(visitor, name, world)
        found += [f"{name}: {finding}" for finding in findings(visitor.page)]
        visitor.page.screenshot(path=pictures / f"{name}-{'phone' if phone else 'desktop'}-{theme}.png")
    assert not found, "\n".join(found)


def test_nothing_sticks_out_of_a_narrow_screen(person, world):
    me = person(phone=True, storage_state=world["cookies"])
    me.page.set_viewport_size({"width": 360, "height": 640})
    widths = {}
    for name in SCREENS:
        show(me, name, world)
        widths[name] = me.page.evaluate("document.documentElement.scrollWidth")
    assert set(widths.values()) == {360}, widths
