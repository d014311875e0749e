"""The pieces, as symbols about their own middle."""

from __future__ import annotations

from caravela.games.endeavor.box import ATTRIBUTE_IDS, Building, Card, Governor, StartBuilding
from caravela.games.endeavor.components import BOX
from draw.endeavor.parts import CARD, TILE, TILE_SPACE, word
from draw.endeavor.symbols import (
    ACTION_GLYPHS,
    ACTION_TINT,
    ATTRIBUTE_GLYPHS,
    ATTRIBUTE_TINTS,
    EMBLEMS,
    PALE,
    PICTURES,
    ZONE_TINTS,
    action,
    attribute,
    glory,
    lock,
    plain_disc,
)
from draw.palette import c
from draw.svg import at, circle, document, group, n, path, rect, tag, text
from draw.symbols import INK, PAPER, crown, governor, ink, seat_mark

SEAT, SEAT_DARK = "var(--seat,#b3372b)", "var(--seat-dark,#5a1a12)"
#: The edge of a tile of each level; start tiles have their own.
LEVEL_TINTS = ("#8a7a5c", "#8f6b3a", "#4f7a5c", "#3f6a94", "#7a4a83", "#a3262b")


def draw() -> str:
    symbols = [
        symbol("disc", 24, 24, disc()),
        symbol("silent_disc", 24, 24, silent()),
        symbol("marker", 18, 22, marker()),
        symbol("presence", 22, 22, presence()),
        symbol("pennon", 20, 20, pennon()),
        *(symbol(f"token_{token.id}", 24, 24, trade_token(token.id, token.actions)) for token in BOX.tokens),
        *(symbol(f"tile_{building.id}", *TILE, tile(building)) for building in (*BOX.buildings, *BOX.start_buildings)),
        *(
            symbol(f"mini_{building.id}", 30, 30, mini(building.id))
            for building in (*BOX.buildings, *BOX.start_buildings)
        ),
        *(
            symbol(f"card_{deck.id}_{card.value}", *CARD, asset(deck.id, card))
            for deck in BOX.decks
            for card in deck.cards
        ),
        *(symbol(f"card_governor_{card.zone}", *CARD, asset(card.zone, card)) for card in BOX.governors),
        *(symbol(f"minicard_{deck.id}", 24, 32, mini_card(deck.id)) for deck in BOX.decks),
        *(symbol(f"minicard_governor_{card.zone}", 24, 32, mini_governor(card.zone)) for card in BOX.governors),
        symbol("aside", 24, 32, aside(), motion="flip"),
        symbol("slavery", 22, 22, chain(broken=False)),
        symbol("abolition", 46, 60, abolition(), motion="flip"),
        symbol("unopened", 46, 36, serpent()),
        symbol("crown", 28, 26, crown()),
        symbol("passed", 26, 26, passed()),
        symbol(
            "round",
            26,
            26,
            circle(0, 0, 11.4, fill="none", stroke=INK, stroke_width="4.4")
            + circle(0, 0, 11.4, fill="none", stroke="#d9a52c", stroke_width="2.6"),
        ),
    ]
    return document("\n".join(symbols))


def symbol(id: str, width: float, height: float, *parts: str, motion: str | None = None) -> str:
    box = f"{n(-width / 2)} {n(-height / 2)} {n(width)} {n(height)}"
    return tag("symbol", *parts, id_=id, viewBox=box, overflow="visible", data_motion=motion)


# Discs


def disc() -> str:
    """A wooden disc of a player."""
    return group(
        circle(0, 1.2, 11, fill=SEAT_DARK, stroke=INK, stroke_width=".8"),
        circle(0, -0.4, 11, fill=SEAT, stroke=SEAT_DARK, stroke_width="1"),
        circle(0, -0.4, 8.4, fill="none", stroke="#fff", stroke_opacity=".4", stroke_width=".9"),
        seat_mark(0, -0.4, 5.2),
    )


def silent() -> str:
    """A disc of the silent fleet: a pale sail on slate."""
    return group(
        circle(0, 1.2, 11, fill="#1d2226", stroke=INK, stroke_width=".8"),
        circle(0, -0.4, 11, fill="#59636b", stroke="#1d2226", stroke_width="1"),
        circle(0, -0.4, 8.4, fill="none", stroke="#fff", stroke_opacity=".4", stroke_width=".9"),
        at(0, -0.4, ACTION_GLYPHS["ship"](), scale=0.86),
    )


def marker() -> str:
    """The marker of a track: a slab in the colour of its owner."""
    return group(
        rect(-7.6, -9, 15.2, 19, rx=4, fill=SEAT_DARK, stroke=INK, stroke_width=".8"),
        rect(-7.6, -10, 15.2, 18.6, rx=4, fill=SEAT, stroke=SEAT_DARK, stroke_width=".9"),
        text(0, 4.2, 0, 14.5, fill="var(--seat-ink,#fff)", font_weight="700", data_slot="value", data_width=14),
    )


def presence() -> str:
    """How many discs a player has in a zone."""
    return group(
        circle(0, 0, 10, fill=SEAT, stroke=SEAT_DARK, stroke_width="1.4"),
        circle(0, 0, 8, fill="none", stroke="#fff", stroke_opacity=".4", stroke_width=".8"),
        text(0, 5.2, 0, 15.5, fill="var(--seat-ink,#fff)", font_weight="700", data_slot="discs", data_width=15),
    )


def pennon() -> str:
    """A route that somebody controls."""
    return ink(
        circle(0, 0, 8.6, fill=SEAT, stroke=SEAT_DARK, stroke_width="1.2"),
        seat_mark(0, 0, 4.4),
        stroke_width=".8",
    )


# Tokens


def trade_token(id: str, actions: list[str]) -> str:
    """A chit: an attribute in its colour, or one or two actions on blue."""
    if not actions:
        return ink(
            circle(0, 0.9, 11, fill="#4a2f14"),
            circle(0, 0, 11, fill="#d9b981"),
            circle(0, 0, 8.9, fill=ATTRIBUTE_TINTS[id], stroke_width=".7"),
            at(0, 0, ATTRIBUTE_GLYPHS[id](), scale=1.06, stroke="none"),
        )
    if len(actions) == 1:
        face = at(0, 0, ACTION_GLYPHS[actions[0]](), scale=1.1, stroke="none")
    else:
        face = group(
            at(-3.9, -2.6, ACTION_GLYPHS[actions[0]](), scale=0.74),
            at(4.3, 3.4, ACTION_GLYPHS[actions[1]](), scale=0.68),
            path("M3.6-7.2L-3.6 7.2", stroke=PALE, stroke_width="1", fill="none"),
            stroke="none",
        )
    return ink(
        circle(0, 0.9, 11, fill="#10283a"),
        circle(0, 0, 11, fill="#a9c6d8"),
        circle(0, 0, 9.4, fill=ACTION_TINT, stroke_width=".7"),
        face,
    )


# Buildings


def tile(building: Building | StartBuilding) -> str:
    """A building: its name, what it shows, its symbols, its space and its actions."""
    width, height = TILE
    left, top = -width / 2, -height / 2
    level = getattr(building, "level", 0)
    tint = LEVEL_TINTS[level]
    band = f"M{n(left + 1.2)} {n(top + 16)}V{n(top + 5.6)}q0-4.4 4.4-4.4h{n(width - 11.2)}q4.4 0 4.4 4.4V{n(top + 16)}Z"
    return group(
        rect(left + 0.6, top + 1.6, width - 1.2, height - 1.6, rx=5, fill="#2c1d10"),
        rect(left + 0.6, top + 0.6, width - 1.2, height - 2, rx=5, fill=PAPER, stroke=INK, stroke_width="1"),
        path(band, fill=tint),
        word(0, top + 12.6, f"building-{building.id}", 12, width - 8, fill="#fff6e0"),
        _picture(building),
        _gains(building),
        _deeds(building),
        text(34.8, 25.2, "", 12.5, fill="#6b5536", font_weight="700", data_slot="copies", data_width=11.5),
    )


def _picture(building: Building | StartBuilding) -> str:
    """Larger where there is no space for a disc below it."""
    if building.actions:
        return rect(-39.4, -14.6, 31, 24, rx=3, fill="#cfe0e0") + at(-24, -1.4, PICTURES[building.id](), scale=0.86)
    return rect(-39.4, -14.6, 40, 43.6, rx=3, fill="#cfe0e0") + at(-19.4, 8.6, PICTURES[building.id](), scale=1.42)


def _gains(building: Building | StartBuilding) -> str:
    """Symbols and glory; the special effects of two buildings behind them."""
    found: list[tuple[str, int]] = [
        (id, 1) for id, count in zip(ATTRIBUTE_IDS, building.symbols, strict=False) for _ in range(count)
    ]
    if building.symbols[-1]:
        found.append(("glory", building.symbols[-1]))
    effect = getattr(building, "effect", None)
    across, r, step = (3, 7.6, 15.8) if building.actions else (2, 8.6, 18.4)
    if not building.actions and len(found) > 4:
        r, step = 7.4, 15.4
    rows = -(-len(found) // across)
    middle = (16.4, -2.6) if building.actions else (21, 6.4)
    parts = []
    for index, (id, value) in enumerate(found):
        row, column = divmod(index, across)
        here = min(across, len(found) - row * across)
        x = middle[0] + (column - (here - 1) / 2) * step if not effect else -0.6
        y = middle[1] + (row - (rows - 1) / 2) * step
        parts.append(glory(x, y, value, r) if id == "glory" else attribute(id, x, y, r))
    if effect == "memorial":
        parts += [plain_disc(13.4, -2.8, 5), _arrow(19.2, -2.6), text(33, 1.8, "+1", 13, fill=INK, font_weight="700")]
    elif effect == "town_hall":
        parts += [action("draw", 15, -2.6, 5.4), _arrow(21.4, -2.6), glory(33.6, -3, BOX.scoring.draw_symbol, 5.8)]
    return group(*parts)


def _arrow(x: float, y: float) -> str:
    return path(f"M{n(x)} {n(y)}h6m-2.4-2.4l2.6 2.4l-2.6 2.4", fill="none", stroke=INK, stroke_width="1.2")


def _plus(x: float, y: float) -> str:
    return path(f"M{n(x - 3)} {n(y)}h6m-3-3v6", fill="none", stroke=INK, stroke_width="1.6")


def _deeds(building: Building | StartBuilding) -> str:
    """The space for a disc and the actions that it brings; a padlock where no payment frees it."""
    if not building.actions:
        return ""
    x, y = TILE_SPACE
    joined = getattr(building, "joined", None)
    parts = [
        circle(x, y, 10, fill="#efe3c4", stroke=INK, stroke_width="1", stroke_dasharray="2.4 1.8"),
        path(f"M{n(x + 11.4)} {n(y)}h4.4m-2-2.2l2.4 2.2l-2.4 2.2", fill="none", stroke=INK, stroke_width="1.2"),
        action(building.actions[0], -4.6, y, 8.4),
    ]
    if len(building.actions) > 1:
        sign = (
            _plus(8, y)
            if joined == "plus"
            else path(f"M{n(10)} {n(y - 6)}l-4 12", fill="none", stroke=INK, stroke_width="1.6")
        )
        parts += [sign, action(building.actions[1], 20.6, y, 8.4)]
    if getattr(building, "locked", False):
        parts.append(lock(x - 7.6, y - 8.6, 0.92))
    return group(*parts)


def mini(id: str) -> str:
    """A building on the card of another player."""
    return group(
        rect(-14.4, -14.4, 28.8, 28.8, rx=4, fill=PAPER, stroke=INK, stroke_width=".9"),
        at(0, 1.4, PICTURES[id](), scale=0.98),
    )


# Cards


def asset(zone: str, card: Card | Governor) -> str:
    """A card: the presence that it takes, the emblem of its zone, and what it gives."""
    width, height = CARD
    left, top = -width / 2, -height / 2
    tint = ZONE_TINTS[zone]
    band = f"M{n(left + 1.4)} {n(top + 18)}V{n(top + 4.4)}q0-3 3-3h{n(width - 8.8)}q3 0 3 3V{n(top + 18)}Z"
    parts = [
        rect(left + 0.6, top + 1.4, width - 1.2, height - 1.4, rx=4, fill="#2c1d10"),
        rect(left + 0.6, top + 0.6, width - 1.2, height - 1.8, rx=4, fill=PAPER, stroke=INK, stroke_width="1"),
        path(band, fill=tint),
        at(left + width - 11, top + 9.8, EMBLEMS[zone](), scale=1.05),
    ]
    if isinstance(card, Governor):
        parts.append(circle(left + 11, top + 11, 9.6, fill="#e8bf4d", stroke=INK, stroke_width=".8"))
        parts.append(at(left + 11, top + 11, governor(), scale=0.72))
    else:
        parts.append(text(left + 9.4, top + 16, card.value, 19, fill=PALE, font_weight="700"))
    parts += _card_gains(card)
    return group(*parts)


def _card_gains(card: Card | Governor) -> list[str]:
    found = [(id, 1) for id, count in zip(ATTRIBUTE_IDS, card.symbols, strict=False) for _ in range(count)]
    if card.symbols[-1]:
        found.append(("glory", card.symbols[-1]))
    if getattr(card, "bonus_disc", False):
        found.append(("bonus", 1))
    if getattr(card, "abolition", False):
        found.append(("abolition", 1))
    count = len(found)
    across, r, step = (2, 8.4, 19) if count <= 4 else (2, 6.6, 13.6) if count <= 6 else (3, 6.3, 13.4)
    rows = -(-count // across)
    parts = []
    for index, (id, value) in enumerate(found):
        row, column = divmod(index, across)
        here = min(across, count - row * across)
        x, y = (column - (here - 1) / 2) * max(step, 14), 8.6 + (row - (rows - 1) / 2) * step
        if id == "glory":
            parts.append(glory(x, y, value, r))
        elif id == "bonus":
            parts.append(plain_disc(x, y, r * 0.9))
            parts.append(text(x, y + r * 0.5, "+1", r * 1.3, fill=INK, font_weight="700"))
        elif id == "abolition":
            parts.append(at(x, y, chain(broken=True), scale=r / 9))
        else:
            parts.append(attribute(id, x, y, r))
    return parts


def _small_card(tint: str, *parts: str) -> str:
    return group(
        rect(-11.4, -14.8, 22.8, 30.4, rx=3, fill="#2c1d10"),
        rect(-11.4, -15.4, 22.8, 30, rx=3, fill=tint, stroke=INK, stroke_width=".9"),
        rect(-9.2, -13.2, 18.4, 25.6, rx=1.6, fill="none", stroke=PALE, stroke_opacity=".55", stroke_width=".8"),
        *parts,
    )


def mini_card(deck: str) -> str:
    """A card on the card of another player: its zone and its value."""
    value = text(0, -0.4, 0, 14, fill=PALE, font_weight="700", data_slot="value")
    return _small_card(ZONE_TINTS[deck], value, at(0, 6, EMBLEMS[deck](), scale=0.86))


def mini_governor(zone: str) -> str:
    return _small_card(
        ZONE_TINTS[zone],
        circle(0, -5, 7.6, fill="#e8bf4d"),
        at(0, -5, governor(), scale=0.6),
        at(0, 7, EMBLEMS[zone](), scale=0.8),
    )


def aside() -> str:
    """A slavery card beside a mat, face down, and what it costs."""
    return _small_card(
        "#2f2824",
        at(0, -5.4, EMBLEMS["slavery"](), scale=0.86),
        glory(0, 5.6, f"−{-BOX.scoring.slavery_set_aside}", 6.6),
    )


def chain(broken: bool) -> str:
    """Links on a seal, whole or broken."""
    links = "M-7-2.6h4.4v5.2H-7zM7-2.6H2.6v5.2H7z" if broken else "M-6.4-2.6h6v5.2h-6zM.4-2.6h6v5.2h-6z"
    parts = [
        circle(0, 0, 9.6, fill="#2f7a55" if broken else "#443b35", stroke=INK, stroke_width=".9"),
        path(links, fill="none", stroke=PALE, stroke_width="1.6"),
    ]
    if broken:
        parts.append(path("M-1.6-5.4L.6-1L-1 1L1.6 5.4", fill="none", stroke=PALE, stroke_width="1.3"))
    else:
        parts.append(path("M-2 0h4", fill="none", stroke=PALE, stroke_width="1.6"))
    return group(*parts)


def abolition() -> str:
    """What lies in the place of the slavery deck once slavery is abolished."""
    width, height = CARD
    return group(
        rect(
            -width / 2 + 0.6,
            -height / 2 + 0.6,
            width - 1.2,
            height - 1.2,
            rx=4,
            fill="#e4efe0",
            stroke="#2f7a55",
            stroke_width="1.6",
        ),
        at(0, 0, chain(broken=True), scale=1.7),
    )


# Marks


def serpent() -> str:
    """A sea that nobody knows yet."""
    return group(
        path("M-20 8C-19-6-9-6-8 8M-4 8C-3-8 8-8 9 8", fill="none", stroke=INK, stroke_width="5.6"),
        path("M-20 8C-19-6-9-6-8 8M-4 8C-3-8 8-8 9 8", fill="none", stroke="#5f8f7c", stroke_width="3.8"),
        path(
            "M12 8C12-2 11-9 16-13C20-15.6 23-12 22.6-9.6L18.4-9.8L20.6-7.6C18-6.4 16.6-4 17 8Z",
            fill="#5f8f7c",
            stroke=INK,
            stroke_width=".9",
        ),
        circle(17.6, -11.6, 0.9, fill=INK),
        path(
            "M-22.4 9q2.8-2.2 5.6 0t5.6 0t5.6 0t5.6 0t5.6 0t5.6 0t5.6 0t5.6 0",
            fill="none",
            stroke=c("hatch"),
            stroke_width="1.4",
        ),
        path("M-14 13q2.8-2.2 5.6 0t5.6 0t5.6 0t5.6 0t5.6 0", fill="none", stroke=c("hatch"), stroke_width="1.2"),
    )


def passed() -> str:
    """An anchor: this fleet is done for the round."""
    return group(
        circle(0, 0, 12, fill=SEAT, stroke=SEAT_DARK, stroke_width="1.4"),
        path(
            "M0-6.4V7M-4-2.4H4M-6.8 2.6C-6.4 6-3 7.6 0 7.6S6.4 6 6.8 2.6",
            fill="none",
            stroke="var(--seat-ink,#fff)",
            stroke_width="1.9",
        ),
        circle(0, -7.6, 1.9, fill="none", stroke="var(--seat-ink,#fff)", stroke_width="1.5"),
    )
