"""Asking any decision in a terminal, so that a game without its own board is still playable."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from msgspec import DecodeError
from msgspec.json import decode

from maester.cli.person import Back, Person, is_number, numbered
from maester.kernel import Amount, Decision, Form, Pick, Some, UnreadableAnswer

MOST_LISTED = 200

SUGGESTED = 20
"""So many answers are suggested at a time, where all cannot be listed."""


def choose(person: Person, decision: Decision[Any], candidates: Iterable[Any] = ()) -> Any:
    """An answer the rules allow. A refused one is explained, and the question is asked again.

    `candidates` are answers worth looking at, for where all cannot be listed.
    """
    kept = Kept(candidates)
    while True:
        answer = prepared(person, decision, kept)
        try:
            read = decision.read(answer)
        except UnreadableAnswer as error:
            person.say(person.voice.error(error))
            continue
        if refusal := decision.refusal(read):
            person.refuse(refusal)
            continue
        return read


class Kept:
    """Answers that are found one by one, and those of them that were shown before."""

    def __init__(self, found: Iterable[Any]) -> None:
        self.found = iter(found)
        self.shown: list[Any] = []
        self.more = True

    def show_more(self) -> None:
        fresh = list(islice(self.found, SUGGESTED))
        self.shown += fresh
        self.more = len(fresh) == SUGGESTED


def prepared(person: Person, decision: Decision[Any], candidates: Kept) -> Any:
    """The person's answer, asked for in a way that suits the kind of decision."""
    match decision:
        case Pick():
            return one_of(person, decision, decision.options)
        case Amount():
            asking = person.voice.say("how-many", least=decision.least, most=decision.most)
            return person.number(asking, decision.most, decision.least)
        case Some():
            return several_of(person, decision)
    answers = list(decision.answers() or ())
    if 0 < len(answers) <= MOST_LISTED:
        return one_of(person, decision, answers)
    return suggested(person, decision, candidates)


def suggested(person: Person, decision: Decision[Any], candidates: Kept) -> Any:
    """One of the answers worth looking at, some at a time; or any other one, made by hand."""
    say = person.voice.say
    if not candidates.shown:
        candidates.show_more()
    while shown := candidates.shown:
        more = [say("more-answers")] if candidates.more else []
        person.console.print(
            numbered([*(worded(person, decision, each) for each in shown), say("another-answer"), *more])
        )
        chosen = person.number(say("which-one"), len(shown) + 1 + len(more)) - 1
        if chosen < len(shown):
            return shown[chosen]
        if chosen > len(shown):
            candidates.show_more()
            continue
        try:
            return by_hand(person, decision)
        except Back:
            continue
    return by_hand(person, decision)


def by_hand(person: Person, decision: Decision[Any]) -> Any:
    return filled_in(person, decision) if isinstance(decision, Form) else typed_out(person)


def one_of(person: Person, decision: Decision[Any], options: Any) -> Any:
    person.console.print(numbered(worded(person, decision, option) for option in options))
    return options[person.number(person.voice.say("which-one"), len(options)) - 1]


def several_of(person: Person, decision: Some[Any]) -> list[Any]:
    person.console.print(numbered(worded(person, decision, option) for option in decision.options))
    asking = person.voice.say("which-ones", least=decision.least, most=decision.most)
    while True:
        words = person.line(asking).replace(",", " ").split()
        if all(is_number(word) and 1 <= int(word) <= len(decision.options) for word in words):
            return [decision.options[int(word) - 1] for word in words]
        person.say(person.voice.say("error-not-a-choice", least=1, most=len(decision.options)))


def filled_in(person: Person, form: Form) -> dict[str, Any]:
    """Field by field; going back means the previous field."""
    names = list(form.fields)
    answers: dict[str, Any] = {}
    while len(answers) < len(names):
        name = names[len(answers)]
        person.say(f"{person.voice.name(name)} ({len(answers) + 1}/{len(names)})", "bold")
        try:
            answers[name] = choose(person, form.fields[name])
        except Back:
            if not answers:
                raise
            answers.popitem()
    return answers


def typed_out(person: Person) -> Any:
    """Where answers cannot be listed, they are typed as JSON."""
    while True:
        try:
            return decode(person.line(person.voice.say("as-json")))
        except DecodeError:
            person.say(person.voice.say("error-unreadable-answer"))


def worded(person: Person, decision: Decision[Any], answer: Any) -> str:
    """An answer as a choice; if there are no words for it, as it is."""
    if person.voice.has(f"answer-{decision.about}"):
        return person.voice.answer(decision, answer)
    return person.voice.name(answer) if isinstance(answer, str) else str(answer)
