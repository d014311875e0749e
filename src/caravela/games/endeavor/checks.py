"""What must hold in the data file beyond its form (END-1.1 to 1.8, END-2.1, 2.2, END-3.2)."""

from __future__ import annotations

from pathlib import Path

from caravela.core import data
from caravela.core.data import Checks
from caravela.games.endeavor.box import (
    ACTION_IDS,
    ATTRIBUTE_IDS,
    COPIES,
    EFFECT_IDS,
    EUROPE_ID,
    SIDE_IDS,
    TYPES,
    Box,
    Building,
    Deck,
    Place,
    Side,
)


class Check(Checks[Box]):
    """Refuses a box that does not add up, naming the key."""

    def __init__(self, file: str, box: Box) -> None:
        super().__init__(file, box)
        self.zone_ids = [zone.id for zone in box.zones]
        self.region_ids = [zone.id for zone in box.zones if zone.region]

    def all(self) -> None:
        self.players()
        self.mat()
        self.levels()
        self.track_glory()
        self.tokens()
        self.buildings()
        self.zones()
        self.cards()
        self.places()
        ids = [side.id for side in self.box.sides]
        self.need(ids == list(SIDE_IDS), "sides", f"must be, in this order: {', '.join(SIDE_IDS)}")
        for side in self.box.sides:
            self.side(side)
        self.setup()
        self.scoring()

    def symbols(self, key: str, symbols: list[int]) -> None:
        self.count(f"{key}.symbols", symbols, len(ATTRIBUTE_IDS) + 1)
        self.need(min(symbols) >= 0, f"{key}.symbols", "a number of symbols cannot be negative")

    def players(self) -> None:
        players, pieces = self.box.players, self.box.pieces
        self.once("players.colours", players.colours)
        self.need(2 <= players.fewest <= len(players.colours), "players.fewest", "is not a number of players")
        for key, found in (("player_mats", pieces.player_mats), ("start_tiles", pieces.start_tiles)):
            self.total(f"pieces.{key}", found, len(players.colours))
        self.total("pieces.markers_per_player", pieces.markers_per_player, len(ATTRIBUTE_IDS))
        self.total("pieces.board_sides", pieces.board_sides, len(SIDE_IDS))
        self.total("pieces.crowns", pieces.crowns, 1)
        self.total("pieces.track_extenders", pieces.track_extenders, len(ATTRIBUTE_IDS))

    def mat(self) -> None:
        mat, rounds = self.box.mat, self.box.rounds.count
        self.need(rounds > 0, "rounds.count", "must be at least 1")
        self.need(mat.coast == rounds + 1, "mat.coast", f"the start building and {rounds} others must just fill it")
        self.need(mat.card_spaces == self.box.card_limit.most, "mat.card_spaces", "is what card_limit.most allows")
        self.total("mat.governor_spaces", mat.governor_spaces, 1)

    def levels(self) -> None:
        levels = self.box.levels
        self.need(levels.thresholds[:1] == [0], "levels.thresholds", "must begin with 0")
        self.rising("levels.thresholds", levels.thresholds)
        for name in ("build", "growth", "salary", "cards"):
            values: list[int] = getattr(levels, name)
            self.count(f"levels.{name}", values, len(levels.thresholds))
            self.rising(f"levels.{name}", values)
            self.need(values[0] > 0, f"levels.{name}", "must begin with 1 or more")

    def track_glory(self) -> None:
        spaces = self.box.track_glory.spaces
        self.need(spaces[:1] == [0], "track_glory.spaces", "must begin with 0")
        self.rising("track_glory.spaces", spaces)
        self.need(spaces[-1] <= self.box.mat.track_end, "track_glory.spaces", "goes beyond the end of the track")

    def tokens(self) -> None:
        tokens = self.box.tokens
        self.once("tokens", [token.id for token in tokens])
        attributes = [token.id for token in tokens[: len(ATTRIBUTE_IDS)]]
        self.need(attributes == list(ATTRIBUTE_IDS), "tokens", f"must begin with {', '.join(ATTRIBUTE_IDS)}")
        for index, token in enumerate(tokens):
            key = f"tokens[{token.id}]"
            self.need(token.count > 0, f"{key}.count", "must be at least 1")
            self.actions(key, token.actions, "slash")
            self.need(bool(token.actions) == (index >= len(ATTRIBUTE_IDS)), key, "only action tokens have actions")
        self.total("pieces.trade_tokens", sum(token.count for token in tokens), self.box.pieces.trade_tokens)

    def actions(self, key: str, actions: list[str], joined: str = "") -> None:
        """One action, or two; a choice between equal ones would be none."""
        for id in actions:
            self.known(f"{key}.actions", id, ACTION_IDS)
        if joined != "plus":
            self.once(f"{key}.actions", actions)
        self.need(len(actions) <= 2, f"{key}.actions", "at most two actions can be joined")

    def buildings(self) -> None:
        tiles, starts = self.box.buildings, self.box.start_buildings
        self.once("buildings", [tile.id for tile in tiles] + [start.id for start in starts])
        self.count("start_buildings", starts, 2)
        self.count("buildings", tiles, self.box.pieces.building_types)
        self.total("pieces.building_tiles", sum(tile.copies for tile in tiles), self.box.pieces.building_tiles)
        self.need(tiles == sorted(tiles, key=lambda tile: tile.level), "buildings", "must be listed by level")
        for level, wanted in enumerate(TYPES, start=1):
            self.count(f"buildings of level {level}", [tile for tile in tiles if tile.level == level], wanted)
        for start in starts:
            self.symbols(f"start_buildings[{start.id}]", start.symbols)
            self.actions(f"start_buildings[{start.id}]", start.actions)
            self.need(len(start.actions) == 1, f"start_buildings[{start.id}].actions", "needs exactly one")
            self.need("payment" not in start.actions, f"start_buildings[{start.id}].actions", "payment needs a lock")
        for tile in tiles:
            self.building(tile)

    def building(self, tile: Building) -> None:
        key = f"buildings[{tile.id}]"
        self.symbols(key, tile.symbols)
        self.actions(key, tile.actions, tile.joined)
        self.total(f"{key}.copies", tile.copies, COPIES[tile.level - 1])
        self.known(f"{key}.effect", tile.effect, EFFECT_IDS)
        joined = ("plus", "slash") if len(tile.actions) == 2 else ("",)
        self.need(tile.joined in joined, f"{key}.joined", f"must be {' or '.join(joined) or 'left out'}")
        self.need(
            tile.locked or "payment" not in tile.actions,
            f"{key}.locked",
            "a building that offers payment must be locked, or two of them could free each other for ever",
        )
        self.need(bool(tile.actions) or not tile.locked, f"{key}.locked", "without an action it never holds a disc")

    def cards(self) -> None:
        decks = self.box.decks
        self.once("decks", [deck.id for deck in decks])
        self.total("pieces.asset_cards", sum(len(deck.cards) for deck in decks), self.box.pieces.asset_cards)
        for deck in decks:
            self.deck(deck)
        self.need(
            [deck.slavery for deck in decks].count(True) == 1, "decks.slavery", "there must be exactly one slavery deck"
        )
        abolition = [card for deck in decks for card in deck.cards if card.abolition]
        self.need(len(abolition) == 1, "decks.cards.abolition", "exactly one card must abolish slavery")
        zones = [deck.zone for deck in decks]
        self.need(
            sorted(zones) == sorted([EUROPE_ID, *self.zone_ids]),
            "decks.zone",
            "Europe needs two decks and every region one",
        )
        self.count("governors", self.box.governors, self.box.pieces.governor_cards)
        zones = [governor.zone for governor in self.box.governors]
        self.need(zones == self.region_ids, "governors", f"must be, in this order: {', '.join(self.region_ids)}")
        for governor in self.box.governors:
            self.symbols(f"governors[{governor.zone}]", governor.symbols)

    def deck(self, deck: Deck) -> None:
        key = f"decks[{deck.id}]"
        self.known(f"{key}.zone", deck.zone, self.zone_ids)
        self.need(not deck.slavery or deck.zone == EUROPE_ID, f"{key}.zone", "the slavery deck lies in Europe")
        first = 0 if deck.zone == EUROPE_ID else 1
        values = [card.value for card in deck.cards]
        self.need(values == list(range(first, 6)), f"{key}.cards", f"must have the values {first} to 5, in this order")
        for card in deck.cards:
            self.symbols(f"{key}.cards[{card.value}]", card.symbols)
            self.need(
                not (card.abolition and deck.slavery),
                f"{key}.cards[{card.value}].abolition",
                "a slavery card cannot abolish slavery",
            )

    def zones(self) -> None:
        self.once("zones", self.zone_ids)
        self.need(self.zone_ids[:1] == [EUROPE_ID], "zones", "must begin with europe")
        self.need(
            self.region_ids == self.zone_ids[1:], "zones", "Europe is no region, and every other zone is one (END-2.1)"
        )
        charted = [chart.zone for chart in self.box.chart]
        self.need(charted == self.zone_ids, "chart", f"must be, in this order: {', '.join(self.zone_ids)}")
        for chart in self.box.chart:
            europe = chart.zone == EUROPE_ID
            drawn = (chart.slavery_deck, chart.discard_pile) if europe else (chart.open_sea, chart.track)
            other = (chart.open_sea, chart.track) if europe else (chart.slavery_deck, chart.discard_pile)
            self.need(None not in drawn and other == (None, None), f"chart[{chart.zone}]", "has the wrong things on it")

    def places(self) -> None:
        places = self.box.map.places
        self.once("map.places", [place.id for place in places])
        for place in places:
            self.place(place)
        order = [self.zone_ids.index(place.zone) for place in places]
        self.need(order == sorted(order), "map.places", "must be listed zone by zone, in the order of the zones")

    def place(self, place: Place) -> None:
        key = f"map.places[{place.id}]"
        self.known(f"{key}.zone", place.zone, self.zone_ids)
        self.known(f"{key}.kind", place.kind, ("city", "fleet"))
        wanted = (1, 2) if place.kind == "city" else (0,)
        self.need(place.glory in wanted, f"{key}.glory", f"a {place.kind} cannot show {place.glory}")
        self.known(f"{key}.sides", place.sides, ("A", "B", "AB"))
        left, top, right, bottom = self.box.chart[self.zone_ids.index(place.zone)].box
        x, y = place.at
        self.need(left <= x <= right and top <= y <= bottom, f"{key}.at", "lies outside its zone")

    def side(self, side: Side) -> None:
        key = f"sides[{side.id}]"
        self.count(f"{key}.tracks", side.tracks, len(self.region_ids))
        self.need(min(side.tracks) > 0, f"{key}.tracks", "every region needs a shipping track")
        here = [place for place in self.box.map.places if side.id.upper() in place.sides]
        self.need(
            any(place.kind == "fleet" and place.zone == EUROPE_ID for place in here),
            "map.places",
            f"Europe needs a fleet space on side {side.id} (END-2.2)",
        )
        for zone in self.zone_ids:
            cities = [place for place in here if place.zone == zone and place.kind == "city"]
            self.need(bool(cities), "map.places", f"{zone!r} needs a city on side {side.id} (END-2.2)")
        self.routes(side, [place.id for place in here])
        spaces = sum(side.tracks) + len(here) + len(side.round_routes)
        self.need(
            spaces == self.box.pieces.trade_tokens,
            key,
            f"has {spaces} round spaces for {self.box.pieces.trade_tokens} tokens (END-3.2)",
        )

    def routes(self, side: Side, here: list[str]) -> None:
        seen: set[frozenset[str]] = set()
        for name, routes in (("round_routes", side.round_routes), ("square_routes", side.square_routes)):
            for index, (a, b) in enumerate(routes):
                key = f"sides[{side.id}].{name}[{index}]"
                for id in (a, b):
                    self.need(id in here, key, f"{id!r} is not a place of this side")
                self.need(a != b, key, f"{a!r} cannot be joined with itself")
                self.need(frozenset((a, b)) not in seen, key, f"{a!r} and {b!r} are joined twice")
                seen.add(frozenset((a, b)))

    def setup(self) -> None:
        setup = self.box.setup
        self.need(0 < setup.level_5_in_offer <= TYPES[-1], "setup.level_5_in_offer", f"must be 1 to {TYPES[-1]}")
        counts = [players.count for players in setup.players]
        wanted = list(range(self.box.players.fewest, len(self.box.players.colours) + 1))
        self.need(counts == wanted, "setup.players", f"must be for {wanted} players, in this order")
        silent = self.box.silent_fleet
        self.known("silent_fleet.players", str(silent.players), [str(count) for count in wanted])
        self.need(silent.discs > 0, "silent_fleet.discs", "must be at least 1")
        sides = [(f"setup.players[{players.count}].sides", players.sides) for players in setup.players]
        for key, allowed in [*sides, ("silent_fleet.sides", silent.sides)]:
            self.need(bool(allowed), key, "needs at least one side")
            for id in allowed:
                self.known(key, id, SIDE_IDS)

    def scoring(self) -> None:
        self.need(self.box.scoring.discs_per_glory > 0, "scoring.discs_per_glory", "must be at least 1")
        self.need(self.box.card_limit.most > 0, "card_limit.most", "must be at least 1")
        self.need(self.box.pieces.discs_per_player > 0, "pieces.discs_per_player", "must be at least 1")


def load_box(path: Path) -> Box:
    """The data file, checked; BadData names file, key and reason."""
    box = data.read(path, Box)
    Check(path.name, box).all()
    return box
