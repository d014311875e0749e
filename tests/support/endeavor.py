"""Positions of Endeavor for the tests: built from what a test cares about, sound in everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple, TypedDict

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY, Event, Fact
from caravela.core.options import Options, OptionValue
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.chapters import rounds
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTRIBUTES,
    BOX,
    BUILDING_IDS,
    BUILDING_SYMBOLS,
    CARD_IDS,
    CARD_SYMBOLS,
    COLOURS,
    DECK_END,
    DECK_FIRST,
    DECK_IDS,
    DECKS,
    GOVERNOR,
    TILE_COPIES,
    TILE_LEVEL,
    TILES,
    TOKEN_COUNT,
    TOKEN_IDS,
    TOKENS,
    TOP_LEVEL,
    ZONE_IDS,
    ZONES,
    members,
)
from caravela.games.endeavor.state import AT_BUILD, NONE, PHASE_IDS, EndeavorState

#: The switches that only count with the Silent Fleet.
SILENT_SWITCHES = ("occupy_same_zone", "ignore_tokens", "building_shortage")
#: Buildings for coasts of which a test says nothing: as plain as possible.
_FILLERS = ("docks", "guild_hall", "barracks", "market", "shipyard", "workshop", "bank")
SILENT = "silent"


class Player(TypedDict, total=False):
    """What a seat has; what is left out is as plain as possible."""

    harbour: int
    coast: list[str]  # the start building first; a * behind a building is a disc on it
    cards: list[str]
    aside: list[str]  # slavery cards
    space: str  # the card in the governor space
    tokens: Mapping[str, int]  # attribute and action tokens
    industry: int  # the value of the attribute: tokens make up what buildings and cards do not give
    culture: int
    wealth: int
    influence: int
    places: list[str]
    seas: Mapping[str, int]
    memorial: Mapping[str, int]
    supply: int  # instead of `harbour`: all other discs are there


def new_game(seats: int = 4, **options: OptionValue) -> EndeavorState:
    """The position after the set-up's chance decisions; red has the crown and chooses a start building."""
    state = RULES.new_state(seats, Options(RULES.meta.options, {"start": "first", **options}))
    draw(state)
    return state


def draw(state: EndeavorState) -> None:
    """Takes the middle option wherever chance is asked, so that tokens of all kinds lie everywhere."""
    while RULES.to_act(state) == CHANCE:
        legal_now = RULES.legal(state)
        RULES.apply(state, legal_now[(7 * sum(state.bag) + 3) % len(legal_now)])


def position(
    *,
    seats: int = 4,
    at: str = "turn",
    active: str = "red",
    crown: str = "",
    round: int = 0,
    opened: Iterable[str] = (),
    tracks: Mapping[str, list[str]] | None = None,
    tokens: Mapping[str, str] | None = None,
    empty: Iterable[str] = (),
    decks: Mapping[str, int] | None = None,
    pile: Iterable[str] = (),
    level_5: Iterable[str] = (),
    stock: Mapping[str, int] | None = None,
    passed: Iterable[str] = (),
    abolished: bool = False,
    silent: Iterable[str] = (),
    options: Mapping[str, OptionValue] | None = None,
    **players: Player,
) -> EndeavorState:
    """A position in which `active` decides.

    `at` is a phase: "turn" (the action phase), "build", "salary", "discard" or "shortage". `round` is that of the
    longest coast unless given. Tracks of `opened` regions are filled up by the last seat. `tokens` and `empty` name
    round spaces: a place, "india 3" for the third cell of a track, "venice-bordeaux" for a route. `decks` say which
    value is on top. Tiles of level 5 on coasts are in the offer, and those of `level_5`. `stock` says how many tiles
    of a type are left; the others are removed. `silent` are the places of the silent fleet.
    """
    state = RULES.new_state(seats, Options(RULES.meta.options, {"start": "first", **(options or {})}))
    filler = _Filler(state, [players.get(colour, Player()) for colour in COLOURS[:seats]])
    state.active = COLOURS.index(active)
    state.crown = COLOURS.index(crown or active)
    filler.coasts(round, at, list(level_5), stock or {})
    filler.board(list(opened), tracks or {}, list(silent))
    filler.cards(decks or {}, list(pile), abolished)
    filler.mats()
    filler.tokens(tokens or {}, list(empty))
    filler.discs()
    filler.recount()
    state.passed = sum(1 << COLOURS.index(colour) for colour in passed)
    filler.go_to(at)
    RULES.check(state)
    return state


class _Filler:
    """Puts on the table what the test says, and what follows from it."""

    def __init__(self, state: EndeavorState, players: list[Player]) -> None:
        self.state = state
        self.given = players

    def coasts(self, round: int, at: str, level_5: list[str], stock: Mapping[str, int]) -> None:
        state = self.state
        waiting = at in ("build", "shortage")
        longest = max(len(player.get("coast", [])) for player in self.given)
        state.round = round or max(1, longest - 1 + waiting)
        length = state.round + 1 - waiting
        left = list(TILE_COPIES)
        for seat, player in enumerate(self.given):
            ids = player.get("coast", ["colonial_house"])
            state.coast[seat] = tuple(BUILDING_IDS.index(id.rstrip("*")) for id in ids)
            state.manned[seat] = sum(1 << index for index, id in enumerate(ids) if id.endswith("*"))
            for building in state.coast[seat]:
                if building < TILES:
                    left[building] -= 1
        for seat in range(state.seats):
            while len(state.coast[seat]) < length:
                tile = next(BUILDING_IDS.index(id) for id in _FILLERS if left[BUILDING_IDS.index(id)])
                left[tile] -= 1
                state.coast[seat] += (tile,)
        self.offer(left, level_5, stock)

    def offer(self, left: list[int], level_5: list[str], stock: Mapping[str, int]) -> None:
        state = self.state
        top = [tile for tile in range(TILES) if TILE_LEVEL[tile] == TOP_LEVEL]
        wanted = [tile for tile in top if left[tile] < TILE_COPIES[tile] or BUILDING_IDS[tile] in level_5]
        wanted += [tile for tile in top if tile not in wanted]
        state.in_offer = sum(1 << tile for tile in wanted[: BOX.setup.level_5_in_offer])
        for tile in range(TILES):
            state.stock[tile] = left[tile] if TILE_LEVEL[tile] < TOP_LEVEL or state.in_offer >> tile & 1 else 0
            kept = min(stock.get(BUILDING_IDS[tile], stock.get("others", state.stock[tile])), state.stock[tile])
            state.scrapped += (tile,) * (state.stock[tile] - kept)
            state.stock[tile] = kept

    def board(self, opened: list[str], tracks: Mapping[str, list[str]], silent: list[str]) -> None:
        state, board = self.state, BOARDS[self.state.side]
        for zone in range(1, ZONES):
            track = [self.fleet(id) for id in tracks.get(ZONE_IDS[zone], [])]
            if ZONE_IDS[zone] in opened:
                track += [state.seats - 1] * (board.track_length[zone] - len(track))
            assert len(track) <= board.track_length[zone], f"the track of {ZONE_IDS[zone]} is shorter"
            state.tracks[zone] = tuple(track)
            if len(track) == board.track_length[zone]:
                state.opened |= 1 << zone
        for seat, player in enumerate(self.given):
            for id in player.get("places", []):
                state.discs[seat] |= 1 << PLACE_IDS.index(id)
            for id, count in player.get("seas", {}).items():
                state.seas[seat * ZONES + ZONE_IDS.index(id)] = count
        for id in silent:
            state.discs[state.seats] |= 1 << PLACE_IDS.index(id)

    def fleet(self, id: str) -> int:
        return self.state.seats if id == SILENT else COLOURS.index(id)

    def cards(self, decks: Mapping[str, int], pile: list[str], abolished: bool) -> None:
        state = self.state
        for seat, player in enumerate(self.given):
            state.held[seat] = _cards(player.get("cards", []))
            state.aside[seat] = _cards(player.get("aside", []))
            state.governor_space[seat] = CARD_IDS.index(player["space"]) if "space" in player else NONE
        state.pile = _cards(pile)
        state.abolished = int(abolished)
        away = state.pile
        for own in (*state.held, *state.aside):
            away |= own
        for deck in range(DECKS):
            cards = range(DECK_FIRST[deck], DECK_END[deck])
            gone = [card for card in cards if away >> card & 1]
            top = max([DECK_FIRST[deck], *(card + 1 for card in gone)])
            if DECK_IDS[deck] in decks:
                top = DECK_FIRST[deck] + decks[DECK_IDS[deck]] - int(CARD_IDS[DECK_FIRST[deck]][-1])
            if abolished and DECK_IDS[deck] == "slavery":
                top = DECK_END[deck]
            assert all(card < top for card in gone), "a card of the deck is also elsewhere"
            state.decks[deck] = top
            state.removed |= sum(1 << card for card in cards if card < top and not away >> card & 1)
        for zone in range(1, ZONES):
            if state.opened >> zone & 1 and not away >> GOVERNOR[zone] & 1:
                state.removed |= 1 << GOVERNOR[zone]

    def mats(self) -> None:
        """Tokens on the mats: those given, and those that make up the wanted values."""
        state = self.state
        for seat, player in enumerate(self.given):
            own = player.get("tokens", {})
            for token in range(TOKENS):
                count = own.get(TOKEN_IDS[token], 0)
                if token < ATTRIBUTES:
                    state.attribute_tokens[seat * ATTRIBUTES + token] = count
                else:
                    state.action_tokens[seat * ACTION_TOKENS + token - ATTRIBUTES] = count
            for id, count in player.get("memorial", {}).items():
                state.memorial[seat * ATTRIBUTES + ATTRIBUTE_IDS.index(id)] = count
            for index, id in enumerate(ATTRIBUTE_IDS):
                if id in player:
                    wanted: int = player[id]  # type: ignore[literal-required]
                    missing = wanted - self.value(seat, index)
                    assert missing >= 0, f"{COLOURS[seat]} has more {id} than {wanted}"
                    state.attribute_tokens[seat * ATTRIBUTES + index] += missing

    def value(self, seat: int, index: int) -> int:
        state = self.state
        first = seat * ATTRIBUTES
        return (
            sum(BUILDING_SYMBOLS[building][index] for building in state.coast[seat])
            + sum(CARD_SYMBOLS[card][index] for card in members(state.held[seat]))
            + state.attribute_tokens[first + index]
            + state.memorial[first + index]
        )

    def tokens(self, wanted: Mapping[str, str], empty: list[str]) -> None:
        """Every token lies somewhere: on mats, on free spaces as wanted, and what is too much has been spent."""
        state = self.state
        bag = list(TOKEN_COUNT)
        for seat in range(state.seats):
            for token in range(ATTRIBUTES):
                bag[token] -= state.attribute_tokens[seat * ATTRIBUTES + token]
            for token in range(ACTION_TOKENS):
                bag[ATTRIBUTES + token] -= state.action_tokens[seat * ACTION_TOKENS + token]
        free = self.free_spaces()
        for id in empty:
            free.remove(self.space(id))
        for id, name in wanted.items():
            state.tokens[self.space(id)] = TOKEN_IDS.index(name)
            bag[TOKEN_IDS.index(name)] -= 1
            free.remove(self.space(id))
        assert min(bag) >= 0, "there are not so many tokens"
        # what is missing was gained from routes, so their slots are empty
        slots = {route.space for route in BOARDS[state.side].routes}
        while len(free) > sum(bag):
            free.remove(max(space for space in free if space in slots))
        for space in free:
            token = max(range(TOKENS), key=lambda token: bag[token])
            state.tokens[space] = token
            bag[token] -= 1
        state.gone = bag
        state.bag = [0] * TOKENS

    def free_spaces(self) -> list[int]:
        state, board = self.state, BOARDS[self.state.side]
        free = [
            board.cell_space[zone] + cell
            for zone in range(1, ZONES)
            for cell in range(len(state.tracks[zone]), board.track_length[zone])
        ]
        taken = 0
        for places in state.discs:
            taken |= places
        free += [board.place_space[place] for place in members(board.places & ~taken)]
        for route in board.routes:
            controlled = any(places & route.ends == route.ends for places in state.discs[: state.seats])
            if route.space >= 0 and not controlled:
                free.append(route.space)
        return free

    def space(self, id: str) -> int:
        return space_of(self.state, id)

    def discs(self) -> None:
        state = self.state
        for fleet in range(len(state.discs)):
            for zone in range(ZONES):
                count = state.tracks[zone].count(fleet)
                count += sum(PLACE_ZONE[place] == zone for place in members(state.discs[fleet]))
                if fleet < state.seats:
                    count += state.seas[fleet * ZONES + zone]
                state.presence[fleet * ZONES + zone] = count
            used = sum(state.presence[fleet * ZONES : (fleet + 1) * ZONES])
            if fleet < state.seats:
                player = self.given[fleet]
                used += state.manned[fleet].bit_count() + sum(player.get("memorial", {}).values())
                rest = state.supply[fleet] - used
                state.harbour[fleet] = player.get("harbour", rest - player["supply"] if "supply" in player else 0)
                used += state.harbour[fleet]
            state.supply[fleet] -= used
            assert state.supply[fleet] >= 0, "there are not so many discs"

    def recount(self) -> None:
        for seat in range(self.state.seats):
            for index in range(ATTRIBUTES):
                self.state.attributes[seat * ATTRIBUTES + index] = self.value(seat, index)

    def go_to(self, at: str) -> None:
        state = self.state
        phase = "action" if at == "turn" else at
        state.phase = PHASE_IDS.index(phase)
        state.node = AT_BUILD
        assert rounds.PHASES[phase](state, None), f"nothing is asked of {COLOURS[state.active]} here"


def _cards(ids: Iterable[str]) -> int:
    return sum(1 << CARD_IDS.index(id) for id in ids)


def space_of(state: EndeavorState, id: str) -> int:
    """The number of a round space: of a place, of a cell ("india 3") or of a route ("venice-bordeaux")."""
    board = BOARDS[state.side]
    if id in PLACE_IDS:
        return board.place_space[PLACE_IDS.index(id)]
    if "-" in id:
        ends = sum(1 << PLACE_IDS.index(end) for end in id.split("-"))
        return next(route.space for route in board.routes if route.ends == ends)
    zone, _, cell = id.rpartition(" ")
    return board.cell_space[ZONE_IDS.index(zone)] + int(cell) - 1


def token_at(state: EndeavorState, id: str) -> str:
    """The token of a round space; "" if it is gone."""
    token = state.tokens[space_of(state, id)]
    return "" if token == NONE else TOKEN_IDS[token]


def legal(state: EndeavorState, ordered: bool = False) -> list[str]:
    """What may be done now, as it is written."""
    return [action.notation for action in RULES.legal(state, ordered)]


def targets(state: EndeavorState, verb: str) -> list[str]:
    """What may be done with this verb now: `targets(state, "occupy")`."""
    return [line.removeprefix(f"{verb} ") for line in legal(state) if line.startswith(f"{verb} ")]


def do(state: EndeavorState, *lines: str) -> list[Event]:
    """Plays these actions, each of which must be legal, and looks at every invariant; returns what happened."""
    events: list[Event] = []
    for line in lines:
        action = RULES.actions.parse(line)
        assert action in RULES.legal(state), f"{line!r} is not legal; legal are {legal(state)}"
        RULES.apply(state, action, events)
        RULES.check(state)
    return events


def why_not(state: EndeavorState, line: str) -> Fact:
    """Why this may not be done now."""
    action = RULES.actions.parse(line)
    assert action not in RULES.legal(state), f"{line!r} is legal"
    return RULES.why_not(state, action)


def refused(state: EndeavorState, line: str) -> str:
    """The kind of the reason why this may not be done now."""
    return why_not(state, line).kind


def whose_turn(state: EndeavorState) -> str:
    """The colour of the seat to act."""
    seat = RULES.to_act(state)
    return {CHANCE: "chance", NOBODY: "nobody"}.get(seat) or COLOURS[seat]


def phase(state: EndeavorState) -> str:
    """The phase of the round."""
    return PHASE_IDS[state.phase]


def pass_all(state: EndeavorState) -> None:
    """Everybody passes until the action phase is over."""
    while phase(state) == "action" and whose_turn(state) != "nobody":
        do(state, "pass")


def finish_round(state: EndeavorState) -> None:
    """Everybody does the first thing that is possible, and passes, until the round is over."""
    round = state.round
    while state.round == round and whose_turn(state) != "nobody":
        do(state, "pass" if "pass" in legal(state) else legal(state)[0])


class Look(NamedTuple):
    """What a seat has, in names."""

    harbour: int
    supply: int
    industry: int
    culture: int
    wealth: int
    influence: int
    attribute_tokens: dict[str, int]
    action_tokens: dict[str, int]
    coast: list[str]  # a * behind a building is a disc on it
    cards: list[str]
    aside: list[str]
    space: str
    places: list[str]
    memorial: dict[str, int]


def look(state: EndeavorState, colour: str = "red") -> Look:
    """What a seat has; tokens only where there are any."""
    seat = COLOURS.index(colour)
    first = seat * ATTRIBUTES
    industry, culture, wealth, influence = state.attributes[first : first + ATTRIBUTES]
    space = state.governor_space[seat]
    return Look(
        harbour=state.harbour[seat],
        supply=state.supply[seat],
        industry=industry,
        culture=culture,
        wealth=wealth,
        influence=influence,
        attribute_tokens={
            id: state.attribute_tokens[first + index]
            for index, id in enumerate(ATTRIBUTE_IDS)
            if state.attribute_tokens[first + index]
        },
        action_tokens={
            TOKEN_IDS[ATTRIBUTES + index]: state.action_tokens[seat * ACTION_TOKENS + index]
            for index in range(ACTION_TOKENS)
            if state.action_tokens[seat * ACTION_TOKENS + index]
        },
        coast=[
            BUILDING_IDS[building] + "*" * (state.manned[seat] >> position & 1)
            for position, building in enumerate(state.coast[seat])
        ],
        cards=[CARD_IDS[card] for card in members(state.held[seat])],
        aside=[CARD_IDS[card] for card in members(state.aside[seat])],
        space="" if space == NONE else CARD_IDS[space],
        places=[PLACE_IDS[place] for place in members(state.discs[seat])],
        memorial={
            id: state.memorial[first + index] for index, id in enumerate(ATTRIBUTE_IDS) if state.memorial[first + index]
        },
    )


def presence(state: EndeavorState, zone: str, colour: str = "red") -> int:
    """The presence of a seat, or of the silent fleet, in a zone."""
    fleet = state.seats if colour == SILENT else COLOURS.index(colour)
    return state.presence[fleet * ZONES + ZONE_IDS.index(zone)]


def track(state: EndeavorState, region: str) -> list[str]:
    """Whose discs lie on a shipping track, from its first cell."""
    fleets = state.tracks[ZONE_IDS.index(region)]
    return [SILENT if fleet == state.seats else COLOURS[fleet] for fleet in fleets]


def is_opened(state: EndeavorState, zone: str) -> bool:
    """Whether a zone is opened."""
    return bool(state.opened >> ZONE_IDS.index(zone) & 1)


def top(state: EndeavorState, deck: str) -> str:
    """The card on top of a deck; "" if it is empty."""
    index = DECK_IDS.index(deck)
    return "" if state.decks[index] == DECK_END[index] else CARD_IDS[state.decks[index]]


def in_pile(state: EndeavorState) -> list[str]:
    """The discard pile."""
    return [CARD_IDS[card] for card in members(state.pile)]


def offer(state: EndeavorState) -> dict[str, int]:
    """The tiles of the offer."""
    return {BUILDING_IDS[tile]: count for tile, count in enumerate(state.stock) if count}


def lively_game(
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    ordered: bool = False,
    before: Callable[[EndeavorState, list[Action], Action], object] | None = None,
    after: Callable[[EndeavorState, Action], object] | None = None,
    start: EndeavorState | None = None,
) -> tuple[EndeavorState, list[Action]]:
    """A random game of players who seldom pass, so that regions are opened and rare things happen; whole, or from
    `start` on.
    """
    random = Random(f"{seats} {seed}")
    state = start or RULES.new_state(seats, Options(RULES.meta.options, options, bots=True))
    actions: list[Action] = []
    while RULES.to_act(state) != NOBODY:
        options_now = RULES.legal(state, ordered)
        zeal = RULES.weights(state) if RULES.to_act(state) == CHANCE else [_zeal(action) for action in options_now]
        action = random.choices(options_now, zeal)[0]
        if before is not None:
            before(state, options_now, action)
        RULES.apply(state, action)
        actions.append(action)
        if after is not None:
            after(state, action)
    return state, actions


def _zeal(action: Action) -> int:
    """How much a lively player likes an action."""
    if action.notation in ("pass", "done"):
        return 1
    return {"salary_all": 60, "ship_track": 20, "memorial": 20}.get(action.kind, 10)
