"""What the cards in play add up to, worked out a second time: card by card, from what is printed, as a player would.

Nothing here reads the words in which the engine's cards are written; so whoever errs there is found out here.
"""

from maester.games.cardgame.facts import CARDS
from maester.games.cardgame.state import Card, State
from maester.games.cardgame.which import CONTESTS
from maester.kernel import Seat

BORNE = {"widows-wail": 2, "ice": 2, "drogos-arakh": 2, "longclaw": 1}
"""Attachments that strengthen their bearer."""
TAUGHT = {"little-bird": "intrigue", "noble-lineage": "power", "syrios-training": "military"}
ADDED = {
    "gold": {
        **dict.fromkeys(("littlefinger", "the-roseroad", "lannisport-moneylender", "paxter-redwyne"), 1),
        **dict.fromkeys(("tywin-lannister", "master-of-coin"), 2),
    },
    "initiative": {"the-kingsroad": 1, "salty-navigator": 1},
    "reserve": {"the-iron-throne": 1, "samwell-tarly": 1, "master-of-laws": 1},
}
HELPING = {"master-of-whispers": "intrigue", "master-of-ships": "military", "hand-of-the-king": "power"}
SHIPS_RIVALS = ("master-of-laws", "hand-of-the-king")


class Again:
    """A position, looked at once more."""

    def __init__(self, state: State) -> None:
        self.state, self.cards = state, list(state.cards.values())
        self.characters = [card for card in self.cards if not card.risen and card.facts.type == "character"]
        self.plots = {seat: state.cards[name].code for seat, name in state.revealed.items()}
        self.titles = {seat: state.cards[name].code for seat, name in state.titles.items()}
        blank = [card.on for card in self.cards if card.code == "milk-of-the-poppy"]
        if "fortified-position" in self.plots.values():
            blank += [card.id for card in self.characters]
        self.blank = set(blank)
        challenge = state.challenge
        self.defending = challenge.defenders if challenge is not None else ()
        self.attacking = challenge.attackers if challenge is not None else ()
        if challenge is not None and any(state.cards[name].facts.faction == "nights-watch" for name in self.attacking):
            jon = [card for card in self.speaking("jon-snow") if not card.knelt and card.id not in self.attacking]
            self.attacking += tuple(card.id for card in jon if card.controller == challenge.attacker)

    def speaking(self, code: str, seat: Seat | None = None) -> list[Card]:
        """Copies in play whose text counts, of one player or of all."""
        found = [card for card in self.cards if card.code == code and card.id not in self.blank]
        return [card for card in found if seat in (None, card.controller)]

    def controls(self, seat: Seat, code: str) -> bool:
        return any(card.code == code and card.controller == seat for card in self.cards)

    def count(self, trait: str, of: Card, kind: str | None = None) -> int:
        """The other cards of its controller with a trait."""
        others = [card for card in self.cards if card.controller == of.controller and card.id != of.id]
        return sum(trait in card.facts.traits and kind in (None, card.facts.type) for card in others)

    def takes_part(self, card: Card) -> bool:
        return card.id in (*self.attacking, *self.defending)

    # ----------------------------------------------------------------------------------------- characters

    def strength(self, card: Card) -> int:
        own = 0 if card.id in self.blank else self.own_strength(card)
        lasting = sum(each.strength for each in self.state.lasting if card.id in each.cards)
        return max(0, (card.facts.strength or 0) + own + self.given(card) + lasting)

    def own_strength(self, card: Card) -> int:
        match card.code:
            case "robert-baratheon":
                return sum(other.knelt for other in self.characters if other.id != card.id)
            case "drowned-men":
                return self.count("Warship", card, "location")
            case "wardens-of-the-reach":
                return self.count("The Reach", card, "location")
            case "tywin-lannister":
                return self.state.gold[card.controller]
            case "direwolf-pup":
                return self.count("Direwolf", card)
            case "left" | "right":
                return int(self.controls(card.controller, "right" if card.code == "left" else "left"))
        return 0

    def given(self, card: Card) -> int:
        """By other cards."""
        seat, facts, used, total = card.controller, card.facts, self.state.used, 0
        if facts.faction == "martell" and {"Lord", "Lady"} & set(facts.traits):
            total += sum(len(used[seat]) for other in self.speaking("doran-martell", seat) if other.id != card.id)
        if facts.faction == "nights-watch":
            total += len(self.speaking("the-wall", seat))
        for each in (self.state.cards[name] for name in card.attachments):
            total += 1 if each.risen else BORNE.get(each.code, 0)
            total += len(used[each.controller]) if each.code == "dawn" else 0
        challenge = self.state.challenge
        if challenge is not None and self.takes_part(card):
            against = challenge.defender if card.id in self.attacking else challenge.attacker
            total -= sum(not other.knelt for other in self.speaking("daenerys-targaryen", against))
        if card.id in self.defending:
            total -= sum(other.id in self.attacking for other in self.speaking("unsullied"))
        return total

    def icons(self, card: Card) -> set[str]:
        seat = card.controller
        gained = [TAUGHT.get(self.state.cards[name].code, "") for name in card.attachments]
        if card.id not in self.blank:
            own = {
                "left": ("power", self.controls(seat, "right")),
                "right": ("intrigue", self.controls(seat, "left")),
                "palace-spearman": ("intrigue", self.state.first != seat),
                "arya-stark": ("military", bool(card.duplicates or card.facedown)),
                "kings-hunting-party": (
                    "intrigue",
                    any(other.controller != seat and "King" in other.facts.traits for other in self.characters),
                ),
            }
            gained += [icon for icon, holds in [own.get(card.code, ("", False))] if holds]
        if card.code == "joffrey-baratheon" and self.bears(card, "widows-wail"):
            gained.append("military")
        lost: list[str] = []
        for each in self.state.lasting:
            if card.id in each.cards:
                gained += each.icons
                lost += each.lose_icons
        printed = card.facts.icons
        return {icon for icon in CONTESTS if (icon in printed) + gained.count(icon) - lost.count(icon) > 0}

    def bears(self, card: Card, code: str) -> bool:
        return any(self.state.cards[name].code == code for name in card.attachments)

    def keywords(self, card: Card) -> set[str]:
        seat, challenge = card.controller, self.state.challenge
        stormborn = "Stormborn" in card.facts.traits
        military = challenge is not None and challenge.contest == "military" and self.takes_part(card)
        granted = {
            "renown": (stormborn and bool(self.speaking("drogon", seat)))
            or self.bears(card, "longclaw")
            or (card.code == "stannis-baratheon" and self.bears(card, "lightbringer"))
            or (card.code == "ser-jaime-lannister" and military and card.id not in self.blank),
            "stealth": (stormborn and bool(self.speaking("viserion", seat)))
            or (card.code == "balon-greyjoy" and self.controls(seat, "great-kraken")),
            "insight": card.code == "bran-stark" and bool(self.speaking("summer", seat)),
            "intimidate": "House Dayne" in card.facts.traits and self.bears(card, "dawn"),
        }
        printed = set() if card.id in self.blank else set(card.facts.keywords)
        return printed | {keyword for keyword, given in granted.items() if given}

    # ----------------------------------------------------------------------------------------- players

    def totals(self) -> tuple[int, int]:
        """Of both sides of the challenge."""
        challenge = self.state.challenge
        assert challenge is not None
        silent = [name for each in self.state.lasting if each.rule == "does-not-contribute" for name in each.cards]
        balon = [self.strength(card) for card in self.speaking("balon-greyjoy") if card.id in self.attacking]
        found = []
        for seat, names in ((challenge.attacker, self.attacking), (challenge.defender, self.defending)):
            each = [self.strength(self.state.cards[name]) for name in names if name not in silent]
            if names is self.defending:
                each = [strength for strength in each if not any(strength < more for more in balon)]
            keeps = 2 * len(self.speaking("the-red-keep", seat)) if challenge.contest == "power" else 0
            helped = HELPING.get(self.titles.get(seat, "")) == challenge.contest
            found.append(sum(each) + (keeps + helped if names else 0))
        return found[0], found[1]

    def claim(self) -> int:
        challenge = self.state.challenge
        assert challenge is not None
        seat, other, contest = challenge.attacker, challenge.defender, challenge.contest
        total = CARDS[self.plots[seat]].claim
        if contest == "intrigue":
            total += sum(card.id in self.attacking for card in self.speaking("cersei-lannister", seat))
        if contest == "military" and self.titles.get(seat) == "master-of-ships":
            total += self.titles.get(other) in SHIPS_RIVALS
        for each in self.state.lasting:
            if each.contest in (None, contest) and each.seat == (other if each.attackers else seat):
                total += each.claim
        return max(0, total)

    def value(self, seat: Seat, name: str) -> int:
        """Gold, initiative or reserve of a player's plot."""
        plot = CARDS[self.plots[seat]]
        total: int = getattr(plot, name)
        if name == "gold" and "naval-superiority" in self.plots.values() and {"Kingdom", "Edict"} & set(plot.traits):
            total = 0
        total += sum(more * len(self.speaking(code, seat)) for code, more in ADDED[name].items())
        if name == "reserve" and self.state.first != seat:
            total -= len(self.speaking("alannys-greyjoy", self.state.first))
        return max(0, total)
