"""Secret simultaneous bids with a tie broken by a third seat."""

from itertools import permutations
from typing import Any

import pytest

from maester.kernel import AnsweredItself, IllegalAnswer, Options, Pick, Table
from tests.kernel.flows.bids import GAME, BidsOpened, PrizeWon
from tests.kit.walks import whole


def bidding(seats: int = 3, **bids: int) -> Any:
    """A table where every purse holds ten coins, after these bids in this order."""
    table: Any = Table.opened(GAME, Options(seats=seats), 1)
    for seat in table.state.seats:
        table.state.chest += table.state.purse[seat] - 10
        table.state.purse[seat] = 10
    table.checkpoint = table.state.copy()
    for seat, bid in bids.items():
        table.answer(seat.replace("_", "-"), bid)
    return table


def test_the_highest_bid_takes_the_prize_and_everybody_pays():
    table = bidding(seat_2=7, seat_1=4, seat_3=1)
    assert table.state.won == {"seat-1": (), "seat-2": (1,), "seat-3": ()}
    assert table.state.purse == {"seat-1": 6, "seat-2": 3, "seat-3": 9}
    assert table.story[0] == BidsOpened({"seat-1": 4, "seat-2": 7, "seat-3": 1})
    assert table.story[1:] == [AnsweredItself("seat-1", "break-the-tie", "seat-2"), PrizeWon("seat-2", 1)]


def test_a_tie_is_broken_by_a_seat_that_is_not_in_it():
    table = bidding(seat_1=4, seat_2=4, seat_3=1)
    assert table.waiting == ("seat-3",)
    assert table.decision("seat-3") == Pick(about="break-the-tie", options=("seat-1", "seat-2"))
    with pytest.raises(IllegalAnswer, match="not-your-turn"):
        table.answer("seat-1", "seat-1")
    table.answer("seat-3", "seat-2")
    assert table.state.won["seat-2"] == (1,)
    assert table.waiting == ("seat-1", "seat-2", "seat-3")


def test_the_raven_breaks_the_tie_when_it_is_not_in_it():
    assert bidding(4, seat_1=0, seat_2=4, seat_3=4, seat_4=0).waiting == ("seat-1",)
    assert bidding(4, seat_1=4, seat_2=4, seat_3=0, seat_4=0).waiting == ("seat-3",)


def test_when_all_tie_nobody_wins():
    table = bidding(seat_1=4, seat_2=4, seat_3=4)
    assert table.story[-1] == PrizeWon(None, 1)
    assert table.state.unclaimed == (1,)


def test_the_order_of_bidding_does_not_matter():
    bids = {"seat_1": 5, "seat_2": 5, "seat_3": 2}
    ends = [bidding(**{seat: bids[seat] for seat in order}) for order in permutations(bids)]
    assert all(end.state == ends[0].state and end.story == ends[0].story for end in ends)


def test_a_bid_is_unseen_until_all_have_bid():
    table, silent = bidding(seat_1=9, seat_2=3), bidding()
    assert all(table.view(seat) == silent.view(seat) for seat in (*table.state.seats, None))
    assert table.story == silent.story


def test_a_copy_while_the_tie_is_open():
    table = bidding(seat_1=4, seat_2=4, seat_3=1)
    twin = table.copy()
    assert whole(twin) == whole(table)
    twin.answer("seat-3", "seat-1")
    assert table.waiting == ("seat-3",)


def test_nobody_bids_more_than_the_purse_holds():
    with pytest.raises(IllegalAnswer, match="out-of-range"):
        bidding(seat_1=11)
