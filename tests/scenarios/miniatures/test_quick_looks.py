"""What is remembered of the units is what would be worked out anew, and no quick look says no where a thorough one says
yes: in random games that are played in turn."""

from typing import Any

from maester.games.miniatures import GAME
from maester.games.miniatures.facts import UNITS
from maester.games.miniatures.geometry.field import Stood, engaged
from maester.games.miniatures.muster import WALL, muster
from maester.games.miniatures.state import State
from maester.games.miniatures.texts import changes as words
from maester.games.miniatures.texts.answering import answering_cards, audience, bearing
from maester.games.miniatures.texts.bearers import having
from maester.games.miniatures.texts.hearing import who_might_answer
from maester.games.miniatures.texts.in_force import abilities, changes, found_changes
from maester.games.miniatures.texts.matching import bound_for, matches, might_match
from maester.games.miniatures.texts.records import ABILITIES, CARDS
from maester.games.miniatures.unit import enemies_engaged, field_around
from maester.kernel import Chance, Table
from tests.scenarios.miniatures.play import happened, scene, unit

ANSWERS, EVERY = 420, 4
"""Answers in each game, enough to deploy, to charge and to lose units; and after how many everything is compared."""
KINDS: tuple[type[words.Change], ...] = (
    words.Hit, words.Dice, words.Defence, words.Speed, words.IgnoresTerrain, words.NoOrders, words.Untargetable,
)  # fmt: skip
ASKED = (having(words.Hit), having(words.Speed), bearing("activates", True), bearing("attack", False))


def touching(state: State, name: str) -> list[str]:
    one = state.units[name]
    return [
        other
        for other, each in state.units.items()
        if not state.friends(each.seat, one.seat) and each.on_table and engaged(one.placed, each.placed)
    ]


def around(state: State, name: str) -> tuple[Stood, ...]:
    mine = state.units[name].seat
    return tuple(
        Stood(other, *each.placed, not state.friends(each.seat, mine), each.card == WALL)
        for other, each in state.units.items()
        if other != name and each.pose is not None
    )


def check(state: State) -> None:
    for name, one in state.units.items():
        if one.pose is not None:
            assert enemies_engaged(state, name) == touching(state, name)
        assert field_around(state, name).trays == around(state, name)
    for bearers in ASKED:
        found = [name for name, one in state.units.items() if bearers.has(one)]
        assert bearers.among(state) == found
    for moment in ("activates", "attack"):
        check_audience(state, moment)


def check_audience(state: State, moment: Any) -> None:
    heard = audience(state, moment)
    for orders, known in ((False, heard.acting), (True, heard.ordered)):
        found = bearing(moment, orders).among(state)
        assert sorted(name for names in known.values() for name in names) == sorted(found)
        for seat, names in known.items():
            assert names == [name for name in found if state.units[name].seat == seat]
    for seat in state.seats:
        cards = [card for card in state.lists[seat] if card in answering_cards(moment)]
        assert heard.cards[seat] == {card: cards.count(card) for card in cards}


def check_changes(state: State) -> None:
    """Where the quick look finds no source of a change, there is none."""
    for name in state.units:
        for kind in KINDS:
            assert [*changes(state, kind, name)] == [*found_changes(state, kind, name, None)]


def check_answers(state: State) -> None:
    """Whatever answers to the innermost window passed the quick look before."""
    if not state.windows:
        return
    occasion = state.windows[-1].occasion
    for seat in state.seats:
        for card in audience(state, occasion.moment).cards[seat]:
            bound = bound_for(state, occasion, seat, card, "tactics")
            for each in CARDS[card].happens:
                if matches(state, bound, each.when, occasion):
                    assert might_match(state, seat, each.when, occasion, occasion.unit)
        for name, one in state.units.items():
            for ability in abilities(state, name) if one.seat == seat and one.pose else ():
                bound = bound_for(state, occasion, seat, ability, "ability", name)
                for each in ABILITIES[ability].happens:
                    if matches(state, bound, each.when, occasion):
                        assert might_match(state, seat, each.when, occasion, name)


def check_windows(state: State, moment: Any) -> None:
    """Where no window opens, nothing printed and no card that may be held answers to the occasion."""
    for name in [each for each, one in state.units.items() if one.on_table]:
        occasion = happened(moment, name, seat=state.units[name].seat, action="march")
        acts, seats = who_might_answer(state, occasion)
        for seat in state.playing if not (acts and seats) else ():
            for card in state.lists[seat] if state.hands[seat] else ():
                bound = bound_for(state, occasion, seat, card, "tactics")
                assert seats or not any(matches(state, bound, each.when, occasion) for each in CARDS[card].happens)
            for other in [each for each, one in state.units.items() if one.seat == seat and one.pose]:
                for ability in abilities(state, other):
                    bound, record = bound_for(state, occasion, seat, ability, "ability", other), ABILITIES[ability]
                    answered = any(matches(state, bound, each.when, occasion) for each in record.happens)
                    assert not answered or (seats if record.kind == "order" else acts)


def test_what_is_remembered_is_what_would_be_worked_out_anew():
    chance = Chance(12)
    tables: list[Any] = [Table.opened(GAME, GAME.options(seats=seats), 40 + seats) for seats in (2, 4)]
    fought = 0
    for answered in range(ANSWERS):
        for n, table in enumerate(tables):
            if table.over:
                continue
            table.answer_any(table.waiting[0], chance)
            if answered % EVERY:
                continue
            check(table.state)
            check_changes(table.state)
            check_answers(table.state)
            if answered % (4 * EVERY) == 0:
                for moment in ("activates", "action", "test"):
                    check_windows(table.state, moment)
            fought += any(one.pose and enemies_engaged(table.state, name) for name, one in table.state.units.items())
            if chance.below(40) == 0:
                tables[n] = table.copy()
    assert fought, "nobody ever met"


def test_a_change_of_one_unit_or_of_the_sides_is_noticed():
    card = sorted(UNITS)[0]
    state = scene(unit("a1", card, 20, 20, 0), unit("b1", card, 20, 30, 180), acts="a1").state
    before = muster(state)
    assert muster(state) is before
    assert muster(state.copy()) is before
    state.change("a1", wounds=1)
    assert muster(state) is not before
    state.units["c1"] = state.units.pop("b1")
    assert muster(state).names == ["a1", "c1"]
    before = muster(state)
    state.sides = dict.fromkeys(state.sides, 0)
    assert muster(state) is not before
    before = muster(state)
    state.lists = {"seat-1": ("winters-might",)}
    assert muster(state) is not before
    assert muster(state).worked_out is not before.worked_out
