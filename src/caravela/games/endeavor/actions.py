"""Every decision of Endeavor, one small class for each kind, and the numbered table of them all.

The table's order is the order of every legal list. Buildings of one type are alike, so an action names the type. A
building with two actions needs no step of its own to choose between them: what is done with it says so.
"""

from __future__ import annotations

from typing import ClassVar, Final

from caravela.core.actions import Action, ActionTable
from caravela.core.bits import has
from caravela.core.fields import NONE
from caravela.games.endeavor.boards import PLACE_IDS, PLACES
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import (
    ASSET_CARDS,
    ATTACK,
    ATTRIBUTES,
    BUILDING_ACTIONS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CARDS,
    COLOURS,
    DECK_IDS,
    DECKS,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SLAVERY,
    TILE_LEVEL,
    TILES,
    TOKEN_IDS,
    TOKENS,
    TOP_LEVEL,
    ZONE_IDS,
    ZONES,
)


class LayTokens(Action):
    """Chance: the tokens of the next two round spaces (END-3.2)."""

    kind = "tokens"
    form = "tokens {first} {second}"

    def __init__(self, first: int, second: int) -> None:
        super().__init__({"first": TOKEN_IDS[first], "second": TOKEN_IDS[second]})
        self.first = first
        self.second = second


class LayToken(Action):
    """Chance: the token of the last round space; their number is odd (END-3.2)."""

    kind = "token"
    form = "token {token}"

    def __init__(self, token: int) -> None:
        super().__init__({"token": TOKEN_IDS[token]})
        self.token = token


class Act(Action):
    """A decision that may be one of the game's five actions: `performs` says which; NONE for others."""

    performs: ClassVar[int] = NONE


class BuildingAction(Act):
    """An action that names a building."""

    form = "{building}"

    def __init__(self, building: int) -> None:
        super().__init__({"building": BUILDING_IDS[building]})
        self.building = building


class OfferTile(BuildingAction):
    """Chance: a tile of level 5 that is in the offer (END-3.6)."""

    kind = "offer"
    form = "offer {building}"


class GiveCrown(Action):
    """Chance: who receives the crown (END-3.8)."""

    kind = "crown"
    form = "crown {player}"

    def __init__(self, seat: int) -> None:
        super().__init__({"player": COLOURS[seat]})
        self.seat = seat


class ChooseStart(BuildingAction):
    """A side of the start building is chosen (END-3.9)."""

    kind = "start"
    form = "start {building}"


class RemoveTile(BuildingAction):
    """A tile is removed from the offer; only with the option Shortage (END-19.16)."""

    kind = "shortage"
    form = "remove {building}"


class BuildTile(BuildingAction):
    """A building tile is taken (END-5.1)."""

    kind = "build"
    form = "build {building}"


class Salary(BuildingAction):
    """A disc returns from a building in the salary phase (END-7.1)."""

    kind = "salary"
    form = "salary {building}"


class SalaryAll(Action):
    """All discs return at once, where the salary level allows it (END-7.1)."""

    kind = "salary_all"
    form = "salary all"


class Activate(BuildingAction):
    """A disc goes onto a building (END-8.7)."""

    kind = "activate"
    form = "activate {building}"


class Spend(Action):
    """An action token is spent (END-8.9)."""

    kind = "spend"
    form = "spend {token}"

    def __init__(self, token: int) -> None:
        super().__init__({"token": TOKEN_IDS[token]})
        self.token = token


class Pass(Action):
    """No more turns in this phase (END-8.4)."""

    kind = "pass"
    form = "pass"


class RegionAction(Act):
    """An action that names a region; `zone` is its number."""

    form = "{region}"

    def __init__(self, zone: int) -> None:
        super().__init__({"region": ZONE_IDS[zone]})
        self.zone = zone


class PlaceAction(Act):
    """An action that names a city or a fleet space."""

    form = "{place}"

    def __init__(self, place: int) -> None:
        super().__init__({"place": PLACE_IDS[place]})
        self.place = place


class ShipTrack(RegionAction):
    """Ship to the shipping track of an unopened region (END-9.2)."""

    kind = "ship_track"
    form = "ship {region} track"
    performs = SHIP


class ShipFleet(PlaceAction):
    """Ship to a fleet space (END-9.3)."""

    kind = "ship_fleet"
    form = "ship {place}"
    performs = SHIP


class ShipSea(RegionAction):
    """Ship to the open sea of an opened region (END-9.4)."""

    kind = "ship_sea"
    form = "ship {region} sea"
    performs = SHIP


class OccupyCity(PlaceAction):
    """Occupy a city (END-10.1)."""

    kind = "occupy"
    form = "occupy {place}"
    performs = OCCUPY


class AttackPlace(PlaceAction):
    """Attack a city or a fleet space (END-12.1)."""

    kind = "attack"
    form = "attack {place}"
    performs = ATTACK


class PayBuilding(BuildingAction):
    """A disc returns from a building by the payment action (END-13.1)."""

    kind = "payment"
    form = "payment {building}"
    performs = PAYMENT


class DeckAction(Act):
    """An action that names a deck."""

    form = "{deck}"

    def __init__(self, deck: int) -> None:
        super().__init__({"deck": DECK_IDS[deck]})
        self.deck = deck


class DrawCard(DeckAction):
    """Draw the top card of a deck (END-14.1)."""

    kind = "draw"
    form = "draw {deck}"
    performs = DRAW


class CardAction(Act):
    """An action that names a card."""

    form = "{card}"

    def __init__(self, card: int) -> None:
        super().__init__({"card": CARD_IDS[card]})
        self.card = card


class TakeCard(CardAction):
    """Draw a card of the discard pile (END-14.6)."""

    kind = "take"
    form = "take {card}"
    performs = DRAW


class Remember(Action):
    """A lost disc goes beside an attribute track (END-17.1)."""

    kind = "memorial"
    form = "memorial {attribute}"

    def __init__(self, attribute: int) -> None:
        super().__init__({"attribute": ATTRIBUTE_IDS[attribute]})
        self.attribute = attribute


class ForgetDisc(Action):
    """A lost disc goes to the supply in spite of the Memorial (END-17.1)."""

    kind = "memorial_none"
    form = "memorial none"


class SilentTrack(RegionAction):
    """The silent fleet ships to a track (END-19.4)."""

    kind = "silent_track"
    form = "silent {region} track"


class SilentPlace(PlaceAction):
    """The silent fleet takes a fleet space or a city (END-19.4, 19.6)."""

    kind = "silent_place"
    form = "silent {place}"


class SilentDraw(DeckAction):
    """The silent fleet removes a card (END-19.7)."""

    kind = "silent_draw"
    form = "silent draw {deck}"


class SilentNothing(Action):
    """The reaction is to an action that has none (END-19.3, 19.9)."""

    kind = "silent_nothing"
    form = "silent nothing"


class PutGovernor(RegionAction):
    """A governor goes into the governor space (END-16.2)."""

    kind = "governor"
    form = "governor {region}"


class PutNoGovernor(Action):
    """The governor space stays empty (END-16.2)."""

    kind = "governor_none"
    form = "governor none"


class DiscardCard(CardAction):
    """A card is discarded (END-16.4)."""

    kind = "discard"
    form = "discard {card}"


class Done(Action):
    """No further salary (END-7.4); no second action (END-8.10)."""

    kind = "done"
    form = "done"


#: By the first token, then by the second.
LAY_TOKENS: Final = [[LayTokens(first, second) for second in range(TOKENS)] for first in range(TOKENS)]
LAY_TOKEN: Final = [LayToken(token) for token in range(TOKENS)]
#: Lists by building, zone and so on have entries that are not in the table where there can be no such action.
OFFER_TILE: Final = [OfferTile(tile) for tile in range(TILES)]
GIVE_CROWN: Final = [GiveCrown(seat) for seat in range(len(COLOURS))]
CHOOSE_START: Final = [ChooseStart(building) for building in range(BUILDINGS)]
REMOVE_TILE: Final = [RemoveTile(tile) for tile in range(TILES)]
BUILD_TILE: Final = [BuildTile(tile) for tile in range(TILES)]
SALARY: Final = [Salary(building) for building in range(BUILDINGS)]
SALARY_ALL: Final = SalaryAll({})
ACTIVATE: Final = [Activate(building) for building in range(BUILDINGS)]
SPEND: Final = [Spend(token) for token in range(TOKENS)]
PASS: Final = Pass({})
SHIP_TRACK: Final = [ShipTrack(zone) for zone in range(ZONES)]
SHIP_FLEET: Final = [ShipFleet(place) for place in range(PLACES)]
SHIP_SEA: Final = [ShipSea(zone) for zone in range(ZONES)]
OCCUPY_CITY: Final = [OccupyCity(place) for place in range(PLACES)]
ATTACK_PLACE: Final = [AttackPlace(place) for place in range(PLACES)]
PAY_BUILDING: Final = [PayBuilding(building) for building in range(BUILDINGS)]
DRAW_CARD: Final = [DrawCard(deck) for deck in range(DECKS)]
TAKE_CARD: Final = [TakeCard(card) for card in range(ASSET_CARDS)]
REMEMBER: Final = [Remember(attribute) for attribute in range(ATTRIBUTES)]
FORGET_DISC: Final = ForgetDisc({})
SILENT_TRACK: Final = [SilentTrack(zone) for zone in range(ZONES)]
SILENT_PLACE: Final = [SilentPlace(place) for place in range(PLACES)]
SILENT_DRAW: Final = [SilentDraw(deck) for deck in range(DECKS)]
SILENT_NOTHING: Final = SilentNothing({})
PUT_GOVERNOR: Final = [PutGovernor(zone) for zone in range(ZONES)]
PUT_NO_GOVERNOR: Final = PutNoGovernor({})
DISCARD_CARD: Final = [DiscardCard(card) for card in range(CARDS)]
DONE: Final = Done({})


def _all() -> list[Action]:
    """The table; it also has what people try and never may, so that they are told why (END-8.8, 10.4, 13.2)."""
    actions: list[Action] = []
    for pairs in LAY_TOKENS:
        actions += pairs
    actions += LAY_TOKEN
    actions += [OFFER_TILE[tile] for tile in range(TILES) if TILE_LEVEL[tile] == TOP_LEVEL]
    actions += GIVE_CROWN
    actions += CHOOSE_START[TILES:]
    actions += [*REMOVE_TILE, *BUILD_TILE]
    active = [building for building in range(BUILDINGS) if BUILDING_ACTIONS[building]]
    actions += [SALARY[building] for building in active]
    actions += [SALARY_ALL, *ACTIVATE, *SPEND[ATTRIBUTES:], PASS]
    actions += [*SHIP_TRACK[1:], *SHIP_FLEET, *SHIP_SEA[1:], *OCCUPY_CITY, *ATTACK_PLACE]
    actions += [PAY_BUILDING[building] for building in active]
    actions += DRAW_CARD
    actions += [TAKE_CARD[card] for card in range(ASSET_CARDS) if not has(SLAVERY, card)]
    actions += [*REMEMBER, FORGET_DISC]
    actions += [*SILENT_TRACK[1:], *SILENT_PLACE, *SILENT_DRAW, SILENT_NOTHING]
    actions += [*PUT_GOVERNOR[1:], PUT_NO_GOVERNOR, *DISCARD_CARD, DONE]
    return actions


TABLE: Final = ActionTable(_all())
