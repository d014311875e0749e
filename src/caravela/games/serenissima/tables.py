"""The numbers in play, as the rulebook's readers see them; the values come from data.toml."""

from __future__ import annotations

from typing import Final

from caravela.core.tables import Cell, NumberTable, Printed, Row
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import BOX, CARD_IDS, INCOME, PLAYERS, PORT_IDS, ZONE_IDS
from caravela.games.serenissima.meta import META

#: The rows of the table by number of players, with the keys of setup.players; the scoring spaces stand between them.
_BY_PLAYERS: Final = ("sailors", "galleys", "start_galleys", "closed")


def tables() -> list[NumberTable]:
    """Every table; those that depend on the number of players come first."""
    printed = Printed(META, BOX)
    made = [_players(printed), _income(printed), _doge(printed), _ports(printed), _zones(printed), _goods(printed)]
    made += [_costs(printed), _buildings(printed)]
    return [*made, _dice(printed), _start(printed), _agreed(printed), _other(printed)]


def _players(printed: Printed) -> NumberTable:
    keys = [f"setup.players[{index}]" for index in range(len(PLAYERS))]
    rows = [Row(["table-players-scoring"], [_scoring(printed, key) for key in keys])]
    rows += [printed.row(f"table-players-{name}", *(f"{key}.{name}" for key in keys)) for name in _BY_PLAYERS]
    columns = [printed.value(f"{key}.count") for key in keys]
    rules = ["SER-2.3", "SER-2.4", "SER-2.5", "SER-10.5", "SER-12.1", "SER-12.2", "SER-12.3"]
    return printed.table("players", rules, "table-players-count", columns, rows)


def _scoring(printed: Printed, key: str) -> Cell:
    """The scoring spaces of the track that this number of players uses."""
    track = f"tracks[{printed.value(f'{key}.track')}]"
    printed.value(f"{track}.players")
    return printed.cell(f"{track}.scoring")


def _income(printed: Printed) -> NumberTable:
    paid = printed.cells("income.by_cubes")
    rows = [Row(["table-income-cubes", cubes], [paid[cubes]]) for cubes in range(len(INCOME))]
    rows += [printed.row(f"table-income-{name}", f"income.{name}") for name in ("full", "basilica", "wine")]
    rules = ["SER-10.2", "SER-11.1", "SER-R23"]
    return printed.table("income", rules, "table-income-port", ["table-ducats"], rows)


def _doge(printed: Printed) -> NumberTable:
    names = ("count", "advance", "wine", "reshuffle")
    rows = [printed.row(f"card-{id}", *(f"doge[{id}].{name}" for name in names)) for id in CARD_IDS]
    columns = [f"table-doge-{name}" for name in names]
    return printed.table("doge", ["SER-10.2", "SER-10.3", "SER-10.4"], "table-doge-card", columns, rows)


def _ports(printed: Printed) -> NumberTable:
    rows = [
        Row(
            [f"port-{id}"],
            [
                printed.cell(f"ports[{id}].good", "good"),
                printed.cell(f"ports[{id}].spaces"),
                printed.cell(f"ports[{id}].start"),
            ],
        )
        for id in PORT_IDS
    ]
    columns = ["table-ports-good", "table-ports-spaces", "table-ports-start"]
    return printed.table("ports", ["SER-1.9", "SER-2.7", "SER-4.8", "SER-R4"], "table-ports-port", columns, rows)


def _zones(printed: Printed) -> NumberTable:
    rows = [Row([f"zone-{id}"], [printed.cell(f"zones[{id}].adjacent", "zone")]) for id in ZONE_IDS]
    return printed.table("zones", ["SER-1.10", "SER-5.1"], "table-zones-zone", ["table-zones-adjacent"], rows)


def _goods(printed: Printed) -> NumberTable:
    rows = [printed.row(f"good-{good}", f"goods.{good}") for good in GOODS]
    return printed.table("goods", ["SER-1.2", "SER-1.5"], "table-ports-good", ["table-goods-cubes"], rows)


def _costs(printed: Printed) -> NumberTable:
    rules = ["SER-4.11", "SER-4.12", "SER-6.7", "SER-9.2", "SER-9.3"]
    return printed.listed(
        "costs", rules, cube="costs.cube", sailor="costs.sailor", galley="costs.galley", spice="sale.spice_bonus"
    )


def _buildings(printed: Printed) -> NumberTable:
    rows = [
        Row(
            [f"building-{id}"],
            [
                printed.cell(f"costs.{id}"),
                printed.cell(f"buildings.{id}_needs", "good"),
                printed.cell(f"pieces.{id}_tokens"),
            ],
        )
        for id in ("fort", "basilica")
    ]
    columns = ["table-buildings-price", "table-buildings-needs", "table-buildings-tokens"]
    return printed.table("buildings", ["SER-1.7", "SER-9.5", "SER-9.6"], "table-buildings-building", columns, rows)


def _dice(printed: Printed) -> NumberTable:
    return printed.listed("dice", ["SER-7.5", "SER-8.8"], skulls="dice.skulls", fort="buildings.fort_dice")


def _start(printed: Printed) -> NumberTable:
    return printed.listed(
        "start",
        ["SER-2.3", "SER-2.7"],
        ducats="setup.ducats",
        port_sailors="setup.port_sailors",
        galley_sailors="setup.galley_sailors",
    )


def _agreed(printed: Printed) -> NumberTable:
    goods = printed.value("setup.closed_goods")
    rows = [Row([f"good-{good}"], [printed.cell(f"setup.agreed.{good}", "port")]) for good in goods]
    return printed.table("agreed", ["SER-2.6", "SER-2.14"], "table-ports-good", ["table-ports-port"], rows)


def _other(printed: Printed) -> NumberTable:
    return printed.listed(
        "other",
        ["SER-1.8", "SER-4.1", "SER-10.6", "SER-11.3"],
        slots="limits.slots",
        galleys="pieces.galley_cubes_per_colour",
        special="limits.special_investment_galleys",
        scorings="limits.scorings",
    )
