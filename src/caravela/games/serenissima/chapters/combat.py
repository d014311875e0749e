"""Chapter 7, step 3 of an activation: combat, round by round, against galleys and garrisons alike."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima.actions import DICE, DONE, FIGHT_ON, LOOT, STOP
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import galleys, scuttling, wheel
from caravela.games.serenissima.components import BOX, COLOURS, GOOD_COUNT, PORT_IDS, SIZE, SLOTS
from caravela.games.serenissima.facts import GALLEY_FULL, GALLEY_NOT_HERE
from caravela.games.serenissima.kinds import Dice, Jettison, Loot, Scuttle
from caravela.games.serenissima.state import (
    AT_DICE,
    AT_LAND,
    AT_LOOT,
    AT_ROUND,
    NONE,
    THE_PORT,
    SerenissimaState,
    aboard,
)

ATTACKED: Final = EventKind("attacked", "number", "other", "owner", "strength")
BROKE_OFF: Final = EventKind("broke_off", "number")
LOOTED: Final = EventKind("looted", "number", "good")
PORT_LOST: Final = EventKind("port_lost", "port")
ROUND: Final = EventKind("round", "number", "dice", "enemy_dice", "skulls", "enemy_skulls", "won", "lost")
NO_STRENGTH: Final = ReasonKind("no_strength", "sailors", "moved")
NO_SUCH_BOOTY: Final = ReasonKind("no_such_booty", "good")
OWN_GALLEY: Final = ReasonKind("own_galley", "number")
DICE_PROMPT: Final = PromptKind("dice", "attacker", "defender")
ROUND_PROMPT: Final = PromptKind("round", "sailors", "enemies")
LOOT_PROMPT: Final = PromptKind("loot", "number")

_MOST_DICE: Final = max(SLOTS, *SIZE)


def _ways(dice: int) -> list[int]:
    """In how many ways so many dice show 0, 1, 2, … skulls together."""
    ways = [1]
    for _ in range(dice):
        rolled = [0] * (len(ways) + max(BOX.dice.skulls))
        for skulls, count in enumerate(ways):
            for face in BOX.dice.skulls:
                rolled[skulls + face] += count
        ways = rolled
    return ways


#: The ways of every number of skulls, by the number of dice.
WAYS: Final = [_ways(dice) for dice in range(max(_MOST_DICE, BOX.buildings.fort_dice) + 1)]


def _possible(attacker: int, defender: int) -> list[tuple[int, int]]:
    return [(a, d) for a, x in enumerate(WAYS[attacker]) for d, y in enumerate(WAYS[defender]) if x * y]


#: What a round can bring, and in how many ways, by the dice of both sides.
_ROLLS: Final[list[list[list[Action]]]] = [
    [[DICE[a][d] for a, d in _possible(attacker, defender)] for defender in range(_MOST_DICE + 1)]
    for attacker in range(SLOTS + 1)
]
_ROLL_WEIGHTS: Final = [
    [
        [WAYS[attacker][a] * WAYS[defender][d] for a, d in _possible(attacker, defender)]
        for defender in range(_MOST_DICE + 1)
    ]
    for attacker in range(SLOTS + 1)
]
_ROUND: Final[list[Action]] = [FIGHT_ON, STOP]


def strength(state: SerenissimaState) -> int:
    """The attacker's strength: sailors less zones moved at first, later never more than that or the sailors left.

    SER-7.2, 7.6, SER-R2. It is never below 0, the number of dice.
    """
    return max(0, min(initial_strength(state), state.crew[state.black]))


def initial_strength(state: SerenissimaState) -> int:
    """What the strength is counted from: the sailors less the zones moved, when the first fight began (SER-7.2)."""
    return state.crew[state.black] - state.moved if state.strength == NONE else state.strength


def strong_enough(state: SerenissimaState) -> bool:
    """Without strength no attack is started, unless an option allows it (SER-7.3, SER-R12)."""
    return strength(state) > 0 or not state.variant.attack_needs_strength_1


def defenders(state: SerenissimaState) -> int:
    """The defender's strength: its sailors (SER-7.4)."""
    if state.target == THE_PORT:
        return state.garrison[state.galley_zone[state.black]]
    return state.crew[state.target]


def begin_fight(state: SerenissimaState, target: int) -> None:
    """The initial strength holds for the whole activation, and no sale can follow (SER-7.2, 7.6, 8.14)."""
    state.strength = strength(state)
    state.target = target
    state.trade_off = 1
    state.last = NONE
    state.node = AT_DICE


def attack(state: SerenissimaState, galley: int, events: list[Event] | None) -> None:
    """An enemy galley of the zone is attacked (SER-7.1)."""
    begin_fight(state, galley)
    if events is not None:
        events.append(
            ATTACKED(
                state.active,
                "SER-7.1",
                number=state.black,
                other=galley,
                owner=COLOURS[state.galley_owner[galley]],
                strength=state.strength,
            )
        )


def dice_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Chance: both sides roll as many dice as their strength, at the same time (SER-7.5)."""
    return _ROLLS[strength(state)][defenders(state)]


def dice_weights(state: SerenissimaState) -> list[int]:
    """In how many ways the dice show each result (SER-7.5)."""
    return _ROLL_WEIGHTS[strength(state)][defenders(state)]


def apply_dice(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """Both sides take their losses together; skulls without a sailor left have no effect (SER-7.5)."""
    assert isinstance(action, Dice)
    lost = min(action.defender, state.crew[state.black])
    won = min(action.attacker, defenders(state))
    if events is not None:
        events.append(
            ROUND(
                CHANCE,
                "SER-7.5",
                number=state.black,
                dice=strength(state),
                enemy_dice=defenders(state),
                skulls=action.attacker,
                enemy_skulls=action.defender,
                won=won,
                lost=lost,
            )
        )
    state.crew[state.black] -= lost
    state.reserve[state.active] += lost
    if state.target == THE_PORT:
        port = state.galley_zone[state.black]
        state.garrison[port] -= won
        state.reserve[state.port_owner[port]] += won
        after_port_round(state, port, events)
    else:
        state.crew[state.target] -= won
        state.reserve[state.galley_owner[state.target]] += won
        after_galley_round(state, state.target, events)


def after_galley_round(state: SerenissimaState, target: int, events: list[Event] | None) -> None:
    """A side without sailors has lost and sinks, perhaps both (SER-7.8, 7.9, 7.10)."""
    attacker = state.black
    if state.crew[target] == 0:
        if state.crew[attacker] == 0:
            galleys.sink(state, target, events)
            galleys.sink(state, attacker, events)
            wheel.advance(state)
            return
        gather_booty(state, target)
        galleys.sink(state, target, events)
        state.claim_off = 0  # SER-8.4
        next_loot(state, events)
    elif state.crew[attacker] == 0:
        lose_to_galley(state, target, events)
    else:
        state.node = AT_ROUND


def lose_to_galley(state: SerenissimaState, target: int, events: list[Event] | None) -> None:
    """The attacker sinks with its goods, unless an option gives the defender the loot (SER-3.6, 7.10, SER-R13)."""
    attacker = state.black
    if state.variant.loot_for_attacker_only:
        galleys.sink(state, attacker, events)
        wheel.advance(state)
        return
    gather_booty(state, attacker)
    galleys.sink(state, attacker, events)
    state.asked = [state.galley_owner[target]]
    next_loot(state, events)


def after_port_round(state: SerenissimaState, port: int, events: list[Event] | None) -> None:
    """The garrison as defender; a port without sailors is neutral (SER-8.7, 8.11, 8.12)."""
    afloat = state.crew[state.black] > 0
    if state.garrison[port] == 0:
        if events is not None:
            rule = "SER-8.11" if afloat else "SER-8.12"
            events.append(PORT_LOST(state.port_owner[port], rule, port=PORT_IDS[port]))
        state.port_owner[port] = NONE
    if not afloat:
        galleys.sink(state, state.black, events)
        wheel.advance(state)
    elif state.garrison[port] == 0:
        state.node = AT_LAND
    else:
        state.node = AT_ROUND


def round_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """While both sides have sailors, the attacker fights on or stops (SER-7.7); goods overboard: SER-3.9."""
    legal: list[Action] = [] if ordered else galleys.jettisons(state)
    if state.variant.scuttle_any_time:
        legal = legal + scuttling.all_of_them(state)
    return legal + _ROUND


def apply_round(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """Another round, or the end of the activation (SER-7.7)."""
    if action is FIGHT_ON:
        state.node = AT_DICE
    elif isinstance(action, Jettison):
        galleys.jettison(state, action, events)
    elif not scuttling.apply(state, action, events):
        if events is not None:
            events.append(BROKE_OFF(state.active, "SER-7.7", number=state.black))
        wheel.advance(state)


def gather_booty(state: SerenissimaState, sunk: int) -> None:
    """The goods of a galley that sinks lie ready for the victor (SER-7.9)."""
    state.booty = aboard(state, sunk)
    first = sunk * GOOD_COUNT
    for good in range(GOOD_COUNT):
        state.cargo[first + good] = 0


def looter(state: SerenissimaState) -> int:
    """The galley that takes the loot: the active one; the defender only with an option (SER-7.9, 7.10, SER-R13)."""
    return state.target if state.asked else state.black


def victor(state: SerenissimaState) -> int:
    """Who takes the loot: the active player; the defender only with an option (SER-7.9, 7.10, SER-R13)."""
    return state.asked[0] if state.asked else state.active


def next_loot(state: SerenissimaState, events: list[Event] | None) -> None:
    """The victor may take goods while there are any and room for them can be made (SER-7.9)."""
    galley = looter(state)
    hold = aboard(state, galley)
    room = SLOTS - state.crew[galley] - sum(hold)
    if any(state.booty) and (room or (any(hold) and not state.asked)):
        state.node = AT_LOOT
    else:
        end_loot(state)


def return_booty(state: SerenissimaState) -> None:
    """Goods that nobody took return to the supply (SER-7.9)."""
    for good in range(GOOD_COUNT):
        state.supply[good] += state.booty[good]
        state.booty[good] = 0


def end_loot(state: SerenissimaState) -> None:
    """A victorious attacker chooses again, when the loot is over (SER-7.9, 7.11)."""
    return_booty(state)
    if state.asked:
        state.asked = []
        wheel.advance(state)
    else:
        wheel.step_three(state)


def loot_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Goods for which there is room; own goods can be thrown overboard to make some (SER-3.9, 7.9)."""
    galley = looter(state)
    hold = aboard(state, galley)
    legal: list[Action] = [] if state.asked else galleys.jettisons(state)[:]
    loot: list[Action] = []
    if state.crew[galley] + sum(hold) < SLOTS:
        loot = [LOOT[good] for good in range(GOOD_COUNT) if state.booty[good]]
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number >= state.last]
        loot = [action for action in loot if action.number >= state.last]
    if not state.asked:
        legal += scuttling.all_of_them(state)
    legal += loot
    legal.append(DONE)
    return legal


def apply_loot(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A cube of the sunk galley comes aboard (SER-7.9)."""
    if isinstance(action, Loot):
        galley = looter(state)
        state.booty[action.good] -= 1
        galleys.stow(state, galley, action.good, 1)
        state.last = action.number
        if events is not None:
            owner = state.galley_owner[galley]
            events.append(LOOTED(owner, "SER-7.9", number=galley, good=GOODS[action.good]))
        next_loot(state, events)
    elif isinstance(action, Jettison):
        galleys.jettison(state, action, events)
    else:
        if isinstance(action, Scuttle):
            return_booty(state)
        if not scuttling.apply(state, action, events):
            end_loot(state)


def why_not_attack(state: SerenissimaState, galley: int) -> Fact:
    """SER-7.1, 7.3."""
    zone = state.galley_zone[state.black]
    if state.galley_owner[galley] == NONE or state.galley_zone[galley] != zone:
        return GALLEY_NOT_HERE("SER-7.1", number=galley)
    if state.galley_owner[galley] == state.active:
        return OWN_GALLEY("SER-7.1", number=galley)
    return too_weak(state)


def too_weak(state: SerenissimaState) -> Fact:
    """SER-7.3."""
    return NO_STRENGTH("SER-7.3", sailors=state.crew[state.black], moved=state.moved)


def why_not_loot(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-7.9."""
    if not isinstance(action, Loot):
        return None
    if state.booty[action.good] == 0:
        return NO_SUCH_BOOTY("SER-7.9", good=GOODS[action.good])
    return GALLEY_FULL("SER-7.9", number=looter(state))


def ask_dice(state: SerenissimaState) -> Fact:
    """What both sides roll (SER-7.5)."""
    return DICE_PROMPT("SER-7.5", attacker=strength(state), defender=defenders(state))


def ask_round(state: SerenissimaState) -> Fact:
    """Whether the attacker fights on (SER-7.7)."""
    return ROUND_PROMPT("SER-7.7", sailors=state.crew[state.black], enemies=defenders(state))


def ask_loot(state: SerenissimaState) -> Fact:
    """What the victor takes (SER-7.9)."""
    return LOOT_PROMPT("SER-7.9", number=looter(state))


DICE_DECISION: Final = Decision(
    AT_DICE, "dice", "SER-7.5", dice_options, apply_dice, by=CHANCE, ask=ask_dice, weights=dice_weights
)
ROUND_DECISION: Final = Decision(AT_ROUND, "round", "SER-7.7", round_options, apply_round, ask=ask_round)
LOOT_DECISION: Final = Decision(
    AT_LOOT, "loot", "SER-7.9", loot_options, apply_loot, why_not_loot, by=victor, ask=ask_loot
)
