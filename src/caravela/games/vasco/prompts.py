"""What is asked at each decision, with the values that the question needs."""

from __future__ import annotations

from typing import Final

from caravela.core.events import Reason
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


def prompt(state: VascoState) -> Reason:
    """The question of the decision that is due (VDG-15.1)."""
    node = state.node
    kind, rule = _PROMPTS[node]
    if state.vasco_now == NONE:
        rule = _IN_SETUP.get(kind, rule)
    if node == AT_NUMBER:
        return ask_number(state)
    if node == AT_AREA:
        return Reason(kind, rule, number=state.number + 1)
    if node == AT_CALL:
        return ask_call(state)
    if node == AT_CREW:
        return Reason(kind, rule, project=PROJECT_IDS[state.launching], count=state.crew_left)
    if node == AT_BUY:
        return Reason("buy_second" if state.bought else kind, rule, price=projects.price(state))
    if node == AT_HIRE:
        return ask_hire(state)
    if node == AT_REFILL:
        return Reason(kind, rule, section=state.section + 1)
    if node == AT_HARBOUR:
        return Reason(kind, rule, captains=state.captains[state.active])
    if node == AT_SAIL:
        return Reason(kind, rule, harbour=HARBOUR_IDS[state.harbour], captains=state.captains[state.active])
    if node == AT_SEND:
        return Reason(kind, rule, limit=MERCHANT_LIMITS[state.sending])
    return Reason(kind, rule)


def ask_number(state: VascoState) -> Reason:
    """VDG-4.5, 4.15."""
    left = state.discs[state.active]
    return Reason("number", "VDG-4.5", discs=left) if left else Reason("extra_number", "VDG-4.15")


def ask_call(state: VascoState) -> Reason:
    """VDG-5.6, 5.10."""
    area = AREA_IDS[calls.called_area(state)]
    coins = COMPENSATION[state.called]
    return Reason("call", "VDG-5.5", number=state.called + 1, area=area, fee=calls.fee(state), coins=coins)


def ask_hire(state: VascoState) -> Reason:
    """VDG-8.2, 8.5."""
    section, captain = state.section + 1, recruiting.captain_price(state)
    if not recruiting.colours_left(state):
        return Reason("hire_captain", "VDG-8.5", section=section, captain_price=captain)
    price = recruiting.colour_price(state)
    if state.hired and recruiting.captain_left(state):
        return Reason("hire_more", "VDG-15.7", section=section, price=price, captain_price=captain)
    return Reason("hire", "VDG-8.2", section=section, price=price)
