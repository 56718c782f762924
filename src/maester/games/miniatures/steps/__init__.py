"""The steps of the agenda: what is still to be done, as data, by chapter. round.py says what each of them does."""

from maester.games.miniatures.steps import board, fights, modes, rounds, setup, texts

AnyStep = (
    # before the first round
    setup.PrepareMode
    | setup.PlaceTerrain
    | setup.RollForZones
    | setup.PickCorners
    | setup.NameFirstPlayer
    | setup.ChooseCards
    | setup.Deploy
    | setup.Plant
    | setup.MarkUnits
    | setup.AssignObjective
    | setup.DrawHands
    | setup.StartGame
    # rounds and turns
    | rounds.BeginRound
    | rounds.Redeploy
    | rounds.BringReserve
    | rounds.RevealMission
    | rounds.Turn
    | rounds.TakeUpObjective
    | rounds.PlaySiege
    | rounds.Activate
    | rounds.Act
    | rounds.FreeAction
    | rounds.Perform
    | rounds.ActionOver
    | rounds.EndActivation
    | rounds.LayPoint
    | rounds.EndTurn
    # windows and texts
    | texts.Happens
    | texts.Passives
    | texts.Declare
    | texts.MayDeclare
    | texts.Resolve
    | texts.CarryOut
    | texts.CloseWindow
    | texts.GoOn
    | texts.TokenComes
    | texts.TokenGoes
    | texts.AttachmentGoes
    | texts.EndsWith
    # the tactics board
    | board.ActNcu
    | board.ClaimZone
    | board.Influence
    | board.UseZone
    | board.ZoneEffect
    | board.ZoneOnUnit
    | board.EndNcu
    | board.DiscardDown
    # moves, attacks, tests
    | fights.FreeManeuver
    | fights.Surge
    | fights.FreePivot
    | fights.FreePivots
    | fights.FreeShift
    | fights.Danger
    | fights.RetreatAgain
    | fights.Retreat
    | fights.Charge
    | fights.ChargePivot
    | fights.ChargeRoll
    | fights.ChargeAgain
    | fights.ChargeMove
    | fights.Align
    | fights.MakeRoom
    | fights.ChargeAttack
    | fights.Melee
    | fights.Strike
    | fights.Shoot
    | fights.Aim
    | fights.RollAttack
    | fights.RerollAttack
    | fights.RollDefence
    | fights.RerollDefence
    | fights.Wounds
    | fights.AttackDone
    | fights.Aftermath
    | fights.StrayTests
    | fights.Hits
    | fights.Saves
    | fights.Destroy
    | fights.Remove
    | fights.Eliminate
    | fights.Panic
    | fights.Morale
    | fights.RollTest
    | fights.RerollTest
    | fights.EndTest
    | fights.AfterTest
    # modes and clean-up
    | modes.DropMarker
    | modes.TakeOne
    | modes.LosesMarker
    | modes.LayCorpses
    | modes.ExchangeMission
    | modes.ShootWall
    | modes.CleanUp
    | modes.ScoreMarker
    | modes.ScoreMissions
    | modes.ScoreQuadrants
    | modes.Arrows
    | modes.CheckVictory
    | modes.EndRound
    | modes.DiscardCards
    | modes.RefillHand
    | modes.PassToken
)
