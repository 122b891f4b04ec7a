"""What holds in every position that a game can lead to."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from onirim.engine.state import State
from onirim.notation.position import read_position, write_position
from tests.helpers.breadth import games
from tests.helpers.invariants import cells, check
from tests.helpers.strategies import RULES, Made, made, step, table_of

LONGEST = 2_000  # decisions of seats and chance; every turn takes a card, so games end
examples = settings(max_examples=60)


def everything(state: State) -> tuple[object, ...]:
    """All that a continuation depends on."""
    return cells(state), int(state.status), state.legal()


@settings(max_examples=games(180, 900))
@given(made, st.integers(0, 1 << 30), st.integers(1, 12))
def test_a_position_keeps_all_promises(how: Made, seed: int, steps: int) -> None:
    """All of them at one position: to lead a game there is what takes long."""
    state = table_of(how)
    check(state)
    running_again_changes_nothing(state)
    a_line_holds_everything(state)
    a_copy_counts_as_its_original(state)
    a_copy_is_independent(state, seed, steps)


def running_again_changes_nothing(state: State) -> None:
    """Copies and loaded games run the steps again: same bytes, same choices."""
    before = everything(state)
    twin = state.copy()
    twin.resume()
    assert everything(twin) == before
    state.advance()
    assert everything(state) == before


def a_line_holds_everything(state: State) -> None:
    """What is read is the very bytes, what is written the very line."""
    line = write_position(state)
    again = read_position(state.rules, line)
    assert everything(again) == everything(state)
    assert write_position(again) == line


def a_copy_counts_as_its_original(state: State) -> None:
    twin = state.copy()
    assert (twin.turns, twin.decisions, twin.shuffles) == (
        state.turns,
        state.decisions,
        state.shuffles,
    )


def a_copy_is_independent(state: State, seed: int, steps: int) -> None:
    """What happens to a copy does not happen to the original, and the other way round."""
    twin = state.copy()
    before = everything(state)
    assert everything(twin) == before
    play(twin, seed, steps)
    after = everything(twin)
    assert everything(state) == before
    play(state, seed, steps)
    assert everything(state) == after  # the same things happen to both
    play(state, seed + 1, steps)
    assert everything(twin) == after


@settings(max_examples=games(40, 120))
@given(made)
def test_every_game_ends(how: Made) -> None:
    state = table_of(how)
    play(state, how[2], LONGEST)
    assert state.result
    check(state)


unordered = st.fixed_dictionaries(
    {
        "hand": st.permutations(["Rs", "Bm", "Gk", "Rs"]),
        "limbo": st.permutations(["Nm", "Rd", "Bd"]),
        "doors": st.permutations(["Td", "Rd", "Bd"]),
        "discard": st.permutations(["Bs", "Tm", "Nm", "Bs"]),
    }
)


@examples
@given(unordered, st.permutations(["hand", "limbo", "doors", "discard"]))
def test_equal_positions_are_equal_bytes(zones: dict[str, list[str]], order: list[str]) -> None:
    """The order in which cards came into a zone that has no order leaves no trace."""
    rest = "drawn Gd; stack limbo fill door"
    shuffled = "; ".join([*(f"{name} {' '.join(zones[name])}" for name in order), rest])
    plain = "; ".join([*(f"{name} {' '.join(sorted(zones[name]))}" for name in zones), rest])
    rules = RULES["solo"]
    assert everything(read_position(rules, shuffled)) == everything(read_position(rules, plain))


@examples
@given(st.permutations(["discard:Rs", "discard:Bs", "discard:Gs"]))
def test_discards_in_any_order_are_one_position(codes: list[str]) -> None:
    """Three discards, each followed by the same known card."""
    line = "hand Rs Bs Gs Tm Tm; top Rm Rm Rm; stack act"
    state = read_position(RULES["solo"], line)
    for code in codes:
        state.apply(state.rules.action_of[code])
    same = read_position(RULES["solo"], line)
    for code in sorted(codes):
        same.apply(same.rules.action_of[code])
    assert everything(state) == everything(same)


def play(state: State, seed: int, steps: int) -> None:
    player = Random(seed)
    for _ in range(steps):
        if not step(state, player, "random"):
            return
