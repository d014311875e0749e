"""Great moments: drawn on the board where they happen, with a sound for those who want one, past at a key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from support.games import each
from support.server import DRAWN
from web.conftest import Come

from caravela.core import transcript
from caravela.core.match import Match

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
#: Counts what is sounded. The audio wakes at once: on a busy machine it may wake so late that the sound is left out.
LISTEN = """window.sounded = 0; AudioContext.prototype.resume = () => Promise.resolve()
for (const one of ['createOscillator', 'createBuffer']) {
    const make = AudioContext.prototype[one]
    AudioContext.prototype[one] = function (...given) { window.sounded++; return make.apply(this, given) } }"""

#: Notes every moment that is drawn: its sort, and whether it lies within the stage once it is open, if it still is.
SEE = """window.seen = []; new MutationObserver((changes) => {
    for (const node of changes.flatMap((one) => [...one.addedNodes]))
        if (node.matches?.('.moment')) {
            const one = { sort: node.classList[1], inside: null }
            seen.push(one)
            setTimeout(() => {
                if (!node.isConnected) return
                const [at, stage] = [node, node.closest('.stage') ?? node].map((one) => one.getBoundingClientRect())
                one.inside = at.x >= stage.x && at.right <= stage.right && at.bottom <= stage.bottom
            }, 900)
        }
}).observe(document, { subtree: true, childList: true })"""


def before_moments(game: str) -> dict[str, tuple[str, int]]:
    """For each sort of moment in a game's transcripts: the game up to the decision that brings it, and that."""
    found: dict[str, tuple[str, int]] = {}
    for file in sorted(set(TRANSCRIPTS.glob(f"{game}-*.txt")) - set(TRANSCRIPTS.glob("*-v1.txt"))):
        match = transcript.load(file)
        for number, step in enumerate(match.steps):
            sort = next((sort for event in step.events if (sort := sort_of(match, event))), None)
            # A single choice is taken before anybody can press it.
            if sort and sort not in found and step.seat >= 0 and number > 20 and not step.forced:
                found[sort] = (text_of(match, number), step.action.number)
    return found


def sort_of(match: Match, event: Any) -> str | None:
    moments = match.rules.meta.moments
    keys = [event.kind, *(f"{event.kind} {value}" for value in event.values.values())]
    return next((moments[key] for key in keys if key in moments), None)


def text_of(match: Match, length: int) -> str:
    """The first steps of a game, played by whoever uploads it."""
    again = match.clone()
    again.rewind(length)
    again.players = list(match.rules.meta.seat_ids[: match.seats])
    return transcript.write(again)


@each(DRAWN)
def test_moments_are_drawn_on_the_board(come: Come, game: str) -> None:
    anna = come(still=False)
    anna.page.add_init_script("localStorage.caravela = JSON.stringify({ pace: 'none', sound: true, endTurn: 'never' })")
    anna.page.add_init_script(LISTEN)
    anna.page.add_init_script(SEE)
    found = before_moments(game)
    assert found
    for sort, (text, action) in list(found.items())[:2]:
        anna.upload(text)
        anna.choose(action)
        anna.page.wait_for_function("sort => window.seen.some((one) => one.sort === sort)", arg=sort)
        anna.shoot(f"moment-{game}-{sort}")
        anna.page.wait_for_function("() => window.sounded > 0")
        expect(anna.page.locator(".stage .moment")).to_have_count(0)
        assert all(one["inside"] is not False for one in anna.page.evaluate("window.seen"))


def test_a_moment_is_skipped_and_reduced_motion_has_none(come: Come) -> None:
    game = "navegador" if "navegador" in DRAWN else DRAWN[0]
    text, action = next(iter(before_moments(game).values()))
    for still in (False, True):
        anna = come(still=still)
        anna.page.add_init_script(SEE)
        anna.upload(text)
        version = anna.version
        anna.choose(action)
        anna.wait_beyond(version)
        if still:
            assert anna.page.evaluate("window.seen") == []
        else:
            anna.page.wait_for_function("() => window.seen.length > 0")
            anna.page.keyboard.press("Escape")
            expect(anna.page.locator(".stage .moment")).to_have_count(0)
