"""The net in whole numbers, and the file it comes in."""

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
from onirim.players.net.feature_groups import Blocks
from onirim.players.net.features import Encoder
from onirim.players.net.network import (
    BIAS,
    MOST_SUMMED,
    ONE,
    TABLE_END,
    TABLE_STEP,
    Net,
    Rest,
    packed,
)
from onirim.players.net.network_file import MAGIC, SHIPPED_NET, BadNet, NetFile, write_net
from onirim.players.search.evaluator import Mind
from onirim.rules.catalogue import RULES_VERSION, ruleset

WIDTH, SECOND, UNIT = 8, 4, 1000
DEEP, THIRD = 6, 3  # units of the two layers of the deep head
LAST = {"solo+*": -70, "solo+towers": 11, "duo+*": 12}  # what each plain head adds at the end
DEEP_LAST = 50
TABLE = [round(ONE / (1 + exp(-(i - TABLE_END // 2) / TABLE_STEP))) for i in range(TABLE_END + 1)]


def weights(seed: int, n: int, most: int) -> list[int]:
    draw = Random(seed)
    return [draw.randint(-most, most) for _ in range(n)]


def tiny_file(blocks: dict[str, str], rows: int, **more: object) -> bytes:
    """A net of eight units, some heads behind them, that knows the rows of these blocks' bits."""
    header = {
        "rules_version": RULES_VERSION,
        "width": WIDTH,
        "blocks": blocks,
        "heads": {**{name: [SECOND, 0] for name in LAST}, "solo+premonitions": [DEEP, THIRD]},
        "calibration": {},
        "measured": {},
        "heuristic_plays": [],
    } | more
    body = bytes(weight + BIAS for weight in weights(1, rows * WIDTH, 127))
    body += struct.pack(f"<{WIDTH}i", *weights(2, WIDTH, 50))
    body += struct.pack(f"<{TABLE_END + 1}I", *TABLE)
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
    """The same sums without lanes and words."""
    first = weights(1, (max(rows, default=0) + 1) * WIDTH, 127)
    return [
        max(0, bias + sum(first[row * WIDTH + i] for row in rows))
        for i, bias in enumerate(weights(2, WIDTH, 50))
    ]


def layer(heard: list[int], w: list[int], b: list[int]) -> list[int]:
    """Units that hear those of the layer before, by unit of that, then of this."""
    return [
        max(0, bias + sum(one * w[i * len(b) + k] for i, one in enumerate(heard)))
        for k, bias in enumerate(b)
    ]


def weighed(units: list[int], w: list[int], cut: int) -> int:
    return sum((unit >> cut) * one for unit, one in zip(units, w, strict=True))


def plainly(rows: list[int]) -> int:
    """What the plain head of solo says."""
    second = layer(first_layer(rows), weights(3, WIDTH * SECOND, 500), weights(4, SECOND, 900))
    return LAST["solo+*"] + weighed(second, weights(5, SECOND, 90), 8)


def deeply(rows: list[int]) -> int:
    """What the deep head says."""
    second = layer(first_layer(rows), weights(6, WIDTH * DEEP, 127), weights(7, DEEP, 900))
    heard = [unit >> 4 for unit in second]
    third = layer(heard, weights(9, DEEP * THIRD, 500), weights(10, THIRD, 9000))
    said = weighed(heard, weights(8, DEEP, 90), 0) + weighed(third, weights(11, THIRD, 90), 10)
    return DEEP_LAST + said


def tiny_net(rows: int, text: str = "solo") -> Net:
    file = NetFile(tiny_file({"a": f"{(1 << rows) - 1:x}"}, rows))
    blocks = Blocks()
    blocks.block("a", rows)
    return file.net_for(ruleset(text), blocks)[0]


@pytest.mark.parametrize("seed", range(20))
def test_four_units_in_a_word_do_not_disturb_each_other(seed: int) -> None:
    draw = Random(seed)
    rows = [draw.randrange(40) for _ in range(draw.randrange(60))]
    assert tiny_net(40).logit(packed(rows), len(rows)) == plainly(rows)


@pytest.mark.parametrize("seed", range(20))
def test_a_deep_head_has_a_third_layer(seed: int) -> None:
    draw = Random(seed)
    rows = [draw.randrange(40) for _ in range(draw.randrange(60))]
    net = tiny_net(40, "solo+premonitions:5")
    assert net.logit(packed(rows), len(rows)) == deeply(rows)
    assert deeply(rows) != DEEP_LAST  # some unit speaks


@pytest.mark.parametrize(
    ("text", "last"),
    [("solo", -70), ("solo+towers", 11), ("solo+towers:hard", 11), ("duo", 12), ("duo+towers", 12)],
)
def test_common_rulesets_have_layers_of_their_own(text: str, last: int) -> None:
    """A ruleset without a head plays with that of its mode, or with the first."""
    file = NetFile(tiny_file({}, 0))
    assert file.net_for(ruleset(text), Blocks())[0].b3 == last


@pytest.mark.parametrize("text", ["solo", "solo+premonitions", "duo"])
def test_the_interpreter_sums_long_numbers_to_the_same(text: str) -> None:
    """With the weights that are shipped, plain heads and deep ones."""
    file = SHIPPED_NET.read()
    layer, first, rest = file.first_layer, [*range(500)], file.rest_for(text)
    loops, long = (Net(layer, first, rest, by_loops) for by_loops in (True, False))
    draw = Random(5)
    for _ in range(20):
        rows = packed([draw.randrange(500) for _ in range(draw.randrange(90))])
        assert loops.logit(rows, len(rows)) == long.logit(rows, len(rows))


SCRIPT = """
import json, sys
from onirim.players.net.network import Net, packed
from onirim.players.net.network_file import SHIPPED_NET

text, states = sys.argv[1], json.loads(sys.argv[2])
file = SHIPPED_NET.read()
net = Net(file.first_layer, [*range(500)], file.rest_for(text))
print(json.dumps([int(net.logit(packed(rows), len(rows))) for rows in states]))
"""


@pytest.mark.compiled
@pytest.mark.parametrize("text", ["solo", "solo+premonitions", "duo"])
def test_compiled_it_says_the_same(run_compiled: Callable[..., str], text: str) -> None:
    """In 16 and 32 bits; of many equal rows the sums are the largest."""
    draw = Random(7)
    states = [[draw.randrange(500) for _ in range(draw.randrange(90))] for _ in range(40)]
    states += [[draw.randrange(500)] * MOST_SUMMED for _ in range(40)]
    file = SHIPPED_NET.read()
    net = Net(file.first_layer, [*range(500)], file.rest_for(text), loops=False)
    said = [int(net.logit(packed(rows), len(rows))) for rows in states]
    assert json.loads(run_compiled(SCRIPT, text, json.dumps(states))) == said


def test_a_chance_grows_with_the_logit_and_calibration_moves_it() -> None:
    net = tiny_net(4)
    nothing: vec[i64] = packed([])
    for logit, chance in ((0, 0.5), (UNIT, 1 / (1 + exp(-1))), (-2 * UNIT, 1 / (1 + exp(2)))):
        net.b3 = net.b3 - net.logit(nothing, 0) + logit
        assert net.chance(nothing, 0) / ONE == pytest.approx(chance, abs=1e-4)
    net.calibrate(512, 1024)  # half as steep, one unit up: -2 becomes 0
    assert net.chance(nothing, 0) / ONE == pytest.approx(0.5, abs=1e-4)
    net.b3 += 100 * UNIT
    assert net.chance(nothing, 0) == TABLE[TABLE_END]


def test_rows_are_found_by_name_and_what_the_net_has_not_met_counts_as_nothing() -> None:
    file = NetFile(tiny_file({"first": "5", "second": "3"}, 4))
    blocks = Blocks()
    blocks.block("second", 3)
    blocks.block("of an outside module", 2)
    blocks.block("first", 3)
    _, place = file.net_for(ruleset("solo"), blocks)
    assert list(place) == [0, 1, -1, -1, -1, 2, -1, 3]


def test_a_file_says_what_it_is() -> None:
    with pytest.raises(BadNet, match="begins with"):
        NetFile(b"something else altogether")
    with pytest.raises(BadNet, match=f"rules {RULES_VERSION}, not 1"):
        NetFile(tiny_file({}, 0, rules_version=1))
    assert tiny_file({}, 0).startswith(MAGIC)


def test_a_file_that_is_not_whole_is_refused() -> None:
    """Heads that say other sizes than they have, or a size that cannot be played."""
    heads = {name: [SECOND, 0] for name in LAST}
    with pytest.raises(BadNet, match=r"\d+ bytes of weights, not \d+"):
        NetFile(tiny_file({}, 0, heads=heads))
    with pytest.raises(BadNet, match="an even number: solo has 5"):
        NetFile(tiny_file({}, 0, heads={"solo": [5, 0]}))
    with pytest.raises(BadNet, match="multiple of 4 units, not of 6"):
        NetFile(tiny_file({}, 0, width=6))
    NetFile(tiny_file({}, 0))


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
    file = NetFile(tiny_file({}, 0, measured=measured, heuristic_plays=["solo+book+glyphs"]))
    assert file.leaves_to_heuristic(ruleset(text)) == heuristic


@pytest.mark.parametrize("text", ["solo", "duo", "solo+towers:hard"])
def test_a_skin_changes_nothing(text: str) -> None:
    """§11.8: what the Pouch changes is for the eye alone, so its games are those without it."""
    states = [State(ruleset(words), Rng(7)) for words in (text, f"{text}+pouch")]
    minds = [Mind(state.rules, SHIPPED_NET.read()) for state in states]
    for state in states:
        state.start()
    compared = 0
    while not states[0].result and compared < 30:
        actions = [mind.choose(state) for mind, state in zip(minds, states, strict=True)]
        values = [[int(mind.values[i]) for i in range(mind.n)] for mind in minds]
        assert actions[0] == actions[1]
        assert values[0] == values[1]
        for state in states:
            state.apply(actions[0])
        compared += 1
    assert compared == 30


def test_a_net_looks_at_its_sizes_and_rows() -> None:
    """Loops over weights do not look again."""
    net = tiny_net(4)
    for row in (-1, 4):
        with pytest.raises(IndexError, match=f"a row below 4, not {row}"):
            net.chance(packed([0, row]), 2)
    with pytest.raises(ValueError, match="multiple of 4 and of 2 units, not 6, 2"):
        Net(b"", [], Rest([0] * 6, [0] * 12, [0] * 2, [0] * 2))
    with pytest.raises(ValueError, match=r"\[8, 2, 0, 0\] weights, not \[7, 2, 0, 0\]"):
        Net(b"", [], Rest([0] * 4, [0] * 7, [0] * 2, [0] * 2))


@pytest.mark.parametrize(
    ("layer", "added"),
    [(b"\x01" * 6, 0), (b"\x80\0\x80\x80", 0), (b"", 256), (b"", -256)],
)
def test_a_first_layer_that_does_not_fit_16_bits_is_refused(layer: bytes, added: int) -> None:
    """No whole row, a weight of -128, or more to add than the sum of all rows leaves room for."""
    Net(b"\x01\xff" * 4, [1], Rest([255, -255] * 2, [0] * 8, [0] * 2, [0] * 2))
    with pytest.raises(ValueError, match=r"rows of 4 weights from 1 to 255|no more than 255 added"):
        Net(layer, [], Rest([added] * 4, [0] * 8, [0] * 2, [0] * 2))


def test_the_net_that_is_shipped_is_whole() -> None:
    file = SHIPPED_NET.read()
    assert file.header["training"]["command"].startswith("tools/train_mind.py")
    assert len(file.header["measured"]) > 50
    assert {*file.header["heuristic_plays"]} <= {*file.header["measured"]}
    assert 0.3 < file.header["calibration"]["solo"][0] / 1024 < 2


def test_it_knows_a_game_that_is_nearly_won() -> None:
    """More Doors are better, all else equal in kind."""
    rules = ruleset("solo")
    mind = Mind(rules, SHIPPED_NET.read())
    state = State(rules, Rng(1))
    state.start()
    before = mind.value(state, 0)
    for code in ("Rd", "Bd", "Gd", "Td", "Rd", "Bd", "Gd"):
        state.move(rules.kind(code), rules.zone_named("bag").at, int(state.doors))
    assert mind.value(state, 0) > before


def test_what_it_said_of_a_state_is_remembered() -> None:
    """With what was valued before it says the same as without."""
    rules = ruleset("solo")
    mind = Mind(rules, SHIPPED_NET.read())
    state = State(rules, Rng(1))
    state.start()
    values = []
    for _ in range(12):
        state.apply(state.legal()[0])
        values.append(
            (int(mind.value(state, 0)), int(Mind(rules, SHIPPED_NET.read()).value(state, 0)))
        )
    assert [one for one, _ in values] == [one for _, one in values]
    assert len({*values}) > 5
    mind.net.b3 += 10 * mind.net.unit
    assert mind.value(state, 0) == values[-1][0]
    state.apply(state.legal()[0])
    assert mind.value(state, 0) > ONE - ONE // 100
    assert mind.evaluations == 14  # a budget counts what is remembered, too


def test_a_module_from_outside_needs_no_code_here() -> None:
    """Every zone, counter and step of a ruleset has rows, whoever declared them."""
    blocks = Blocks()
    rules = ruleset("duo+dreamcatchers+towers+oniverse")
    Encoder(rules, blocks)
    for zone in rules.zones:
        told_otherwise = ("discard", "identified", "identities")
        if zone.cards and not zone.in_deck and zone.name not in told_otherwise:
            own = f"my {zone.family}" if zone.owner >= 0 else zone.name
            assert f"{own}/Rs" in blocks.first, zone.name
    for counter, _ in rules.counters:
        assert f"counter/{counter}" in blocks.first
    for i in range(1, len(rules.steps)):
        assert f"step 0/{rules.steps[i].name}" in blocks.first
