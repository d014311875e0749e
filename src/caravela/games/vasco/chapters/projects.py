"""Chapter 6, the action Projects; and how new tiles come to the Projects area (VDG-2.16, 2.17, 12.2, 12.3)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import members
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import BUY, DONE, GABRIEL, REVEAL, Buy, Gabriel, Reveal
from caravela.games.vasco.box import AREA_IDS, PROJECTS_AREA
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import BOX, CREW, DECKS, PROJECT_DECK, PROJECT_IDS
from caravela.games.vasco.facts import IS_GABRIEL, NO_MONEY, NOT_ON_OFFER, NOTHING_POSSIBLE, SOMETHING_FIRST
from caravela.games.vasco.state import AT_BUY, AT_REVEAL, AT_STEP, GABRIEL_CELL, VascoState

BOUGHT: Final = EventKind("bought", "project", "coins")
BOUGHT_GABRIEL: Final = EventKind("bought_gabriel", "project", "coins")
LAID_GABRIEL: Final = EventKind("laid_gabriel", "project")
LAID_OUT: Final = EventKind("laid_out", "project")
TOP: Final = EventKind("top", "project")
GABRIEL_ALONE: Final = ReasonKind("gabriel_alone")
NOT_GABRIEL: Final = ReasonKind("not_gabriel", "project")
SOLD_OUT: Final = ReasonKind("sold_out")
BUY_FIRST: Final = PromptKind("buy", "price", "gabriel_price")
BUY_UPPER: Final = PromptKind("buy_upper", "price")
BUY_GABRIEL: Final = PromptKind("buy_gabriel", "gabriel_price")
BUY_SECOND: Final = PromptKind("buy_second", "price")

FIRST_PRICE: Final = BOX.projects.price_of_one
SECOND_PRICE: Final = BOX.projects.price_of_two - BOX.projects.price_of_one
MOST_UPPER: Final = 2


def turn_up_tops(state: VascoState, events: list[Event] | None) -> bool:
    """Step: every deck shows its top tile (VDG-2.16, VDG-R2)."""
    if face_down_deck(state) == NONE:
        return False
    state.node = AT_REVEAL
    return True


def face_down_deck(state: VascoState) -> int:
    """The lowest deck that has tiles but shows none; NONE if there is none."""
    for deck in range(DECKS):
        if state.tops[deck] == NONE and state.decks[deck]:
            return deck
    return NONE


def reveal_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance: every tile of the deck that nobody has seen is as likely (VDG-14.4)."""
    return [REVEAL[tile] for tile in members(state.decks[face_down_deck(state)])]


def apply_reveal(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """A tile is the visible top of its deck (VDG-2.16); it is told unless the tile is laid out at once."""
    assert isinstance(action, Reveal)
    deck = PROJECT_DECK[action.tile]
    state.decks[deck] &= ~(1 << action.tile)
    state.tops[deck] = action.tile
    state.node = AT_STEP
    if events is not None and (NONE not in state.cells or deck != lowest_deck(state)):
        events.append(TOP(CHANCE, "VDG-2.16", project=PROJECT_IDS[action.tile]))


def lay_out(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the visible top of the lowest deck goes to the São Gabriel cell, the next six up (VDG-2.17, 12.2, 12.3)."""
    while NONE in state.cells:
        if turn_up_tops(state, events):
            return True
        lay_tile(state, state.cells.index(NONE), events)
    if turn_up_tops(state, events):
        return True
    state.cells[GABRIEL_CELL + 1 :] = sorted(state.cells[GABRIEL_CELL + 1 :])
    return False


def lowest_deck(state: VascoState) -> int:
    """The lowest deck that still has a tile, once all show their tops (VDG-12.2, 12.3)."""
    deck = 0
    while state.tops[deck] == NONE:
        deck += 1
    return deck


def lay_tile(state: VascoState, cell: int, events: list[Event] | None) -> None:
    """The top tile of the lowest deck goes to a cell (VDG-12.2, 12.3)."""
    deck = lowest_deck(state)
    tile = state.tops[deck]
    state.tops[deck] = NONE
    state.cells[cell] = tile
    if events is not None:
        kind = LAID_GABRIEL if cell == GABRIEL_CELL else LAID_OUT
        rule = "VDG-2.17" if state.in_setup() else "VDG-12.2"
        events.append(kind(CHANCE, rule, project=PROJECT_IDS[tile]))


def upper_left(state: VascoState) -> bool:
    """Whether an upper cell holds a tile; those emptied stay empty for the round (VDG-6.6)."""
    cell = GABRIEL_CELL + 1
    while cell < len(state.cells) and state.cells[cell] == NONE:
        cell += 1
    return cell < len(state.cells)


def possible(state: VascoState, money: int) -> bool:
    """Whether so much money buys anything (VDG-15.10)."""
    if money >= FIRST_PRICE and upper_left(state):
        return True
    gabriel = state.cells[GABRIEL_CELL]
    return gabriel != NONE and money >= CREW[gabriel]


def why_not_possible(state: VascoState, money: int) -> Fact:
    """VDG-6.6, 15.10."""
    if max(state.cells) == NONE:
        return SOLD_OUT("VDG-6.6")
    return NOTHING_POSSIBLE("VDG-5.8", area=AREA_IDS[PROJECTS_AREA], money=money)


def begin(state: VascoState) -> None:
    """One or two upper tiles, or the São Gabriel (VDG-6.1)."""
    state.bought = 0
    state.node = AT_BUY


def price(state: VascoState) -> int:
    """What the next upper tile costs, whatever it shows (VDG-6.1, 6.2, 15.9)."""
    return SECOND_PRICE if state.bought else FIRST_PRICE


def options(state: VascoState, ordered: bool) -> list[Action]:
    """The upper tiles; at first also the São Gabriel, afterwards to stop (VDG-6.1, 6.3, 15.9)."""
    money = state.money[state.active]
    legal: list[Action] = []
    if money >= price(state):
        legal = [BUY[tile] for tile in state.cells[GABRIEL_CELL + 1 :] if tile != NONE]
        if ordered and state.last != NONE:
            legal = [action for action in legal if action.number > state.last]
    if state.bought:
        legal.append(DONE)
        return legal
    gabriel = state.cells[GABRIEL_CELL]
    if gabriel != NONE and money >= CREW[gabriel]:
        legal.append(GABRIEL[gabriel])
    return legal


def apply(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-6.1."""
    if isinstance(action, Buy):
        buy(state, action, events)
    elif isinstance(action, Gabriel):
        buy_gabriel(state, action.tile, events)
    else:
        state.node = AT_STEP


def buy(state: VascoState, action: Buy, events: list[Event] | None) -> None:
    """An upper tile is paid and kept project side up; no crew is needed, any number may be owned (VDG-6.4, 6.7)."""
    seat, tile, coins = state.active, action.tile, price(state)
    supplies.pay(state, seat, coins)
    state.cells[state.cells.index(tile)] = NONE
    state.projects[seat] |= 1 << tile
    state.bought += 1
    state.last = action.number
    if events is not None:
        events.append(BOUGHT(seat, "VDG-6.1", project=PROJECT_IDS[tile], coins=coins))
    if state.bought == MOST_UPPER or state.money[seat] < SECOND_PRICE or not upper_left(state):
        state.node = AT_STEP


def buy_gabriel(state: VascoState, tile: int, events: list[Event] | None) -> None:
    """The São Gabriel costs its crew in reals and is launched at once, without a crew (VDG-6.1, 6.5)."""
    seat = state.active
    supplies.pay(state, seat, CREW[tile])
    state.cells[GABRIEL_CELL] = NONE
    state.ships[seat] |= 1 << tile
    state.node = AT_STEP
    if events is not None:
        events.append(BOUGHT_GABRIEL(seat, "VDG-6.5", project=PROJECT_IDS[tile], coins=CREW[tile]))


def why_not(state: VascoState, action: Action) -> Fact | None:
    """VDG-6.1, 6.3, 6.6, 9.9."""
    if action is DONE:
        return SOMETHING_FIRST("VDG-5.8")
    if not isinstance(action, Buy | Gabriel):
        return None
    id, money = PROJECT_IDS[action.tile], state.money[state.active]
    gabriel = state.cells[GABRIEL_CELL] == action.tile
    if action.tile not in state.cells:
        return NOT_ON_OFFER("VDG-6.6", project=id)
    if isinstance(action, Gabriel) != gabriel:
        kind = IS_GABRIEL if gabriel else NOT_GABRIEL
        return kind("VDG-6.1", project=id)
    if gabriel and state.bought:
        return GABRIEL_ALONE("VDG-6.3")
    return NO_MONEY("VDG-6.1", price=CREW[action.tile] if gabriel else price(state), money=money)


def ask_buy(state: VascoState) -> Fact:
    """Which tile is bought, of those that can be (VDG-6.1)."""
    if state.bought:
        return BUY_SECOND("VDG-6.1", price=price(state))
    legal, gabriel = options(state, False), state.cells[GABRIEL_CELL]
    if not isinstance(legal[-1], Gabriel):
        return BUY_UPPER("VDG-6.1", price=price(state))
    if len(legal) == 1:
        return BUY_GABRIEL("VDG-6.1", gabriel_price=CREW[gabriel])
    return BUY_FIRST("VDG-6.1", price=price(state), gabriel_price=CREW[gabriel])


REVEAL_DECISION: Final = Decision(AT_REVEAL, "reveal", "VDG-2.16", reveal_options, apply_reveal, by=CHANCE)
BUY_DECISION: Final = Decision(AT_BUY, "buy", "VDG-6.1", options, apply, why_not, ask=ask_buy)
