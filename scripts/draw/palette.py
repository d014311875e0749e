"""The colours of every chart and mat, by day and by night.

A sheet uses them as `var(--chart-sea, #d6decf)`: with the client's `data-theme="dark"` the variable takes over, and
everywhere else the colour of the day stands there itself.
"""

from __future__ import annotations

from pathlib import Path

#: name: (day, night)
COLOURS = {
    "sea": ("#d4ddd0", "#152c38"),
    "sea-deep": ("#b9c9bf", "#0e212c"),
    "hatch": ("#64807f", "#4b7d8c"),
    "land": ("#f3e5c3", "#3b3629"),
    "land-edge": ("#d9b77a", "#6b5a36"),
    "coast": ("#5b4425", "#c8b37f"),
    "relief": ("#a98755", "#8a7748"),
    "river": ("#7d9a97", "#5a8391"),
    "rhumb": ("#8f7748", "#a58f5c"),
    "rhumb-green": ("#4f8567", "#63a583"),
    "rhumb-red": ("#b2553c", "#c9745b"),
    "ink": ("#35261a", "#f2e7cd"),
    "ink-soft": ("#6b5536", "#c4b48c"),
    "halo": ("#f3ead2", "#14242d"),
    "road": ("#f8f0dc", "#44646e"),
    "line": ("#2c1d10", "#d9c9a2"),
    "panel": ("#f8f0da", "#231f17"),
    "panel-low": ("#ecdfbd", "#322c20"),
    "panel-edge": ("#a98a52", "#8f7a4b"),
    "blue": ("#2b6a9e", "#6db3e4"),
    "red": ("#b0352a", "#f0806f"),
    "gold": ("#c8982c", "#e2bb57"),
    # the covers
    "sky": ("#f6e7bf", "#0c1828"),
    "sky-low": ("#f3bd7c", "#2c4660"),
    "sun": ("#e27d3a", "#efe3bd"),
    "ray": ("#f0c47a", "#22384f"),
    "swell": ("#79a9a4", "#2b5a6b"),
    "swell-mid": ("#3f7f88", "#1a4153"),
    "swell-deep": ("#1f5567", "#0f2a3a"),
    "swell-low": ("#123c4c", "#0a1c28"),
    "foam": ("#eaf1e2", "#5c8f9c"),
    "far": ("#d7a577", "#2b405a"),
    "near": ("#8f6440", "#24394c"),
    "sail": ("#fbf3df", "#d9cfb4"),
    "sail-low": ("#e3d2a8", "#a99c7c"),
    "hull": ("#6d4322", "#4a2f1b"),
    "hull-low": ("#472914", "#2b1a0f"),
}


def c(name: str) -> str:
    """A colour as an attribute's value."""
    return f"var(--chart-{name},{COLOURS[name][0]})"


def write_css(file: Path) -> None:
    """The night's colours as a stylesheet for the client; by day the sheets know their own."""
    lines = "".join(f"  --chart-{name}: {night};\n" for name, (_, night) in COLOURS.items())
    file.write_text(
        "/* Drawn by scripts/draw: the colours of charts and mats by night. */\n"
        f":root[data-theme='dark'] {{\n{lines}}}\n",
        encoding="utf-8",
    )
