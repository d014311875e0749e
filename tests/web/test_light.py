"""Lit means lit: what can be pressed differs from all else by contrast and shape, on every board, day and night."""

from __future__ import annotations

import base64
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import expect
from support.browser import Visitor
from support.games import each
from support.server import DRAWN
from web.conftest import Come

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import bot_options

#: Everything that light draws; a table without it is the same table unlit.
DARK = ".stage .casing, .stage .area, .stage .halo, .stage .pointers, .stage .beacon { visibility: hidden !important }"
#: For every lit target: at points along its outline, the strongest contrast between the lit and the unlit picture.
MEASURE = """async ([lit, dark]) => {
    const pixels = async (text) => {
        const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        pen.drawImage(bitmap, 0, 0)
        return pen.getImageData(0, 0, bitmap.width, bitmap.height)
    }
    const channel = (value) => ((value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    const luminance = ({ data, width }, x, y) => {
        const at = 4 * (y * width + x)
        return 0.2126 * channel(data[at]) + 0.7152 * channel(data[at + 1]) + 0.0722 * channel(data[at + 2])
    }
    const [on, off] = [await pixels(lit), await pixels(dark)]
    const contrast = (x, y) => {
        const [a, b] = [luminance(on, x, y), luminance(off, x, y)]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    const stage = document.querySelector('.stage').getBoundingClientRect()
    return [...document.querySelectorAll('.stage .lit')].map((element) => {
        const beacon = document.querySelector(`[data-beacon="${CSS.escape(element.dataset.target)}"] circle`)
        const shape = beacon ?? element.querySelector('.area, .halo')
        const [matrix, length, found] = [shape.getScreenCTM(), shape.getTotalLength(), []]
        for (let step = 0; step < 16; step++) {
            const { x, y } = shape.getPointAtLength((length * step) / 16).matrixTransform(matrix)
            if (x < stage.left + 5 || y < stage.top + 5 || x > stage.right - 5 || y > stage.bottom - 5) continue
            let best = 1
            for (let dx = -3; dx <= 3; dx++)
                for (let dy = -3; dy <= 3; dy++) best = Math.max(best, contrast(Math.round(x) + dx, Math.round(y) + dy))
            found.push(best)
        }
        return [element.dataset.target, found]
    })
}"""


def shot(visitor: Visitor) -> str:
    return base64.b64encode(visitor.page.screenshot()).decode()


def contrasts(visitor: Visitor) -> dict[str, list[float]]:
    """The contrast of every lit outline with the same place unlit, measured in the pixels of two screenshots."""
    page = visitor.page
    page.mouse.move(0, 0)
    visitor.wait_for_rest()
    lit = shot(visitor)
    style = page.add_style_tag(content=DARK)
    dark = shot(visitor)
    style.evaluate("one => one.remove()")
    return dict(page.evaluate(MEASURE, [lit, dark]))


def positions(game: str, count: int) -> list[str]:
    """Games, the same each time, up to decisions with several places to press, each of another kind."""
    rules, random = load_game(game), Random(2)
    match = Match(rules, rules.meta.seats[0], bot_options(rules), seed=2)
    found: dict[str, str] = {}
    while not match.over and len(found) < count:
        kind = rules.prompt(match.state).kind
        targets = {target for action in match.legal for target in rules.targets(match.state, action)[:1]}
        if len(targets) >= 3 and kind not in found:
            found[kind] = transcript.write(match)
        match.play(random.choice(match.legal))
    return list(found.values())


@each(DRAWN)
def test_lit_and_unlit_differ_by_three_to_one(anna: Visitor, game: str) -> None:
    measured = 0
    for number, text in enumerate(positions(game, 2)):
        anna.upload(text).wait_for_calm()
        anna.page.locator(".stage .lit").first.wait_for(state="attached")
        for theme in ("light", "dark"):
            anna.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            anna.shoot(f"light-{game}-{number}-{theme}")
            for target, values in contrasts(anna).items():
                if not values:
                    continue
                measured += 1
                # Neighbours may lie on a part of the outline.
                clear = sum(value >= 3 for value in values) / len(values)
                assert median(values) >= 3 and clear > 0.5, (theme, target, sorted(values))
    assert measured >= 10


def test_light_moves_only_for_those_who_like_motion(come: Come) -> None:
    """Lit places beckon a few times; with reduced motion they stand still, and have brackets all the same."""
    # Counted as they begin: a slow machine may look when they are over.
    counting = """window.beckoned = 0; addEventListener('animationstart', (event) => {
        const [lasting] = event.target.getAnimations().map((one) => one.effect.getComputedTiming().duration)
        if (event.target.closest('.stage .lit') && lasting > 100) window.beckoned++
    }, true)"""
    for still in (False, True):
        visitor = come(still=still)
        visitor.page.add_init_script(counting)
        visitor.upload(positions("navegador" if "navegador" in DRAWN else DRAWN[0], 1)[0])
        expect(visitor.lit.first).to_be_attached()
        visitor.wait_for_calm()
        if still:
            assert visitor.page.evaluate("window.beckoned") == 0
        else:
            visitor.page.wait_for_function("() => window.beckoned > 0")


def test_nothing_covers_what_is_printed(anna: Visitor) -> None:
    """Inside a lit place, away from its outline, the picture stays what it was: numbers can be read."""
    anna.upload(positions("vasco" if "vasco" in DRAWN else DRAWN[0], 1)[0])
    anna.page.wait_for_load_state("networkidle")
    opacity: list[Any] = anna.page.eval_on_selector_all(
        ".stage .spot.lit .area", "all => all.map((one) => getComputedStyle(one).fill)"
    )
    shares = [float(fill.rsplit("/", 1)[1].strip(" )")) for fill in opacity]
    assert shares and max(shares) <= 0.15
