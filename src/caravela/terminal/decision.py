"""A person's decision: the menu, what is typed, and the commands, until something is decided."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from caravela.core.actions import Action
from caravela.core.menu import by_use
from caravela.core.preview import previews
from caravela.core.rules import Seat
from caravela.terminal import blocks, commands, notation, turns
from caravela.terminal.blocks import Block
from caravela.terminal.chips import chips, for_good
from caravela.terminal.keyboard import prompt, tidy
from caravela.terminal.narrowing import Menu
from caravela.terminal.options import Option
from caravela.terminal.pages import help_lines
from caravela.terminal.screen import View
from caravela.terminal.table import PlayTable

#: So many actions are named when it is not clear which one was meant.
_NAMED: Final = 6
#: How commands are written in the help, where it is not their name.
_KEYS: Final = {
    "help": "?",
    "legend": "k",
    "back": "b, 0",
    "undo": "u, u 3",
    "redo": "redo",
    "save": "s, s FILE",
    "log": "l",
    "rule": "r, r 9.3",
    "why": "why …",
    "quit": "q, Ctrl-C",
}


class Quit(Exception):
    """The person leaves the table; the game is saved."""


class Decision:
    """One decision of one seat. It ends with an action, or with None when the position was changed instead (undo)."""

    def __init__(self, table: PlayTable, seat: Seat, notes: list[Text] | None = None) -> None:
        self.table = table
        self.match = table.match
        self.words = table.words
        self.say = table.say
        self.seat = seat
        self.legal = table.match.legal
        self.notes = list(notes or [])
        offered = by_use(self.match.rules, self.match.state, self.legal)
        self.menus = [Menu(table.words, offered)]
        self._previews = dict(zip(offered, previews(self.match.rules, self.match.state, seat, offered), strict=True))
        self.moved = False
        self._seen = self.match.rules.seen_by(self.match.state, seat)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "legend": self._legend,
            "back": self._back,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "log": self._log,
            "rule": self._rule,
            "numbers": self._numbers,
            "why": self._why,
            "hint": self._hint,
            "board": self._board,
            "quit": self._quit,
        }

    @property
    def menu(self) -> Menu:
        """The menu that is open."""
        return self.menus[-1]

    def take(self) -> Action | None:
        """Shows and asks until there is a decision."""
        while not self.moved:
            self.table.screen.show(self.view())
            self.notes = []
            action = self._answer(tidy(self.table.ask(self.input_row())))
            if action is not None and self._sure(action):
                return action
        return None

    def _sure(self, action: Action) -> bool:
        """Asks once more where something is given up and cannot be taken back."""
        if not for_good(self._previews[action]):
            return True
        question = Text(self.say("for-good", action=self.words.action(action)), style="bold")
        self.table.screen.write(blocks.wrapped(question, self.table.console.width))
        return self.table.ask(self.say("undo-consent-keys") + " ").strip().lower() in self.say("undo-yes").split()

    def input_row(self) -> str:
        """The row in which the person types, with the keys that always work."""
        return prompt(self.say("play-keys"), self.table.console.width)

    def view(self) -> View:
        """What the person sees now."""
        table = self.table
        return View(
            table.title(self.say("play-place", step=len(self.match.steps))),
            table.board(self.match.state, self.seat),
            self._recent,
            self._prompt(),
            self._options(),
            self.notes,
        )

    # What is shown

    def _recent(self, columns: int) -> Block:
        first = turns.since_last_turn(self.match.steps, self.seat)
        return self.table.log.lines(self.match.steps[first:], columns)

    def _prompt(self) -> Text:
        if not self.menu.path:
            return self.table.prompt(self.match.state, self.seat)
        crumbs = " › ".join([*self.menu.path, self.menu.question] if self.menu.question else self.menu.path)
        text = Text().append("▶ ", style=self.table.palette.seat(self.seat)).append(crumbs, style="bold")
        return text.append(f"  {self.say('menu-back')}", style="dim")

    def _options(self) -> list[Option]:
        return [self._option(number) for number in range(1, len(self.menu.choices) + 1)]

    def _option(self, number: int) -> Option:
        choice = self.menu.choices[number - 1]
        if choice.action is None:
            return Option(number, f"{choice.label} …", f"{choice.short} …")
        told = chips(self._previews[choice.action], self.seat, self.words, self.say)
        return Option(number, choice.label, choice.short, told)

    def _note(self, id: str, **values: int | str) -> None:
        self.notes.append(self.table.note(id, **values))

    # What is typed

    def _answer(self, text: str) -> Action | None:
        """An action, if the line decides for one; everything else is done here."""
        numbers = text.split()
        if numbers and all(number.isdecimal() for number in numbers) and text != "0":
            return self._choose_all([int(number) for number in numbers])
        if action := self._meant(text):
            return action
        if command := commands.read(text, commands.PLAY):
            self._commands[command.name](command.argument)
            return None
        if text:
            return self._typed(text)
        self._note("note-number", last=len(self.menu.choices))
        return None

    def _choose_all(self, numbers: list[int]) -> Action | None:
        """Several numbers in one line go through several menus at once."""
        for number in numbers:
            action = self._choose(number)
            if action is not None or self.notes:
                return action
        return None

    def _choose(self, number: int) -> Action | None:
        choices = self.menu.choices
        if not 1 <= number <= len(choices):
            self._note("note-number", last=len(choices))
            return None
        choice = choices[number - 1]
        if choice.action is None:
            self.menus.append(self.menu.inside(choice))
        return choice.action

    def _meant(self, text: str) -> Action | None:
        """A legal action that is certainly meant, although its first word may also be a command."""
        found = [action for action in notation.find(self.match.rules.actions, self.legal, text) if action in self.legal]
        certain = len(found) == 1 and (" " in text or found[0].notation == text.lower())
        return found[0] if certain else None

    def _typed(self, text: str) -> Action | None:
        found = notation.find(self.match.rules.actions, self.legal, text)
        if not found:
            self._note("note-unknown", text=text)
        elif len(found) > 1:
            self._name_some(text, found)
        elif found[0] in self.legal:
            return found[0]
        else:
            self._explain(found[0])
        return None

    def _name_some(self, text: str, found: list[Action]) -> None:
        named = ", ".join(action.notation for action in found[:_NAMED])
        self._note("note-which", text=text, actions=named if len(found) <= _NAMED else f"{named}, …")

    def _explain(self, action: Action) -> None:
        """Why an action may not be taken, with the rule."""
        reason = self.match.why_not(action)
        text = Text(f"! {self.words.action(action)}: {self.words.why(reason)}", style="bold")
        self.notes.append(text.append(f" {reason.rule}", style="not bold dim"))

    # Commands

    def _help(self, argument: str) -> None:
        table = self.table
        keys = [("1 2 …", "number"), (self.legal[0].notation, "notation")]
        keys += [(_KEYS.get(name, name), name) for name in commands.PLAY]
        entries = [(key, table.say(f"help-{id}")) for key, id in keys]
        table.screen.page(help_lines(table.say("help-title"), entries, table.console.width))

    def _back(self, argument: str) -> None:
        if len(self.menus) > 1:
            self.menus.pop()
        else:
            self._note("note-top")

    def _board(self, argument: str) -> None:
        self.table.show_board(self.match.state, self.seat)

    def _legend(self, argument: str) -> None:
        self.table.show_legend(self.match.state, self.seat)

    def _quit(self, argument: str) -> None:
        raise Quit

    def _log(self, argument: str) -> None:
        self.table.screen.page(self.table.log.lines(self.match.steps, self.table.console.width), latest=True)

    def _rule(self, argument: str) -> None:
        """A rule by its number; anything without a digit is rather an action whose first word begins with r."""
        if argument and not any(letter.isdigit() for letter in argument):
            self._typed(f"r {argument}")
            return
        refused = self.table.show_rule(argument or self.match.rules.prompt(self.match.state).rule)
        self.notes += [refused] if refused else []

    def _numbers(self, argument: str) -> None:
        self.table.show_numbers()

    def _why(self, argument: str) -> None:
        found = notation.find(self.match.rules.actions, self.legal, argument)
        if not argument:
            self._note("note-why-what", example=self.match.rules.actions[-1].notation)
        elif not found:
            self._note("note-unknown", text=argument)
        elif len(found) > 1:
            self._name_some(argument, found)
        elif found[0] in self.legal:
            self._note("note-legal", action=self.words.action(found[0]))
        else:
            self._explain(found[0])

    def _hint(self, argument: str) -> None:
        from caravela.bots.minds.hints import advice

        for place, one in enumerate(advice(self.match.rules, self._seen.clone(), self.seat), 1):
            actions = "; ".join(self.words.action(action) for action in one.actions)
            self._note("note-hint", place=place, actions=actions, notation=one.actions[0].notation)
            if one.chances:
                self._note("note-hint-chances", chances=self._chances(one.chances))

    def _chances(self, chances: list[float]) -> str:
        return ", ".join(f"{self.words.seat(seat)} {chance:.0%}" for seat, chance in enumerate(chances))

    def _save(self, argument: str) -> None:
        file = self.table.file
        path = Path(argument).expanduser() if argument else file.path
        if argument and path.exists() and path != file.path:
            self._note("note-exists", file=str(path))
            return
        trouble = file.copy_to(path)
        if trouble:
            self._note("note-not-saved", file=str(path), reason=trouble)
        else:
            self._note("note-saved", file=str(path))

    # Undo

    def _undo(self, argument: str) -> None:
        if argument and not (argument.isdecimal() and int(argument) > 0):
            self._note("note-undo-what")
            return
        count = int(argument or 1)
        chosen = self.match.choices(self.table.people)
        floor = self.match.floor_of(self._unasked())
        own = [index for index in chosen if index >= floor]
        if own:
            self._take_back(own, count)
        elif chosen:
            self._undo_further(chosen, count)
        else:
            self._note("note-no-undo")

    def _unasked(self) -> list[Seat]:
        """Whose decisions are undone without asking: one's own, and those of bots where nobody else plays."""
        return list(range(self.match.seats)) if self.table.people == [self.seat] else [self.seat]

    def _undo_further(self, chosen: list[int], count: int) -> None:
        """Takes back what others and chance did as well, if the table agrees."""
        question = Text(self.say("undo-consent"), style="bold")
        self.table.screen.write(blocks.wrapped(question, self.table.console.width))
        answer = self.table.ask(self.say("undo-consent-keys") + " ").strip().lower()
        if answer not in self.say("undo-yes").split():
            self._note("note-undo-refused")
            return
        self._take_back(chosen, count)

    def _take_back(self, chosen: list[int], count: int) -> None:
        """Goes back to before the latest of these steps, or so many of them."""
        count = min(count, len(chosen))
        first = chosen[-count]
        self.table.undone.append([step.action for step in self.match.steps[first:]])
        self.match.rewind(first)
        self._note("note-undone", count=count)
        self.moved = True

    def _redo(self, argument: str) -> None:
        """Does again what the latest undo took back, what bots and chance did then included."""
        if not self.table.undone:
            self._note("note-no-redo")
            return
        for action in self.table.undone.pop():
            self.match.play(action, draw=False)
        self._note("note-redone")
        self.moved = True
