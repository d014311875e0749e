"""Which piece lies where on the table, and what to click."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.core.facts import Event
from caravela.core.pieces import piece_of
from caravela.core.scene import BOARD, Piece, Scene, Sheet
from caravela.workshop.pig.actions import HOLD, ROLL
from caravela.workshop.pig.components import COLOURS
from caravela.workshop.pig.state import PigState


def scene(state: PigState) -> Scene:
    """A pawn with its points for each seat, the pot, and the die where it was rolled in this turn (PIG-2.2)."""
    pieces = [
        piece_of(
            f"pawn-{COLOURS[seat]}",
            "pawn",
            "board",
            f"seat-{seat}",
            "pawn",
            seat=seat,
            slots={"points": points},
            points=points,
        )
        for seat, points in enumerate(state.points)
    ]
    if state.shown:
        pieces.append(_die(state.shown))
    return Scene([Sheet("board", "board.svg", BOARD, slots={"pot": state.pot})], pieces)


def _die(pips: int) -> Piece:
    return piece_of("die", f"die-{pips}", "board", "die", "die", pips=pips)


def traces(event: Event) -> list[Piece]:
    """The die that has just lost the pot lies there until the next decision (PIG-2.3)."""
    return [_die(int(event.values["pips"]))] if event.kind == "lost" else []


def targets(action: Action) -> list[str]:
    """The die's place rolls, the pot holds."""
    if action is ROLL:
        return ["board/die"]
    return ["board/pot"] if action is HOLD else []
