"""What lies where, and what to click. The sheets are drawn by `scripts/draw-art`, from the same data.

The board: a water for each zone (`alger`) with berths for its galleys, a panel for each port with its garrison, its
warehouse and the good that it makes; the wheel, the supply, the fight, the turn track, the doge cards. A mat for the
seat that looks, with the hold of each of its galleys; a card for each other seat.

A galley keeps its number as its id on the board; on its owner's mat the galleys lie by rising number. Items aboard are
known by galley, kind and place: a run of alike items fills an anchor of its own, `hold-<row>-<first cell>-<cells>`, so
that any of them can be clicked; the run of free cells is where something is put.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.bits import has, members
from caravela.core.facts import Event, Values
from caravela.core.pieces import joined, piece_of
from caravela.core.scene import BOARD, MAT, Piece, Scene, Sheet
from caravela.games.serenissima.box import GOODS, SCORINGS
from caravela.games.serenissima.chapters import capture, combat, doge, investment
from caravela.games.serenissima.components import (
    BASILICAS,
    BOX,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COLOURS,
    FORTS,
    GALLEYS,
    GALLEYS_EACH,
    GOOD_COUNT,
    ITEM_IDS,
    PLAYERS,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SAILOR,
    SIZE,
    SLOTS,
    TRACK,
    ZONE_IDS,
    ZONES,
)
from caravela.games.serenissima.information import announced, knows
from caravela.games.serenissima.kinds import (
    Abandon,
    AbandonAshore,
    Activate,
    Assault,
    Attack,
    Basilica,
    Claim,
    Close,
    Crew,
    Disembark,
    Embark,
    FightOn,
    Fort,
    Galley,
    Give,
    HireGalley,
    HirePort,
    Invest,
    Jettison,
    Land,
    Load,
    Loot,
    Place,
    Sail,
    Scuttle,
    ScuttleGalley,
    Sell,
    Settle,
    Strip,
    Swap,
    Take,
    Trade,
)
from caravela.games.serenissima.scoring import income
from caravela.games.serenissima.state import (
    AT_ACT,
    AT_DICE,
    AT_LOAD,
    AT_LOOT,
    AT_MODE,
    AT_MOVE,
    AT_ROUND,
    AT_VOLLEY,
    DOGE_SPACE,
    NONE,
    THE_PORT,
    SerenissimaState,
    aboard,
    controlled,
)

CHART: Final = "board"
#: The decisions about where the galley of the black pawn goes.
_UNDER_WAY: Final = (AT_MODE, AT_LOAD, AT_MOVE, AT_ACT)
#: Berths of each zone on the drawing; more galleys than that share them.
BERTHS: Final = {
    "genova": 3,
    "venezia": 2,
    "marseille": 3,
    "ragusa": 3,
    "corfu": 3,
    "modon": 3,
    "acre": 3,
    "ionio": 3,
}
MOST_BERTHS: Final = 4
#: What the sentence of hidden money gets as its amount.
HIDDEN: Final = -1


def scene(state: SerenissimaState, seat: int) -> Scene:
    """The table as a seat sees it; only the money of others can be hidden (SER-2.12). A spectator sits by the first."""
    return joined(common_pieces(state), own_scene(state, seat))


def common_pieces(state: SerenissimaState) -> list[Piece]:
    """What lies on the board."""
    pieces: list[Piece] = []
    _add_supply(pieces)
    _add_ports(state, pieces)
    _add_galleys(state, pieces)
    _add_wheel(state, pieces)
    _add_track(state, pieces)
    _add_fight(state, pieces)
    return pieces


def own_scene(state: SerenissimaState, seat: int) -> Scene:
    """The mats, money, and the holds of the seat that looks."""
    sheets = [Sheet(CHART, "board.svg", BOARD, slots=_board_slots(state))]
    pieces: list[Piece] = []
    near = max(seat, 0)
    for other in range(state.seats):
        mine = other == near
        slots = _seat_slots(state, other)
        if mine:
            slots |= _own_slots(state, other)
        sheets.append(Sheet(_mat(other), "mat.svg" if mine else "card.svg", MAT, other, slots))
        _add_money(state, other, knows(state, seat, other), pieces)
    _add_holds(state, near, pieces)
    return Scene(sheets, pieces)


def _mat(seat: int) -> str:
    return f"mat-{COLOURS[seat]}"


# The ports


def _board_slots(state: SerenissimaState) -> Values:
    slots: Values = {f"supply-{GOODS[good]}": state.supply[good] for good in range(GOOD_COUNT)}
    slots["left-fort"] = FORTS - state.forts.bit_count()
    slots["left-basilica"] = BASILICAS - state.basilicas.bit_count()
    return slots


def _add_supply(pieces: list[Piece]) -> None:
    for good in GOODS:
        pieces.append(piece_of(f"pile-{good}", good, CHART, f"pile-{good}", "cube", good=good))
    for building in ("fort", "basilica"):
        name = f"pile-{building}"
        pieces.append(piece_of(name, building, CHART, name, "building", building=building))


def _add_ports(state: SerenissimaState, pieces: list[Piece]) -> None:
    for port, id in enumerate(PORT_IDS):
        owner, size, stored = state.port_owner[port], SIZE[port], state.stored[port]
        fort, basilica = has(state.forts, port), has(state.basilicas, port)
        if owner != NONE:
            guards = state.garrison[port]
            pieces.append(
                piece_of(
                    f"held-{id}",
                    f"held_{size}",
                    CHART,
                    f"port-{id}",
                    "held",
                    seat=owner,
                    port=id,
                    sailors=guards,
                )
            )
            for index in range(guards):
                name = f"guard-{id}-{index}"
                pieces.append(piece_of(name, "sailor", CHART, name, "guard", seat=owner, port=id))
        for place, good in enumerate(members(stored)):
            name, anchor = f"stored-{id}-{GOODS[good]}", f"store-{id}-{place}"
            pieces.append(piece_of(name, GOODS[good], CHART, anchor, "cube", good=GOODS[good]))
        for building, built in (("fort", fort), ("basilica", basilica)):
            if built:
                name = f"{building}-{id}"
                pieces.append(piece_of(name, building, CHART, name, "building", building=building))
        makes = GOODS[PORT_GOOD[port]]
        pieces.append(
            piece_of(
                f"sign-{id}",
                f"sign_{makes}",
                CHART,
                f"good-{id}",
                "port",
                port=id,
                good=makes,
                cubes=stored.bit_count(),
                forts=int(fort),
                basilicas=int(basilica),
            )
        )
        if has(state.closed, port):
            pieces.append(piece_of(f"closed-{id}", f"closed_{size}", CHART, f"port-{id}", "closed", port=id))


# The galleys


def _add_galleys(state: SerenissimaState, pieces: list[Piece]) -> None:
    """In each zone the galleys lie in its berths, those of a seat together; their goods are drawn with them."""
    lying: list[list[int]] = [[] for _ in range(ZONES)]
    for galley in range(1, GALLEYS + 1):
        if state.galley_owner[galley] != NONE:
            lying[state.galley_zone[galley]].append(galley)
    for zone, galleys in enumerate(lying):
        id = ZONE_IDS[zone]
        galleys.sort(key=lambda galley: (state.galley_owner[galley], galley))
        for index, galley in enumerate(galleys):
            berth = index % BERTHS.get(id, MOST_BERTHS)
            hold = aboard(state, galley)
            pieces.append(
                piece_of(
                    _galley(galley),
                    "galley_active" if galley == state.black else "galley",
                    CHART,
                    f"berth-{id}-{berth}",
                    "galley",
                    seat=state.galley_owner[galley],
                    slots={"number": galley, "crew": state.crew[galley]},
                    number=galley,
                    zone=id,
                    sailors=state.crew[galley],
                    cubes=sum(hold),
                )
            )
        for index, galley in enumerate(galleys):
            berth, owner = index % BERTHS.get(id, MOST_BERTHS), state.galley_owner[galley]
            for good, count in enumerate(aboard(state, galley)):
                for number in range(count):
                    name = f"cargo-{galley}-{GOODS[good]}-{number}"
                    anchor = f"hold-{id}-{berth}"
                    pieces.append(
                        piece_of(
                            name, GOODS[good], CHART, anchor, "aboard", seat=owner, number=galley, item=GOODS[good]
                        )
                    )


def _galley(galley: int) -> str:
    return f"galley-{galley}"


# Wheel, track, fight


def _add_wheel(state: SerenissimaState, pieces: list[Piece]) -> None:
    for galley in range(1, GALLEYS + 1):
        owner = state.galley_owner[galley]
        if owner != NONE:
            name = f"counter-{galley}"
            pieces.append(piece_of(name, "counter", CHART, f"wheel-{galley}", "counter", seat=owner, number=galley))
        elif galley > PLAYERS[state.seats].galleys:
            pieces.append(piece_of(f"out-{galley}", "out", CHART, f"wheel-{galley}", "out", number=galley))
    black = state.black
    if black == DOGE_SPACE:
        pieces.append(piece_of("black", "black_pawn", CHART, f"pawn-{black}", "pawn_doge"))
    else:
        pieces.append(piece_of("black", "black_pawn", CHART, f"pawn-{black}", "pawn", number=black))


def _add_track(state: SerenissimaState, pieces: list[Piece]) -> None:
    for index, space in enumerate(TRACK[state.seats]):
        name = f"scoring-{index + 1}"
        slots: Values = {"space": space}
        pieces.append(piece_of(name, "scoring", CHART, f"track-{space}", "scoring", slots=slots, space=space))
    pieces.append(piece_of("white", "white_pawn", CHART, f"white-{state.white}", "white", space=state.white))
    for card in range(CARDS):
        for index in range(CARD_COUNT[card]):
            name = f"doge-{CARD_IDS[card]}-{index}"
            played = index >= state.deck[card]
            anchor, label = ("discard", "card_played") if played else ("deck", "card")
            pieces.append(piece_of(name, f"doge_{CARD_IDS[card]}", CHART, anchor, label, card=CARD_IDS[card]))


def _add_fight(state: SerenissimaState, pieces: list[Piece]) -> None:
    """Both sides; after the fight, the goods of the galley that was sunk. The dice are traces of a roll."""
    if state.node == AT_LOOT:
        for good, count in enumerate(state.booty):
            for index in range(count):
                name, anchor = f"booty-{GOODS[good]}-{index}", f"booty-{GOODS[good]}"
                pieces.append(piece_of(name, GOODS[good], CHART, anchor, "cube", good=GOODS[good]))
    if state.node not in (AT_DICE, AT_ROUND, AT_VOLLEY):
        return
    attacker, zone = state.black, state.galley_zone[state.black]
    pieces.append(_fighter(state, "attacker", attacker))
    if state.target == THE_PORT:
        owner, guards = state.port_owner[zone], state.garrison[zone]
        pieces.append(
            piece_of(
                "defender",
                "garrison",
                CHART,
                "defender",
                "held",
                seat=owner,
                slots={"crew": guards},
                port=PORT_IDS[zone],
                sailors=guards,
            )
        )
    else:
        pieces.append(_fighter(state, "defender", state.target))


def traces(event: Event) -> list[Piece]:
    """The dice of a round or of a fort's volley: skulls first, as dice with one skull or none (SER-7.5, 8.8)."""
    if event.kind == combat.ROUND.name:
        rolls = {"attacker": ("dice", "skulls"), "defender": ("enemy_dice", "enemy_skulls")}
        counts = {side: (int(event.values[dice]), int(event.values[hits])) for side, (dice, hits) in rolls.items()}
    elif event.kind == capture.VOLLEY_EVENT.name:
        counts = {"defender": (BOX.buildings.fort_dice, int(event.values["skulls"]))}
    else:
        return []
    return [
        piece_of(f"die-{side}-{index}", f"die_{skulls}", CHART, f"dice-{side}", "die", skulls=skulls)
        for side, (dice, total) in counts.items()
        for index, skulls in enumerate(_faces(dice, total))
    ]


def _faces(dice: int, total: int) -> list[int]:
    """A roll of so many skulls, the best dice first."""
    faces: list[int] = []
    for others in reversed(range(dice)):
        ways = combat.WAYS[others]
        best = max(face for face in BOX.dice.skulls if 0 <= total - face < len(ways) and ways[total - face])
        faces.append(best)
        total -= best
    return faces


def _fighter(state: SerenissimaState, side: str, galley: int) -> Piece:
    return piece_of(
        side,
        "galley",
        CHART,
        side,
        "galley",
        seat=state.galley_owner[galley],
        slots={"number": galley, "crew": state.crew[galley]},
        number=galley,
        zone=ZONE_IDS[state.galley_zone[galley]],
        sailors=state.crew[galley],
        cubes=sum(aboard(state, galley)),
    )


# The mats


def _seat_slots(state: SerenissimaState, seat: int) -> Values:
    slots: Values = {
        "reserve": state.reserve[seat],
        "ports": controlled(state, seat),
        "income": f"+{income(state, seat)}",
    }
    heard = announced(state, seat)
    for index in range(SCORINGS):
        slots[f"scoring-{index + 1}"] = heard[index] if index < len(heard) else ""
    return slots


def _own_slots(state: SerenissimaState, seat: int) -> Values:
    with_wine = [port for port in range(PORTS) if state.port_owner[port] == seat and doge.has_wine(state, port)]
    slots: Values = {"galley-price": investment.galley_price(state, seat), "wine-ports": len(with_wine)}
    fleet = _fleet(state, seat)
    for row in range(GALLEYS_EACH):
        slots[f"zone-{row}"] = f"zone-{ZONE_IDS[state.galley_zone[fleet[row]]]}" if row < len(fleet) else ""
    return slots


def _add_money(state: SerenissimaState, seat: int, known: bool, pieces: list[Piece]) -> None:
    money = state.money[seat] if known else HIDDEN
    amount: Values = {"amount": money if known else "?"}
    name = f"money-{COLOURS[seat]}"
    pieces.append(piece_of(name, "money", _mat(seat), "money", "money", seat=seat, slots=amount, money=money))


def _fleet(state: SerenissimaState, seat: int) -> list[int]:
    """The galleys of a seat as they lie on its mat."""
    return [galley for galley in range(1, GALLEYS + 1) if state.galley_owner[galley] == seat]


def _items(state: SerenissimaState, galley: int) -> list[int]:
    """How many of each item a galley carries, sailors first."""
    return [state.crew[galley], *aboard(state, galley)]


def _add_holds(state: SerenissimaState, seat: int, pieces: list[Piece]) -> None:
    mat = _mat(seat)
    for row, galley in enumerate(_fleet(state, seat)):
        items = _items(state, galley)
        pieces.append(
            piece_of(
                f"hull-{galley}",
                "hull_active" if galley == state.black else "hull",
                mat,
                f"galley-{row}",
                "galley",
                seat=seat,
                slots={"number": galley},
                number=galley,
                zone=ZONE_IDS[state.galley_zone[galley]],
                sailors=state.crew[galley],
                cubes=sum(items[1:]),
            )
        )
        first = 0
        for item, count in enumerate(items):
            id = ITEM_IDS[item]
            for index in range(count):
                name, anchor = f"item-{galley}-{id}-{index}", f"hold-{row}-{first}-{count}"
                pieces.append(piece_of(name, id, mat, anchor, "aboard", seat=seat, number=galley, item=id))
            first += count


# What to click


def traveller(state: SerenissimaState) -> str | None:
    """The galley of the black pawn, until it has arrived and while its owner decides."""
    return _galley(state.black) if state.node in _UNDER_WAY else None


def targets(state: SerenissimaState, action: Action) -> list[str]:
    """Items are meant by their place in a hold of the own mat, and go to free cells, ports or the supply.

    Answers to a blockade, `stop`, `end`, `done` and landing nobody are buttons.
    """
    find = _TARGETS.get(type(action))
    return find(state, action) if find else []


def _on_board(anchor: str) -> str:
    return f"{CHART}/{anchor}"


def _here(state: SerenissimaState, part: str) -> str:
    """A part of the port where the active galley lies."""
    return _on_board(f"{part}-{PORT_IDS[state.galley_zone[state.black]]}")


def _on_mat(state: SerenissimaState, anchor: str) -> str:
    return f"{_mat(state.active)}/{anchor}"


def _row(state: SerenissimaState, galley: int) -> int:
    return _fleet(state, state.galley_owner[galley]).index(galley)


def _item(state: SerenissimaState, galley: int, item: int) -> str:
    """The items of a kind aboard a galley."""
    items = _items(state, galley)
    return _on_mat(state, f"hold-{_row(state, galley)}-{sum(items[:item])}-{items[item]}")


def _room(state: SerenissimaState, galley: int) -> str:
    """The free cells of a galley."""
    taken = sum(_items(state, galley))
    return _on_mat(state, f"hold-{_row(state, galley)}-{taken}-{SLOTS - taken}")


def _cell(state: SerenissimaState, count: int) -> list[str]:
    """The last cell that so many sailors more would fill; with none it is a button."""
    if count == 0:
        return []
    cell = sum(_items(state, state.bought)) + count - 1
    return [_on_mat(state, f"hold-{_row(state, state.bought)}-{cell}-1")]


def _enemy(state: SerenissimaState) -> str:
    return _here(state, "garrison") if state.target == THE_PORT else _galley(state.target)


def _land(state: SerenissimaState, action: Any) -> list[str]:
    """The last place of the garrison that is filled."""
    return [_here(state, "guard") + f"-{action.count - 1}"] if action.count else []


_TARGETS: Final[dict[type[Action], Callable[[SerenissimaState, Any], list[str]]]] = {
    Close: lambda state, action: [_on_board(f"port-{PORT_IDS[action.port]}")],
    Settle: lambda state, action: [_on_board(f"port-{PORT_IDS[action.port]}")],
    Galley: lambda state, action: [_on_board(f"wheel-{action.galley}")],
    Place: lambda state, action: [_on_board(f"port-{PORT_IDS[action.port]}")],
    Crew: lambda state, action: _cell(state, action.count),
    Activate: lambda state, action: [_galley(state.black)],
    Invest: lambda state, action: [_on_mat(state, "money")],
    Load: lambda state, action: [_here(state, "good")],
    Embark: lambda state, action: [_here(state, "garrison")],
    Disembark: lambda state, action: [_item(state, state.black, SAILOR), _here(state, "garrison")],
    AbandonAshore: lambda state, action: [_item(state, state.black, SAILOR), _here(state, "garrison")],
    Take: lambda state, action: [_item(state, action.galley, action.item), _room(state, state.black)],
    Strip: lambda state, action: [_item(state, action.galley, SAILOR), _room(state, state.black)],
    Give: lambda state, action: [_item(state, state.black, action.item), _room(state, action.galley)],
    Abandon: lambda state, action: [_item(state, state.black, SAILOR), _room(state, action.galley)],
    Swap: lambda state, action: [
        _item(state, state.black, action.item),
        _item(state, action.galley, action.wanted),
    ],
    Jettison: lambda state, action: [
        _item(state, state.black, action.good + 1),
        _on_board(f"supply-{GOODS[action.good]}"),
    ],
    Scuttle: lambda state, action: [
        _on_mat(state, f"sail-{_row(state, state.black)}"),
        _on_mat(state, "reserve"),
    ],
    ScuttleGalley: lambda state, action: [
        _on_mat(state, f"sail-{_row(state, action.galley)}"),
        _on_mat(state, "reserve"),
    ],
    Sail: lambda state, action: [_on_board(ZONE_IDS[action.zone])],
    Trade: lambda state, action: [_here(state, "warehouse")],
    Sell: lambda state, action: [_item(state, state.black, action.good + 1), _here(state, "warehouse")],
    Attack: lambda state, action: [_galley(action.galley)],
    Assault: lambda state, action: [_here(state, "garrison")],
    Claim: lambda state, action: [_here(state, "garrison")],
    Land: _land,
    FightOn: lambda state, action: [_enemy(state)],
    Loot: lambda state, action: [_on_board(f"booty-{GOODS[action.good]}")],
    HirePort: lambda state, action: [_on_mat(state, "reserve"), _on_board(f"garrison-{PORT_IDS[action.port]}")],
    HireGalley: lambda state, action: [_on_mat(state, "reserve"), _room(state, action.galley)],
    Fort: lambda state, action: [_on_board("left-fort"), _on_board(f"port-{PORT_IDS[action.port]}")],
    Basilica: lambda state, action: [_on_board("left-basilica"), _on_board(f"port-{PORT_IDS[action.port]}")],
}
