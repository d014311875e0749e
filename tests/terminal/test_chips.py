"""What a menu tells of each option, and the question before something is given up for good."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.harness import Script, at_the_table, last_screen, new_console, new_match, played, written

from caravela.bots import make_bot
from caravela.core.gauges import Change, News, Preview
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.terminal.chips import GAIN, LOSS, WARNING, chips, for_good
from caravela.terminal.decision import Decision
from caravela.terminal.options import Option, laid_out
from caravela.terminal.table import PlayTable

WORDS = Words(load_game("navegador").meta, "en")


def say(id: str, **values: int | str) -> str:
    return f"{id}({', '.join(map(str, values.values()))})" if values else id


def test_options_tell_what_they_bring_and_cost(tmp_path: Path) -> None:
    match = played(new_match(), "rondel market_b", "done", "rondel sailing", "done")
    _, shown = at_the_table(match, "q", save=tmp_path / "game.txt", bots=False)
    screen = last_screen(shown)
    assert "Move the stone to Colony  −2 ships, −2 VP, nothing to do there" in screen
    assert "Move the stone to Workers  from −50 cr, from +1 worker" in screen


def test_chips_by_what_they_say() -> None:
    preview = Preview(
        changes=[Change("money", 0, 60), Change("ships", 0, -3), Change("money", 1, 10)],
        least=[Change("workers", 0, 1)],
        news=[News("phase", {"phase": 2})],
        idle=True,
        draws="token",
        use=2,
    )
    told = chips(preview, 0, WORDS, say)
    assert [text for text, _ in told] == [
        "+60 cr",
        "−3 ships",
        "phase 2 begins",
        "chip-idle",
        "chip-least(+1 worker)",
        "draw",
        "Green: +10 cr",
        "chip-gives-up",
    ]
    assert [style for _, style in told[:2]] == [GAIN, LOSS] and told[-1][1] == WARNING


def test_what_happens_to_everybody_is_not_told_one_by_one() -> None:
    changes = [Change("money", seat, 10) for seat in (0, 1, 1, 2, 2)]
    assert len(chips(Preview(changes=changes), 0, WORDS, say)) == 1


def test_narrow_screens_tell_less_and_lose_no_option() -> None:
    options = [
        Option(number, f"Sail to port {number}", f"Port {number}", [("−3 ships", LOSS)] * 3) for number in range(1, 9)
    ]
    wide, narrow, bare = (laid_out(options, columns, good, good) for columns, good in ((100, 8), (60, 4), (30, 4)))
    assert wide[0].plain.count("−3 ships") == 3
    assert len(narrow) <= 4 and narrow[0].plain.count("−3 ships") == 2  # one for each of two columns
    for block in (wide, narrow, bare):
        text = "\n".join(line.plain for line in block)
        assert all(f"{number}) " in text for number in range(1, 9))
        assert all(line.cell_len <= 100 for line in block)


def landing() -> tuple[Match, str]:
    """A galley's crew may land, wholly too, which sinks it."""
    rules = load_game("serenissima")
    match, bot = Match(rules, 3, seed=2), make_bot("greedy", 2)
    while rules.decisions[match.state.node].name != "land":
        match.play(bot.choose(rules, rules.seen_by(match.state, match.seat_to_act)))
    return match, f"land {match.state.crew[match.state.black]}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_given_up_for_good_is_asked_once_more(language: str, tmp_path: Path) -> None:
    match, all_of_them = landing()
    console, yes = new_console(), {"en": "y", "ru": "д", "pl": "t"}[language]
    script = Script(all_of_them, "n", all_of_them, yes)
    table = PlayTable(match, [None] * 3, language, tmp_path / "game.txt", console, script)
    action = Decision(table, match.seat_to_act).take()
    assert action is not None and action.notation == all_of_them
    assert written(console).count(table.words.action(action) + ": ") == 2 and len(script.prompts) == 4


def test_what_can_be_taken_back_is_not_asked() -> None:
    assert for_good(Preview(use=2, ends_turn=True)) and for_good(Preview(use=2, asks=True))
    assert not for_good(Preview(use=2)) and not for_good(Preview(use=1, ends_turn=True))
