"""What is seen: values as they are now, secrets for those who may know them, and nothing else."""

from msgspec.structs import replace

from maester.games.cardgame.state import Lasting, Lore, State
from maester.games.cardgame.view import CardView, View, view
from tests.scenarios.cardgame.scenario import Played, Scenario

ONE, TWO, THREE = "seat-1", "seat-2", "seat-3"


def seen(game: Played, code: str, seat: str | None = ONE) -> CardView:
    return view(game.state, seat).cards[game.name(code)]


def of(state: State, seat: str | None) -> View:
    return view(state, seat)


def test_a_character_is_seen_as_it_is_now():
    game = Scenario().table(1, "robb-stark/k/2p/d", "syrios-training>robb-stark").table(2, "the-wall").challenges(1)
    robb = seen(game, "robb-stark")
    assert (robb.owner, robb.controller, robb.knelt, robb.power, robb.duplicates) == (ONE, ONE, True, 2, 1)
    assert robb.strength == 5
    assert set(robb.icons) == {"military", "power"}
    assert robb.keywords == ("renown",)
    assert robb.attachments == (game.name("syrios-training"),)
    assert (robb.blank, robb.risen, robb.tokens, robb.facedown) == (False, False, {}, 0)
    assert seen(game, "syrios-training").on == game.name("robb-stark")
    wall = seen(game, "the-wall")
    assert (wall.strength, wall.icons, wall.controller) == (None, (), TWO)


def test_a_blank_character_is_marked_and_has_no_keywords():
    game = Scenario().table(1, "robb-stark", "milk-of-the-poppy>robb-stark").challenges(1)
    assert seen(game, "robb-stark").blank
    assert seen(game, "robb-stark").keywords == ()
    assert not seen(game, "milk-of-the-poppy").blank


def test_cards_face_down_are_seen_by_their_owner_and_counted_by_the_others():
    game = Scenario().table(1, "arya-stark").challenges(1)
    name = game.name("arya-stark")
    game.state.cards[name] = replace(game.state.cards[name], facedown=("ghost",), tokens=(("poison", 1),))
    assert seen(game, "arya-stark").facedown == ("ghost",)
    assert [seen(game, "arya-stark", seat).facedown for seat in (TWO, None)] == [1, 1]
    assert seen(game, "arya-stark", TWO).tokens == {"poison": 1}


def test_ones_own_hand_and_plots_are_seen_by_oneself_alone():
    state = Scenario().hand(1, "ghost").plots(1, "taxation").hand(2, "summer").challenges(1).state
    assert (of(state, ONE).hand, of(state, ONE).plots) == (state.hands[ONE], ("taxation",))
    assert of(state, TWO).hand == state.hands[TWO]
    assert (of(state, None).hand, of(state, None).plots) == ((), ())
    for watcher in (ONE, TWO, None):
        assert of(state, watcher).players[ONE].hand == len(state.hands[ONE])
        assert of(state, watcher).players[ONE].plots == 1


def test_what_a_card_in_hand_costs_now_is_seen_by_its_owner_alone():
    scenario = Scenario().table(1, "robb-stark", "winterfell-steward").plot(1, "a-noble-cause")
    game = scenario.hand(1, "robb-stark", "eddard-stark", "summer", "ice").marshals(1, gold=9)
    assert of(game.state, ONE).prices == {"robb-stark": 0, "eddard-stark": 5}, "a duplicate, and the first Lord"
    game.uses(1, "winterfell-steward")
    assert of(game.state, ONE).prices == {"robb-stark": 0, "eddard-stark": 4, "summer": 2}, "no attachment"
    assert of(game.state, TWO).prices == of(game.state, None).prices == {}


def test_what_lies_open_of_a_player():
    scenario = Scenario().gold(2, 3).power(2, 4).table(2, "robb-stark/2p").discard(2, "ghost").dead(2, "summer")
    state = scenario.plots(2).used(2, 2).agenda(2, "fealty").challenges(1).state
    state.knelt[TWO], state.removed[TWO] = True, ("varys",)
    player = of(state, ONE).players[TWO]
    assert (player.gold, player.power, player.total, player.knelt) == (3, 4, 6, True)
    assert (player.discard, player.dead, player.removed, player.agenda) == (
        ("ghost",),
        ("summer",),
        ("varys",),
        "fealty",
    )
    assert (player.faction, player.deck) == (state.factions[TWO], len(state.decks[TWO]))
    assert (player.used, player.plot, player.title, player.out) == (state.used[TWO], state.revealed[TWO], None, False)
    assert (player.reserve, player.initiative) == (7, 0), "of Summons"


def test_a_card_known_in_a_hand_is_shown_to_whom_knows_it():
    state = Scenario(3).hand(2, "ghost", "summer").challenges(1).state
    state.lore = (Lore(TWO, "hand", "summer", (ONE,)), Lore(TWO, "hand", "ghost", (ONE, TWO, THREE)))
    state.lore += (Lore(TWO, "deck", "the-roseroad", (ONE,)), Lore(THREE, "hand", "the-roseroad", (ONE,)))
    assert of(state, ONE).known == {TWO: ("ghost", "summer"), THREE: ("the-roseroad",)}
    assert of(state, THREE).known == {ONE: (), TWO: ("ghost",)}
    assert of(state, None).known == {ONE: (), TWO: ("ghost",), THREE: ()}


def test_a_challenge_is_seen_with_both_sides_and_who_does_not_count():
    table = Scenario().table(1, "balon-greyjoy").table(2, "gold-cloaks", "the-red-viper").challenges(1)
    game = table.attacks(1, "military", "balon-greyjoy").to(2, "defenders")
    challenge = of(game.state, TWO).challenge
    assert challenge is not None
    assert (challenge.contest, challenge.attacker, challenge.against, challenge.defender) == ("military", ONE, TWO, TWO)
    assert (challenge.attackers, challenge.defenders) == ((game.name("balon-greyjoy"),), ())
    assert (challenge.attack, challenge.defence, challenge.claim, challenge.winner) == (5, 0, 1, None)
    assert challenge.uncounted == ()
    weak, strong = game.name("gold-cloaks"), game.name("the-red-viper")
    state = game.state
    assert state.challenge is not None
    state.challenge = replace(state.challenge, defenders=(weak, strong))
    both = of(state, None).challenge
    assert both is not None
    assert both.uncounted == ((weak,) if game.strength("the-red-viper") >= 5 else (weak, strong))
    assert both.defence == sum(game.strength(each) for each in ("the-red-viper",) if game.strength(each) >= 5)


def test_an_attacker_whose_strength_does_not_count_is_marked_too():
    game = Scenario().table(1, "balon-greyjoy", "left").table(2, "the-red-viper").challenges(1)
    game.attacks(1, "military", "balon-greyjoy", "left").to(2, "defenders")
    silent = Lasting("challenge", TWO, (game.name("balon-greyjoy"),), rule="does-not-contribute")
    game.state.lasting = (*game.state.lasting, silent)
    challenge = of(game.state, TWO).challenge
    assert challenge is not None
    assert challenge.uncounted == (game.name("balon-greyjoy"),)
    assert challenge.attack == game.strength("left")


def test_a_window_is_seen_without_what_was_already_prevented():
    game = Scenario().table(1, "burned-men").table(2, "robb-stark/d").challenges(1)
    game.attacks(1, "military", "burned-men").undefended().to(2, "respond-would")
    (*_, window) = of(game.state, None).windows
    assert (window.timing, window.happenings, window.cards) == ("would", ("leaves",), (game.name("robb-stark"),))
    state = game.state
    state.open = (*state.open[:-1], replace(state.open[-1], off=(0,)))
    (*_, window) = of(state, None).windows
    assert (window.happenings, window.cards) == ((), ())
