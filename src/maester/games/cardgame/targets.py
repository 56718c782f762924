"""TARGET: who can be chosen for an ability, and choosing.

A target is a card, wherever it lies, or a faction card (offers.py). A chosen player and a named word are kept apart.
"""

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from maester.games.cardgame.cards import characters, fewer_cards
from maester.games.cardgame.effects import could
from maester.games.cardgame.events import Chosen, Named, PlayerChosen
from maester.games.cardgame.filters import Context, fits_code, fitting
from maester.games.cardgame.offers import SOME_CARD, AnyTarget, Elsewhere, FactionCard, InHand, InPile, InPlay
from maester.games.cardgame.questions import ChooseTargets, ChooseWeak
from maester.games.cardgame.state import State, Use
from maester.games.cardgame.verbs import Effect
from maester.games.cardgame.vocabulary import Choose
from maester.games.cardgame.which import CONTESTS, Zone
from maester.games.cardgame.zones import pile
from maester.kernel import Flow, Pick, Seat, ask

CARD_TYPES = ("character", "location", "attachment", "event")


# ------------------------------------------------------------------------------------------------- who can be chosen


def cards_to_choose(
    context: Context, choose: Choose, effects: tuple[Effect, ...], by: Seat | None = None, public: bool = False
) -> Iterator[AnyTarget]:
    """The cards that can be chosen: they fit, and the effect could affect them (CG-TARGET-09)."""
    which = choose.which
    assert which is not None
    state = context.state
    for zone in which.inside:
        if zone == "play":
            for card in fitting(context, which):
                if by is not None and card.controller != by:
                    continue
                target = InPlay(card.id, card.controller)
                if choose.spare or any(could(context, effect, target) for effect in effects):
                    yield target
            if which.faction_cards:
                for seat in state.opponents(context.seat):
                    if state.power[seat]:
                        yield FactionCard(seat)
        else:
            for seat in owners(context, which.whose):
                if zone == "hand" and public and seat == context.seat:
                    yield from (InHand(SOME_CARD, seat),) if state.hands[seat] else ()
                    continue
                for lying in lying_in(state, zone, seat):
                    meant = fits_code(context, which, lying.card)
                    if meant and any(could(context, effect, lying) for effect in effects):
                        yield lying


def lying_in(state: State, zone: Zone, seat: Seat) -> list[Elsewhere]:
    """A player's cards in a zone other than play."""
    if zone == "hand":
        return [InHand(code, seat) for code in state.hands[seat]]
    assert zone in ("discard", "dead")
    return [InPile(zone, seat, code) for code in pile(state, zone)[seat]]


def owners(context: Context, whose: str | None) -> tuple[Seat, ...]:
    """Whose zones are meant."""
    if whose is None:
        return context.state.players
    if whose == "opponent":
        return context.state.opponents(context.seat)
    seat = context.player(whose)
    return () if seat is None or seat in context.state.out else (seat,)


def players_to_choose(context: Context, choose: Choose) -> tuple[Seat, ...]:
    """The players who can be chosen: the effect could do something to them."""
    state, seat = context.state, context.seat
    others = state.players if choose.player == "any" else state.opponents(seat)
    return tuple(
        other
        for other in others
        if (not choose.with_cards or state.hands[other])
        and (not choose.with_characters or characters(state, other))
        and (not choose.with_power or state.power[other])
        and (not choose.with_fewer_cards or fewer_cards(state, other, seat))
    )


def words_to_name(choose: Choose) -> tuple[str, ...]:
    return CARD_TYPES if choose.naming == "card-type" else CONTESTS


def can_choose(context: Context, choose: Choose, effects: tuple[Effect, ...], public: bool = False) -> bool:
    """Whether there are enough targets (CG-TARGET-03)."""
    if choose.player is not None and not players_to_choose(context, choose):
        return False
    if choose.which is None:
        return True
    if choose.by == "each":
        return choose.least == 0 or any(cards_to_choose(context, choose, effects))
    if choose.strength_total is not None:
        cards = context.state.cards
        return any(
            context.board.strength(cards[target.card]) <= choose.strength_total
            for target in cards_to_choose(context, choose, effects)
            if isinstance(target, InPlay)
        )
    return any(True for _ in cards_to_choose(context, choose, effects, public=public))


# ------------------------------------------------------------------------------------------------- choosing


def choose_for(context: Context, use: Use, choose: Choose, effects: tuple[Effect, ...]) -> Flow[Use]:
    """The controller of the ability chooses, unless it says otherwise (CG-TARGET-02)."""
    chooser = chooser_of(context, choose)
    if choose.player is not None:
        seats = players_to_choose(context, choose)
        if not seats:
            return replace(use, failed=True)
        chosen = seats[0] if len(seats) == 1 else (yield from ask(chooser, which_player, context, choose))
        if len(seats) > 1:
            context.state.tell(PlayerChosen(chooser, chosen))
        use = replace(use, chosen=chosen)
    if choose.which is not None:
        context.use = use
        if choose.by == "each":
            targets: tuple[AnyTarget, ...] = ()
            for seat in context.state.players:
                if any(cards_to_choose(context, choose, effects, by=seat)):
                    own = yield from ask(seat, which_targets, context, choose, effects, seat)
                    tell_chosen(context, choose, seat, own)
                    targets += own
        elif "hand" in choose.which.inside or any(cards_to_choose(context, choose, effects)):
            # Whether a hand holds such a card must not show: its player is asked, if only to say that there is none.
            targets = yield from ask(chooser, which_targets, context, choose, effects, None)
            tell_chosen(context, choose, chooser, targets)
        else:
            return replace(use, failed=True)
        use = replace(use, targets=targets, failed=use.failed or not (targets or choose.spare))
    if choose.naming is not None:
        use = replace(use, named=(yield from ask(chooser, which_word, choose)))
        context.state.tell(Named(chooser, use.named))
    return use


def tell_chosen(context: Context, choose: Choose, seat: Seat, targets: tuple[AnyTarget, ...]) -> None:
    """Everybody hears whom an ability targets, also those who choose next (CG-RULE-94). Cards in hand stay hidden."""
    open_ones = tuple(target for target in targets if not isinstance(target, InHand))
    if open_ones and not choose.late:
        context.state.tell(Chosen(seat, open_ones, choose.spare))


def chooser_of(context: Context, choose: Choose) -> Seat:
    return context.player("loser") or context.seat if choose.by == "loser" else context.seat


def which_player(context: Context, choose: Choose) -> Pick[Seat]:
    return Pick(about="choose-player", rule="CG-TARGET-01", options=players_to_choose(context, choose), of="seat")


def which_word(choose: Choose) -> Pick[str]:
    return Pick(about=f"name-{choose.naming}", rule="CG-TARGET-02", options=words_to_name(choose))


def which_targets(context: Context, choose: Choose, effects: tuple[Effect, ...], by: Seat | None) -> ChooseTargets:
    options = tuple(cards_to_choose(context, choose, effects, by))
    least = 0 if choose.optional else min(choose.least, len(options))
    most = min(choose.most, len(options))
    source = context.use.code if context.use is not None else ""
    if choose.strength_total is not None:
        cards = [context.state.cards[each.card] for each in options if isinstance(each, InPlay)]
        return ChooseWeak(
            about="choose-cards",
            rule="CG-TARGET-05",
            options=options,
            least=least,
            most=most,
            strengths={card.id: context.board.strength(card) for card in cards},
            together=choose.strength_total,
            source=source,
            idle=UNSET if least else (),
        )
    spares = choose.spare
    return ChooseTargets(
        about="spare-cards" if spares else "choose-cards",
        rule="CG-TARGET-01",
        options=options,
        least=least,
        most=most,
        source=source,
        # Who spares nothing loses all of it.
        idle=UNSET if least or spares else (),
        forgoing=((),) if spares and not least else UNSET,
    )
