"""The scene of Endeavor: what lies where, what is clicked, and that the sheets print what the data says."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, new_game, position

from caravela.core.facts import NOBODY
from caravela.core.scene import Piece
from caravela.core.words import LANGUAGES, Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import BOX, FOLDER, ZONE_IDS, members
from caravela.games.endeavor.meta import META
from caravela.games.endeavor.state import EndeavorState
from caravela.picture import Art, art, tag

RED, YELLOW = 0, 1


def pieces(state: EndeavorState, seat: int = RED) -> dict[str, Piece]:
    return {piece.id: piece for piece in RULES.scene(state, seat).pieces}


def standing(state: EndeavorState, place: str, seat: int = RED) -> list[str]:
    """The symbols of the pieces at a place, `sheet/anchor`."""
    return [piece.symbol for piece in pieces(state, seat).values() if f"{piece.sheet}/{piece.anchor}" == place]


def clicks(state: EndeavorState, action: str) -> list[str]:
    """What is clicked for a legal action; all of it is there for the seat that decides."""
    assert action in legal(state)
    found = RULES.targets(state, RULES.actions.parse(action))
    seat = RULES.to_act(state)
    sheets = {sheet.id: drawing(sheet.art) for sheet in RULES.scene(state, seat).sheets}
    for target in found:
        sheet, _, anchor = target.partition("/")
        assert anchor in sheets[sheet].anchors if anchor else target in pieces(state, seat)
    return found


def drawing(name: str) -> Art:
    return art(FOLDER / "art" / name)


def printed(name: str) -> set[str]:
    """The words that a sheet prints."""
    return {
        element.attrib["data-word"] for element in drawing(name).root.iter(tag("text")) if "data-word" in element.attrib
    }


# What lies where


def test_the_set_up() -> None:
    state = new_game(4)
    board = BOARDS[state.side]
    assert len([id for id in pieces(state) if id.startswith("token-")]) == BOX.pieces.trade_tokens
    for place in members(board.places):
        assert len(standing(state, f"board/{PLACE_IDS[place]}")) == 1
    assert standing(state, "board/deck-africa") == [f"card_africa_{value}" for value in (5, 4, 3, 2, 1)]
    for zone in ZONE_IDS[1:]:
        assert standing(state, f"board/sea-{zone}") == ["unopened"]
        assert standing(state, f"board/governor-{zone}") == [f"card_governor_{zone}"]
    assert standing(state, "offer/tile-market") == ["tile_market"] * 5
    assert pieces(state)["tile-market-4"].slots == {"copies": "×5"}
    assert [len(standing(state, f"offer/top-{slot}")) for slot in range(3)] == [1, 1, 1]
    assert standing(state, "mat-red/crown") == ["crown"]


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_of_the_board_is_the_one_that_is_played(side: str) -> None:
    state = new_game(4, side=side)
    assert RULES.scene(state, NOBODY).sheets[0].art == f"board_{side}.svg"
    board, anchors = BOARDS[state.side], drawing(f"board_{side}.svg").anchors
    assert {id for id in PLACE_IDS if id in anchors} == {PLACE_IDS[place] for place in members(board.places)}
    assert len([id for id in anchors if id.startswith("route-")]) == len(board.routes)
    assert len([id for id in anchors if id.startswith("cell-")]) == sum(board.track_length)


def test_whoever_looks_has_a_mat_and_the_others_a_card() -> None:
    state = new_game(3)
    for seat in range(3):
        arts = [sheet.art for sheet in RULES.scene(state, seat).sheets if sheet.seat != NOBODY]
        assert arts == ["mat.svg" if other == seat else "card.svg" for other in range(3)]


def test_a_disc_takes_the_place_of_the_token() -> None:
    state = position(red={"harbour": 3}, tokens={"london": "culture"})
    assert standing(state, "board/london") == ["token_culture"]
    do(state, "activate colonial_house", "occupy london")
    assert standing(state, "board/london") == ["disc"]
    assert pieces(state)["disc-red-london"].seat == RED
    assert standing(state, "mat-red/disc-0") == ["disc"]
    assert len(standing(state, "mat-red/harbour")) == 1


def test_a_route_shows_its_token_and_then_who_controls_it() -> None:
    state = position(red={"harbour": 3, "places": ["bordeaux"]}, tokens={"venice-bordeaux": "wealth"})
    assert standing(state, "board/route-venice-bordeaux") == ["token_wealth"]
    do(state, "activate colonial_house", "occupy venice")
    assert standing(state, "board/route-venice-bordeaux") == ["pennon"]
    assert pieces(state)["route-venice-bordeaux"].seat == RED


def test_a_city_that_was_attacked_changes_its_colour() -> None:
    state = position(
        seats=2, red={"harbour": 5, "coast": ["colonial_house", "barracks"]}, yellow={"places": ["london"]}
    )
    assert "disc-yellow-london" in pieces(state)
    do(state, "activate barracks", "attack london")
    assert "disc-yellow-london" not in pieces(state)
    assert pieces(state)["disc-red-london"].anchor == "london"


def test_an_opened_region_has_no_serpent_and_no_governor() -> None:
    state = position(opened=["india"], red={"seas": {"india": 2}})
    assert standing(state, "board/sea-india") == ["disc", "disc"]
    assert standing(state, "board/governor-india") == []
    assert standing(state, "board/sea-africa") == ["unopened"]


def test_a_drawn_card_keeps_its_name() -> None:
    state = position(red={"harbour": 3, "coast": ["merchant_dock", "market"]})
    do(state, "activate market", "draw europe")
    assert (pieces(state)["card-europe_0"].sheet, pieces(state)["card-europe_0"].symbol) == ("mat-red", "card_europe_0")
    seen = pieces(state, YELLOW)["card-europe_0"]
    assert (seen.sheet, seen.symbol, seen.slots) == ("mat-red", "minicard_europe", {"value": 0})


def test_presence_is_that_of_the_seat_that_looks() -> None:
    state = position(red={"places": ["london", "lisbon"]}, yellow={"places": ["venice"]})
    assert pieces(state, RED)["presence-europe"].slots == {"discs": 2}
    assert pieces(state, YELLOW)["presence-europe"].slots == {"discs": 1}


def test_abolition_lies_in_the_place_of_the_deck() -> None:
    assert "abolition" not in standing(position(), "board/deck-slavery")
    state = position(abolished=True, red={"aside": ["slavery_0"]})
    assert standing(state, "board/deck-slavery") == ["abolition"]
    assert standing(state, "mat-red/aside") == ["aside"]


def test_a_marker_beyond_the_track_lies_at_its_end() -> None:
    state = position(red={"influence": 17})
    marker = pieces(state)["marker-red-influence"]
    assert (marker.anchor, marker.slots) == (f"influence-{BOX.mat.track_end}", {"value": 17})


def test_the_silent_fleet_has_discs_of_its_own() -> None:
    options = {"silent_fleet": True}
    state = position(
        seats=2, options=options, silent=["venice"], red={"harbour": 5, "coast": ["merchant_dock", "docks"]}
    )
    assert standing(state, "board/venice") == ["silent_disc"]
    assert clicks(state, "activate docks") == ["building-red-1"]
    do(state, "activate docks", "ship india track", "occupy london")
    assert clicks(state, "silent lisbon") == ["board/lisbon"]
    assert clicks(state, "silent india track") == ["board/cell-india-1"]
    do(state, "silent india track")
    assert standing(state, "board/cell-india-1") == ["silent_disc"]
    for language in LANGUAGES:
        assert Words(META, language).piece(pieces(state)["silent-venice"])


def test_memorial_discs_lie_beside_their_track() -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house", "barracks"]},
        yellow={"coast": ["colonial_house", "memorial"], "places": ["london"]},
    )
    do(state, "activate barracks", "attack london")
    assert clicks(state, "memorial influence") == ["mat-yellow/track-influence"]
    assert clicks(state, "memorial none") == ["mat-yellow/supply"]
    do(state, "memorial influence")
    assert standing(state, "mat-yellow/memorial-influence", YELLOW) == ["disc"]


# What is clicked


def test_setting_up_and_building() -> None:
    state = new_game(2)
    assert clicks(state, "start merchant_dock") == ["start-merchant_dock"]
    state = position(at="build", red={"industry": 2})
    assert clicks(state, "build market") == ["tile-market-4"]


def test_salary_is_taken_by_the_disc_and_all_of_it_by_the_harbour() -> None:
    state = position(at="salary", red={"coast": ["merchant_dock*", "market", "shipyard*"], "wealth": 4})
    assert clicks(state, "salary merchant_dock") == ["disc-red-building-0"]
    assert clicks(state, "salary shipyard") == ["disc-red-building-2"]
    assert clicks(state, "salary all") == ["mat-red/harbour"]


def test_a_turn() -> None:
    state = position(red={"harbour": 4, "coast": ["colonial_house*", "market*", "market"], "tokens": {"ship_draw": 2}})
    assert clicks(state, "activate market") == ["building-red-2"]
    assert clicks(state, "spend ship_draw") == ["token-red-ship_draw-1"]
    assert clicks(state, "pass") == []


def test_actions() -> None:
    state = position(
        opened=["india"],
        pile=["caribbean_1"],
        tracks={"africa": ["yellow", "red"]},
        red={"harbour": 6, "coast": ["merchant_dock", "market", "barracks", "museum", "docks*"], "places": ["venice"]},
        yellow={"places": ["lisbon"]},
    )
    ship = state.clone()
    do(ship, "activate merchant_dock")
    assert clicks(ship, "ship africa track") == ["board/cell-africa-2"]
    assert clicks(ship, "ship india sea") == ["board/sea-india"]
    assert clicks(ship, "ship north_atlantic_fleet") == ["board/north_atlantic_fleet"]
    draw = state.clone()
    do(draw, "activate market")
    assert clicks(draw, "draw europe") == ["card-europe_0"]
    assert clicks(draw, "take caribbean_1") == ["card-caribbean_1"]
    attack = state.clone()
    do(attack, "activate barracks")
    assert clicks(attack, "attack lisbon") == ["board/lisbon"]
    pay = state.clone()
    do(pay, "activate museum")
    assert clicks(pay, "payment docks") == ["disc-red-building-4"]


def test_discarding() -> None:
    state = position(
        at="discard", seats=2, opened=["india"], red={"cards": ["south_america_1", "south_america_2", "governor_india"]}
    )
    assert clicks(state, "governor india") == ["card-governor_india"]
    assert clicks(state, "governor none") == []
    do(state, "governor india")
    assert standing(state, "mat-red/governor") == ["card_governor_india"]
    assert clicks(state, "discard south_america_1") == ["card-south_america_1"]


# What is printed


def test_sheets_name_every_zone_and_city() -> None:
    for side in BOX.sides:
        cities = [place for place in BOX.map.places if side.id.upper() in place.sides and place.kind == "city"]
        wanted = {f"place-{city.id}" for city in cities} | {f"zone-{zone}" for zone in ZONE_IDS}
        assert wanted <= printed(f"board_{side.id}.svg")


def test_tracks_are_as_long_as_the_data_says() -> None:
    anchors = drawing("mat.svg").anchors
    for id in ATTRIBUTE_IDS:
        assert {f"{id}-{value}" for value in range(BOX.mat.track_end + 1)} <= set(anchors)
        assert f"{id}-{BOX.mat.track_end + 1}" not in anchors
    for name in ("mat.svg", "card.svg"):
        assert {f"coast-{space}" for space in range(BOX.mat.coast)} <= set(drawing(name).anchors)
