"""What is asked now, with the rule that asks it."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Fact
from caravela.games.endeavor.chapters import build, discard, mat
from caravela.games.endeavor.components import BOX, BUILDING_IDS, BUILDINGS, INFLUENCE, TOKEN_IDS
from caravela.games.endeavor.state import (
    AT_ACT,
    AT_BUILD,
    AT_CROWN,
    AT_DISCARD,
    AT_GOVERNOR,
    AT_MEMORIAL,
    AT_OFFER,
    AT_OVER,
    AT_SALARY,
    AT_SHORTAGE,
    AT_SILENT,
    AT_START,
    AT_TOKENS,
    AT_TURN,
    EndeavorState,
)

#: Questions without values.
PLAIN: Final = {
    AT_CROWN: ("crown", "END-3.8"),
    AT_START: ("start", "END-3.9"),
    AT_SHORTAGE: ("shortage", "END-19.16"),
    AT_MEMORIAL: ("memorial", "END-17.1"),
    AT_SILENT: ("silent", "END-19.2"),
    AT_GOVERNOR: ("governor", "END-16.2"),
    AT_OVER: ("over", "END-4.5"),
}


def prompt(state: EndeavorState) -> Fact:
    """What is asked of whoever is to act."""
    node, seat = state.node, state.active
    if node in PLAIN:
        return Fact(*PLAIN[node])
    if node == AT_TOKENS:
        return Fact("tokens", "END-3.2", count=sum(state.bag))
    if node == AT_OFFER:
        return Fact("offer", "END-3.6", count=BOX.setup.level_5_in_offer - state.in_offer.bit_count())
    if node == AT_BUILD:
        return Fact("build", "END-5.1", level=build.highest_level(state))
    if node == AT_SALARY:
        return Fact("salary", "END-7.1", count=state.salaries)
    if node == AT_TURN:
        return Fact("turn", "END-8.1", discs=state.harbour[seat])
    if node == AT_ACT:
        return _act(state)
    assert node == AT_DISCARD
    return _discard(state)


def _act(state: EndeavorState) -> Fact:
    discs = state.harbour[state.active]
    if state.source >= BUILDINGS:
        return Fact("act_token", "END-8.9", token=TOKEN_IDS[state.source - BUILDINGS], discs=discs)
    kind, rule = ("act_more", "END-8.10") if state.performed else ("act", "END-8.7")
    return Fact(kind, rule, building=BUILDING_IDS[state.source], discs=discs)


def _discard(state: EndeavorState) -> Fact:
    """The cards that count and the limit by influence (END-16.3)."""
    seat = state.active
    cards = discard.outside(state, seat, state.governor_space[seat]).bit_count()
    return Fact("discard", "END-16.4", cards=cards, limit=mat.level_of(state, seat, INFLUENCE))
