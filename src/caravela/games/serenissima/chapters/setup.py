"""Chapter 2, the set-up, and what depends on the number of players (chapter 12)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.errors import BadOption
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import CLOSE, GALLEY, SETTLE, START
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import wheel
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.components import (
    BOX,
    BY_START,
    CARD_COUNT,
    CLOSED_GOODS,
    COLOURS,
    CUBES,
    GALLEY_NUMBERS,
    PLAYERS,
    PORT_GOOD,
    PORT_IDS,
    PORTS_OF,
    START_PORTS,
)
from caravela.games.serenissima.facts import PORT_CLOSED
from caravela.games.serenissima.kinds import Close, Galley, Settle, Start
from caravela.games.serenissima.state import (
    AT_CLOSE,
    AT_CLOSING,
    AT_GALLEY,
    AT_SETTLE,
    AT_START,
    DOGE_SPACE,
    NONE,
    SerenissimaState,
)

CLOSED: Final = EventKind("closed", "port")
FITTED_OUT: Final = EventKind("fitted_out", "number", "port", "count")
SETTLED: Final = EventKind("settled", "port", "count")
STARTS: Final = EventKind("starts", "player")
NUMBER_IN_PLAY: Final = ReasonKind("number_in_play", "number")
NUMBER_NOT_IN_GAME: Final = ReasonKind("number_not_in_game", "number", "highest")
OTHER_GOOD_FIRST: Final = ReasonKind("other_good_first", "good")
START_PORT_TAKEN: Final = ReasonKind("start_port_taken", "port")
START_PORTS_NEEDED: Final = ReasonKind("start_ports_needed", "port", "players")
CLOSING_PROMPT: Final = PromptKind("closing", "good")
CLOSE_PROMPT: Final = PromptKind("close", "good")

PORT_SAILORS: Final = BOX.setup.port_sailors
GALLEY_SAILORS: Final = BOX.setup.galley_sailors
DUCATS: Final = BOX.setup.ducats


def set_up(state: SerenissimaState) -> None:
    """Pawns on their start spaces, a full deck and supply, neutral empty ports, and every player's means.

    SER-2.1, 2.3, 2.11, 12.1 to 12.3. The doge cards stay a bag; one is drawn when it is turned up.
    """
    state.node = AT_START
    state.black = DOGE_SPACE
    state.strength = NONE
    state.deck = CARD_COUNT[:]
    state.supply = CUBES[:]
    players = PLAYERS[state.seats]
    for seat in range(state.seats):
        state.reserve[seat] = players.sailors
        book(state, seat, BY_START, DUCATS)
    if players.closed and state.variant.closing == "list":
        close_agreed(state)
    if state.variant.start == "first":
        begin(state, 0)


def close_agreed(state: SerenissimaState) -> None:
    """The table has agreed on the closed ports before the game (SER-2.6, SER-R17)."""
    for good in CLOSED_GOODS:
        port = PORT_IDS.index(str(state.variant.options[f"closed_{GOODS[good]}"]))
        if not may_close(state, port):
            raise BadOption(
                f"The option closed_{GOODS[good]} cannot be {PORT_IDS[port]!r} beside the others: "
                f"{state.seats} players need {state.seats} open start ports (SER-2.6)."
            )
        state.closed |= 1 << port


def start_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Chance draws the starting player (SER-2.2)."""
    return list(START[: state.seats])


def apply_start(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """SER-2.2."""
    assert isinstance(action, Start)
    if events is not None:
        events.append(STARTS(CHANCE, "SER-2.2", player=COLOURS[action.seat]))
    begin(state, action.seat)


def begin(state: SerenissimaState, starter: int) -> None:
    """The starting player is known; ports are closed before anything else is chosen (SER-2.2, 2.5)."""
    state.starter = starter
    state.active = starter
    if PLAYERS[state.seats].closed and state.variant.closing != "list":
        state.node = AT_CLOSE if state.variant.closing == "choose" else AT_CLOSING
    else:
        state.node = AT_SETTLE


def good_to_close(state: SerenissimaState) -> int:
    """Ports are closed good by good: wood, wine, stone, marble (SER-2.14)."""
    return CLOSED_GOODS[state.closed.bit_count()]


def may_close(state: SerenissimaState, port: int) -> bool:
    """Whether as many start ports as players would stay open (SER-2.6)."""
    closed = state.closed | 1 << port
    return len([start for start in START_PORTS if not has(closed, start)]) >= state.seats


def close_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """The ports of the next good whose closing leaves enough start ports: drawn, or chosen (SER-2.6, 2.14, SER-R17)."""
    return [CLOSE[port] for port in PORTS_OF[good_to_close(state)] if may_close(state, port)]


def apply_close(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A port is closed for the whole game (SER-2.5, 2.14)."""
    assert isinstance(action, Close)
    state.closed |= 1 << action.port
    if events is not None:
        by = CHANCE if state.node == AT_CLOSING else state.starter
        events.append(CLOSED(by, "SER-2.5", port=PORT_IDS[action.port]))
    if state.closed.bit_count() == len(CLOSED_GOODS):
        state.node = AT_SETTLE


def why_not_close(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-2.6, 2.14."""
    if not isinstance(action, Close):
        return None
    good = good_to_close(state)
    if PORT_GOOD[action.port] != good:
        return OTHER_GOOD_FIRST("SER-2.14", good=GOODS[good])
    return START_PORTS_NEEDED("SER-2.6", port=PORT_IDS[action.port], players=state.seats)


def settle_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """The start ports that are free and open (SER-2.7)."""
    return [SETTLE[port] for port in START_PORTS if state.port_owner[port] == NONE and not has(state.closed, port)]


def apply_settle(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """Three sailors go into the port, whose card the player takes; the galley number is chosen next (SER-2.7)."""
    assert isinstance(action, Settle)
    seat, port = state.active, action.port
    state.port_owner[port] = seat
    state.garrison[port] = PORT_SAILORS
    state.reserve[seat] -= PORT_SAILORS
    state.node = AT_GALLEY
    if events is not None:
        events.append(SETTLED(seat, "SER-2.7", port=PORT_IDS[port], count=PORT_SAILORS))


def why_not_settle(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-2.7."""
    if not isinstance(action, Settle):
        return None
    if has(state.closed, action.port):
        return PORT_CLOSED("SER-2.7", port=PORT_IDS[action.port])
    return START_PORT_TAKEN("SER-2.7", port=PORT_IDS[action.port])


def add_numbers(state: SerenissimaState, legal: list[Action]) -> None:
    """The galley numbers of the game that are not in play (SER-2.4, 9.3)."""
    owners = state.galley_owner
    for galley in range(1, GALLEY_NUMBERS[state.seats] + 1):
        if owners[galley] == NONE:
            legal.append(GALLEY[galley])


def galley_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """A free galley number (SER-2.7 to 2.9)."""
    legal: list[Action] = []
    add_numbers(state, legal)
    return legal


def apply_galley(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The galley goes into the zone of the player's port with three sailors (SER-2.7 to 2.9)."""
    assert isinstance(action, Galley)
    seat, galley = state.active, action.galley
    port = state.port_owner.index(seat)
    state.galley_owner[galley] = seat
    state.galley_zone[galley] = port
    state.crew[galley] = GALLEY_SAILORS
    state.reserve[seat] -= GALLEY_SAILORS
    if events is not None:
        rule = "SER-2.7" if state.draft < state.seats else "SER-2.8" if state.draft < 2 * state.seats else "SER-2.9"
        events.append(FITTED_OUT(seat, rule, number=galley, port=PORT_IDS[port], count=GALLEY_SAILORS))
    state.draft += 1
    next_choice(state, events)


def next_choice(state: SerenissimaState, events: list[Event] | None) -> None:
    """Clockwise, then counter-clockwise from the last player, then clockwise again (SER-2.7 to 2.9).

    Two players choose three galleys each, three and four players two (SER-12.2, 12.3). Reserves are then as SER-2.10.
    """
    seats = state.seats
    round, place = divmod(state.draft, seats)
    if round == PLAYERS[seats].start_galleys:
        state.draft = 0
        wheel.begin_turn(state, events)
        return
    if round % 2:
        place = seats - 1 - place
    state.active = (state.starter + place) % seats
    state.node = AT_SETTLE if round == 0 else AT_GALLEY


def why_not_number(state: SerenissimaState, galley: int, rule: str) -> Fact:
    """SER-2.4, and that every number is in play once."""
    highest = PLAYERS[state.seats].galleys
    if galley > highest:
        return NUMBER_NOT_IN_GAME("SER-2.4", number=galley, highest=highest)
    return NUMBER_IN_PLAY(rule, number=galley)


def why_not_galley(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-2.4, 2.7."""
    if isinstance(action, Galley):
        return why_not_number(state, action.galley, "SER-2.7")
    return None


def ask_closing(state: SerenissimaState) -> Fact:
    """Which port is drawn (SER-2.14)."""
    return CLOSING_PROMPT("SER-2.14", good=GOODS[good_to_close(state)])


def ask_close(state: SerenissimaState) -> Fact:
    """Which port the starting player closes (SER-2.14, SER-R17)."""
    return CLOSE_PROMPT("SER-2.14", good=GOODS[good_to_close(state)])


START_DECISION: Final = Decision(AT_START, "start", "SER-2.2", start_options, apply_start, by=CHANCE)
CLOSING_DECISION: Final = Decision(
    AT_CLOSING, "closing", "SER-2.14", close_options, apply_close, why_not_close, by=CHANCE, ask=ask_closing
)
CLOSE_DECISION: Final = Decision(
    AT_CLOSE, "close", "SER-2.14", close_options, apply_close, why_not_close, ask=ask_close
)
SETTLE_DECISION: Final = Decision(AT_SETTLE, "settle", "SER-2.7", settle_options, apply_settle, why_not_settle)
GALLEY_DECISION: Final = Decision(AT_GALLEY, "galley", "SER-2.7", galley_options, apply_galley, why_not_galley)
