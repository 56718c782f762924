"""The kernel: decisions, flow, table, chance, events, record. No game is in it; read it first.

A game is options, a seed and a list of answers. Read chance, thing, offer, decision, event, flow, game, agenda, table
and record, in that order. What a game may offer besides its rules is in extras.
"""

from maester.kernel.agenda import Agenda, Step, Stepwise, kebab_case, only_if, resting
from maester.kernel.chance import Chance, is_seed, seed_from, seed_hash
from maester.kernel.decision import (
    Amount,
    Barred,
    Decision,
    Form,
    IllegalAnswer,
    Passing,
    Pick,
    Refusal,
    Seat,
    Some,
    UnreadableAnswer,
)
from maester.kernel.event import AnsweredItself, Event, Redrawn
from maester.kernel.extras.brings import Brings
from maester.kernel.extras.hints import Hints
from maester.kernel.extras.prospects import Prospects, Weights
from maester.kernel.flow import CHECKPOINT, Asking, AskingTogether, Checkpoint, Flow, ask, pick, together
from maester.kernel.game import BadOptions, Format, Game, Options, Standing, State
from maester.kernel.offer import Offer
from maester.kernel.table import Earlier, Foreseen, Given, NotSettled, Opening, Past, RulesBroke, Table
from maester.kernel.thing import Thing, about, thing

__all__ = [
    "CHECKPOINT",
    "Agenda",
    "Amount",
    "AnsweredItself",
    "Asking",
    "AskingTogether",
    "BadOptions",
    "Barred",
    "Brings",
    "Chance",
    "Checkpoint",
    "Decision",
    "Earlier",
    "Event",
    "Flow",
    "Foreseen",
    "Form",
    "Format",
    "Game",
    "Given",
    "Hints",
    "IllegalAnswer",
    "NotSettled",
    "Offer",
    "Opening",
    "Options",
    "Passing",
    "Past",
    "Pick",
    "Prospects",
    "Redrawn",
    "Refusal",
    "RulesBroke",
    "Seat",
    "Some",
    "Standing",
    "State",
    "Step",
    "Stepwise",
    "Table",
    "Thing",
    "UnreadableAnswer",
    "Weights",
    "about",
    "ask",
    "is_seed",
    "kebab_case",
    "only_if",
    "pick",
    "resting",
    "seed_from",
    "seed_hash",
    "thing",
    "together",
]
