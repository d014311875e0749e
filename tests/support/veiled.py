"""A tiny game with secrets, for the tests: each seat is dealt a card that nobody else may know until the end."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Final

from caravela.core.actions import Action, ActionTable
from caravela.core.decisions import Decision, Decisions, over
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind, Fact, PromptKind
from caravela.core.fields import Each, Secret
from caravela.core.panels import Panel
from caravela.core.pieces import piece_of
from caravela.core.rules import Meta, Outcome, Rules, ScoreLine, Seat
from caravela.core.scene import BOARD, Scene, Sheet
from caravela.core.state import State, Variant
from caravela.core.words import Words

#: Numbers that occur nowhere else in a message.
CARDS: Final = tuple(range(770_001, 770_009))
BACK: Final = 0
COLOURS: Final = ("red", "green", "blue", "black")


class Deal(Action):
    kind = "deal"
    form = "deal {card}"

    def __init__(self, card: int) -> None:
        super().__init__({"card": card})
        self.card = card


class Keep(Action):
    kind = "keep"
    form = "keep"


DEALS: Final = [Deal(card) for card in CARDS]
KEEP: Final = Keep({})

AT_DEAL: Final = 0
AT_KEEP: Final = 1
AT_OVER: Final = 2

DEALT: Final = EventKind("dealt", "card")
KEPT: Final = EventKind("kept")
ASK_KEEP: Final = PromptKind("keep", "card")


class VeiledState(State[Variant]):
    #: The card of each seat; BACK before it is dealt.
    cards: Annotated[list[int], Each("seat"), Secret]
    #: How many cards have been dealt.
    dealt: int
    #: How often somebody has kept a card.
    kept: int

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {"seat": COLOURS}

    def clone(self) -> VeiledState:
        new = VeiledState(self.variant)
        new.seats, new.node, new.active = self.seats, self.node, self.active
        new.cards, new.dealt, new.kept = self.cards[:], self.dealt, self.kept
        return new


def deal_options(state: VeiledState, ordered: bool) -> list[Action]:
    return [deal for deal in DEALS if deal.card not in state.cards]


def apply_deal(state: VeiledState, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Deal)
    if events is not None:
        events.append(DEALT(state.dealt, "V-1", card=action.card))
    state.cards[state.dealt] = action.card
    state.dealt += 1
    if state.dealt == state.seats:
        state.node = AT_KEEP


def keep_options(state: VeiledState, ordered: bool) -> list[Action]:
    return [KEEP]


def apply_keep(state: VeiledState, action: Action, events: list[Event] | None) -> None:
    if events is not None:
        events.append(KEPT(state.active, "V-2"))
    state.kept += 1
    state.active = state.kept % state.seats
    if state.kept == 3 * state.seats:
        state.node = AT_OVER


def ask_keep(state: VeiledState) -> Fact:
    return ASK_KEEP("V-2", card=state.cards[state.active])


DEAL_DECISION: Final = Decision(AT_DEAL, "deal", "V-1", deal_options, apply_deal, by=CHANCE)
KEEP_DECISION: Final = Decision(AT_KEEP, "keep", "V-2", keep_options, apply_keep, ask=ask_keep)
OVER: Final = over(AT_OVER, "V-3")


class Veiled(Rules[VeiledState]):
    meta = Meta(
        id="veiled", title="Veiled", author="nobody", publisher="nobody", year=2026, rule_prefix="V-", rules_version=1,
        seats=range(2, 5), seat_ids=COLOURS, options=[], end_reasons=("all_kept",), folder=Path(__file__).parent,
        vocabularies={}, chapters=[sys.modules[__name__]], score_lines=("card",),
        gauges=("highest",),
    )  # fmt: skip
    actions = ActionTable([*DEALS, KEEP])
    decisions = Decisions(meta.chapters)
    state_type = VeiledState
    variant_type = Variant
    order_rule = "V-2"

    def set_up(self, state: VeiledState) -> None:
        state.node = AT_DEAL

    def outcome(self, state: VeiledState) -> Outcome | None:
        if self.to_act(state) != NOBODY:
            return None
        scores = self.scores(state)
        ranking = sorted(range(state.seats), key=lambda seat: -scores[seat])
        return Outcome("all_kept", scores, self.breakdown(state), [[seat] for seat in ranking], "")

    def scores(self, state: VeiledState) -> list[int]:
        return state.cards[:]

    def breakdown(self, state: VeiledState) -> list[list[ScoreLine]]:
        return [[ScoreLine("card", card)] for card in state.cards]

    def knows(self, state: VeiledState, seat: Seat, owner: Seat) -> bool:
        return seat == owner

    def gauges(self, state: VeiledState, seat: Seat) -> list[int]:
        """Nothing while cards lie face down, then the highest of them."""
        return [max(state.cards) if state.node == AT_OVER else 0]

    def panels(self, state: VeiledState, words: Words, seat: Seat) -> list[Panel]:
        return []

    def check(self, state: VeiledState) -> None:
        assert len(set(state.cards[: state.dealt])) == state.dealt

    def evaluate(self, state: VeiledState, seat: Seat) -> float:
        return 0.0

    def seen_by(self, state: VeiledState, seat: Seat) -> VeiledState:
        seen = state.clone()
        seen.cards = [card if owner == seat else BACK for owner, card in enumerate(state.cards)]
        return seen

    def told(self, event: Event, seat: Seat) -> Event | None:
        if event.kind == "dealt" and event.seat != seat:
            return Event("dealt", event.seat, event.rule, {})
        return event

    def scene(self, state: VeiledState, seat: Seat) -> Scene:
        shown = state if self.to_act(state) == NOBODY else self.seen_by(state, seat)
        pieces = [
            piece_of(f"card-{owner}", "card", "board", "table", "card", seat=owner, slots={"card": card})
            for owner, card in enumerate(shown.cards[: state.dealt])
        ]
        return Scene([Sheet("board", "board.svg", BOARD)], pieces)


RULES = Veiled()
