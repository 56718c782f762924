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
