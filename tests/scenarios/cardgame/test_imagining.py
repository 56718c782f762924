"""Imagined worlds: what a watcher knows stays, all else is dealt anew, and lists that are hidden are guessed well."""

from collections import Counter

import pytest
from msgspec.structs import replace

from maester.games.cardgame.decks import BUILT_IN, MOST_COPIES
from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.imagine import imagine
from maester.games.cardgame.plausible import likeliest
from maester.games.cardgame.state import Lore, State
from maester.games.cardgame.steps import DraftTitles
from maester.games.cardgame.watching import could_be_in
from maester.kernel import Chance, Seat
from tests.scenarios.cardgame.scenario import Scenario

ONE, TWO = "seat-1", "seat-2"
HAND = ("bran-stark", "ghost", "summer")
DECK = ("robb-stark", "eddard-stark", "arya-stark", "sansa-stark", "grey-wind")


def worlds(state: State, watcher: Seat | None, count: int = 40) -> list[State]:
    found = []
    for seed in range(count):
        world = state.copy()
        imagine(world, watcher, Chance(seed))
        found.append(world)
    return found


def position(*lore: Lore, open_lists: bool = True) -> State:
    scenario = Scenario(open_lists=open_lists).table(2, "arya-stark").hand(2, *HAND).deck_of(2, *DECK)
    state = scenario.challenges(1).state
    state.hands[TWO], state.decks[TWO] = HAND, DECK
    state.lore = lore
    return state


# ------------------------------------------------------------------------------------------------- open lists


def test_the_hand_of_another_is_dealt_anew_over_hand_and_deck_and_ones_own_stays():
    state = position()
    found = worlds(state, ONE)
    assert {each.hands[ONE] for each in found} == {state.hands[ONE]}
    assert len({each.hands[TWO] for each in found}) > 10
    assert len({each.decks[TWO] for each in found}) > 10
    for each in found:
        assert Counter(each.hands[TWO] + each.decks[TWO]) == Counter(HAND + DECK)
        assert len(each.hands[TWO]) == len(HAND)
        assert each.hands[TWO] == tuple(sorted(each.hands[TWO])), "a hand has no order"


def test_ones_own_deck_is_not_known_in_its_order():
    found = worlds(position(), TWO)
    assert {each.hands[TWO] for each in found} == {HAND}
    assert len({each.decks[TWO] for each in found}) > 10


def test_what_was_seen_in_a_hand_stays_there():
    state = position(Lore(TWO, "hand", "ghost", (ONE,)))
    assert all("ghost" in each.hands[TWO] for each in worlds(state, ONE))
    assert not all("ghost" in each.hands[TWO] for each in worlds(state, None)), "a spectator did not see it"


def test_what_was_seen_on_a_deck_stays_at_its_place():
    """Places are counted from the bottom, which is the end."""
    state = position(Lore(TWO, "deck", "sansa-stark", (ONE,), place=1))
    found = worlds(state, ONE)
    assert {each.decks[TWO][-2] for each in found} == {"sansa-stark"}
    assert len({each.decks[TWO][-1] for each in found}) > 1


def test_what_only_others_know_is_true_of_the_cards_that_lie_there_now():
    lore = (Lore(TWO, "deck", "grey-wind", (TWO,), place=0), Lore(TWO, "hand", "ghost", (TWO,)))
    bottoms = set()
    for world in worlds(position(*lore), ONE):
        bottom, held = world.lore
        assert bottom.code == world.decks[TWO][-1]
        assert held.code in world.hands[TWO]
        bottoms.add(bottom.code)
    assert len(bottoms) > 1
    assert all(each.lore == lore for each in worlds(position(*lore), TWO)), "who knows it knows it still"


def test_two_things_known_of_one_hand_are_two_cards():
    lore = (Lore(TWO, "hand", "ghost", (ONE,)), Lore(TWO, "hand", "summer", (TWO,)))
    for world in worlds(position(*lore), ONE):
        known, adapted = world.lore
        assert known.code == "ghost"
        held = list(world.hands[TWO])
        held.remove("ghost")
        assert adapted.code in held


def test_cards_face_down_are_not_known_to_others():
    state = Scenario().table(2, "arya-stark").deck_of(2, *DECK).challenges(1).state
    (name,) = [card.id for card in state.cards.values() if card.code == "arya-stark"]
    state.cards[name] = replace(state.cards[name], facedown=("ghost",))
    assert {each.cards[name].facedown for each in worlds(state, TWO)} == {("ghost",)}
    assert len({each.cards[name].facedown for each in worlds(state, ONE)}) > 1


# ------------------------------------------------------------------------------------------------- hidden lists


def test_a_hidden_list_is_guessed_among_cards_that_such_a_deck_may_hold():
    state = position(open_lists=False)
    faction, agenda = state.factions[TWO], state.agendas.get(TWO)
    allowed = set(could_be_in(faction, agenda))
    open_cards = {"arya-stark"}
    unlike = 0
    for world in worlds(state, ONE):
        cards = Counter(world.hands[TWO] + world.decks[TWO])
        assert set(cards) <= allowed | set(BUILT_IN_CODES) | open_cards
        assert max(cards.values()) <= MOST_COPIES
        assert Counter(world.lists[TWO]) >= cards
        assert len(world.hands[TWO]) == len(HAND)
        assert len(world.decks[TWO]) == len(DECK)
        unlike += cards != Counter(HAND + DECK)
    assert unlike > 30
    assert all(world.lists[ONE] == state.lists[ONE] for world in worlds(state, ONE)), "one's own list is known"


BUILT_IN_CODES = tuple(code for deck in BUILT_IN.values() for code in deck.codes)


def test_what_was_seen_is_kept_where_lists_are_hidden_as_well():
    lore = (Lore(TWO, "hand", "ghost", (ONE,)), Lore(TWO, "deck", "sansa-stark", (ONE,), place=1))
    for world in worlds(position(*lore, open_lists=False), ONE):
        assert "ghost" in world.hands[TWO]
        assert world.decks[TWO][-2] == "sansa-stark"


def test_the_likeliest_deck_has_most_of_what_was_seen():
    faction, agenda = "stark", "fealty"
    fitting = [deck for deck in BUILT_IN.values() if (deck.faction, deck.agenda) == (faction, agenda)]
    assert likeliest(faction, agenda, Counter()) in fitting
    assert likeliest("stark", "banner-of-the-kraken", Counter(("asha-greyjoy",))) is BUILT_IN["wolf-and-kraken"]
    assert likeliest("stark", "no-such-agenda", Counter()) is None


def test_plots_are_guessed_without_those_that_were_shown():
    state = Scenario(open_lists=False).plots(2, "summons", "taxation").used(2, 0).challenges(1).state
    state.used[TWO] = ("a-noble-cause",)
    seen: set[str] = set()
    for world in worlds(state, ONE):
        plots = world.plots[TWO]
        assert len(plots) == 2
        assert plots == tuple(sorted(plots))
        assert all(CARDS[code].type == "plot" for code in plots)
        seen.update(plots)
    assert len(seen) > 2
    assert {world.plots[ONE] for world in worlds(state, ONE)} == {state.plots[ONE]}


def test_plots_that_have_all_been_used_are_known():
    state = Scenario(open_lists=False).plots(2, "summons", "taxation").challenges(1).state
    state.round = 8
    assert {world.plots[TWO] for world in worlds(state, ONE)} == {state.plots[TWO]}
    state.round, state.used[TWO] = 7, ()
    assert {world.plots[TWO] for world in worlds(state, ONE)} == {state.plots[TWO]}
    state.used[TWO] = ("a-noble-cause",)
    assert len({world.plots[TWO] for world in worlds(state, ONE)}) > 1


# ------------------------------------------------------------------------------------------------- titles


def draft(taken: int, players: int = 4) -> State:
    """So many have taken a title, each the first that was offered."""
    game = Scenario(players).begin(DraftTitles())
    for who in range(1, taken + 1):
        game.says(who, game.options(who)[0])
    return game.state


def places(world: State) -> tuple[object, ...]:
    return tuple(sorted(world.chosen.items())), world.offered


@pytest.mark.parametrize("taken", [1, 2, 3])
@pytest.mark.parametrize("watcher", ["seat-1", "seat-2", "seat-3", "seat-4", None])
def test_titles_lie_where_the_watcher_cannot_tell(taken: int, watcher: Seat | None):
    """Nothing is lost or doubled, all who took one took one, and as many are handed on."""
    state = draft(taken)
    found = worlds(state, watcher)
    for world in found:
        lying = [*world.chosen.values(), *world.offered]
        assert len(lying) == len(set(lying))
        assert set(lying) <= set(state.pool)
        assert list(world.chosen) == list(state.chosen)
        assert len(world.offered) == len(state.offered)
        assert world.offered == tuple(sorted(world.offered))
    alone = watcher == "seat-1" and taken == 1
    assert (len({places(world) for world in found}) > 1) != alone, "who took first has seen what is left"


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_what_one_took_and_what_one_was_offered_is_known(taken: int):
    state = draft(taken)
    for n in range(1, taken + 1):
        me = f"seat-{n}"
        for world in worlds(state, me):
            assert world.chosen[me] == state.chosen[me]
            later = {world.chosen[f"seat-{each}"] for each in range(n + 1, taken + 1)}
            known = {state.chosen[f"seat-{each}"] for each in range(n + 1, taken + 1)} | set(state.offered)
            assert later | set(world.offered) == known, "what was handed on is among those after"
    now = f"seat-{taken + 1}"
    assert {world.offered for world in worlds(state, now)} == {state.offered}, "who is asked sees what is offered"
    before = set(state.pool) - set(state.offered)
    assert all(set(world.chosen.values()) <= before for world in worlds(state, now))


def test_before_anybody_took_one_only_the_first_knows_what_is_set_aside():
    state = draft(0)
    assert {world.offered for world in worlds(state, "seat-1")} == {state.offered}
    assert len({world.offered for world in worlds(state, "seat-2")}) > 1
    assert len({world.offered for world in worlds(state, None)}) > 1
