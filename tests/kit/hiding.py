"""Laws of hiding: change what a seat must not know, and not one byte of what it sees changes."""

from itertools import count as counting
from itertools import cycle
from typing import Any

from msgspec import json

from maester.kernel import Chance, IllegalAnswer, Seat, Table, UnreadableAnswer
from tests.kit.citizens import Citizen
from tests.kit.walks import (
    hidden,
    measured,
    now_and_then,
    play_out,
    position,
    question,
    same,
    view,
    walk,
    watchers,
    whole,
)

TRIES = 6
"""Worlds imagined in search of one where another seat could have given the same answer."""


def hidden_stays_hidden(citizen: Citizen, count: int, seed: int) -> None:
    """In a world whose hidden parts were changed, a seat and a spectator see the same and are told the same."""
    table, luck = citizen.opened(count, seed), counting(seed * 1000)
    differed = False
    for n, (seat, _, answer) in enumerate(walk(table, Chance(seed))):
        after = table.copy()
        after.answer(seat, answer)
        public, numbers = view(table, None), measured(table)
        for watcher in table.state.seats:
            world = table.imagined(watcher, Chance(next(luck)))
            same(view(world, watcher), view(table, watcher))
            same(view(world, None), public, "a spectator sees what that seat does not know")
            same(question(world, watcher), question(table, watcher))
            same(measured(world), numbers, "a public number shows what that seat does not know")
            differed = differed or hidden(world) != hidden(table)
            if n % 2 == 0:
                same_story(citizen, table, after, watcher, (seat, answer), Chance(next(luck)))
    assert differed or not citizen.secrets, "no hidden thing ever changed: nothing was tested"


def same_story(
    citizen: Citizen, table: Table, after: Table, watcher: Seat, given: tuple[Seat, Any], chance: Chance
) -> None:
    """What follows an answer is told in the same way in both worlds, until an event may reveal the difference."""
    if after.given[-1].sealed and given[0] != watcher:
        return  # a twin world asks the others again, so it is not at the same point of the game
    for _ in range(TRIES):
        world = table.imagined(watcher, chance)
        # The luck to come is the same in both, so that only what is hidden now can make a difference.
        world.state.chance = table.state.chance.copy()
        chance = Chance(chance.below(1 << 32))
        try:
            world.answer(*given)
        except (IllegalAnswer, UnreadableAnswer):
            assert given[0] != watcher, "a twin world forbids what the real one allows"
            continue
        for one in (watcher, None):
            stories_agree(citizen, after, len(table.story), world, one)
        return


def stories_agree(citizen: Citizen, real: Table, since: int, world: Table, watcher: Seat | None) -> None:
    real_story, world_story = real.story_for(watcher, since), world.story_for(watcher)
    for one, other in zip(real_story, world_story, strict=False):
        if json.encode(one) != json.encode(other):
            rightly = citizen.may_reveal(one, watcher) or citizen.may_reveal(other, watcher)
            assert rightly, f"{watcher or 'a spectator'} can tell two worlds apart: {one} and {other}"
            return


def direct_changes_stay_hidden(citizen: Citizen, count: int, seed: int) -> None:
    """The same, with everything hidden changed by hand, for spectators as well."""
    changed = citizen.changed
    if changed is None:
        return
    table, luck = citizen.opened(count, seed), counting(seed * 1000)
    differed = False
    for _ in walk(table, Chance(seed)):
        numbers = measured(table)
        for watcher in watchers(table):
            twin = table.copy()
            changed(twin.state, watcher, Chance(next(luck)))
            same(view(twin, watcher), view(table, watcher))
            same(measured(twin), numbers)
            if watcher is not None:
                same(question(twin, watcher), question(table, watcher))
            differed = differed or hidden(twin) != hidden(table)
    assert differed, "no hidden thing ever changed: nothing was tested"


def imagined_worlds_can_be_played(citizen: Citizen, count: int, seed: int) -> None:
    """They have new luck, conserve everything, and wait for the same seats and for those whose sealed answers are
    unknown."""
    table, luck = citizen.opened(count, seed), counting(seed * 1000)
    turns = cycle(table.state.seats)
    for n, _ in enumerate(walk(table, Chance(seed))):
        before = whole(table)
        plays_on = next(turns) if now_and_then(n, 8) else None
        for watcher in table.state.seats:
            chance = next(luck)
            world = table.imagined(watcher, Chance(chance))
            assert not world.given
            assert not world.story
            assert world.opening is None
            assert world.state.chance != table.state.chance, "an imagined world must not know the luck to come"
            same(position(world), position(table.imagined(watcher, Chance(chance))))
            assert (watcher in world.waiting) == (watcher in table.waiting)
            assert set(table.waiting) <= set(world.waiting) <= set(table.state.seats)
            citizen.conserved(world.state, table.state)
            if watcher == plays_on:
                play_out(world, Chance(chance))
                assert citizen.game.standing(world.state).over
                citizen.conserved(world.state, table.state)
        same(whole(table), before, "imagining changed the real table")
