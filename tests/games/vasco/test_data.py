"""data.toml is checked when it is loaded: whatever is wrong with it is named by file, key and reason."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.marks import rule

from caravela.core.data import provenances, read_raw
from caravela.core.errors import BadData
from caravela.games.vasco.box import load_box
from caravela.games.vasco.components import FOLDER

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


TILE = '    ["i-01",    4,   1,   0,   0],\n'
NATAL = "spaces = [4]\n"

#: The key that is named, a part of the reason, and what is changed.
MISTAKES: list[tuple[str, str, str, str]] = [
    # the form of the file
    ("rounds", "unknown field `extra`", "count = 5\n", "count = 5\nextra = 1\n"),
    ("rounds", "missing required field `count`", "count = 5\n", ""),
    ("rounds.count", "expected `int`, got `str`", "count = 5\n", 'count = "5"\n'),
    ("projects.decks[0].tiles[0][1]", "expected `int`, got `str`", '["i-01",    4', '["i-01",    "4"'),
    ("projects.decks[0].tiles[0]", "length 5", '["i-01",    4,   1,   0,   0]', '["i-01",    4,   1,   0]'),
    ("the file", "unknown field `extras`", "[rounds]", '[extras]\nprovenance = "rulebook"\na = 1\n[rounds]'),
    ("the file", "is not TOML", "[rounds]", "[rounds"),
    # provenance
    ("areas", "says nowhere where its values come from", '# VDG-1.1\nprovenance = "rulebook"\n', "# VDG-1.1\n"),
    ("players.provenance", "'hearsay' is not one of rulebook", 'provenance = "rulebook"', 'provenance = "hearsay"'),
    ("harbours[natal].spaces.provenance", "'guessed' is not", '"derived: every harbour', '"guessed: every harbour'),
    # crew and captains
    ("crew.colours", "four colours that are not white", '"grey", "orange"]', '"grey", "white"]'),
    ("crew.colours", "four colours that are not white", '"grey", "orange"]', '"grey"]'),
    ("crew.sailors", "needs 4 entries, not 3", "sailors = [8, 8, 8, 8]", "sailors = [8, 8, 8]"),
    ("crew.sailors", "must add up to 32, not 33", "sailors = [8, 8, 8, 8]", "sailors = [8, 8, 8, 9]"),
    ("crew.sailors", "0 is less than 1", "sailors = [8, 8, 8, 8]", "sailors = [0, 8, 8, 16]"),
    ("setup.captains_to_recruit", "there must be 7", "captains_to_recruit = 6", "captains_to_recruit = 5"),
    ("setup.captains", "-1 is less than 0", "captains = 1\n", "captains = -1\n"),
    ("setup.missionaries", "7 is not between 0 and 6", "missionaries = 1 ", "missionaries = 7 "),
    ("setup.reals", "-1 is less than 0", "reals = 10\n", "reals = -1\n"),
    # the Number Zone
    ("number_zone.last", "needs 4 entries, not 3", "last  = [5, 10, 15, 20]", "last  = [5, 10, 20]"),
    ("number_zone.reals", "needs 4 entries, not 5", "reals = [1, 2, 3, 4]", "reals = [1, 2, 3, 4, 5]"),
    ("number_zone.first", "the numbers 1 to 20, each once", "first = [1, 6, 11, 16]", "first = [1, 6, 12, 16]"),
    ("number_zone.extra", "behind 20", "extra = [21, 22]", "extra = [22, 23]"),
    ("number_zone.reals", "-2 is less than 0", "reals = [1, 2, 3, 4]", "reals = [1, -2, 3, 4]"),
    # projects
    ("projects.decks", "must hold 35 tiles, not 34", TILE, ""),
    ("projects.decks", "must hold 35 tiles, not 36", TILE, TILE + TILE.replace("i-01", "i-15")),
    ("projects.decks", "in this order: i, ii, iii", 'id = "ii"', 'id = "iv"'),
    ("projects.decks[i].tiles[i-02]", "stands there twice", '["i-03"', '["i-02"'),
    ("projects.decks[i].tiles[ii-99]", "begin with its deck", '["i-03"', '["ii-99"'),
    ("projects.decks[i].tiles[i-01].limit", "3 is not between 4 and 11", '["i-01",    4', '["i-01",    3'),
    ("projects.decks[i].tiles[i-01].limit", "12 is not between 4 and 11", '["i-01",    4', '["i-01",   12'),
    ("projects.decks[i].tiles[i-01].crew", "6 is not between 1 and 5", '["i-01",    4,   1', '["i-01",    4,   6'),
    ("projects.decks[i].tiles[i-01].crew", "0 is not between 1 and 5", '["i-01",    4,   1', '["i-01",    4,   0'),
    ("projects.decks[i].tiles[i-01].reals", "-1 is less", "4,   1,   0,   0]", "4,   1,  -1,   0]"),
    ("projects.decks[i].tiles[i-01].points", "-1 is less", "4,   1,   0,   0]", "4,   1,   0,  -1]"),
    ("projects.decks[i].stated", "'i-99' is not a tile", 'stated = ["i-13"]', 'stated = ["i-99"]'),
    ("projects.largest_crew", "6 is not between 1 and 5", "largest_crew = 5", "largest_crew = 6"),
    ("projects.smallest_crew", "0 is not between 1 and 5", "smallest_crew = 1", "smallest_crew = 0"),
    ("projects.price_of_one", "-1 is less than 0", "price_of_one = 1", "price_of_one = -1"),
    ("projects.price_of_two", "0 is less than 1", "price_of_two = 4", "price_of_two = 0"),
    # merchant ships and Vasco tiles
    ("merchant_ships.limits", "needs 6 entries, not 5", "[7, 7, 9, 9, 11, 11]", "[7, 7, 9, 9, 11]"),
    ("merchant_ships.limits", "needs 6 entries, not 7", "[7, 7, 9, 9, 11, 11]", "[7, 7, 7, 9, 9, 11, 11]"),
    ("merchant_ships.limits", "3 is less than 4", "[7, 7, 9, 9, 11, 11]", "[3, 7, 9, 9, 11, 11]"),
    ("vasco_tiles.start", "needs 9 entries, not 8", "10, 11, 12]\nstart_p", "10, 11]\nstart_p"),
    ("vasco_tiles.start", "13 is not between 4 and 12", "10, 11, 12]\nstart_p", "10, 11, 13]\nstart_p"),
    ("vasco_tiles.change", "needs 9 entries, not 10", "change = [ 1,", "change = [ 1, 0,"),
    ("vasco_tiles.change", "4 is not between -3 and 3", "change = [ 1,", "change = [ 4,"),
    ("vasco_tiles.upper", "0 is less than 1", "upper  = [ 6,", "upper  = [ 0,"),
    ("vasco_tiles.lower", "0 is less than 1", "lower  = [ 3,", "lower  = [ 0,"),
    # recruiting
    ("recruiting.sections", "one a player", "sections = 4  ", "sections = 3  "),
    ("recruiting.colour_prices", "needs 4 entries, not 3", "[1, 3, 6, 10]", "[1, 3, 6]"),
    ("recruiting.colour_prices", "must not fall", "[1, 3, 6, 10]", "[1, 3, 2, 10]"),
    ("recruiting.colour_prices", "-1 is less than 0", "[1, 3, 6, 10]", "[-1, 3, 6, 10]"),
    ("recruiting.captain_price", "-1 is less than 0", "captain_price = 1", "captain_price = -1"),
    ("setup.sailors_per_section", "6 is not between 0 and 5", "sailors_per_section = 5", "sailors_per_section = 6"),
    ("recruiting.refill", "6 is not between 0 and 5", "refill = 3", "refill = 6"),
    # harbours
    ("harbours", "in this order: natal, terra", 'id = "terra"', 'id = "goa"'),
    ("harbours[natal].spaces", "must be at least one", NATAL, "spaces = []\n"),
    ("harbours[natal].spaces", "0 is not between 1 and 11", NATAL, "spaces = [0]\n"),
    ("harbours[calicut].spaces", "12 is not between 1 and 11", "[11, 11, 9, 9", "[12, 11, 9, 9"),
    ("harbours[natal].completion", "-1 is less than 0", "completion = 0", "completion = -1"),
    ("harbours[natal].bonus", "'gold' is not one of none, project", 'bonus = "project"', 'bonus = "gold"'),
    ("harbours[natal].amount", "-1 is less than 0", "amount = 1\n", "amount = -1\n"),
    ("chart.lisboa", "is not a harbour", "natal = [110", "lisboa = [1, 2]\nnatal = [110"),
    ("chart.natal", "missing or not a pair", "natal = [110, 625]\n", ""),
    # characters, areas, players
    ("characters.ids", "in this order: manuel, dias", '["manuel", "dias"', '["dias", "manuel"'),
    ("areas.ids", "in this order: recruiting", '["recruiting", "characters"', '["characters", "recruiting"'),
    ("characters.dias_points", "-1 is less", "dias_points = 2", "dias_points = -1"),
    ("characters.alvares_missionaries", "-1 is less", "alvares_missionaries = 1", "alvares_missionaries = -1"),
    ("setup.players", "for [2, 3, 4] players", "count = 3\n", "count = 5\n"),
    ("setup.players[3].sections", "one for each player", "sections = 3", "sections = 4"),
    ("setup.players[2].characters", "needs 2 entries, not 1", '["dias", "sernigi"]', '["dias"]'),
    ("setup.players[2].characters", "'vasco' is not one of", '["dias", "sernigi"]', '["dias", "vasco"]'),
    ("setup.players[2].characters", "stands there twice", '["dias", "sernigi"]', '["dias", "dias"]'),
    ("setup.players[2].characters", "receives dias", '["dias", "sernigi"]', '["sernigi", "dias"]'),
    ("setup.players[2].characters", "receive sernigi", '["dias", "sernigi"]', '["dias", "manuel"]'),
    ("setup.players[2].action_spaces", "needs 4 entries, not 3", "[3, 3, 3, 3]", "[3, 3, 3]"),
    ("setup.players[2].action_spaces", "must hold 9 discs", "[3, 3, 3, 3]", "[3, 3, 2, 0]"),
    ("setup.players[2].action_spaces", "-1 is less", "[3, 3, 3, 3]", "[9, 3, 3, -1]"),
    ("scoring.reals_per_point", "0 is less than 1", "reals_per_point = 3", "reals_per_point = 0"),
    ("scoring.ship_with_captain", "-3 is less", "ship_with_captain = 3", "ship_with_captain = -3"),
]

#: Mistakes that need two changes: a number of pieces and the list itself.
CONSPIRACIES: list[tuple[str, str, list[tuple[str, str]]]] = [
    ("pieces.projects", "7 for each of the 5 rounds", [("projects = 35", "projects = 34"), (TILE, "")]),
    (
        "pieces.merchant_ships",
        "one for the set-up and 5 rounds",
        [("merchant_ships = 6", "merchant_ships = 5"), ("[7, 7, 9, 9, 11, 11]", "[7, 7, 9, 9, 11]")],
    ),
    (
        "pieces.vasco_tiles",
        "more than the 5 rounds",
        [
            ("vasco_tiles = 9", "vasco_tiles = 5"),
            (" 9, 10, 11, 12]\nstart_p", "]\nstart_p"),
            ("0,  1, -3,  2, -1]", "0]"),
            (" 8,  9,  9, 10]", "]"),
            (" 4,  4,  4,  5]", "]"),
        ],
    ),
    (
        "pieces.numbers",
        "enough for 16 discs",
        [
            ("numbers = 22", "numbers = 17"),
            ("last  = [5, 10, 15, 20]", "last  = [5, 10, 11, 15]"),
            ("first = [1, 6, 11, 16]", "first = [1, 6, 11, 12]"),
            ("extra = [21, 22]", "extra = [16, 17]"),
        ],
    ),
    (
        "setup.sailors_per_section",
        "more than the bag holds",
        [
            ("sailors = 32", "sailors = 16"),
            ("sailors = [8, 8, 8, 8]", "sailors = [4, 4, 4, 4]"),
        ],
    ),
]


def test_the_file_as_it_stands_is_in_order(tmp_path: Path) -> None:
    load(tmp_path)


@pytest.mark.parametrize(("key", "reason", "old", "new"), MISTAKES, ids=[f"{m[0]}: {m[1]}" for m in MISTAKES])
def test_a_mistake_is_refused_with_its_key(tmp_path: Path, key: str, reason: str, old: str, new: str) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, (old, new))
    assert error.value.file == "data.toml"
    assert error.value.key == key
    assert reason in error.value.reason


@pytest.mark.parametrize(("key", "reason", "changes"), CONSPIRACIES, ids=[c[0] for c in CONSPIRACIES])
def test_mistakes_that_agree_with_each_other_are_refused_too(
    tmp_path: Path, key: str, reason: str, changes: list[tuple[str, str]]
) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, *changes)
    assert (error.value.key, reason in error.value.reason) == (key, True)


def test_the_first_deck_must_serve_the_first_round(tmp_path: Path) -> None:
    """Eight tiles of deck I move to deck II."""
    rows = [line for line in TEXT.splitlines() if line.startswith('    ["i-')][:8]
    moved = "\n".join(rows).replace('"i-0', '"ii-9')
    changes = [(row + "\n", "") for row in rows]
    changes.append(('    ["ii-01"', f'{moved}\n    ["ii-01"'))
    with pytest.raises(BadData) as error:
        load(tmp_path, *changes)
    assert error.value.key == "projects.decks[i].tiles"


def test_an_owner_of_the_box_can_correct_numbers(tmp_path: Path) -> None:
    """None of these is stated by the rulebook."""
    load(
        tmp_path,
        ('["i-01",    4,   1,   0,   0]', '["i-01",    5,   2,   1,   1]'),
        ("[7, 7, 9, 9, 11, 11]", "[4, 5, 6, 7, 9, 11]"),
        ("change = [ 1, -2", "change = [ 2, -1"),
        ("[11, 11, 9, 9, 7, 7]", "[11, 9, 9, 7, 7, 6]"),
        ("[5, 5, 5, 5]", "[6, 6, 6, 6]"),
        ("completion = 0", "completion = 1"),
        ("reals = [1, 2, 3, 4]", "reals = [0, 2, 3, 5]"),
    )


#: What an owner may find in the box though nothing in this file suggests it; the rulebook allows all of it.
SURPRISES: dict[str, tuple[str, str]] = {
    "Vasco tiles in any order, two of them alike": ("start  = [ 4,  5,  6,  7,  8", "start  = [ 8,  5,  6,  4,  8"),
    "merchant ships unlike all other ships": ("[7, 7, 9, 9, 11, 11]", "[4, 7, 9, 9, 11, 13]"),
    "hardly more action spaces than discs": ("[5, 5, 5, 5]", "[6, 4, 4, 3]"),
}


@pytest.mark.parametrize("surprise", SURPRISES)
def test_what_the_rulebook_allows_is_loaded(tmp_path: Path, surprise: str) -> None:
    load(tmp_path, SURPRISES[surprise])


def test_a_space_may_be_out_of_reach_of_every_ship(tmp_path: Path) -> None:
    """Calicut has two spaces of value 11; nothing says that a tile of limit 11 is in the box."""
    far = [line for line in TEXT.splitlines() if re.match(r' +\["i+-\d+", +11,', line)]
    assert len(far) > 3
    load(
        tmp_path,
        ("[7, 7, 9, 9, 11, 11]", "[7, 7, 9, 9, 9, 9]"),
        *((line, line.replace(" 11,", "  9,")) for line in far),
    )


def test_a_game_can_be_played_with_all_that_the_rulebook_allows(tmp_path: Path) -> None:
    """In a process of its own, since the constants are read once; the invariants are checked after every action."""
    without = shutil.ignore_patterns("art", "server", "__pycache__")
    shutil.copytree(FOLDER.parents[1], tmp_path / "caravela", ignore=without)
    load(tmp_path / "caravela" / "games" / "vasco", *SURPRISES.values())
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["over", "vasco-8b"]


PLAY = """
from random import Random
from caravela.core.options import Options
from caravela.games.vasco import RULES

random, pieces = Random(3), set()
for seats in (4, 4, 2):
    state = RULES.new_state(seats, Options(RULES.meta.options))
    while options := RULES.legal(state):
        RULES.apply(state, random.choice(options))
        RULES.check(state)
        RULES.evaluate(state, 0)
        pieces |= {piece.id for piece in RULES.scene(state, 0).pieces if piece.id.startswith("vasco-8b")}
print(RULES.prompt(state).kind, *pieces)
"""


@rule("VDG-1.2", "VDG-1.3", "VDG-1.4")
def test_every_value_says_where_it_comes_from() -> None:
    found = list(provenances("data.toml", read_raw(FOLDER / "data.toml")))
    kinds = {entry.key: entry.kind for entry in found}
    assert kinds["projects.decks[ii]"] == kinds["merchant_ships"] == kinds["vasco_tiles"] == "reconstructed"
    assert kinds["projects.decks[i].stated"] == kinds["recruiting"] == "rulebook"
    assert kinds["harbours[malindi].spaces"] == "derived"
    assert all(entry.facts for entry in found if entry.kind != "rulebook"), "every other kind gives its facts"
