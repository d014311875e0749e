"""data.toml is checked when it is loaded: whatever is wrong with it is named by file, key and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.marks import rule

from caravela.core import data
from caravela.core.errors import BadData
from caravela.games.endeavor.checks import load_box
from caravela.games.endeavor.components import FOLDER

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


def building(id: str) -> str:
    """A building as it stands in the file."""
    found = re.search(rf'\[\[buildings\]\]\nid = "{id}"\n.*?\n\n', TEXT, re.DOTALL)
    assert found is not None
    return found.group()


def changed(id: str, old: str, new: str) -> tuple[str, str]:
    """A building with one text in it replaced."""
    text = building(id)
    assert old in text
    return text, text.replace(old, new, 1)


def without(pattern: str) -> tuple[str, str]:
    """The first line that matches is left out."""
    found = re.search(rf"^.*{pattern}.*\n", TEXT, re.MULTILINE)
    assert found is not None
    return found.group(), ""


def london(old: str, new: str) -> tuple[str, str]:
    """The place London with one text in it replaced."""
    assert old in LONDON
    return LONDON, LONDON.replace(old, new, 1)


def everywhere(pattern: str, new: str) -> tuple[str, str]:
    """Every match of a pattern is replaced."""
    return TEXT, re.sub(pattern, new, TEXT)


def tracks(lengths: str) -> tuple[str, str]:
    """Other shipping tracks on side A."""
    return "tracks = [5, 4, 4, 4, 5, 6]", f"tracks = {lengths}"


def ship_draw(actions: str) -> tuple[str, str]:
    """Other actions of the token."""
    return 'actions = ["ship", "draw"]', f"actions = {actions}"


def india_deck(zone: str) -> tuple[str, str]:
    """The deck of India in another zone."""
    deck = 'id = "india"\nprovenance = "rulebook"\nzone = '
    return f'{deck}"india"', f'{deck}"{zone}"'


def two_players(line: str) -> tuple[str, str]:
    """Another board for two players."""
    entry = 'count = 2\nprovenance = "rulebook"\nsides = ["a"]'
    return entry, line


found = re.search(r'^ *\{ id = "london".*\n', TEXT, re.MULTILINE)
assert found is not None
LONDON = found.group()
LAST_PLACE = "]\n\n# The two sides of the board"
ROUND = '  ["constantinople", "alexandria"],\n'
HUT = """[[start_buildings]]
id = "hut"
provenance = "rulebook"
symbols = [0, 0, 0, 0, 0]
actions = ["ship"]
actions_provenance = "rulebook"

[[start_buildings]]"""
FIVE_AND_SIX = TEXT.replace(*changed("market", "copies = 5", "copies = 4")).replace(
    *changed("shipyard", "copies = 5", "copies = 6")
)

#: The key that is named, a part of the reason, and what is changed.
MISTAKES: list[tuple[str, str, tuple[str, str]]] = [
    # the form of the file
    ("rounds", "unknown field `many`", ("count = 7", "count = 7\nmany = 3")),
    ("rounds", "missing required field `count`", ("\ncount = 7\n", "\n")),
    ("rounds.count", "expected `int`, got `str`", ("count = 7", 'count = "7"')),
    ("the file", "is not TOML", ("[rounds]", "[rounds")),
    ("the file", "unknown field `extras`", ("[rounds]", '[extras]\nprovenance = "rulebook"\na = 1\n[rounds]')),
    (
        "decks[0].cards[2].symbols[1]",
        "expected `int`, got `float`",
        ("{ value = 2, symbols = [0, 0", "{ value = 2, symbols = [0, 0.5"),
    ),
    # provenance
    ("scoring", "says nowhere where its values come from", ('18.8\nprovenance = "rulebook"', "18.8")),
    ("players.provenance", "'hearsay' is not one of rulebook", ('provenance = "rulebook"', 'provenance = "hearsay"')),
    (
        "buildings[market].symbols.provenance",
        "'guessed' is not one of",
        changed("market", 'symbols_provenance = "sourced', 'symbols_provenance = "guessed'),
    ),
    # players and pieces
    ("players.colours", "'red' stands there twice", ('"red", "yellow"', '"red", "red"')),
    ("players.fewest", "is not a number of players", ("fewest = 2", "fewest = 6")),
    ("pieces.player_mats", "there are 5 of them, not 4", ("player_mats = 5", "player_mats = 4")),
    ("pieces.start_tiles", "there are 5 of them, not 6", ("start_tiles = 5", "start_tiles = 6")),
    ("pieces.markers_per_player", "there are 4 of them", ("markers_per_player = 4", "markers_per_player = 5")),
    ("pieces.board_sides", "there are 2 of them", ("board_sides = 2", "board_sides = 1")),
    ("pieces.crowns", "there are 1 of them", ("crowns = 1", "crowns = 2")),
    ("pieces.track_extenders", "there are 4 of them", ("track_extenders = 4", "track_extenders = 3")),
    ("pieces.discs_per_player", "must be at least 1", ("discs_per_player = 35", "discs_per_player = 0")),
    # the mat, levels, glory
    ("mat.coast", "must just fill it", ("coast = 8", "coast = 9")),
    ("rounds.count", "must be at least 1", ("count = 7", "count = 0")),
    ("mat.card_spaces", "is what card_limit.most allows", ("card_spaces = 5", "card_spaces = 6")),
    ("mat.governor_spaces", "there are 1 of them", ("governor_spaces = 1", "governor_spaces = 2")),
    ("levels.thresholds", "must begin with 0", ("thresholds = [0, 2", "thresholds = [1, 2")),
    ("levels.thresholds", "must rise", ("thresholds = [0, 2, 4", "thresholds = [0, 4, 4")),
    ("levels.growth", "needs 5 entries, not 4", ("growth = [2, 3, 4, 5, 6]", "growth = [2, 3, 4, 5]")),
    ("levels.cards", "must rise", ("cards  = [1, 2, 3, 4, 5]", "cards  = [1, 2, 2, 4, 5]")),
    ("levels.build", "must begin with 1 or more", ("build  = [1,", "build  = [0,")),
    ("track_glory.spaces", "must begin with 0", ("spaces = [0, 2, 4", "spaces = [2, 4")),
    ("track_glory.spaces", "must rise", ("spaces = [0, 2, 4", "spaces = [0, 4, 2")),
    ("track_glory.spaces", "goes beyond the end of the track", ("14, 15]\nevery", "14, 16]\nevery")),
    # tokens
    ("tokens", "'wealth' stands there twice", ('[[tokens]]\nid = "payment"', '[[tokens]]\nid = "wealth"')),
    ("tokens", "must begin with industry, culture", ('id = "industry"\nprovenance', 'id = "trade"\nprovenance')),
    ("tokens[culture].count", "must be at least 1", ("count = 20", "count = 0")),
    ("pieces.trade_tokens", "there are 95 of them, not 96", ("count = 20", "count = 21")),
    ("tokens[ship_draw].actions", "'sail' is not one of", ship_draw('["sail", "draw"]')),
    ("tokens[ship_draw].actions", "'ship' stands there twice", ship_draw('["ship", "ship"]')),
    ("tokens[ship_draw].actions", "at most two", ship_draw('["ship", "draw", "occupy"]')),
    ("tokens[culture]", "only action tokens have actions", ("count = 20", 'count = 20\nactions = ["draw"]')),
    ("tokens[attack]", "only action tokens have actions", ('\nactions = ["attack"]', "")),
    # buildings
    ("buildings", "'market' stands there twice", changed("bank", 'id = "bank"', 'id = "market"')),
    ("start_buildings", "needs 2 entries, not 3", ("[[start_buildings]]", HUT)),
    (
        "start_buildings[colonial_house].symbols",
        "needs 5 entries, not 4",
        ("symbols = [0, 0, 0, 0, 0]", "symbols = [0, 0, 0, 0]"),
    ),
    ("start_buildings[colonial_house].actions", "needs exactly one", ('actions = ["occupy"]', "actions = []")),
    (
        "start_buildings[colonial_house].actions",
        "payment needs a lock",
        ('actions = ["occupy"]', 'actions = ["payment"]'),
    ),
    ("buildings", "needs 19 entries, not 18", (building("museum"), "")),
    ("pieces.building_tiles", "there are 49 of them, not 48", changed("market", "copies = 5", "copies = 4")),
    ("buildings", "must be listed by level", changed("market", "level = 1", "level = 2")),
    ("buildings of level 4", "needs 3 entries, not 4", changed("stock_exchange", "level = 5", "level = 4")),
    ("buildings[market].copies", "there are 5 of them, not 4", (TEXT, FIVE_AND_SIX)),
    ("buildings[market].symbols", "cannot be negative", changed("market", "symbols = [0, 0, 0", "symbols = [0, 0, -1")),
    ("buildings[market].actions", "'trade' is not one of", changed("market", '"draw"', '"trade"')),
    (
        "buildings[memorial].effect",
        "'tomb' is not one of",
        changed("memorial", 'effect = "memorial"', 'effect = "tomb"'),
    ),
    (
        "buildings[guild_hall].actions",
        "'ship' stands there twice",
        changed("guild_hall", '["ship", "draw"]', '["ship", "ship"]'),
    ),
    ("buildings[docks].joined", "must be plus or slash", changed("docks", 'joined = "plus"', 'joined = "and"')),
    ("buildings[market].joined", "must be left out", changed("market", "level = 1", 'level = 1\njoined = "plus"')),
    (
        "buildings[museum].locked",
        "could free each other for ever",
        changed("museum", "locked = true", "locked = false"),
    ),
    ("buildings[workshop].locked", "never holds a disc", changed("workshop", "level = 1", "level = 1\nlocked = true")),
    # cards
    ("decks", "'europe' stands there twice", ('id = "slavery"', 'id = "europe"')),
    ("pieces.asset_cards", "there are 42 of them, not 41", without(r"\{ value = 4, symbols = \[0, 0, 0, 0, 5\]")),
    ("decks[india].zone", "'goa' is not one of", india_deck("goa")),
    ("decks[slavery].zone", "lies in Europe", ('zone = "europe"\nslavery = true', 'zone = "africa"\nslavery = true')),
    ("decks[europe].cards", "must have the values 0 to 5", ("{ value = 0,", "{ value = 1,")),
    (
        "decks[europe].cards[0].symbols",
        "needs 5 entries, not 6",
        ("{ value = 0, symbols = [0,", "{ value = 0, symbols = [0, 0,"),
    ),
    ("decks.slavery", "exactly one slavery deck", ("slavery = true\n", "")),
    ("decks.cards.abolition", "exactly one card", (", abolition = true", "")),
    (
        "decks[slavery].cards[0].abolition",
        "cannot abolish",
        ("{ value = 0, symbols = [2,", "{ value = 0, abolition = true, symbols = [2,"),
    ),
    ("decks.zone", "Europe needs two decks", india_deck("africa")),
    (
        "governors",
        "must be, in this order",
        ('[[governors]]\nzone = "north_america"', '[[governors]]\nzone = "caribbean"'),
    ),
    ("governors[north_america].symbols", "needs 5 entries", ("symbols = [0, 0, 1, 2, 1]", "symbols = [0, 0, 1, 2]")),
    # the map
    ("zones", "'india' stands there twice", ('[[zones]]\nid = "africa"', '[[zones]]\nid = "india"')),
    ("zones", "every other zone is one", ("region = true", "region = false")),
    ("chart", "must be, in this order", ('[[chart]]\nzone = "europe"', '[[chart]]\nzone = "africa"')),
    ("chart[europe]", "has the wrong things on it", ("discard_pile = [584, 54]\n", "")),
    (
        "chart[north_america]",
        "has the wrong things on it",
        ("open_sea = [306,", "slavery_deck = [1, 1]\nopen_sea = [306,"),
    ),
    ("map.places", "'london' stands there twice", (LONDON, LONDON * 2)),
    (
        "map.places",
        "must be listed zone by zone",
        (TEXT, TEXT.replace(LONDON, "").replace(LAST_PLACE, LONDON + LAST_PLACE)),
    ),
    ("map.places[london].zone", "'atlantis' is not one of", london('"europe"', '"atlantis"')),
    ("map.places[london].kind", "'town' is not one of", london('"city"', '"town"')),
    ("map.places[london].glory", "a city cannot show 3", london("glory = 1", "glory = 3")),
    ("map.places[london].sides", "'C' is not one of", london('sides = "AB"', 'sides = "C"')),
    ("map.places[london].at", "lies outside its zone", london("[470, 150]", "[20, 20]")),
    # the sides of the board
    ("sides", "must be, in this order: a, b", ('[[sides]]\nid = "b"', '[[sides]]\nid = "a"')),
    ("sides[a].tracks", "needs 6 entries, not 5", tracks("[5, 4, 4, 4, 5]")),
    ("sides[a].tracks", "every region needs a shipping track", tracks("[0, 4, 4, 4, 5, 11]")),
    ("sides[a]", "has 96 round spaces for 95 tokens", tracks("[6, 4, 4, 4, 5, 6]")),
    ("sides[a].round_routes[0]", "'paris' is not a place of this side", (ROUND, ROUND.replace("alexandria", "paris"))),
    (
        "sides[a].round_routes[0]",
        "'tripoli' is not a place of this side",
        (ROUND, ROUND.replace("alexandria", "tripoli")),
    ),
    (
        "sides[a].round_routes[0]",
        "cannot be joined with itself",
        (ROUND, ROUND.replace("alexandria", "constantinople")),
    ),
    ("sides[a].round_routes[1]", "are joined twice", (ROUND, ROUND + '  ["alexandria", "constantinople"],\n')),
    (
        "map.places",
        "Europe needs a fleet space on side a",
        everywhere(r'(zone = "europe",.*kind = "fleet",.*sides = )"AB"', r'\1"B"'),
    ),
    (
        "map.places",
        "'caribbean' needs a city on side a",
        everywhere(r'(zone = "caribbean",.*kind = "city",.*sides = )"AB"', r'\1"B"'),
    ),
    # set-up, scoring, Silent Fleet
    ("setup.level_5_in_offer", "must be 1 to 7", ("level_5_in_offer = 3", "level_5_in_offer = 8")),
    (
        "setup.players",
        "must be for [2, 3, 4, 5] players",
        two_players('count = 3\nprovenance = "rulebook"\nsides = ["a"]'),
    ),
    (
        "setup.players[2].sides",
        "needs at least one side",
        two_players('count = 2\nprovenance = "rulebook"\nsides = []'),
    ),
    (
        "setup.players[2].sides",
        "'c' is not one of a, b",
        two_players('count = 2\nprovenance = "rulebook"\nsides = ["c"]'),
    ),
    ("silent_fleet.players", "'6' is not one of", ("players = 2\ndiscs", "players = 6\ndiscs")),
    ("silent_fleet.discs", "must be at least 1", ("players = 2\ndiscs = 35", "players = 2\ndiscs = 0")),
    ("scoring.discs_per_glory", "must be at least 1", ("discs_per_glory = 3", "discs_per_glory = 0")),
]


@pytest.mark.parametrize(("key", "reason", "change"), MISTAKES, ids=[f"{m[0]}-{m[1][:24]}" for m in MISTAKES])
def test_a_mistake_is_named(tmp_path: Path, key: str, reason: str, change: tuple[str, str]) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, change)
    assert error.value.file == "data.toml"
    assert error.value.key == key
    assert reason in error.value.reason


def test_the_file_itself_is_sound(tmp_path: Path) -> None:
    load(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        load_box(tmp_path / "data.toml")


@rule("END-R9")
def test_what_the_rulebook_leaves_open_can_be_corrected_in_the_file(tmp_path: Path) -> None:
    """Glory above 10, a bonus disc on Europe 1, locks, the card limit: data, and nothing else depends on them."""
    load(
        tmp_path,
        ("spaces = [0, 2, 4, 7, 10, 11, 12, 13, 14, 15]", "spaces = [0, 2, 4, 7, 10, 12, 15]"),
        ("every_space_above = true", "every_space_above = false"),
        ("{ value = 1, symbols = [0, 2, 0, 1, 0],", "{ value = 1, symbols = [0, 2, 0, 1, 0], bonus_disc = true,"),
        changed("docks", "level = 3", 'level = 3\nlocked = true\nlocked_provenance = "rulebook"'),
        ("cards  = [1, 2, 3, 4, 5]", "cards  = [2, 3, 4, 5, 6]"),
    )


@rule("END-8.10")
@pytest.mark.parametrize("id", ["ship", "occupy"])
def test_two_equal_actions_may_be_joined_by_a_plus(tmp_path: Path, id: str) -> None:
    load(tmp_path, changed("docks", '["ship", "occupy"]', f'["{id}", "{id}"]'))


def test_the_numbers_of_older_editions_are_still_sound() -> None:
    """Games that began with them are played on with them."""
    files = sorted((FOLDER / "editions").glob("*/data.toml"))
    assert [file.parent.name for file in files] == ["1"]
    for file in files:
        assert load_box(file).buildings


def test_every_group_says_where_it_comes_from() -> None:
    found = list(data.provenances("data.toml", data.read_raw(FOLDER / "data.toml")))
    assert {group.kind for group in found} == {"rulebook", "sourced", "derived", "recalled", "reconstructed"}
    routes = next(group for group in found if "round_routes" in group.values)
    assert routes.kind == "reconstructed"
