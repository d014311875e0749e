"""The ladder as one page: tables and plots in a single HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from caravela.arena.ladder import Ladder, Pair, Standing

#: The size of a plot's row and its columns, in pixels.
ROW: Final = 30
LEFT: Final = 170
WIDTH: Final = 460
RIGHT: Final = 110

STYLE: Final = """
:root { color-scheme: light dark; --ink: #26312f; --paper: #fbf7ec; --line: #cbc3ae; --mark: #8c2f1b; --soft: #ece4d0; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6dfcd; --paper: #1d2524; --line: #4a524f; --mark: #e08a6d; --soft: #2a3331; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: normal; }
th:first-child, td:first-child { text-align: left; } thead th { border-bottom-width: 2px; }
.scroll { overflow-x: auto; } small { opacity: .75; white-space: nowrap; }
code { background: var(--soft); padding: .1rem .3rem; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 14px Georgia, serif; }
svg .axis { stroke: var(--line); } svg .bar { stroke: var(--mark); stroke-width: 2; } svg .dot { fill: var(--mark); }
"""


def page(title: str, settings: Sequence[str], ladder: Ladder) -> str:
    """The whole page. `settings` are lines that say what was played."""
    told = "".join(f"<p><code>{escape(line)}</code></p>" for line in settings)
    parts = [
        f"<h1>{escape(title)}</h1>{told}",
        f"<p>{ladder.games} games, {ladder.decisions} decisions, {ladder.seconds:g} s of play. "
        f"Ended by: {escape(_counts(ladder.end_reasons))}. Intervals are of 95 %.</p>",
        "<h2>Ladder</h2>" + _table(ladder.standings) + _ratings(ladder.standings) + _ranks(ladder.standings),
        "<h2>Pair by pair</h2><p>How often the kind on the left ended ahead of the kind above.</p>" + _pairs(ladder),
        *(
            f"<h2>{size} seats</h2>{_table(part)}{_seats(ladder.seat_wins[size])}"
            for size, part in ladder.by_seats.items()
        ),
        _notes(ladder.notes),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _table(standings: list[Standing]) -> str:
    heads = ("bot", "rating", "±", "games", "wins", "by luck", "win rate", "mean rank", "rank share", "mean score")
    rows = [
        (
            escape(one.kind),
            f"{one.mu:.1f}",
            f"{2 * one.sigma:.1f}",
            str(one.games),
            f"{one.wins:g}",
            f"{one.expected:g}",
            _with_interval(f"{one.win_rate:.1%}", *(f"{bound:.1%}" for bound in one.win_rate_interval)),
            f"{one.mean_rank:.2f}",
            f"{one.rank_share:.3f}",
            _with_interval(f"{one.mean_score:.1f}", *(f"{bound:.1f}" for bound in one.mean_score_interval)),
        )
        for one in standings
    ]
    return _html_table(heads, rows)


def _html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _with_interval(value: str, low: str, high: str) -> str:
    return f"{value}<br><small>{low} – {high}</small>"


def _pairs(ladder: Ladder) -> str:
    kinds = [one.kind for one in ladder.standings]
    found = {(pair.kind, pair.other): pair for pair in ladder.pairs}
    rows = [[escape(kind), *(_cell(found.get((kind, other))) for other in kinds)] for kind in kinds]
    return _html_table(["", *(escape(kind) for kind in kinds)], rows)


def _cell(pair: Pair | None) -> str:
    if pair is None:
        return "·"
    return _with_interval(f"{pair.rate:.1%}", *(f"{bound:.1%}" for bound in pair.interval))


def _ratings(standings: list[Standing]) -> str:
    rows = [(one.kind, one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma, f"{one.mu:.1f}") for one in standings]
    low = min(row[2] for row in rows)
    high = max(row[3] for row in rows)
    return _plot("OpenSkill rating, with two standard deviations to each side", rows, low, high)


def _ranks(standings: list[Standing]) -> str:
    rows = [(one.kind, one.rank_share, 0.0, one.rank_share, f"{one.rank_share:.2f}") for one in standings]
    return _plot("Share of the other seats left behind", rows, 0.0, 1.0)


def _seats(wins: list[float]) -> str:
    rows = [(f"seat {seat + 1}", share, 0.0, share, f"{share:.1%}") for seat, share in enumerate(wins)]
    return _plot("Wins by seat, whoever sat there", rows, 0.0, max(1 / len(wins) * 2, *wins))


def _plot(title: str, rows: list[tuple[str, float, float, float, str]], low: float, high: float) -> str:
    """Rows of a name, a value, and the span to draw."""

    def across(value: float) -> float:
        return LEFT + WIDTH * (value - low) / ((high - low) or 1.0)

    drawn = ""
    for index, (name, value, start, end, told) in enumerate(rows):
        y = ROW * (index + 0.5)
        drawn += (
            f'<line class="axis" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:g}" y2="{y:g}"/>'
            f'<line class="bar" x1="{across(start):.1f}" x2="{across(end):.1f}" y1="{y:g}" y2="{y:g}"/>'
            f'<circle class="dot" cx="{across(value):.1f}" cy="{y:g}" r="5"/>'
            f'<text x="{LEFT - 10}" y="{y + 5:g}" text-anchor="end">{escape(_short(name))}</text>'
            f'<text x="{LEFT + WIDTH + 10}" y="{y + 5:g}">{escape(told)}</text>'
        )
    width, height = LEFT + WIDTH + RIGHT, ROW * len(rows)
    size = f'width="{width}" viewBox="0 0 {width} {height}"'
    picture = f'<svg role="img" aria-label="{escape(title)}" {size}>{drawn}</svg>'
    return f"<figure><figcaption>{escape(title)}</figcaption>{picture}</figure>"


def _short(name: str) -> str:
    return name if len(name) <= 20 else f"…{name[-19:]}"


def _notes(notes: dict[str, int]) -> str:
    if not notes:
        return ""
    lines = "".join(f"<li>{escape(note)} ({count}×)</li>" for note, count in notes.items())
    return f"<h2>Forfeited decisions</h2><ul>{lines}</ul>"
