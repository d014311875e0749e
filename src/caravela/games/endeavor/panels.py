"""The position in lines of text: the board zone by zone, what lies beside it, the players.

Beside the board stands what the phase calls for: the offer while tiles are chosen, the routes while discs are placed,
the own cards while some must go.
"""

from __future__ import annotations

from typing import Final

from caravela.core.bits import has
from caravela.core.facts import NOBODY
from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.rules import Seat
from caravela.core.words import Words
from caravela.games.endeavor.boards import BOARDS, PLACE_GLORY, PLACE_IDS, PLACE_ZONE, Route
from caravela.games.endeavor.box import ACTION_IDS, ATTRIBUTE_IDS
from caravela.games.endeavor.chapters.discs import owner
from caravela.games.endeavor.chapters.special import mourner
from caravela.games.endeavor.components import (
    ATTRIBUTES,
    BUILDING_ACTIONS,
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
    GOVERNOR,
    GOVERNORS,
    LOCKED,
    ROUNDS,
    SLASHED,
    TILE_LEVEL,
    TILES,
    TOKEN_IDS,
    ZONE_IDS,
    ZONES,
    Symbols,
    members,
)
from caravela.games.endeavor.standing import standing
from caravela.games.endeavor.state import (
    AT_DISCARD,
    AT_GOVERNOR,
    AT_MEMORIAL,
    AT_OVER,
    AT_SALARY,
    AT_START,
    NONE,
    EndeavorState,
)

CROWN: Final = "♔"
#: A disc on a building; a building whose disc no payment brings back.
DISC: Final = "•"
LOCK: Final = "!"
#: The longest names that the lines below have room for.
NAME, ZONE, TILE, TOKEN_MARKS, CARDS = 8, 7, 12, 4, 12
#: Columns of a MAIN and of a SIDE panel.
WIDE, NARROW = 50, 28


def panels(state: EndeavorState, words: Words, seat: Seat = NOBODY) -> list[Panel]:
    """The table as this seat sees it; a spectator sees the cards of the active one."""
    viewer = state.active if seat == NOBODY else seat
    lines = [line for zone in range(ZONES) for line in _zone(state, words, zone)]
    lines += _cards_to_draw(state, words)
    beside = _beside(state, words, viewer)
    if beside.id != "offer":
        lines += _short_offer(state, words)
    return [
        Panel("board", MAIN, lines),
        Panel("marks", MAIN, [[Span(words.say("short-legend"), "dim")]], spare=True),
        beside,
        Panel("seats", SEATS, _seats(state, words)),
    ]


def _beside(state: EndeavorState, words: Words, viewer: Seat) -> Panel:
    """What the phase calls for."""
    if state.node in (AT_GOVERNOR, AT_DISCARD):
        return Panel("cards", SIDE, _own_cards(state, words, viewer))
    if state.node < AT_SALARY:
        return Panel("offer", SIDE, [_tile(state, words, tile) for tile in range(TILES) if state.stock[tile]])
    return Panel("routes", SIDE, _routes(state, words))


def _short(words: Words, vocabulary: str, id: str, width: int) -> str:
    """The short name of a thing where the language has one, cut to the width."""
    short = f"short-{vocabulary}-{id}"
    return _cut(words.say(short) if words.has(short) else words.name(vocabulary, id), width)


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}…"


def _fleet(state: EndeavorState, words: Words, fleet: int) -> Span:
    """The letter of a seat, or the mark of the silent fleet."""
    if fleet == state.seats:
        return Span(words.say("short-silent"), "strong")
    return Span(_short(words, "seat", COLOURS[fleet], 1), f"seat-{fleet}")


def _token(state: EndeavorState, words: Words, space: int) -> Span:
    token = state.tokens[space] if space >= 0 else NONE
    return Span("" if token == NONE else _short(words, "token", TOKEN_IDS[token], 1), "dim")


def _symbols(words: Words, symbols: Symbols, glory: int) -> str:
    """`IICC*`: a letter for each symbol, a star for each glory."""
    letters = [_short(words, "attribute", id, 1) * count for id, count in zip(ATTRIBUTE_IDS, symbols, strict=True)]
    return "".join(letters) + words.say("short-glory") * glory


def _wrapped(pieces: list[Line], width: int, indent: int) -> list[Line]:
    """The pieces one behind the other, in as few lines as they need."""
    lines: list[Line] = []
    used = width
    for piece in pieces:
        length = sum(len(span.text) for span in piece)
        if used + 1 + length > width:
            lines.append([Span(" " * indent)] if lines else [])
            used = indent if len(lines) > 1 else 0
        elif used:
            lines[-1].append(Span(" "))
            used += 1
        lines[-1] += piece
        used += length
    return lines


# The board


def _zone(state: EndeavorState, words: Words, zone: int) -> list[Line]:
    """The name, the track or the presence, the places with their tokens or discs."""
    opened = state.is_open(zone)
    name = _short(words, "zone", ZONE_IDS[zone], ZONE)
    middle = _presence(state, words, zone) if opened else _track(state, words, zone)
    used = sum(len(span.text) for span in middle)
    room = max(7, 2 * state.seats)
    head: Line = [Span(f"{name:<{ZONE}} ", "strong" if opened else "dim"), *middle, Span(" " * max(0, room - used))]
    board = BOARDS[state.side]
    places = [_place(state, words, place) for place in members(board.places) if PLACE_ZONE[place] == zone]
    return _wrapped([head, *places], WIDE, ZONE + 2 + room)


def _track(state: EndeavorState, words: Words, zone: int) -> Line:
    """Discs and tokens from the first cell to the one that opens the region."""
    board, track = BOARDS[state.side], state.tracks[zone]
    first = board.cell_space[zone]
    line = [_fleet(state, words, fleet) for fleet in track]
    return line + [_token(state, words, first + cell) for cell in range(len(track), board.track_length[zone])]


def _presence(state: EndeavorState, words: Words, zone: int) -> Line:
    """How many discs everybody has in an opened zone."""
    line: Line = []
    for fleet in range(len(state.discs)):
        count = state.presence_of(fleet, zone)
        if count:
            line += [_fleet(state, words, fleet), Span(str(count))]
    return line


def _place(state: EndeavorState, words: Words, place: int) -> Line:
    """`Lon:c` has a token, `Lon:R` a disc; `Con²` is worth 2 glory."""
    fleet = owner(state, place)
    open_to_all = state.is_open(PLACE_ZONE[place])
    name = _short(words, "place", PLACE_IDS[place], 3) + ("²" if PLACE_GLORY[place] > 1 else "")
    if fleet < len(state.discs):
        return [Span(f"{name}:"), _fleet(state, words, fleet)]
    return [Span(f"{name}:", "" if open_to_all else "dim"), _token(state, words, BOARDS[state.side].place_space[place])]


def _cards_to_draw(state: EndeavorState, words: Words) -> list[Line]:
    """The top card of every deck, and the discard pile."""
    tops = [top for deck, top in enumerate(state.decks) if top < DECK_END[deck]]
    lines = _wrapped([[Span(words.say("short-decks"), "dim")], *(_card(words, card) for card in tops)], WIDE, 2)
    if state.pile:
        pile = [_card(words, card) for card in members(state.pile)]
        lines += _wrapped([[Span(words.say("short-pile"), "dim")], *pile], WIDE, 2)
    return lines


def _card(words: Words, card: int) -> Line:
    return [Span(_card_code(words, card), "strong"), Span(_symbols(words, CARD_SYMBOLS[card], CARD_GLORY[card]))]


def _card_code(words: Words, card: int) -> str:
    """`N3` for a card of a deck, `gN` for a governor."""
    if has(GOVERNORS, card):
        zone = ZONE_IDS[GOVERNOR.index(card)]
        return words.say("short-governor") + _short(words, "deck", zone, 1)
    return f"{_short(words, 'deck', DECK_IDS[CARD_DECK[card]], 1)}{CARD_VALUE[card]}"


def _short_offer(state: EndeavorState, words: Words) -> list[Line]:
    """The tiles of the offer by level, in two letters each."""
    pieces: list[Line] = [[Span(words.say("short-offer"), "dim")]]
    level = 0
    for tile in range(TILES):
        if state.stock[tile]:
            mark = f"{TILE_LEVEL[tile]} " if TILE_LEVEL[tile] != level else ""
            level = TILE_LEVEL[tile]
            code = _short(words, "building", BUILDING_IDS[tile], 2)
            pieces.append([Span(mark, "dim"), Span(code), Span(str(state.stock[tile]), "dim")])
    return _wrapped(pieces, WIDE, 2)


# Beside the board


def _tile(state: EndeavorState, words: Words, tile: int) -> Line:
    """Level, name, number, symbols, actions."""
    symbols = _symbols(words, BUILDING_SYMBOLS[tile], BUILDING_GLORY[tile])
    return [
        Span(f"{TILE_LEVEL[tile]} ", "dim"),
        Span(f"{_cut(words.name('building', BUILDING_IDS[tile]), TILE):<{TILE}} "),
        Span(f"{state.stock[tile]} ", "dim"),
        Span(f"{symbols} " if symbols else "", "strong"),
        Span(_actions(words, tile)),
    ]


def _actions(words: Words, building: int) -> str:
    """`sh+oc` for one or both, `oc/dr` for one of two, a mark for the no-payment symbol."""
    marks = [_short(words, "deed", ACTION_IDS[action], 2) for action in BUILDING_ACTIONS[building]]
    return ("/" if SLASHED[building] else "+").join(marks) + (LOCK if has(LOCKED, building) else "")


def _routes(state: EndeavorState, words: Words) -> list[Line]:
    """Every route once, at one of its ends: with its token, or with the player who controls it."""
    pieces: list[Line] = []
    last = NONE
    for route in sorted(BOARDS[state.side].routes, key=_ends):
        first, second = _ends(route)
        head = "" if first == last else f"{_short(words, 'place', PLACE_IDS[first], 3)}–"
        last = first
        pieces.append([Span(head, "strong"), *_route(state, words, route, second)])
    return _wrapped(pieces, NARROW, 0)


def _ends(route: Route) -> tuple[int, int]:
    return min(route.a, route.b), max(route.a, route.b)


def _route(state: EndeavorState, words: Words, route: Route, end: int) -> Line:
    name = Span(_short(words, "place", PLACE_IDS[end], 3))
    fleet = owner(state, route.a)
    if fleet < state.seats and fleet == owner(state, route.b):
        return [name, Span(":"), _fleet(state, words, fleet)]
    token = _token(state, words, route.space)
    return [name, Span(":", "dim"), token] if token.text else [name]


def _own_cards(state: EndeavorState, words: Words, seat: Seat) -> list[Line]:
    """The cards of one seat, each with its symbols."""
    lines: list[Line] = []
    for card in members(state.held[seat]):
        mark = CROWN if card == state.governor_space[seat] else " "
        name = _cut(words.name("card", CARD_IDS[card]), NARROW - 10)
        lines.append(
            [Span(f"{mark}{name:<{NARROW - 10}} "), Span(_symbols(words, CARD_SYMBOLS[card], CARD_GLORY[card]))]
        )
    return lines


# The players


def _seats(state: EndeavorState, words: Words) -> list[Line]:
    """A heading and a line for each seat."""
    rows = [_heading(state, words), *(_seat(state, words, seat) for seat in range(state.seats))]
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [_joined(row, widths) for row in rows]


def _width(cell: Line) -> int:
    return sum(len(span.text) for span in cell)


def _joined(row: list[Line], widths: list[int]) -> Line:
    line: Line = []
    for cell, width in zip(row, widths, strict=True):
        line += [*cell, Span(" " * (width - _width(cell) + 1))]
    return line


def _heading(state: EndeavorState, words: Words) -> list[Line]:
    heads = ["", words.say("short-round", round=max(1, state.round), rounds=ROUNDS)]
    heads += [f"{_short(words, 'attribute', id, 1):>2}" for id in ATTRIBUTE_IDS]
    heads += [words.say(f"short-{id}") for id in ("discs", "tokens", "coast", "cards", "points")]
    return [[Span(head, "dim")] for head in heads]


def _seat(state: EndeavorState, words: Words, seat: int) -> list[Line]:
    return [
        _who(state, words, seat),
        [Span(_cut(words.seat(seat), NAME), f"seat-{seat}")],
        *([Span(f"{value:>2}", "strong")] for value in state.attributes_of(seat)),
        [Span(f"{state.harbour[seat]:>2}", "strong"), Span(f"/{state.supply[seat]}", "dim")],
        [Span(_cut(_action_tokens(state, words, seat), TOKEN_MARKS))],
        _coast(state, words, seat),
        [Span(_cut("".join(_card_code(words, card) for card in members(state.held[seat])), CARDS))],
        [Span(f"{standing(state, seat):>3}", "strong")],
    ]


def _who(state: EndeavorState, words: Words, seat: int) -> Line:
    """Who decides, who has the crown, who has passed."""
    decides = mourner(state) if state.node == AT_MEMORIAL else state.active
    mark = "▶" if decides == seat and AT_START <= state.node < AT_OVER else "–" if state.has_passed(seat) else " "
    return [Span(mark, "strong"), _fleet(state, words, seat), Span(CROWN if state.crown == seat else " ", "strong")]


def _action_tokens(state: EndeavorState, words: Words, seat: int) -> str:
    marks = [_short(words, "token", id, 1) for id in TOKEN_IDS[ATTRIBUTES:]]
    return "".join(mark * count for mark, count in zip(marks, state.action_tokens_of(seat), strict=True))


def _coast(state: EndeavorState, words: Words, seat: int) -> Line:
    """The buildings in two letters each; a dot is a disc."""
    line: Line = []
    for position, building in enumerate(state.coast[seat]):
        manned = state.has_disc(seat, position)
        line.append(Span(_short(words, "building", BUILDING_IDS[building], 2), "dim" if manned else ""))
        line.append(Span(DISC if manned else " ", "strong"))
    return line
