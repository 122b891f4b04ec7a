"""Nets and states for tests of players and of training."""

from __future__ import annotations

import random
from pathlib import Path

from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.network_file import NetworkFile
from onirim.rules.catalogue import ruleset
from tools.training.heads import fresh_head
from tools.training.packed_nets import plain_head, with_head

SHIPPED = Path(__file__).parents[2] / "src/onirim/players/net/mind.net"
THREE = "solo+book+glyphs+dreamcatchers"


def net_with_override(factor: float, seed: int = 1) -> bytes:
    """The net that is shipped with one head more."""
    file = NetworkFile(SHIPPED.read_bytes())
    head = fresh_head(plain_head(file, THREE), 40, 8, seed)
    return with_head(file, THREE, head, {"corrections": {THREE: [round(1024 * factor)] * 3}})


def random_states(text: str, seed: int, count: int) -> list[State]:
    """States of a random game in which there is a choice."""
    draw = random.Random(seed)
    state = State(ruleset(text), Rng(seed))
    state.start()
    found: list[State] = []
    while len(found) < count and not state.result:
        if state.option_count() > 1:
            found.append(state.copy())
        state.apply(draw.choice(state.legal()))
    return found
