"""Every decision of Vasco da Gama, one small class for each kind, and the numbered table of them all.

The table's order is the order of every legal list. Steps that can be taken in any order (launches; colours of a crew
or of a hire; tiles; ships) stand in the order in which a search takes them (VDG-15.11).
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action, ActionTable
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, HARBOUR_IDS, SUM_IDS
from caravela.games.vasco.components import (
    AREAS,
    CAPACITY,
    CHARACTERS,
    COLOURS,
    CREW_COLOURS,
    CREW_IDS,
    HARBOURS,
    MERCHANT_LIMITS,
    NUMBERS,
    PLAIN_NUMBERS,
    PROJECT_IDS,
    PROJECTS,
    SAILOR_COLOURS,
    SECTIONS,
    SPACE_HARBOUR,
    SPACE_PLACE,
    SPACE_VALUE,
    SPACES,
    VASCO_IDS,
    VASCO_TILES,
)


class Start(Action):
    """Chance: who is First Player (VDG-2.7)."""

    kind = "start"
    form = "start {player}"

    def __init__(self, seat: int) -> None:
        super().__init__({"player": COLOURS[seat]})
        self.seat = seat


class Vasco(Action):
    """Chance: the Vasco tile that is turned up, by its start number (VDG-2.15, 5.1)."""

    kind = "vasco"
    form = "vasco {start}"

    def __init__(self, tile: int) -> None:
        super().__init__({"start": VASCO_IDS[tile]})
        self.tile = tile


class Merchant(Action):
    """Chance: the limit of the merchant ship that is turned up (VDG-2.13, 12.4)."""

    kind = "merchant"
    form = "merchant {limit}"

    def __init__(self, index: int) -> None:
        super().__init__({"limit": MERCHANT_LIMITS[index]})
        self.index = index


class Reveal(Action):
    """Chance: the tile that has become the visible top of its deck (VDG-2.16, 14.4)."""

    kind = "reveal"
    form = "reveal {project}"

    def __init__(self, tile: int) -> None:
        super().__init__({"project": PROJECT_IDS[tile]})
        self.tile = tile


class Refill(Action):
    """Chance: a sailor from the bag for a section (VDG-2.6, 12.7)."""

    kind = "refill"
    form = "refill {section} {colour}"

    def __init__(self, section: int, colour: int) -> None:
        super().__init__({"section": section + 1, "colour": CREW_IDS[colour]})
        self.colour = colour


class Draw(Action):
    """Chance: the sailor drawn blind for a ship sent to Terra da Boa Gente (VDG-9.10)."""

    kind = "draw"
    form = "draw {colour}"

    def __init__(self, colour: int) -> None:
        super().__init__({"colour": CREW_IDS[colour]})
        self.colour = colour


class Number(Action):
    """A number for the next disc (VDG-4.5)."""

    kind = "number"
    form = "number {number}"

    def __init__(self, number: int) -> None:
        super().__init__({"number": number + 1})
        self.index = number


class Keep(Action):
    """The extra disc is not placed in this Phase 1 (VDG-4.15)."""

    kind = "keep"
    form = "keep"


class Area(Action):
    """The area for the disc with the number just chosen (VDG-4.5)."""

    kind = "area"
    form = "area {area}"

    def __init__(self, area: int) -> None:
        super().__init__({"area": AREA_IDS[area]})
        self.area = area


class Launch(Action):
    """A project is launched; its crew is named next (VDG-7.1)."""

    kind = "launch"
    form = "launch {project}"

    def __init__(self, tile: int) -> None:
        super().__init__({"project": PROJECT_IDS[tile]})
        self.tile = tile


class Crew(Action):
    """A crew member of the project that is being launched (VDG-7.5)."""

    kind = "crew"
    form = "crew {colour}"

    def __init__(self, colour: int) -> None:
        super().__init__({"colour": CREW_IDS[colour]})
        self.colour = colour


class Act(Action):
    """The owner of the called number acts and pays the fee (VDG-5.5, 5.6)."""

    kind = "act"
    form = "act"


class Pass(Action):
    """The owner of the called number passes (VDG-5.10)."""

    kind = "pass"
    form = "pass"


class Buy(Action):
    """A project from the upper cells (VDG-6.1)."""

    kind = "buy"
    form = "buy {project}"

    def __init__(self, tile: int) -> None:
        super().__init__({"project": PROJECT_IDS[tile]})
        self.tile = tile


class Gabriel(Action):
    """The São Gabriel tile (VDG-6.1)."""

    kind = "gabriel"
    form = "gabriel {project}"

    def __init__(self, tile: int) -> None:
        super().__init__({"project": PROJECT_IDS[tile]})
        self.tile = tile


class Section(Action):
    """The section to hire from (VDG-8.4)."""

    kind = "section"
    form = "section {section}"

    def __init__(self, section: int) -> None:
        super().__init__({"section": section + 1})
        self.section = section


class Hire(Action):
    """So many sailors of one colour (VDG-8.3)."""

    kind = "hire"
    form = "hire {count} {colour}"

    def __init__(self, colour: int, count: int) -> None:
        super().__init__({"colour": CREW_IDS[colour], "count": count})
        self.colour = colour
        self.count = count


class Captain(Action):
    """A captain is hired, and the action is over (VDG-8.5)."""

    kind = "captain"
    form = "captain"


class Harbour(Action):
    """The harbour of an expedition (VDG-9.1)."""

    kind = "harbour"
    form = "harbour {harbour}"

    def __init__(self, harbour: int) -> None:
        super().__init__({"harbour": HARBOUR_IDS[harbour]})
        self.harbour = harbour


class Sail(Action):
    """A ship with a captain takes a space of the harbour (VDG-9.4)."""

    kind = "sail"
    form = "sail {ship} > {harbour} {space}"

    def __init__(self, tile: int, space: int) -> None:
        harbour = HARBOUR_IDS[SPACE_HARBOUR[space]]
        place, value = SPACE_PLACE[space], SPACE_VALUE[space]
        super().__init__({"ship": PROJECT_IDS[tile], "harbour": harbour, "space": place, "value": value})
        self.tile = tile
        self.space = space


class Character(Action):
    """A character is taken (VDG-10.3)."""

    kind = "character"
    form = "character {character}"

    def __init__(self, character: int) -> None:
        super().__init__({"character": CHARACTER_IDS[character]})
        self.character = character


class Sum(Action):
    """One of the two sums of reals is taken (VDG-10.2)."""

    kind = "sum"
    form = "sum {sum}"

    def __init__(self, cell: int) -> None:
        super().__init__({"sum": SUM_IDS[cell]})
        self.cell = cell


class Extra(Action):
    """The extra disc of Manuel's taker: its number and area (VDG-10.10)."""

    kind = "extra"
    form = "extra {number} {area}"

    def __init__(self, number: int, area: int) -> None:
        super().__init__({"number": number + 1, "area": AREA_IDS[area]})
        self.index = number
        self.area = area


class Send(Action):
    """The space for a merchant ship (VDG-10.22)."""

    kind = "send"
    form = "send {harbour} {space}"

    def __init__(self, space: int) -> None:
        harbour = HARBOUR_IDS[SPACE_HARBOUR[space]]
        super().__init__({"harbour": harbour, "space": SPACE_PLACE[space], "value": SPACE_VALUE[space]})
        self.space = space


class Wait(Action):
    """The merchant ship is left on the deck until Phase 3; only with an option (VDG-R10)."""

    kind = "wait"
    form = "wait"


class Take(Action):
    """A project as the bonus of Natal (VDG-9.9)."""

    kind = "take"
    form = "take {project}"

    def __init__(self, tile: int) -> None:
        super().__init__({"project": PROJECT_IDS[tile]})
        self.tile = tile


class Sailor(Action):
    """A sailor of a section as the bonus of Terra da Boa Gente (VDG-9.10)."""

    kind = "sailor"
    form = "sailor {section} {colour}"

    def __init__(self, section: int, colour: int) -> None:
        super().__init__({"section": section + 1, "colour": CREW_IDS[colour]})
        self.section = section
        self.colour = colour


class Bag(Action):
    """A sailor drawn blind from the bag as the bonus of Terra da Boa Gente (VDG-9.10)."""

    kind = "bag"
    form = "bag"


class BagColour(Action):
    """A sailor chosen from the bag; only with an option (VDG-R8)."""

    kind = "bag_colour"
    form = "bag {colour}"

    def __init__(self, colour: int) -> None:
        super().__init__({"colour": CREW_IDS[colour]})
        self.colour = colour


class Done(Action):
    """Enough of this: of launching, hiring, buying or sailing (VDG-15.4, 15.7, 15.9)."""

    kind = "done"
    form = "done"


_TILES = range(PROJECTS)
_SAILORS = range(SAILOR_COLOURS)

BEGIN: Final = [Start(seat) for seat in range(len(COLOURS))]
VASCO: Final = [Vasco(tile) for tile in range(VASCO_TILES)]
MERCHANT: Final = [Merchant(index) for index in range(len(MERCHANT_LIMITS))]
REVEAL: Final = [Reveal(tile) for tile in _TILES]
#: By section, then by colour; so is SAILOR.
REFILL: Final = [[Refill(section, colour) for colour in _SAILORS] for section in range(SECTIONS)]
DRAW: Final = [Draw(colour) for colour in _SAILORS]
NUMBER: Final = [Number(number) for number in range(NUMBERS)]
KEEP: Final = Keep({})
AREA: Final = [Area(area) for area in range(AREAS)]
LAUNCH: Final = [Launch(tile) for tile in _TILES]
CREW_OF: Final = [Crew(colour) for colour in range(CREW_COLOURS)]
ACT: Final = Act({})
PASS: Final = Pass({})
BUY: Final = [Buy(tile) for tile in _TILES]
GABRIEL: Final = [Gabriel(tile) for tile in _TILES]
SECTION: Final = [Section(section) for section in range(SECTIONS)]
#: By colour, then by count - 1.
HIRE: Final = [[Hire(colour, count) for count in range(1, CAPACITY + 1)] for colour in _SAILORS]
CAPTAIN: Final = Captain({})
HARBOUR: Final = [Harbour(harbour) for harbour in range(HARBOURS)]
#: By tile, then by space; those above the tile's limit too, so that the rules can say why not.
SAIL: Final = [[Sail(tile, space) for space in range(SPACES)] for tile in _TILES]
CHARACTER: Final = [Character(character) for character in range(CHARACTERS)]
SUM: Final = [Sum(cell) for cell in range(len(SUM_IDS))]
#: By number - PLAIN_NUMBERS, then by area.
EXTRA: Final = [[Extra(number, area) for area in range(AREAS)] for number in range(PLAIN_NUMBERS, NUMBERS)]
SEND: Final = [Send(space) for space in range(SPACES)]
WAIT: Final = Wait({})
TAKE: Final = [Take(tile) for tile in _TILES]
SAILOR: Final = [[Sailor(section, colour) for colour in _SAILORS] for section in range(SECTIONS)]
BAG: Final = Bag({})
BAG_COLOUR: Final = [BagColour(colour) for colour in _SAILORS]
DONE: Final = Done({})


def _all() -> list[Action]:
    actions: list[Action] = [*BEGIN, *VASCO, *MERCHANT, *REVEAL]
    for refills in REFILL:
        actions += refills
    actions += [*DRAW, *NUMBER, KEEP, *AREA, *LAUNCH, *CREW_OF, ACT, PASS, *BUY, *GABRIEL, *SECTION]
    for hires in HIRE:
        actions += hires
    actions += [CAPTAIN, *HARBOUR]
    for sails in SAIL:
        actions += sails
    actions += [*CHARACTER, *SUM]
    for extras in EXTRA:
        actions += extras
    actions += [*SEND, WAIT, *TAKE]
    for sailors in SAILOR:
        actions += sailors
    actions += [BAG, *BAG_COLOUR, DONE]
    return actions


TABLE: Final = ActionTable(_all())
