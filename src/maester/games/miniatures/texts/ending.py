"""When changes end that held for a while."""

from maester.games.miniatures.state import State


def expire(state: State, until: str, depth: int | None = None) -> None:
    """All that held until now; `depth` says of which attack, test or action."""
    if state.lasting:
        state.lasting = tuple(
            each for each in state.lasting if each.until != until or (depth is not None and each.depth != depth)
        )


def ends_with(state: State, until: str, depth: int) -> None:
    expire(state, until, depth)
