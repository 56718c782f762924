"""The arena: many matches between bots, and what can be learnt from them."""

from maester.arena.lineup import BadLineUp, LineUp
from maester.arena.match import Failure, Match, Played, play_match
from maester.arena.report import BotReport, PairReport, Report
from maester.arena.rung import NoRelease
from maester.arena.simulate import Outcomes, Simulation, simulate
from maester.arena.tournament import tournament
from maester.arena.workers import NoCluster

__all__ = [
    "BadLineUp",
    "BotReport",
    "Failure",
    "LineUp",
    "Match",
    "NoCluster",
    "NoRelease",
    "Outcomes",
    "PairReport",
    "Played",
    "Report",
    "Simulation",
    "play_match",
    "simulate",
    "tournament",
]
