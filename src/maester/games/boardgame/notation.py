"""A view as text, as a person would write it down."""

from maester.games.boardgame.view import AreaView, BattleView, HouseView, SideView, View


def drawn(view: View) -> str:
    """The moment, the houses, the tracks, the areas, and the combat if there is one."""
    lines = [f"round {view.round} of {view.rounds}  {view.phase}  {view.step}"]
    lines += [house_line(house) for house in view.houses.values()]
    lines += [
        f"{track}: {' '.join(houses) or '(empty)'}  held by {view.holders[track]}"
        for track, houses in view.tracks.items()
    ]
    used = [name for name, flag in (("blade used", view.blade_used), ("raven used", view.raven_used)) if flag]
    banned = f"  banned {' '.join(view.banned)}" if view.banned else ""
    lines.append("  ".join([f"wildlings {view.wildlings}", *used]) + banned)
    lines += [f"no border between {one} and {other}" for one, other in view.barred]
    lines += [area_line(area, seen) for area, seen in view.areas.items()]
    if view.assigned:
        lines.append("face down: " + ", ".join(f"{area} {token}" for area, token in view.assigned.items()))
    if view.battle:
        lines += battle_lines(view.battle)
    return "\n".join(lines)


def house_line(house: HouseView) -> str:
    hand = f"{house.cards_in_hand} cards" if house.hand is None else " ".join(house.hand) or "empty"
    armies = "/".join(str(size) for size in house.armies) or "none"
    limits = "/".join(str(size) for size in house.limits)
    return (
        f"{house.house:10} structures {house.structures}  power {house.power}  supply {house.supply}"
        f"  armies {armies} of {limits}  stars {house.stars}  hand {hand}"
    )


def area_line(area: str, seen: AreaView) -> str:
    parts = []
    for kind, count in seen.units.items():
        routed = seen.routed.get(kind, 0)
        if count > routed:
            parts.append(f"{count - routed} {kind}")
        if routed:
            parts.append(f"{routed} {kind} (routed)")
    if seen.order:
        parts.append(f"[{seen.order}]" if seen.order_of == seen.holder else f"[{seen.order} of {seen.order_of}]")
    if seen.token:
        parts.append(f"token of {seen.token}")
    if seen.garrison:
        parts.append(f"garrison {seen.garrison}")
    if seen.neutral:
        parts.append(f"neutral force {seen.neutral}")
    if seen.closed:
        parts.append("closed")
    return f"  {area}: {seen.controller or '-'}  {', '.join(parts)}".rstrip()


def battle_lines(battle: BattleView) -> list[str]:
    head = f"combat in {battle.area}, from {battle.origin} with {battle.order}: {battle.step}"
    return [head, *(side_line(side) for side in (battle.attacker, battle.defender))]


def side_line(side: SideView) -> str:
    parts = " + ".join(f"{part.what} {part.strength}" for part in side.parts)
    card = f"  card {side.card}" if side.card else ""
    tides = f"  tides {side.tides}" if side.tides else ""
    return f"  {side.house}: {parts} = {side.strength}{card}{tides}"
