"""People with browsers."""

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.patience import patience

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


ASKED = """bar => [bar.querySelector(".sentence").innerText, bar.querySelector("button.primary") !== null]"""

ANSWER = """(bar, said) => {
  if (bar.querySelector(".sentence")?.innerText !== said || bar.dataset.settled === undefined) return;
  const ready = bar.querySelector("button.primary:not([aria-disabled=true])");
  (ready ?? bar.querySelector("button.quiet") ?? bar.querySelector("button.choice"))?.click();
}"""


AT_REST = """async () => {
  for (let times = 0; times < 3; times++) {
    await new Promise((done) => {
      requestIdleCallback(() => requestAnimationFrame(done));
      setTimeout(done, 2000);  // a page that nobody looks at may never draw again
    });
  }
}"""


def at_rest(page: Page) -> None:
    """Wait until a page has done what follows from the last thing done to it, which a busy machine does later."""
    page.wait_for_timeout(300)
    page.evaluate(AT_REST)


class Person:
    """Somebody with a browser of their own. What the browser complains about is kept, and fails the test."""

    def __init__(self, browser: Browser, url: str, *, nickname: str = "", phone: bool = False, **look: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            accept_downloads=True,
            **{"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **look},
        )
        self.context.set_default_timeout(patience() * 1000)
        self.phone = phone
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        if nickname:
            self.post("/api/people", {"nickname": nickname})

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    @property
    def problems(self) -> list[str]:
        return [each for each in self.complaints if not any(known.search(each) for known in self.forgiven)]

    def tile(self, game: str = "Westeros Intrigue") -> Locator:
        """The tile of a game in the lobby."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))

    # ---------------------------------------------------------------------------------------------- without looking

    def post(self, path: str, body: Any = None) -> Any:
        done = self.context.request.post(path, data=body)
        assert done.ok, done.text()
        return done.json()

    def get(self, path: str) -> Any:
        done = self.context.request.get(path)
        assert done.ok, done.text()
        return done.json()

    def make(self, *seats: str, **more: Any) -> str:
        """A match; a seat is "me", "open" or a bot."""
        plans = [{"kind": each} if each in ("me", "open") else {"kind": "bot", "bot": each} for each in seats]
        body = {"game": "intrigue", "options": {}, "seats": plans, "shuffled": False, "thinking": 10, **more}
        return str(self.post("/api/matches", body)["id"])

    def hand_over(self) -> None:
        """Let bots play my seats from now on."""
        match = self.page.url.rsplit("/", 1)[1]
        for seat in self.get(f"/api/matches/{match}")["my_seats"]:
            self.post(f"/api/matches/{match}/substitute", {"seat": seat, "bot": "squire"})

    def finish(self, match: str) -> None:
        """Let bots play my seats until the match is over."""
        self.open(f"/match/{match}")
        # Whoever comes to the table has the seat back: so first come, then hand it over.
        expect(self.bar).to_be_visible()
        self.hand_over()
        self.sees_the_end()

    def sees_the_end(self) -> None:
        """Wait until the match is over, however many moves bots have to make until then."""
        expect(self.ended).to_be_visible(timeout=patience(300) * 1000)

    # ------------------------------------------------------------------------------------------------ what is there

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="What to do now")

    @property
    def choices(self) -> Locator:
        """What the bar offers next."""
        return self.bar.locator("button.choice")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand")

    @property
    def pyramid(self) -> Locator:
        return self.page.get_by_role("group", name="Pyramid")

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("log", name="Story").get_by_role("listitem")

    def placements(self, nickname: str) -> Locator:
        """What the story tells of somebody's cards."""
        return self.story.filter(has_text=re.compile(f"^{nickname} places? "))

    @property
    def ended(self) -> Locator:
        return self.bar.get_by_role("link", name="Result")

    def is_asked(self) -> bool:
        """Wait until something is asked of me or the match is over; whether it is the former."""
        expect(self.choices.or_(self.ended).first).to_be_visible()
        if self.choices.count() == 0:
            return False
        self.may_press()
        return True

    def may_press(self) -> None:
        """Wait until a press is meant for what is asked: one that comes sooner was meant for what was asked before."""
        expect(self.bar).to_have_attribute("data-settled", "")

    def question(self) -> tuple[str, bool]:
        """What is asked, and whether its answer is prepared on the board: seen at one moment, as the next question may
        come at any time."""
        said, prepared = self.bar.evaluate(ASKED)
        return said, prepared

    # --------------------------------------------------------------------------------------------------- what to do

    def answer_if(self, said: str) -> None:
        """What is proposed, or nothing, or the first answer there is, unless something else is asked by now."""
        self.bar.evaluate(ANSWER, said)
        self.settled()

    def open(self, path: str) -> None:
        self.page.goto(path)

    def put_away(self) -> None:
        """Close what tells how a round ended."""
        told = self.page.get_by_role("region", name=re.compile("^Round . is over"))
        if told.is_visible():
            told.get_by_role("button", name="Go on").click()

    def place_by_keys(self) -> None:
        self.page.keyboard.press("1")
        expect(self.bar.get_by_role("button", pressed=True)).to_be_visible()
        self.page.keyboard.press("1")

    def place_by_bar(self) -> None:
        self.may_press()
        self._press(self.choices.last)
        expect(self.bar.get_by_role("button", pressed=True)).to_be_visible()
        self._press(self.choices.last)

    def place_on_board(self) -> None:
        """Pick a card up from the hand and put it down on a spot that the bar offers, too."""
        self.put_away()
        self.may_press()
        card = self.hand.locator("button[aria-disabled=false]").last
        self._press(card)
        expect(self.bar.get_by_role("button", pressed=True)).to_be_visible()
        spot = self.choices.first.inner_text().removeprefix("1").strip()
        self._press(self.pyramid.get_by_role("button", name=spot, exact=True))

    def settled(self) -> None:
        """Wait until an answer of mine is kept for good."""
        expect(self.bar).not_to_contain_text("Sent …")

    def answer(self, what: Locator) -> None:
        """Press it, and again if it gives something up."""
        self._press(what)
        self.page.wait_for_timeout(500)
        if self.bar.get_by_text("Press again if you mean it").count():
            self._press(what)
        self.settled()

    def insist(self, what: Locator) -> None:
        """Press what gives something up; then it is said what, and pressed again."""
        self._press(what)
        expect(self.bar).to_contain_text("Press again if you mean it")
        self.may_press()  # sooner it is not read yet, and not sent
        self._press(what)
        self.settled()

    def _press(self, what: Locator) -> None:
        if not self.phone:
            what.click()
            return
        self.page.wait_for_timeout(350)  # two taps at one place are a double tap if the second comes sooner
        what.tap()

    def close(self) -> None:
        self.context.close()
