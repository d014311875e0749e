"""Decisions: what a wish at a table comes to, as entries of its journal, or why not. Nothing is stored here."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from caravela.core import transcript
from caravela.core.facts import NOBODY
from caravela.core.match import Match
from caravela.core.options import Options, OptionValue
from caravela.core.preview import previews
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.server.storage.rows import Card, Guest, now
from caravela.server.tables import journal, seating
from caravela.server.tables import undo as undoing
from caravela.server.tables.errors import (
    BadGesture,
    BadMessage,
    Hidden,
    NameTaken,
    NoHints,
    NotInLesson,
    NotNow,
    NotYourSeat,
    NotYourTurn,
    Stale,
)
from caravela.server.tables.journal import Acted, AnyEntry, Hinted, Logged, Opened, Said, Seated, Started
from caravela.server.tables.names import clean
from caravela.server.tables.table import Table
from caravela.server.tables.views import eyes_of
from caravela.server.tables.wishes import (
    Act,
    Answer,
    Ask,
    HintWish,
    InvitationWish,
    LinkWish,
    Redo,
    SeatChange,
    Undo,
)


def transcript_of(table: Table, guest: str | None) -> str:
    """The game as a transcript, unless that would tell the guest a secret."""
    if table.match is None:
        raise NotNow("The game has not started yet, so there is no transcript.")
    state = table.match.state
    eyes = eyes_of(table.seats_of(guest), table.to_act)
    ended = table.match.over or table.halted is not None
    if not ended and table.rules.seen_by(state, eyes).dump() != state.dump():
        raise Hidden("The transcript would reveal what is still hidden; download it when the game is over.")
    match = table.branch()
    match.players = table.players()
    text = transcript.write(match)
    # Where the rules of the table are not known here, it was replayed by others; the text says which it is about.
    here, there = table.rules.meta.rules_version, table.card.rules_version
    return text if here == there else text.replace(f"\nrules: {here}\n", f"\nrules: {there}\n", 1)


def card(rules: Rules[Any], options: dict[str, OptionValue], seed: str, lesson: str | None = None) -> Card:
    """The card of a new table."""
    id, invite = secrets.token_urlsafe(9), seating.new_secret()
    return Card(id, rules.meta.id, rules.meta.rules_version, options, seed, invite, now(), lesson)


def next_card(old: Table, seed: str) -> Card:
    """The card of a rematch: today's rules, and whatever the players of the old table had agreed on."""
    rules = load_game(old.card.game)
    return card(rules, dict(Options(rules.meta.options, old.options.changed())), seed)


def numbered(entries: list[AnyEntry], table: Table) -> list[Logged]:
    """The entries with the numbers behind a table's, made now."""
    return journal.logged(entries, table.version, table.digest, now())


def opened(table: Table, opening: Opened, steps: list[str] | None = None) -> tuple[Table, list[Logged]]:
    """A new table with its first entries."""
    entries = numbered([opening], table)
    table = table.after(*entries)
    entries += numbered(start(table) if steps is None else [Started(steps)], table)
    return table.after(*entries[1:]), entries


def start(table: Table) -> list[AnyEntry]:
    """The beginning of the game, if everybody sits and it has not begun."""
    if table.match is not None or any(holder.kind == "open" for holder in table.seats):
        return []
    if table.prepared:
        return [Started(table.prepared)]
    match = table.fresh_match()
    match.draw()
    return [Started(notations(match, 0))]


def notations(match: Match, after: int = 0) -> list[str]:
    """The decisions behind some step, as the journal has them."""
    return [step.action.notation for step in match.steps[after:]]


def act(table: Table, guest: str | None, wish: Act) -> list[AnyEntry]:
    """A person's action, or the actions of a gesture."""
    _must_play(table, guest, wish.seat, wish.version)
    if wish.seat != table.to_act:
        raise NotYourTurn(f"It is not the turn of {table.rules.meta.seat_ids[wish.seat]}.")
    _must_follow(table, wish)
    return [_acted(table, wish)]


def act_for_bot(table: Table, position: int, seat: int, action: int) -> list[AnyEntry]:
    """A bot's action, for the position that it thought about and no other."""
    if table.position != position or table.to_act != seat or not table.bot_due:
        raise Stale(table.version)
    match = table.branch()
    match.play(table.rules.actions.from_number(action))
    return [Acted(seat, notations(match, table.steps), bot=True)]


def _must_play(table: Table, guest: str | None, seat: int, version: int) -> None:
    """The seat is the guest's, the game is on, and nobody has moved since the version that the guest saw."""
    if seat not in table.seats_of(guest):
        raise NotYourSeat("This is not your seat.")
    if table.match is None:
        raise NotNow("The game has not started: a seat is still open.")
    if not table.position <= version <= table.version:
        raise Stale(table.version)


def _must_follow(table: Table, wish: Act) -> None:
    """In a lesson only its own moves are played; what is not legal is refused for that, and what is, is not wrong."""
    assert table.match is not None
    if table.lesson is None or wish.numbers[0] not in [action.number for action in table.match.legal]:
        return
    due = table.lesson.line[table.steps : table.steps + len(wish.numbers)]
    if [line.action.number for line in due] != wish.numbers:
        raise NotInLesson(f"That may be played, but the lesson goes on with {due[0].action.notation!r}.")


def _acted(table: Table, wish: Act) -> Acted:
    """The actions carried out on a copy, with what must follow, and whatever chance decides then."""
    match = table.branch()
    actions = [table.rules.actions.from_number(number) for number in wish.numbers]
    for action in actions[:-1]:
        match.play(action, draw=False)
        # With chance in between, a refusal of what comes behind it would tell what chance holds.
        if match.seat_to_act != wish.seat:
            raise BadGesture(f"{action.notation!r} ends the steps that can be taken at once.")
    match.play(actions[-1])
    forced = play_forced(match, wish.seat, wish.stay, _most(table)) if wish.auto else 0
    return Acted(wish.seat, notations(match, table.steps), forced=forced)


def _most(table: Table) -> int | None:
    """How long a game may grow by what leaves no choice: in a lesson, to the end of the step that is being read."""
    return None if table.lesson is None else table.lesson.end_of_step(table.steps)


def play_forced(match: Match, seat: int, stay: bool, most: int | None = None) -> int:
    """Takes the steps of a seat that leave no choice; how many. With `stay`, none that passes the turn on."""
    count = 0
    while match.seat_to_act == seat and (action := match.only_action) is not None:
        if most is not None and len(match.steps) >= most:
            break
        if stay and previews(match.rules, match.state, seat, [action])[0].ends_turn:
            break
        match.play(action)
        count += 1
    return count


def undo(table: Table, guest: str | None, wish: Undo) -> list[AnyEntry]:
    """The latest choices of a seat are taken back."""
    _must_play(table, guest, wish.seat, wish.version)
    return undoing.undo(table, table.seats_of(guest), wish.seat, wish.count)


def redo(table: Table, guest: str | None, wish: Redo) -> list[AnyEntry]:
    """What was undone is done again."""
    _must_play(table, guest, wish.seat, wish.version)
    return undoing.redo(table, table.seats_of(guest))


def ask(table: Table, guest: str | None, wish: Ask) -> list[AnyEntry]:
    """The table is asked to go back further than undo reaches."""
    _must_play(table, guest, wish.seat, wish.version)
    return undoing.ask(table, wish.seat, wish.step)


def answer(table: Table, guest: str | None, wish: Answer) -> list[AnyEntry]:
    """Somebody answers what the table is asked for."""
    _must_play(table, guest, wish.seat, wish.version)
    return undoing.answer(table, table.seats_of(guest), wish.version, wish.agree)


def hint(table: Table, guest: str | None, wish: HintWish) -> list[AnyEntry]:
    """A person takes a hint, and everybody can see that."""
    _must_play(table, guest, wish.seat, wish.version)
    if wish.seat != table.to_act:
        raise NotYourTurn(f"It is not the turn of {table.rules.meta.seat_ids[wish.seat]}.")
    if not table.may_hint(guest):
        raise NoHints
    return [Hinted(wish.seat)]


def seat_change(table: Table, guest: Guest, seat: int, wish: SeatChange) -> list[AnyEntry]:
    """A seat changes hands, and the game begins if it was the last open one."""
    holder = seating.change(table, seat, guest, wish)
    if holder == table.seats[seat]:
        return []
    seated = Seated(seat, holder)
    return [seated, *start(table.after(*numbered([seated], table)))]


def link(table: Table, guest: Guest, seat: int, wish: LinkWish, online: Collection[str]) -> list[AnyEntry]:
    """A seat's personal link."""
    return [*seating.link(table, seat, guest, wish, online)]


def invitation(table: Table, guest: Guest, wish: InvitationWish) -> list[AnyEntry]:
    """Another invitation, or none."""
    return [*seating.invitation(table, guest, wish)]


def said(table: Table, guest: Guest, text: str) -> list[AnyEntry]:
    """A line of chat; a spectator speaks under no name that could be a player's."""
    line = clean(text)
    if not line:
        raise BadMessage("The message is empty.")
    seats = table.seats_of(guest.id)
    seat = eyes_of(seats, table.to_act)
    if seat == NOBODY and seating.is_taken(table, guest, guest.name):
        raise NameTaken
    return [Said(seat, table.seats[seat].name if seat != NOBODY else guest.name, line)]


def said_for_bot(table: Table, seat: int, text: str) -> list[AnyEntry]:
    """A line of chat in the name of a bot."""
    return [Said(seat, table.seats[seat].name, clean(text))]


def may_rematch(table: Table, guest: Guest) -> None:
    """Refuses a rematch before the end, or to somebody who did not play."""
    if not table.belongs(guest.id):
        raise NotYourSeat("Only those who played can ask for a rematch.")
    if table.status != "over":
        raise NotNow("The game is not over yet; finish it first.")
