"""The scene of Vasco da Gama: what lies where, what is clicked, and that the sheets print what the data says."""

from __future__ import annotations

from support.vasco import do, legal, position, set_up

from caravela.core.facts import NOBODY
from caravela.core.scene import Piece
from caravela.games.vasco import RULES
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, HARBOUR_IDS, SUM_IDS
from caravela.games.vasco.components import BOX, COLOURS, FOLDER, NUMBERS, PLAYERS, ROUNDS, SECTIONS
from caravela.games.vasco.state import VascoState
from caravela.picture import Art, art, tag


def pieces(state: VascoState, seat: int = NOBODY) -> dict[str, Piece]:
    return {piece.id: piece for piece in RULES.scene(state, seat).pieces}


def place(state: VascoState, id: str, seat: int = NOBODY) -> str:
    """Where a piece lies, `sheet/anchor`."""
    piece = pieces(state, seat)[id]
    return f"{piece.sheet}/{piece.anchor}"


def targets(state: VascoState, action: str) -> list[str]:
    assert action in legal(state)
    return RULES.targets(state, RULES.actions.parse(action))


def sheet(name: str) -> Art:
    return art(FOLDER / "art" / name)


# What lies where


def test_a_tile_is_one_piece_from_the_offer_to_the_sea() -> None:
    state = position(
        numbers={5: "red projects", 9: "red navigation"},
        upper=["i-01", "i-02"],
        red={"money": 4, "crew": {"orange": 1}},
    )
    assert place(state, "tile-i-01") == "projects/cell-1"
    do(state, "act", "buy i-01", "done")
    tile = pieces(state)["tile-i-01"]
    assert (tile.symbol, tile.sheet, tile.anchor, tile.seat) == ("project_0_0", "mat-red", "projects", 1)
    do(state, "launch i-01")
    tile = pieces(state)["tile-i-01"]
    assert (tile.symbol, tile.anchor) == ("ship_0_0", "ships")
    do(state, "act", "harbour natal", "sail i-01 > natal 1")
    tile = pieces(state)["tile-i-01"]
    assert (tile.symbol, tile.sheet, tile.anchor, tile.seat) == ("ship_0_0", "board", "natal-1", 1)


def test_a_number_is_one_piece_at_home_in_hand_and_on_its_disc() -> None:
    state = position(at="placing", numbers={4: "red recruiting"})
    assert place(state, "number-7") == "board/number-7"
    do(state, "number 7")
    assert place(state, "number-7") == "mat-yellow/hand"
    do(state, "area recruiting")
    disc = pieces(state)["number-7"]
    assert (disc.symbol, disc.anchor, disc.seat) == ("numbered_disc", "space-recruiting-1", 0)
    assert place(state, "number-4") == "board/space-recruiting-0"


def test_the_called_disc_is_pointed_at() -> None:
    state = position(numbers={5: "red projects", 9: "yellow characters"}, red={"money": 0})
    assert place(state, "called") == place(state, "number-5") == "projects/space-projects-0"
    do(state, "pass")
    assert place(state, "called") == place(state, "number-9") == "board/space-characters-0"


def test_merchant_ships_lie_on_their_deck_and_in_harbours() -> None:
    state = position(numbers={5: "red projects"}, merchant=9, sea={"malindi": {3: "merchant 7"}})
    assert place(state, "merchant-top") == "board/merchant"
    assert pieces(state)["merchant-top"].slots == {"limit": 9}
    assert place(state, "merchant-malindi-3") == "board/malindi-3"
    assert pieces(state)["merchant-malindi-3"].seat == NOBODY


def test_in_the_set_up_one_merchant_ship_is_sent_while_another_lies_on_the_deck() -> None:
    state = set_up()
    assert place(state, "merchant-top") == "board/merchant"
    assert place(state, "merchant-sent") == "board/sending"


def test_characters_lie_with_their_owners_and_the_discs_of_takers_on_their_cells() -> None:
    state = position(owners={"dias": "red", "manuel": ""}, taken={"alvares": "blue"})
    assert place(state, "character-manuel") == "board/character-manuel"
    assert place(state, "character-dias") == "mat-red/characters"
    assert pieces(state)["owner-dias"].seat == COLOURS.index("red")
    assert "owner-manuel" not in pieces(state)
    assert pieces(state)["taker-alvares"].seat == COLOURS.index("blue")
    assert "taker-dias" not in pieces(state)


def test_what_too_few_players_do_not_use_is_closed() -> None:
    everything = pieces(position(seats=2))
    assert {id for id in everything if id.startswith("closed-section")} == {"closed-section-3", "closed-section-4"}
    for area in AREA_IDS:
        assert {f"closed-{area}-3", f"closed-{area}-4"} <= set(everything)
        assert f"closed-{area}-2" not in everything
    assert not [id for id in pieces(position(seats=4)) if id.startswith("closed-")]


def test_who_looks_has_a_mat_and_the_others_have_cards() -> None:
    state = position(red={"money": 13, "captains": 3, "crew": {"grey": 2, "white": 1}})
    found = {sheet.id: sheet for sheet in RULES.scene(state, COLOURS.index("red")).sheets}
    assert found["mat-red"].art == "mat.svg"
    assert found["mat-yellow"].art == found["mat-black"].art == found["mat-blue"].art == "card.svg"
    own = pieces(state, COLOURS.index("red"))
    assert own["money-red"].slots == {"amount": 13}
    assert own["crew-red-grey-1"].anchor == "crew-grey"
    assert "captain-red-2" in own
    card = {sheet.id: sheet for sheet in RULES.scene(state, COLOURS.index("blue")).sheets}["mat-red"]
    assert (card.slots["captains"], card.slots["discs"], card.slots["crew-grey"]) == (3, 4, 2)


def test_mats_and_cards_have_places_for_the_same_pieces() -> None:
    mat, card = (set(sheet(name).anchors) for name in ("mat.svg", "card.svg"))
    assert mat == card
    state = position(at="placing", red={"projects": ["i-01"], "ships": ["i-02"], "crew": {"white": 1}})
    do(state, "number 7")
    for seat in (NOBODY, *range(len(COLOURS))):
        assert {piece.anchor for piece in pieces(state, seat).values() if piece.sheet.startswith("mat-")} <= mat


def test_face_down_tiles_are_in_no_scene() -> None:
    """Of a deck only the top tile is a piece, of the Vasco tiles only those turned up (VDG-14.1)."""
    state = position(at="placing")
    shown = {id.removeprefix("tile-") for id in pieces(state) if id.startswith("tile-")}
    assert len(shown) == BOX.projects.upper_cells + 1 + len([top for top in state.tops if top >= 0])
    assert [id for id in pieces(state) if id.startswith("vasco-")] == ["vasco-11", "vasco-deck"]


# What is clicked


def test_a_number_and_then_its_area() -> None:
    state = position(at="placing")
    assert targets(state, "number 7") == ["number-7"]
    do(state, "number 7")
    assert targets(state, "area recruiting") == ["board/area-recruiting"]
    assert targets(state, "area projects") == ["projects/area-projects"]


def test_the_called_disc_acts_and_passing_is_a_button() -> None:
    state = position(numbers={5: "red recruiting"}, red={"projects": ["i-01"], "crew": {"orange": 1}})
    assert targets(state, "act") == ["number-5"]
    assert targets(state, "launch i-01") == ["tile-i-01"]
    assert targets(state, "pass") == []


def test_sailors_are_hired_by_clicking_as_many_as_are_wanted() -> None:
    state = position(numbers={5: "red recruiting"}, sections=[{"orange": 3, "grey": 1}], red={"money": 9})
    do(state, "act")
    assert targets(state, "section 1") == ["board/section-1"]
    assert targets(state, "captain") == ["captains-red"]
    do(state, "section 1")
    assert targets(state, "hire 1 grey") == ["sailor-1-grey-0"]
    assert targets(state, "hire 2 orange") == ["sailor-1-orange-2", "sailor-1-orange-1"]
    before = set(pieces(state))
    do(state, "hire 2 orange")
    gone = {id for id in before - set(pieces(state)) if id.startswith("sailor-")}
    assert gone == {"sailor-1-orange-2", "sailor-1-orange-1"}


def test_the_crew_is_clicked_on_the_own_mat() -> None:
    state = position(
        numbers={5: "red recruiting"}, red={"projects": ["i-02"], "crew": {"orange": 1, "grey": 2, "white": 1}}
    )
    do(state, "launch i-02")
    assert targets(state, "crew grey") == ["mat-red/crew-grey"]
    assert targets(state, "crew white") == ["mat-red/crew-white"]


def test_a_ship_and_then_its_space() -> None:
    state = position(numbers={5: "red navigation"}, red={"ships": ["i-10", "i-14"], "captains": 2})
    do(state, "act")
    assert targets(state, "harbour malindi") == ["board/harbour-malindi"]
    do(state, "harbour malindi")
    assert targets(state, "sail i-10 > malindi 3") == ["tile-i-10", "board/malindi-3"]
    do(state, "sail i-10 > malindi 3")
    assert targets(state, "done") == []


def test_characters_and_sums_are_clicked_in_their_area() -> None:
    state = position(numbers={5: "red characters"}, owners={"sernigi": "blue"}, merchant=7)
    do(state, "act")
    assert targets(state, "character sernigi") == ["board/character-sernigi"]
    assert targets(state, "sum upper") == ["sum-upper"]
    do(state, "character sernigi")
    assert targets(state, "send mombasa 2") == ["board/mombasa-2"]


def test_the_extra_disc_takes_a_number_and_an_area() -> None:
    state = position(numbers={5: "red characters"})
    do(state, "act", "character manuel")
    assert targets(state, "extra 22 navigation") == ["number-22", "board/area-navigation"]


def test_bonuses_are_clicked_where_they_lie() -> None:
    state = position(numbers={5: "red characters"}, sections=[{"orange": 2}], upper=["i-03"], merchant=7)
    do(state, "act", "character sernigi", "send terra 1")
    assert targets(state, "sailor 1 orange") == ["sailor-1-orange-1"]
    assert targets(state, "bag") == ["bag"]
    state = position(numbers={5: "red characters"}, upper=["i-03"], merchant=7)
    do(state, "act", "character sernigi", "send natal 1")
    assert targets(state, "take i-03") == ["tile-i-03"]


# What is printed


def test_the_sheets_print_the_numbers_of_the_data() -> None:
    """Whoever corrects data.toml runs scripts/draw-art again."""
    board = [e.text or "" for e in sheet("board.svg").root.iter(tag("text")) if "data-slot" not in e.attrib]
    for harbour in BOX.harbours:
        wanted = [str(value) for value in harbour.spaces]
        assert any(board[start : start + len(wanted)] == wanted for start in range(len(board))), harbour.id
        assert f"+{harbour.completion}" in board
    assert {str(price) for price in BOX.recruiting.colour_prices} <= set(board)
    assert {f"+{reals}" for reals in BOX.number_zone.reals} <= set(board)


def test_the_sheets_have_a_place_for_everything_in_the_data() -> None:
    board, yard = set(sheet("board.svg").anchors), set(sheet("projects.svg").anchors)
    for id, harbour in zip(HARBOUR_IDS, BOX.harbours, strict=True):
        assert {f"harbour-{id}", *(f"{id}-{space + 1}" for space in range(len(harbour.spaces)))} <= board
    for area, id in enumerate(AREA_IDS):
        spaces = max(players.action_spaces[area] for players in PLAYERS.values())
        assert {f"area-{id}", *(f"space-{id}-{index}" for index in range(spaces))} <= board | yard
    assert {f"number-{number + 1}" for number in range(NUMBERS)} <= board
    assert {f"section-{section + 1}" for section in range(SECTIONS)} <= board
    assert {f"round-{number + 1}" for number in range(ROUNDS)} <= board
    assert {f"character-{id}" for id in CHARACTER_IDS} | {f"sum-{id}" for id in SUM_IDS} <= board
    for start, changes in ((start, BOX.vasco_tiles.change) for start in BOX.vasco_tiles.start):
        assert {f"marker-{start + change}" for change in (0, *changes)} <= board
