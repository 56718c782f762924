"""What each step of the agenda does."""

from maester.games.miniatures import steps
from maester.games.miniatures.attack import (
    attack_done,
    reroll_attack,
    reroll_defence,
    roll_attack,
    roll_defence,
    stray_tests,
    wounds,
)
from maester.games.miniatures.charge import align, charge, charge_move, charge_pivot
from maester.games.miniatures.deploy import deploy, name_first_player, roll_for_zones
from maester.games.miniatures.march import free_maneuver
from maester.games.miniatures.melee import melee, strike
from maester.games.miniatures.morale import panic
from maester.games.miniatures.ranged import shoot
from maester.games.miniatures.retreat import retreat
from maester.games.miniatures.shift import free_pivot
from maester.games.miniatures.turn import act, begin_round, clean_up, end_activation, turn
from maester.kernel import Agenda

play = Agenda(
    {
        steps.RollForZones: roll_for_zones,
        steps.NameFirstPlayer: name_first_player,
        steps.Deploy: deploy,
        steps.BeginRound: begin_round,
        steps.Turn: turn,
        steps.Act: act,
        steps.EndActivation: end_activation,
        steps.CleanUp: clean_up,
        steps.FreeManeuver: free_maneuver,
        steps.FreePivot: free_pivot,
        steps.Retreat: retreat,
        steps.Charge: charge,
        steps.ChargePivot: charge_pivot,
        steps.ChargeMove: charge_move,
        steps.Align: align,
        steps.Melee: melee,
        steps.Strike: strike,
        steps.Shoot: shoot,
        steps.RollAttack: roll_attack,
        steps.RerollAttack: reroll_attack,
        steps.RollDefence: roll_defence,
        steps.RerollDefence: reroll_defence,
        steps.Wounds: wounds,
        steps.Panic: panic,
        steps.AttackDone: attack_done,
        steps.StrayTests: stray_tests,
    }
).play
