"""Who sits where while a match waits: seats are chosen or drawn."""

from collections import Counter
from random import Random

import pytest

from maester.store import SeatRow, places
from tests.store.kit import a_match, opened

HOUSES = ("baratheon", "lannister", "stark")


def rows(*holders: SeatRow | None):
    return tuple(
        SeatRow(house) if holder is None else places.put((SeatRow(house),), house, holder)[0]
        for house, holder in zip(HOUSES, holders, strict=True)
    )


def who(found):
    assert found is not None
    return [(row.person or row.bot, row.chosen) for row in found]


NED, CAT, JON = (SeatRow("", name) for name in ("ned", "cat", "jon"))
NOBODY = (None, False)


def test_whoever_wants_no_seat_in_particular_gets_the_first_that_is_open():
    assert who(places.sat_down(rows(NED, None, None), CAT, None, True)) == [("ned", False), ("cat", False), NOBODY]


def test_a_seat_that_is_wanted_is_kept():
    assert who(places.sat_down(rows(NED, None, None), CAT, "stark", True)) == [("ned", False), NOBODY, ("cat", True)]


def test_who_leaves_the_seat_to_the_draw_makes_room_for_who_wants_it():
    sat = places.sat_down(rows(NED, None, None), CAT, "baratheon", True)
    assert who(sat) == [("cat", True), ("ned", False), NOBODY]
    assert places.sat_down(rows(NED, None, None), CAT, "baratheon", False) is None


def test_who_has_chosen_a_seat_makes_room_for_nobody():
    taken = places.sat_down(rows(None, None, None), NED, "stark", True)
    assert taken is not None
    assert places.sat_down(taken, CAT, "stark", True) is None
    assert places.chosen(rows(CAT, None, SeatRow("", "ned", chosen=True)), "baratheon", "stark", True) is None


def test_nobody_sits_down_where_every_seat_is_taken_though_one_would_move():
    assert places.sat_down(rows(NED, CAT, JON), SeatRow("", "arya"), "stark", True) is None


CAT_COMES = SeatRow("", kept_for="cat")


def kept(found):
    assert found is not None
    return [row.person or row.kept_for for row in found]


@pytest.mark.parametrize("shuffled", [True, False])
def test_a_seat_that_is_kept_is_only_for_whom_it_is_kept(shuffled: bool):
    waits = rows(NED, CAT_COMES, SeatRow("", kept_for="arya"))
    assert places.sat_down(waits, JON, None, shuffled) is None
    assert places.sat_down(waits, JON, "lannister", shuffled) is None
    assert who(places.sat_down(waits, CAT, None, shuffled)) == [("ned", False), ("cat", False), NOBODY]
    assert places.at(places.sat_down(waits, CAT, None, shuffled) or (), "lannister") == SeatRow("lannister", "cat")
    assert kept(places.sat_down(rows(None, CAT_COMES, None), CAT, None, shuffled)) == [None, "cat", None]


def test_whoever_will_come_is_moved_but_not_forgotten_where_seats_are_drawn():
    assert kept(places.sat_down(rows(NED, CAT_COMES, None), JON, "lannister", True)) == ["ned", "jon", "cat"]
    assert kept(places.chosen(rows(NED, CAT_COMES, None), "baratheon", "lannister", True)) == ["cat", "ned", None]
    assert places.sat_down(rows(NED, CAT_COMES, None), JON, "lannister", False) is None
    assert places.chosen(rows(NED, CAT_COMES, None), "baratheon", "lannister", False) is None


def test_who_is_invited_has_a_seat_that_was_kept_only_if_no_other_is_left_or_it_is_the_wanted_one():
    assert kept(places.sat_down(rows(NED, CAT_COMES, None), JON, None, False, True)) == ["ned", "cat", "jon"]
    assert kept(places.sat_down(rows(NED, CAT_COMES, None), JON, "lannister", True, True)) == ["ned", "jon", "cat"]
    assert kept(places.sat_down(rows(NED, CAT_COMES, None), JON, "lannister", False, True)) == ["ned", "jon", None]
    comes = SeatRow("", kept_for="arya")
    for shuffled in (True, False):
        assert kept(places.sat_down(rows(NED, CAT_COMES, comes), JON, "stark", shuffled, True)) == ["ned", "cat", "jon"]
        assert kept(places.sat_down(rows(NED, CAT_COMES, comes), JON, None, shuffled, True)) == ["ned", "jon", "arya"]


def test_who_comes_has_the_seats_that_were_kept_and_they_are_still_drawn():
    waits = rows(CAT_COMES, NED, CAT_COMES)
    assert who(places.came(waits, "cat")) == [("cat", False), ("ned", False), ("cat", False)]
    assert all(row.kept_for is None for row in places.came(waits, "cat"))
    assert places.came(waits, "arya") == waits


def test_another_seat_is_chosen_and_the_choice_is_given_up():
    chosen = places.chosen(rows(NED, None, CAT), "baratheon", "stark", True)
    assert who(chosen) == [("cat", False), NOBODY, ("ned", True)]
    assert who(places.chosen(rows(NED, None, None), "baratheon", "lannister", False)) == [
        NOBODY,
        ("ned", True),
        NOBODY,
    ]
    assert who(places.chosen(rows(NED, None, None), "baratheon", "baratheon", True))[0] == ("ned", True)
    assert chosen is not None
    assert who(places.chosen(chosen, "stark", None, True))[2] == ("ned", False)
    assert places.chosen(rows(NED, None, None), "baratheon", None, False) is None
    assert places.chosen(rows(NED, None, None), "lannister", "stark", True) is None


def test_the_draw_is_fair_and_leaves_alone_who_has_chosen():
    seated = rows(NED, SeatRow("", "cat", chosen=True), SeatRow("", bot="squire"))
    drawn = Counter(tuple(who(places.drawn(seated, Random(n)))) for n in range(2000))
    one = (("ned", False), ("cat", True), ("squire", False))
    assert set(drawn) == {one, one[::-1]}
    assert abs(drawn[one] - 1000) < 120


def test_of_three_who_are_drawn_each_order_comes_about_as_often():
    drawn = Counter(tuple(who(places.drawn(rows(NED, CAT, JON), Random(n)))) for n in range(3000))
    assert len(drawn) == 6
    assert all(abs(count - 500) < 110 for count in drawn.values())


@pytest.mark.anyio
async def test_at_the_start_only_who_has_not_chosen_is_drawn(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        orders = set()
        for n in range(30):
            match = f"match-{n:03}"
            open_seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2"), SeatRow("seat-3", None, "squire"))
            await store.matches.add(a_match(ned.id, *open_seats, id=match, shuffled=True))
            assert await store.seats.take(match, cat.id, "seat-1") == "seat-1"
            row = await store.matches.find(match)
            assert row is not None
            assert row.status == "running"
            assert row.seats[0].person == cat.id
            orders.add(row.seats[1].person)
        assert orders == {ned.id, None}


@pytest.mark.anyio
async def test_a_seat_is_chosen_only_by_its_holder_and_only_before_the_start(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        await store.matches.add(a_match(ned.id, shuffled=True))
        assert not await store.seats.choose("match-one", cat.id, "seat-1", "seat-2")
        assert await store.seats.choose("match-one", ned.id, "seat-1", "seat-2")
        assert not await store.seats.choose("match-one", ned.id, "seat-1", "seat-2")
        assert [seat.person for seat in await store.seats.seats("match-one")] == [None, ned.id]
        assert await store.seats.fill("match-one", "seat-1", "squire")
        assert not await store.seats.choose("match-one", ned.id, "seat-2", None)


@pytest.mark.anyio
async def test_who_leaves_leaves_no_choice_behind(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2"), SeatRow("seat-3"))
        await store.matches.add(a_match(ned.id, *seats, shuffled=True))
        await store.seats.take("match-one", cat.id, "seat-3")
        await store.seats.leave("match-one", cat.id)
        assert not any(seat.chosen for seat in await store.seats.seats("match-one"))


@pytest.mark.anyio
async def test_bots_are_let_in_and_sent_away_while_a_match_waits(database: str):
    async with opened(database) as store:
        ned = await store.people.add("Ned")
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2"), SeatRow("seat-3"))
        await store.matches.add(a_match(ned.id, *seats))
        assert not await store.seats.fill("match-one", "seat-1", "squire")
        assert not await store.seats.fill("match-one", "seat-2", None)
        assert await store.seats.fill("match-one", "seat-2", "squire")
        assert not await store.seats.fill("match-one", "seat-2", "random")
        assert await store.seats.fill("match-one", "seat-2", None)
        assert await store.seats.fill("match-one", "seat-3", "squire")
        assert await store.seats.fill("match-one", "seat-2", "squire")
        row = await store.matches.find("match-one")
        assert row is not None
        assert row.status == "running"
        assert not await store.seats.fill("match-one", "seat-2", None)
