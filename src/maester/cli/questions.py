"""Asking any decision in a terminal, so that a game without its own board is still playable."""

from typing import Any

from msgspec import DecodeError
from msgspec.json import decode

from maester.cli.person import Back, Person, is_number, numbered
from maester.kernel import Amount, Decision, Form, Pick, Some, UnreadableAnswer

MOST_LISTED = 200


def choose(person: Person, decision: Decision[Any]) -> Any:
    """An answer the rules allow. A refused one is explained, and the question is asked again."""
    while True:
        answer = prepared(person, decision)
        try:
            read = decision.read(answer)
        except UnreadableAnswer as error:
            person.say(person.voice.error(error))
            continue
        if refusal := decision.refusal(read):
            person.refuse(refusal)
            continue
        return read


def prepared(person: Person, decision: Decision[Any]) -> Any:
    """The person's answer, asked for in a way that suits the kind of decision."""
    match decision:
        case Pick():
            return one_of(person, decision, decision.options)
        case Amount():
            asking = person.voice.say("how-many", least=decision.least, most=decision.most)
            return person.number(asking, decision.most, decision.least)
        case Some():
            return several_of(person, decision)
        case Form():
            return filled_in(person, decision)
    answers = list(decision.answers() or ())
    if 0 < len(answers) <= MOST_LISTED:
        return one_of(person, decision, answers)
    return typed_out(person)


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
