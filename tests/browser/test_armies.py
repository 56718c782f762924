"""An army is made in the browser, judged while it is made, and played."""

import pytest
from playwright.sync_api import expect

from tests.browser.builders import LOOKS, Builder, nothing_in_the_way, sits_down_with

ROBB = "Robb Stark, The Wolf Lord"


def test_an_army_is_made_saved_and_played(person):
    me = person("Arya")
    army, page = Builder(me, "army"), me.page
    me.open("/")
    me.tile("Tabletop Miniatures Game").get_by_role("link", name="Build armies").click()
    army.says("The army has no commander.")
    army.names_rule("MIN-ARMY-04")
    assert not army.pool.get_by_role("button", name="Add Lannister Guardsmen").count()

    # A commander waits for a unit, then joins one that can take them.
    army.list.get_by_label("Commander").first.select_option(label=ROBB)
    army.says(f"No unit of this army can take {ROBB}.")
    army.add("Grey Wind")
    army.says(f"No unit of this army can take {ROBB}.")
    for _ in range(2):
        army.add("Stark Sworn Swords")
    army.list.get_by_label(f"Which unit does {ROBB} join?").select_option("1")
    army.says("This army may be played.")
    army.says("13 of 30 points")

    # Attachments ask which unit they join, or are chosen at the unit.
    army.add("House Umber Berserkers")
    army.add("Umber Champion")
    joins = page.get_by_role("dialog", name="Which unit does Umber Champion join?")
    joins.get_by_role("button", name="House Umber Berserkers").click()
    army.says("20 of 30 points")
    army.list.get_by_label("Attachment for Stark Sworn Swords").nth(1).select_option("umber-champion")
    army.says("21 of 30 points")

    # Every reason at once, each with its rule, and gone when it is mended.
    for _ in range(3):
        army.add("House Bolton Flayed Men")
    army.says("2 things are missing or wrong")
    army.says("The army costs 45; 30 at most.")
    army.says("24 points are neutral; 15 at most.")
    army.names_rule("MIN-NEUTRAL-02")
    army.list.get_by_role("button", name="50", exact=True).click()
    army.says("This army may be played.")
    for _ in range(3):
        army.take_out("House Bolton Flayed Men")
    page.get_by_role("spinbutton", name="Points of the game").fill("37")
    page.keyboard.press("Tab")
    army.says("21 of 37 points")

    army.save("<b>Winter</b>")
    page.get_by_role("button", name="Try a first hand").click()
    expect(army.sheet.get_by_role("term")).to_have_count(3)
    page.keyboard.press("Escape")
    match, mine = army.play()
    assert match["options"]["points"] == 37
    assert match["my_brought"][mine] == {"built_in": None, "name": "<b>Winter</b>"}
    brought = me.get(f"/api/matches/{match['id']}/brought")
    assert set(brought) == {"seat-1", "seat-2"}  # armies lie open
    assert brought[mine]["units"] == [
        {"unit": "grey-wind", "attachments": []},
        {"unit": "sworn-swords", "attachments": ["robb-stark-wolf-lord"]},
        {"unit": "sworn-swords", "attachments": ["umber-champion"]},
        {"unit": "umber-berserkers", "attachments": ["umber-champion"]},
    ]


def test_a_card_is_read_with_its_values_and_texts(person):
    me = person("Arya", locale="de-DE")
    me.open("/rosters/miniatures?built_in=stark")
    me.page.get_by_role("button", name="Stark-Vorreiter ansehen").first.click()
    sheet = me.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Stark · Kavallerie · 6 Punkte")
    expect(sheet).to_contain_text("Geschwindigkeit 6")
    expect(sheet).to_contain_text("Nahkampf, trifft auf 4+, Würfel je nach Schlachtreihen: 7 / 4")
    for text in sheet.get_by_role("definition").all():
        assert text.inner_text().strip()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Robb Stark").first.click()
    expect(sheet).to_contain_text("Taktikkarten")


def test_a_list_is_taken_in_and_given_out(person):
    me = person("Arya")
    army = Builder(me, "army")
    me.open("/rosters/miniatures")
    text = "Wolves\nStark, 40 points\n- Stark Sworn Swords (5)\n  + {}\n- Sansa Stark, Little Bird (4)"
    problem = f"Line 4: no card is called “Rob Stark, The Wolf Lord”. Did you mean {ROBB}"
    army.take_in(text.format("Rob Stark, The Wolf Lord"), problem, text.format(ROBB))
    army.keeps("Wolves", "9 of 40 points")
    army.give_out(r"\n  \+ Robb Stark, The Wolf Lord \(0\)\n", r'"robb-stark-wolf-lord"')


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_keeps_anybody_from_building(person, look):
    nothing_in_the_way(person("Arya", **look), "/rosters/miniatures?built_in=baratheon", "Leger · 30 / 30")


def test_each_brings_an_army_when_sitting_down(person):
    match = person("Arya").make("me", "open", game="miniatures")
    mine = sits_down_with(person("Bran"), match, "army", "Martell")
    assert mine == {"seat-2": {"built_in": "martell", "name": ""}}
