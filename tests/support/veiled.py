"""A tiny game with secrets, for the tests: each seat is dealt a card that nobody else may know until the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from caravela.core.actions import Action, ActionTable
from caravela.core.events import CHANCE, NOBODY, Event, Reason
from caravela.core.options import Options
from caravela.core.panels import Panel
from caravela.core.rules import Meta, Outcome, Rules, ScoreLine, Seat
from caravela.core.scene import BOARD, Piece, Scene, Sheet
from caravela.core.state import State
from caravela.core.words import Words

#: Numbers that occur nowhere else in a message.
CARDS: Final = tuple(range(770_001, 770_009))
BACK: Final = 0


class Deal(Action):
    kind = "deal"
    form = "deal {card}"

    def __init__(self, card: int) -> None:
        super().__init__({"card": card})
        self.card = card


class Keep(Action):
    kind = "keep"
    form = "keep"

    def __init__(self) -> None:
        super().__init__({})


class VeiledState(State):
    FIELDS: ClassVar[dict[str, Any]] = {"seats": int, "cards": list[int], "kept": int}
    __slots__ = tuple(FIELDS)

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: list[int] = []
        self.kept = 0

    def clone(self) -> VeiledState:
        new = VeiledState(self.seats)
        new.cards, new.kept = self.cards[:], self.kept
        return new


class Veiled(Rules[VeiledState]):
    meta = Meta(
        id="veiled", title="Veiled", author="nobody", publisher="nobody", year=2026, rule_prefix="V-", rules_version=1,
        seats=range(2, 5), seat_ids=("red", "green", "blue", "black"), options=[], end_reasons=("all_kept",),
        folder=Path(__file__).parent, vocabularies={}, events={"dealt": ("card",), "kept": ()},
        reasons={"not_asked": ()}, prompts={"keep": ("card",)}, score_lines=("card",),
    )  # fmt: skip
    table = ActionTable([*(Deal(card) for card in CARDS), Keep()])

    def new_state(self, seats: int, options: Options) -> VeiledState:
        return VeiledState(seats)

    def load(self, data: dict[str, Any]) -> VeiledState:
        state = VeiledState(0)
        state.restore(data)
        return state

    def to_act(self, state: VeiledState) -> Seat:
        if len(state.cards) < state.seats:
            return CHANCE
        return state.kept % state.seats if state.kept < 3 * state.seats else NOBODY

    def legal(self, state: VeiledState, ordered: bool = False) -> list[Action]:
        if self.to_act(state) == CHANCE:
            return [action for action in self.table if isinstance(action, Deal) and action.card not in state.cards]
        return [] if self.to_act(state) == NOBODY else [self.table[len(CARDS)]]

    def weights(self, state: VeiledState) -> list[int]:
        return [1] * len(self.legal(state))

    def apply(self, state: VeiledState, action: Action, events: list[Event] | None = None) -> None:
        seat = self.to_act(state)
        if isinstance(action, Deal):
            event = Event("dealt", len(state.cards), "V-1", card=action.card)
            state.cards.append(action.card)
        else:
            event = Event("kept", seat, "V-2")
            state.kept += 1
        if events is not None:
            events.append(event)

    def why_not(self, state: VeiledState, action: Action) -> Reason:
        return Reason("not_asked", "V-2")

    def prompt(self, state: VeiledState) -> Reason:
        seat = self.to_act(state)
        return Reason("keep", "V-2", card=state.cards[seat]) if seat >= 0 else Reason("over", "V-3")

    def outcome(self, state: VeiledState) -> Outcome | None:
        if self.to_act(state) != NOBODY:
            return None
        scores = self.scores(state)
        ranking = sorted(range(state.seats), key=lambda seat: -scores[seat])
        return Outcome("all_kept", scores, [[ScoreLine("card", s)] for s in scores], [[seat] for seat in ranking], "")

    def scores(self, state: VeiledState) -> list[int]:
        return [*state.cards, *[0] * (state.seats - len(state.cards))]

    def view(self, state: VeiledState, seat: Seat) -> dict[str, Any]:
        seen = self.seen_by(state, seat)
        return {"seats": {self.meta.seat_ids[n]: {"card": card} for n, card in enumerate(self.scores(seen))}}

    def panels(self, state: VeiledState, words: Words, seat: Seat) -> list[Panel]:
        return []

    def check(self, state: VeiledState) -> None:
        assert len(set(state.cards)) == len(state.cards)

    def evaluate(self, state: VeiledState, seat: Seat) -> float:
        return 0.0

    def seen_by(self, state: VeiledState, seat: Seat) -> VeiledState:
        seen = state.clone()
        seen.cards = [card if owner == seat else BACK for owner, card in enumerate(state.cards)]
        return seen

    def told(self, event: Event, seat: Seat) -> Event | None:
        if event.kind == "dealt" and event.seat != seat:
            return Event("dealt", event.seat, event.rule)
        return event

    def scene(self, state: VeiledState, seat: Seat) -> Scene:
        shown = state if self.to_act(state) == NOBODY else self.seen_by(state, seat)
        pieces = [
            Piece.of(f"card-{owner}", "card", "board", "table", "card", seat=owner, slots={"card": card})
            for owner, card in enumerate(shown.cards)
        ]
        return Scene([Sheet("board", "board.svg", BOARD)], pieces)


RULES = Veiled()
