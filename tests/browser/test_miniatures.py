"""The miniatures game on its table: deploying, moving, charging, shooting, an NCU, and points at the end of a round."""

import re
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import battle_positions
from tests.browser import served as serving
from tests.browser.people import Person
from tests.browser.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of our own, whose matches on a table without terrain begin in the middle of a battle."""
    with patch.object(serving, "RUN", battle_positions.run()):
        server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


class Battle:
    """Somebody at the table, who plays both armies."""

    def __init__(self, me: Person, **options: object) -> None:
        self.me, self.page, self.bar = me, me.page, me.bar
        me.open(f"/match/{me.make('me', 'me', game='miniatures', options=options)}")
        expect(self.page.get_by_role("group", name="Battlefield")).to_be_visible()

    def unit(self, name: str) -> Locator:
        return self.page.locator(f"[data-unit='{name}']")

    @property
    def ghost(self) -> Locator:
        return self.page.locator("g.ghost")

    @property
    def send(self) -> Locator:
        return self.bar.locator("form button.primary")

    @property
    def nothing(self) -> Locator:
        return self.bar.locator("form button.quiet")

    def choice(self, label: str) -> Locator:
        return self.me.choices.filter(has_text=re.compile(label)).first

    def until(self, sentence: str) -> None:
        """Chances to do something pass by, dice are not rolled again, and trays are lined up as they come."""
        for _ in range(60):
            expect(self.send.or_(self.me.choices.first).first).to_be_visible()
            said, prepared = self.me.question()
            if re.search(sentence, said):
                return
            if prepared and not self.nothing.count():
                self.sends()
            else:
                self.me.answer_if(said)
            self.page.wait_for_timeout(150)
        raise AssertionError(f"never asked: {sentence}")

    def sends(self) -> None:
        expect(self.send).not_to_have_attribute("aria-disabled", "true")
        self.press(self.send)
        self.me.settled()

    def press(self, what: Locator) -> None:
        what.tap() if self.me.phone else what.click()


def place(unit: Locator) -> str:
    return str(unit.evaluate("each => each.style.transform"))


def test_a_unit_is_dragged_into_its_zone_and_deployed(person):
    game = Battle(person("Arya"))
    game.until("Which unit do you deploy")
    game.me.choices.first.click()
    expect(game.ghost).to_be_visible()
    # Where it stands first is only somewhere to begin: no key deploys it there, though its button would.
    game.me.may_press()
    expect(game.send).not_to_have_attribute("aria-disabled", "true")
    for key in ("Enter", "1", "Space"):
        game.page.keyboard.press(key)
    game.page.wait_for_timeout(500)
    expect(game.ghost).to_be_visible()
    expect(game.page.locator("g.unit")).to_have_count(0)
    body = game.ghost.locator(".body")
    box = body.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # Out of the zone it is refused, with the rule; back in the zone it is not.
    game.page.keyboard.press("]")
    expect(game.page.get_by_role("group", name="Facing")).to_contain_text(re.compile("5°|185°"))
    game.page.mouse.move(x, y)
    game.page.mouse.down()
    game.page.mouse.move(x + 30, y - 250, steps=4)
    game.page.mouse.up()
    expect(game.bar).to_contain_text("MIN-DEPLOY-04")
    expect(game.ghost).to_have_class(re.compile("refused"))
    game.page.keyboard.press("Escape")
    expect(game.ghost).not_to_have_class(re.compile("refused"))
    game.sends()
    expect(game.page.locator("g.unit")).to_have_count(1)


def test_a_round_of_battle_is_played_on_the_table(person, pictures):
    game = Battle(person("Arya"), terrain="none")
    page = game.page

    # A maneuver by keys: a quarter of an inch with each arrow, then a turn.
    game.until("Which unit is activated")
    bowmen = game.unit("bowmen.1")
    mover = page.locator("g.unit.choosable").first
    name = mover.get_attribute("data-unit")
    before = place(mover)
    mover.click()
    game.until("which action")
    game.choice("Maneuver").click()
    expect(game.ghost).to_be_visible()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("]")
    expect(game.send).to_contain_text("Go 1″")
    game.sends()
    game.until("Which unit is activated")
    assert place(game.unit(str(name))) != before

    # An NCU of the other side claims a zone.
    page.locator(".ncu.choosable").first.click()
    game.until("Which zone")
    page.locator("[data-zone=wealth]").click()
    game.until("Which unit is activated")
    expect(page.locator(".zone.held [data-ncu]")).to_have_count(1)

    # The bowmen shoot.
    bowmen.click()
    game.until("which action")
    game.choice("Ranged attack").click()
    game.until("Which unit is activated")
    dice = page.get_by_role("region", name="Dice")
    expect(dice).to_contain_text("hits")
    expect(dice).to_contain_text("A 3 or more counts")
    rolled = dice.inner_text()
    page.reload()  # what was rolled is still explained
    expect(dice).to_have_text(rolled, use_inner_text=True)

    # Somebody charges: the chance to arrive and the exact odds stand beside the table.
    game.unit("mountains-men.2").click()
    game.until("which action")
    game.choice("Charge").click()
    game.until("against whom|facing where")
    odds = page.get_by_role("list", name=re.compile("Chance of each"))
    if "against whom" in game.bar.locator(".sentence").inner_text():  # then those against every target stand there
        expect(odds).to_have_count(game.me.choices.count())
    game.until("facing where")
    expect(page.get_by_role("region", name="Where to")).to_contain_text(re.compile(r"arrives on \d\+"))
    expect(odds).to_be_visible()
    page.screenshot(path=pictures / "miniatures-charge.png")
    game.sends()
    game.until("Which unit is activated")

    # The round goes on with whatever comes first, until it is scored.
    for _ in range(40):
        if "Round 3" in page.locator("header").inner_text():
            break
        game.until("Which unit is activated|which action")
        forgo = game.choice("No action")
        game.me.insist(forgo) if forgo.count() else game.me.choices.first.click()
        game.me.settled()
        page.wait_for_timeout(200)
    expect(page.locator("header")).to_contain_text("Round 3")
    expect(page.locator(".signs").first).to_contain_text(re.compile(r"[1-9]\d* of \d+ victory points"))
