"""Times how long the turns of opponents take to be shown.

    ./test --setup && .venv/bin/python scripts/time_turns.py [GAME …]

A real server, a real browser at its usual settings, the bots that a table has if nobody chooses others, and a person
who decides at random. A turn is *played out* from its first step that is shown to its last; the *next* turn, or the
question to the person, comes when the last step has been seen and the next bot has thought. The goal is about 4 s for
what is played out, however many steps it has.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import structlog
from playwright.sync_api import Browser

from caravela.bots import default_kind
from caravela.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.browser import Visitor, browsers
from support.server import DRAWN, serving

SEATS: Final = 4
#: So many turns of opponents in each game.
TURNS: Final = 24
SEED: Final = 3
#: Turns of more steps are long.
FEW: Final = 5
#: Notes when each step is shown, under which caption, and with which way past it; and when the person is asked.
WATCH: Final = """window.seen = []; new MutationObserver(() => {
    const step = Number(document.querySelector('.page')?.dataset.step)
    const asked = document.querySelector('.actions .flag') !== null
    const last = seen.at(-1)
    if (step && (step !== last?.step || asked !== last.asked)) seen.push({ step, asked, at: performance.now() })
    if (!seen.length) return
    const caption = document.querySelector('.caption')
    if (caption) seen.at(-1).caption = caption.querySelector('.what').textContent
    if (caption?.querySelector('.skip')) seen.at(-1).skip = true
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-step'] })"""


class Turn(NamedTuple):
    """A turn of an opponent as it was seen; times in seconds."""

    steps: int
    played: float
    until_next: float
    captions: int
    skip: bool


def turns_of(seen: list[dict[str, Any]], by: dict[int, int]) -> list[Turn]:
    """The whole turns of the other seats among what was shown."""
    runs: list[list[dict[str, Any]]] = []
    seats: list[int] = []
    for one in seen:
        seat = 0 if one["asked"] else by.get(one["step"], seats[-1] if seats else 0)
        if not seats or seat != seats[-1]:
            runs.append([])
            seats.append(seat)
        runs[-1].append(one)
    found: list[Turn] = []
    for seat, run, after in zip(seats, runs, runs[1:], strict=False):
        if seat != 0:
            first, last = run[0], run[-1]
            captions = {one["caption"] for one in run if "caption" in one}
            played, until_next = (last["at"] - first["at"]) / 1000, (after[0]["at"] - first["at"]) / 1000
            steps = last["step"] - first["step"] + 1
            found.append(Turn(steps, played, until_next, len(captions), any("skip" in one for one in run)))
    return found


def watch(browser: Browser, url: str, game: str) -> list[Turn]:
    """Plays until so many turns of the others have been seen."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script("localStorage.caravela = '{}'")
    anna, random = Visitor(context.new_page(), url), Random(SEED)
    anna.page.add_init_script(WATCH)
    bot = default_kind(game)
    anna.sit(anna.made(game, "me", *[bot] * (SEATS - 1), seed=SEED)["id"])
    found: list[Turn] = []
    while len(found) < TURNS and anna.wait_for_turn():
        anna.take_decision(random)
        log = anna.page.request.get(f"{url}/api/tables/{anna.table}").json()["log"]
        by = {line["step"]: line["by"] for line in log if line["by"] >= 0}
        found = turns_of(anna.page.evaluate("seen"), by)
    context.close()
    return found


def spread(times: list[float]) -> str:
    """The median, what nine of ten stay below, and the longest."""
    ordered = sorted(times)
    return f"median {median(ordered):4.1f}  90% {ordered[int(len(ordered) * 0.9)]:4.1f}  most {ordered[-1]:4.1f}"


def told(turns: list[Turn]) -> str:
    """What was seen of the turns of a game."""
    steps, long = [turn.steps for turn in turns], [turn for turn in turns if turn.steps > FEW]
    return (
        f"{len(turns)} turns of {min(steps)} to {max(steps)} steps; seconds\n"
        f"  played out      {spread([turn.played for turn in turns])}\n"
        f"  until the next  {spread([turn.until_next for turn in turns])}\n"
        f"  captions of a turn at most {max(turn.captions for turn in turns)};"
        f" of more than {FEW} steps {len(long)}, with a button that skips {sum(turn.skip for turn in long)}"
    )


def main(games: list[str]) -> None:
    """Prints some lines for each game."""
    with TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/tables.db", limits=False)
        with serving(settings) as url, browsers() as browser:
            for game in games or DRAWN:
                sys.stdout.write(f"{game}: {told(watch(browser, url, game))}\n")


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    main(sys.argv[1:])
