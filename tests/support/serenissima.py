"""Positions of Serenissima: a test says what matters, the rest is filled in so that every invariant holds.

    state = position(galleys={4: "blue valencia 3 wood"}, ports={"valencia": "blue 2"}, at="load")
    legal(state)                    # ["load wood", "embark", …]
    do(state, "load wood", "done", "sail alger")
    galley(state, 4)                # "blue alger 3 wood wood"

A galley is written as owner, zone, sailors, goods; a port as owner and sailors. The first galley is the active one.
A seat without a port gets a start port that the test does not mention. Sailors and cubes that are not mentioned are in
the reserves and in the supply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY, Event, Fact
from caravela.core.options import Options, OptionValue
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import wheel
from caravela.games.serenissima.components import (
    BY_START,
    CARD_IDS,
    COLOURS,
    GALLEYS,
    GOOD_COUNT,
    LEDGER,
    PLAYERS,
    PORT_IDS,
    START_PORTS,
    TRACK,
    ZONE_IDS,
)
from caravela.games.serenissima.state import AT_DOGE, AT_MODE, DOGE_SPACE, NONE, SerenissimaState, aboard

#: The options that are switches for doubtful rulings.
SWITCHES = [option.id for option in RULES.meta.options if isinstance(option.default, bool)]


def new_game(seats: int = 4, **options: OptionValue) -> SerenissimaState:
    """The position before the first decision; blue begins, unless an option says otherwise."""
    return RULES.new_state(seats, Options(RULES.meta.options, {"start": "first", **options}))


def position(
    *,
    seats: int = 4,
    at: str = "mode",
    galleys: Mapping[int, str] | None = None,
    ports: Mapping[str, str] | None = None,
    stored: Mapping[str, str] | None = None,
    forts: Iterable[str] = (),
    basilicas: Iterable[str] = (),
    closed: Iterable[str] = (),
    money: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    white: int = 0,
    moved: int = 0,
    options: Mapping[str, OptionValue] | None = None,
) -> SerenissimaState:
    """A position within a turn of blue, the starting player.

    `at` is "mode" (activate or invest), "load", "move", "act" (step 3, after `moved` zones), "invest", or "doge" (all
    galleys have acted). `money` is 5 unless given.
    """
    state = new_game(seats, **(options or {}))
    state.asked = []
    _put_ports(state, ports or {}, closed)
    _put_galleys(state, galleys or {})
    for id, goods in (stored or {}).items():
        for good in goods.split():
            state.stored[PORT_IDS.index(id)] |= 1 << GOODS.index(good)
            state.supply[GOODS.index(good)] -= 1
    for id in forts:
        state.forts |= 1 << PORT_IDS.index(id)
    for id in basilicas:
        state.basilicas |= 1 << PORT_IDS.index(id)
    for seat, colour in enumerate(COLOURS[:seats]):
        state.money[seat] = (money or {}).get(colour, 5)
        state.ledger[seat * LEDGER + BY_START] = state.money[seat]
    state.white = white
    state.scorings = len([space for space in TRACK[seats] if space <= white])
    if deck is not None:
        state.deck = [deck.get(id, 0) for id in CARD_IDS]
    _go_to(state, at, next(iter(galleys or {}), DOGE_SPACE), moved)
    return state


def _put_ports(state: SerenissimaState, ports: Mapping[str, str], closed: Iterable[str]) -> None:
    for id in closed:
        state.closed |= 1 << PORT_IDS.index(id)
    for id, text in ports.items():
        owner, sailors = text.split()
        _garrison(state, PORT_IDS.index(id), COLOURS.index(owner), int(sailors))
    free = [port for port in START_PORTS if PORT_IDS[port] not in ports and not state.closed >> port & 1]
    for seat in range(state.seats):
        if seat not in state.port_owner:
            _garrison(state, free.pop(), seat, 1)
    for seat in range(state.seats):
        owned = [port for port, owner in enumerate(state.port_owner) if owner == seat]
        state.reserve[seat] = PLAYERS[state.seats].sailors - sum(state.garrison[port] for port in owned)


def _garrison(state: SerenissimaState, port: int, seat: int, sailors: int) -> None:
    state.port_owner[port] = seat
    state.garrison[port] = sailors


def _put_galleys(state: SerenissimaState, galleys: Mapping[int, str]) -> None:
    for number, text in galleys.items():
        owner, zone, sailors, *goods = text.split()
        seat = COLOURS.index(owner)
        state.galley_owner[number] = seat
        state.galley_zone[number] = ZONE_IDS.index(zone)
        state.crew[number] = int(sailors)
        state.reserve[seat] -= int(sailors)
        for good in goods:
            state.cargo[number * GOOD_COUNT + GOODS.index(good)] += 1
            state.supply[GOODS.index(good)] -= 1


def _go_to(state: SerenissimaState, at: str, active: int, moved: int) -> None:
    wheel.forget(state)
    state.draft = 0
    state.black = active
    if at == "doge":
        state.black = DOGE_SPACE
        state.node = AT_DOGE
        RULES.check(state)
        return
    state.active = state.galley_owner[active]
    state.node = AT_MODE
    RULES.check(state)
    if at == "invest":
        do(state, "invest")
    elif at != "mode":
        do(state, "activate", *{"load": (), "move": ("done",), "act": ("done", "stop")}[at])
    state.moved = moved


def legal(state: SerenissimaState, ordered: bool = False) -> list[str]:
    """What may be done now, as it is written."""
    return [action.notation for action in RULES.legal(state, ordered)]


def kinds(state: SerenissimaState) -> set[str]:
    """The kinds of what may be done now."""
    return {action.kind for action in RULES.legal(state)}


def do(state: SerenissimaState, *lines: str) -> list[Event]:
    """Plays these actions, each of which must be legal, and looks at every invariant; returns what happened."""
    events: list[Event] = []
    for line in lines:
        action = RULES.actions.parse(line)
        assert action in RULES.legal(state), f"{line!r} is not legal; legal are {legal(state)}"
        RULES.apply(state, action, events)
        RULES.check(state)
    return events


def why_not(state: SerenissimaState, line: str) -> Fact:
    """Why this may not be done now."""
    action = RULES.actions.parse(line)
    assert action not in RULES.legal(state), f"{line!r} is legal"
    return RULES.why_not(state, action)


def whose_turn(state: SerenissimaState) -> str:
    """The colour of the seat to act."""
    seat = RULES.to_act(state)
    return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or COLOURS[seat]


def galley(state: SerenissimaState, number: int) -> str:
    """A galley as `position` writes it; empty if it is not in play."""
    if state.galley_owner[number] == NONE:
        return ""
    hold = aboard(state, number)
    goods = [GOODS[good] for good in range(GOOD_COUNT) for _ in range(hold[good])]
    owner, zone = COLOURS[state.galley_owner[number]], ZONE_IDS[state.galley_zone[number]]
    return " ".join([owner, zone, str(state.crew[number]), *goods])


def port(state: SerenissimaState, id: str) -> str:
    """A port as `position` writes it; empty if it is neutral."""
    number = PORT_IDS.index(id)
    if state.port_owner[number] == NONE:
        return ""
    return f"{COLOURS[state.port_owner[number]]} {state.garrison[number]}"


def warehouse(state: SerenissimaState, id: str) -> list[str]:
    """The goods stored in a port."""
    stored = state.stored[PORT_IDS.index(id)]
    return [GOODS[good] for good in range(GOOD_COUNT) if stored >> good & 1]


def money(state: SerenissimaState, colour: str = "blue") -> int:
    """The ducats of a seat."""
    return state.money[COLOURS.index(colour)]


def reserve(state: SerenissimaState, colour: str = "blue") -> int:
    """The sailors of a seat that are not on the board."""
    return state.reserve[COLOURS.index(colour)]


def supply(state: SerenissimaState, good: str) -> int:
    """The cubes of a good that nobody is using."""
    return state.supply[GOODS.index(good)]


def wheel_numbers(state: SerenissimaState) -> list[int]:
    """The numbers that carry a cube."""
    return [number for number in range(1, GALLEYS + 1) if state.galley_owner[number] != NONE]


def pass_galleys(state: SerenissimaState) -> None:
    """Every galley up to the doge space does nothing."""
    while state.node == AT_MODE:
        do(state, "activate", "done", "stop", "end")


#: How much a lively player likes each kind of action; the others 1.
ZEAL = {
    "abandon": 0.1,
    "abandon_ashore": 0.1,
    "assault": 8.0,
    "attack": 4.0,
    "basilica": 5.0,
    "claim": 1.5,
    "done": 1.5,
    "end": 0.3,
    "fight_on": 3.0,
    "fort": 5.0,
    "give": 0.3,
    "invest": 0.6,
    "jettison": 0.1,
    "load": 2.0,
    "loot": 3.0,
    "scuttle": 0.02,
    "stop": 0.5,
    "strip": 0.1,
    "swap": 0.3,
    "take": 0.3,
    "trade": 8.0,
}


def lively_game(
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    ordered: bool = False,
    before: Callable[[SerenissimaState, list[Action], Action], object] | None = None,
    after: Callable[[SerenissimaState, Action], object] | None = None,
) -> tuple[SerenissimaState, list[Action]]:
    """A whole random game of players who trade and fight, and seldom sink their own galleys.

    Players who take every option with equal chance scuttle half of their fleet, and hardly ever meet.
    """
    random = Random(f"{seats} {seed}")
    state = RULES.new_state(seats, Options(RULES.meta.options, options, bots=True))
    actions: list[Action] = []
    while RULES.to_act(state) != NOBODY:
        assert len(actions) < 20_000, "the game does not end"
        options_now = RULES.legal(state, ordered)
        if RULES.to_act(state) == CHANCE:
            action = random.choices(options_now, RULES.weights(state))[0]
        else:
            action = random.choices(options_now, [ZEAL.get(option.kind, 1.0) for option in options_now])[0]
        if before is not None:
            before(state, options_now, action)
        RULES.apply(state, action)
        actions.append(action)
        if after is not None:
            after(state, action)
    return state, actions
