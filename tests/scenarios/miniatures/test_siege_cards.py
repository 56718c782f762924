"""Siege cards: each carried out from what it declares, when it acts and when it must not."""

from typing import Any

import pytest

from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.modes.siege import held_for
from maester.games.miniatures.numbers import number
from maester.games.miniatures.setup import Options
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import EndRound, ShootWall
from maester.games.miniatures.steps.rounds import Activate, PlaySiege
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.changes import RerollCharge
from maester.games.miniatures.texts.effects.choosing import can_choose
from maester.games.miniatures.texts.fitting import units_that_fit
from maester.games.miniatures.texts.in_force import abilities, has
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.occasions import Occasion
from maester.games.miniatures.texts.records import ABILITIES, SIEGE
from maester.games.miniatures.texts.verbs import Choose
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.unit import WALL
from maester.games.miniatures.values import Attack, Pose, Unit
from tests.scenarios.miniatures.play import answer, asked, happened, idle_until, ncu, offered, piece, scene, told, unit

STORM = Options(seats=2, mode="a-storm-of-swords", terrain="none")
INSIDE, OUTSIDE = unit("a1", "guardsmen", 10, 9, 0), unit("b1", "guardsmen", 24, 40, 180)


def wall(wounds: int = 6, **more: Any) -> tuple[str, Unit]:
    return "wall", Unit("seat-1", WALL, wounds, Pose(24_000, 3_875, 0), **more)


def storm(*units: Any, **more: Any) -> Any:
    """Seat 1 defends."""
    more.setdefault("siege", {"seat-1": (), "seat-2": ()})
    return scene(*units, options=STORM, defender="seat-1", **more)


MINE, THEIR_TURN = occasions.TurnStarts("seat-1"), occasions.TurnStarts("seat-2")
ROUND, END = occasions.RoundStarts("seat-1"), occasions.RoundEnds("seat-1")
RAMMED, CHARGED = occasions.AttackDeclared("b1", "wall", "melee"), occasions.Charged("b1", "wall", "front")
SHOT = occasions.AttackDone("wall", "b1", "long")
STRUCK_UNIT = occasions.AttackDeclared("b1", "a1", "melee")
WAITING = ("a2", Unit("seat-1", "guardsmen", 12, None, reserve=True))
WOOD: dict[str, Any] = {"pieces": [piece("forest", 24, 24)]}

SIEGE_CASES: dict[str, tuple[Occasion, dict[str, Any], list[tuple[Occasion, dict[str, Any]]]]] = {
    "clear-the-ground": (THEIR_TURN, WOOD, [(THEIR_TURN, {}), (MINE, WOOD), (ROUND, WOOD)]),
    "silence-their-captains": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "sound-the-assault": (ROUND, {}, [(END, {}), (MINE, {})]),
    "spread-despair": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "dread-of-the-siege": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "battering-ram": (RAMMED, {}, [(STRUCK_UNIT, {}), (CHARGED, {}), (ROUND, {})]),
    "boiling-oil": (CHARGED, {}, [(RAMMED, {}), (occasions.Charged("b1", "a1", "front"), {})]),
    "masons-at-work": (END, {}, [(ROUND, {}), (END, {"units": [wall(wounds=0), INSIDE, OUTSIDE]})]),
    "sally-forth": (MINE, {"units": [wall(), INSIDE, WAITING, OUTSIDE]}, [
        (MINE, {}), (THEIR_TURN, {"units": [wall(), INSIDE, WAITING, OUTSIDE]}),
        (MINE, {"units": [wall(), INSIDE, WAITING, OUTSIDE], "round": 1}),
    ]),
    "rain-of-arrows": (SHOT, {}, [(occasions.AttackDone("a1", "b1", "long"), {}), (RAMMED, {}), (ROUND, {})]),
    "full-granaries": (ROUND, {}, [(END, {}), (MINE, {})]),
    "burning-ditch": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
}  # fmt: skip
"""When it can be played, with what else there is; and when not."""


@pytest.mark.rule("MIN-MODE-ASOS-07")
@pytest.mark.parametrize("card", SIEGE_CASES)
def test_a_siege_card_is_played_at_its_own_time_only(card):
    seat = "seat-2" if SIEGE[card].side == "attacker" else "seat-1"
    when, more, nots = SIEGE_CASES[card]
    assert held_for(besieged(card, seat, more), seat, when) == (card,)
    for occasion, other in nots:
        assert held_for(besieged(card, seat, other), seat, occasion) == ()


def besieged(card: str, seat: str, more: dict[str, Any]) -> State:
    units = more.get("units", [wall(), INSIDE, OUTSIDE])
    rest = {name: value for name, value in more.items() if name != "units"}
    table = storm(*units, siege={"seat-1": (), "seat-2": (), seat: (card,)}, **rest)
    for by, weapon, on in (("b1", 0, "wall"),):
        table.state.attacks = (Attack(by, on, weapon, "front"),)
    state: State = table.state
    return state


def played(card: str, when: str, *units: Any, seat: str = "seat-2", then: tuple[Any, ...] = (), **more: Any) -> Any:
    hands = {"seat-1": (), "seat-2": (), seat: (card,)}
    steps = (PlaySiege(seat, happened(when, seat=seat)), *then)
    table = storm(*units or (wall(), INSIDE, OUTSIDE), agenda=steps, siege=hands, **more)
    assert (asked(table), table.waiting) == ("siege-card", (seat,))
    answer(table, card)
    assert (table.state.siege[seat], table.state.siege_shown) == ((), (card,))
    return table


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_clear_the_ground_removes_one_piece():
    two = [piece("forest", 24, 24), piece("bog", 35, 24)]
    table = played("clear-the-ground", "turn-start", pieces=two)
    assert (asked(table), offered(table)) == ("clear-piece", ("forest", "bog"))
    assert [each.kind for each in answer(table, "bog").state.pieces] == ["forest"]


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-STACK-03")
def test_captains_are_silent_until_the_round_ends():
    led = unit("a1", "guardsmen", 10, 9, 0, attachments=("guard-captain",))
    ours = unit("b1", "guardsmen", 24, 40, 180, attachments=("guard-captain",))
    cersei = [ncu("an1", "cersei-lannister-queen-regent"), ncu("bn1", "cersei-lannister-queen-regent")]
    table = played("silence-their-captains", "round-start", wall(), led, ours, ncus=cersei)
    assert "iron-resolve" not in abilities(table.state, "a1")
    assert "iron-resolve" in abilities(table.state, "b1")  # not one's own
    assert "lannister-supremacy" in abilities(table.state, "a1")  # nor what the unit itself can do
    assert table.state.silenced == ("an1",)
    after = storm(wall(), led, ours, agenda=(EndRound(),), lasting=table.state.lasting, silenced=("an1",), ncus=cersei)
    assert "iron-resolve" in abilities(after.state, "a1")
    assert after.state.silenced == ()


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_the_assault_helps_friends_until_the_round_ends():
    table = played("sound-the-assault", "round-start")
    assert [number(table.state, "hit", name) for name in ("a1", "b1")] == [0, 1]
    assert [has(table.state, RerollCharge, name) for name in ("a1", "b1")] == [False, True]
    after = storm(wall(), INSIDE, OUTSIDE, agenda=(EndRound(),), lasting=table.state.lasting)
    assert number(after.state, "hit", "b1") == 0


@pytest.mark.rule("MIN-MODE-ASOS-07")
@pytest.mark.parametrize(("n", "token"), [(0, "panicked"), (1, "vulnerable"), (2, "weakened")])
def test_despair_comes_to_every_enemy_but_to_no_wall(n, token):
    table = played("spread-despair", "round-start", wall(), INSIDE, unit("a2", "guardsmen", 30, 9, 0), OUTSIDE)
    assert asked(table) == "choose-effect"
    answer(table, n)
    tokens = {name: each.tokens for name, each in table.state.units.items()}
    assert tokens == {"wall": (), "a1": (token,), "a2": (token,), "b1": ()}


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MORALE-02")
def test_dread_makes_enemies_test_until_the_round_ends():
    laid = played("dread-of-the-siege", "round-start").state.laid
    for faces, tokens in (([1, 1], ("panicked",)), ([6, 6], ())):
        table = storm(wall(), INSIDE, OUTSIDE, agenda=(Activate("seat-1"),), laid=laid, faces=faces)
        answer(table, "a1")
        assert table.state.units["a1"].tokens == tokens
        assert table.view("seat-1").in_force == ("dread-of-the-siege",)
    own = storm(wall(), INSIDE, OUTSIDE, agenda=(Activate("seat-2"),), laid=laid, active="seat-2")
    assert not told(own, "MoraleTested")
    after = storm(wall(), INSIDE, OUTSIDE, agenda=(EndRound(),), laid=laid)
    assert after.state.laid == ()


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-ASOS-15")
@pytest.mark.parametrize(("play", "left"), [(True, 6 - 3 - 2), (False, 6 - 3)])
def test_a_ram_breaks_two_more_stones(play, left):
    charger = unit("b1", "guardsmen", 24, 14, 180)
    hands = {"seat-1": (), "seat-2": ("battering-ram",)}
    table = storm(wall(used=("tar-and-pitch",)), INSIDE, charger, acts="b1", faces=[6, *[6] * 6], siege=hands)
    answer(table, "charge", 18_000, Aligned("front", 0))
    assert (asked(table), offered(table)) == ("siege-card", (None, "battering-ram"))
    answer(table, "battering-ram" if play else None)
    while asked(table) == "reroll-attack":
        answer(table, ())
    assert table.state.units["wall"].wounds == left


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-ASOS-14")
@pytest.mark.parametrize(("play", "left"), [(True, 12 - 4), (False, 12)])
def test_oil_burns_the_charger_before_it_strikes(play, left):
    charger = unit("b1", "guardsmen", 24, 14, 180)
    hands = {"seat-1": ("boiling-oil",), "seat-2": ()}
    faces = [6, 1, *[1] * 4, *[1] * 6] if play else [6, *[1] * 6]
    table = storm(wall(used=("tar-and-pitch",)), INSIDE, charger, acts="b1", faces=faces, siege=hands)
    answer(table, "charge", 18_000, Aligned("front", 0))
    assert (asked(table), table.waiting) == ("siege-card", ("seat-1",))
    answer(table, "boiling-oil" if play else None)
    assert table.state.units["b1"].wounds == left


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_masons_mend_a_wall_that_stands():
    assert (
        played("masons-at-work", "round-end", wall(3), INSIDE, OUTSIDE, seat="seat-1").state.units["wall"].wounds == 5
    )
    assert (
        played("masons-at-work", "round-end", wall(5), INSIDE, OUTSIDE, seat="seat-1").state.units["wall"].wounds == 6
    )
    hurt = unit("a1", "guardsmen", 10, 9, 0, wounds=3)
    table = played("masons-at-work", "round-end", wall(3), hurt, OUTSIDE, seat="seat-1")
    assert table.state.units["a1"].wounds == 3  # they mend no men


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-ASOS-11")
def test_a_unit_sallies_forth_at_a_side_edge_and_may_still_act():
    table = played("sally-forth", "turn-start", wall(), INSIDE, WAITING, OUTSIDE, seat="seat-1")
    assert asked(table) == "reserve-pose"
    answer(table, Pose(3_000, 20_000, 0))
    out = table.state.units["a2"]
    assert (out.pose, out.reserve, out.activated) == (Pose(3_000, 20_000, 0), False, False)


@pytest.mark.rule("MIN-MODE-ASOS-07", "MIN-MODE-ASOS-18")
@pytest.mark.parametrize("play", [True, False])
def test_arrows_rain_twice_the_second_time_with_half_the_dice(play):
    near = unit("b1", "guardsmen", 24, 12, 180)
    hands = {"seat-1": ("rain-of-arrows",), "seat-2": ()}
    table = storm(wall(), INSIDE, near, agenda=(ShootWall("wall"),), faces=[1] * 12, siege=hands)
    idle_until(table, "siege-card")
    answer(table, "rain-of-arrows" if play else None)
    idle_until(table, "")
    assert [len(event.rolled.dice) for event in told(table, "AttackRolled")] == ([8, 4] if play else [8])


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_granaries_feed_two_units_and_bring_cards():
    units = [wall(), *(unit(f"a{n}", "guardsmen", 8 * n, 9, 0, wounds=5) for n in (1, 2, 3)), OUTSIDE]
    decks = {"seat-1": ("bribery", "counterplot", "hear-me-roar"), "seat-2": ()}
    table = played("full-granaries", "round-start", *units, seat="seat-1", decks=decks)
    assert table.state.hands["seat-1"] == ("bribery", "counterplot")
    assert table.decision("seat-1").options == ("a1", "a2", "a3")
    answer(table, ("a1", "a3"))
    assert [table.state.units[name].wounds for name in ("a1", "a2", "a3", "b1")] == [6, 5, 6, 12]


@pytest.mark.rule("MIN-MODE-ASOS-07")
def test_a_ditch_burns_near_a_wall_only():
    table = played("burning-ditch", "round-start", seat="seat-1")
    refusal = table.decision("seat-1").refusal(Laid("stakes", 24_000, 30_000))
    assert refusal is not None
    assert refusal.why == "terrain-too-far"
    answer(table, Laid("stakes", 24_000, 9_000))
    assert [each.kind for each in table.state.pieces] == ["stakes"]


@pytest.mark.rule("MIN-MODE-ASOS-14")
def test_the_pitch_of_a_wall_is_an_order_of_it():
    assert ABILITIES["tar-and-pitch"].kind == "order"
    assert UNITS[WALL].abilities == ("tar-and-pitch",)
    charger = unit("b1", "guardsmen", 24, 14, 180)
    table = storm(wall(), INSIDE, charger, acts="b1", faces=[6, *[1] * 6])
    answer(table, "charge", 18_000, Aligned("front", 0))
    assert offered(table) == (None, "order:wall:tar-and-pitch:0")
    answer(table, None)
    assert table.state.units["b1"].wounds == 12
    assert table.state.units["wall"].used == ()


@pytest.mark.rule("MIN-RULE-55")
def test_no_text_chooses_a_castle_wall_unless_it_says_so():
    state = storm(wall(), INSIDE, OUTSIDE).state
    bound = Bound("seat-2", "spread-despair")
    assert units_that_fit(state, bound, Which(side="enemy")) == ["a1"]
    assert units_that_fit(state, bound, Which(side="enemy", wall=True)) == ["wall"]
    assert not can_choose(storm(wall(), OUTSIDE).state, bound, Choose(which=Which(side="enemy"), do=()))


def test_every_siege_card_is_a_declaration_that_a_test_here_names():
    assert {*SIEGE_CASES} == {*SIEGE}
    assert sorted(card.side for card in SIEGE.values()) == ["attacker"] * 6 + ["defender"] * 6
