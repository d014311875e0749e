"""What lies where, and what to click. The sheets are drawn by `scripts/draw-art`, from the same data.

The board, either side: a space for each city and fleet, a slot for each route, the open seas, and an office for each
zone with its deck, its governor and the cells of its shipping track. The offer: a stack for each building. The seat
that looks has a whole mat before it; of the others there is a small card each, on which discs are only counted.

Discs and tiles are alike: they are named by where they are, `disc-red-london`. Cards and tokens keep their names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import Values
from caravela.core.pieces import joined, piece_of
from caravela.core.scene import BOARD, MAT, OFFER, Piece, Scene, Sheet
from caravela.games.endeavor.actions import (
    Activate,
    AttackPlace,
    BuildTile,
    ChooseStart,
    DiscardCard,
    DrawCard,
    ForgetDisc,
    OccupyCity,
    PayBuilding,
    PutGovernor,
    Remember,
    RemoveTile,
    Salary,
    SalaryAll,
    ShipFleet,
    ShipSea,
    ShipTrack,
    SilentDraw,
    SilentPlace,
    SilentTrack,
    Spend,
    TakeCard,
)
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, Board
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.chapters.discs import owner
from caravela.games.endeavor.chapters.mat import level_of
from caravela.games.endeavor.chapters.routes import controls
from caravela.games.endeavor.chapters.special import mourner
from caravela.games.endeavor.components import (
    ASSET_CARDS,
    ATTRIBUTES,
    BOX,
    BUILDING_GLORY,
    BUILDING_IDS,
    BUILDING_SYMBOLS,
    CARD_DECK,
    CARD_GLORY,
    CARD_IDS,
    CARD_SYMBOLS,
    CARD_VALUE,
    COLOURS,
    DECK_END,
    DECK_IDS,
    EUROPE,
    GOVERNOR,
    SLAVERY_DECK,
    TILE_LEVEL,
    TILES,
    TOKEN_IDS,
    TOP_LEVEL,
    ZONE_IDS,
    ZONES,
    Symbols,
    members,
)
from caravela.games.endeavor.standing import standing
from caravela.games.endeavor.state import AT_MEMORIAL, AT_START, NONE, EndeavorState

CHART: Final = "board"
TILES_SHEET: Final = "offer"
#: The start buildings, in the order of the places where they are shown.
STARTS: Final = range(TILES, len(BUILDING_IDS))


def scene(state: EndeavorState, seat: int) -> Scene:
    """The table before a seat; whoever has none sees the mat of the first. Nothing is hidden (END-3.2, 3.3)."""
    return joined(common_pieces(state), own_scene(state, seat))


def common_pieces(state: EndeavorState) -> list[Piece]:
    """What lies on the board and in the offer."""
    board = BOARDS[state.side]
    pieces: list[Piece] = []
    _add_spaces(state, board, pieces)
    _add_zones(state, board, pieces)
    _add_decks(state, pieces)
    _add_offer(state, pieces)
    return pieces


def own_scene(state: EndeavorState, seat: int) -> Scene:
    """The mats, and on the board the presence of the seat that looks."""
    eyes = max(seat, 0)
    named: Values = {"pile": "" if state.pile else "short-discards"}
    board = f"board_{BOARDS[state.side].id}.svg"
    sheets = [Sheet(CHART, board, BOARD, slots=named), Sheet(TILES_SHEET, "offer.svg", OFFER)]
    pieces: list[Piece] = []
    _add_presence(state, eyes, pieces)
    for other in range(state.seats):
        whole = other == eyes
        slots = _mat_slots(state, other) if whole else _card_slots(state, other)
        sheets.append(Sheet(_mat(other), "mat.svg" if whole else "card.svg", MAT, other, slots))
        _add_seat(state, other, whole, pieces)
    return Scene(sheets, pieces)


def _mat(seat: int) -> str:
    return f"mat-{COLOURS[seat]}"


# The board


def _add_spaces(state: EndeavorState, board: Board, pieces: list[Piece]) -> None:
    """What lies on cities, fleet spaces and routes: a token, or a disc; on a route, the colour that controls it."""
    for place in members(board.places):
        id, space, fleet = PLACE_IDS[place], board.place_space[place], owner(state, place)
        if fleet == state.seats and state.variant.silent_fleet:
            pieces.append(_silent(f"silent-{id}", id))
        elif fleet < state.seats:
            name = f"disc-{COLOURS[fleet]}-{id}"
            pieces.append(piece_of(name, "disc", CHART, id, "place_disc", seat=fleet, place=id))
        elif state.tokens[space] != NONE:
            token = TOKEN_IDS[state.tokens[space]]
            pieces.append(piece_of(f"token-{space}", f"token_{token}", CHART, id, "place_token", place=id, token=token))
    for route in board.routes:
        a, b = PLACE_IDS[route.a], PLACE_IDS[route.b]
        anchor = f"route-{a}-{b}"
        if route.space >= 0 and state.tokens[route.space] != NONE:
            token = TOKEN_IDS[state.tokens[route.space]]
            name = f"token-{route.space}"
            pieces.append(piece_of(name, f"token_{token}", CHART, anchor, "route_token", place=a, other=b, token=token))
        for seat in range(state.seats):
            if controls(state, seat, route):
                pieces.append(piece_of(anchor, "pennon", CHART, anchor, "route", seat=seat, place=a, other=b))


def _silent(id: str, anchor: str, count: int = 1) -> Piece:
    """A disc of the silent fleet, which is no seat."""
    return piece_of(id, "silent_disc", CHART, anchor, "neutral", count=count, round=0)


def _add_presence(state: EndeavorState, eyes: int, pieces: list[Piece]) -> None:
    for zone, id in enumerate(ZONE_IDS):
        discs = state.presence_of(eyes, zone)
        name = f"presence-{id}"
        slots: Values = {"discs": discs}
        pieces.append(piece_of(name, "presence", CHART, name, "presence", seat=eyes, slots=slots, zone=id, discs=discs))


def _add_zones(state: EndeavorState, board: Board, pieces: list[Piece]) -> None:
    """Tracks and seas; the round."""
    for zone in range(ZONES):
        if zone != EUROPE:
            _add_region(state, board, zone, pieces)
    if state.round:
        pieces.append(piece_of("round", "round", CHART, f"round-{state.round}", "neutral", round=state.round))
    if state.variant.silent_fleet and state.supply[state.seats]:
        pieces.append(_silent("silent", "silent", state.supply[state.seats]))


def _add_region(state: EndeavorState, board: Board, zone: int, pieces: list[Piece]) -> None:
    id, track, first = ZONE_IDS[zone], state.tracks[zone], board.cell_space[zone]
    for cell in range(board.track_length[zone]):
        anchor = f"cell-{id}-{cell}"
        if cell >= len(track):
            if state.tokens[first + cell] != NONE:
                token = TOKEN_IDS[state.tokens[first + cell]]
                name = f"token-{first + cell}"
                pieces.append(
                    piece_of(
                        name, f"token_{token}", CHART, anchor, "track_token", region=id, cell=cell + 1, token=token
                    )
                )
        elif track[cell] == state.seats:
            pieces.append(_silent(f"silent-{id}-{cell}", anchor))
        else:
            name = f"disc-{COLOURS[track[cell]]}-{id}-{cell}"
            pieces.append(
                piece_of(name, "disc", CHART, anchor, "track_disc", seat=track[cell], region=id, cell=cell + 1)
            )
    if not state.is_open(zone):
        pieces.append(piece_of(f"unopened-{id}", "unopened", CHART, f"sea-{id}", "unopened", region=id))
    for seat in range(state.seats):
        for disc in range(state.at_sea(seat, zone)):
            name = f"disc-{COLOURS[seat]}-sea-{id}-{disc}"
            pieces.append(piece_of(name, "disc", CHART, f"sea-{id}", "sea_disc", seat=seat, region=id))


def _add_decks(state: EndeavorState, pieces: list[Piece]) -> None:
    """Each deck from the bottom, so that its top card lies on top; governors; the discard pile; slavery (END-15.3)."""
    for deck, id in enumerate(DECK_IDS):
        if deck == SLAVERY_DECK and state.abolished:
            continue
        for card in reversed(range(state.decks[deck], DECK_END[deck])):
            pieces.append(_card(card, f"deck-{id}"))
    for zone in range(1, ZONES):
        if not state.is_open(zone):
            pieces.append(_card(GOVERNOR[zone], f"governor-{ZONE_IDS[zone]}"))
    for card in members(state.pile):
        pieces.append(_card(card, "pile"))
    ended = bool(state.abolished)
    anchor, symbol = ("deck-slavery", "abolition") if ended else ("slavery", "slavery")
    pieces.append(piece_of("slavery", symbol, CHART, anchor, "slavery", abolished=int(ended)))


def _card(card: int, anchor: str) -> Piece:
    id = CARD_IDS[card]
    piece = piece_of(f"card-{id}", f"card_{id}", CHART, anchor, "card", card=id)
    return _with_gains(piece, CARD_SYMBOLS[card], CARD_GLORY[card])


def _with_gains(piece: Piece, symbols: Symbols, glory: int) -> Piece:
    """The piece, which also tells its symbols."""
    piece.values.update(zip(ATTRIBUTE_IDS, symbols, strict=True))
    piece.values["glory"] = glory
    return piece


# The offer


def _add_offer(state: EndeavorState, pieces: list[Piece]) -> None:
    for tile in range(TILES):
        id = BUILDING_IDS[tile]
        for copy in range(state.stock[tile]):
            name, anchor = f"tile-{id}-{copy}", _stack(state, tile)
            piece = piece_of(name, f"tile_{id}", TILES_SHEET, anchor, "tile", building=id, level=TILE_LEVEL[tile])
            piece.slots["copies"] = f"×{copy + 1}" if copy else ""
            pieces.append(_with_gains(piece, BUILDING_SYMBOLS[tile], BUILDING_GLORY[tile]))


def _stack(state: EndeavorState, tile: int) -> str:
    """The place of a tile; those of the top level take theirs in the order of their numbers (END-3.6)."""
    if TILE_LEVEL[tile] < TOP_LEVEL:
        return f"tile-{BUILDING_IDS[tile]}"
    return f"top-{members(state.in_offer).index(tile)}"


# The mats


def _mat_slots(state: EndeavorState, seat: int) -> Values:
    """Points and levels; the cards' place is named while it is empty."""
    slots: Values = {"points": standing(state, seat), "cards": "" if state.held[seat] else "short-held"}
    for index, id in enumerate(ATTRIBUTE_IDS):
        slots[f"level-{id}"] = level_of(state, seat, index)
    return slots


def _card_slots(state: EndeavorState, seat: int) -> Values:
    slots: Values = {"points": standing(state, seat)}
    slots.update(zip(ATTRIBUTE_IDS, state.attributes_of(seat), strict=True))
    return slots


def _add_seat(state: EndeavorState, seat: int, whole: bool, pieces: list[Piece]) -> None:
    """What a seat has; `whole` is the mat of the seat that looks, else it is a small card."""
    colour, mat = COLOURS[seat], _mat(seat)
    if state.crown == seat:
        pieces.append(piece_of("crown", "crown", mat, "crown", "crown", seat=seat))
    if state.has_passed(seat):
        pieces.append(piece_of(f"passed-{colour}", "passed", mat, "passed", "passed", seat=seat))
    _add_coast(state, seat, whole, pieces)
    _add_discs(state, seat, whole, pieces)
    if whole:
        _add_markers(state, seat, pieces)
    for id, count in zip(TOKEN_IDS[ATTRIBUTES:], state.action_tokens_of(seat), strict=True):
        for index in range(count):
            name = f"token-{colour}-{id}-{index}"
            pieces.append(piece_of(name, f"token_{id}", mat, "tokens", "action_token", seat=seat, token=id))
    _add_cards(state, seat, whole, pieces)


def _add_coast(state: EndeavorState, seat: int, whole: bool, pieces: list[Piece]) -> None:
    """The buildings with their discs; before them, the two sides of the start building to choose from (END-3.9)."""
    colour, mat = COLOURS[seat], _mat(seat)
    for position, building in enumerate(state.coast[seat]):
        id = BUILDING_IDS[building]
        pieces.append(_own_tile(f"building-{colour}-{position}", building, seat, whole, position, "building"))
        if state.has_disc(seat, position):
            name, anchor = f"disc-{colour}-building-{position}", f"disc-{position}"
            pieces.append(piece_of(name, "disc", mat, anchor, "building_disc", seat=seat, building=id))
    if state.node == AT_START and state.active == seat:
        for position, building in enumerate(STARTS):
            pieces.append(_own_tile(f"start-{BUILDING_IDS[building]}", building, seat, whole, position, "start"))


def _own_tile(name: str, building: int, seat: int, whole: bool, position: int, label: str) -> Piece:
    """A building on a coast; on a small card it is a picture only."""
    id = BUILDING_IDS[building]
    symbol = f"tile_{id}" if whole else f"mini_{id}"
    piece = piece_of(name, symbol, _mat(seat), f"coast-{position}", label, seat=seat, building=id)
    if whole:
        piece.slots["copies"] = ""
    return piece


def _add_discs(state: EndeavorState, seat: int, whole: bool, pieces: list[Piece]) -> None:
    colour, mat, harbour, supply = COLOURS[seat], _mat(seat), state.harbour[seat], state.supply[seat]
    if supply:
        pieces.append(
            piece_of(f"supply-{colour}", "disc", mat, "supply", "supply", seat=seat, count=supply, discs=supply)
        )
    if whole:
        for disc in range(harbour):
            name = f"disc-{colour}-harbour-{disc}"
            pieces.append(piece_of(name, "disc", mat, "harbour", "harbour_disc", seat=seat))
    elif harbour:
        name = f"harbour-{colour}"
        pieces.append(piece_of(name, "disc", mat, "harbour", "harbour", seat=seat, count=harbour, discs=harbour))


def _add_markers(state: EndeavorState, seat: int, pieces: list[Piece]) -> None:
    """A marker on each track, at its end for all that is beyond (END-2.10); discs of the Memorial (END-17.1)."""
    colour, mat = COLOURS[seat], _mat(seat)
    for id, value, discs in zip(ATTRIBUTE_IDS, state.attributes_of(seat), state.memorials_of(seat), strict=True):
        anchor = f"{id}-{min(value, BOX.mat.track_end)}"
        marker = piece_of(
            f"marker-{colour}-{id}", "marker", mat, anchor, "marker", seat=seat, attribute=id, value=value
        )
        marker.slots["value"] = value
        pieces.append(marker)
        for disc in range(discs):
            name, anchor = f"disc-{colour}-{id}-{disc}", f"memorial-{id}"
            pieces.append(piece_of(name, "disc", mat, anchor, "marker", seat=seat, attribute=id, value=value))


def _add_cards(state: EndeavorState, seat: int, whole: bool, pieces: list[Piece]) -> None:
    mat = _mat(seat)
    for card in members(state.held[seat]):
        id = CARD_IDS[card]
        symbol = f"card_{id}"
        slots: Values = {}
        if not whole:
            symbol = f"minicard_{id}"
            if card < ASSET_CARDS:
                symbol, slots = f"minicard_{DECK_IDS[CARD_DECK[card]]}", {"value": CARD_VALUE[card]}
        anchor = "governor" if whole and card == state.governor_space[seat] else "cards"
        pieces.append(piece_of(f"card-{id}", symbol, mat, anchor, "own_card", seat=seat, slots=slots, card=id))
    for card in members(state.aside[seat]):
        id = CARD_IDS[card]
        pieces.append(piece_of(f"card-{id}", "aside", mat, "aside", "aside", seat=seat, card=id))


# What to click


def targets(state: EndeavorState, action: Action) -> list[str]:
    """Spaces are meant by their place on the board, things by themselves; `pass`, `done` and the like are buttons."""
    find = _TARGETS.get(type(action))
    return find(state, action) if find else []


def _on_mat(state: EndeavorState, anchor: str) -> str:
    seat = mourner(state) if state.node == AT_MEMORIAL else state.active
    return f"{_mat(seat)}/{anchor}"


def _place(state: EndeavorState, action: Any) -> list[str]:
    return [f"{CHART}/{PLACE_IDS[action.place]}"]


def _cell(state: EndeavorState, action: Any) -> list[str]:
    """The next cell of a track (END-9.2)."""
    return [f"{CHART}/cell-{ZONE_IDS[action.zone]}-{len(state.tracks[action.zone])}"]


def _tile(state: EndeavorState, action: Any) -> list[str]:
    """The topmost tile of its stack."""
    return [f"tile-{BUILDING_IDS[action.building]}-{state.stock[action.building] - 1}"]


def _top_card(state: EndeavorState, action: Any) -> list[str]:
    return [f"card-{CARD_IDS[state.decks[action.deck]]}"]


def _owned(state: EndeavorState, building: int, manned: bool) -> int:
    """The leftmost place of such a building with a disc, or without."""
    seat = state.active
    found = [
        position
        for position, other in enumerate(state.coast[seat])
        if other == building and state.has_disc(seat, position) == manned
    ]
    return found[0]


def _disc(state: EndeavorState, action: Any) -> list[str]:
    return [f"disc-{COLOURS[state.active]}-building-{_owned(state, action.building, True)}"]


def _building(state: EndeavorState, action: Any) -> list[str]:
    return [f"building-{COLOURS[state.active]}-{_owned(state, action.building, False)}"]


def _token(state: EndeavorState, action: Any) -> list[str]:
    count = state.tokens_of(state.active, action.token)
    return [f"token-{COLOURS[state.active]}-{TOKEN_IDS[action.token]}-{count - 1}"]


def _named_card(state: EndeavorState, action: Any) -> list[str]:
    return [f"card-{CARD_IDS[action.card]}"]


_TARGETS: Final[dict[type[Action], Callable[[EndeavorState, Any], list[str]]]] = {
    ChooseStart: lambda state, action: [f"start-{BUILDING_IDS[action.building]}"],
    RemoveTile: _tile,
    BuildTile: _tile,
    Salary: _disc,
    SalaryAll: lambda state, action: [_on_mat(state, "harbour")],
    Activate: _building,
    Spend: _token,
    ShipTrack: _cell,
    ShipFleet: _place,
    ShipSea: lambda state, action: [f"{CHART}/sea-{ZONE_IDS[action.zone]}"],
    OccupyCity: _place,
    AttackPlace: _place,
    PayBuilding: _disc,
    DrawCard: _top_card,
    TakeCard: _named_card,
    Remember: lambda state, action: [_on_mat(state, f"track-{ATTRIBUTE_IDS[action.attribute]}")],
    ForgetDisc: lambda state, action: [_on_mat(state, "supply")],
    SilentTrack: _cell,
    SilentPlace: _place,
    SilentDraw: _top_card,
    PutGovernor: lambda state, action: [f"card-{CARD_IDS[GOVERNOR[action.zone]]}"],
    DiscardCard: _named_card,
}
