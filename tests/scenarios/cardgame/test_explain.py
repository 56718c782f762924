"""What is said of a card when somebody asks: why it cannot be used now, with the rule, and what makes it strong."""

import pytest

from maester.games.cardgame.explain import Explained, explain
from maester.games.cardgame.preview import ChallengePreview, SetupPreview
from maester.games.cardgame.state import State
from maester.games.cardgame.steps import FillHands, LaySetup
from maester.kernel import Refusal
from tests.scenarios.cardgame.scenario import Played, Scenario


def said(game: Played, who: int, what: str) -> Explained:
    found = game.table.explain(game.seat(who), what)
    assert isinstance(found, Explained)
    return found


def refused(game: Played, who: int, what: str) -> dict[str, tuple[str, str | None] | None]:
    """By use, why not and by which rule."""
    uses = said(game, who, what).uses
    return {each.use: (each.refusal.why, each.refusal.rule) if each.refusal else None for each in uses}


@pytest.mark.rule("CG-MARSHAL-03", "CG-MARSHAL-06")
def test_a_card_in_hand_says_why_it_cannot_be_marshaled():
    game = Scenario().hand(1, "robert-baratheon", "ghost").hand(2, "ghost").marshals(gold=4)
    assert refused(game, 1, "robert-baratheon") == {"marshal": ("too-little-gold", "CG-MARSHAL-06")}
    assert refused(game, 1, "ghost") == {"marshal": None}
    assert refused(game, 2, "ghost") == {"marshal": ("not-the-active-player", "CG-MARSHAL-03")}


@pytest.mark.rule("CG-ACTION-04")
def test_in_an_action_window_it_may_be_somebody_elses_chance():
    game = Scenario().table(2, "dragonstone-port").hand(1, "ghost").marshals(gold=4)
    assert refused(game, 1, "ghost") == {"marshal": None}
    game.says(1, "pass").asks(2, "respond-actions")
    assert refused(game, 1, "ghost") == {"marshal": ("not-your-chance", "CG-ACTION-04")}


@pytest.mark.rule("CG-REACT-01")
def test_an_event_says_that_its_time_has_not_come():
    game = Scenario().hand(1, "put-to-the-sword").table(1, "robb-stark").challenges(1)
    assert refused(game, 1, "put-to-the-sword") == {"reaction": ("not-in-this-window", "CG-REACT-01")}


@pytest.mark.rule("CG-SETUP-13")
def test_in_setup_an_event_says_that_it_cannot_be_laid():
    state = Scenario().hand(1, "put-to-the-sword", "ghost").ready(LaySetup(), FillHands())
    state.round = 0
    assert [each.refusal for each in explained(state, "put-to-the-sword").uses] == [
        Refusal("not-in-setup", "CG-SETUP-13", {"card": "put-to-the-sword"})
    ]
    assert [each.use for each in explained(state, "ghost").uses] == ["marshal"]
    state.round = 1
    assert [each.use for each in explained(state, "put-to-the-sword").uses] == ["reaction"]


def explained(state: State, code: str) -> Explained:
    found = explain(state, "seat-1", code)
    assert found is not None
    return found


@pytest.mark.rule("CG-CHAL-06", "CG-CHAL-02")
def test_a_character_says_in_which_challenges_it_can_attack():
    game = Scenario().table(1, "robb-stark", "eddard-stark/k").table(2, "robert-baratheon").challenges(1)
    game.to(1, "challenge")
    uses = refused(game, 1, game.name("robb-stark"))
    assert (uses["military"], uses["power"]) == (None, None)
    assert refused(game, 1, game.name("eddard-stark"))["military"] == ("kneels", "CG-CHAL-06")
    assert refused(game, 2, game.name("robert-baratheon"))["military"] == ("not-the-active-player", "CG-CHAL-02")


@pytest.mark.rule("CG-CHAL-13")
def test_a_character_says_why_it_cannot_defend():
    game = Scenario().table(1, "robb-stark").table(2, "robert-baratheon/k", "stannis-baratheon").challenges(1)
    game.attacks(1, "military", "robb-stark").to(2, "defenders")
    assert refused(game, 2, game.name("robert-baratheon"))["defend"] == ("kneels", "CG-CHAL-13")
    assert refused(game, 2, game.name("stannis-baratheon"))["defend"] is None


@pytest.mark.rule("CG-BLANK-01")
def test_a_blank_card_says_so():
    game = Scenario().table(1, "tyrion-lannister").table(2, "milk-of-the-poppy>tyrion-lannister").challenges(1)
    assert refused(game, 1, game.name("tyrion-lannister"))["reaction"] == ("text-is-blank", "CG-BLANK-01")


@pytest.mark.rule("CG-DUP-03")
def test_a_duplicate_waits_for_something_to_save_from():
    game = Scenario().table(1, "robb-stark/d").challenges(1)
    assert refused(game, 1, game.name("robb-stark"))["duplicate"] == ("not-in-this-window", "CG-DUP-03")


def test_nothing_is_said_of_what_others_could_do():
    game = Scenario().hand(1, "put-to-the-sword").table(1, "robb-stark/d").challenges(1)
    assert game.table.explain(game.seat(2), "put-to-the-sword") is None
    assert said(game, 2, game.name("robb-stark")).uses == ()
    assert game.table.explain(None, "put-to-the-sword") is None


@pytest.mark.rule("CG-MOD-07")
def test_all_that_makes_a_card_strong_is_named():
    game = Scenario().table(1, "robert-baratheon", "ghost/k", "eddard-stark/k").challenges(1)
    (part,) = said(game, 1, game.name("robert-baratheon")).strength
    assert (part.amount, part.source) == (2, game.name("robert-baratheon"))
    assert said(game, 1, game.name("ghost")).strength == ()


# ------------------------------------------------------------------------------------------------- being prepared


@pytest.mark.rule("CG-CHAL-16", "CG-CHAL-12")
def test_a_challenge_is_added_up_while_it_is_prepared():
    game = Scenario().table(1, "robb-stark", "ghost").table(2, "robert-baratheon", "ser-davos-seaworth").challenges(1)
    game.to(1, "challenge")
    names = [game.name("robb-stark"), game.name("ghost")]
    draft = {"contest": "military", "against": game.seat(2), "attackers": names, "bypass": {}}
    before = game.table.view(None)
    preview = game.table.would(game.seat(1), draft).preview
    assert isinstance(preview, ChallengePreview)
    strong = game.strength("robb-stark") + game.strength("ghost")
    # Two attackers kneel, and Robert counts them; so would those who kneel to defend.
    assert (preview.attack, preview.defence, preview.claim) == (strong, 0, 1)
    assert preview.most == (5 + 2) + game.strength("ser-davos-seaworth")
    assert game.table.view(None) == before

    game.attacks(1, "military", "robb-stark", "ghost").to(2, "defenders")
    alone = game.table.would(game.seat(2), [game.name("robert-baratheon")]).preview
    assert isinstance(alone, ChallengePreview)
    assert (alone.attack, alone.defence) == (strong, 5 + 2)
    nobody = game.table.would(game.seat(2), []).preview
    assert isinstance(nobody, ChallengePreview)
    assert nobody.defence == 0


@pytest.mark.rule("CG-SETUP-11", "CG-SETUP-15")
def test_what_is_laid_is_priced_while_it_is_prepared():
    laying = Scenario().hand(1, "ghost", "ghost", "robert-baratheon").begin(LaySetup(), FillHands())
    table, seat = laying.table, laying.seat(1)
    assert table.would(seat, ["ghost"]).preview == SetupPreview(4)
    assert table.would(seat, ["ghost", "ghost"]).preview == SetupPreview(4)
    assert table.would(seat, ["ghost", "robert-baratheon"]).preview == SetupPreview(11)


@pytest.mark.rule("CG-ACTION-02")
def test_an_action_of_another_phase_says_so():
    game = Scenario().table(1, "margaery-tyrell").hand(1, "ghost").marshals(gold=4)
    assert refused(game, 1, game.name("margaery-tyrell"))["action"] == ("not-in-this-phase", "CG-ACTION-02")


@pytest.mark.rule("CG-DUP-03")
def test_a_duplicate_says_when_it_can_save():
    start = Scenario().table(1, "robb-stark").plot(1, "the-winds-of-winter").table(2, "ghost/k/d", "left/k/d")
    game = start.challenges(1).attacks(1, "military", "robb-stark").to(2, "respond-would")
    assert refused(game, 2, game.name("ghost"))["duplicate"] is None
    game.uses(2, "ghost")
    assert refused(game, 2, game.name("left"))["duplicate"] is None
