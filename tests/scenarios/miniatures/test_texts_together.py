"""Two texts at once: what the rules demand where abilities, cards and tests meet."""

from typing import Any

import pytest

from maester.games.miniatures.steps.fights import Panic, Strike
from maester.games.miniatures.steps.texts import Happens
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.in_play import Laid
from maester.games.miniatures.values import Attack
from tests.scenarios.miniatures.play import answer, asked, declined, ncu, offered, scene, told, unit

GUARDS, SWORDS = unit("a1", "guardsmen", 24, 20, 0), unit("b1", "sworn-swords", 24, 24.8, 180)
FAR, SAFE = unit("b9", "guardsmen", 5, 44, 180), unit("a9", "guardsmen", 5, 4, 0)
TYRION, OTHER_TYRION = ncu("an1", "tyrion-lannister-the-imp"), ncu("bn1", "tyrion-lannister-the-imp")


def held(one: tuple[str, ...] = (), two: tuple[str, ...] = ()) -> dict[str, Any]:
    """Hands, and decks that all know of."""
    hands = {"seat-1": one, "seat-2": two}
    return {"hands": hands, "lists": {seat: cards * 2 for seat, cards in hands.items()}}


# ------------------------------------------------------------------------------------------- cards that answer to cards


def plotted(**more: Any) -> Any:
    """Seat 1 plays a card; Tyrion of seat 2 fetches a Counterplot and plays it."""
    start = occasions.TurnStarts("seat-1")
    table = scene(
        GUARDS, SWORDS, ncus=[OTHER_TYRION], agenda=(Happens(start),), active="seat-1",
        **{**held(("a-lannister-pays-his-debts", "counterplot"), ("counterplot",)), **more},
        decks={"seat-1": (), "seat-2": ("counterplot", "bribery")},
    )  # fmt: skip
    return answer(table, "card:a-lannister-pays-his-debts:0", True, "counterplot")


@pytest.mark.rule("MIN-RULE-39", "MIN-CARDS-01")
def test_a_card_that_tyrion_finds_can_be_countered_like_any_other():
    table = plotted(faces=[6])
    assert (table.waiting, offered(table)) == (("seat-1",), (None, "card:counterplot:0"))
    answer(table, "card:counterplot:0", None)
    assert [event.seat for event in told(table, "EffectCancelled")] == ["seat-2"]
    assert [(laid.card, laid.on) for laid in table.state.laid] == [("a-lannister-pays-his-debts", "a1")]


@pytest.mark.rule("MIN-TIMING-01", "MIN-CARDS-06", "MIN-RULE-40")
def test_a_card_that_tyrion_finds_is_the_one_for_that_trigger():
    """The other Counterplot stays in the hand, even if the first fails."""
    table = answer(plotted(faces=[2]), None)
    assert asked(table) == ""
    assert table.state.hands["seat-2"] == ("counterplot",)
    assert [laid.card for laid in table.state.laid] == ["a-lannister-pays-his-debts"]


# -------------------------------------------------------------------------------------------------- the same name twice


@pytest.mark.rule("MIN-STACK-01")
def test_two_copies_on_one_unit_are_one_effect():
    lie = (Laid("seat-1", "the-north-remembers", "a1", ("game",)),) * 2
    fell = Happens(occasions.Destroyed("a9", "b1"))
    table = scene(GUARDS, SAFE, SWORDS, FAR, laid=lie, agenda=(fell,))
    assert asked(table) == ""  # there is nothing to put in order
    assert [laid.counters for laid in table.state.laid] == [1, 1]


# ---------------------------------------------------------------------------------------------------- ranks and charges


@pytest.mark.rule("MIN-RANK-03", "MIN-RULE-47")
@pytest.mark.parametrize(("wounds", "spared"), [(9, True), (10, False)])
def test_a_rank_that_was_healed_again_was_destroyed_all_the_same(wounds, spared):
    """One wound costs the ninth model and its rank; the panic test is passed and heals it again."""
    bold = unit("b1", "guardsmen", 24, 24.8, 180, wounds=wounds, attachments=("satin-brave-recruit",))
    table = scene(
        GUARDS, bold, FAR, agenda=(Strike("a1", "b1"),), active="seat-1", **held(("you-will-obey-me",)),
        faces=[4, *[1] * 7, 1, 6, 6, 1],
    )  # fmt: skip
    answer(table, "card:you-will-obey-me:0")
    declined(table)
    assert table.state.units["b1"].wounds == wounds
    assert table.state.units["a1"].tokens == (() if spared else ("panicked", "vulnerable"))


@pytest.mark.rule("MIN-RANK-03", "MIN-TERMS-23")
def test_each_rank_that_goes_down_goes_down_fighting():
    """Five of nine wounds: two ranks, and a wound to the enemy for each."""
    chosen = unit("a1", "guardsmen", 24, 20, 0, wounds=9, attachments=("chosen-of-styr",))
    table = scene(
        chosen, SWORDS, FAR, agenda=(Panic("a1", (), "seat-2", "b1", "fear", 4),), faces=[1, 1, 2], active="seat-1",
    )  # fmt: skip
    assert (table.state.units["a1"].wounds, table.state.units["b1"].wounds) == (3, 10)


@pytest.mark.rule("MIN-CHARGE-08", "MIN-RULE-19")
@pytest.mark.parametrize(("arc", "options"), [("front", (None, "order:a1:set-for-charge:0")), ("rear", ())])
def test_a_charge_after_a_shot_comes_from_where_it_leads(arc, options):
    """The shot, after which the charger may charge by an order, came from the front and is not over yet."""
    halberds, archers = unit("a1", "halberdiers", 24, 20, 0), unit("b1", "crossbowmen", 24, 24.8, 180)
    shot = Attack("b1", "a1", 0, "front", dice=(1,))
    charged = Happens(occasions.Charged("b1", "a1", arc))
    table = scene(halberds, archers, FAR, agenda=(charged,), attacks=(shot,), active="seat-2")
    assert (offered(table) if asked(table) else ()) == options


# ----------------------------------------------------------------------------------------------- counted when it counts


@pytest.mark.rule("MIN-EX-34", "MIN-PANIC-04")
def test_the_ferocity_of_the_north_grows_with_a_rank_lost_on_the_way():
    """The swords had all ranks when the card was played; a blow struck back at them cost the ninth model. So the panic
    test costs one wound more, and the card itself one fewer."""
    swords = unit("a1", "sworn-swords", 24, 20, 0, wounds=9)
    kings = unit("b1", "guardsmen", 24, 24.8, 180, commander=True, attachments=("jaime-lannister-kingslayer",))
    table = scene(
        swords, SAFE, kings, FAR, agenda=(Strike("a1", "b1"),), active="seat-1", **held(("northern-ferocity",)),
        faces=[5, 5, 5, 5, 5, 5, 1, 1, *[6] * 5, 1, 1, 1, 2],
    )  # fmt: skip
    answer(table, "card:northern-ferocity:0")
    declined(table)
    assert table.state.units["b1"].wounds == 12 - 1 - 3
    assert table.state.units["a1"].wounds == 9 - 1 - 1


@pytest.mark.rule("MIN-CARDS-01", "MIN-RULE-43")
@pytest.mark.parametrize(("x", "asks"), [(31, True), (46, False)])
def test_nobody_gives_up_an_action_to_command_nobody(x, asks):
    leader, other = unit("a1", "bolton-cutthroats", 24, 20, 0, commander=True), unit("a2", "guardsmen", x, 8, 0)
    acts = Happens(occasions.Activates("a1", "seat-1"))
    table = scene(leader, other, FAR, agenda=(acts,), active="seat-1", **held(("issue-commands",)))
    assert (asked(table) == "declare-activates") == asks


@pytest.mark.rule("MIN-RESOLVE-05", "MIN-REROLL-03")
def test_a_miss_that_was_struck_back_at_does_not_become_a_hit():
    """With a rank lost the swords would hit on 3 and more; but their dice had been final when that rank fell."""
    swords = unit("a1", "sworn-swords", 24, 20, 0, wounds=9)
    kings = unit("b1", "kingsguard", 24, 24.8, 180)
    faces = [*[3] * 7, *[6] * 6, 1]
    table = scene(swords, SAFE, kings, FAR, agenda=(Strike("a1", "b1"),), active="seat-1", faces=faces)
    declined(table)
    assert [event.hits for event in told(table, "AttackRolled")] == [0]
    assert (table.state.units["a1"].wounds, table.state.units["b1"].wounds) == (8, 8)
