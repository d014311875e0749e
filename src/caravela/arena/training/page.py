"""How a training goes, as one page: curves over its games, in a single HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from caravela.arena.page import STYLE
from caravela.arena.simulate import wilson

#: The size of a plot, and the room for its axes, in pixels.
WIDTH: Final = 640
HEIGHT: Final = 220
LEFT: Final = 60
BELOW: Final = 30
#: Curves are read off against so many lines.
LINES: Final = 4

#: A point of a curve: games so far, a value, and the ends of its interval.
Point = tuple[int, float, float, float]


def page(title: str, plan: Sequence[str], report: Sequence[dict[str, Any]]) -> str:
    """The whole page; `plan` are lines that say what is trained and how."""
    games, losses = 0, []
    rates: dict[str, list[Point]] = {"by_hand": [], "past": []}
    pars: dict[str, list[Point]] = {"by_hand": [], "past": []}
    for one in report:
        games += one["games"]
        if one["loss"] is not None:
            losses.append((games, one["loss"], one["loss"], one["loss"]))
        for whom, points in rates.items():
            tally = one.get(whom)
            if tally and tally["games"]:
                points.append((games, tally["wins"] / tally["games"], *wilson(tally["wins"], tally["games"])))
                par = tally["par"] / tally["games"]
                pars[whom].append((games, par, par, par))
    told = "".join(f"<p><code>{escape(line)}</code></p>" for line in plan)
    hours = sum(one["seconds"] for one in report) / 3600
    parts = [
        f"<h1>{escape(title)}</h1>{told}",
        f"<p>{games} games in {len(report)} rounds, {hours:.1f} hours. Each point is a round; intervals are of 95 %, "
        "the broken line is chance.</p>",
        _plot("Wins of the present network against bots without one", rates["by_hand"], pars["by_hand"]),
        _plot("Wins of the present network where its past selves sit at the table", rates["past"], pars["past"]),
        _plot("Loss of the chance to win, on games of the round that are held out", losses, []),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _plot(title: str, points: list[Point], par: list[Point]) -> str:
    if not points:
        return f"<figure><figcaption>{escape(title)}: no games yet</figcaption></figure>"
    low = min(point[2] for point in [*points, *par])
    high = max(point[3] for point in [*points, *par])
    if high == low:
        low, high = low - 0.5, high + 0.5
    last = points[-1][0]

    def across(games: int) -> float:
        return LEFT + (WIDTH - LEFT - 20) * games / last

    def up(value: float) -> float:
        return 10 + (HEIGHT - BELOW - 20) * (high - value) / (high - low)

    drawn = ""
    for line in range(LINES + 1):
        value = low + (high - low) * line / LINES
        drawn += (
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - 20}" y1="{up(value):.1f}" y2="{up(value):.1f}"/>'
            f'<text x="{LEFT - 8}" y="{up(value) + 5:.1f}" text-anchor="end">{value:.2f}</text>'
        )
    for games in (points[0][0], last):
        drawn += f'<text x="{across(games):.1f}" y="{HEIGHT - 4}" text-anchor="middle">{games}</text>'
    drawn += _curve([(across(games), up(value)) for games, value, _, _ in par], "stroke-dasharray: 4 4")
    drawn += _curve([(across(games), up(value)) for games, value, _, _ in points], "")
    for games, value, start, end in points:
        x = across(games)
        drawn += (
            f'<line class="bar" x1="{x:.1f}" x2="{x:.1f}" y1="{up(start):.1f}" y2="{up(end):.1f}"/>'
            f'<circle class="dot" cx="{x:.1f}" cy="{up(value):.1f}" r="3"/>'
        )
    size = f'width="{WIDTH}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    picture = f'<svg role="img" aria-label="{escape(title)}" {size}>{drawn}</svg>'
    return f"<figure><figcaption>{escape(title)}</figcaption>{picture}</figure>"


def _curve(places: list[tuple[float, float]], style: str) -> str:
    told = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return f'<polyline class="bar" fill="none" style="{style}" points="{told}"/>' if len(places) > 1 else ""
