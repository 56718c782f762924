"""Places: who sits where while a match waits. Pure: rows go in, rows come out, None if it cannot be.

Where seats are drawn, a holder who has not chosen one only has some seat: it is exchanged for another whenever somebody
wants that very one, and drawn when the match starts.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from maester.store.rows import SeatRow

Rows = tuple[SeatRow, ...]


def sat_down(rows: Rows, holder: SeatRow, wanted: str | None, shuffled: bool) -> Rows | None:
    """Somebody takes the wanted seat, or any that is open."""
    free = [row.seat for row in rows if row.open]
    if not free:
        return None
    if wanted is None:
        return put(rows, free[0], replace(holder, chosen=False))
    if wanted in free:
        return put(rows, wanted, replace(holder, chosen=True))
    other = at(rows, wanted)
    if other is None or not moves(other, shuffled):
        return None
    return put(put(rows, free[0], other), wanted, replace(holder, chosen=True))


def chosen(rows: Rows, seat: str, wanted: str | None, shuffled: bool) -> Rows | None:
    """Whoever sits at a seat takes the wanted one instead, or leaves it to the draw."""
    mine = at(rows, seat)
    if mine is None or mine.open:
        return None
    if wanted is None:
        return put(rows, seat, replace(mine, chosen=False)) if shuffled else None
    other = at(rows, wanted)
    if other is None or not (wanted == seat or other.open or moves(other, shuffled)):
        return None
    return put(put(rows, seat, other), wanted, replace(mine, chosen=True))


def drawn(rows: Rows, luck: Random) -> Rows:
    """Those who have not chosen a seat are put anywhere among their seats, every order as likely as any other."""
    places = [row.seat for row in rows if not row.chosen]
    holders = luck.sample([row for row in rows if not row.chosen], len(places))
    for seat, holder in zip(places, holders, strict=True):
        rows = put(rows, seat, holder)
    return rows


def moves(row: SeatRow, shuffled: bool) -> bool:
    """Whether its holder may be given another seat."""
    return shuffled and not row.chosen


def at(rows: Sequence[SeatRow], seat: str) -> SeatRow | None:
    return next((row for row in rows if row.seat == seat), None)


def put(rows: Rows, seat: str, holder: SeatRow) -> Rows:
    """The rows with this holder, as it is, at that seat."""
    return tuple(replace(holder, seat=seat) if row.seat == seat else row for row in rows)
