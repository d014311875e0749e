"""What may be seen: everything on the table; the money of others only if the table plays with open money (SER-2.12)."""

from __future__ import annotations

from typing import Any

from caravela.games.serenissima.box import GOODS, SCORINGS
from caravela.games.serenissima.chapters import combat
from caravela.games.serenissima.components import (
    BY_SCORING,
    BY_START,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COLOURS,
    GALLEYS,
    GOOD_COUNT,
    LEDGER,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SPACES,
    ZONE_IDS,
)
from caravela.games.serenissima.state import AT_OVER, DOGE_SPACE, NONE, SerenissimaState, aboard


def view(state: SerenissimaState, seat: int) -> dict[str, Any]:
    """The table as JSON data, in names, as far as this seat or a spectator may know it (SER-2.12)."""
    return {
        "turn": state.turn,
        "white": state.white,
        "black": None if state.black == DOGE_SPACE else state.black,
        "scorings": state.scorings,
        "active": COLOURS[state.active],
        "asked": [COLOURS[other] for other in state.asked],
        "starter": None if state.starter == NONE else COLOURS[state.starter],
        "deck": {CARD_IDS[card]: state.deck[card] for card in range(CARDS)},
        "discard": {CARD_IDS[card]: CARD_COUNT[card] - state.deck[card] for card in range(CARDS)},
        "supply": _goods(state.supply),
        "booty": _goods(state.booty),
        "fight": _fight(state),
        "ports": {PORT_IDS[port]: _port(state, port) for port in range(PORTS)},
        "galleys": {str(n): _galley(state, n) for n in range(1, GALLEYS + 1) if state.galley_owner[n] != NONE},
        "seats": {COLOURS[other]: _seat(state, other, seat) for other in range(state.seats)},
    }


def knows_money(state: SerenissimaState, seat: int, of: int) -> bool:
    """Whether a seat sees the money of another: open money, one's own, or the end of the game (SER-2.12, 12.4)."""
    return state.variant.money_open or seat == of or state.node == AT_OVER


def seen_by(state: SerenissimaState, seat: int) -> SerenissimaState:
    """A copy for a bot in this seat: with hidden money, the others' money is only a guess (SER-2.12).

    What they announced at the scorings is known; their trade and their expenses are taken to cancel out.
    """
    seen = state.clone()
    for other in range(state.seats):
        if not knows_money(state, seat, other):
            first = other * LEDGER
            for line in range(LEDGER):
                if line != BY_START and not BY_SCORING <= line < BY_SCORING + SCORINGS:
                    seen.ledger[first + line] = 0
            seen.money[other] = sum(seen.ledger[first : first + LEDGER])
    return seen


def _goods(counts: list[int]) -> dict[str, int]:
    return {GOODS[good]: counts[good] for good in range(GOOD_COUNT) if counts[good]}


def _fight(state: SerenissimaState) -> dict[str, Any] | None:
    if state.target == NONE:
        return None
    return {
        "target": PORT_IDS[state.galley_zone[state.black]] if state.target == 0 else state.target,
        "strength": combat.strength(state),
        "initial_strength": state.strength,
    }


def _port(state: SerenissimaState, port: int) -> dict[str, Any]:
    owner, stored = state.port_owner[port], state.stored[port]
    return {
        "good": GOODS[PORT_GOOD[port]],
        "closed": bool(state.closed >> port & 1),
        "owner": None if owner == NONE else COLOURS[owner],
        "sailors": state.garrison[port],
        "stored": [GOODS[good] for good in range(GOOD_COUNT) if stored >> good & 1],
        "free_spaces": SPACES[port][stored.bit_count() :],
        "fort": bool(state.forts >> port & 1),
        "basilica": bool(state.basilicas >> port & 1),
    }


def _galley(state: SerenissimaState, galley: int) -> dict[str, Any]:
    return {
        "owner": COLOURS[state.galley_owner[galley]],
        "zone": ZONE_IDS[state.galley_zone[galley]],
        "sailors": state.crew[galley],
        "goods": _goods(aboard(state, galley)),
    }


def _seat(state: SerenissimaState, seat: int, viewer: int) -> dict[str, Any]:
    first = seat * LEDGER + BY_SCORING
    return {
        "money": state.money[seat] if knows_money(state, viewer, seat) else None,
        "announced": state.ledger[first : first + state.scorings],
        "reserve": state.reserve[seat],
    }
