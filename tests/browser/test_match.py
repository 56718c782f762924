"""One person and two bots, from the lobby to the result."""

import json
import re

from playwright.sync_api import Route, expect


def think_briefly(route: Route) -> None:
    """The bots of the lobby's button think for half a second; here they need not think that well."""
    if route.request.method != "POST":
        route.continue_()
        return
    plan = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**plan, "thinking": 10}))


def test_from_the_lobby_to_the_own_first_move_in_two_clicks_and_then_to_the_result(person):
    me = person()
    me.context.route("**/api/matches", think_briefly)
    me.open("/")
    me.tile().get_by_role("button", name="Play against bots").click()
    me.page.get_by_role("textbox", name="Nickname").fill("Arya")
    me.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    assert me.is_asked(), "the first own move"
    expect(me.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)

    turns = 0
    while me.is_asked():
        ways = (me.place_by_keys, me.place_on_board, me.place_by_bar)
        ways[turns % len(ways)]()
        turns += 1
    assert turns >= 3, "a card in each round at least"

    me.put_away()
    expect(me.page.get_by_role("region", name="Final scores")).to_contain_text("Arya")
    me.ended.click()
    expect(me.page).to_have_url(re.compile("/result/"))
    expect(me.page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    ranking = me.page.get_by_role("table").first
    expect(ranking.get_by_role("row")).to_have_count(4)
    expect(ranking.get_by_role("cell", name="Arya")).to_be_visible()
