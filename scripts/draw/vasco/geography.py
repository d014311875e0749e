"""Where things are on the chart of Vasco da Gama: places in degrees (longitude, latitude), or in units of the board."""

from __future__ import annotations

from draw.svg import Point

#: West, south, east, north.
WINDOW = (-2.55, -38, 81.8, 26)
#: Islands that are drawn however small they are.
ISLES = [(39.3, -6.1), (43.5, -11.7), (57.5, -20.3), (55.5, -21.1), (54, 12.5), (73, 10.5), (73, 4)]
#: The middle of the first space of each harbour; the others follow to the right.
FIRST_SPACES: dict[str, Point] = {
    "natal": (440, 566),
    "terra": (478, 494),
    "mozambique": (540, 421),
    "mombasa": (538, 348),
    "malindi": (548, 275),
    "calicut": (618, 170),
}
#: The harbours whose bonus stands behind their spaces, where their coast is.
EASTERN = ("calicut",)

#: Ranges of hills.
HILLS: list[list[Point]] = [
    [(36, 13), (39, 9.5), (37, 5.4)],
    [(29.6, -27.6), (28.2, -30.4)],
    [(35, -2.6), (36.6, -5.2)],
    [(34.4, -10), (35.4, -13.6)],
    [(44.2, 16.4), (45, 13.9)],
    [(46.9, -17), (46.6, -21)],
    [(76.2, 16.2), (76.8, 12.8)],
    [(29, 1.2), (29.4, -3)],
]

#: Rivers from their source to the sea.
RIVERS: list[list[Point]] = [
    [(31.5, 1), (31.4, 6), (32.3, 9.6), (33.6, 15.6), (31, 19.4), (32.7, 24), (32, 27)],
    [(26, -15), (28.4, -17), (33, -16), (36, -18.6)],
    [(26, -23), (29.6, -22.3), (32, -23.4), (33.4, -25)],
    [(36.4, -10.6), (38.4, -11.4), (40.4, -10.6)],
    [(38.6, -0.2), (40.2, -0.6), (40.4, -2.4)],
    [(42, 4), (43.6, 2), (45, 1.9)],
    [(74.2, 18), (78, 17.2), (81.8, 16.2)],
]

#: Ports: where, the name, the bearing in which it is written, and whether it is a great one.
PORTS: list[tuple[float, float, str, float, bool]] = [
    (34.8, -20, "Sofala", -80, True),
    (40.4, -10.6, "C. Delgado", -90, False),
    (39.5, -8.9, "Quíloa", -90, True),
    (43.2, 0.2, "Brava", -50, False),
    (45.3, 2, "Magadoxo", -50, True),
    (49.4, 6.8, "Darwan", -60, False),
    (45, 12.8, "Adém", 5, True),
    (49.2, 14.5, "Fartaque", -5, False),
    (54.2, 17, "Dofar", -10, False),
    (58.4, 20.4, "Arábia Feliz", -40, False),
    (59.4, 22.6, "Calaiate", -60, False),
    (70.5, 20.8, "Diu", 25, True),
    (72.8, 18.9, "Chaul", 70, False),
    (73.9, 15.4, "Goa", 70, True),
    (77.5, 8.1, "C. Comorim", -10, False),
    (80.2, 13.1, "S. Tomé", -90, False),
    (27.8, -33.1, "Rio do Infante", -40, True),
    (25.6, -33.9, "Angra", -20, False),
    (37.4, 21, "Suaquém", -90, False),
    (39.4, 15.7, "Maçuá", -100, False),
]

#: Lands: where, the name, its size, how far it is turned.
LANDS: list[tuple[float, float, str, float, float]] = [
    (44, 6.2, "ETIÓPIA", 13, 0),
    (43.6, 20.4, "ARÁBIA", 10, 0),
    (78.2, 18.6, "ÍNDIA", 12, 0),
    (28.9, -24.6, "CAFRARIA", 9.5, 0),
    (47.4, -19.6, "S. LOURENÇO", 8, -72),
    (31.6, -17.6, "MONOMOTAPA", 9.5, 0),
    (32, -6.6, "ÁFRICA", 17, 0),
]

#: Seas, likewise.
SEAS: list[tuple[float, float, str, float, float]] = [
    (62.6, 15.2, "MAR DA ARÁBIA", 12, 0),
    (74.2, 2.4, "MAR ÍNDICO", 13, 0),
]
