"""Reading an answer exactly: an answer with a field that was not asked for is refused.

Somebody who sends `{"row": 1, "palce": 3}` has made a mistake and should be told.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from maester.kernel.decision import Decision, UnreadableAnswer

A = TypeVar("A")


def exactly(decision: Decision[A], value: Any) -> A:
    """The answer a value stands for. UnreadableAnswer if it is not an answer, or if it says more than an answer can."""
    answer = decision.read(value)
    if (more := beyond(value, answer)) is not None:
        raise UnreadableAnswer(f"an answer to this question has no {more}")
    return answer


def beyond(value: Any, answer: Any) -> str | None:
    """Something a JSON value says that is not in the answer it was read as, or None."""
    if value is answer:
        return None  # it is the rules' own type, so it holds nothing else
    if isinstance(value, Mapping):
        parts = fields_of(answer)
        for name, each in value.items():
            if name not in parts:
                return f"field {str(name)[:60]!r}"
            if (more := beyond(each, parts[name])) is not None:
                return more
    elif isinstance(value, list | tuple):
        items = list(fields_of(answer).values()) if isinstance(answer, Struct) else answer
        if len(value) > len(items):
            return f"item {len(items) + 1}"
        return next((more for each, read in zip(value, items, strict=False) if (more := beyond(each, read))), None)
    return None


def fields_of(answer: Any) -> Mapping[Any, Any]:
    """The parts of an answer, by the names they have in JSON."""
    if isinstance(answer, Struct):
        config = answer.__struct_config__
        names = zip(answer.__struct_encode_fields__, answer.__struct_fields__, strict=True)
        tag = {} if config.tag is None else {config.tag_field: config.tag}
        return tag | {sent: getattr(answer, name) for sent, name in names}
    return answer if isinstance(answer, Mapping) else {}
