"""Feature groups of the shipped net: each one is made by some ruleset, under the same name.

The net finds its weights by the names of feature groups, such as `my hand/Rs` or `step 0/act`.
They contain the codes of cards, zones, steps and counters. A name that no ruleset makes any more
costs strength without an error, because its weights are never used: after a rename of a step,
for example, players would only get weaker.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network_file import SHIPPED_NET
from onirim.rules.catalogue import MODES, module_keys, module_words, ruleset

ONE_OF_EACH_FAMILY = (
    "step 0/act",
    "arg 0/look",
    "my hand/Rs",
    "their hand/Rs",
    "deck/Nm",
    "j1",
    "faces/Cy",
    "counter/books",
    "word/towers",
)


def groups_of_all_rulesets() -> dict[str, int]:
    """Every feature group with its size: each module alone, and all of them together.

    Together they put the cards of one module into the zones of another.
    """
    together = "+".join(module_keys())
    groups = FeatureGroups()
    for mode in MODES:
        for text in (mode, *(f"{mode}+{word}" for word in (*module_words(), together))):
            FeatureEncoder(ruleset(text), groups)
    return groups.size


def features_in(mask: str) -> int:
    """How many features a group needs for a hexadecimal mask of those that have weights."""
    return int(mask, 16).bit_length()


def orphans(trained: Mapping[str, str], made: Mapping[str, int]) -> list[str]:
    """Groups of a net that no ruleset makes, or makes with fewer features than it has weights."""
    return [name for name, mask in trained.items() if features_in(mask) > made.get(name, 0)]


def without(name: str, made: Mapping[str, int]) -> dict[str, int]:
    return {other: size for other, size in made.items() if other != name}


@pytest.fixture(scope="module")
def made() -> dict[str, int]:
    return groups_of_all_rulesets()


@pytest.fixture(scope="module")
def trained() -> Mapping[str, str]:
    """The groups in the header of the shipped net, with a mask of the features with weights."""
    groups: Mapping[str, str] = SHIPPED_NET.read().header["blocks"]
    return groups


def test_every_feature_group_of_the_net_is_made_by_some_ruleset(
    trained: Mapping[str, str], made: dict[str, int]
) -> None:
    lost = orphans(trained, made)
    assert not lost, f"{len(lost)} of {len(trained)} feature groups have no ruleset: {lost}"


@pytest.mark.parametrize("name", ONE_OF_EACH_FAMILY)
def test_a_group_that_was_renamed_is_found(
    name: str, trained: Mapping[str, str], made: dict[str, int]
) -> None:
    assert orphans(trained, without(name, made)) == [name]


def test_a_group_that_has_shrunk_is_found(trained: Mapping[str, str], made: dict[str, int]) -> None:
    smaller = features_in(trained["deck/Nm"]) - 1
    assert orphans(trained, made | {"deck/Nm": smaller}) == ["deck/Nm"]
