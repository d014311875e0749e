"""Chapter 1, components: what data.toml says is in the box."""

from __future__ import annotations

from itertools import pairwise

import pytest
from support.marks import rule
from support.navegador import coast, do, kinds, look, new_game, position

from caravela.core import rulebook
from caravela.core.words import LANGUAGES, Words
from caravela.games.navegador.box import COLUMN_IDS, GOODS
from caravela.games.navegador.components import (
    BONUS,
    BOX,
    COLOURS,
    FOLDER,
    LINE_PRICES,
    MARKET_PRICES,
    NEIGHBOURS,
    PLAYERS,
    REGION_IDS,
    REVENUE,
    SPACE_ACTION,
    SPACE_IDS,
    TOKEN_PRICES,
)
from caravela.games.navegador.meta import META

#: Borders that follow from the rulebooks; an owner of the box may correct the others.
KNOWN_BORDERS = """portugal-guine bahia-rio guine-angola rio-angola angola-cabo cabo-mocambique
mocambique-zanzibar zanzibar-goa goa-malaca macau-nagasaki"""


@rule("NAV-1.1")
def test_there_are_thirteen_regions_in_board_order() -> None:
    west = ["portugal", "bahia", "guine", "rio", "angola"]
    east = ["cabo", "mocambique", "zanzibar", "goa", "malaca", "timor", "macau", "nagasaki"]
    assert list(REGION_IDS) == west + east


@rule("NAV-1.1")
def test_the_known_borders_are_there_and_two_are_red() -> None:
    borders = {frozenset(border.between) for border in BOX.map.borders}
    assert borders >= {frozenset(pair.split("-")) for pair in KNOWN_BORDERS.split()}
    red = {frozenset(border.between) for border in BOX.map.borders if border.colour == "red"}
    assert red == {frozenset(("angola", "cabo")), frozenset(("goa", "malaca"))}


@rule("NAV-1.1")
def test_every_border_can_be_crossed_both_ways() -> None:
    for region, neighbours in enumerate(NEIGHBOURS):
        assert all(region in NEIGHBOURS[neighbour] for neighbour in neighbours)


@rule("NAV-1.2", "NAV-R1")
def test_the_wooden_pieces_add_up_with_ten_shipyards() -> None:
    pieces = BOX.pieces
    ships = pieces.ships_per_player * len(COLOURS) + pieces.orange_ships
    factories = pieces.factories_per_good * len(GOODS) + pieces.joker_factories
    assert (ships, factories) == (36, 23)
    assert (pieces.worker_markers, pieces.rondel_stones, pieces.explorer_discs) == (5, 5, 12)
    assert (pieces.churches, pieces.shipyards, pieces.price_markers) == (10, 10, 3)
    assert ships + 5 + 5 + 12 + 10 + 10 + factories + 3 == pieces.wooden_pieces == 104


@rule("NAV-1.3")
@pytest.mark.parametrize(
    ("good", "cheapest", "dearest", "count"), [("sugar", 40, 120, 9), ("gold", 50, 150, 11), ("spice", 60, 180, 13)]
)
def test_every_colony_price_occurs_once_in_steps_of_ten(good: str, cheapest: int, dearest: int, count: int) -> None:
    prices = TOKEN_PRICES[GOODS.index(good)]
    assert prices == list(range(cheapest, dearest + 1, 10))
    assert len(prices) == count


@rule("NAV-1.4", "NAV-R2")
def test_there_are_thirty_five_privileges_five_of_them_royal() -> None:
    assert BOX.pieces.royal_privileges == len(COLOURS) == 5
    assert BOX.pieces.privileges_per_type * len(COLUMN_IDS) + BOX.pieces.royal_privileges == 35
    assert all(BOX.privileges.at_start + sum(players.refill) <= 6 for players in PLAYERS.values())


@rule("NAV-1.5")
def test_a_sheet_has_five_columns_of_three_falling_bonuses() -> None:
    assert COLUMN_IDS == ("colony", "factory", "explorer", "shipyard", "church")
    assert [column.id for column in BOX.sheet] == list(COLUMN_IDS)
    for bonus in BONUS:
        assert len(bonus) == 3
        assert all(above > below for above, below in pairwise(bonus))


@rule("NAV-1.5")
def test_the_bonuses_that_the_rulebooks_mention_are_there() -> None:
    colony, factory, explorer, shipyard, church = BONUS
    assert 30 in colony
    assert 20 in factory
    assert explorer[:2] == [30, 20]
    assert shipyard[0] == 50
    assert church[1] == 40


@rule("NAV-1.6")
def test_two_double_loss_markers_suffice() -> None:
    assert BOX.pieces.double_loss_markers == 2
    assert max(len(players.double_loss) for players in PLAYERS.values()) == 2


@rule("NAV-1.7", "NAV-R15")
def test_the_market_has_ten_rows_with_every_value_on_two() -> None:
    assert [MARKET_PRICES[good][0] for good in range(3)] == [60, 70, 80]
    assert [MARKET_PRICES[good][9] for good in range(3)] == [20, 30, 40]
    assert REVENUE == [20, 20, 30, 30, 40, 40, 50, 50, 60, 60]
    for column in MARKET_PRICES:
        assert len(column) == 10
        assert column[::2] == column[1::2]
        assert all(above - below == 10 for above, below in pairwise(column[::2]))


@rule("NAV-1.7")
def test_only_the_goods_have_price_markers() -> None:
    assert len(new_game().rows) == BOX.pieces.price_markers == len(GOODS)


@rule("NAV-1.8")
def test_building_lines_have_six_or_eight_rising_positions() -> None:
    assert [len(prices) for prices in LINE_PRICES] == [6, 6, 6, 8, 8]
    for prices in LINE_PRICES:
        assert all(left < right for left, right in pairwise(prices))


@rule("NAV-1.8")
def test_the_prices_that_the_rulebooks_mention_are_there() -> None:
    sugar, gold, spice, shipyard, church = LINE_PRICES
    assert gold[gold.index(70) + 1] == 100
    assert 100 in sugar
    assert 100 in spice
    assert 150 in shipyard
    assert 250 in church[:6]


@rule("NAV-1.9")
def test_the_bank_pays_any_sum() -> None:
    """All coins of any box are far fewer than what is paid here."""
    state = position(
        at="market_a", discovered=coast("angola"), red={"money": 10**9, "colonies": {"gold": [50, 60, 70]}}
    )
    do(state, "sell gold 3")
    assert look(state).money == 10**9 + 3 * 60


@rule("NAV-1.10", "NAV-R21")
def test_the_rondel_has_eight_spaces_in_this_order() -> None:
    clockwise = ["sailing", "workers", "market", "colony", "privilege", "ships", "market", "buildings"]
    assert BOX.rondel.actions == clockwise
    assert len(set(SPACE_IDS)) == 8
    assert SPACE_ACTION[SPACE_IDS.index("market_a")] == SPACE_ACTION[SPACE_IDS.index("market_b")]


@rule("NAV-1.10")
@pytest.mark.parametrize(
    ("space", "kind"),
    [
        ("sailing", "discover"),
        ("workers", "hire"),
        ("market_a", "process"),
        ("colony", "done"),
        ("privilege", "privilege"),
        ("ships", "ships"),
        ("market_b", "process"),
        ("buildings", "build"),
    ],
)
def test_each_space_leads_to_its_action(space: str, kind: str) -> None:
    state = new_game()
    do(state, f"rondel {space}")
    assert kind in kinds(state)


@rule("NAV-1.11")
def test_the_worker_track_runs_from_two_to_nine() -> None:
    assert (BOX.workers.lowest, BOX.workers.highest) == (2, 9)


#: The other words that the printed rulebooks use for the same things.
OTHER_WORDS = {
    "en": ("manufactor", "macao", "marcau"),
    "ru": ("фактори", "макау", "круадо", "крузато"),
    "pl": ("faktori", "fabryk", "macao", "marcau"),
}


@rule("NAV-R29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_has_one_word_in_each_language(language: str) -> None:
    text = (META.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    text += " ".join(rule.text for number, rule in rulebook.read(FOLDER, language).items() if number != "NAV-R29")
    assert not [word for word in OTHER_WORDS[language] if word in text.lower()]
    assert Words(META, language).name("region", "macau")
