"""The closed list of hooks keeps its promises: each is called, may ask, and answers combine."""

from __future__ import annotations

from random import Random

import pytest

from onirim.engine.actions import NOTHING
from onirim.engine.hooks import GO, HOOKS, TRIGGER_NAMES, Module, Step
from onirim.engine.ruleset import VERBS, Ruleset
from onirim.engine.state import CHANCE, State
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import PositionError, read_position, write_position
from onirim.rules.catalogue import compile_rules
from onirim.rules.duo import Duo
from onirim.rules.numbers import REDRAW
from onirim.rules.solo import Solo
from tests.engine.dummy_module import WINDOWS, Dummy
from tests.helpers.invariants import check

MODES: dict[str, type[Module]] = {"solo": Solo, "duo": Duo}
ELSEWHERE = {"hand_card_used"}  # needs a second group of the hand
LAST_DOOR = {
    "solo": "hand Rk Bs; row Rs Rm; doors Rd Bd Bd Gd Gd Td Td; stack act",
    "duo": "shared Gs Gm; hand1 Rk Bs; hand2 Bs Bm Bk; doors1 Bd Gd Td; row1 Rs Rm;"
    " doors2 Rd Bd Gd Td; active 1; stack act",
}


def rules_with(mode: str, *modules: Module) -> Ruleset:
    rules = compile_rules(MODES[mode](), list(modules), [])
    rules.text = "+".join([mode, *(module.key() for module in modules)])
    return rules


def play(rules: Ruleset, seed: int) -> LoggedGame:
    """At random, but more often than not the main choice, so that games end."""
    game, player = LoggedGame(rules, seed), Random(seed)
    while not game.result:
        check(game.state)
        seen = game.view(game.to_move)
        main = [action for action in seen.actions if action not in seen.extras]
        game.apply(player.choice(main if player.random() < 0.7 else list(seen.actions)))
    return game


@pytest.mark.parametrize("mode", MODES)
def test_every_hook_is_called_and_may_ask(mode: str) -> None:
    dummy = Dummy()
    rules = rules_with(mode, dummy)
    for seed in range(20):
        play(rules, seed)
    last_door = LoggedGame.at(read_position(rules, LAST_DOOR[mode]))
    last_door.apply("play:Rk")
    last_door.apply("take:Rd")
    assert last_door.result == "won"
    questions = {hook for hook in HOOKS if hook != "interrupts"}
    windows = {f"interrupts {i}" for i in range(1, WINDOWS + 1)}
    missing = {*questions, *windows, *TRIGGER_NAMES, "setup", "act"} - {*dummy.heard}
    assert missing <= (ELSEWHERE if mode == "solo" else set())
    assert set(TRIGGER_NAMES) <= {*dummy.asked_at}


@pytest.mark.rule("§12.3")
def test_what_one_module_calls_is_over_before_the_next_begins() -> None:
    """By rank, not by name or by the order of the modules."""
    late, early = Dummy("a-late", 7), Dummy("z-early", 3)
    order: list[str] = []
    for module in (late, early):
        module.asked_at = Told(module.key(), order)
    rules = rules_with("duo", late, early)
    for seed in range(10):
        play(rules, seed)
    at_triggers = [word for word in order if not word.endswith(" ")]
    assert len(at_triggers) > 100
    assert all("z-early" in word for word in at_triggers[::2])
    assert all("a-late" in word for word in at_triggers[1::2])


class Told(list[str]):
    """Where a dummy says that its question was answered."""

    def __init__(self, name: str, order: list[str]) -> None:
        super().__init__()
        self.name = name
        self.order = order

    def append(self, trigger: str) -> None:
        self.order.append(f"{self.name} {trigger}")


def test_two_modules_with_one_rank_are_refused() -> None:
    with pytest.raises(ValueError, match="two modules have one rank at trigger"):
        rules_with("solo", Dummy("one", 5), Dummy("two", 5))


def test_two_modules_with_one_verb_are_refused() -> None:
    with pytest.raises(ValueError, match="two modules declare the verb"):
        rules_with("solo", Dummy("one", 5), Dummy("one", 6))


class Undeclared(Dummy):
    """Brings a Dream, and forgets to say what drawing it sets off."""

    def install(self, rules: Ruleset) -> None:
        super().install(rules)
        rules.on_draw[rules.kind("D" + self.name[0])] = 0


def test_a_card_that_would_come_into_the_hand_is_refused() -> None:
    """Whoever guesses hidden hands relies on it: only Locations lie there."""
    with pytest.raises(ValueError, match=r"drawing Dg sets off no step: rules\.on_draw must"):
        rules_with("duo", Undeclared("gale"))


def test_a_verb_too_many_is_refused_in_words() -> None:
    rules = Ruleset(Solo(), [], [])
    for number in range(len(rules.verbs), VERBS):
        rules.verb(f"v{number}", f"*v{number}", NOTHING)
    with pytest.raises(ValueError, match=f"no room for the verb last: .* holds {VERBS} verbs"):
        rules.verb("last", "*last", NOTHING)


@pytest.mark.parametrize("mode", MODES)
def test_positions_know_questions_of_any_module(mode: str) -> None:
    """Whatever is on the stack is written and read back."""
    rules = rules_with(mode, Dummy())
    for seed in range(5):
        game, player = LoggedGame(rules, seed), Random(seed)
        for _ in range(60):
            if game.result:
                break
            line = write_position(game.state)
            assert write_position(read_position(rules, line)) == line
            game.apply(player.choice(game.legal()))


def test_the_main_choice_is_told_from_the_extra_ones() -> None:
    """What windows offer is extra, and there is always a main choice."""
    game = LoggedGame(rules_with("solo", Dummy()), 1)
    player = Random(1)
    while not game.result:
        seen = game.view(game.to_move)
        assert {a for a in seen.actions if "-window-" in a} == {*seen.extras}
        assert len(seen.extras) < len(seen.actions)
        game.apply(player.choice(seen.actions))


class Refill(Step):
    """A step of a module that draws a hand."""

    def fills_hand(self) -> bool:
        return True

    def run(self, state: State) -> int:
        state.replace_step(REDRAW)
        return GO


class Refiller(Dummy):
    """The module of that step."""

    def install(self, rules: Ruleset) -> None:
        super().install(rules)
        rules.step(Refill(), "refill")


def test_a_step_of_a_module_says_whether_a_hand_may_be_empty() -> None:
    rules = rules_with("solo", Refiller())
    assert read_position(rules, "row Rs; stack act refill").to_move == CHANCE
    with pytest.raises(PositionError, match="a hand is empty"):
        read_position(rules, "row Rs; stack act dummy-question")


def test_a_state_is_memory_deck_and_stack() -> None:
    """What only two players need is an object that games of one player do without."""
    assert [base.__name__ for base in State.__mro__[1:-1]] == ["Stack", "Deck", "Memory"]
    alone, together = State(rules_with("solo")), State(rules_with("duo"))
    assert alone.watcher is None
    assert together.watcher is not None
    assert together.copy().watcher is together.watcher
    assert (alone.hidden, together.hidden) == (None, None)
