"""What is asked now: the kind of question, its rule and its values."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Fact
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import combat, movement, setup
from caravela.games.serenissima.components import COLOURS, PORT_IDS, ZONE_IDS
from caravela.games.serenissima.state import (
    AT_ACT,
    AT_BLOCKADE_CLAIM,
    AT_BLOCKADE_MOVE,
    AT_BLOCKADE_SALE,
    AT_CLOSE,
    AT_CLOSING,
    AT_CREW,
    AT_DICE,
    AT_DOGE,
    AT_LAND,
    AT_LOAD,
    AT_LOOT,
    AT_MODE,
    AT_MOVE,
    AT_PLACE,
    AT_ROUND,
    AT_SELL,
    AT_VOLLEY,
    SerenissimaState,
)

#: The kind of question and its rule, for each decision of the state (AT_START, AT_CLOSING, …).
_KINDS: Final = [
    ("start", "SER-2.2"),
    ("closing", "SER-2.14"),
    ("close", "SER-2.14"),
    ("settle", "SER-2.7"),
    ("galley", "SER-2.7"),
    ("mode", "SER-3.2"),
    ("load", "SER-3.3"),
    ("move", "SER-5.1"),
    ("blockade_move", "SER-5.3"),
    ("act", "SER-6.1"),
    ("blockade_sale", "SER-6.9"),
    ("sell", "SER-6.4"),
    ("dice", "SER-7.5"),
    ("round", "SER-7.7"),
    ("loot", "SER-7.9"),
    ("blockade_claim", "SER-8.3"),
    ("volley", "SER-8.8"),
    ("land", "SER-8.1"),
    ("invest", "SER-9.1"),
    ("place", "SER-9.3"),
    ("doge", "SER-10.1"),
    ("special", "SER-10.6"),
    ("crew", "SER-10.7"),
    ("over", "SER-11.3"),
]


def prompt(state: SerenissimaState) -> Fact:
    """The question of the current decision, with the values that it needs."""
    node = state.node
    kind, rule = _KINDS[node]
    galley = state.black
    zone = state.galley_zone[galley]
    if node in (AT_CLOSING, AT_CLOSE):
        return Fact(kind, rule, good=GOODS[setup.good_to_close(state)])
    if node in (AT_MODE, AT_LOAD, AT_ACT):
        return Fact(kind, rule, number=galley, zone=ZONE_IDS[zone])
    if node == AT_MOVE:
        return Fact(kind, rule, number=galley, zone=ZONE_IDS[zone], moves=movement.moves_left(state))
    if node in (AT_BLOCKADE_MOVE, AT_BLOCKADE_SALE, AT_BLOCKADE_CLAIM):
        return Fact(kind, rule, number=galley, zone=ZONE_IDS[zone], player=COLOURS[state.active])
    if node == AT_SELL:
        return Fact(kind, rule, number=galley, port=PORT_IDS[zone])
    if node == AT_DICE:
        return Fact(kind, rule, attacker=combat.strength(state), defender=combat.defenders(state))
    if node == AT_ROUND:
        return Fact(kind, rule, sailors=state.crew[galley], enemies=combat.defenders(state))
    if node == AT_LOOT:
        return Fact(kind, rule, number=combat.looter(state))
    if node == AT_VOLLEY:
        return Fact(kind, rule, port=PORT_IDS[zone])
    if node == AT_LAND:
        return Fact(kind, rule, port=PORT_IDS[zone], sailors=state.crew[galley])
    if node in (AT_PLACE, AT_CREW):
        return Fact(kind, rule, number=state.bought)
    if node == AT_DOGE:
        return Fact(kind, rule, turn=state.turn + 1)
    return Fact(kind, rule)
