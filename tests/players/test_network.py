"""The quantized network and its file."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from math import exp
from random import Random

import pytest

from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network import (
    MOST_ACTIVE,
    ONE,
    SIGMOID_END,
    SIGMOID_STEP,
    WEIGHT_OFFSET,
    Network,
    UpperLayers,
    to_i64,
)
from onirim.players.net.network_file import (
    MAGIC,
    SHIPPED_NET,
    BadNetworkFile,
    NetworkFile,
    write_net,
)
from onirim.players.search.evaluator import Evaluator
from onirim.rules.catalogue import RULES_VERSION, ruleset

WIDTH, SECOND, UNIT = 8, 4, 1000
DEEP, THIRD = 6, 3  # units of the two layers of the deep head
LAST = {"solo+*": -70, "solo+towers": 11, "duo+*": 12}  # what each plain head adds at the end
DEEP_LAST = 50
TABLE = [
    round(ONE / (1 + exp(-(i - SIGMOID_END // 2) / SIGMOID_STEP))) for i in range(SIGMOID_END + 1)
]


def weights(seed: int, n: int, most: int) -> list[int]:
    draw = Random(seed)
    return [draw.randint(-most, most) for _ in range(n)]


def tiny_file(groups: dict[str, str], rows: int, **more: object) -> bytes:
    """Return a net of eight units and some heads, with weights for the features in these masks."""
    header = {
        "rules_version": RULES_VERSION,
        "width": WIDTH,
        "blocks": groups,
        "heads": {**{name: [SECOND, 0] for name in LAST}, "solo+premonitions": [DEEP, THIRD]},
        "calibration": {},
        "measured": {},
        "heuristic_plays": [],
    } | more
    body = bytes(weight + WEIGHT_OFFSET for weight in weights(1, rows * WIDTH, 127))
    body += struct.pack(f"<{WIDTH}i", *weights(2, WIDTH, 50))
    body += struct.pack(f"<{SIGMOID_END + 1}I", *TABLE)
    for last in LAST.values():
        body += struct.pack(f"<{WIDTH * SECOND}h", *weights(3, WIDTH * SECOND, 500))
        body += struct.pack(f"<{SECOND}i", *weights(4, SECOND, 900))
        body += struct.pack(f"<{SECOND}i", *weights(5, SECOND, 90))
        body += struct.pack("<2q", last, UNIT)
    return write_net(header, body + deep_head())


def deep_head() -> bytes:
    return (
        struct.pack(f"<{WIDTH * DEEP}b", *weights(6, WIDTH * DEEP, 127))
        + struct.pack(f"<{DEEP}i", *weights(7, DEEP, 900))
        + struct.pack(f"<{DEEP}i", *weights(8, DEEP, 90))
        + struct.pack("<2q", DEEP_LAST, UNIT)
        + struct.pack(f"<{DEEP * THIRD}h", *weights(9, DEEP * THIRD, 500))
        + struct.pack(f"<{THIRD}q", *weights(10, THIRD, 9000))
        + struct.pack(f"<{THIRD}i", *weights(11, THIRD, 90))
    )


def first_layer(rows: list[int]) -> list[int]:
    """Compute the same sums with plain integers."""
    first = weights(1, (max(rows, default=0) + 1) * WIDTH, 127)
    return [
        max(0, bias + sum(first[row * WIDTH + i] for row in rows))
        for i, bias in enumerate(weights(2, WIDTH, 50))
    ]


def layer(inputs: list[int], w: list[int], b: list[int]) -> list[int]:
    """Compute a dense layer; weights are by input, then by output."""
    return [
        max(0, bias + sum(one * w[i * len(b) + k] for i, one in enumerate(inputs)))
        for k, bias in enumerate(b)
    ]


def weighed(units: list[int], w: list[int], cut: int) -> int:
    return sum((unit >> cut) * one for unit, one in zip(units, w, strict=True))


def plain_logit(rows: list[int]) -> int:
    """Return the logit of the plain head of solo."""
    second = layer(first_layer(rows), weights(3, WIDTH * SECOND, 500), weights(4, SECOND, 900))
    return LAST["solo+*"] + weighed(second, weights(5, SECOND, 90), 8)


def deep_logit(rows: list[int]) -> int:
    """Return the logit of the deep head."""
    second = layer(first_layer(rows), weights(6, WIDTH * DEEP, 127), weights(7, DEEP, 900))
    inputs = [unit >> 4 for unit in second]
    third = layer(inputs, weights(9, DEEP * THIRD, 500), weights(10, THIRD, 9000))
    logits = weighed(inputs, weights(8, DEEP, 90), 0) + weighed(third, weights(11, THIRD, 90), 10)
    return DEEP_LAST + logits


def tiny_net(rows: int, text: str = "solo") -> Network:
    file = NetworkFile(tiny_file({"a": f"{(1 << rows) - 1:x}"}, rows))
    groups = FeatureGroups()
    groups.add("a", rows)
    return file.network_for(ruleset(text), groups)[0]


@pytest.mark.parametrize("seed", range(20))
def test_four_units_in_a_word_do_not_disturb_each_other(seed: int) -> None:
    draw = Random(seed)
    rows = [draw.randrange(40) for _ in range(draw.randrange(60))]
    assert tiny_net(40).logit(to_i64(rows), len(rows)) == plain_logit(rows)


@pytest.mark.parametrize("seed", range(20))
def test_a_deep_head_has_a_third_layer(seed: int) -> None:
    draw = Random(seed)
    rows = [draw.randrange(40) for _ in range(draw.randrange(60))]
    net = tiny_net(40, "solo+premonitions:5")
    assert net.logit(to_i64(rows), len(rows)) == deep_logit(rows)
    assert deep_logit(rows) != DEEP_LAST  # some unit is active


@pytest.mark.parametrize(
    ("text", "last"),
    [("solo", -70), ("solo+towers", 11), ("solo+towers:hard", 11), ("duo", 12), ("duo+towers", 12)],
)
def test_common_rulesets_have_layers_of_their_own(text: str, last: int) -> None:
    """A ruleset without a head uses that of its mode, or the first."""
    file = NetworkFile(tiny_file({}, 0))
    assert file.network_for(ruleset(text), FeatureGroups())[0].b3 == last


@pytest.mark.parametrize("text", ["solo", "solo+premonitions", "duo"])
def test_big_integers_give_the_same_logits(text: str) -> None:
    """With the weights that are shipped, plain heads and deep ones."""
    file = SHIPPED_NET.read()
    layer, first, upper = file.first_layer, [*range(500)], file.upper_layers(text)
    loops, long = (Network(layer, first, upper, by_loops) for by_loops in (True, False))
    draw = Random(5)
    for _ in range(20):
        rows = to_i64([draw.randrange(500) for _ in range(draw.randrange(90))])
        assert loops.logit(rows, len(rows)) == long.logit(rows, len(rows))


SCRIPT = """
import json, sys
from onirim.players.net.network import Network, to_i64
from onirim.players.net.network_file import SHIPPED_NET

text, states = sys.argv[1], json.loads(sys.argv[2])
file = SHIPPED_NET.read()
net = Network(file.first_layer, [*range(500)], file.upper_layers(text))
print(json.dumps([int(net.logit(to_i64(rows), len(rows))) for rows in states]))
"""


@pytest.mark.compiled
@pytest.mark.parametrize("text", ["solo", "solo+premonitions", "duo"])
def test_compiled_it_gives_the_same_logits(run_compiled: Callable[..., str], text: str) -> None:
    """In 16 and 32 bits; many equal features give the largest sums."""
    draw = Random(7)
    states = [[draw.randrange(500) for _ in range(draw.randrange(90))] for _ in range(40)]
    states += [[draw.randrange(500)] * MOST_ACTIVE for _ in range(40)]
    file = SHIPPED_NET.read()
    net = Network(file.first_layer, [*range(500)], file.upper_layers(text), loops=False)
    logits = [int(net.logit(to_i64(rows), len(rows))) for rows in states]
    assert json.loads(run_compiled(SCRIPT, text, json.dumps(states))) == logits


def test_a_chance_grows_with_the_logit_and_calibration_moves_it() -> None:
    net = tiny_net(4)
    nothing: vec[i64] = to_i64([])
    for logit, chance in ((0, 0.5), (UNIT, 1 / (1 + exp(-1))), (-2 * UNIT, 1 / (1 + exp(2)))):
        net.b3 = net.b3 - net.logit(nothing, 0) + logit
        assert net.chance(nothing, 0) / ONE == pytest.approx(chance, abs=1e-4)
    net.calibrate(512, 1024)  # half as steep, one unit up: -2 becomes 0
    assert net.chance(nothing, 0) / ONE == pytest.approx(0.5, abs=1e-4)
    net.b3 += 100 * UNIT
    assert net.chance(nothing, 0) == TABLE[SIGMOID_END]


def test_weights_are_found_by_name_and_unknown_features_have_none() -> None:
    file = NetworkFile(tiny_file({"first": "5", "second": "3"}, 4))
    groups = FeatureGroups()
    groups.add("second", 3)
    groups.add("of an outside module", 2)
    groups.add("first", 3)
    _, row_of = file.network_for(ruleset("solo"), groups)
    assert list(row_of) == [0, 1, -1, -1, -1, 2, -1, 3]


def test_a_file_for_other_rules_is_refused() -> None:
    with pytest.raises(BadNetworkFile, match="begins with"):
        NetworkFile(b"something else altogether")
    with pytest.raises(BadNetworkFile, match=f"rules {RULES_VERSION}, not 1"):
        NetworkFile(tiny_file({}, 0, rules_version=1))
    assert tiny_file({}, 0).startswith(MAGIC)


def test_a_truncated_file_is_refused() -> None:
    """Heads with other sizes than stated, or sizes that can't be played."""
    heads = {name: [SECOND, 0] for name in LAST}
    with pytest.raises(BadNetworkFile, match=r"\d+ bytes of weights, not \d+"):
        NetworkFile(tiny_file({}, 0, heads=heads))
    with pytest.raises(BadNetworkFile, match="an even number: solo has 5"):
        NetworkFile(tiny_file({}, 0, heads={"solo": [5, 0]}))
    with pytest.raises(BadNetworkFile, match="multiple of 4 units, not of 6"):
        NetworkFile(tiny_file({}, 0, width=6))
    NetworkFile(tiny_file({}, 0))


@pytest.mark.parametrize(
    ("text", "heuristic"),
    [
        ("solo+book+glyphs", True),
        ("solo+glyphs", False),
        ("solo+book:hard+glyphs", True),  # not measured: as its pair
        ("solo+book+glyphs+towers", True),
        ("solo+book+glyphs+pouch", True),  # a skin
        ("duo+book+glyphs", False),  # another mode
    ],
)
def test_the_heuristic_plays_where_it_was_better(text: str, heuristic: bool) -> None:
    measured = dict.fromkeys(("solo+book+glyphs", "solo+glyphs"), 0)
    file = NetworkFile(tiny_file({}, 0, measured=measured, heuristic_plays=["solo+book+glyphs"]))
    assert file.leaves_to_heuristic(ruleset(text)) == heuristic


@pytest.mark.parametrize("text", ["solo", "duo", "solo+towers:hard"])
def test_a_skin_changes_nothing(text: str) -> None:
    """§11.8: what the Pouch changes is for the eye alone, so its games are those without it."""
    states = [State(ruleset(words), Rng(7)) for words in (text, f"{text}+pouch")]
    evaluators = [Evaluator(state.rules, SHIPPED_NET.read()) for state in states]
    for state in states:
        state.start()
    compared = 0
    while not states[0].result and compared < 30:
        actions = [
            evaluator.choose(state) for evaluator, state in zip(evaluators, states, strict=True)
        ]
        values = [
            [int(evaluator.values[i]) for i in range(evaluator.n)] for evaluator in evaluators
        ]
        assert actions[0] == actions[1]
        assert values[0] == values[1]
        for state in states:
            state.apply(actions[0])
        compared += 1
    assert compared == 30


def test_sizes_and_rows_are_validated() -> None:
    """Loops over weights don't check again."""
    net = tiny_net(4)
    for row in (-1, 4):
        with pytest.raises(IndexError, match=f"a row below 4, not {row}"):
            net.chance(to_i64([0, row]), 2)
    with pytest.raises(ValueError, match="multiple of 4 and of 2 units, not 6, 2"):
        Network(b"", [], UpperLayers([0] * 6, [0] * 12, [0] * 2, [0] * 2))
    with pytest.raises(ValueError, match=r"\[8, 2, 0, 0\] weights, not \[7, 2, 0, 0\]"):
        Network(b"", [], UpperLayers([0] * 4, [0] * 7, [0] * 2, [0] * 2))


@pytest.mark.parametrize(
    ("layer", "added"),
    [(b"\x01" * 6, 0), (b"\x80\0\x80\x80", 0), (b"", 256), (b"", -256)],
)
def test_a_first_layer_that_does_not_fit_16_bits_is_refused(layer: bytes, added: int) -> None:
    """No whole row, a weight of -128, or more to add than the sum of all rows leaves room for."""
    Network(b"\x01\xff" * 4, [1], UpperLayers([255, -255] * 2, [0] * 8, [0] * 2, [0] * 2))
    with pytest.raises(ValueError, match=r"rows of 4 weights from 1 to 255|no more than 255 added"):
        Network(layer, [], UpperLayers([added] * 4, [0] * 8, [0] * 2, [0] * 2))


def test_the_net_that_is_shipped_is_whole() -> None:
    file = SHIPPED_NET.read()
    assert "--workers" in file.header["training"]["command"]
    assert len(file.header["measured"]) > 50
    assert {*file.header["heuristic_plays"]} <= {*file.header["measured"]}
    assert 0.3 < file.header["calibration"]["solo"][0] / 1024 < 2


def test_it_knows_a_game_that_is_nearly_won() -> None:
    """More Doors are better, all else equal in kind."""
    rules = ruleset("solo")
    evaluator = Evaluator(rules, SHIPPED_NET.read())
    state = State(rules, Rng(1))
    state.start()
    before = evaluator.value(state, 0)
    for code in ("Rd", "Bd", "Gd", "Td", "Rd", "Bd", "Gd"):
        state.move(rules.kind(code), rules.zone_named("bag").at, int(state.doors))
    assert evaluator.value(state, 0) > before


def test_values_come_from_the_transposition_table() -> None:
    """A value from the table equals that of a fresh evaluator."""
    rules = ruleset("solo")
    evaluator = Evaluator(rules, SHIPPED_NET.read())
    state = State(rules, Rng(1))
    state.start()
    values = []
    for _ in range(12):
        state.apply(state.legal()[0])
        values.append(
            (
                int(evaluator.value(state, 0)),
                int(Evaluator(rules, SHIPPED_NET.read()).value(state, 0)),
            )
        )
    assert [one for one, _ in values] == [one for _, one in values]
    assert len({*values}) > 5
    evaluator.network.b3 += 10 * evaluator.network.logit_scale
    assert evaluator.value(state, 0) == values[-1][0]
    state.apply(state.legal()[0])
    assert evaluator.value(state, 0) > ONE - ONE // 100
    assert evaluator.evaluations == 14  # a budget counts table hits as well


def test_a_module_from_outside_needs_no_code_here() -> None:
    """Every zone, counter and step of a ruleset has features, whoever declared it."""
    groups = FeatureGroups()
    rules = ruleset("duo+dreamcatchers+towers+oniverse")
    FeatureEncoder(rules, groups)
    for zone in rules.zones:
        encoded_elsewhere = ("discard", "identified", "identities")
        if zone.cards and not zone.in_deck and zone.name not in encoded_elsewhere:
            own = f"my {zone.family}" if zone.owner >= 0 else zone.name
            assert f"{own}/Rs" in groups.first, zone.name
    for counter, _ in rules.counters:
        assert f"counter/{counter}" in groups.first
    for i in range(1, len(rules.steps)):
        assert f"step 0/{rules.steps[i].name}" in groups.first
