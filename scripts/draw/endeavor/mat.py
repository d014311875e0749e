"""The mat of the player who looks: tracks, coast, harbour, cards."""

from __future__ import annotations

from itertools import pairwise

from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import BOX
from draw.endeavor.parts import CARD, TILE, TILE_SPACE, place_name, word
from draw.endeavor.symbols import ACTION_GLYPHS, ATTRIBUTE_TINTS, PALE, PICTURES, attribute, glory, plain_disc
from draw.ornament import well
from draw.palette import c
from draw.printing import ground, number
from draw.svg import Sheet, at, n, path, rect, text
from draw.symbols import laurel

WIDTH, HEIGHT = 704, 220
#: Tracks: the left of their spaces, the width of one, the height of a track.
TRACK_LEFT, CELL, ROW = 84, 16.6, 26.5
#: How large tiles on the coast and cards are drawn.
COAST, HELD = 0.88, 0.95
#: The left of the coast, and the right edge of all.
SHORE, RIGHT = 383, WIDTH - 11
#: The top of what lies below tracks and coast.
LOW = 134


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        ground(WIDTH, HEIGHT),
    )
    for index, id in enumerate(ATTRIBUTE_IDS):
        draw_track(sheet, id, 12 + ROW * index)
    draw_harbour(sheet)
    draw_coast(sheet)
    draw_cards(sheet)
    return sheet


def purpose(id: str) -> str:
    """What the level of an attribute is good for: building, new discs, discs back, cards."""
    if id == "industry":
        return at(0, 1, PICTURES["guild_hall"](), scale=0.72)
    if id == "culture":
        return plain_disc(0, 0, 7) + text(0, 4.6, "+", 14, fill="#35261a", font_weight="700")
    glyph = ACTION_GLYPHS["payment" if id == "wealth" else "draw"]()
    return at(0, 0, glyph.replace(PALE, c("ink")), scale=1.2)


def draw_track(sheet: Sheet, id: str, top: float) -> None:
    """The spaces of a track by level (END-2.11); those that score bear a shield (END-18.1)."""
    tint, end = ATTRIBUTE_TINTS[id], BOX.mat.track_end
    height = ROW - 3
    middle = top + height / 2
    width = TRACK_LEFT + CELL * (end + 1) - 11
    sheet.add(
        rect(11, top, width, height, rx=4, fill=tint, fill_opacity=".12"),
        attribute(id, 24, middle, 10.2),
        at(48, middle, purpose(id)),
        number(70, middle + 6.4, 0, 20, font_weight=700, data_slot=f"level-{id}"),
    )
    for level, (first, last) in enumerate(pairwise([*BOX.levels.thresholds, end + 1])):
        x, across = TRACK_LEFT + CELL * first, CELL * (last - first)
        edge = {"fill": tint, "fill_opacity": n(0.12 + 0.1 * level, 2), "stroke": tint, "stroke_width": ".9"}
        sheet.add(rect(x + 0.6, top, across - 1.2, height, rx=3, **edge))
    for value in range(end + 1):
        x = TRACK_LEFT + CELL * (value + 0.5)
        scores = value in BOX.track_glory.spaces and value > 0
        if scores:
            sheet.add(at(x, middle, laurel(7.2), opacity=".8"))
        sheet.add(text(x, middle + 4.8, value, 13.4, fill="#fff6e0" if scores else c("ink-soft"), font_weight="600"))
        sheet.anchor(f"{id}-{value}", x, middle, w=CELL, h=height)
    sheet.anchor(f"track-{id}", 11 + width / 2, middle, w=width, h=height)
    sheet.anchor(f"memorial-{id}", 58, top + 6, r=7, fan="row", gap=8, room=16, scale=0.55)


def draw_harbour(sheet: Sheet) -> None:
    """Discs in the harbour and in the supply, action tokens, the crown, the score if the game ended now."""
    left, width, top = 11, 256, 121
    waves = f"M{n(left + 3)} {n(top + 30)}q5-3.6 10 0" + "t10 0" * 24
    soft = {"fill": c("ink-soft"), "font_weight": 400}
    sheet.add(
        well(left, top, width, 36),
        path(waves, fill="none", stroke=c("blue"), stroke_width="1", stroke_opacity=".55"),
        word(left + 6, top + 14, "sheet-harbour", 14, 50, text_anchor="start", **soft),
        well(left, top + 40, 66, 48),
        word(left + 33, top + 53, "sheet-supply", 14, 60, **soft),
        well(left + 70, top + 40, 116, 48),
        word(left + 128, top + 53, "sheet-tokens", 14, 110, **soft),
        word(left + 234, top + 50, "sheet-points", 14, 46, **soft),
    )
    sheet.about(
        "points",
        at(left + 234, top + 70, laurel(16)),
        text(left + 234, top + 77.6, 0, 22, fill="#fff6e0", font_weight=700, data_slot="points", data_width=27),
    )
    sheet.anchor("harbour", left + width / 2 + 28, top + 17, w=width - 56, h=36, fan="row", gap=22, room=width - 84)
    sheet.anchor("supply", left + 28, top + 72, w=66, h=34, scale=1.05)
    sheet.anchor("tokens", left + 128, top + 72, w=116, h=34, fan="row", gap=25, room=86, scale=1.02)
    sheet.anchor("crown", left + 201, top + 54, r=12, scale=0.8)
    sheet.anchor("passed", left + 201, top + 77, r=10, scale=0.8)


def draw_coast(sheet: Sheet) -> None:
    """The places for buildings, in two rows."""
    width, height = TILE[0] * COAST, TILE[1] * COAST
    for index in range(BOX.mat.coast):
        row, column = divmod(index, 4)
        x, y = SHORE + (width + 4) * column + width / 2, 12 + (height + 4) * row + height / 2
        sheet.add(well(x - width / 2, y - height / 2, width, height))
        if index:
            sheet.add(number(x, y + 8, index, 22, "panel-edge", font_weight=400, opacity=".6"))
        sheet.anchor(f"coast-{index}", x, y, w=width + 2, h=height + 2, scale=COAST)
        sheet.anchor(f"disc-{index}", x + TILE_SPACE[0] * COAST, y + TILE_SPACE[1] * COAST, r=10, scale=0.82)


def draw_cards(sheet: Sheet) -> None:
    """The governor's place with the glory of leaving it empty, the cards, slavery cards set aside."""
    width, height = CARD[0] * HELD + 4, CARD[1] * HELD + 4
    left, top = 273, HEIGHT - 11 - height
    middle = top + height / 2
    soft = {"fill": c("ink-soft"), "font_weight": 400}
    sheet.add(
        well(left, top, width + 6, height),
        glory(left + width / 2 + 3, top + 24, BOX.scoring.empty_governor_space, 14),
        word(left + width / 2 + 3, top + height - 6, "sheet-governor", 13.4, width - 3, **soft),
    )
    sheet.anchor("governor", left + width / 2 + 3, middle, w=width + 6, h=height, scale=HELD)
    left += width + 12
    room = RIGHT - left - 52
    sheet.add(
        well(left, top, room, height),
        place_name(left + room / 2, middle + 4, "cards", "short-held", 14, room - 20),
    )
    step = {"fan": "row", "gap": width, "room": room - width}
    sheet.anchor("cards", left + room / 2, middle, w=room, h=height, scale=HELD, **step)
    left += room + 4
    sheet.add(
        well(left, top, 48, height),
        glory(left + 24, middle - 2, f"−{-BOX.scoring.slavery_set_aside}", 11).replace("<g ", '<g opacity=".3" ', 1),
    )
    sheet.anchor("aside", left + 24, middle, w=48, h=height, fan="row", gap=14, room=18, scale=1.2)
