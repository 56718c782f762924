"""What is told of a situation, to a spectator: everything that happened, in its order, and nothing else."""

from typing import Any

import pytest

from maester.games.cardgame.events import (
    AbilityUsed,
    CardEntered,
    CardKnelt,
    CardLeft,
    CardsDiscarded,
    CardsDrawn,
    CardsLaidBack,
    CardsSeen,
    CardsStood,
    ChallengeBegan,
    ChallengeOver,
    ChallengeRedirected,
    ChallengeWon,
    Chosen,
    ClaimApplied,
    ControlTaken,
    DefendersDeclared,
    DominanceCounted,
    DuplicateAdded,
    Eliminated,
    EventPlayed,
    FirstPlayerChosen,
    GameWon,
    GoldGained,
    GoldMoved,
    GoldReturned,
    IncomeCollected,
    InitiativeWon,
    Modified,
    Named,
    NoChallenge,
    PhaseBegan,
    PlayerChosen,
    PlotsReturned,
    PlotsRevealed,
    PowerGained,
    PowerLost,
    Saved,
    ShuffledIn,
    TitlesReturned,
    TokenPlaced,
    TopRevealed,
)
from maester.games.cardgame.offers import InPile, InPlay
from tests.scenarios.cardgame.scenario import Played, Scenario

ONE, TWO, THREE = "seat-1", "seat-2", "seat-3"


def story(game: Played) -> list[Any]:
    return list(game.table.story_for(None))


def test_income_and_marshaling():
    start = Scenario().table(1, "dragonstone-port", "robert-baratheon").table(2, "robb-stark/1p").power(2, 1)
    start = start.hand(1, "vanguard-lancer", "lightbringer", "robert-baratheon").hand(2, "a-meager-contribution")
    game = start.income(1).uses(2, "a-meager-contribution").uses(1, "dragonstone-port").uses(1, "vanguard-lancer")
    game.uses(1, "vanguard-lancer").chooses(1, "robb-stark").uses(1, "robert-baratheon")
    game.uses(1, "lightbringer").chooses(1, "robert-baratheon").passes()
    port, robert, lancer = map(game.name, ("dragonstone-port", "robert-baratheon", "vanguard-lancer"))
    assert story(game) == [
        IncomeCollected(ONE, 4),
        EventPlayed(TWO, "a-meager-contribution", 0),
        GoldMoved(ONE, TWO, 1),
        AbilityUsed(ONE, "dragonstone-port", 0, port),
        CardKnelt(port),
        CardEntered(ONE, lancer, "marshal", paid=1),
        AbilityUsed(ONE, "vanguard-lancer", 0, lancer),
        Chosen(ONE, (InPlay(game.name("robb-stark"), TWO),)),
        PowerLost(TWO, 1, game.name("robb-stark")),
        DuplicateAdded(ONE, robert),
        CardEntered(ONE, game.name("lightbringer"), "marshal", robert, 2),
    ]


def test_a_challenge_with_a_save_and_keywords():
    start = Scenario().table(1, "euron-crows-eye").table(2, "robb-stark/k/d", "left").deck(2, "the-wall").challenges(1)
    game = start.attacks(1, "military", "euron-crows-eye").quietly("military-claim").chooses(2, "robb-stark")
    game.uses(2, "robb-stark").quietly("next-keyword").says(1, "pillage").chooses(1, "euron-crows-eye")
    euron = game.name("euron-crows-eye")
    game.uses(1, "euron-crows-eye").chooses(1, "the-wall").quietly()
    assert story(game) == [
        ChallengeBegan(ONE, TWO, "military", (euron,)),
        DefendersDeclared(TWO, ()),
        ChallengeWon("military", 6, 0, ONE, True),
        PowerGained(ONE, 1),
        ClaimApplied("military", TWO, 1),
        Saved(game.name("robb-stark"), by_duplicate=True),
        CardsDiscarded(TWO, ("the-wall",), "deck"),
        AbilityUsed(ONE, "euron-crows-eye", 0, euron),
        CardEntered(ONE, game.name("the-wall"), "put"),
        PowerGained(ONE, 1, euron),
        ChallengeOver(),
        NoChallenge(ONE, further=True),
    ]


def test_a_redirected_challenge_and_poison():
    start = Scenario(3).title(3, "crown-regent").table(1, "tyrion-lannister").table(2, "samwell-tarly").table(3, "left")
    start = start.hand(3, "drogon").hand(1, "tears-of-lys").gold(1, 1)
    game = start.challenges(1).attacks(1, "intrigue", "tyrion-lannister", against=2, tyrion_lannister="samwell-tarly")
    tyrion, sam, left = map(game.name, ("tyrion-lannister", "samwell-tarly", "left"))
    game.says(3, True).asks(1, "bypass").says(1, left).undefended().uses(1, "tears-of-lys").chooses(1, "left").quietly()
    assert story(game) == [
        ChallengeBegan(ONE, TWO, "intrigue", (tyrion,), (sam,)),
        ChallengeRedirected(THREE, THREE, (left,)),
        DefendersDeclared(THREE, ()),
        ChallengeWon("intrigue", 4, 0, ONE, True),
        EventPlayed(ONE, "tears-of-lys", 1),
        TokenPlaced(left, "poison"),
        PowerGained(ONE, 1),
        ClaimApplied("intrigue", THREE, 1),
        CardsDiscarded(THREE, ("drogon",), "hand"),
        ChallengeOver(),
        NoChallenge(ONE, further=True),
        CardLeft(left, "left", THREE, "killed", "dead"),
    ]


def test_dominance_and_a_card_that_changes_hands():
    start = Scenario().table(1, "the-tickler", "khal-drogo/k").hand(1, "take-the-black").gold(1, 4).deck(2, "left")
    game = start.table(2, "wildling-horde", "left").phase("dominance")
    tickler, left = game.name("the-tickler"), game.name("left")
    game.uses(1, "the-tickler").chooses(1, "left").uses(1, "take-the-black").chooses(1, "wildling-horde").passes()
    assert story(game) == [
        PhaseBegan("dominance"),
        DominanceCounted({ONE: 6, TWO: 7}, TWO),
        PowerGained(TWO, 1),
        AbilityUsed(ONE, "the-tickler", 0, tickler),
        CardKnelt(tickler),
        CardsDiscarded(TWO, ("left",), "deck"),
        Chosen(ONE, (InPlay(left, TWO),)),
        CardLeft(left, "left", TWO, "discarded", "discard"),
        EventPlayed(ONE, "take-the-black", 3),
        Chosen(ONE, (InPlay(game.name("wildling-horde"), TWO),)),
        ControlTaken(ONE, game.name("wildling-horde")),
    ]


def test_standing_and_taxation():
    game = Scenario().table(1, "sansa-stark/k").phase("standing").uses(1, "sansa-stark")
    sansa = game.name("sansa-stark")
    stands = [CardsStood((sansa,)), AbilityUsed(ONE, "sansa-stark", 0, sansa), PowerGained(ONE, 1)]
    assert story(game) == [PhaseBegan("standing"), *stands]
    start = Scenario(3).title(1, "master-of-laws").gold(1, 1).plot(2, "a-feast-for-crows").hand(2, *["ghost"] * 5)
    discards = [GoldReturned(), CardsDiscarded(TWO, ("ghost",), "hand"), TitlesReturned()]
    assert story(start.phase("taxation").quietly()) == [PhaseBegan("taxation"), *discards]


def test_plots_and_what_they_name():
    start = Scenario().discard(2, "ghost").plots(1, "summons").plots(2, "summons")
    game = start.reveals(_1="calm-over-westeros", _2="rebuilding").says(1, ONE).chooses(1, "power").chooses(2, "ghost")
    assert story(game)[:4] == [
        PlotsRevealed({ONE: "calm-over-westeros", TWO: "rebuilding"}),
        InitiativeWon(TWO, {ONE: 3, TWO: 5}),
        FirstPlayerChosen(ONE, TWO),
        AbilityUsed(ONE, "calm-over-westeros", 0, game.name("calm-over-westeros")),
    ]
    assert story(game)[4:] == [
        Named(ONE, "power"),
        AbilityUsed(TWO, "rebuilding", 0, game.name("rebuilding")),
        Chosen(TWO, (InPile("discard", TWO, "ghost"),)),
        ShuffledIn(TWO, ("ghost",)),
    ]


def test_plots_that_return_and_gold_for_banners():
    game = Scenario().table(2, "left", "right").reveals(_1="calling-the-banners", _2="the-winds-of-winter")
    used = AbilityUsed(ONE, "calling-the-banners", 0, game.name("calling-the-banners"))
    assert story(game)[3:] == [used, GoldGained(ONE, 2), PlotsReturned(ONE), PlotsReturned(TWO)]


@pytest.mark.rule("CG-SEARCH-06", "CG-SEARCH-07")
def test_what_is_looked_at_is_told_without_the_cards_and_what_is_revealed_with_them():
    start = Scenario().table(1, "gates-of-winterfell").deck(1, "ghost").hand(1, "greenblood-trader").challenges(1)
    game = start.uses(1, "gates-of-winterfell")
    told = [each for each in story(game)[2:] if not isinstance(each, NoChallenge)]
    assert told == [TopRevealed(ONE, "ghost", False)], "a Night's Watch wolf stays on top"
    start = Scenario().hand(1, "greenblood-trader").deck(1, "ghost", "left", "right").marshals(gold=2)
    game = start.uses(1, "greenblood-trader").uses(1, "greenblood-trader").says(1, ("left",))
    assert story(game)[2:] == [CardsSeen(ONE, ONE, "deck", 2), CardsLaidBack(ONE, ONE, 1, 1)]
    assert game.hand(1) == ["left"]
    assert game.deck(1)[-1] == "ghost"


def test_what_lasts_and_who_is_shown_to_have_drawn():
    start = (
        Scenario().table(1, "robb-stark").hand(1, "for-the-north").challenges(1).attacks(1, "military", "robb-stark")
    )
    game = start.uses(1, "for-the-north").chooses(1, "robb-stark").undefended()
    robb = game.name("robb-stark")
    assert [each for each in story(game) if isinstance(each, EventPlayed | Modified | CardsDrawn)] == [
        EventPlayed(ONE, "for-the-north", 0),
        Modified((robb,), 2, "challenge"),
        CardsDrawn(ONE, 1),
    ]
    start = Scenario().table(1, "ghost").table(2, "left", "right").challenges(1)
    left = start.name("left")
    game = start.attacks(1, "military", "ghost", ghost="left").uses(1, "ghost")
    assert [each for each in story(game) if isinstance(each, Modified)] == [
        Modified((left,), 0, "phase", "cannot-defend")
    ]


def test_who_drops_out_and_who_has_won():
    game = Scenario().deck_of(2, "ghost").phase("draw")
    assert story(game)[-2:] == [Eliminated(TWO), GameWon(ONE, "last-player-left")]
    game = Scenario().power(1, 14).table(1, "theon-greyjoy").challenges(1).attacks(1, "military", "theon-greyjoy")
    assert story(game.undefended().quietly())[-1] == GameWon(ONE, "fifteen-power")


def test_power_lost_by_a_faction_card_and_a_hidden_duplicate():
    start = Scenario().hand(1, "vanguard-lancer").power(2, 2).marshals(gold=2).uses(1, "vanguard-lancer")
    assert story(start.uses(1, "vanguard-lancer").chooses(1, "faction:seat-2"))[-1] == PowerLost(TWO, 1)
    game = Scenario().hand(1, "arya-stark").marshals(gold=3).uses(1, "arya-stark").uses(1, "arya-stark")
    assert story(game)[-1] == DuplicateAdded(ONE, game.name("arya-stark"), facedown=True)


@pytest.mark.rule("CG-INIT-07", "CG-INIT-08")
def test_whom_an_event_is_aimed_at_is_told_before_it_can_be_cancelled():
    start = Scenario().table(1, "khal-drogo", "drogon").hand(1, "put-to-the-sword").gold(1, 2).gold(2, 2)
    game = start.table(2, "left/k", "right/k").hand(2, "the-hands-judgment").challenges(1)
    game.attacks(1, "military", "khal-drogo").undefended().uses(1, "put-to-the-sword").chooses(1, "right")
    assert game.offers_now(2, "the-hands-judgment")
    assert story(game)[-1] == Chosen(ONE, (InPlay(game.name("right"), TWO),))


@pytest.mark.rule("CG-SIMUL-01", "CG-RULE-94")
def test_whom_the_first_player_spares_is_told_before_the_next_one_chooses():
    start = Scenario().table(1, "ghost", "drogon").table(2, "left", "right").reveals(_1="wildfire-assault")
    start.chooses(1, "ghost").asks(2, "spare-cards")
    assert story(start)[-1] == Chosen(ONE, (InPlay(start.name("ghost"), ONE),), spared=True)


@pytest.mark.rule("CG-RULE-84")
def test_a_card_chosen_in_a_hand_is_not_told_and_a_player_is():
    game = Scenario().hand(1, "ghost").reveals(_1="reinforcements").chooses(1, "ghost")
    assert not [each for each in story(game) if isinstance(each, Chosen)]
    start = Scenario(3).table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1).hand(2, "ghost").hand(3, "left")
    game = start.challenges(1).uses(1, "seen-in-flames").chooses(1, 3)
    assert PlayerChosen(ONE, THREE) in story(game)
    game = Scenario(2).table(1, "melisandre").hand(1, "seen-in-flames").gold(1, 1).hand(2, "ghost").challenges(1)
    assert not [each for each in story(game.uses(1, "seen-in-flames")) if isinstance(each, PlayerChosen)], "only one"
