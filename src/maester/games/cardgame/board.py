"""What the cards in play add up to: blank texts, who takes part, icons, keywords, strength, and rules that are bent.

Nothing here is stored. A board is made for one step with its question, one view, or one look at a window until somebody
acts in it (`look.py`), and never outlives it. Each layer reads only those before it, so one pass each is enough:

    control (in the state) < blank < participation < icons and keywords < strength < contribution and rules
"""

from collections.abc import Iterator

from maester.games.cardgame.conditions import holds
from maester.games.cardgame.facts import RISEN
from maester.games.cardgame.filters import Context, fitting
from maester.games.cardgame.layers import (
    BENDING,
    BLANK,
    ICONS,
    KEYWORDS,
    PARTICIPATES,
    RULES,
    STRENGTH,
    SUMS,
    Layer,
    filled_once,
)
from maester.games.cardgame.lexicon import BentRule, CardRule, Keyword
from maester.games.cardgame.lineup import ATTACHABLE, Lineup, lineup_of
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.vocabulary import Constant
from maester.games.cardgame.which import CONTESTS, CardId, Code, Contest
from maester.kernel import Seat

Source = tuple[Card | None, Seat, Constant]
"""A constant ability in force: the card that has it (None for an agenda), whose it is, and what it says."""


RISEN_STRENGTH = RISEN.constants
NONE: frozenset[CardId] = frozenset()


class Board:
    """The table as it stands."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lineup: Lineup = lineup_of(state)

    # ----------------------------------------------------------------------------------------- sources

    def among(self, codes: frozenset[Code]) -> list[Card]:
        """The cards in play whose codes are among these."""
        return [*map(self.state.cards.__getitem__, self.lineup[codes])]

    def context(self, seat: Seat, this: Card | None) -> Context:
        return Context(self.state, self, seat, this)

    def sources(self, of: Layer) -> list[Source]:
        """The constant abilities of a layer that are in force: not blank, their condition met."""
        if not self.lineup[of.codes]:
            return []
        speaking = [card for card in self.among(of.codes) if not card.risen]
        if speaking and of is not BLANK and self.blank:
            speaking = [card for card in speaking if card.id not in self.blank]
        return [
            (card, card.controller, constant)
            for card in speaking
            for constant in of.constants[card.code]
            if constant.if_ is None or holds(self.context(card.controller, card), constant.if_)
        ]

    def meant(self, source: Source) -> Iterator[Card]:
        """The cards a constant ability is about."""
        card, seat, constant = source
        to, cards = constant.to, self.state.cards
        if to == "this":
            if card is not None:
                yield card
        elif to == "attached":
            if card is not None and card.on in cards:
                yield cards[card.on]
        elif not isinstance(to, str):
            yield from fitting(self.context(seat, card), to)

    # ----------------------------------------------------------------------------------------- layers

    @filled_once
    def blank(self) -> frozenset[CardId]:
        """Cards whose printed text box counts as blank, except for traits."""
        if not self.lineup[BLANK.codes]:
            return NONE
        return frozenset([each.id for source in self.sources(BLANK) for each in self.meant(source)])

    @filled_once
    def attacking(self) -> tuple[CardId, ...]:
        challenge = self.state.challenge
        if challenge is None:
            return ()
        declared = challenge.attackers
        joining = [
            card.id
            for card, seat, _ in self.sources(PARTICIPATES)
            if card is not None and card.id not in declared and seat == challenge.attacker
            if any(self.state.cards[each].facts.faction == card.facts.faction for each in declared)
        ]
        return (*declared, *joining) if joining else declared

    @property
    def defending(self) -> tuple[CardId, ...]:
        challenge = self.state.challenge
        return () if challenge is None else challenge.defenders

    def takes_part(self, card: CardId, role: str = "participating") -> bool:
        if self.state.challenge is None:
            return False
        if role == "attacking":
            return card in self.attacking
        if role == "defending":
            return card in self.defending
        return card in self.attacking or card in self.defending

    @filled_once
    def icons(self) -> dict[CardId, dict[Contest, int]]:
        """Of cards that gained or lost icons, how many of each: a gain and a loss cancel out (CG-RULE-45)."""
        counts: dict[CardId, dict[Contest, int]] = {}
        for source in self.sources(ICONS):
            for each in self.meant(source):
                count_icons(counts, each, source[2].icons, 1)
        for lasting in self.state.lasting:
            if lasting.icons or lasting.lose_icons:
                for name in lasting.cards:
                    if name in self.state.cards:
                        count_icons(counts, self.state.cards[name], lasting.icons, 1)
                        count_icons(counts, self.state.cards[name], lasting.lose_icons, -1)
        return counts

    def has_icon(self, card: Card, contest: Contest) -> bool:
        counted = self.icons.get(card.id)
        return contest in card.facts.icons if counted is None else counted[contest] > 0

    @filled_once
    def _granted(self) -> dict[CardId, tuple[str, ...]]:
        granted: dict[CardId, tuple[str, ...]] = {}
        for source in self.sources(KEYWORDS):
            for each in self.meant(source):
                granted[each.id] = granted.get(each.id, ()) + source[2].keywords
        return granted

    def icons_of(self, card: Card) -> tuple[Contest, ...]:
        counted = self.icons.get(card.id)
        return card.facts.icons if counted is None else tuple(each for each in CONTESTS if counted[each] > 0)

    def keywords_of(self, card: Card) -> tuple[str, ...]:
        """Each once, in alphabetical order."""
        name = card.id
        printed = () if name in self.blank and not card.risen else card.facts.keywords
        granted = self._granted.get(name)
        return printed if granted is None else tuple(sorted({*printed, *granted}))

    def has_keyword(self, card: Card, keyword: Keyword) -> bool:
        printed = keyword in card.facts.keywords and (card.risen or card.id not in self.blank)
        return printed or keyword in self._granted.get(card.id, ())

    @filled_once
    def _added(self) -> dict[CardId, int]:
        """What is added to printed strength."""
        added: dict[CardId, int] = {}
        for source in self.sources(STRENGTH):
            constant = source[2]
            strength = constant.strength * self.times(source) if constant.per is not None else constant.strength
            for each in self.meant(source):
                added[each.id] = added.get(each.id, 0) + strength
        for card in self.among(ATTACHABLE):
            if card.risen and card.on is not None:
                added[card.on] = added.get(card.on, 0) + RISEN_STRENGTH[0].strength
        for lasting in self.state.lasting:
            if lasting.strength:
                for name in lasting.cards:
                    added[name] = added.get(name, 0) + lasting.strength
        return added

    def raised(self, card: Card) -> int:
        """What is added to its strength, without what is taken away."""
        total = 0
        for source in self.sources(STRENGTH):
            strength = source[2].strength * (self.times(source) if source[2].per is not None else 1)
            if strength > 0 and any(each.id == card.id for each in self.meant(source)):
                total += strength
        risen = sum(
            RISEN_STRENGTH[0].strength for each in self.state.cards.values() if each.risen and each.on == card.id
        )
        lasting = sum(max(0, each.strength) for each in self.state.lasting if card.id in each.cards)
        return total + risen + lasting

    def times(self, source: Source) -> int:
        """How often the strength of a constant ability counts."""
        card, seat, constant = source
        per = constant.per
        if per == "gold":
            return self.state.gold[seat]
        if per == "used-plots":
            return len(self.state.used[seat])
        assert not isinstance(per, str | None), "strength counts cards, plots or gold"
        return len([*fitting(self.context(seat, card), per)])

    def raw_strength(self, card: Card) -> int:
        """The sum, which may be negative: a reduction below zero still counts when something is added (CG-MOD-08)."""
        return (card.facts.strength or 0) + self._added.get(card.id, 0)

    def strength(self, card: Card) -> int:
        """Never below zero (CG-MOD-07)."""
        sum_ = self.raw_strength(card)
        return sum_ if sum_ > 0 else 0

    @filled_once
    def sums(self) -> tuple[Source, ...]:
        """What is added for players."""
        return tuple(self.sources(SUMS))

    # ----------------------------------------------------------------------------------------- rules

    def rules(self, name: BentRule | CardRule) -> list[Source]:
        """What bends a rule now."""
        if name not in self.lineup.bent:
            return []
        state, bending = self.state, BENDING[name]
        cards: list[tuple[Card | None, Seat, Code]] = [
            (card, card.controller, card.code) for card in self.among(bending) if card.id not in self.blank
        ]
        cards += [
            (None, seat, code) for seat, code in state.agendas.items() if code in bending and seat not in state.out
        ]
        return [
            (card, seat, constant)
            for card, seat, code in cards
            for constant in RULES.constants[code]
            if constant.rule == name and (constant.if_ is None or holds(self.context(seat, card), constant.if_))
        ]

    def binds(self, name: BentRule, seat: Seat, contest: Contest | None = None) -> list[Source]:
        """The rules of that name that concern a player."""
        if name not in self.lineup.bent:
            return []
        return [
            source
            for source in self.rules(name)
            if (source[2].to == "all" or (source[2].to == "me" and source[1] == seat))
            and (contest is None or not source[2].type or contest in source[2].type)
        ]

    def has_rule(self, card: Card, name: BentRule | CardRule, contest: Contest | None = None) -> bool:
        """Whether a rule is bent for a card, by a constant ability or for a while."""
        for lasting in self.state.lasting:
            if lasting.rule == name and card.id in lasting.cards:
                return True
        if name not in self.lineup.bent:
            return False
        for source in self.rules(name):
            constant = source[2]
            if constant.type and contest not in constant.type:
                continue
            if any(each.id == card.id for each in self.meant(source)):
                return True
        return False

    def summed(self, name: str, seat: Seat) -> int:
        """What constant abilities add for a player: dominance, reserve."""
        total = 0
        for _, owner, constant in self.sums:
            amount = getattr(constant, name)
            if amount and (constant.to == "all" or (constant.to == "opponents") != (owner == seat)):
                total += amount
        return total


def count_icons(
    counts: dict[CardId, dict[Contest, int]], card: Card, contests: tuple[Contest, ...], number: int
) -> None:
    """Adds to the icons of a card, or takes some away. Counting begins with the printed ones."""
    if card.id not in counts:
        printed = card.facts.icons
        counts[card.id] = {contest: int(contest in printed) for contest in CONTESTS}
    for contest in contests:
        counts[card.id][contest] += number
