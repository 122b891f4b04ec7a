"""Words of format version 1 that version 2 writes otherwise (docs/format-2.md).

No word of the one means something else in the other, so they are read wherever they stand.
"""

from __future__ import annotations

__all__ = ["OLD_STEPS", "OLD_VERBS", "OLD_ZONES", "renamed_action"]

OLD_STEPS = {
    "burn": "discard-seen",
    "foresee": "reveal-premonitions",
    "hunted": "discard-nightmares",
    "moment": "trigger",
    "omens": "premonitions",
    "wash": "discard-any",
}
OLD_VERBS = {"burn": "discard-seen"}
OLD_ZONES = {"past": "removed"}


def renamed_action(code: str) -> str:
    """`discard-seen:Rk` for `burn:Rk`."""
    verb, colon, argument = code.partition(":")
    return OLD_VERBS.get(verb, verb) + colon + argument
