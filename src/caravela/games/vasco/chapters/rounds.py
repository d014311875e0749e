"""Chapter 3, the course of the game, as lists of steps that can be read from top to bottom.

A step does what the rules do by themselves and returns whether it now waits for a decision; when that is taken, the
same step is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.facts import Event
from caravela.games.vasco.chapters import (
    calls,
    ending,
    launching,
    merchants,
    placing,
    projects,
    recruiting,
    round_end,
    sailing,
    setup,
)
from caravela.games.vasco.components import ROUNDS
from caravela.games.vasco.state import VascoState

Step = Callable[[VascoState, list[Event] | None], bool]

#: Chapter 2; the rest of the set-up is in `setup.set_up`.
SETUP: Final[tuple[Step, ...]] = (
    setup.draw_first_player,  # VDG-2.7
    setup.deal_characters,  # VDG-2.8 to 2.12
    recruiting.begin_refill,
    recruiting.fill,  # VDG-2.6
    setup.draw_merchant,  # VDG-2.13
    merchants.turn_up,  # VDG-2.13
    calls.turn_up_tile,  # VDG-2.15
    projects.turn_up_tops,  # VDG-2.16
    projects.lay_out,  # VDG-2.17
    setup.place_merchant,  # VDG-2.18
)

#: VDG-3.2.
ROUND: Final[tuple[Step, ...]] = (
    # Phase 1
    placing.begin,  # VDG-4.1 to 4.3
    placing.next_turn,  # VDG-4.4 to 4.17
    # Phase 2
    calls.turn_up_tile,  # VDG-5.1
    calls.move_marker,  # VDG-5.2
    calls.next_call,  # VDG-5.4 to 5.17, with the actions
    # Phase 3
    merchants.send_last,  # VDG-11.1
    sailing.pay_ships,  # VDG-11.2
    sailing.score_harbours,  # VDG-11.3, 11.4
    sailing.sail_on,  # VDG-11.5 to 11.13
    launching.open_window,  # VDG-15.3
    launching.ask_next,
)

#: Chapter 12, after every round but the last.
ROUND_END: Final[tuple[Step, ...]] = (
    round_end.remove_projects,  # VDG-12.1
    projects.lay_out,  # VDG-12.2, 12.3
    merchants.turn_up,  # VDG-12.4
    round_end.clear_sums,  # VDG-12.5
    round_end.next_round,  # VDG-12.6
    recruiting.begin_refill,
    recruiting.refill,  # VDG-12.7, 12.8
    round_end.give_missionaries,  # VDG-12.9
    round_end.score_dias,  # VDG-12.10
    round_end.new_first_player,  # VDG-12.10
    round_end.return_discs,  # VDG-12.11
    round_end.return_extra_discs,  # VDG-12.12
)

#: Chapter 13, after the last round.
GAME_END: Final[tuple[Step, ...]] = (
    round_end.give_missionaries,  # VDG-13.1
    round_end.score_dias,  # VDG-13.1
    launching.open_window,  # VDG-13.2
    launching.ask_next,
    ending.finish,
)

#: The whole game: exactly five rounds, and nothing else ends it (VDG-3.1, 3.3).
AGENDA: Final[tuple[Step, ...]] = (*SETUP, *((*ROUND, *ROUND_END) * (ROUNDS - 1)), *ROUND, *GAME_END)


def go_on(state: VascoState, events: list[Event] | None) -> None:
    """Takes step after step until one of them waits for a decision (VDG-3.2)."""
    while not AGENDA[state.step](state, events):
        state.step += 1
