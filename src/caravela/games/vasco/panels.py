"""The position in lines of text: harbours, numbers, projects; round, sailors, characters; players."""

from __future__ import annotations

from typing import Final

from caravela.core.bits import members
from caravela.core.fields import NONE
from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.rules import Seat
from caravela.core.words import Words
from caravela.games.vasco.box import ALVARES, AREA_IDS, BONUS_IDS, CHARACTER_IDS, DIAS, HARBOUR_IDS, MANUEL
from caravela.games.vasco.components import (
    AREAS,
    BONUS,
    BONUS_AMOUNT,
    CHARACTERS,
    COLOURS,
    COMPLETION,
    CREW,
    CREW_IDS,
    FIRST_MERCHANT,
    HARBOUR_SPACES,
    HARBOURS,
    LIMIT,
    MERCHANT_LIMITS,
    NUMBERS,
    PLAIN_NUMBERS,
    PLAYERS,
    POINTS,
    PROJECT_IDS,
    REALS,
    ROUNDS,
    SPACE_VALUE,
    SPACES,
    START,
    VASCO_SUMS,
)
from caravela.games.vasco.scoring import track
from caravela.games.vasco.state import GABRIEL_CELL, VascoState

#: The room for names: players, harbours and areas, characters.
NAME, PLACE, CHARACTER = 10, 10, 8
#: The room for a space of a harbour and for a disc; that for a tile, three of which make a line.
CELL: Final = 5
#: Where the bonuses of the harbours end, behind the longest row of spaces.
COMPLETION_COLUMN: Final = PLACE + 1 + CELL * max(len(spaces) for spaces in HARBOUR_SPACES)
TILE: Final = 17
#: The room for the projects and for the ships of a player.
OWN_PROJECTS, OWN_SHIPS = 17, 10
#: Behind a character that has been taken in this round.
TAKEN: Final = "●"


def panels(state: VascoState, words: Words, to_act: Seat) -> list[Panel]:
    """The table; everything is open to all (VDG-2.20), so everybody sees the same."""
    return [
        Panel("navigation", MAIN, [_harbour(state, words, h) for h in range(HARBOURS - 1, -1, -1)]),
        Panel("areas", MAIN, [_area(state, words, area) for area in range(AREAS)]),
        Panel("projects", MAIN, _projects(state, words)),
        Panel("vasco", SIDE, _round(state, words)),
        Panel("recruiting", SIDE, _sections(state, words)),
        Panel("characters", SIDE, _characters(state, words)),
        Panel("seats", SEATS, _seats(state, words, to_act)),
    ]


def _short(words: Words, vocabulary: str, id: str, width: int) -> str:
    """The short name of a thing where the language has one, cut to the width."""
    short = f"short-{vocabulary}-{id}"
    return _cut(words.say(short) if words.has(short) else words.name(vocabulary, id), width)


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _letter(words: Words, seat: int) -> str:
    return _short(words, "seat", COLOURS[seat], 1)


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _filled(line: Line, width: int) -> Line:
    """The line with blanks behind it."""
    return [*line, Span(" " * (width - _width(line)))]


# The harbours, Calicut above, as ships sail upwards


def _harbour(state: VascoState, words: Words, harbour: int) -> Line:
    """Free spaces by their value, ships by owner and limit; then the bonus and the completion VP."""
    line: Line = [Span(f"{_short(words, 'harbour', HARBOUR_IDS[harbour], PLACE):<{PLACE}} ")]
    for space in HARBOUR_SPACES[harbour]:
        line += _filled([_space(state, words, space)], CELL)
    bonus = ""
    if BONUS_AMOUNT[harbour]:
        bonus = words.say(f"short-bonus-{BONUS_IDS[BONUS[harbour]]}", count=BONUS_AMOUNT[harbour])
    room = COMPLETION_COLUMN - _width(line)
    return [*line, Span(f"{_cut(bonus, max(room - 1, 1)):>{room}}", "dim"), Span(f"  +{COMPLETION[harbour]}")]


def _space(state: VascoState, words: Words, space: int) -> Span:
    ship, seat = state.ships_at[space], state.captains_at[space]
    if ship == NONE:
        return Span(f"[{SPACE_VALUE[space]}]", "strong")
    if seat == NONE:
        return Span(f"{words.say('short-merchant')}{LIMIT[ship]}")
    return Span(f"{_letter(words, seat)}{LIMIT[ship]}", f"seat-{seat}")


# The numbers in the areas


def _area(state: VascoState, words: Words, area: int) -> Line:
    """The numbers in the order of their call, each with its owner; a dot for each free action space."""
    line: Line = [Span(f"{_short(words, 'area', AREA_IDS[area], PLACE):<{PLACE}} ")]
    for number in range(NUMBERS):
        if state.numbers[number] != NONE and state.disc_area(number) == area:
            seat = state.disc_owner(number)
            mark = "▶" if number == state.called else ""
            line += _filled([Span(f"{mark}{number + 1}{_letter(words, seat)}", f"seat-{seat}")], CELL)
    return [*line, Span("·  " * state.free_spaces[area], "dim")]


# The projects


def _projects(state: VascoState, words: Words) -> list[Line]:
    """The São Gabriel tile, the next one, which is the top of the lowest deck (VDG-14.3), and the upper cells."""
    upper = [_tile(words, tile, "strong") for tile in state.cells[GABRIEL_CELL + 1 :]]
    tops = [_tile(words, tile, "dim") for tile in state.tops if tile != NONE]
    gabriel: Line = [Span(f"{words.say('short-gabriel')} "), *_tile(words, state.cells[GABRIEL_CELL], "strong")]
    if tops:
        gabriel += [Span(f"  {words.say('short-tops')} ", "dim"), *tops[0]]
    return [gabriel, _row(upper[: len(upper) // 2]), _row(upper[len(upper) // 2 :])]


def _row(tiles: list[Line]) -> Line:
    return [span for tile in tiles for span in _filled(tile, TILE)][:-1] if tiles else []


def _tile(words: Words, tile: int, style: str) -> Line:
    """`I-13 7/5 2V`: limit, crew and what the ship brings in every Phase 3."""
    if tile == NONE:
        return [Span("–", "dim")]
    return [
        Span(f"{_short(words, 'project', PROJECT_IDS[tile], 6)} "),
        Span(f"{LIMIT[tile]}/{CREW[tile]}", style),
        Span(_income(words, REALS[tile], POINTS[tile])),
    ]


def _income(words: Words, reals: int, points: int) -> str:
    text = words.say("short-income-reals", count=reals) if reals else ""
    return f" {text}{words.say('short-income-points', count=points) if points else ''}" if reals or points else ""


# The round


def _round(state: VascoState, words: Words) -> list[Line]:
    """The round and the first free number as far as it is known; the next tile, once it is (VDG-14.3); other tops."""
    line: Line = [Span(words.say("short-round", round=state.round, rounds=ROUNDS))]
    if state.vasco_now != NONE:
        marker = words.say("short-marker" if state.vasco_top == NONE else "short-free", number=state.marker)
        line.append(Span(f", {marker}", "strong"))
    lines = [line]
    if state.vasco_top != NONE and state.round < ROUNDS:
        upper, lower = VASCO_SUMS[state.vasco_top]
        lines.append([Span(words.say("short-next", start=START[state.vasco_top], upper=upper, lower=lower), "dim")])
    tops = [_short(words, "project", PROJECT_IDS[t], 6) + f" {LIMIT[t]}/{CREW[t]}" for t in state.tops if t != NONE]
    if len(tops) > 1:
        lines.append([Span(" ".join([words.say("short-decks"), *tops[1:]]), "dim")])
    return lines


# The sailors


def _sections(state: VascoState, words: Words) -> list[Line]:
    lines = [_section(state, words, section) for section in range(PLAYERS[state.seats].sections)]
    return [*lines, [Span(words.say("short-bag", count=sum(state.bag)), "dim")]]


def _section(state: VascoState, words: Words, section: int) -> Line:
    return [Span(f"{section + 1}  ", "dim"), *_crew(words, state.sailors_in(section), " ")]


def _crew(words: Words, counts: list[int], gap: str) -> Line:
    """`L2 G1`: how many of each colour there are."""
    line: Line = []
    for colour, count in enumerate(counts):
        if count:
            mark = _short(words, "colour", CREW_IDS[colour], 1)
            line.append(Span(f"{gap if line else ''}{mark}{count}", f"colour-{CREW_IDS[colour]}"))
    return line or [Span("–", "dim")]


# The characters


def _characters(state: VascoState, words: Words) -> list[Line]:
    upper, lower = (reals or "–" for reals in state.sums)
    lines = [_character(state, words, character) for character in range(CHARACTERS)]
    return [*lines, [Span(words.say("short-sums", upper=upper, lower=lower))]]


def _character(state: VascoState, words: Words, character: int) -> Line:
    """The name, whose it is, whether it has been taken in this round, and what lies beside it."""
    owner = state.owners[character]
    mark = Span("–", "dim") if owner == NONE else Span(_letter(words, owner), f"seat-{owner}")
    taken = TAKEN if state.takers[character] != NONE else " "
    return [
        Span(f"{_short(words, 'character', CHARACTER_IDS[character], CHARACTER):<{CHARACTER}} "),
        mark,
        Span(f"{taken} "),
        Span(_cut(_beside(state, words, character), 15), "dim"),
    ]


def _beside(state: VascoState, words: Words, character: int) -> str:
    if character == MANUEL:
        home = [number + 1 for number in range(PLAIN_NUMBERS, NUMBERS) if state.numbers[number] == NONE]
        return words.say("short-extra_numbers", numbers=", ".join(map(str, home)))
    if character == DIAS:
        return words.say("short-first") if state.owners[DIAS] == state.first != NONE else ""
    if character == ALVARES:
        return words.say("short-missionaries", count=state.missionaries)
    if state.merchant_top == NONE:
        return words.say("short-no_merchant_ship")
    return words.say("short-merchant_ship", limit=MERCHANT_LIMITS[state.merchant_top])


# The players


def _seats(state: VascoState, words: Words, to_act: Seat) -> list[Line]:
    rows = [_heading(words), *(_seat(state, words, seat, seat == to_act) for seat in range(state.seats))]
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [_joined(row, widths) for row in rows]


def _joined(row: list[Line], widths: list[int]) -> Line:
    return [span for cell, width in zip(row, widths, strict=True) for span in _filled(cell, width + 1)]


def _heading(words: Words) -> list[Line]:
    ids = ("points", "reals", "captains", "crew", "projects", "ships", "sea")
    return [[], [], *([Span(words.say(f"short-{id}"), "dim")] for id in ids)]


def _seat(state: VascoState, words: Words, seat: int, acts: bool) -> list[Line]:
    """Points, reals, captains (and those to recruit), crew, projects, ships; ships at sea and what they bring."""
    return [
        [Span("▶" if acts else " ", "strong"), Span(_letter(words, seat), f"seat-{seat}")],
        [Span(_cut(words.seat(seat), NAME), f"seat-{seat}"), Span("*" if state.first == seat else "", "strong")],
        [Span(f"{track(state, seat):>3}", "strong")],
        [Span(f"{state.money[seat]:>2}")],
        [Span(str(state.captains[seat])), Span(f"+{state.recruits[seat]}", "dim")],
        _crew(words, state.crew_of(seat), ""),
        [Span(_list([f"{LIMIT[t]}/{CREW[t]}" for t in members(state.projects[seat])], OWN_PROJECTS))],
        [Span(_list([str(LIMIT[t]) for t in members(state.ships[seat])], OWN_SHIPS), "strong")],
        [Span(_at_sea(state, words, seat))],
    ]


def _list(items: list[str], width: int) -> str:
    """As many items as there is room for; then the number of the others."""
    for shown in range(len(items), 0, -1):
        left = len(items) - shown
        text = " ".join(items[:shown]) + (f" +{left}" if left else "")
        if len(text) <= width:
            return text
    return "–"


def _at_sea(state: VascoState, words: Words, seat: int) -> str:
    ships = [state.ships_at[space] for space in range(SPACES) if state.captains_at[space] == seat]
    assert all(ship < FIRST_MERCHANT for ship in ships)
    reals, points = sum(REALS[ship] for ship in ships), sum(POINTS[ship] for ship in ships)
    return f"{len(ships)}{_income(words, reals, points)}"
