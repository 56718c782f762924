"""Words: everything the rules can say, said in one language to one listener."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import groupby
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from maester.kernel import (
    AnsweredItself,
    BadOptions,
    Decision,
    Event,
    IllegalAnswer,
    Offer,
    Refusal,
    RulesBroke,
    Seat,
    Standing,
    UnreadableAnswer,
)
from maester.kernel.position.reading import UnreadablePosition
from maester.kernel.record import UnreadableRecord
from maester.words.apart import Apart, told_apart
from maester.words.arguments import Listener, Said, kebab
from maester.words.language import check_game, check_language, language

MANY = 4
"""This many events of the same kind in a row are told in one sentence."""

BEHIND = "behind"
"""The attribute of an event's message with the list behind its sentence."""


class Told(Struct, frozen=True):
    """A sentence of a story, and behind it the list that it sums up, if it does."""

    sentence: str
    behind: tuple[str, ...] = ()


class Words:
    """The words of one language, for all games or for one.

    `names` are the names of the people in the seats; `you` is the listener's seat, addressed as "you".
    """

    def __init__(
        self, lang: str, game: str | None = None, names: Mapping[Seat, str] = {}, you: Seat | None = None
    ) -> None:
        check_language(lang)
        check_game(game)
        self.lang, self.game, self.names, self.you = lang, game, names, you

    @cached_property
    def listener(self) -> Listener:
        return Listener(language(self.lang, self.game), self.names, self.you)

    def say(self, message: str, /, **values: Any) -> str:
        """Any message by its id. KeyError if it or one of its arguments is missing."""
        return self._say(message, values)

    def has(self, message: str) -> bool:
        """Whether there is a message with that id."""
        return self.listener.language.has(message)

    def name(self, what: str) -> str:
        """The name of a card, a house, a seat: anything with an id."""
        return self.listener.named(what)

    def listed(self, *things: str) -> str:
        """Names as people list them: a, b and c."""
        return str(self.listener.listed([self.name(thing) for thing in things]))

    def prompt(self, decision: Decision[Any]) -> str:
        """What the seat that is asked has to do now."""
        plain = {name: value for name, value in asdict(decision).items() if isinstance(value, str | int)}
        return self._say(f"ask-{decision.about}", plain)

    def answer(self, decision: Decision[Any], answer: Any) -> str:
        """One allowed answer, as a choice."""
        listener = replace(self.listener, apart=told_apart(decision))
        return self._answer(listener, decision.about, answer, decision.said_of(answer))

    def event(self, event: Event) -> str:
        """What happened."""
        return self._told("event", event)

    def behind(self, event: Event) -> str:
        """If the event's sentence only counts things, the list of them; otherwise empty."""
        message = f"event-{kebab(type(event).__name__)}"
        if not self.listener.language.has(message, BEHIND):
            return ""
        listener, values = self._heard(event)
        listed = listener.language.say(message, listener.arguments(message, values), attribute=BEHIND)
        return "" if listed in self.event(event) else listed

    def story(self, events: Iterable[Event]) -> list[Told]:
        """What happened, one sentence each; one for all where the same happened to many in a row."""
        found: list[Told] = []
        for _, run in groupby(events, key=self._in_common):
            same = list(run)
            if len(same) < MANY or self._in_common(same[0]) is None:
                found += [Told(self.event(event), tuple(filter(None, (self.behind(event),)))) for event in same]
            else:
                found.append(Told(self._told("many", same[0], len(same)), tuple(map(self.event, same))))
        return found

    def _in_common(self, event: Event) -> str | None:
        """What can be said of many such events at once; None if nothing can."""
        return self._told("many", event, MANY) if self.has(f"many-{kebab(type(event).__name__)}") else None

    def _told(self, how: str, event: Event, count: int | None = None) -> str:
        listener, values = self._heard(event)
        more = {} if count is None else {"count": count}
        return listener.say(f"{how}-{kebab(type(event).__name__)}", {**values, **more})

    def _heard(self, event: Event) -> tuple[Listener, dict[str, Any]]:
        """The listener, who knows whose things the event is about, and the values of the event."""
        values = asdict(event)
        owners = values.pop("owners", UNSET)
        if isinstance(event, AnsweredItself):
            values["answer"] = self._answer(self.listener, event.about, event.answer)
        return self.listener if owners is UNSET else replace(self.listener, apart=Apart(whose=owners)), values

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer is not allowed, with the rule it rests on; several reasons line by line."""
        if refusal.more:
            return "\n".join(self.refusal(each) for each in refusal.reasons)
        sentence = self._say(f"refusal-{refusal.why}", refusal.about)
        if "field" in refusal.about and refusal.why not in ABOUT_A_FIELD:
            sentence = self.say("refusal-in-field", field=refusal.about["field"], sentence=sentence)
        return self._with_rule(sentence, refusal.rule)

    def standing(self, standing: Standing) -> str:
        """Who leads; once the game is over, who has won and why."""
        first = tuple(seat for seat, place in standing.places.items() if place == 1)
        if not standing.over:
            return self.say("standing-ahead", leaders=first)
        won = self.say("standing-won", winners=first)
        return self._with_rule(f"{won} {self.say(f'why-{standing.why}')}" if standing.why else won, standing.rule)

    def error(self, error: Exception) -> str:
        """What went wrong, for the person who caused it."""
        match error:
            case IllegalAnswer() | BadOptions():
                return self.refusal(error.refusal)
            case UnreadableAnswer():
                return self.say("error-unreadable-answer")
            case UnreadableRecord():
                return self._say(f"record-{error.why.removeprefix('record-')}", self._about_record(error))
            case UnreadablePosition():
                return self._position(error)
            case RulesBroke():
                return self.say("error-rules-broke")
        raise TypeError(f"no words for {error!r}")

    def _say(self, message: str, values: Mapping[str, Any]) -> str:
        return self.listener.say(message, values)

    def _answer(self, listener: Listener, about: str, answer: Any, more: Mapping[str, Any] = {}) -> str:
        whole = isinstance(answer, Offer) or not isinstance(answer, Struct)
        return listener.say(f"answer-{about}", {**({"answer": answer} if whole else asdict(answer)), **more})

    def _with_rule(self, sentence: str, rule: str | None) -> str:
        return self.say("with-rule", sentence=sentence.removesuffix("."), rule=rule) if rule else sentence

    def _about_record(self, error: UnreadableRecord) -> dict[str, Any]:
        """What the error is about; if the rules refused an answer, in the words of that refusal."""
        if isinstance(error.__cause__, IllegalAnswer | UnreadableAnswer):
            return {**error.about, "reason": self.error(error.__cause__)}
        return error.about

    def _position(self, error: UnreadablePosition) -> str:
        """Names stand as they do in the text; if the rules refused options or answers, in the words of that refusal."""
        refused = error.reason
        about = {name: Said(value) if isinstance(value, str) else value for name, value in error.about.items()}
        sentence = self._say(error.why, {**about, "reason": Said(self.error(refused) if refused else "")}).strip()
        return self.say("position-in-line", line=error.line, sentence=Said(sentence)) if error.line else sentence


ABOUT_A_FIELD = ("no-such-field", "field-left-open")
"""Refusals that name the field themselves."""
