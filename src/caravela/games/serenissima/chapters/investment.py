"""Chapter 9, investment: sailors, a galley, forts and basilicas."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import BASILICA, DONE, FORT, HIRE_GALLEY, HIRE_PORT, PLACE
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import galleys, scuttling, setup, wheel
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.components import (
    BASILICA_NEEDS,
    BASILICA_PRICE,
    BASILICAS,
    BY_BUILDINGS,
    BY_GALLEYS,
    BY_SAILORS,
    FORT_NEEDS,
    FORT_PRICE,
    FORTS,
    GALLEY_PRICE,
    GALLEYS_EACH,
    GOOD_COUNT,
    PLAYERS,
    PORT_IDS,
    PORTS,
    SAILOR_PRICE,
    SIZE,
)
from caravela.games.serenissima.facts import (
    GALLEY_FULL,
    GARRISON_FULL,
    NO_MONEY,
    NOT_YOUR_GALLEY,
    NOT_YOUR_PORT,
    RESERVE_EMPTY,
)
from caravela.games.serenissima.kinds import Basilica, Fort, Galley, HireGalley, HirePort, Place
from caravela.games.serenissima.state import (
    AT_CREW,
    AT_INVEST,
    AT_PLACE,
    AT_SPECIAL,
    DOGE_SPACE,
    NONE,
    SerenissimaState,
    goods_in,
    in_play,
)

BOUGHT_GALLEY: Final = EventKind("bought_galley", "number", "port", "ducats")
BUILT: Final = EventKind("built", "building", "port", "ducats")
HIRED_GALLEY: Final = EventKind("hired_galley", "number", "count", "ducats")
HIRED_PORT: Final = EventKind("hired_port", "port", "ducats")
BUILT_ALREADY: Final = ReasonKind("built_already", "port", "building")
GALLEY_ABROAD: Final = ReasonKind("galley_abroad", "number")
GALLEY_TOO_DEAR: Final = ReasonKind("galley_too_dear", "price", "sailor_price", "money")
GOOD_MISSING: Final = ReasonKind("good_missing", "port", "good", "building")
NO_CUBE_LEFT: Final = ReasonKind("no_cube_left", "count")
ONE_GALLEY: Final = ReasonKind("one_galley", "number")
TOKENS_USED_UP: Final = ReasonKind("tokens_used_up", "building")
PLACE_PROMPT: Final = PromptKind("place", "number")


def begin(state: SerenissimaState) -> None:
    """The galley of the pawn stays where it is, and nothing is moved from or to it (SER-9.1, 9.7)."""
    state.node = AT_INVEST


def galley_price(state: SerenissimaState, seat: int) -> int:
    """As many ducats as the player has galleys in play (SER-9.3)."""
    return GALLEY_PRICE * in_play(state, seat)


def may_buy_galley(state: SerenissimaState, most: int = GALLEYS_EACH) -> bool:
    """Whether price, a sailor's hire, a sailor and a cube are there, for up to `most` galleys (SER-1.6, 1.8, 9.4)."""
    seat = state.active
    money = state.money[seat]
    if state.reserve[seat] == 0 or money < SAILOR_PRICE:
        return False
    owned = in_play(state, seat)
    return owned < most and money >= GALLEY_PRICE * owned + SAILOR_PRICE


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Any number of purchases in any order, one galley at the most (SER-9.1 to 9.3)."""
    legal: list[Action] = []
    if state.bought == NONE and may_buy_galley(state):
        setup.add_numbers(state, legal)
    add_buildings(state, legal)
    add_hires(state, legal)
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number >= state.last]
    legal.append(DONE)
    return scuttling.others(state) + legal if state.variant.scuttle_any_time else legal


def add_buildings(state: SerenissimaState, legal: list[Action]) -> None:
    """Where a fort or a basilica can be built; a port may have both (SER-1.7, 9.5, 9.6, 9.8, SER-R6)."""
    seat = state.active
    money, owners, forts, basilicas = state.money[seat], state.port_owner, state.forts, state.basilicas
    if money >= FORT_PRICE and forts.bit_count() < FORTS:
        for port in range(PORTS):
            if owners[port] == seat and stocks(state, port, FORT_NEEDS) and not forts >> port & 1:
                legal.append(FORT[port])
    if money >= BASILICA_PRICE and basilicas.bit_count() < BASILICAS:
        for port in range(PORTS):
            if owners[port] == seat and stocks(state, port, BASILICA_NEEDS) and not basilicas >> port & 1:
                legal.append(BASILICA[port])


def stocks(state: SerenissimaState, port: int, goods: int) -> bool:
    """Whether all these goods are present in a port, made or stored (SER-9.5, 9.6)."""
    return not goods & ~goods_in(state, port)


def add_hires(state: SerenissimaState, legal: list[Action]) -> None:
    """Where a sailor can be hired: own ports with room, own galleys with room in the zone of one (SER-1.6, 9.2)."""
    seat = state.active
    if state.reserve[seat] == 0 or state.money[seat] < SAILOR_PRICE:
        return
    owners, zones, garrison = state.port_owner, state.galley_zone, state.garrison
    for port, owner in enumerate(owners):
        if owner == seat and garrison[port] < SIZE[port]:
            legal.append(HIRE_PORT[port])
    for galley, owner in enumerate(state.galley_owner):
        if owner == seat:
            zone = zones[galley]
            if zone < PORTS and owners[zone] == seat and galleys.room(state, galley):
                legal.append(HIRE_GALLEY[galley])


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A purchase, or the end of the investment (SER-9.1)."""
    if not purchase(state, action, events) and not scuttling.apply(state, action, events):
        wheel.advance(state)


def purchase(state: SerenissimaState, action: Action, events: list[Event] | None) -> bool:
    """Carries out a purchase; whether the action is one."""
    if isinstance(action, HirePort):
        hire_into_port(state, action.port, events)
    elif isinstance(action, HireGalley):
        hire_onto_galley(state, action.galley, events)
    elif isinstance(action, Galley):
        state.bought = action.galley
        state.node = AT_PLACE
    elif isinstance(action, Fort):
        build(state, "fort", action.port, FORT_PRICE, events)
        state.forts |= 1 << action.port
    elif isinstance(action, Basilica):
        build(state, "basilica", action.port, BASILICA_PRICE, events)
        state.basilicas |= 1 << action.port
    else:
        return False
    state.last = action.number
    return True


def hire_into_port(state: SerenissimaState, port: int, events: list[Event] | None) -> None:
    """A sailor for a ducat (SER-9.2)."""
    seat = state.active
    state.garrison[port] += 1
    state.reserve[seat] -= 1
    book(state, seat, BY_SAILORS, -SAILOR_PRICE)
    if events is not None:
        events.append(HIRED_PORT(seat, "SER-9.2", port=PORT_IDS[port], ducats=SAILOR_PRICE))


def hire_onto_galley(state: SerenissimaState, galley: int, events: list[Event] | None, count: int = 1) -> None:
    """Sailors for a ducat each (SER-9.2, 10.7)."""
    seat = state.active
    state.crew[galley] += count
    state.reserve[seat] -= count
    book(state, seat, BY_SAILORS, -SAILOR_PRICE * count)
    if events is not None:
        events.append(HIRED_GALLEY(seat, "SER-9.2", number=galley, count=count, ducats=SAILOR_PRICE * count))


def build(state: SerenissimaState, building: str, port: int, price: int, events: list[Event] | None) -> None:
    """Pays for a fort or a basilica; the cubes stay where they are (SER-9.5, 9.6)."""
    book(state, state.active, BY_BUILDINGS, -price)
    if events is not None:
        rule = "SER-9.5" if building == "fort" else "SER-9.6"
        events.append(BUILT(state.active, rule, building=building, port=PORT_IDS[port], ducats=price))


def place_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """The zone of any own port (SER-9.3)."""
    owners, seat = state.port_owner, state.active
    return [PLACE[port] for port in range(PORTS) if owners[port] == seat]


def apply_place(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The new galley is paid and put there with the sailor that it needs at once (SER-9.3, 9.4, 10.7)."""
    assert isinstance(action, Place)
    seat, galley = state.active, state.bought
    price = galley_price(state, seat)
    book(state, seat, BY_GALLEYS, -price)
    state.galley_owner[galley] = seat
    state.galley_zone[galley] = action.port
    if events is not None:
        port = PORT_IDS[action.port]
        events.append(BOUGHT_GALLEY(seat, "SER-9.3", number=galley, port=port, ducats=price))
    hire_onto_galley(state, galley, events)
    if state.black != DOGE_SPACE:
        state.node = AT_INVEST
    elif state.variant.special_investment_sailors_only_on_new:
        state.node = AT_CREW
    else:
        state.node = AT_SPECIAL


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-9.2 to 9.6."""
    if isinstance(action, HirePort):
        return why_not_hire_port(state, action.port)
    if isinstance(action, HireGalley):
        return why_not_hire_galley(state, action.galley)
    if isinstance(action, Galley):
        return why_not_buy(state, action.galley)
    if isinstance(action, Fort):
        left = FORTS - state.forts.bit_count()
        return why_not_build(state, "fort", action.port, state.forts, left, FORT_NEEDS, FORT_PRICE)
    if isinstance(action, Basilica):
        left = BASILICAS - state.basilicas.bit_count()
        return why_not_build(state, "basilica", action.port, state.basilicas, left, BASILICA_NEEDS, BASILICA_PRICE)
    return None


def why_not_pay_sailor(state: SerenissimaState) -> Fact:
    """SER-1.6, 9.2."""
    if state.reserve[state.active] == 0:
        return RESERVE_EMPTY("SER-1.6")
    return NO_MONEY("SER-9.2", price=SAILOR_PRICE, money=state.money[state.active])


def why_not_hire_port(state: SerenissimaState, port: int) -> Fact:
    """SER-9.2."""
    if state.port_owner[port] != state.active:
        return NOT_YOUR_PORT("SER-9.2", port=PORT_IDS[port])
    if state.garrison[port] >= SIZE[port]:
        return GARRISON_FULL("SER-4.8", port=PORT_IDS[port], size=SIZE[port])
    return why_not_pay_sailor(state)


def why_not_hire_galley(state: SerenissimaState, galley: int) -> Fact:
    """SER-9.2."""
    if state.galley_owner[galley] != state.active:
        return NOT_YOUR_GALLEY("SER-9.2", number=galley)
    zone = state.galley_zone[galley]
    if zone >= PORTS or state.port_owner[zone] != state.active:
        return GALLEY_ABROAD("SER-9.2", number=galley)
    if galleys.room(state, galley) == 0:
        return GALLEY_FULL("SER-4.1", number=galley)
    return why_not_pay_sailor(state)


def why_not_buy(state: SerenissimaState, galley: int) -> Fact:
    """SER-1.8, 2.4, 9.3, 9.4."""
    seat = state.active
    if state.bought != NONE and state.black != DOGE_SPACE:
        return ONE_GALLEY("SER-9.3", number=state.bought)
    if in_play(state, seat) == GALLEYS_EACH:
        return NO_CUBE_LEFT("SER-1.8", count=GALLEYS_EACH)
    if state.galley_owner[galley] != NONE or galley > PLAYERS[state.seats].galleys:
        return setup.why_not_number(state, galley, "SER-9.3")
    if state.reserve[seat] == 0:
        return RESERVE_EMPTY("SER-9.4")
    price = galley_price(state, seat)
    return GALLEY_TOO_DEAR("SER-9.4", price=price, sailor_price=SAILOR_PRICE, money=state.money[seat])


def why_not_build(
    state: SerenissimaState, building: str, port: int, built: int, left: int, needs: int, price: int
) -> Fact:
    """SER-1.7, 9.5, 9.6."""
    rule = "SER-9.5" if building == "fort" else "SER-9.6"
    if state.port_owner[port] != state.active:
        return NOT_YOUR_PORT(rule, port=PORT_IDS[port])
    if has(built, port):
        return BUILT_ALREADY(rule, port=PORT_IDS[port], building=building)
    if left == 0:
        return TOKENS_USED_UP("SER-1.7", building=building)
    for good in range(GOOD_COUNT):
        if has(needs, good) and not stocks(state, port, 1 << good):
            return GOOD_MISSING(rule, port=PORT_IDS[port], good=GOODS[good], building=building)
    return NO_MONEY(rule, price=price, money=state.money[state.active])


def why_not_place(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-9.3."""
    if isinstance(action, Place):
        return NOT_YOUR_PORT("SER-9.3", port=PORT_IDS[action.port])
    return None


def ask_place(state: SerenissimaState) -> Fact:
    """Where the new galley is put (SER-9.3)."""
    return PLACE_PROMPT("SER-9.3", number=state.bought)


INVEST_DECISION: Final = Decision(AT_INVEST, "invest", "SER-9.1", options, apply, why_not)
PLACE_DECISION: Final = Decision(AT_PLACE, "place", "SER-9.3", place_options, apply_place, why_not_place, ask=ask_place)
