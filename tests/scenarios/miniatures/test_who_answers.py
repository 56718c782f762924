"""Which texts answer to an occasion, which players are asked, and how long what lies or holds does so."""

from typing import Any

import pytest

from maester.games.miniatures.chances import KINDS, passing
from maester.games.miniatures.order import cancel, in_order
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts import occasions
from maester.games.miniatures.texts.answering import audience
from maester.games.miniatures.texts.ending import expire
from maester.games.miniatures.texts.hearing import who_might_answer
from maester.games.miniatures.texts.in_force import abilities, engaged_in
from maester.games.miniatures.texts.in_play import Bound, Laid, Lasting, Later, Use
from maester.games.miniatures.texts.listening import answer_of, due_passives, printed_answers, unseen
from maester.games.miniatures.texts.lying import after_test, zone_targets
from maester.games.miniatures.texts.matching import bound_for, matches, might_match
from maester.games.miniatures.texts.questions import which_unit, yes_or_no
from maester.games.miniatures.texts.vocabulary import When
from maester.games.miniatures.texts.which import Which
from maester.games.miniatures.texts.working import lasts_against
from maester.games.miniatures.values import Attack, Declared, Window
from tests.scenarios.miniatures.cast import ALL, FAR, GUARDS
from tests.scenarios.miniatures.play import bare_scene, scene, unit

BLOW = Attack("a1", "b1", 0, "front")
HITS = occasions.AttackDeclared("a1", "b1", "melee")
ZONE = occasions.ZoneClaimed("seat-1", "an1", "crown")


# ---------------------------------------------------------------------------------------------------------- occasions


@pytest.mark.parametrize(
    ("when", "occasion", "answers"),
    [
        (When(what="attack"), HITS, True),
        (When(what="surge"), HITS, False),
        (When(what="attack", whose="friend"), HITS, True),
        (When(what="attack", whose="enemy"), HITS, False),
        (When(what="attack", this=True), HITS, True),
        (When(what="attack", this=True), occasions.AttackDeclared("a2", "b1", "melee"), False),
        (When(what="attack", role="attacker"), HITS, True),
        (When(what="attack", role="defender"), HITS, False),
        (When(what="attack", role="defender"), occasions.AttackDeclared("b1", "a1", "melee"), True),
        (When(what="attack", attack="melee"), HITS, True),
        (When(what="attack", attack="ranged"), HITS, False),
        (When(what="attack", which=Which(type=("cavalry",))), HITS, False),
        (When(what="attack", which=Which(type=("infantry",))), HITS, True),
        (When(what="attack", foe=Which(side="enemy")), HITS, True),
        (When(what="attack", foe=Which(side="friend")), HITS, False),
        (When(what="destroyed", foe=Which()), occasions.Destroyed("b1"), False),
        (When(what="test", test="panic"), occasions.MoraleTestBegins("a1", "panic"), True),
        (When(what="test", test="panic"), occasions.MoraleTestBegins("a1", "morale"), False),
        (When(what="action", actions=("march",)), occasions.ActionDeclared("a1", "march"), True),
        (When(what="action", actions=("march",)), occasions.ActionDeclared("a1", "charge"), False),
        (When(what="zone", zones=("crown",)), ZONE, True),
        (When(what="zone", zones=("wealth",)), ZONE, False),
        (When(what="zone", whose="friend"), ZONE, True),
        (When(what="zone", whose="enemy"), ZONE, False),
        (When(what="zone", this=True), ZONE, False),
        (When(what="token", condition="panicked"), occasions.TokenNears("a1", "panicked"), True),
        (When(what="token", condition="panicked"), occasions.TokenNears("a1", "weakened"), False),
        (When(what="declared", effect="order"), occasions.CardOrOrderDeclared("seat-2", "order:b1:x:0", "b1"), True),
        (When(what="declared", effect="order"), occasions.CardOrOrderDeclared("seat-2", "card:x:0", "b1"), False),
        (When(what="declared", effect="tactics"), occasions.CardOrOrderDeclared("seat-2", "card:x:0", "b1"), True),
        (When(what="declared", whose="enemy"), occasions.CardOrOrderDeclared("seat-2", "card:x:0", "a1"), True),
        (When(what="zone-targets", whose="enemy"), occasions.ZoneTargets("a1", "seat-2", "crown"), True),
        (When(what="turn-start", whose="enemy"), occasions.TurnStarts("seat-2"), True),
        (When(what="turn-start", first=True), occasions.TurnStarts("seat-1"), True),
        (When(what="turn-start", first=True), occasions.TurnStarts("seat-2"), False),
    ],
)
def test_what_a_text_of_a1_answers_to(when, occasion, answers):
    """Seat 1 has had one turn, seat 2 two. The quick look never leaves out what answers."""
    state = bare_scene(*ALL, turns=("seat-1", "seat-2", "seat-2")).state
    bound = bound_for(state, occasion, "seat-1", "luck", "ability", "a1")
    assert matches(state, bound, when, occasion) == answers
    if answers:
        assert might_match(state, "seat-1", when, occasion, "a1")


def test_an_ncu_answers_to_its_own_zone():
    state = bare_scene(*ALL).state
    when = When(what="zone", this=True)
    for ncu, answers in (("an1", True), ("an2", False)):
        bound = bound_for(state, ZONE, "seat-1", "winters-bite", "ncu", None, ncu)
        assert matches(state, bound, when, ZONE) == answers


@pytest.mark.rule("MIN-CARDS-03")
def test_whom_the_words_mean_at_an_occasion():
    """A card is about the unit that triggers it; during an attack both its units are known, to nobody else's test."""
    state = bare_scene(*ALL, attacks=(BLOW,)).state
    occasion = occasions.MoraleTestFailed("b1", "panic", wounds=2)
    bound = bound_for(state, occasion, "seat-1", "winters-bite", "tactics", "a2", "an1")
    assert (bound.this, bound.subject, bound.ncu, bound.about) == ("b1", "b1", "an1", None)
    assert (bound.attacker, bound.defender) == ("a1", "b1")
    assert (bound.zone, bound.word, bound.amount) == (None, "panic", 2)
    own = bound_for(state, occasion, "seat-1", "winters-bite", "ability", "a2")
    assert (own.this, own.subject, own.seat, own.name, own.origin) == ("a2", "b1", "seat-1", "winters-bite", "ability")
    other = bound_for(state, occasions.MoraleTestBegins("b9", "panic"), "seat-1", "winters-bite", "ability", "a2")
    assert (other.attacker, other.defender) == (None, None)
    charge = bound_for(state, occasions.ActionDeclared("a2", "charge", "b9"), "seat-1", "winters-bite", "ability", "a2")
    assert (charge.attacker, charge.defender) == ("a2", "b9")


def test_the_attack_at_hand_is_the_innermost():
    state = bare_scene(*ALL, attacks=(BLOW, Attack("b9", "a2", 0, "front"))).state
    assert [engaged_in(state, name) is not None for name in ("a1", "b1", "a2", "b9")] == [False, False, True, True]


# -------------------------------------------------------------------------------------------------------- who is asked


@pytest.mark.rule("MIN-TIMING-03", "MIN-RULE-96")
def test_players_who_are_out_are_not_asked():
    state = bare_scene(*ALL, active="seat-2").state
    assert in_order(state) == ("seat-2", "seat-1")
    state.out = ("seat-2",)
    assert in_order(state) == ("seat-1",)


@pytest.mark.rule("MIN-RULE-39")
def test_what_was_declared_last_is_cancelled():
    """In the window outside the one in which it is cancelled."""
    outer = Window(HITS, (Declared("seat-1", "card:a:0"), Declared("seat-2", "card:b:0")))
    first = Window(ZONE, (Declared("seat-1", "card:c:0"),))
    table = scene(*ALL, windows=(first, outer, Window(ZONE)))
    cancel(table.state)
    assert [[each.cancelled for each in window.declared] for window in table.state.windows] == [
        [False],
        [False, True],
        [],
    ]
    (event,) = table.state.told
    assert (event.seat, event.key) == ("seat-2", "card:b:0")


@pytest.mark.parametrize(
    ("occasion", "seat", "orders", "kinds", "waits"),
    [
        (HITS, "seat-1", False, ("my-turn", "my-attack"), False),
        (HITS, "seat-2", True, ("their-turn", "attack-on-me"), True),
        (occasions.TurnStarts("seat-1"), "seat-1", False, ("my-turn",), True),
        (occasions.TurnStarts("seat-1"), "seat-2", True, ("their-turn",), False),
        (occasions.CardOrOrderDeclared("seat-1", "card:x:0", "a1"), "seat-2", False, ("their-turn", "cancel"), False),
        (occasions.MoraleTestFailed("a1", "panic"), "seat-1", False, ("my-turn", "test"), False),
        (ZONE, "seat-2", False, ("their-turn", "board"), False),
        (occasions.RankLost("a1"), "seat-1", False, ("my-turn", "loss"), False),
    ],
)
def test_which_kind_of_chance_it_is(occasion, seat, orders, kinds, waits):
    state = bare_scene(*ALL, active="seat-1").state
    found = passing(state, Window(occasion, number=7), seat, orders)
    assert (found.window, found.kinds, found.waits) == (7, kinds, waits)
    assert set(kinds) <= set(KINDS)  # players can say which they care about


def test_who_may_decline_does_so_when_nobody_answers():
    assert which_unit("choose-unit", "luck", ("a1", None)).idle is None
    assert which_unit("choose-unit", "luck", ("a1", "a2")).idle is not None
    assert yes_or_no("use-ability", "luck", "a1").idle is False
    assert yes_or_no("use-ability", "luck", "a1").options == (True, False)


def lends(*pairs: tuple[str, str]) -> tuple[Lasting, ...]:
    bound = Bound("seat-1", "winters-bite")
    return tuple(Lasting(bound, words.Shares(), "turn", 1, mine, word=theirs) for mine, theirs in pairs)


RIDERS = unit("a2", "outriders", 40, 10, 0)


@pytest.mark.rule("MIN-UNIT-17", "MIN-ORDER-03")
def test_what_is_lent_answers_as_if_it_were_printed():
    """Ambush acts by itself, and an order that is lent can be declared but does not; what is innate is not lent."""
    state = scene(GUARDS, RIDERS, FAR, lasting=lends(("a1", "a2"), ("a2", "a1"))).state
    assert abilities(state, "a1") == ("lannister-supremacy", "tactical-reposition", "ambush")
    assert abilities(state, "a2") == ("tactical-reposition", "cavalry", "ambush", "lannister-supremacy")
    charge, turn = occasions.Charged("a1", "b9", "rear"), occasions.TurnStarts("seat-2")
    for occasion, by_itself, declared in ((charge, ["ambush"], []), (turn, [], ["tactical-reposition"])):
        found = printed_answers(state, occasion, "seat-1", ["a1"], orders=False)
        assert [answer.name for answer in found] == by_itself
        found = printed_answers(state, occasion, "seat-1", ["a1"], orders=True)
        assert [answer.name for answer in found] == declared
        assert who_might_answer(state, occasion) == (True, ("seat-1", "seat-2"))


@pytest.mark.parametrize(
    ("zones", "mine", "theirs"), [((), True, False), (("crown",), False, True), (("wealth",), False, False)]
)
def test_what_was_put_off_is_due_to_whom(zones, mine, theirs):
    """A wager is due to the opponent of whoever claims the zone."""
    later = Later("zone", 0, Use(Bound("seat-1", "luck"), ()), zones=zones)
    state = bare_scene(*ALL, later=(later,)).state
    assert bool(due_passives(state, ZONE, "seat-1")) == mine
    assert bool(due_passives(state, ZONE, "seat-2")) == theirs
    assert due_passives(state, occasions.ZoneDone("seat-1", "an1", "crown"), "seat-1") == ()


def test_a_card_that_stays_in_force_lies_on_no_unit():
    state = scene(*ALL, laid=(Laid("seat-1", "dread-of-the-siege", None, ("round",)),)).state
    activates = occasions.Activates("b1", "seat-2")
    assert answer_of(state, activates, "seat-1", "laid::dread-of-the-siege:0").bound.this is None
    on = answer_of(state, activates, "seat-1", "laid:b1:crannog-poison:0").bound
    assert (on.this, on.origin, on.master) == ("b1", "attached", None)


@pytest.mark.rule("MIN-DECK-02")
@pytest.mark.parametrize(
    ("discards", "lies", "hidden"),
    [(0, None, True), (1, None, True), (1, "seat-1", False), (1, "seat-2", True), (2, None, False)],
)
def test_cards_everybody_has_seen_are_in_no_hand(discards, lies, hidden):
    """Both copies must be gone: discarded, or lying on units for that player."""
    card = "adaptive-methods"
    laid = (Laid(lies, card, "b1", ("game",)),) if lies else ()
    piles: Any = {"seat-1": (card,) * discards, "seat-2": ()}
    state = scene(*ALL, lists={"seat-1": (card, card), "seat-2": ()}, discards=piles, laid=laid).state
    assert unseen(state, "seat-1", audience(state, "turn-start")) == [card] * hidden


# --------------------------------------------------------------------------------------------------- how long it holds


def test_what_holds_ends_with_its_own_attack_test_or_turn():
    held = [("turn", 0), ("attack", 1), ("attack", 2), ("test", 1), ("round", 0)]
    lasting = tuple(
        Lasting(Bound("seat-1", "luck"), words.Dice(n=1), until, n, "a1", depth=depth)
        for n, (until, depth) in enumerate(held)
    )
    state = scene(*ALL, lasting=lasting).state
    expire(state, "attack", 2)
    assert [each.serial for each in state.lasting] == [0, 1, 3, 4]
    expire(state, "turn")
    assert [each.serial for each in state.lasting] == [1, 3, 4]


@pytest.mark.parametrize(("against", "on", "works"), [("b1", "b1", True), ("b1", "b9", False), (None, "b9", True)])
def test_what_holds_against_one_enemy_holds_against_no_other(against, on, works):
    change = words.Dice(n=1, against="target") if against else words.Dice(n=1)
    held = Lasting(Bound("seat-1", "luck"), change, "game", 0, "a1", against)
    state = bare_scene(*ALL).state
    assert lasts_against(state, held, Attack("a1", on, 0, "front"), "a1") == works
    assert lasts_against(state, held, Attack(on, "a1", 0, "front"), "a1") == works
    assert lasts_against(state, held, None, "a1") == (against is None)


@pytest.mark.parametrize(
    ("until", "panic", "passed", "stays"),
    [
        ("fails-panic", True, False, False),
        ("fails-panic", False, False, True),
        ("fails-panic", True, True, True),
        ("fails-morale", True, False, False),
        ("fails-morale", False, False, False),
        ("fails-morale", False, True, True),
        ("passes-morale", True, True, False),
        ("passes-morale", False, False, True),
        ("game", True, False, True),
    ],
)
def test_cards_that_lie_on_a_unit_until_a_test(until, panic, passed, stays):
    """Only those of that unit go, and they go to the pile of their player."""
    laid = (Laid("seat-2", "bribery", "a1", (until,)), Laid("seat-1", "bribery", "b1", (until,)))
    table = scene(*ALL, laid=laid)
    after_test(table.state, "a1", panic, passed)
    assert table.state.laid == (laid if stays else laid[1:])
    assert table.state.discards == {"seat-1": (), "seat-2": () if stays else ("bribery",)}
    events = [(event.card, event.unit) for event in table.state.told]
    assert events == ([] if stays else [("bribery", "a1")])


def test_cards_that_lie_on_a_unit_until_a_zone_targets_it():
    laid = (
        Laid("seat-2", "bribery", "a1", ("wealth-targets",)),
        Laid("seat-1", "crannog-poison", "b1", ("wealth-targets",)),
    )
    table = scene(*ALL, laid=laid)
    assert not zone_targets(table.state, "a1", "combat")
    assert not zone_targets(table.state, "a2", "wealth")
    assert zone_targets(table.state, "a1", "wealth")
    assert zone_targets(table.state, "b1", "wealth")
    assert (table.state.laid, table.state.discards) == ((), {"seat-1": (), "seat-2": ("bribery",)})  # poison is no card
