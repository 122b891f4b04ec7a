"""Named groups of feature indices.

A group is a named range of consecutive feature indices. Its name is made of the codes of cards,
zones, steps and counters: "my hand/Rs" has one feature for each copy. A group therefore means the
same in every ruleset that has it, and weights carry over from one set of rulesets to another.
"""

from __future__ import annotations

from typing import final


@final
class FeatureGroups:
    """Allocates feature indices: the first index and the size of each group."""

    def __init__(self) -> None:
        self.first: dict[str, int] = {}
        self.size: dict[str, int] = {}
        self.n_features: int = 0

    def add(self, name: str, size: int) -> int:
        """Return the first feature index of a group; a new group gets the next free indices."""
        known = self.first.get(name)
        if known is not None:
            return known
        self.first[name] = self.n_features
        self.size[name] = size
        self.n_features += size
        return self.n_features - size
