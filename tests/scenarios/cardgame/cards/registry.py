"""What each card does, and when it must not: tests are entered here under the card they are about.

    @does("robb-stark")
    def the_death_of_a_stark_stands_his_friends(): ...

    @does_not("robb-stark")
    def the_death_of_another_does_nothing(): ...

Some shapes come often (characters without text, cards that make the next one cheaper); they are written once, below.
"""

from collections.abc import Callable

from tests.scenarios.cardgame.scenario import Scenario

Shown = Callable[[], None]

DOES: dict[str, list[Shown]] = {}
DOES_NOT: dict[str, list[Shown]] = {}


def does(*codes: str) -> Callable[[Shown], Shown]:
    return entered(DOES, codes)


def does_not(*codes: str) -> Callable[[Shown], Shown]:
    return entered(DOES_NOT, codes)


def entered(where: dict[str, list[Shown]], codes: tuple[str, ...]) -> Callable[[Shown], Shown]:
    def enter(shown: Shown) -> Shown:
        for code in codes:
            where.setdefault(code, []).append(shown)
        return shown

    return enter


CONTESTS = {"m": "military", "i": "intrigue", "p": "power"}


def plain(code: str, icons: str, strength: int) -> None:
    """A character that fights with its icons, and only with those."""

    @does(code)
    def fights_with_its_icons() -> None:
        assert Scenario().table(1, code).challenges(1).strength(code) == strength
        for icon in icons:
            game = (
                Scenario().table(1, code).table(2, "robert-baratheon/k").challenges(1).attacks(1, CONTESTS[icon], code)
            )
            assert game.undefended().state.fought[-1].contest == CONTESTS[icon]
            assert game.quietly().power(1) >= 1, "for an unopposed challenge"

    @does_not(code)
    def cannot_fight_without_icon() -> None:
        for icon in CONTESTS:
            if icon not in icons:
                game = Scenario().table(1, code, "tywin-lannister").challenges(1)
                game.cannot_attack(1, CONTESTS[icon], code, rule="CG-CHAL-06")
        game = Scenario().table(1, "tywin-lannister").table(2, f"{code}/k", "robert-baratheon").challenges(1)
        game.attacks(1, CONTESTS[icons[0]], "tywin-lannister")
        if icons[0] != "i":
            game.cannot_defend(2, code, rule="CG-CHAL-13")


def reducer(code: str, less: int, cheaper: str, full: str, cost: int, full_cost: int) -> None:
    """Knelt in the marshaling phase, it makes the next card that fits cheaper; what does not fit costs the same."""

    @does(code)
    def makes_the_next_one_cheaper() -> None:
        game = Scenario().table(1, code).hand(1, cheaper).marshals(1, gold=cost - less)
        assert not game.offers_now(1, cheaper)
        game.uses(1, code)
        game.uses(1, cheaper).passes()
        assert game.gold(1) == 0
        assert game.in_play(cheaper)

    @does_not(code)
    def others_cost_the_same() -> None:
        game = Scenario().table(1, code).hand(1, full).marshals(1, gold=full_cost - less).uses(1, code)
        assert not game.offers(1, full)
        game = Scenario().table(1, f"{code}/k").hand(1, cheaper).marshals(1, gold=cost - less)
        assert not game.offers(1, code)
        assert not Scenario().table(1, code).hand(1, cheaper).challenges(1).offers(1, code), "in its phase only"
