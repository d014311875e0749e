"""Where things are on Endeavor's chart: places by degrees (longitude, latitude) and by units of the board.

Europe needs more room than the oceans, so the earth is bent until every city lies where its spaces and routes have
room. Some cities are given a little off their true degrees, so that their coasts are not drawn out too far.
"""

from __future__ import annotations

from draw.svg import Point

#: A place of the chart: its degrees, and where it lies on the board.
PLACES: dict[str, tuple[Point, Point]] = {
    "london": ((-0.6, 51.6), (474, 158)),
    "amsterdam": ((5.4, 52.6), (552, 148)),
    "lisbon": ((-9.0, 38.8), (424, 258)),
    "marseille": ((5.2, 43.6), (508, 226)),
    "venice": ((12.4, 45.3), (586, 208)),
    "constantinople": ((28.8, 41.0), (668, 240)),
    "algiers": ((2.0, 36.2), (480, 306)),
    "alexandria": ((29.8, 31.0), (648, 322)),
    "quebec": ((-71.5, 47.5), (196, 130)),
    "boston": ((-71.4, 42.2), (256, 172)),
    "charleston": ((-80.4, 33.0), (206, 218)),
    "new_orleans": ((-90.4, 30.2), (126, 218)),
    "havana": ((-80.8, 22.6), (216, 286)),
    "port_royal": ((-77.2, 18.1), (226, 352)),
    "santo_domingo": ((-70.2, 18.8), (294, 302)),
    "cartagena": ((-75.0, 9.8), (184, 420)),
    "lima": ((-76.4, -12.0), (132, 500)),
    "recife": ((-36.0, -8.0), (326, 466)),
    "buenos_aires": ((-59.0, -35.0), (232, 540)),
    "elmina": ((-1.4, 6.0), (458, 402)),
    "luanda": ((14.0, -9.0), (540, 470)),
    "cape_town": ((19.0, -33.4), (562, 548)),
    "mozambique": ((39.4, -15.0), (648, 492)),
    "bombay": ((73.2, 20.4), (768, 322)),
    "goa": ((74.8, 13.2), (794, 390)),
    "calcutta": ((88.4, 23.0), (858, 326)),
    "batavia": ((107.0, -6.6), (886, 524)),
    "manila": ((121.2, 14.8), (954, 372)),
    "macau": ((113.2, 22.8), (916, 284)),
    "nagasaki": ((130.2, 32.8), (952, 200)),
}
#: Fleet spaces lie in the sea, wherever there is room.
FLEETS: dict[str, Point] = {
    "north_atlantic_fleet": (394, 176),
    "mediterranean_fleet": (566, 282),
    "grand_banks_fleet": (330, 132),
    "windward_fleet": (332, 352),
    "arabian_sea_fleet": (732, 404),
    "south_china_sea_fleet": (894, 402),
}
#: Other places that hold the earth in its shape.
STAYS: list[tuple[Point, Point]] = [
    ((-5.0, 58.6), (458, 104)),
    ((-10.0, 52.0), (437, 168)),
    ((-5.6, 36.0), (438, 288)),
    ((-4.5, 48.4), (450, 202)),
    ((-9.2, 43.2), (430, 218)),
    ((15.6, 38.0), (580, 252)),
    ((23.0, 36.6), (628, 276)),
    ((10.0, 37.2), (546, 290)),
    ((19.0, 30.3), (590, 336)),
    ((41.5, 42.0), (722, 232)),
    ((35.8, 36.6), (686, 288)),
    ((8.0, 58.0), (560, 112)),
    ((25.0, 71.0), (636, 36)),
    ((15.0, 68.0), (588, 54)),
    ((40.0, 66.0), (700, 44)),
    ((60.0, 69.0), (770, 4)),
    ((100.0, 74.0), (880, -40)),
    ((140.0, 72.0), (985, -30)),
    ((-60.0, 66.0), (276, 10)),
    ((-22.0, 65.0), (418, 70)),
    ((-20.0, 72.0), (430, -40)),
    ((-40.0, 74.0), (360, -70)),
    ((-100.0, 72.0), (110, -60)),
    ((-17.5, 14.7), (402, 366)),
    ((9.5, 4.0), (504, 412)),
    ((32.6, 29.9), (664, 330)),
    ((43.3, 12.6), (688, 404)),
    ((51.2, 11.8), (706, 418)),
    ((59.8, 22.5), (726, 344)),
    ((48.5, 29.8), (712, 304)),
    ((47.0, -18.5), (690, 510)),
    ((77.5, 8.1), (806, 438)),
    ((103.8, 1.4), (874, 462)),
    ((109.0, 12.0), (888, 372)),
    ((114.0, 1.0), (918, 466)),
    ((121.5, 31.2), (930, 222)),
    ((140.0, 36.0), (982, 180)),
    ((122.0, -18.0), (930, 590)),
    ((-68.0, -54.0), (244, 660)),
    ((-81.0, -5.0), (122, 466)),
    ((-61.5, 10.6), (238, 418)),
    ((-51.0, 4.2), (276, 436)),
    ((-70.5, -20.0), (150, 522)),
    ((-97.0, 20.0), (112, 290)),
    ((-106.0, 23.0), (66, 268)),
    ((-124.0, 40.0), (0, 190)),
    ((-79.8, 9.0), (150, 418)),
    ((-60.0, 46.0), (286, 136)),
    ((-53.0, 47.5), (312, 112)),
    ((-44.0, 60.0), (356, 60)),
    ((-80.3, 25.4), (205, 258)),
]
#: On which side of its space a name stands, if not below it: how far off, and how the words run from there.
NAMES: dict[str, tuple[Point, str]] = {
    "london": ((-2, -21), "middle"),
    "amsterdam": ((22, -2), "start"),
    "lisbon": ((20, 6), "start"),
    "venice": ((19, -12), "start"),
    "marseille": ((-4, -21), "middle"),
    "constantinople": ((22, -20), "middle"),
    "quebec": ((-21, 5), "end"),
    "boston": ((10, 30), "start"),
    "charleston": ((22, 6), "start"),
    "new_orleans": ((0, -21), "middle"),
    "havana": ((-14, -17), "end"),
    "lima": ((-10, 30), "middle"),
    "port_royal": ((-14, 22), "end"),
    "santo_domingo": ((4, -21), "middle"),
    "bombay": ((-21, 2), "end"),
    "calcutta": ((-10, -21), "middle"),
    "goa": ((14, 25), "start"),
    "cartagena": ((-21, 4), "end"),
    "recife": ((14, 24), "start"),
    "macau": ((-6, -21), "middle"),
    "elmina": ((-4, 30), "middle"),
    "luanda": ((20, -10), "start"),
}
#: The bearing of a city's shield, if not to the north-east.
SHIELDS: dict[str, float] = {
    "london": 135,
    "amsterdam": 315,
    "venice": 315,
    "constantinople": 135,
    "santo_domingo": 225,
    "charleston": 315,
    "calcutta": 135,
    "luanda": 315,
    "marseille": 315,
    "new_orleans": 225,
}
#: Routes that do not run straight: the points between their ends.
WAYS: dict[frozenset[str], list[Point]] = {
    frozenset(("london", "bombay")): [(498, 112), (570, 108), (650, 150), (722, 214), (756, 282)],
    frozenset(("amsterdam", "batavia")): [(640, 176), (770, 226), (868, 272), (884, 322), (864, 402), (868, 470)],
    frozenset(("calcutta", "batavia")): [(838, 400), (846, 474)],
    frozenset(("lisbon", "recife")): [(384, 330), (350, 410)],
    frozenset(("lisbon", "santo_domingo")): [(360, 262)],
    frozenset(("recife", "luanda")): [(430, 486)],
    frozenset(("alexandria", "arabian_sea_fleet")): [(674, 366), (700, 414)],
    frozenset(("mozambique", "goa")): [(730, 448)],
    frozenset(("cape_town", "mozambique")): [(630, 546)],
    frozenset(("algiers", "elmina")): [(446, 344)],
    frozenset(("london", "lisbon")): [(440, 206)],
    frozenset(("lisbon", "algiers")): [(444, 290)],
    frozenset(("algiers", "venice")): [(540, 266)],
    frozenset(("algiers", "alexandria")): [(560, 318)],
    frozenset(("port_royal", "windward_fleet")): [(280, 366)],
    frozenset(("lima", "buenos_aires")): [(168, 534)],
    frozenset(("cartagena", "lima")): [(138, 452)],
    frozenset(("manila", "nagasaki")): [(972, 286)],
    frozenset(("elmina", "luanda")): [(484, 444)],
    frozenset(("luanda", "cape_town")): [(530, 512)],
    frozenset(("north_atlantic_fleet", "boston")): [(330, 184)],
}
#: How far along a route its slot lies, where the middle is taken by something else.
SLOTS: dict[frozenset[str], float] = {
    frozenset(("london", "bombay")): 0.3,
    frozenset(("amsterdam", "batavia")): 0.36,
    frozenset(("new_orleans", "havana")): 0.34,
}
#: The open sea of each region.
SEAS: dict[str, Point] = {
    "north_america": (312, 232),
    "caribbean": (298, 408),
    "south_america": (326, 540),
    "africa": (450, 536),
    "india": (758, 490),
    "far_east": (958, 480),
}
_RED_SEA: list[Point] = [(560, 346), (640, 352), (668, 334)]
_PERSIA: list[Point] = [(668, 334), (690, 296), (716, 268), (734, 236), (752, 206)]
_URAL: list[Point] = [(744, 176), (762, 130), (748, 70), (760, 0)]
_BURMA: list[Point] = [(790, 222), (826, 252), (862, 262), (874, 300), (876, 350), (850, 420), (846, 500)]
_MAIN: list[Point] = [(210, 396), (150, 406)]
#: The bounds of the zones on land, roughly, to tint it.
BOUNDS: dict[str, list[Point]] = {
    "europe": [(345, 0), (345, 330), (470, 350), *_RED_SEA, *_PERSIA, *_URAL],
    "north_america": [(0, 0), (345, 0), (345, 262), (0, 262)],
    "caribbean": [(0, 262), (345, 262), (345, 390), *_MAIN, (0, 420)],
    "south_america": [(0, 420), *_MAIN[::-1], (345, 390), (380, 420), (380, 690), (0, 690)],
    "africa": [(380, 340), (470, 350), *_RED_SEA, (680, 390), (720, 412), (740, 480), (740, 690), (380, 690)],
    "india": [*_PERSIA, *_BURMA, (740, 480), (684, 394)],
    "far_east": [*_URAL, (1000, 0), (1000, 690), (846, 690), *_BURMA[::-1], _PERSIA[-1]],
}
#: Names of seas: place, words, size, turn.
WATERS: list[tuple[Point, str, float, float]] = [
    ((386, 572), "MAR OCEANO", 11, 0),
    ((808, 568), "MAR DAS ÍNDIAS", 9.5, 0),
    ((72, 440), "MAR DO SUL", 11, 0),
]
#: Ranges of hills, in units of the board.
HILLS: list[list[Point]] = [
    [(484, 244), (506, 250)],
    [(536, 226), (566, 230)],
    [(150, 440), (154, 470), (166, 500)],
    [(176, 556), (186, 576)],
    [(800, 276), (850, 290)],
    [(470, 336), (510, 330), (540, 338)],
    [(596, 420), (604, 450)],
    [(116, 160), (126, 190)],
    [(166, 186), (178, 172)],
    [(724, 258), (744, 270)],
    [(870, 220), (896, 232)],
]
