"""Quick looks at pieces that agree with exact ones, room around an area, and choices between a token and a card."""

from typing import Any

import pytest

from maester.games.miniatures.combat.harm import token_goes
from maester.games.miniatures.deploy import placing_question
from maester.games.miniatures.geometry.ground import Piece
from maester.games.miniatures.geometry.measure import GRAIN, nearer
from maester.games.miniatures.modes.carried import which_spot
from maester.games.miniatures.setup import Options
from maester.games.miniatures.terrain import LISTED, Laid, closer
from maester.games.miniatures.texts.in_play import Laid as Lying
from maester.games.miniatures.texts.records import LYING
from tests.scenarios.miniatures.cast import FAR, GUARDS
from tests.scenarios.miniatures.play import bare_scene, scene
from tests.scenarios.miniatures.scenes import Luck


@pytest.mark.rule("MIN-SETUP-08")
def test_circles_never_contradict_the_shapes_of_two_pieces():
    luck, near = Luck(31), 0
    for _ in range(1_500):
        laid = Laid(LISTED[luck.below(8)], 0, 0, luck.below(36_000))
        x, y = luck.below(26_001) - 13_000, luck.below(26_001) - 13_000
        other = Piece("other", LISTED[luck.below(8)], x, y, luck.below(36_000))
        shape = Piece("laid", laid.kind, 0, 0, laid.heading).shape
        exact = nearer(shape, other.shape, 6_000 * GRAIN)
        assert closer(laid, shape, other, 6_000 * GRAIN) == exact
        near += exact
    assert 400 < near < 1_200


@pytest.mark.rule("MIN-RULE-83")
def test_where_a_part_is_enough_there_is_room_around_the_area_as_well():
    state = bare_scene(GUARDS, FAR).state
    strip, corner = (0, 0, 6_000, 48_000), (20_000, 20_000, 24_000, 24_000)

    def areas(part: bool) -> tuple[Any, ...]:
        return placing_question(state, "a1", (strip, corner), "deploy", "MIN-DEPLOY-04", part=part).areas()

    more = 5_500 + 4_800
    grown = ((0, 0, 6_000 + more, 48_000), (20_000 - more, 20_000 - more, 24_000 + more, 24_000 + more))
    assert areas(False) == (strip, corner)
    assert areas(True) == (strip, corner, *grown)


@pytest.mark.rule("MIN-MODE-AFFC-11", "MIN-MODE-ADWD-06")
@pytest.mark.parametrize(
    ("mode", "rule"), [("a-feast-for-crows", "MIN-MODE-AFFC-11"), ("a-dance-with-dragons", "MIN-MODE-ADWD-06")]
)
def test_a_marker_is_laid_by_the_rule_of_its_mode(mode, rule):
    state = scene(GUARDS, FAR, options=Options(seats=2, mode=mode)).state
    pile = Piece("pile-left", "corpse-pile", 10_000, 24_000)
    beside, piled = (which_spot(state, "left", state.units["a1"].placed, each) for each in (None, pile))
    assert (beside.rule, beside.reach, len(beside.trays)) == (rule, 2_000, 2)
    assert (piled.rule, piled.reach, piled.near, piled.trays) == (rule, 0, pile.shape, ())


@pytest.mark.rule("MIN-CARDS-03")
def test_only_a_card_on_the_same_unit_goes_instead_of_a_token():
    cure = next(card for card, lying in LYING.items() if lying.for_token)
    other = next(card for card, lying in LYING.items() if not lying.for_token)
    laid = tuple(Lying("seat-2", card, on, ()) for card, on in ((cure, "a1"), (other, "a1"), (cure, "b9")))
    state: Any = bare_scene(GUARDS, FAR, laid=laid).state
    asking: Any = token_goes(state, "a1", "panicked").send(None)
    assert asking.question(*asking.about).options == ("token:panicked", f"cure:{cure}")
