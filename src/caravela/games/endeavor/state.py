"""The position of a game of Endeavor: plain numbers and lists; what a seat has lies at seat × width + index.

Where the silent fleet takes part, it comes behind the seats among the fleets: its number is the number of seats
(END-19.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final

from caravela.core.bits import has
from caravela.core.fields import NONE, Each, OneOf, SetOf, Trail
from caravela.core.state import State, Variant
from caravela.games.endeavor.boards import PLACE_IDS
from caravela.games.endeavor.box import ACTION_IDS, ATTRIBUTE_IDS, SIDE_IDS
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTRIBUTES,
    BOX,
    BUILDING_IDS,
    CARD_IDS,
    COAST,
    COLOURS,
    DECK_IDS,
    TILES,
    TOKEN_IDS,
    ZONE_IDS,
    ZONES,
)

__all__ = ["NONE", "EndeavorState", "EndeavorVariant"]

#: The decisions, by the numbers that `node` holds; each has its row beside its chapter.
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

#: The phases of a round in their order (END-4.2); before them comes the option Shortage (END-19.16).
PHASE_IDS: Final = ("shortage", "build", "growth", "salary", "action", "discard")

#: The silent fleet among the fleets.
SILENT_FLEET: Final = "silent_fleet"


#: What the silent fleet draws from (END-R16).
ALL_DECKS: Final = "all"
REGION_DECKS: Final = "regions"


class EndeavorVariant(Variant):
    """The options of one game, as `meta.OPTIONS` describes them."""

    side: str
    start: str
    europe_bonus_disc: bool
    silent_fleet: bool
    occupy_same_zone: bool
    ignore_tokens: bool
    building_shortage: bool
    silent_draw: str

    __slots__ = tuple(__annotations__)


class EndeavorState(State[EndeavorVariant]):
    """Everything that lies on the table, and where in a round the game stands."""

    # the game
    #: The side of the board that is used.
    side: Annotated[int, OneOf("side")]
    #: From 1; 0 during the set-up.
    round: int
    #: The phase of the round, NONE before the first round.
    phase: Annotated[int, OneOf("phase")]
    #: Who holds the crown.
    crown: Annotated[int, OneOf("seat")]
    #: Who has passed in this action phase.
    passed: Annotated[int, SetOf("seat")]

    # the board
    #: Tokens of each type that are not laid out yet.
    bag: Annotated[list[int], Each("token")]
    #: The token on each round space, NONE where it is gone.
    tokens: Annotated[list[int], Each("space"), OneOf("token")]
    #: Tokens of each type that are spent or removed.
    gone: Annotated[list[int], Each("token")]
    #: The opened zones; Europe is one from the start.
    opened: Annotated[int, SetOf("zone")]
    #: Whose discs lie on each zone's track, from its first cell.
    tracks: Annotated[list[tuple[int, ...]], Each("zone"), OneOf("fleet")]
    #: Discs of each seat in each open sea.
    seas: Annotated[list[int], Each("seat", "zone")]
    #: The cities and fleet spaces where each fleet has its disc.
    discs: Annotated[list[int], Each("fleet"), SetOf("place")]
    #: Discs of each fleet in each zone, wherever they lie there.
    presence: Annotated[list[int], Each("fleet", "zone")]

    # the offer and the cards
    #: Tiles of each type in the offer.
    stock: Annotated[list[int], Each("tile")]
    #: The tiles of level 5 that take part in this game.
    in_offer: Annotated[int, SetOf("tile")]
    #: The tiles that were removed from the offer.
    scrapped: Annotated[tuple[int, ...], OneOf("tile")]
    #: The number of the top card of each deck; behind the deck's last card when it is empty.
    decks: Annotated[list[int], Each("deck")]
    #: The discard pile.
    pile: Annotated[int, SetOf("card")]
    #: Cards that are out of the game.
    removed: Annotated[int, SetOf("card")]
    #: Whether slavery is abolished.
    abolished: int

    # the seats
    #: Discs of each fleet that are not in the game yet, or not any more.
    supply: Annotated[list[int], Each("fleet")]
    #: Discs of each seat that are ready for use.
    harbour: Annotated[list[int], Each("seat")]
    #: The value of each attribute of each seat: everything that bears its symbol.
    attributes: Annotated[list[int], Each("seat", "attribute")]
    #: Trade tokens beside each attribute track.
    attribute_tokens: Annotated[list[int], Each("seat", "attribute")]
    #: Action tokens of each seat that are not spent.
    action_tokens: Annotated[list[int], Each("seat", "action_token")]
    #: Memorial discs beside each attribute track.
    memorial: Annotated[list[int], Each("seat", "attribute")]
    #: The buildings of each seat from left to right.
    coast: Annotated[list[tuple[int, ...]], Each("seat"), OneOf("building")]
    #: The positions of each coast whose building has a disc.
    manned: Annotated[list[int], Each("seat"), SetOf("position")]
    #: The cards of each seat, the one in the governor space included.
    held: Annotated[list[int], Each("seat"), SetOf("card")]
    #: Slavery cards beside each mat.
    aside: Annotated[list[int], Each("seat"), SetOf("card")]
    #: The card in each governor space.
    governor_space: Annotated[list[int], Each("seat"), OneOf("card")]

    # the current decision
    #: The number of the latest step of the salary phase; the ordered list starts from it.
    last: Annotated[int, OneOf("action"), Trail]
    #: Discs that may still return in this salary phase.
    salaries: int
    #: What the current turn uses: a building, or BUILDINGS + a token.
    source: Annotated[int, OneOf("source")]
    #: The actions that this turn still offers; two equal ones stand there twice (END-8.10).
    available: Annotated[tuple[int, ...], OneOf("deed")]
    #: The actions that were carried out in this turn.
    performed: Annotated[int, SetOf("deed")]
    #: The zones in which this turn occupied a city.
    occupied: Annotated[int, SetOf("zone")]
    #: Who is still to be asked about the Memorial.
    mourners: Annotated[tuple[int, ...], OneOf("seat")]

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {
        "seat": COLOURS,
        "fleet": (*COLOURS, SILENT_FLEET),
        "side": SIDE_IDS,
        "phase": PHASE_IDS,
        "token": TOKEN_IDS,
        "action_token": TOKEN_IDS[ATTRIBUTES:],
        "space": tuple(str(space) for space in range(BOX.pieces.trade_tokens)),
        "zone": ZONE_IDS,
        "place": PLACE_IDS,
        "tile": BUILDING_IDS[:TILES],
        "building": BUILDING_IDS,
        "position": tuple(str(position) for position in range(COAST)),
        "deck": DECK_IDS,
        "card": CARD_IDS,
        "attribute": ATTRIBUTE_IDS,
        "deed": ACTION_IDS,
        "source": (*BUILDING_IDS, *TOKEN_IDS),
    }

    def members(self, axis: str) -> Sequence[str]:
        if axis == "fleet":
            seats = super().members("seat")
            return (*seats, SILENT_FLEET) if self.variant.silent_fleet else seats
        return super().members(axis)

    def is_open(self, zone: int) -> bool:
        """Whether a region is opened; Europe always is (END-2.7)."""
        return has(self.opened, zone)

    def has_passed(self, seat: int) -> bool:
        """Whether a seat has passed in this action phase (END-8.2)."""
        return has(self.passed, seat)

    def has_disc(self, seat: int, position: int) -> bool:
        """Whether the building at this position of a coast has a disc (END-8.7)."""
        return has(self.manned[seat], position)

    def presence_of(self, fleet: int, zone: int) -> int:
        """The discs of a fleet in a zone, as a number; Europe's may be 0 (END-2.5, 2.6)."""
        return self.presence[fleet * ZONES + zone]

    def at_sea(self, seat: int, zone: int) -> int:
        """The discs of a seat in the open sea of a region (END-9.4)."""
        return self.seas[seat * ZONES + zone]

    def attribute(self, seat: int, attribute: int) -> int:
        """The value of an attribute (END-2.8)."""
        return self.attributes[seat * ATTRIBUTES + attribute]

    def attributes_of(self, seat: int) -> list[int]:
        """The values of all attributes of a seat."""
        return self.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES]

    def memorials_of(self, seat: int) -> list[int]:
        """The Memorial discs beside each attribute track of a seat (END-17.1)."""
        return self.memorial[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES]

    def tokens_of(self, seat: int, token: int) -> int:
        """Tokens of a type that a seat has, beside its track or unspent in the harbour (END-2.12, 2.13)."""
        if token < ATTRIBUTES:
            return self.attribute_tokens[seat * ATTRIBUTES + token]
        return self.action_tokens[seat * ACTION_TOKENS + token - ATTRIBUTES]

    def action_tokens_of(self, seat: int) -> list[int]:
        """The unspent action tokens of a seat, by type."""
        return self.action_tokens[seat * ACTION_TOKENS : (seat + 1) * ACTION_TOKENS]

    def clone(self) -> EndeavorState:
        new = EndeavorState(self.variant)
        self.copy_to(new)
        return new

    def copy_to(self, new: EndeavorState) -> None:
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
