"""The rulebook's worked examples, TV-01 to TV-17 (VDG-T1 to VDG-T17)."""

from __future__ import annotations

from support.marks import rule
from support.vasco import (
    bag,
    board,
    do,
    draw,
    harbour,
    legal,
    look,
    new_game,
    owner,
    pass_all,
    position,
    section,
    taker,
    told,
    whose_turn,
)

from caravela.games.vasco.components import COLOURS, START
from caravela.games.vasco.state import VascoState


@rule("VDG-T1", "VDG-2.8", "VDG-2.9", "VDG-2.10", "VDG-2.11", "VDG-2.12", "VDG-2.13")
def test_t1_set_up_of_four_players() -> None:
    state = new_game(4)
    draw(state)
    assert [owner(state, id) for id in ("dias", "alvares", "sernigi", "manuel")] == list(COLOURS)
    assert look(state, "yellow").points == 2
    assert look(state, "red").crew == {"white": 1} and state.missionaries == 5
    assert whose_turn(state) == "black" and state.sending >= 0, "black has the merchant ship"
    assert look(state, "blue").extra == "supply"


def phase_1_example() -> VascoState:
    """Two players; yellow is First Player, red owns Manuel; start number 11, sums 9 and 4."""
    state = position(
        seats=2,
        at="round",
        round=1,
        now=12,
        top=11,
        owners={"manuel": "red", "sernigi": "yellow"},
        sections=[{"grey": 2}, {"orange": 2}],
        red={"extra": "supply", "money": 20, "ships": ["ii-12"], "captains": 1},
        yellow={"money": 20, "ships": ["ii-13"], "captains": 1},
    )
    placements = [
        ("yellow", 8, "characters"),
        ("red", 15, "characters"),
        ("yellow", 7, "recruiting"),
        ("red", 6, "characters"),
        ("yellow", 11, "navigation"),
        ("red", 13, "projects"),
        ("yellow", 9, "projects"),
        ("red", 21, "navigation"),
        ("red", 5, "recruiting"),
    ]
    for colour, number, area in placements:
        assert whose_turn(state) == colour
        do(state, f"number {number}")
        assert f"area {area}" in legal(state)
        closed = [text.endswith("characters") for text in board(state).values()].count(True) == 3
        assert ("area characters" not in legal(state)) == closed, "the third disc closes the area to both"
        do(state, f"area {area}")
    return state


@rule("VDG-T2", "VDG-4.1", "VDG-4.2", "VDG-4.3", "VDG-4.5", "VDG-4.7", "VDG-4.13", "VDG-4.16")
def test_t2_phase_1() -> None:
    state = phase_1_example()
    assert START[state.vasco_now] == 11 and state.marker == 11 and state.sums == [9, 4]
    assert board(state) == {
        5: "red recruiting",
        6: "red characters",
        7: "yellow recruiting",
        8: "yellow characters",
        9: "yellow projects",
        11: "yellow navigation",
        13: "red projects",
        15: "red characters",
        21: "red navigation",
    }


@rule("VDG-T3", "VDG-5.2", "VDG-5.6", "VDG-5.10", "VDG-R17")
def test_t3_phase_2() -> None:
    state = phase_1_example()
    do(state, "vasco 10")
    assert state.marker == 8, "11 - 3"
    events = []
    for lines in (
        ["act", "captain"],
        ["pass"],
        ["act", "captain"],
        ["act", "sum lower"],
        ["act", "buy i-02", "done"],
        ["act", "harbour calicut", "sail ii-13 > calicut 1"],
        ["act", "buy i-03", "done"],
        ["pass"],
        ["act", "harbour calicut", "sail ii-12 > calicut 2"],
    ):
        events += do(state, *lines)
    fees = [(COLOURS[event.seat], event.values["coins"]) for event in told(events, "acts")]
    assert fees == [
        ("red", 3),
        ("yellow", 1),
        ("yellow", 0),
        ("yellow", 0),
        ("yellow", 0),
        ("red", 0),
        ("red", 0),
    ]
    passed = [(COLOURS[event.seat], event.values) for event in told(events, "passed")]
    assert passed == [("red", {"number": 6, "coins": 2}), ("red", {"number": 15, "coins": 3})]
    assert look(state, "red").money == 20 + 2 - 1, "net of fees and compensation +2, and a tile"
    assert look(state, "yellow").money == 20 - 1 + 4 - 1, "net of the fee -1, the sum and a tile"


@rule("VDG-T5", "VDG-6.1", "VDG-6.4", "VDG-6.5")
def test_t5_buying() -> None:
    state = position(
        numbers={3: "red projects", 4: "yellow projects", 5: "blue projects"},
        gabriel="i-07",
        upper=["i-01", "i-02", "i-03", "i-04", "i-05", "i-06"],
    )
    do(state, "act", "buy i-04", "done")
    do(state, "act", "buy i-01", "buy i-06")
    do(state, "act", "gabriel i-07")
    red, yellow, blue = (look(state, colour) for colour in ("red", "yellow", "blue"))
    assert (red.money, red.projects, red.ships) == (9, ["i-04"], [])
    assert (yellow.money, yellow.projects) == (6, ["i-01", "i-06"])
    assert (blue.money, blue.projects, blue.ships) == (7, [], ["i-07"])
    assert sum(bag(state).values()) == 32, "no sailors were used"


@rule("VDG-T6", "VDG-7.2", "VDG-7.5", "VDG-7.6", "VDG-8.2")
def test_t6_launching() -> None:
    state = position(
        numbers={3: "yellow recruiting", 9: "yellow projects"},
        sections=[{"orange": 1, "grey": 1, "lightblue": 2}],
        yellow={"projects": ["i-05", "i-09"], "crew": {"white": 1, "purple": 1}, "captains": 7},
    )
    before = (bag(state), state.missionaries)
    do(state, "act", "section 1", "hire 1 orange", "hire 1 grey", "hire 2 lightblue")
    assert look(state, "yellow").money == 4, "three colours: 6 reals"
    assert legal(state) == ["launch i-05", "launch i-09", "pass"]
    do(state, "launch i-05", "crew orange", "crew lightblue", "crew white")
    after = bag(state)
    assert after["orange"] == before[0]["orange"] + 1 and after["lightblue"] == before[0]["lightblue"] + 1
    assert after["grey"] == before[0]["grey"] and state.missionaries == before[1] + 1
    yellow = look(state, "yellow")
    assert yellow.crew == {"purple": 1, "grey": 1, "lightblue": 1} and yellow.ships == ["i-05"]
    assert legal(state) == ["pass"], "three colours are not enough for a crew of four"


@rule("VDG-T7", "VDG-8.2", "VDG-8.5", "VDG-15.7")
def test_t7_recruiting() -> None:
    state = position(
        numbers={3: "yellow recruiting", 4: "red recruiting", 5: "blue recruiting", 6: "black recruiting"},
        sections=[
            {"purple": 3, "grey": 2},
            {},
            {"orange": 1, "lightblue": 2, "purple": 1, "grey": 1},
            {"orange": 1, "lightblue": 3},
        ],
    )
    do(state, "act", "section 4", "hire 1 orange", "hire 3 lightblue", "done")
    do(state, "act", "section 3", "hire 1 orange", "hire 2 lightblue", "hire 1 purple", "captain")
    do(state, "act", "section 1", "hire 3 purple", "done")
    do(state, "act", "captain")
    assert [look(state, colour).money for colour in ("yellow", "red", "blue", "black")] == [7, 0, 9, 10]
    assert [look(state, colour).captains for colour in ("yellow", "red", "blue", "black")] == [1, 2, 1, 2]
    assert section(state, 1) == {"grey": 2} and section(state, 3) == {"grey": 1}


@rule("VDG-T8", "VDG-T11", "VDG-9.7", "VDG-9.13")
def test_t8_and_t11_two_expeditions_fill_malindi() -> None:
    state = position(
        numbers={3: "blue navigation", 4: "black navigation"},
        blue={"ships": ["i-14", "i-10", "i-01"], "captains": 3},
        black={"ships": ["ii-12", "i-11", "i-12"], "captains": 3},
    )
    do(state, "act", "harbour malindi")
    assert not any("i-01" in line for line in legal(state)), "limit 4 cannot go to Malindi"
    do(state, "sail i-14 > malindi 1", "sail i-10 > malindi 3")
    blue = look(state, "blue")
    assert (blue.points, blue.money, blue.captains, blue.ships) == (16, 12, 1, ["i-01"])
    do(state, "act", "harbour malindi", "sail ii-12 > malindi 2", "sail i-11 > malindi 4", "sail i-12 > malindi 5")
    black = look(state, "black")
    assert (black.points, black.money) == (22, 13)
    assert "" not in harbour(state, "malindi"), "complete"


@rule("VDG-T9", "VDG-9.4", "VDG-9.11")
def test_t9_mozambique() -> None:
    state = position(numbers={3: "red navigation"}, red={"ships": ["i-10", "i-11"], "captains": 2})
    do(state, "act", "harbour mozambique")
    assert len(legal(state)) == 6, "both ships may choose among all three spaces"
    do(state, "sail i-10 > mozambique 1", "sail i-11 > mozambique 2")
    red = look(state, "red")
    assert (red.points, red.captains, red.recruits) == (11, 2, 3)


@rule("VDG-T10", "VDG-9.10")
def test_t10_terra() -> None:
    state = position(
        numbers={3: "yellow navigation"}, sections=[{"grey": 1}], yellow={"ships": ["i-06"], "captains": 1}
    )
    do(state, "act", "harbour terra", "sail i-06 > terra 1", "bag", "draw orange")
    yellow = look(state, "yellow")
    assert (yellow.points, yellow.crew) == (5, {"orange": 1})
    assert section(state, 1) == {"grey": 1}


@rule("VDG-T12", "VDG-9.4", "VDG-9.5", "VDG-9.7")
def test_t12_limits() -> None:
    def values(tile: str) -> set[int]:
        state = position(numbers={3: "red navigation"}, red={"ships": [tile], "captains": 1})
        do(state, "act")
        found = set()
        for line in legal(state):
            branch = state.clone()
            do(branch, line)
            for sail in legal(branch):
                after = branch.clone()
                do(after, sail)
                found.add(look(after, "red").points)
        return found

    assert values("ii-12") == {4, 5, 6, 7, 9, 11}
    assert values("i-10") == {4, 5, 6, 7}
    state = position(numbers={3: "red navigation"}, red={"ships": ["i-01"], "captains": 1})
    do(state, "act")
    assert "harbour mombasa" not in legal(state), "its lowest space is 5"


@rule("VDG-T13", "VDG-10.1", "VDG-10.3", "VDG-10.5", "VDG-10.10", "VDG-10.15", "VDG-10.17")
def test_t13_characters() -> None:
    state = position(
        sums=(9, 4),
        merchant=7,
        owners={"alvares": "blue", "sernigi": "yellow", "dias": "black", "manuel": "red"},
        numbers={
            3: "blue characters",
            4: "red characters",
            5: "black characters",
            6: "yellow characters",
            7: "red characters",
        },
        red={"extra": "supply", "money": 0},
        blue={"money": 0},
    )
    do(state, "act", "sum upper")
    do(state, "act", "character alvares")
    do(state, "act", "character dias")
    do(state, "act", "character manuel", "extra 22 projects")
    do(state, "act", "character sernigi", "send malindi 3")
    assert look(state, "blue").money == 9 and look(state, "blue").discs == 4
    assert look(state, "red").crew == {"white": 1} and look(state, "red").money == 1
    assert look(state, "black").points == 2
    assert board(state) == {22: "yellow projects"}
    owners = {id: owner(state, id) for id in ("alvares", "sernigi", "dias", "manuel")}
    assert owners == {"alvares": "red", "sernigi": "red", "dias": "black", "manuel": "yellow"}
    assert {id: taker(state, id) for id in owners} == owners, "four discs on cells"
    assert state.sums == [0, 4]


@rule("VDG-T14", "VDG-10.12", "VDG-10.14", "VDG-12.12")
def test_t14_manuel() -> None:
    state = position(
        owners={"manuel": "red"},
        numbers={3: "yellow characters", 21: "red projects"},
        upper=["i-01"],
    )
    do(state, "act", "character manuel", "extra 22 recruiting")
    assert whose_turn(state) == "red" and board(state) == {21: "red projects", 22: "yellow recruiting"}
    do(state, "act", "buy i-01", "act", "captain")
    pass_all(state)
    do(state, legal(state)[0])
    draw(state)
    assert look(state, "red").extra == "area" and look(state, "yellow").extra == "supply"


@rule("VDG-T15", "VDG-10.15", "VDG-10.16")
def test_t15_dias() -> None:
    state = position(owners={"dias": "black"}, numbers={3: "black characters", 9: "red characters"})
    do(state, "act", "character dias")
    assert look(state, "black").points == 2
    do(state, "act")
    assert "character dias" not in legal(state)
    do(state, "sum upper", "send calicut 5")
    draw(state)
    assert look(state, "black").points == 4
    assert whose_turn(state) == "black"


@rule("VDG-T16", "VDG-11.1", "VDG-10.24", "VDG-10.25")
def test_t16_the_merchant_ship_completes_mombasa() -> None:
    state = position(
        at="phase 3",
        merchant=7,
        owners={"sernigi": "yellow"},
        sea={"mombasa": {1: "yellow i-10", 2: "red i-11", 4: "yellow i-06"}},
        yellow={"money": 0},
        red={"money": 0},
    )
    events = do(state, "send mombasa 3")
    assert told(events, "bonus_reals")[0].values["coins"] == 2
    assert [event.values["harbour"] for event in told(events, "complete")] == ["mombasa"]
    assert look(state, "yellow").points == 2 * 3 and look(state, "red").points == 3


#: The sailing example, with tiles whose printed values add up to those of the rulebook.
SEA = {
    "calicut": {
        1: "yellow iii-07",
        2: "black ii-13",
        3: "blue iii-05",
        4: "merchant 9",
        5: "red i-10",
        6: "red ii-06",
    },
    "malindi": {1: "blue i-14", 2: "red ii-09"},
    "mombasa": {1: "yellow iii-06", 2: "yellow ii-11", 3: "merchant 7", 4: "red i-11"},
    "mozambique": {1: "blue i-07", 2: "black i-06", 3: "blue i-02"},
    "terra": {2: "red ii-01"},
}


@rule("VDG-T17", "VDG-11.2", "VDG-11.3", "VDG-11.4", "VDG-11.5", "VDG-11.6", "VDG-11.7", "VDG-11.8", "VDG-11.9")
@rule("VDG-11.10", "VDG-11.11", "VDG-11.12", "VDG-10.26", "VDG-R1", "VDG-R11", "VDG-R15")
def test_t17_sailing() -> None:
    """From the sending of the merchant ship to Calicut, which is then full, to the end of the phase."""
    sea = {id: dict(spaces) for id, spaces in SEA.items()}
    del sea["calicut"][4]
    state = position(
        at="phase 3",
        merchant=9,
        sea=sea,
        owners={"sernigi": "black", "dias": "blue"},
        yellow={"money": 0, "captains": 0},
        red={"money": 0, "captains": 0},
        black={"money": 0, "captains": 0},
        blue={"money": 0, "captains": 0},
    )
    assert whose_turn(state) == "black"
    events = do(state, "send calicut 4")
    assert {event.values["harbour"] for event in told(events, "complete")} == {"calicut", "mombasa", "mozambique"}
    colours = ("red", "black", "yellow", "blue")
    assert [look(state, colour).points for colour in colours] == [15, 8, 15, 11]
    assert [look(state, colour).money for colour in colours] == [5, 0, 1, 3]
    assert harbour(state, "calicut") == [""] * 6
    assert harbour(state, "malindi") == ["blue i-14", "red ii-09", "yellow iii-06", "yellow ii-11", "merchant 7"]
    assert harbour(state, "mombasa") == ["", "", "blue i-07", "black i-06"]
    assert harbour(state, "mozambique") == ["", "", ""]
    assert harbour(state, "terra") == ["", "red ii-01"]
    assert [look(state, colour).captains for colour in colours] == [3, 1, 1, 2]
    lost = [event.values["ship"] for event in told(events, "lost")]
    assert lost == ["iii-07", "ii-13", "iii-05", "i-10", "ii-06", "i-11", "i-02"]


@rule("VDG-T17", "VDG-11.2", "VDG-11.3")
def test_t17_harbour_by_harbour() -> None:
    """What each harbour brings, as the rulebook counts it."""
    wanted = {
        "calicut": {"red": (11, 1), "black": (6, 0), "yellow": (7, 0), "blue": (7, 0)},
        "malindi": {"red": (1, 1), "black": (0, 0), "yellow": (0, 0), "blue": (0, 0)},
        "mombasa": {"red": (3, 2), "black": (0, 0), "yellow": (8, 1), "blue": (0, 0)},
        "mozambique": {"red": (0, 0), "black": (2, 0), "yellow": (0, 0), "blue": (4, 3)},
        "terra": {"red": (0, 1), "black": (0, 0), "yellow": (0, 0), "blue": (0, 0)},
    }
    for id, gains in wanted.items():
        state = position(
            at="phase 3",
            merchant=None,
            sea={id: SEA[id]},
            yellow={"money": 0},
            red={"money": 0},
            black={"money": 0},
            blue={"money": 0},
        )
        assert {colour: (look(state, colour).points, look(state, colour).money) for colour in gains} == gains
