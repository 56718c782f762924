"""Laws of keyframes: a table read from a keyframe is the table that was written, with all its past."""

from maester.kernel import Chance, Table
from maester.kernel.keyframe import read, written
from tests.kit.citizens import Citizen
from tests.kit.walks import same, walk, whole

SELDOM = 29


def keyframes_are_as_good_as_the_deal(citizen: Citizen, count: int, seed: int) -> None:
    """A table that was read looks the same to everybody, plays on in the same way, and takes the same answers back."""
    table, frame = citizen.opened(count, seed), None
    for n, (seat, _, answer) in enumerate(walk(table, Chance(seed))):
        assert table.opening is not None
        if n % SELDOM == seed % SELDOM:
            frame = read(citizen.game, table.opening, written(citizen.game, table.past))
            same(whole(frame), whole(table), "a keyframe leads elsewhere")
        if frame is not None:
            if n % SELDOM == (seed + 2) % SELDOM:
                takes_back_alike(frame, table)
            frame.answer(seat, answer)
    if frame is not None:
        same(whole(frame), whole(table), "from a keyframe the game went elsewhere")


def takes_back_alike(frame: Table, table: Table) -> None:
    """Also from before the keyframe: then it goes back to the deal and reads the answers that were kept as JSON."""
    for seat in table.state.seats:
        refused = table.may_undo(seat, agreed=True)
        assert frame.may_undo(seat, agreed=True) == refused
        if refused is None:
            one, other = frame.copy(), table.copy()
            one.undo(seat, agreed=True)
            other.undo(seat, agreed=True)
            same(whole(one), whole(other), "from a keyframe undo leads elsewhere")
            return
