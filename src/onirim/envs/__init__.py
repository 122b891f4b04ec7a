"""Environments for learning: Gymnasium, PettingZoo, OpenSpiel, and many games at once.

    import gymnasium, onirim.envs                    # the import registers the ids
    env = gymnasium.make("onirim/Solo-v0", rules="solo+towers")
    envs = gymnasium.make_vec("onirim/Solo-v0", num_envs=1024)
    batch = onirim.envs.Batch("solo", games=1024)    # arrays that are written in place
    from onirim.envs import duo_v0                   # PettingZoo

`docs/api.md` describes spaces, rewards and masks.
"""

from __future__ import annotations

import onirim

onirim._need("env", "onirim.envs")

import gymnasium

from onirim.envs.batch import Batch

__all__ = ["Batch"]

for _name in ("Solo", "Duo"):
    gymnasium.register(
        f"onirim/{_name}-v0",
        entry_point=f"onirim.envs.gymnasium:{_name}Env",
        vector_entry_point=f"onirim.envs.vector:{_name}VectorEnv",
    )
