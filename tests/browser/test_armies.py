"""An army is made in the browser, judged while it is made, and played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings

ROBB = "Robb Stark, The Wolf Lord"


def army(someone):
    return someone.page.get_by_role("region", name="Army", exact=True)


def pool(someone):
    return someone.page.get_by_role("region", name="Cards", exact=True)


def add(someone, card):
    pool(someone).get_by_role("button", name=f"Add {card}", exact=True).first.click()


def test_an_army_is_made_saved_and_played(person):
    me = person("Arya")
    me.open("/")
    me.tile("Tabletop Miniatures Game").get_by_role("link", name="Build armies").click()
    expect(army(me)).to_contain_text("The army has no commander.")
    expect(army(me).get_by_role("link", name="MIN-ARMY-04")).to_be_visible()
    assert not pool(me).get_by_role("button", name="Add Lannister Guardsmen").count()

    # A commander waits for a unit, then joins one that can take them.
    army(me).get_by_label("Commander").first.select_option(label=ROBB)
    expect(army(me)).to_contain_text(f"No unit of this army can take {ROBB}.")
    add(me, "Grey Wind")
    expect(army(me)).to_contain_text(f"No unit of this army can take {ROBB}.")
    for _ in range(2):
        add(me, "Stark Sworn Swords")
    army(me).get_by_label(f"Which unit does {ROBB} join?").select_option("1")
    expect(army(me)).to_contain_text("This army may be played.")
    expect(army(me)).to_contain_text("13 of 30 points")

    # Attachments ask which unit they join, or are chosen at the unit.
    add(me, "House Umber Berserkers")
    add(me, "Umber Champion")
    joins = me.page.get_by_role("dialog", name="Which unit does Umber Champion join?")
    joins.get_by_role("button", name="House Umber Berserkers").click()
    expect(army(me)).to_contain_text("20 of 30 points")
    army(me).get_by_label("Attachment for Stark Sworn Swords").nth(1).select_option("umber-champion")
    expect(army(me)).to_contain_text("21 of 30 points")

    # Every reason at once, each with its rule, and gone when it is mended.
    for _ in range(3):
        add(me, "House Bolton Flayed Men")
    expect(army(me)).to_contain_text("2 things are missing or wrong")
    expect(army(me)).to_contain_text("The army costs 45; 30 at most.")
    expect(army(me)).to_contain_text("24 points are neutral; 15 at most.")
    expect(army(me).get_by_role("link", name="MIN-NEUTRAL-02")).to_be_visible()
    army(me).get_by_role("button", name="50", exact=True).click()
    expect(army(me)).to_contain_text("This army may be played.")
    for _ in range(3):
        army(me).get_by_role("button", name="Take out House Bolton Flayed Men").first.click()
    me.page.get_by_role("spinbutton", name="Points of the game").fill("37")
    me.page.keyboard.press("Tab")
    expect(army(me)).to_contain_text("21 of 37 points")

    me.page.get_by_label("Name of the army").fill("<b>Winter</b>")
    me.page.get_by_role("button", name="Save").click()
    expect(me.page.get_by_label("Open an army").locator("option:checked")).to_have_text("<b>Winter</b>")
    me.page.get_by_role("button", name="Try a first hand").click()
    expect(me.page.get_by_role("dialog").get_by_role("term")).to_have_count(3)
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Play it against a bot").click()
    expect(me.page).to_have_url(re.compile("/match/"))
    match = me.get("/api/matches/" + me.page.url.rsplit("/", 1)[1])
    [mine] = match["my_seats"]
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
    expect(sheet).to_contain_text("Tempo6")
    expect(sheet).to_contain_text("Nahkampf, trifft auf 4+, Würfel je nach Gliedern: 7 / 4")
    for text in sheet.get_by_role("definition").all():
        assert text.inner_text().strip()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Robb Stark").first.click()
    expect(sheet).to_contain_text("Taktikkarten")


def test_a_list_is_taken_in_and_given_out(person):
    me = person("Arya")
    me.open("/rosters/miniatures")
    me.page.get_by_role("button", name="Import").click()
    sheet = me.page.get_by_role("dialog")
    text = "Wolves\nStark, 40 points\n- Stark Sworn Swords (5)\n  + {}\n- Sansa Stark, Little Bird (4)"
    sheet.get_by_role("textbox").fill(text.format("Rob Stark, The Wolf Lord"))
    me.forgiven.append(re.compile("status of 400"))
    sheet.get_by_role("button", name="Read this list").click()
    expect(sheet.get_by_role("alert")).to_contain_text(
        f"Line 4: no card is called “Rob Stark, The Wolf Lord”. Did you mean {ROBB}"
    )
    sheet.get_by_role("textbox").fill(text.format(ROBB))
    sheet.get_by_role("button", name="Read this list").click()
    expect(army(me)).to_contain_text("9 of 40 points")
    expect(me.page.get_by_label("Name of the army")).to_have_value("Wolves")
    # What is not saved is still there when the page is loaded anew.
    me.page.reload()
    expect(army(me)).to_contain_text("9 of 40 points")
    me.page.get_by_role("button", name="Export").click()
    expect(sheet.get_by_role("textbox")).to_have_value(re.compile(r"\n  \+ Robb Stark, The Wolf Lord \(0\)\n"))
    sheet.get_by_role("button", name="JSON").click()
    expect(sheet.get_by_role("textbox")).to_have_value(re.compile(r'"robb-stark-wolf-lord"'))


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark", "locale": "de-DE"}, {"phone": True, "locale": "nl-NL"}])
def test_nothing_keeps_anybody_from_building(person, look):
    me = person("Arya", **look)
    me.open("/rosters/miniatures?built_in=baratheon")
    me.page.locator(".builder .pool li").first.wait_for()
    assert findings(me.page) == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    if me.phone:
        me.page.get_by_role("button", name="Leger · 30 / 30").click()
        assert findings(me.page) == []


def test_each_brings_an_army_when_sitting_down(person):
    arya, bran = person("Arya"), person("Bran")
    match = arya.make("me", "open", game="miniatures")
    bran.open(f"/match/{match}")
    bran.page.get_by_label("Your army").last.select_option(label="Martell")
    bran.page.get_by_role("button", name="Sit down").click()
    expect(bran.bar).to_be_visible()
    mine = bran.get(f"/api/matches/{match}")["my_brought"]
    assert mine == {"seat-2": {"built_in": "martell", "name": ""}}
