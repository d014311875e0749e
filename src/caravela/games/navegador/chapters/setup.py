"""Chapter 2, the set-up."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import START, Start
from caravela.games.navegador.box import CHURCH, GOODS, SHIPYARD
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    COLUMNS,
    LINE_PRICES,
    LINES,
    PLAYERS,
    PORTUGAL,
    REGION_IDS,
    REGIONS,
    SHIPS_EACH,
    START_ROW,
    TOKEN_PRICES,
)
from caravela.games.navegador.state import AT_START, AT_TURN, NavegadorState

GETS_CARD: Final = EventKind("gets_card", "player")
STARTS: Final = EventKind("starts", "player")


def set_up(state: NavegadorState) -> None:
    """The board and the sheets before the first turn (NAV-2.1 to 2.7, 2.10); the starting player is drawn next."""
    state.node = AT_START
    state.phase = 1
    state.turns_left = NONE
    lay_out_board(state)
    for seat in range(state.seats):
        hand_out(state, seat)
    if state.variant.start == "first":
        begin(state, 0)


def lay_out_board(state: NavegadorState) -> None:
    """Market, tokens, gallery, markers, discs and buildings (NAV-2.1, 2.3 to 2.7).

    The colony tokens stay in their bags until a region is discovered (NAV-15.1).
    """
    players = PLAYERS[state.seats]
    state.rows = [START_ROW] * len(GOODS)
    state.bag = [(1 << len(prices)) - 1 for prices in TOKEN_PRICES]
    state.gallery = [BOX.privileges.at_start] * COLUMNS
    state.brought_out = [BOX.privileges.at_start] * COLUMNS
    for id in players.double_loss:
        state.double_loss |= 1 << REGION_IDS.index(id)
    state.discovered = 1 << PORTUGAL
    state.line_left = [len(prices) for prices in LINE_PRICES]
    state.line_left[SHIPYARD] = players.shipyards
    state.line_left[CHURCH] = players.churches


def hand_out(state: NavegadorState, seat: int) -> None:
    """What a player begins with (NAV-2.2)."""
    state.money[seat] = BOX.setup.money
    state.workers[seat] = BOX.workers.start
    state.ships[seat * REGIONS + PORTUGAL] = BOX.ships.start
    state.supply[seat] = SHIPS_EACH - BOX.ships.start
    state.buildings[seat * LINES + SHIPYARD] = BOX.setup.shipyards
    state.buildings[seat * LINES + CHURCH] = BOX.setup.churches


def begin(state: NavegadorState, starter: int) -> None:
    """The starting player has the first turn, the player to the right of that one the card (NAV-2.8, 2.9)."""
    state.starter = starter
    state.active = starter
    state.holder = (starter - 1) % state.seats
    state.node = AT_TURN


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Chance draws the starting player (NAV-2.8)."""
    return list(START[: state.seats])


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """NAV-2.8, NAV-2.9."""
    assert isinstance(action, Start)
    begin(state, action.seat)
    if events is not None:
        events.append(STARTS(CHANCE, "NAV-2.8", player=COLOURS[action.seat]))
        events.append(GETS_CARD(NOBODY, "NAV-2.9", player=COLOURS[state.holder]))


START_DECISION: Final = Decision(AT_START, "start", "NAV-2.8", options, apply, by=CHANCE)
