"""JSON merge patches (RFC 7386): what changed from one view to the next."""

from functools import cache
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import Encoder, decode

ENCODE = Encoder().encode


def merge_patch(before: Any, after: Any) -> Any:
    """What turns `before` into `after`; an empty object, if nothing does. Lists are replaced whole."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    patch: dict[str, Any] = {name: None for name in before if name not in after}
    for name, value in after.items():
        if name not in before:
            patch[name] = value
        elif before[name] != value:
            old = before[name]
            patch[name] = merge_patch(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return patch


Parts = dict[str, bytes]
"""A document taken apart: each of its fields as JSON. What was shown once stays as it was shown."""


def parts(document: Struct) -> Parts:
    return {name: ENCODE(getattr(document, field)) for field, name in fields(type(document))}


def patch_between(before: Parts, after: Parts) -> dict[str, Any]:
    """The merge patch from one document, or from none, to another of its kind. Only what changed is looked into."""
    patch: dict[str, Any] = {}
    for name, new in after.items():
        old = before.get(name, b"")
        if old == new:
            continue
        if old[:1] == new[:1] == b"{":
            patch[name] = merge_patch(decode(old), decode(new))
        else:
            patch[name] = Raw(new)
    return patch


@cache
def fields(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a struct, and what they are called in JSON."""
    config = kind.__struct_config__
    assert not config.array_like, f"{kind} is no object"
    assert not config.omit_defaults, f"{kind} leaves fields out"
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def apply_patch(target: Any, patch: Any) -> Any:
    """The document a patch makes of another."""
    if not isinstance(patch, dict):
        return patch
    made = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            made.pop(name, None)
        else:
            made[name] = apply_patch(made.get(name), value)
    return made
