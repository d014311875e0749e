"""Minds: weights fit the encoding, levels play any game, repeatably, and only by what their seat may know."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tomllib
from random import Random
from typing import Any

import numpy as np
import pytest
from support.minds import think_briefly

from caravela.arena.game import play_game
from caravela.arena.training.games import ByHand, play
from caravela.bots import LEVELS, WEIGHTS, make_bot
from caravela.bots.greedy import Walk
from caravela.bots.minds import levels
from caravela.bots.minds import mind as minds
from caravela.bots.minds.hints import advice, chances
from caravela.bots.minds.inputs import chosen
from caravela.bots.minds.levels import LEVELS as PLAYED
from caravela.bots.minds.mind import TOLD_APART, TRIAL, Mind, Playouts, beginnings, varied
from caravela.bots.minds.network import read, result, trained
from caravela.bots.turns import turns
from caravela.bots.worths import worths
from caravela.core.encoding import encoding
from caravela.core.errors import CaravelaError
from caravela.core.facts import CHANCE
from caravela.core.registry import load_game
from caravela.research.secrets import determinise
from caravela.workshop.conformance.play import GAMES, INSTALLED, positions

FILES = sorted(WEIGHTS.glob("*.npz"))
LARGEST = 500_000


def decisions(game: str, seats: int, seed: int, most: int = 8, **options: Any) -> list[Any]:
    """Positions in which a seat has a choice."""
    rules = load_game(game)
    found = positions(rules, seats, seed, 4 * most, options or None)
    return [state.clone() for state, legal, _ in found if rules.to_act(state) != CHANCE and len(legal) > 1][:most]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_weights_fit_and_have_a_card(path: Any) -> None:
    rules = load_game(path.stem)
    network = read(rules, path)
    assert path.stat().st_size <= LARGEST
    card = tomllib.loads(path.with_suffix(".toml").read_text(encoding="utf-8"))
    assert card["schema"] == network.inputs.rows.digest
    assert card["games"] > 0 and card["command"] and card["measured"]
    assert card["naive"] == network.naive
    assert (card["blend"], card["sharpness"]) == pytest.approx((network.blend, network.sharpness))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_answers_make_sense_for_every_number_of_seats(path: Any) -> None:
    rules = load_game(path.stem)
    network = read(rules, path)
    for seats in rules.meta.seats:
        for state in decisions(path.stem, seats, 1, 4):
            answers = network.judge([state] * seats, list(range(seats)))
            assert np.isfinite(answers).all()
            assert ((answers[:, 0] >= 0) & (answers[:, 0] <= 1)).all()
            assert sum(chances(network, state)) == pytest.approx(1)


def test_a_finished_game_is_judged_by_its_end() -> None:
    assert result([10, 30, 20], [1], 1, 10.0) == [1.0, 1.0, 3.0]
    assert result([30, 30, 20], [0, 1], 0, 10.0) == [0.5, 0.0, 3.0]


def test_weights_for_other_fields_are_refused(tmp_path: Any) -> None:
    rules = load_game(FILES[0].stem)
    network = read(rules, FILES[0])
    network.inputs.rows.digest, kept = "another", network.inputs.rows.digest
    try:
        network.save(tmp_path / "old.npz")
    finally:
        network.inputs.rows.digest = kept
    with pytest.raises(CaravelaError, match="trained for other fields"):
        read(rules, tmp_path / "old.npz")


def test_inputs_are_what_varies() -> None:
    rules = load_game(GAMES[0])
    seats = rules.meta.seats[-1]
    states = decisions(GAMES[0], seats, 1, 12)
    whole = np.array([encoding(rules, seats).encode(state, 0) for state in states], np.int32)
    inputs = chosen(rules, whole)
    assert len(inputs.numbers) and (whole[:, inputs.numbers].std(0) > 0).all()
    expanded = inputs.expand(*inputs.look(states, [0] * len(states)))
    assert expanded.shape == (len(states), inputs.size)


@pytest.mark.parametrize("game", INSTALLED)
def test_scores_and_evaluations_begin_with_whoever_looks(game: str) -> None:
    rules = load_game(game)
    seats, most = rules.meta.seats[0], rules.meta.seats[-1]
    state = decisions(game, seats, 3, 12)[-1]
    looks = list(range(seats))
    rows = np.reshape(worths(rules, [state] * seats, looks, None, most), (seats, -1))
    own = [rules.evaluate(state, seat) for seat in looks]
    assert rows.tolist() == np.reshape(worths(rules, [state] * seats, looks, own, most), (seats, -1)).tolist()
    for seat in looks:
        order = [(seat + other) % seats for other in looks]
        for values, row in ((rules.scores(state), rows[seat][: most + 1]), (own, rows[seat][most + 1 :])):
            told = [values[other] for other in order]
            assert row.tolist() == [*told, *[0.0] * (most - seats), told[0] - max(told[1:])]


@pytest.mark.parametrize("module", ["caravela.bots.minds.network", "caravela.arena.training.training"])
def test_numpy_is_told_to_use_one_thread_before_it_is_imported(module: str) -> None:
    """With more, every judgement waits for threads that are not running: twenty times as long on a busy machine."""
    watch = (
        "import os, sys\n"
        "class Watch:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'numpy': print(os.environ.get('OPENBLAS_NUM_THREADS'))\n"
        f"sys.meta_path.insert(0, Watch())\nimport {module}\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    told = subprocess.run([sys.executable, "-c", watch], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["1"]


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_judged_variedly(game: str) -> None:
    """The best turn of each first action stays, however few are judged."""
    rules = load_game(game)
    for state in decisions(game, rules.meta.seats[0], 3, 3):
        seat = rules.to_act(state)
        found = turns(rules, state, seat, 2, 10_000)
        begun = {turn.actions[0] for turn in found}
        assert {turn.actions[0] for turn in varied(found, len(begun))} == begun


@pytest.mark.parametrize("game", GAMES)
def test_beginnings_are_the_best_of_their_kind(game: str) -> None:
    """Each is the best of the turns that begin like it, and where there are many turns, so are beginnings."""
    rules = load_game(game)
    for state in decisions(game, rules.meta.seats[-1], 4, 4):
        found = turns(rules, state, rules.to_act(state), 2, 200)
        worths = [turn.value for turn in found]
        places = beginnings(found, worths)
        assert [worths[place] for place in places] == sorted((worths[place] for place in places), reverse=True)
        assert worths[places[0]] == max(worths)
        assert len(places) >= min(TOLD_APART, len(found))
        length = next(n for n in range(1, 100) if len({tuple(found[p].actions[:n]) for p in places}) == len(places))
        for place in places:
            alike = [p for p, turn in enumerate(found) if turn.actions[:length] == found[place].actions[:length]]
            assert worths[place] == max(worths[p] for p in alike)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_any_game_and_repeat_themselves(game: str, level: str) -> None:
    rules = load_game(game)
    for state in decisions(game, rules.meta.seats[0], 2, 2 if level == "admiral" else 4):
        seen = rules.seen_by(state, rules.to_act(state))
        turn = make_bot(level, 5).turn(rules, seen.clone())
        assert turn == make_bot(level, 5).turn(rules, seen.clone())
        for action in turn:
            assert action in rules.legal(seen)
            rules.apply(seen, action)


def look_ahead(game: str, state: Any, naive: bool = False) -> Playouts:
    """Playouts of the two best turns of whoever decides in a position."""
    rules = load_game(game)
    seat = rules.to_act(state)
    mind = Mind(trained(rules))
    found = mind.turns(rules, rules.seen_by(state, seat), seat)[:2]
    return Playouts(mind, rules, rules.seen_by(state, seat), seat, found, mind.worths(found, seat), 1, naive)


def test_a_playout_without_chance_is_gone_on_with_and_not_repeated() -> None:
    """Nothing is drawn in Endeavor but at the start of a round: the second playout begins where the first has ended."""
    state = decisions("endeavor", 3, 1)[-1]
    ahead = look_ahead("endeavor", state)
    ahead.one_more(0)
    first = ahead._starts[0]
    assert first is not None and first.key() != ahead.turns[0].end.key()
    ahead.one_more(0)
    assert ahead._starts[0].key() != first.key()
    once, twice = ahead.worths[0][1:]
    assert once != twice and ahead._starts[1] is None
    assert ahead.worth(0) == pytest.approx(sum(ahead.worths[0]) / 3)


def test_a_playout_with_chance_begins_again_under_another_one() -> None:
    """Whoever rolls a die of Pig may roll anything: a mean over some rolls, from the same position."""
    ahead = look_ahead("pig", decisions("pig", 2, 1)[0])
    for _ in range(6):
        ahead.one_more(0)
    assert ahead._starts[0] is None
    assert len(set(ahead.worths[0][1:])) > 1


def test_the_same_chance_meets_every_turn_that_is_played_on() -> None:
    state = decisions("serenissima", 4, 3)[-1]
    first, again = look_ahead("serenissima", state, naive=True), look_ahead("serenissima", state, naive=True)
    for place in (0, 1, 0, 1):
        first.one_more(place)
    for place in (1, 0, 1, 0):
        again.one_more(place)
    assert first.worths == again.worths


@pytest.mark.parametrize("naive", [False, True])
def test_others_answer_greedily_in_naive_playouts(naive: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every second playout, the seat itself never."""
    asked: list[int] = []

    def asking(rules: Any, state: Any) -> Walk:
        asked.append(rules.to_act(state))
        return Walk(rules, state)

    monkeypatch.setattr(minds, "Walk", asking)
    ahead = look_ahead("serenissima", decisions("serenissima", 4, 3)[-1], naive)
    for number in range(4):
        asked.clear()
        ahead.one_more(0)
        # The second one goes the way of the first until something is drawn; what greedy does is remembered there.
        assert ahead.seat not in asked
        assert bool(asked) == naive or number
        assert not asked or (naive and number % 2 == 0)


def test_what_greedy_tries_counts_in_the_budget() -> None:
    state = decisions("serenissima", 4, 3)[-1]
    ahead = look_ahead("serenissima", state, naive=True)
    walk, before = Walk(ahead.rules, state), ahead.spent
    actions = ahead._greedy(state, ahead.seat)
    assert actions == walk.best_turn()
    assert ahead.spent - before == TRIAL * walk.tried > 0


def test_a_greedy_turn_without_an_end_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        tried = 1000

        def best_turn(self) -> list[Any]:
            return []

    monkeypatch.setattr(minds, "Walk", lambda rules, state: Endless())
    state = decisions("serenissima", 4, 3)[-1]
    ahead = look_ahead("serenissima", state, naive=True)
    before = ahead.spent
    assert ahead._greedy(state, ahead.seat) == ahead._best(state, ahead.seat)
    assert ahead.spent - before > Endless.tried


@pytest.mark.parametrize("naive", [False, True])
def test_admirals_are_naive_where_the_network_says_so(naive: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    begin = Playouts.__init__

    def spy(self: Playouts, *arguments: Any) -> None:
        begin(self, *arguments)
        made.append(self.naive)

    think_briefly(monkeypatch)
    monkeypatch.setattr(Playouts, "__init__", spy)
    rules = load_game("endeavor")
    monkeypatch.setattr(trained(rules), "naive", naive)
    make_bot("admiral", 1).turn(rules, decisions("endeavor", 3, 1)[-1])
    assert made == [naive]


def test_what_was_played_in_a_position_is_played_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until chance decides otherwise, the playouts of a turn are the same, and nothing is searched for again."""
    ahead = look_ahead("serenissima", decisions("serenissima", 4, 3)[-1], naive=True)
    found: list[tuple[int, bool]] = []
    turns_of = {name: getattr(ahead, name) for name in ("_greedy", "_best")}

    def spy(name: str) -> Any:
        def turn(state: Any, seat: int) -> Any:
            found.append((ahead.rules.mark(state), name == "_greedy"))
            return turns_of[name](state, seat)

        return turn

    for name in turns_of:
        monkeypatch.setattr(ahead, name, spy(name))
    for _ in range(8):
        ahead.one_more(0)
    assert len(found) == len(set(found)) == len(ahead._known)
    assert len(found) < 8 * 4


def test_an_admiral_stays_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """With next to no budget it compares two turns; with more it thinks more."""
    played: list[int] = []
    make = Playouts.one_more

    def count(self: Playouts, place: int) -> None:
        played[-1] += 1
        make(self, place)

    monkeypatch.setattr(Playouts, "one_more", count)
    state = decisions("vasco", 3, 1)[-1]
    for budget in (1, 5_000, 10_000_000):
        monkeypatch.setattr(levels, "BUDGET", budget)
        monkeypatch.setattr(levels, "BUDGET_OF_SOURCES", budget)
        played.append(0)
        make_bot("admiral", 1).turn(load_game("vasco"), state.clone())
    assert played[0] == 2 and played[0] < played[1] < played[2]


def test_a_search_leaves_the_collector_as_it_was() -> None:
    for wanted in (False, True):
        (gc.enable if wanted else gc.disable)()
        try:
            make_bot("captain", 1).turn(load_game("navegador"), decisions("navegador", 2, 1)[0])
            assert gc.isenabled() == wanted
        finally:
            gc.enable()


@pytest.mark.parametrize("level", ["pilot", "admiral"])
def test_levels_do_not_peek(level: str) -> None:
    """Whatever the others hide, the choice is the same."""
    rules = load_game("serenissima")
    for state in decisions("serenissima", 3, 4, 3, money_open=False):
        seat = rules.to_act(state)
        other = determinise(rules, state, seat, Random(1))
        first = make_bot(level, 2).turn(rules, rules.seen_by(state, seat))
        assert make_bot(level, 2).turn(rules, rules.seen_by(other, seat)) == first


def test_the_levels_are_those_of_the_kinds() -> None:
    assert tuple(PLAYED) == LEVELS
    temperatures = [PLAYED[name].temperature for name in LEVELS]
    assert temperatures == sorted(temperatures, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_whole_turns_best_first(game: str) -> None:
    rules = load_game(game)
    for state in decisions(game, rules.meta.seats[0], 5, 3):
        seat = rules.to_act(state)
        found = advice(rules, rules.seen_by(state, seat), seat)
        assert 1 <= len(found) <= 3
        for one in found:
            copy = state.clone()
            for action in one.actions:
                assert action in rules.legal(copy)
                rules.apply(copy, action)
            assert bool(one.chances) == (trained(rules) is not None)


def test_a_mind_without_a_network_goes_by_the_evaluation() -> None:
    rules = load_game("pig")
    for state in decisions("pig", 2, 1, 4):
        found = Mind(None).turns(rules, state, rules.to_act(state))
        worths = Mind(None).worths(found, rules.to_act(state))
        assert worths.index(max(worths)) == 0


@pytest.mark.parametrize("game", INSTALLED)
def test_a_captain_beats_a_bot_that_plays_anything(game: str) -> None:
    assert play_game(game, ["random", "captain"], seed=3).wins == [0.0, 1.0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_chances_come_true(path: Any) -> None:
    """Foretold over whole games, they are nearer to what happened than the same chance for everybody would be."""
    rules = load_game(path.stem)
    network = trained(rules)
    errors: list[float] = []
    for seed in range(5):
        game = play(rules, [ByHand("greedy", Random(seed), 0.0) for _ in range(3)], seed)
        won = [seat in game.outcome.winners for seat in range(3)]
        for state in game.states[::10]:
            told = chances(network, rules.seen_by(state, 0))
            errors += [(chance - got) ** 2 for chance, got in zip(told, won, strict=True)]
    assert sum(errors) / len(errors) < 2 / 9
