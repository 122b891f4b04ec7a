"""Forced lines: a seat's own choices are followed as long as there is no chance node."""

from __future__ import annotations

from collections import Counter

from onirim.engine.hooks import WAIT
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by
from onirim.notation.position import read_position
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.forced_lines import BEAM_WIDTH, MOST_LINES, ForcedLines, chooses_next
from onirim.players.search.self_play import SelfPlayWorker
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import cells

SOLO = ruleset("solo")
# The red Door is the last one that is missing. After the green sun come the Key, the Door and a
# Nightmare, in an order to be chosen; the first to be named comes first.
LAST_DOOR = (
    "seen Nm Rd Rk; top Gs; hand Rs Ts Rm Bm; doors Rd Bd Bd Gd Gd Td Td; "
    "row Gs Rm Bs* Bm* Bs* Tm* Tk* Ts* Gm* Gs* Gm* Bs Bm Ts* Tm* Ts* Gm* Gk* Gm*; "
    "discard Nm Nm Nm Nm Nm Nm Nm Nm Nm Rs Rs Rs Rs Rs Rs Rs Rs Bs Bs Bs Bs Bs Gs Gs Gs Gs Ts Ts "
    "Rm Rm Bm Tm Tm Rk Rk Bk Bk Bk Gk Gk Tk Tk; stack limbo fill order(1)"
)
PROPHECY = "hand Rs Bs Gm Tm; seen Rs Rd Nm Bk Gs; stack limbo fill order discard-seen"


def all_followed(lines: ForcedLines, state: State, seat: int) -> None:
    """Follow all lines; each is worth the same."""
    lines.begin(state, seat)
    while lines.is_open():
        for line in lines.to_evaluate:
            line.value = 1
        lines.advance()


def codes_and_values(evaluator: Evaluator, state: State) -> dict[str, int]:
    return {
        state.rules.code_of[action]: int(evaluator.values[i])
        for i, action in enumerate(state.legal())
    }


def test_the_key_is_put_before_the_door_that_it_unlocks() -> None:
    state = read_position(SOLO, LAST_DOOR)
    evaluator = Evaluator(SOLO, SHIPPED_NET.read())
    evaluator.value_one_ply(state, 0)
    at_once = codes_and_values(evaluator, state)
    evaluator.value_choices(state, 0)
    followed = codes_and_values(evaluator, state)
    assert max(at_once, key=lambda code: at_once[code]) == "top:Rd"  # what the net alone would do
    assert max(followed, key=lambda code: followed[code]) == "top:Rk"
    assert followed["top:Rk"] == ONE  # a win that nothing can prevent
    assert followed["top:Rd"] < ONE


def test_lines_end_where_chance_comes_or_the_game_is_over() -> None:
    state = read_position(SOLO, PROPHECY)
    lines = ForcedLines(SOLO)
    all_followed(lines, state, 0)
    assert lines.quiet
    assert all(line.state.result or line.state.status == WAIT for line in lines.quiet)


def test_lines_end_where_the_partner_chooses() -> None:
    """Even if no chance node follows: the partner's choice is unknown."""
    rules = ruleset("duo")
    state = State(rules, Rng(3))
    state.start()
    lines, with_partner = ForcedLines(rules), 0
    player = Rng(1)
    while not state.result:
        seat = state.active
        if state.option_count() > 1:
            all_followed(lines, as_seen_by(state, seat), seat)
            for line in lines.quiet:
                assert line.state.result or line.state.status == WAIT or line.state.active != seat
                with_partner += line.state.active != seat
        state.apply(state.choices[player.below(state.option_count())])
    assert with_partner > 20


def test_lines_continue_through_a_single_choice_and_training_does_not() -> None:
    """A card may be drawn before the next choice that the net makes."""
    rules = ruleset("duo")
    state, child, player = State(rules, Rng(3)), State(rules), Rng(1)
    state.start()
    worker, found = SelfPlayWorker(rules, FeatureGroups(), 0, 0), Counter[tuple[bool, bool, int]]()
    while not state.result:
        seat = state.active
        seen = as_seen_by(state, seat)
        for action in state.legal():
            child.copy_from(seen)
            child.apply(action)
            n = len(child.legal()) if child.status != WAIT else 0
            found[chooses_next(child, seat), worker.chooses_again(child, seat), min(n, 2)] += 1
            assert not child.is_lifting() or child.status == WAIT
        state.apply(state.choices[player.below(state.option_count())])
    assert found[True, True, 2] > 20
    assert {key for key in found if key[0] != key[1]} == {(True, False, 1)}


def test_two_ways_to_one_state_are_one_line() -> None:
    """Other choices at first, the same cards in the same places in the end."""
    state = read_position(SOLO, PROPHECY)
    lines = ForcedLines(SOLO)
    all_followed(lines, state, 0)
    shared = [line for line in lines.quiet if (line.roots | line.late_roots).bit_count() > 1]
    assert shared
    memories = [cells(line.state) for line in lines.quiet]
    assert len(set(memories)) == len(memories)


def test_so_many_lines_and_no_more() -> None:
    state = read_position(SOLO, PROPHECY)
    evaluator = Evaluator(SOLO, SHIPPED_NET.read())
    evaluator.value_choices(state, 0)
    assert BEAM_WIDTH < evaluator.evaluations <= MOST_LINES
    evaluator.forced_lines.most = 40
    before = evaluator.evaluations
    evaluator.value_choices(state, 0)
    assert evaluator.evaluations - before <= 40
    assert all(0 <= evaluator.values[i] <= ONE for i in range(int(state.option_count())))


def test_every_choice_has_a_line_of_its_own_until_the_end() -> None:
    """Even a badly valued one: the net's values of open states are poor."""
    state = read_position(SOLO, PROPHECY)
    lines = ForcedLines(SOLO, width=1)
    lines.begin(state, 0)
    while lines.is_open():
        for line in lines.to_evaluate:
            line.value = 1 if line.roots & 1 else 0
        lines.advance()
    roots = 0
    for line in lines.quiet:
        roots |= line.roots
    assert roots == (1 << int(state.option_count())) - 1
