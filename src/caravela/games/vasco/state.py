"""The position of a game of Vasco da Gama: plain numbers and lists; what a seat has lies at seat × width + index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final

from caravela.core.fields import NONE, Each, OneOf, SetOf, Trail
from caravela.core.state import State, Variant
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, DECK_IDS, HARBOUR_IDS, SUM_IDS
from caravela.games.vasco.components import (
    AREAS,
    BOX,
    COLOURS,
    CREW_COLOURS,
    CREW_IDS,
    MERCHANT_LIMITS,
    NUMBERS,
    PROJECT_IDS,
    SAILOR_COLOURS,
    SECTIONS,
    SPACE_IDS,
    VASCO_IDS,
)

#: The decisions, by the numbers that `node` holds; each has its row beside its chapter.
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

#: Where a seat's extra disc is: in the Characters area, in its supply, on an action space, on a character's cell.
EXTRA_IDS: Final = ("area", "supply", "space", "cell")
EXTRA_IN_AREA: Final = 0
EXTRA_IN_SUPPLY: Final = 1
EXTRA_ON_SPACE: Final = 2
EXTRA_ON_CELL: Final = 3

#: What a seat scores points for on the track, each counted by itself for the score sheet.
TRACK_IDS: Final = ("voyages", "completion", "ships", "dias")
FOR_VOYAGES: Final = 0
FOR_COMPLETION: Final = 1
FOR_SHIPS: Final = 2
FOR_DIAS: Final = 3
TRACKS: Final = len(TRACK_IDS)

#: Why a launch window is open: after Phase 3 and at the end of the game, before a blind draw, before a missionary.
WINDOW_IDS: Final = ("after", "draw", "missionary", "terra")
WINDOW_AFTER: Final = 0
WINDOW_DRAW: Final = 1
WINDOW_MISSIONARY: Final = 2
WINDOW_TERRA: Final = 3

#: The cell of the São Gabriel; the upper cells follow.
CELL_IDS: Final = ("gabriel", *[str(cell) for cell in range(1, BOX.projects.upper_cells + 1)])
GABRIEL_CELL: Final = 0
CELLS: Final = len(CELL_IDS)


class VascoVariant(Variant):
    """The options of one game, as `meta.OPTIONS` describes them."""

    start: str
    strict_any_time: bool
    extra_disc_optional: bool
    terra_draw_blind: bool
    merchant_at_once: bool
    natal_in_setup: bool

    __slots__ = tuple(__annotations__)


class VascoState(State[VascoVariant]):
    """Everything that lies on the table, and where the round stands; all of it is open (VDG-2.20, VDG-R22)."""

    # the game
    #: The step of the agenda (chapters/rounds.py) that the game is at.
    step: int
    #: The round, from 1.
    round: int
    #: The First Player.
    first: Annotated[int, OneOf("seat")]

    # the Number Zone and the action spaces
    #: The Vasco tiles that nobody has seen.
    vasco_bag: Annotated[int, SetOf("vasco")]
    #: The face-up tile on the right deck.
    vasco_top: Annotated[int, OneOf("vasco")]
    #: The tile on the left cell; NONE in the set-up.
    vasco_now: Annotated[int, OneOf("vasco")]
    #: The number that the free-action marker stands on.
    marker: int
    #: Where the disc with each number lies: seat × AREAS + area; NONE while the number is at home.
    numbers: Annotated[list[int], Each("number"), OneOf("disc")]
    #: Free action spaces in each area.
    free_spaces: Annotated[list[int], Each("area")]

    # the Characters area
    #: The reals on the two money cells, 0 once taken.
    sums: Annotated[list[int], Each("sum")]
    #: Who owns each character, NONE if it lies on the board.
    owners: Annotated[list[int], Each("character"), OneOf("seat")]
    #: Who has taken each character in this round: whose disc lies on its cell.
    takers: Annotated[list[int], Each("character"), OneOf("seat")]
    #: Missionaries in the Characters area.
    missionaries: int
    #: Merchant ships of each limit that nobody has seen.
    merchant_bag: Annotated[list[int], Each("merchant")]
    #: The face-up merchant ship on its deck.
    merchant_top: Annotated[int, OneOf("merchant")]
    #: Merchant ships removed from the game.
    merchants_gone: int

    # the Recruiting area
    #: Sailors of each colour in the bag.
    bag: Annotated[list[int], Each("sailor")]
    #: Sailors of each colour in each section.
    sections: Annotated[list[int], Each("section", "sailor")]
    #: Captains of each seat in the Recruiting area.
    recruits: Annotated[list[int], Each("seat")]

    # the Projects area
    #: The tiles of each deck that nobody has seen.
    decks: Annotated[list[int], Each("deck"), SetOf("project")]
    #: The visible top tile of each deck; NONE if it is not turned up.
    tops: Annotated[list[int], Each("deck"), OneOf("project")]
    #: The tiles on the São Gabriel cell and on the upper cells, these in table order.
    cells: Annotated[list[int], Each("cell"), OneOf("project")]
    #: The project tiles removed from the game.
    removed: Annotated[int, SetOf("project")]

    # the Navigation area
    #: The ship on each space: a project tile, or a merchant ship (see FIRST_MERCHANT).
    ships_at: Annotated[list[int], Each("space"), OneOf("ship")]
    #: The seat of the captain on board of the ship on each space.
    captains_at: Annotated[list[int], Each("space"), OneOf("seat")]

    # the bank and the seats
    #: What the bank has received less what it has paid.
    bank: int
    #: Reals of each seat.
    money: Annotated[list[int], Each("seat")]
    #: The points of each seat on the score track, by what they were scored for.
    points: Annotated[list[int], Each("seat", "track")]
    #: Ordinary action discs in each seat's supply.
    discs: Annotated[list[int], Each("seat")]
    #: Where each seat's extra disc is.
    extra: Annotated[list[int], Each("seat"), OneOf("extra")]
    #: Captains in each seat's supply.
    captains: Annotated[list[int], Each("seat")]
    #: Sailors and missionaries of each seat, by colour.
    crew: Annotated[list[int], Each("seat", "crew")]
    #: Projects of each seat that are not launched.
    projects: Annotated[list[int], Each("seat"), SetOf("project")]
    #: Launched ships in each seat's supply.
    ships: Annotated[list[int], Each("seat"), SetOf("project")]

    # the current action
    #: Whose bonus or missionary it is while others may launch (strict_any_time).
    actor: Annotated[int, OneOf("seat")]
    #: The number that is called.
    called: Annotated[int, OneOf("number")]
    #: The number chosen for a disc whose area is still to be chosen.
    number: Annotated[int, OneOf("number")]
    #: Whether the owner of Manuel has kept the extra disc in this Phase 1.
    kept: int
    #: The number of the latest step that could have come in another order; the ordered list starts behind it.
    last: Annotated[int, OneOf("action"), Trail]
    #: The project that is being launched.
    launching: Annotated[int, OneOf("project")]
    #: Crew members of the launch still to be named.
    crew_left: int
    #: The colours that are on board already.
    crew_used: Annotated[int, SetOf("crew")]
    #: The decision that comes again after a launch.
    launch_from: int
    #: Why the launch window is open.
    window: Annotated[int, OneOf("window")]
    #: How many seats, from the First Player on, have been asked in this launch window.
    asked: int
    #: Upper tiles bought in this action.
    bought: int
    #: The section to hire from or to refill.
    section: Annotated[int, OneOf("section")]
    #: Sailors still to be drawn for the section.
    drawing: int
    #: The colours hired in this action.
    colours_hired: Annotated[int, SetOf("sailor")]
    #: The sailors hired in this action.
    hired: int
    #: The harbour of the expedition or of the bonus.
    harbour: Annotated[int, OneOf("harbour")]
    #: The ships sent to the harbour.
    sent: int
    #: The merchant ship that is being sent.
    sending: Annotated[int, OneOf("merchant")]
    #: Bonus pieces of the harbour still to be taken.
    bonuses: int

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": COLOURS,
        "vasco": [str(id) for id in VASCO_IDS],
        "number": [str(number) for number in range(1, NUMBERS + 1)],
        "disc": [f"{colour} {area}" for colour in COLOURS for area in AREA_IDS],
        "area": AREA_IDS,
        "sum": SUM_IDS,
        "character": CHARACTER_IDS,
        "merchant": [str(limit) for limit in MERCHANT_LIMITS],
        "sailor": CREW_IDS[:SAILOR_COLOURS],
        "crew": CREW_IDS,
        "section": [str(section) for section in range(1, SECTIONS + 1)],
        "deck": DECK_IDS,
        "project": PROJECT_IDS,
        "cell": CELL_IDS,
        "space": SPACE_IDS,
        "ship": [*PROJECT_IDS, *[f"merchant {limit}" for limit in MERCHANT_LIMITS]],
        "harbour": HARBOUR_IDS,
        "track": TRACK_IDS,
        "extra": EXTRA_IDS,
        "window": WINDOW_IDS,
    }

    def in_setup(self) -> bool:
        """Whether the first round has not begun."""
        return self.vasco_now == NONE

    def disc_owner(self, number: int) -> int:
        """The seat whose disc lies on the board with a number, counted from 0."""
        return self.numbers[number] // AREAS

    def disc_area(self, number: int) -> int:
        """The area where the disc with a number lies."""
        return self.numbers[number] % AREAS

    def sailors_in(self, section: int) -> list[int]:
        """The sailors in a section, by colour."""
        return self.sections[section * SAILOR_COLOURS : (section + 1) * SAILOR_COLOURS]

    def crew_of(self, seat: int) -> list[int]:
        """A seat's sailors and missionaries, by colour."""
        return self.crew[seat * CREW_COLOURS : (seat + 1) * CREW_COLOURS]

    def clone(self) -> VascoState:
        new = VascoState(self.variant)
        self.copy_to(new)
        return new

    def copy_to(self, new: VascoState) -> None:
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


def some(counts: list[int]) -> bool:
    """Whether there is anything of a kind; compiled, this is faster than `any`."""
    found = 0
    for count in counts:
        found |= count
    return found != 0
