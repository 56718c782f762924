"""All end poses at once say what the single question says, cell by cell."""

import pytest

from maester.games.miniatures.geometry.everywhere import everywhere
from maester.games.miniatures.geometry.field import Field, Stood
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.maneuver import Move, Moved
from maester.games.miniatures.geometry.measure import overlap
from maester.games.miniatures.geometry.tray import Placed, outline
from tests.scenarios.miniatures.scenes import TRAYS, Luck

PIECES = ("bog", "palisade", "hedge")


def crowded(luck: Luck, pieces: int, turns_first: bool = True) -> Move:
    """Twelve trays close together, one of which moves."""
    placed: list[Placed] = []
    while len(placed) < 12:
        one = (TRAYS[luck.below(4)], 6_000 + luck.below(24_000), 2_000 + luck.below(24_000), luck.below(36_000))
        if not any(overlap(outline(*one), outline(*other)) for other in placed):
            placed.append(one)
    kind, x, y, heading = placed[0]
    trays = tuple(Stood(f"unit-{n}", *each, enemy=n % 2 == 0) for n, each in enumerate(placed[1:]))
    lying = tuple(
        Piece(f"piece-{n}", PIECES[n], 6_000 + luck.below(24_000), 6_000 + luck.below(24_000), luck.below(36_000))
        for n in range(pieces)
    )
    field = Field(48_000, trays, lying)
    return Move(
        about="maneuver",
        unit="a",
        tray=kind,
        x=x,
        y=y,
        heading=heading,
        most=5_000,
        turns_first=turns_first,
        field=field,
    )


@pytest.mark.rule("MIN-MOVE-01", "MIN-MOVE-03", "MIN-MOVE-06", "MIN-RULE-14")
@pytest.mark.parametrize("pieces", [0, 3])
def test_arrays_and_single_answers_agree(pieces):
    luck, allowed, refused = Luck(11 + pieces), 0, 0
    for _ in range(20 if pieces == 0 else 6):
        move = crowded(luck, pieces)
        found = everywhere(move)
        for _ in range(300):
            n, degree = luck.below(len(found.x)), luck.below(360)
            answer = Moved(int(found.face[n]), int(found.travel[n]), degree * 100)
            if answer == move.stay:
                continue
            single = move.refusal(answer) is None
            assert bool(found.allowed[degree, n]) == single, (move.refusal(answer), answer)
            allowed, refused = allowed + single, refused + (not single)
    assert allowed > 100
    assert refused > 100


@pytest.mark.rule("MIN-MARCH-02")
def test_places_left_out_cannot_be_reached():
    luck = Luck(5)
    for _ in range(10):
        move = crowded(luck, 0, turns_first=False)
        reached = set(everywhere(move).travel.tolist())
        for travel in range(0, 5_001, 500):
            if travel not in reached:
                refusal = move.refusal(Moved(move.heading, travel, move.heading))
                assert refusal is not None
                assert refusal.rule in ("MIN-MOVE-06", "MIN-RULE-15")
