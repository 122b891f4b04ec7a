"""Thinking about shown sets: how likely a card is on a place of one, and a deal at random."""

from __future__ import annotations

from onirim.shown_sets.deal import deal_shown_sets
from onirim.shown_sets.pool import pool_of_view

__all__ = ["deal_shown_sets", "pool_of_view"]
