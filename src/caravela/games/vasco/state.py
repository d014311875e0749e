"""The position of a game of Vasco da Gama: plain numbers and lists; what a seat has lies at seat × width + index.

Sets of project tiles are integers with a bit for each tile.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caravela.core.options import Options
from caravela.core.state import State
from caravela.games.vasco.components import (
    AREAS,
    BOX,
    CHARACTERS,
    CREW_COLOURS,
    DECK_TILES,
    DECKS,
    MERCHANT_COUNTS,
    NUMBERS,
    SAILOR_COLOURS,
    SAILORS,
    SECTIONS,
    SPACES,
    VASCO_TILES,
)

#: What is decided now.
AT_START: Final = 0
AT_VASCO: Final = 1
AT_MERCHANT: Final = 2
AT_REVEAL: Final = 3
AT_REFILL: Final = 4
AT_DRAW: Final = 5
AT_NUMBER: Final = 6
AT_AREA: Final = 7
AT_CALL: Final = 8
AT_CREW: Final = 9
AT_BUY: Final = 10
AT_SECTION: Final = 11
AT_HIRE: Final = 12
AT_HARBOUR: Final = 13
AT_SAIL: Final = 14
AT_CHARACTER: Final = 15
AT_EXTRA: Final = 16
AT_SEND: Final = 17
AT_NATAL: Final = 18
AT_TERRA: Final = 19
AT_WINDOW: Final = 20
AT_OVER: Final = 21
#: Nothing: the game takes its next step by itself before anybody looks at the position.
AT_STEP: Final = 22
#: The decisions up to this one are chance's.
LAST_OF_CHANCE: Final = AT_DRAW

#: No seat, tile, space or number.
NONE: Final = -1

#: Where a seat's extra disc is: in the Characters area, in its supply, on an action space, on a character's cell.
EXTRA_IN_AREA: Final = 0
EXTRA_IN_SUPPLY: Final = 1
EXTRA_ON_SPACE: Final = 2
EXTRA_ON_CELL: Final = 3

#: What a seat scores points for on the track, each counted by itself for the score sheet.
FOR_VOYAGES: Final = 0
FOR_COMPLETION: Final = 1
FOR_SHIPS: Final = 2
FOR_DIAS: Final = 3
TRACKS: Final = 4

#: Why a launch window is open: after Phase 3 and at the end of the game, before a blind draw, before a missionary.
WINDOW_AFTER: Final = 0
WINDOW_DRAW: Final = 1
WINDOW_MISSIONARY: Final = 2

#: The cell of the São Gabriel; the upper cells follow.
GABRIEL_CELL: Final = 0
CELLS: Final = BOX.projects.upper_cells + 1


class Variant:
    """The options of one game, ready for the rules; shared by all its states and never changed."""

    __slots__ = (
        "extra_disc_optional",
        "merchant_at_once",
        "natal_in_setup",
        "options",
        "start_drawn",
        "strict_any_time",
        "terra_draw_blind",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.start_drawn = options["start"] == "drawn"
        self.strict_any_time = bool(options["strict_any_time"])
        self.extra_disc_optional = bool(options["extra_disc_optional"])
        self.terra_draw_blind = bool(options["terra_draw_blind"])
        self.merchant_at_once = bool(options["merchant_at_once"])
        self.natal_in_setup = bool(options["natal_in_setup"])


class VascoState(State):
    """Everything that lies on the table, and where in a round the game stands."""

    FIELDS: ClassVar[dict[str, Any]] = {
        # the game
        "seats": int,
        "node": int,
        "active": int,
        "step": int,
        "round": int,
        "first": int,
        # the Number Zone and the action spaces
        "vasco_bag": int,
        "vasco_top": int,
        "vasco_now": int,
        "marker": int,
        "numbers": list[int],
        "free_spaces": list[int],
        # the Characters area
        "sums": list[int],
        "owners": list[int],
        "takers": list[int],
        "missionaries": int,
        "merchant_bag": list[int],
        "merchant_top": int,
        "merchants_gone": int,
        # the Recruiting area
        "bag": list[int],
        "sections": list[int],
        "recruits": list[int],
        # the Projects area
        "decks": list[int],
        "tops": list[int],
        "cells": list[int],
        "removed": int,
        # the Navigation area
        "ships_at": list[int],
        "captains_at": list[int],
        # the bank and the seats
        "bank": int,
        "money": list[int],
        "points": list[int],
        "discs": list[int],
        "extra": list[int],
        "captains": list[int],
        "crew": list[int],
        "projects": list[int],
        "ships": list[int],
        # the current action
        "actor": int,
        "called": int,
        "number": int,
        "kept": int,
        "last": int,
        "launching": int,
        "crew_left": int,
        "crew_used": int,
        "launch_from": int,
        "window": int,
        "asked": int,
        "bought": int,
        "section": int,
        "drawing": int,
        "colours_hired": int,
        "hired": int,
        "harbour": int,
        "sent": int,
        "sending": int,
        "bonuses": int,
    }

    __slots__ = (*FIELDS, "variant")

    def __init__(self, variant: Variant) -> None:
        """A state without a position: `clear`, `clone` and `restore` give it one."""
        self.variant = variant

    def clear(self, seats: int) -> None:
        """An empty table for so many players, before anything is laid out."""
        self.seats = seats
        #: What is decided now.
        self.node = AT_STEP
        #: Who decides now.
        self.active = 0
        #: The step of the agenda (chapters/rounds.py) that the game is at.
        self.step = 0
        self.round = 1
        #: The First Player.
        self.first = NONE
        #: The Vasco tiles that nobody has seen, a bit each.
        self.vasco_bag = (1 << VASCO_TILES) - 1
        #: The face-up tile on the right deck, and the one on the left cell; NONE before the first.
        self.vasco_top = NONE
        self.vasco_now = NONE
        #: The number that the free-action marker stands on.
        self.marker = 0
        #: For each number (21 and 22 too, counted from 0): seat × AREAS + area of its disc; NONE at home.
        self.numbers = [NONE] * NUMBERS
        #: Free action spaces in each area.
        self.free_spaces = [0] * AREAS
        #: The reals on the two money cells, 0 once taken.
        self.sums = [0, 0]
        #: Who owns each character, NONE if it lies on the board.
        self.owners = [NONE] * CHARACTERS
        #: Who has taken each character in this round: whose disc lies on its cell.
        self.takers = [NONE] * CHARACTERS
        #: Missionaries in the Characters area.
        self.missionaries = BOX.pieces.missionaries
        #: Merchant ships that nobody has seen, by limit.
        self.merchant_bag = MERCHANT_COUNTS[:]
        #: The face-up merchant ship on its deck, as an index of MERCHANT_LIMITS; NONE if there is none.
        self.merchant_top = NONE
        #: Merchant ships removed from the game.
        self.merchants_gone = 0
        #: Sailors in the bag, by colour.
        self.bag = SAILORS[:]
        #: Sailors in each section, by colour.
        self.sections = [0] * (SECTIONS * SAILOR_COLOURS)
        #: Captains of each seat in the Recruiting area.
        self.recruits = [BOX.setup.captains_to_recruit] * seats
        #: The tiles of each deck that nobody has seen, and its visible top tile; NONE if it is not turned up.
        self.decks = DECK_TILES[:]
        self.tops = [NONE] * DECKS
        #: The tiles on the São Gabriel cell and on the upper cells (these in table order); NONE where empty.
        self.cells = [NONE] * CELLS
        #: The project tiles removed from the game.
        self.removed = 0
        #: The ship on each space (see FIRST_MERCHANT) and the seat of the captain on board; NONE for none.
        self.ships_at = [NONE] * SPACES
        self.captains_at = [NONE] * SPACES
        #: What the bank has received less what it has paid.
        self.bank = 0
        self.money = [0] * seats
        #: The points of each seat on the score track, by what they were scored for.
        self.points = [0] * (seats * TRACKS)
        #: Ordinary action discs in each seat's supply.
        self.discs = [BOX.pieces.discs_per_player] * seats
        self.extra = [EXTRA_IN_AREA] * seats
        self.captains = [BOX.setup.captains] * seats
        #: Sailors and missionaries of each seat, by colour.
        self.crew = [0] * (seats * CREW_COLOURS)
        #: Projects and launched ships of each seat, a bit for each tile.
        self.projects = [0] * seats
        self.ships = [0] * seats
        #: Whose bonus or missionary it is while others may launch (strict_any_time).
        self.actor = 0
        #: The number that is called, counted from 0; NONE before the first.
        self.called = NONE
        #: The number chosen for a disc whose area is still to be chosen.
        self.number = NONE
        #: Whether the owner of Manuel has kept the extra disc in this Phase 1.
        self.kept = 0
        #: The number of the latest step that could have come in another order; the ordered list starts behind it.
        self.last = NONE
        #: The project that is being launched, the crew members still to be named, and the colours used.
        self.launching = NONE
        self.crew_left = 0
        self.crew_used = 0
        #: The decision that comes again after a launch.
        self.launch_from = AT_CALL
        self.window = WINDOW_AFTER
        #: How many seats, from the First Player on, have been asked in this launch window.
        self.asked = 0
        #: Upper tiles bought in this action.
        self.bought = 0
        #: The section to hire from or to refill, and the sailors still to be drawn for it.
        self.section = NONE
        self.drawing = 0
        #: The colours hired in this action, a bit each, and the sailors.
        self.colours_hired = 0
        self.hired = 0
        #: The harbour of the expedition or of the bonus, and the ships sent there.
        self.harbour = NONE
        self.sent = 0
        #: The merchant ship that is being sent, as an index of MERCHANT_LIMITS.
        self.sending = NONE
        #: Bonus pieces of the harbour still to be taken.
        self.bonuses = 0

    def clone(self) -> VascoState:
        new = VascoState(self.variant)
        new.seats = self.seats
        new.node = self.node
        new.active = self.active
        new.step = self.step
        new.round = self.round
        new.first = self.first
        new.vasco_bag = self.vasco_bag
        new.vasco_top = self.vasco_top
        new.vasco_now = self.vasco_now
        new.marker = self.marker
        new.numbers = self.numbers[:]
        new.free_spaces = self.free_spaces[:]
        new.sums = self.sums[:]
        new.owners = self.owners[:]
        new.takers = self.takers[:]
        new.missionaries = self.missionaries
        new.merchant_bag = self.merchant_bag[:]
        new.merchant_top = self.merchant_top
        new.merchants_gone = self.merchants_gone
        new.bag = self.bag[:]
        new.sections = self.sections[:]
        new.recruits = self.recruits[:]
        new.decks = self.decks[:]
        new.tops = self.tops[:]
        new.cells = self.cells[:]
        new.removed = self.removed
        new.ships_at = self.ships_at[:]
        new.captains_at = self.captains_at[:]
        new.bank = self.bank
        new.money = self.money[:]
        new.points = self.points[:]
        new.discs = self.discs[:]
        new.extra = self.extra[:]
        new.captains = self.captains[:]
        new.crew = self.crew[:]
        new.projects = self.projects[:]
        new.ships = self.ships[:]
        new.actor = self.actor
        new.called = self.called
        new.number = self.number
        new.kept = self.kept
        new.last = self.last
        new.launching = self.launching
        new.crew_left = self.crew_left
        new.crew_used = self.crew_used
        new.launch_from = self.launch_from
        new.window = self.window
        new.asked = self.asked
        new.bought = self.bought
        new.section = self.section
        new.drawing = self.drawing
        new.colours_hired = self.colours_hired
        new.hired = self.hired
        new.harbour = self.harbour
        new.sent = self.sent
        new.sending = self.sending
        new.bonuses = self.bonuses
        return new

    def dump(self) -> dict[str, Any]:
        return {"options": self.variant.options.changed(), **super().dump()}
