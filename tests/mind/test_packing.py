"""From trained weights to the file: what the packed net says is what the rounded one said."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onirim.engine.catalogue import ruleset
from onirim.mind.actor import Actor
from onirim.mind.blocks import Blocks
from onirim.mind.net import ONE, packed
from onirim.mind.netfile import NetFile
from tools.mind_training.checkpoint import fresh_net, write
from tools.mind_training.evaluators import NumpyEvaluator, save_net
from tools.mind_training.grid import LEVELS, coarse_of, steps_of, whole_rows
from tools.mind_training.worker import make_blocks
from tools.pack_mind import main

WIDTH = 16


@pytest.fixture
def blocks() -> Blocks:
    return make_blocks(["solo", "duo"])


def write_folder(folder: Path, net: Any, blocks: Blocks) -> None:
    folder.mkdir()
    rows = np.arange(blocks.rows)
    write(folder / "net.npz", {**net, "w1": net["w1"].astype(np.float16), "rows": rows})
    (folder / "net.blocks.json").write_text(json.dumps(blocks.first))
    facts = {"command": "none", "seed": 7, "seconds": 0, "steps": 0, "samples": 0}
    (folder / "training.json").write_text(json.dumps(facts))


@pytest.mark.parametrize("text", ["solo", "duo"])
def test_the_file_says_what_the_rounded_weights_say(
    tmp_path: Path, blocks: Blocks, text: str
) -> None:
    net = fresh_net(blocks.rows, WIDTH, 7)
    coarse = coarse_of(np.random.default_rng(7).choice([0.1, 1e-4, 0.0], blocks.rows))
    write_folder(tmp_path / "net", {**net, "steps": steps_of(net), "coarse": coarse}, blocks)
    main([str(tmp_path / "net"), "--out", str(tmp_path / "mind.net")])
    file = NetFile((tmp_path / "mind.net").read_bytes())

    kept = dict(np.load(tmp_path / "net" / "net.npz"))
    rounded = whole_rows(kept["w1"], kept["steps"], coarse) * kept["steps"]
    save_net(tmp_path / "rounded", {**kept, "w1": rounded})
    apart = said_by_both(file, blocks, text, tmp_path / "rounded")
    assert len(apart) > 100
    assert apart == pytest.approx(0, abs=0.004)


def said_by_both(file: NetFile, blocks: Blocks, text: str, floats: Path) -> Any:
    """How far what the file says of some states is from what the net of a folder says."""
    evaluator = NumpyEvaluator()
    evaluator.load(floats)
    rules = ruleset(text)
    actor = Actor(rules, blocks, 4, 3)
    actor.limit = 4
    actor.guided, actor.guided_for = 1_000_000, 10**6
    actor.begin_all()
    actor.gather()
    rows, sizes, _ = actor.take_samples()
    starts = np.concatenate([[0], np.cumsum(np.frombuffer(sizes, np.int32))]).astype(np.int32)
    flat = np.frombuffer(rows, np.int16).astype(np.int32)
    net, place = file.net_for(rules, blocks)
    said = []
    for begin, end in pairwise(starts):
        known = [int(place[int(row)]) for row in flat[begin:end]]
        said.append(int(net.chance(packed(known), len(known))) / ONE)
    number = file.head_of(text)
    return np.array(said) - evaluator.values(flat, starts, number)


def test_rare_rows_have_larger_steps() -> None:
    assert coarse_of(np.array([0.5, 1e-3, 1e-4, 1e-5, 0.0])).tolist() == [1, 1, 4, 8, 16]


def test_units_that_count_for_more_have_smaller_steps(blocks: Blocks) -> None:
    """But none so small that a weight would not fit."""
    net = fresh_net(blocks.rows, WIDTH, 7)
    net["w2"][:, 3] *= 5
    steps = steps_of(net)
    assert steps[3] == steps.min()
    whole = whole_rows(net["w1"], steps, np.ones(blocks.rows))
    assert np.abs(whole).max() <= LEVELS
    assert np.abs(whole * steps - net["w1"]).max() <= 0.51 * steps.max()


def test_a_net_without_a_grid_is_refused(tmp_path: Path, blocks: Blocks) -> None:
    write_folder(tmp_path / "net", fresh_net(blocks.rows, WIDTH, 7), blocks)
    with pytest.raises(SystemExit, match="has no grid"):
        main([str(tmp_path / "net"), "--out", str(tmp_path / "mind.net")])
