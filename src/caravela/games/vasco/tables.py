"""The numbers in play, as the rulebook's readers see them; the values come from data.toml."""

from __future__ import annotations

from caravela.core.facts import Value
from caravela.core.tables import NOTHING, Cell, NumberTable, Printed, Row
from caravela.games.vasco.box import AREA_IDS, DECK_IDS, HARBOUR_IDS
from caravela.games.vasco.components import BOX, PLAYERS, VASCO_TILES
from caravela.games.vasco.meta import META


def tables() -> list[NumberTable]:
    """Every table; those that depend on the number of players come first."""
    printed = Printed(META, BOX)
    made = [_players(printed), _harbours(printed), _compensation(printed), _tiles(printed), _merchant_ships(printed)]
    made += [_projects(printed, deck) for deck in DECK_IDS]
    return [*made, _prices(printed), _crew(printed), _start(printed), _other(printed)]


def _players(printed: Printed) -> NumberTable:
    keys = [f"setup.players[{index}]" for index in range(len(PLAYERS))]
    spaces = [printed.cells(f"{key}.action_spaces") for key in keys]
    rows = [
        Row(["table-players-spaces", f"area-{area}"], [cells[index] for cells in spaces])
        for index, area in enumerate(AREA_IDS)
    ]
    rows.append(printed.row("table-players-sections", *(f"{key}.sections" for key in keys)))
    rows.append(Row(["table-players-characters"], [printed.cell(f"{key}.characters", "character") for key in keys]))
    columns = [printed.value(f"{key}.count") for key in keys]
    rules = ["VDG-2.5", "VDG-2.8", "VDG-2.9", "VDG-4.6"]
    return printed.table("players", rules, "table-players-count", columns, rows)


def _harbours(printed: Printed) -> NumberTable:
    rows = []
    for id in HARBOUR_IDS:
        key = f"harbours[{id}]"
        rows.append(
            Row(
                [f"harbour-{id}"],
                [printed.cell(f"{key}.spaces"), printed.cell(f"{key}.completion"), _bonus(printed, key)],
            )
        )
    columns = ["table-harbours-spaces", "table-harbours-completion", "table-harbours-bonus"]
    return printed.table("harbours", ["VDG-1.11", "VDG-1.12", "VDG-1.13"], "table-harbours-harbour", columns, rows)


def _bonus(printed: Printed, key: str) -> Cell:
    bonus, amount = printed.value(f"{key}.bonus"), printed.value(f"{key}.amount")
    item: list[Value] = [NOTHING] if bonus == "none" else [f"table-bonus-{bonus}", amount]
    return printed.made([item], f"{key}.bonus", f"{key}.amount")


def _compensation(printed: Printed) -> NumberTable:
    zone = "number_zone"
    lines = zip(
        printed.value(f"{zone}.first"), printed.value(f"{zone}.last"), printed.cells(f"{zone}.reals"), strict=True
    )
    rows = [Row([f"{first}–{last}"], [reals]) for first, last, reals in lines]
    extra = printed.value(f"{zone}.extra")
    rows.append(Row([", ".join(str(number) for number in extra)], [printed.cell(f"{zone}.extra_reals")]))
    rules = ["VDG-1.5", "VDG-5.10", "VDG-5.11"]
    return printed.table("compensation", rules, "table-compensation-numbers", ["table-reals"], rows)


def _tiles(printed: Printed) -> NumberTable:
    names = ("change", "upper", "lower")
    columns = [printed.cells(f"vasco_tiles.{name}") for name in names]
    starts = printed.value("vasco_tiles.start")
    rows = [Row([starts[tile]], [column[tile] for column in columns]) for tile in range(VASCO_TILES)]
    headings = [f"table-tiles-{name}" for name in names]
    return printed.table("tiles", ["VDG-1.4"], "table-tiles-start", headings, rows)


def _merchant_ships(printed: Printed) -> NumberTable:
    return printed.listed("merchants", ["VDG-1.3"], limits="merchant_ships.limits")


def _projects(printed: Printed, deck: str) -> NumberTable:
    key = f"projects.decks[{deck}]"
    stated = printed.value(f"{key}.stated")
    rows = []
    for id, *values in printed.value(f"{key}.tiles"):
        source = f"{key}.stated" if id in stated else f"{key}.tiles"
        rows.append(Row([f"project-{id}"], [printed.made([[value]], source) for value in values]))
    columns = ["table-projects-limit", "table-projects-crew", "table-reals", "table-vp"]
    return printed.table(
        f"projects_{deck}", ["VDG-1.2", "VDG-9.16", "VDG-11.2"], "table-projects-project", columns, rows
    )


def _prices(printed: Printed) -> NumberTable:
    rows = [
        Row(["table-prices-colours", number], [cell])
        for number, cell in enumerate(printed.cells("recruiting.colour_prices"), start=1)
    ]
    rows.append(printed.row("table-prices-captain", "recruiting.captain_price"))
    rows += [printed.row(f"table-prices-project_{name}", f"projects.price_of_{name}") for name in ("one", "two")]
    return printed.table("prices", ["VDG-6.1", "VDG-8.2", "VDG-8.5"], "", ["table-reals"], rows)


def _crew(printed: Printed) -> NumberTable:
    colours = printed.value("crew.colours")
    rows = [
        Row([f"colour-{colour}"], [cell]) for colour, cell in zip(colours, printed.cells("crew.sailors"), strict=True)
    ]
    rows.append(printed.row(f"colour-{printed.value('crew.missionary')}", "pieces.missionaries"))
    return printed.table("crew", ["VDG-1.7"], "table-crew-colour", ["table-crew-pieces"], rows)


def _start(printed: Printed) -> NumberTable:
    return printed.listed(
        "start",
        ["VDG-2.2", "VDG-2.3", "VDG-2.6", "VDG-2.11"],
        reals="setup.reals",
        captains="setup.captains",
        captains_to_recruit="setup.captains_to_recruit",
        discs="pieces.discs_per_player",
        sailors="setup.sailors_per_section",
        missionaries="setup.missionaries",
    )


def _other(printed: Printed) -> NumberTable:
    return printed.listed(
        "other",
        ["VDG-3.1", "VDG-10.16", "VDG-10.17", "VDG-12.2", "VDG-12.7", "VDG-13.3", "VDG-13.4"],
        rounds="rounds.count",
        upper_cells="projects.upper_cells",
        capacity="recruiting.capacity",
        refill="recruiting.refill",
        dias="characters.dias_points",
        missionaries="characters.alvares_missionaries",
        extra_discs="pieces.extra_discs_per_player",
        reals_per_vp="scoring.reals_per_point",
        captain_vp="scoring.ship_with_captain",
    )
