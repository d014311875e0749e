"""The scene of Serenissima: what lies where, what is clicked, what stays hidden, and what the sheets print."""

from __future__ import annotations

from support.serenissima import do, legal, new_game, position

from caravela.core.facts import NOBODY, Event
from caravela.core.scene import Piece
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import BOX, COLOURS, FOLDER, GALLEYS, SIZE, SLOTS, TRACK, ZONE_IDS
from caravela.games.serenissima.scene import BERTHS, MOST_BERTHS
from caravela.games.serenissima.state import SerenissimaState
from caravela.picture import Art, art, tag


def pieces(state: SerenissimaState, seat: int = 0) -> dict[str, Piece]:
    return {piece.id: piece for piece in RULES.scene(state, seat).pieces}


def lying(state: SerenissimaState, anchor: str, seat: int = 0) -> list[str]:
    """The symbols of the pieces at an anchor, `sheet/anchor`."""
    return [piece.symbol for piece in pieces(state, seat).values() if f"{piece.sheet}/{piece.anchor}" == anchor]


def targets(state: SerenissimaState, action: str) -> list[str]:
    assert action in legal(state), legal(state)
    return RULES.targets(state, RULES.actions.parse(action))


def sheet(name: str) -> Art:
    return art(FOLDER / "art" / name)


# What lies where


def test_a_port_shows_its_owner_its_garrison_its_warehouse_and_its_buildings() -> None:
    state = position(
        galleys={4: "blue ionio 1"}, ports={"alger": "red 2"}, stored={"alger": "stone wood"}, forts=["alger"]
    )
    held = pieces(state)["held-alger"]
    assert (held.symbol, held.seat, held.values["sailors"]) == ("held_4", COLOURS.index("red"), 2)
    assert [lying(state, f"board/guard-alger-{place}") for place in range(3)] == [["sailor"], ["sailor"], []]
    assert [lying(state, f"board/store-alger-{place}") for place in range(3)] == [["wood"], ["stone"], []]
    assert lying(state, "board/fort-alger") == ["fort"]
    assert lying(state, "board/basilica-alger") == []
    assert lying(state, "board/good-alger") == ["sign_gold"]


def test_a_galley_shows_number_crew_and_goods_to_everybody() -> None:
    state = position(galleys={4: "blue tunis 3 wood wood", 7: "red tunis 2 gold"})
    for seat in (0, 1, NOBODY):
        galley = pieces(state, seat)["galley-7"]
        assert (galley.seat, galley.anchor) == (1, "berth-tunis-1")
        assert galley.slots == {"number": 7, "crew": 2}
        assert lying(state, "board/hold-tunis-1", seat) == ["gold"]
    assert pieces(state)["galley-4"].symbol == "galley_active"


def test_more_galleys_than_berths_share_them() -> None:
    galleys = dict.fromkeys(range(1, 6), "blue venezia 1")
    state = position(galleys=galleys)
    assert [pieces(state)[f"galley-{number}"].anchor for number in galleys] == [
        f"berth-venezia-{index % BERTHS['venezia']}" for index in range(5)
    ]


def test_the_hold_of_an_own_galley_is_filled_cell_by_cell() -> None:
    state = position(galleys={9: "blue tunis 1", 4: "blue alger 2 spice wood wood"})
    assert lying(state, "mat-blue/hold-0-0-2") == ["sailor"] * 2
    assert lying(state, "mat-blue/hold-0-2-2") == ["wood"] * 2
    assert lying(state, "mat-blue/hold-0-4-1") == ["spice"]
    assert lying(state, "mat-blue/galley-1") == ["hull_active"]
    assert lying(state, "mat-blue/hold-0-0-2", seat=1) == []


def test_the_seat_that_looks_has_the_mat_and_the_others_cards() -> None:
    state = position(galleys={4: "blue alger 1"})
    drawn = {sheet.id: sheet.art for sheet in RULES.scene(state, 2).sheets}
    assert drawn["mat-orange"] == "mat.svg"
    assert [drawn[f"mat-{colour}"] for colour in ("blue", "red", "black")] == ["card.svg"] * 3


def test_hidden_money_is_on_no_other_seats_table() -> None:
    state = position(galleys={4: "blue alger 1"}, money={"blue": 41, "red": 43}, options={"money_open": False})
    assert pieces(state, 0)["money-blue"].slots == {"amount": 41}
    for seat in (1, NOBODY):
        hidden = pieces(state, seat)["money-blue"]
        assert hidden.slots == {"amount": "?"}
        assert 41 not in hidden.values.values()
    assert pieces(position(galleys={4: "blue alger 1"}, money={"red": 43}), 0)["money-red"].slots == {"amount": 43}


def test_only_the_track_in_use_has_its_scorings() -> None:
    for seats in (2, 3, 4):
        state = position(seats=seats, galleys={4: "blue alger 1"}, white=3)
        spaces = [piece.anchor for id, piece in pieces(state).items() if id.startswith("scoring-")]
        assert spaces == [f"track-{space}" for space in TRACK[seats]]
        assert pieces(state)["white"].anchor == "white-3"
        assert ("out-13" in pieces(state)) == (seats < 4)


def rolled(state: SerenissimaState, action: str) -> dict[str, list[str]]:
    """The dice that lie on the table after a roll, by the place where they lie."""
    events: list[Event] = []
    RULES.apply(state, RULES.actions.parse(action), events)
    found: dict[str, list[str]] = {}
    for piece in (piece for event in events for piece in RULES.traces(event)):
        found.setdefault(piece.anchor, []).append(piece.symbol)
    return found


def test_a_fight_shows_both_sides_and_the_dice_that_they_rolled() -> None:
    state = position(galleys={4: "blue alger 4", 7: "red alger 2 gold"}, at="act", moved=1)
    assert lying(state, "board/attacker") == []
    do(state, "attack 7")
    assert [pieces(state)[side].slots["number"] for side in ("attacker", "defender")] == [4, 7]
    assert rolled(state, "dice 1-2") == {
        "dice-attacker": ["die_1", "die_0", "die_0"],
        "dice-defender": ["die_1", "die_1"],
    }
    do(state, "fight on", "dice 1-0")
    assert lying(state, "board/defender") == []
    assert lying(state, "board/booty-gold") == ["gold"]
    assert targets(state, "loot gold") == ["board/booty-gold"]


def test_a_fort_rolls_first() -> None:
    ports, stored = {"alger": "red 2", "genova": "red 1"}, {"alger": "stone wood"}
    state = position(galleys={4: "blue alger 5"}, ports=ports, stored=stored, forts=["alger"], at="act")
    do(state, "assault")
    assert lying(state, "board/defender") == ["garrison"]
    assert rolled(state, "volley 1") == {"dice-defender": ["die_1", *["die_0"] * (BOX.buildings.fort_dice - 1)]}


# What is clicked


def test_set_up() -> None:
    state = new_game(4)
    assert targets(state, "settle genova") == ["board/port-genova"]
    do(state, "settle genova")
    assert targets(state, "galley 9") == ["board/wheel-9"]


def test_activate_or_invest() -> None:
    state = position(galleys={4: "blue alger 1"})
    assert targets(state, "activate") == ["galley-4"]
    assert targets(state, "invest") == ["mat-blue/money"]


def test_items_go_from_a_hold_to_where_there_is_room() -> None:
    state = position(galleys={4: "blue valencia 2 gold", 6: "blue valencia 2"}, ports={"valencia": "blue 2"}, at="load")
    assert targets(state, "load wood") == ["board/good-valencia"]
    assert targets(state, "embark") == ["board/garrison-valencia"]
    assert targets(state, "disembark") == ["mat-blue/hold-0-0-2", "board/garrison-valencia"]
    assert targets(state, "give gold to 6") == ["mat-blue/hold-0-2-1", "mat-blue/hold-1-2-3"]
    assert targets(state, "give sailor to 6") == ["mat-blue/hold-0-0-2", "mat-blue/hold-1-2-3"]
    assert targets(state, "take sailor from 6") == ["mat-blue/hold-1-0-2", "mat-blue/hold-0-3-2"]
    assert targets(state, "jettison gold") == ["mat-blue/hold-0-2-1", "board/supply-gold"]
    assert targets(state, "scuttle") == ["mat-blue/sail-0", "mat-blue/reserve"]
    assert targets(state, "done") == []


def test_full_galleys_swap_item_for_item() -> None:
    state = position(galleys={4: "blue ionio 3 gold gold", 6: "blue ionio 1 wood wine wine wine"}, at="load")
    assert targets(state, "swap gold for wine of 6") == ["mat-blue/hold-0-3-2", "mat-blue/hold-1-2-3"]


def test_sailing_is_a_click_on_the_water() -> None:
    state = position(galleys={4: "blue ionio 2"}, at="move")
    assert targets(state, "sail creta") == ["board/creta"]
    assert targets(state, "stop") == []


def test_selling_taking_and_fighting() -> None:
    state = position(galleys={4: "blue napoli 3 wood", 7: "red napoli 1"}, at="act")
    assert targets(state, "trade") == ["board/warehouse-napoli"]
    assert targets(state, "claim") == ["board/garrison-napoli"]
    assert targets(state, "attack 7") == ["galley-7"]
    selling = state.clone()
    do(selling, "trade")
    assert targets(selling, "sell wood") == ["mat-blue/hold-0-3-1", "board/warehouse-napoli"]
    do(state, "claim")
    assert targets(state, "land 2") == ["board/guard-napoli-1"]


def test_who_fights_on_clicks_the_enemy() -> None:
    state = position(galleys={4: "blue alger 4", 7: "red alger 4"}, at="act")
    do(state, "attack 7", "dice 0-0")
    assert targets(state, "fight on") == ["galley-7"]
    state = position(galleys={4: "blue alger 4"}, ports={"alger": "red 4", "genova": "red 1"}, at="act")
    assert targets(state, "assault") == ["board/garrison-alger"]
    do(state, "assault", "dice 0-0")
    assert targets(state, "fight on") == ["board/garrison-alger"]


def test_purchases_go_from_the_supply_to_their_place() -> None:
    state = position(
        galleys={4: "blue valencia 2"},
        ports={"valencia": "blue 2"},
        stored={"valencia": "stone marble gold"},
        money={"blue": 20},
        at="invest",
    )
    assert targets(state, "hire valencia") == ["mat-blue/reserve", "board/garrison-valencia"]
    assert targets(state, "hire galley 4") == ["mat-blue/reserve", "mat-blue/hold-0-2-3"]
    assert targets(state, "fort valencia") == ["board/left-fort", "board/port-valencia"]
    assert targets(state, "basilica valencia") == ["board/left-basilica", "board/port-valencia"]
    assert targets(state, "galley 7") == ["board/wheel-7"]
    do(state, "galley 7")
    assert targets(state, "place valencia") == ["board/port-valencia"]


def test_the_crew_of_a_special_investment_fills_cells() -> None:
    state = position(galleys={4: "blue alger 1"}, ports={"valencia": "blue 2"}, money={"blue": 20}, at="doge")
    do(state, "doge hourglass", "galley 2", "place valencia")
    assert targets(state, "crew 0") == []
    assert targets(state, "crew 3") == ["mat-blue/hold-0-3-1"]


def test_answers_to_a_blockade_are_buttons() -> None:
    state = position(galleys={4: "blue ionio 2", 7: "red creta 3"}, at="move")
    do(state, "sail creta")
    assert targets(state, "blockade") == targets(state, "allow") == []


# The sheets


def printed(name: str) -> list[str]:
    return [element.text or "" for element in sheet(name).root.iter(tag("text")) if "data-slot" not in element.attrib]


def test_the_board_has_a_place_for_everything_in_the_data() -> None:
    board = set(sheet("board.svg").anchors)
    for id in ZONE_IDS:
        berths = BERTHS.get(id, MOST_BERTHS)
        assert {id} | {f"berth-{id}-{n}" for n in range(berths)} | {f"hold-{id}-{n}" for n in range(berths)} <= board
        assert f"berth-{id}-{berths}" not in board
    for port, size in zip(BOX.ports, SIZE, strict=True):
        assert {f"{row}-{port.id}-{n}" for row in ("guard", "store") for n in range(size)} <= board
        assert f"store-{port.id}-{size}" not in board
    assert {f"wheel-{n}" for n in range(GALLEYS + 1)} <= board
    assert {f"supply-{good}" for good in GOODS} <= board
    highest = max(track[-1] for track in TRACK.values()) + max(card.advance for card in BOX.doge) - 1
    assert {f"white-{space}" for space in range(highest + 1)} <= board


def test_every_run_of_cells_of_a_hold_is_a_place() -> None:
    mat = set(sheet("mat.svg").anchors)
    for row in range(BOX.pieces.galley_cubes_per_colour):
        runs = {f"hold-{row}-{first}-{n}" for first in range(SLOTS) for n in range(1, SLOTS - first + 1)}
        assert runs <= mat


def test_the_board_prints_what_goods_pay() -> None:
    numbers = printed("board.svg")
    for value in range(BOX.sale.lowest_value, BOX.sale.highest_value + 1):
        assert numbers.count(str(value)) >= len([port for port in BOX.ports if value in port.spaces])
    for value in BOX.income.by_cubes:
        assert str(value) in numbers
    assert f"+{BOX.sale.spice_bonus}" in numbers
