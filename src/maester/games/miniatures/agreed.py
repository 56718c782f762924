"""Rulings that players may agree to reverse before a game: what the rules leave open, read the other way."""

from msgspec import Struct

from maester.games.miniatures.facts import SIZES, UNITS


class Agreed(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """With all of them off, the rules are read as docs/rules says."""

    higher_wins: bool = False
    """If several sides reach the points needed, the one with more wins at once. (MIN-RULE-54)"""
    own_front: bool = False
    """Half of the attacker's own front must touch, not of the shorter edge. (MIN-RULE-20, MIN-RULE-86)"""
    no_ncu_on_full_board: bool = False
    """An NCU may not be activated while no zone is free. (MIN-RULE-44)"""
    storm_goes_on: bool = False
    """In A Storm of Swords nobody is out for having no units on the table. (MIN-RULE-55)"""
    any_part_near_edge: bool = False
    """Here We Stand: a part of the tray near the edge is enough. (MIN-RULE-83)"""
    square_arcs: bool = False
    """The arc lines of infantry trays run at 45 degrees, like those of all other trays. (MIN-RULE-05)"""
    hidden_in_terrain: bool = False
    """Terrain that blocks sight also hides units that stand on it, unless the viewer does. (MIN-RULE-08)"""
    storm_rolls_for_zones: bool = False
    """A Storm of Swords: after the roles, dice also decide who counts as having chosen the zone. (MIN-RULE-81)"""
    started_tens: bool = False
    """Every 10 army points begun, not only full tens, raise the victory points needed. (MIN-RULE-82)"""
    one_army_counts: bool = False
    """In a team game the size is that of one army, not of the whole team. (MIN-RULE-82)"""


SQUARE = "-square"


def tray_of(card: str, agreed: Agreed) -> str:
    """The tray a unit stands on, if not the one its card says; otherwise nothing. (MIN-RULE-05)"""
    square = UNITS[card].tray + SQUARE
    return square if agreed.square_arcs and square in SIZES.trays else ""
