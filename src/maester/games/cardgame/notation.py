"""The view as text, as a person would draw it."""

from maester.games.cardgame.view import CardView, View


def drawn(view: View) -> str:
    lines = [
        f"round {view.round}  {view.phase}  first {view.first}" + (f"  active {view.active}" if view.active else "")
    ]
    for seat, player in view.players.items():
        plot = view.cards[player.plot].code if player.plot in view.cards else "no plot"
        lines.append(
            f"{seat}  {player.faction}  power {player.total}  gold {player.gold}  hand {player.hand}"
            f"  deck {player.deck}  {plot}"
        )
        own = {name: card for name, card in view.cards.items() if card.controller == seat and card.on is None}
        for name, card in own.items():
            if name not in (player.plot, player.title):
                lines.append("    " + described(view, name, card))
    if view.challenge is not None:
        fight = view.challenge
        lines.append(f"{fight.contest} challenge  {fight.attack} : {fight.defence}")
    if view.hand:
        lines.append("hand  " + "  ".join(view.hand))
    return "\n".join(lines)


def described(view: View, name: str, card: CardView) -> str:
    parts = [name]
    if card.strength is not None:
        parts.append(f"{card.strength} {''.join(icon[0] for icon in card.icons)}")
    parts += [f"{card.power} power"] if card.power else []
    parts += ["knelt"] if card.knelt else []
    parts += [f"{card.duplicates} duplicates"] if card.duplicates else []
    parts += ["with " + " ".join(card.attachments)] if card.attachments else []
    return "  ".join(parts)
