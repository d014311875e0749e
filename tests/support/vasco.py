"""Positions of Vasco da Gama: a test says what matters, the rest is filled in so that every invariant holds.

    state = position(numbers={5: "red recruiting", 9: "yellow projects"}, marker=8, red={"money": 12})
    legal(state)                    # ["act", "pass"]
    do(state, "act", "captain")
    look(state, "red").captains

What is not mentioned lies where it belongs: sailors in the bag, captains in the Recruiting area, tiles in their decks,
missionaries and extra discs in the Characters area; ordinary discs are in their owners' supplies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Final, NamedTuple, TypedDict

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY, Event, Fact
from caravela.core.fields import NONE
from caravela.core.options import Options, OptionValue
from caravela.games.vasco import RULES
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.chapters import calls, launching, merchants, placing, round_end, rounds, setup
from caravela.games.vasco.components import (
    AREAS,
    BOX,
    COLOURS,
    CREW_COLOURS,
    CREW_IDS,
    DECK_TILES,
    DECKS,
    FIRST_MERCHANT,
    HARBOUR_SPACES,
    MERCHANT_LIMITS,
    PLAIN_NUMBERS,
    PROJECT_IDS,
    PROJECTS,
    ROUNDS,
    SAILOR_COLOURS,
    START,
    VASCO_SUMS,
    VASCO_TILES,
    WHITE,
)
from caravela.games.vasco.scoring import track
from caravela.games.vasco.state import (
    EXTRA_IN_AREA,
    EXTRA_IN_SUPPLY,
    EXTRA_ON_CELL,
    EXTRA_ON_SPACE,
    FOR_VOYAGES,
    GABRIEL_CELL,
    TRACKS,
    VascoState,
    VascoVariant,
)

#: The options that are switches for doubtful rulings, with their defaults.
SWITCHES: Final = {o.id: o.default for o in RULES.meta.options if isinstance(o.default, bool)}
#: Where a position can begin: the step of the round that runs first.
PLACES: Final[dict[str, rounds.Step]] = {
    "round": placing.begin,
    "placing": placing.next_turn,
    "reveal": calls.turn_up_tile,
    "calls": calls.next_call,
    "phase 3": merchants.send_last,
    "window": launching.open_window,
    "round end": round_end.remove_projects,
    "game end": round_end.give_missionaries,
}
#: Where the Vasco tile of Phase 2 is not turned up yet.
PHASE_1: Final = ("placing", "reveal")
#: Where the merchant ship of the round is not on the deck any more.
AFTER_SAILING: Final = ("window", "round end", "game end")


class Player(TypedDict, total=False):
    """What a seat has; what is left out is as at the start of the game."""

    money: int
    points: int
    captains: int
    crew: Mapping[str, int]
    projects: Iterable[str]
    ships: Iterable[str]
    extra: str  # "area", "supply", "cell"; "space" follows from the numbers


def new_game(seats: int = 4, **options: OptionValue) -> VascoState:
    """The position before the first draw; yellow is First Player, unless an option says otherwise."""
    return RULES.new_state(seats, Options(RULES.meta.options, {"start": "first", **options}))


def set_up(seats: int = 4, seed: int = 0, **options: OptionValue) -> VascoState:
    """A new game after the draws of the set-up, where the owner of Sernigi places the merchant ship."""
    state = new_game(seats, **options)
    draw(state, seed)
    return state


def position(
    *,
    seats: int = 4,
    at: str = "calls",
    round: int = 2,
    first: str = "yellow",
    marker: int = 1,
    now: int = 11,
    top: int | None = 4,
    sums: tuple[int, int] | None = None,
    numbers: Mapping[int, str] | None = None,
    owners: Mapping[str, str] | None = None,
    taken: Mapping[str, str] | None = None,
    merchant: int | None = 7,
    merchants_left: Iterable[int] | None = None,
    sections: Iterable[Mapping[str, int]] = (),
    gabriel: str = "",
    upper: Iterable[str] = (),
    tops: Iterable[str] = (),
    gone: Iterable[str] = (),
    bag: Mapping[str, int] | None = None,
    sea: Mapping[str, Mapping[int, str]] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    **players: Player,
) -> VascoState:
    """A position of any round; `at` is one of PLACES.

    `numbers` is "owner area" by number; `sea` is "owner tile" or "merchant limit" by harbour and place from the left;
    `now` and `top` are the start numbers of the Vasco tiles on the left cell and on the deck; `owners` is by
    character, Dias with the First Player and Sernigi with the last seat unless given; `taken` is who has taken a
    character in this round; `bag` limits the sailors in the bag, the others are with the last seat.
    """
    state = VascoState(VascoVariant(Options(RULES.meta.options, options)))
    state.empty(seats)
    setup.set_up(state)
    filler = _Filler(state, {colour: players.get(colour, Player()) for colour in COLOURS[:seats]})
    assert set(players) <= set(COLOURS[:seats]), "a player who is not in the game"
    state.first = state.active = COLOURS.index(first)
    state.round = round
    filler.vasco(now, None if at in PHASE_1 else top, marker, (0, 0) if at == "round" else sums)
    filler.characters(owners or {}, taken or {})
    filler.numbers(numbers or {})
    filler.merchants(None if at in AFTER_SAILING else merchant, sea or {}, merchants_left)
    filler.ships_at_sea(sea or {})
    filler.players()
    filler.crew(list(sections), bag)
    filler.projects(gabriel, list(upper), list(tops), list(gone), full=at in ("round", "placing"))
    state.bank = -sum(state.money) - sum(state.sums)
    _begin(state, at)
    RULES.check(state)
    return state


def _begin(state: VascoState, at: str) -> None:
    step = PLACES[at]
    found = [index for index, other in enumerate(rounds.AGENDA) if other is step]
    if at in ("reveal", "window"):
        found = [index for index in found if rounds.AGENDA[index - 1] in (placing.next_turn, _SAIL_ON)]
    state.step = found[-1] if at == "game end" else found[state.round - 1]
    rounds.go_on(state, None)


_SAIL_ON: Final = rounds.ROUND[rounds.ROUND.index(launching.open_window) - 1]


class _Filler:
    """Puts on the table what the test says, and what follows from it."""

    def __init__(self, state: VascoState, players: Mapping[str, Player]) -> None:
        self.state = state
        self.given = players

    def vasco(self, now: int, top: int | None, marker: int, sums: tuple[int, int] | None) -> None:
        state = self.state
        state.vasco_now = START.index(now)
        state.vasco_top = NONE if top is None else START.index(top)
        seen = {state.vasco_now, state.vasco_top}
        unseen = [tile for tile in range(VASCO_TILES) if tile not in seen]
        used = unseen[: state.round - 1]
        state.vasco_bag = sum(1 << tile for tile in unseen if tile not in used)
        state.marker = marker
        state.sums = list(VASCO_SUMS[state.vasco_now] if sums is None else sums)

    def characters(self, owners: Mapping[str, str], taken: Mapping[str, str]) -> None:
        state = self.state
        given = {"dias": COLOURS[state.first], "sernigi": COLOURS[state.seats - 1], **owners, **taken}
        for id, colour in given.items():
            state.owners[CHARACTER_IDS.index(id)] = COLOURS.index(colour) if colour else NONE
        for id, colour in taken.items():
            state.takers[CHARACTER_IDS.index(id)] = COLOURS.index(colour)
            state.discs[COLOURS.index(colour)] -= 1

    def numbers(self, numbers: Mapping[int, str]) -> None:
        state = self.state
        for number, text in numbers.items():
            colour, area = text.split()
            seat = COLOURS.index(colour)
            state.numbers[number - 1] = seat * AREAS + AREA_IDS.index(area)
            state.free_spaces[AREA_IDS.index(area)] -= 1
            if number <= PLAIN_NUMBERS:
                state.discs[seat] -= 1
            else:
                state.extra[seat] = EXTRA_ON_SPACE

    def merchants(self, merchant: int | None, sea: Mapping[str, Mapping[int, str]], left: Iterable[int] | None) -> None:
        """The ships that are neither at sea nor in the deck have left the game."""
        state = self.state
        state.merchant_top = NONE if merchant is None else MERCHANT_LIMITS.index(merchant)
        out = [int(text.split()[1]) for spaces in sea.values() for text in spaces.values() if "merchant" in text]
        out += [] if merchant is None else [merchant]
        rest = list(BOX.merchant_ships.limits)
        for limit in out:
            rest.remove(limit)
        deck = list(left) if left is not None else rest[: ROUNDS - state.round]
        state.merchant_bag = [deck.count(limit) for limit in MERCHANT_LIMITS]
        state.merchants_gone = len(rest) - len(deck)

    def ships_at_sea(self, sea: Mapping[str, Mapping[int, str]]) -> None:
        state = self.state
        for id, spaces in sea.items():
            for place, text in spaces.items():
                space = HARBOUR_SPACES[HARBOUR_IDS.index(id)][place - 1]
                owner, what = text.split()
                if owner == "merchant":
                    state.ships_at[space] = FIRST_MERCHANT + MERCHANT_LIMITS.index(int(what))
                else:
                    state.ships_at[space] = PROJECT_IDS.index(what)
                    state.captains_at[space] = COLOURS.index(owner)

    def players(self) -> None:
        state = self.state
        for seat, player in enumerate(self.given.values()):
            state.money[seat] = player.get("money", state.money[seat])
            state.points[seat * TRACKS + FOR_VOYAGES] = player.get("points", 0)
            state.captains[seat] = player.get("captains", state.captains[seat])
            at_sea = state.captains_at.count(seat)
            state.recruits[seat] = BOX.pieces.captains_per_player - state.captains[seat] - at_sea
            state.projects[seat] = bits(player.get("projects", ()))
            state.ships[seat] = bits(player.get("ships", ()))
            places = {"area": EXTRA_IN_AREA, "supply": EXTRA_IN_SUPPLY, "cell": EXTRA_ON_CELL}
            if "extra" in player:
                state.extra[seat] = places[player["extra"]]
                state.discs[seat] += player["extra"] == "cell"

    def crew(self, sections: list[Mapping[str, int]], bag: Mapping[str, int] | None) -> None:
        state = self.state
        for section, sailors in enumerate(sections):
            for colour in range(SAILOR_COLOURS):
                count = sailors.get(CREW_IDS[colour], 0)
                state.sections[section * SAILOR_COLOURS + colour] = count
                state.bag[colour] -= count
        for seat, player in enumerate(self.given.values()):
            for id, count in player.get("crew", {}).items():
                colour = CREW_IDS.index(id)
                state.crew[seat * CREW_COLOURS + colour] = count
                if colour == WHITE:
                    state.missionaries -= count
                else:
                    state.bag[colour] -= count
        if bag is not None:
            for colour in range(SAILOR_COLOURS):
                kept = bag.get(CREW_IDS[colour], 0)
                state.crew[(state.seats - 1) * CREW_COLOURS + colour] += state.bag[colour] - kept
                state.bag[colour] = kept

    def projects(self, gabriel: str, upper: list[str], tops: list[str], gone: list[str], full: bool) -> None:
        """With `full`, cells that the test leaves empty are filled with the first tiles that are left."""
        state = self.state
        state.removed = bits(gone)
        used = state.removed | bits([gabriel] if gabriel else []) | bits(upper)
        for mine in (*state.projects, *state.ships, *(1 << ship for ship in state.ships_at if 0 <= ship < PROJECTS)):
            used |= mine
        left = [id for id in PROJECT_IDS if not used >> PROJECT_IDS.index(id) & 1]
        if full:
            gabriel = gabriel or left.pop(0)
            upper = [*upper, *(left.pop(0) for _ in range(BOX.projects.upper_cells - len(upper)))]
        state.cells[GABRIEL_CELL] = PROJECT_IDS.index(gabriel) if gabriel else NONE
        state.cells[GABRIEL_CELL + 1 : GABRIEL_CELL + 1 + len(upper)] = sorted(PROJECT_IDS.index(id) for id in upper)
        for deck in range(DECKS):
            self.deck(deck, [id for id in left if DECK_TILES[deck] >> PROJECT_IDS.index(id) & 1], tops)

    def deck(self, deck: int, left: list[str], tops: list[str]) -> None:
        if left:
            named = [id for id in left if id in tops]
            top = named[0] if named else left[0]
            self.state.tops[deck] = PROJECT_IDS.index(top)
            left.remove(top)
        self.state.decks[deck] = bits(left)


def bits(ids: Iterable[str]) -> int:
    """Project tiles as bits."""
    return sum(1 << PROJECT_IDS.index(id) for id in ids)


def tiles(many: int) -> list[str]:
    """Bits as project tiles."""
    return [PROJECT_IDS[tile] for tile in range(PROJECTS) if many >> tile & 1]


def legal(state: VascoState, ordered: bool = False) -> list[str]:
    """What may be done now, as it is written."""
    return [action.notation for action in RULES.legal(state, ordered)]


def kinds(state: VascoState) -> set[str]:
    """The kinds of what may be done now."""
    return {action.kind for action in RULES.legal(state)}


def do(state: VascoState, *lines: str) -> list[Event]:
    """Plays these actions, each of which must be legal, and looks at every invariant; returns what happened."""
    events: list[Event] = []
    for line in lines:
        action = RULES.actions.parse(line)
        assert action in RULES.legal(state), f"{line!r} is not legal; legal are {legal(state)}"
        RULES.apply(state, action, events)
        RULES.check(state)
    return events


def draw(state: VascoState, seed: int = 0) -> list[Event]:
    """Takes every chance decision that is due, at random."""
    random = Random(seed)
    events: list[Event] = []
    while RULES.to_act(state) == CHANCE:
        options = RULES.legal(state)
        RULES.apply(state, random.choices(options, RULES.weights(state))[0], events)
        RULES.check(state)
    return events


def pass_all(state: VascoState) -> list[Event]:
    """Everybody passes with every number on the board, and launches nothing, up to the next draw or placement."""
    events: list[Event] = []
    while True:
        idle = [line for line in ("pass", "done") if line in legal(state)]
        if not idle:
            return events
        events += do(state, idle[0])


def why_not(state: VascoState, line: str) -> Fact:
    """Why this may not be done now."""
    action = RULES.actions.parse(line)
    assert action not in RULES.legal(state), f"{line!r} is legal"
    return RULES.why_not(state, action)


def told(events: list[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def whose_turn(state: VascoState) -> str:
    """The colour of the seat to act."""
    seat = RULES.to_act(state)
    return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or COLOURS[seat]


class Look(NamedTuple):
    """What a seat has, in names."""

    points: int
    money: int
    discs: int
    extra: str
    captains: int
    recruits: int
    crew: dict[str, int]
    projects: list[str]
    ships: list[str]


def look(state: VascoState, colour: str) -> Look:
    """What a seat has; crew only where there is any."""
    seat = COLOURS.index(colour)
    crew = state.crew[seat * CREW_COLOURS : (seat + 1) * CREW_COLOURS]
    return Look(
        points=track(state, seat),
        money=state.money[seat],
        discs=state.discs[seat],
        extra=("area", "supply", "space", "cell")[state.extra[seat]],
        captains=state.captains[seat],
        recruits=state.recruits[seat],
        crew={CREW_IDS[c]: count for c, count in enumerate(crew) if count},
        projects=tiles(state.projects[seat]),
        ships=tiles(state.ships[seat]),
    )


def owner(state: VascoState, character: str) -> str:
    """Who owns a character, "" if it lies on the board."""
    seat = state.owners[CHARACTER_IDS.index(character)]
    return "" if seat == NONE else COLOURS[seat]


def taker(state: VascoState, character: str) -> str:
    """Whose disc lies on a character's cell, "" if none does."""
    seat = state.takers[CHARACTER_IDS.index(character)]
    return "" if seat == NONE else COLOURS[seat]


def harbour(state: VascoState, id: str) -> list[str]:
    """The ships in a harbour from left to right, as `position` takes them; "" for a free space."""
    return [_ship(state, space) for space in HARBOUR_SPACES[HARBOUR_IDS.index(id)]]


def _ship(state: VascoState, space: int) -> str:
    ship, seat = state.ships_at[space], state.captains_at[space]
    if ship == NONE:
        return ""
    if ship >= FIRST_MERCHANT:
        return f"merchant {MERCHANT_LIMITS[ship - FIRST_MERCHANT]}"
    return f"{COLOURS[seat]} {PROJECT_IDS[ship]}"


def board(state: VascoState) -> dict[int, str]:
    """The numbers on the board, as `position` takes them."""
    found = {}
    for number, place in enumerate(state.numbers, start=1):
        if place != NONE:
            found[number] = f"{COLOURS[place // AREAS]} {AREA_IDS[place % AREAS]}"
    return found


def section(state: VascoState, number: int) -> dict[str, int]:
    """The sailors of a section, counted from 1."""
    first = (number - 1) * SAILOR_COLOURS
    return {CREW_IDS[c]: state.sections[first + c] for c in range(SAILOR_COLOURS) if state.sections[first + c]}


def bag(state: VascoState) -> dict[str, int]:
    """The sailors in the bag."""
    return {CREW_IDS[c]: count for c, count in enumerate(state.bag) if count}


def upper(state: VascoState) -> list[str]:
    """The tiles on the upper cells."""
    return [PROJECT_IDS[tile] for tile in state.cells[GABRIEL_CELL + 1 :] if tile != NONE]


def gabriel(state: VascoState) -> str:
    """The São Gabriel tile, "" if it is gone."""
    tile = state.cells[GABRIEL_CELL]
    return "" if tile == NONE else PROJECT_IDS[tile]


def lively_game(
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    ordered: bool = False,
    before: Callable[[VascoState, list[Action], Action], object] | None = None,
    after: Callable[[VascoState, Action], object] | None = None,
) -> tuple[VascoState, list[Action]]:
    """A whole random game of players who seldom pass, and so launch ships and fill harbours."""
    random = Random(f"vasco {seats} {seed}")
    state = RULES.new_state(seats, Options(RULES.meta.options, options, bots=True))
    actions: list[Action] = []
    while RULES.to_act(state) != NOBODY:
        choices = RULES.legal(state, ordered)
        if RULES.to_act(state) == CHANCE:
            action = random.choices(choices, RULES.weights(state))[0]
        else:
            action = random.choices(choices, [_ZEAL.get(choice.kind, 1.0) for choice in choices])[0]
        if before is not None:
            before(state, choices, action)
        RULES.apply(state, action)
        actions.append(action)
        if after is not None:
            after(state, action)
    return state, actions


#: How much a lively player likes an action.
_ZEAL: Final = {"pass": 0.15, "done": 0.2, "launch": 20.0, "keep": 0.3, "wait": 0.5}
