"""A view as text, as a person would draw it."""

from maester.games.intrigue.view import SeatView, View


def drawn(view: View) -> str:
    """The round, the pyramid and what can be seen of every seat."""
    turn = f"{view.active} to act" if view.active else "over"
    lines = [f"round {view.round} of {view.rounds}  started by {view.starter}  {turn}", *pyramid(view)]
    lines += [seat_line(seat, view) for seat in view.seats.values()]
    return "\n".join(line.rstrip() for line in lines)


def pyramid(view: View) -> list[str]:
    """The rows from the top down, each card above the gap between its supports."""
    if not view.pyramid:
        return ["(no card placed yet)"]
    cards = {(one.row, one.place): one.card for one in view.pyramid.values()}
    left = min(one.place for one in view.pyramid.values() if one.row == 1)
    right = max(one.place for one in view.pyramid.values() if one.row == 1)
    half = (max(len(card) for card in cards.values()) + 3) // 2
    lines = []
    for row in range(max(one.row for one in view.pyramid.values()), 0, -1):
        cells = (cards.get((row, place), ".").center(2 * half) for place in range(left, right + 2 - row))
        lines.append(f"row {row}  " + " " * half * (row - 1) + "".join(cells))
    return lines


def seat_line(seat: SeatView, view: View) -> str:
    marks = ("active" if seat.seat == view.active else "", "out" if seat.out else "")
    hand = f"{seat.cards_in_hand} cards" if seat.hand is None else " ".join(seat.hand) or "empty"
    throne = f"{seat.throne_cards} hidden"
    if seat.throne is not None:
        throne = " ".join(f"-{card.value}({card.daggers})" for card in seat.throne) or "none"
    parts = [f"{seat.seat:8}", f"penalty {seat.penalty}", f"throne {throne}", f"hand {hand}"]
    if seat.result is not None:
        parts.append(f"result {seat.result}")
    return "  ".join([*parts, *(mark for mark in marks if mark)])
