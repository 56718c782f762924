"""TRACK: places on the influence tracks, and the tokens held by their leaders."""

from maester.games.boardgame.events import InfluenceMoved, TokenPassed
from maester.games.boardgame.facts import House, Track
from maester.games.boardgame.state import State


def move_on_track(state: State, house: House, track: Track, place: int) -> None:
    """A house moves to a place, counted from 0; the others slide to close the gap."""
    others = [other for other in state.tracks[track] if other != house]
    others.insert(min(place, len(others)), house)
    if tuple(others) != state.tracks[track]:
        state.tracks[track] = tuple(others)
        state.tell(InfluenceMoved(house, track, others.index(house) + 1))
        pass_token(state, track)


def pass_token(state: State, track: Track) -> None:
    """The leader of a track holds its token, which stays ready or used."""
    leader = state.tracks[track][0]
    if state.holders[track] != leader:
        state.holders[track] = leader
        state.tell(TokenPassed(track, leader))


def ahead(state: State, track: Track, house: House, other: House) -> bool:
    places = state.tracks[track]
    return places.index(house) < places.index(other)


def tie_winner(state: State, attacker: House, defender: House) -> House:
    """Who wins a combat of equal strength: the better place on the Fiefdoms track."""
    return attacker if ahead(state, "fiefdoms", attacker, defender) else defender


def stars(state: State, house: House) -> int:
    """How many special orders a house may assign."""
    return state.edition.stars_of(len(state.seats), state.tracks["kings-court"].index(house))


def let_next_act(state: State, able: tuple[House, ...]) -> House | None:
    """It is the turn of the next able house, in turn order after the place that acted last; None if nobody is able."""
    track = state.turn_order
    for step in range(1, len(track) + 1):
        place = (state.acted + step) % len(track)
        if track[place] in able:
            state.acted = place
            return track[place]
    state.acted = -1
    return None
