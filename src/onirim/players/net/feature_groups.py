"""Blocks of rows: what the net can be told, by name.

A block is a named run of rows. Names are made of the codes of cards, zones, steps and counters
("my hand/Rs" has one row for each copy), so a block means the same in every ruleset that has it,
and a net carries over from one set of rulesets to another by name.
"""

from __future__ import annotations

from typing import final


@final
class Blocks:
    """Names of blocks, where their rows begin and how many there are."""

    def __init__(self) -> None:
        self.first: dict[str, int] = {}
        self.size: dict[str, int] = {}
        self.rows: int = 0

    def block(self, name: str, size: int) -> int:
        """The first row of a block, which is added if it is new."""
        known = self.first.get(name)
        if known is not None:
            return known
        self.first[name] = self.rows
        self.size[name] = size
        self.rows += size
        return self.rows - size
