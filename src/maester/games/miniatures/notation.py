"""A view as text: the table from above, 48 by 24 characters, a letter and an arrow for each unit."""

from maester.games.miniatures.view import View

COLUMNS, ROWS = 48, 24
ARROWS = "↑↗→↘↓↙←↖"


def drawn(view: View) -> str:
    """The far edge on top. Units, markers (o, or * if somebody holds it), terrain by its first letter."""
    rows = [["."] * COLUMNS for _ in range(ROWS)]

    def put(x: int, y: int, text: str) -> None:
        column = min(COLUMNS - 1, max(0, x * COLUMNS // view.table.width))
        row = ROWS - 1 - min(ROWS - 1, max(0, y * ROWS // view.table.depth))
        for n, letter in enumerate(text):
            if column + n < COLUMNS:
                rows[row][column + n] = letter

    for piece in view.table.pieces:
        put(piece.x, piece.y, piece.kind[0])
    for marker in view.markers:
        if marker.x is not None and marker.y is not None:
            put(marker.x, marker.y, "o" if marker.unit is None else "*")
    marks_of = short_marks(view)
    for unit in view.units:
        if unit.pose is not None:
            put(unit.pose.x, unit.pose.y, marks_of[unit.unit] + ARROWS[(unit.pose.heading + 2_250) % 36_000 // 4_500])
    turn = f"{view.active} to act" if view.active else "over"
    points = "  ".join(f"{seat} {points}" for seat, points in view.points.items())
    lines = [f"round {view.round}  first {view.first}  {turn}  points {points} of {view.required}"]
    lines += ["".join(row) for row in rows]
    for unit in view.units:
        marks = ["activated"] * unit.activated + ["commander"] * unit.commander + list(unit.tokens)
        state = "destroyed" if unit.wounds == 0 else f"wounds {unit.wounds}  ranks {unit.ranks}"
        lines.append("  ".join([marks_of[unit.unit], unit.unit, state, *marks]))
    for ncu in view.ncus:
        where = (
            "gone" if ncu.gone else ncu.zone or (f"quadrant {ncu.quadrant}" if ncu.quadrant is not None else "beside")
        )
        lines.append("  ".join([ncu.ncu, where, *["activated"] * ncu.activated]))
    for player in view.players:
        held = f"hand {player.hand_count}" if player.hand is None else "hand " + ", ".join(player.hand or ("empty",))
        lines.append(f"{player.seat}  {held}  deck {player.deck_count}")
    return "\n".join(lines)


def short_marks(view: View) -> dict[str, str]:
    """A letter for the seat and a number, short enough for the map."""
    seats = [player.seat for player in view.players]
    own = {seat: [unit.unit for unit in view.units if unit.seat == seat] for seat in seats}
    return {name: f"{'abcd'[n]}{own[seat].index(name) + 1}" for n, seat in enumerate(seats) for name in own[seat]}
