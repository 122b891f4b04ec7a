"""Thinking about shown sets: how likely a card is on a place of one, and a deal at random."""

from __future__ import annotations

from onirim.shown_sets.deal import deal_shown_sets
from onirim.shown_sets.odds import odds_in_pool, odds_in_set

__all__ = ["deal_shown_sets", "odds_in_pool", "odds_in_set"]
