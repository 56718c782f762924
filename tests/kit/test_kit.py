"""The conformance kit: the same laws for every game, every number of players, several seeds."""

import pytest

from maester.games import NAMES
from tests.kit.citizens import PLACES, Citizen, is_walked, seeds
from tests.kit.conservation import CONSERVED
from tests.kit.continuing import hidden_things_are_drawn_anew
from tests.kit.copying import (
    copies_are_exact_and_independent,
    copies_play_on_alone,
    records_rebuild_the_game,
    saves_go_on_alike,
    the_same_seed_is_the_same_game,
)
from tests.kit.hiding import direct_changes_stay_hidden, hidden_stays_hidden, imagined_worlds_can_be_played
from tests.kit.keyframes import keyframes_are_as_good_as_the_deal
from tests.kit.near_misses import refusals_name_their_rule
from tests.kit.playing import (
    habits_are_allowed,
    nothing_appears_or_vanishes,
    questions_can_be_answered,
    random_play_ends,
    standings_make_sense,
)
from tests.kit.positions import positions_are_text
from tests.kit.refusing import malformed_answers_change_nothing, only_who_is_asked_may_answer
from tests.kit.undoing import undo_leads_back

LAWS = (
    random_play_ends,
    questions_can_be_answered,
    nothing_appears_or_vanishes,
    standings_make_sense,
    habits_are_allowed,
    copies_are_exact_and_independent,
    copies_play_on_alone,
    saves_go_on_alike,
    keyframes_are_as_good_as_the_deal,
    records_rebuild_the_game,
    the_same_seed_is_the_same_game,
    hidden_stays_hidden,
    direct_changes_stay_hidden,
    imagined_worlds_can_be_played,
    hidden_things_are_drawn_anew,
    malformed_answers_change_nothing,
    refusals_name_their_rule,
    only_who_is_asked_may_answer,
    undo_leads_back,
    positions_are_text,
)
WALKS = [
    (law, citizen, count, seed)
    for number, law in enumerate(LAWS)
    for citizen, count in PLACES
    if is_walked(number, citizen, count)
    for seed in seeds(number, citizen)
]


@pytest.mark.parametrize(
    ("law", "citizen", "count", "seed"),
    WALKS,
    ids=[f"{law.__name__}-{one.name}-{count}-{seed}" for law, one, count, seed in WALKS],
)
def test_law(law, citizen: Citizen, count: int, seed: int):
    law(citizen, count, seed)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_states_what_it_conserves(name: str):
    assert name in CONSERVED
