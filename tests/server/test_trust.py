"""Fairness between people: who decides about seats, links that lead to them, and what everybody is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.server import STAGE, Browser, my_turn, short, wait_until

from caravela.bots import default_kind
from caravela.core import transcript
from caravela.core.registry import load_game
from caravela.server.http.parts import Parts
from caravela.server.storage.rows import StoredEntry, now
from caravela.server.tables import decisions, journal, seating
from caravela.server.tables.decisions import transcript_of
from caravela.server.tables.seating import at_least
from caravela.server.tables.table import Table
from caravela.server.tables.wishes import LessonWish, SeatWish, TableWish

GAME = STAGE
SEATS = load_game(GAME).meta.seats[0]
assert SEATS == 2, "these tables have two seats"

Browsers = Callable[..., Browser]


def refused(answer: Any, status: int, kind: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["kind"] == kind
    assert answer.json()["error"]["message"].endswith(".")


def link(browser: Browser, table: str, seat: int, **more: Any) -> str:
    answer = browser.post(f"/api/tables/{table}/seats/{seat}/link", **more)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["key"])


def said(browser: Browser, table: str) -> list[str]:
    return [line["kind"] for line in browser.view(table)["chat"]]


@pytest.fixture
def ben(browsers: Browsers) -> Browser:
    return browsers("Ben")


@pytest.fixture
def table(anna: Browser, ben: Browser) -> str:
    """A game of two people that Anna made."""
    made = anna.make(GAME, "me", "open")
    assert ben.seat(made["id"], 1, "claim", invite=made["invite"]).status_code == 200
    return str(made["id"])


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many minutes pass, as far as seats are concerned."""
    return lambda minutes: monkeypatch.setattr(seating, "now", lambda: now() + int(minutes * 60_000))


def test_a_journal_of_an_older_release_is_read_as_before() -> None:
    card = decisions.card(load_game(GAME), {}, "0" * 32)
    opened = '{"kind":"open","seats":[{"kind":"open"},{"kind":"person","name":"An\u200bna","guest":"g"}]}'
    table = Table(card).after(journal.read(StoredEntry(1, 0, opened)))
    assert (table.host, table.takeover, table.absence, table.invite) == ("g", False, 24 * 60, card.invite)
    assert not table.seeded and table.keys == {} and table.seats[1].name == "An\u200bna"


# A given seed


def test_everybody_is_told_of_a_given_seed(anna: Browser, ben: Browser) -> None:
    given = anna.make(GAME, "me", "open", seed=7)
    drawn = anna.make(GAME, "me", "open")
    for guest in (anna, ben):
        assert guest.view(given["id"])["seeded"] and not guest.view(drawn["id"])["seeded"]


@pytest.mark.anyio
async def test_no_rating_counts_a_game_whose_chance_somebody_knew(parts: Parts) -> None:
    await parts.bots.stop()
    guest = await parts.guests.make()
    me = [SeatWish("me")] * SEATS
    fair = await parts.tables.make(guest, TableWish(GAME, me))
    assert fair.rateable and (await parts.tables.fresh(fair.card.id)).rateable
    for seed in (0, 1, 2**53 - 1):
        assert not (await parts.tables.make(guest, TableWish(GAME, me, seed=seed))).rateable
    assert not (await parts.tables.teach(guest, LessonWish(GAME, "first"))).rateable
    match = transcript.read(transcript_of(fair, guest.id))
    match.play(match.legal[0])
    assert not (await parts.tables.upload(guest, transcript.write(match))).rateable


# Bots' seats


def test_a_bots_seat_is_claimed_in_mid_game_only_where_the_table_agreed(anna: Browser, ben: Browser) -> None:
    closed, agreed = anna.make(GAME, "me", "greedy"), anna.make(GAME, "me", "greedy", takeover=True)
    assert [anna.view(made["id"])["takeover"] for made in (closed, agreed)] == [False, True]
    refused(ben.seat(closed["id"], 1, "claim", invite=closed["invite"]), 409, "no_takeover")
    assert ben.seat(agreed["id"], 1, "claim", invite=agreed["invite"]).json()["viewer_seats"] == [1]


def test_before_the_game_a_friend_may_have_a_bots_seat(anna: Browser, ben: Browser) -> None:
    made = anna.make(GAME, "open", "greedy")
    assert ben.seat(made["id"], 1, "claim", invite=made["invite"]).json()["viewer_seats"] == [1]


def test_a_claimed_seat_goes_back_to_no_weaker_bot(anna: Browser, ben: Browser) -> None:
    made = anna.make(GAME, "me", "sailor", takeover=True)
    table = made["id"]
    ben.seat(table, 1, "claim", invite=made["invite"])
    for weaker in ("boy", "random", "greedy"):
        refused(ben.seat(table, 1, "bot", bot=weaker), 409, "weaker_bot")
    assert ben.seat(table, 1, "bot").json()["seats"][1]["bot"] == "sailor"
    assert ben.seat(table, 1, "take").json()["seats"][1]["kind"] == "person"
    assert ben.seat(table, 1, "bot", bot="pilot").json()["seats"][1]["bot"] == "pilot"
    ben.seat(table, 1, "leave")
    refused(anna.seat(table, 1, "bot", bot="boy"), 409, "weaker_bot")


def test_a_seat_that_somebody_left_in_mid_game_goes_to_no_weak_bot(anna: Browser, ben: Browser, table: str) -> None:
    ben.seat(table, 1, "leave")
    for weak in ("random", "boy", "greedy"):
        refused(anna.seat(table, 1, "bot", bot=weak), 409, "weaker_bot")
    assert anna.seat(table, 1, "bot").json()["seats"][1]["bot"] == default_kind(GAME)


def test_nor_by_way_of_somebody_who_takes_the_seat_first(
    anna: Browser, ben: Browser, browsers: Browsers, table: str
) -> None:
    """Whoever gains from a weak bot has the invitation, and perhaps a second browser."""
    cleo, invite = browsers("Cleo"), anna.view(table)["invite"]
    ben.seat(table, 1, "leave")
    for accomplice in (anna, cleo):
        assert accomplice.seat(table, 1, "claim", invite=invite).status_code == 200
        for weak in ("random", "boy", "greedy"):
            refused(accomplice.seat(table, 1, "bot", bot=weak), 409, "weaker_bot")
        assert accomplice.seat(table, 1, "bot").json()["seats"][1]["bot"] == default_kind(GAME)
        assert accomplice.seat(table, 1, "leave").status_code == 200


def test_before_the_game_begins_an_open_seat_goes_to_any_bot(anna: Browser) -> None:
    table = anna.make(GAME, "me", "open")["id"]
    assert anna.seat(table, 1, "bot", bot="random").json()["seats"][1]["bot"] == "random"


def test_which_bots_are_stronger() -> None:
    assert at_least("admiral", "boy") and at_least("boy", "random") and at_least("mine", "mine")
    assert not at_least("boy", "sailor") and not at_least("mine", "random") and not at_least("planner", "boy")


# Invitations


def test_whoever_made_the_table_renews_and_withdraws_its_invitation(anna: Browser, ben: Browser) -> None:
    made = anna.make(GAME, "me", "open")
    table, first = made["id"], made["invite"]
    refused(ben.post(f"/api/tables/{table}/invitation", do="renew"), 403, "not_your_table")
    second = anna.post(f"/api/tables/{table}/invitation", do="renew").json()["invite"]
    assert second and second != first and ben.view(table)["invite"] is None
    refused(ben.seat(table, 1, "claim", invite=first), 403, "wrong_invitation")
    assert anna.post(f"/api/tables/{table}/invitation", do="revoke").json()["invite"] is None
    for secret in (first, second, "", None):
        refused(ben.seat(table, 1, "claim", invite=secret), 403, "wrong_invitation")
    third = anna.post(f"/api/tables/{table}/invitation", do="renew").json()["invite"]
    assert ben.seat(table, 1, "claim", invite=third).json()["invite"] == third
    refused(ben.post(f"/api/tables/{table}/invitation", do="revoke"), 403, "not_your_table")


def test_whoever_made_a_table_without_sitting_down_decides_too(anna: Browser, ben: Browser) -> None:
    made = anna.make(GAME, "open", "open")
    view = anna.view(made["id"])
    assert view["host"] and view["invite"] == made["invite"] and view["viewer_seats"] == []
    assert not ben.view(made["id"])["host"] and ben.view(made["id"])["invite"] is None
    assert anna.post(f"/api/tables/{made['id']}/invitation", do="renew").status_code == 200


# Personal links


def test_a_lost_cookie_is_not_a_lost_seat(ben: Browser, browsers: Browsers, table: str) -> None:
    key = link(ben, table, 1)
    assert link(ben, table, 1) == key, "the link stays the same until it is renewed"
    phone = browsers()
    view = phone.seat(table, 1, "continue", key=key).json()
    assert view["viewer_seats"] == [1] and view["seats"][1]["name"] == "Ben"
    assert ben.view(table)["viewer_seats"] == [] and said(phone, table)[-1] == "moved"
    # And back again with the same link.
    assert ben.seat(table, 1, "continue", key=key).json()["viewer_seats"] == [1]


def test_the_browser_that_goes_on_also_decides_about_the_table(anna: Browser, browsers: Browsers, table: str) -> None:
    phone = browsers()
    assert phone.seat(table, 0, "continue", key=link(anna, table, 0)).json()["host"]
    assert not anna.view(table)["host"]
    refused(anna.post(f"/api/tables/{table}/invitation", do="renew"), 403, "not_your_table")


def test_a_seat_that_a_bot_plays_is_continued_by_its_owner(ben: Browser, browsers: Browsers, table: str) -> None:
    key = link(ben, table, 1)
    ben.seat(table, 1, "bot", bot="random")
    assert link(ben, table, 1) == key
    view = browsers().seat(table, 1, "continue", key=key).json()
    assert view["seats"][1]["kind"] == "person" and view["seats"][1]["mine"]


def test_links_lead_to_their_seat_only(anna: Browser, ben: Browser, browsers: Browsers, table: str) -> None:
    key, cleo = link(ben, table, 1), browsers("Cleo")
    for seat, secret in ((0, key), (1, key + "x"), (1, ""), (1, None), (0, ""), (0, None)):
        refused(cleo.seat(table, seat, "continue", key=secret), 403, "wrong_link")
    refused(cleo.post(f"/api/tables/{table}/seats/1/link"), 403, "not_your_seat")
    refused(ben.post(f"/api/tables/{table}/seats/0/link"), 403, "not_your_seat")
    renewed = link(ben, table, 1, renew=True)
    assert renewed != key
    refused(cleo.seat(table, 1, "continue", key=key), 403, "wrong_link")
    # Whoever leaves takes the link along.
    ben.seat(table, 1, "leave")
    refused(ben.seat(table, 1, "continue", key=renewed), 403, "wrong_link")
    cleo.seat(table, 1, "claim", invite=anna.view(table)["invite"])
    refused(ben.seat(table, 1, "continue", key=renewed), 403, "wrong_link")


def test_no_answer_but_its_own_has_a_link(anna: Browser, ben: Browser, browsers: Browsers, table: str) -> None:
    key = link(ben, table, 1)
    for who in (anna, ben, browsers("Cleo")):
        for path in ("", "/at/0", "/transcript", "/curves"):
            assert key not in who.get(f"/api/tables/{table}{path}").text
        assert key not in who.get("/api/tables").text
        with who.live(table) as socket:
            assert key not in str(socket.next())


def test_whoever_made_the_table_issues_a_link_for_somebody_who_is_away(
    anna: Browser, ben: Browser, browsers: Browsers, table: str
) -> None:
    lost = link(ben, table, 1)
    with ben.live(table) as socket:
        socket.next()
        refused(anna.post(f"/api/tables/{table}/seats/1/link"), 409, "not_away")

    def issue() -> Any:
        answer = anna.post(f"/api/tables/{table}/seats/1/link")
        return answer.json()["key"] if answer.status_code == 200 else None

    key = wait_until(issue)
    assert key != lost and said(ben, table)[-1] == "linked", "everybody is told"
    refused(ben.seat(table, 1, "continue", key=lost), 403, "wrong_link")
    again = browsers()
    assert again.seat(table, 1, "continue", key=key).json()["viewer_seats"] == [1]


def test_nobodys_seat_has_no_link(anna: Browser) -> None:
    table = anna.make(GAME, "me", "greedy")["id"]
    refused(anna.post(f"/api/tables/{table}/seats/1/link"), 409, "not_now")
    refused(anna.post(f"/api/tables/{table}/seats/7/link"), 403, "not_your_seat")
    refused(anna.post(f"/api/tables/{table}/seats/x/link"), 403, "not_your_seat")


# Absent seats


def until_the_turn_of(table: str, seat: int, *people: Browser) -> None:
    while (view := people[0].view(table))["to_act"] != seat:
        mover = people[view["to_act"]]
        assert mover.act(mover.view(table)).status_code == 200


def test_an_absent_seat_goes_to_a_bot_after_the_agreed_delay(
    anna: Browser, ben: Browser, browsers: Browsers, later: Callable[[float], None]
) -> None:
    made = anna.make(GAME, "me", "open", absence=30)
    table = made["id"]
    assert ben.view(table)["absence"] == 30, "whoever sits down can see it"
    ben.seat(table, 1, "claim", invite=made["invite"])
    until_the_turn_of(table, 1, anna, ben)
    refused(anna.seat(table, 1, "hand"), 409, "too_early")
    later(29)
    refused(anna.seat(table, 1, "hand"), 409, "too_early")
    later(31)
    refused(browsers("Cleo").seat(table, 1, "hand"), 403, "not_your_table")
    handed = anna.seat(table, 1, "hand", bot="random").json()["seats"][1]
    assert (handed["kind"], handed["bot"]) == ("bot", default_kind(GAME)), "nobody chooses a weak bot for somebody else"
    assert said(ben, table)[-1] == "lent"
    assert ben.seat(table, 1, "take").json()["seats"][1]["mine"], "and comes back to whoever it belongs to"


def test_the_seat_of_whoever_made_the_table_may_be_absent_too(
    anna: Browser, ben: Browser, table: str, later: Callable[[float], None]
) -> None:
    until_the_turn_of(table, 0, anna, ben)
    refused(ben.seat(table, 0, "hand"), 409, "too_early")
    later(24 * 60 + 1)
    assert ben.seat(table, 0, "hand").json()["seats"][0]["kind"] == "bot"


def test_only_a_seat_that_the_game_waits_for_is_absent(
    anna: Browser, ben: Browser, table: str, later: Callable[[float], None]
) -> None:
    until_the_turn_of(table, 0, anna, ben)
    later(24 * 60 + 1)
    refused(anna.seat(table, 1, "hand"), 409, "not_now")


@pytest.mark.parametrize("minutes", [0, -5, 10**9, 1.5, "soon"])
def test_a_delay_that_makes_no_sense_is_refused(anna: Browser, minutes: object) -> None:
    answer = anna.post("/api/tables", game=GAME, seats=[{"kind": "me"}] * SEATS, absence=minutes)
    refused(answer, 400, "bad_message")


def test_a_rematch_keeps_what_was_agreed(anna: Browser, ben: Browser) -> None:

    from caravela.core.errors import CaravelaError  # noqa: F401

    table = anna.make(GAME, "me", "random", absence=77, takeover=True, options=short(GAME))["id"]
    while anna.view(table)["status"] != "over":
        view = my_turn(anna, table)
        if view["legal"]:
            anna.act(view, auto=True)
    again = anna.view(anna.post(f"/api/tables/{table}/rematch").json()["id"])
    assert (again["absence"], again["takeover"], again["host"]) == (77, True, True)
