"""Places: who sits where while a match waits to start. Pure: rows go in, rows come out, or None if impossible.

Where seats are drawn, a person who has not chosen a seat holds one only provisionally: it is swapped whenever somebody
wants that particular one, and drawn when the match starts. The same goes for a seat kept for somebody who has not come
yet.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from maester.store.rows import SeatRow

Rows = tuple[SeatRow, ...]


def sat_down(rows: Rows, holder: SeatRow, wanted: str | None, shuffled: bool, invited: bool = False) -> Rows | None:
    """Somebody takes the wanted seat, or any open one. Seats kept for others are only for people with an invitation."""
    free = free_for(rows, holder.person, invited)
    if not free:
        return None
    if wanted is None:
        return put(rows, free[0].seat, replace(holder, chosen=False))
    other = at(rows, wanted)
    if other is None:
        return None
    # A person who gives way, or has not come yet, gets a remaining seat. But no kept seat is swapped for another.
    elsewhere = not is_free(other, holder.person) and (not other.open or is_free(free[0], holder.person))
    if elsewhere and moves(other, shuffled):
        rows = put(rows, free[0].seat, other)
    elif other not in free:
        return None
    return put(rows, wanted, replace(holder, chosen=True))


def came(rows: Rows, person: str) -> Rows:
    """Somebody takes the seats kept for them, with what was kept there. They were drawn, not chosen."""
    mine = [row for row in rows if row.open and row.kept_for == person]
    return tuple(SeatRow(row.seat, person, brings=row.brings) if row in mine else row for row in rows)


def chosen(rows: Rows, seat: str, wanted: str | None, shuffled: bool) -> Rows | None:
    """The person in a seat takes the wanted one instead, or leaves it to the draw."""
    mine = at(rows, seat)
    if mine is None or mine.open:
        return None
    if wanted is None:
        return put(rows, seat, replace(mine, chosen=False)) if shuffled else None
    other = at(rows, wanted)
    if other is None or not (wanted == seat or is_free(other, mine.person) or moves(other, shuffled)):
        return None
    return put(put(rows, seat, other), wanted, replace(mine, chosen=True))


def drawn(rows: Rows, luck: Random) -> Rows:
    """Those who have not chosen a seat are shuffled among their seats, every order equally likely."""
    places = [row.seat for row in rows if not row.chosen]
    holders = luck.sample([row for row in rows if not row.chosen], len(places))
    for seat, holder in zip(places, holders, strict=True):
        rows = put(rows, seat, holder)
    return rows


def moves(row: SeatRow, shuffled: bool) -> bool:
    """Whether its holder may be moved to another seat."""
    return shuffled and not row.chosen


def is_free(row: SeatRow, person: str | None) -> bool:
    """Whether this person may sit here without an invitation."""
    return row.open and row.kept_for in (None, person)


def free_for(rows: Rows, person: str | None, invited: bool) -> list[SeatRow]:
    """The seats a person may have: those kept for them first, those kept for others last."""
    free = [row for row in rows if is_free(row, person) or (invited and row.open)]
    return sorted(free, key=lambda row: (row.kept_for != person, not is_free(row, person)))


def at(rows: Sequence[SeatRow], seat: str) -> SeatRow | None:
    return next((row for row in rows if row.seat == seat), None)


def put(rows: Rows, seat: str, holder: SeatRow) -> Rows:
    """The rows with this holder, unchanged, in that seat."""
    return tuple(replace(holder, seat=seat) if row.seat == seat else row for row in rows)
