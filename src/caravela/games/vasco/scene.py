"""What lies where, and what to click. The sheets are drawn by `scripts/draw-art`, from the same data.

The board: a place for each space of a harbour (`malindi-2`), the numbers and the marker, the sections and captains of
Recruiting, the cells of Characters. The Projects area has a sheet of its own. The seat that looks has a mat; of the
others there is a card with the same anchors, on which pieces of one kind lie on each other beside their number.

A project tile is one piece from the deck to the open sea: `tile-i-07`; so is a number, at home or on a disc:
`number-7`. Sailors are alike and only counted: they are named by where they are, `sailor-2-orange-0`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Values
from caravela.core.fields import NONE
from caravela.core.pieces import joined, piece_of
from caravela.core.scene import BOARD, MAT, OFFER, Piece, Scene, Sheet
from caravela.games.vasco.actions import (
    Act,
    Area,
    Bag,
    BagColour,
    Buy,
    Captain,
    Character,
    Crew,
    Extra,
    Gabriel,
    Harbour,
    Hire,
    Launch,
    Number,
    Sail,
    Sailor,
    Section,
    Send,
    Sum,
    Take,
)
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, DECK_IDS, HARBOUR_IDS, SUM_IDS
from caravela.games.vasco.components import (
    AREAS,
    CHANGE,
    COLOURS,
    CREW,
    CREW_IDS,
    FIRST_MERCHANT,
    LIMIT,
    MERCHANT_LIMITS,
    MOST,
    PLAYERS,
    POINTS,
    PROJECT_IDS,
    PROJECTS,
    REALS,
    SECTIONS,
    SPACE_HARBOUR,
    SPACE_IDS,
    SPACE_PLACE,
    SPACE_VALUE,
    START,
    VASCO_IDS,
    VASCO_SUMS,
)
from caravela.games.vasco.scoring import score
from caravela.games.vasco.state import EXTRA_IN_AREA, EXTRA_IN_SUPPLY, GABRIEL_CELL, VascoState

CHART: Final = "board"
YARD: Final = "projects"
#: The symbol of each tile differs by what the ship brings.
INCOME: Final = [f"{REALS[tile]}_{POINTS[tile]}" for tile in range(PROJECTS)]


def scene(state: VascoState, seat: int) -> Scene:
    """The table; it is the same for all but for its mats, since nothing is hidden from one player (VDG-14.1)."""
    return joined(common_pieces(state), own_scene(state, seat))


def common_pieces(state: VascoState) -> list[Piece]:
    """All pieces there are."""
    pieces: list[Piece] = []
    _add_harbours(state, pieces)
    _add_round(state, pieces)
    _add_numbers(state, pieces)
    _add_recruiting(state, pieces)
    _add_characters(state, pieces)
    _add_projects(state, pieces)
    for seat in range(state.seats):
        _add_supply(state, seat, pieces)
        _add_tiles(state, seat, pieces)
    return pieces


def own_scene(state: VascoState, seat: int) -> Scene:
    """The sheets."""
    sheets = [Sheet(CHART, "board.svg", BOARD), Sheet(YARD, "projects.svg", OFFER)]
    for other in range(state.seats):
        drawing = "mat.svg" if other == seat else "card.svg"
        sheets.append(Sheet(_mat(other), drawing, MAT, other, _mat_slots(state, other, seat)))
    return Scene(sheets, [])


def _mat(seat: int) -> str:
    return f"mat-{COLOURS[seat]}"


# The Navigation area


def _add_harbours(state: VascoState, pieces: list[Piece]) -> None:
    for space, ship in enumerate(state.ships_at):
        if ship == NONE:
            continue
        berth, place = SPACE_IDS[space], SPACE_PLACE[space]
        harbour, limit = HARBOUR_IDS[SPACE_HARBOUR[space]], LIMIT[ship]
        if ship >= FIRST_MERCHANT:
            pieces.append(
                piece_of(
                    f"merchant-{berth}",
                    "merchant",
                    CHART,
                    berth,
                    "merchant_at_sea",
                    slots={"limit": limit},
                    limit=limit,
                    harbour=harbour,
                    space=place,
                    value=SPACE_VALUE[space],
                )
            )
        else:
            pieces.append(
                piece_of(
                    _tile(ship),
                    f"ship_{INCOME[ship]}",
                    CHART,
                    berth,
                    "ship_at_sea",
                    seat=state.captains_at[space],
                    slots=_ship_slots(ship),
                    ship=PROJECT_IDS[ship],
                    limit=limit,
                    reals=REALS[ship],
                    points=POINTS[ship],
                    harbour=harbour,
                    space=place,
                    value=SPACE_VALUE[space],
                )
            )


# The Number Zone and the action spaces


def _add_round(state: VascoState, pieces: list[Piece]) -> None:
    """The round, the Vasco tiles and the marker (VDG-4.1, 4.2, 5.1)."""
    pieces.append(piece_of("round", "round", CHART, f"round-{state.round}", "round", round=state.round))
    left = state.vasco_bag.bit_count()
    if state.vasco_now != NONE:
        pieces.append(_vasco(state.vasco_now, "vasco-now", "vasco_now"))
        pieces.append(piece_of("marker", "marker", CHART, f"marker-{state.marker}", "marker", number=state.marker))
    if state.vasco_top != NONE:
        pieces.append(_vasco(state.vasco_top, "vasco-next", "vasco_next"))
    else:
        pieces.append(piece_of("vasco-deck", "vasco_back", CHART, "vasco-next", "vasco_deck", tiles=left))


def _vasco(tile: int, anchor: str, label: str) -> Piece:
    start, change, (upper, lower) = START[tile], CHANGE[tile], VASCO_SUMS[tile]
    sign = "+" if change > 0 else "−" if change < 0 else ""
    slots: Values = {"start": start, "change": f"{sign}{abs(change)}", "upper": upper, "lower": lower}
    return piece_of(
        f"vasco-{VASCO_IDS[tile]}",
        "vasco",
        CHART,
        anchor,
        label,
        slots=slots,
        start=start,
        change=change,
        upper=upper,
        lower=lower,
    )


def _add_numbers(state: VascoState, pieces: list[Piece]) -> None:
    """Numbers at home; discs with numbers on the action spaces, in the order of their call (VDG-4.5, 5.4)."""
    taken = [0] * AREAS
    for number, place in enumerate(state.numbers):
        name = f"number-{number + 1}"
        slots: Values = {"number": number + 1}
        if place != NONE:
            seat, area = state.disc_owner(number), state.disc_area(number)
            sheet, anchor = _area_sheet(area), f"space-{AREA_IDS[area]}-{taken[area]}"
            taken[area] += 1
            if number == state.called:
                pieces.append(piece_of("called", "called", sheet, anchor, "called", number=number + 1))
            pieces.append(
                piece_of(
                    name,
                    "numbered_disc",
                    sheet,
                    anchor,
                    "disc",
                    seat=seat,
                    slots=slots,
                    number=number + 1,
                    area=AREA_IDS[area],
                )
            )
        elif number == state.number:
            seat = state.active
            pieces.append(
                piece_of(name, "numbered_disc", _mat(seat), "hand", "hand", seat=seat, slots=slots, number=number + 1)
            )
        else:
            pieces.append(piece_of(name, "number", CHART, name, "number", slots=slots, number=number + 1))
    open_spaces = PLAYERS[state.seats].action_spaces
    for area, id in enumerate(AREA_IDS):
        for index in range(open_spaces[area], PLAYERS[MOST].action_spaces[area]):
            name = f"space-{id}-{index}"
            pieces.append(
                piece_of(f"closed-{id}-{index}", "closed_space", _area_sheet(area), name, "closed_space", area=id)
            )


def _area_sheet(area: int) -> str:
    return YARD if AREA_IDS[area] == "projects" else CHART


# The Recruiting area


def _add_recruiting(state: VascoState, pieces: list[Piece]) -> None:
    for section in range(SECTIONS):
        if section >= PLAYERS[state.seats].sections:
            name = f"section-{section + 1}"
            pieces.append(
                piece_of(f"closed-{name}", "closed_section", CHART, name, "closed_section", section=section + 1)
            )
        for colour, sailors in enumerate(state.sailors_in(section)):
            for index in range(sailors):
                pieces.append(
                    piece_of(
                        _sailor(section, colour, index),
                        f"sailor_{CREW_IDS[colour]}",
                        CHART,
                        f"section-{section + 1}",
                        "sailor",
                        section=section + 1,
                        colour=CREW_IDS[colour],
                    )
                )
    for seat in range(state.seats):
        name, captains = f"captains-{COLOURS[seat]}", state.recruits[seat]
        if captains:
            pieces.append(
                piece_of(name, "captain", CHART, name, "captains", seat=seat, count=captains, captains=captains)
            )
    sailors = sum(state.bag)
    pieces.append(piece_of("bag", "bag", CHART, "bag", "bag", slots={"sailors": sailors}, sailors=sailors))


def _sailor(section: int, colour: int, index: int) -> str:
    return f"sailor-{section + 1}-{CREW_IDS[colour]}-{index}"


# The Characters area


def _add_characters(state: VascoState, pieces: list[Piece]) -> None:
    """Tiles with nobody, the owners' pennants, the takers' discs; what else lies there (VDG-2.14, 10.5)."""
    for character, id in enumerate(CHARACTER_IDS):
        owner, taker = state.owners[character], state.takers[character]
        name = f"character-{id}"
        if owner == NONE:
            pieces.append(piece_of(name, f"character_{id}", CHART, name, "character", character=id))
        else:
            pieces.append(piece_of(f"owner-{id}", "pennant", CHART, f"owner-{id}", "owner", seat=owner, character=id))
        if taker != NONE:
            pieces.append(piece_of(f"taker-{id}", "disc", CHART, f"taker-{id}", "taker", seat=taker, character=id))
    for index in range(state.missionaries):
        pieces.append(piece_of(f"missionary-{index}", "sailor_white", CHART, "missionaries", "missionary"))
    for seat in range(state.seats):
        if state.extra[seat] == EXTRA_IN_AREA:
            pieces.append(piece_of(f"extra-{COLOURS[seat]}", "extra_disc", CHART, "extras", "extra", seat=seat))
    for cell, id in enumerate(SUM_IDS):
        coins = state.sums[cell]
        if coins:
            name = f"sum-{id}"
            pieces.append(piece_of(name, "coins", CHART, name, "sum", slots={"amount": coins}, sum=id, coins=coins))
    _add_merchants(state, pieces)


def _add_merchants(state: VascoState, pieces: list[Piece]) -> None:
    """The deck, its face-up ship, and the one that is being sent."""
    left = sum(state.merchant_bag)
    if left:
        pieces.append(
            piece_of("merchant-deck", "merchant_back", CHART, "merchant-deck", "merchant_deck", count=left, ships=left)
        )
    for name, anchor, index in (
        ("merchant-top", "merchant", state.merchant_top),
        ("merchant-sent", "merchant" if state.merchant_top == NONE else "sending", state.sending),
    ):
        if index != NONE:
            limit = MERCHANT_LIMITS[index]
            pieces.append(piece_of(name, "merchant", CHART, anchor, "merchant", slots={"limit": limit}, limit=limit))


# The Projects area


def _add_projects(state: VascoState, pieces: list[Piece]) -> None:
    for cell, tile in enumerate(state.cells):
        if tile == NONE:
            continue
        if cell == GABRIEL_CELL:
            pieces.append(_project(tile, "gabriel", "gabriel"))
        else:
            pieces.append(_project(tile, f"cell-{cell}", "project"))
    for deck, tile in enumerate(state.tops):
        if tile != NONE:
            pieces.append(_project(tile, f"deck-{DECK_IDS[deck]}", "top"))


def _project(tile: int, anchor: str, label: str) -> Piece:
    return piece_of(
        _tile(tile),
        f"project_{INCOME[tile]}",
        YARD,
        anchor,
        label,
        slots=_project_slots(tile),
        **_printed(tile),
    )


def _tile(tile: int) -> str:
    return f"tile-{PROJECT_IDS[tile]}"


def _ship_slots(tile: int) -> Values:
    return {"limit": LIMIT[tile], "name": f"short-project-{PROJECT_IDS[tile]}"}


def _project_slots(tile: int) -> Values:
    return {**_ship_slots(tile), "crew": CREW[tile]}


def _printed(tile: int) -> dict[str, Any]:
    """What a project says."""
    return {
        "project": PROJECT_IDS[tile],
        "limit": LIMIT[tile],
        "crew": CREW[tile],
        "reals": REALS[tile],
        "points": POINTS[tile],
    }


# The mats


def _mat_slots(state: VascoState, seat: int, eyes: int) -> Values:
    slots: Values = {"points": score(state, seat)}
    for id, count in zip(CREW_IDS, state.crew_of(seat), strict=True):
        slots[f"crew-{id}"] = count
    if seat != eyes:
        slots["captains"] = state.captains[seat]
        slots["discs"] = state.discs[seat]
    return slots


def _add_supply(state: VascoState, seat: int, pieces: list[Piece]) -> None:
    """Reals, captains, discs, crew, characters; who is first."""
    id, mat, money = COLOURS[seat], _mat(seat), state.money[seat]
    pieces.append(
        piece_of(f"money-{id}", "coins", mat, "money", "money", seat=seat, slots={"amount": money}, money=money)
    )
    for index in range(state.captains[seat]):
        pieces.append(piece_of(f"captain-{id}-{index}", "captain", mat, "captains", "own_captain", seat=seat))
    for index in range(state.discs[seat]):
        pieces.append(piece_of(f"disc-{id}-{index}", "disc", mat, "discs", "own_disc", seat=seat))
    for name, count in zip(CREW_IDS, state.crew_of(seat), strict=True):
        for index in range(count):
            piece = f"crew-{id}-{name}-{index}"
            pieces.append(piece_of(piece, f"sailor_{name}", mat, f"crew-{name}", "crew", seat=seat, colour=name))
    for character, name in enumerate(CHARACTER_IDS):
        if state.owners[character] == seat:
            piece, symbol = f"character-{name}", f"character_{name}"
            pieces.append(piece_of(piece, symbol, mat, "characters", "own_character", seat=seat, character=name))
    if state.extra[seat] == EXTRA_IN_SUPPLY:
        pieces.append(piece_of(f"extra-{id}", "extra_disc", mat, "extra", "own_extra", seat=seat))
    if state.first == seat:
        pieces.append(piece_of("first", "first", mat, "first", "first", seat=seat))


def _add_tiles(state: VascoState, seat: int, pieces: list[Piece]) -> None:
    """Projects and launched ships."""
    mat = _mat(seat)
    for tile in range(PROJECTS):
        if has(state.projects[seat], tile):
            symbol, slots, values = f"project_{INCOME[tile]}", _project_slots(tile), _printed(tile)
            pieces.append(
                piece_of(_tile(tile), symbol, mat, "projects", "own_project", seat=seat, slots=slots, **values)
            )
        elif has(state.ships[seat], tile):
            pieces.append(
                piece_of(
                    _tile(tile),
                    f"ship_{INCOME[tile]}",
                    mat,
                    "ships",
                    "own_ship",
                    seat=seat,
                    slots=_ship_slots(tile),
                    ship=PROJECT_IDS[tile],
                    limit=LIMIT[tile],
                    reals=REALS[tile],
                    points=POINTS[tile],
                )
            )


# What to click


def targets(state: VascoState, action: Action) -> list[str]:
    """A number, then an area; a disc to act; a ship, then its space. To pass, keep, wait or stop is a button."""
    find = _TARGETS.get(type(action))
    return find(state, action) if find else []


def _area(area: int) -> str:
    return f"{_area_sheet(area)}/area-{AREA_IDS[area]}"


def _berth(space: int) -> str:
    return f"{CHART}/{SPACE_IDS[space]}"


def _one_tile(state: VascoState, action: Any) -> list[str]:
    return [_tile(action.tile)]


def _number(state: VascoState, action: Any) -> list[str]:
    return [f"number-{action.index + 1}"]


def _hire(state: VascoState, action: Any) -> list[str]:
    """As many sailors of the colour as are hired, from the last one on."""
    last = state.sailors_in(state.section)[action.colour] - 1
    return [_sailor(state.section, action.colour, last - index) for index in range(action.count)]


def _take_sailor(state: VascoState, action: Any) -> list[str]:
    last = state.sailors_in(action.section)[action.colour] - 1
    return [_sailor(action.section, action.colour, last)]


_TARGETS: Final[dict[type[Action], Callable[[VascoState, Any], list[str]]]] = {
    Number: _number,
    Area: lambda state, action: [_area(action.area)],
    Extra: lambda state, action: [*_number(state, action), _area(action.area)],
    Act: lambda state, action: [f"number-{state.called + 1}"],
    Launch: _one_tile,
    Crew: lambda state, action: [f"{_mat(state.active)}/crew-{CREW_IDS[action.colour]}"],
    Buy: _one_tile,
    Gabriel: _one_tile,
    Take: _one_tile,
    Section: lambda state, action: [f"{CHART}/section-{action.section + 1}"],
    Hire: _hire,
    Captain: lambda state, action: [f"captains-{COLOURS[state.active]}"],
    Sailor: _take_sailor,
    Bag: lambda state, action: ["bag"],
    BagColour: lambda state, action: ["bag"],
    Harbour: lambda state, action: [f"{CHART}/harbour-{HARBOUR_IDS[action.harbour]}"],
    Sail: lambda state, action: [_tile(action.tile), _berth(action.space)],
    Send: lambda state, action: [_berth(action.space)],
    Character: lambda state, action: [f"{CHART}/character-{CHARACTER_IDS[action.character]}"],
    Sum: lambda state, action: [f"sum-{SUM_IDS[action.cell]}"],
}
