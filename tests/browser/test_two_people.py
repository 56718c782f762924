"""Two people in two browsers, one of them on a phone; the page is reloaded and the connection breaks."""

import re

from playwright.sync_api import expect

DISCONNECTED = re.compile("ERR_INTERNET_DISCONNECTED")


class Pair:
    """Two people at one table, and how often each has answered."""

    def __init__(self, match, *people):
        self.match, self.people = match, people
        self.turns = dict.fromkeys(people, 0)

    def seat(self, someone):
        (seat,) = someone.get(f"/api/matches/{self.match}")["my_seats"]
        return seat

    def on_turn(self):
        """Whoever is asked; nobody once the match is over."""
        for each in self.people:
            each.settled()
        awaited = self.people[0].get(f"/api/matches/{self.match}")["waiting_for"]
        found = next((each for each in self.people if self.seat(each) in awaited), None)
        return found if found and found.is_asked() else None

    def place(self, someone):
        ways = (someone.place_by_bar, someone.place_on_board)
        ways[self.turns[someone] % 2]()
        self.turns[someone] += 1

    def until_asked(self, someone):
        while (each := self.on_turn()) is not someone:
            self.place(each)


def sit_down_together(arya, brienne):
    """One opens a table and sends a link, the other follows it."""
    arya.open("/")
    arya.tile().get_by_role("link", name="Invite friends").click()
    arya.page.get_by_role("button", name="2", exact=True).click()
    arya.page.get_by_role("button", name="Open the table").click()
    arya.page.get_by_role("textbox", name="Nickname").fill("Arya")
    arya.page.get_by_role("button", name="Sit down").click()
    arya.page.get_by_role("button", name="Copy a link for one person").click()
    link = arya.page.get_by_role("textbox", name="Invitation link").input_value()

    brienne.open(link)
    expect(brienne.page.get_by_text("Arya keeps a seat for you")).to_be_visible()
    brienne.page.get_by_role("textbox", name="Nickname").fill("Brienne")
    brienne.page.get_by_role("button", name="Sit down").tap()
    for each in (arya, brienne):
        expect(each.bar).to_be_visible()
    return Pair(arya.page.url.rsplit("/", 1)[1], arya, brienne)


def test_two_people_meet_by_a_link_and_nothing_is_lost_or_counted_twice(person):
    arya, brienne = person(), person(phone=True)
    pair = sit_down_together(arya, brienne)

    # A reload while a card is picked up: the same question, the same story.
    pair.until_asked(brienne)
    hand = brienne.hand.get_by_role("button").count()
    brienne.choices.first.tap()
    brienne.page.reload()
    assert brienne.is_asked()
    expect(brienne.hand.get_by_role("button")).to_have_count(hand)
    pair.place(brienne)

    # An answer given without a line waits for it.
    pair.until_asked(brienne)
    told = arya.placements("Brienne").count()
    brienne.forgiven.append(DISCONNECTED)
    brienne.context.set_offline(True)
    expect(brienne.page.get_by_text("Connection lost.")).to_be_visible()
    pair.place(brienne)
    expect(brienne.bar).to_contain_text("Your answer is saved")
    expect(arya.bar).to_contain_text("It is the turn of Brienne")
    expect(arya.placements("Brienne")).to_have_count(told)
    brienne.context.set_offline(False)
    expect(brienne.page.get_by_text("Connection lost.")).to_be_hidden()
    expect(arya.placements("Brienne")).to_have_count(told + 1)

    # What one missed while away is told on returning.
    pair.until_asked(arya)
    brienne.context.set_offline(True)
    expect(brienne.page.get_by_text("Connection lost.")).to_be_visible()
    pair.place(arya)
    arya.settled()
    brienne.context.set_offline(False)
    assert brienne.is_asked()

    while each := pair.on_turn():
        pair.place(each)
    for each in (arya, brienne):
        each.sees_the_end()
    answered = [frame["seat"] for frame in arya.get(f"/api/matches/{pair.match}/replay?seat=all")["frames"]]
    for each in (arya, brienne):
        assert answered.count(pair.seat(each)) == pair.turns[each]


def test_where_one_is_always_waited_for_stays_set(person):
    arya, brienne = person("Arya"), person("Brienne")
    match = arya.make("me", "open", game="cardgame", beat=3000)
    brienne.post(f"/api/matches/{match}/sit", {})
    arya.open(f"/match/{match}")
    expect(arya.bar).to_be_visible()
    menu, wanted = arya.page.get_by_role("button", name="Menu"), arya.page.get_by_label("in action windows")
    menu.click()
    wanted.check()
    arya.page.get_by_label("in my challenges").check()
    arya.page.keyboard.press("Escape")
    expect(wanted).not_to_be_visible()
    menu.click()
    expect(wanted).to_be_checked()
    assert arya.get(f"/api/matches/{match}")["my_stops"] == {"seat-1": ["actions", "my-challenge"]}


def test_who_comes_by_the_link_of_the_table_and_gives_a_name_there_plays(person):
    """A nickname is asked for where somebody sits down: from then on the table knows them."""
    arya, brienne = person("Arya"), person(phone=True)
    match = arya.make("me", "open")
    brienne.open(f"/match/{match}")
    brienne.page.get_by_role("button", name="Sit down").tap()
    dialog = brienne.page.get_by_role("dialog")
    dialog.get_by_label("Nickname").fill("Brienne")
    dialog.get_by_role("button", name="Sit down").tap()
    expect(brienne.hand.get_by_role("button").first).to_be_visible()
    expect(brienne.page.get_by_text("You are watching.")).to_have_count(0)


def test_one_link_seats_everybody_and_tells_a_latecomer_why_not(person):
    arya, brienne, jon, sam = person("Arya"), person(), person(), person()
    arya.open("/")
    arya.tile().get_by_role("link", name="Invite friends").click()
    arya.page.get_by_role("button", name="3", exact=True).click()
    arya.page.get_by_role("button", name="Open the table").click()
    arya.page.get_by_role("button", name="Copy a link for everybody").click()
    link = arya.page.get_by_role("textbox", name="Invitation link").input_value()
    expect(arya.page.get_by_role("img", name="for the camera of a phone")).to_be_visible()
    for each, name in ((brienne, "Brienne"), (jon, "Jon")):
        each.open(link)
        each.page.get_by_role("textbox", name="Nickname").fill(name)
        each.page.get_by_role("button", name="Sit down").click()
    expect(arya.bar).to_be_visible()
    sam.open(link)
    expect(sam.page.get_by_text("This game has already begun.")).to_be_visible()
    sam.page.get_by_role("link", name="Just watch").click()
    expect(sam.page.get_by_text("Brienne").first).to_be_visible()
