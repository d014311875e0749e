"""The position of a game of Endeavor: plain numbers and lists; what a seat has lies at seat × width + index.

Sets are integers with a bit for each member. Where the silent fleet takes part, it comes behind the seats in `supply`,
`discs` and `presence`, and its number on the tracks is the number of seats (END-19.1).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravela.core.options import Options
from caravela.core.state import State
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTRIBUTES,
    BOX,
    DECK_FIRST,
    DISCS,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    ZONES,
)

#: What is decided now.
AT_TOKENS: Final = 0
AT_OFFER: Final = 1
AT_CROWN: Final = 2
AT_START: Final = 3
AT_SHORTAGE: Final = 4
AT_BUILD: Final = 5
AT_SALARY: Final = 6
AT_TURN: Final = 7
AT_ACT: Final = 8
AT_MEMORIAL: Final = 9
AT_SILENT: Final = 10
AT_GOVERNOR: Final = 11
AT_DISCARD: Final = 12
AT_OVER: Final = 13
#: The seat has nothing more to decide here; `rounds.advance` asks the next one before anybody can see this.
AT_NEXT: Final = 14

#: Nothing of its kind: no token on a space, no card in the governor space, no step yet.
NONE: Final = -1


class Variant:
    """The options of one game, ready for the rules; shared by all its states and never changed."""

    __slots__ = (
        "building_shortage",
        "crown_drawn",
        "ignore_tokens",
        "occupy_same_zone",
        "options",
        "side",
        "silent_fleet",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.side = str(options["side"])
        self.crown_drawn = options["start"] == "drawn"
        self.silent_fleet = bool(options["silent_fleet"])
        self.occupy_same_zone = bool(options["occupy_same_zone"])
        self.ignore_tokens = bool(options["ignore_tokens"])
        self.building_shortage = self.silent_fleet and bool(options["building_shortage"])


class EndeavorState(State):
    """Everything that lies on the table, and where in a round the game stands."""

    FIELDS: ClassVar[dict[str, Any]] = {
        # the game
        "seats": int,
        "side": int,
        "node": int,
        "round": int,
        "phase": int,
        "crown": int,
        "active": int,
        "passed": int,
        # the board
        "bag": list[int],
        "tokens": list[int],
        "gone": list[int],
        "opened": int,
        "tracks": list[tuple[int, ...]],
        "seas": list[int],
        "discs": list[int],
        "presence": list[int],
        # the offer and the cards
        "stock": list[int],
        "in_offer": int,
        "scrapped": tuple[int, ...],
        "decks": list[int],
        "pile": int,
        "removed": int,
        "abolished": int,
        # the seats
        "supply": list[int],
        "harbour": list[int],
        "attributes": list[int],
        "attribute_tokens": list[int],
        "action_tokens": list[int],
        "memorial": list[int],
        "coast": list[tuple[int, ...]],
        "manned": list[int],
        "held": list[int],
        "aside": list[int],
        "governor_space": list[int],
        # the current decision
        "last": int,
        "salaries": int,
        "source": int,
        "available": tuple[int, ...],
        "performed": int,
        "occupied": int,
        "mourners": tuple[int, ...],
    }

    __slots__ = (*FIELDS, "variant")

    def __init__(self, variant: Variant) -> None:
        """A state without a position: `clear`, `clone` and `restore` give it one."""
        self.variant = variant

    def clear(self, seats: int) -> None:
        """An empty table for so many players, before anything is laid out."""
        fleets = seats + self.variant.silent_fleet
        self.seats = seats
        #: The side of the board, as an index of BOARDS.
        self.side = 0
        #: What is decided now.
        self.node = AT_TOKENS
        #: From 1; 0 during the set-up.
        self.round = 0
        #: The phase of the round, as an index of `rounds.PHASES`.
        self.phase = 0
        self.crown = NONE
        #: Whose turn it is; in the discard phase and the like, who is asked.
        self.active = 0
        #: Who has passed in this action phase.
        self.passed = 0
        #: Tokens of each type that are not laid out yet.
        self.bag = TOKEN_COUNT[:]
        #: The token on each round space, NONE where it is gone.
        self.tokens = [NONE] * BOX.pieces.trade_tokens
        #: Tokens of each type that are spent or removed.
        self.gone = [0] * TOKENS
        #: The opened zones; Europe is one from the start.
        self.opened = 1
        #: Whose discs lie on each zone's track, from its first cell.
        self.tracks: list[tuple[int, ...]] = [()] * ZONES
        #: Discs of each seat in each open sea.
        self.seas = [0] * (seats * ZONES)
        #: The places where each fleet has its disc.
        self.discs = [0] * fleets
        #: Discs of each fleet in each zone, wherever they lie there.
        self.presence = [0] * (fleets * ZONES)
        #: Tiles of each type in the offer.
        self.stock = [0] * TILES
        #: The tiles of level 5 that take part in this game.
        self.in_offer = 0
        #: The tiles that were removed from the offer.
        self.scrapped: tuple[int, ...] = ()
        #: The top card of each deck; behind the deck's last card when it is empty.
        self.decks = DECK_FIRST[:]
        #: The discard pile.
        self.pile = 0
        #: Cards that are out of the game.
        self.removed = 0
        self.abolished = 0
        self.supply = [DISCS] * seats
        if self.variant.silent_fleet:
            self.supply.append(BOX.silent_fleet.discs)
        self.harbour = [0] * seats
        self.attributes = [0] * (seats * ATTRIBUTES)
        self.attribute_tokens = [0] * (seats * ATTRIBUTES)
        self.action_tokens = [0] * (seats * ACTION_TOKENS)
        #: Memorial discs beside each track.
        self.memorial = [0] * (seats * ATTRIBUTES)
        #: The buildings of each seat from left to right.
        self.coast: list[tuple[int, ...]] = [()] * seats
        #: The spaces of each coast whose building has a disc.
        self.manned = [0] * seats
        #: The cards of each seat, the one in the governor space included.
        self.held = [0] * seats
        #: Slavery cards beside each mat.
        self.aside = [0] * seats
        self.governor_space = [NONE] * seats
        #: The number of the latest step of the salary phase; the ordered list starts from it.
        self.last = NONE
        #: Discs that may still return in this salary phase.
        self.salaries = 0
        #: What the current turn uses: a building, or BUILDINGS + an action token.
        self.source = NONE
        #: The actions that this turn still offers; two equal ones stand there twice (END-8.10).
        self.available: tuple[int, ...] = ()
        #: The actions that were carried out in this turn.
        self.performed = 0
        #: The zones in which this turn occupied a city.
        self.occupied = 0
        #: Who is still to be asked about the Memorial.
        self.mourners: tuple[int, ...] = ()

    def clone(self) -> EndeavorState:
        new = EndeavorState(self.variant)
        new.seats = self.seats
        new.side = self.side
        new.node = self.node
        new.round = self.round
        new.phase = self.phase
        new.crown = self.crown
        new.active = self.active
        new.passed = self.passed
        new.bag = self.bag[:]
        new.tokens = self.tokens[:]
        new.gone = self.gone[:]
        new.opened = self.opened
        new.tracks = self.tracks[:]
        new.seas = self.seas[:]
        new.discs = self.discs[:]
        new.presence = self.presence[:]
        new.stock = self.stock[:]
        new.in_offer = self.in_offer
        new.scrapped = self.scrapped
        new.decks = self.decks[:]
        new.pile = self.pile
        new.removed = self.removed
        new.abolished = self.abolished
        new.supply = self.supply[:]
        new.harbour = self.harbour[:]
        new.attributes = self.attributes[:]
        new.attribute_tokens = self.attribute_tokens[:]
        new.action_tokens = self.action_tokens[:]
        new.memorial = self.memorial[:]
        new.coast = self.coast[:]
        new.manned = self.manned[:]
        new.held = self.held[:]
        new.aside = self.aside[:]
        new.governor_space = self.governor_space[:]
        new.last = self.last
        new.salaries = self.salaries
        new.source = self.source
        new.available = self.available
        new.performed = self.performed
        new.occupied = self.occupied
        new.mourners = self.mourners
        return new

    def dump(self) -> dict[str, Any]:
        return {"options": self.variant.options.changed(), **super().dump()}
