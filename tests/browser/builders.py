"""What people do wherever a deck or an army is built: keep it, take in and give out lists, bring it to a table."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.people import Person

LOOKS = [{}, {"color_scheme": "dark", "locale": "de-DE"}, {"phone": True, "locale": "nl-NL"}]


class Builder:
    """Somebody who builds what a game calls a "deck" or an "army"."""

    def __init__(self, me: Person, called: str) -> None:
        self.me, self.page, self.called = me, me.page, called

    @property
    def list(self) -> Locator:
        """What was put together so far."""
        return self.page.get_by_role("region", name=self.called.capitalize(), exact=True)

    @property
    def pool(self) -> Locator:
        return self.page.get_by_role("region", name="Cards", exact=True)

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def says(self, text: str) -> None:
        expect(self.list).to_contain_text(text)

    def names_rule(self, rule: str) -> None:
        expect(self.list.get_by_role("link", name=rule)).to_be_visible()

    def add(self, card: str) -> None:
        self.pool.get_by_role("button", name=f"Add {card}", exact=True).first.click()

    def take_out(self, card: str, of: Locator | None = None) -> None:
        (of or self.list).get_by_role("button", name=f"Take out {card}").first.click()

    def save(self, name: str) -> None:
        self.page.get_by_label(f"Name of the {self.called}").fill(name)
        self.page.get_by_role("button", name="Save").click()
        chosen = self.page.get_by_label(re.compile(f"^Open an? {self.called}")).locator("option:checked")
        expect(chosen).to_have_text(name)

    def play(self) -> tuple[dict[str, Any], str]:
        """Against a bot; the match, and the seat it is played from."""
        self.page.get_by_role("button", name="Play it against a bot").click()
        expect(self.page).to_have_url(re.compile("/match/"))
        match = self.me.get("/api/matches/" + self.page.url.rsplit("/", 1)[1])
        [mine] = match["my_seats"]
        return match, mine

    def take_in(self, wrong: str, problem: str, right: str) -> None:
        """A list is read; first one with a mistake, which is pointed out."""
        self.page.get_by_role("button", name="Import").click()
        self.me.forgiven.append(re.compile("status of 400"))
        for text in (wrong, right):
            self.sheet.get_by_role("textbox").fill(text)
            self.sheet.get_by_role("button", name="Read this list").click()
            if text == wrong:
                expect(self.sheet.get_by_role("alert")).to_contain_text(problem)

    def keeps(self, name: str, text: str) -> None:
        """What is not saved is still there when the page is loaded anew."""
        self.says(text)
        expect(self.page.get_by_label(f"Name of the {self.called}")).to_have_value(name)
        self.page.reload()
        self.says(text)

    def give_out(self, as_text: str, as_json: str) -> None:
        self.page.get_by_role("button", name="Export").click()
        expect(self.sheet.get_by_role("textbox")).to_have_value(re.compile(as_text))
        self.sheet.get_by_role("button", name="JSON").click()
        expect(self.sheet.get_by_role("textbox")).to_have_value(re.compile(as_json))


def nothing_in_the_way(me: Person, path: str, other_half: str) -> None:
    """Nobody is kept from building, and nothing sticks out; on a phone, neither in its other half."""
    me.open(path)
    me.page.locator(".builder .pool li").first.wait_for()
    assert findings(me.page) == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    if not me.phone:
        tall = me.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert tall <= 0, "pool and list scroll, not the page around them"
    if me.phone:
        me.page.get_by_role("button", name=other_half).click()
        assert findings(me.page) == []


def sits_down_with(me: Person, match: str, called: str, name: str) -> dict[str, Any]:
    """Somebody brings one of the ready-made ones to a free seat; what the match says they brought."""
    me.open(f"/match/{match}")
    me.page.get_by_label(f"Your {called}").last.select_option(label=name)
    me.page.get_by_role("button", name="Sit down").click()
    expect(me.bar).to_be_visible()
    brought: dict[str, Any] = me.get(f"/api/matches/{match}")["my_brought"]
    return brought
