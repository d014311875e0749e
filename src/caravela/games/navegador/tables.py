"""The numbers in play, as the rulebook's readers see them; the values come from data.toml."""

from __future__ import annotations

from typing import Final

from caravela.core.tables import Cell, NumberTable, Printed, Row
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS, PHASES
from caravela.games.navegador.components import BOTTOM_ROW, BOX, PLAYERS, REGION_IDS
from caravela.games.navegador.meta import META

#: What may depend on the phase.
_BY_PHASE: Final = {
    "range": "sailing.range",
    "worker": "workers.price",
    "extra_worker": "workers.extra_price",
    "surplus_worker": "workers.surplus_sale",
    "ship": "ships.price",
    "extra_ship": "ships.extra_price",
    "surplus_ship": "ships.surplus_sale",
}


def tables() -> list[NumberTable]:
    """Every table; those that depend on the number of players come first."""
    printed = Printed(META, BOX)
    made = [_players(printed), _phases(printed), _market(printed), _buildings(printed), _regions(printed)]
    made += [_borders(printed), _tokens(printed)]
    return [*made, _sheet(printed), _sailing(printed), _start(printed), _other(printed)]


def _players(printed: Printed) -> NumberTable:
    keys = [f"setup.players[{index}]" for index in range(len(PLAYERS))]
    refill = [printed.cells(f"{key}.refill") for key in keys]
    rows = [
        Row([f"table-players-gallery_{phase}"], [cells[phase - 2] for cells in refill])
        for phase in range(2, PHASES + 1)
    ]
    rows += [
        printed.row(f"table-players-{name}", *(f"{key}.{name}" for key in keys)) for name in ("shipyards", "churches")
    ]
    rows.append(Row(["table-players-double_loss"], [printed.cell(f"{key}.double_loss", "region") for key in keys]))
    columns = [printed.value(f"{key}.count") for key in keys]
    rules = ["NAV-2.5", "NAV-2.7", "NAV-11.4", "NAV-R6"]
    return printed.table("players", rules, "table-players-count", columns, rows)


def _phases(printed: Printed) -> NumberTable:
    rows = [Row([f"table-phases-{name}"], _in_phases(printed, key)) for name, key in _BY_PHASE.items()]
    rules = ["NAV-4.1", "NAV-4.2", "NAV-4.5", "NAV-5.1", "NAV-5.2", "NAV-5.5", "NAV-6.2", "NAV-11.2"]
    return printed.table("phases", rules, "table-phases-phase", range(1, PHASES + 1), rows)


def _in_phases(printed: Printed, key: str) -> list[Cell]:
    """A cell for each phase, the same in all where the phase does not matter."""
    return printed.cells(key) if isinstance(printed.value(key), list) else [printed.cell(key)] * PHASES


def _market(printed: Printed) -> NumberTable:
    columns = [printed.cells(f"market.{name}") for name in (*GOODS, "factory")]
    rows = [Row([row + 1], [column[row] for column in columns]) for row in range(BOTTOM_ROW + 1)]
    headings = [*(f"good-{good}" for good in GOODS), "table-market-revenue"]
    return printed.table("market", ["NAV-1.7", "NAV-9.2", "NAV-9.4"], "table-market-row", headings, rows)


def _buildings(printed: Printed) -> NumberTable:
    rows = [printed.row(f"building-{id}", f"buildings[{id}].workers", f"buildings[{id}].prices") for id in LINE_IDS]
    columns = ["table-buildings-workers", "table-buildings-prices"]
    return printed.table("buildings", ["NAV-1.8", "NAV-8.2", "NAV-8.3"], "table-buildings-line", columns, rows)


def _regions(printed: Printed) -> NumberTable:
    rows = [
        Row(
            [f"region-{id}"],
            [printed.cell(f"map.regions[{id}].good", "good"), printed.cell(f"map.regions[{id}].tokens")],
        )
        for id in REGION_IDS
        if id != BOX.map.start
    ]
    columns = ["table-regions-good", "table-regions-tokens"]
    return printed.table("regions", ["NAV-2.3"], "table-regions-region", columns, rows)


def _borders(printed: Printed) -> NumberTable:
    rows = []
    for index in range(len(BOX.map.borders)):
        key = f"map.borders[{index}]"
        one, other = printed.value(f"{key}.between")
        rows.append(Row([f"region-{one}", "–", f"region-{other}"], [printed.cell(f"{key}.colour", "table-borders")]))
    return printed.table("borders", ["NAV-1.1", "NAV-6.2"], "table-borders-between", ["table-borders-colour"], rows)


def _tokens(printed: Printed) -> NumberTable:
    rows = [printed.row(f"good-{good}", f"colonies.{good}") for good in GOODS]
    return printed.table("tokens", ["NAV-1.3", "NAV-7.3"], "table-regions-good", ["table-tokens-prices"], rows)


def _sheet(printed: Printed) -> NumberTable:
    rows = [
        printed.row(f"column-{id}", *(f"sheet[{id}].{name}" for name in ("base", "privilege", "bonus")))
        for id in COLUMN_IDS
    ]
    columns = ["table-sheet-base", "table-sheet-privilege", "table-sheet-bonus"]
    return printed.table("sheet", ["NAV-1.5", "NAV-10.4", "NAV-10.5", "NAV-14.4"], "table-sheet-column", columns, rows)


def _sailing(printed: Printed) -> NumberTable:
    rows = [
        printed.row("table-sailing-plain", "sailing.fleet", "sailing.loss"),
        printed.row("table-sailing-double", "sailing.double_fleet", "sailing.double_loss"),
    ]
    columns = ["table-sailing-fleet", "table-sailing-loss"]
    return printed.table("sailing", ["NAV-6.6", "NAV-6.8"], "table-regions-region", columns, rows)


def _start(printed: Printed) -> NumberTable:
    return printed.listed(
        "start",
        ["NAV-2.1", "NAV-2.2", "NAV-2.4"],
        money="setup.money",
        workers="workers.start",
        ships="ships.start",
        joker_factories="setup.joker_factories",
        shipyards="setup.shipyards",
        churches="setup.churches",
        market_row="market.start_row",
        gallery="privileges.at_start",
    )


def _other(printed: Printed) -> NumberTable:
    return printed.listed(
        "other",
        ["NAV-1.11", "NAV-3.4", "NAV-4.4", "NAV-5.4", "NAV-7.2", "NAV-10.2", "NAV-10.3", "NAV-14.1"],
        free_steps="rondel.free_steps",
        lowest="workers.lowest",
        highest="workers.highest",
        ships="pieces.ships_per_player",
        colony_workers="colonies.workers",
        worker_cost="privileges.worker_cost",
        slots="privileges.slots",
        vp_worker="scoring.worker",
        vp_ship="scoring.ship",
        vp_money="scoring.money_per_point",
    )
