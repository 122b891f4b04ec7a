"""From trained weights to the file: what the packed net says is what the rounded one said."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.network import (
    DEEP_SHIFT,
    MOST_ACTIVE,
    ONE,
    SECOND_SHIFT,
    SIGMOID_END,
    THIRD_SHIFT,
    WEIGHT_OFFSET,
    Network,
    UpperLayers,
    to_i64,
)
from onirim.players.net.network_file import NetworkFile
from onirim.players.search.self_play import SelfPlayWorker
from onirim.rules.catalogue import ruleset
from tools.training.checkpoint import HEADS, Arrays, fresh_net, head, write
from tools.training.deep_heads import (
    mark_of,
    read_grid,
    rounded_first_layer,
    rounded_net,
    write_head,
)
from tools.training.evaluators import NumpyEvaluator, save_net
from tools.training.grid import LEVELS, coarse_of, quantized_rows, steps_of
from tools.training.heads import fresh_head
from tools.training.pack_net import main
from tools.training.whole_numbers import LARGEST_DEEP, LARGEST_SECOND, quantized_head
from tools.training.worker import make_groups

WIDTH = 16
FACTS = {"command": "none", "seed": 7, "seconds": 0, "steps": 0, "samples": 0}


@pytest.fixture
def groups() -> FeatureGroups:
    return make_groups(["solo", "duo"])


def write_folder(folder: Path, net: Any, groups: FeatureGroups) -> None:
    folder.mkdir()
    rows = np.arange(groups.n_features)
    write(folder / "net.npz", {**net, "w1": net["w1"].astype(np.float16), "rows": rows})
    (folder / "net.blocks.json").write_text(json.dumps(groups.first))
    (folder / "training.json").write_text(json.dumps(FACTS))


def deep_head(width: int, seed: int, second: int = 8, third: int = 4) -> Arrays:
    draw = np.random.default_rng(seed)
    return {
        "w2": draw.standard_normal((width, second)),
        "b2": draw.standard_normal(second),
        "w3": draw.standard_normal(second) * 0.2,
        "b3": draw.standard_normal(1),
        "w4": draw.standard_normal((second, third)) * 0.5,
        "b4": draw.standard_normal(third),
        "w5": draw.standard_normal(third) * 0.2,
    }


@pytest.mark.parametrize("text", ["solo", "duo"])
def test_the_file_says_what_the_rounded_weights_say(
    tmp_path: Path, groups: FeatureGroups, text: str
) -> None:
    net = fresh_net(groups.n_features, WIDTH, 7)
    coarse = coarse_of(np.random.default_rng(7).choice([0.1, 1e-4, 0.0], groups.n_features))
    write_folder(tmp_path / "net", {**net, "steps": steps_of(net), "coarse": coarse}, groups)
    main([str(tmp_path / "net"), "--out", str(tmp_path / "mind.net")])
    file = NetworkFile((tmp_path / "mind.net").read_bytes())

    kept = dict(np.load(tmp_path / "net" / "net.npz"))
    rounded = quantized_rows(kept["w1"], kept["steps"], coarse) * kept["steps"]
    save_net(tmp_path / "rounded", {**kept, "w1": rounded})
    apart = said_by_both(file, groups, text, tmp_path / "rounded")
    assert len(apart) > 100
    assert apart == pytest.approx(0, abs=0.004)


def said_by_both(file: NetworkFile, groups: FeatureGroups, text: str, floats: Path) -> Any:
    """How far what the file says of some states is from what the net of a folder says."""
    evaluator = NumpyEvaluator()
    evaluator.load(floats)
    rules = ruleset(text)
    self_play = SelfPlayWorker(rules, groups, 4, 3)
    self_play.limit = 4
    self_play.guided, self_play.guided_for = 1_000_000, 10**6
    self_play.begin_all()
    self_play.gather()
    rows, sizes, _ = self_play.take_samples()
    starts = np.concatenate([[0], np.cumsum(np.frombuffer(sizes, np.int32))]).astype(np.int32)
    flat = np.frombuffer(rows, np.int16).astype(np.int32)
    net, place = file.network_for(rules, groups)
    said = []
    for begin, end in pairwise(starts):
        known = [int(place[int(row)]) for row in flat[begin:end]]
        said.append(int(net.chance(to_i64(known), len(known))) / ONE)
    number = file.head_of(text)
    return np.array(said) - evaluator.values(flat, starts, number)


def test_a_deep_head_takes_the_place_of_a_plain_one(tmp_path: Path, groups: FeatureGroups) -> None:
    net = fresh_net(groups.n_features, WIDTH, 7)
    coarse = coarse_of(np.random.default_rng(7).choice([0.1, 1e-4, 0.0], groups.n_features))
    write_folder(tmp_path / "net", {**net, "steps": steps_of(net), "coarse": coarse}, groups)
    kept = dict(np.load(tmp_path / "net" / "net.npz"))
    deep = deep_head(WIDTH, 3)
    facts = {**FACTS, "command": "train a head", "first_layer": mark_of(kept)}
    write_head(tmp_path / "heads", "solo", deep, facts)
    heads = ["--heads", str(tmp_path / "heads")]
    main([str(tmp_path / "net"), *heads, "--out", str(tmp_path / "mind.net")])
    file = NetworkFile((tmp_path / "mind.net").read_bytes())
    assert file.header["heads"]["solo"] == [8, 4]
    assert file.header["heads"]["duo+*"] == [32, 0]
    assert file.header["head_training"]["solo"]["command"] == "train a head"

    w1, b1 = rounded_first_layer(kept)
    save_net(tmp_path / "rounded", {**kept, "w1": w1, "b1": b1}, {"solo": deep})
    apart = said_by_both(file, groups, "solo", tmp_path / "rounded")
    assert len(apart) > 100
    assert np.abs(apart).mean() < 0.002
    save_net(tmp_path / "plain", {**kept, "w1": w1, "b1": b1})
    assert np.abs(said_by_both(file, groups, "solo", tmp_path / "plain")).mean() > 0.05
    assert np.abs(said_by_both(file, groups, "duo", tmp_path / "rounded")).mean() < 0.002


def test_a_deep_head_begins_as_the_plain_one(tmp_path: Path, groups: FeatureGroups) -> None:
    """Its other units hardly say anything yet."""
    net = fresh_net(groups.n_features, WIDTH, 7)
    grid = {"steps": steps_of(net), "coarse": np.ones(groups.n_features, np.int64)}
    write_folder(tmp_path / "net", {**net, **grid}, groups)
    kept = read_grid(tmp_path / "net")
    number = HEADS.index("solo")
    write_head(
        tmp_path / "heads",
        "solo",
        fresh_head(head(kept, number), 64, 16, 5),
        {**FACTS, "first_layer": mark_of(kept)},
    )
    heads = ["--heads", str(tmp_path / "heads")]
    main([str(tmp_path / "net"), *heads, "--out", str(tmp_path / "mind.net")])
    file = NetworkFile((tmp_path / "mind.net").read_bytes())
    assert file.header["heads"]["solo"] == [64, 16]
    save_net(tmp_path / "plain", rounded_net(tmp_path / "net", groups))
    assert np.abs(said_by_both(file, groups, "solo", tmp_path / "plain")).max() < 0.02
    with pytest.raises(SystemExit, match="begins with the 32 units"):
        fresh_head(head(kept, number), 16, 16, 5)


def test_what_was_measured_with_deep_heads_has_the_word(
    tmp_path: Path, groups: FeatureGroups
) -> None:
    net = fresh_net(groups.n_features, WIDTH, 7)
    grid = {"steps": steps_of(net), "coarse": np.ones(groups.n_features, np.int64)}
    write_folder(tmp_path / "net", {**net, **grid}, groups)
    (tmp_path / "heads").mkdir()
    hard = "solo+crossroads:hard"
    before = {"solo": sums(5), "duo": sums(6), hard: sums(7)}
    (tmp_path / "net" / "measured.json").write_text(json.dumps(before))
    after = {"solo": sums(8), hard: sums(2)}
    (tmp_path / "heads" / "measured.json").write_text(json.dumps(after))
    heads = ["--heads", str(tmp_path / "heads"), "--plain", hard]
    main([str(tmp_path / "net"), *heads, "--out", str(tmp_path / "mind.net")])
    file = NetworkFile((tmp_path / "mind.net").read_bytes())
    header = file.header
    assert file.head_of("solo+crossroads:hard") == len(header["heads"]) - 1  # one of its own
    assert header["measured"][hard]["net"] == [7, 10]
    assert header["measured"]["solo"]["net"] == [8, 10]
    assert header["measured"]["duo"]["net"] == [6, 10]
    assert header["calibration"]["solo"] != header["calibration"]["duo"]


def sums(wins: int) -> dict[str, Any]:
    bins = [[500.0, 250.0, 50.0 * wins]]  # it said one half of so many states
    return {
        "net": {"wins": wins, "games": 10, "bins": bins},
        "heuristic": {"wins": 1, "games": 10},
    }


def test_a_head_for_another_first_layer_is_refused(tmp_path: Path, groups: FeatureGroups) -> None:
    net = fresh_net(groups.n_features, WIDTH, 7)
    grid = {"steps": steps_of(net), "coarse": np.ones(groups.n_features, np.int64)}
    write_folder(tmp_path / "net", {**net, **grid}, groups)
    out = ["--out", str(tmp_path / "mind.net")]
    facts = {**FACTS, "first_layer": "no such"}
    write_head(tmp_path / "net", "solo", deep_head(WIDTH, 3), facts)
    with pytest.raises(SystemExit, match="another first layer"):
        main([str(tmp_path / "net"), *out])
    write_head(tmp_path / "net", "chess", deep_head(WIDTH, 3), facts)
    with pytest.raises(SystemExit, match=r"head-chess.npz: heads are for solo"):
        main([str(tmp_path / "net"), *out])


@pytest.mark.parametrize("deep", [False, True])
def test_no_rows_make_a_sum_overflow(deep: bool) -> None:
    """The largest weights everywhere, and as many rows as a sum holds."""
    one = deep_head(384, 5, 128, 32) if deep else head(fresh_net(1, 384, 5), 0)
    one = {name: np.abs(part) for name, part in one.items()}
    parts = quantized_head(one, np.ones(384), np.full(384, 40.0))
    upper = UpperLayers([40] * 384, *(part.reshape(-1).tolist() for part in parts[:3]))
    upper.b3, upper.logit_scale = parts[3].tolist()
    upper.sigmoid = [0] * SIGMOID_END + [ONE, ONE]
    if deep:
        upper.w4, upper.b4, upper.w5 = (part.reshape(-1).tolist() for part in parts[4:])
    net = Network(bytes([LEVELS + WEIGHT_OFFSET] * 384), [0], upper)
    n = MOST_ACTIVE + 1  # those above are left out

    w2, b2, w3 = (part.astype(object) for part in parts[:3])
    second = (w2.sum(0) * (MOST_ACTIVE * LEVELS + 40) + b2) >> (
        DEEP_SHIFT if deep else SECOND_SHIFT
    )
    said = upper.b3 + (second * w3).sum()
    if deep:
        w4, b4, w5 = (part.astype(object) for part in parts[4:])
        said += (((second @ w4 + b4) >> THIRD_SHIFT) * w5).sum()
    assert int(net.logit(to_i64([0] * n), n)) == said
    assert int(net.chance(to_i64([0] * n), n)) == ONE


def test_weights_that_could_overflow_are_refused() -> None:
    """Every weight as large as the largest: no half of a word holds that sum."""
    plain = head(fresh_net(1, 384, 5), 0) | {"w2": np.full((384, 32), LARGEST_SECOND)}
    with pytest.raises(SystemExit, match="too large"):
        quantized_head(plain, np.ones(384), np.zeros(384))
    deep = deep_head(384, 5) | {"w2": np.full((384, 8), LARGEST_DEEP)}
    quantized_head(deep, np.ones(384), np.zeros(384))  # smaller weights, so it just fits
    with pytest.raises(SystemExit, match="too large"):
        quantized_head(
            deep, np.ones(384), np.full(384, 300)
        )  # 16 bits do not hold 256 rows and that
    wide = deep_head(384, 5, 256) | {"w4": np.ones((256, 4))}
    with pytest.raises(SystemExit, match="too large"):
        quantized_head(wide, np.ones(384), np.zeros(384))  # nor 32 bits so many units of the second
    quantized_head(wide | {"w4": np.eye(256, 4)}, np.ones(384), np.zeros(384))


def test_rare_rows_have_larger_steps() -> None:
    assert coarse_of(np.array([0.5, 1e-3, 1e-4, 1e-5, 0.0])).tolist() == [1, 1, 4, 8, 16]


def test_units_that_count_for_more_have_smaller_steps(groups: FeatureGroups) -> None:
    """But none so small that a weight would not fit."""
    net = fresh_net(groups.n_features, WIDTH, 7)
    net["w2"][:, 3] *= 5
    steps = steps_of(net)
    assert steps[3] == steps.min()
    whole = quantized_rows(net["w1"], steps, np.ones(groups.n_features))
    assert np.abs(whole).max() <= LEVELS
    assert np.abs(whole * steps - net["w1"]).max() <= 0.51 * steps.max()


def test_a_net_without_a_grid_is_refused(tmp_path: Path, groups: FeatureGroups) -> None:
    write_folder(tmp_path / "net", fresh_net(groups.n_features, WIDTH, 7), groups)
    with pytest.raises(SystemExit, match="has no grid"):
        main([str(tmp_path / "net"), "--out", str(tmp_path / "mind.net")])
