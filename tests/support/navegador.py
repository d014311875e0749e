"""Positions of Navegador: a test says what matters, the rest is filled in so that every invariant holds.

    state = position(discovered=["guine", "angola"], red={"money": 300, "ships": {"guine": 2}}, at="colony")
    legal(state)                    # ["found guine", "done"]
    do(state, "found guine", "done")
    look(state, "red").money

Whatever must lie somewhere and is not mentioned (discs of discovered regions, tokens bought, buildings gone from
their line, privileges gone from the gallery) belongs to the last seat that the test leaves alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple, TypedDict

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY, Event, Fact
from caravela.core.fields import NONE
from caravela.core.options import Options, OptionValue
from caravela.games.navegador import RULES
from caravela.games.navegador.actions import Discover, Move, Rondel
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.chapters import ending
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    COLUMNS,
    LINES,
    NAGASAKI,
    PLAYERS,
    PORTUGAL,
    REGION_GOOD,
    REGION_IDS,
    REGION_PHASE,
    REGIONS,
    SHIPS_EACH,
    SLOTS,
    SPACE_IDS,
    SPACES,
    STACK_SIZE,
    TOKEN_PRICES,
)
from caravela.games.navegador.state import END_BUILDINGS, END_CAP, END_NAGASAKI, NavegadorState

#: The options that are switches for doubtful rulings; all are on by default.
SWITCHES = [option.id for option in RULES.meta.options if isinstance(option.default, bool)]
#: All regions but Portugal, in board order.
OVERSEAS = [id for id in REGION_IDS if id != REGION_IDS[PORTUGAL]]


class Player(TypedDict, total=False):
    """What a seat has; what is left out is as at the start of the game."""

    money: int
    workers: int
    ships: Mapping[str, int]  # by region; the others are in the supply
    colonies: Mapping[str, list[int] | int]  # by good: the prices of the tokens, or how many
    buildings: Mapping[str, int]  # by line, the first shipyard and church included
    discs: int
    privileges: Mapping[str, int]  # by column
    stone: str


def coast(last: str) -> list[str]:
    """All regions but Portugal up to this one, in board order."""
    return OVERSEAS[: OVERSEAS.index(last) + 1]


def new_game(seats: int = 3, **options: OptionValue) -> NavegadorState:
    """The position before the first turn; red begins, unless an option says otherwise."""
    return RULES.new_state(seats, Options(RULES.meta.options, {"start": "first", **options}))


def position(
    *,
    seats: int = 3,
    at: str = "turn",
    active: str = "red",
    starter: str = "red",
    phase: int = 0,
    discovered: Iterable[str] = (),
    stacks: Mapping[str, list[int]] | None = None,
    rows: Mapping[str, int] | None = None,
    left: Mapping[str, int] | None = None,
    gallery: Mapping[str, int] | None = None,
    holder: str = "",
    orange: str = "",
    turns_left: int = NONE,
    options: Mapping[str, OptionValue] | None = None,
    **players: Player,
) -> NavegadorState:
    """A position of the second round or later.

    `at` is "turn" (before the stone moves), a space of the rondel (its stone has just come there, from the space
    before unless the player has a `stone`), "card" (its sailing has begun) or "royal" (the game has ended). `phase`
    is that of the discovered regions unless given. `rows` count from 1. `holder` is the right neighbour of the active
    player unless given; the orange ship stands on the holder's space unless given.
    """
    state = new_game(seats, **(options or {}))
    state.active, state.starter = COLOURS.index(active), COLOURS.index(starter)
    state.turn = seats + (state.active - state.starter) % seats
    filler = _Filler(state, [players.get(colour, Player()) for colour in COLOURS[:seats]])
    filler.discover({*discovered, *BOX.map.phase_regions[: max(0, phase - 1)]}, phase)
    filler.players()
    filler.tokens(stacks or {})
    filler.buildings(left or {})
    filler.privileges(gallery or {})
    for good, row in (rows or {}).items():
        state.rows[GOODS.index(good)] = row - 1
    filler.stones(at)
    filler.end(turns_left)
    _give_card(state, active if at == "card" else holder, orange)
    RULES.check(state)
    _go_to(state, at)
    return state


def _give_card(state: NavegadorState, holder: str, orange: str) -> None:
    state.holder = COLOURS.index(holder) if holder else (state.active - 1) % state.seats
    state.orange = SPACE_IDS.index(orange) if orange else state.stone[state.holder]


def _go_to(state: NavegadorState, at: str) -> None:
    if at == "card":
        do(state, "card")
    elif at == "royal":
        state.end_reason = END_CAP
        state.turns_left = NONE
        ending.ask_royal(state, 0)
    elif at != "turn":
        do(state, f"rondel {at}")


class _Filler:
    """Puts on the table what the test says, and what follows from it."""

    def __init__(self, state: NavegadorState, players: list[Player]) -> None:
        self.state = state
        self.given = players

    def rest(self, key: str, id: str = "") -> int:
        """The last seat of which the test does not say what it has of this."""
        for seat in range(self.state.seats - 1, -1, -1):
            said = self.given[seat].get(key)
            if said is None or (isinstance(said, Mapping) and id not in said):
                return seat
        raise ValueError(f"the numbers of {key} {id} do not add up, and every seat has its own")

    def discover(self, regions: set[str], phase: int) -> None:
        state = self.state
        for id in regions - {REGION_IDS[PORTUGAL]}:
            state.discovered |= 1 << REGION_IDS.index(id)
        state.double_loss &= ~state.discovered
        due = max([1, *(REGION_PHASE[REGION_IDS.index(id)] for id in regions)])
        state.phase = phase or due
        state.next_phase = due if due > state.phase else NONE
        added = sum(PLAYERS[state.seats].refill[: state.phase - 1])
        state.brought_out = [BOX.privileges.at_start + added] * COLUMNS
        state.discs = [player.get("discs", 0) for player in self.given]
        others = state.discovered.bit_count() - 1 - sum(state.discs)
        if others:
            state.discs[self.rest("discs")] += others

    def players(self) -> None:
        state = self.state
        for seat, player in enumerate(self.given):
            state.money[seat] = player.get("money", state.money[seat])
            state.workers[seat] = player.get("workers", state.workers[seat])
            if "ships" in player:
                state.ships[seat * REGIONS : (seat + 1) * REGIONS] = [player["ships"].get(id, 0) for id in REGION_IDS]
                state.supply[seat] = SHIPS_EACH - sum(player["ships"].values())

    def tokens(self, stacks: Mapping[str, list[int]]) -> None:
        for good in range(len(GOODS)):
            self.tokens_of(good, stacks)

    def tokens_of(self, good: int, stacks: Mapping[str, list[int]]) -> None:
        state, name = self.state, GOODS[good]
        regions = [r for r in range(REGIONS) if REGION_GOOD[r] == good and state.discovered >> r & 1]
        owned = [player.get("colonies", {}).get(name, []) for player in self.given]
        fixed = [price for r in regions for price in stacks.get(REGION_IDS[r], [])]
        fixed += [price for prices in owned if isinstance(prices, list) for price in prices]
        unused = [price for price in TOKEN_PRICES[good] if price not in fixed]
        seen = sum(STACK_SIZE[r] for r in regions) - len(fixed)
        for seat, prices in enumerate(owned):
            count = 0 if isinstance(prices, list) else prices
            seen -= count
            taken = [unused.pop(0) for _ in range(count)]
            state.colonies[seat * len(GOODS) + good] = tuple(prices if isinstance(prices, list) else taken)
        for r in regions:
            if REGION_IDS[r] in stacks:
                state.stacks[r] = tuple(sorted(stacks[REGION_IDS[r]]))
            else:
                count = min(max(seen, 0), STACK_SIZE[r])
                seen -= count
                state.stacks[r] = tuple(unused.pop(0) for _ in range(count))
        if seen < 0:
            raise ValueError(f"{-seen} more {name} tokens than the discovered regions have")
        if seen:
            state.colonies[self.rest("colonies", name) * len(GOODS) + good] += tuple(unused.pop(0) for _ in range(seen))
        state.bag[good] = sum(1 << TOKEN_PRICES[good].index(price) for price in unused)

    def buildings(self, left: Mapping[str, int]) -> None:
        state = self.state
        for line, id in enumerate(LINE_IDS):
            total = state.line_left[line]
            for seat, player in enumerate(self.given):
                at_first = state.buildings[seat * LINES + line]
                own = player.get("buildings", {}).get(id, at_first)
                state.buildings[seat * LINES + line] = own
                total -= own - at_first
            state.line_left[line] = left.get(id, total)
            if total != state.line_left[line]:
                state.buildings[self.rest("buildings", id) * LINES + line] += total - state.line_left[line]

    def privileges(self, gallery: Mapping[str, int]) -> None:
        state = self.state
        for column, id in enumerate(COLUMN_IDS):
            held = [player.get("privileges", {}).get(id, 0) for player in self.given]
            for seat, count in enumerate(held):
                state.privileges[seat * COLUMNS + column] = count
            state.gallery[column] = state.brought_out[column] - sum(held)
            gone = state.gallery[column] - gallery.get(id, state.gallery[column])
            state.gallery[column] -= gone
            for seat in range(state.seats - 1, -1, -1):
                if id not in self.given[seat].get("privileges", {}):
                    taken = min(gone, SLOTS)
                    state.privileges[seat * COLUMNS + column] = taken
                    gone -= taken

    def stones(self, at: str) -> None:
        state = self.state
        state.stone = [SPACE_IDS.index(player.get("stone", "sailing")) for player in self.given]
        if at in SPACE_IDS and "stone" not in self.given[state.active]:
            state.stone[state.active] = (SPACE_IDS.index(at) - 1) % SPACES

    def end(self, turns_left: int) -> None:
        state = self.state
        if state.discovered >> NAGASAKI & 1:
            state.end_reason = END_NAGASAKI
        elif not any(state.line_left):
            state.end_reason = END_BUILDINGS
        if state.end_reason != NONE:
            state.turns_left = state.seats if turns_left == NONE else turns_left


def legal(state: NavegadorState, ordered: bool = False) -> list[str]:
    """What may be done now, as it is written."""
    return [action.notation for action in RULES.legal(state, ordered)]


def kinds(state: NavegadorState) -> set[str]:
    """The kinds of what may be done now."""
    return {action.kind for action in RULES.legal(state)}


def do(state: NavegadorState, *lines: str) -> list[Event]:
    """Plays these actions, each of which must be legal, and looks at every invariant; returns what happened."""
    events: list[Event] = []
    for line in lines:
        action = RULES.actions.parse(line)
        assert action in RULES.legal(state), f"{line!r} is not legal; legal are {legal(state)}"
        RULES.apply(state, action, events)
        RULES.check(state)
    return events


def draw(state: NavegadorState) -> None:
    """Turns up the cheapest unseen tokens wherever chance is asked."""
    while RULES.to_act(state) == CHANCE:
        RULES.apply(state, RULES.legal(state)[0])


def discover(state: NavegadorState, region: str, base: str, fleet: int = 2) -> None:
    """Discovers a region with so many ships from one other region; the cheapest unseen tokens are turned up."""
    do(state, f"discover {region}", *[f"fleet {base}"] * fleet)
    draw(state)


def why_not(state: NavegadorState, line: str) -> Fact:
    """Why this may not be done now."""
    action = RULES.actions.parse(line)
    assert action not in RULES.legal(state), f"{line!r} is legal"
    return RULES.why_not(state, action)


def pass_turns(state: NavegadorState, count: int = 1) -> None:
    """So many turns in which each player moves the stone as little as possible and does nothing else."""
    for _ in range(count):
        turn = state.turn
        if kinds(state) >= {"rondel"}:
            do(state, f"rondel {SPACE_IDS[(state.stone[state.active] + 1) % SPACES]}")
        do(state, next(line for line in ("hire 0", "ships 0", "done") if line in legal(state)))
        assert state.turn == turn + 1, "the turn has not ended"


def lively_game(
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    ordered: bool = False,
    before: Callable[[NavegadorState, list[Action], Action], object] | None = None,
    after: Callable[[NavegadorState, Action], object] | None = None,
) -> tuple[NavegadorState, list[Action]]:
    """A whole random game of players who seldom do nothing, and so get to Nagasaki or to the last building.

    Players who take every option with equal chance never leave phase 1: they waste their ships and turns.
    """
    random = Random(f"{seats} {seed}")
    state = RULES.new_state(seats, Options(RULES.meta.options, options, bots=True))
    actions: list[Action] = []
    while RULES.to_act(state) != NOBODY:
        assert len(actions) < 20_000, "the game does not end"
        options_now = RULES.legal(state, ordered)
        zeal = [1.0 if RULES.to_act(state) == CHANCE else _zeal(state, action) for action in options_now]
        action = random.choices(options_now, zeal)[0]
        if before is not None:
            before(state, options_now, action)
        RULES.apply(state, action)
        actions.append(action)
        if after is not None:
            after(state, action)
    return state, actions


def _zeal(state: NavegadorState, action: Action) -> float:
    """How much a lively player likes an action."""
    if action.notation in ("done", "hire 0", "ships 0"):
        return 0.1
    if isinstance(action, Discover):
        return 40
    if isinstance(action, Move):
        return 4 if action.destination > action.origin else 0.2
    if isinstance(action, Rondel):
        stone = state.stone[state.active]
        free = stone == NONE or (action.space - stone - 1) % SPACES < 3
        return 1 if free else 0.05
    return 1


class Look(NamedTuple):
    """What a seat has, in names."""

    money: int
    workers: int
    ships: dict[str, int]
    supply: int
    colonies: dict[str, list[int]]
    buildings: dict[str, int]
    discs: int
    privileges: dict[str, int]
    stone: str
    royal: str


def look(state: NavegadorState, colour: str = "red") -> Look:
    """What a seat has; ships only where there are any."""
    seat = COLOURS.index(colour)
    ships = state.ships[seat * REGIONS : (seat + 1) * REGIONS]
    return Look(
        money=state.money[seat],
        workers=state.workers[seat],
        ships={REGION_IDS[region]: count for region, count in enumerate(ships) if count},
        supply=state.supply[seat],
        colonies={name: sorted(state.colonies[seat * len(GOODS) + good]) for good, name in enumerate(GOODS)},
        buildings={id: state.buildings[seat * LINES + line] for line, id in enumerate(LINE_IDS)},
        discs=state.discs[seat],
        privileges={id: state.privileges[seat * COLUMNS + column] for column, id in enumerate(COLUMN_IDS)},
        stone="" if state.stone[seat] == NONE else SPACE_IDS[state.stone[seat]],
        royal="" if state.royal[seat] == NONE else COLUMN_IDS[state.royal[seat]],
    )


def row(state: NavegadorState, good: str) -> int:
    """The row of a price marker, counted from 1 at the top."""
    return state.rows[GOODS.index(good)] + 1


def whose_turn(state: NavegadorState) -> str:
    """The colour of the seat to act."""
    seat = RULES.to_act(state)
    return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or COLOURS[seat]


def holder(state: NavegadorState) -> str:
    """Who holds the Navegador card."""
    return COLOURS[state.holder]


def orange(state: NavegadorState) -> str:
    """The space of the orange ship."""
    return "" if state.orange == NONE else SPACE_IDS[state.orange]


def gallery(state: NavegadorState) -> dict[str, int]:
    """The privileges in the gallery."""
    return dict(zip(COLUMN_IDS, state.gallery, strict=True))


def left(state: NavegadorState) -> dict[str, int]:
    """The buildings left in each line."""
    return dict(zip(LINE_IDS, state.line_left, strict=True))


def tokens(state: NavegadorState, region: str) -> list[int]:
    """The face-up tokens of a region."""
    return list(state.stacks[REGION_IDS.index(region)])


def is_discovered(state: NavegadorState, region: str) -> bool:
    """Whether a region's disc is gone."""
    return bool(state.discovered >> REGION_IDS.index(region) & 1)
