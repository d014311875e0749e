"""What is asked at each decision, with the values that the question needs."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Fact
from caravela.games.vasco.box import AREA_IDS, HARBOUR_IDS
from caravela.games.vasco.chapters import calls, projects, recruiting
from caravela.games.vasco.components import COMPENSATION, MERCHANT_LIMITS, PROJECT_IDS
from caravela.games.vasco.state import (
    AT_AREA,
    AT_BUY,
    AT_CALL,
    AT_CREW,
    AT_HARBOUR,
    AT_HIRE,
    AT_NUMBER,
    AT_REFILL,
    AT_SAIL,
    AT_SEND,
    NONE,
    VascoState,
)

#: The name and the rule of each decision (AT_START, AT_VASCO, …).
_PROMPTS: Final = [
    ("start", "VDG-2.7"),
    ("vasco", "VDG-5.1"),
    ("merchant", "VDG-12.4"),
    ("reveal", "VDG-2.16"),
    ("refill", "VDG-12.7"),
    ("draw", "VDG-9.10"),
    ("number", "VDG-4.5"),
    ("area", "VDG-4.5"),
    ("call", "VDG-5.5"),
    ("crew", "VDG-7.5"),
    ("buy", "VDG-6.1"),
    ("section", "VDG-8.1"),
    ("hire", "VDG-8.2"),
    ("harbour", "VDG-9.1"),
    ("sail", "VDG-9.4"),
    ("character", "VDG-10.1"),
    ("extra", "VDG-10.10"),
    ("send", "VDG-10.22"),
    ("natal", "VDG-9.9"),
    ("terra", "VDG-9.10"),
    ("window", "VDG-15.3"),
    ("over", "VDG-3.1"),
]
#: The rules of the same decisions in the set-up.
_IN_SETUP: Final = {"vasco": "VDG-2.15", "merchant": "VDG-2.13", "refill": "VDG-2.6", "send": "VDG-2.18"}


def prompt(state: VascoState) -> Fact:
    """The question of the decision that is due (VDG-15.1)."""
    node = state.node
    kind, rule = _PROMPTS[node]
    if state.vasco_now == NONE:
        rule = _IN_SETUP.get(kind, rule)
    if node == AT_NUMBER:
        return ask_number(state)
    if node == AT_AREA:
        return Fact(kind, rule, number=state.number + 1)
    if node == AT_CALL:
        return ask_call(state)
    if node == AT_CREW:
        return Fact(kind, rule, project=PROJECT_IDS[state.launching], count=state.crew_left)
    if node == AT_BUY:
        return Fact("buy_second" if state.bought else kind, rule, price=projects.price(state))
    if node == AT_HIRE:
        return ask_hire(state)
    if node == AT_REFILL:
        return Fact(kind, rule, section=state.section + 1)
    if node == AT_HARBOUR:
        return Fact(kind, rule, captains=state.captains[state.active])
    if node == AT_SAIL:
        return Fact(kind, rule, harbour=HARBOUR_IDS[state.harbour], captains=state.captains[state.active])
    if node == AT_SEND:
        return Fact(kind, rule, limit=MERCHANT_LIMITS[state.sending])
    return Fact(kind, rule)


def ask_number(state: VascoState) -> Fact:
    """VDG-4.5, 4.15."""
    left = state.discs[state.active]
    return Fact("number", "VDG-4.5", discs=left) if left else Fact("extra_number", "VDG-4.15")


def ask_call(state: VascoState) -> Fact:
    """VDG-5.6, 5.10."""
    area = AREA_IDS[calls.called_area(state)]
    coins = COMPENSATION[state.called]
    return Fact("call", "VDG-5.5", number=state.called + 1, area=area, fee=calls.fee(state), coins=coins)


def ask_hire(state: VascoState) -> Fact:
    """VDG-8.2, 8.5."""
    section, captain = state.section + 1, recruiting.captain_price(state)
    if not recruiting.colours_left(state):
        return Fact("hire_captain", "VDG-8.5", section=section, captain_price=captain)
    price = recruiting.colour_price(state)
    if state.hired and recruiting.captain_left(state):
        return Fact("hire_more", "VDG-15.7", section=section, price=price, captain_price=captain)
    return Fact("hire", "VDG-8.2", section=section, price=price)
