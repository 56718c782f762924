"""The card game on its board: two rounds with challenges of all kinds, reading cards, a melee of six, and the end."""

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import card_positions
from tests.browser import served as serving
from tests.browser.axe import findings
from tests.browser.people import Person, at_rest
from tests.browser.served import Served
from tests.patience import patience


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of our own, whose matches of the card game begin with a position."""
    with patch.object(serving, "RUN", card_positions.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


class Cards:
    """Somebody at the table, who may hold several seats."""

    def __init__(self, me: Person, *seats: str, **options: object) -> None:
        self.me, self.page, self.bar = me, me.page, me.bar
        self.match = me.make(*seats, game="cardgame", options=options)
        me.open(f"/match/{self.match}")
        expect(self.table(1)).to_be_visible()

    def table(self, seat: int) -> Locator:
        return self.page.locator(f"section[data-seat=seat-{seat}]")

    def card(self, seat: int, name: str) -> Locator:
        """A card in play, the first of its name; where a question mentions several of them, they have numbers."""
        return self.table(seat).get_by_role("button", name=re.compile(rf"^{name}( \(1\))?(,|$)")).first

    def held(self, name: str) -> Locator:
        return self.me.hand.get_by_role("button", name=re.compile(rf"^{name},")).first

    @property
    def challenge(self) -> Locator:
        return self.page.get_by_role("region", name="Challenge", exact=True)

    @property
    def send(self) -> Locator:
        """The button that sends what is prepared."""
        return self.bar.locator("button.primary")

    @property
    def nothing(self) -> Locator:
        """The button beside it that does nothing."""
        return self.bar.locator("form button.quiet")

    def asked(self, sentence: str) -> None:
        """Windows in which nobody wants to do anything pass by."""
        pass_until(self, sentence)

    def touch(self, what: Locator) -> None:
        self.me._press(what)
        self.me.settled()

    def sends(self, label: str) -> None:
        expect(self.send).to_contain_text(label)
        expect(self.send).not_to_have_attribute("aria-disabled", "true")
        self.touch(self.send)

    def attacks(self, kind: str, seat: int, *names: str) -> None:
        self.asked("Initiate a challenge")
        self.page.get_by_role("group", name="Kind of challenge").get_by_role("button", name=kind).click()
        for name in names:
            self.touch(self.card(seat, name))
            expect(self.card(seat, name)).to_have_attribute("aria-pressed", "true")


def test_two_rounds_are_played_on_the_board(person):
    game = Cards(person("Arya"), "me", "me")
    page, me = game.page, game.me

    # Round 1: both choose a plot in secret, from cards that are shown.
    for name in ("Taxation", "A Noble Cause"):
        game.asked("Choose your plot")
        game.touch(page.get_by_role("region", name="Cards to choose from").get_by_role("button", name=name))
    game.asked("Who is first player?")
    game.touch(page.locator("[data-target='seat/seat-1']"))

    # Marshaling: an attachment and what it is attached to, and a duplicate for nothing.
    game.asked("Take an action")
    expect(game.table(1)).to_contain_text("5")
    game.touch(game.held("Syrio's Training"))
    game.asked("What is Syrio's Training attached to?")
    game.touch(game.card(1, "Tyrion Lannister"))
    expect(game.card(1, "Syrio's Training")).to_have_accessible_name(re.compile("attached to Tyrion"))
    game.touch(game.held("Robb Stark"))
    expect(game.card(1, "Robb Stark")).to_have_accessible_name(re.compile("1 duplicate"))
    game.asked("Initiate a challenge")

    # A military challenge with totals, a reaction event, claim and renown.
    game.attacks("military", 1, "Robb Stark")
    expect(page.get_by_role("region", name="Initiating a challenge")).to_contain_text("Strength 5")
    game.sends("Military challenge")
    game.asked("Declare defenders")
    expect(game.challenge).to_contain_text("military challenge")
    expect(game.challenge.locator(".total").first).to_have_text("5")
    game.touch(game.card(2, "Burned Men"))
    expect(game.challenge.locator(".total").last).to_have_text("2")
    game.touch(game.card(2, "Burned Men"))
    expect(game.send).to_have_attribute("aria-disabled", "true")
    expect(game.nothing).to_have_text("Do not defend")
    game.touch(game.nothing)
    game.asked("React, or pass")
    expect(page.get_by_role("region", name="Where we are")).to_contain_text("a challenge is won")
    game.touch(game.held("Put to the Sword"))
    game.asked("choose a card")
    game.touch(game.card(2, "Vanguard of the North"))
    expect(game.card(2, "Vanguard of the North")).to_have_count(0)
    game.asked("for military claim")
    game.touch(game.card(2, "Burned Men"))
    game.asked("Which characters use renown?")
    game.touch(game.card(1, "Robb Stark"))
    expect(game.card(1, "Robb Stark")).to_have_accessible_name(re.compile("1 power"))

    # An intrigue challenge with stealth, a reaction on the table, and a power challenge.
    game.attacks("intrigue", 1, "Tyrion Lannister")
    game.touch(game.card(2, "Cersei Lannister"))
    expect(page.get_by_role("region", name="Initiating a challenge")).to_contain_text("bypasses Cersei")
    game.sends("Intrigue challenge")
    game.asked("React, or pass")
    game.touch(game.card(1, "Tyrion Lannister"))
    game.attacks("power", 1, "Eddard Stark")
    game.sends("Power challenge")
    game.asked("Declare defenders")
    game.touch(game.card(2, "Cersei Lannister"))
    game.sends("Defend with 1 character")
    game.asked("Which characters use renown?")
    game.touch(game.card(1, "Eddard Stark"))
    pass_until(game, "Initiate a challenge")

    # Seat 2 strikes back: a duplicate saves Robb.
    game.attacks("military", 2, "Burned Men")
    game.sends("Military challenge")
    game.asked("for military claim")
    game.touch(game.card(1, "Robb Stark"))
    game.asked("Prevent it, or pass")
    game.touch(game.card(1, "Robb Stark"))
    expect(game.card(1, "Robb Stark")).not_to_have_accessible_name(re.compile("duplicate"))

    # Round 2, as quickly as one can pass.
    pass_until(game, "Choose your plot")
    expect(page.locator("header").first).to_contain_text("Round 2")
    game.me.choices.first.click()
    me.settled()
    game.me.choices.first.click()
    me.settled()
    pass_until(game, "Initiate a challenge")
    game.attacks("power", 1, "Robb Stark")
    game.sends("Power challenge")
    pass_until(game, "Choose your plot", "Round 3")


def pass_until(game: Cards, sentence: str, header: str = "") -> None:
    """Nobody does anything that is not asked for. Some questions pass by themselves."""
    for _ in range(200):
        expect(game.me.choices.or_(game.send).first).to_be_visible()
        said, prepared = game.me.question()
        if sentence in said and header in game.page.locator("header").first.inner_text():
            return
        if prepared and game.nothing.count() == 0:
            choose_enough(game)
        else:  # passing, or to send nothing
            game.me.answer_if(said)
            game.page.wait_for_timeout(100)  # a question has to stand for a moment before it is answered
    raise AssertionError(f"{sentence!r} was never asked")


def choose_enough(game: Cards) -> None:
    """Of several cards to choose, one more until it is enough. The engine judges each time."""
    pressed = game.page.locator(".touchable[data-target][aria-pressed=true]")
    for _ in range(9):
        try:
            expect(game.send).not_to_have_attribute("aria-disabled", "true", timeout=patience(1) * 1000)
            break
        except AssertionError:
            count = pressed.count()
            game.page.locator(".touchable[data-target][aria-pressed=false]").first.click()
            expect(pressed).to_have_count(count + 1)
    game.touch(game.send)


def test_a_card_is_read_and_says_why_it_cannot_be_used(person):
    game = Cards(person("Arya"), "me", "squire", open_lists=False)
    page = game.page
    game.asked("Initiate a challenge")
    page.get_by_role("button", name=re.compile("^Look at cards")).click()
    game.touch(game.card(1, "Robb Stark"))
    sheet = page.get_by_role("dialog", name="Robb Stark")
    expect(sheet).to_contain_text("Renown.")
    expect(sheet.get_by_role("listitem").filter(has_text="Reaction")).to_contain_text("CG-REACT-01")
    expect(sheet).to_contain_text("Attack in a military challenge: possible now.")
    sheet.get_by_role("button", name="Close").click()
    game.table(2).locator("[data-pile='seat-2/deck']").click()
    expect(page.get_by_role("dialog")).to_contain_text("cards lie here face down")


def test_a_person_wins_against_a_bot(person):
    game = Cards(person("Arya"), "me", "squire", open_lists=False)
    game.attacks("military", 1, "Robb Stark")
    game.sends("Military challenge")
    pass_until(game, "renown")
    game.touch(game.card(1, "Robb Stark"))
    game.me.sees_the_end()
    expect(game.bar).to_contain_text("Fifteen power decide it.")
    game.me.ended.click()
    expect(game.page.get_by_role("heading", name="You win.")).to_be_visible()
    for title in ("Power", "Cards in play", "Gold"):
        expect(game.page.get_by_role("img", name=re.compile(f"^{title}: Arya: "))).to_be_visible()
    assert findings(game.page) == []


def test_what_is_prepared_on_the_table_is_chosen_from_a_list_as_well(person):
    game = Cards(person("Arya"), "me", "squire", open_lists=False)
    game.asked("Initiate a challenge")
    game.touch(game.bar.get_by_role("button", name="Choose from a list in words"))
    wanted = game.me.choices.filter(has_text=re.compile("military challenge against .* with Robb Stark$"))
    expect(wanted).to_be_visible()
    game.touch(wanted)
    expect(game.challenge).to_contain_text("military challenge")


@pytest.mark.parametrize("phone", [False, True])
def test_nobody_gives_up_a_challenge_by_one_press(person, phone):
    game = Cards(person("Arya", phone=phone), "me", "squire", open_lists=False)
    game.asked("Initiate a challenge")
    expect(game.send).to_have_attribute("aria-disabled", "true")
    game.touch(game.nothing)
    expect(game.bar).to_contain_text("You could still initiate")
    expect(game.bar).to_contain_text("Initiate a challenge, or none")
    game.touch(game.card(1, "Robb Stark"))  # what is prepared since is sent at once
    expect(game.bar).not_to_contain_text("You could still initiate")
    game.touch(game.card(1, "Robb Stark"))
    game.me.insist(game.nothing)
    expect(game.bar).not_to_contain_text("Initiate a challenge, or none")


def test_after_a_click_no_key_takes_anything_back(person):
    game = Cards(person("Arya"), "me", "me")
    game.asked("Choose your plot")
    game.touch(game.me.choices.first)
    game.asked("Choose your plot")
    take_back = game.bar.get_by_role("button", name="Take back")
    expect(take_back).to_be_visible()
    expect(take_back).not_to_be_focused()
    game.touch(take_back)
    expect(take_back).not_to_be_visible()
    game.touch(game.me.choices.first)
    expect(take_back).to_be_visible()
    expect(take_back).not_to_be_focused()


@pytest.mark.parametrize("phone", [False, True])
def test_a_window_is_passed_to_its_end(person, phone):
    game = Cards(person("Arya", phone=phone), "me", *["squire"] * 5)
    expect(game.bar).to_contain_text("Take an action, or pass.")
    game.me.choices.first.click(trial=True)  # nothing lies over it
    game.touch(game.bar.get_by_role("button", name="Pass to the end"))
    expect(game.bar).to_contain_text("Initiate a challenge")
    expect(game.bar.get_by_role("button", name="Pass to the end")).to_have_count(0)


def test_on_a_small_phone_the_choices_can_be_read_beside_two_ways_to_pass_and_taking_back(person):
    me = person("Arya", phone=True)
    me.page.set_viewport_size({"width": 340, "height": 740})  # with room for no more words than other languages have
    game = Cards(me, "me", *["squire"] * 5)
    game.attacks("military", 1, "Robb Stark")
    game.sends("Military challenge")
    game.asked("Redirect this challenge")
    game.touch(me.choices.first)
    expect(game.bar).to_contain_text("Take an action, or pass.")
    expect(game.bar.get_by_role("button", name="Pass to the end")).to_be_visible()
    expect(game.bar.get_by_role("button", name="Take back")).to_be_visible()
    me.may_press()
    assert me.choices.first.evaluate(WHOLE)


WHOLE = """(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [left + 4, right - 4].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""

WATCH_MOTION = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    window.moved.push(this.dataset?.piece ?? "gone");
    return animate.call(this, frames, ...more);
  };
}"""


def test_cards_go_from_where_they_were_to_where_they_are(person):
    game = Cards(person("Arya", reduced_motion="no-preference"), "me", "me")
    for name in ("Taxation", "A Noble Cause"):
        game.asked("Choose your plot")
        game.touch(game.page.get_by_role("region", name="Cards to choose from").get_by_role("button", name=name))
    game.asked("Initiate a challenge")
    game.page.evaluate(WATCH_MOTION)
    game.attacks("military", 1, "Robb Stark")
    game.sends("Military challenge")
    # He kneels.
    game.page.wait_for_function("() => window.moved.some((each) => each.startsWith('robb-stark.'))")
    game.asked("for military claim")
    game.touch(game.card(2, "Burned Men"))
    # The dead go to their pile.
    game.page.wait_for_function("() => window.moved.includes('gone')")


LOOKS = [("light", False), ("dark", False), ("dark", True)]


@pytest.mark.parametrize(("scheme", "phone"), LOOKS)
def test_a_melee_of_six_can_be_used_by_everybody(person, pictures, scheme, phone):
    me = person("Arya", phone=phone, color_scheme=scheme)
    game = Cards(me, "me", *["squire"] * 5)
    game.asked("Initiate a challenge")
    for seat in range(1, 7):  # whose title is rival to whose is seen without asking
        expect(game.table(seat).get_by_role("button", name=re.compile("^Title: "))).to_be_visible()
    assert findings(me.page) == []
    me.page.screenshot(path=pictures / f"cardgame-{scheme}-{'phone' if phone else 'desktop'}.png")
    if not phone:
        for width, height in ((1280, 720), (1920, 1080)):
            me.page.set_viewport_size({"width": width, "height": height})
            at_rest(me.page)
            assert hidden_cards(me.page) == [], f"all cards are in sight at {width}"
    me._press(me.page.get_by_role("button", name=re.compile("^Look at cards")))
    me._press(game.card(1, "Catelyn Stark"))
    expect(me.page.get_by_role("dialog", name="Catelyn Stark")).to_be_visible()
    assert findings(me.page) == []


def hidden_cards(page) -> list[str]:
    """Cards in play whose middle is not where it can be touched."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll(".face[data-target]")].filter((card) => {
      const box = card.getBoundingClientRect();
      const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return !card.contains(there);
    }).map((card) => card.dataset.target)""")
    return found
