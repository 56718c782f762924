"""JSON merge patches (RFC 7386): what changed from one view to the next."""

from typing import Any


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
