"""Chapter 11, routes."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Event, EventKind
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, Route
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.components import TOKEN_IDS
from caravela.games.endeavor.state import NONE, EndeavorState

ROUTE: Final = EventKind("route", "place", "other", "token")


def controls(state: EndeavorState, seat: int, route: Route) -> bool:
    """A player controls a route while own discs are on both ends, whoever did before (END-2.16, END-11.1)."""
    return state.discs[seat] & route.ends == route.ends


def check(state: EndeavorState, seat: int, place: int, events: list[Event] | None) -> None:
    """The tokens of all routes that a new disc completes; none is ever put back (END-11.2, 11.3, END-R4)."""
    discs = state.discs[seat]
    for route in BOARDS[state.side].routes_at[place]:
        if discs & route.ends == route.ends and route.space >= 0 and state.tokens[route.space] != NONE:
            gain(state, seat, route, events)


def gain(state: EndeavorState, seat: int, route: Route, events: list[Event] | None) -> None:
    """END-11.2."""
    token = state.tokens[route.space]
    state.tokens[route.space] = NONE
    mat.gain_token(state, seat, token)
    if events is not None:
        events.append(
            ROUTE(
                seat,
                "END-11.2",
                place=PLACE_IDS[route.a],
                other=PLACE_IDS[route.b],
                token=TOKEN_IDS[token],
            )
        )


def controlled(state: EndeavorState, seat: int) -> int:
    """How many routes a player controls, round or square, with or without a token (END-11.4)."""
    count = 0
    discs = state.discs[seat]
    for route in BOARDS[state.side].routes:
        if discs & route.ends == route.ends:
            count += 1
    return count
