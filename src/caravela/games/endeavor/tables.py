"""The numbers in play, as the rulebook's readers see them; the values come from data.toml."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from caravela.core.facts import Value
from caravela.core.tables import NOTHING, Cell, NumberTable, Printed, Row
from caravela.games.endeavor.box import ATTRIBUTE_IDS, EUROPE_ID, SIDE_IDS
from caravela.games.endeavor.components import BOX, CARD_IDS
from caravela.games.endeavor.meta import META

#: The symbols, as every list of them has them.
_SYMBOLS: Final = (*(f"attribute-{id}" for id in ATTRIBUTE_IDS), "table-glory")
#: What slots of routes look like.
_SLOTS: Final = ("round", "square")
#: What stands between the two actions of a building or token.
_JOINTS: Final = {"plus": "+", "slash": "/"}


def tables() -> list[NumberTable]:
    """Every table; those that depend on the number of players come first."""
    printed = Printed(META, BOX)
    made = [_players(printed), _levels(printed), _glory(printed), _buildings(printed), _start(printed)]
    made += [_cards(printed), _governors(printed), _tokens(printed), _tracks(printed), _places(printed)]
    return [*made, _routes(printed), _scoring(printed), _other(printed)]


def _players(printed: Printed) -> NumberTable:
    keys = [f"setup.players[{index}]" for index in range(len(BOX.setup.players))]
    cells = [printed.cell(f"{key}.sides", "table-side") for key in keys]
    columns = [printed.value(f"{key}.count") for key in keys]
    silent = printed.cell("silent_fleet.sides", "table-side")
    alone = [silent if count == printed.value("silent_fleet.players") else _nothing(silent) for count in columns]
    rows = [Row(["table-players-side"], cells), Row(["table-players-silent"], alone)]
    return printed.table("players", ["END-3.1", "END-19.1"], "table-players-count", columns, rows)


def _nothing(like: Cell) -> Cell:
    return Cell([[NOTHING]], like.kind)


def _levels(printed: Printed) -> NumberTable:
    names = ("build", "growth", "salary", "cards")
    columns = [printed.cells(f"levels.{name}") for name in names]
    rows = [
        Row([span], [column[number] for column in columns])
        for number, span in enumerate(_spans(printed.value("levels.thresholds")))
    ]
    headings = [f"table-levels-{name}" for name in names]
    return printed.table("levels", ["END-2.11", "END-R9"], "table-levels-value", headings, rows)


def _spans(firsts: list[int]) -> list[str]:
    """The values between thresholds: `2–3`; the last one has no end."""
    return [*(f"{first}–{after - 1}" for first, after in pairwise(firsts)), f"{firsts[-1]}+"]


def _glory(printed: Printed) -> NumberTable:
    return printed.listed(
        "track", ["END-18.1", "END-R9"], spaces="track_glory.spaces", above="track_glory.every_space_above"
    )


def _symbols(printed: Printed, key: str) -> Cell:
    """`industry 2, glory 1`."""
    return printed.made([[name, count] for name, count in zip(_SYMBOLS, printed.value(key), strict=True) if count], key)


def _actions(printed: Printed, key: str, joined: str = "slash") -> Cell:
    """`ship + occupy`."""
    item: list[Value] = []
    for id in printed.value(f"{key}.actions"):
        item += [_JOINTS[joined], f"deed-{id}"] if item else [f"deed-{id}"]
    return printed.made([item or [NOTHING]], f"{key}.actions")


def _buildings(printed: Printed) -> NumberTable:
    rows = []
    for tile in BOX.buildings:
        key = f"buildings[{tile.id}]"
        plain = [printed.cell(f"{key}.level"), printed.cell(f"{key}.copies")]
        actions = _actions(printed, key, printed.value(f"{key}.joined"))
        rows.append(
            Row(
                [f"building-{tile.id}"],
                [*plain, _symbols(printed, f"{key}.symbols"), actions, printed.cell(f"{key}.locked")],
            )
        )
    columns = [f"table-buildings-{name}" for name in ("level", "copies", "symbols", "actions", "locked")]
    return printed.table("buildings", ["END-1.3", "END-13.2", "END-R9"], "table-buildings-building", columns, rows)


def _start(printed: Printed) -> NumberTable:
    keys = {building.id: f"start_buildings[{building.id}]" for building in BOX.start_buildings}
    rows = [
        Row([f"building-{id}"], [_symbols(printed, f"{key}.symbols"), _actions(printed, key)])
        for id, key in keys.items()
    ]
    columns = ["table-buildings-symbols", "table-buildings-actions"]
    return printed.table("start", ["END-1.4", "END-3.9"], "table-buildings-building", columns, rows)


def _cards(printed: Printed) -> NumberTable:
    keys = [f"decks[{deck.id}].cards[{index}]" for deck in BOX.decks for index in range(len(deck.cards))]
    rows = [Row([f"card-{id}"], [_card(printed, key)]) for id, key in zip(CARD_IDS, keys, strict=False)]
    rules = ["END-1.5", "END-14.5", "END-14.7", "END-15.1", "END-R9"]
    return printed.table("cards", rules, "table-cards-card", ["table-buildings-symbols"], rows)


def _card(printed: Printed, key: str) -> Cell:
    """The symbols of a card, and what else stands on it."""
    symbols = _symbols(printed, f"{key}.symbols")
    more: list[list[Value]] = [
        [f"table-cards-{name}"] for name in ("bonus_disc", "abolition") if printed.value(f"{key}.{name}")
    ]
    return Cell([*symbols.items, *more], symbols.kind)


def _governors(printed: Printed) -> NumberTable:
    rows = [
        Row([f"zone-{governor.zone}"], [_symbols(printed, f"governors[{index}].symbols")])
        for index, governor in enumerate(BOX.governors)
    ]
    return printed.table("governors", ["END-1.6"], "table-zone", ["table-buildings-symbols"], rows)


def _tokens(printed: Printed) -> NumberTable:
    rows = [
        Row(
            [f"token-{token.id}"], [printed.cell(f"tokens[{token.id}].count"), _actions(printed, f"tokens[{token.id}]")]
        )
        for token in BOX.tokens
    ]
    columns = ["table-tokens-count", "table-buildings-actions"]
    return printed.table("tokens", ["END-1.2"], "table-tokens-token", columns, rows)


def _tracks(printed: Printed) -> NumberTable:
    regions = [zone.id for zone in BOX.zones if zone.id != EUROPE_ID]
    columns = [printed.cells(f"sides[{side}].tracks") for side in SIDE_IDS]
    rows = [Row([f"zone-{id}"], [column[number] for column in columns]) for number, id in enumerate(regions)]
    headings = [f"table-side-{side}" for side in SIDE_IDS]
    return printed.table("tracks", ["END-2.2", "END-2.7"], "table-zone", headings, rows)


def _places(printed: Printed) -> NumberTable:
    rows = []
    for place in BOX.map.places:
        key = f"map.places[{place.id}]"
        sides = [[f"table-side-{side}"] for side in SIDE_IDS if side in printed.value(f"{key}.sides").lower()]
        cells = [printed.cell(f"{key}.zone", "zone"), printed.cell(f"{key}.glory"), printed.made(sides, f"{key}.sides")]
        rows.append(Row([f"place-{place.id}"], cells))
    columns = ["table-zone", "table-glory", "table-places-sides"]
    return printed.table("places", ["END-2.2", "END-18.2"], "table-places-place", columns, rows)


def _routes(printed: Printed) -> NumberTable:
    """Every route of either side, and which kind of slot it has there."""
    shapes = [(side, shape, f"sides[{side}].{shape}_routes") for side in SIDE_IDS for shape in _SLOTS]
    drawn = {(side, pair): (shape, key) for side, shape, key in shapes for pair in printed.value(key)}
    rows = []
    for pair in dict.fromkeys(pair for _, pair in drawn):
        cells = []
        for side in SIDE_IDS:
            shape, key = drawn.get((side, pair), ("", ""))
            lists = [key] if key else [key for at, _, key in shapes if at == side]
            cells.append(printed.made([[f"table-routes-{shape}"]] if shape else [], *lists))
        one, other = pair
        rows.append(Row([f"place-{one}", "–", f"place-{other}"], cells))
    headings = [f"table-side-{side}" for side in SIDE_IDS]
    return printed.table("routes", ["END-2.15", "END-2.16"], "table-routes-route", headings, rows)


def _scoring(printed: Printed) -> NumberTable:
    return printed.listed(
        "scoring",
        ["END-11.4", "END-17.3", "END-18.6", "END-18.7", "END-18.8"],
        route="scoring.route",
        governor="scoring.empty_governor_space",
        discs="scoring.discs_per_glory",
        slavery="scoring.slavery_set_aside",
        town_hall="scoring.draw_symbol",
    )


def _other(printed: Printed) -> NumberTable:
    return printed.listed(
        "other",
        ["END-1.7", "END-1.8", "END-3.6", "END-4.1", "END-16.3", "END-19.1"],
        rounds="rounds.count",
        discs="pieces.discs_per_player",
        coast="mat.coast",
        track_end="mat.track_end",
        card_spaces="mat.card_spaces",
        governor_spaces="mat.governor_spaces",
        most_cards="card_limit.most",
        level_5="setup.level_5_in_offer",
        silent_discs="silent_fleet.discs",
    )
