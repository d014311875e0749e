"""What a position is worth to a seat, in points of the final score: for bots.

The score if the game ended now, and what the seat's means will still bring. Means lose their worth towards the end:
`horizon` is how many turns the seat can still expect, and everything that is not yet points fades with it.
"""

from __future__ import annotations

from typing import Final

from caravela.core.fields import NONE
from caravela.games.navegador.box import COLUMN_IDS, GOODS
from caravela.games.navegador.chapters.charts import chart
from caravela.games.navegador.chapters.sailing import LOST, NEEDED, RANGE
from caravela.games.navegador.components import (
    COLUMNS,
    LINES,
    MARKET_PRICES,
    PRIVILEGE_VP,
    REGIONS,
    REVENUE,
    SHIPS_EACH,
    SLOTS,
)
from caravela.games.navegador.scoring import MONEY_PER_POINT, points, value
from caravela.games.navegador.state import AT_TOKEN, NavegadorState

EXPLORER: Final = COLUMN_IDS.index("explorer")
#: Turns of each player in a game of average length, and the fewest that are expected before the end is certain.
USUAL_TURNS: Final = 28
FEWEST_TURNS: Final = 1
#: What a cruzado is worth beyond its 1/200 point while it can still be spent well.
COIN: Final = 0.014
MUCH_MONEY: Final = 900.0
SPENT_LATER: Final = 0.6
#: The larger, the earlier means begin to lose their worth.
FADE: Final = 5.0
#: A market action comes once in so many turns.
MARKET_EVERY: Final = 4.0
#: What so many workers, ships and buildings are worth by what they make possible.
WORKERS: Final = [0.0, 0.0, 0.0, 1.0, 2.2, 3.2, 4.4, 5.0, 5.6, 6.0]
SHIPS: Final = [0.0, 1.2, 2.4, 3.4, 4.2, 4.8, 5.2, 5.4]
CHURCHES: Final = [0.0, 0.0, 1.4, 2.2, 2.6]
SHIPYARDS: Final = [0.0, 0.0, 1.6, 2.6, 3.2]
#: The part of its gain that a discovery is worth before it is made, and the points of its bonus; the bonus itself,
#: for a discovery whose tokens are not turned up yet.
VOYAGE: Final = 0.6
BONUS_POINTS: Final = 0.6
#: How near a ship is to a region that it reaches in its first, second, … sailing action from now.
NEARNESS: Final = [0.0, 1.0, 0.65, 0.45, 0.3, 0.2]
USUAL_BONUS: Final = 80
#: Where the ships are counted that take so many sailings, in one number: so many bits for each.
SHIP_BITS: Final = SHIPS_EACH.bit_length()
ALL_SHIPS: Final = (1 << SHIP_BITS) - 1
#: In each phase, the place of each distance; -1, where there is no way, is the last and counts as nothing.
PLACE: Final = [
    [*(SHIP_BITS * min((distance + reach - 1) // reach, len(NEARNESS) - 1) for distance in range(REGIONS + 1)), 0]
    for reach in RANGE
]
#: Items that a column will still gain while the game goes on.
GROWTH: Final = [2.0, 1.6, 1.2, 0.8, 0.6]
#: What a privilege that could be taken is worth, as a part of what it would bring.
AVAILABLE: Final = 0.35


def horizon(state: NavegadorState, seat: int) -> float:
    """How many turns the seat still has, as far as one can tell."""
    if state.turns_left != NONE:
        return 1.0 if (seat - state.active) % state.seats < state.turns_left else 0.0
    return float(max(FEWEST_TURNS, USUAL_TURNS - state.turn // state.seats))


def evaluate(state: NavegadorState, seat: int) -> float:
    """The score now, and money, income, means and prospects for as long as they count."""
    turns = horizon(state, seat)
    items = state.items(seat)
    worth = float(points(state, seat, items)) + state.money[seat] % MONEY_PER_POINT / (2 * MONEY_PER_POINT)
    if turns == 0.0:
        return worth
    money = state.money[seat] + (USUAL_BONUS if state.node == AT_TOKEN and state.active == seat else 0)
    money += int(income(state, seat) * turns / MARKET_EVERY * SPENT_LATER)
    fade = turns / (turns + FADE)
    worth += fade * (COIN * useful(money) + means(state, seat) + prospects(state, seat, items))
    return worth + voyage(state, seat)


def useful(money: int) -> float:
    """Money that can still be spent well: nearly all of a little, not much of a lot."""
    return money / (1 + money / MUCH_MONEY)


def income(state: NavegadorState, seat: int) -> float:
    """What a market action would bring now, each good the better way; the joker with the dearest processing."""
    coins = 0
    joker = 0
    first, line = seat * len(GOODS), seat * LINES
    rows, colonies, buildings = state.rows, state.colonies, state.buildings
    for good in range(len(GOODS)):
        row = rows[good]
        sold = len(colonies[first + good]) * MARKET_PRICES[good][row]
        processed = buildings[line + good] * REVENUE[row]
        if processed >= sold:
            coins += processed
            if REVENUE[row] > joker:
                joker = REVENUE[row]
        else:
            coins += sold
    return float(coins + joker)


def means(state: NavegadorState, seat: int) -> float:
    """Workers, ships, shipyards and churches by what they make possible."""
    worth = WORKERS[state.workers[seat]] + SHIPS[SHIPS_EACH - state.supply[seat]]
    worth += SHIPYARDS[min(state.shipyards(seat), 4)]
    worth += CHURCHES[min(state.churches(seat), 4)]
    return worth


def voyage(state: NavegadorState, seat: int) -> float:
    """What the seat can hope for from a discovery: the gain, by how near enough of its ships are to it."""
    ways = chart(state.discovered, REGIONS)
    if not ways.targets:
        return 0.0
    ships, first = state.ships, seat * REGIONS
    afloat = [region for region in range(REGIONS) if ships[first + region]]
    place = PLACE[state.phase - 1]
    disc = value(state, seat, EXPLORER)
    best = 0.0
    for target in ways.targets:
        double = state.double_loss >> target & 1
        near = 0
        for origin in afloat:
            near += ships[first + origin] << place[ways.distance[origin][target]]
        hope = nearness(near, NEEDED[double]) * (disc + BONUS_POINTS - LOST[double])
        if hope > best:
            best = hope
    return VOYAGE * best


def nearness(near: int, needed: int) -> float:
    """How near the nearest ships are on average; none is worth nothing. `near` counts the ships by their sailings."""
    total = 0.0
    left = needed
    sailings = 0
    while near:
        count = near & ALL_SHIPS
        if count and sailings:
            closeness = NEARNESS[sailings]
            for _ in range(min(count, left)):
                total += closeness
            left -= min(count, left)
            if left == 0:
                break
        near >>= SHIP_BITS
        sailings += 1
    return total / needed


def prospects(state: NavegadorState, seat: int, items: list[int]) -> float:
    """What privileges will bring: those held for items still to come, and those that could still be taken."""
    worth = 0.0
    best = 0
    privileges, gallery, first = state.privileges, state.gallery, seat * COLUMNS
    for column in range(COLUMNS):
        held = privileges[first + column]
        if held:
            worth += held * PRIVILEGE_VP[column] * GROWTH[column]
        if held < SLOTS and gallery[column]:
            best = max(best, PRIVILEGE_VP[column] * items[column])
    return worth + AVAILABLE * best
