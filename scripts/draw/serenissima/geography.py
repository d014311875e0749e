"""Where things are on Serenissima's chart: places in degrees (longitude, latitude), or in units of the board."""

from __future__ import annotations

from draw.svg import Point

#: West, south, east, north.
WINDOW = (-5, 29.4, 38.8, 47.4)
#: Islands that are drawn however small they are.
ISLES = [
    (19.8, 39.6),
    (20.6, 38.2),
    (14.4, 35.9),
    (25.5, 37.1),
    (28, 36.3),
    (23, 36.2),
    (27.1, 35.6),
    (1.4, 39),
    (10.3, 42.8),
]

# Corners where three zones meet.
_A: Point = (4.7, 38.35)  # Valencia, Alger, Sardegna
_B: Point = (5, 41.2)  # Valencia, Sardegna, Marseille
_C: Point = (7.4, 42.3)  # Marseille, Sardegna, Genova
_D: Point = (7.9, 37.95)  # Alger, Sardegna, Tunis
_E: Point = (12.7, 34.8)  # Tunis, Sicilia, Tripoli
_F: Point = (18.3, 34.6)  # Sicilia, Tripoli, Ionio
_G: Point = (19.1, 37.6)  # Sicilia, Ionio, Corfu
_H: Point = (18.9, 39.3)  # Sicilia, Corfu, Ragusa
_I: Point = (20.3, 37.3)  # Corfu, Ionio, Modon
_J: Point = (21.7, 35.6)  # Ionio, Modon, Creta
_K: Point = (22, 34.3)  # Ionio, Creta, Cyrenaica
_L: Point = (19.3, 33.6)  # Ionio, Cyrenaica, Tripoli
_M: Point = (25.2, 33.5)  # Creta, Cyrenaica, Alexandria
_N: Point = (29.7, 34.2)  # Creta, Alexandria, Antalya
#: Naxos, where four zones meet, so that no two of them touch that are not adjacent.
_NAXOS: Point = (25.52, 37.07)

#: The borders between zones, from corner to corner or far enough inland.
BORDERS: list[list[Point]] = [
    [(-2.2, 37.2), (0.4, 37.7), (3, 38.3), _A],
    [_A, (4.8, 39.8), _B],
    [_B, (4.1, 41.7), (2.9, 42.3)],
    [_B, (6.4, 41.6), _C],
    [_C, (7.3, 43.2), (7.1, 44)],
    [_C, (8.1, 42.5), (8.9, 42.3)],
    [(9.3, 42.6), (9.9, 42.75), (10.5, 43), (11, 43)],
    [(9.2, 41.6), (9.3, 41.3), (9.2, 40.9)],
    [(9.3, 40.2), (10.6, 39.6), (11.9, 38.8), (12.8, 38)],
    [_A, (6.3, 38.1), _D],
    [_D, (8.2, 37.3), (8.4, 36.6)],
    [_D, (9.5, 37.8), (11.2, 37.9), (12.6, 37.9)],
    [(12.9, 37.8), (12.8, 37.2), (12.6, 36), _E],
    [_E, (12.2, 34.4), (11.3, 33.8), (10.9, 33.2)],
    [_E, (15, 34.6), _F],
    [_F, (18.9, 36.1), _G],
    [_G, (18.8, 38.5), _H],
    [_H, (18.5, 39.8), (18.2, 40.2)],
    [_H, (19.4, 39.9), (20.3, 40.1)],
    [(13.6, 43.2), (14.4, 43.8), (15.2, 44.2), (16, 44.4)],
    [_G, (19.7, 37.35), _I],
    [_I, (20.9, 38), (21.5, 37.9)],
    [_I, (20.9, 36.6), _J],
    [_J, (22, 35.1), _K],
    [_K, (20.6, 34), _L],
    [_F, (18.8, 34.1), _L],
    [_L, (19.1, 32.3), (19.4, 30)],
    [_K, (23.6, 33.8), _M],
    [_M, (25.4, 32.4), (25.2, 31.2)],
    [_M, (27.2, 33.6), _N],
    [_N, (31.2, 34.4), (32.6, 34.9)],
    [(34, 35.4), (35, 35.9), (36.4, 36.1)],
    [(33, 34.9), (33, 33.5), (33.5, 32.2), (33.8, 30.8)],
    [_NAXOS, (26.4, 37.35), (27.5, 37.4)],
    [_NAXOS, (24.8, 37.5), (24.2, 38.05), (23.9, 38.1)],
    [_J, (22.9, 35.75), (24.4, 36.2), _NAXOS],
    [_N, (29.3, 35.2), (28.2, 35.75), (26.8, 36.2), _NAXOS],
    [(14.4, 37.9), (14.6, 38.5), (15.3, 38.9), (16.2, 38.8)],
    [(28.7, 41.3), (29.1, 41.15), (29.5, 41.2)],
]
#: A place in each part of a zone.
WATERS: dict[str, list[Point]] = {
    "valencia": [(1, 39.8)],
    "genova": [(8.8, 43.5)],
    "venezia": [(13.2, 44.7)],
    "constantinopoli": [(25, 39), (28, 40.7)],
    "alexandria": [(29, 32.5)],
    "alger": [(2.5, 37.4)],
    "marseille": [(5, 42.6)],
    "sardegna": [(6.5, 40)],
    "napoli": [(12, 40)],
    "tunis": [(11.9, 36.5)],
    "sicilia": [(17, 37.3), (15.2, 38.5)],
    "tripoli": [(15, 33.5)],
    "ragusa": [(17, 42.3)],
    "corfu": [(19.5, 38.5)],
    "modon": [(22, 36.3), (24, 37)],
    "creta": [(24.5, 34.5)],
    "cyrenaica": [(23, 33.3)],
    "antalya": [(30, 36), (26.8, 36.9)],
    "acre": [(34.3, 33.5)],
    "ionio": [(19.5, 35.8)],
}

#: The top left corner of each port's panel, in units of the board.
PANELS: dict[str, Point] = {
    "valencia": (34, 203),
    "genova": (286, 45),
    "venezia": (410, 29),
    "constantinopoli": (800, 228),
    "alexandria": (740, 583),
    "alger": (142, 398),
    "marseille": (196, 92),
    "sardegna": (234, 250),
    "napoli": (452, 213),
    "tunis": (259, 400),
    "sicilia": (416, 397),
    "tripoli": (396, 534),
    "ragusa": (534, 110),
    "corfu": (590, 240),
    "modon": (614, 317),
    "creta": (712, 424),
    "cyrenaica": (606, 542),
    "antalya": (800, 312),
    "acre": (912, 488),
}
#: Where galleys lie in each zone, in units of the board; the first berth is taken first.
BERTHS: dict[str, list[Point]] = {
    "valencia": [(166, 293), (166, 246), (206, 332), (146, 338)],
    "genova": [(316, 152), (338, 186), (354, 148)],
    "venezia": [(426, 114), (446, 152)],
    "constantinopoli": [(700, 284), (716, 328), (752, 288), (668, 318)],
    "alexandria": [(768, 522), (822, 522), (722, 552), (800, 560)],
    "alger": [(196, 365), (140, 368), (252, 366), (84, 372)],
    "marseille": [(226, 184), (270, 196), (226, 222)],
    "sardegna": [(290, 338), (262, 222), (346, 338), (240, 338)],
    "napoli": [(392, 250), (380, 204), (404, 296), (360, 280)],
    "tunis": [(338, 366), (380, 400), (382, 444), (390, 354)],
    "sicilia": [(520, 352), (526, 304), (540, 404), (536, 446)],
    "tripoli": [(430, 490), (486, 490), (516, 532), (538, 486)],
    "ragusa": [(500, 184), (456, 156), (560, 226)],
    "corfu": [(568, 316), (556, 348), (564, 284)],
    "modon": [(632, 405), (686, 403), (588, 384)],
    "creta": [(646, 468), (694, 468), (716, 402), (764, 400)],
    "cyrenaica": [(642, 508), (588, 506), (572, 550), (684, 530)],
    "antalya": [(806, 408), (856, 408), (902, 412), (812, 450)],
    "acre": [(874, 506), (874, 460), (874, 552)],
    "ionio": [(578, 432), (600, 474), (550, 474)],
}
#: Where the name of each zone is written, in units of the board, and how far it is turned.
NAMES: dict[str, tuple[float, float, float]] = {
    "valencia": (184, 268, 0),
    "genova": (320, 172, 0),
    "venezia": (437, 122, 52),
    "constantinopoli": (712, 310, 0),
    "alexandria": (792, 546, 0),
    "alger": (92, 402, 0),
    "marseille": (246, 208, 0),
    "sardegna": (312, 322, 0),
    "napoli": (394, 230, 0),
    "tunis": (362, 350, 0),
    "sicilia": (520, 330, 0),
    "tripoli": (456, 512, 0),
    "ragusa": (488, 186, 36),
    "corfu": (570, 304, 0),
    "modon": (660, 394, 0),
    "creta": (668, 459, 0),
    "cyrenaica": (630, 496, 0),
    "antalya": (840, 428, 0),
    "acre": (878, 482, 0),
    "ionio": (574, 412, 0),
}
#: Towns on the coast.
TOWNS: dict[str, Point] = {
    "valencia": (-0.35, 39.47),
    "genova": (8.93, 44.42),
    "venezia": (12.33, 45.44),
    "constantinopoli": (28.97, 41.02),
    "alexandria": (29.9, 31.2),
    "alger": (3.05, 36.76),
    "marseille": (5.37, 43.32),
    "sardegna": (9.1, 39.25),
    "napoli": (14.25, 40.85),
    "tunis": (10.2, 36.8),
    "sicilia": (15.25, 37.08),
    "tripoli": (13.19, 32.88),
    "ragusa": (18.1, 42.66),
    "corfu": (19.92, 39.62),
    "modon": (21.7, 36.83),
    "creta": (25.13, 35.33),
    "cyrenaica": (21.95, 32.88),
    "antalya": (30.7, 36.9),
    "acre": (35.08, 32.93),
}

#: Ranges of hills.
HILLS: list[list[Point]] = [
    [(-0.6, 42.9), (1.2, 42.7), (2.2, 42.5)],
    [(6.6, 44.6), (7, 45.6), (8.4, 46.4), (10.4, 46.7), (12.2, 46.9)],
    [(-3.6, 37.2), (-2.8, 37.4)],
    [(13.3, 42.4), (13.9, 41.9)],
    [(24, 43), (26.2, 42.9)],
    [(19.9, 43.6), (20.9, 42.6)],
    [(32, 37.1), (34.4, 37.4), (35.8, 38)],
    [(31, 39.8), (34, 40.2), (36.4, 40.3)],
    [(36.2, 34.2), (36.4, 35.4)],
]

#: Rivers from their source to the sea.
RIVERS: list[list[Point]] = [
    [(31, 29.4), (31.2, 30.1), (30.5, 31.3)],
    [(31.2, 30.1), (31.8, 31.4)],
    [(4.8, 47.4), (4.8, 45.6), (4.7, 44.4), (4.6, 43.5)],
    [(7.4, 44.8), (9.4, 45.1), (12.4, 45)],
    [(-3.8, 42.9), (-1.3, 42), (0.7, 40.8)],
    [
        (16.4, 47.4),
        (18.9, 46.8),
        (19, 45.4),
        (21.2, 44.8),
        (22.6, 44.2),
        (25.4, 43.7),
        (28, 44.2),
        (28.6, 45.3),
        (29.6, 45.2),
    ],
    [(36.4, 39.2), (35.8, 38), (35, 36.8)],
]

#: Lands: where, the name, its size, how far it is turned.
LANDS: list[tuple[float, float, str, float, float]] = [
    (-2.2, 40.6, "HISPANIA", 11, 0),
    (11.2, 44.35, "ITALIA", 9, 30),
    (21.6, 44.1, "RASCIA", 10, 0),
    (25.6, 43.3, "BVLGARIA", 9, 0),
    (22, 39.1, "GRÆCIA", 8, 40),
    (36.6, 39.3, "NATOLIA", 11, 0),
    (37.6, 34.7, "SORIA", 9, 90),
    (16.8, 29.9, "SYRTIS", 9, 0),
    (25.6, 30.1, "LIBYA", 9, 0),
]

#: Seas, likewise.
SEAS: list[tuple[float, float, str, float, float]] = []
