"""What lies where, and what to click. The sheets are drawn by `scripts/draw-art`, from the same data.

The board: a roadstead for each region (`guine`) with its ships or its disc, and places for a fleet under way, the
double-loss marker and each colony token; the rondel's spaces with a notch for each stone; the workers of Lisboa; the
phases. The market: price markers, buildings, gallery. A mat for each seat, or a card with the same places.

Ships of one colour are alike, and the state only counts them: they are named by where they are, `ship-red-goa-0`. A
ship that sails vanishes at one place and appears at another; whoever draws that glides the one into the other.
Colony tokens are known by good and price, which occur only once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import Values
from caravela.core.fields import NONE
from caravela.core.pieces import joined, piece_of
from caravela.core.scene import BOARD, MAT, OFFER, Piece, Scene, Sheet
from caravela.games.navegador.actions import Build as BuildAction
from caravela.games.navegador.actions import (
    BuildShips,
    Discover,
    Fleet,
    Found,
    FoundWith,
    Hire,
    Lose,
    Move,
    Pay,
    Process,
    Rondel,
    Royal,
    Sell,
    TakePrivilege,
    UseCard,
)
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.chapters import buildings
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    LINE_PRICES,
    LINES,
    MARKET_PRICES,
    PORTUGAL,
    REGION_GOOD,
    REGION_IDS,
    REVENUE,
    SHIPS_EACH,
    SPACE_IDS,
    STACK_SIZE,
)
from caravela.games.navegador.scoring import score, value
from caravela.games.navegador.state import AT_FLEET, AT_LOSE, AT_TOKEN, NavegadorState

CHART: Final = "board"
MARKET: Final = "market"


def scene(state: NavegadorState, eyes: int) -> Scene:
    """The table: the same for all, since nothing is hidden from one player only (NAV-15.2), but each sees the others'
    mats as cards.
    """
    return joined(common_pieces(state), own_scene(state, eyes))


def common_pieces(state: NavegadorState) -> list[Piece]:
    """All pieces there are."""
    pieces: list[Piece] = []
    _add_regions(state, pieces)
    _add_rondel(state, pieces)
    _add_market(state, pieces)
    for seat in range(state.seats):
        _add_seat(state, seat, pieces)
    return pieces


def own_scene(state: NavegadorState, eyes: int) -> Scene:
    """The sheets."""
    sheets = [Sheet(CHART, "board.svg", BOARD), Sheet(MARKET, "market.svg", OFFER, slots=_market_slots(state))]
    for seat in range(state.seats):
        art = "mat.svg" if seat == eyes else "card.svg"
        sheets.append(Sheet(_mat(seat), art, MAT, seat, _mat_slots(state, seat)))
    return Scene(sheets, [])


def _mat(seat: int) -> str:
    return f"mat-{COLOURS[seat]}"


# The chart


def _add_regions(state: NavegadorState, pieces: list[Piece]) -> None:
    for region, id in enumerate(REGION_IDS):
        known = state.is_discovered(region)
        if not known:
            pieces.append(piece_of(f"disc-{id}", "disc", CHART, id, "disc", region=id))
        if state.costs_double(region):
            ships = BOX.sailing.double_loss
            name = f"loss-{id}"
            pieces.append(piece_of(name, "double_loss", CHART, name, "double_loss", region=id, ships=ships))
        if region != PORTUGAL:
            _add_tokens(state, region, pieces)
        for seat in range(state.seats):
            for ship in range(state.ships_in(seat, region)):
                name = f"ship-{COLOURS[seat]}-{id}-{ship}"
                pieces.append(piece_of(name, "ship", CHART, id, "ship", seat=seat, region=id))
    if state.node in (AT_FLEET, AT_LOSE):
        id, colour = REGION_IDS[state.target], COLOURS[state.active]
        for ship in range(len(state.fleet)):
            name = f"ship-{colour}-{id}-{ship}"
            pieces.append(piece_of(name, "ship", CHART, f"fleet-{id}", "fleet", seat=state.active, region=id))


def _add_tokens(state: NavegadorState, region: int, pieces: list[Piece]) -> None:
    """Face-down tokens from the left; those turned up to the right of them, cheapest first (NAV-7.4)."""
    id, good = REGION_IDS[region], GOODS[REGION_GOOD[region]]
    down = STACK_SIZE[region]
    if state.is_discovered(region):
        down = state.drawing if state.node == AT_TOKEN and state.target == region else 0
    for place in range(down):
        name = f"back-{id}-{place}"
        pieces.append(piece_of(name, f"back_{good}", CHART, f"token-{id}-{place}", "back", region=id, good=good))
    first = STACK_SIZE[region] - len(state.stacks[region])
    for index, price in enumerate(state.stacks[region]):
        pieces.append(
            piece_of(
                _token(good, price),
                f"token_{good}",
                CHART,
                f"token-{id}-{first + index}",
                "token",
                slots={"price": price},
                region=id,
                good=good,
                price=price,
            )
        )


def _token(good: str, price: int) -> str:
    return f"token-{good}-{price}"


def _add_rondel(state: NavegadorState, pieces: list[Piece]) -> None:
    for seat in range(state.seats):
        name, space = f"stone-{COLOURS[seat]}", state.stone[seat]
        if space == NONE:
            pieces.append(piece_of(name, "stone", CHART, "hub", "stone_aside", seat=seat))
        else:
            id = SPACE_IDS[space]
            pieces.append(piece_of(name, "stone", CHART, f"stone-{id}-{COLOURS[seat]}", "stone", seat=seat, space=id))
        workers = state.workers[seat]
        pieces.append(
            piece_of(
                f"worker-{COLOURS[seat]}",
                "worker",
                CHART,
                f"workers-{workers}-{COLOURS[seat]}",
                "workers",
                seat=seat,
                workers=workers,
            )
        )
    if state.orange == NONE:
        pieces.append(piece_of("orange", "orange_ship", CHART, "orange-aside", "orange_aside"))
    else:
        id = SPACE_IDS[state.orange]
        pieces.append(piece_of("orange", "orange_ship", CHART, f"orange-{id}", "orange", space=id))
    pieces.append(piece_of("phase", "phase", CHART, f"phase-{state.phase}", "phase", phase=state.phase))


# The market


def _market_slots(state: NavegadorState) -> Values:
    return {f"gallery-{id}": state.gallery[column] for column, id in enumerate(COLUMN_IDS)}


def _add_market(state: NavegadorState, pieces: list[Piece]) -> None:
    for good, row in enumerate(state.rows):
        id = GOODS[good]
        pieces.append(
            piece_of(
                f"price-{id}",
                f"price_{id}",
                MARKET,
                f"price-{id}-{row + 1}",
                "price",
                good=id,
                price=MARKET_PRICES[good][row],
                revenue=REVENUE[row],
            )
        )
    for line, id in enumerate(LINE_IDS):
        first = _position(state, line)
        for place in range(first, first + state.line_left[line]):
            price = LINE_PRICES[line][place]
            pieces.append(piece_of(f"{id}-{place}", id, MARKET, f"{id}-{place}", "building", building=id, price=price))
    for column, id in enumerate(COLUMN_IDS):
        for index in range(state.gallery[column]):
            name = f"privilege-{id}-{index}"
            pieces.append(piece_of(name, f"privilege_{id}", MARKET, f"gallery-{id}", "privilege", column=id))


def _position(state: NavegadorState, line: int) -> int:
    """The leftmost occupied position of a line (NAV-8.3)."""
    return LINE_PRICES[line].index(buildings.price(state, line)) if state.line_left[line] else 0


# The mats


def _mat_slots(state: NavegadorState, seat: int) -> Values:
    slots: Values = {
        "points": score(state, seat),
        "workers": state.workers[seat],
        "ships": SHIPS_EACH - state.supply[seat],
    }
    for good, id in enumerate(GOODS):
        slots[f"count-colony-{id}"] = len(state.colony_tokens(seat, good))
        slots[f"count-{id}_factory"] = state.factories(seat, good)
    for column, id in enumerate(COLUMN_IDS):
        slots[f"value-{id}"] = value(state, seat, column)
        if column > 1:
            slots[f"count-{id}"] = state.items(seat)[column]
    return slots


def _add_seat(state: NavegadorState, seat: int, pieces: list[Piece]) -> None:
    colour, mat = COLOURS[seat], _mat(seat)
    money = state.money[seat]
    pieces.append(
        piece_of(f"money-{colour}", "coins", mat, "money", "money", seat=seat, slots={"amount": money}, money=money)
    )
    for ship in range(state.supply[seat]):
        pieces.append(piece_of(f"ship-{colour}-supply-{ship}", "ship", mat, "supply", "supply", seat=seat))
    if state.holder == seat:
        pieces.append(piece_of("card", "card", mat, "card", "card", seat=seat))
    for good, id in enumerate(GOODS):
        for price in state.colony_tokens(seat, good):
            name = _token(id, price)
            pieces.append(
                piece_of(name, f"colony_{id}", mat, f"colony-{id}", "colony", seat=seat, good=id, price=price)
            )
    for line, id in enumerate(LINE_IDS):
        for index in range(state.buildings[seat * LINES + line]):
            pieces.append(piece_of(f"{id}-{colour}-{index}", id, mat, id, "own_building", seat=seat, building=id))
    pieces.append(piece_of(f"joker-{colour}", "joker", mat, "joker", "joker", seat=seat))
    for index in range(state.discs[seat]):
        pieces.append(piece_of(f"disc-{colour}-{index}", "disc", mat, "explorer", "own_disc", seat=seat))
    _add_privileges(state, seat, pieces)


def _add_privileges(state: NavegadorState, seat: int, pieces: list[Piece]) -> None:
    """The tokens in their slots, and the royal one, which lies aside until the end (NAV-14.2)."""
    colour, mat, royal = COLOURS[seat], _mat(seat), state.royal[seat]
    for column, id in enumerate(COLUMN_IDS):
        held = state.privileges_in(seat, column)
        for slot in range(held):
            name, anchor = f"privilege-{colour}-{id}-{slot}", f"slot-{id}-{slot}"
            pieces.append(piece_of(name, f"privilege_{id}", mat, anchor, "own_privilege", seat=seat, column=id))
        if royal == column:
            anchor = f"slot-{id}-{held}"
            pieces.append(piece_of(f"royal-{colour}", "royal", mat, anchor, "royal_placed", seat=seat, column=id))
    if royal == NONE:
        pieces.append(piece_of(f"royal-{colour}", "royal", mat, "royal", "royal", seat=seat))


# What to click


def targets(state: NavegadorState, action: Action) -> list[str]:
    """Ships are meant by the region they are in; goods by their place on the own mat; `done` is a button."""
    find = _TARGETS.get(type(action))
    return find(state, action) if find else []


def _region(region: int) -> str:
    return f"{CHART}/{REGION_IDS[region]}"


def _on_mat(state: NavegadorState, anchor: str) -> str:
    return f"{_mat(state.active)}/{anchor}"


def _build(state: NavegadorState, action: Any) -> list[str]:
    return [f"{LINE_IDS[action.line]}-{_position(state, action.line)}"]


def _found(state: NavegadorState, action: Any) -> list[str]:
    return [_token(GOODS[REGION_GOOD[action.region]], state.stacks[action.region][0])]


def _process(state: NavegadorState, action: Any) -> list[str]:
    """The factories of the good; the joker and then the good where the joker works alone (NAV-9.6)."""
    good = GOODS[action.good]
    if state.factories(state.active, action.good):
        return [_on_mat(state, f"{good}_factory")]
    return [f"joker-{COLOURS[state.active]}", f"price-{good}"]


_TARGETS: Final[dict[type[Action], Callable[[NavegadorState, Any], list[str]]]] = {
    UseCard: lambda state, action: ["card"],
    Rondel: lambda state, action: [f"{CHART}/space-{SPACE_IDS[action.space]}"],
    Pay: lambda state, action: [_region(action.region)],
    Discover: lambda state, action: [_region(action.region)],
    Fleet: lambda state, action: [_region(action.origin)],
    Lose: lambda state, action: [_region(state.target)],
    Move: lambda state, action: [_region(action.origin), _region(action.destination)],
    Hire: lambda state, action: [f"worker-{COLOURS[state.active]}"],
    BuildShips: lambda state, action: [_on_mat(state, "supply")],
    Found: _found,
    FoundWith: lambda state, action: [_token(GOODS[REGION_GOOD[action.region]], action.price)],
    BuildAction: _build,
    Sell: lambda state, action: [_on_mat(state, f"colony-{GOODS[action.good]}")],
    Process: _process,
    TakePrivilege: lambda state, action: [f"{MARKET}/gallery-{COLUMN_IDS[action.column]}"],
    Royal: lambda state, action: [_on_mat(state, f"column-{COLUMN_IDS[action.column]}")],
}
