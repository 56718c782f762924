"""What a message is given: words and numbers, made from the values of the rules.

The browser does the same with the JSON of these values; the package's docstring describes it in full.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from maester.kernel import Offer, Seat
from maester.words.apart import COPY, Apart

if TYPE_CHECKING:
    from maester.words.language import Argument, Language

LONGEST = 200
"""Longer texts that somebody typed are cut to this length."""

MOST_DIGITS = 16
LARGEST = 10**15
"""Larger numbers are passed on as text, not as numbers to count with."""

NUMBERED = re.compile(r"(?<![\w-])([\w-]++)~(\d{1,9})(?!\d)")
"""One of several that are alike, always named with its number: `guardsmen~2`."""

PARTS = "abc"
"""The names of the parts of an id, in order."""


class Said(str):
    """Already in words: not looked up as an id, and never cut."""

    __slots__ = ()


class Listener(Struct, frozen=True):
    """Who is spoken to: in which language, with which names for seats, perhaps sitting in one of them."""

    language: Language
    names: Mapping[Seat, str]
    you: Seat | None
    apart: Apart = Apart()

    def say(self, message: str, values: Mapping[str, Any]) -> str:
        """A message, given these values."""
        return self.language.say(message, self.arguments(message, values))

    def arguments(self, message: str, values: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of a message, and the flags it may select on."""
        made: dict[str, Argument] = {"hidden": yes_or_no(None in values.values())}
        for name, value in values.items():
            made[name] = self.sentence_why(value) if name == "why" else self.worded(value, message, name)
            made |= {f"{name}-{flag}": state for flag, state in self.flags(value).items()}
        return made

    def worded(self, value: Any, message: str, name: str) -> Argument:
        """One value, as the argument of that name."""
        match value:
            case None:
                return ""
            case bool():
                return yes_or_no(value)
            case int() if abs(value) > LARGEST:
                return self.named(str(value))
            case int() | float():
                return value
            case Said():
                return value
            case str():
                return self.named(value)
            case Offer():
                return self.offered(value)
            case Struct():
                return self.language.say(message, self.arguments(message, asdict(value)), attribute=name)
            case Mapping():
                return self.listed([self.paired(pair, message, name) for pair in value.items()])
            case Sequence():
                return self.listed(self.counted(value) or [self.worded(item, message, name) for item in value])
        raise TypeError(f"no words for {value!r}, argument {name} of {message}")

    def offered(self, offer: Offer) -> str:
        """What can be chosen, by the message of its kind."""
        values = asdict(offer)
        if offer in self.apart.alike:
            values["occasion"] = self.apart.alike[offer]
        return self.say(f"offer-{kebab(type(offer).__name__)}", values)

    def paired(self, pair: tuple[str, Any], message: str, name: str) -> str:
        """One entry of a mapping: its key and its value."""
        key, value = pair
        arguments = self.arguments(message, {"key": key, "value": value})
        return self.language.say(message, arguments, attribute=f"{name}-each")

    def counted(self, items: Sequence[Any]) -> list[Argument]:
        """Equal items counted, as in "2 footmen" and "1 knight"; empty if there are none, or no such items."""
        named = [item for item in items if isinstance(item, str | Offer) and not isinstance(item, Said)]
        if len(named) < len(items):
            return []
        if all(isinstance(item, str) and self.language.has(f"count-{item}") for item in named):
            return [self.language.say(f"count-{item}", {"count": count}) for item, count in Counter(named).items()]
        names = Counter(self.offered(item) if isinstance(item, Offer) else self.named(item) for item in named)
        return [self.several(name, count) for name, count in names.items()] if len(names) < len(named) else []

    def several(self, name: str, count: int) -> Argument:
        """What is named once, and how often it is there."""
        return name if count == 1 else self.language.say("list-several", {"count": count, "name": name})

    def flags(self, value: Any) -> dict[str, Argument]:
        match value:
            case None | bool():
                return {}
            case int() | float():
                sign = "negative" if value < 0 else "positive" if value > 0 else "zero"
                if abs(value) > LARGEST:  # no length and no angle, and perhaps too large to divide
                    return {"sign": sign}
                return {"sign": sign, "inches": round(value / 1000, 2), "degrees": round(value / 100, 1)}
            case str():
                return {"you": yes_or_no(value == self.you), "id": value}
            case Mapping():
                return {"count": len(value)}
            case Sequence():
                return {"you": yes_or_no(self.you in value), "count": len(value)}
        return {}

    def named(self, text: str) -> str:
        """The name of an id; any other text is its own name."""
        if text == self.you:
            return self.language.say("name-you", {})
        if text in self.names:
            return self.names[text]
        if self.language.has(f"name-{text}"):
            return self.language.say(f"name-{text}", {})
        if copy := COPY.fullmatch(text):
            name, number = self.named(copy[1]), self.apart.alike.get(text)
            if number is not None and self.language.has("name-of-army"):
                return self.language.say("name-of-army", {"name": name, "number": copy[2]})
            if number is not None:
                name = self.language.say("name-copy", {"name": name, "number": number})
            return (
                self.say("name-whose", {"name": Said(name), "seat": seat})
                if (seat := self.apart.whose.get(text))
                else name
            )
        if numbered := NUMBERED.fullmatch(text):
            return self.language.say("name-copy", {"name": self.named(numbered[1]), "number": numbered[2]})
        if (parts := re.split("[:#@]", text))[1:] and (said := self.said_of(parts)):
            return said
        return text if len(text) <= LONGEST else text[:LONGEST] + "…"

    def said_of(self, parts: Sequence[str]) -> str | None:
        """An id of several parts, by the message of its first one."""
        message, rest = f"id-{parts[0]}", parts[1:]
        if not self.language.has(message) or len(rest) > len(PARTS):
            return None
        values = [int(part) if part.isdecimal() and len(part) < MOST_DIGITS else part for part in rest]
        return self.say(message, dict(zip(PARTS, (*values, None, None, None), strict=False)))

    def listed(self, items: Sequence[Argument]) -> Argument:
        """a, b and c."""
        if len(items) < 2:
            return items[0] if items else ""
        text, *between = items[:-1]
        for item in between:
            text = self.language.say("list-comma", {"items": text, "next": item})
        return self.language.say("list-last", {"items": text, "last": items[-1]})

    def sentence_why(self, why: str) -> str:
        return self.language.say(f"why-{why}", {})


def yes_or_no(state: bool) -> str:
    return "yes" if state else "no"


def kebab(name: str) -> str:
    """CardPlaced → card-placed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
