"""How fast programs can step environments: ours, and those of others where they are installed.

    python bench/environments.py NAME AMOUNT        # one workload, as JSON

The figures of `bench/run.py` are made of these; each runs in an interpreter of its own. Every loop
chooses random legal actions. Games of other libraries differ from ours, so a decision here is not
quite a decision there.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.append(str(ROOT))

from bench import c_reference  # noqa: E402
from bench.children import installed  # noqa: E402
from bench.figures import Figure  # noqa: E402

SCRIPT = Path(__file__).resolve()
GAMES = 1_024  # at once
C_DECISIONS = 53.119  # of a random game; the reference prints it
Measured = dict[str, float]


# --- ours ----------------------------------------------------------------------------------------


def batch_given(amount: int, rules: str = "solo", observe: bool = False) -> Measured:
    """Steps with masks; what is chosen from them is not timed."""
    from numpy.random import default_rng

    from onirim.envs import Batch

    batch, luck = Batch(rules, games=GAMES, observe=observe), default_rng(1)
    cpu = 0.0
    for _ in range(max(2, amount // GAMES)):
        batch.actions[:] = any_legal(batch.action_masks, luck)
        before = process_time()
        batch.step()
        cpu += process_time() - before
    return {"cpu_s": cpu, "decisions": GAMES * max(2, amount // GAMES)}


def batch_loop(amount: int, rules: str = "solo", observe: bool = False) -> Measured:
    """The whole loop: choose with numpy, then step."""
    from numpy.random import default_rng

    from onirim.envs import Batch

    batch, luck = Batch(rules, games=GAMES, observe=observe), default_rng(1)
    before = process_time()
    for _ in range(max(2, amount // GAMES)):
        batch.step(any_legal(batch.action_masks, luck))
    return {"cpu_s": process_time() - before, "decisions": GAMES * max(2, amount // GAMES)}


def any_legal(masks: Any, luck: Any) -> Any:
    """A random legal action in each row."""
    from numpy import float32

    return (luck.random(masks.shape, dtype=float32) * masks).argmax(axis=1)


def single(amount: int) -> Measured:
    """One environment of Gymnasium, with observation and mask."""
    from random import Random

    import gymnasium

    importlib.import_module("onirim.envs")  # registers it

    env, pick = gymnasium.make("onirim/Solo-v0", disable_env_checker=True), Random(1).random
    _observation, info = env.reset(seed=1)
    before = process_time()
    for _ in range(amount):
        legal = info["action_mask"].nonzero()[0]
        over, _truncated, info = env.step(legal[int(pick() * len(legal))])[2:]
        if over:
            _observation, info = env.reset()
    return {"cpu_s": process_time() - before, "decisions": amount}


# --- others --------------------------------------------------------------------------------------


def open_spiel(amount: int, name: str) -> Measured:
    """A game of OpenSpiel from Python, as its own examples play it."""
    from random import Random

    import pyspiel

    game, luck = pyspiel.load_game(name), Random(1)
    decisions = 0
    before = process_time()
    while decisions < amount:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
    return {"cpu_s": process_time() - before, "decisions": decisions}


def env_pool(amount: int, name: str) -> Measured:
    """A game of EnvPool in C++, on one thread."""
    import envpool
    from numpy import int32
    from numpy.random import default_rng

    envs = envpool.make(name, env_type="gymnasium", num_envs=GAMES, num_threads=1)
    luck = default_rng(1)
    _observations, info = envs.reset()
    before = process_time()
    for _ in range(max(2, amount // GAMES)):
        actions = any_legal(info["legal_action_mask"], luck).astype(int32)
        info = envs.step(actions)[-1]
    return {"cpu_s": process_time() - before, "decisions": GAMES * max(2, amount // GAMES)}


def pgx_game(amount: int, name: str) -> Measured:
    """A game of Pgx, compiled by JAX for the processor; the choice is compiled, too."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)

    def chosen(state: Any, key: Any) -> Any:
        scores = jax.random.uniform(key, state.legal_action_mask.shape)
        return (scores * state.legal_action_mask).argmax(axis=1)

    def step(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, GAMES)
        stepped = jax.vmap(auto_reset(env.step, env.init))
        return stepped(state, chosen(state, key), keys)

    compiled = jax.jit(step)
    key = jax.random.PRNGKey(1)
    state = compiled(jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES)), key)
    before = process_time()
    for _ in range(max(2, amount // GAMES)):
        key, used = jax.random.split(key)
        state = compiled(state, used)
    jax.block_until_ready(state)
    return {"cpu_s": process_time() - before, "decisions": GAMES * max(2, amount // GAMES)}


OURS: dict[str, tuple[str, float | None, Callable[[int], Measured]]] = {
    "batch_given": ("batch: masks, actions given", 0.09, batch_given),
    "batch_loop": ("batch: whole loop in numpy", 0.055, batch_loop),
    "batch_observed": (
        "batch: with observations", 0.037, lambda amount: batch_given(amount, observe=True),
    ),
    "batch_observed_loop": (
        "batch: whole loop, observations", None, lambda amount: batch_loop(amount, observe=True),
    ),
    "batch_two": (
        "batch: two seats, observations", 0.037, lambda amount: batch_given(amount, "duo", True),
    ),
    "gymnasium": ("one Gymnasium environment", 0.0075, single),
}  # fmt: skip
"""What is measured, and the share of the reference's decisions that it has to reach."""

OTHERS: dict[str, tuple[str, Callable[[int], Measured]]] = {
    "openspiel_solitaire": ("OpenSpiel: solitaire", lambda amount: open_spiel(amount, "solitaire")),
    "openspiel_leduc": ("OpenSpiel: leduc_poker", lambda amount: open_spiel(amount, "leduc_poker")),
    "envpool_leduc": ("EnvPool: LeducHoldem", lambda amount: env_pool(amount, "LeducHoldem-v1")),
    "envpool_2048": ("EnvPool: Play2048", lambda amount: env_pool(amount, "Play2048-v1")),
    "pgx_leduc": ("Pgx: leduc_holdem", lambda amount: pgx_game(amount, "leduc_holdem")),
    "pgx_2048": ("Pgx: 2048", lambda amount: pgx_game(amount, "2048")),
}


def environments(rounds: int, decisions: int) -> Iterator[Figure]:
    """The figures of all of them, ours as shares of the C reference in the same rounds."""
    with TemporaryDirectory() as folder:
        program = c_reference.compile_reference("lazy", Path(folder))
        for key, (label, bar, _) in OURS.items():
            yield from ours(key, label, bar if program else None, program, rounds, decisions)
    for key, (label, _) in OTHERS.items():
        measured = installed(key, decisions // 10, SCRIPT)
        if "cpu_s" in measured:
            yield Figure(key, label, measured["decisions"] / measured["cpu_s"], "decisions/s")


def ours(
    key: str, label: str, bar: float | None, program: Path | None, rounds: int, decisions: int
) -> Iterator[Figure]:
    """One of ours: decisions a CPU second, and the share."""
    rates, shares = [], []
    for _ in range(rounds):
        measured = installed(key, decisions if key != "gymnasium" else decisions // 10, SCRIPT)
        if "cpu_s" not in measured:
            return
        rates.append(measured["decisions"] / measured["cpu_s"])
        if program is not None:
            reference = c_reference.games_per_second(program, 20_000) * C_DECISIONS
            shares.append(rates[-1] / reference)
    yield Figure(key, label, median(rates), "decisions/s")
    if shares:
        yield Figure(f"{key}_share", "  as a share of C", median(shares), "", at_least=bar)


def main() -> None:
    """Run one workload; where a package is missing, say which."""
    name, amount = sys.argv[1], int(sys.argv[2])
    run = OURS[name][-1] if name in OURS else OTHERS[name][-1]
    try:
        measured = run(amount)
    except ImportError as missing:
        print(f"{name} is left out: {missing}", file=sys.stderr)
        measured = {}
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
