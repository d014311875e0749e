"""data.toml is checked when it is loaded: whatever is wrong with it is named by file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core.errors import BadData
from caravela.games.navegador.box import load_box
from caravela.games.navegador.components import FOLDER

TEXT = (FOLDER / "data.toml").read_text(encoding="utf-8")


def load(folder: Path, *changes: tuple[str, str]) -> None:
    """Loads a copy of the file in which the first occurrence of each old text is replaced by the new one."""
    text = TEXT
    for old, new in changes:
        assert old in text, f"the file has no {old!r}"
        text = text.replace(old, new, 1)
    path = folder / "data.toml"
    path.write_text(text, encoding="utf-8")
    load_box(path)


def region(id: str, good: str) -> str:
    """How a region begins in the file."""
    return f'id = "{id}"\nprovenance = "rulebook"\ngood = "{good}"'


BORDER = 'between = ["portugal", "guine"]\ncolour = "blue"'

#: The key that is named, a part of the reason, and what is changed.
MISTAKES: list[tuple[str, str, str, str]] = [
    # the form of the file
    ("rondel", "unknown field `steps`", "free_steps = 3", "free_steps = 3\nsteps = 3"),
    ("rondel", "missing required field `free_steps`", "free_steps = 3\n", ""),
    ("rondel.free_steps", "expected `int`, got `str`", "free_steps = 3", 'free_steps = "3"'),
    ("market.gold[0]", "expected `int`, got `float`", "gold    = [70,", "gold    = [70.5,"),
    ("the file", "unknown field `extras`", "[rondel]", '[extras]\nprovenance = "rulebook"\na = 1\n[rondel]'),
    ("the file", "is not TOML", "[rondel]", "[rondel"),
    # provenance
    (
        "scoring",
        "says nowhere where its values come from",
        '[scoring]                                 # NAV-14.1\nprovenance = "rulebook"',
        "[scoring]",
    ),
    ("players.provenance", "'hearsay' is not one of rulebook", 'provenance = "rulebook"', 'provenance = "hearsay"'),
    ("map.regions[bahia].tokens.provenance", "'guessed' is not one of", '"derived: 8 sugar', '"guessed: 8 sugar'),
    # pieces
    ("pieces.wooden_pieces", "add up to 104", "wooden_pieces = 104", "wooden_pieces = 113"),
    ("pieces.wooden_pieces", "add up to 113", "shipyards = 10", "shipyards = 19"),
    ("pieces.colony_tokens", "hold 33", "colony_tokens = 33", "colony_tokens = 34"),
    # rondel and market
    ("rondel.spaces", "needs 8 entries, not 7", '"market_b", "buildings"]', '"market_b"]'),
    ("rondel.actions", "needs 8 entries, not 9", '"market", "buildings"]', '"market", "buildings", "market"]'),
    ("rondel.spaces", "stands there twice", '"ships", "market_b"', '"ships", "market_a"'),
    ("rondel.actions", "'trade' is not one of", '"ships", "market", "b', '"ships", "trade", "b'),
    ("market.gold", "needs 10 entries, not 9", "gold    = [70, 70,", "gold    = [70,"),
    ("market.factory", "25 is not a positive multiple of 10", "factory = [20, 20", "factory = [20, 25"),
    ("market.start_row", "is not a row of the market", "start_row = 4", "start_row = 11"),
    ("market.start_row", "is not a row of the market", "start_row = 4", "start_row = 0"),
    # workers, ships, sailing
    ("workers.extra_price", "needs 3 entries, not 2", "extra_price = [100, 200, 300]", "extra_price = [100, 200]"),
    ("workers.extra_price", "-200 is not a positive", "extra_price = [100, 200,", "extra_price = [100, -200,"),
    ("workers.start", "between lowest and highest", "start = 3\n", "start = 1\n"),
    ("workers.start", "between lowest and highest", "highest = 9", "highest = 2"),
    ("ships.start", "more than a player has", "start = 2\n", "start = 8\n"),
    ("sailing.range", "needs 3 entries, not 4", "range = [1, 2, 3]", "range = [1, 2, 3, 4]"),
    # the map
    ("map.start", "'lisboa' is not a region", 'start = "portugal"', 'start = "lisboa"'),
    ("map.end_region", "'osaka' is not a region", 'end_region = "nagasaki"', 'end_region = "osaka"'),
    ("map.phase_regions", "'cape' is not a region", 'phase_regions = ["cabo"', 'phase_regions = ["cape"'),
    ("map.chart.lisboa", "is not a region", "portugal = [239", "lisboa = [1, 2]\nportugal = [239"),
    ("map.chart.portugal", "missing or not a pair", "portugal = [239, 95]\n", ""),
    ("map.regions", "'bahia' stands there twice", region("rio", "sugar"), region("bahia", "sugar")),
    (
        "map.regions",
        "needs 13 entries, not 14",
        "[[map.regions]]",
        '[[map.regions]]\nid = "x"\nprovenance = "rulebook"\n[[map.regions]]',
    ),
    ("map.borders[0].between", "'guinea' is not a region", BORDER, BORDER.replace("guine", "guinea")),
    ("map.borders[0].between", "cannot border on itself", BORDER, BORDER.replace("guine", "portugal")),
    ("map.borders[1].between", "stands twice", 'between = ["portugal", "bahia"]', 'between = ["portugal", "guine"]'),
    (
        "map.borders[1].between",
        "once is enough for both ways",
        'between = ["portugal", "bahia"]',
        'between = ["guine", "portugal"]',
    ),
    ("map.borders[0].colour", "'green' is neither blue nor red", BORDER, BORDER.replace("blue", "green")),
    ("map.borders", "'nagasaki' has no border", 'between = ["macau", "nagasaki"]', 'between = ["macau", "goa"]'),
    # colony tokens
    ("map.regions[portugal]", "has no colonies", 'id = "portugal"\n', 'id = "portugal"\ngood = "gold"\ntokens = 1\n'),
    ("map.regions[bahia].good", "'rum' is not one of", region("bahia", "sugar"), region("bahia", "rum")),
    ("map.regions[guine].tokens", "must be at least 1", "\ntokens = 3\n", "\ntokens = 0\n"),
    ("colonies.gold", "the stacks hold 11", "\ntokens = 3\n", "\ntokens = 4\n"),
    ("colonies.sugar", "has 8 tokens", "sugar = [40, 50, 60", "sugar = [50, 60"),
    ("colonies.sugar", "must rise", "sugar = [40, 50, 60", "sugar = [40, 60, 50"),
    ("colonies.sugar", "must rise", "sugar = [40, 50, 60", "sugar = [40, 40, 60"),
    ("colonies.spice", "65 is not a positive multiple of 10", "spice = [60, 70", "spice = [65, 70"),
    # buildings and sheet
    ("buildings", "must be, in this order", 'id = "shipyard"', 'id = "wharf"'),
    ("buildings[sugar_factory].prices", "must rise", "prices = [40, 70, 100", "prices = [70, 40, 100"),
    ("buildings[sugar_factory].prices", "needs 6 entries, not 5", "prices = [40, 70, 100", "prices = [40, 100"),
    ("sheet", "must be, in this order", 'id = "colony"', 'id = "factory"'),
    ("sheet[colony].bonus", "needs 3 entries, not 2", "bonus = [30, 20, 10]", "bonus = [30, 20]"),
    ("sheet[colony].bonus", "must rise", "bonus = [30, 20, 10]", "bonus = [10, 20, 30]"),
    # what depends on the number of players
    ("setup.players", "must be for [2, 3, 4, 5] players", "count = 2\n", "count = 3\n"),
    ("setup.players[2].shipyards", "there must be 10", "shipyards = 8", "shipyards = 7"),
    ("setup.players[2].churches", "there must be 10", "churches = 8", "churches = 9"),
    ("setup.players[2].shipyards", "the line has 7 positions", "350, 400]", "350]"),
    (
        "setup.players[2].double_loss",
        "'osaka' is not a region",
        'double_loss = ["nagasaki", "macau"]',
        'double_loss = ["nagasaki", "osaka"]',
    ),
    ("setup.players[2].refill", "would need 7 privileges", "refill = [1, 1]", "refill = [3, 3]"),
]


IMPOSSIBLE = [
    ("workers.price", "price = 50                                # with a church", "price = 0"),
    ("ships.price", "price = 50                                # with a shipyard", "price = 0"),
    ("setup.money", "money = 200", "money = 205"),
    ("scoring.money_per_point", "money_per_point = 200", "money_per_point = 0"),
    ("sailing.range", "range = [1, 2, 3]", "range = [0, 2, 3]"),
    ("sailing.loss", "\nloss = 1", "\nloss = 2"),
    ("sailing.double_loss", "double_loss = 2", "double_loss = 3"),
    ("rondel.free_steps", "free_steps = 3", "free_steps = 9"),
    ("map.phase_regions", 'phase_regions = ["cabo", "malaca"]', 'phase_regions = ["cabo", "cabo"]'),
    ("map.start", 'end_region = "nagasaki"', 'end_region = "portugal"'),
]


@pytest.mark.parametrize(("key", "old", "new"), IMPOSSIBLE, ids=[key for key, _, _ in IMPOSSIBLE])
def test_a_number_with_which_nobody_could_play_is_refused(tmp_path: Path, key: str, old: str, new: str) -> None:
    with pytest.raises(BadData) as caught:
        load(tmp_path, (old, new))
    assert caught.value.key == key


@pytest.mark.parametrize(("key", "reason", "old", "new"), MISTAKES)
def test_a_mistake_is_named_by_file_key_and_reason(tmp_path: Path, key: str, reason: str, old: str, new: str) -> None:
    with pytest.raises(BadData) as caught:
        load(tmp_path, (old, new))
    assert caught.value.file == "data.toml"
    assert caught.value.key == key
    assert reason in caught.value.reason
    assert str(caught.value) == f"data.toml: {key}: {caught.value.reason}"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nothing\.toml: the file: cannot be read"):
        load_box(tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    "changes",
    [
        [("prices = [40, 70, 100, 130, 160, 190]", "prices = [50, 80, 110, 140, 170, 200]")],
        [("refill = [1, 2]", "refill = [2, 2]")],
        [("bonus = [30, 20, 10]", "bonus = [40, 30, 20]")],
        [("\ntokens = 3\n", "\ntokens = 2\n"), ("\ntokens = 1\n", "\ntokens = 2\n")],
        [(BORDER, 'between = ["rio", "cabo"]\ncolour = "red"\nprovenance = "rulebook"\n\n[[map.borders]]\n' + BORDER)],
        [("\"reconstructed: from the rulebook's examples: 30 occurs", '"rulebook: read off the sheet')],
    ],
)
def test_an_owner_of_the_box_can_correct_what_is_reconstructed(tmp_path: Path, changes: list[tuple[str, str]]) -> None:
    load(tmp_path, *changes)
