"""The addresses of the server: what they answer, and what they say to bad input of every kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from support.server import STAGE, Browser, my_turn, play_on, quick, serving, short

from caravela.core import engine
from caravela.core.registry import game_ids, load_game
from caravela.core.words import LANGUAGES

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]

Browsers = Callable[..., Browser]


def error(answer: Any, status: int, kind: str) -> dict[str, Any]:
    """What an answer complains of, in one sentence."""
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert found["kind"] == kind
    assert found["message"].endswith(".") and "\n" not in found["message"] and "Traceback" not in found["message"]
    return found


def test_a_guest_is_made_once_and_keeps_name_and_language(browsers: Browsers) -> None:
    anna = browsers()
    assert anna.me["name"] == ""
    changed = anna.post("/api/me", name="  Anna \n<b>", language="ru").json()
    assert changed == {"id": anna.me["id"], "name": "Anna <b>", "language": "ru"}
    assert anna.get("/api/me").json() == changed
    assert browsers().me["id"] != anna.me["id"]


def test_games_are_listed_with_all_that_a_client_needs(anna: Browser) -> None:
    found = {game["id"]: game for game in anna.get("/api/games").json()}
    assert set(found) == set(game_ids())
    meta, game = load_game(GAME).meta, found[GAME]
    assert game["title"] == meta.title and game["seats"] == list(meta.seats)
    assert [option["id"] for option in game["options"]] == [option.id for option in meta.options]
    assert {option["kind"] for option in game["options"]} <= {"switch", "number", "choice"}
    assert game["bots"] and game["score_lines"] == list(meta.score_lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_in_every_language(anna: Browser, language: str) -> None:
    meta = load_game(GAME).meta
    text = anna.get(f"/api/games/{GAME}/text/{language}")
    assert text.headers["content-type"].startswith("text/plain") and "game-title" in text.text
    rules = anna.get(f"/api/games/{GAME}/rulebook/{language}").json()
    assert rules[0]["number"].startswith(meta.rule_prefix) and rules[0]["text"]
    again = anna.http.get(text.request.url, headers={"if-none-match": text.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_printed_numbers_say_where_they_come_from(anna: Browser) -> None:
    found = anna.get(f"/api/games/{GAME}/data").json()
    assert {group["kind"] for group in found} >= {"rulebook", "reconstructed"}


def test_drawings_are_served_and_nothing_else_of_the_folder(anna: Browser) -> None:
    for file in ("../data.toml", "%2e%2e%2fdata.toml", "..%5cdata.toml", "nothing.svg", "board.SVG", ".svg", "a/b.svg"):
        error(anna.get(f"/api/games/{GAME}/art/{file}"), 404, "not_found")
    for drawing in (load_game(GAME).meta.folder / "art").glob("*.svg"):
        answer = anna.get(f"/api/games/{GAME}/art/{drawing.name}")
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["games/chess/data", "games/chess/text/en", f"games/{GAME}/text/xx", "games/x/art/a.svg"]
)
def test_unknown_games_and_languages(anna: Browser, path: str) -> None:
    error(anna.get(f"/api/{path}"), 404, "not_found")


def test_a_view_has_what_the_seat_may_do_and_only_for_its_holder(anna: Browser, browsers: Browsers) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    mine, other = anna.view(table), browsers("Ben").view(table)
    assert mine["legal"] and mine["viewer_seats"] == list(range(SEATS)) and mine["eyes"] == mine["to_act"]
    assert other["legal"] == [] and other["viewer_seats"] == [] and other["eyes"] == -2
    assert mine["invite"] and other["invite"] is None
    assert mine["prompt"]["seat"] == mine["to_act"] and mine["status"] == "playing"
    assert [seat["name"] for seat in other["seats"]] == ["Anna"] * SEATS
    assert mine["log_from"] == 0 and mine["log"] and mine["step"] == mine["steps"]
    assert anna.get(f"/api/tables/{table}?version={mine['version']}").json()["log"] == []


def test_an_act_answers_with_the_next_view(anna: Browser) -> None:
    view = anna.view(anna.make(GAME, *["me"] * SEATS)["id"])
    answer = anna.act(view)
    assert answer.status_code == 200
    after = answer.json()
    assert after["version"] == view["version"] + 1 and after["log_from"] == view["step"]
    assert after["undo"] == 1 and after["undo_seat"] == view["to_act"]
    back = anna.undo(after).json()
    assert back["step"] == view["step"] and back["log_from"] == view["step"] and back["legal"] == view["legal"]


def test_refusals_of_acts(anna: Browser, browsers: Browsers) -> None:
    view = anna.view(anna.make(GAME, *["me"] * SEATS)["id"])
    legal = {action["number"] for action in view["legal"]}
    table = load_game(GAME).actions
    illegal = next(action.number for action in table if action.number not in legal)
    told = error(anna.act(view, illegal), 400, "illegal_action")
    assert set(told["reason"]) == {"kind", "rule", "values"} and told["reason"]["rule"]
    error(anna.act(view, len(table)), 400, "bad_action")
    error(anna.act(view, seat=(view["to_act"] + 1) % SEATS), 403, "not_your_turn")
    error(anna.act(view, seat=SEATS), 403, "not_your_seat")
    error(browsers("Ben").act(view), 403, "not_your_seat")
    assert error(anna.act(view, version=0), 409, "stale")["version"] == view["version"]
    error(anna.act(view | {"table": "nowhere"}), 404, "no_such_table")
    error(anna.undo(view | {"undo_seat": view["to_act"]}), 409, "nothing_to_undo")
    assert anna.view(view["table"])["version"] == view["version"]


def test_a_click_on_something_unlit_is_answered_with_reasons(anna: Browser, browsers: Browsers) -> None:
    """Every piece and place that no legal action begins with may be asked about; what is told is illegal, and why."""
    view = anna.view(anna.make(GAME, *["me"] * SEATS)["id"])
    legal, lit = (
        {one["number"] for one in view["legal"]},
        {one["targets"][0] for one in view["legal"] if one["targets"]},
    )
    unlit = [piece["id"] for piece in view["pieces"] if piece["id"] not in lit]
    answers = [anna.get(f"/api/tables/{view['table']}/why?target={id}").json() for id in unlit[:60]]
    told = [one for answer in answers for one in answer]
    assert told, "nothing that lies on the table could ever be clicked"
    for answer in answers:
        assert len(answer) <= 3
        assert len({json.dumps([one["reason"], one["then"]]) for one in answer}) == len(answer)
    for one in told:
        assert one["number"] not in legal and one["reason"]["rule"]
        refused = error(anna.act(view, one["number"]), 400, "illegal_action")
        assert refused["reason"] == one["reason"]
    error(browsers("Ben").get(f"/api/tables/{view['table']}/why?target={unlit[0]}"), 403, "not_your_turn")
    assert anna.get(f"/api/tables/{view['table']}/why").json() == []
    assert anna.get(f"/api/tables/{view['table']}/why?target=nowhere/nothing&clicked=%00").json() == []


#: What is clicked, after which moves, and what is told: the move, the one that leads to it, and what stands against it.
CLICKS = [
    (("navegador", []), "board/guine", ("discover guine", "rondel sailing", None)),
    (("navegador", []), "board/angola", ("discover angola", "rondel sailing", "fleet_too_small")),
    (("navegador", ["rondel colony"]), "board/guine", ("found guine", None, "undiscovered_colony")),
    (("navegador", ["rondel sailing"]), "board/angola", ("discover angola", None, "fleet_too_small")),
    (("serenissima", []), "board/garrison-genova", None),
    (
        ("serenissima", ["settle genova", "galley 1"]),
        "board/garrison-genova",
        ("settle genova", None, "start_port_taken"),
    ),
]


@pytest.mark.parametrize(("played", "target", "told"), CLICKS)
def test_a_click_is_taken_for_what_is_nearest_to_the_decision(
    anna: Browser, played: tuple[str, list[str]], target: str, told: tuple[str, str | None, str | None] | None
) -> None:
    game, moves = played
    actions = load_game(game).actions
    view = anna.view(anna.make(game, *["me"] * 4, options={"start": "first"})["id"])
    for move in moves:
        view = anna.act(view, actions.parse(move).number).json()
    answer = anna.get(f"/api/tables/{view['table']}/why?target={target}").json()
    if told is None:
        assert answer == []
        return
    move, first, against = told
    one = answer[0]
    assert actions[one["number"]].notation == move
    assert (actions[one["first"]["number"]].notation if one["first"] else None) == first
    assert (one["then"]["kind"] if one["then"] else None if first else one["reason"]["kind"]) == against


def test_every_legal_action_tells_what_it_brings_and_the_last_resort_comes_last(anna: Browser) -> None:
    view = anna.view(anna.make("navegador", "me", "me", options={"start": "first"})["id"])
    found = {load_game("navegador").actions[one["number"]].notation: one["preview"] for one in view["legal"]}
    assert found["rondel workers"]["least"][0] == {"gauge": "money", "seat": 0, "by": -50}
    assert found["rondel colony"] == {"idle": True}
    workers = anna.act(view, load_game("navegador").actions.parse("rondel workers").number).json()
    assert [one["preview"].get("use", 0) for one in workers["legal"]] == [0, 0, 1]
    assert workers["legal"][0]["preview"]["ends_turn"] is True


def test_ghosts_show_where_pieces_would_go(anna: Browser, browsers: Browsers) -> None:
    actions = load_game("navegador").actions
    view = anna.view(anna.make("navegador", "me", "me", options={"start": "first"})["id"])
    workers = actions.parse("rondel workers").number
    found = anna.get(f"/api/tables/{view['table']}/preview?action={workers}").json()
    stone = {piece["id"]: piece for piece in found["come"]}["stone-red"]
    assert stone["anchor"] != next(piece["anchor"] for piece in view["pieces"] if piece["id"] == "stone-red")
    after = anna.act(view, workers).json()
    assert next(piece for piece in after["pieces"] if piece["id"] == "stone-red") == stone
    why = error(anna.get(f"/api/tables/{view['table']}/preview?action={workers}"), 400, "illegal_action")
    assert why["reason"]["kind"]
    error(anna.get(f"/api/tables/{view['table']}/preview?action=many"), 400, "bad_message")
    error(anna.get(f"/api/tables/{view['table']}/preview"), 400, "bad_message")
    error(browsers("Ben").get(f"/api/tables/{view['table']}/preview?action={workers}"), 403, "not_your_turn")


def test_the_undo_barrier(anna: Browser, browsers: Browsers) -> None:
    """Free until somebody else has decided; then gone."""
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
    ben = browsers("Ben")
    for seat in range(1, SEATS):
        ben.seat(made["id"], seat, "claim", invite=made["invite"])
    first, second = (anna, ben) if anna.view(made["id"])["legal"] else (ben, anna)
    if first is ben:
        while not (view := anna.view(made["id"]))["legal"]:
            ben.act(ben.view(made["id"]))
        first, second = anna, ben
    view = first.view(made["id"])
    while view["legal"]:
        view = first.act(view).json()
    if view["undo"] == 0:
        error(first.undo(view | {"undo_seat": 0}), 409, "nothing_to_undo")
        return
    assert second.view(made["id"])["undo"] == 0
    second.act(second.view(made["id"]))
    error(first.undo(first.view(made["id"]) | {"undo_seat": view["undo_seat"]}), 409, "nothing_to_undo")
    error(first.undo(view), 409, "stale")


def test_a_seat_is_claimed_with_the_invitation(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
    view = anna.view(made["id"])
    assert view["status"] == "waiting" and view["legal"] == [] and view["prompt"] is None
    error(anna.act(view | {"to_act": 0}, 0), 409, "not_now")
    ben = browsers("Ben")
    error(ben.seat(made["id"], 1, "claim"), 403, "wrong_invitation")
    for seat in range(1, SEATS):
        answer = ben.seat(made["id"], seat, "claim", invite=made["invite"])
    assert answer.json()["status"] == "playing" and answer.json()["viewer_seats"] == list(range(1, SEATS))
    error(browsers("Cleo").seat(made["id"], 1, "claim", invite=made["invite"]), 409, "seat_taken")
    error(anna.seat(made["id"], 1, "leave"), 403, "not_your_seat")
    error(anna.seat(made["id"], 77, "leave"), 403, "not_your_seat")
    error(anna.seat(made["id"], 0, "bot", bot="genius"), 400, "unknown_name")
    assert ben.seat(made["id"], 1, "name", name="Captain Ben").json()["seats"][1]["name"] == "Captain Ben"
    assert ben.seat(made["id"], 1, "leave").json()["seats"][1]["kind"] == "open"


def test_chat_stays_text(anna: Browser, browsers: Browsers) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    line = "<script>alert(1)</script> & ünïcödé ⚓"
    browsers("<i>Ben</i>").post(f"/api/tables/{table}/chat", text=line)
    assert [(said["name"], said["text"], said["seat"]) for said in anna.view(table)["chat"]] == [
        ("<i>Ben</i>", line, -2)
    ]
    error(anna.post(f"/api/tables/{table}/chat", text=" \n"), 400, "bad_message")
    error(anna.post(f"/api/tables/{table}/chat", text="x" * 501), 400, "bad_message")


def test_scrubbing_shows_earlier_positions(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    views = [anna.view(table)]
    for _ in range(8):
        views.append(anna.act(views[-1]).json())
    for view in views:
        at = anna.get(f"/api/tables/{table}/at/{view['step']}").json()
        assert at["step"] == view["step"] and at["steps"] == views[-1]["step"]
        assert at["pieces"] == view["pieces"] and at["prompt"] == view["prompt"]
        assert at["legal"] == [] and at["undo"] == 0 and at["log"] == []
    assert anna.get(f"/api/tables/{table}/at/0").status_code == 200
    error(anna.get(f"/api/tables/{table}/at/{views[-1]['step'] + 1}"), 404, "no_such_step")
    for odd in ("-1", "one", "1" * 30, "٣"):
        error(anna.get(f"/api/tables/{table}/at/{odd}"), 404, "no_such_step")


def test_curves_follow_the_game(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    view = play_on(anna, table, 30)
    told = anna.get(f"/api/tables/{table}/curves").json()
    assert told["steps"][-1] == view["step"] and told["steps"] == sorted(set(told["steps"]))
    for rows in told["series"].values():
        assert [len(row) for row in rows] == [len(told["steps"])] * SEATS
    assert [row[-1] for row in told["series"]["score"]] == [seat["score"] for seat in view["seats"]]


def test_the_points_are_told_line_by_line_while_the_game_goes_on(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    view = play_on(anna, table, 30)
    told = anna.get(f"/api/tables/{table}/scores").json()
    assert told["step"] == view["step"]
    totals = [sum(line["points"] for line in lines) for lines in told["breakdown"]]
    assert totals == [seat["score"] for seat in view["seats"]]
    then = anna.get(f"/api/tables/{table}/scores?step=3").json()
    earlier = anna.get(f"/api/tables/{table}/at/3").json()
    assert [sum(line["points"] for line in lines) for lines in then["breakdown"]] == [
        seat["score"] for seat in earlier["seats"]
    ]
    error(anna.get(f"/api/tables/{table}/scores?step={view['step'] + 1}"), 404, "no_such_step")
    error(anna.get(f"/api/tables/{table}/scores?step=-1"), 404, "no_such_step")


def test_a_whole_game_its_outcome_its_transcript_and_a_rematch(anna: Browser, browsers: Browsers) -> None:
    bots = ["greedy"] * (SEATS - 1)
    table = anna.make(GAME, "me", *bots, options=short(GAME), seed=3)["id"]
    error(anna.post(f"/api/tables/{table}/rematch"), 409, "not_now")
    view = play_on(anna, table, 5000)
    view = my_turn(anna, table) if view["status"] != "over" else anna.view(table)
    assert view["status"] == "over" and view["legal"] == [] and view["to_act"] == -2
    outcome = view["outcome"]
    assert [sum(line["points"] for line in lines) for lines in outcome["breakdown"]] == outcome["scores"]
    assert [seat["score"] for seat in view["seats"]] == outcome["scores"]
    error(anna.act(view, 0, seat=0), 403, "not_your_turn")
    error(anna.seat(table, 0, "leave"), 409, "not_now")

    file = anna.get(f"/api/tables/{table}/transcript")
    assert "attachment" in file.headers["content-disposition"]
    copy = anna.post("/api/transcripts", text=file.text).json()["id"]
    assert anna.view(copy)["outcome"] == outcome

    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert anna.view(table)["rematch"] == again
    assert anna.view(again)["viewer_seats"] == [0]
    assert {line["id"] for line in anna.get("/api/tables").json()} == {table, copy, again}


def test_my_tables_say_whose_turn_it_is(anna: Browser, browsers: Browsers) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    waiting = anna.make(GAME, "me", *["open"] * (SEATS - 1))["id"]
    lines = {line["id"]: line for line in anna.get("/api/tables").json()}
    assert lines[table]["my_turn"] and not lines[waiting]["my_turn"]
    assert lines[waiting]["status"] == "waiting" and lines[waiting]["seats"][1]["kind"] == "open"
    assert browsers().get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("hello", 1),
        (f"caravela transcript 1\ngame: {GAME}\nrules: 1\nseats: {SEATS}\n*: dance", 5),
        ("\x00\x01", 1),
    ],
)
def test_a_bad_transcript_is_refused_with_its_line(anna: Browser, text: str, line: int) -> None:
    told = error(anna.post("/api/transcripts", text=text), 400, "bad_transcript")
    assert told["line"] == line and f"line {line}:" in told["message"]
    assert anna.get("/api/tables").json() == []


BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"text"',
    b"{}",
    b"\xff\xfe",
    b'{"version": 1, "seat": 0}',
    b'{"version": 1.0, "seat": 0, "action": 0}',
    b'{"version": "1", "seat": 0, "action": 0}',
    b'{"version": -1, "seat": 0, "action": 0}',
    b'{"version": 1, "seat": 0, "action": 0, "more": 1}',
    b'{"version": 99999999999999999999, "seat": 0, "action": 0}',
    b'{"version": 1, "seat": 0, "action": 1e400}',
    b'{"version": 1, "seat": 0, "action": "\\ud800"}',
    b"[" * 10_000,
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_malformed_messages(anna: Browser, body: bytes) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    answer = anna.http.post(f"/api/tables/{table}/act", content=body, headers={"content-type": "application/json"})
    error(answer, 400, "bad_message")


@pytest.mark.parametrize(
    ("path", "message", "kind"),
    [
        ("/api/tables", {"game": "chess", "seats": [{"kind": "me"}] * 3, "options": {}}, "unknown_name"),
        ("/api/tables", {"game": GAME, "seats": []}, "bad_request"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 13}, "bad_message"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "king"}] * SEATS}, "bad_message"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "bot", "bot": "x"}] * SEATS}, "unknown_name"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * SEATS, "options": {"x": 1}}, "unknown_name"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me", "name": "x" * 41}] * SEATS}, "bad_message"),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * SEATS, "seed": -1}, "bad_message"),
        ("/api/me", {"name": "x" * 41}, "bad_message"),
        ("/api/me", {"language": "xx"}, "bad_message"),
        ("/api/transcripts", {"text": "x" * 400_001}, "bad_message"),
    ],
)
def test_wishes_that_cannot_be_granted(anna: Browser, path: str, message: Any, kind: str) -> None:
    error(anna.post(path, **message), 400, kind)


def test_oversized_messages(anna: Browser) -> None:
    error(anna.post("/api/me", name="x" * 20_000), 413, "too_large")
    error(anna.post("/api/transcripts", text="x" * 1_700_000), 413, "too_large")


def test_messages_must_be_json(anna: Browser) -> None:
    answer = anna.http.post("/api/me", data={"name": "Anna"})
    error(answer, 400, "bad_message")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/nothing", "/assets/gone.js"])
def test_addresses_that_lead_nowhere(anna: Browser, path: str) -> None:
    error(anna.get(path), 404, "not_found")


@pytest.mark.parametrize("id", ["x", "nowhere", "%00", "a" * 500, "ünï", "..", "a;b", "' OR 1=1"])
def test_unknown_tables(anna: Browser, id: str) -> None:
    answer = anna.get(f"/api/tables/{id}/curves")
    assert answer.status_code == 404 and answer.json()["error"]["message"]


def test_a_wrong_method(anna: Browser) -> None:
    error(anna.post("/api/games"), 405, "method")
    error(anna.get("/api/transcripts"), 404, "not_found")


def test_health_and_metrics(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url) as anna:
        assert anna.get("/health").json() == {
            "status": "well",
            "database": "well",
            "version": version("caravela"),
            "engine": engine.name(),
            "reason": "",
        }
        anna.act(anna.view(anna.make(GAME, *["me"] * SEATS)["id"]))
        text = anna.get("/metrics").text
    for line in (
        'caravela_tables{status="playing"} 1.0',
        'caravela_moves_total{by="person"} 1.0',
        "caravela_live_connections 0.0",
        'caravela_request_seconds_count{route="/api/tables/{id}/act",status="200"} 1.0',
    ):
        assert line in text


def test_everything_is_json_that_any_program_reads(anna: Browser) -> None:
    view = anna.get(f"/api/tables/{anna.make(GAME, *['me'] * SEATS)['id']}")
    assert view.headers["content-type"] == "application/json" and view.headers["cache-control"] == "no-store"
    assert json.loads(view.content)["type"] == "view"


def test_the_table_is_told_what_happens_to_seats(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
    ben = browsers("Ben")
    for seat in range(1, SEATS):
        ben.seat(made["id"], seat, "claim", invite=made["invite"])
    for deed in ("bot", "take", "name", "leave"):
        assert ben.seat(made["id"], 1, deed, name="Captain Ben").status_code == 200
    anna.seat(made["id"], 1, "bot")
    told = [(line["kind"], line["name"], line["seat"]) for line in anna.view(made["id"])["chat"]]
    assert told[:3] == [("lent", "Ben", 1), ("back", "Ben", 1), ("left", "Captain Ben", 1)]
    assert [kind for kind, _, _ in told[3:]] == ["filled"]


def test_every_line_of_the_log_says_whose_turn_it_was(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    view = anna.view(table)
    assert {line["by"] for line in view["log"]} == {-2}, "nobody's while chance sets the game up"
    seat = view["to_act"]
    assert {line["by"] for line in anna.act(view).json()["log"] if line["step"] > view["step"]} == {seat}
