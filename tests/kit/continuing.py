"""Laws of continuing: a table that continues another has the same public position, and everything hidden is new."""

from maester.kernel import Chance, Earlier, NotSettled, Redrawn, Table, seed_from
from maester.kernel.record import read_record, replay, resume, save
from tests.kit.citizens import Citizen
from tests.kit.walks import hidden, measured, now_and_then, play_out, position, recorded, same, told, view, walk, whole

SELDOM = 13


def hidden_things_are_drawn_anew(citizen: Citizen, count: int, seed: int) -> None:
    """Wherever a table can be continued, what is public stays as it is, and the old table's luck is gone."""
    table, settled, differed = citizen.opened(count, seed), 0, False
    for n, _ in enumerate(walk(table, Chance(seed))):
        before, new = whole(table), seed_from("new", seed, n)
        try:
            other = table.redrawn(new)
        except NotSettled:
            same(whole(table), before, "what could not be drawn anew was changed")
            continue
        settled += 1
        same(whole(table), before, "drawing anew changed the table itself")
        same(view(other, None), view(table, None))
        same(measured(other), measured(table))
        assert other.waiting == table.waiting
        assert [event for event in other.story if event == Redrawn()] == [Redrawn()]
        assert other.state.chance.seed == new, "the luck to come is still that of the old table"
        citizen.conserved(other.state, table.state)
        differed = differed or hidden(other) != hidden(table)
        if now_and_then(settled - 1, SELDOM):
            goes_on(citizen, table, other, new)
    assert settled, "there is no position from which another table could continue"
    assert differed or not citizen.secrets, "nothing hidden was ever drawn anew"


def goes_on(citizen: Citizen, table: Table, other: Table, new: int) -> None:
    """Its record has everything: the seeds, when one table took over from the other, and every answer."""
    assert table.opening is not None
    earlier = (*table.opening.earlier, Earlier(table.opening.seed, len(table.given), "match"))
    again = Table.opened(citizen.game, table.opening.options, new, earlier)
    for given in table.given:
        again.answer(given.seat, given.answer)
    same(position(again), position(other))
    same(told(again, None), told(other, None))
    for seat in again.state.seats:
        refused = again.may_undo(seat, agreed=True)
        assert refused is not None, "what was answered at another table cannot be taken back"
        assert refused.why == "nothing-to-undo"
    same(position(resume(citizen.game, save(again))), position(again))
    seat = again.waiting[0]
    stood = whole(again)
    again.answer(seat, again.decision(seat).sample(Chance(new)))
    if again.may_undo(seat) is None:
        again.undo(seat)
        same(whole(again), stood)
    play_out(again, Chance(new))
    citizen.conserved(again.state, table.state)
    rebuilt = replay(read_record(recorded(again)), citizen.game)
    same(whole(rebuilt), whole(again))
