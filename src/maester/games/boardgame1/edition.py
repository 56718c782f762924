"""The first edition, as data."""

from msgspec.structs import replace

from maester.games.boardgame import steps
from maester.games.boardgame.edition import PLANNING, WESTEROS, Edition, components
from maester.games.boardgame.steps import AnyStep

ACTION: tuple[AnyStep, ...] = (
    steps.Raids(),
    steps.Marches(),
    steps.Rally(),
    steps.ConsolidatePower(),
    steps.CleanUp(),
)

EDITION = Edition(
    name="boardgame1",
    **components(__package__),
    tides={},
    first_round=(*PLANNING, *ACTION),  # BG1-WEST-03
    later_rounds=(*WESTEROS, *PLANNING, *ACTION),
    winter_at_reveal=True,
    supply_markers_first=False,
    wildlings_start=0,
    wildlings_attack_at=None,
    wildlings_fall_back=None,
    lowest_bidder_first=False,
    orders_optional=True,
    consolidate_on_land_only=True,
    raven_looks=False,
    raven_frees_star=False,
    special_raid_targets=2,
    special_raid_hits_defense=False,
    pillage_costs_victim=False,
    special_consolidate_musters=False,
    neutral_march_again=False,
    support_one_side=True,
    support_may_be_declined=False,
    combat_ends_when_side_is_empty=True,
    last_card_returns=True,
    orders_leave_empty_areas=False,
    home_arms_block_retreat=False,
    tie_breaks=("supply", "power"),
    turn_decides_instant_win=True,
    hands_close_one_by_one=True,
)

PRINTED = replace(EDITION, name="boardgame1-printed", realm=EDITION.realm.without_border("oldtown", "sunset-sea"))
"""The board as pictures show it: Oldtown borders only Redwyne Straits (BG1-RULE-28)."""
