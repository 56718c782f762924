"""Objective, mission and siege cards: each carried out from what it declares, when it acts and when it must not."""

from typing import Any

import pytest
from msgspec import UNSET

from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.align import Aligned
from maester.games.miniatures.modes.missions import ALL, CHOICE, ON_TABLE
from maester.games.miniatures.modes.objectives import ALL_CARDS, FOR_UNITS
from maester.games.miniatures.modes.siege import held_for
from maester.games.miniatures.moving.shift import Stepped
from maester.games.miniatures.numbers import dice_of, hand_size, keywords, most_cards, number
from maester.games.miniatures.setup import Options
from maester.games.miniatures.state import State
from maester.games.miniatures.steps.modes import EndRound, PassToken, ScoreMarker, ScoreMissions, ShootWall
from maester.games.miniatures.steps.rounds import Activate, PlaySiege
from maester.games.miniatures.terrain import Laid
from maester.games.miniatures.texts.changes import RerollCharge
from maester.games.miniatures.texts.effects.choosing import can_choose
from maester.games.miniatures.texts.fitting import units_that_fit
from maester.games.miniatures.texts.in_force import abilities, has
from maester.games.miniatures.texts.in_play import Bound
from maester.games.miniatures.texts.occasion import Moment, Occasion
from maester.games.miniatures.texts.records import ABILITIES, MISSIONS, OBJECTIVES, SIEGE
from maester.games.miniatures.texts.verbs import Choose
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.unit import WALL
from maester.games.miniatures.values import Attack, Pose, Slain, Unit
from tests.scenarios.miniatures.cast import FIVE
from tests.scenarios.miniatures.play import answer, asked, ncu, offered, piece, scene, told, unit

OURS, THEIRS = unit("a1", "guardsmen", 24, 24, 0), unit("b1", "guardsmen", 24, 35, 180)
HELD = {**dict.fromkeys(FIVE), "centre": "a1"}


def declining(table: Any, until: str) -> None:
    """Nobody does anything that need not be done."""
    while asked(table) != until:
        idle = table.decision(table.waiting[0]).idle
        answer(table, () if idle is UNSET else idle)


def test_every_card_is_a_declaration_that_a_test_here_names():
    told_of = {*SCORED, *IN_FORCE, *MISSION_CASES, *SIEGE_CASES}
    assert told_of == {*OBJECTIVES, *MISSIONS, *SIEGE}
    assert [OBJECTIVES[card].number for card in ALL_CARDS] == list(range(1, 11))
    assert [MISSIONS[card].number for card in ALL] == list(range(1, 13))
    assert ([OBJECTIVES[card].number for card in FOR_UNITS], len(CHOICE), len(ON_TABLE)) == ([6, 7, 8, 9, 10], 10, 9)
    assert sorted(card.side for card in SIEGE.values()) == ["attacker"] * 6 + ["defender"] * 6


# ------------------------------------------------------------------------------------------------ objectives: scored

SCORED: dict[str, tuple[str, str]] = {
    "field-hospital": ("a2", "a"),
    "crossroads": ("a2", "a"),
    "ill-omens": ("b1", "b"),
    "breach": ("b1", "b"),
}
"""Whom it may concern, and whose units."""


def scored(card: str, *units: Any, held: Any = HELD, **more: Any) -> Any:
    return scene(*units, agenda=(ScoreMarker("centre"),), objectives={card: "centre"}, markers=held, **more)


def changed(state: State) -> dict[str, Any]:
    return {name: (each.wounds, each.tokens, each.pose) for name, each in state.units.items()}


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-02")
@pytest.mark.parametrize("card", SCORED)
def test_a_card_acts_on_one_unit_in_long_range_when_its_marker_is_scored(card):
    near, far = unit("a2", "guardsmen", 31, 24, 0, wounds=7), unit("a3", "guardsmen", 24, 4, 0, wounds=7)
    away = unit("b2", "guardsmen", 4, 45, 180)
    table = scored(card, OURS, near, far, THEIRS, away)
    before = changed(table.state)
    whom, side = SCORED[card]
    if side == "a":
        assert (asked(table), offered(table)) == ("choose-unit", ("a1", "a2"))  # a3 is 15 inches away
        answer(table, whom)
    if card == "crossroads":
        assert asked(table) == "shift"
        assert table.decision("seat-1").most == 3_000
        return
    after = changed(table.state)
    assert [name for name in after if after[name] != before[name]] == ([] if side == "b" else [whom])
    assert (table.state.units["b1"].tokens, table.state.units["a2"].wounds) == {
        "field-hospital": ((), 9),  # one, and one for its lost rank
        "ill-omens": (("panicked",), 7),
        "breach": (("vulnerable",), 7),
    }[card]
    assert table.state.units["b2"].tokens == ()


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize("card", SCORED)
def test_it_does_not_act_for_nobody_nor_at_another_marker(card):
    hurt = unit("a2", "guardsmen", 31, 24, 0, wounds=7)
    nobody = scored(card, OURS, hurt, THEIRS, held=dict.fromkeys(FIVE))
    other = scene(
        OURS, hurt, THEIRS, agenda=(ScoreMarker("near-left"),), objectives={card: "centre", "armory": "near-left"},
        markers={**dict.fromkeys(FIVE), "near-left": "a1"},
    )  # fmt: skip
    for table in (nobody, other):
        assert asked(table) == ""
        assert (table.state.units["a2"].wounds, table.state.units["b1"].tokens) == (7, ())
    assert (nobody.state.points["seat-1"], other.state.points["seat-1"]) == (0, 1)


# ------------------------------------------------------------------------------------------------ objectives: in force

IN_FORCE = ("war-council", "armory", "gallows", "proving-ground", "mire", "muster-point")
STRIKES, STRUCK = unit("a1", "guardsmen", 24, 20, 0, wounds=4), unit("b1", "guardsmen", 24, 24.8, 180)


def holding(card: str, holder: str | None, *units: Any, given: bool = False, **more: Any) -> Any:
    if given:
        return scene(*units, objectives={card: holder}, **more)
    held = {**dict.fromkeys(FIVE), "centre": holder}
    return scene(*units, objectives={card: "centre"}, markers=held, **more)


def shows(table: Any, card: str, name: str) -> bool:
    """Whether the card is at work for that unit, or its player."""
    state, other = table.state, "b1" if name == "a1" else "a1"
    attack = Attack(name, other, 0, "front")
    if card == "war-council":
        seat = state.units[name].seat
        return (hand_size(state, seat), most_cards(state, seat)) == (4, 6)
    if card == "muster-point":
        return bool(dice_of(state, attack) == max(state.units[name].facts.attacks[0].dice))
    words = {"armory": "sundering", "gallows": "vicious", "proving-ground": "precision"}
    return words[card] in keywords(state, attack)


@pytest.mark.rule("MIN-MODE-AGOT-03", "MIN-MODE-ACOK-04", "MIN-MODE-FAB-03")
@pytest.mark.parametrize("given", [False, True])
@pytest.mark.parametrize("card", [card for card in IN_FORCE if card != "mire"])
def test_a_card_is_in_force_for_who_has_it(card, given):
    theirs = unit("b1", "guardsmen", 24, 24.8, 180, wounds=4)
    table = holding(card, "a1", STRIKES, theirs, given=given)
    assert shows(table, card, "a1")
    assert not shows(table, card, "b1")
    assert not shows(holding(card, None, STRIKES, theirs), card, "a1")


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize("card", ["armory", "gallows", "proving-ground"])
def test_keywords_come_to_melee_attacks_only(card):
    archers = unit("a1", "stormcrow-archers", 24, 20, 0)
    shoots = next(n for n, each in enumerate(UNITS["stormcrow-archers"].attacks) if each.range != "melee")
    table = holding(card, "a1", archers, THEIRS)
    found = keywords(table.state, Attack("a1", "b1", shoots, "front"))
    assert found.isdisjoint({"sundering", "vicious", "precision"})


@pytest.mark.rule("MIN-MODE-AGOT-03")
@pytest.mark.parametrize(("holder", "tokens"), [("a1", ("weakened",)), ("b1", ()), (None, ())])
def test_a_mire_weakens_whom_its_holder_strikes(holder, tokens):
    table = holding("mire", holder, STRIKES, STRUCK, acts="a1", faces=[1] * 6)
    answer(table, "melee")
    declining(table, "")
    given = [event.token for event in told(table, "TokenGiven") if event.unit == "b1"]
    assert tuple(given) == tokens


@pytest.mark.rule("MIN-MODE-AGOT-03")
def test_a_mire_does_not_weaken_whom_its_holder_shoots():
    archers = unit("a1", "stormcrow-archers", 24, 22, 0)
    table = holding("mire", "a1", archers, THEIRS, acts="a1", faces=[1] * 20)
    answer(table, "ranged", Stepped("ahead", 0, 0))
    declining(table, "")
    assert told(table, "AttackRolled")
    assert table.state.units["b1"].tokens == ()


# ------------------------------------------------------------------------------------------------ missions

WINDS = Options(seats=2, mode="the-winds-of-winter")
KING, THEIR_KING = (
    unit("a1", "guardsmen", 24, 8, 0, commander=True),
    unit("b1", "guardsmen", 24, 40, 180, commander=True),
)
A, B = unit("a1", "guardsmen", 24, 8, 0), unit("b1", "guardsmen", 24, 40, 180)
NCUS = [ncu("an1", "sansa-stark-little-bird"), ncu("bn1", "cersei-lannister-queen-regent")]
TWO: Any = ("panicked", "weakened")
FELLED = Slain(2, "b1", "seat-1", "a1")


def markers(**held: str) -> dict[str, Any]:
    return {"markers": {**dict.fromkeys(FIVE), **{name.replace("_", "-"): who for name, who in held.items()}}}


def board(**zones: str) -> dict[str, Any]:
    return {"ncus": NCUS, "board": zones}


def foes(*tokens: Any) -> list[Any]:
    return [unit(f"b{n}", "guardsmen", 8 * n, 40, 180, tokens=each) for n, each in enumerate(tokens, start=1)]


Case = tuple[list[Any], dict[str, Any], int, int]
"""Units, what else there is, what seat 1 gains and what seat 2 gains."""

MISSION_CASES: dict[str, list[Case]] = {
    "take-the-centre": [
        ([A, B], markers(centre="a1"), 2, 0),
        ([A, B], markers(centre="b1"), 0, 2),
        ([A, B], markers(near_left="a1"), 0, 0),
    ],
    "steel-and-hooves": [
        ([A, B], board(combat="an1", maneuver="an1"), 2, 0),
        ([A, B], board(combat="bn1", tactics="an1"), 0, 1),
        ([A, B], board(), 0, 0),
    ],
    "steel-and-ravens": [
        ([A, B], board(combat="an1", tactics="bn1"), 1, 1),
        ([A, B], board(maneuver="an1", crown="an1"), 0, 0),
    ],
    "rule-the-court": [
        ([A, B], board(combat="an1", crown="an1", tactics="bn1"), 2, 0),
        ([A, B], board(combat="an1", crown="an1", tactics="bn1", wealth="bn1"), 1, 1),
        ([A, B], board(combat="an1"), 0, 0),  # one is not enough
    ],
    "break-their-leader": [
        ([A, THEIR_KING], {"slain": (FELLED,)}, 2, 0),
        ([KING, B], {"slain": (FELLED,)}, 1, 0),
        ([KING, THEIR_KING], {"slain": (FELLED,)}, 2, 0),  # not both
        ([A, B], {"slain": (FELLED,)}, 0, 0),
        ([A, THEIR_KING], {"slain": (Slain(1, "b1", "seat-1", "a1"),)}, 0, 0),  # in an earlier round
    ],
    "behind-their-lines": [
        ([unit("a1", "guardsmen", 24, 43, 0), unit("b1", "guardsmen", 5, 20, 0)], {}, 1, 0),
        ([*(unit(f"a{n}", "guardsmen", 7 * n, 43, 0) for n in (1, 2, 3)), unit("b1", "guardsmen", 5, 20, 0)], {}, 2, 0),
        ([unit("a1", "guardsmen", 24, 39, 0), B], {}, 0, 0),  # not with its whole tray
    ],
    "weight-of-numbers": [
        ([unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180, wounds=8)], {}, 2, 0),
        ([unit("a1", "guardsmen", 24, 20, 0), unit("b1", "guardsmen", 24, 24.8, 180)], {}, 0, 0),
        ([A, unit("b1", "guardsmen", 24, 40, 180, wounds=4)], {}, 0, 0),  # nobody fights
        ([unit("a1", "guardsmen", 24, 20, 0, wounds=8), unit("b1", "gregor-clegane", 24, 23.78, 180)], {}, 0, 2),
    ],
    "sow-misery": [
        ([A, *foes(TWO, ("panicked",))], {}, 1, 0),
        ([A, *foes(TWO, TWO, ("weakened",))], {}, 2, 0),
        ([A, *foes(TWO)], {}, 0, 0),
    ],
    "blood-for-blood": [
        ([A, B], {"slain": (Slain(1, "a1", "seat-2", None), FELLED)}, 1, 0),
        ([A, *foes((), (), ())], {"slain": (Slain(1, "a1", "seat-2", None), *(Slain(2, f"b{n}", "seat-1", None)
            for n in (1, 2, 3)))}, 2, 0),
        ([A, B], {"slain": (FELLED,)}, 0, 0),  # nothing to avenge
        ([A, B], {"slain": (Slain(1, "a1", "seat-2", None), Slain(1, "b1", "seat-1", "a1"))}, 0, 0),
    ],
    "seize-their-ground": [
        ([A, B], markers(far_left="a1"), 1, 0),
        ([A, B], markers(near_left="a1", centre="a1"), 0, 0),
        ([A, B], markers(near_left="b1", near_right="b1", far_left="b1"), 0, 2),
    ],
    "take-the-lead": [
        ([A, B], markers(centre="a1", near_left="b1"), 1, 0),
        ([A, B], markers(near_left="b1"), 0, 0),
    ],
    "hold-them-all": [
        ([A, B], markers(**dict.fromkeys(("centre", "near_left", "far_left"), "a1"), far_right="b1"), 3, 1),
        ([A, B], markers(), 0, 0),
    ],
}  # fmt: skip


def missions_scored(card: str, units: list[Any], by: str | None = "seat-1", **more: Any) -> Any:
    return scene(
        *units, options=WINDS, agenda=(ScoreMissions(), PassToken()), active_missions=((by, card),), first="seat-1",
        missions={"seat-1": (), "seat-2": ()}, **more,
    )  # fmt: skip


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-RULE-67")
@pytest.mark.parametrize(("card", "n"), [(card, n) for card, cases in MISSION_CASES.items() for n in range(len(cases))])
def test_what_a_mission_is_worth_to_each_side(card, n):
    units, more, mine, theirs = MISSION_CASES[card][n]
    table = missions_scored(card, units, **more)
    assert table.state.points == {"seat-1": mine, "seat-2": theirs}
    assert {event.why for event in told(table, "PointsScored")} <= {"mission"}


@pytest.mark.rule("MIN-MODE-TWOW-07", "MIN-CLEANUP-11")
@pytest.mark.parametrize(
    ("by", "first", "points"), [("seat-1", "seat-1", 1), ("seat-2", "seat-2", 0), (None, "seat-2", 0)]
)
def test_only_who_revealed_it_takes_the_lead(by, first, points):
    table = missions_scored("take-the-lead", [A, B], by, **markers(centre="a1"))
    assert table.state.first == first  # if nobody takes it, the token passes on
    assert table.state.points["seat-1"] == points


@pytest.mark.rule("MIN-TEAM-07")
def test_the_units_of_a_mate_count_for_missions():
    deep = [unit("a1", "guardsmen", 10, 10, 0), unit("c1", "guardsmen", 24, 43, 0), unit("b1", "guardsmen", 5, 20, 0)]
    table = scene(
        *deep, unit("d1", "guardsmen", 40, 20, 0), agenda=(ScoreMissions(),), round=2,
        options=Options(seats=4, mode="the-winds-of-winter", players="teams"), missions=dict.fromkeys(SEATS4, ()),
        active_missions=(("seat-3", "behind-their-lines"), ("seat-3", "take-the-lead")),
    )  # fmt: skip
    assert table.state.points == {"seat-1": 1, "seat-3": 1, "seat-2": 0, "seat-4": 0}
    assert table.state.next_first == "seat-3"


SEATS4 = ("seat-1", "seat-2", "seat-3", "seat-4")


# ------------------------------------------------------------------------------------------------ siege cards

STORM = Options(seats=2, mode="a-storm-of-swords", terrain="none")
INSIDE, OUTSIDE = unit("a1", "guardsmen", 10, 9, 0), unit("b1", "guardsmen", 24, 40, 180)


def wall(wounds: int = 6, **more: Any) -> tuple[str, Unit]:
    return "wall", Unit("seat-1", WALL, wounds, Pose(24_000, 3_875, 0), **more)


def storm(*units: Any, **more: Any) -> Any:
    """Seat 1 defends."""
    more.setdefault("siege", {"seat-1": (), "seat-2": ()})
    return scene(*units, options=STORM, defender="seat-1", **more)


MINE, THEIR_TURN = Occasion("turn-start", seat="seat-1"), Occasion("turn-start", seat="seat-2")
ROUND, END = Occasion("round-start", seat="seat-1"), Occasion("round-end", seat="seat-1")
RAMMED, CHARGED = Occasion("attack", "b1", "wall", word="melee"), Occasion("charged", "b1", "wall", word="front")
SHOT = Occasion("attack-done", "wall", "b1", word="long")
STRUCK_UNIT = Occasion("attack", "b1", "a1", word="melee")
WAITING = ("a2", Unit("seat-1", "guardsmen", 12, None, reserve=True))
WOOD: dict[str, Any] = {"pieces": [piece("forest", 24, 24)]}

SIEGE_CASES: dict[str, tuple[Occasion, dict[str, Any], list[tuple[Occasion, dict[str, Any]]]]] = {
    "clear-the-ground": (THEIR_TURN, WOOD, [(THEIR_TURN, {}), (MINE, WOOD), (ROUND, WOOD)]),
    "silence-their-captains": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "sound-the-assault": (ROUND, {}, [(END, {}), (MINE, {})]),
    "spread-despair": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "dread-of-the-siege": (ROUND, {}, [(END, {}), (THEIR_TURN, {})]),
    "battering-ram": (RAMMED, {}, [(STRUCK_UNIT, {}), (CHARGED, {}), (ROUND, {})]),
    "boiling-oil": (CHARGED, {}, [(RAMMED, {}), (Occasion("charged", "b1", "a1", word="front"), {})]),
    "masons-at-work": (END, {}, [(ROUND, {}), (END, {"units": [wall(wounds=0), INSIDE, OUTSIDE]})]),
    "sally-forth": (MINE, {"units": [wall(), INSIDE, WAITING, OUTSIDE]}, [
        (MINE, {}), (THEIR_TURN, {"units": [wall(), INSIDE, WAITING, OUTSIDE]}),
        (MINE, {"units": [wall(), INSIDE, WAITING, OUTSIDE], "round": 1}),
    ]),
    "rain-of-arrows": (SHOT, {}, [(Occasion("attack-done", "a1", "b1", word="long"), {}), (RAMMED, {}), (ROUND, {})]),
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


def played(card: str, when: Moment, *units: Any, seat: str = "seat-2", then: tuple[Any, ...] = (), **more: Any) -> Any:
    hands = {"seat-1": (), "seat-2": (), seat: (card,)}
    steps = (PlaySiege(seat, Occasion(when, seat=seat)), *then)
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
    declining(table, "siege-card")
    answer(table, "rain-of-arrows" if play else None)
    declining(table, "")
    assert [len(event.dice) for event in told(table, "AttackRolled")] == ([8, 4] if play else [8])


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
