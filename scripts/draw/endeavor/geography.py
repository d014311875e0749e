"""Where things are on Endeavor's chart: places by degrees (longitude, latitude) and by units of the board.

Europe needs more room than the oceans, so the earth is bent until every city lies where its spaces and routes have
room, at the point that data.toml gives. Some cities are given a little off their true degrees, so that their coasts are
not drawn out too far.
"""

from __future__ import annotations

from caravela.games.endeavor.components import BOX
from draw.svg import Point

#: Where each place lies on the board.
POINTS: dict[str, Point] = {place.id: place.at for place in BOX.map.places}
#: The degrees of the cities; fleet spaces lie in the sea, wherever there is room.
DEGREES: dict[str, Point] = {
    "london": (-0.6, 51.6),
    "copenhagen": (12.4, 55.8),
    "bordeaux": (-1.0, 44.8),
    "lisbon": (-9.0, 38.8),
    "seville": (-5.6, 37.2),
    "venice": (12.4, 45.3),
    "constantinople": (28.8, 41.0),
    "algiers": (3.0, 36.4),
    "tripoli": (13.2, 32.5),
    "alexandria": (29.8, 31.0),
    "boston": (-71.4, 42.2),
    "charleston": (-80.4, 33.0),
    "new_orleans": (-90.4, 30.2),
    "havana": (-81.4, 22.6),
    "port_royal": (-77.4, 18.1),
    "bridgetown": (-60.4, 13.4),
    "lima": (-76.4, -12.0),
    "recife": (-36.0, -8.0),
    "buenos_aires": (-59.0, -35.0),
    "elmina": (-1.4, 6.0),
    "mozambique": (39.4, -15.0),
    "bombay": (73.2, 19.6),
    "calicut": (76.2, 11.6),
    "calcutta": (88.0, 22.8),
    "malacca": (102.0, 2.6),
    "hoi_an": (107.6, 15.8),
    "macau": (113.2, 22.8),
    "makassar": (119.8, -4.6),
    "nagasaki": (130.2, 32.8),
}
#: The cities, by degrees and by units of the board.
CITIES: list[tuple[Point, Point]] = [(degrees, POINTS[id]) for id, degrees in DEGREES.items()]
#: Other places that hold the earth in its shape.
STAYS: list[tuple[Point, Point]] = [
    ((-5.0, 58.6), (452, 98)),
    ((-10.0, 52.0), (430, 160)),
    ((-4.5, 48.4), (444, 192)),
    ((-9.2, 43.2), (412, 226)),
    ((-5.6, 36.0), (446, 326)),
    ((3.0, 42.4), (516, 250)),
    ((5.4, 52.6), (540, 150)),
    ((15.6, 38.0), (594, 268)),
    ((23.0, 36.6), (640, 292)),
    ((10.0, 37.2), (554, 322)),
    ((19.0, 30.3), (618, 370)),
    ((41.5, 42.0), (728, 246)),
    ((35.8, 36.6), (698, 302)),
    ((8.0, 58.0), (556, 104)),
    ((18.6, 54.4), (622, 136)),
    ((25.0, 71.0), (636, 36)),
    ((15.0, 68.0), (588, 48)),
    ((40.0, 66.0), (700, 44)),
    ((60.0, 69.0), (770, 4)),
    ((100.0, 74.0), (880, -40)),
    ((140.0, 72.0), (985, -30)),
    ((-60.0, 66.0), (276, 10)),
    ((-22.0, 65.0), (418, 70)),
    ((-20.0, 72.0), (430, -40)),
    ((-40.0, 74.0), (360, -70)),
    ((-100.0, 72.0), (110, -60)),
    ((-17.5, 14.7), (402, 398)),
    ((9.5, 4.0), (516, 446)),
    ((14.0, -9.0), (548, 488)),
    ((19.0, -34.2), (570, 548)),
    ((32.6, 29.9), (682, 354)),
    ((43.3, 12.6), (694, 424)),
    ((51.2, 11.8), (712, 434)),
    ((59.8, 22.5), (730, 356)),
    ((48.5, 29.8), (716, 318)),
    ((47.0, -18.5), (694, 522)),
    ((77.5, 8.1), (802, 446)),
    ((103.8, 1.4), (874, 468)),
    ((107.0, -6.6), (884, 528)),
    ((110.0, 12.0), (890, 384)),
    ((114.0, 1.0), (914, 480)),
    ((121.2, 14.8), (958, 372)),
    ((121.5, 31.2), (930, 214)),
    ((140.0, 36.0), (982, 184)),
    ((122.0, -18.0), (940, 596)),
    ((-71.5, 47.5), (200, 126)),
    ((-70.2, 18.8), (276, 312)),
    ((-68.0, -54.0), (244, 660)),
    ((-81.0, -5.0), (118, 466)),
    ((-75.0, 9.8), (178, 424)),
    ((-61.5, 10.6), (264, 438)),
    ((-51.0, 4.2), (292, 450)),
    ((-70.5, -20.0), (148, 528)),
    ((-97.0, 20.0), (108, 290)),
    ((-106.0, 23.0), (66, 268)),
    ((-124.0, 40.0), (0, 190)),
    ((-79.8, 9.0), (146, 420)),
    ((-60.0, 46.0), (286, 132)),
    ((-53.0, 47.5), (312, 108)),
    ((-44.0, 60.0), (356, 56)),
    ((-80.3, 25.4), (205, 256)),
]
#: On which side of its space a name stands, if not below it: how far off, and how the words run from there.
NAMES: dict[str, tuple[Point, str]] = {
    "london": ((-4, -22), "middle"),
    "copenhagen": ((22, -4), "start"),
    "bordeaux": ((0, 31), "middle"),
    "lisbon": ((-20, -4), "end"),
    "seville": ((21, 0), "start"),
    "venice": ((20, -8), "start"),
    "constantinople": ((48, -20), "middle"),
    "algiers": ((-19, 16), "end"),
    "tripoli": ((0, 31), "middle"),
    "alexandria": ((-16, -19), "end"),
    "boston": ((-20, -6), "end"),
    "charleston": ((10, -22), "end"),
    "new_orleans": ((-6, -22), "middle"),
    "havana": ((15, -15), "start"),
    "port_royal": ((9, 26), "start"),
    "bridgetown": ((18, 17), "start"),
    "lima": ((-4, 31), "middle"),
    "recife": ((-20, 14), "end"),
    "buenos_aires": ((-6, -22), "middle"),
    "elmina": ((-4, 30), "middle"),
    "mozambique": ((0, 31), "middle"),
    "bombay": ((-18, -14), "end"),
    "calcutta": ((0, -22), "middle"),
    "calicut": ((-4, 30), "middle"),
    "malacca": ((-4, 31), "middle"),
    "hoi_an": ((0, 30), "middle"),
    "macau": ((-8, -21), "end"),
    "makassar": ((-2, 30), "middle"),
    "nagasaki": ((-7, -22), "middle"),
}
#: The bearing of a city's shield, if not to the north-east.
SHIELDS: dict[str, float] = {
    "havana": 225,
}
#: Routes that do not run straight: the points between their ends.
WAYS: dict[frozenset[str], list[Point]] = {
    frozenset(("london", "bombay")): [(540, 176), (630, 190), (690, 222), (732, 272)],
    frozenset(("copenhagen", "calicut")): [(652, 172), (716, 214), (772, 254), (798, 300), (800, 352)],
    frozenset(("copenhagen", "malacca")): [
        (660, 158),
        (730, 198),
        (820, 222),
        (882, 260),
        (910, 330),
        (914, 380),
        (894, 426),
    ],
    frozenset(("constantinople", "hoi_an")): [(740, 264), (810, 272), (856, 304)],
    frozenset(("algiers", "new_orleans")): [(452, 338), (410, 304), (340, 258), (250, 248), (196, 242), (144, 212)],
    frozenset(("seville", "havana")): [(410, 326), (340, 312), (280, 296)],
    frozenset(("seville", "buenos_aires")): [(430, 348), (394, 420), (368, 490), (310, 540)],
    frozenset(("lisbon", "bridgetown")): [(368, 296), (340, 324)],
    frozenset(("lisbon", "recife")): [(382, 310), (372, 380), (364, 440)],
    frozenset(("bordeaux", "charleston")): [(430, 226), (330, 240)],
    frozenset(("havana", "new_orleans")): [(178, 250), (134, 222)],
    frozenset(("havana", "bridgetown")): [(262, 326)],
    frozenset(("havana", "windward_fleet")): [(244, 352)],
    frozenset(("recife", "port_royal")): [(212, 410), (268, 450)],
    frozenset(("elmina", "mozambique")): [(500, 500), (556, 566), (626, 560)],
    frozenset(("alexandria", "mozambique")): [(684, 400), (684, 450)],
    frozenset(("mozambique", "arabian_sea_fleet")): [(716, 474)],
    frozenset(("calcutta", "malacca")): [(830, 400)],
    frozenset(("macau", "makassar")): [(926, 340), (920, 440), (922, 500)],
}
#: How far along a route its slot lies, where the middle is taken by something else.
SLOTS: dict[frozenset[str], float] = {
    frozenset(("london", "bombay")): 0.32,
    frozenset(("copenhagen", "calicut")): 0.3,
    frozenset(("copenhagen", "malacca")): 0.42,
    frozenset(("algiers", "new_orleans")): 0.68,
    frozenset(("seville", "havana")): 0.74,
    frozenset(("lisbon", "bridgetown")): 0.56,
    frozenset(("lisbon", "recife")): 0.62,
    frozenset(("london", "boston")): 0.36,
    frozenset(("bordeaux", "charleston")): 0.66,
    frozenset(("north_atlantic_fleet", "grand_banks_fleet")): 0.74,
    frozenset(("havana", "windward_fleet")): 0.62,
    frozenset(("recife", "port_royal")): 0.3,
    frozenset(("macau", "makassar")): 0.86,
}
#: The open sea of each region.
SEAS: dict[str, Point] = {chart.zone: chart.open_sea for chart in BOX.chart if chart.open_sea is not None}
_RED_SEA: list[Point] = [(560, 366), (640, 376), (684, 356)]
_PERSIA: list[Point] = [(684, 356), (698, 306), (722, 276), (738, 240), (752, 206)]
_URAL: list[Point] = [(744, 176), (762, 130), (748, 70), (760, 0)]
_BURMA: list[Point] = [(790, 222), (826, 252), (852, 266), (858, 300), (856, 350), (840, 420), (836, 500)]
_MAIN: list[Point] = [(210, 402), (146, 410)]
#: The bounds of the zones on land, roughly, to tint it.
BOUNDS: dict[str, list[Point]] = {
    "europe": [(345, 0), (345, 350), (470, 372), *_RED_SEA, *_PERSIA, *_URAL],
    "north_america": [(0, 0), (345, 0), (345, 262), (0, 262)],
    "caribbean": [(0, 262), (345, 262), (345, 390), *_MAIN, (0, 420)],
    "south_america": [(0, 420), *_MAIN[::-1], (345, 390), (380, 420), (380, 690), (0, 690)],
    "africa": [(380, 360), (470, 372), *_RED_SEA, (690, 400), (720, 420), (740, 480), (740, 690), (380, 690)],
    "india": [*_PERSIA, *_BURMA, (740, 480), (690, 410)],
    "far_east": [*_URAL, (1000, 0), (1000, 690), (836, 690), *_BURMA[::-1], _PERSIA[-1]],
}
#: Names of seas: place, words, size, turn.
WATERS: list[tuple[Point, str, float, float]] = [
    ((430, 488), "MAR OCEANO", 9, 0),
    ((752, 562), "MAR DAS ÍNDIAS", 9.5, 0),
    ((66, 440), "MAR DO SUL", 11, 0),
]
#: Ranges of hills, in units of the board.
HILLS: list[list[Point]] = [
    [(532, 222), (556, 226)],
    [(150, 444), (154, 474), (166, 504)],
    [(176, 560), (186, 578)],
    [(786, 292), (812, 296)],
    [(476, 372), (516, 374), (550, 378)],
    [(600, 440), (606, 470)],
    [(116, 150), (126, 176)],
    [(160, 180), (174, 168)],
    [(724, 268), (744, 276)],
    [(870, 214), (896, 226)],
]
