"""Seats and invitations: first come, first served."""

import asyncio

import pytest

from maester.store import SeatRow, Summary
from maester.store.matches import Show, listed
from tests.store.kit import a_match, entry, opened

pytestmark = pytest.mark.anyio


async def test_of_many_who_reach_for_one_seat_one_gets_it(database: str):
    async with opened(database) as one, opened(database) as other:
        people = [await one.people.add(f"guest {n}") for n in range(8)]
        await one.matches.add(a_match(people[0].id))
        tries = [
            (one if n % 2 else other).seats.take("match-one", person.id, None) for n, person in enumerate(people[1:])
        ]
        taken = await asyncio.gather(*tries)
        assert sorted(map(str, taken)) == ["None"] * 6 + ["seat-2"]
        row = await one.matches.find("match-one")
        assert row is not None
        assert row.status == "running"
        assert row.seats[1].person == people[1:][taken.index("seat-2")].id


async def test_an_invitation_is_used_once(database: str):
    async with opened(database) as store:
        ned, cat, jon = [await store.people.add(name) for name in ("Ned", "Cat", "Jon")]
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2"), SeatRow("seat-3"))
        await store.matches.add(a_match(ned.id, *seats))
        invitation = await store.seats.invite("match-one", None)
        taken = await asyncio.gather(
            store.seats.take("match-one", cat.id, None, invitation.token),
            store.seats.take("match-one", jon.id, None, invitation.token),
        )
        assert sorted(map(str, taken)) == ["None", "seat-2"]


async def test_an_invitation_for_a_group_is_good_for_everybody(database: str):
    async with opened(database) as store:
        ned, cat, jon = [await store.people.add(name) for name in ("Ned", "Cat", "Jon")]
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2"), SeatRow("seat-3"))
        await store.matches.add(a_match(ned.id, *seats))
        invitation = await store.seats.invite("match-one", None, group=True)
        taken = await asyncio.gather(
            store.seats.take("match-one", cat.id, None, invitation.token),
            store.seats.take("match-one", jon.id, None, invitation.token),
        )
        assert sorted(map(str, taken)) == ["seat-2", "seat-3"]
        found = await store.seats.invitation(invitation.token)
        assert found is not None
        assert found.used_by is None


async def test_an_invitation_is_not_used_up_where_no_seat_was_open(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        await store.matches.add(a_match(ned.id))
        invitation = await store.seats.invite("match-one", "seat-1")
        assert await store.seats.take("match-one", cat.id, "seat-1", invitation.token) is None
        found = await store.seats.invitation(invitation.token)
        assert found is not None
        assert found.used_by is None


async def test_a_revoked_invitation_is_worth_nothing(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        await store.matches.add(a_match(ned.id))
        invitation = await store.seats.invite("match-one", None)
        await store.seats.revoke(invitation.token)
        assert await store.seats.take("match-one", cat.id, None, invitation.token) is None
        assert await store.seats.invitation(invitation.token) is None


async def test_when_the_host_leaves_the_next_person_is_the_host(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-2", cat.id), SeatRow("seat-3"))
        await store.matches.add(a_match(ned.id, *seats))
        await store.seats.leave("match-one", ned.id)
        row = await store.matches.find("match-one")
        assert row is not None
        assert (row.host, row.seats[0].open) == (cat.id, True)
        await store.seats.leave("match-one", cat.id)
        assert await store.matches.find("match-one") is None


async def test_drawn_seats_are_the_same_people(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        orders = set()
        for n in range(40):
            name = f"match-{n:03}"
            await store.matches.add(a_match(ned.id, id=name, shuffled=True))
            await store.seats.take(name, cat.id, None)
            row = await store.matches.find(name)
            assert row is not None
            assert {seat.person for seat in row.seats} == {ned.id, cat.id}
            orders.add(tuple(seat.person for seat in row.seats))
        assert len(orders) == 2


async def test_my_turn_comes_first_in_my_list(database: str):
    async with opened(database) as store:
        ned = await store.people.add("Ned")
        seats = (SeatRow("seat-1", ned.id), SeatRow("seat-10", None, "random"))
        for name in ("match-mine", "match-other"):
            await store.matches.add(a_match(ned.id, *seats, id=name))
        await store.log.append(entry(1, "match-mine"), Summary("running", "seat-1", "", None))
        # Later, and a seat whose name begins like mine.
        await store.log.append(entry(2, "match-other"), Summary("running", "seat-10", "", None))
        listed = await store.matches.shown("mine", ned.id, 0, 10)
        assert [row.id for row in listed] == ["match-mine", "match-other"]


async def test_a_rematch_is_made_once(database: str):
    async with opened(database) as one, opened(database) as other:
        ned = await one.people.add("Ned")
        await one.matches.add(a_match(ned.id))
        made = await asyncio.gather(
            one.matches.add_rematch("match-one", a_match(ned.id, id="match-two")),
            other.matches.add_rematch("match-one", a_match(ned.id, id="match-three")),
        )
        assert made[0] is not None
        assert made[1] is not None
        assert made[0].id == made[1].id
        assert len(await one.matches.shown("open", None, 0, 10)) == 2


async def test_of_one_question_the_owner_is_told_once_whoever_asks(database: str):
    async with opened(database) as store, opened(database) as other:
        ned = await store.people.add("Ned")
        await store.matches.add(a_match(ned.id))
        for asked in (0, 3):
            first = await asyncio.gather(
                *(each.seats.tell("match-one", "seat-1", asked) for each in (store, other) * 3)
            )
            assert sorted(first) == [False] * 5 + [True]
        assert not await store.seats.tell("match-one", "seat-1", 2)
        assert await other.seats.tell("match-one", "seat-2", 0)
        assert not await store.seats.tell("match-none", "seat-1", 0)


@pytest.mark.parametrize("show", ["open", "mine", "running", "over"])
async def test_no_list_looks_at_every_match_there_is(sqlite: str, show: Show):
    async with opened(sqlite) as store, store.database.reading() as connection:
        wanted = listed(show, "ned").compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {wanted}")
        steps = [row[-1] for row in plan]
        assert steps
        assert not [step for step in steps if step.startswith("SCAN")], steps


async def test_my_list_has_what_i_play_and_what_i_host_until_it_begins(database: str):
    async with opened(database) as store:
        ned, cat = [await store.people.add(name) for name in ("Ned", "Cat")]
        both = (SeatRow("seat-1", cat.id), SeatRow("seat-2", ned.id))
        for name, host, seats, more in (
            ("played", cat, both, {"private": True}),
            ("hosted", ned, (SeatRow("seat-1", cat.id), SeatRow("seat-2")), {}),
            ("begun", ned, (SeatRow("seat-1", cat.id), SeatRow("seat-2", None, "random")), {}),
            ("theirs", cat, (SeatRow("seat-1", cat.id), SeatRow("seat-2")), {}),
        ):
            await store.matches.add(a_match(host.id, *seats, id=name, **more))
        assert {row.id for row in await store.matches.shown("mine", ned.id, 0, 10)} == {"played", "hosted"}
        for name in ("played", "begun"):
            await store.log.append(entry(1, name), Summary("over", "", "", None))
        assert [row.id for row in await store.matches.shown("over", ned.id, 0, 10)] == ["begun", "played"]
        assert [row.id for row in await store.matches.shown("over", None, 0, 10)] == ["begun"]
