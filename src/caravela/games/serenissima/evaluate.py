"""What a position is worth to a seat, in points of the final score: for bots.

Money, what the ports of the seat will bring at the scorings still to come, what its galleys can hope for (outlook.py),
and a little for every ducat that the leading opponent does not get. Everything fades towards the end of the game.
"""

from __future__ import annotations

from typing import Final

from caravela.games.serenissima.chapters import combat, galleys
from caravela.games.serenissima.components import (
    GALLEY_PRICE,
    GALLEYS,
    SAILOR_PRICE,
    SIZE,
    SLOTS,
)
from caravela.games.serenissima.outlook import (
    ARRIVED,
    FIGHTING,
    FRESH,
    HOLD,
    LANDED,
    OVER,
    RIVAL,
    SAILOR_WORTH,
    SELLING,
    Outlook,
    outlook,
)
from caravela.games.serenissima.state import (
    AT_ACT,
    AT_BLOCKADE_CLAIM,
    AT_BLOCKADE_MOVE,
    AT_BLOCKADE_SALE,
    AT_DICE,
    AT_LAND,
    AT_LOOT,
    AT_MOVE,
    AT_OVER,
    AT_PLACE,
    AT_SELL,
    AT_VOLLEY,
    DOGE_SPACE,
    THE_PORT,
    SerenissimaState,
    aboard,
    controlled,
)

#: What so many galleys bring in a turn, and how well a crew of so many can use one.
FLEET: Final = [0.0, 1.6, 2.7, 3.4, 3.9, 4.2, 4.4]
CREWED: Final = [0.0, 0.55, 0.85, 1.0, 1.03, 1.0]
#: An enemy galley sunk, and a cube of loot.
SUNK: Final = 2.0
LOOT: Final = 1.5
#: The part of a capture that is counted before the landing, and of an action that somebody may still forbid.
LANDING: Final = 0.97
ASKED: Final = 0.15
#: A port that an opponent is about to take, and a galley of an opponent on its way.
TAKEN: Final = -0.3
PASSING: Final = -0.1


def _fights() -> list[list[list[float]]]:
    """How likely an attacker wins who fights on: by initial strength, by its sailors, by those of the defender."""
    sides = max(SLOTS, *SIZE) + 1
    won = [[[0.0] * sides for _ in range(SLOTS + 1)] for _ in range(SLOTS + 1)]
    for cap in range(1, SLOTS + 1):
        for crew in range(1, SLOTS + 1):
            won[cap][crew][0] = 1.0
        for total in range(2, SLOTS + sides):
            for crew in range(1, SLOTS + 1):
                enemies = total - crew
                if 1 <= enemies < sides:
                    won[cap][crew][enemies] = _won(won[cap], min(cap, crew), crew, enemies)
    return won


def _won(known: list[list[float]], dice: int, crew: int, enemies: int) -> float:
    """The same for one round of which all results with fewer sailors are known; a round without skulls is repeated."""
    chance = 0.0
    ways = 0
    for hits, first in enumerate(combat.WAYS[dice]):
        for losses, second in enumerate(combat.WAYS[enemies]):
            if hits or losses:
                ways += first * second
                chance += first * second * known[max(0, crew - losses)][max(0, enemies - hits)]
    return chance / ways


FIGHT: Final = _fights()


def evaluate(state: SerenissimaState, seat: int) -> float:
    """Money, holdings, galleys and what is about to happen, less what the leading opponent has."""
    if state.node == AT_OVER:
        return state.money[seat] + 0.1 * controlled(state, seat)
    view = outlook(state, seat)
    worth = holdings(state, seat, view) + fleet(state, seat, view)
    richest = -1.0
    for other in range(state.seats):
        if other != seat:
            richest = max(richest, holdings(state, other, view))
    worth += RIVAL * richest
    if state.active == seat:
        return worth + prospect(state, view)
    return worth + threat(state, seat, view)


def holdings(state: SerenissimaState, seat: int, view: Outlook) -> float:
    """The money of a seat and what its ports will bring, by how well they are held; an only port is safe."""
    means = float(state.money[seat])
    garrison, forts, worth = state.garrison, state.forts, view.worth
    for port in view.held[seat]:
        guard = garrison[port] + 2 if forts >> port & 1 else garrison[port]
        means += worth[port] * HOLD[guard]
    return means


def fleet(state: SerenissimaState, seat: int, view: Outlook) -> float:
    """What the galleys of a seat bring: by their number, their crews, and the best that each can do from its zone."""
    count = 0
    crews = 0.0
    plans = 0.0
    owners = state.galley_owner
    view.watch(state)
    for galley in range(1, GALLEYS + 1):
        if owners[galley] == seat:
            crew = state.crew[galley]
            count += 1
            crews += CREWED[crew]
            plans += view.plan(state, galley, timing(state, galley))
    if state.node == AT_PLACE and state.active == seat:
        crews += CREWED[1]
        plans -= GALLEY_PRICE * count + SAILOR_PRICE
        count += 1
    if count == 0:
        return 0.0
    return (view.turns - 1.0) * FLEET[count] * crews / count + plans


def timing(state: SerenissimaState, galley: int) -> int:
    """When a galley can carry out its plan: the moves that it has left, or where it is in its activation."""
    black = state.black
    if galley != black:
        return FRESH if galley > black or black == DOGE_SPACE else OVER
    node = state.node
    if node == AT_MOVE or node == AT_BLOCKADE_MOVE:
        return state.crew[galley] - state.moved
    if node == AT_ACT:
        return FIGHTING if state.trade_off else ARRIVED
    if node == AT_SELL or node == AT_BLOCKADE_SALE:
        return SELLING
    if AT_DICE <= node <= AT_PLACE:
        return OVER
    return FRESH


def prospect(state: SerenissimaState, view: Outlook) -> float:
    """What the active player is about to gain: a port, loot, a fight."""
    node = state.node
    if node == AT_LAND or node == AT_BLOCKADE_CLAIM:
        port = state.galley_zone[state.black]
        sailors = min(LANDED, state.crew[state.black])
        gain = view.worth[port] * HOLD[sailors] - SAILOR_WORTH * sailors
        return gain * (LANDING if node == AT_LAND else ASKED)
    if node == AT_LOOT and not state.asked:
        return LOOT * min(sum(state.booty), SLOTS - state.crew[state.black])
    if node == AT_DICE or node == AT_VOLLEY:
        return fight(state, view)
    return 0.0


def fight(state: SerenissimaState, view: Outlook) -> float:
    """What a fight promises: the prize by the chance to win it, the galley by the chance to lose it."""
    crew = state.crew[state.black]
    enemies = combat.defenders(state)
    if state.node == AT_VOLLEY:
        crew = max(1, crew - 1)
    port = state.galley_zone[state.black]
    if state.target == THE_PORT:
        prize = view.worth[port] * (HOLD[1] - RIVAL * HOLD[enemies]) - SAILOR_WORTH
    else:
        prize = SUNK + LOOT * min(sum(aboard(state, state.target)), SLOTS - crew)
    won = FIGHT[max(0, min(combat.initial_strength(state), crew))][crew][enemies]
    galley = (view.turns - 1.0) * (FLEET[3] - FLEET[2]) + SAILOR_WORTH * crew
    return won * (prize - 0.3 * crew) - (1.0 - won) * galley


def threat(state: SerenissimaState, seat: int, view: Outlook) -> float:
    """What another player is about to do, for those who may forbid it: a sale, a capture, a passage."""
    node = state.node
    zone = state.galley_zone[state.black]
    if node == AT_SELL or node == AT_BLOCKADE_SALE:
        sale = view.sales(galleys.kinds(state))[zone]
        return sale if state.port_owner[zone] == seat else RIVAL * sale
    if node == AT_LAND or node == AT_BLOCKADE_CLAIM:
        return TAKEN * view.worth[zone]
    if node == AT_MOVE or node == AT_BLOCKADE_MOVE:
        return PASSING
    return 0.0
