"""The second edition, as data."""

from maester.games.boardgame import steps
from maester.games.boardgame.edition import PLANNING, WESTEROS, Edition, components
from maester.games.boardgame.facts import Card, TidesCard, read
from maester.games.boardgame.steps import AnyStep

ACTION: tuple[AnyStep, ...] = (
    steps.Raids(),
    steps.Marches(),
    steps.ConsolidatePower(),
    steps.CleanUp(),
)

EDITION = Edition(
    name="boardgame2",
    **components(__package__),
    tides=read(__package__, "tides-of-battle", dict[Card, TidesCard]),
    first_round=(*PLANNING, *ACTION),  # BG2-ROUND-03
    later_rounds=(*WESTEROS, *PLANNING, *ACTION),
    winter_at_reveal=False,
    supply_markers_first=True,
    wildlings_start=2,
    wildlings_attack_at=12,
    wildlings_fall_back=2,
    lowest_bidder_first=True,
    orders_optional=False,
    consolidate_on_land_only=False,
    raven_looks=True,
    raven_frees_star=True,
    special_raid_targets=1,
    special_raid_hits_defense=True,
    pillage_costs_victim=True,
    special_consolidate_musters=True,
    neutral_march_again=True,
    support_one_side=False,
    support_may_be_declined=True,
    combat_ends_when_side_is_empty=False,
    last_card_returns=False,
    orders_leave_empty_areas=True,
    home_arms_block_retreat=True,
    tie_breaks=("land-areas", "supply", "iron-throne"),
    turn_decides_instant_win=False,
    hands_close_one_by_one=False,
)
