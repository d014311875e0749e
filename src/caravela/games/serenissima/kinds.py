"""The kinds of decision in Serenissima, one small class each."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import CARD_IDS, COLOURS, ITEM_IDS, PORT_IDS, ZONE_IDS


class _OfPort(Action):
    """An action that names a port."""

    def __init__(self, port: int) -> None:
        super().__init__({"port": PORT_IDS[port]})
        self.port = port


class _OfGood(Action):
    """An action that names a good."""

    def __init__(self, good: int) -> None:
        super().__init__({"good": GOODS[good]})
        self.good = good


class _OfGalley(Action):
    """An action that names a galley by its number."""

    def __init__(self, galley: int) -> None:
        super().__init__({"number": galley})
        self.galley = galley


class _OfCount(Action):
    """An action that names a number of sailors."""

    def __init__(self, count: int) -> None:
        super().__init__({"count": count})
        self.count = count


class Start(Action):
    """Chance: who begins (SER-2.2)."""

    kind = "start"
    form = "start {player}"

    def __init__(self, seat: int) -> None:
        super().__init__({"player": COLOURS[seat]})
        self.seat = seat


class Close(_OfPort):
    """A port is closed, by chance or by the starting player (SER-2.14)."""

    kind = "close"
    form = "close {port}"


class Settle(_OfPort):
    """A start port is chosen (SER-2.7)."""

    kind = "settle"
    form = "settle {port}"


class Doge(Action):
    """Chance: the doge card that is turned up (SER-10.1)."""

    kind = "doge"
    form = "doge {card}"

    def __init__(self, card: int) -> None:
        super().__init__({"card": CARD_IDS[card]})
        self.card = card


class Dice(Action):
    """Chance: the skulls that both sides roll in a round (SER-7.5)."""

    kind = "dice"
    form = "dice {attacker}-{defender}"

    def __init__(self, attacker: int, defender: int) -> None:
        super().__init__({"attacker": attacker, "defender": defender})
        self.attacker = attacker
        self.defender = defender


class Volley(Action):
    """Chance: the skulls that a fort rolls (SER-8.8)."""

    kind = "volley"
    form = "volley {skulls}"

    def __init__(self, skulls: int) -> None:
        super().__init__({"skulls": skulls})
        self.skulls = skulls


class Activate(Action):
    """The galley of the black pawn is activated (SER-3.2)."""

    kind = "activate"
    form = "activate"


class Invest(Action):
    """The player invests instead (SER-3.2)."""

    kind = "invest"
    form = "invest"


class Load(_OfGood):
    """A cube of the port's good comes aboard (SER-4.10)."""

    kind = "load"
    form = "load {good}"


class Embark(Action):
    """A sailor of the garrison comes aboard (SER-4.4)."""

    kind = "embark"
    form = "embark"


class _Transfer(Action):
    """An item passes between the active galley and another one of the same player."""

    def __init__(self, galley: int, item: int) -> None:
        super().__init__({"number": galley, "item": ITEM_IDS[item]})
        self.galley = galley
        self.item = item


class Take(_Transfer):
    """An item of another galley comes aboard the active one; that galley keeps a sailor (SER-4.5, 4.7)."""

    kind = "take"
    form = "take {item} from {number}"


class Strip(_OfGalley):
    """The last sailor of another galley comes aboard the active one, and the other galley sinks (SER-4.14)."""

    kind = "strip"
    form = "strip {number}"


class Jettison(_OfGood):
    """A cube of the active galley goes overboard (SER-3.9)."""

    kind = "jettison"
    form = "jettison {good}"


class Disembark(Action):
    """A sailor goes ashore; the active galley keeps one (SER-4.4)."""

    kind = "disembark"
    form = "disembark"


class AbandonAshore(Action):
    """The last sailor goes ashore, and the active galley sinks (SER-4.14)."""

    kind = "abandon_ashore"
    form = "abandon ashore"


class Give(_Transfer):
    """An item of the active galley goes to another one; the active galley keeps a sailor (SER-4.5 to 4.7)."""

    kind = "give"
    form = "give {item} to {number}"


class Abandon(_OfGalley):
    """The last sailor goes to another galley, and the active galley sinks (SER-4.14)."""

    kind = "abandon"
    form = "abandon for {number}"


class Swap(Action):
    """Two full galleys exchange one item for one item (SER-4.2)."""

    kind = "swap"
    form = "swap {item} for {wanted} of {number}"

    def __init__(self, galley: int, item: int, wanted: int) -> None:
        super().__init__({"number": galley, "item": ITEM_IDS[item], "wanted": ITEM_IDS[wanted]})
        self.galley = galley
        self.item = item
        self.wanted = wanted


class Scuttle(Action):
    """The active galley is sunk outright; its sailors go to the reserve (SER-4.14)."""

    kind = "scuttle"
    form = "scuttle"


class ScuttleGalley(_OfGalley):
    """Another galley of the player is sunk outright, with an option (SER-R20)."""

    kind = "scuttle_galley"
    form = "scuttle {number}"


class Sail(Action):
    """The active galley moves to an adjacent zone (SER-5.1)."""

    kind = "sail"
    form = "sail {zone}"

    def __init__(self, zone: int) -> None:
        super().__init__({"zone": ZONE_IDS[zone]})
        self.zone = zone


class Trade(Action):
    """A sale is announced (SER-6.9)."""

    kind = "trade"
    form = "trade"


class Sell(_OfGood):
    """A cube is sold (SER-6.4)."""

    kind = "sell"
    form = "sell {good}"


class Attack(_OfGalley):
    """An enemy galley is attacked (SER-7.1)."""

    kind = "attack"
    form = "attack {number}"


class Assault(Action):
    """The enemy port is attacked (SER-8.7)."""

    kind = "assault"
    form = "assault"


class Claim(Action):
    """The player announces to take the neutral port (SER-8.1)."""

    kind = "claim"
    form = "claim"


class Land(_OfCount):
    """So many sailors are landed; with the last one the galley sinks (SER-8.1, 8.11)."""

    kind = "land"
    form = "land {count}"


class FightOn(Action):
    """Another round (SER-7.7)."""

    kind = "fight_on"
    form = "fight on"


class Loot(_OfGood):
    """A cube of the sunk galley is taken (SER-7.9)."""

    kind = "loot"
    form = "loot {good}"


class Blockade(Action):
    """An opponent declares the blockade (SER-5.3, 6.9, 8.3)."""

    kind = "blockade"
    form = "blockade"


class Allow(Action):
    """An opponent lets it happen (SER-5.5)."""

    kind = "allow"
    form = "allow"


class Galley(_OfGalley):
    """A galley number is chosen: in the set-up, or for a galley that is bought (SER-2.7, 9.3)."""

    kind = "galley"
    form = "galley {number}"


class Place(_OfPort):
    """The port in whose zone a new galley is put (SER-9.3)."""

    kind = "place"
    form = "place {port}"


class Crew(_OfCount):
    """So many more sailors for a galley of a special investment (SER-10.7)."""

    kind = "crew"
    form = "crew {count}"


class Fort(_OfPort):
    """A fort is built (SER-9.5)."""

    kind = "fort"
    form = "fort {port}"


class Basilica(_OfPort):
    """A basilica is built (SER-9.6)."""

    kind = "basilica"
    form = "basilica {port}"


class HirePort(_OfPort):
    """A sailor is hired into a port (SER-9.2)."""

    kind = "hire_port"
    form = "hire {port}"


class HireGalley(_OfGalley):
    """A sailor is hired onto a galley (SER-9.2)."""

    kind = "hire_galley"
    form = "hire galley {number}"


class Stop(Action):
    """The movement, or the fight, is broken off (SER-5.2, 7.7)."""

    kind = "stop"
    form = "stop"


class End(Action):
    """The activation ends (SER-3.3)."""

    kind = "end"
    form = "end"


class Done(Action):
    """Enough of this step (SER-3.3, 6.12, 7.9, 9.1)."""

    kind = "done"
    form = "done"
