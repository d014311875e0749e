"""Where things are on Navegador's chart: places in degrees (longitude, latitude), or in units of the board."""

from __future__ import annotations

from draw.svg import Point

#: West, south, east, north.
WINDOW = (-64, -50, 148, 50)
#: Islands that are drawn however small they are.
ISLES = [(-28, 38.5), (-17, 32.7), (-24, 15), (6.6, 0.2), (39.3, -6.1), (43.5, -11.7), (57.5, -20.3), (54, 12.5)]
#: The middle of the first colony token of each region; the others follow to the right.
TOKENS: dict[str, Point] = {
    "bahia": (35, 354),
    "guine": (283, 229),
    "rio": (33, 444),
    "angola": (384, 396),
    "cabo": (408, 517),
    "mocambique": (424, 462),
    "zanzibar": (446, 330),
    "goa": (627, 178),
    "malaca": (724, 219),
    "timor": (905, 452),
    "macau": (820, 168),
    "nagasaki": (966, 131),
}
#: Where the name of a region stands, from the middle of its roadstead; below it where nothing is said.
NAMES: dict[str, tuple[Point, str]] = {"guine": ((37, -17), "start"), "portugal": ((0, 54), "middle")}
#: The ways around the land, as places in degrees; a border that is not here is drawn straight.
WAYS: dict[frozenset[str], list[Point]] = {
    frozenset(("portugal", "guine")): [(-22, 22)],
    frozenset(("portugal", "bahia")): [(-32, 18)],
    frozenset(("bahia", "rio")): [(-33.5, -21)],
    frozenset(("guine", "angola")): [(-8, -1.5)],
    frozenset(("rio", "angola")): [(-17, -22)],
    frozenset(("angola", "cabo")): [(6, -26)],
    frozenset(("cabo", "mocambique")): [(27, -39)],
    frozenset(("mocambique", "zanzibar")): [(40.6, -20), (42.6, -12)],
    frozenset(("zanzibar", "goa")): [(56, 4)],
    frozenset(("goa", "malaca")): [(74, 4.5), (82, 3)],
    frozenset(("malaca", "macau")): [(98, 4.6), (102, 2), (104.8, 1.8), (109, 7)],
    frozenset(("malaca", "timor")): [(94, -2.5), (103, -8), (112, -11.5)],
    frozenset(("timor", "macau")): [(118, -4.5), (119.5, 2), (118, 7)],
    frozenset(("macau", "nagasaki")): [(122, 20.5)],
}

#: Ranges of hills.
HILLS: list[list[Point]] = [
    [(-9, 31), (-2, 33), (6, 35.5)],
    [(36, 13), (39, 9), (36.5, 4)],
    [(29, -31), (24.5, -32.5)],
    [(74, 33), (80, 30.5), (88, 28.5), (95, 29)],
    [(67, 36), (73, 37)],
    [(7, 46.2), (12, 47)],
    [(41, 43), (47, 42)],
    [(45, 34), (51, 31)],
    [(101, 33), (103, 27)],
    [(13, 8), (10, 5.6)],
    [(-44, -16), (-46.5, -22)],
    [(8, 23.5), (18, 21)],
]

#: Rivers from their source to the sea.
RIVERS: list[list[Point]] = [
    [(31.5, 3), (32.3, 9.6), (34, 17), (31, 20), (32.7, 25), (30.8, 30)],
    [(-10, 10), (-6, 14), (-1, 17), (3, 13), (6, 5)],
    [(27, -8), (25, 1), (18, 0.5), (13.5, -6)],
    [(23, -13), (28, -17), (33, -16), (36, -18.6)],
    [(81, 31), (75, 33), (71, 29), (68, 24.5)],
    [(79, 30.5), (84, 25.6), (89, 23)],
    [(96, 31), (100, 22), (105, 14), (106.6, 10)],
    [(93, 33), (101, 27), (111, 30.4), (117, 31), (121, 31.6)],
    [(98, 35), (104, 37), (109, 40), (111, 35), (118, 37.6)],
    [(-46.5, -20), (-44, -12), (-40, -9), (-36.5, -10.4)],
    [(-64, -3), (-57, -2.4), (-51, -0.8)],
    [(-48, -20), (-54, -25), (-59, -31), (-58.3, -34)],
    [(37, 38), (40, 35), (47, 31), (48.4, 30)],
]

#: Ports: where, the name, the bearing in which it is written, and whether it is a great one.
PORTS: list[tuple[float, float, str, float, bool]] = [
    (-9.1, 38.7, "Lisboa", 80, True),
    (-8.6, 41.1, "Porto", 80, False),
    (-6.3, 36.5, "Cádis", 40, False),
    (-5.4, 35.6, "Ceuta", 115, True),
    (-9.8, 30.4, "Agadir", 100, False),
    (-16.6, 20.7, "Arguim", 90, True),
    (-17.3, 14.7, "C. Verde", 90, False),
    (-13.2, 8.5, "Serra Leoa", 60, False),
    (-1.5, 5, "Mina", 0, True),
    (3.4, 6.4, "Benim", 0, False),
    (12.2, -6, "Congo", 80, True),
    (13.4, -12.5, "Benguela", 90, False),
    (12.5, -17.5, "C. Negro", 90, False),
    (14.5, -22.9, "Angra", 85, False),
    (31, -29.8, "Natal", -90, True),
    (34.8, -20, "Sofala", -80, True),
    (40.5, -14.9, "Moçambique", -90, False),
    (39.5, -9, "Quíloa", -90, True),
    (41.4, -1.2, "Melinde", -55, False),
    (45.3, 2, "Magadoxo", -50, False),
    (50.6, 10.6, "C. Guardafui", -118, False),
    (45, 12.8, "Adém", 5, True),
    (57.5, 19, "Arábia Feliz", -50, False),
    (56.4, 27.1, "Ormuz", 10, True),
    (71, 20.7, "Diu", 35, True),
    (75.8, 11.2, "Calecute", 60, True),
    (88, 22, "Bengala", 10, False),
    (98, 15, "Pegu", 20, False),
    (109, 12, "Champa", -85, False),
    (113.5, 23, "Cantão", -30, True),
    (120, 30, "Liampó", -85, False),
    (-34.9, -8, "Pernambuco", -90, True),
    (-38.5, -13, "Salvador", -90, True),
    (-39.1, -16.4, "Porto Seguro", -90, False),
    (-46.3, -24, "S. Vicente", -60, True),
    (-53, -33, "C. Branco", -60, False),
]

#: Lands: where, the name, its size, how far it is turned.
LANDS: list[tuple[float, float, str, float, float]] = [
    (-55, -27.6, "BRASIL", 12, 0),
    (19, 27.5, "ÁFRICA", 17, 0),
    (8, 48.2, "EUROPA", 11, 0),
    (46.5, 22.5, "ARÁBIA", 11, 32),
    (57, 32.5, "PÉRSIA", 11, 0),
    (117, 44.2, "CATAIO", 13, 0),
    (143, 34.6, "JAPÃO", 9, -64),
    (19.5, 2, "CONGO", 10, 0),
    (47, -20.5, "S. LOURENÇO", 7.5, -74),
]

#: Seas, likewise.
SEAS: list[tuple[float, float, str, float, float]] = [
    (-44, 26.3, "MAR OCEANO", 14, 0),
    (-17, -43.5, "MAR DO SUL", 13, 0),
    (144.3, 13.5, "MAR PACÍFICO", 11, 90),
]
