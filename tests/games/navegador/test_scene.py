"""The scene of Navegador: what stands where, what is clicked, and that the sheets print what the data says."""

from __future__ import annotations

from xml.etree import ElementTree

from support.navegador import coast, do, legal, new_game, position

from caravela.core.facts import NOBODY
from caravela.core.scene import Piece
from caravela.games.navegador import RULES
from caravela.games.navegador.components import BOX, COLOURS, FOLDER, REGION_IDS, SPACE_IDS, STACK_SIZE
from caravela.games.navegador.state import NavegadorState
from caravela.picture import Art, art, tag


def pieces(state: NavegadorState) -> dict[str, Piece]:
    return {piece.id: piece for piece in RULES.scene(state, NOBODY).pieces}


def standing(state: NavegadorState, anchor: str) -> list[str]:
    """The symbols of the pieces at an anchor, `sheet/anchor`."""
    return [piece.symbol for piece in pieces(state).values() if f"{piece.sheet}/{piece.anchor}" == anchor]


def targets(state: NavegadorState, action: str) -> list[str]:
    assert action in legal(state)
    return RULES.targets(state, RULES.actions.parse(action))


def sheet(name: str) -> Art:
    return art(FOLDER / "art" / name)


# What stands where


def test_a_ship_in_goa_stands_at_goa() -> None:
    state = position(discovered=coast("goa"), red={"ships": {"goa": 2, "portugal": 1}})
    ship = pieces(state)["ship-red-goa-1"]
    assert (ship.symbol, ship.sheet, ship.anchor, ship.seat) == ("ship", "board", "goa", 0)
    assert "ship-red-goa-2" not in pieces(state)
    assert standing(state, "mat-red/supply") == ["ship"] * 4


def test_one_move_changes_one_ship() -> None:
    state = position(at="sailing", phase=2, discovered=coast("cabo"), red={"ships": {"portugal": 3, "guine": 2}})
    before = pieces(state)
    do(state, "move portugal > angola")
    after = pieces(state)
    assert set(before) - set(after) == {"ship-red-portugal-2"}
    assert set(after) - set(before) == {"ship-red-angola-0"}
    assert all(after[id].anchor == before[id].anchor for id in set(before) & set(after))


def test_a_fleet_lies_off_the_region_that_it_discovers() -> None:
    state = position(at="sailing", discovered=["guine"], red={"ships": {"portugal": 1, "guine": 2}})
    do(state, "discover angola", "fleet guine")
    assert standing(state, "board/fleet-angola") == ["ship"]
    assert standing(state, "board/angola") == ["disc"]


def test_the_set_up() -> None:
    state = new_game(3)
    everything = pieces(state)
    for region, size in zip(REGION_IDS, STACK_SIZE, strict=True):
        assert (f"disc-{region}" in everything) == (region != BOX.map.start)
        assert len([id for id in everything if id.startswith(f"back-{region}-")]) == size
    assert {id for id in everything if id.startswith("loss-")} == {"loss-nagasaki", "loss-macau"}
    assert standing(state, "board/hub") == ["stone"] * 3
    assert standing(state, "board/phase-1") == ["phase"]
    for good in ("sugar", "gold", "spice"):
        assert standing(state, f"market/price-{good}-{BOX.market.start_row}") == [f"price_{good}"]
    for column in BOX.sheet:
        assert standing(state, f"market/gallery-{column.id}") == [f"privilege_{column.id}"]
    for colour in COLOURS[:3]:
        assert standing(state, f"board/workers-{BOX.workers.start}-{colour}") == ["worker"]
        assert standing(state, f"mat-{colour}/royal") == ["royal"]
        assert everything[f"money-{colour}"].slots == {"amount": BOX.setup.money}


def test_tokens_keep_their_places_while_the_cheaper_ones_go() -> None:
    state = position(discovered=["bahia"], stacks={"bahia": [60, 80, 110]})
    anchors = [pieces(state)[f"token-sugar-{price}"].anchor for price in (60, 80, 110)]
    assert anchors == ["token-bahia-1", "token-bahia-2", "token-bahia-3"]


def test_a_token_that_becomes_a_colony_is_the_same_piece() -> None:
    state = position(at="colony", discovered=["bahia"], stacks={"bahia": [60, 80]}, red={"ships": {"bahia": 1}})
    do(state, "found bahia")
    colony = pieces(state)["token-sugar-60"]
    assert (colony.sheet, colony.anchor, colony.seat) == ("mat-red", "colony-sugar", 0)


def test_buildings_stand_at_the_prices_that_are_left() -> None:
    state = position(left={"church": 2, "shipyard": 0})
    churches = [id for id, piece in pieces(state).items() if piece.symbol == "church" and piece.sheet == "market"]
    assert churches == ["church-5", "church-6"]
    assert not [id for id, piece in pieces(state).items() if piece.symbol == "shipyard" and piece.sheet == "market"]


def test_the_royal_privilege_follows_the_tokens_of_its_column() -> None:
    state = position(at="royal", phase=3, red={"privileges": {"church": 2}})
    do(state, "royal church")
    assert pieces(state)["royal-red"].anchor == "slot-church-2"


def test_a_mat_shows_what_its_columns_are_worth() -> None:
    state = position(phase=3, red={"privileges": {"explorer": 1, "shipyard": 2}, "workers": 5})
    mat = next(sheet for sheet in RULES.scene(state, NOBODY).sheets if sheet.id == "mat-red")
    assert [mat.slots[f"value-{column.id}"] for column in BOX.sheet] == [1, 2, 5, 7, 3]
    assert mat.slots["workers"] == 5
    assert mat.slots["points"] == RULES.scores(state)[0]


# What is clicked


def test_the_stone_goes_to_the_space_that_is_clicked() -> None:
    state = position(red={"stone": "workers"})
    assert targets(state, "rondel colony") == ["board/space-colony"]


def test_ships_are_meant_by_their_region() -> None:
    state = position(at="sailing", discovered=["guine"], red={"ships": {"portugal": 2, "guine": 2}})
    assert targets(state, "move portugal > guine") == ["board/portugal", "board/guine"]
    assert targets(state, "discover angola") == ["board/angola"]
    assert targets(state, "done") == []
    do(state, "discover angola")
    assert targets(state, "fleet guine") == ["board/guine"]


def test_the_cheapest_token_is_clicked() -> None:
    state = position(at="colony", discovered=["bahia"], stacks={"bahia": [60, 80]}, red={"ships": {"bahia": 1}})
    assert targets(state, "found bahia") == ["token-sugar-60"]


def test_goods_are_clicked_on_the_own_mat() -> None:
    state = position(
        at="market_a",
        discovered=["guine"],
        red={"colonies": {"gold": 2}, "buildings": {"sugar_factory": 1}},
    )
    assert targets(state, "sell gold 2") == targets(state, "sell gold 1") == ["mat-red/colony-gold"]
    assert targets(state, "process sugar 2") == ["mat-red/sugar_factory"]
    assert targets(state, "process spice 1") == ["joker-red", "price-spice"]


def test_the_first_building_of_a_line_is_clicked() -> None:
    state = position(at="buildings", left={"gold_factory": 4}, red={"money": 500, "workers": 5})
    assert targets(state, "build gold_factory") == ["gold_factory-2"]


def test_privileges_numbers_and_the_card() -> None:
    assert targets(position(at="privilege", red={"workers": 4}), "privilege church") == ["market/gallery-church"]
    assert targets(position(at="workers"), "hire 1") == ["worker-red"]
    assert targets(position(at="ships"), "ships 1") == ["mat-red/supply"]
    assert targets(position(at="royal"), "royal church") == ["mat-red/column-church"]
    assert targets(position(holder="red"), "card") == ["card"]


# What is printed


def printed(name: str) -> list[str]:
    return [element.text or "" for element in sheet(name).root.iter(tag("text")) if "data-slot" not in element.attrib]


def test_the_sheets_print_the_numbers_of_the_data() -> None:
    """Whoever corrects data.toml runs scripts/draw-art again."""
    market = printed("market.svg")
    for column in (BOX.market.sugar, BOX.market.gold, BOX.market.spice, BOX.market.factory):
        assert _within([str(price) for price in column], market)
    for line in BOX.buildings:
        assert _within([str(line.workers), *(str(price) for price in line.prices)], market)
    board = printed("board.svg")
    for index in range(3):
        assert _within([str(BOX.sailing.range[index]), str(BOX.workers.extra_price[index])], board)
    for column_ in BOX.sheet:
        assert _within([str(bonus) for bonus in column_.bonus], printed("mat.svg"))


def _within(part: list[str], whole: list[str]) -> bool:
    return any(whole[start : start + len(part)] == part for start in range(len(whole)))


def test_the_sheets_have_a_place_for_everything_in_the_data() -> None:
    board, market, mat = (set(sheet(name).anchors) for name in ("board.svg", "market.svg", "mat.svg"))
    for region in BOX.map.regions:
        assert {region.id, f"fleet-{region.id}", f"loss-{region.id}"} <= board
        assert {f"token-{region.id}-{index}" for index in range(region.tokens)} <= board
    for space in SPACE_IDS:
        assert {f"space-{space}", f"orange-{space}", *(f"stone-{space}-{colour}" for colour in COLOURS)} <= board
    for line in BOX.buildings:
        assert {f"{line.id}-{position}" for position in range(len(line.prices))} <= market
    for column in BOX.sheet:
        assert {f"column-{column.id}", *(f"slot-{column.id}-{slot}" for slot in range(3))} <= mat


def test_a_roadstead_lies_where_the_data_says() -> None:
    for region in REGION_IDS:
        anchor = sheet("board.svg").anchors[region]
        assert (anchor.x, anchor.y) == BOX.map.chart[region]


def test_every_border_is_drawn() -> None:
    text = ElementTree.tostring(sheet("board.svg").root, "unicode")
    assert text.count('stroke-dasharray=".1 5.4"') == len(BOX.map.borders)
