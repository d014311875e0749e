"""Every decision of Serenissima, built once, and the numbered table of them all; the kinds are in kinds.py.

The table's order is the order of every legal list. Steps that can be taken in any order (what comes aboard, what goes
off board, goods sold or looted, purchases) stand in the order in which a search takes them.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action, ActionTable
from caravela.games.serenissima.components import (
    BOX,
    CARDS,
    CLOSED_GOODS,
    COLOURS,
    GALLEYS,
    GOOD_COUNT,
    ITEM_IDS,
    PORTS,
    PORTS_OF,
    SIZE,
    SLOTS,
    START_PORTS,
    ZONES,
)
from caravela.games.serenissima.kinds import (
    Abandon,
    AbandonAshore,
    Activate,
    Allow,
    Assault,
    Attack,
    Basilica,
    Blockade,
    Claim,
    Close,
    Crew,
    Dice,
    Disembark,
    Doge,
    Done,
    Embark,
    End,
    FightOn,
    Fort,
    Galley,
    Give,
    HireGalley,
    HirePort,
    Invest,
    Jettison,
    Land,
    Load,
    Loot,
    Place,
    Sail,
    Scuttle,
    ScuttleGalley,
    Sell,
    Settle,
    Start,
    Stop,
    Strip,
    Swap,
    Take,
    Trade,
    Volley,
)

_GOODS = range(GOOD_COUNT)
_ITEMS = range(len(ITEM_IDS))
_NUMBERS = range(1, GALLEYS + 1)
_MOST_SKULLS = max(BOX.dice.skulls)
#: Dice of a side: an attacker has at most a galley's crew, a defender that or a port's garrison.
_MOST_DICE = max(SLOTS, *SIZE)

START: Final = [Start(seat) for seat in range(len(COLOURS))]
CLOSE: Final = [Close(port) for port in range(PORTS)]
SETTLE: Final = [Settle(port) for port in range(PORTS)]
DOGE: Final = [Doge(card) for card in range(CARDS)]
DICE: Final = [
    [Dice(attacker, defender) for defender in range(_MOST_SKULLS * _MOST_DICE + 1)]
    for attacker in range(_MOST_SKULLS * SLOTS + 1)
]
VOLLEY: Final = [Volley(skulls) for skulls in range(_MOST_SKULLS * BOX.buildings.fort_dice + 1)]
ACTIVATE: Final = Activate({})
INVEST: Final = Invest({})
LOAD: Final = [Load(good) for good in _GOODS]
EMBARK: Final = Embark({})
# Lists by galley have an entry for number 0, which no galley has; it is not in the table.
TAKE: Final = [[Take(galley, item) for item in _ITEMS] for galley in range(GALLEYS + 1)]
STRIP: Final = [Strip(galley) for galley in range(GALLEYS + 1)]
JETTISON: Final = [Jettison(good) for good in _GOODS]
DISEMBARK: Final = Disembark({})
ABANDON_ASHORE: Final = AbandonAshore({})
GIVE: Final = [[Give(galley, item) for item in _ITEMS] for galley in range(GALLEYS + 1)]
ABANDON: Final = [Abandon(galley) for galley in range(GALLEYS + 1)]
SWAP: Final = [[[Swap(galley, item, other) for other in _ITEMS] for item in _ITEMS] for galley in range(GALLEYS + 1)]
SCUTTLE: Final = Scuttle({})
SCUTTLE_GALLEY: Final = [ScuttleGalley(galley) for galley in range(GALLEYS + 1)]
SAIL: Final = [Sail(zone) for zone in range(ZONES)]
TRADE: Final = Trade({})
SELL: Final = [Sell(good) for good in _GOODS]
ATTACK: Final = [Attack(galley) for galley in range(GALLEYS + 1)]
ASSAULT: Final = Assault({})
CLAIM: Final = Claim({})
LAND: Final = [Land(count) for count in range(SLOTS + 1)]
FIGHT_ON: Final = FightOn({})
LOOT: Final = [Loot(good) for good in _GOODS]
BLOCKADE: Final = Blockade({})
ALLOW: Final = Allow({})
GALLEY: Final = [Galley(galley) for galley in range(GALLEYS + 1)]
PLACE: Final = [Place(port) for port in range(PORTS)]
CREW: Final = [Crew(count) for count in range(SLOTS)]
FORT: Final = [Fort(port) for port in range(PORTS)]
BASILICA: Final = [Basilica(port) for port in range(PORTS)]
HIRE_PORT: Final = [HirePort(port) for port in range(PORTS)]
HIRE_GALLEY: Final = [HireGalley(galley) for galley in range(GALLEYS + 1)]
STOP: Final = Stop({})
END: Final = End({})
DONE: Final = Done({})


def _aboard() -> list[Action]:
    """What brings an item aboard the active galley."""
    actions: list[Action] = [*LOAD, EMBARK]
    for galley in _NUMBERS:
        actions += [TAKE[galley][0], STRIP[galley], *TAKE[galley][1:]]
    return actions


def _overboard() -> list[Action]:
    """What takes an item off the active galley."""
    actions: list[Action] = [*JETTISON, DISEMBARK, ABANDON_ASHORE]
    for galley in _NUMBERS:
        actions += [GIVE[galley][0], ABANDON[galley], *GIVE[galley][1:]]
    return actions


def _all() -> list[Action]:
    actions: list[Action] = [*START]
    actions += [CLOSE[port] for port in range(PORTS) if any(port in PORTS_OF[good] for good in CLOSED_GOODS)]
    actions += [SETTLE[port] for port in START_PORTS]
    actions += DOGE
    for row in DICE:
        actions += row
    actions += [*VOLLEY, ACTIVATE, INVEST, *_aboard(), *_overboard()]
    for galley in _NUMBERS:
        for item in _ITEMS:
            actions += [SWAP[galley][item][wanted] for wanted in _ITEMS if wanted != item]
    actions += [SCUTTLE, *SCUTTLE_GALLEY[1:], *SAIL, TRADE, *SELL, *ATTACK[1:], ASSAULT, CLAIM, *LAND, FIGHT_ON, *LOOT]
    actions += [BLOCKADE, ALLOW, *GALLEY[1:], *PLACE, *CREW, *FORT, *BASILICA, *HIRE_PORT, *HIRE_GALLEY[1:]]
    actions += [STOP, END, DONE]
    return actions


TABLE: Final = ActionTable(_all())


def _reverses() -> list[int]:
    reverse = [-1] * len(TABLE)
    for there, back in (
        (EMBARK, DISEMBARK),
        *((TAKE[galley][item], GIVE[galley][item]) for galley in _NUMBERS for item in _ITEMS),
    ):
        reverse[there.number] = back.number
        reverse[back.number] = there.number
    for galley in _NUMBERS:
        for item in _ITEMS:
            for wanted in _ITEMS:
                if item != wanted:
                    reverse[SWAP[galley][item][wanted].number] = SWAP[galley][wanted][item].number
    return reverse


#: The number of the action that takes an action back exactly, -1 for none.
REVERSE: Final = _reverses()


def _flows() -> list[int]:
    flow = [-1] * len(TABLE)
    width = len(ITEM_IDS)
    for galley in _NUMBERS:
        for item in _ITEMS:
            flow[TAKE[galley][item].number] = flow[GIVE[galley][item].number] = galley * width + item
    flow[EMBARK.number] = flow[DISEMBARK.number] = 0
    for good in _GOODS:
        flow[LOAD[good].number] = flow[JETTISON[good].number] = good + 1
    return flow


#: For a step of the loading, which item flows between the active galley and whom, as one number; -1 for other steps.
FLOW: Final = _flows()
