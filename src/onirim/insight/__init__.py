"""Facts beside the view: powers, threats, progress, prices, and why an action is not legal.

Asked for by front ends only. Nobody who plays or simulates games may: bots choose by what they see.
"""

from __future__ import annotations

from onirim.engine.facts import HeldPower, Part, Progress, Reason, Thing, Threat
from onirim.insight.collecting import insight
from onirim.insight.doors import doors_together
from onirim.insight.explaining import why_not
from onirim.insight.model import NO_INSIGHT, Answer, Insight

__all__ = [
    "NO_INSIGHT",
    "Answer",
    "HeldPower",
    "Insight",
    "Part",
    "Progress",
    "Reason",
    "Thing",
    "Threat",
    "doors_together",
    "insight",
    "why_not",
]
