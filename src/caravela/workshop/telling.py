"""Every sentence of a game beside a position in which it is said, for those who read the words once more.

Games are played under all numbers of seats and options, lively ones and some by the greedy bot, until every event,
prompt and reason has come up or patience is over; `scripts/tell_all.py` prints what was found in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from caravela.bots import make_bot
from caravela.core.actions import Action
from caravela.core.errors import BadOption
from caravela.core.facts import CHANCE, NOBODY, Event, Fact, Values
from caravela.core.options import Option, OptionValue
from caravela.core.rules import Rules
from caravela.core.words import Words
from caravela.workshop.conformance.play import bot_options, lively

#: So many actions that are not legal are tried at each position, beside one of each kind.
TRIES: Final = 20
#: One game of so many is the greedy bot's, who takes his time: with no option or all of them changed.
GREEDY: Final = 3
#: So many examples of each kind are kept at most, with values of different shapes.
EXAMPLES: Final = 4


class Moment(NamedTuple):
    """A position of some game, and what is asked there of whom."""

    place: str
    asked: Fact
    seat: int


class Example:
    """A fact, and where it came up."""

    def __init__(self, group: str, fact: Fact, seat: int, moment: Moment, action: Action | None = None) -> None:
        #: `events`, `prompts` or `reasons`.
        self.group = group
        self.fact = fact
        #: Whom it is told of, or who is asked.
        self.seat = seat
        self.moment = moment
        #: What brought the event about, or is refused for the reason.
        self.action = action

    def sentence(self, words: Words) -> str:
        """What players read."""
        if self.group == "reasons":
            return words.why(self.fact)
        if self.group == "prompts":
            return words.ask(self.fact, self.seat)
        return words.event(Event(self.fact.kind, self.seat, self.fact.rule, self.fact.values))

    def scene(self, words: Words) -> str:
        """Where it is said."""
        did = f" > {words.action(self.action)}" if self.action is not None else ""
        return f"{self.moment.place}: {words.ask(self.moment.asked, self.moment.seat)}{did}"


class Telling:
    """The sentences of one game that have come up so far."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        meta = rules.meta
        self.wanted = {"events": meta.events, "prompts": meta.prompts, "reasons": meta.reasons}
        self.found: dict[tuple[str, str], dict[str, Example]] = {}
        self.actions = list(rules.actions)
        self.kinds = {kind: [a for a in self.actions if a.kind == kind] for kind in rules.actions.kinds()}

    def missing(self) -> list[str]:
        """What has not come up: `events/sunk`."""
        pairs = [(group, kind) for group, kinds in self.wanted.items() for kind in kinds]
        return ["/".join(pair) for pair in pairs if pair not in self.found]

    def examples(self) -> Iterator[Example]:
        """Everything that has come up, kind by kind."""
        for group, kinds in self.wanted.items():
            for kind in kinds:
                yield from self.found.get((group, kind), {}).values()

    def note(self, example: Example) -> None:
        """Keeps an example of a kind, unless there are enough or one like it."""
        kept = self.found.setdefault((example.group, example.fact.kind), {})
        if len(kept) < EXAMPLES:
            kept.setdefault(shape(example.fact.values), example)

    def play(self, seats: int, seed: int, options: Mapping[str, OptionValue]) -> None:
        """One game, with a look at every position."""
        rules, random = self.rules, Random(f"{seats} {seed} {options}")
        bot = make_bot("greedy", seed) if seed % GREEDY == GREEDY - 1 and len(options) != 1 else None
        state: Any = rules.new_state(seats, bot_options(rules, options))
        step = 0
        while (seat := rules.to_act(state)) != NOBODY:
            moment = self.look(state, ", ".join([f"{seats} seats", f"step {step}", *map(str, options.items())]), random)
            action = bot.choose(rules, rules.seen_by(state, seat)) if bot and seat >= 0 else self.choose(state, random)
            events: list[Event] = []
            rules.apply(state, action, events)
            for event in events:
                self.note(Example("events", event, event.seat, moment, action))
            step += 1
        self.look(state, f"{seats} seats, the end", random)

    def look(self, state: Any, place: str, random: Random) -> Moment:
        """Notes the prompt of a position, and why some of what is not legal is not."""
        rules = self.rules
        moment = Moment(place, rules.prompt(state), rules.to_act(state))
        self.note(Example("prompts", moment.asked, moment.seat, moment))
        if moment.seat != CHANCE:
            legal = set(rules.legal(state))
            for action in self.tries(random):
                if action not in legal:
                    self.note(Example("reasons", rules.why_not(state, action), moment.seat, moment, action))
        return moment

    def tries(self, random: Random) -> list[Action]:
        """One action of each kind, and some more."""
        return [random.choice(actions) for actions in self.kinds.values()] + random.choices(self.actions, k=TRIES)

    def choose(self, state: Any, random: Random) -> Action:
        """Chance by its weights, people lively."""
        if self.rules.to_act(state) == CHANCE:
            return random.choices(self.rules.legal(state), self.rules.weights(state))[0]
        return lively(self.rules, state, random)


def shape(values: Values) -> str:
    """Values that a sentence may treat alike: any names, and numbers from five on."""
    return " ".join(str(min(value, 5)) if isinstance(value, int) else "name" for value in values.values())


def tables(rules: Rules[Any]) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of seats as the game is, and with each option and all options changed that it allows."""
    options = [option for option in rules.meta.options if option.kind != "number"]
    for seats in rules.meta.seats:
        yield seats, {}
        changed: dict[str, OptionValue] = {}
        for option in options:
            if allowed(rules, seats, {**changed, option.id: other(option)}):
                changed[option.id] = other(option)
        yield seats, changed
        for option in options:
            alone = {option.id: other(option)}
            if allowed(rules, seats, alone):
                yield seats, alone


def allowed(rules: Rules[Any], seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether a game can begin so: some options are for some numbers of players, or not for one another."""
    try:
        rules.new_state(seats, bot_options(rules, options))
    except BadOption:
        return False
    return True


def other(option: Option) -> OptionValue:
    """What an option can be beside its default."""
    if isinstance(option.default, bool):
        return not option.default
    return next((choice for choice in option.choices if choice != option.default), option.default)


def tell(rules: Rules[Any], seeds: int) -> Telling:
    """Plays until everything has been said, or so many games at every table."""
    telling = Telling(rules)
    for seed in range(seeds):
        for seats, options in tables(rules):
            telling.play(seats, seed, options)
        if not telling.missing():
            break
    return telling
