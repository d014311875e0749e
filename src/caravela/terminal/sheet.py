"""The score sheet: every line of every seat, the winner, and why the game ended."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravela.core.match import Match
from caravela.core.rules import Outcome, ScoreLine
from caravela.core.words import Speaker, Words
from caravela.terminal.styles import Palette


class ScoreSheet:
    """The result of a finished match in the reader's language."""

    def __init__(self, match: Match, words: Words, speaker: Speaker, palette: Palette) -> None:
        assert match.outcome is not None, "a score sheet is for a finished game"
        self._match = match
        self._outcome: Outcome = match.outcome
        self._words = words
        self._say = speaker.say
        self._palette = palette

    def show(self, console: Console) -> None:
        """Prints the sheet and what is to be said about it."""
        console.print(self._table())
        for sentence in self.sentences():
            console.print(sentence, highlight=False)

    def sentences(self) -> list[Text]:
        """Who has won, how a tie was broken, why the game ended."""
        outcome = self._outcome
        names = ", ".join(self._words.seat(seat) for seat in outcome.winners)
        found = [Text(self._say("sheet-winner", count=len(outcome.winners), names=names), style="bold")]
        if outcome.tie:
            tie = self._words.say(f"tie-{outcome.tie.replace('.', '-')}")
            found.append(Text(tie).append(f" {outcome.tie}", style="dim"))
        return [*found, Text(self._words.say(f"end-{outcome.reason}"))]

    def _table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 0, 0, 1))
        table.add_column(Text(self._say("sheet-title")))
        for seat in range(self._match.seats):
            table.add_column(self._heading(seat), justify="right", no_wrap=True)
        for index, id in enumerate(self._match.rules.meta.score_lines):
            table.add_row(self._words.say(f"score-{id}"), *(_cell(lines[index]) for lines in self._outcome.breakdown))
        table.add_section()
        table.add_row(self._say("sheet-total"), *(str(points) for points in self._outcome.scores), style="bold")
        table.add_row(self._say("sheet-place"), *self._places(), style="dim")
        return table

    def _heading(self, seat: int) -> Text:
        """The seat's name; under it the player's, where the name is only that of a kind of bot."""
        name, player = self._words.seat(seat), self._match.players[seat]
        heading = Text(name, style=self._palette.seat(seat))
        hidden = player not in (name, self._match.rules.meta.seat_ids[seat])
        return Text.assemble(heading, (f"\n{player}", "dim not bold")) if hidden else heading

    def _places(self) -> list[str]:
        places = [0] * self._match.seats
        place = 1
        for shared in self._outcome.ranking:
            for seat in shared:
                places[seat] = place
            place += len(shared)
        return [str(place) for place in places]


def _cell(line: ScoreLine) -> Text:
    """`3 × 5 = 15`; a number that is not multiplied (money) is followed by its points."""
    if line.each:
        sum_of = f"{line.count} × {line.each} = "
    else:
        sum_of = f"{line.count} → " if line.count else ""
    return Text().append(sum_of, style="dim").append(str(line.points))
