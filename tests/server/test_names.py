"""Names: nothing invisible in them, and nobody under the name of somebody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.server import STAGE, Browser

from caravela.server.tables.errors import BadName
from caravela.server.tables.names import alike, bare_name, clean_name

GAME = STAGE
Browsers = Callable[..., Browser]

INVISIBLE = {
    "zero width space": "\u200b", "zero width joiner": "\u200d", "zero width non-joiner": "\u200c",
    "word joiner": "\u2060", "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad", "hangul filler": "\u3164", "halfwidth filler": "\uffa0",
    "choseong filler": "\u115f", "jungseong filler": "\u1160", "braille blank": "\u2800", "grapheme joiner": "\u034f",
    "khmer vowel": "\u17b4", "mongolian selector": "\u180b", "mongolian separator": "\u180e", "tag": "\U000e0041",
    "language tag": "\U000e0001", "variant": "\ufe00", "variant 17": "\U000e0100", "right to left": "\u202e",
    "isolate": "\u2067", "mark": "\u200f", "arabic mark": "\u061c", "invisible times": "\u2062",
}  # fmt: skip


@pytest.mark.parametrize("sign", INVISIBLE.values(), ids=INVISIBLE)
def test_invisible_signs_are_refused(sign: str) -> None:
    for name in (f"An{sign}na", sign, f"Anna{sign}"):
        with pytest.raises(BadName):
            clean_name(name)
        assert alike("Anna", name) or name == sign, "a name that is stored already is seen through"
    assert bare_name(f"An{sign}na") == "Anna"


@pytest.mark.parametrize(
    "name", ["Anna Maria", "Łukasz Żółć", "Ёжик", "Ελένη", "李小龍", "محمد", "Zoë", "❤️ Ben", "Jean-Luc O’Neill"]
)
def test_names_of_people_are_not(name: str) -> None:
    assert clean_name(f" {name} ") == name.replace("\ufe0f", "")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"), ("Anna", "Аnnа"), ("BORIS", "ВОRIS"), ("Вова", "Boba"), ("Nino", "Νίnο".replace("ί", "і")),
        ("Pat", "Раt"), ("Ann Lee", "AnnLee"), ("Ann", "Ａｎｎ"), ("Iil", "lll"), ("B0b", "BOB"), ("Hera", "Ηera"),
        ("ΗΡΑ", "ηρα"), ("Alan", "A1an"), ("Ёж", "Ëж"),
    ],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Łucja", "Lucja"), ("Иван", "Юван"), ("", ""), ("Zoe", "Zoë")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_bad_name_is_refused_wherever_it_is_given(anna: Browser) -> None:
    table = anna.make(GAME, "me", "open")
    bad = "An\u200bna"
    answers = [
        anna.post("/api/me", name=bad),
        anna.seat(table["id"], 0, "name", name=bad),
        anna.seat(table["id"], 1, "claim", invite=table["invite"], name=bad),
        anna.post("/api/tables", game=GAME, seats=[{"kind": "me", "name": bad}, {"kind": "open"}]),
    ]
    for answer in answers:
        assert answer.status_code == 400 and answer.json()["error"]["kind"] == "bad_name"
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_nobody_sits_down_under_the_name_of_somebody_else(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", "open")
    table, mallory = made["id"], browsers("Аnnа")
    answer = mallory.seat(table, 1, "claim", invite=made["invite"])
    assert answer.status_code == 409 and answer.json()["error"]["kind"] == "name_taken"
    assert mallory.seat(table, 1, "claim", invite=made["invite"], name="Mallory").status_code == 200
    assert mallory.seat(table, 1, "name", name="ANNA").json()["error"]["kind"] == "name_taken"
    # One's own seats may have one name.
    hot = anna.make(GAME, "me", "open")
    assert anna.seat(hot["id"], 1, "claim", invite=hot["invite"]).json()["viewer_seats"] == [0, 1]


def test_a_new_name_of_a_guest_stays_out_of_tables_where_it_is_taken(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", "open")
    ben = browsers("Ben")
    ben.seat(made["id"], 1, "claim", invite=made["invite"])
    assert ben.post("/api/me", name="Anna").status_code == 200
    assert [seat["name"] for seat in ben.view(made["id"])["seats"]] == ["Anna", "Ben"]
    assert ben.post("/api/me", name="Benjamin").status_code == 200


def test_a_spectator_does_not_speak_in_a_players_name(anna: Browser, browsers: Browsers) -> None:
    table = anna.make(GAME, "me", "me")["id"]
    for name in ("Anna", "ANNA", "Аnna"):
        answer = browsers(name).post(f"/api/tables/{table}/chat", text="I give up")
        assert answer.status_code == 409 and answer.json()["error"]["kind"] == "name_taken"
    assert browsers("Cleo").post(f"/api/tables/{table}/chat", text="hello").status_code == 200
    assert browsers().post(f"/api/tables/{table}/chat", text="hello").status_code == 200
